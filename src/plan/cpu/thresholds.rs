//! The thresholds for decisions that the CPU engine makes before it plans.

use super::tuning::RAYON_JOB_BYTES;
use crate::types::CpuArithmetic;

/// The CPU engine copies the nonzero terms if at most one in `SCALARS_PER_NONZERO` terms is not zero. With 2^18 scalars
/// of which one in three is not zero, the sum with copied terms is 1.1 to 1.2 times as fast as the sum that reads all
/// bases in place. If one in two scalars is not zero, the sum with copied terms and the sum that reads all bases take
/// equal time. The times were measured in two runs on a Zen 4, with 2 threads and IFMA, on BLS12-381 G1. Each time was
/// divided by the time of ark-ec in the same run.
const SCALARS_PER_NONZERO: usize = 3;
/// A scalar that does not fit in one limb counts as a scalar with few digits if at most `MAX_ONE_BITS` of its bits are
/// ones. A uniformly random scalar of 255 bits has 20 or more digits in windows of the widths that plans use. The limit
/// of 8 is estimated, not measured.
pub(crate) const MAX_ONE_BITS: u32 = 8;
/// A scalar is cheap to split if all its components together have at most `MAX_SPLIT_DIGITS` nonzero signed digits in
/// windows of one bit. If nearly all sampled scalars are cheap to split, scalars are split even if the model predicts a
/// lower cost for whole scalars. The components of a uniformly random scalar have 80 or more nonzero digits. The
/// components of (r ± 1)/2 have 12 to 19 nonzero digits on curves whose parameter x has few 1 bits, except in G1 of
/// BLS12-381. A sum with 256 scalars (r ± 1)/2 takes 0.39 ms if the scalars are split, and 0.60 ms with whole scalars
/// and a table of multiples (Zen 4, one thread, BLS12-377 G1).
pub(crate) const MAX_SPLIT_DIGITS: u32 = 20;
/// The number of sampled scalars, if there are at least `MANY_SCALARS` scalars. Sampling takes a few microseconds.
const SAMPLED_SCALARS: usize = 64;
/// The number of sampled scalars, if there are fewer than `MANY_SCALARS` scalars. If there are fewer than
/// 2·`SAMPLED_OF_FEW_SCALARS` scalars, all scalars are sampled.
const SAMPLED_OF_FEW_SCALARS: usize = 32;
const MANY_SCALARS: usize = 1 << 10;
/// Scalars are not split if at most `MAX_DENSE_SCALARS` of `SAMPLED_SCALARS` sampled scalars have many digits. For a
/// smaller sample, the limit is smaller in proportion to the size of the sample. In the witness of a SHA-256 circuit,
/// 27 of 81994 scalars have many digits. In G2, the sum for the witness takes 29 ms with split scalars and 8 ms with
/// whole scalars (Zen 3, 2 threads).
const MAX_DENSE_SCALARS: usize = 2;
/// The predicted cost is uncertain in two cases: scalars have few different values, or the method is Straus's
/// algorithm. In these two cases, a plan uses multiples of the bases only if the predicted cost with multiples is at
/// most `MAX_COST_OF_MULTIPLES` times the predicted cost without multiples. A sum with 128 equal scalars takes 1.13 ms
/// with 4 multiples of each base, and 1.01 ms without multiples (Zen 4, one thread, BLS12-381 G2).
pub(super) const MAX_COST_OF_MULTIPLES: f64 = 0.9;
/// A table stores the numbers of scalars for which whole scalars cost less than split scalars. For sums over at most
/// two thirds of the table's bases, the comparison has a margin: the predicted cost of whole scalars must be below
/// `MAX_COST_OF_WHOLE_SCALARS` times the predicted cost of split scalars. A sum over G2 of BLS12-381 with 2^10 scalars
/// of 32 different values takes 8.7 ms with whole scalars over 16 multiples of each base, and 6.9 ms with split scalars
/// (Zen 4, one thread). For the sum with 2^10 scalars, the model predicts the opposite: whole scalars cost 5% less than
/// split scalars.
pub(crate) const MAX_COST_OF_WHOLE_SCALARS: f64 = 0.95;
/// Without a table, the plan considers whole scalars only if there are at least `MIN_WHOLE_SCALARS` long scalars. To
/// compare split and whole scalars, the planner computes the cost of both. For fewer long scalars, the comparison of
/// the costs probably takes more time than the better plan saves. `MIN_WHOLE_SCALARS` is estimated, not measured.
/// Without IFMA, the model predicts that split scalars are faster if there are fewer than `MIN_WHOLE_SCALARS` scalars.
pub(super) const MIN_WHOLE_SCALARS: usize = 1 << 15;
/// T is the predicted cost of a batch if all threads compute one vector after another. Each thread computes whole
/// vectors only if the predicted cost of this way is below `MAX_COST_AT_ONCE`·T. The limit is above 1, because the
/// model leaves out a part of the time in which threads wait for each other (docs/measurements/2026-11-28-batches.md).
pub(super) const MAX_COST_AT_ONCE: f64 = 1.1;
/// The limit on the memory of all vectors that are computed at the same time, in bytes. Bases and scalars do not count.
/// The limit is a small part of the memory of a machine that computes proofs.
pub(super) const MAX_BYTES_AT_ONCE: u64 = 1 << 28;
/// The default limit for a table on the CPU, in bytes. The default limit is a small part of the memory of a machine
/// that computes proofs.
const DEFAULT_TABLE_BYTES: u64 = 1 << 30;

/// The greatest number of points that are added in chains if there is only one bucket. More points are added by a tree.
/// Each lane has one chain. The result is 0 if points are never added in chains. `degree` is the degree of the field
/// over its prime field.
///
/// Measured times of a sum with boolean scalars, half of which are `true` (Zen 4, one thread, BN254 G1):
///
/// - 256 scalars with IFMA: 12.6 µs in chains, 19.9 µs by a tree
/// - 256 scalars with FMA: 22.6 µs in chains, 25.9 µs by a tree
/// - 2048 scalars with IFMA: 68.7 µs in chains, 69.5 µs by a tree
/// - 2048 scalars with FMA: 134 µs in chains, 120 µs by a tree
pub(crate) fn max_chained_points(arithmetic: CpuArithmetic, degree: u64) -> usize {
    match arithmetic {
        CpuArithmetic::Ifma if degree == 1 => 1 << 10,
        CpuArithmetic::Fma if degree == 1 => 1 << 8,
        _ => 0,
    }
}

/// True if nearly all of `n` scalars have few digits, estimated from a sample.
pub(crate) fn nearly_all_sparse(n: usize, has_few_digits: impl Fn(usize) -> bool) -> bool {
    let sampled = sample(n);
    let few = sampled.len() * MAX_DENSE_SCALARS / SAMPLED_SCALARS;
    let dense = sampled.filter(|&i| !has_few_digits(i));
    dense.take(few + 1).count() <= few
}

/// The number of long scalars among `n`, estimated from a sample with `dense` long scalars. The result is 0 if nearly
/// all scalars have few digits.
pub(crate) fn long_scalars(n: usize, dense: usize) -> usize {
    let sampled = sample(n).len();
    let is_nearly_none = dense <= sampled * MAX_DENSE_SCALARS / SAMPLED_SCALARS;
    if is_nearly_none { 0 } else { (dense as u64 * n as u64 / sampled as u64) as usize }
}

/// `places` are indices of scalars. For each different value of these scalars, returns the index of one scalar with
/// this value. Returns `None` if the number of different values is greater than three quarters of the number of
/// indices. `are_equal` compares the scalars at two indices.
pub(crate) fn few_values(places: &[usize], are_equal: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    let most = 3 * places.len() / 4;
    let mut values: Vec<usize> = Vec::new();
    for &i in places {
        if !values.iter().any(|&earlier| are_equal(earlier, i)) {
            if values.len() == most {
                return None;
            }
            values.push(i);
        }
    }
    Some(values)
}

/// The number of different values among many scalars, estimated from a sample. `sampled` is the number of scalars in
/// the sample, and `different` is the number of different values in the sample. If v values are equally likely, a
/// sample of s scalars has v·(1 − exp(−s/v)) different values.
pub(crate) fn estimated_values(different: usize, sampled: usize) -> usize {
    let (different, sampled) = (different as f64, sampled as f64);
    // The equation for v is solved by iteration. If the number of different values is at most 3/4·s, v is at most about
    // 2.2 times this number.
    let v = (0..32).fold(different, |v, _| different / (1.0 - (-sampled / v).exp()));
    v.round() as usize
}

/// The indices of the sampled scalars. The difference between successive indices is odd, because the values of scalars
/// may repeat with an even period.
pub(crate) fn sample(n: usize) -> impl ExactSizeIterator<Item = usize> {
    let sampled = if n < MANY_SCALARS { SAMPLED_OF_FEW_SCALARS } else { SAMPLED_SCALARS };
    (0..n).step_by((n / sampled) | 1)
}

/// If at most this number of `n` scalars are not zero, the CPU engine copies the nonzero terms.
pub(crate) fn max_nonzero(n: usize) -> usize {
    n / SCALARS_PER_NONZERO
}

/// The default limit for a table on the CPU, in bytes. `bases` is the size of the bases in bytes.
pub(crate) fn default_table_bytes(bases: usize) -> u64 {
    DEFAULT_TABLE_BYTES.max(2 * bases as u64)
}

/// True if `limit`, a limit on host memory in bytes, is great enough for more than one thread.
pub(crate) fn worth_threads(limit: u64) -> bool {
    limit >= 2 * RAYON_JOB_BYTES
}
