//! Tests products of digits at their bounds.

use std::cmp::Ordering;

use ark_ff::{Field, UniformRand};
use ark_std::rand::Rng;

use super::*;
use crate::field::transform::TransformLanes;

/// The element of ark-ff that is congruent to the integer Σ dᵢ·2^(48i).
fn element<F: Field>(digits: &[f64]) -> F {
    let radix = F::from(1u64 << 48);
    digits.iter().rev().fold(F::zero(), |sum, &digit| {
        let magnitude = F::from(digit.abs() as u64);
        sum * radix + if digit < 0.0 { -magnitude } else { magnitude }
    })
}

/// Digits of any sign. Each call chooses the magnitudes in one of three ways: all are the maximum, all are near the
/// maximum, or all are random. The maximum is the bound of a balanced digit, multiplied by `times`. Let j be the index
/// of the highest nonzero digit of p. For digit j, the maximum is this digit of p, multiplied by `times_p`. All digits
/// above digit j are 0.
pub(super) fn digits<const D: usize>(times: f64, times_p: f64, p: &[f64; D], rng: &mut impl Rng) -> [f64; D] {
    let last = highest(p);
    let most = times * ((1i64 << 47) as f64 + 64.0);
    let kind = rng.gen_range(0..6);
    std::array::from_fn(|i| {
        let most = match i.cmp(&last) {
            Ordering::Less => most,
            Ordering::Equal => (times_p * p[last]).floor(),
            Ordering::Greater => 0.0,
        };
        let sign = if rng.r#gen() { 1.0 } else { -1.0 };
        match kind {
            0 => most,
            1 => -most,
            2 => sign * most,
            3 => most * if i % 2 == 0 { 1.0 } else { -1.0 },
            4 => sign * (most - f64::from(rng.r#gen::<u32>())).max(0.0),
            _ => (rng.gen_range(-1.0..1.0) * most).round(),
        }
    })
}

/// The index of the highest digit that is not 0.
fn highest<const D: usize>(p: &[f64; D]) -> usize {
    p.iter().rposition(|&digit| digit != 0.0).expect("p is not 0")
}

pub(crate) fn products_are_right<C: MontConfig<N>, const N: usize, const D: usize>()
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products<Constants = Constants<D>>,
{
    type F<C, const N: usize> = Fp<MontBackend<C, N>, N>;
    let Some(cpu) = Fma::<C, N, D>::detect() else {
        println!("skipped: this CPU has neither AVX2 with FMA nor NEON");
        return;
    };
    let mut rng = ark_std::test_rng();
    let p = from_limbs::<N, D>(&C::MODULUS.0);
    let last = highest(&p);
    let inverse_of_r = F::<C, N>::from(2u64).pow([48 * D as u64]).inverse().unwrap();
    for round in 0..if D > 8 { 400 } else { 4000 } {
        // `a` is a sum of three values of up to 2p, and `b` is a product. Only `b` is squared.
        let a: [[f64; D]; 8] = std::array::from_fn(|_| digits(3.0, 6.0, &p, &mut rng));
        let b: [[f64; D]; 8] = std::array::from_fn(|_| digits(1.0, 2.0, &p, &mut rng));
        let load = |digits: &[[f64; D]; 8]| Fma::<C, N, D>::load(cpu, |lane| stored(&digits[lane]));
        let results =
            [(load(&a).mul(&load(&b)), &a, &b), (load(&b).mul(&load(&a)), &b, &a), (load(&b).square(), &b, &b)];
        for (result, a, b) in results {
            result.store(|lane, product| {
                for (i, digit) in product.digits.iter().enumerate() {
                    let most = match i.cmp(&last) {
                        Ordering::Less => (1i64 << 47) as f64 + 64.0,
                        Ordering::Equal => 2.0 * p[last] + 1.0,
                        Ordering::Greater => 0.0,
                    };
                    assert!(digit.abs() <= most && digit.fract() == 0.0, "digit {i} of round {round}: {digit}");
                }
                let expected = element::<F<C, N>>(&a[lane]) * element::<F<C, N>>(&b[lane]) * inverse_of_r;
                assert_eq!(element::<F<C, N>>(&product.digits), expected, "{:?} by {:?}", a[lane], b[lane]);
            });
        }
        // Tests `settled` on sums of eight values.
        let sum: [[f64; D]; 8] = std::array::from_fn(|_| digits(8.0, 16.0, &p, &mut rng));
        load(&sum).settled().store(|lane, settled| {
            assert!(settled.digits[last].abs() <= 0.52 * p[last], "{:?} is not settled to {settled:?}", sum[lane]);
            assert_eq!(element::<F<C, N>>(&settled.digits), element(&sum[lane]));
            // Converts digits to limbs and back.
            let raw = Fma::<C, N, D>::raw(&settled);
            assert!(raw.0 < C::MODULUS);
            assert_eq!(F::<C, N>::new(raw.0), element(&sum[lane]));
            assert_eq!(F::<C, N>::new(Fma::<C, N, D>::raw(&Fma::<C, N, D>::digits(&raw)).0), element(&sum[lane]));
        });
    }
    // For any digits that represent a multiple of p, `settled` returns zero.
    for k in -31..=31i64 {
        let mut multiple = p.map(|digit| digit * k as f64);
        let moved = rng.gen_range(0..last);
        multiple[moved] += (1u64 << 48) as f64;
        multiple[moved + 1] -= 1.0;
        let settled = Fma::<C, N, D>::load(cpu, |_| stored(&multiple)).settled();
        assert_eq!(settled.is_zero(), 255, "{k}p");
        settled.store(|_, element| assert_eq!(element, Fma::<C, N, D>::ZERO));
    }
}

/// Tests products in the extension with u² = −1. The components of the left factor are sums of two values of up to 2p.
fn extension_products_are_right<C: MontConfig<N>, const N: usize, const D: usize>()
where
    Fp<MontBackend<C, N>, N>: FastField,
    Rows<D>: Products<Constants = Constants<D>>,
{
    type F<C, const N: usize> = Fp<MontBackend<C, N>, N>;
    let Some(cpu) = Fma::<C, N, D>::detect() else {
        println!("skipped: this CPU has neither AVX2 with FMA nor NEON");
        return;
    };
    let mut rng = ark_std::test_rng();
    let p = from_limbs::<N, D>(&C::MODULUS.0);
    let last = highest(&p);
    let inverse_of_r = F::<C, N>::from(2u64).pow([48 * D as u64]).inverse().unwrap();
    for round in 0..4000 {
        let mut any = |k: f64| -> [[[f64; D]; 8]; 2] {
            [(); 2].map(|()| std::array::from_fn(|_| digits(k, 2.0 * k, &p, &mut rng)))
        };
        let factors = [any(2.0), any(1.0)];
        let [a, b] = factors
            .each_ref()
            .map(|factor| factor.each_ref().map(|digits| Fma::<C, N, D>::load(cpu, |lane| stored(&digits[lane]))));
        let [mut real, mut cross] = a.map(MaybeUninit::new);
        Fma::extension_product([&a[0], &a[1]], [&b[0], &b[1]], 1, [&mut real, &mut cross]);
        // SAFETY: both components are initialized.
        let (real, cross) = unsafe { (real.assume_init(), cross.assume_init()) };
        let of = |factor: usize, component: usize, lane: usize| element::<F<C, N>>(&factors[factor][component][lane]);
        let product = |i: usize, j: usize, lane: usize| of(0, i, lane) * of(1, j, lane) * inverse_of_r;
        let check = |component: Fma<C, N, D>, expected: &dyn Fn(usize) -> F<C, N>| {
            component.store(|lane, found| {
                for (i, digit) in found.digits.iter().enumerate() {
                    let most = if i < last { (1i64 << 47) as f64 + 64.0 } else { 2.0 * p[last] + 1.0 };
                    assert!(digit.abs() <= most && digit.fract() == 0.0, "digit {i} of round {round}: {digit}");
                }
                assert_eq!(element::<F<C, N>>(&found.digits), expected(lane), "round {round}");
            });
        };
        check(real, &|lane| product(0, 0, lane) - product(1, 1, lane));
        check(cross, &|lane| product(0, 1, lane) + product(1, 0, lane));
    }
}

#[cfg(feature = "bn254")]
#[test]
fn extension_products_are_right_bn254() {
    extension_products_are_right::<ark_bn254::FqConfig, 4, 6>();
}

#[cfg(feature = "bls12-381")]
#[test]
fn extension_products_are_right_bls12_381() {
    extension_products_are_right::<ark_bls12_381::FqConfig, 6, 8>();
}

/// Tests products of values at their bounds and constants (see [`super::transform`]).
fn products_by_constants_are_right<C: MontConfig<4>>() {
    type F<C> = Fp<MontBackend<C, 4>, 4>;
    let Some(cpu) = Fma::<C, 4, 6>::detect() else {
        println!("skipped: this CPU has neither AVX2 with FMA nor NEON");
        return;
    };
    let mut rng = ark_std::test_rng();
    let p = from_limbs::<4, 6>(&C::MODULUS.0);
    let last = highest(&p);
    for round in 0..4000 {
        let values: [[f64; 6]; 8] = std::array::from_fn(|_| digits(3.0, 27.0, &p, &mut rng));
        let constant = if round % 8 == 0 { -F::<C>::ONE } else { F::<C>::rand(&mut rng) };
        let value = TransformFma(Fma::<C, 4, 6>::load(cpu, |lane| stored(&values[lane])));
        let factor = TransformFma::<C>::factor(&constant);
        value.scaled(&factor).0.store(|lane, product| {
            for (i, digit) in product.digits.iter().enumerate() {
                let most = if i < last { (1i64 << 47) as f64 + 64.0 } else { 9.0 * p[last] + 1.0 };
                assert!(digit.abs() <= most && digit.fract() == 0.0, "digit {i} of round {round}: {digit}");
            }
            let expected = element::<F<C>>(&values[lane]) * constant;
            assert_eq!(element::<F<C>>(&product.digits), expected, "{:?} by {constant}", values[lane]);
        });
    }
}

#[cfg(feature = "bls12-381")]
#[test]
fn products_by_constants_are_right_bls12_381() {
    products_by_constants_are_right::<ark_bls12_381::FrConfig>();
}

#[cfg(feature = "bn254")]
#[test]
fn products_by_constants_are_right_bn254() {
    products_by_constants_are_right::<ark_bn254::FrConfig>();
}

/// Stores digits in memory that is freed only when the test process ends.
fn stored<const D: usize>(digits: &[f64; D]) -> &'static Digits<D>
where
    Rows<D>: Products,
{
    Box::leak(Box::new(Digits::new(*digits)))
}

#[cfg(feature = "bls12-381")]
#[test]
fn products_are_right_bls12_381() {
    products_are_right::<ark_bls12_381::FqConfig, 6, 8>();
}

#[cfg(feature = "bls12-377")]
#[test]
fn products_are_right_bls12_377() {
    products_are_right::<ark_bls12_377::FqConfig, 6, 8>();
}

#[cfg(feature = "bn254")]
#[test]
fn products_are_right_bn254() {
    products_are_right::<ark_bn254::FqConfig, 4, 6>();
}

#[test]
fn products_are_right_bls24_315() {
    products_are_right::<crate::bls24_315::FqConfig, 5, 8>();
}

/// If NEON is not found, the tests above skip all checks, but this test fails.
#[cfg(target_arch = "aarch64")]
#[test]
fn neon_is_found() {
    assert!(exists());
}

#[cfg(feature = "bls12-381")]
#[test]
fn products_are_timed() {
    type Lanes381 = Fma<ark_bls12_381::FqConfig, 6, 8>;
    if let Some(cpu) = Lanes381::detect() {
        println!("in lanes {}", if measure::pays::<Lanes381>(cpu) { "faster" } else { "not faster" });
    }
}
