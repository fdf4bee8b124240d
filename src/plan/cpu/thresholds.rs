//! Decisions of the CPU engine that come before a plan.

use super::tuning::RAYON_JOB_BYTES;

/// The CPU engine copies the terms that are not zero if they are at most one in this many. With one in three of 2^18 scalars,
/// that is 1.1 to 1.2 times as fast as all bases in their places; with one in two it makes no difference (Zen 4, 2 threads,
/// IFMA, BLS12-381 G1, by the ratio to ark-ec in the same run, two runs).
const SCALARS_PER_NONZERO: usize = 3;
/// The fewest scalars from which a sample is taken. 300 powers of two take 0.4 ms (Zen 4, 2 threads, BN254). What the
/// sample takes is estimated, not measured: a hundredth of that.
const MIN_SAMPLED_SCALARS: usize = 1 << 8;
/// The most bits that are 1 in a long scalar of few digits. A uniform scalar of 255 bits has 20 or more digits in windows that
/// are planned. Estimated, not measured.
const MAX_ONE_BITS: u32 = 8;
/// The scalars of a sample: they take a few microseconds.
const SAMPLED_SCALARS: usize = 64;
/// The most scalars of many digits in a sample for which scalars are not split. Of a SHA-256 circuit's witness 27 of 81994 scalars are
/// long: split, its sum over G2 took 29 ms, and unsplit 8 ms (Zen 3, 2 threads).
const MAX_DENSE_SCALARS: usize = 2;
/// The fewest scalars that are not split, if that is cheaper. Below, the model predicts that splitting is faster
/// without IFMA, and planning twice would cost time. Estimated, not measured.
const MIN_WHOLE_SCALARS: usize = 1 << 15;
/// The default limit for a table on the CPU, in bytes: little memory for a machine that proves.
const DEFAULT_TABLE_BYTES: u64 = 1 << 30;

/// True if nearly all of `n` scalars have few digits, by a sample. `has_few_digits` is asked for a scalar, and for the number
/// of bits that may be 1. Of a few scalars, no sample is taken.
pub(crate) fn nearly_all_sparse(n: usize, has_few_digits: impl Fn(usize, u32) -> bool) -> bool {
    let sampled = (0..n).step_by((n / SAMPLED_SCALARS).max(1));
    let dense = sampled.filter(|&i| !has_few_digits(i, MAX_ONE_BITS));
    n >= MIN_SAMPLED_SCALARS && dense.count() <= MAX_DENSE_SCALARS
}

/// The most of `n` scalars that may be different from zero if the CPU engine is to read only these and their bases.
pub(crate) fn max_nonzero(n: usize) -> usize {
    n / SCALARS_PER_NONZERO
}

/// True if `n` scalars may cost less on the CPU if the endomorphism does not split them.
pub(crate) fn may_stay_whole(n: usize) -> bool {
    n >= MIN_WHOLE_SCALARS
}

/// The default limit, in bytes, for a table on the CPU, given the bytes of its bases.
pub(crate) fn default_table_bytes(bases: usize) -> u64 {
    DEFAULT_TABLE_BYTES.max(2 * bases as u64)
}

/// True if a limit on host memory, in bytes, leaves room for more than one thread.
pub(crate) fn worth_threads(limit: u64) -> bool {
    limit >= 2 * RAYON_JOB_BYTES
}
