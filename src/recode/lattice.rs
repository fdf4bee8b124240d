//! The split of a scalar by an endomorphism (Gallant, Lambert, Vanstone), for G1 of BN254.

use super::{GlvComponent, wide_product};

/// Splits k into k₁ + λ·k₂ modulo the group's order r. Each component is about half as long as r.
///
/// (A, −B) and (B, A + B) stand for zero: A − λB ≡ B + λ(A + B) ≡ 0 modulo r. They are the shortest such pairs, and
/// r = A·(A + B) + B². Babai's rounding takes away the multiples of both that leave the least:
///
/// ```text
/// c₁ = ⌊(A + B)·k/r⌉    k₁ = k − c₁·A − c₂·B
/// c₂ = ⌊B·k/r⌉          k₂ = c₁·B − c₂·(A + B)
/// ```
///
/// For a BN curve of parameter u: A = 6u² + 2u and B = 2u + 1. This is right only for points in the subgroup of order r.
/// There, the endomorphism is multiplication by λ.
#[derive(Clone, Copy, Debug)]
pub struct GlvLattice {
    a: u128,
    b: u64,
    /// ⌊2^256·(A + B)/r⌋ and ⌊2^256·B/r⌋, little-endian.
    reciprocals: [[u64; 3]; 2],
}

impl GlvLattice {
    /// For the parameter u.
    ///
    /// # Panics
    ///
    /// If 2u + 1 has less than 60 bits or more than 64: the bounds are for r of about 254 bits.
    pub const fn of_bn(u: u64) -> Self {
        assert!(u >> 59 > 0 && u >> 63 == 0, "the bounds are for r of about 254 bits");
        let (a, b) = short_pair(u);
        let (sum, order) = (a + b as u128, bn_order(u));
        let reciprocals = [
            shifted_quotient(256, [sum as u64, (sum >> 64) as u64, 0], &order),
            shifted_quotient(256, [b, 0, 0], &order),
        ];
        Self { a, b, reciprocals }
    }

    /// A bound on the magnitude of a component, as little-endian limbs. The quotients that are rounded are less than 3/4
    /// away from c₁ and c₂: half by rounding, and less than 1/4 by what their reciprocals leave out.
    pub const fn maximum(&self) -> [u64; 2] {
        let sum = self.a + 2 * self.b as u128;
        let maximum = sum / 4 * 3 + 3;
        [maximum as u64, (maximum >> 64) as u64]
    }

    /// k₁ and k₂ of a scalar below r, given as four little-endian limbs.
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 2] {
        let mut scalar = [0; 4];
        scalar.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);
        let [c1, c2] = self.reciprocals.map(|reciprocal| nearest(&scalar, &reciprocal));
        let (a, b) = (self.a, u128::from(self.b));
        let low = u128::from(scalar[1]) << 64 | u128::from(scalar[0]);
        // Modulo 2^128: both results are below 2^127 in size.
        let first = low.wrapping_sub(c1.wrapping_mul(a)).wrapping_sub(c2.wrapping_mul(b)) as i128;
        let second = c1.wrapping_mul(b).wrapping_sub(c2.wrapping_mul(a + b)) as i128;
        [first, second].map(|part| GlvComponent { negative: part < 0, magnitude: part.unsigned_abs() })
    }
}

/// ⌊k·reciprocal/2^256⌉, which is below 2^128.
fn nearest(k: &[u64; 4], reciprocal: &[u64; 3]) -> u128 {
    let product = wide_product(k, reciprocal);
    let quotient = u128::from(product[5]) << 64 | u128::from(product[4]);
    quotient + u128::from(product[3] >> 63)
}

/// A and B.
const fn short_pair(u: u64) -> (u128, u64) {
    (6 * u as u128 * u as u128 + 2 * u as u128, 2 * u + 1)
}

/// r = A·(A + B) + B².
pub(super) const fn bn_order(u: u64) -> [u64; 4] {
    let (a, b) = short_pair(u);
    let sum = a + b as u128;
    let (left, right) = ([a as u64, (a >> 64) as u64], [sum as u64, (sum >> 64) as u64]);
    let square = b as u128 * b as u128;
    let mut order = [square as u64, (square >> 64) as u64, 0, 0];
    let mut i = 0;
    while i < 2 {
        let (mut carry, mut j) = (0, 0);
        while j < 2 {
            let word = left[i] as u128 * right[j] as u128 + order[i + j] as u128 + carry;
            order[i + j] = word as u64;
            carry = word >> 64;
            j += 1;
        }
        while i + j < 4 {
            carry += order[i + j] as u128;
            order[i + j] = carry as u64;
            carry >>= 64;
            j += 1;
        }
        i += 1;
    }
    order
}

/// ⌊2^shift·x/r⌋ by long division, bit by bit, for r below 2^255.
pub(super) const fn shifted_quotient<const N: usize>(shift: usize, x: [u64; 3], r: &[u64; 4]) -> [u64; N] {
    let (mut quotient, mut rest, mut bit) = ([0u64; N], [0u64; 4], 192 + shift);
    while bit > 0 {
        bit -= 1;
        let mut next = if bit >= shift { x[(bit - shift) / 64] >> ((bit - shift) % 64) & 1 } else { 0 };
        let mut i = 0;
        while i < 4 {
            let word = rest[i];
            rest[i] = word << 1 | next;
            next = word >> 63;
            i += 1;
        }
        let (mut difference, mut borrow, mut i) = ([0u64; 4], 0i128, 0);
        while i < 4 {
            borrow += rest[i] as i128 - r[i] as i128;
            difference[i] = borrow as u64;
            borrow >>= 64;
            i += 1;
        }
        if borrow == 0 {
            rest = difference;
            assert!(bit < 64 * N, "the quotient has N limbs");
            quotient[bit / 64] |= 1 << (bit % 64);
        }
    }
    quotient
}
