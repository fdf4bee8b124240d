//! Tests sums that read tables. Each sum is compared with a naive sum.

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField, UniformRand, Zero};
use ark_std::rand::{Rng, RngCore};

use super::*;
use crate::bases::BaseView;
use crate::cpu::{arithmetic, msm, multiples};
use crate::curve::CurveParams;
use crate::plan::{CpuMethod, CpuPlan, CpuProblem};
use crate::recode::significant_limbs;
use crate::reference::naive_msm;
use crate::scalars::Scalars;
use crate::timings::Stopwatch;
use crate::types::{CpuArithmetic, PointForm};

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

/// Random, equal and opposite points, and the identity. If `in_subgroup` is false, some points lie outside the
/// subgroup.
fn bases<P: CurveParams>(n: usize, in_subgroup: bool, rng: &mut impl RngCore) -> Vec<Affine<P>> {
    let mut points: Vec<Projective<P>> = Vec::with_capacity(n);
    for i in 0..n {
        points.push(match (i % 16, points.last()) {
            (1, _) => Projective::zero(),
            (3 | 4, Some(&last)) => last,
            (6, Some(&last)) => -last,
            (8, _) if !in_subgroup => point_on_curve(rng).into(),
            _ => Projective::rand(rng),
        });
    }
    Projective::normalize_batch(&points)
}

fn point_on_curve<P: CurveParams>(rng: &mut impl RngCore) -> Affine<P> {
    let candidate = |_| Affine::get_point_from_x_unchecked(P::BaseField::rand(rng), rng.r#gen());
    (0..).find_map(candidate).expect("half of all x belong to points")
}

/// Scalars of several kinds: long, short, zero, negated short, and powers of two.
fn scalars<F: PrimeField>(n: usize, rng: &mut impl RngCore) -> Vec<F> {
    let scalar = |i| match i % 9 {
        0 => F::from(2u8).pow([i as u64 % u64::from(F::MODULUS_BIT_SIZE)]),
        1 => F::zero(),
        2 => F::one(),
        3 => -F::one(),
        4 => F::from(rng.next_u32()),
        5 => -F::from(rng.next_u64()),
        _ => F::rand(rng),
    };
    (0..n).map(scalar).collect()
}

/// The kinds of arithmetic that this CPU supports and that the curve's base field has, the fastest first.
fn arithmetics<P: CurveParams>() -> Vec<CpuArithmetic> {
    let mut found = [CpuArithmetic::Ifma, CpuArithmetic::Fma, CpuArithmetic::Scalar].map(arithmetic::<P>).to_vec();
    found.dedup();
    found
}

fn fastest<P: CurveParams>() -> CpuArithmetic {
    arithmetic::<P>(CpuArithmetic::Ifma)
}

/// The greatest magnitude of a term: the value that the engine passes to a plan.
fn maximum<P: CurveParams>(scalars: Scalars<'_, P>, components: usize) -> Vec<u64> {
    if components > 1 { significant_limbs(&P::component_maximum()) } else { significant_limbs(&scalars.maximum()) }
}

fn problem<P: CurveParams>(
    n: usize,
    scalars: Scalars<'_, P>,
    components: usize,
    arithmetic: CpuArithmetic,
    threads: usize,
) -> CpuProblem {
    CpuProblem {
        n,
        forms: PointForm::Weierstrass.alone(),
        components,
        scalar_bits: scalars.maximum().num_bits(),
        in_subgroup: components > 1,
        maximum: maximum(scalars, components),
        affine_bytes: size_of::<Affine<P>>(),
        internal_bytes: crate::cpu::point_bytes::<P>(arithmetic, components),
        threads,
        arithmetic,
        window_bits: None,
        prepared: None,
        degree: <P::BaseField as Field>::extension_degree(),
        long: n,
        sample: None,
    }
}

/// Returns the problem with whole scalars, even if the table was made for split scalars.
fn whole<P: CurveParams>(problem: &CpuProblem, scalars: Scalars<'_, P>) -> CpuProblem {
    CpuProblem { components: 1, maximum: maximum(scalars, 1), ..problem.clone() }
}

fn table<P: CurveParams>(bases: &[Affine<P>], precomputation: Precomputation, problem: &CpuProblem) -> CpuTable<P> {
    let multiples =
        multiples(bases, precomputation, problem.arithmetic, problem.threads, &|_| true).expect("nobody cancels");
    CpuTable::new(&multiples, precomputation, problem).expect("there is memory")
}

/// Tests sums that read tables. Each sum is compared with a sum of naive products. The number of bases of a table is
/// one of the given sizes. Returns the plans.
fn check_sums<P: CurveParams>(sizes: &[usize], components: usize) -> Vec<CpuPlan> {
    check_sums_in::<P>(PointForm::Weierstrass, sizes, components)
}

fn check_sums_in<P: CurveParams>(form: PointForm, sizes: &[usize], components: usize) -> Vec<CpuPlan> {
    let mut rng = ark_std::test_rng();
    let n = *sizes.iter().max().expect("there is at least one size");
    let bases = bases::<P>(n, components > 1 || form == PointForm::TwistedEdwards, &mut rng);
    let field = scalars::<P::ScalarField>(n, &mut rng);
    let mut integers: Vec<Integer<P>> = field.iter().map(|k| k.into_bigint()).collect();
    // Integers with random limbs. Most of these integers are above the group's order.
    integers.iter_mut().step_by(7).for_each(|k| k.as_mut().iter_mut().for_each(|limb| *limb = rng.next_u64()));
    let products = |k: &[Integer<P>]| -> Vec<Projective<P>> {
        bases.iter().zip(k).map(|(base, k)| naive_msm(std::slice::from_ref(base), [*k])).collect()
    };
    let of_field = products(&field.iter().map(|k| k.into_bigint()).collect::<Vec<_>>());
    let of_integers = products(&integers);

    let mut plans = Vec::new();
    for &n in sizes {
        // The test has fewer cases for sums of many points, because these sums take a long time.
        let cases = if n > 1000 { 2 } else { 4 };
        for levels in [2, 4, 1, u32::MAX].into_iter().take(cases) {
            let slower = arithmetics::<P>().into_iter().skip(1).map(|arithmetic| (arithmetic, 2));
            for (arithmetic, threads) in [(fastest::<P>(), 1), (fastest::<P>(), 3)].into_iter().chain(slower) {
                let with = |n, scalars| {
                    let problem = problem::<P>(n, scalars, components, arithmetic, threads);
                    CpuProblem { forms: form.alone(), ..problem }
                };
                let planned = with(n, Scalars::Field(&field));
                let precomputation = planned.cheapest_precomputation(levels);
                let table = table(&bases[..n], precomputation, &planned);
                for range in [0..n, n / 3..n, 0..n / 2, n - n / 5..n].into_iter().take(cases) {
                    let source = BaseView::new(&bases[range.clone()], Some(&table), range.start);
                    for (scalars, products) in [
                        (Scalars::Field(&field[range.clone()]), &of_field),
                        (Scalars::integers(&integers[range.clone()]), &of_integers),
                    ] {
                        let split = CpuProblem { prepared: Some(table.plan()), ..with(range.len(), scalars) };
                        let whole = Some(whole(&split, scalars)).filter(|_| components > 1);
                        for problem in [split].into_iter().chain(whole) {
                            let (found, plan) = msm(&problem, &source, scalars, &mut Stopwatch::new(false)).unwrap();
                            let expected: Projective<P> = products[range.clone()].iter().sum();
                            assert_eq!(found, expected, "{range:?} of {n} bases\n{plan}");
                            assert!([precomputation, Precomputation::NONE].contains(&plan.precomputation));
                            plans.push(plan);
                        }
                    }
                }
            }
        }
    }
    plans
}

/// Asserts that some plans with Straus's algorithm and some plans with buckets use multiples.
fn check_use(plans: &[CpuPlan]) {
    for straus in [false, true] {
        let used = |plan: &&CpuPlan| plan.precomputation.factor() > 1 && (plan.method == CpuMethod::Straus) == straus;
        assert!(plans.iter().any(|plan| used(&plan)), "no plan with Straus {straus} uses multiples");
    }
}

/// Tests each stride with several window sizes, including window sizes that do not fit the stride. Some tables have too
/// few levels for the scalars.
fn check_windows<P: CurveParams>(form: PointForm, components: usize) {
    let mut rng = ark_std::test_rng();
    let n = 200;
    let (bases, k) = (bases::<P>(n, true, &mut rng), scalars::<P::ScalarField>(n, &mut rng));
    let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
    let scalars = Scalars::Field(&k);
    for (levels, stride) in [(2, 30), (3, 11), (5, 26), (9, 64)] {
        let precomputation = Precomputation::new(levels, stride);
        let with =
            |threads| CpuProblem { forms: form.alone(), ..problem(n, scalars, components, fastest::<P>(), threads) };
        let table = table(&bases, precomputation, &with(2));
        for window_bits in [2, 5, 8, 11, 13, 15] {
            for threads in [1, 16] {
                let prepared = Some(table.plan());
                let split = CpuProblem { prepared, window_bits: Some(window_bits), ..with(threads) };
                for problem in [whole(&split, scalars), split] {
                    let source = BaseView::new(&bases, Some(&table), 0);
                    let (found, plan) = msm(&problem, &source, scalars, &mut Stopwatch::new(false)).unwrap();
                    assert_eq!(found, expected, "{plan}");
                    assert!(precomputation.fits(window_bits) || plan.precomputation == Precomputation::NONE);
                    assert_eq!(plan.windows.window_bits(), window_bits);
                }
            }
        }
    }
}

/// Tests tables that a plan cannot read. In some cases, the scalars are split, but the table has no images. In other
/// cases, the table's form differs from the plan's form. If a plan cannot read the table, the engine converts the
/// bases. The function tests a sum over all bases, and a sum over a list of some bases.
fn check_unfit_tables<P: CurveParams>(forms: &'static [PointForm], components: usize) {
    let mut rng = ark_std::test_rng();
    let n = 400;
    let (bases, k) = (bases::<P>(n, true, &mut rng), scalars::<P::ScalarField>(n, &mut rng));
    let places: Vec<usize> = (0..n).filter(|i| i % 3 == 1).collect();
    let some: Vec<_> = places.iter().map(|&i| k[i]).collect();
    let product = |i: usize| naive_msm(&bases[i..=i], [k[i].into_bigint()]);
    let (of_all, of_some): (Projective<P>, Projective<P>) =
        ((0..n).map(product).sum(), places.iter().map(|&i| product(i)).sum());
    for form in forms {
        let stored = problem(n, Scalars::<P>::Field(&k), 1, fastest::<P>(), 2);
        let table = table(&bases, Precomputation::new(3, 22), &CpuProblem { forms: form.alone(), ..stored });
        for (scalars, places, expected) in [(&k, None, of_all), (&some, Some(&places[..]), of_some)] {
            let scalars = Scalars::Field(scalars);
            let split = problem(scalars.len(), scalars, components, fastest::<P>(), 2);
            let split = CpuProblem { forms, in_subgroup: true, prepared: Some(table.plan()), ..split };
            for problem in [whole(&split, scalars), split] {
                let source = BaseView::new(&bases, Some(&table), 0);
                let source = match places {
                    Some(places) => source.at(places),
                    None => source,
                };
                let (found, plan) = msm(&problem, &source, scalars, &mut Stopwatch::new(false)).unwrap();
                assert_eq!(found, expected, "{plan}");
                assert!(problem.components == 1 || !plan.reads_table, "{plan}");
            }
        }
    }
}

/// Compares the multiples with ark-ec, level by level. Also tests that a table returns the multiples from which it was
/// made.
fn check_multiples<P: CurveParams>(points: &[Affine<P>]) {
    let mut rng = ark_std::test_rng();
    for n in [0, 1, 7, 600] {
        let mut bases = bases::<P>(n, false, &mut rng);
        bases.extend_from_slice(points);
        for precomputation in [Precomputation::NONE, Precomputation::new(2, 3), Precomputation::new(4, 13)] {
            let told = std::sync::atomic::AtomicUsize::new(0);
            let progress = |doublings| {
                told.fetch_add(doublings, std::sync::atomic::Ordering::Relaxed);
                true
            };
            let found = multiples(&bases, precomputation, fastest::<P>(), 2, &progress).expect("nobody cancels");
            let mut level: Vec<Projective<P>> = bases.iter().map(|&base| base.into()).collect();
            for found in found.chunks(bases.len().max(1)) {
                assert!(found.iter().zip(&level).all(|(found, expected)| *found == expected.into_affine()));
                level.iter_mut().for_each(|point| {
                    (0..precomputation.stride()).for_each(|_| _ = point.double_in_place());
                });
            }
            let levels = precomputation.factor() as usize;
            assert_eq!(found.len(), levels * bases.len());
            assert_eq!(told.into_inner(), (levels - 1) * precomputation.stride() as usize * bases.len());
            for arithmetic in arithmetics::<P>() {
                let again = multiples(&bases, precomputation, arithmetic, 2, &|_| true).expect("nobody cancels");
                assert!(again == found, "{arithmetic}");
                let problem = problem(bases.len(), Scalars::<P>::Field(&[]), 1, arithmetic, 2);
                let table = CpuTable::new(&found, precomputation, &problem).expect("there is memory");
                let stored = match table.points() {
                    InternalPoints::Ifma(..) => CpuArithmetic::Ifma,
                    InternalPoints::Fma(..) => CpuArithmetic::Fma,
                    _ => CpuArithmetic::Scalar,
                };
                assert_eq!(stored, arithmetic);
                assert_eq!(table.multiples(2).expect("there is memory"), found);
            }
        }
    }
}

#[cfg(feature = "bls12-381")]
mod bls12_381 {
    use ark_bls12_381::{g1, g2};

    use super::*;

    const SIZES: [usize; 5] = [1, 2, 33, 300, 5000];

    /// Without this test, the tests for aarch64 could run on one lane without a failure.
    #[cfg(target_arch = "aarch64")]
    #[test]
    fn lanes_of_neon_are_used() {
        assert_eq!(arithmetics::<g1::Config>(), [CpuArithmetic::Fma, CpuArithmetic::Scalar]);
        assert_eq!(arithmetics::<g2::Config>(), [CpuArithmetic::Fma, CpuArithmetic::Scalar]);
    }

    #[test]
    fn g1_sums() {
        check_use(&check_sums::<g1::Config>(&SIZES, 2));
    }

    #[test]
    fn g1_sums_outside_the_subgroup() {
        check_use(&check_sums::<g1::Config>(&SIZES, 1));
    }

    #[test]
    fn g2_sums() {
        check_use(&check_sums::<g2::Config>(&[1, 2, 33, 300, 1500], 4));
    }

    #[test]
    fn g2_sums_outside_the_subgroup() {
        check_sums::<g2::Config>(&[1, 33, 300], 1);
    }

    #[test]
    fn windows() {
        check_windows::<g1::Config>(PointForm::Weierstrass, 2);
        check_windows::<g1::Config>(PointForm::Weierstrass, 1);
        check_windows::<g2::Config>(PointForm::Weierstrass, 4);
    }

    #[test]
    fn unfit_tables() {
        check_unfit_tables::<g1::Config>(PointForm::Weierstrass.alone(), 2);
        check_unfit_tables::<g2::Config>(PointForm::Weierstrass.alone(), 4);
    }

    #[test]
    fn multiples() {
        check_multiples::<g1::Config>(&[]);
        check_multiples::<g2::Config>(&[]);
    }

    #[test]
    fn multiples_can_be_cancelled() {
        let bases = bases::<g1::Config>(3000, true, &mut ark_std::test_rng());
        let left = std::sync::atomic::AtomicUsize::new(4);
        let progress = |_| left.fetch_sub(1, std::sync::atomic::Ordering::Relaxed) > 1;
        assert_eq!(
            crate::cpu::multiples(&bases, Precomputation::new(3, 5), fastest::<g1::Config>(), 1, &progress),
            Err(MsmError::Cancelled)
        );
        assert_eq!(left.into_inner(), 0, "no task runs after the cancelled task");
    }

    /// Tests that the predicted size of a table is the total size of the table's elements.
    #[test]
    fn bytes() {
        fn of<P: CurveParams>(precomputation: Precomputation, components: usize, arithmetic: CpuArithmetic) -> u64 {
            CpuTable::<P>::bytes(precomputation, &problem(10, Scalars::<P>::Field(&[]), components, arithmetic, 1))
        }
        // A point of G1 has x, βx and y. A point of G2 has 4 x-coordinates, and the y-coordinates y and ȳ. Elements in
        // lanes have 64 bytes.
        for arithmetic in arithmetics::<g1::Config>() {
            let element = if arithmetic == CpuArithmetic::Scalar { 48 } else { 64 };
            assert_eq!(of::<g1::Config>(Precomputation::new(3, 5), 2, arithmetic), 30 * 3 * element);
            assert_eq!(of::<g2::Config>(Precomputation::NONE, 4, arithmetic), 10 * 6 * 2 * element);
        }
    }
}

/// Tests tables with images for split scalars. Sums with split scalars and sums with whole scalars read these tables.
#[cfg(all(feature = "bls12-377", feature = "bn254"))]
#[test]
fn sums_of_other_groups() {
    const SIZES: [usize; 3] = [1, 33, 300];
    check_sums::<ark_bls12_377::g1::Config>(&SIZES, 2);
    check_sums::<ark_bls12_377::g2::Config>(&SIZES, 4);
    check_sums::<ark_bn254::g1::Config>(&SIZES, 2);
    check_sums::<ark_bn254::g2::Config>(&SIZES, 4);
}

#[cfg(feature = "bls12-377")]
mod twisted_edwards {
    use ark_bls12_377::g1;

    use super::*;

    #[test]
    fn sums() {
        for components in [1, 2] {
            let plans = check_sums_in::<g1::Config>(PointForm::TwistedEdwards, &[1, 2, 33, 300, 2000], components);
            assert!(plans.iter().all(|plan| plan.form == PointForm::TwistedEdwards));
            assert!(plans.iter().any(|plan| plan.precomputation.factor() > 1), "multiples are not used");
        }
    }

    #[test]
    fn windows() {
        check_windows::<g1::Config>(PointForm::TwistedEdwards, 2);
        check_windows::<g1::Config>(PointForm::TwistedEdwards, 1);
    }

    #[test]
    fn unfit_tables() {
        check_unfit_tables::<g1::Config>(PointForm::ALL, 2);
    }

    /// A table takes three elements for each point and for each image of a point. The table returns the multiples from
    /// which it was made.
    #[test]
    fn points() {
        let (n, precomputation) = (700, Precomputation::new(3, 5));
        let bases = bases::<g1::Config>(n, true, &mut ark_std::test_rng());
        let of_weierstrass = problem(n, Scalars::<g1::Config>::Field(&[]), 2, CpuArithmetic::Scalar, 2);
        let problem = CpuProblem { forms: PointForm::TwistedEdwards.alone(), ..of_weierstrass };
        let multiples =
            multiples(&bases, precomputation, problem.arithmetic, problem.threads, &|_| true).expect("nobody cancels");
        let table = CpuTable::new(&multiples, precomputation, &problem).expect("there is memory");
        assert_eq!(table.plan().form, PointForm::TwistedEdwards);
        assert!(table.multiples(2).expect("there is memory") == multiples);
        assert_eq!(CpuTable::<g1::Config>::bytes(precomputation, &problem), n as u64 * 3 * 2 * 3 * 48);
        for (i, base) in bases.iter().enumerate() {
            assert_eq!(table.points().get(3 * i), *base);
        }
    }
}

/// The double of a point of order two is the identity.
#[cfg(feature = "bls12-377")]
#[test]
fn multiples_of_a_point_of_order_two() {
    use ark_bls12_377::g1;

    let form = g1::Config::TWISTED_EDWARDS.expect("the curve has a twisted Edwards form");
    check_multiples::<g1::Config>(&[Affine::new_unchecked(form.root, ark_bls12_377::Fq::zero())]);
}

#[cfg(feature = "mnt4-753")]
#[test]
fn where_a_is_not_zero() {
    use ark_mnt4_753::g1;

    check_multiples::<g1::Config>(&[]);
    check_sums::<g1::Config>(&[1, 33, 300], 1);
}
