//! What the load-balanced accumulation and the layered aggregation cost, whatever the digits and the point form are.

use super::digits::DigitDistribution;

/// The parts that N threads leave of a window's n sorted digits (lb-msm 3.3): a part for each bucket a thread meets.
///
/// m digits are not zero, and fill F buckets. Shares are ⌈m/N⌉ long, so that T = ⌈m/⌈m/N⌉⌉ threads have one. A share that
/// ends within a bucket makes that bucket one part more; of the m − 1 places between digits, F − 1 are between buckets.
/// So there are F + (T − 1)·(1 − (F − 1)/(m − 1)) parts.
pub(super) struct Parts {
    /// Digits that are not zero: m.
    pub(super) points: f64,
    /// Buckets that are not empty: F.
    pub(super) buckets: f64,
    /// Parts.
    pub(super) parts: f64,
}

impl Parts {
    pub(super) fn of(digits: &DigitDistribution, n: f64, threads: u32) -> Self {
        let (points, buckets) = (digits.points(n), digits.occupied(n));
        let shares = (points / (points / f64::from(threads)).ceil()).ceil();
        let within = 1.0 - (buckets - 1.0).max(0.0) / (points - 1.0).max(1.0);
        Self { points, buckets, parts: buckets + (shares - 1.0).max(0.0) * within }
    }

    /// The first point of each part is a copy.
    pub(super) fn additions(&self) -> f64 {
        self.points - self.parts
    }

    /// Each part of a bucket but one is added to another, whatever the order.
    pub(super) fn gathered(&self) -> f64 {
        self.parts - self.buckets
    }
}

/// Additions and doublings of the layered aggregation (lb-msm 3.4) of M buckets, a power of two, with a thread for each.
///
/// ```text
/// M/2·log₂M   rounds of suffix sums: half of the entries get an addition
///   + M − 1   each suffix sum but the first is added to its bucket: Σ (t + 1)·B_t = Σ B_t + Σ_{t≥1} B̂_t. The paper adds
///             up the suffix sums alone; this is what summing runs of more buckets than one costs
///   + M − 1   the sum over all
/// ```
///
/// where neither operand is empty. The last bucket that is not empty is its own suffix sum: that addition is a doubling.
pub(super) fn layered(digits: &DigitDistribution, n: f64, buckets: usize) -> (f64, f64) {
    // Entry i, counted from the last bucket, which is 0: bucket M − i.
    let range = |first: usize, end: usize| digits.occupies_some(buckets + 1 - end..buckets + 1 - first, n);
    let mut suffix_sums = 0.0;
    for round in 0..buckets.ilog2() {
        let block = 1 << round;
        for i in 0..buckets / 2 {
            let middle = i / block * 2 * block + block;
            // What the source holds, and what the target holds before.
            suffix_sums += range(middle - block, middle) * range(middle, middle + i % block + 1);
        }
    }
    let weighing: f64 = (2..=buckets).map(|bucket| digits.occupies(bucket, n)).sum();
    let summing: f64 = (1..buckets).map(|bucket| digits.above(bucket, n)).sum();
    let doublings = digits.above(1, n);
    (suffix_sums + weighing + summing - doublings, doublings)
}
