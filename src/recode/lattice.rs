//! The split of a scalar by an endomorphism (Gallant, Lambert, Vanstone), for curves with a = 0 that are not BLS12
//! curves.

use super::{GlvComponent, wide_product};

/// Splits k into k₁ + λ·k₂ modulo the group's order r. Each component is about half as long as r.
///
/// The pairs (A, −B) and (B, A + B) stand for zero: A − λB ≡ B + λ(A + B) ≡ 0 modulo r. No shorter pairs stand for
/// zero, and r = A² + AB + B². Babai's rounding subtracts a multiple of each pair, so that the components become small:
///
/// ```text
/// c₁ = ⌊(A + B)·k/r⌉    k₁ = k − c₁·A − c₂·B
/// c₂ = ⌊B·k/r⌉          k₂ = c₁·B − c₂·(A + B)
/// ```
///
/// The split is correct only for points in the subgroup of order r. In this subgroup, the endomorphism is
/// multiplication by λ.
///
/// Quotients are products with reciprocals of `LIMBS` limbs, 3 or 4. The exact quotients differ from c₁ and c₂ by less
/// than 3/4. Rounding contributes at most 1/2. The truncated reciprocals contribute less than 1/4 with 3 limbs, and
/// 2^-65 with 4 limbs.
#[derive(Clone, Copy, Debug)]
pub struct GlvLattice<const LIMBS: usize> {
    a: u128,
    b: u128,
    /// The reciprocals ⌊2^s·(A + B)/r⌋ and ⌊2^s·B/r⌋ for s = 64·(`LIMBS` + 1), little-endian.
    reciprocals: [[u64; LIMBS]; 2],
}

impl<const LIMBS: usize> GlvLattice<LIMBS> {
    /// The split for A and B.
    ///
    /// # Panics
    ///
    /// Panics if r is too long for the reciprocals, or if a component does not fit in 128 bits with its sign.
    pub const fn new(a: u128, b: u128) -> Self {
        assert!(LIMBS == 3 || LIMBS == 4, "reciprocals must have 3 or 4 limbs");
        let (sum, order) = (a + b, norm(a, b));
        assert!(order[3] >> (if LIMBS == 3 { 62 } else { 63 }) == 0, "r must be short enough for the reciprocals");
        let shift = 64 * (LIMBS + 1);
        let reciprocals = [
            shifted_quotient(shift, [sum as u64, (sum >> 64) as u64, 0], &order),
            shifted_quotient(shift, [b as u64, (b >> 64) as u64, 0], &order),
        ];
        let lattice = Self { a, b, reciprocals };
        assert!(lattice.maximum()[1] >> 63 == 0, "components must fit in 128 bits with a sign");
        lattice
    }

    /// A bound on the magnitude of a component, as little-endian limbs.
    pub const fn maximum(&self) -> [u64; 2] {
        // A magnitude is at most A + 2B times the error of the quotients. The error is at most 3/4 with 3 limbs, and
        // 1/2 + 2^-65 with 4 limbs.
        let quarter = (self.a + self.b) / 4 + self.b / 4 + 2;
        let maximum = if LIMBS == 3 { quarter * 3 } else { quarter * 2 + (quarter >> 63) };
        [maximum as u64, (maximum >> 64) as u64]
    }

    /// The components k₁ and k₂ of a scalar below r, which is given as four little-endian limbs.
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 2] {
        let mut scalar = [0; 4];
        scalar.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);
        let [c1, c2] = self.reciprocals.map(|reciprocal| nearest(&scalar, &reciprocal));
        let (a, b) = (self.a, self.b);
        let low = u128::from(scalar[1]) << 64 | u128::from(scalar[0]);
        // The computation is modulo 2^128. Both results have magnitudes below 2^127.
        let first = low.wrapping_sub(c1.wrapping_mul(a)).wrapping_sub(c2.wrapping_mul(b)) as i128;
        let second = c1.wrapping_mul(b).wrapping_sub(c2.wrapping_mul(a + b)) as i128;
        [first, second].map(|part| GlvComponent { negative: part < 0, magnitude: part.unsigned_abs() })
    }
}

/// The rounded quotient ⌊k·reciprocal/2^s⌉, which is below 2^128.
fn nearest<const LIMBS: usize>(k: &[u64; 4], reciprocal: &[u64; LIMBS]) -> u128 {
    let product = wide_product(k, reciprocal);
    let quotient = u128::from(product[LIMBS + 2]) << 64 | u128::from(product[LIMBS + 1]);
    quotient + u128::from(product[LIMBS] >> 63)
}

/// The number A² + AB + B², which is r. It must be below 2^256.
pub(super) const fn norm(a: u128, b: u128) -> [u64; 4] {
    plus_product(plus_product([0; 4], a, a + b), b, b)
}

/// The number t + x·y.
const fn plus_product(mut t: [u64; 4], x: u128, y: u128) -> [u64; 4] {
    let (x, y) = ([x as u64, (x >> 64) as u64], [y as u64, (y >> 64) as u64]);
    let mut i = 0;
    while i < 2 {
        let (mut carry, mut j) = (0, 0);
        while i + j < 4 {
            let product = if j < 2 { x[i] as u128 * y[j] as u128 } else { 0 };
            let word = product + t[i + j] as u128 + carry;
            t[i + j] = word as u64;
            carry = word >> 64;
            j += 1;
        }
        i += 1;
    }
    t
}

/// The quotient ⌊2^shift·x/r⌋ by long division, bit by bit, for r below 2^255.
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
            assert!(bit < 64 * N, "the quotient must fit in N limbs");
            quotient[bit / 64] |= 1 << (bit % 64);
        }
    }
    quotient
}
