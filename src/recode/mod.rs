//! Recoding: a scalar becomes digits, one for each window.
//!
//! The CPU engine runs the functions of this folder. The functions also specify the kernels in
//! `cuda/stages/recode_*.cuh`. Tests compare the kernels with the functions of this folder.

mod even;
mod gls;
mod gls_lattice;
mod glv;
mod lattice;
mod precomputation;
mod signed;
mod windows;

use ark_ff::BigInt;

pub(crate) use even::value_ranges;
pub use even::{DigitForm, EvenWindows};
pub use gls::Gls;
pub use gls_lattice::GlsLattice;
pub use glv::Glv;
pub use lattice::GlvLattice;
pub use precomputation::Precomputation;
pub use signed::{MAX_WINDOW, MIN_WINDOW, SignedWindows};
pub(crate) use signed::{significant_bits, significant_limbs};
pub use windows::{Digit, Recoding, Windows};

/// The product k·reciprocal, little-endian, for k of at most 6 limbs and a reciprocal of at most 4 limbs. The
/// reciprocal is about 2^s divided by a constant, where s is a multiple of 64. So the product, divided by 2^s,
/// approximates k divided by the constant.
#[inline(always)]
fn wide_product<const N: usize>(k: &[u64], reciprocal: &[u64; N]) -> [u64; 10] {
    let mut product = [0; 10];
    for (i, &limb) in k.iter().enumerate() {
        let mut carry = 0;
        for (j, &factor) in reciprocal.iter().enumerate() {
            let sum = u128::from(limb) * u128::from(factor) + u128::from(product[i + j]) + carry;
            product[i + j] = sum as u64;
            carry = sum >> 64;
        }
        product[i + N] = carry as u64;
    }
    product
}

/// A component of a scalar after the split by an endomorphism.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GlvComponent {
    /// True if the component is below zero.
    pub negative: bool,
    /// The absolute value of the component. The components on BW6-761 are the longest, with 189 bits.
    pub magnitude: BigInt<3>,
}

impl GlvComponent {
    /// Makes a component from its sign and its magnitude.
    pub const fn new(negative: bool, magnitude: u128) -> Self {
        Self { negative, magnitude: wide(magnitude) }
    }
}

/// The limbs of a number, little-endian.
pub(crate) const fn limbs(number: u128) -> [u64; 2] {
    [number as u64, (number >> 64) as u64]
}

/// The number as an integer of three limbs.
pub(crate) const fn wide(number: u128) -> BigInt<3> {
    let [low, high] = limbs(number);
    BigInt([low, high, 0])
}

impl From<i128> for GlvComponent {
    fn from(value: i128) -> Self {
        Self::new(value < 0, value.unsigned_abs())
    }
}
