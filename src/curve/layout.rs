//! The layout of points and scalars in memory. Arkworks values are read and written as bytes. No conversion is
//! necessary, for two reasons:
//!
//! - In arkworks and in kernels, elements are in Montgomery form with R = 2^(64N), where N is the number of 64-bit
//!   limbs.
//! - A little-endian 64-bit limb is two little-endian 32-bit limbs.

use std::mem::{offset_of, size_of, size_of_val};

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, Field, Zero};

use super::{CurveParams, TwistedEdwards};
use crate::error::MsmError;
use crate::memory::pages;

/// Bytes of one affine point.
pub(crate) const fn affine_bytes<P: CurveParams>() -> u64 {
    size_of::<Affine<P>>() as u64
}

/// Bytes of one scalar.
pub(crate) const fn scalar_bytes<P: CurveParams>() -> u64 {
    size_of::<P::ScalarField>() as u64
}

/// The bytes of affine points: x, then y. The identity is all zeros.
pub(crate) fn affine_as_bytes<P: CurveParams>(points: &[Affine<P>]) -> &[u8] {
    const { assert_affine_layout::<P>() };
    // SAFETY: the memory is initialised and has no padding. `CurveParams` is sealed. An element of the base field is an
    // array of limbs or, for an extension, two arrays of limbs. Two elements fill the point, as asserted above.
    unsafe { std::slice::from_raw_parts(points.as_ptr().cast(), size_of_val(points)) }
}

/// The bytes of affine points, for writing. The layout is the same as in [`affine_as_bytes`].
pub(crate) fn affine_as_bytes_mut<P: CurveParams>(points: &mut [Affine<P>]) -> &mut [u8] {
    const { assert_affine_layout::<P>() };
    // SAFETY: the reasons are the same as in `affine_as_bytes`, and the borrow is exclusive. Every bit pattern of limbs
    // is valid, and kernels write reduced values.
    unsafe { std::slice::from_raw_parts_mut(points.as_mut_ptr().cast(), size_of_val(points)) }
}

/// Returns a vector of `n` identities. The memory of the vector has not been written yet (see [`pages::zeros`]).
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
pub(crate) fn identities<P: CurveParams>(n: usize, purpose: &'static str) -> Result<Vec<Affine<P>>, MsmError> {
    const { assert_affine_layout::<P>() };
    // SAFETY: a point consists of limbs only, as in `affine_as_bytes`. An element whose limbs are all zero is 0.
    unsafe { pages::zeroed(n, purpose) }
}

/// The bytes of bases in twisted Edwards form, for writing. A base is (y − x, y + x, 2dxy).
pub(crate) fn prepared_as_bytes_mut<P: CurveParams>(points: &mut [[P::BaseField; 3]]) -> &mut [u8] {
    const { assert_affine_layout::<P>() };
    // SAFETY: the reasons are the same as in `affine_as_bytes_mut`. The memory holds only field elements.
    unsafe { std::slice::from_raw_parts_mut(points.as_mut_ptr().cast(), size_of_val(points)) }
}

/// Asserts that points have the layout that kernels read.
const fn assert_affine_layout<P: CurveParams>() {
    const {
        assert!(
            cfg!(target_endian = "little"),
            "the machine must be little-endian, because kernels read little-endian limbs"
        )
    };
    let element = size_of::<<P::BaseField as Field>::BasePrimeField>();
    assert!(
        size_of::<P::BaseField>() % element == 0,
        "an element of an extension must consist of elements of the prime field"
    );
    assert!(size_of::<Affine<P>>() == 2 * size_of::<P::BaseField>(), "a point must consist of x and y, without a flag");
    assert!(offset_of!(Affine<P>, x) == 0);
    assert!(offset_of!(Affine<P>, y) == size_of::<P::BaseField>());
}

/// Reads an XYZZ point (x = X/ZZ, y = Y/ZZZ) from the bytes that a kernel wrote.
///
/// With ZZ = z² and ZZZ = z³, the point has the Jacobian coordinates (X·ZZ² : Y·ZZZ² : ZZZ).
pub(crate) fn xyzz_from_bytes<P: CurveParams>(bytes: &[u8]) -> Projective<P> {
    let [x, y, zz, zzz] = coordinates_from_bytes::<P>(bytes);
    if zz.is_zero() {
        return Projective::zero();
    }
    Projective::new_unchecked(x * zz.square(), y * zzz.square(), zzz)
}

/// Reads a point in extended twisted Edwards coordinates from the bytes that a kernel wrote.
pub(crate) fn edwards_from_bytes<P: CurveParams>(form: &TwistedEdwards<P::BaseField>, bytes: &[u8]) -> Projective<P> {
    let [x, y, z, _] = coordinates_from_bytes::<P>(bytes);
    form.to_weierstrass(x, y, z)
}

/// Reads the four coordinates of a point from the bytes that a kernel wrote.
fn coordinates_from_bytes<P: CurveParams>(bytes: &[u8]) -> [P::BaseField; 4] {
    let mut coordinates = [P::BaseField::ZERO; 4];
    assert_eq!(bytes.len(), size_of_val(&coordinates));
    // SAFETY: both memory regions have `bytes.len()` bytes and do not overlap. `CurveParams` is sealed, and an element
    // of the base field consists of limbs only. Every bit pattern of limbs is valid, and kernels write reduced values.
    unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), coordinates.as_mut_ptr().cast::<u8>(), bytes.len()) };
    coordinates
}
