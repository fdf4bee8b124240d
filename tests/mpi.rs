//! Tests of `cumsm::mpi` under `mpirun`, on communicators of every size, from 1 rank to all ranks. `scripts/test-mpi`
//! starts four ranks. Every rank compares every result with the naive sum over the bases of all ranks. This file does
//! not use the test harness, because a rank with a failed check must end the other ranks. Otherwise, the other ranks
//! would wait for the failed rank for ever.

mod common {
    pub(crate) mod generators;
    pub(crate) mod machines;
}

use std::panic::{self, AssertUnwindSafe};

use ark_bls12_381::{g1, g2};
use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{PrimeField, Zero};
use common::generators::{PointKind, ScalarKind, points, scalars};
use common::machines::engines;
use cumsm::internals::naive_msm;
use cumsm::mpi::{all_reduce, all_reduce_batch, on_all, share};
use cumsm::{Curve, Msm, MsmError, PrecomputeFactor};
use mpi::Threading;
use mpi::topology::{Color, SimpleCommunicator};
use mpi::traits::{Communicator, CommunicatorCollectives};

fn main() {
    let (universe, threading) = mpi::initialize_with_threading(Threading::Funneled).expect("nobody was here before");
    assert!(threading >= Threading::Funneled);
    let world = universe.world();
    assert!(world.size() > 1, "start this test with mpirun: one rank tests almost nothing");
    if panic::catch_unwind(|| (1..=world.size()).for_each(|size| check_first(&world, size))).is_err() {
        world.abort(1);
    }
    if world.rank() == 0 {
        println!("ok: 1 to {} ranks", world.size());
    }
}

/// Runs all checks on a communicator of the first `size` ranks. The ranks outside the communicator wait.
fn check_first(world: &SimpleCommunicator, size: i32) {
    let color = if world.rank() < size { Color::with_value(0) } else { Color::undefined() };
    if let Some(ranks) = world.split_by_color(color) {
        assert_eq!(ranks.size(), size);
        shares(&ranks);
        sums::<g1::Config>(&ranks);
        sums::<g2::Config>(&ranks);
        batches(&ranks);
        failures(&ranks);
        differences(&ranks);
    }
    world.barrier();
}

/// The ranges that `share` gives to the ranks are consecutive, cover 0..n, and differ by at most one in length.
fn shares(ranks: &SimpleCommunicator) {
    let size = ranks.size() as usize;
    for n in [0, 1, 2, 3, 4, 5, 63, 1 << 20] {
        let mine = share(ranks, n);
        let mut bounds = vec![[0; 2]; size];
        ranks.all_gather_into(&[mine.start, mine.end], &mut bounds.as_flattened_mut()[..]);
        assert_eq!((bounds[0][0], bounds[size - 1][1]), (0, n));
        assert!(bounds.windows(2).all(|pair| pair[0][1] == pair[1][0]), "{bounds:?}");
        assert!(bounds.iter().all(|[start, end]| (n / size..=n.div_ceil(size)).contains(&(end - start))), "{bounds:?}");
    }
}

/// The bases and scalars of all ranks, in the order of the ranks, and the number of bases of each rank.
struct Slices<P: Curve> {
    bases: Vec<Affine<P>>,
    scalars: Vec<P::ScalarField>,
    lengths: Vec<usize>,
}

impl<P: Curve> Slices<P> {
    /// The bases and scalars of a rank.
    fn of(&self, rank: usize) -> (&[Affine<P>], &[P::ScalarField]) {
        let start = self.lengths[..rank].iter().sum();
        let mine = start..start + self.lengths[rank];
        (&self.bases[mine.clone()], &self.scalars[mine])
    }

    /// Checks that the sum is right and normalised. A normalised sum has the same bytes on all ranks.
    fn check(&self, what: &str, sum: Result<Projective<P>, MsmError>) {
        check(what, sum.unwrap_or_else(|error| panic!("{what}: {error}")), &self.bases, &self.scalars);
    }
}

fn check<P: Curve>(what: &str, sum: Projective<P>, bases: &[Affine<P>], scalars: &[P::ScalarField]) {
    let naive = naive_msm(bases, scalars.iter().map(|k| k.into_bigint()));
    let normal = if naive.is_zero() { Projective::zero() } else { naive.into_affine().into() };
    assert_eq!([sum.x, sum.y, sum.z], [normal.x, normal.y, normal.z], "{what}");
}

/// Checks sums over slices of different sizes, including empty slices. Points of different ranks cancel or are equal. A
/// rank computes its part in three ways: from field elements with plain bases, from field elements with prepared bases,
/// and from integers.
fn sums<P: Curve>(ranks: &SimpleCommunicator) {
    let (rank, size) = (ranks.rank() as usize, ranks.size() as usize);
    let engines = engines();
    // Ranks may use different backends.
    let engine = &engines[rank % engines.len()].1;
    let uneven: Vec<usize> = [0, 9, 1, 14].into_iter().cycle().take(size).collect();
    for kind in [PointKind::Random, PointKind::SomeIdentity, PointKind::AllIdentity] {
        let n = uneven.iter().sum();
        let slices = Slices {
            bases: points::<P>(kind, n, 1),
            scalars: scalars(ScalarKind::Uniform, n, 2),
            lengths: uneven.clone(),
        };
        let (bases, k) = slices.of(rank);
        let what = format!("{} {}, {kind} points on rank {rank} of {size}", P::NAME, P::GROUP);
        slices.check(&what, all_reduce(ranks, || engine.msm(bases, k)));
        let prepared =
            on_all(ranks, || Msm::builder().build()?.prepare(bases).precompute(PrecomputeFactor::Fixed(2)).build());
        slices.check(&what, all_reduce(ranks, || prepared?.msm(k)));
        let integers: Vec<_> = k.iter().map(|k| k.into_bigint()).collect();
        slices.check(&what, all_reduce(ranks, || Msm::default().msm_bigint(bases, &integers)));
    }
    // Each rank has one point: alternately P and −P, or P on all ranks. With an even number of ranks, P and −P cancel.
    for kind in [PointKind::Opposite, PointKind::Equal] {
        let slices = Slices {
            bases: points::<P>(kind, size, 3),
            scalars: scalars(ScalarKind::One, size, 4),
            lengths: vec![1; size],
        };
        let (bases, k) = slices.of(rank);
        let sum = all_reduce(ranks, || cumsm::msm(bases, k));
        assert!(kind == PointKind::Equal || size % 2 == 1 || sum.as_ref().unwrap().is_zero());
        slices.check(&format!("{kind} points on rank {rank} of {size}"), sum);
    }
}

/// Reduces a batch of many vectors, and a batch without vectors.
fn batches(ranks: &SimpleCommunicator) {
    let n = 40;
    let (bases, mine) = (points::<g1::Config>(PointKind::Random, n, 5), share(ranks, n));
    let kinds = [ScalarKind::Uniform, ScalarKind::Zero, ScalarKind::NegativeSmall, ScalarKind::Bits];
    let vectors: Vec<_> = (6..).zip(kinds).map(|(seed, kind)| scalars(kind, n, seed)).collect();
    let slices: Vec<_> = vectors.iter().map(|vector| &vector[mine.clone()]).collect();
    let parts = |vectors: &[&[_]]| Msm::builder().build()?.batch(&bases[mine.clone()], vectors);
    let sums = all_reduce_batch(ranks, || Ok(parts(&slices)?.result)).unwrap();
    assert_eq!(sums.len(), vectors.len());
    for (sum, vector) in sums.into_iter().zip(&vectors) {
        check("a batch", sum, &bases, vector);
    }
    let none = all_reduce_batch::<g1::Config>(ranks, || Ok(parts(&[])?.result)).unwrap();
    assert!(none.is_empty());
}

/// Checks three kinds of failures: one rank fails, several ranks fail with different errors, or one rank panics. All
/// ranks report the error of the failing rank with the lowest number. After each failure, all ranks can compute again.
fn failures(ranks: &SimpleCommunicator) {
    let (rank, last) = (ranks.rank() as usize, ranks.size() as usize - 1);
    let bases = points::<g1::Config>(PointKind::Random, 4, 7);
    let k = scalars(ScalarKind::Uniform, 5, 8);
    let part = |count: usize| cumsm::msm(&bases, &k[..count]);
    let error = |scalars| MsmError::LengthMismatch { bases: 4, scalars }.to_string();

    let sum = all_reduce(ranks, || part(if rank == last { 5 } else { 4 }));
    assert_eq!(sum, Err(MsmError::RankFailed { rank: last, reason: error(5) }));
    let sum = all_reduce(ranks, || part(if rank >= last / 2 { rank % 2 } else { 4 }));
    assert_eq!(sum, Err(MsmError::RankFailed { rank: last / 2, reason: error(last / 2 % 2) }));

    let computed = on_all(ranks, || if rank == last { Err(MsmError::Cancelled) } else { Ok(()) });
    assert_eq!(computed, Err(MsmError::RankFailed { rank: last, reason: MsmError::Cancelled.to_string() }));

    let panicking = || all_reduce(ranks, || if rank == last { panic!("planned, to be told") } else { part(4) });
    match panic::catch_unwind(AssertUnwindSafe(panicking)) {
        Ok(sum) => assert_eq!(sum, Err(MsmError::RankFailed { rank: last, reason: "the computation panicked".into() })),
        Err(_) => assert_eq!(rank, last),
    }

    let sum = all_reduce(ranks, || part(4)).unwrap();
    check("after failures", sum, &bases.repeat(last + 1), &k[..4].repeat(last + 1));
}

/// Checks the errors if the ranks disagree on the number of vectors or on the group.
fn differences(ranks: &SimpleCommunicator) {
    let (first, single) = (ranks.rank() == 0, ranks.size() == 1);
    let zeros = |count| Ok(vec![Projective::<g1::Config>::zero(); count]);
    let fail = |sums: Result<Vec<_>, _>, what: &str| match sums {
        Ok(_) => assert!(single, "{what}"),
        Err(error) => assert_eq!(error, MsmError::RanksDiffer { what: what.into() }),
    };
    fail(
        all_reduce_batch(ranks, || zeros(if first { 3 } else { 2 })),
        "their batches have from 2 to 3 vectors of scalars",
    );
    let none = all_reduce_batch(ranks, || zeros(usize::from(first)));
    fail(none, "their batches have from 0 to 1 vectors of scalars");
    let mixed = if first {
        all_reduce(ranks, || Ok(zeros(1)?[0])).map(|sum| vec![sum])
    } else {
        all_reduce_batch(ranks, || zeros(2))
    };
    fail(mixed, "their batches have from 1 to 2 vectors of scalars");
    let early = if first { on_all(ranks, || Ok(vec![])) } else { all_reduce_batch(ranks, || zeros(1)) };
    fail(early, "their batches have from 0 to 1 vectors of scalars");
    let groups = match first {
        true => all_reduce_batch(ranks, || zeros(1)).map(drop),
        false => all_reduce(ranks, || Ok(Projective::<ark_bls12_377::g1::Config>::zero())).map(drop),
    };
    fail(groups.map(|()| vec![]), "they add points of different groups");
}
