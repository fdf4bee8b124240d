//! Compares the arithmetic of single elements with ark-ff's arithmetic.

use std::fmt::Debug;

use proptest::prelude::*;

use super::*;

type Six<C> = Fp<MontBackend<C, 6>, 6>;

/// Elements whose limbs in Montgomery form are edge cases for carries.
fn edges<C: MontConfig<N>, const N: usize>() -> Vec<Fp<MontBackend<C, N>, N>> {
    let p = C::MODULUS.0;
    let mut limbs = vec![[0; N], C::R.0, C::R2.0, p];
    limbs[3][0] -= 1; // p − 1
    for bit in 0..64 * N - 1 {
        let mut power = [0; N];
        power[bit / 64] = 1 << (bit % 64);
        limbs.push(power);
        // The `bit` lowest bits are ones, and all other bits are zeros.
        limbs.push(std::array::from_fn(|i| match i.cmp(&(bit / 64)) {
            std::cmp::Ordering::Less => u64::MAX,
            std::cmp::Ordering::Equal => (1 << (bit % 64)) - 1,
            std::cmp::Ordering::Greater => 0,
        }));
        let low = limbs[limbs.len() - 1];
        limbs.push(std::array::from_fn(|i| p[i] & !low[i]));
    }
    for i in 0..N {
        // p with limb i decreased by one. In the limbs below limb i, all bits are ones.
        let mut near = p;
        near[i] -= 1;
        near[..i].fill(u64::MAX);
        limbs.push(near);
    }
    let elements = limbs.into_iter().map(BigInt).filter(|limbs| *limbs < C::MODULUS);
    elements.map(Fp::new_unchecked).collect()
}

/// Makes an element from limbs in Montgomery form. The function first reduces the highest limb, so that the limbs
/// represent an integer below p.
fn element<C: MontConfig<6>>(mut limbs: [u64; 6]) -> Six<C> {
    limbs[5] %= C::MODULUS.0[5]; // the value is then below p, whatever the lower limbs are
    Fp::new_unchecked(BigInt(limbs))
}

fn check<F: FastField + Debug>(a: &F, b: &F) {
    assert_eq!(a.fast_mul(b), *a * b, "{a:?} * {b:?}");
    assert_eq!(a.fast_square(), a.square(), "{a:?}^2");
    assert_eq!(a.fast_add(b), *a + b, "{a:?} + {b:?}");
    assert_eq!(a.fast_sub(b), *a - b, "{a:?} - {b:?}");
}

fn check_integer<C: MontConfig<N>, const N: usize>(a: &Fp<MontBackend<C, N>, N>) {
    assert_eq!(a.to_integer(), a.into_bigint(), "{a:?}");
}

fn check_inverse<F: FastField + Debug>(a: &F) {
    assert_eq!(a.fast_inverse(), a.inverse(), "1/{a:?}");
}

fn check_edges<C: MontConfig<N>, const N: usize>()
where
    Fp<MontBackend<C, N>, N>: FastField,
{
    let edges = edges::<C, N>();
    for (i, a) in edges.iter().enumerate() {
        check_inverse(a);
        check_integer(a);
        for b in edges.iter().skip(i % 7).step_by(7).chain(&edges[..4]) {
            check(a, b);
            check(b, a);
        }
    }
}

fn check_edges_fp2<C: MontConfig<6>, P: Fp2Config<Fp = Six<C>>>() {
    let edges: Vec<Six<C>> = edges().into_iter().step_by(97).collect();
    let pairs: Vec<Fp2<P>> = edges.iter().flat_map(|&a| edges.iter().map(move |&b| Fp2::new(a, b))).collect();
    for a in &pairs {
        check_inverse(a);
        for b in &pairs {
            check(a, b);
        }
    }
}

macro_rules! tests {
    ($name:ident, $feature:literal, $curve:ident) => {
        #[cfg(feature = $feature)]
        mod $name {
            use $curve::{Fq2Config, FqConfig};

            use super::*;

            #[test]
            fn agrees_on_edges() {
                check_edges::<FqConfig, 6>();
            }

            #[test]
            fn agrees_on_edges_in_the_extension() {
                check_edges_fp2::<FqConfig, Fq2Config>();
            }

            proptest! {
                #![proptest_config(ProptestConfig::with_cases(4096))]

                #[test]
                fn agrees_on_random_elements(limbs: [[u64; 6]; 4]) {
                    let [a, b, c, d] = limbs.map(element::<FqConfig>);
                    check(&a, &b);
                    check_integer(&a);
                    check(&Fp2::<Fq2Config>::new(a, b), &Fp2::new(c, d));
                    check_inverse(&a);
                    check_inverse(&Fp2::<Fq2Config>::new(a, b));
                }
            }
        }
    };
}

tests!(bls12_381, "bls12-381", ark_bls12_381);
tests!(bls12_377, "bls12-377", ark_bls12_377);

#[cfg(feature = "bn254")]
#[test]
fn edges_in_four_limbs() {
    check_edges::<ark_bn254::FqConfig, 4>();
    check_edges::<ark_bn254::FrConfig, 4>();
    #[cfg(feature = "bls12-381")]
    check_edges::<ark_bls12_381::FrConfig, 4>();
}

#[cfg(feature = "bn254")]
#[test]
fn random_elements_in_four_limbs() {
    let mut rng = ark_std::test_rng();
    for _ in 0..4096 {
        let [a, b, c, d] = [(); 4].map(|()| ark_ff::UniformRand::rand(&mut rng));
        check(&a, &b);
        check(&Fp2::<ark_bn254::Fq2Config>::new(a, b), &Fp2::new(c, d));
        check_integer(&a);
        check_inverse(&a);
    }
}

/// Checks that the tests above use the instructions BMI2 and ADX if the CPU has these instructions.
#[cfg(target_arch = "x86_64")]
#[test]
fn uses_adx_where_linux_reports_it() {
    let Ok(cpus) = std::fs::read_to_string("/proc/cpuinfo") else { return };
    let has = |flag| cpus.split_whitespace().any(|word| word == flag);
    assert_eq!(adx::Adx::detect().is_some(), has("bmi2") && has("adx"));
    assert_eq!(adx::Adx::detected().is_some(), has("bmi2") && has("adx"));
}
