//! Sums of products m·v of small integers m and field elements v. A whole sum needs only one short reduction. The
//! coefficients of an R1CS are mostly small: ±1, powers of two, and the constants of gates.
//!
//! A product of two elements of N limbs in Montgomery form takes 2N² products of limbs. Half of these products of limbs
//! belong to Montgomery's reduction, which divides by 2^(64N). A product m·v with a small integer m is in Montgomery
//! form like v, without a division by 2^(64N). So m·v takes only N products of limbs. The sum s of products m·v has N +
//! 1 limbs. The quotient of s by the modulus p fits in one limb, so the reduction takes N + 1 products of limbs.
//!
//! The quotient is estimated by Barrett's method. Let p have b bits, let 0 ≤ s < 2^58·p, and let:
//!
//! - t = ⌊s / 2^(b − 2)⌋, below 2^60
//! - µ = ⌊2^(b + 62) / p⌋, below 2^63
//! - q = ⌊t·µ / 2^64⌋
//!
//! The number q is at most s/p, because t, µ and q are all rounded down. Each rounding contributes to the difference
//! s/p − q:
//!
//! - the rounding of t: less than 2^(b − 2)/p ≤ 1/2
//! - the rounding of µ: less than t/2^64 ≤ 1/16
//! - the rounding of q: less than 1
//!
//! So s/p − q is below 2, and s − q·p is below 2p. So after q·p is subtracted from s, at most one more subtraction of p
//! is needed.

use std::marker::PhantomData;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig, PrimeField};

/// The greatest magnitude of a small integer. The magnitude of a sum of at most [`MAX_TERMS`] terms is at most 2^57·p.
pub(crate) const MAX_FACTOR: i64 = 1 << 45;
/// The maximum number of terms of a sum.
pub(crate) const MAX_TERMS: usize = 1 << 12;

/// A sum Σ mᵢ·vᵢ of at most [`MAX_TERMS`] terms. vᵢ is a field element, and mᵢ is an integer of magnitude at most
/// [`MAX_FACTOR`].
pub trait SmallSum<F> {
    /// 0.
    fn zero() -> Self;
    /// Adds m·v.
    fn add(&mut self, m: i64, v: &F);
    /// The sum modulo p.
    fn reduced(self) -> F;
}

/// The element as an integer from −[`MAX_FACTOR`] to [`MAX_FACTOR`]. The result is `None` if the element is not in this
/// range.
pub(crate) fn small_integer<F: super::Montgomery>(element: &F) -> Option<i64> {
    let magnitude = |element: &F| {
        let integer = element.to_integer();
        let (&low, high) = integer.as_ref().split_first()?;
        let low = i64::try_from(low).ok().filter(|&low| low <= MAX_FACTOR)?;
        high.iter().all(|&limb| limb == 0).then_some(low)
    };
    magnitude(element).or_else(|| magnitude(&-*element).map(|low| -low))
}

/// The value of a sum, plus 2^57·p, in N + 1 limbs. The summand 2^57·p ensures that the stored number is not negative.
pub struct Sum<C, const N: usize>([u64; N], u64, PhantomData<C>);

/// The constants of a reduction.
struct Constants<C, const N: usize>(PhantomData<C>);

impl<C: MontConfig<N>, const N: usize> Constants<C, N> {
    const P: [u64; N] = C::MODULUS.0;
    const BITS: u32 = <Fp<MontBackend<C, N>, N> as PrimeField>::MODULUS_BIT_SIZE;
    /// The index, in limb N − 1, of the bit that becomes the lowest bit of t.
    const SHIFT: u32 = {
        assert!(Self::P[N - 1] >> 63 == 0, "the modulus must leave one bit free, so that 2p fits in N limbs");
        assert!(Self::BITS as usize > 64 * (N - 1) + 2, "t must begin in the last limb");
        Self::BITS - 2 - 64 * (N as u32 - 1)
    };
    /// µ, computed by long division: the remainder starts at 2^(b − 1), which is below p, and is doubled 63 times.
    const MU: u64 = {
        let mut rest = [0; N];
        rest[N - 1] = 1 << (Self::BITS - 1 - 64 * (N as u32 - 1));
        let (mut quotient, mut doublings) = (0, 0);
        while doublings < 63 {
            let mut i = N - 1;
            while i > 0 {
                rest[i] = rest[i] << 1 | rest[i - 1] >> 63;
                i -= 1;
            }
            rest[0] <<= 1;
            let (less, below) = minus(&rest, &Self::P);
            quotient = quotient << 1 | !below as u64;
            rest = if below { rest } else { less };
            doublings += 1;
        }
        quotient
    };
    /// 2^57·p.
    const OFFSET: ([u64; N], u64) = {
        let mut limbs = [Self::P[0] << 57; N];
        let mut i = 1;
        while i < N {
            limbs[i] = Self::P[i] << 57 | Self::P[i - 1] >> 7;
            i += 1;
        }
        (limbs, Self::P[N - 1] >> 7)
    };
}

/// a − b modulo 2^(64N), and true if the difference is negative.
#[inline(always)]
const fn minus<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let (mut difference, mut borrow, mut i) = ([0; N], false, 0);
    while i < N {
        let (limb, first) = a[i].overflowing_sub(b[i]);
        let (limb, second) = limb.overflowing_sub(borrow as u64);
        (difference[i], borrow) = (limb, first | second);
        i += 1;
    }
    (difference, borrow)
}

/// a + b modulo 2^(64N), and true if there is a carry out of the highest limb.
#[inline(always)]
fn plus<const N: usize>(a: &[u64; N], b: &[u64; N]) -> ([u64; N], bool) {
    let (mut sum, mut carry) = ([0; N], false);
    for i in 0..N {
        let (limb, first) = a[i].overflowing_add(b[i]);
        let (limb, second) = limb.overflowing_add(u64::from(carry));
        (sum[i], carry) = (limb, first | second);
    }
    (sum, carry)
}

/// m·v in N + 1 limbs: the N lowest limbs, and the highest limb.
#[inline(always)]
fn times<const N: usize>(m: u64, v: &[u64; N]) -> ([u64; N], u64) {
    let (mut product, mut carry) = ([0; N], 0);
    for i in 0..N {
        let term = u128::from(m) * u128::from(v[i]) + u128::from(carry);
        (product[i], carry) = (term as u64, (term >> 64) as u64);
    }
    (product, carry)
}

impl<C: MontConfig<N>, const N: usize> SmallSum<Fp<MontBackend<C, N>, N>> for Sum<C, N> {
    #[inline(always)]
    fn zero() -> Self {
        let (limbs, top) = Constants::<C, N>::OFFSET;
        Self(limbs, top, PhantomData)
    }

    /// The sum and the product are computed modulo 2^(64(N + 1)). As a limb, a negative m becomes m + 2^64. For a
    /// negative m, the product is too large by 2^64·v, and the function subtracts this excess.
    #[inline(always)]
    fn add(&mut self, m: i64, v: &Fp<MontBackend<C, N>, N>) {
        let v = &v.0.0;
        let (product, top) = times(m as u64, v);
        let sign = (m >> 63) as u64; // every bit is a copy of the sign bit
        let mut excess = [0; N];
        for i in 1..N {
            excess[i] = v[i - 1] & sign;
        }
        let (product, borrow) = minus(&product, &excess);
        let top = top.wrapping_sub(v[N - 1] & sign).wrapping_sub(u64::from(borrow));
        let (limbs, carry) = plus(&self.0, &product);
        *self = Self(limbs, self.1.wrapping_add(top).wrapping_add(u64::from(carry)), PhantomData);
    }

    #[inline(always)]
    fn reduced(self) -> Fp<MontBackend<C, N>, N> {
        let Self(limbs, top, _) = self;
        let shift = Constants::<C, N>::SHIFT;
        let t = limbs[N - 1] >> shift | top << (64 - shift);
        let q = ((u128::from(t) * u128::from(Constants::<C, N>::MU)) >> 64) as u64;
        // The remainder is below 2p, so it has N limbs.
        let (rest, _) = minus(&limbs, &times(q, &Constants::<C, N>::P).0);
        let (less, below) = minus(&rest, &Constants::<C, N>::P);
        Fp::new_unchecked(BigInt(if below { rest } else { less }))
    }
}

#[cfg(test)]
#[allow(dead_code, unused_imports, reason = "builds with few curves do not use all functions")]
mod tests {
    use ark_ff::{AdditiveGroup, Field, UniformRand};
    use rand::{Rng, SeedableRng, rngs::StdRng};

    use super::super::Montgomery;
    use super::*;

    fn element<F: PrimeField>(m: i64) -> F {
        if m < 0 { -F::from(m.unsigned_abs()) } else { F::from(m.unsigned_abs()) }
    }

    fn sum<F: Montgomery>(terms: &[(i64, F)]) -> F {
        let mut sum = F::SmallSum::zero();
        for (m, v) in terms {
            sum.add(*m, v);
        }
        sum.reduced()
    }

    /// Tests sums at both ends of the range, and random sums between them.
    fn sums_are_right<F: Montgomery>() {
        let mut rng = StdRng::seed_from_u64(1);
        // An element that has a large highest limb in Montgomery form.
        let mut greatest = F::ZERO - F::ONE;
        for _ in 0..100 {
            let other = F::rand(&mut rng);
            if other.montgomery_limbs().last() > greatest.montgomery_limbs().last() {
                greatest = other;
            }
        }
        assert_eq!(sum::<F>(&[]), F::ZERO);
        for v in [F::ZERO, F::ONE, -F::ONE, greatest] {
            for m in [0, 1, -1, 2, MAX_FACTOR, -MAX_FACTOR, MAX_FACTOR - 1] {
                for terms in [1, 2, 3, MAX_TERMS] {
                    let expected = element::<F>(m) * v * F::from(terms as u64);
                    assert_eq!(sum(&vec![(m, v); terms]), expected, "{terms} times {m}·{v}");
                }
            }
        }
        for round in 0..2000 {
            let terms: Vec<(i64, F)> = (0..rng.gen_range(0..20))
                .map(|_| (rng.gen_range(-MAX_FACTOR..=MAX_FACTOR) >> rng.gen_range(0..46), F::rand(&mut rng)))
                .collect();
            assert_eq!(sum(&terms), terms.iter().map(|(m, v)| element::<F>(*m) * v).sum::<F>(), "round {round}");
        }
    }

    fn small_integers_are_found<F: Montgomery>() {
        for m in [0, 1, -1, 7, -7, MAX_FACTOR, -MAX_FACTOR] {
            assert_eq!(small_integer(&element::<F>(m)), Some(m));
        }
        for large in
            [F::from(MAX_FACTOR as u64 + 1), F::from(u64::MAX), F::from(2u64).pow([64]), F::from(2u64).pow([200])]
        {
            assert_eq!((small_integer(&large), small_integer(&-large)), (None, None), "{large}");
        }
    }

    #[cfg(feature = "bls12-381")]
    #[test]
    fn sums_of_small_multiples_are_those_of_products() {
        sums_are_right::<ark_bls12_381::Fr>();
        small_integers_are_found::<ark_bls12_381::Fr>();
    }

    /// Tests a field with more free bits than the scalar field of BLS12-381, and a field with more limbs than this
    /// scalar field.
    #[cfg(feature = "bls12-377")]
    #[test]
    fn sums_of_small_multiples_are_those_of_products_in_other_fields() {
        sums_are_right::<ark_bls12_377::Fr>();
        small_integers_are_found::<ark_bls12_377::Fr>();
        sums_are_right::<ark_bls12_377::Fq>();
    }

    #[cfg(feature = "bn254")]
    #[test]
    fn sums_of_small_multiples_are_those_of_products_in_the_fields_of_bn254() {
        sums_are_right::<ark_bn254::Fr>();
        sums_are_right::<ark_bn254::Fq>();
    }

    #[cfg(feature = "pallas")]
    #[test]
    fn sums_of_small_multiples_are_those_of_products_with_the_fewest_free_bits() {
        sums_are_right::<ark_pallas::Fr>();
    }

    #[cfg(feature = "mnt4-753")]
    #[test]
    fn sums_of_small_multiples_are_those_of_products_in_twelve_limbs() {
        sums_are_right::<ark_mnt4_753::Fr>();
    }
}
