//! Tests of the queue, and of prepared bases that several threads use.

use std::ops::ControlFlow;
use std::sync::{Arc, Barrier};

use ark_bls12_381::Fr;
use cumsm::{Backend, Msm, MsmError, PrecomputeFactor, Queue};
use rayon::prelude::*;

use super::{G1, expected};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// Ten threads share bases. The thread that ends last drops the bases.
#[test]
fn threads_share_bases() {
    let n = 20;
    let points = points::<G1>(PointKind::Random, n, 1);
    for backend in [Backend::Cpu, Backend::Emulator] {
        let msm = Msm::builder().backend(backend).window_bits(6).build().unwrap();
        let bases = Arc::new(msm.prepare_owned(points.clone()).precompute(PrecomputeFactor::Fixed(2)).build().unwrap());
        let rounds = if backend == Backend::Cpu { 100 } else { 5 };
        let threads: Vec<_> = (0..10)
            .map(|seed| {
                let (bases, points) = (bases.clone(), points.clone());
                std::thread::spawn(move || {
                    for round in 0..rounds {
                        let k = scalars::<Fr>(ScalarKind::Uniform, n - seed, (100 * seed + round) as u64);
                        assert_eq!(bases.msm(&k).unwrap(), expected(&points, &k));
                    }
                })
            })
            .collect();
        drop(bases);
        threads.into_iter().for_each(|thread| thread.join().unwrap());
    }
}

/// The jobs use different bases. The test drops some jobs, polls a job, and waits for the remaining jobs in reverse
/// order. At the end, the test submits two jobs, drops the queue, and then waits for these two jobs.
#[test]
fn a_queue_computes_in_the_background() {
    let points = points::<G1>(PointKind::Random, 12, 1);
    let engines =
        [Backend::Cpu, Backend::Emulator].map(|backend| Msm::builder().backend(backend).window_bits(6).build());
    let all = engines.map(|msm| Arc::new(msm.unwrap().prepare_owned(points.clone()).build().unwrap()));
    for workers in [0, 1, 2, 5] {
        let queue = Queue::new(workers);
        let jobs: Vec<_> = (0..20).map(|seed| scalars::<Fr>(ScalarKind::Uniform, 12 - seed % 3, seed as u64)).collect();
        let submit = |(i, k): (usize, &Vec<Fr>)| queue.submit(&all[i % 2], k.clone());
        let mut pending: Vec<_> = jobs.iter().enumerate().map(submit).collect();
        for i in [19, 3, 3] {
            drop(pending.remove(i % pending.len()));
        }
        let mut kept: Vec<_> = (0..20).filter(|i| ![3, 4, 19].contains(i)).collect();
        while pending[0].poll().is_none() {
            std::thread::yield_now();
        }
        assert_eq!(pending[0].poll(), Some(&Ok(expected(&points, &jobs[kept[0]]))));
        pending.reverse();
        kept.reverse();
        for (pending, i) in pending.into_iter().zip(kept) {
            assert_eq!(pending.wait().unwrap(), expected(&points, &jobs[i]), "{workers} workers");
        }
        let too_many = queue.submit(&all[0], vec![Fr::from(1u64); 13]);
        let last = queue.submit(&all[0], jobs[0].clone());
        drop(queue);
        assert_eq!(too_many.wait(), Err(MsmError::TooManyScalars { bases: 12, scalars: 13 }));
        assert_eq!(last.wait().unwrap(), expected(&points, &jobs[0]));
    }
}

/// All threads of rayon's global pool wait for results that the CPU engine computes with several threads.
#[test]
fn threads_of_the_pool_wait_for_the_queue() {
    let n = 3000;
    let points = points::<G1>(PointKind::Random, n, 1);
    let bases = Msm::builder().backend(Backend::Cpu).build().unwrap().prepare_owned(points.clone()).build().unwrap();
    let bases = Arc::new(bases);
    let queue = Queue::new(2);
    let vectors: Vec<_> =
        (0..4 * rayon::current_num_threads() as u64).map(|seed| scalars::<Fr>(ScalarKind::Uniform, n, seed)).collect();
    let sums: Vec<_> = vectors.par_iter().map(|k| queue.submit(&bases, k.clone()).wait().unwrap()).collect();
    for (sum, k) in sums.into_iter().zip(&vectors) {
        assert_eq!(sum, bases.msm(k).unwrap());
    }
}

/// The self-check of a GPU's sums has tasks on the host. The test lets all threads of rayon's global pool sleep, and
/// shows that the tasks of the self-check need no thread of this pool.
#[test]
fn a_queue_checks_itself_without_the_global_pool() {
    let n = 3000; // the check divides the points into several tasks
    let point = points::<G1>(PointKind::Random, 1, 1)[0];
    let msm = Msm::builder().backend(Backend::Emulator).build().unwrap();
    let bases = Arc::new(msm.prepare_owned(vec![point; n]).self_check(true).build().unwrap());
    let k = scalars::<Fr>(ScalarKind::Bits, n, 1);
    let sum = point * k.iter().sum::<Fr>();
    let queue = Queue::new(2);
    let (asleep, ended) = [(); 2].map(|()| Barrier::new(rayon::current_num_threads() + 1)).into();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            rayon::broadcast(|_| {
                asleep.wait();
                ended.wait();
            });
        });
        asleep.wait();
        let found = queue.submit(&bases, k).wait();
        ended.wait();
        assert_eq!(found, Ok(sum));
    });
}

/// The callback `progress` of a preparation computes a sum in the thread pool of the preparation.
#[test]
fn a_watcher_computes() {
    let n = 6000;
    let points = points::<G1>(PointKind::Random, n, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, n, 1);
    let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let expected = msm.msm(&points, &k).unwrap();
    let mut seen = Vec::new();
    let watch = |done: u64, total: u64| {
        seen.push((done, total));
        assert_eq!(msm.msm(&points, &k).unwrap(), expected);
        ControlFlow::Continue(())
    };
    let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).progress(watch).build().unwrap();
    assert_eq!(bases.msm(&k).unwrap(), expected);
    assert!(seen.is_sorted(), "{seen:?}");
    assert!(seen.last().is_some_and(|(done, total)| done == total), "{seen:?}");
}
