//! The choice between two ways to compute a batch: all threads compute one vector after another, or each thread
//! computes whole vectors.

use super::plan::CpuPlan;
use super::problem::CpuProblem;
use super::thresholds;

/// True if each thread should compute whole vectors of a batch, so that several vectors are computed at the same time.
/// `lengths` are the lengths of the vectors. `problem` returns the problem for a given length and a given number of
/// threads.
///
/// - `together`: the predicted cost if all threads compute one vector after another
/// - `alone`: the predicted cost of all vectors on one thread
///
/// If each thread computes whole vectors, the cost is `alone`, divided by the number of threads. One thread may compute
/// the longest vector while the other threads have nothing left to compute. The function adds the idle time of the
/// other threads to the cost.
#[expect(clippy::indexing_slicing, reason = "there is a class for each number of bits")]
pub(crate) fn vectors_at_once(
    lengths: impl Iterator<Item = usize>,
    threads: usize,
    problem: impl Fn(usize, usize) -> CpuProblem,
) -> bool {
    // A prediction takes some microseconds. So vectors whose lengths have the same number of bits form a class. The
    // cost is predicted for the mean length of each class. For each class, `classes` has the number of vectors and the
    // number of scalars.
    let mut classes = [(0, 0usize); usize::BITS as usize + 1];
    let (mut longest, mut vectors) = (0, 0);
    for length in lengths.filter(|&length| length > 0) {
        let (vectors_of_class, scalars) = &mut classes[(usize::BITS - length.leading_zeros()) as usize];
        *vectors_of_class += 1;
        *scalars = scalars.saturating_add(length);
        longest = longest.max(length);
        vectors += 1;
    }
    let busy = threads.min(vectors);
    if busy < 2 {
        return false;
    }
    let of_longest = problem(longest, 1);
    let longest = CpuPlan::for_long_scalars(&of_longest);
    if longest.bytes.saturating_mul(busy as u64) > thresholds::MAX_BYTES_AT_ONCE {
        return false;
    }
    let (mut together, mut alone) = (0.0, 0.0);
    for (vectors, scalars) in classes.into_iter().filter(|&(vectors, _)| vectors > 0) {
        let mean = scalars / vectors;
        let plan = CpuPlan::for_long_scalars(&problem(mean, threads));
        let on_one_thread = if plan.threads == 1 { plan.multiplications } else { problem(mean, 1).cost() };
        together += vectors as f64 * plan.multiplications;
        alone += vectors as f64 * on_one_thread;
    }
    let (threads, rounds) = (busy as f64, vectors.div_ceil(busy) as f64);
    let idle = longest.multiplications * (1.0 - 1.0 / threads);
    let at_once = (alone / threads + idle).min(rounds * longest.multiplications) + of_longest.parallel(busy);
    at_once < thresholds::MAX_COST_AT_ONCE * together
}
