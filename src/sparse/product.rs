//! The product of a matrix and a vector, on the CPU.
//!
//! The cost of an entry depends on its value. Nanoseconds for BLS12-381 Fr, with the addition, on a Zen 4 EPYC. The program
//! that measured them is not in the repository.
//!
//! | value | operations | ns |
//! |---|---|---|
//! | 1, −1 | an addition or a subtraction | 1 |
//! | another small integer | a quarter of a product, and a reduction for each row (`field/small.rs`) | 2 |
//! | any other | a product, and an addition | 18 |
//!
//! Powers of two need no code of their own: a chain of doublings takes 6 ns for 2^4, 10 for 2^8 and 18 for 2^16.

use rayon::prelude::*;

use super::SparseMatrix;
use super::dictionary::{MINUS_ONE, ONE};
use crate::curve::MatrixField;
use crate::field::small::{MAX_TERMS, SmallSum};

/// The number of entries of one task, which takes some 30 µs. The rows are cut into tasks by their entries.
const TASK_ENTRIES: usize = 1 << 12;

impl<F: MatrixField> SparseMatrix<F> {
    /// Writes one element for each row. The vector has one for each column.
    pub(super) fn product(&self, vector: &[F], product: &mut [F]) {
        self.rows_product(&self.row_pointers, vector, product);
    }

    /// The product of the rows between these pointers. There is one more pointer than there are rows.
    #[expect(clippy::indexing_slicing, reason = "the caller has checked, and windows have two items")]
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

    /// The sum of a row. Long rows are divided among threads.
    #[inline(always)]
    fn row_product(&self, columns: &[u32], values: &[u32], vector: &[F]) -> F {
        match columns.len() > MAX_TERMS {
            false => self.sum(columns, values, vector),
            true => columns
                .par_chunks(MAX_TERMS)
                .zip(values.par_chunks(MAX_TERMS))
                .map(|(columns, values)| self.sum(columns, values, vector))
                .reduce(|| F::ZERO, |a, b| a + b),
        }
    }

    /// The sum of at most [`MAX_TERMS`] entries.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        reason = "columns were checked when the matrix was made, and the vector's length by the caller"
    )]
    fn sum(&self, columns: &[u32], values: &[u32], vector: &[F]) -> F {
        // Many rows of an R1CS have one entry 1, and nearly all rows of the matrix B. The sum of such a row is a copy.
        if let (&[column], &[ONE]) = (columns, values) {
            return vector[column as usize];
        }
        let (mut sum, mut small, mut any_small) = (F::ZERO, F::SmallSum::zero(), false);
        for (&column, &value) in columns.iter().zip(values) {
            let element = &vector[column as usize];
            match value {
                ONE => sum = sum.and(element),
                MINUS_ONE => sum = sum.less(element),
                _ => match self.dictionary.integer(value) {
                    Some(integer) => {
                        small.add(integer, element);
                        any_small = true;
                    }
                    None => sum = sum.and(&self.dictionary.value(value).times(element)),
                },
            }
        }
        if any_small { sum.and(&small.reduced()) } else { sum }
    }
}
