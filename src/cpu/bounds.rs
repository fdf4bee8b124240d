//! Tests that the engine's loops keep the bounds of all lanes. The loops run on [`Checked`], which asserts these
//! bounds.

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::UniformRand;

use super::aggregate::{Weighted, weighted_sums};
use super::batch::{Scratch, double};
use super::entry::Entry;
use super::points::{LanePoints, from_internal, internal_a, to_internal};
use super::tree::Tree;
use crate::curve::{CurveParams, horner};
use crate::field::lanes::Lanes;
use crate::field::lanes::checked::{ALL_KINDS, Checked, KINDS_THAT_EXTEND};

/// Equal, opposite and random points, and the identity, so that pairs of neighbours meet every case of an addition.
fn bases<P: CurveParams>() -> Vec<Affine<P>> {
    let mut rng = ark_std::test_rng();
    let mut random = || Projective::<P>::from(P::GENERATOR) * P::ScalarField::rand(&mut rng);
    let (p, q) = (random().into_affine(), random().into_affine());
    let special = [p, p, p, -p, Affine::identity(), q, q, Affine::identity(), Affine::identity(), -q];
    special.into_iter().chain((0..20).map(|_| random().into_affine())).collect()
}

/// Runs images, sums by slots, weighted sums and doublings.
fn bounds_are_kept<P: CurveParams, L: Lanes<Field = P::BaseField, Cpu = ()>>() {
    let bases = bases::<P>();
    let n = bases.len();
    let points = LanePoints::<L>::new::<P>((), n, &|i| Some((&bases[i], P::COMPONENTS)), P::COMPONENTS, 1).unwrap();
    let a = internal_a::<P, L>();
    let mut tree = Tree::<L>::new((), a, points.slice(0..n), 2 * P::COMPONENTS * n);
    let (mut expected, mut weights) = (Projective::<P>::default(), Vec::new());
    for power in 0..P::COMPONENTS {
        for (slot, negated) in [(2 * power, false), (2 * power + 1, true)] {
            let weight = 3 * slot as u32 + 1;
            weights.push(weight);
            for (i, base) in bases.iter().enumerate() {
                tree.push(slot as u32, Entry::new(i, power).signed(negated));
                let image = P::image(power, base);
                let positive = negated == P::y_image(power).1;
                expected += if positive { image } else { -image } * P::ScalarField::from(weight);
            }
        }
    }
    let lists = vec![Weighted { places: 0..weights.len(), bit: 0 }];
    let sums = weighted_sums::<L>((), a, tree, weights, lists, 0);
    let sums: Vec<_> = sums.iter().map(|(bit, sum)| (*bit, from_internal::<P, L>(sum).into())).collect();
    assert_eq!(horner::<P>(&sums), expected);

    let mut doubled: Vec<_> = bases.iter().map(to_internal::<P, L>).collect();
    double::<L>((), a, &mut doubled, &mut Scratch::default());
    for (doubled, base) in doubled.iter().zip(&bases) {
        assert_eq!(from_internal::<P, L>(doubled), (*base + base).into_affine());
    }
}

#[test]
fn of_a_prime_field() {
    bounds_are_kept::<ark_bls12_381::g1::Config, Checked<ark_bls12_381::Fq, ALL_KINDS>>();
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn of_an_extension() {
    use crate::field::Quadratic;
    type Base = Checked<ark_bls12_381::Fq, KINDS_THAT_EXTEND>;
    bounds_are_kept::<ark_bls12_381::g2::Config, Quadratic<Base, ark_bls12_381::Fq2Config>>();
}
