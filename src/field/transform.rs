//! Lanes (field elements side by side) for number-theoretic transforms. A transform only adds, subtracts, and
//! multiplies by constants that are known in advance. So the bounds of values in a transform differ from the bounds of
//! values in sums of points. Because of the different bounds, transforms have their own lanes.
//!
//! This file chooses the lanes for each number of limbs. `transform/lanes.rs` has the traits.

use ark_ff::{Fp, MontBackend, MontConfig};

pub(crate) mod lanes;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(in crate::field) mod measure;

pub(crate) use lanes::{OneLane, TransformField, TransformLanes};

impl<C: MontConfig<4>> TransformField for Fp<MontBackend<C, 4>, 4> {
    #[cfg(target_arch = "x86_64")]
    type TransformIfma = super::ifma::TransformIfma<C>;
    #[cfg(not(target_arch = "x86_64"))]
    type TransformIfma = OneLane<Self>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type TransformFma = super::fma::TransformFma<C>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type TransformFma = OneLane<Self>;
}

impl<C: MontConfig<6>> TransformField for Fp<MontBackend<C, 6>, 6> {
    type TransformIfma = OneLane<Self>;
    type TransformFma = OneLane<Self>;
}

impl<C: MontConfig<12>> TransformField for Fp<MontBackend<C, 12>, 12> {
    type TransformIfma = OneLane<Self>;
    type TransformFma = OneLane<Self>;
}

#[cfg(test)]
pub(crate) mod checked;
#[cfg(test)]
mod tests;
