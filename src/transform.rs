//! The definition and the constants of number-theoretic transforms, independent of the engine.

use ark_ff::{FftField, Field, PrimeField};

use crate::types::{CpuArithmetic, EvaluationOrder};

/// The direction of a transform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    /// From coefficients to evaluations.
    Forward,
    /// From evaluations to coefficients.
    Inverse,
}

/// A transform of vectors of one size.
#[derive(Clone, Copy, Debug)]
pub struct Transform<F> {
    /// The base-2 logarithm of the size.
    pub(crate) log_size: u32,
    pub(crate) direction: Direction,
    /// The order of the evaluations. Coefficients have the natural order.
    pub(crate) order: EvaluationOrder,
    /// The offset g of the coset g·H, and g⁻¹. `None` for the subgroup H.
    pub(crate) offset: Option<(F, F)>,
    /// The fastest instructions that the CPU may use.
    pub(crate) arithmetic: CpuArithmetic,
}

/// The basis of the polynomial h = (a·b − c)/(Xⁿ − 1) in a key of Groth16.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HBasis {
    /// The bases belong to the powers of τ, and the scalars are the coefficients of h.
    Powers,
    /// The bases belong to the polynomials L/(Xⁿ − 1), where L is a Lagrange polynomial of a coset. The scalars are the
    /// values of a·b − c on the coset.
    Coset,
}

/// The computation of the scalars of Groth16's sum over the key's points for h. The inputs are the values of a, b and c
/// on the domain of n = 2^`log_size` elements.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quotient<F> {
    pub(crate) log_size: u32,
    /// The offset g of the coset g·H on which a·b is computed. `offset_inverse` is g⁻¹.
    pub(crate) offset: F,
    pub(crate) offset_inverse: F,
    pub(crate) basis: HBasis,
}

impl<F: FftField> Quotient<F> {
    /// Returns 1/(gⁿ − 1). On the coset, Xⁿ − 1 has the value gⁿ − 1.
    pub(crate) fn divisor_inverse(&self) -> F {
        (self.offset.pow([1 << self.log_size]) - F::ONE).inverse().unwrap_or_default()
    }
}

/// Returns the root of unity of order 2^`log_order`, or the inverse of this root for inverse transforms.
#[expect(clippy::expect_used, reason = "the size of a domain is checked when it is made")]
pub(crate) fn root<F: FftField>(log_order: u32, direction: Direction) -> F {
    let root = F::get_root_of_unity(1 << log_order).expect("the field has this root of unity");
    match direction {
        Direction::Forward => root,
        Direction::Inverse => root.inverse().expect("a root of unity is not 0"),
    }
}

/// Returns the powers of g with the exponents 0 to `count` − 1.
pub(crate) fn powers<F: Field>(g: F, count: usize) -> Vec<F> {
    let mut power = F::ONE;
    let mut powers = Vec::with_capacity(count);
    for _ in 0..count {
        powers.push(power);
        power *= g;
    }
    powers
}

/// Returns 1/2^`log_size`. The field must have a root of unity of order 2^`log_size`, so 2^`log_size` divides p − 1 for
/// the modulus p. In the field, p − 1 is −1. So the integer (p − 1)/2^`log_size` is −1/2^`log_size` in the field.
pub(crate) fn size_inverse<F: PrimeField>(log_size: u32) -> F {
    match log_size.checked_sub(1) {
        None => F::ONE,
        Some(shift) => -F::from(F::MODULUS_MINUS_ONE_DIV_TWO >> shift),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_the_inverse<F: PrimeField>() {
        for log_size in 0..=F::TWO_ADICITY {
            assert_eq!(size_inverse::<F>(log_size) * F::from(2u64).pow([log_size.into()]), F::ONE, "2^{log_size}");
        }
    }

    include!(concat!(env!("OUT_DIR"), "/every_field.rs"));

    #[test]
    fn the_inverse_times_the_size_is_one() {
        macro_rules! check {
            ($field:ty) => {
                is_the_inverse::<$field>();
            };
        }
        every_field!(check);
    }
}
