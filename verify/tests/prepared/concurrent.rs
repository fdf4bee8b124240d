//! Computations of many threads at once, on devices that have memory for a few of them.

use std::thread;

use ark_bls12_381::{Fr, g1};
use cumsm::internals::{EmulatorOptions, Steps};
use cumsm::{Msm, MsmError, PrecomputeFactor};

use super::{G1, emulators};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

const THREADS: u64 = 16;
const N: usize = 14_000;

fn device(memory: u64, multiprocessors: u32) -> EmulatorOptions {
    EmulatorOptions { memory, multiprocessors, ..EmulatorOptions::DEFAULT }
}

/// The promised bytes and the allocated bytes are those of the tables. The device has refused no allocation.
fn nothing_more_is_promised(msm: &Msm, tables: u64) {
    for memory in msm.emulated_memory() {
        assert_eq!((memory.used, memory.promised, memory.refused), (tables, tables, 0), "{memory:?}");
    }
}

/// Each thread has the plan and the sum that it would have alone.
#[test]
fn threads_wait_for_memory() {
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; N];
    let bytes = |msm: &Msm| match msm.plan::<g1::Config>(N).unwrap().steps {
        Steps::Gpu(plan) => plan.buffers.bytes(),
        _ => panic!("a plan of one GPU"),
    };
    for options in [vec![device(64 << 20, 4)], vec![device(64 << 20, 4), device(24 << 20, 2), device(8 << 20, 1)]] {
        let msm = emulators(options).build().unwrap();
        assert!(THREADS * bytes(&msm) > 2 * (64 << 20), "{} bytes", bytes(&msm));
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

/// Threads prepare bases, and compute with them, on a device that has no room for all tables. Beside a table there is room for
/// its computations. Bases without a table are copied, for which the tables may leave no room.
#[test]
fn threads_prepare_bases() {
    let n = 100;
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let points = vec![point; n];
    let msm = emulators([device(1 << 20, 1)]).window_bits(8).build().unwrap();
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
