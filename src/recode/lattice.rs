//! The split of a scalar by an endomorphism (Gallant, Lambert, Vanstone), for curves with a = 0 that are not BLS
//! curves.

use ark_ff::BigInt;

use super::{GlvComponent, significant_bits, wide_product};

/// Splits k into k₁ + λ·k₂ modulo the group's order r. Each component is about half as long as r.
///
/// On each curve with this split, there are two integers A and B such that the pairs (A, −B) and (B, A + B) stand for
/// zero: A − λB ≡ B + λ(A + B) ≡ 0 modulo r. All other pairs that stand for zero are integer combinations of (A, −B)
/// and (B, A + B), and r = A² + AB + B². Babai's rounding subtracts multiples of these two pairs from (k, 0), so that
/// the components become small:
///
/// ```text
/// c₁ = ⌊(A + B)·k/r⌉    k₁ = k − c₁·A − c₂·B
/// c₂ = ⌊B·k/r⌉          k₂ = c₁·B − c₂·(A + B)
/// ```
///
/// The split is correct only for points in the subgroup of order r. In the subgroup of order r, the endomorphism is
/// multiplication by λ.
///
/// `WORDS` is 2 or 3. A component fits in `WORDS` limbs with its sign, and a scalar has at most 2·`WORDS` limbs. If k₂
/// is zero, its sign may be negative.
///
/// To divide, the code multiplies k by reciprocals. `LIMBS` is 3 or 4, and each reciprocal has `LIMBS` limbs. Let s =
/// 64·(`LIMBS` + `WORDS` − 1). The exact quotients differ from c₁ and c₂ by at most 1/2 + r/2^s. Rounding the quotients
/// contributes at most 1/2 to this difference. Rounding the reciprocals down contributes at most r/2^s.
#[derive(Clone, Copy, Debug)]
pub struct GlvLattice<const WORDS: usize, const LIMBS: usize> {
    a: [u64; WORDS],
    b: [u64; WORDS],
    /// The number A + B.
    sum: [u64; WORDS],
    /// The reciprocals ⌊2^s·(A + B)/r⌋ and ⌊2^s·B/r⌋ for s = 64·(`LIMBS` + `WORDS` − 1), little-endian.
    reciprocals: [[u64; LIMBS]; 2],
    /// A bound on the magnitude of a component.
    maximum: BigInt<3>,
}

impl<const WORDS: usize, const LIMBS: usize> GlvLattice<WORDS, LIMBS> {
    /// The split for A and B, which are given as little-endian limbs.
    ///
    /// # Panics
    ///
    /// Panics if r is too long for the reciprocals, if a component does not fit in `WORDS` limbs with its sign, or if a
    /// component has more than 190 bits.
    pub const fn new(a: [u64; WORDS], b: [u64; WORDS]) -> Self {
        assert!(WORDS == 2 || WORDS == 3, "a component must have 2 or 3 limbs");
        assert!(LIMBS == 3 || LIMBS == 4, "reciprocals must have 3 or 4 limbs");
        let (sum, order) = (plus(&a, &b), norm(&a, &b));
        let shift = 64 * (LIMBS + WORDS - 1);
        assert!(significant_bits(&order) + 2 <= shift as u32, "r must be short enough for the reciprocals");
        let free = shift as u32 - significant_bits(&order);
        // The magnitude of a component is at most (A + 2B)·e, where e is the error of the quotients. The error e is at
        // most 1/2 + 2^-free. The two right shifts below round down, so the code first adds 4 to A + 2B.
        let all: [u64; 4] = plus(&plus(&widened(&sum), &widened(&b)), &[4, 0, 0, 0]);
        let maximum = plus(&shifted_right(&all, 1), &shifted_right(&all, free));
        let bits = significant_bits(&maximum);
        assert!(
            bits < 64 * WORDS as u32 && bits <= 190,
            "a component must fit with its sign, and have at most 190 bits"
        );
        let [m0, m1, m2, _] = maximum;
        let reciprocals = [shifted_quotient(shift, &sum, &order), shifted_quotient(shift, &b, &order)];
        Self { a, b, sum, reciprocals, maximum: BigInt([m0, m1, m2]) }
    }

    /// A bound on the magnitude of a component.
    pub const fn maximum(&self) -> BigInt<3> {
        self.maximum
    }

    /// The components k₁ and k₂ of a scalar below r. The scalar is given as little-endian limbs.
    pub fn split(&self, k: &[u64]) -> [GlvComponent; 2] {
        let mut scalar = [0; 6];
        scalar.iter_mut().zip(k).for_each(|(limb, &k)| *limb = k);
        // The code computes the two quotients without `map`. With `map`, the compiler would not inline the products,
        // and would keep the operands in memory.
        let c1 = nearest::<WORDS, LIMBS>(&scalar, &self.reciprocals[0]);
        let c2 = nearest::<WORDS, LIMBS>(&scalar, &self.reciprocals[1]);
        let low = widened::<6, WORDS>(&scalar);
        // The computation is modulo 2^(64·WORDS). Both components have magnitudes below 2^(64·WORDS)/2.
        let first = minus_product(&minus_product(&low, &c1, &self.a), &c2, &self.b);
        // The difference `second` is −k₂.
        let second = minus_product(&low_product(&c2, &self.sum), &c1, &self.b);
        [signed(&first, false), signed(&second, true)]
    }
}

/// The rounded quotient ⌊k·reciprocal/2^s⌉, which fits in `WORDS` limbs.
#[inline(always)]
fn nearest<const WORDS: usize, const LIMBS: usize>(k: &[u64; 6], reciprocal: &[u64; LIMBS]) -> [u64; WORDS] {
    let product = wide_product(&k[..2 * WORDS], reciprocal);
    let mut quotient = [0; WORDS];
    let mut carry = product[LIMBS + WORDS - 2] >> 63;
    for (i, limb) in quotient.iter_mut().enumerate() {
        let (sum, overflow) = product[LIMBS + WORDS - 1 + i].overflowing_add(carry);
        (*limb, carry) = (sum, u64::from(overflow));
    }
    quotient
}

/// The product x·y modulo 2^(64·WORDS).
#[inline(always)]
fn low_product<const WORDS: usize>(x: &[u64; WORDS], y: &[u64; WORDS]) -> [u64; WORDS] {
    let mut product = [0; WORDS];
    for i in 0..WORDS {
        let mut carry = 0;
        for j in 0..WORDS - i {
            let sum = u128::from(x[i]) * u128::from(y[j]) + u128::from(product[i + j]) + carry;
            product[i + j] = sum as u64;
            carry = sum >> 64;
        }
    }
    product
}

/// The number t − x·y modulo 2^(64·WORDS).
#[inline(always)]
fn minus_product<const WORDS: usize>(t: &[u64; WORDS], x: &[u64; WORDS], y: &[u64; WORDS]) -> [u64; WORDS] {
    let product = low_product(x, y);
    let (mut difference, mut borrow) = ([0; WORDS], false);
    for i in 0..WORDS {
        let (first, under) = t[i].overflowing_sub(product[i]);
        let (second, again) = first.overflowing_sub(u64::from(borrow));
        (difference[i], borrow) = (second, under | again);
    }
    difference
}

/// The component whose value is `part` in two's complement. If `opposite` is true, the value of the component is
/// negated.
#[inline(always)]
fn signed<const WORDS: usize>(part: &[u64; WORDS], opposite: bool) -> GlvComponent {
    let is_below_zero = part[WORDS - 1] >> 63 == 1;
    let (flip, mut carry) = (if is_below_zero { u64::MAX } else { 0 }, is_below_zero);
    let mut magnitude = [0; 3];
    for (limb, &part) in magnitude.iter_mut().zip(part) {
        (*limb, carry) = (part ^ flip).overflowing_add(u64::from(carry));
    }
    GlvComponent { negative: is_below_zero != opposite, magnitude: BigInt(magnitude) }
}

/// The lowest `M` limbs of a number. If the number has fewer than `M` limbs, the missing limbs are zero.
const fn widened<const N: usize, const M: usize>(x: &[u64; N]) -> [u64; M] {
    let (mut wide, mut i) = ([0; M], 0);
    while i < N && i < M {
        wide[i] = x[i];
        i += 1;
    }
    wide
}

/// The sum x + y, which must fit in `N` limbs.
const fn plus<const N: usize>(x: &[u64; N], y: &[u64; N]) -> [u64; N] {
    let (mut sum, mut carry, mut i) = ([0; N], 0, 0);
    while i < N {
        carry += x[i] as u128 + y[i] as u128;
        sum[i] = carry as u64;
        carry >>= 64;
        i += 1;
    }
    assert!(carry == 0, "the sum must fit");
    sum
}

/// The number ⌊x/2^shift⌋.
const fn shifted_right<const N: usize>(x: &[u64; N], shift: u32) -> [u64; N] {
    let (mut shifted, words, mut i) = ([0; N], shift as usize / 64, 0);
    while i + words < N {
        let above = if i + words + 1 < N { x[i + words + 1] } else { 0 };
        shifted[i] = (((above as u128) << 64 | x[i + words] as u128) >> (shift % 64)) as u64;
        i += 1;
    }
    shifted
}

/// The number A² + AB + B², which is r. The number must be below 2^384.
pub(super) const fn norm<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; 6] {
    plus_product(plus_product([0; 6], a, &plus(a, b)), b, b)
}

/// The number t + x·y, which must be below 2^384.
const fn plus_product<const N: usize>(mut t: [u64; 6], x: &[u64; N], y: &[u64; N]) -> [u64; 6] {
    let mut i = 0;
    while i < N {
        let (mut carry, mut j) = (0, 0);
        while i + j < 6 {
            let product = if j < N { x[i] as u128 * y[j] as u128 } else { 0 };
            let word = product + t[i + j] as u128 + carry;
            t[i + j] = word as u64;
            carry = word >> 64;
            j += 1;
        }
        i += 1;
    }
    t
}

/// The quotient ⌊2^shift·x/r⌋ by long division, bit by bit, for r below 2^383.
pub(super) const fn shifted_quotient<const N: usize, const M: usize>(
    shift: usize,
    x: &[u64; M],
    r: &[u64; 6],
) -> [u64; N] {
    let (mut quotient, mut rest, mut bit) = ([0u64; N], [0u64; 6], 64 * M + shift);
    while bit > 0 {
        bit -= 1;
        let mut next = if bit >= shift { x[(bit - shift) / 64] >> ((bit - shift) % 64) & 1 } else { 0 };
        let mut i = 0;
        while i < 6 {
            let word = rest[i];
            rest[i] = word << 1 | next;
            next = word >> 63;
            i += 1;
        }
        let (mut difference, mut borrow, mut i) = ([0u64; 6], 0i128, 0);
        while i < 6 {
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
