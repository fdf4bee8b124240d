//! Products of elements of 16 digits, in vectors of AVX2 or NEON.
//!
//! With 16 digits, the registers cannot hold all digits. So a product is computed column by column. Each step loads one
//! digit of each factor. Only the sums of one column are in registers. A column has two sums for each of the two rows
//! of vectors, so four chains of operations can run in parallel.
//!
//! # Bounds
//!
//! The bounds of elements of 16 digits differ from the bounds in [`super`] in these places:
//!
//! - Columns: a column has 16 products of a and b, and 16 products of m and p. Each of a column's two sums has 8
//!   products of a and b. If one operand is a sum of three values, the 8 products of a and b add up to at most
//!   8·3·2^94·(1 + 2^-39). Each sum also has products of m with digits of p: either all digits with an even index, or
//!   all digits with an odd index. In both cases, the magnitudes of these digits add up to at most 7·2^47, as
//!   `Constants::of` asserts. So the magnitude of the sum is below 32·2^94 = 2^99.
//! - Carry: the carry is the total of the column's two sums, times 2^-48, plus at most 2^5 from t. The total is at most
//!   62.1·2^94, so the carry is below 2^52. A sum of 32 terms l is at most 2^52. So |t| < 2^53, and all sums are exact.
//! - m: t is first reduced to t′ = t mod 2^48 with |t′| ≤ 2^47, so that |t′·p⁻¹| ≤ 2^94.
//! - Balanced: before step 4 of [`super`], a digit is below 2^53, so the carry out of the digit is at most 2^5.

use std::ops::Range;

use super::arithmetic::{CacheLine, Products, Rows, balanced, with_product};
use super::constants::Constants;
use super::vector::{Vector, all, call, minus, plus, times, times_plus};
use crate::field::lanes::Work;

/// The number of digits.
const D: usize = 16;

impl Products for Rows<D> {
    type Constants = Constants<D>;
    type Alignment = CacheLine;

    #[inline(always)]
    unsafe fn multiply(a: &Self, b: &Self, constants: &Self::Constants) -> Self {
        // SAFETY: the caller promises that the CPU has the instructions.
        unsafe { call(Product { a, b, constants }) }
    }

    #[inline(always)]
    unsafe fn square(a: &Self, constants: &Self::Constants) -> Self {
        // SAFETY: the caller promises that the CPU has the instructions.
        unsafe { call(Square { a, constants }) }
    }
}

/// a·b/R.
struct Product<'a> {
    a: &'a Rows<D>,
    b: &'a Rows<D>,
    constants: &'a Constants<D>,
}

impl Work for Product<'_> {
    type Output = Rows<D>;

    #[inline(always)]
    fn run(self) -> Rows<D> {
        let mut reduction = Reduction::new(self.constants);
        for i in 0..2 * D - 1 {
            let mut column = Column::new(self.constants);
            column.add(&self.a.0, &self.b.0, i, first(i)..(i + 1).min(D));
            reduction.take(column, i);
        }
        reduction.end()
    }
}

/// a²/R. The product of two different digits occurs twice in a square. The code computes the product of two different
/// digits once, with one of the two digits doubled.
struct Square<'a> {
    a: &'a Rows<D>,
    constants: &'a Constants<D>,
}

impl Work for Square<'_> {
    type Output = Rows<D>;

    #[inline(always)]
    fn run(self) -> Rows<D> {
        let mut doubled = self.a.0;
        for row in &mut doubled {
            for digit in row {
                *digit = plus(*digit, *digit);
            }
        }
        let mut reduction = Reduction::new(self.constants);
        for i in 0..2 * D - 1 {
            let mut column = Column::new(self.constants);
            column.add(&doubled, &self.a.0, i, first(i)..i.div_ceil(2));
            if i % 2 == 0 {
                column.add(&self.a.0, &self.a.0, i, i / 2..i / 2 + 1);
            }
            reduction.take(column, i);
        }
        reduction.end()
    }
}

/// The lowest index j for which digit j has a product in column `i`.
#[inline(always)]
fn first(i: usize) -> usize {
    (i + 1).saturating_sub(D)
}

/// The sums of a column: two pairs for each row. The first element of a pair is the sum of the products' high parts
/// plus the constant C (`Constants::rounding`, see [`super`]). The second element is the sum of the products' low
/// parts.
struct Column([[(Vector, Vector); 2]; 2]);

impl Column {
    #[inline(always)]
    fn new(constants: &Constants<D>) -> Self {
        Self([[(all(&constants.rounding), all(&[0.0; 4])); 2]; 2])
    }

    /// Adds x[j]·y[i − j] to the column for each j in `range`.
    #[inline(always)]
    fn add(&mut self, x: &[[Vector; D]; 2], y: &[[Vector; D]; 2], i: usize, range: Range<usize>) {
        let mut j = range.start;
        while j + 1 < range.end {
            for row in 0..2 {
                self.0[row][0] = with_product(self.0[row][0], x[row][j], y[row][i - j]);
                self.0[row][1] = with_product(self.0[row][1], x[row][j + 1], y[row][i - j - 1]);
            }
            j += 2;
        }
        if j < range.end {
            for row in 0..2 {
                self.0[row][0] = with_product(self.0[row][0], x[row][j], y[row][i - j]);
            }
        }
    }
}

/// Montgomery's reduction of the columns, one after the other.
struct Reduction<'a> {
    constants: &'a Constants<D>,
    /// The digits of p. The two rows are equal.
    p: [[Vector; D]; 2],
    m: [[Vector; D]; 2],
    carry: [Vector; 2],
    result: [[Vector; D]; 2],
}

impl<'a> Reduction<'a> {
    #[inline(always)]
    fn new(constants: &'a Constants<D>) -> Self {
        let zero = all(&[0.0; 4]);
        let mut p = [[zero; D]; 2];
        for row in &mut p {
            for (digit, p) in row.iter_mut().zip(&constants.p) {
                *digit = all(p);
            }
        }
        Self { constants, p, m: [[zero; D]; 2], carry: [zero; 2], result: [[zero; D]; 2] }
    }

    /// Reduces column `i`. On entry, the column has the products of a and b. The function first adds the products of m
    /// and p.
    #[inline(always)]
    fn take(&mut self, mut column: Column, i: usize) {
        let (rounding, shift) = (all(&self.constants.rounding), all(&self.constants.shift));
        column.add(&self.m, &self.p, i, first(i)..i.min(D));
        for row in 0..2 {
            let [(high, low), (other_high, other_low)] = column.0[row];
            let mut low = plus(plus(low, other_low), self.carry[row]);
            let mut sum = plus(minus(high, rounding), minus(other_high, rounding));
            if i < D {
                let inverse = all(&self.constants.inverse);
                let rest = minus(low, minus(plus(low, rounding), rounding));
                let high = times_plus(rest, inverse, rounding);
                let m = times_plus(rest, inverse, minus(rounding, high));
                let (high, with_m) = with_product((rounding, low), m, self.p[row][0]);
                self.m[row][i] = m;
                sum = plus(sum, minus(high, rounding));
                low = times(with_m, shift);
                self.carry[row] = times_plus(sum, shift, low);
            } else {
                self.result[row][i - D] = low;
                self.carry[row] = times(sum, shift);
            }
        }
    }

    /// Returns the product, after all columns have been reduced.
    #[inline(always)]
    fn end(mut self) -> Rows<D> {
        for row in 0..2 {
            self.result[row][D - 1] = self.carry[row];
            self.result[row] = balanced(self.result[row], self.constants);
        }
        Rows(self.result)
    }
}
