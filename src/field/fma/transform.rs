//! Lanes for transforms in fields of 4 words.
//!
//! # Multiplication by a constant w
//!
//! A constant w is stored as six numbers wᵢ = w·2^(48(i + 1)) mod p, in balanced digits. For x = Σ xᵢ·2^(48i), let T =
//! Σ xᵢ·wᵢ. The number T is congruent to x·w·2^48, and has only one digit more than p. So one round of Montgomery's
//! reduction is enough. The multiplication by a constant takes 42 products of digits, and a multiplication of two
//! values takes 66.
//!
//! # Bounds
//!
//! A value of one unit (see [`TransformLanes`]) has |v| < 9p and balanced digits: |d| ≤ 2^47 + 2^6. A value has at most
//! three units. So |d| ≤ 3·(2^47 + 2^6), and |v| < 27p. [`Fma`] accepts digits up to 3·(2^47 + 2^6) in one operand of a
//! product.
//!
//! - `scaled`, columns: a column has six products of x and w, and one product of m and p. The sum of these seven
//!   products is at most 19·2^94·(1 + 2^-39), which is below 2^99.
//! - `scaled`, sums of values l: in column 0, t is a sum of six values l of at most 2^47. So |t| < 2^50, and |t·p⁻¹| <
//!   2^97. A later column has seven values l, and a carry of at most 20·2^46 + 2^4. So its sum is below 2^52. The
//!   assembly adds the carry last. Before that, the sum includes −1.5·2^52 (see [`super`]), and its magnitude is below
//!   2^53.
//! - `scaled`, value: (T + m·p)/2^48 is below 5·1.51·p + p < 9p. Here |xᵢ| ≤ 3·(2^47 + 2^6) for five digits, the sixth
//!   digit is below 2^20, wᵢ < p, and |m| ≤ 2^47.
//! - `scaled`, balanced: before the last step, a digit is below 2^52, so the carry out of the digit is at most 2^4.
//! - `product`: the result is (ab + mp)/R with |a| < 27p, |b| ≤ p and R ≥ 2^32·p, so the result is below p. Here b is a
//!   multiplier. A loaded multiplier is below p. A product of multipliers is a result of `product`, so this product is
//!   below p.
//! - `tidied`: |a| < 27p is within the bound 31·p of `settled`.

use std::sync::OnceLock;

use ark_ff::{BigInt, Fp, MontBackend, MontConfig};

#[cfg(not(target_arch = "x86_64"))]
use super::Digits;
#[cfg(target_arch = "x86_64")]
use super::arithmetic::balanced;
#[cfg(not(target_arch = "x86_64"))]
use super::arithmetic::{load, scaled, store};
#[cfg(target_arch = "x86_64")]
use super::assembly::scale;
#[cfg(not(target_arch = "x86_64"))]
use super::constants::to_limbs;
use super::constants::{BITS, from_limbs};
use super::vector::Vector;
#[cfg(target_arch = "x86_64")]
use super::vector::{digits_of_words, words_of_digits};
use super::{Cpu, Fma};
use crate::field::Montgomery;
use crate::field::lanes::{Lanes, Work};
use crate::field::transform::lanes::TransformLanes;
use crate::field::transform::measure::pays;

const N: usize = 4;
const D: usize = 6;

type F<C> = Fp<MontBackend<C, N>, N>;

/// Eight elements of a field of 4 words.
pub struct TransformFma<C>(pub(super) Fma<C, N, D>);

impl<C> Clone for TransformFma<C> {
    #[inline(always)]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for TransformFma<C> {}

impl<C: MontConfig<N>> TransformFma<C> {
    /// Converts four elements to vectors of balanced digits.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn digits(words: [&[u64; N]; 4]) -> [Vector; D] {
        balanced(digits_of_words(words), &const { Fma::<C, N, D>::CONSTANTS })
    }

    /// Converts four settled elements to words. Each element becomes an integer below p.
    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn words(digits: [Vector; D]) -> [[u64; N]; 4] {
        words_of_digits(digits, const { &Fma::<C, N, D>::CONSTANTS.p })
    }

    /// Converts four elements to vectors of balanced digits, one element after the other.
    #[cfg(not(target_arch = "x86_64"))]
    #[inline(always)]
    fn digits(words: [&[u64; N]; 4]) -> [Vector; D] {
        let digits: [Digits<D>; 4] = std::array::from_fn(|lane| Digits::new(from_limbs(words[lane])));
        load(digits.each_ref())
    }

    /// Converts four settled elements to words, one element after the other. Each element becomes an integer below p.
    #[cfg(not(target_arch = "x86_64"))]
    #[inline(always)]
    fn words(digits: [Vector; D]) -> [[u64; N]; 4] {
        let elements = store(digits);
        std::array::from_fn(|lane| to_limbs::<C, N, D>(&elements[lane].digits).0)
    }
}

impl<C: MontConfig<N>> TransformLanes for TransformFma<C> {
    type Field = F<C>;
    type Cpu = Cpu;
    type Factor = [[f64; D]; D];
    const WIDTH: usize = 8;
    const LOOSE_LEVELS: usize = 2;

    fn detect() -> Option<Cpu> {
        Fma::<C, N, D>::detect()
    }

    fn pays(cpu: Cpu) -> bool {
        // Tests measure nothing, and use each kind of lanes that the CPU supports. Some tests run on a CPU that qemu
        // emulates, and times on an emulated CPU mean nothing.
        if cfg!(test) {
            return true;
        }
        // All fields share one measurement, because their transforms execute the same instructions.
        static MEASURED: OnceLock<bool> = OnceLock::new();
        *MEASURED.get_or_init(|| pays::<Self>(cpu))
    }

    #[inline(always)]
    fn run<W: Work>(cpu: Cpu, work: W) -> W::Output {
        Fma::<C, N, D>::run(cpu, work)
    }

    fn factor(constant: &F<C>) -> Self::Factor {
        let (mut multiple, shift) = (*constant, F::<C>::from(1u64 << BITS));
        let mut factor = [[0.0; D]; D];
        for digits in &mut factor {
            multiple *= shift;
            *digits = from_limbs(&multiple.to_integer().0);
        }
        factor
    }

    fn multiplier(constant: &F<C>) -> F<C> {
        (const { &Fma::<C, N, D>::SCALING }).factor(constant)
    }

    #[inline(always)]
    fn zero(cpu: Cpu) -> Self {
        Self(Fma::zero(cpu))
    }

    #[inline(always)]
    fn load(cpu: Cpu, from: &[F<C>]) -> Self {
        Self::gather(cpu, |lane| &from[lane])
    }

    #[inline(always)]
    fn gather<'a>(_: Cpu, at: impl Fn(usize) -> &'a F<C>) -> Self {
        let words = |lane: usize| &at(lane).0.0;
        let low = Self::digits([words(0), words(1), words(2), words(3)]);
        let high = Self::digits([words(4), words(5), words(6), words(7)]);
        Self(Fma::new([low, high]))
    }

    #[inline(always)]
    fn store(self, to: &mut [F<C>]) {
        self.scatter(|lane, element| to[lane] = element);
    }

    #[inline(always)]
    fn scatter(self, mut put: impl FnMut(usize, F<C>)) {
        let [low, high] = self.0.settled_inlined().rows.0;
        for (row, digits) in [low, high].into_iter().enumerate() {
            for (lane, words) in Self::words(digits).into_iter().enumerate() {
                put(4 * row + lane, Fp::new_unchecked(BigInt(words)));
            }
        }
    }

    #[inline(always)]
    fn park(self, to: &mut [F<C>]) {
        self.store(to);
    }

    #[inline(always)]
    fn scaled(self, factor: &Self::Factor) -> Self {
        let constants = &const { Fma::<C, N, D>::CONSTANTS };
        #[cfg(target_arch = "x86_64")]
        // SAFETY: values exist only if the CPU has the instructions.
        let rows = unsafe { scale(&self.0.rows, factor, constants) };
        #[cfg(not(target_arch = "x86_64"))]
        let rows = scaled(&self.0.rows, factor, constants);
        Self(Fma::new(rows.0))
    }

    #[inline(always)]
    fn product(self, multiplier: Self) -> Self {
        Self(self.0.mul(&multiplier.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Self(self.0.add(other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Self(self.0.sub(other.0))
    }

    #[inline(always)]
    fn tidied(self) -> Self {
        Self(self.0.settled_inlined())
    }
}
