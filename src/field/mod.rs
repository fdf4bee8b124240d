//! Field arithmetic for the hot loops of the CPU engine. This module is in the bottom layer of the crate: the module
//! depends on no curve and no plan.
//!
//! `benches/field.rs` measures the throughput of field operations. On a 3.7 GHz Zen 4, operations in Fq of BLS12-381
//! take these times in nanoseconds:
//!
//! - multiplication: 30 (ark-ff 41, blst 33)
//! - squaring: 26 (ark-ff 38, blst 33)
//! - addition or subtraction of a random pair: 5 (ark-ff 12 to 14)
//! - inversion: 1850 (ark-ff 10290)
//!
//! In Fq of BN254, an inversion takes 1150 nanoseconds (ark-ff 4260).
//!
//! In eight lanes of AVX-512 IFMA on an Emerald Rapids, a multiplication in Fq of BLS12-381 takes 9.0 nanoseconds for
//! each element, and a squaring takes 6.7 nanoseconds. In Fq of BN254, a multiplication takes 4.2 nanoseconds, and a
//! squaring takes 2.8 nanoseconds.

use ark_ff::{AdditiveGroup, BigInt, Field, Fp, Fp2, Fp2Config, MontBackend, MontConfig, PrimeField};

#[cfg(target_arch = "x86_64")]
mod adx;
#[cfg(target_arch = "x86_64")]
mod carry;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
pub(crate) mod fma;
#[cfg(target_arch = "x86_64")]
mod four;
#[cfg(target_arch = "x86_64")]
pub(crate) mod ifma;
mod inverse;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod quadratic;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod scaling;

pub(crate) mod lanes;
mod masked;
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
mod measure;
pub(crate) mod small;
pub(crate) mod transform;

use self::lanes::Lanes;
#[cfg(not(target_arch = "x86_64"))]
use self::lanes::One;
#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64")))]
pub(crate) use self::quadratic::Quadratic;

/// A field element that is stored in Montgomery form. The limbs in memory are the product of the element and R =
/// 2^(64·N), reduced below the modulus. N is the number of limbs.
pub trait Montgomery: PrimeField {
    /// The type for sums of products. Each product has two factors: a field element and a small integer. The modulus
    /// must leave the highest bit of the highest limb free.
    type SmallSum: small::SmallSum<Self>;

    /// The limbs, lowest first.
    fn montgomery_limbs(&self) -> &[u64];
    /// The element as an integer below the modulus, like the result of [`PrimeField::into_bigint`]. Only tests and
    /// `reference.rs` call `into_bigint`. For each field, `into_bigint` is unrolled into tens of thousands of lines of
    /// LLVM IR.
    fn to_integer(&self) -> Self::BigInt;
}

impl<C: MontConfig<N>, const N: usize> Montgomery for Fp<MontBackend<C, N>, N> {
    type SmallSum = small::Sum<C, N>;

    #[inline(always)]
    fn montgomery_limbs(&self) -> &[u64] {
        &self.0.0
    }

    /// Montgomery's reduction. Each round adds a multiple m·p that makes the lowest limb zero, and drops the lowest
    /// limb. If t < p before a round, then t < p after the round, because (t + m·p)/2^64 < p.
    #[inline(never)]
    fn to_integer(&self) -> BigInt<N> {
        let (mut t, p) = (self.0.0, &C::MODULUS.0);
        for _ in 0..N {
            let m = u128::from(t[0].wrapping_mul(C::INV));
            let mut carry = (u128::from(t[0]) + m * u128::from(p[0])) >> 64;
            for i in 1..N {
                carry += u128::from(t[i]) + m * u128::from(p[i]);
                t[i - 1] = carry as u64;
                carry >>= 64;
            }
            t[N - 1] = carry as u64;
        }
        BigInt(t)
    }
}

/// Versions of [`Field`]'s operations, with byte-identical results. If the CPU has suitable instructions, the
/// operations of this trait are faster than ark-ff's operations.
pub trait FastField: Field {
    /// Lanes of AVX-512 IFMA, or one lane for a field that has no such lanes.
    type Ifma: Lanes<Field = Self>;
    /// Lanes of fused multiply-add in AVX2 or NEON, or one lane for a field that has no such lanes.
    type Fma: Lanes<Field = Self>;

    /// `self`·`other`.
    #[inline(always)]
    fn fast_mul(&self, other: &Self) -> Self {
        *self * other
    }

    /// `self`².
    #[inline(always)]
    fn fast_square(&self) -> Self {
        self.square()
    }

    /// Computes `self`·`other` by a call of a function, for code outside of hot loops. An inlined product would take
    /// almost a kilobyte of machine code.
    #[inline(never)]
    fn called_mul(&self, other: &Self) -> Self {
        self.fast_mul(other)
    }

    /// Computes `self`² by a call of a function, for code outside of hot loops.
    #[inline(never)]
    fn called_square(&self) -> Self {
        self.fast_square()
    }

    /// `self` + `other`.
    #[inline(always)]
    fn fast_add(&self, other: &Self) -> Self {
        *self + other
    }

    /// `self` − `other`.
    #[inline(always)]
    fn fast_sub(&self, other: &Self) -> Self {
        *self - other
    }

    /// The conjugate over the prime field, for an element of a quadratic extension. An element of a prime field is its
    /// own conjugate.
    #[inline(always)]
    fn conjugate(&self) -> Self {
        *self
    }

    /// 1/`self`, or `None` for 0.
    fn fast_inverse(&self) -> Option<Self> {
        self.inverse()
    }

    /// True if `self` is 0.
    #[inline(always)]
    fn fast_is_zero(&self) -> bool {
        self.is_zero()
    }
}

/// A base field. The associated types are the lanes for quadratic extensions of this field.
pub trait QuadraticBase: FastField {
    /// The type [`FastField::Ifma`] of the extension field.
    type Ifma2<P: Fp2Config<Fp = Self>>: Lanes<Field = Fp2<P>>;
    /// The type [`FastField::Fma`] of the extension field.
    type Fma2<P: Fp2Config<Fp = Self>>: Lanes<Field = Fp2<P>>;
}

/// Implements [`FastField`] for the base fields of six limbs. On a CPU without BMI2 and ADX, ark-ff computes the
/// products of single elements, because no other portable code is faster.
impl<C: MontConfig<6>> FastField for Fp<MontBackend<C, 6>, 6> {
    #[cfg(target_arch = "x86_64")]
    type Ifma = ifma::Ifma<C, 6, 8>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma = One<Self>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma = fma::Fma<C, 6, 8>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma = One<Self>;

    #[inline(always)]
    fn fast_mul(&self, other: &Self) -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(adx) = adx::Adx::detected() {
            return adx.mul(self, other);
        }
        slow_mul(self, other)
    }

    #[inline(always)]
    fn fast_square(&self) -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(adx) = adx::Adx::detected() {
            return adx.square(self);
        }
        slow_square(self)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_add(&self, other: &Self) -> Self {
        carry::add(self, other)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_sub(&self, other: &Self) -> Self {
        carry::sub(self, other)
    }

    fn fast_inverse(&self) -> Option<Self> {
        inverse::inverse::<_, 6, 7>(self)
    }

    #[inline(always)]
    fn fast_is_zero(&self) -> bool {
        are_zero(&self.0.0)
    }
}

impl<C: MontConfig<6>> QuadraticBase for Fp<MontBackend<C, 6>, 6> {
    #[cfg(target_arch = "x86_64")]
    type Ifma2<P: Fp2Config<Fp = Self>> = quadratic::Quadratic<ifma::Ifma<C, 6, 8>, P>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma2<P: Fp2Config<Fp = Self>> = One<Fp2<P>>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma2<P: Fp2Config<Fp = Self>> = quadratic::Quadratic<fma::Fma<C, 6, 8>, P>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma2<P: Fp2Config<Fp = Self>> = One<Fp2<P>>;
}

/// Implements [`FastField`] for the fields of four limbs. On a CPU without BMI2 and ADX, ark-ff computes the products
/// of single elements.
impl<C: MontConfig<4>> FastField for Fp<MontBackend<C, 4>, 4> {
    #[cfg(target_arch = "x86_64")]
    type Ifma = ifma::Ifma<C, 4, 5>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma = One<Self>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma = fma::Fma<C, 4, 6>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma = One<Self>;

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_mul(&self, other: &Self) -> Self {
        match adx::Adx::detected() {
            Some(adx) => four::mul(adx, self, other),
            None => four::slow_mul(self, other),
        }
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_square(&self) -> Self {
        self.fast_mul(self)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_add(&self, other: &Self) -> Self {
        four::add(self, other)
    }

    #[cfg(target_arch = "x86_64")]
    #[inline(always)]
    fn fast_sub(&self, other: &Self) -> Self {
        four::sub(self, other)
    }

    fn fast_inverse(&self) -> Option<Self> {
        inverse::inverse::<_, 4, 5>(self)
    }

    #[inline(always)]
    fn fast_is_zero(&self) -> bool {
        are_zero(&self.0.0)
    }
}

impl<C: MontConfig<4>> QuadraticBase for Fp<MontBackend<C, 4>, 4> {
    #[cfg(target_arch = "x86_64")]
    type Ifma2<P: Fp2Config<Fp = Self>> = quadratic::Quadratic<ifma::Ifma<C, 4, 5>, P>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma2<P: Fp2Config<Fp = Self>> = One<Fp2<P>>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma2<P: Fp2Config<Fp = Self>> = quadratic::Quadratic<fma::Fma<C, 4, 6>, P>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma2<P: Fp2Config<Fp = Self>> = One<Fp2<P>>;
}

/// Implements [`FastField`] for the base fields of five limbs. ark-ff computes the products of single elements.
impl<C: MontConfig<5>> FastField for Fp<MontBackend<C, 5>, 5> {
    #[cfg(target_arch = "x86_64")]
    type Ifma = ifma::Ifma<C, 5, 7>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma = One<Self>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma = fma::Fma<C, 5, 8>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma = One<Self>;

    fn fast_inverse(&self) -> Option<Self> {
        inverse::inverse::<_, 5, 6>(self)
    }
}

/// Implements [`FastField`] for the base fields of twelve limbs. ark-ff computes the products of single elements.
impl<C: MontConfig<12>> FastField for Fp<MontBackend<C, 12>, 12> {
    #[cfg(target_arch = "x86_64")]
    type Ifma = ifma::Ifma<C, 12, 15>;
    #[cfg(not(target_arch = "x86_64"))]
    type Ifma = One<Self>;
    #[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
    type Fma = fma::Fma<C, 12, 16>;
    #[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
    type Fma = One<Self>;

    fn fast_inverse(&self) -> Option<Self> {
        inverse::inverse::<_, 12, 13>(self)
    }
}

/// True if all limbs are 0. The function combines the limbs by a bitwise or, and does not call `memcmp`.
#[inline(always)]
fn are_zero<const N: usize>(limbs: &[u64; N]) -> bool {
    limbs.iter().fold(0, |bits, limb| bits | limb) == 0
}

/// Computes a product. The first product of a process calls this function, and the function finds out if the CPU has
/// BMI2 and ADX. On a CPU that lacks BMI2 or ADX, every product calls this function. The function is never inlined, so
/// that loops stay small.
#[inline(never)]
fn slow_mul<C: MontConfig<6>>(a: &Fp<MontBackend<C, 6>, 6>, b: &Fp<MontBackend<C, 6>, 6>) -> Fp<MontBackend<C, 6>, 6> {
    #[cfg(target_arch = "x86_64")]
    if let Some(adx) = adx::Adx::detect() {
        return adx.mul(a, b);
    }
    *a * b
}

/// Computes a square. The function is called in the same cases as [`slow_mul`].
#[inline(never)]
fn slow_square<C: MontConfig<6>>(a: &Fp<MontBackend<C, 6>, 6>) -> Fp<MontBackend<C, 6>, 6> {
    #[cfg(target_arch = "x86_64")]
    if let Some(adx) = adx::Adx::detect() {
        return adx.square(a);
    }
    a.square()
}

impl<P: Fp2Config<Fp: QuadraticBase>> FastField for Fp2<P> {
    type Ifma = <P::Fp as QuadraticBase>::Ifma2<P>;
    type Fma = <P::Fp as QuadraticBase>::Fma2<P>;

    /// Multiplies three times in the base field (Karatsuba). The function is not inlined, because a call takes little
    /// time compared with three products.
    #[inline(never)]
    fn fast_mul(&self, other: &Self) -> Self {
        let low = self.c0.fast_mul(&other.c0);
        let high = self.c1.fast_mul(&other.c1);
        let cross = self.c0.fast_add(&self.c1).fast_mul(&other.c0.fast_add(&other.c1));
        let mut c0 = high;
        P::mul_fp_by_nonresidue_and_add(&mut c0, &low);
        Self::new(c0, cross.fast_sub(&low).fast_sub(&high))
    }

    /// Multiplies twice in the base field: c₀² + β·c₁² = (c₀ + c₁)·(c₀ + β·c₁) − (1 + β)·c₀·c₁, where β = u².
    #[inline(never)]
    fn fast_square(&self) -> Self {
        let product = self.c0.fast_mul(&self.c1);
        let mut sum = self.c1;
        P::mul_fp_by_nonresidue_and_add(&mut sum, &self.c0);
        let mut rest = product;
        P::mul_fp_by_nonresidue_plus_one_and_add(&mut rest, &P::Fp::ZERO);
        let c0 = self.c0.fast_add(&self.c1).fast_mul(&sum).fast_sub(&rest);
        Self::new(c0, product.fast_add(&product))
    }

    #[inline(always)]
    fn fast_add(&self, other: &Self) -> Self {
        Self::new(self.c0.fast_add(&other.c0), self.c1.fast_add(&other.c1))
    }

    #[inline(always)]
    fn fast_sub(&self, other: &Self) -> Self {
        Self::new(self.c0.fast_sub(&other.c0), self.c1.fast_sub(&other.c1))
    }

    #[inline(always)]
    fn conjugate(&self) -> Self {
        Self::new(self.c0, -self.c1)
    }

    /// The inverse, computed from the norm: (c₀ − c₁·u)/(c₀² − β·c₁²), where β = u².
    fn fast_inverse(&self) -> Option<Self> {
        let mut norm = self.c1.fast_square();
        P::sub_and_mul_fp_by_nonresidue(&mut norm, &self.c0.fast_square());
        let inverse = norm.fast_inverse()?;
        Some(Self::new(self.c0.fast_mul(&inverse), -self.c1.fast_mul(&inverse)))
    }
}

#[cfg(test)]
mod tests;
