//! Tests that compare the accelerated types with arkworks' own types.
//!
//! The statistics and the engine are global to the process. So the tests that use the statistics or the engine run one
//! after another.

use std::sync::{Mutex, MutexGuard, PoisonError};

use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup, PrimeGroup, ScalarMul, VariableBaseMSM};
use ark_ff::{AdditiveGroup, BigInt, PrimeField, UniformRand, Zero};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize};
use ark_std::rand::rngs::StdRng;
use ark_std::rand::{Rng, SeedableRng};
use cumsm::arkworks::{
    Accelerated, AcceleratedAffine, AcceleratedPairing, AcceleratedProjective, MsmStatistics, ResidentBases, convert,
    set_engine,
};
use cumsm::{BaseOrigin, Curve, Msm};

static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

fn points<P: Curve>(n: usize, rng: &mut StdRng) -> Vec<Affine<P>> {
    let mut points = Projective::normalize_batch(&(0..n).map(|_| Projective::rand(rng)).collect::<Vec<_>>());
    // Additions have special cases for the identity, for equal points and for opposite points.
    if n > 8 {
        points[3] = Affine::identity();
        points[5] = points[4];
        points[7] = -points[6];
    }
    points
}

/// Every entry point gives the same result as arkworks, even if the number of bases differs from the number of scalars.
fn semantics<P: Curve>() {
    let mut rng = StdRng::seed_from_u64(1);
    for (bases, scalars) in [(0, 0), (0, 3), (3, 0), (1, 1), (20, 20), (20, 13), (13, 20), (300, 299)] {
        let what = format!("{} {}: {bases} bases, {scalars} scalars", P::NAME, P::GROUP);
        let plain = points::<P>(bases, &mut rng);
        let bases = AcceleratedAffine::wrap_slice(&plain);
        let field: Vec<P::ScalarField> = (0..scalars).map(|_| UniformRand::rand(&mut rng)).collect();
        let integers: Vec<_> = field.iter().map(|k| k.into_bigint()).collect();
        let random: Vec<u64> = (0..scalars).map(|_| rng.r#gen()).collect();

        let expected = Projective::<P>::msm_unchecked(&plain, &field);
        let before = MsmStatistics::read().msms;
        assert_eq!(AcceleratedProjective::msm_unchecked(bases, &field).into_inner(), expected, "{what}");
        assert_eq!(AcceleratedProjective::msm_bigint(bases, &integers).into_inner(), expected, "{what}");
        let checked = AcceleratedProjective::msm(bases, &field).map(AcceleratedProjective::into_inner);
        assert_eq!(checked, Projective::<P>::msm(&plain, &field), "{what}");
        if scalars <= plain.len() {
            let chunks = AcceleratedProjective::msm_chunks(&bases, &&field[..]).into_inner();
            assert_eq!(chunks, Projective::<P>::msm_chunks(&&plain[..], &&field[..]), "{what}, in chunks");
        }
        macro_rules! small {
            ($method:ident, $convert:expr) => {
                let small: Vec<_> = random.iter().map($convert).collect();
                let expected = Projective::<P>::$method(&plain, &small);
                assert_eq!(AcceleratedProjective::$method(bases, &small).into_inner(), expected, "{what}");
            };
        }
        small!(msm_u1, |k| k % 2 == 1);
        small!(msm_u8, |k| *k as u8);
        small!(msm_u16, |k| *k as u16);
        small!(msm_u32, |k| *k as u32);
        small!(msm_u64, |k| *k);
        // If the numbers of bases and scalars differ, `msm` computes nothing. If there are no scalars, `msm_chunks`
        // computes no chunk.
        let equal = u64::from(plain.len() == field.len());
        let chunks = u64::from(scalars <= plain.len() && scalars > 0);
        assert_eq!(MsmStatistics::read().msms - before, 7 + equal + chunks, "{what}");
    }
}

#[test]
fn every_entry_point_has_the_semantics_of_arkworks() {
    let _turn = turn();
    semantics::<ark_bls12_381::g1::Config>();
    semantics::<ark_bls12_381::g2::Config>();
    semantics::<ark_bls12_377::g1::Config>();
    semantics::<ark_bls12_377::g2::Config>();
}

#[test]
fn integers_beyond_the_order_mean_themselves() {
    let _turn = turn();
    let generator = ark_bls12_381::G1Affine::generator();
    let greatest = BigInt::new([u64::MAX; 4]);
    let sum = AcceleratedProjective::msm_bigint(&[generator.into()], &[greatest]).into_inner();
    assert_eq!(sum, Projective::from(generator).mul_bigint(greatest));
}

/// Checks that the accelerated types have the same group laws and conversions as the wrapped types.
#[allow(clippy::op_ref)] // arkworks also requires the operators of references
fn arithmetic<P: Curve>() {
    let mut rng = StdRng::seed_from_u64(2);
    let (p, q): (Projective<P>, Projective<P>) = (UniformRand::rand(&mut rng), UniformRand::rand(&mut rng));
    let k = P::ScalarField::rand(&mut rng);
    let (a, b) = (p.into_affine(), q.into_affine());
    let (fast_p, fast_q) = (AcceleratedProjective::from(p), AcceleratedProjective::from(q));
    let (fast_a, fast_b) = (AcceleratedAffine::from(a), AcceleratedAffine::from(b));

    for (sum, expected) in [
        (fast_p + fast_q, p + q),
        (fast_p - fast_q, p - q),
        (fast_p + fast_b, p + b),
        (fast_p - fast_b, p - b),
        (fast_a + fast_b, a + b),
        (fast_a - fast_b, a - b),
        (fast_a + fast_q, p + q),
        (fast_a - fast_q, p - q),
        (fast_a - &fast_q, p - q),
        (&fast_p + &fast_q, p + q),
        (-fast_p, -p),
        (fast_p * k, p * k),
        (fast_a * k, a * k),
        (fast_p.double(), p.double()),
        (fast_a.mul_bigint([7]), a.mul_bigint([7])),
        (fast_a.mul_by_cofactor_to_group(), a.mul_by_cofactor_to_group()),
        ([fast_p, fast_q].iter().sum(), p + q),
        ([fast_a, fast_b].iter().sum(), p + q),
        (AcceleratedProjective::generator(), Projective::generator()),
        (AcceleratedProjective::ZERO, Projective::zero()),
        ((-fast_a).into(), -p),
        (fast_a.clear_cofactor().into(), a.clear_cofactor().into()),
    ] {
        assert_eq!(sum.into_inner(), expected);
    }
    assert_eq!(fast_a.xy(), a.xy());
    assert!(AcceleratedAffine::<P>::zero().is_zero() && !fast_a.is_zero());
    assert_eq!([fast_p == fast_a, fast_p == fast_b], [true, false]);
    assert_eq!([fast_a == fast_p, fast_b == fast_p], [true, false]);
    let powers = AcceleratedProjective::batch_mul(fast_p, &[k, k + k]);
    assert_eq!(AcceleratedAffine::inner_vec(powers), [(p * k).into_affine(), (p * (k + k)).into_affine()]);
    assert_eq!((format!("{fast_a}"), format!("{fast_p:?}")), (format!("{a}"), format!("{p:?}")));

    // Points are wrapped and unwrapped without a copy.
    let plain = vec![a, b];
    let address = plain.as_ptr() as usize;
    let wrapped = AcceleratedAffine::wrap_vec(plain);
    assert_eq!((wrapped.as_ptr() as usize, wrapped[1]), (address, fast_b));
    assert_eq!(AcceleratedAffine::inner_vec(wrapped), [a, b]);
}

#[test]
fn accelerated_points_obey_the_group_laws() {
    arithmetic::<ark_bls12_381::g1::Config>();
    arithmetic::<ark_bls12_377::g2::Config>();
}

/// The accelerated types give the same pairings and the same serialized bytes as arkworks' types.
fn pairing<E: AcceleratedPairing>() {
    let mut rng = StdRng::seed_from_u64(3);
    let (p, q) = (E::G1::rand(&mut rng), E::G2::rand(&mut rng));
    let fast = Accelerated::<E>::pairing(AcceleratedProjective::from(p), AcceleratedProjective::from(q));
    assert_eq!(fast.0, E::pairing(p, q).0);

    for compressed in [false, true] {
        let (mut plain, mut fast) = (Vec::new(), Vec::new());
        let value = (p, p.into_affine(), q.into_affine(), E::G2Prepared::from(q));
        let wrapped = (
            AcceleratedProjective::from(p),
            AcceleratedAffine::from(p.into_affine()),
            AcceleratedAffine::from(q.into_affine()),
            <Accelerated<E> as Pairing>::G2Prepared::from(AcceleratedProjective::from(q)),
        );
        if compressed {
            value.serialize_compressed(&mut plain).unwrap();
            wrapped.serialize_compressed(&mut fast).unwrap();
        } else {
            value.serialize_uncompressed(&mut plain).unwrap();
            wrapped.serialize_uncompressed(&mut fast).unwrap();
        }
        assert_eq!(plain, fast);
    }
    let there: AcceleratedAffine<E::G2Curve> = convert(&q.into_affine()).unwrap();
    assert_eq!(there.into_inner(), q.into_affine());
    assert!(convert::<_, AcceleratedAffine<E::G2Curve>>(&(q.into_affine(), 1u8)).is_err(), "a byte is left");
}

#[test]
fn pairings_and_bytes_are_those_of_arkworks() {
    pairing::<Bls12_381>();
    pairing::<Bls12_377>();
}

/// Deserialization checks that points are in the subgroup, as arkworks does.
#[test]
fn points_outside_the_subgroup_are_refused() {
    type P = ark_bls12_381::g1::Config;
    let outside = (0u64..)
        .filter_map(|x| Affine::<P>::get_point_from_x_unchecked(x.into(), false))
        .find(|point| !point.is_in_correct_subgroup_assuming_on_curve())
        .unwrap();
    let mut bytes = Vec::new();
    AcceleratedAffine::from(outside).serialize_compressed(&mut bytes).unwrap();
    assert!(AcceleratedAffine::<P>::deserialize_compressed(&bytes[..]).is_err());
    assert!(AcceleratedAffine::<P>::deserialize_compressed_unchecked(&bytes[..]).is_ok());
}

/// If an engine always fails, the CPU computes the sum instead, and the statistics count the computation of the CPU.
#[test]
fn a_failing_engine_is_replaced_by_the_cpu() {
    let _turn = turn();
    let mut rng = StdRng::seed_from_u64(4);
    let bases = points::<ark_bls12_381::g1::Config>(40, &mut rng);
    let scalars: Vec<_> = bases.iter().map(|_| UniformRand::rand(&mut rng)).collect();
    set_engine(&Msm::builder().host_memory(1).build().unwrap());
    let before = MsmStatistics::read();
    let sum = AcceleratedProjective::msm_unchecked(AcceleratedAffine::wrap_slice(&bases), &scalars);
    set_engine(&Msm::default());
    assert_eq!(sum.into_inner(), Projective::msm_unchecked(&bases, &scalars));
    assert_eq!(MsmStatistics::read().recomputed - before.recomputed, 1);
    AcceleratedProjective::msm_unchecked(AcceleratedAffine::wrap_slice(&bases), &scalars);
    assert_eq!(MsmStatistics::read().recomputed - before.recomputed, 1);
}

/// If the CPU computes a sum because the engine failed, the CPU uses the `base_origin` of the engine. If the origin is
/// the whole curve, the CPU takes scalars as plain integers, and does not reduce the scalars.
#[test]
fn the_cpu_keeps_the_origin_of_bases() {
    let _turn = turn();
    type P = ark_bls12_381::g1::Config;
    // The point (0, 2) has order 3.
    let point = Affine::<P>::new_unchecked(0u64.into(), 2u64.into());
    let k = -ark_bls12_381::Fr::from(1);
    set_engine(&Msm::builder().base_origin(BaseOrigin::Curve).host_memory(1).build().unwrap());
    let before = MsmStatistics::read().recomputed;
    let sum = AcceleratedProjective::msm_unchecked(&[point.into()], &[k]).into_inner();
    set_engine(&Msm::default());
    assert_eq!(MsmStatistics::read().recomputed - before, 1);
    assert_eq!(sum, Projective::from(point).mul_bigint(k.into_bigint()));
}

#[test]
fn resident_bases_serve_all_slices_of_themselves_and_nothing_else() {
    let _turn = turn();
    type P = ark_bls12_377::g1::Config;
    let mut rng = StdRng::seed_from_u64(5);
    let key = AcceleratedAffine::wrap_vec(points::<P>(100, &mut rng));
    let copy = key.clone();
    let scalars: Vec<_> = key.iter().map(|_| UniformRand::rand(&mut rng)).collect();
    let resident = ResidentBases::new(&Msm::default()).uses(1 << 20).with(&key).unwrap();

    // `first` is the index of the first base, and `n` is the number of scalars. If `of_copy` is true, the bases are a
    // slice of `copy`. Otherwise, the bases are a slice of `key`.
    let sum = |first: usize, n: usize, of_copy: bool| {
        let bases = if of_copy { &copy[first..] } else { &key[first..] };
        let before = MsmStatistics::read().resident;
        let sum = AcceleratedProjective::msm_unchecked(bases, &scalars[..n]).into_inner();
        let expected = Projective::msm_unchecked(AcceleratedAffine::inner_slice(bases), &scalars[..n]);
        assert_eq!(sum, expected, "from {first}, {n} scalars");
        MsmStatistics::read().resident - before
    };
    assert_eq!(sum(0, 100, false), 0, "before");
    resident.during(|| {
        for (first, n) in [(0, 100), (1, 99), (17, 50), (99, 1), (0, 1)] {
            assert_eq!(sum(first, n, false), 1);
            assert_eq!(sum(first, n, true), 0, "equal points elsewhere");
        }
        assert_eq!(sum(5, 0, false), 0, "no scalar");
        resident.during(|| assert_eq!(sum(3, 7, false), 1, "twice"));
        assert_eq!(sum(3, 7, false), 1, "after the inner one");
        std::thread::scope(|scope| {
            scope.spawn(|| assert_eq!(sum(0, 100, false), 1, "in another thread"));
        });
    });
    assert_eq!(sum(0, 100, false), 0, "after");
    let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| resident.during(|| panic!("a prover"))));
    assert!(panicked.is_err());
    assert_eq!(sum(0, 100, false), 0, "after a panic");
}
