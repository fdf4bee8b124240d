//! The split of a scalar by an endomorphism (Galbraith, Lin, Scott), for G2 of BLS12 curves.

use ark_ff::BigInt;

use super::GlvComponent;

/// Splits k into k₀ + λ·k₁ + λ²·k₂ + λ³·k₃ modulo the group's order r. Each component is about a quarter as long as r.
///
/// On BLS12 curves, λ is the curve's parameter z, and r = z⁴ − z² + 1. Let x = |z|.
///
/// - The components are the digits of k in base x, between −x/2 and x/2. There are four digits and a carry.
/// - The carry has the value x⁴ ≡ x² − 1 modulo r.
/// - If z < 0, the components k₁ and k₃ are negated, because they belong to odd powers of λ.
/// - |k₀| and |k₂| are at most ⌊x/2⌋ + 1. |k₁| and |k₃| are at most ⌊x/2⌋.
///
/// The split is correct only for points in the subgroup of order r. In the subgroup of order r, the endomorphism is
/// multiplication by λ.
#[derive(Clone, Copy, Debug)]
pub struct Gls {
    /// The base x of the digits.
    base: u64,
    /// The reciprocal ⌊(2^128 − 1)/x⌋ − 2^64 of the base.
    reciprocal: u64,
    /// True if z < 0.
    negative: bool,
}

impl Gls {
    /// The split for the curve's parameter z. `base` is x = |z|, and `negative` is true if z is below zero.
    ///
    /// # Panics
    ///
    /// Panics if x is below 2^63, because the reciprocal needs the top bit.
    pub const fn new(base: u64, negative: bool) -> Self {
        assert!(base >> 63 == 1, "the base must be 2^63 or more");
        Self { base, reciprocal: (u128::MAX / base as u128) as u64, negative }
    }

    /// The greatest magnitude of a component.
    pub const fn maximum(&self) -> BigInt<3> {
        BigInt([self.base / 2 + 1, 0, 0])
    }

    /// The components k₀, k₁, k₂ and k₃ of a scalar below r. The scalar is given as four little-endian limbs.
    ///
    /// 1. Compute the digits of k in base x, between 0 and x − 1, by long division. There are four digits, because k is
    ///    below x⁴. The dividend of digit i is below x^(4−i), so the dividend's top limb is below x.
    /// 2. Subtract x from each digit above x/2, and add 1 to the next digit. All digits are then between −x/2 and x/2.
    /// 3. The carry of the highest digit has the value x⁴. Replace x⁴ by x² − 1, which is congruent to x⁴ modulo r.
    /// 4. If z < 0, negate the digits of the odd powers of x.
    ///
    /// Digits between −x/2 and x/2 are unique. Two facts follow for k ≤ x/2:
    ///
    /// - For the scalar k, k₀ = k, and the other components are zero.
    /// - The scalar r − k = x⁴ − x² − (k − 1) has the digits 1 − k, 0, −1, 0 and a carry. After step 3, k₀ = −k, and
    ///   the other components are zero.
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 4] {
        let mut rest = [0; 4];
        rest.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);

        // Step 1: compute the digits in base x.
        let mut digits = [0; 4];
        for (digit, top) in digits.iter_mut().zip((0..4).rev()) {
            *digit = rest[top];
            for limb in rest[..top].iter_mut().rev() {
                (*limb, *digit) = self.divide(*digit, *limb);
            }
        }

        // Step 2: move the digits to the range from −x/2 to x/2.
        let mut carry = false;
        let mut parts = digits.map(|digit| {
            let digit = u128::from(digit) + u128::from(carry);
            carry = digit > u128::from(self.base / 2);
            digit as i128 - if carry { i128::from(self.base) } else { 0 }
        });

        // Step 3 replaces the carry, and step 4 changes the signs.
        parts[0] -= i128::from(carry);
        parts[2] += i128::from(carry);
        if self.negative {
            parts[1] = -parts[1];
            parts[3] = -parts[3];
        }
        parts.map(GlvComponent::from)
    }

    /// The quotient and remainder of high·2^64 + low divided by x, for high < x (Möller, Granlund: "Improved division
    /// by invariant integers", algorithm 4).
    #[inline(always)]
    fn divide(&self, high: u64, low: u64) -> (u64, u64) {
        let dividend = u128::from(high) << 64 | u128::from(low);
        let estimate = (u128::from(self.reciprocal) * u128::from(high)).wrapping_add(dividend);
        let mut quotient = ((estimate >> 64) as u64).wrapping_add(1);
        let mut rest = low.wrapping_sub(quotient.wrapping_mul(self.base));
        if rest > estimate as u64 {
            quotient = quotient.wrapping_sub(1);
            rest = rest.wrapping_add(self.base);
        }
        if rest >= self.base {
            quotient = quotient.wrapping_add(1);
            rest = rest.wrapping_sub(self.base);
        }
        (quotient, rest)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Reduces `rest` modulo `base`. Then checks that `quotient`·`base` + `rest`, divided by `base`, gives `quotient`
    /// and the remainder `rest`.
    fn divides(base: u64, quotient: u64, rest: u64) {
        let rest = rest % base;
        let dividend = u128::from(quotient) * u128::from(base) + u128::from(rest);
        let found = Gls::new(base, false).divide((dividend >> 64) as u64, dividend as u64);
        assert_eq!(found, (quotient, rest), "{dividend} / {base}");
    }

    #[test]
    fn division_at_the_edges() {
        for base in [1 << 63, (1 << 63) + 1, 0x8508_c000_0000_0001, 0xd201_0000_0001_0000, u64::MAX - 1, u64::MAX] {
            let powers = (0..64).map(|bit| 1u64 << bit).chain([base / 2, base]);
            let quotients = powers.flat_map(|power| [power - 1, power, !power, !(power - 1)]);
            for quotient in quotients {
                for rest in [0, 1, 2, base / 2, base - 2, base - 1] {
                    divides(base, quotient, rest);
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(4096))]

        #[test]
        fn division(base in 1u64 << 63.., quotient: u64, rest: u64) {
            divides(base, quotient, rest);
            divides(base, quotient, 0);
        }
    }
}
