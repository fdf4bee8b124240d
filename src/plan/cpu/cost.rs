//! The memory and the predicted cost of a sum in Weierstrass form.

use super::problem::{Counts, CpuProblem};
use super::{thresholds, tuning};
use crate::plan::multiplications;
use crate::plan::precompute::TablePlan;
use crate::types::CpuArithmetic;

/// The cost of Straus's algorithm, in field multiplications.
///
/// ```text
/// T = n·levels·(greatest digit − 1)·A + digits·M + terms·K + R·I + rows·c·D
///       │                   │         │         │       └ doublings: c for each of the rows
///       │                   │         │         └ rounds of the tables; each round doubles their size
///       │                   │         └ recoding
///       │                   └ one mixed addition for each nonzero digit
///       └ the table: one affine addition for each multiple from 2 to the greatest digit
/// ```
pub(super) fn straus(problem: &CpuProblem, counts: &Counts) -> f64 {
    let points = problem.n.max(1) as f64 * counts.levels;
    // If all scalars are zero, the greatest digit is 0, and there is no table.
    let greatest_digit = counts.greatest_digit.max(1.0);
    points * (greatest_digit - 1.0) * multiplications::batches(CpuArithmetic::Scalar).addition
        + counts.digits * multiplications::JACOBIAN_MIXED_ADDITION
        + counts.terms * multiplications::RECODED_COMPONENT
        + greatest_digit.log2().ceil() * multiplications::INVERSION
        + counts.doublings() * multiplications::JACOBIAN_DOUBLING
}

/// Bytes of the terms and of the tables.
pub(super) fn straus_bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    terms_bytes(problem, counts)
        + problem.n as u64 * problem.affine_bytes as u64 * 2 * (counts.levels * counts.greatest_digit) as u64
}

/// The cost of Pippenger's buckets in Weierstrass form, in field multiplications.
///
/// ```text
/// T = (digits·(A + S + F) + 2·filled·A + slots·E + pieces·R·I + terms·(K + V))/threads + rows·c·(D + M)
///      │                │            │         │            │                        └ Horner's rule, on one thread
///      │                │            │         │            └ recoding; converting the base, or its image, to the internal form
///      │                │            │         └ the trees of each piece: R batches that are not full (fewer batches or none if all digits are 1)
///      │                │            └ counters of the sort, one for each bucket, full or empty
///      │                └ weighting the nonempty buckets, by rows and columns
///      └ for each nonzero digit: an affine addition (A), sorting (S) and, with multiples, reading a distant point (F)
/// ```
pub(super) fn buckets(problem: &CpuProblem, counts: &Counts, stored: Option<TablePlan>, threads: usize) -> f64 {
    let cost = multiplications::batches(problem.arithmetic);
    let converted = if stored.is_some() { 0.0 } else { multiplications::CONVERTED_COMPONENT };
    let (pieces, inversion) = (counts.pieces(threads), inversion(problem.arithmetic, problem.degree));
    let together = (counts.digits / counts.filled.max(1.0)).max(1.0);
    let rounds = if counts.greatest_digit > 1.0 {
        // The number of rounds of the weighting is about the number of bits of the greatest bucket index.
        (together.log2() + 2.0 + counts.greatest_digit.log2() + 1.0) * cost.inversion
    } else if pieces > 1 {
        (together.log2() + 2.0) * cost.inversion
    } else if counts.digits <= thresholds::max_chained_points(problem.arithmetic, problem.degree) as f64 {
        counts.digits * cost.chained + inversion
    } else {
        // If bucket 1 is the only bucket, no weight is needed, and the last points are added without an inversion.
        let left = counts.digits.min(1.5 * min_pairs(problem.arithmetic, problem.degree) as f64);
        (counts.digits / left.max(1.0)).max(1.0).log2() * inversion
            + left * (ADDED_ALONE - cost.addition)
            + multiplications::INVERSION
    };
    let far = if counts.precomputation.factor() > 1 { cost.multiple } else { 0.0 };
    let shared = counts.digits * (cost.addition + cost.sorted_digit + far)
        + 2.0 * counts.filled * cost.addition
        + counts.rows * counts.buckets() * cost.slot
        + f64::from(pieces) * rounds
        + counts.terms * (multiplications::RECODED_COMPONENT + converted);
    shared / threads as f64
        + counts.doublings() * (multiplications::JACOBIAN_DOUBLING + multiplications::JACOBIAN_MIXED_ADDITION)
        + problem.parallel(threads)
}

/// The cost of adding a point in internal form to a sum in Jacobian coordinates, in field multiplications.
const ADDED_ALONE: f64 = multiplications::JACOBIAN_MIXED_ADDITION + multiplications::CONVERTED_COMPONENT;

/// The least number of pairs for which a further batch is cheaper than adding the pairs one by one in Jacobian
/// coordinates. `degree` is the degree of the field over its prime field.
pub(crate) fn min_pairs(arithmetic: CpuArithmetic, degree: u64) -> usize {
    (inversion(arithmetic, degree) / (ADDED_ALONE - multiplications::batches(arithmetic).addition)).ceil() as usize
}

/// The cost of the inversion of a batch, in multiplications of the field. In an extension field, an inversion takes
/// only a little longer than in the prime field, but a multiplication takes 3 times as long. So, counted in
/// multiplications, an inversion costs less in an extension field than in the prime field.
fn inversion(arithmetic: CpuArithmetic, degree: u64) -> f64 {
    let inversion = multiplications::batches(arithmetic).inversion;
    if degree > 1 { inversion / multiplications::EXTENSION_MULTIPLICATION } else { inversion }
}

/// Bytes of the working memory. The working memory is the sum of three sizes:
///
/// - the sorted digits
/// - a word for each bucket, full or empty
/// - the terms or the later data, whichever take more bytes. The terms and the later data are never needed at the same
///   time. The later data has three parts: the points that the call converts to the internal form, the nonempty buckets
///   with their rows and columns, and the tree of each thread
pub(super) fn buckets_bytes(problem: &CpuProblem, counts: &Counts, stored: Option<TablePlan>, threads: usize) -> u64 {
    // If points are added in vector lanes, a field element takes more memory: 64 bytes instead of 48, 128 bytes instead
    // of 96, or up to 48 bytes instead of 32. The estimate is 3/2 of the size that an element has outside vector lanes.
    // An element of 5 limbs takes 64 bytes instead of 40, but the estimate is 60 bytes.
    let point =
        if problem.arithmetic != CpuArithmetic::Scalar { problem.affine_bytes * 3 / 2 } else { problem.affine_bytes };
    let converted = if stored.is_some() { 0 } else { problem.n as u64 * problem.internal_bytes as u64 };
    let sums = (counts.filled * 1.25) as usize + threads * tree_points(counts.digits as usize / threads);
    let sorted = 4 * (counts.digits + counts.rows * counts.buckets()) as u64;
    sorted + terms_bytes(problem, counts).max(converted + sums as u64 * point as u64)
}

/// The greatest total number of points on all levels of a tree. `entering` is the number of points that enter the tree.
/// Each level has half the points of the level below, but at most `MAX_LEVEL_POINTS` points.
fn tree_points(entering: usize) -> usize {
    let halves = std::iter::successors(Some(entering / 2), |points| Some(points / 2)).take_while(|&points| points > 0);
    halves.map(|points| points.min(tuning::MAX_LEVEL_POINTS)).sum()
}

/// Bytes of the terms. There is an entry of 4 bytes for each term. The greater of two sizes is added: the size of all
/// magnitudes, or the size of all digits.
pub(super) fn terms_bytes(problem: &CpuProblem, counts: &Counts) -> u64 {
    let magnitudes = counts.terms as u64 * 8 * (problem.maximum.len() as u64 + 1);
    4 * counts.terms as u64 + magnitudes.max(4 * counts.computed_digits as u64)
}
