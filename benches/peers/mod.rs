//! Peers are other libraries that run in this process. Each peer takes inputs in arkworks' types, and returns results
//! in arkworks' types. Without the feature `peers`, no curve has a peer.

use ark_ec::short_weierstrass::Affine;
use cumsm::Curve;

#[cfg(feature = "peers")]
mod libraries;
#[cfg(feature = "peers")]
pub(crate) use libraries::{Bn254G1, Bn254G2, G1, G2};
#[cfg(all(feature = "peers", feature = "all-curves"))]
pub(crate) use libraries::{Grumpkin, Pallas, PallasOfPastaMsm, Vesta, VestaOfPastaMsm};

/// Without the feature `peers`, there is no peer for G1 of BLS12-381.
#[cfg(not(feature = "peers"))]
pub(crate) type G1 = NoPeer;
/// Without the feature `peers`, there is no peer for G2 of BLS12-381.
#[cfg(not(feature = "peers"))]
pub(crate) type G2 = NoPeer;

/// One MSM that a peer computes. A value of this type holds the input in the peer's form.
pub(crate) trait Peer<P: Curve>: Sized {
    /// The name of the library.
    const NAME: &'static str;
    /// Converts the input to the peer's form. The conversion is not measured. Returns `None` if no peer supports the
    /// curve, or if the input is empty and the peer does not accept an empty input.
    fn prepare(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Option<Self>;
    /// Computes Σ kᵢ·Pᵢ.
    fn compute(&self) -> Affine<P>;
}

/// A placeholder for curves that no peer supports.
pub(crate) struct NoPeer;

impl<P: Curve> Peer<P> for NoPeer {
    const NAME: &'static str = "no peer";

    fn prepare(_: &[Affine<P>], _: &[P::ScalarField]) -> Option<Self> {
        None
    }

    fn compute(&self) -> Affine<P> {
        Affine::identity()
    }
}
