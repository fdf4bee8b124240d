//! Tests of rayon pools whose threads wait for a queue. The tests cover three cases: all threads wait at once, stacks
//! are small, or there are more tasks than fit on a stack.

#![cfg(feature = "bls12-381")]

use std::sync::{Arc, Barrier, mpsc};
use std::thread;
use std::time::Duration;

use ark_bls12_381::{Fr, G1Affine, G1Projective, g1};
use ark_ec::AffineRepr;
use ark_ff::Field;
use cumsm::{Backend, Bases, Msm, Pending, PrecomputeFactor, Queue};
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

const WAITS: usize = 20_000;

/// A test that takes longer than this limit is assumed to be in a deadlock.
const DEADLOCK: Duration = Duration::from_secs(300);

/// A queue, one base, and the products of this base and a few scalars.
#[derive(Clone)]
struct Prover {
    queue: Arc<Queue>,
    bases: Arc<Bases<'static, g1::Config>>,
    sums: Arc<Vec<G1Projective>>,
}

impl Prover {
    fn new(workers: usize) -> Self {
        let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
        let bases = Arc::new(msm.prepare_owned(vec![G1Affine::generator()]).build().unwrap());
        let sums = (0..16u64).map(|k| G1Affine::generator() * Fr::from(k)).collect();
        Self { queue: Queue::new(workers).into(), bases, sums: Arc::new(sums) }
    }

    fn submit(&self, i: usize) -> Pending<g1::Config> {
        self.queue.submit(&self.bases, vec![Fr::from((i % self.sums.len()) as u64)])
    }

    fn wait(&self, i: usize, pending: Pending<g1::Config>) {
        assert_eq!(pending.wait().unwrap(), self.sums[i % self.sums.len()], "job {i}");
    }

    fn compute(&self, i: usize) {
        self.wait(i, self.submit(i));
    }
}

/// Runs the test on a thread of its own, so that a deadlock is a failure and not an endless wait.
fn without_deadlock(test: impl FnOnce() + Send + 'static) {
    let (done, ended) = mpsc::channel();
    let thread = thread::spawn(move || {
        test();
        done.send(()).unwrap();
    });
    assert_ne!(ended.recv_timeout(DEADLOCK), Err(mpsc::RecvTimeoutError::Timeout), "a deadlock");
    thread.join().unwrap();
}

fn in_pool(threads: usize, stack: Option<usize>, test: impl FnOnce() + Send + 'static) {
    let pool = ThreadPoolBuilder::new().num_threads(threads);
    let pool: ThreadPool = stack.into_iter().fold(pool, ThreadPoolBuilder::stack_size).build().unwrap();
    without_deadlock(move || pool.install(test));
}

/// Each task submits a job and waits for the result.
fn tasks_wait(threads: usize, stack: Option<usize>) {
    let prover = Prover::new(2);
    in_pool(threads, stack, move || (0..WAITS).into_par_iter().with_max_len(1).for_each(|i| prover.compute(i)));
}

#[test]
fn tasks_of_2_threads_wait() {
    tasks_wait(2, None);
}

#[test]
fn tasks_of_4_threads_wait() {
    tasks_wait(4, None);
}

#[test]
fn tasks_of_16_threads_wait() {
    tasks_wait(16, None);
}

#[test]
fn tasks_wait_on_small_stacks() {
    tasks_wait(4, Some(64 << 10));
}

#[test]
fn tasks_wait_for_what_was_submitted_before() {
    for threads in [2, 4, 16] {
        let prover = Prover::new(2);
        let pending: Vec<_> = (0..WAITS).map(|i| prover.submit(i)).collect();
        let wait = move |(i, pending)| prover.wait(i, pending);
        in_pool(threads, None, move || pending.into_par_iter().enumerate().with_max_len(1).for_each(wait));
    }
}

#[test]
fn tasks_of_a_scope_wait() {
    for threads in [2, 4, 16] {
        let prover = Prover::new(2);
        in_pool(threads, None, move || {
            rayon::scope(|scope| {
                (0..WAITS).for_each(|i| {
                    scope.spawn({
                        let prover = &prover;
                        move |_| prover.compute(i)
                    })
                })
            });
        });
    }
}

/// Jobs that start rayon tasks do not need a thread of the global pool. In this test, all threads of the global pool
/// sleep until the jobs have ended.
#[test]
fn jobs_need_no_thread_of_the_global_pool() {
    let n = 5000;
    let points = vec![G1Affine::generator(); n];
    let k: Vec<_> = (0..n as u64).map(|i| Fr::from(i).square().square()).collect();
    let sum = G1Affine::generator() * k.iter().sum::<Fr>();
    let builder = Msm::builder().backend(Backend::Cpu);
    let engines =
        [builder.clone(), builder.clone().host_memory(1 << 20), builder].map(|builder| builder.build().unwrap());
    let factors = [1, 1, 4].map(PrecomputeFactor::Fixed);
    let bases: Vec<_> = engines
        .iter()
        .zip(factors)
        .map(|(msm, factor)| Arc::new(msm.prepare_owned(points.clone()).precompute(factor).build().unwrap()))
        .collect();
    without_deadlock(move || {
        let threads = rayon::current_num_threads();
        let queue = Queue::new(2);
        let (asleep, ended) = (Barrier::new(threads + 1), Barrier::new(threads + 1));
        thread::scope(|scope| {
            scope.spawn(|| {
                rayon::broadcast(|_| {
                    asleep.wait();
                    ended.wait();
                });
            });
            asleep.wait();
            let pending: Vec<_> = bases.iter().map(|bases| queue.submit(bases, k.clone())).collect();
            let sums: Vec<_> = pending.into_iter().map(|pending| pending.wait().unwrap()).collect();
            ended.wait();
            assert_eq!(sums, [sum; 3]);
        });
    });
}

/// Tasks of an outer pool wait for tasks of an inner pool, and tasks of the inner pool wait for the queue. While a
/// thread waits for another pool, rayon runs more tasks on the stack of this thread. So this test has only 200 tasks,
/// and stacks of the default size.
#[test]
fn tasks_of_nested_pools_wait() {
    let prover = Prover::new(1);
    in_pool(2, None, move || {
        let inner = ThreadPoolBuilder::new().num_threads(2).build().unwrap();
        (0..200).into_par_iter().with_max_len(1).for_each(|i| {
            inner.install(|| prover.compute(i));
            prover.compute(i + 1);
        });
    });
}
