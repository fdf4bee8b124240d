//! Tests in which many threads compute at the same time, on devices that have memory for only a few computations.

use std::sync::Barrier;
use std::thread;

use ark_bls12_381::{Fr, g1, g2};
use cumsm::internals::{EmulatorOptions, Steps};
use cumsm::{Bases, Curve, Msm, MsmError, PrecomputeFactor};
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;

use super::{G1, emulators, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

const THREADS: u64 = 8;
const N: usize = 7000;

fn device(memory: u64, multiprocessors: u32) -> EmulatorOptions {
    EmulatorOptions { memory, multiprocessors, ..EmulatorOptions::DEFAULT }
}

/// Checks that on each device, all allocated bytes and all promised bytes belong to the tables. Also checks that no
/// device has refused an allocation.
fn nothing_more_is_promised(msm: &Msm, tables: u64) {
    for memory in msm.emulated_memory() {
        assert_eq!((memory.used, memory.promised, memory.refused), (tables, tables, 0), "{memory:?}");
    }
}

/// Each thread computes the right sum. The plan of each thread is equal to the plan of a thread that computes alone.
#[test]
fn threads_wait_for_memory() {
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; N];
    let bytes = |msm: &Msm| match msm.plan::<g1::Config>(N).unwrap().steps {
        Steps::Gpu(plan) => plan.buffers.bytes(),
        _ => panic!("a plan of one GPU"),
    };
    for options in [vec![device(32 << 20, 4)], vec![device(32 << 20, 4), device(12 << 20, 2), device(4 << 20, 1)]] {
        let msm = emulators(options).build().unwrap();
        assert!(THREADS * bytes(&msm) > 2 * (32 << 20), "{} bytes", bytes(&msm));
        let compute = |seed| {
            let k = scalars::<Fr>(ScalarKind::Bits, N, seed);
            let output = msm.msm_output(&points, &k).unwrap();
            assert_eq!(output.result, point * k.iter().sum::<Fr>());
            assert_eq!(output.fallback, None);
            output.plan.to_string()
        };
        let alone = compute(0);
        thread::scope(|scope| {
            let threads: Vec<_> = (1..=THREADS).map(|seed| scope.spawn(move || compute(seed))).collect();
            for thread in threads {
                assert_eq!(thread.join().unwrap(), alone);
            }
        });
        nothing_more_is_promised(&msm, 0);
    }
}

/// Threads prepare bases, and compute with these bases, on a device whose memory cannot hold all tables. If bases have
/// a table, the free memory is enough for computations with these bases. If bases have no table, each computation
/// copies the bases to the device, and the tables of other threads may leave too little memory for this copy.
#[test]
fn threads_prepare_bases() {
    let n = 100;
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; n];
    let msm = emulators([device(512 << 10, 1)]).window_bits(8).build().unwrap();
    let on_device = |bases: &cumsm::Bases<_>| bases.tables().map(|table| table.bytes()).sum::<u64>();
    let kept: Vec<_> = thread::scope(|scope| {
        let prepare = |seed| {
            let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(8)).build().unwrap();
            let k = scalars::<Fr>(ScalarKind::Uniform, n, seed);
            match bases.msm(&k) {
                Err(MsmError::OutOfDeviceMemory { .. }) => assert_eq!(on_device(&bases), 0),
                sum => assert_eq!(sum.unwrap(), point * k.iter().sum::<Fr>()),
            }
            bases
        };
        let threads: Vec<_> = (0..THREADS).map(|seed| scope.spawn(move || prepare(seed))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    let tables: u64 = kept.iter().map(on_device).sum();
    assert!(tables > 0 && kept.iter().any(|bases| on_device(bases) == 0), "{tables} bytes of tables");
    nothing_more_is_promised(&msm, tables);
    drop(kept);
    nothing_more_is_promised(&msm, 0);
}

/// Some tasks of a pool wait for device memory, while other tasks of the pool compute the host's part of a self-check.
#[test]
fn tasks_of_a_pool_wait_for_memory() {
    let (tasks, n, memory) = (8u32, 1000, 16 << 20);
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; N];
    let msm = emulators([device(memory, 4)]).build().unwrap();
    let Steps::Gpu(plan) = msm.plan::<g1::Config>(N).unwrap().steps else { panic!("a plan of one GPU") };
    assert!(8 * plan.buffers.bytes() > 2 * memory, "{} bytes", plan.buffers.bytes());
    let checked = msm.prepare(&points[..n]).self_check(true).build().unwrap();
    let pool = ThreadPoolBuilder::new().num_threads(8).build().unwrap();
    pool.install(|| {
        (0..tasks).into_par_iter().with_max_len(1).for_each(|seed| {
            let k = scalars::<Fr>(ScalarKind::Bits, N, seed.into());
            assert_eq!(msm.msm(&points, &k).unwrap(), point * k.iter().sum::<Fr>());
            assert_eq!(checked.msm(&k[..n]).unwrap(), point * k[..n].iter().sum::<Fr>());
        });
    });
    drop(checked);
    nothing_more_is_promised(&msm, 0);
}

/// Tests the five sums of a Groth16 proof: four in G1 and one in G2. In each round, five threads compute the five sums
/// at the same time on one device. The sums must be right. After each round, only the tables may take device memory.
fn five_sums_at_once(rounds: u64) {
    const N: usize = 3;

    /// Computes a sum in each round. All threads begin a round at the same time.
    fn sums<P: Curve<ScalarField = Fr>>(bases: &Bases<'_, P>, seed: u64, rounds: u64, together: &Barrier) {
        for round in 0..rounds {
            let k = scalars::<Fr>(ScalarKind::Uniform, N, 1000 * seed + round);
            let sum = expected(bases.points(), &k);
            together.wait();
            assert_eq!(bases.msm(&k).unwrap(), sum, "thread {seed}, round {round}");
            together.wait();
        }
    }

    let msm = emulators([device(64 << 20, 1)]).window_bits(4).build().unwrap();
    let g1: Vec<_> = (0..4).map(|seed| points::<G1>(PointKind::Random, N, seed)).collect();
    let g1: Vec<_> = g1.iter().map(|points| msm.prepare(points).build().unwrap()).collect();
    let g2 = points::<g2::Config>(PointKind::Random, N, 4);
    let g2 = msm.prepare(&g2).build().unwrap();
    let tables = g1.iter().flat_map(Bases::tables).chain(g2.tables()).map(|table| table.bytes()).sum();
    assert!(tables > 0);
    nothing_more_is_promised(&msm, tables);

    let together = Barrier::new(6);
    let mut after_each = Vec::new();
    thread::scope(|scope| {
        for (seed, bases) in (0..).zip(&g1) {
            let together = &together;
            scope.spawn(move || sums(bases, seed, rounds, together));
        }
        scope.spawn(|| sums(&g2, 4, rounds, &together));
        for _ in 0..rounds {
            together.wait();
            together.wait();
            nothing_more_is_promised(&msm, tables);
            after_each.push(msm.emulated_memory()[0]);
        }
    });
    // Each later round makes the same number of allocations as the second round.
    let each = after_each[1].allocations - after_each[0].allocations;
    assert!(after_each.windows(2).all(|pair| pair[1].allocations - pair[0].allocations == each));
    drop((g1, g2));
    nothing_more_is_promised(&msm, 0);
}

#[test]
fn the_five_sums_of_a_proof_at_once() {
    five_sums_at_once(100);
}

#[test]
#[ignore = "slow: 1000 rounds"]
fn slow_the_five_sums_of_a_proof_at_once() {
    five_sums_at_once(1000);
}
