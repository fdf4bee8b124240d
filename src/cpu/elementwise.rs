//! Operations on the elements of vectors.

use rayon::prelude::*;

use crate::field::FastField;
use crate::types::Operation;

/// The minimum number of elements in a task.
const MIN_ELEMENTS: usize = 1 << 12;

/// Replaces each element of `a` by the result of the operation. The vectors have the same length, except that `b` has
/// one element for [`Operation::Scale`].
pub(crate) fn combine<F: FastField>(operation: Operation, a: &mut [F], b: &[F]) {
    match operation {
        Operation::Add => for_each(a, b, |a, b| *a = a.fast_add(b)),
        Operation::Subtract => for_each(a, b, |a, b| *a = a.fast_sub(b)),
        Operation::Multiply => for_each(a, b, |a, b| *a = a.fast_mul(b)),
        Operation::Scale => {
            let factor = b.first().copied().unwrap_or(F::ONE);
            a.par_iter_mut().with_min_len(MIN_ELEMENTS).for_each(|a| *a = a.fast_mul(&factor));
        }
    }
}

/// Returns the least index i below `rows` with aᵢ·bᵢ ≠ cᵢ. Returns `None` if aᵢ·bᵢ = cᵢ for all i below `rows`.
pub(crate) fn first_unsatisfied<F: FastField>(a: &[F], b: &[F], c: &[F], rows: usize) -> Option<usize> {
    let rows = a.par_iter().zip(b).zip(c).take(rows).with_min_len(MIN_ELEMENTS);
    rows.position_first(|((a, b), c)| a.fast_mul(b) != *c)
}

/// Replaces each aᵢ by (aᵢ − cᵢ)·`factor`.
pub(crate) fn subtract_and_scale<F: FastField>(a: &mut [F], c: &[F], factor: F) {
    for_each(a, c, |a, c| *a = a.fast_sub(c).fast_mul(&factor));
}

/// Replaces each aᵢ by aᵢ·bᵢ − cᵢ.
pub(crate) fn multiply_and_subtract<F: FastField>(a: &mut [F], b: &[F], c: &[F]) {
    let others = b.par_iter().zip(c);
    a.par_iter_mut().zip(others).with_min_len(MIN_ELEMENTS).for_each(|(a, (b, c))| *a = a.fast_mul(b).fast_sub(c));
}

fn for_each<F: FastField>(a: &mut [F], b: &[F], operation: impl Fn(&mut F, &F) + Sync) {
    a.par_iter_mut().zip(b).with_min_len(MIN_ELEMENTS).for_each(|(a, b)| operation(a, b));
}
