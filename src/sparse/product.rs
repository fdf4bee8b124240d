//! The product of a matrix and a vector, on the CPU.
//!
//! The cost of an entry depends on the entry's value. The table has the time of one entry in nanoseconds, including the
//! addition to the row's sum. The field is BLS12-381 Fr, and the CPU is a Zen 4 EPYC. The program that measured the
//! times of the table is not in the repository.
//!
//! | value | operations | ns |
//! |---|---|---|
//! | 1, −1 | an addition or a subtraction | 1 |
//! | another small integer | a quarter of a product, and a reduction for each row (`field/small.rs`) | 2 |
//! | any other value | a product, and an addition | 18 |
//!
//! There is no separate code for powers of two, because a chain of doublings is not faster than the operations of the
//! table. A chain of doublings takes 6 ns for 2^4, 10 ns for 2^8, and 18 ns for 2^16.

use rayon::prelude::*;

use super::SparseMatrix;
use super::dictionary::{MINUS_ONE, ONE};
use crate::curve::MatrixField;
use crate::field::small::{MAX_TERMS, SmallSum};

/// The greatest number of entries of a task with several rows. A task with a single row may have more entries. A task
/// takes about 30 µs. Tasks are ranges of rows with about equal numbers of entries.
const TASK_ENTRIES: usize = 1 << 12;

impl<F: MatrixField> SparseMatrix<F> {
    /// Writes the product, which has one element for each row. The vector has one element for each column.
    pub(super) fn product(&self, vector: &[F], product: &mut [F]) {
        self.rows_product(&self.row_pointers, vector, product);
    }

    /// Multiplies some rows of the matrix by the vector, and writes one element for each row. `pointers` has the index
    /// of the first entry of each of these rows, and then the end of the last row.
    #[expect(clippy::indexing_slicing, reason = "the caller has checked the lengths, and each window has two items")]
    fn rows_product(&self, pointers: &[u32], vector: &[F], product: &mut [F]) {
        let rows = product.len();
        let (begin, end) = (pointers[0], pointers[rows]);
        if rows > 1 && (end - begin) as usize > TASK_ENTRIES {
            let half = begin + (end - begin) / 2;
            let cut = pointers.partition_point(|&pointer| pointer < half).clamp(1, rows - 1);
            let (first, second) = product.split_at_mut(cut);
            rayon::join(
                || self.rows_product(&pointers[..=cut], vector, first),
                || self.rows_product(&pointers[cut..], vector, second),
            );
            return;
        }
        for (bounds, sum) in pointers.windows(2).zip(product) {
            let (begin, end) = (bounds[0] as usize, bounds[1] as usize);
            *sum = self.row_product(&self.column_indices[begin..end], &self.value_indices[begin..end], vector);
        }
    }

    /// The product of a row and the vector: the sum of value·`vector[column]` over all entries of the row. Long rows
    /// are divided among threads.
    #[inline(always)]
    fn row_product(&self, columns: &[u32], values: &[u32], vector: &[F]) -> F {
        match columns.len() > MAX_TERMS {
            false => self.sum(columns, values, vector),
            true => columns
                .par_chunks(MAX_TERMS)
                .zip(values.par_chunks(MAX_TERMS))
                .map(|(columns, values)| self.sum(columns, values, vector))
                .reduce(|| F::ZERO, |a, b| a.fast_add(&b)),
        }
    }

    /// The sum of value·`vector[column]` over the given entries of a row. There are at most [`MAX_TERMS`] entries.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        reason = "columns are checked when a matrix is made, and the caller checks the vector's length"
    )]
    fn sum(&self, columns: &[u32], values: &[u32], vector: &[F]) -> F {
        // Many rows of an R1CS have a single entry, whose value is 1. In the matrix B of an R1CS, nearly all rows have
        // a single entry with the value 1. The sum of such a row is a copy of one element of the vector.
        if let (&[column], &[ONE]) = (columns, values) {
            return vector[column as usize];
        }
        let (mut sum, mut small, mut any_small) = (F::ZERO, F::SmallSum::zero(), false);
        for (&column, &value) in columns.iter().zip(values) {
            let element = &vector[column as usize];
            match value {
                ONE => sum = sum.fast_add(element),
                MINUS_ONE => sum = sum.fast_sub(element),
                _ => match self.dictionary.integer(value) {
                    Some(integer) => {
                        small.add(integer, element);
                        any_small = true;
                    }
                    None => sum = sum.fast_add(&self.dictionary.value(value).fast_mul(element)),
                },
            }
        }
        if any_small { sum.fast_add(&small.reduced()) } else { sum }
    }
}
