//! Compares the results with the group law of ark-ec in Weierstrass form, on BLS12-377.

use ark_bls12_377::{Fq, Fr, G1Affine, G1Projective, g1};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::{PrimeField, UniformRand, Zero};

use super::point::Prepared;
use super::points::EdwardsPoints;
use super::*;
use crate::curve::CurveParams;
use crate::plan::{CpuMethod, CpuProblem};
use crate::recode::significant_limbs;
use crate::reference::naive_msm;
use crate::scalars::Scalars;
use crate::timings::Stopwatch;
use crate::types::{CpuArithmetic, PointForm};

const FORM: TwistedEdwards<Fq> = g1::Config::TWISTED_EDWARDS.unwrap();

fn twice_d() -> Fq {
    FORM.d.double()
}

fn all_prepared(points: &[G1Affine], components: usize) -> Vec<Prepared<Fq>> {
    let needed = |i: usize| Some((&points[i], components));
    let points = EdwardsPoints::new::<g1::Config>(&FORM, points.len(), &needed, components, 1).unwrap();
    points.prepared
}

fn prepared(point: G1Affine) -> Prepared<Fq> {
    all_prepared(&[point], 1)[0]
}

fn extended(point: G1Affine) -> Extended<Fq> {
    let mut extended = Extended::identity();
    extended.add_prepared(&prepared(point), false);
    extended
}

fn back(point: &Extended<Fq>) -> G1Projective {
    FORM.to_weierstrass(point.x, point.y, point.z)
}

fn random_points(n: usize) -> Vec<G1Affine> {
    let mut rng = ark_std::test_rng();
    let points: Vec<_> = (0..n).map(|_| G1Projective::generator() * Fr::rand(&mut rng)).collect();
    G1Projective::normalize_batch(&points)
}

/// The points of order two. The first point corresponds to (0, −1) in Edwards form.
fn points_of_order_two() -> [G1Affine; 3] {
    let first = G1Affine::new_unchecked(FORM.root, Fq::ZERO);
    let second = g1::Config::image(1, &first);
    let points = [first, second, g1::Config::image(1, &second)];
    assert!(points.iter().all(G1Affine::is_on_curve));
    points
}

/// The points (x, ±y) of order four for the given x.
fn points_of_order_four(x: Fq) -> [G1Affine; 2] {
    let (y, negative) = G1Affine::get_ys_from_x_unchecked(x).expect("the points are over this field");
    [y, negative].map(|y| {
        let point = G1Affine::new_unchecked(x, y);
        assert_eq!((point + point).into_affine(), points_of_order_two()[0]);
        point
    })
}

/// The points that correspond to points at infinity in Edwards form.
fn points_at_infinity() -> [G1Affine; 4] {
    let [_, two, other_two] = points_of_order_two();
    let [four, other_four] = points_of_order_four(FORM.root - FORM.shift);
    [two, other_two, four, other_four]
}

#[test]
fn the_map_has_an_inverse() {
    let mut points = random_points(1500); // three tasks
    points.extend([G1Affine::generator(), -G1Affine::generator()]);
    points.insert(700, G1Affine::identity());
    let (alone, with_images) = (all_prepared(&points, 1), all_prepared(&points, 2));
    for (i, point) in points.iter().enumerate() {
        let found = [alone[i], with_images[2 * i], with_images[2 * i + 1]].map(|prepared| {
            let mut sum = Extended::identity();
            sum.add_prepared(&prepared, false);
            back(&sum)
        });
        assert_eq!(found, [*point, *point, g1::Config::image(1, point)].map(G1Projective::from), "point {i}");
    }
}

#[test]
fn sums_are_those_of_the_group() {
    let points = random_points(40);
    let (p, o) = (points[0], G1Affine::identity());
    let special = [(p, p), (p, -p), (p, o), (o, p), (o, o), (-p, p), (-p, -p)];
    let pairs = special.into_iter().chain(points.iter().copied().zip(points[1..].iter().copied()));
    for (left, right) in pairs {
        // The left point is tested in two extended forms: with Z = 4, and as a sum of two points.
        let mut far = extended((left - points[39]).into_affine());
        far.add_prepared(&prepared(points[39]), false);
        for start in [extended(left), far] {
            let (mut sum, mut difference) = (start, start);
            sum.add_prepared(&prepared(right), false);
            difference.add_prepared(&prepared(right), true);
            assert_eq!(back(&sum), left + right, "{left} + {right}");
            assert_eq!(back(&difference), left - right, "{left} - {right}");
            let mut far_right = extended(points[38]);
            far_right.add_prepared(&prepared((right - points[38]).into_affine()), false);
            let sum = start.plus(&far_right.cached(&twice_d()));
            assert_eq!(back(&sum), left + right, "{left} + {right}, both extended");
        }
    }
}

/// Each sum is an operand of the next addition, because a wrong T changes only the result of the next addition.
#[test]
fn sums_of_sums_are_those_of_the_group() {
    let points = random_points(64);
    let (mut sum, mut expected) = (Extended::identity(), G1Projective::zero());
    for (i, &point) in points.iter().enumerate() {
        sum.add_prepared(&prepared(point), i % 3 == 0);
        expected += if i % 3 == 0 { -point } else { point };
        assert_eq!(back(&sum), expected, "after {i} mixed additions");
        sum = sum.plus(&sum.plus(&extended(point).cached(&twice_d())).cached(&twice_d()));
        expected = expected.double() + point;
        assert_eq!(back(&sum), expected, "after {i} additions");
    }
}

#[test]
fn multiples_are_those_of_the_group() {
    for point in [random_points(1)[0], G1Affine::identity()] {
        for factor in (1..70).chain([1 << 20, (1 << 23) - 1]) {
            assert_eq!(back(&extended(point).times(factor, &twice_d())), point * Fr::from(factor as u64), "{factor}");
        }
    }
}

#[test]
fn points_without_an_image_count_as_the_identity() {
    let good = random_points(1)[0];
    let exceptional = [points_of_order_two().as_slice(), &points_at_infinity(), &[G1Affine::identity()]].concat();
    for point in exceptional {
        let found = all_prepared(&[good, point, good], 1);
        let sums: Vec<_> = found
            .iter()
            .map(|prepared| {
                let mut sum = extended(good);
                sum.add_prepared(prepared, false);
                back(&sum)
            })
            .collect();
        assert_eq!(sums, [good + good, good.into(), good + good], "{point}");
    }
    // The other points of order four have t − w = 0. The map does not divide by t − w, so the map is defined for these
    // points.
    for point in points_of_order_four(FORM.root + FORM.shift) {
        assert_eq!(back(&extended(point)), point);
    }
}

/// Outside the subgroup, the additions fail where the proof in `point.rs` says that they fail. So the engine in twisted
/// Edwards form is only for bases in the subgroup.
#[test]
fn the_law_fails_at_a_point_at_infinity_from_a_point_and_its_opposite() {
    let point = random_points(1)[0];
    for infinite in points_at_infinity() {
        for other in [point + infinite, infinite - point] {
            let other = prepared(other.into_affine());
            for negative in [false, true] {
                let mut sum = extended(point);
                sum.add_prepared(&other, negative);
                assert!(sum.z.is_zero());
            }
        }
    }
    // The addition does not fail if the difference of the two points is (α, 0). The point (α, 0) has order two, but
    // does not correspond to a point at infinity.
    let finite = points_of_order_two()[0];
    let mut sum = extended(point);
    sum.add_prepared(&prepared((point + finite).into_affine()), false);
    assert_eq!(back(&sum), point + point + finite);
}

/// Tests split scalars and whole scalars with the same window size. Each kind of scalars is tested with one piece and
/// with several pieces.
#[test]
fn both_kinds_of_scalars_are_right() {
    let mut rng = ark_std::test_rng();
    let bases = random_points(1200);
    let k: Vec<Fr> = (0..bases.len()).map(|_| Fr::rand(&mut rng)).collect();
    let scalars = Scalars::<g1::Config>::Field(&k);
    let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
    for (components, maximum) in
        [(1, scalars.maximum().as_ref().to_vec()), (2, significant_limbs(&g1::Config::component_maximum()))]
    {
        for threads in [1, 16] {
            let problem = CpuProblem {
                n: bases.len(),
                forms: PointForm::TwistedEdwards.alone(),
                components,
                scalar_bits: Fr::MODULUS_BIT_SIZE,
                in_subgroup: true,
                maximum: maximum.clone(),
                affine_bytes: size_of::<G1Affine>(),
                internal_bytes: crate::cpu::point_bytes::<g1::Config>(CpuArithmetic::Scalar, components),
                threads,
                arithmetic: CpuArithmetic::Scalar,
                window_bits: Some(13),
                prepared: None,
                degree: 1,
                long: bases.len(),
                sample: None,
            };
            let source = crate::bases::BaseView::of(&bases);
            let (found, plan) = crate::cpu::msm(&problem, &source, scalars, &mut Stopwatch::new(false)).unwrap();
            assert_eq!(found, expected, "{plan}");
            assert_eq!((plan.form, plan.components), (PointForm::TwistedEdwards, components), "{plan}");
            let CpuMethod::Buckets { pieces } = plan.method else { panic!("{plan}") };
            assert_eq!(pieces > 1, threads == 16, "{plan}");
        }
    }
}
