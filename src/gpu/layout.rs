//! The inputs of kernels: values in the layout of `curve/layout.rs`, and the limits of a device.

use std::mem::size_of_val;

use ark_ff::Field;

use crate::curve::CurveParams;
pub(crate) use crate::curve::layout::*;
use crate::plan::{DeviceLimits, GpuModel};
use crate::scalars::Scalars;

/// The properties that a plan needs: properties of the device, and properties of the group. `free` is the free memory
/// of the device. The function rounds this number.
pub(crate) fn limits<P: CurveParams>(hardware: GpuModel, limit: Option<u64>, free: u64) -> DeviceLimits {
    let degree = P::BaseField::extension_degree();
    let (affine_bytes, scalar_bytes) = (affine_bytes::<P>(), scalar_bytes::<P>());
    DeviceLimits { hardware, limit, free, affine_bytes, scalar_bytes, degree }.rounded()
}

/// The bytes of scalars, and true if the scalars are in Montgomery form.
pub(crate) fn scalars_as_bytes<'a, P: CurveParams>(scalars: Scalars<'a, P>) -> (&'a [u8], bool) {
    let (start, bytes, montgomery) = match scalars {
        Scalars::Field(scalars) => (scalars.as_ptr().cast(), size_of_val(scalars), true),
        Scalars::Integer(scalars, _) => (scalars.as_ptr().cast(), size_of_val(scalars), false),
    };
    // SAFETY: the memory belongs to one slice. A scalar field element of a sealed `Curve`, and a `BigInt`, is an array
    // of limbs. So the memory is initialised and has no padding.
    (unsafe { std::slice::from_raw_parts(start, bytes) }, montgomery)
}
