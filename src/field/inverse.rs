//! Inversion by the binary extended GCD, 31 halvings at a time on 64-bit approximations (Pornin: "Optimized Binary GCD
//! for Modular Inversion", algorithm 2). Variable time: some steps branch on signs.

use ark_ff::{BigInt, Field, Fp, MontBackend, MontConfig, Zero};

use super::FastField;

/// Halvings per step. The coefficients stay within 2^31, and 33 leading bits are enough to compare a and b.
const HALVINGS: usize = 31;
/// Steps for a modulus of up to 388 bits: b = 1 after 2·bits − 1 halvings.
const STEPS: usize = 25;

/// 1/y, or `None` for 0.
///
/// At first, a = y, b = p, u = 1, v = 0 and c = 1. Each step keeps y·u ≡ c·a and y·v ≡ c·b modulo p:
///
/// 1. On the approximations, find the coefficients of 31 halvings: a' = (f₀·a + g₀·b)/2^31, b' = (f₁·a + g₁·b)/2^31.
/// 2. Apply them to a and b, and make both positive.
/// 3. Apply them to u and v modulo p, and divide by 2^64 by Montgomery's reduction. c is divided by 2^33.
/// 4. After all steps b = 1, so 1/y = v/c.
pub(crate) fn inverse<C: MontConfig<6>>(y: &Fp<MontBackend<C, 6>, 6>) -> Option<Fp<MontBackend<C, 6>, 6>> {
    const {
        assert!(C::MODULUS.0[5] >> 62 == 0, "sums below 2p must fit in the limbs");
        // By the top limb alone: the number of bits is at most 384 less its leading zeros.
        assert!(2 * (384 - C::MODULUS.0[5].leading_zeros() as usize) - 1 <= HALVINGS * STEPS);
    }
    if y.is_zero() {
        return None;
    }
    let (mut a, mut b) = (y.0.0, C::MODULUS.0);
    let (mut u, mut v) = ([1, 0, 0, 0, 0, 0], [0; 6]);
    for _ in 0..STEPS {
        let [mut top, mut bottom] = halvings(&a, &b);
        let next_a = combine(&a, &b, &mut top);
        b = combine(&a, &b, &mut bottom);
        a = next_a;
        let next_u = combine_mod::<C>(&u, &v, top);
        v = combine_mod::<C>(&u, &v, bottom);
        u = next_u;
    }
    if b != [1, 0, 0, 0, 0, 0] {
        debug_assert!(false, "the steps are enough for every element");
        return y.inverse();
    }
    // c = 2^(−33·25) = R⁻²·2^−57. The limbs of y are y·R, so the limbs of 1/y are v·R²/c = v·2^57·R⁴, and a Montgomery
    // product divides by R.
    let r3 = Fp::<MontBackend<C, 6>, 6>::new_unchecked(C::R2).fast_square(); // limbs R⁴/R
    let scale = r3.fast_square().fast_mul(&const { Fp::new(BigInt([1 << 57, 0, 0, 0, 0, 0])) }); // limbs R⁵·2^57
    Some(Fp::new_unchecked(BigInt(v)).fast_mul(&scale))
}

/// Coefficients (f, g) of a' and of b' after 31 halvings. Each halving adds one bit at most, so −2^31 < f, g ≤ 2^31.
#[inline(always)]
fn halvings(a: &[u64; 6], b: &[u64; 6]) -> [[i64; 2]; 2] {
    let (mut a, mut b) = approximate(a, b);
    // f + 2^32·g in one word, of which every step below is a linear combination.
    let (mut top, mut bottom) = (1u64, 1u64 << 32);
    for _ in 0..HALVINGS {
        // By masks, because a branch on a's parity or on the comparison would be guessed wrong half of the time.
        let odd = (a & 1).wrapping_neg();
        let exchange = odd & u64::from(a < b).wrapping_neg();
        let t = (a ^ b) & exchange;
        (a, b) = (a ^ t, b ^ t);
        let t = (top ^ bottom) & exchange;
        (top, bottom) = (top ^ t, bottom ^ t);
        a = a.wrapping_sub(b & odd) >> 1;
        top = top.wrapping_sub(bottom & odd);
        bottom <<= 1;
    }
    const OFFSET: u64 = (1 << 31) - 1; // makes both halves positive
    [top, bottom].map(|word| {
        let word = word.wrapping_add(OFFSET << 32 | OFFSET);
        [word & 0xffff_ffff, word >> 32].map(|half| half as i64 - OFFSET as i64)
    })
}

/// Of each number the 31 lowest bits, and above them 33 high bits. The high bits start at the top bit of the longer number.
#[inline(always)]
fn approximate(a: &[u64; 6], b: &[u64; 6]) -> (u64, u64) {
    let top = (1..6).rev().find(|&i| a[i] | b[i] != 0);
    let Some(top) = top else { return (a[0], b[0]) };
    let shift = (a[top] | b[top]).leading_zeros();
    let approximate = |x: &[u64; 6]| {
        let high = (u128::from(x[top]) << 64 | u128::from(x[top - 1])) << shift >> 64;
        (high as u64) >> HALVINGS << HALVINGS | x[0] & ((1 << HALVINGS) - 1)
    };
    (approximate(a), approximate(b))
}

/// |f·a + g·b|/2^31. Negates f and g if the sum is negative. The division is exact. The result is below 2^384, because no
/// coefficient exceeds 2^31, and 4p < 2^384.
#[inline(always)]
fn combine(a: &[u64; 6], b: &[u64; 6], [f, g]: &mut [i64; 2]) -> [u64; 6] {
    let mut sum = [0; 7];
    let mut carry = 0i128;
    for i in 0..6 {
        carry += i128::from(a[i]) * i128::from(*f) + i128::from(b[i]) * i128::from(*g);
        sum[i] = carry as u64;
        carry >>= 64;
    }
    sum[6] = carry as u64;
    let mut result: [u64; 6] = std::array::from_fn(|i| sum[i] >> HALVINGS | sum[i + 1] << (64 - HALVINGS));
    if carry < 0 {
        (*f, *g) = (-*f, -*g);
        let mut carry = true;
        for limb in &mut result {
            (*limb, carry) = (!*limb).overflowing_add(u64::from(carry));
        }
    }
    result
}

/// (f·u + g·v)/2^64 modulo p, below p.
#[inline(always)]
fn combine_mod<C: MontConfig<6>>(u: &[u64; 6], v: &[u64; 6], [f, g]: [i64; 2]) -> [u64; 6] {
    let p = &C::MODULUS.0;
    // A negative coefficient times x is a positive one times p − x.
    let positive = |x: &[u64; 6], coefficient: i64| if coefficient < 0 { subtract(p, x).0 } else { *x };
    let (u, v) = (positive(u, f), positive(v, g));
    let (f, g) = (u128::from(f.unsigned_abs()), u128::from(g.unsigned_abs()));
    // Each coefficient is at most 2^31 and m below 2^64, so f·u + g·v + m·p < 2^64·2p. Columns stay below 2^128.
    let first = u128::from(u[0]) * f + u128::from(v[0]) * g;
    let m = (first as u64).wrapping_mul(C::INV);
    let mut low = first as u64;
    let mut carry = first >> 64;
    let mut carry_p = (u128::from(low) + u128::from(m) * u128::from(p[0])) >> 64;
    let mut result = [0; 6];
    for i in 1..6 {
        carry += u128::from(u[i]) * f + u128::from(v[i]) * g;
        low = carry as u64;
        carry >>= 64;
        carry_p += u128::from(low) + u128::from(m) * u128::from(p[i]);
        result[i - 1] = carry_p as u64;
        carry_p >>= 64;
    }
    result[5] = (carry + carry_p) as u64;
    let (reduced, borrow) = subtract(&result, p);
    if borrow { result } else { reduced }
}

/// a − b and its borrow.
#[inline(always)]
fn subtract(a: &[u64; 6], b: &[u64; 6]) -> ([u64; 6], bool) {
    let mut borrow = false;
    let difference = std::array::from_fn(|i| {
        let (x, first) = a[i].overflowing_sub(b[i]);
        let (x, second) = x.overflowing_sub(u64::from(borrow));
        borrow = first | second;
        x
    });
    (difference, borrow)
}
