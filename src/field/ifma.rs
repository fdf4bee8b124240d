//! Eight field elements at a time in AVX-512, with the 52-bit multiply-add of IFMA: an element in each lane, its limbs in
//! eight registers.
//!
//! Elements are in Montgomery form with R = 2^416 = 2^(8·52). That leaves 35 bits above a modulus of 381 bits, so that
//! loose values, below 512p, need no subtraction on their way through a product.

use std::arch::is_x86_feature_detected;
use std::arch::x86_64::*;
use std::marker::PhantomData;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

use super::FastField;
use super::lanes::{Lanes, Mask, Work};

/// Limbs of an element.
const LIMBS: usize = 8;
/// Bits of a limb.
const BITS: u32 = 52;
const LOW: u64 = (1 << BITS) - 1;

/// Proof that this CPU has AVX-512 F and DQ, and IFMA.
#[derive(Clone, Copy)]
pub struct Cpu(());

/// An element at rest, below p: its limbs, the least first. A cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C, align(64))]
pub struct Limbs([u64; LIMBS]);

/// Eight elements of the field.
pub struct Ifma<C> {
    limbs: [__m512i; LIMBS],
    field: PhantomData<C>,
}

impl<C> Clone for Ifma<C> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Ifma<C> {}

/// What the arithmetic knows of a field.
struct Modulus<C>(PhantomData<C>);

impl<C: MontConfig<6>> Modulus<C> {
    const P: [u64; LIMBS] = split(&C::MODULUS.0);
    /// 2^416 − p.
    const NEGATIVE: [u64; LIMBS] = {
        let (mut negative, mut i) = (Self::P, 0);
        while i < LIMBS {
            negative[i] = LOW - negative[i] + (i == 0) as u64; // no carry, as p is odd
            i += 1;
        }
        negative
    };
    /// −p⁻¹ mod 2^52.
    const INVERSE: u64 = C::INV & LOW;
    /// ⌊2^52/(t + 1)⌋ for the top limb t of p.
    const QUOTIENT: u64 = (1 << BITS) / (Self::P[LIMBS - 1] + 1);

    /// k·p.
    const fn times(k: u64) -> [u64; LIMBS] {
        // The top limb of p has 13 bits at least, so that its quotient by a loose value's is good to 513/2^12.
        let bits = 384 - C::MODULUS.0[5].leading_zeros();
        assert!(bits > 376 && bits <= 381, "the bounds in this file are for a modulus of 377 to 381 bits");
        let (mut product, mut carry, mut i) = ([0; LIMBS], 0, 0);
        while i < LIMBS {
            carry += Self::P[i] * k;
            product[i] = carry & LOW;
            carry >>= BITS;
            i += 1;
        }
        product
    }
}

/// 6 limbs of 64 bits as 8 of 52.
const fn split(l: &[u64; 6]) -> [u64; LIMBS] {
    [
        l[0] & LOW,
        (l[0] >> 52 | l[1] << 12) & LOW,
        (l[1] >> 40 | l[2] << 24) & LOW,
        (l[2] >> 28 | l[3] << 36) & LOW,
        (l[3] >> 16 | l[4] << 48) & LOW,
        l[4] >> 4 & LOW,
        (l[4] >> 56 | l[5] << 8) & LOW,
        l[5] >> 44,
    ]
}

/// 8 limbs of 52 bits as 6 of 64.
const fn join(l: &[u64; LIMBS]) -> [u64; 6] {
    [
        l[0] | l[1] << 52,
        l[1] >> 12 | l[2] << 40,
        l[2] >> 24 | l[3] << 28,
        l[3] >> 36 | l[4] << 16,
        l[4] >> 48 | l[5] << 4 | l[6] << 56,
        l[6] >> 8 | l[7] << 44,
    ]
}

/// The raw limbs of an element, that is x·2^384, as those of a value at rest: of x·2^(384−416).
#[inline(always)]
fn to_internal<C: MontConfig<6>>(raw: &Fp<MontBackend<C, 6>, 6>) -> Limbs {
    Limbs(split(&raw.0.0))
}

#[inline(always)]
fn from_internal<C: MontConfig<6>>(stored: &Limbs) -> Fp<MontBackend<C, 6>, 6> {
    Fp::new_unchecked(BigInt(join(&stored.0)))
}

// SAFETY of all that follows: intrinsics run on values of `Ifma` or with a `Cpu` in hand, and where there is one of
// these, the CPU has the instructions. They work on registers alone but for the loads, which say what they read.

/// The same word in all lanes.
#[inline(always)]
fn all(word: u64) -> __m512i {
    // SAFETY: called only with the instructions there, see above.
    unsafe { _mm512_set1_epi64(word as i64) }
}

/// The block once for each number: indexes are constants then, and registers need no memory.
macro_rules! unrolled {
    ($i:ident in $($value:literal)* $body:block) => {
        $({
            let $i = $value;
            $body
        })*
    };
}

/// Rows as columns.
#[inline(always)]
fn transposed(r: [__m512i; 8]) -> [__m512i; 8] {
    // SAFETY: see `all`.
    unsafe {
        // Pairs of words, then of pairs, then of quarters.
        let a = [
            _mm512_unpacklo_epi64(r[0], r[1]),
            _mm512_unpackhi_epi64(r[0], r[1]),
            _mm512_unpacklo_epi64(r[2], r[3]),
            _mm512_unpackhi_epi64(r[2], r[3]),
            _mm512_unpacklo_epi64(r[4], r[5]),
            _mm512_unpackhi_epi64(r[4], r[5]),
            _mm512_unpacklo_epi64(r[6], r[7]),
            _mm512_unpackhi_epi64(r[6], r[7]),
        ];
        const EVEN: i32 = 0b10_00_10_00;
        const ODD: i32 = 0b11_01_11_01;
        let b = [
            _mm512_shuffle_i64x2::<EVEN>(a[0], a[2]),
            _mm512_shuffle_i64x2::<EVEN>(a[1], a[3]),
            _mm512_shuffle_i64x2::<ODD>(a[0], a[2]),
            _mm512_shuffle_i64x2::<ODD>(a[1], a[3]),
            _mm512_shuffle_i64x2::<EVEN>(a[4], a[6]),
            _mm512_shuffle_i64x2::<EVEN>(a[5], a[7]),
            _mm512_shuffle_i64x2::<ODD>(a[4], a[6]),
            _mm512_shuffle_i64x2::<ODD>(a[5], a[7]),
        ];
        [
            _mm512_shuffle_i64x2::<EVEN>(b[0], b[4]),
            _mm512_shuffle_i64x2::<EVEN>(b[1], b[5]),
            _mm512_shuffle_i64x2::<EVEN>(b[2], b[6]),
            _mm512_shuffle_i64x2::<EVEN>(b[3], b[7]),
            _mm512_shuffle_i64x2::<ODD>(b[0], b[4]),
            _mm512_shuffle_i64x2::<ODD>(b[1], b[5]),
            _mm512_shuffle_i64x2::<ODD>(b[2], b[6]),
            _mm512_shuffle_i64x2::<ODD>(b[3], b[7]),
        ]
    }
}

/// Carries from limb to limb, so that each but the last is from 0 to 2^52 − 1. Limbs may be negative.
#[inline(always)]
fn carried(mut limbs: [__m512i; LIMBS]) -> [__m512i; LIMBS] {
    // SAFETY: see `all`.
    unsafe {
        for i in 0..LIMBS - 1 {
            limbs[i + 1] = _mm512_add_epi64(limbs[i + 1], _mm512_srai_epi64::<BITS>(limbs[i]));
            limbs[i] = _mm512_and_si512(limbs[i], all(LOW));
        }
    }
    limbs
}

impl<C: MontConfig<6>> Ifma<C> {
    #[inline(always)]
    fn new(limbs: [__m512i; LIMBS]) -> Self {
        let value = Self { limbs, field: PhantomData };
        #[cfg(debug_assertions)]
        value.check();
        value
    }

    /// That the value is loose.
    #[cfg(debug_assertions)]
    fn check(self) {
        // SAFETY: as many bits.
        let limbs: [[u64; 8]; LIMBS] = unsafe { std::mem::transmute(self.limbs) };
        for lane in 0..8 {
            assert!((0..LIMBS).all(|i| limbs[i][lane] <= LOW), "a limb of more than {BITS} bits");
            assert!(limbs[LIMBS - 1][lane] <= 512 * Modulus::<C>::P[LIMBS - 1], "a value of 512p or more");
        }
    }

    /// a + kp − b.
    #[inline(always)]
    fn less(mut self, other: Self, multiple: &[u64; LIMBS]) -> Self {
        for ((limb, b), &p) in self.limbs.iter_mut().zip(other.limbs).zip(multiple) {
            // SAFETY: see `all`.
            *limb = unsafe { _mm512_sub_epi64(_mm512_add_epi64(*limb, all(p)), b) };
        }
        Self::new(carried(self.limbs))
    }

    /// The lanes turned by `BY` places.
    #[inline(always)]
    fn turned<const BY: i32>(mut self) -> Self {
        for limb in &mut self.limbs {
            // SAFETY: see `all`.
            *limb = unsafe { _mm512_alignr_epi64::<BY>(*limb, *limb) };
        }
        self
    }

    /// (t + m·p)/2^52 for the m that makes it an integer, given the limb that follows t.
    #[inline(always)]
    fn reduce_limb(t: [__m512i; LIMBS], following: __m512i) -> [__m512i; LIMBS] {
        let p = &Modulus::<C>::P;
        // SAFETY: see `all`.
        unsafe {
            let m = _mm512_madd52lo_epu64(all(0), t[0], all(Modulus::<C>::INVERSE));
            let carry = _mm512_srli_epi64::<BITS>(_mm512_madd52lo_epu64(t[0], m, all(p[0])));
            let mut next = [following; LIMBS];
            for j in 1..LIMBS {
                next[j - 1] = _mm512_madd52lo_epu64(t[j], m, all(p[j]));
            }
            next[0] = _mm512_add_epi64(next[0], carry);
            for j in 0..LIMBS {
                next[j] = _mm512_madd52hi_epu64(next[j], m, all(p[j]));
            }
            next
        }
    }
}

impl<C: MontConfig<6>> Lanes for Ifma<C> {
    type Field = Fp<MontBackend<C, 6>, 6>;
    type Stored = Limbs;
    type Cpu = Cpu;
    const WIDTH: usize = 8;

    fn detect() -> Option<Cpu> {
        let present = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512dq")
            && is_x86_feature_detected!("avx512ifma");
        present.then_some(Cpu(()))
    }

    #[inline(always)]
    fn run<W: Work>(_: Cpu, work: W) -> W::Output {
        #[target_feature(enable = "avx512f,avx512dq,avx512ifma")]
        fn run<W: Work>(work: W) -> W::Output {
            work.run()
        }
        // SAFETY: the `Cpu` proves that the instructions exist.
        unsafe { run(work) }
    }

    const ZERO: Limbs = Limbs([0; LIMBS]);

    // The raw limbs of x, x·2^384, are those of x·s² in this file's form, for s = 2^(−16). The y that goes with it is
    // y·s³, and its limbs here are those of y·s for ark-ff.

    #[inline(always)]
    fn rest_x(x: &Self::Field) -> Limbs {
        to_internal(x)
    }

    #[inline(always)]
    fn rest_y(y: &Self::Field) -> Limbs {
        // 2^(384 − 16) is below p: 2^(−16) in Montgomery form.
        to_internal(&y.fast_mul(&Fp::new_unchecked(BigInt([0, 0, 0, 0, 0, 1 << 48]))))
    }

    #[inline(always)]
    fn wake_x(x: &Limbs) -> Self::Field {
        from_internal(x)
    }

    #[inline(always)]
    fn wake_y(y: &Limbs) -> Self::Field {
        from_internal::<C>(y) * Fp::from(1u32 << 16)
    }

    #[inline(always)]
    fn negated(element: &Limbs) -> Limbs {
        to_internal(&-from_internal::<C>(element))
    }

    #[inline(always)]
    fn load<'a>(_: Cpu, at: impl Fn(usize) -> &'a Limbs) -> Self {
        // SAFETY: a `Limbs` is 64 bytes and aligned to as many.
        let row = |lane: usize| unsafe { _mm512_load_si512(at(lane).0.as_ptr().cast()) };
        Self::new(transposed([row(0), row(1), row(2), row(3), row(4), row(5), row(6), row(7)]))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, Limbs)) {
        let rows = transposed(self.limbs);
        for (lane, row) in rows.into_iter().enumerate() {
            // SAFETY: as many bytes, and any bits are limbs.
            put(lane, unsafe { std::mem::transmute::<__m512i, Limbs>(row) });
        }
    }

    #[inline(always)]
    fn zero(_: Cpu) -> Self {
        Self::new([all(0); LIMBS])
    }

    #[inline(always)]
    fn one(_: Cpu) -> Self {
        // 2^416 = 2^32·2^384.
        let one = split(&Self::Field::from(1u64 << 32).0.0);
        let mut limbs = [all(0); LIMBS];
        for (limb, &word) in limbs.iter_mut().zip(&one) {
            *limb = all(word);
        }
        Self::new(limbs)
    }

    /// 264 multiply-adds. (ab + M·p)/2^416 with M < 2^416 is below p + ab/2^416 < 2p, as ab < 2^18·p² < 2^(18 − 35)·2^416·p.
    /// A limb collects 4 words of 52 bits in each of 8 rounds, and a carry: no overflow.
    #[inline(always)]
    fn mul(self, other: Self) -> Self {
        let (a, b) = (&self.limbs, &other.limbs);
        // SAFETY: see `all`.
        unsafe {
            let mut t = [all(0); LIMBS];
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                for j in 0..LIMBS {
                    t[j] = _mm512_madd52lo_epu64(t[j], a[j], b[i]);
                }
                for j in 1..LIMBS {
                    t[j] = _mm512_madd52hi_epu64(t[j], a[j - 1], b[i]);
                }
                t = Self::reduce_limb(t, _mm512_madd52hi_epu64(all(0), a[LIMBS - 1], b[i]));
            });
            Self::new(carried(t))
        }
    }

    /// 208 multiply-adds: the products of different limbs once, doubled, then those of equal limbs.
    #[inline(always)]
    fn square(self) -> Self {
        let a = &self.limbs;
        // SAFETY: see `all`.
        unsafe {
            let mut t = [all(0); 2 * LIMBS];
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                for j in i + 1..LIMBS {
                    t[i + j] = _mm512_madd52lo_epu64(t[i + j], a[j], a[i]);
                }
                for j in i + 1..LIMBS {
                    t[i + j + 1] = _mm512_madd52hi_epu64(t[i + j + 1], a[j], a[i]);
                }
            });
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                t[2 * i] = _mm512_madd52lo_epu64(_mm512_add_epi64(t[2 * i], t[2 * i]), a[i], a[i]);
                t[2 * i + 1] = _mm512_madd52hi_epu64(_mm512_add_epi64(t[2 * i + 1], t[2 * i + 1]), a[i], a[i]);
            });
            let [low @ .., _, _, _, _, _, _, _, _] = t;
            let mut low = low;
            unrolled!(i in 0 1 2 3 4 5 6 7 {
                low = Self::reduce_limb(low, t[LIMBS + i]);
            });
            Self::new(carried(low))
        }
    }

    #[inline(always)]
    fn add(mut self, other: Self) -> Self {
        for (limb, b) in self.limbs.iter_mut().zip(other.limbs) {
            // SAFETY: see `all`.
            *limb = unsafe { _mm512_add_epi64(*limb, b) };
        }
        Self::new(carried(self.limbs))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C>::times(16) })
    }

    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        self.less(other, &const { Modulus::<C>::times(128) })
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        let mut limbs = self.limbs;
        for _ in 1..k {
            for (limb, own) in limbs.iter_mut().zip(self.limbs) {
                // SAFETY: see `all`.
                *limb = unsafe { _mm512_add_epi64(*limb, own) };
            }
        }
        Self::new(carried(limbs))
    }

    /// By one inversion for all lanes. With T the product of all, 1/vᵢ is 1/T times the product of the other lanes: the
    /// one of the opposite lane, the two products of opposites next but one, and the four of the next.
    #[inline(always)]
    fn inverse(self, cpu: Cpu) -> Self {
        let opposite = self.turned::<4>();
        let two = self.mul(opposite);
        let next_two = two.turned::<2>();
        let four = two.mul(next_two);
        let next_four = four.turned::<1>();
        let total = four.mul(next_four);
        let mut first = Self::ZERO;
        total.reduced().store(|lane, value| {
            if lane == 0 {
                first = value
            }
        });
        // T here is T·2^32 for ark-ff, its inverse 2^(−32)/T there; here that has to be 1/T, 2^32/T there.
        let inverse = from_internal::<C>(&first).fast_inverse().unwrap_or_default() * Self::Field::from(1u128 << 64);
        let inverse = to_internal(&inverse);
        opposite.mul(next_two).mul(next_four).mul(Self::load(cpu, |_| &inverse))
    }

    /// 1. Take away p as often as the top limbs say, as a multiple of 2^416 − p: never too often, and once too seldom at
    ///    most, as top limb over top limb is within 513/2^12 of the quotient.
    /// 2. Take it away once more, where it can be.
    #[inline(always)]
    fn reduced(self) -> Self {
        let mut t = self.limbs;
        // SAFETY: see `all`.
        unsafe {
            let quotient = _mm512_madd52hi_epu64(all(0), t[LIMBS - 1], all(Modulus::<C>::QUOTIENT));
            for (limb, &p) in t.iter_mut().zip(&Modulus::<C>::NEGATIVE) {
                *limb = _mm512_madd52lo_epu64(*limb, quotient, all(p));
            }
            for (limb, &p) in t[1..].iter_mut().zip(&Modulus::<C>::NEGATIVE) {
                *limb = _mm512_madd52hi_epu64(*limb, quotient, all(p));
            }
            let mut t = carried(t);
            t[LIMBS - 1] = _mm512_and_si512(t[LIMBS - 1], all(LOW));

            let mut less = t;
            for (limb, &p) in less.iter_mut().zip(&Modulus::<C>::P) {
                *limb = _mm512_sub_epi64(*limb, all(p));
            }
            let mut less = carried(less);
            let negative = _mm512_movepi64_mask(less[LIMBS - 1]);
            for (limb, own) in less.iter_mut().zip(t) {
                *limb = _mm512_mask_blend_epi64(negative, *limb, own);
            }
            Self::new(less)
        }
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        // SAFETY: see `all`.
        unsafe {
            let mut bits = all(0);
            for limb in self.limbs {
                bits = _mm512_or_si512(bits, limb);
            }
            _mm512_testn_epi64_mask(bits, bits)
        }
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        // SAFETY: see `all`.
        unsafe {
            let mut bits = all(0);
            for (a, b) in self.limbs.into_iter().zip(other.limbs) {
                bits = _mm512_or_si512(bits, _mm512_xor_si512(a, b));
            }
            _mm512_testn_epi64_mask(bits, bits)
        }
    }

    #[inline(always)]
    fn select(mask: Mask, mut a: Self, b: Self) -> Self {
        for (limb, other) in a.limbs.iter_mut().zip(b.limbs) {
            // SAFETY: see `all`.
            *limb = unsafe { _mm512_mask_blend_epi64(mask, other, *limb) };
        }
        a
    }
}

#[cfg(test)]
mod tests {
    use ark_ff::{AdditiveGroup, Field, UniformRand};
    use ark_std::rand::Rng;

    use super::*;

    /// Every operation of the lanes, on elements of every kind, at rest again.
    struct Check<C: MontConfig<6>> {
        cpu: Cpu,
        a: [Limbs; 8],
        b: [Limbs; 8],
        found: Vec<[Limbs; 8]>,
        field: PhantomData<C>,
    }

    impl<C: MontConfig<6>> Work for Check<C> {
        type Output = Vec<[Limbs; 8]>;

        #[inline(always)]
        fn run(mut self) -> Self::Output {
            let a = Ifma::<C>::load(self.cpu, |lane| &self.a[lane]);
            let b = Ifma::<C>::load(self.cpu, |lane| &self.b[lane]);
            let loose = a.sub(b).sub(b).add(a).sub(b);
            for value in [a.mul(b), a.square(), a.add(b), a.sub(b), a.inverse(self.cpu), loose, loose.mul(a.sub(b))] {
                let mut stored = [Ifma::<C>::ZERO; 8];
                value.reduced().store(|lane, element| stored[lane] = element);
                self.found.push(stored);
            }
            self.found
        }
    }

    fn operations_agree<C: MontConfig<6>>() {
        type F<C> = Fp<MontBackend<C, 6>, 6>;
        let Some(cpu) = Ifma::<C>::detect() else { return };
        let mut rng = ark_std::test_rng();
        let mut minus_one = C::MODULUS;
        minus_one.0[0] -= 1;
        let edges = [
            BigInt::from(1u8),
            BigInt::from(2u8),
            minus_one,
            BigInt([u64::MAX, u64::MAX, u64::MAX, u64::MAX, u64::MAX, 0]),
        ];
        for _ in 0..2000 {
            let mut element = || match rng.gen_range(0..3) {
                0 => F::<C>::new_unchecked(edges[rng.gen_range(0..edges.len())]),
                _ => F::<C>::rand(&mut rng),
            };
            // Raw limbs are taken for x·2^416, so that x here is x·2^(−32) there.
            let (a, b): ([F<C>; 8], [F<C>; 8]) =
                (std::array::from_fn(|_| element()), std::array::from_fn(|_| element()));
            let factor = F::<C>::from(1u64 << 32);
            let value = |raw: F<C>| raw / factor;
            let check = Check {
                cpu,
                a: a.map(|a| to_internal(&a)),
                b: b.map(|b| to_internal(&b)),
                found: Vec::new(),
                field: PhantomData::<C>,
            };
            let found = Ifma::<C>::run(cpu, check);
            for lane in 0..8 {
                let (a, b) = (value(a[lane]), value(b[lane]));
                let loose = a.double() - b.double() - b;
                let expected = [a * b, a.square(), a + b, a - b, a.inverse().unwrap(), loose, loose * (a - b)];
                for (i, expected) in expected.into_iter().enumerate() {
                    assert_eq!(from_internal::<C>(&found[i][lane]), expected * factor, "operation {i} on {a} and {b}");
                }
            }
        }
    }

    #[cfg(feature = "bls12-381")]
    #[test]
    fn operations_agree_bls12_381() {
        operations_agree::<ark_bls12_381::FqConfig>();
    }

    #[cfg(feature = "bls12-377")]
    #[test]
    fn operations_agree_bls12_377() {
        operations_agree::<ark_bls12_377::FqConfig>();
    }
}
