//! Tests that the engine's loops keep all lane values within their bounds. The loops run on [`Checked`], which asserts
//! the bounds.

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::UniformRand;

use super::aggregate::{Weighted, weighted_sums};
use super::batch::{Scratch, double};
use super::chains;
use super::entry::Entry;
use super::internal::{Fma, Ifma};
use super::points::{LanePoints, from_internal, internal_a, to_internal};
use super::tree::{Buffers, Tree};
use crate::curve::{CurveParams, horner};
use crate::field::lanes::Lanes;
use crate::field::lanes::checked::{ALL_KINDS, Checked, KINDS_THAT_EXTEND};
use crate::secret::Wiped;

/// Equal, opposite and random points, and the identity. Pairs of neighbouring points cover every case of an addition.
fn bases<P: CurveParams>() -> Vec<Affine<P>> {
    let mut rng = ark_std::test_rng();
    let mut random = || Projective::<P>::from(P::GENERATOR) * P::ScalarField::rand(&mut rng);
    let (p, q) = (random().into_affine(), random().into_affine());
    let special = [p, p, p, -p, Affine::identity(), q, q, Affine::identity(), Affine::identity(), -q];
    special.into_iter().chain((0..20).map(|_| random().into_affine())).collect()
}

/// Tests images under the endomorphism, the sums of slots, weighted sums and doublings.
fn bounds_are_kept<P: CurveParams, L: Lanes<Field = P::BaseField, Cpu = ()>>() {
    let bases = bases::<P>();
    let n = bases.len();
    let points = LanePoints::<L>::new::<P>((), n, &|i| Some((&bases[i], P::COMPONENTS)), P::COMPONENTS, 1).unwrap();
    let a = internal_a::<P, L>();
    let mut tree = Tree::<L>::new((), a, points.slice(0..n), 2 * P::COMPONENTS * n, Buffers::new());
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
    let (sums, _) = weighted_sums::<L>((), a, tree, Wiped(weights), lists, 0);
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

#[cfg(feature = "mnt4-753")]
#[test]
fn where_a_is_not_zero() {
    bounds_are_kept::<ark_mnt4_753::g1::Config, Checked<ark_mnt4_753::Fq, ALL_KINDS>>();
}

/// Tests chains of additions. Chains are only for prime fields. For a chain with special additions, the result must be
/// `None` or the right sum.
#[test]
fn of_chains() {
    type P = ark_bls12_381::g1::Config;
    fn sum<L: Lanes<Field = ark_bls12_381::Fq>>(
        cpu: L::Cpu,
        bases: &[Affine<P>],
        entries: &[Entry],
    ) -> Option<Affine<P>> {
        let components = P::COMPONENTS;
        let needed = |i: usize| Some((&bases[i], components));
        let points = LanePoints::<L>::new::<P>(cpu, bases.len(), &needed, components, 1).unwrap();
        chains::sum::<L>(cpu, &points.slice(0..bases.len()), entries).map(|point| from_internal::<P, L>(&point))
    }
    fn check<L: Lanes<Field = ark_bls12_381::Fq>>(cpu: L::Cpu) {
        let bases = bases::<P>();
        let value = |entry: &Entry| {
            let image = P::image(entry.power(), &bases[entry.index()]);
            if entry.is_negated() == P::y_image(entry.power()).1 { image } else { -image }
        };
        let random = bases.len() - 20..bases.len();
        let mut different: Vec<_> = random.clone().map(|i| Entry::new(i, i % 2).signed(i % 3 == 0)).collect();
        different.extend(random.map(|i| Entry::new(i, 1 - i % 2).signed(i % 5 == 0)));
        for n in L::WIDTH..=different.len() {
            let expected: Projective<P> = different[..n].iter().map(value).sum();
            assert_eq!(sum::<L>(cpu, &bases, &different[..n]), Some(expected.into_affine()), "{n} points");
        }
        // At each place of the list, tests equal points, opposite points and the identity.
        for n in L::WIDTH..=4 * L::WIDTH {
            for special in 0..10 {
                let mut entries = different[..n].to_vec();
                for place in 0..n {
                    let before = std::mem::replace(&mut entries[place], Entry::new(special, 0));
                    let expected: Projective<P> = entries.iter().map(value).sum();
                    let found = sum::<L>(cpu, &bases, &entries);
                    assert!(
                        found.is_none_or(|found| found == expected.into_affine()),
                        "{n} points, {special} at {place}"
                    );
                    if place % 2 == 0 {
                        entries[place] = before;
                    }
                }
            }
        }
    }
    check::<Checked<ark_bls12_381::Fq, ALL_KINDS>>(());
    if let Some(cpu) = Ifma::<P>::detect() {
        check::<Ifma<P>>(cpu);
    }
    if let Some(cpu) = Fma::<P>::detect() {
        check::<Fma<P>>(cpu);
    }
}

#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
#[test]
fn of_an_extension() {
    use crate::field::Quadratic;
    type Base = Checked<ark_bls12_381::Fq, KINDS_THAT_EXTEND>;
    bounds_are_kept::<ark_bls12_381::g2::Config, Quadratic<Base, ark_bls12_381::Fq2Config>>();
}
