//! The cost of the load-balanced accumulation and the layered aggregation, for any digits and any point form.

use super::digits::DigitDistribution;

/// The expected numbers of digits, buckets and parts of a window. N threads share the n sorted digits of the window
/// (lb-msm 3.3). A part consists of the digits that belong to one bucket and to the share of one thread.
///
/// Of the n digits, m digits are not zero, and these m digits belong to F different buckets. A share has ⌈m/N⌉ digits,
/// so T = ⌈m/⌈m/N⌉⌉ threads have a share. If a share ends within a bucket, the bucket has one more part. Of the m − 1
/// places between two neighbouring digits, F − 1 places lie between two buckets. So a share ends within a bucket with
/// probability 1 − (F − 1)/(m − 1), and the expected number of parts is F + (T − 1)·(1 − (F − 1)/(m − 1)).
pub(super) struct Parts {
    /// The number m of digits that are not zero.
    pub(super) points: f64,
    /// The number F of buckets that are not empty.
    pub(super) buckets: f64,
    /// The number of parts.
    pub(super) parts: f64,
}

impl Parts {
    pub(super) fn of(digits: &DigitDistribution, n: f64, threads: u32) -> Self {
        let (points, buckets) = (digits.points(n), digits.occupied(n));
        let shares = (points / (points / f64::from(threads)).ceil()).ceil();
        let within = 1.0 - (buckets - 1.0).max(0.0) / (points - 1.0).max(1.0);
        Self { points, buckets, parts: buckets + (shares - 1.0).max(0.0) * within }
    }

    /// Returns the number of additions in the accumulation. The first point of each part is copied, not added.
    pub(super) fn additions(&self) -> f64 {
        self.points - self.parts
    }

    /// Returns the number of additions that join the parts of each bucket. Each part of a bucket, except one part, is
    /// added to another part of the bucket. The order of the additions does not change the number of additions.
    pub(super) fn reduced(&self) -> f64 {
        self.parts - self.buckets
    }
}

/// Returns the probability that at least one of n digits belongs to a set of buckets. `probability` is the probability
/// that one digit belongs to this set.
fn occupied(probability: f64, n: f64) -> f64 {
    1.0 - (1.0 - probability).max(0.0).powf(n)
}

/// Returns the expected number of additions for the suffix sums (lb-msm 3.4) of M buckets, and for the sum of these
/// suffix sums. M is a power of two.
///
/// ```text
/// M/2·log₂M   log₂M rounds. In round r, the last sum of a block of 2^r buckets is added to each sum of the next block
///   + M − 1   the sum of all suffix sums, by halving
/// ```
///
/// An addition counts only if both operands have points.
pub(super) fn suffix_sums(digits: &DigitDistribution, n: f64, buckets: usize) -> f64 {
    // For each sum, from the last bucket on, the probability that one digit belongs to the buckets of this sum.
    let mut sums: Vec<f64> = (1..=buckets).rev().map(|bucket| digits.probability(bucket)).collect();
    let mut additions = 0.0;
    let mut block = 1;
    while block < buckets {
        for blocks in sums.chunks_mut(2 * block) {
            let (whole, next) = blocks.split_at_mut(block);
            let last = whole.last().copied().unwrap_or(0.0);
            for sum in next {
                additions += occupied(*sum, n) * occupied(last, n);
                *sum += last;
            }
        }
        block *= 2;
    }
    // The suffix sum of a bucket includes this bucket and all later buckets. So a sum of several suffix sums includes
    // the same buckets as the longest of these suffix sums. If the upper of two suffix sums is not empty, the lower
    // suffix sum is also not empty. So an addition of the two suffix sums counts if, and only if, the upper suffix sum
    // is not empty.
    let suffixes: Vec<f64> = sums.into_iter().rev().collect();
    let mut half = buckets / 2;
    while half > 0 {
        additions += suffixes.iter().skip(half).take(half).map(|&upper| occupied(upper, n)).sum::<f64>();
        half /= 2;
    }
    additions
}

/// Returns the expected numbers of additions and doublings of the layered aggregation of M buckets, with one bucket for
/// each thread. The layered aggregation is a variant of lb-msm 3.4. M is a power of two.
///
/// ```text
/// 2·M − log₂M − 2   halvings. A halving of 2h sums takes h additions. If an earlier halving has split off the sums for
///                   a bit, these sums take h further additions. The paper's suffix sums take M/2·log₂M
///         + log₂M   adding the sums of all bits to the sum of all buckets
/// ```
///
/// An addition counts only if both operands have points. The sum of the buckets whose index has bit j is doubled j
/// times.
pub(super) fn layered(digits: &DigitDistribution, n: f64, buckets: usize) -> (f64, f64) {
    let occupied = |probability| occupied(probability, n);
    // For each sum, the probability that one digit belongs to the buckets of this sum.
    let mut arrays: Vec<Vec<f64>> = vec![(1..=buckets).map(|bucket| digits.probability(bucket)).collect()];
    let mut additions = 0.0;
    while arrays[0].len() > 1 {
        let half = arrays[0].len() / 2;
        let with_bit = arrays[0][half..].to_vec();
        for array in &mut arrays {
            let upper = array.split_off(half);
            for (low, high) in array.iter_mut().zip(&upper) {
                additions += occupied(*low) * occupied(*high);
                *low += high;
            }
        }
        arrays.push(with_bit);
    }
    // `arrays[0]` has the sum of all buckets. Each further array has the sum of the buckets whose index has a certain
    // bit. The array for the highest bit comes first.
    let with_bits: Vec<f64> = arrays[1..].iter().rev().map(|array| occupied(array[0])).collect();
    let doublings = (0..).zip(&with_bits).map(|(bit, some)| f64::from(bit) * some).sum();
    (additions + with_bits.iter().sum::<f64>(), doublings)
}
