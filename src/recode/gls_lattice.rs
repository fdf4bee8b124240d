//! The split of a scalar by an endomorphism (Galbraith, Scott), for G2 of BN curves.

use std::num::Wrapping;

use ark_ff::BigInt;

use super::lattice::{norm, shifted_quotient};
use super::{GlvComponent, limbs, wide, wide_product};

/// Splits k into k₀ + λ·k₁ + λ²·k₂ + λ³·k₃ modulo the group's order r. Each component is about a quarter as long as r.
///
/// On BN curves, λ = 6u² with the curve's parameter u, and λ⁴ − λ² + 1 ≡ 0 modulo r. Let ζ be a root of X⁴ − X² + 1, so
/// ζ⁴ = ζ² − 1. The components are the coefficients of an element of `Z[ζ]`. The map ζ ↦ λ takes the element to k
/// modulo r. Let
///
/// ```text
/// v = (u + 1) + u·ζ + u·ζ² − 2u·ζ³ = u·s + 1    for s = 1 + ζ + ζ² − 2ζ³
/// ```
///
/// The map takes an element to zero modulo r exactly if the element is a multiple of v, because the norm of v is r. The
/// components are the coefficients of the remainder of k after division by v:
///
/// ```text
/// r/v = (6u³ + 6u² + 4u + 1) + (6u³ − u)·ζ + (6u³ + 6u² + 2u)·ζ³ − (6u³ + 6u² + u)·ζ⁴
/// c = k/v = k·(r/v)/r, its coefficients at 1, ζ, ζ³ and ζ⁴ rounded to the nearest integers
/// k − c·v = k − u·c·s − c
/// ```
///
/// The method is Babai's rounding for the basis v, ζv, ζ³v, ζ⁴v. The split is correct only for points in the subgroup
/// of order r. In the subgroup of order r, the endomorphism is multiplication by λ.
#[derive(Clone, Copy, Debug)]
pub struct GlsLattice {
    u: u64,
    /// The reciprocals ⌊2^320·|n|/r⌋ for the coefficients n of r/v, little-endian.
    reciprocals: [[u64; 4]; 4],
}

impl GlsLattice {
    /// The split for the parameter u.
    ///
    /// # Panics
    ///
    /// Panics if u is below 6·2^59 or at least 10·2^59, because the bounds on quotients and components hold only for r
    /// of about 254 bits.
    pub const fn of_bn(u: u64) -> Self {
        assert!(u >> 59 >= 6 && u >> 59 < 10, "r must have about 254 bits, because the bounds are for this length");
        let square = 6 * u as u128 * u as u128;
        let r = norm(&limbs(square + 2 * u as u128), &limbs(2 * u as u128 + 1)); // A and B as in the split for G1
        let u6 = 6 * u as u128;
        let reciprocals = [
            shifted_quotient(320, &product_plus(square + u6 + 4, u, 1), &r),
            shifted_quotient(320, &product_plus(square - 1, u, 0), &r),
            shifted_quotient(320, &product_plus(square + u6 + 2, u, 0), &r),
            shifted_quotient(320, &product_plus(square + u6 + 1, u, 0), &r),
        ];
        Self { u, reciprocals }
    }

    /// The greatest magnitude of a component.
    ///
    /// A coefficient of c differs from the exact coefficient of k/v by at most 1/2 + 2^-65. Rounding the coefficient
    /// contributes at most 1/2 to this difference. Rounding the reciprocal down contributes at most k/2^320. Take one
    /// power ζⁱ, with i from 0 to 3. Each of v, ζv, ζ³v and ζ⁴v has one coefficient at ζⁱ. The magnitudes of these four
    /// coefficients add up to at most 6u + 2. So a component is below 3u + 2.
    pub const fn maximum(&self) -> BigInt<3> {
        wide(3 * self.u as u128 + 1)
    }

    /// The components k₀, k₁, k₂ and k₃ of a scalar below r. The scalar is given as four little-endian limbs.
    ///
    /// If k is at most u, k₀ is k. If r − k is at most u, k₀ is k − r. In both cases, the components k₁, k₂ and k₃ are
    /// zero, because the coefficients of k₀/v have magnitudes below 1/2.
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 4] {
        let mut scalar = [0; 4];
        scalar.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);
        // The computation is modulo 2^128. The results have magnitudes below 2^127.
        let [d0, d1, d3, minus_d4] = self.reciprocals.map(|reciprocal| Wrapping(nearest(&scalar, &reciprocal)));
        // The coefficients of 1, ζ, ζ² and ζ³ in c. The equation ζ⁴ = ζ² − 1 removes the term with ζ⁴.
        let (c0, c1, c2, c3) = (d0 + minus_d4, d1, -minus_d4, d3);
        let (u, two) = (Wrapping(u128::from(self.u)), Wrapping(2));
        let low = Wrapping(u128::from(scalar[1]) << 64 | u128::from(scalar[0]));
        let parts = [
            low - u * (c0 + two * c1 - c2 + c3) - c0,
            -u * (c0 + c1 + two * c2 - c3) - c1,
            -u * (c0 - c1 + two * c2 + c3) - c2,
            -u * (c1 - c2 + two * (c3 - c0)) - c3,
        ];
        parts.map(|Wrapping(part)| GlvComponent::from(part as i128))
    }
}

/// The rounded quotient ⌊k·reciprocal/2^320⌉ modulo 2^128.
fn nearest(k: &[u64; 4], reciprocal: &[u64; 4]) -> u128 {
    let product = wide_product(k, reciprocal);
    let quotient = u128::from(product[6]) << 64 | u128::from(product[5]);
    quotient.wrapping_add(u128::from(product[4] >> 63))
}

/// The number a·b + c, little-endian.
const fn product_plus(a: u128, b: u64, c: u64) -> [u64; 3] {
    let low = (a as u64) as u128 * b as u128 + c as u128;
    let high = (a >> 64) * b as u128 + (low >> 64);
    [low as u64, high as u64, (high >> 64) as u64]
}
