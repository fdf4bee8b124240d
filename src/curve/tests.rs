//! Tests of a curve's endomorphism: the split of scalars, and the map on points. The file of each curve runs these
//! tests.

use ark_ec::bls12::Bls12Config;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup};
use ark_ff::{AdditiveGroup, BigInt, BigInteger, Field, PrimeField, UniformRand, Zero};

use super::{CurveParams, in_subgroup};
use crate::recode::GlvComponent;
use crate::types::Group;

/// The eigenvalue λ of a BLS12 curve, computed from the curve's parameter.
fn lambda<C: Bls12Config, P: CurveParams>() -> P::ScalarField {
    let z = P::ScalarField::from(C::X[0]);
    match P::GROUP {
        Group::G1 => -z.square(),
        Group::G2 if C::X_IS_NEGATIVE => -z,
        Group::G2 => z,
    }
}

/// Half of a number, rounded down.
pub(super) fn half(mut number: BigInt<3>) -> BigInt<3> {
    number.div2();
    number
}

/// A number minus 1.
fn below(mut number: BigInt<3>) -> BigInt<3> {
    assert!(!number.sub_with_borrow(&BigInt::one()), "the number must not be zero");
    number
}

fn field_element<F: PrimeField>(number: BigInt<3>) -> F {
    F::from_le_bytes_mod_order(&number.to_bytes_le())
}

fn value<F: PrimeField>(part: GlvComponent) -> F {
    let magnitude = field_element::<F>(part.magnitude);
    if part.negative { -magnitude } else { magnitude }
}

/// Scalars near the values at which a carry, a sign or a rounding of the split changes, and random scalars.
fn edges<F: PrimeField>(lambda: F) -> Vec<F> {
    let half = F::from(2u8).inverse().expect("r is odd");
    let powers = [F::ONE, lambda, lambda.square(), lambda.square() * lambda];
    let mut scalars = vec![F::ZERO, half];
    for (i, &power) in powers.iter().enumerate() {
        scalars.extend((0..256u64).map(|k| power * F::from(k)));
        scalars.extend(powers[..i].iter().map(|&lower| power + lower));
        // Let the integer s be a power of λ modulo r, or the opposite of a power modulo r. Let h = ⌊s/2⌋. The scalars
        // are near the products of h and the powers of λ.
        let mut integer = power.into_bigint();
        integer.div2();
        scalars.extend(powers.map(|power| power * F::from_bigint(integer).expect("below r")));
        let mut integer = (-power).into_bigint();
        integer.div2();
        scalars.extend(powers.map(|power| power * F::from_bigint(integer).expect("below r")));
    }
    scalars.extend((0..u64::from(F::MODULUS_BIT_SIZE)).map(|k| F::from(2u8).pow([k])));
    let mut rng = ark_std::test_rng();
    scalars.extend((0..2000).map(|_| F::rand(&mut rng)));
    let near = |k: F| [-F::from(2u8), -F::ONE, F::ZERO, F::ONE, F::from(2u8)].map(|offset| k + offset);
    scalars.into_iter().flat_map(|k| [k, -k]).flat_map(near).collect()
}

/// Checks the split of many scalars, and returns the greatest magnitude of a component.
pub(super) fn parts_make_up_the_scalar<P: CurveParams>(lambda: P::ScalarField) -> BigInt<3> {
    let maximum = P::component_maximum();
    let mut greatest = BigInt::zero();
    for k in edges(lambda) {
        let parts = P::split(k.into_bigint().as_ref());
        let sum: P::ScalarField =
            parts.iter().rev().fold(P::ScalarField::ZERO, |sum, &part| sum * lambda + value::<P::ScalarField>(part));
        assert_eq!(sum, k);
        assert!(parts.iter().all(|part| part.magnitude <= maximum), "{k}: {parts:?}");
        assert!(parts[P::COMPONENTS..].iter().all(|part| part.magnitude.is_zero()), "{k}: {parts:?}");
        greatest = parts.iter().map(|part| part.magnitude).fold(greatest, Ord::max);
    }
    greatest
}

/// Tests the scalars k and −k for k up to `greatest`. The first component of such a scalar must be the scalar itself,
/// and all other components must be 0.
pub(super) fn small_scalars_stay_small<P: CurveParams>(greatest: BigInt<3>) {
    let small = [0u64, 1, 2, 5, 65535].map(BigInt::from).into_iter().chain([half(greatest), below(greatest), greatest]);
    for small in small {
        let scalar = field_element::<P::ScalarField>(small);
        for (k, negative) in [(scalar, false), (-scalar, !small.is_zero())] {
            let [first, others @ ..] = P::split(k.into_bigint().as_ref());
            assert_eq!(first, GlvComponent { negative, magnitude: small });
            assert_eq!(others.map(|part| part.magnitude), [BigInt::zero(); 3], "{small}");
        }
    }
}

/// Multiplies by double-and-add. The factor is not reduced modulo r, so the product is correct for any point of the
/// curve.
pub(super) fn multiple<P: CurveParams>(point: &Affine<P>, factor: impl BigInteger) -> Projective<P> {
    crate::reference::naive_msm(&[*point], [factor])
}

pub(super) fn images_are_multiples<P: CurveParams>(lambda: P::ScalarField) {
    let mut rng = ark_std::test_rng();
    let random = Projective::<P>::generator() * P::ScalarField::rand(&mut rng);
    for point in [P::GENERATOR, random.into_affine()] {
        for power in 0..P::COMPONENTS {
            let expected = multiple(&point, lambda.pow([power as u64]).into_bigint());
            let image = P::image(power, &point);
            assert_eq!(image, expected.into_affine(), "power {power}");
            let (of, negated) = P::y_image(power);
            let y = P::image(of, &point).y;
            assert_eq!(image.y, if negated { -y } else { y }, "power {power}");
        }
    }
    for power in 0..P::COMPONENTS {
        let image = P::image(power, &Affine::identity());
        assert_eq!((image.x, image.y), (P::BaseField::ZERO, P::BaseField::ZERO));
    }
}

pub(super) fn point_outside_the_subgroup<P: CurveParams>() -> Affine<P> {
    let mut rng = ark_std::test_rng();
    let point = std::iter::repeat_with(|| P::BaseField::rand(&mut rng))
        .find_map(|x| Affine::<P>::get_point_from_x_unchecked(x, false))
        .expect("about half of the field elements are the x of a point");
    assert!(!multiple(&point, P::ScalarField::MODULUS).is_zero(), "the point must be outside the subgroup");
    point
}

/// On the whole curve, map i is map 1, applied i times. Map 1 is a root of the polynomial Φ₃ (G1) or Φ₁₂ (G2), and λ is
/// a root of the same polynomial modulo r.
pub(super) fn the_map_is_a_root_of_unity<P: CurveParams>(lambda: P::ScalarField) {
    let point = point_outside_the_subgroup::<P>();
    let mut powers = vec![point];
    for power in 1..=4 {
        powers.push(P::image(1, &powers[power - 1]));
        assert!(powers[power].is_on_curve());
        if power < P::COMPONENTS {
            assert_eq!(P::image(power, &point), powers[power]);
        }
    }
    let (of_point, of_lambda) = match P::GROUP {
        Group::G1 => (powers[2] + powers[1] + point, lambda.square() + lambda + P::ScalarField::ONE),
        Group::G2 => (powers[4] - powers[2] + point, lambda.pow([4]) - lambda.square() + P::ScalarField::ONE),
    };
    assert!(of_point.is_zero() && of_lambda.is_zero());
    // The map is multiplication by λ only in the subgroup.
    assert_ne!(powers[1].into_group(), multiple(&point, lambda.into_bigint()));
}

/// Checks points inside and outside the subgroup, and points whose order divides the cofactor. Also checks the sum of a
/// point in the subgroup and a point whose order divides the cofactor.
pub(super) fn the_subgroup_is_known<P: CurveParams>(lambda: P::ScalarField) {
    let eigenvalue = P::EIGENVALUE.expect("there is an endomorphism");
    assert_eq!(value::<P::ScalarField>(eigenvalue), lambda);
    let mut rng = ark_std::test_rng();
    assert!(in_subgroup(&Affine::<P>::identity()));
    for _ in 0..20 {
        let x = std::iter::repeat_with(|| P::BaseField::rand(&mut rng));
        let outside = x
            .filter_map(|x| Affine::<P>::get_point_from_x_unchecked(x, false))
            .next()
            .expect("about half of the field elements are the x of a point");
        let inside = Projective::<P>::rand(&mut rng).into_affine();
        let small = multiple(&outside, P::ScalarField::MODULUS).into_affine();
        let shifted = (inside + small).into_affine();
        for point in [outside, inside, small, shifted, -outside, -inside] {
            assert_eq!(in_subgroup(&point), multiple(&point, P::ScalarField::MODULUS).is_zero());
            assert_eq!(in_subgroup(&point), point.is_in_correct_subgroup_assuming_on_curve());
        }
        assert!(in_subgroup(&inside) && !in_subgroup(&shifted));
    }
}

/// Runs the checks for a curve whose scalars are split by `GlvLattice`.
pub(super) fn the_lattice_splits<P: CurveParams>(lambda: P::ScalarField) {
    let (greatest, maximum) = (parts_make_up_the_scalar::<P>(lambda), P::component_maximum());
    assert!(greatest > half(maximum), "the greatest component is only {greatest}, of {maximum}");
    // The limit is below A/4 for the A of `GlvLattice`. For scalars up to the limit, both quotients of the split round
    // to 0.
    small_scalars_stay_small::<P>(half(half(half(maximum))));
    images_are_multiples::<P>(lambda);
    assert!((lambda.square() + lambda + P::ScalarField::ONE).is_zero());
}

/// Runs the checks for a curve of prime order. All points of the curve are in the subgroup.
pub(super) fn a_prime_order_curve_is_split<P: CurveParams>(lambda: P::ScalarField) {
    the_lattice_splits::<P>(lambda);
    let mut rng = ark_std::test_rng();
    for _ in 0..20 {
        let x = std::iter::repeat_with(|| P::BaseField::rand(&mut rng));
        let point = x
            .filter_map(|x| Affine::<P>::get_point_from_x_unchecked(x, false))
            .next()
            .expect("about half of the field elements are the x of a point");
        assert!(in_subgroup(&point) && multiple(&point, P::ScalarField::MODULUS).is_zero());
    }
}

/// Defines a test for each group of a BLS12 curve.
macro_rules! endomorphism {
    ($curve:ident) => {
        #[test]
        fn the_endomorphism_of_g1() {
            crate::curve::tests::endomorphism_is_right::<$curve::Config, $curve::g1::Config>();
        }

        #[test]
        fn the_endomorphism_of_g2() {
            crate::curve::tests::endomorphism_is_right::<$curve::Config, $curve::g2::Config>();
        }
    };
}
pub(crate) use endomorphism;

pub(crate) fn endomorphism_is_right<C: Bls12Config, P: CurveParams>() {
    the_map_is_right::<P>(lambda::<C, P>());
}

/// Runs the checks for a curve whose scalars are split by division.
pub(super) fn the_map_is_right<P: CurveParams>(lambda: P::ScalarField) {
    let maximum = P::component_maximum();
    let greatest = parts_make_up_the_scalar::<P>(lambda);
    assert!(greatest >= below(maximum), "the greatest component is only {greatest}, of {maximum}");
    // For k up to `below(maximum)`, the split rounds no quotient up (G1), and no digit has a carry (G2).
    small_scalars_stay_small::<P>(below(maximum));
    images_are_multiples::<P>(lambda);
    the_map_is_a_root_of_unity::<P>(lambda);
    the_subgroup_is_known::<P>(lambda);
}
