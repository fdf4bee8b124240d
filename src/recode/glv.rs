//! The split of a scalar by an endomorphism (Gallant, Lambert, Vanstone), for G1 of BLS12 and BLS24 curves.

use ark_ff::BigInt;

use super::{GlvComponent, wide, wide_product};

/// Splits k into k₁ + λ·k₂ modulo the group's order r. Each component is about half as long as r.
///
/// On BLS12 and BLS24 curves, λ = −D and r = D(D − 1) + 1. Let z be the curve's parameter. Then D = z² on BLS12 curves,
/// and D = z⁴ on BLS24 curves.
///
/// - One division gives q and k₁ with k = qD + k₁. The second component is k₂ = −q.
/// - The pair (−1, D − 1) may be added to the components, because the pair stands for zero: −1 + λ(D − 1) = −r.
///
/// The split is correct only for points in the subgroup of order r. In the subgroup of order r, the endomorphism is
/// multiplication by λ.
#[derive(Clone, Copy, Debug)]
pub struct Glv {
    divisor: u128,
    /// The reciprocal ⌊2^256 / D⌋, little-endian.
    reciprocal: [u64; 3],
}

impl Glv {
    /// Makes the split for D = −λ. `divisor` is D.
    ///
    /// # Panics
    ///
    /// Panics if D is 2^64 or less, because its reciprocal would not fit in three limbs.
    pub const fn new(divisor: u128) -> Self {
        assert!(divisor >> 64 > 0 && divisor != 1 << 64, "the divisor must be above 2^64");
        // Long division of 2^256, bit by bit. The quotient is below 2^192, because D is above 2^64.
        let mut reciprocal = [0; 3];
        let mut rest = 0u128;
        let mut bit = 257;
        while bit > 0 {
            bit -= 1;
            let carry = rest >> 127 == 1;
            rest = rest << 1 | (bit == 256) as u128;
            if carry || rest >= divisor {
                rest = rest.wrapping_sub(divisor);
                reciprocal[bit / 64] |= 1 << (bit % 64);
            }
        }
        Self { divisor, reciprocal }
    }

    /// The greatest magnitude of a component.
    pub const fn maximum(&self) -> BigInt<3> {
        wide(self.divisor / 2 + 1)
    }

    /// The components k₁ and k₂ of a scalar below r. The scalar is given as four little-endian limbs.
    ///
    /// 1. Divide: q = ⌊k·⌊2^256/D⌋ / 2^256⌋. Let ε = r/2^256, which is below 1. The inner floor lowers the argument of
    ///    the outer floor by less than ε. So q is ⌊k/D⌋ or ⌊k/D⌋ − 1. Because q is above k/D − 1 − ε, the remainder is
    ///    below (1 + ε)·D, which fits in 128 bits.
    /// 2. Correct q to an integer nearest to k/D, so that |k₁| ≤ D/2.
    /// 3. If q > D/2, add (−1, D − 1).
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 2] {
        let mut scalar = [0; 4];
        scalar.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);
        let product = wide_product(&scalar, &self.reciprocal);
        let joined = |low: u64, high: u64| u128::from(high) << 64 | u128::from(low);
        let mut quotient = joined(product[4], product[5]);
        let mut rest = joined(scalar[0], scalar[1]).wrapping_sub(quotient.wrapping_mul(self.divisor));
        if rest >= self.divisor {
            rest -= self.divisor;
            quotient += 1;
        }

        let half = self.divisor / 2;
        // The first component, as its sign and its magnitude.
        let mut first = (false, rest);
        if rest > half {
            first = (true, self.divisor - rest);
            quotient += 1;
        }

        let mut second = (true, quotient);
        if quotient > half {
            first = match first {
                (false, magnitude @ 1..) => (false, magnitude - 1),
                (_, magnitude) => (true, magnitude + 1),
            };
            let (magnitude, negative) = (self.divisor - 1).overflowing_sub(quotient);
            second = (negative, if negative { magnitude.wrapping_neg() } else { magnitude });
        }
        [first, second].map(|(negative, magnitude)| GlvComponent::new(negative, magnitude))
    }
}
