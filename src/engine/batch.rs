//! Batches on the CPU in which each thread computes whole vectors, so several vectors are computed at the same time. If
//! all threads computed one vector, the threads would wait for each other. If the vector is short, the threads would
//! wait most of the time.

use std::sync::{Mutex, PoisonError};

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use super::{BaseTable, Engine, normalised};
use crate::bases::BaseView;
use crate::cpu::CpuTable;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::filled;
use crate::plan::{self, CpuProblem, Steps};
use crate::pool;
use crate::scalars::{Scalars, longest};
use crate::tasks;
use crate::timings::{Stage, StageTimings, Stopwatch};

/// The sums of a batch, the steps of the longest vector, and the times of the stages.
type Sums<P> = (Vec<Projective<P>>, Steps, Option<StageTimings>);

impl Engine {
    /// True if each thread computes whole vectors of the batch. The decision depends on the lengths of the vectors. The
    /// result is false if the host memory has a limit, because this limit is for a single sum.
    pub(super) fn computes_vectors_at_once<P: CurveParams>(
        &self,
        input: &BaseView<'_, P, BaseTable<P>>,
        vectors: &[Scalars<'_, P>],
    ) -> bool {
        let (threads, [first, _, ..]) = (pool::threads(), vectors) else { return false };
        if threads == 1 || self.options.host_memory.is_some() {
            return false;
        }
        let prepared = input.on_the_cpu().table.map(CpuTable::plan);
        plan::vectors_at_once(vectors.iter().map(Scalars::len), threads, |n, threads| {
            let with = |components| CpuProblem { prepared, threads, ..self.cpu_problem(n, *first, components) };
            CpuProblem::choose(false, || false, self.components::<P>(), with)
        })
    }

    /// Computes the sum Σ kᵢ·Pᵢ for each vector. Each sum is computed on one thread, and different threads compute
    /// different vectors. The time of a stage is the sum of the times of all threads, divided by the number of threads.
    #[expect(clippy::indexing_slicing, reason = "there is a result for each vector")]
    pub(super) fn sums_at_once<P: CurveParams>(
        &self,
        input: &BaseView<'_, P, BaseTable<P>>,
        vectors: &[Scalars<'_, P>],
    ) -> Result<Sums<P>, MsmError> {
        let (threads, n) = (pool::threads(), longest(vectors));
        let first_longest = vectors.iter().position(|scalars| scalars.len() == n);
        let mut sums = filled(vectors.len(), Projective::zero(), "a batch's results")?;
        let steps_of_longest = Mutex::new(None);
        let timings = Mutex::new(self.options.timings.then(StageTimings::default));
        tasks::try_fill(threads, &mut sums, &|i| {
            let mut watch = Stopwatch::without_spans(self.options.timings);
            let (sum, steps) = self.sum_on_the_cpu(input, vectors[i], 1, &mut watch)?;
            if first_longest == Some(i) {
                *steps_of_longest.lock().unwrap_or_else(PoisonError::into_inner) = Some(steps);
            }
            if let Some(times) = watch.timings() {
                let mut timings = timings.lock().unwrap_or_else(PoisonError::into_inner);
                add_shares(timings.get_or_insert_default(), &times, threads.min(vectors.len()));
            }
            Ok(normalised(sum))
        })?;
        let steps = steps_of_longest.into_inner().unwrap_or_else(PoisonError::into_inner);
        let steps = steps.unwrap_or_else(|| Steps::Cpu(self.cpu_plan::<P>(0)));
        Ok((sums, steps, timings.into_inner().unwrap_or_else(PoisonError::into_inner)))
    }
}

/// Adds the times of one thread to the times of the batch. `threads` is the number of threads that compute at the same
/// time.
fn add_shares(total: &mut StageTimings, times: &StageTimings, threads: usize) {
    for stage in Stage::ALL {
        if let Some(time) = times.get(stage) {
            total.add(stage, time / threads as u32);
        }
    }
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, g1};
    use ark_ec::{AffineRepr, CurveGroup};
    use ark_ff::UniformRand;

    use super::*;
    use crate::engine::Options;

    #[test]
    fn threads_compute_different_vectors_of_a_batch_if_the_vectors_are_short() {
        let mut rng = ark_std::test_rng();
        let bases: Vec<G1Affine> = (1..=100u64).map(|i| (G1Affine::generator() * Fr::from(i)).into_affine()).collect();
        let lengths = (0..300).map(|i| [64, 8, 0, 100, 1, 33][i % 6]);
        let vectors: Vec<Vec<Fr>> = lengths.map(|n| (0..n).map(|_| Fr::rand(&mut rng)).collect()).collect();
        let vectors: Vec<_> = vectors.iter().map(|k| Scalars::<g1::Config>::Field(k)).collect();
        let input = BaseView::of(&bases);
        let engine = Engine::new(Options { timings: true, ..Options::default() }).unwrap();
        let pool = rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap();
        pool.install(|| {
            assert!(engine.computes_vectors_at_once(&input, &vectors));
            let output = engine.run_on_the_cpu(&input, &vectors, String::new()).unwrap();
            for (i, (sum, &vector)) in output.result.iter().zip(&vectors).enumerate() {
                let alone = engine.run_on_the_cpu(&input, &[vector], String::new()).unwrap().result;
                assert_eq!((sum.x, sum.y, sum.z), (alone[0].x, alone[0].y, alone[0].z), "vector {i}");
            }
            assert_eq!((output.result.len(), output.plan.n), (300, 100));
            let Steps::Cpu(plan) = output.plan.steps else { panic!("the plan is not for the CPU") };
            assert_eq!(plan.threads, 1);
            assert!(output.timings.is_some_and(|times| times.get(Stage::Recode).is_some()));
        });
    }

    /// Vectors are computed one after another in these cases: with one thread, for a single vector, for empty vectors,
    /// for long vectors, and with a limit on memory.
    #[test]
    fn all_threads_compute_one_vector_after_another_if_that_is_faster() {
        let (short, long) = (vec![Fr::from(3u64); 32], vec![Fr::from(3u64); 1 << 15]);
        let bases = vec![G1Affine::generator(); 1 << 15];
        let is_at_once = |threads, engine: &Engine, scalars: &[Fr], count| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            let vectors = vec![Scalars::<g1::Config>::Field(scalars); count];
            pool.install(|| engine.computes_vectors_at_once(&BaseView::of(&bases), &vectors))
        };
        let default = Engine::default();
        let limited = Engine::new(Options { host_memory: Some(1 << 20), ..Options::default() }).unwrap();
        assert!(is_at_once(2, &default, &short, 1000));
        assert!(!is_at_once(1, &default, &short, 1000));
        assert!(!is_at_once(2, &default, &short, 1));
        assert!(!is_at_once(2, &default, &[], 1000));
        assert!(!is_at_once(2, &default, &long, 3));
        assert!(!is_at_once(2, &limited, &short, 1000));
    }

    #[test]
    fn a_batch_returns_the_first_error() {
        for threads in [1, 3] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            for (count, wrong) in [(1000, &[777, 5, 998][..]), (7, &[6, 2]), (2, &[])] {
                let mut items = vec![0; count];
                let error = |scalars| MsmError::TooManyScalars { bases: 0, scalars };
                let task = |i: usize| if wrong.contains(&i) { Err(error(i)) } else { Ok(i + 1) };
                let result = pool.install(|| tasks::try_fill(threads, &mut items, &task));
                assert_eq!(result, wrong.iter().min().map_or(Ok(()), |&first| Err(error(first))));
                let first = wrong.iter().min().copied().unwrap_or(count);
                assert!(items.iter().take(first).copied().eq(1..=first), "{threads} threads, {count} items");
            }
        }
    }
}
