//! The CPU engine. For a small number of points, the engine uses Straus's algorithm. For more points, the engine uses
//! the bucket method. Points are added in affine coordinates, and the additions share inversions. On a curve with a
//! twisted Edwards form, the plan can choose this form for the points. If the bases are in the subgroup of prime order,
//! the engine can split scalars by the endomorphism. The engine runs in the caller's rayon pool.

mod addition;
mod aggregate;
mod bases;
mod batch;
#[cfg(all(test, feature = "bls12-381"))]
mod bounds;
mod buckets;
mod chains;
mod edwards;
pub(crate) mod elementwise;
mod entry;
mod internal;
pub(crate) mod low_memory;
mod moves;
mod multiples;
mod nonzero;
mod pippenger;
mod point;
mod points;
mod prefetch;
pub(crate) mod products;
mod slots;
mod straus;
mod table;
mod terms;
pub(crate) mod transform;
mod tree;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use self::entry::Entry;
pub(crate) use self::internal::{arithmetic, point_bytes};
pub(crate) use self::multiples::multiples;
pub(crate) use self::nonzero::Nonzero;
pub(crate) use self::table::CpuTable;
use self::terms::Terms;
pub(crate) use self::terms::{sample, split_digits};
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory;
use crate::plan::{CpuMethod, CpuPlan, CpuProblem};
use crate::scalars::Scalars;
use crate::timings::{Stage, Stopwatch};
use crate::trace;

/// Computes Σ kᵢ·Pᵢ in the caller's rayon pool. `scalars` has one scalar for each base. If the bases have a table,
/// `problem.prepared` must be the plan of this table.
///
/// The plan is made when the lengths of the scalars are known. The function returns the sum and the plan. If the bases
/// have more points than [`Entry::POINTS`], the sum is computed in several parts. Each part has its own plan, and the
/// function returns the plan of the first part. `watch` records the times of the stages.
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
#[expect(clippy::expect_used, reason = "the loop has at least one round")]
pub(crate) fn msm<P: CurveParams>(
    problem: &CpuProblem,
    bases: &BaseView<'_, P, CpuTable<P>>,
    scalars: Scalars<'_, P>,
    watch: &mut Stopwatch,
) -> Result<(Projective<P>, CpuPlan), MsmError> {
    debug_assert_eq!(problem.prepared, bases.table.map(CpuTable::plan));
    let (mut total, mut first_plan) = (Projective::zero(), None);
    // One part has at most `together` bases. If a part had more bases, some indexes of points would not fit in an
    // [`Entry`].
    let together = Entry::POINTS / bases.levels();
    for start in (0..bases.given().max(1)).step_by(together) {
        let (bases, numbers) = bases.part(start..(start + together).min(bases.given()));
        let scalars = scalars.slice(numbers);
        watch.begin(Stage::Recode);
        let terms = Terms::of_all(problem, &bases, scalars)?;
        let at_least = terms::at_least(&terms);
        let plan = {
            let _span = watch.has_spans().then(trace::plan);
            CpuPlan::new(problem, &at_least)
        };
        if at_least[0] > 0 {
            total += run(&plan, &bases, terms, watch)?;
        }
        first_plan.get_or_insert(plan);
    }
    Ok((total, first_plan.expect("the loop has at least one round")))
}

/// Runs a plan. The plan was made from the lengths of the given terms.
fn run<P: CurveParams>(
    plan: &CpuPlan,
    bases: &BaseView<'_, P, CpuTable<P>>,
    mut terms: Vec<Terms>,
    watch: &mut Stopwatch,
) -> Result<Projective<P>, MsmError> {
    let there = terms.iter().map(Terms::bytes).sum();
    memory::ensure(plan.bytes.saturating_sub(there), "the working set of a computation")?;
    terms::recode(&mut terms, plan, bases)?;
    match plan.method {
        CpuMethod::Straus => {
            watch.begin(Stage::Accumulate);
            let with_terms = terms.iter().filter(|terms| !terms.is_empty());
            Ok(with_terms.map(|terms| straus::sum(plan, bases, terms)).sum())
        }
        CpuMethod::Buckets { pieces } => pippenger::pippenger(plan, pieces as usize, bases, terms, watch),
    }
}

#[cfg(test)]
mod tests {
    /// A deliberate read past the end of a vector. AddressSanitizer must find the read past the end.
    #[test]
    #[ignore = "a planted bug"]
    fn planted_overrun() {
        let words = std::hint::black_box(vec![1u64, 2, 3]);
        // SAFETY: this read is not safe, because it is past the end of the vector.
        let past = unsafe { std::ptr::read_volatile(words.as_ptr().add(words.len())) };
        std::hint::black_box(past);
    }

    /// A deliberate data race, which ThreadSanitizer must find.
    #[test]
    #[ignore = "a planted bug"]
    fn planted_race() {
        static mut COUNT: u64 = 0;
        let count = || {
            // SAFETY: this write is not safe, because two threads write the counter without synchronization.
            unsafe { COUNT += 1 };
        };
        std::thread::scope(|scope| {
            [(); 2].map(|()| scope.spawn(count)).map(|thread| thread.join().expect("the thread does not panic"))
        });
    }
}
