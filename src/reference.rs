//! Simple reference implementations. The tests compare all faster code with these implementations. The reference
//! implementations are never optimised.

use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ff::{AdditiveGroup, BigInteger, PrimeField, Zero};

/// The sum Σ kᵢ·Pᵢ by double-and-add, one scalar at a time, for integers kᵢ of any width.
///
/// If there are more bases than scalars, or more scalars than bases, the surplus is ignored.
pub fn naive_msm<P: SWCurveConfig>(
    bases: &[Affine<P>],
    scalars: impl IntoIterator<Item = impl BigInteger>,
) -> Projective<P> {
    let mut sum = Projective::zero();
    for (base, scalar) in bases.iter().zip(scalars) {
        let mut product = Projective::<P>::zero();
        for bit in scalar.to_bits_be() {
            product.double_in_place();
            if bit {
                product += base;
            }
        }
        sum += product;
    }
    sum
}

/// Pippenger's bucket method with unsigned digits, in the form of textbooks:
///
/// 1. Cut each scalar into windows of `window_bits` bits.
/// 2. In each window, add every point to the bucket of its digit.
/// 3. In each window, compute the weighted sum Σ t·Bₜ of the buckets by running sums, from the highest bucket to the
///    lowest. Here Bₜ is the sum of the bucket of digit t.
/// 4. Combine the windows by Horner's rule, with `window_bits` doublings between two windows.
#[expect(clippy::indexing_slicing, reason = "each nonzero digit has a bucket")]
pub fn textbook_pippenger<P: SWCurveConfig>(
    bases: &[Affine<P>],
    scalars: &[P::ScalarField],
    window_bits: usize,
) -> Projective<P> {
    let scalars: Vec<_> = scalars.iter().map(|scalar| scalar.into_bigint()).collect();
    let windows = (P::ScalarField::MODULUS_BIT_SIZE as usize).div_ceil(window_bits);
    let mut result = Projective::zero();
    for window in (0..windows).rev() {
        for _ in 0..window_bits {
            result.double_in_place();
        }
        let mut buckets = vec![Projective::<P>::zero(); (1 << window_bits) - 1];
        for (base, scalar) in bases.iter().zip(&scalars) {
            let bits = (0..window_bits).rev().map(|bit| scalar.get_bit(window * window_bits + bit));
            let digit = bits.fold(0, |digit, bit| 2 * digit + usize::from(bit));
            if digit > 0 {
                buckets[digit - 1] += base;
            }
        }
        let mut running = Projective::zero();
        for bucket in buckets.iter().rev() {
            running += bucket;
            result += running;
        }
    }
    result
}
