//! Inversion by division steps (Bernstein and Yang: "Fast constant-time gcd computation and modular inversion",
//! sections 8 and 11). The steps are computed 62 at a time, from the lowest bits of the two numbers f and g. Unlike the
//! paper's algorithm, this algorithm takes variable time, because it skips several zero bits of g at once, and ends
//! when g is zero.

use ark_ff::{BigInt, Field, Fp, MontBackend, MontConfig, Zero};

use super::FastField;

/// The number of steps between two updates of the long integers f, g, d and e. With 62 steps, sums of products of a
/// coefficient and a limb fit in 128 bits.
const STEPS: u32 = 62;
const MASK: u64 = (1 << STEPS) - 1;

/// The integer Σ limbᵢ·2^(62·i). The highest limb has the sign. All other limbs are from 0 to 2^62 − 1.
type Signed<const L: usize> = [i64; L];

/// The rows (u, v) and (q, r) of the matrix of 62 steps. The steps turn f into (u·f + v·g)/2^62, and g into (q·f +
/// r·g)/2^62. The sum |u| + |v| is at most 2^62, and the sum |q| + |r| is at most 2^62.
type Matrix = [[i64; 2]; 2];

/// 1/y, or `None` for 0. L is N + 1.
///
/// The limbs of an element x represent the integer x·R. So the steps run on the integer Y = y·R. At first, f = p, g =
/// Y, d = 0 and e = R². Each step preserves d·Y ≡ R²·f and e·Y ≡ R²·g modulo p. When g = 0, f is 1 or −1, so d is R²/Y
/// or −R²/Y. The result is R²/Y = R/y, because the limbs of the element 1/y represent the integer R/y.
pub(crate) fn inverse<C: MontConfig<N>, const N: usize, const L: usize>(
    y: &Fp<MontBackend<C, N>, N>,
) -> Option<Fp<MontBackend<C, N>, N>>
where
    Fp<MontBackend<C, N>, N>: FastField,
{
    const { assert!(L == N + 1 && 64 * N + 2 <= 62 * L, "limbs of 62 bits must hold numbers from −2p to 2p") }
    if y.is_zero() {
        return None;
    }
    let p: Signed<L> = to_signed(&C::MODULUS.0);
    let (mut f, mut g): (Signed<L>, Signed<L>) = (p, to_signed(&y.0.0));
    let (mut d, mut e) = ([0; L], to_signed(&C::R2.0));
    let (mut delta, mut length) = (1, L);
    while g[..length].iter().any(|&limb| limb != 0) {
        let matrix = division_steps(&mut delta, f[0] as u64, g[0] as u64);
        combine_mod(&mut d, &mut e, matrix, &p, C::INV);
        combine(&mut f[..length], &mut g[..length], matrix);
        // If the highest limbs of f and g are 0 or −1, the highest limbs hold only the signs. The code moves each sign
        // into the next lower limb.
        while length > 1 && [f[length - 1], g[length - 1]].iter().all(|top| matches!(top, 0 | -1)) {
            length -= 1;
            f[length - 1] |= f[length] << STEPS;
            g[length - 1] |= g[length] << STEPS;
        }
    }
    if length > 1 || f[0].unsigned_abs() != 1 {
        debug_assert!(false, "an element of a prime field has an inverse");
        return y.inverse();
    }
    // At this point, −2p < d < p. The code negates d if f is negative, and reduces d to 0 ≤ d < p.
    add_if_negative(&mut d, &p);
    if f[0] < 0 {
        d = carried(d.map(|limb| -limb));
    }
    add_if_negative(&mut d, &p);
    Some(Fp::new_unchecked(BigInt(from_signed(&d))))
}

/// The matrix of 62 steps, computed from the lowest limbs of f and g. The number f must be odd.
///
/// A step with δ > 0 and an odd g is (δ, f, g) → (1 − δ, g, (g − f)/2). Any other step is (δ, f, g) → (1 + δ, f, (g +
/// (g mod 2)·f)/2).
#[inline(always)]
fn division_steps(delta: &mut i64, mut f: u64, mut g: u64) -> Matrix {
    let (mut u, mut v, mut q, mut r) = (1u64, 0u64, 0u64, 1u64);
    let mut left = STEPS;
    loop {
        let zeros = (g | u64::MAX << left).trailing_zeros();
        g >>= zeros;
        (u, v) = (u << zeros, v << zeros);
        *delta += i64::from(zeros);
        left -= zeros;
        if left == 0 {
            return [[u as i64, v as i64], [q as i64, r as i64]];
        }
        if *delta > 0 {
            *delta = -*delta;
            (f, g) = (g, f.wrapping_neg());
            (u, q) = (q, u.wrapping_neg());
            (v, r) = (r, v.wrapping_neg());
        }
        // Until δ is positive, each step adds f or 0 to g. The code does up to six steps together. In total, these
        // `bits` steps add w·f, where w ≡ −g/f modulo 2^`bits`. So the lowest `bits` bits of g become zero. The inverse
        // of f is computed by 1/f ≡ f·(2 − f²) modulo 2^6.
        let bits = (1 - *delta).min(left.into()).min(6);
        let w = f.wrapping_mul(f).wrapping_sub(2).wrapping_mul(f).wrapping_mul(g) & ((1 << bits) - 1);
        g = g.wrapping_add(w.wrapping_mul(f));
        q = q.wrapping_add(w.wrapping_mul(u));
        r = r.wrapping_add(w.wrapping_mul(v));
    }
}

/// Applies the matrix of 62 steps to f and g. The divisions by 2^62 are exact.
#[inline(always)]
fn combine(f: &mut [i64], g: &mut [i64], matrix: Matrix) {
    let mut carries = [0i128; 2];
    for i in 0..f.len() {
        let limbs = [f[i], g[i]];
        for (carry, row) in carries.iter_mut().zip(matrix) {
            *carry += product(row[0], limbs[0]) + product(row[1], limbs[1]);
        }
        if i > 0 {
            (f[i - 1], g[i - 1]) = ((carries[0] as u64 & MASK) as i64, (carries[1] as u64 & MASK) as i64);
        }
        carries = carries.map(|carry| carry >> STEPS);
    }
    (f[f.len() - 1], g[g.len() - 1]) = (carries[0] as i64, carries[1] as i64);
}

/// Applies the matrix of 62 steps to d and e, modulo p. Before and after the call, d and e are between −2p and p.
/// `inverse` is −1/p mod 2^64.
///
/// First, p is added to d if d is negative, and to e if e is negative. Then d and e are greater than −p, so |u·d + v·e|
/// < 2^62·p. To make u·d + v·e divisible by 2^62, m·p with 0 ≤ m < 2^62 is subtracted from u·d + v·e. The difference is
/// between −2·2^62·p and 2^62·p.
#[inline(always)]
fn combine_mod<const L: usize>(d: &mut Signed<L>, e: &mut Signed<L>, matrix: Matrix, p: &Signed<L>, inverse: u64) {
    let signs = [d[L - 1] >> 63, e[L - 1] >> 63];
    let mut carries = matrix.map(|row| product(row[0], d[0]) + product(row[1], e[0]));
    let mut multiples = matrix.map(|row| (row[0] & signs[0]) + (row[1] & signs[1]));
    for (carry, multiple) in carries.iter_mut().zip(&mut multiples) {
        let m = (*multiple as u64).wrapping_sub((*carry as u64).wrapping_mul(inverse)) & MASK;
        *multiple -= m as i64;
        *carry = (*carry + product(*multiple, p[0])) >> STEPS;
    }
    for i in 1..L {
        let limbs = [d[i], e[i]];
        for ((carry, multiple), row) in carries.iter_mut().zip(multiples).zip(matrix) {
            *carry += product(row[0], limbs[0]) + product(row[1], limbs[1]) + product(multiple, p[i]);
        }
        (d[i - 1], e[i - 1]) = ((carries[0] as u64 & MASK) as i64, (carries[1] as u64 & MASK) as i64);
        carries = carries.map(|carry| carry >> STEPS);
    }
    (d[L - 1], e[L - 1]) = (carries[0] as i64, carries[1] as i64);
}

#[inline(always)]
fn product(a: i64, b: i64) -> i128 {
    i128::from(a) * i128::from(b)
}

fn add_if_negative<const L: usize>(x: &mut Signed<L>, p: &Signed<L>) {
    if x[L - 1] < 0 {
        *x = carried(std::array::from_fn(|i| x[i] + p[i]));
    }
}

/// Propagates the carries of an integer. In the result, each limb except the highest is from 0 to 2^62 − 1.
fn carried<const L: usize>(mut limbs: [i64; L]) -> Signed<L> {
    for i in 1..L {
        limbs[i] += limbs[i - 1] >> STEPS;
        limbs[i - 1] &= MASK as i64;
    }
    limbs
}

fn to_signed<const N: usize, const L: usize>(x: &[u64; N]) -> Signed<L> {
    std::array::from_fn(|i| {
        let (limb, bit) = (STEPS as usize * i / 64, STEPS as usize * i % 64);
        let next = x.get(limb + 1).copied().unwrap_or(0);
        let low = x.get(limb).map_or(0, |low| (u128::from(next) << 64 | u128::from(*low)) >> bit);
        (low as u64 & MASK) as i64
    })
}

/// Converts an integer that is not negative to limbs of 64 bits.
fn from_signed<const N: usize, const L: usize>(x: &Signed<L>) -> [u64; N] {
    std::array::from_fn(|i| {
        let (limb, bit) = (64 * i / STEPS as usize, 64 * i % STEPS as usize);
        x[limb] as u64 >> bit | (x[limb + 1] as u64) << (STEPS as usize - bit)
    })
}
