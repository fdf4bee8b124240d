//! Converts values to bytes for kernels, in the layout of `curve/layout.rs`. Also describes a device's limits for the
//! planner.

use std::mem::size_of_val;

use ark_ff::Field;

pub(crate) use crate::curve::layout::*;
use crate::curve::{CurveParams, MatrixField};
use crate::plan::{DeviceLimits, GpuModel};
use crate::scalars::Scalars;

/// The properties of the device and of the group that a plan needs. `free` is the free memory of the device in bytes.
/// In the result, `free` is rounded (see [`DeviceLimits::rounded`]).
pub(crate) fn limits<P: CurveParams>(hardware: GpuModel, limit: Option<u64>, free: u64) -> DeviceLimits {
    let degree = P::BaseField::extension_degree();
    let (affine_bytes, scalar_bytes) = (affine_bytes::<P>(), scalar_bytes::<P>());
    DeviceLimits { hardware, limit, free, affine_bytes, scalar_bytes, degree }.rounded()
}

/// Returns the bytes of scalars, and a flag. The flag is true if the scalars are in Montgomery form.
pub(crate) fn scalars_as_bytes<'a, P: CurveParams>(scalars: Scalars<'a, P>) -> (&'a [u8], bool) {
    let (start, bytes, montgomery) = match scalars {
        Scalars::Field(scalars) => (scalars.as_ptr().cast(), size_of_val(scalars), true),
        Scalars::Integer(scalars, _) => (scalars.as_ptr().cast(), size_of_val(scalars), false),
    };
    // SAFETY: the memory belongs to one slice. A scalar field element of a sealed `Curve` is an array of limbs, and so
    // is a `BigInt`. So the memory is initialised and has no padding.
    (unsafe { std::slice::from_raw_parts(start, bytes) }, montgomery)
}

/// The bytes of field elements, in Montgomery form.
pub(crate) fn elements_as_bytes<F: MatrixField>(elements: &[F]) -> &[u8] {
    // SAFETY: the memory belongs to one slice. `MatrixField` is sealed: only prime fields whose elements are arrays of
    // limbs implement it. So the memory is initialised and has no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

/// The bytes of field elements, in Montgomery form, as a slice that the caller can write.
pub(crate) fn elements_as_bytes_mut<F: MatrixField>(elements: &mut [F]) -> &mut [u8] {
    // SAFETY: the reasons are the same as in `elements_as_bytes`, and the borrow is exclusive. Every bit pattern of
    // limbs is valid, and kernels write reduced values.
    unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) }
}
