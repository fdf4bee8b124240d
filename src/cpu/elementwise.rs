//! Operations on the elements of vectors.

use crate::field::FastField;
use crate::types::Operation;
use crate::{pool, tasks};

/// The number of elements in a task.
const TASK_ELEMENTS: usize = 1 << 12;

/// Replaces each element of `a` by the result of the operation. The vectors have the same length, except that `b` has
/// one element for [`Operation::Scale`].
pub(crate) fn combine<F: FastField>(operation: Operation, a: &mut [F], b: &[F]) {
    match operation {
        Operation::Add => for_each(a, b, |a, b| *a = a.fast_add(b)),
        Operation::Subtract => for_each(a, b, |a, b| *a = a.fast_sub(b)),
        Operation::Multiply => for_each(a, b, |a, b| *a = a.fast_mul(b)),
        Operation::Scale => {
            let factor = b.first().copied().unwrap_or(F::ONE);
            for_each_task(a, &|_, a| a.iter_mut().for_each(|a| *a = a.fast_mul(&factor)));
        }
    }
}

/// Returns the least index i below `rows` with aᵢ·bᵢ ≠ cᵢ. Returns `None` if aᵢ·bᵢ = cᵢ for all i below `rows`.
pub(crate) fn first_unsatisfied<F: FastField>(a: &[F], b: &[F], c: &[F], rows: usize) -> Option<usize> {
    tasks::find_first(pool::threads(), rows.min(a.len()), TASK_ELEMENTS, &|rows| {
        let (b, c) = (from(b, rows.start), from(c, rows.start));
        let mut elements = from(a, rows.start).iter().zip(b).zip(c).take(rows.len());
        elements.position(|((a, b), c)| a.fast_mul(b) != *c)
    })
}

/// Replaces each aᵢ by (aᵢ − cᵢ)·`factor`.
pub(crate) fn subtract_and_scale<F: FastField>(a: &mut [F], c: &[F], factor: F) {
    for_each(a, c, |a, c| *a = a.fast_sub(c).fast_mul(&factor));
}

/// Replaces each aᵢ by aᵢ·bᵢ − cᵢ.
pub(crate) fn multiply_and_subtract<F: FastField>(a: &mut [F], b: &[F], c: &[F]) {
    for_each_task(a, &|first, a| {
        let others = from(b, first).iter().zip(from(c, first));
        a.iter_mut().zip(others).for_each(|(a, (b, c))| *a = a.fast_mul(b).fast_sub(c));
    });
}

fn for_each<F: FastField>(a: &mut [F], b: &[F], operation: impl Fn(&mut F, &F) + Sync) {
    for_each_task(a, &|first, a| a.iter_mut().zip(from(b, first)).for_each(|(a, b)| operation(a, b)));
}

/// Runs `task` for each part of a vector, with the index of the part's first element.
fn for_each_task<F: FastField>(a: &mut [F], task: &(dyn Fn(usize, &mut [F]) + Sync)) {
    tasks::for_each_chunk(pool::threads(), a, TASK_ELEMENTS, &|i, a| task(i * TASK_ELEMENTS, a));
}

/// The elements of a vector, beginning with index `first`.
fn from<F>(vector: &[F], first: usize) -> &[F] {
    vector.get(first..).unwrap_or_default()
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::Fr;
    use ark_ff::{UniformRand, Zero};
    use rayon::ThreadPoolBuilder;

    use super::*;

    /// Tests each operation on vectors of three tasks, the last of which has one element.
    #[test]
    fn each_task_reads_its_own_elements() {
        let mut rng = ark_std::test_rng();
        let n = 2 * TASK_ELEMENTS + 1;
        let [a, b, c] = [0; 3].map(|_| (0..n).map(|_| Fr::rand(&mut rng)).collect::<Vec<_>>());
        let factor = Fr::rand(&mut rng);
        let check = |name: &str, operation: &(dyn Fn(&mut [Fr]) + Sync), expected: &dyn Fn(usize) -> Fr| {
            let mut result = a.clone();
            ThreadPoolBuilder::new().num_threads(3).build().unwrap().install(|| operation(&mut result));
            assert!((0..n).all(|i| result[i] == expected(i)), "{name}");
        };
        check("add", &|a| combine(Operation::Add, a, &b), &|i| a[i] + b[i]);
        check("subtract", &|a| combine(Operation::Subtract, a, &b), &|i| a[i] - b[i]);
        check("multiply", &|a| combine(Operation::Multiply, a, &b), &|i| a[i] * b[i]);
        check("scale", &|a| combine(Operation::Scale, a, &[factor]), &|i| a[i] * factor);
        check("subtract and scale", &|a| subtract_and_scale(a, &c, factor), &|i| (a[i] - c[i]) * factor);
        check("multiply and subtract", &|a| multiply_and_subtract(a, &b, &c), &|i| a[i] * b[i] - c[i]);
    }

    #[test]
    fn the_first_unsatisfied_row_is_found() {
        let mut rng = ark_std::test_rng();
        let n = 2 * TASK_ELEMENTS + 1;
        let [a, b] = [0; 2].map(|_| (0..n).map(|_| Fr::rand(&mut rng)).collect::<Vec<_>>());
        let c: Vec<_> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
        let found = |c: &[Fr], rows| {
            let pool = ThreadPoolBuilder::new().num_threads(3).build().unwrap();
            pool.install(|| first_unsatisfied(&a, &b, c, rows))
        };
        assert_eq!(found(&c, n), None);
        for faults in [&[0][..], &[TASK_ELEMENTS - 1, TASK_ELEMENTS], &[TASK_ELEMENTS, n - 1], &[n - 1]] {
            let mut wrong = c.clone();
            faults.iter().for_each(|&i| wrong[i] = Fr::zero());
            assert_eq!(found(&wrong, n), Some(faults[0]));
            assert_eq!(found(&wrong, faults[0]), None, "rows behind the last row are not read");
        }
    }
}
