//! The formulas of cuzk 3.1 (approaches 2 and 3) and of cuzk 3.2, with unsigned digits.

use ark_bls12_381::{Fr, g1};
use cumsm::Algorithm;
use cumsm::internals::Counting;
use cumsm::internals::Recoding;
use cumsm::internals::{Accumulation, Comparison, SortMethod};

use super::super::counted::{Case, Counted, Stage, additions, count};
use super::super::generators::ScalarKind;
use super::{DigitDistribution, Prediction, over_windows};

/// Returns the algorithm that the papers call "approach 2" or "approach 3", depending on `accumulation`.
const fn approach(accumulation: Accumulation) -> Algorithm {
    Algorithm { recoding: Recoding::Unsigned, sort: SortMethod::Radix, accumulation, ..Algorithm::BUCKET }
}

/// The operations of a computation in which each thread runs Pippenger's algorithm: the counts and the predictions.
///
/// Each of t shares has n̂ = w·n/t points, where w is the number of levels of multiples. In a window, the digits of a
/// share's points fill F of the 2^s − 1 buckets. Bucket ℓ is the last filled bucket.
///
/// ```text
/// additions    Σ (nonzero digits among n̂) − F          the first point of a bucket is a copy
///                + F − 1                               the running sum; empty buckets cost nothing
///                + ℓ − 1 − g                           the sum of the running sums, from bucket ℓ down to bucket 1.
///                                                      If the bucket below ℓ is empty, g is 1, because the first
///                                                      step doubles the running sum. Otherwise, g is 0.
///                + 1                                   joining a window, for each window of a thread except the first
///              t − 1                                   adding the results of a row
/// doublings    Σ g, and s doublings from each window to the next window
/// ```
pub(super) struct PippengerPerThread {
    pub(super) counted: Counted,
    /// The number s of bits of a window.
    pub(super) s: f64,
    /// The number of windows of all levels.
    pub(super) windows: f64,
    /// The number k of windows of one level.
    pub(super) rows: f64,
    /// The number t of shares.
    pub(super) shares: f64,
    /// The number n̂ of points of a share.
    pub(super) share: f64,
    /// The predicted number of additions, including additions that join windows or add up the results of shares.
    pub(super) additions: f64,
    /// The predicted number of additions of a running sum to itself. An addition of a running sum to itself counts as a
    /// doubling.
    pub(super) coincidences: f64,
    /// The predicted number of doublings between windows, summed over all windows and shares.
    pub(super) joining: f64,
}

impl PippengerPerThread {
    /// Counts the operations of approach 2 or 3 of cuzk 3.1. In both approaches, the points are divided into shares. If
    /// possible, a share has at least 8 points in approach 2, and at least 64 points in approach 3. If there are
    /// several levels of multiples, the number of levels divides the number of windows. With several levels, a share
    /// has the points of one level, and the k windows of this level.
    pub(super) fn count(accumulation: Accumulation, window_bits: u32, log_n: u32, levels: u32) -> Self {
        let algorithm = approach(accumulation);
        let share = if accumulation == Accumulation::Comparison(Comparison::PippengerPerThread) { 8 } else { 64 };
        let case = Case { algorithm, window_bits, n: 1 << log_n, scalars: ScalarKind::Uniform, share, levels };
        let counted = count::<g1::Config>(&case, Counting::CountedOnly);
        let plan = &counted.plan;
        let (windows, shares) = (f64::from(plan.windows.count()), f64::from(plan.threads_per_row));
        let (s, share) = (f64::from(window_bits), case.n as f64 * f64::from(levels) / shares);
        let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);

        let buckets = (1usize << window_bits) - 1;
        let above = |digits: &DigitDistribution| (1..=buckets).map(|bucket| digits.above(bucket, share)).sum::<f64>();
        let coincidences = shares / f64::from(levels) * over_windows(&digits, |digits| digits.gap_below_last(share));
        let window = |digits: &DigitDistribution| digits.points(share) - digits.any(share) + above(digits);
        let rows = f64::from(plan.rows);
        assert_eq!(rows * f64::from(levels), windows, "all levels have the same number of windows");
        // A thread starts with the last window of a level. Then the thread joins all other windows of this level.
        let of_factor = digits.chunks(plan.rows as usize);
        let joined: f64 =
            of_factor.map(|level| over_windows(&level[..level.len() - 1], |digits| digits.any(share))).sum();
        let (results, joins) = match accumulation {
            Accumulation::Comparison(Comparison::PippengerPerThread) => (1.0, 1.0),
            _ => (rows, 0.0),
        };
        // Each window belongs to one level. Only the shares of this level have digits of the window.
        let shares_of_level = shares / f64::from(levels);
        Self {
            s,
            windows,
            rows,
            shares,
            share,
            additions: shares_of_level * (over_windows(&digits, window) + joins * joined) - coincidences
                + results * (shares - 1.0),
            coincidences,
            joining: joins * shares * s * (rows - 1.0),
            counted,
        }
    }

    /// Returns the counted additions of all threads, including the additions of the parallel sum.
    pub(super) fn counted_additions(&self) -> u64 {
        [Stage::Accumulate, Stage::Aggregate].into_iter().map(|stage| additions(&self.counted.total(stage))).sum()
    }

    pub(super) fn counted_doublings(&self) -> u64 {
        self.counted.total(Stage::Accumulate).doublings
    }

    /// Returns the bound of approach 2: W·(n + t·2^(s+1)) + t·log₂t.
    pub(super) fn second_bound(&self) -> f64 {
        self.windows * self.shares * (self.share + (self.s + 1.0).exp2()) + self.shares * self.shares.log2()
    }

    /// Returns the bound of approach 3: W·n + t·(2^(s+1) + W + log₂(t/W)), where t is the number of threads of all
    /// windows.
    pub(super) fn third_bound(&self) -> f64 {
        let thread = self.share + (self.s + 1.0).exp2() + self.windows + self.shares.log2();
        self.windows * self.shares * thread
    }
}

/// The window sizes in bits, for approach 2 and for approach 3. The windows are small, because the shares have only a
/// few points.
const SECOND_WINDOW: u32 = 4;
const THIRD_WINDOW: u32 = 6;

pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let second =
        PippengerPerThread::count(Accumulation::Comparison(Comparison::PippengerPerThread), SECOND_WINDOW, log_n, 1);
    let third =
        PippengerPerThread::count(Accumulation::Comparison(Comparison::WindowPerThread), THIRD_WINDOW, log_n, 1);
    let scalar_bits = f64::from(<Fr as ark_ff::PrimeField>::MODULUS_BIT_SIZE);
    let source = "cuzk 3.1, approach 2";
    let mut predictions = vec![
        Prediction {
            source,
            quantity: "additions",
            printed: "W·(n + t·2^(s+1)) + t·log₂t",
            bound: second.second_bound(),
            exact: "t·(Σ m̂ + ℓ − 2 − g + W − 1) + t − 1",
            predicted: second.additions,
            counted: second.counted_additions(),
        },
        Prediction {
            source,
            quantity: "doublings",
            printed: "t·λ",
            bound: second.shares * scalar_bits,
            exact: "t·(s·(W − 1) + Σ g)",
            predicted: second.joining + second.coincidences,
            counted: second.counted_doublings(),
        },
        Prediction {
            source: "cuzk 3.1, approach 3",
            quantity: "additions (windows are joined on the host)",
            printed: "W·n + t·(2^(s+1) + W + log₂(t/W))",
            bound: third.third_bound(),
            exact: "t/W·Σ (m̂ + ℓ − 2 − g) + t − W",
            predicted: third.additions,
            counted: third.counted_additions(),
        },
    ];
    predictions.extend(sparse("cuzk 3.2", log_n - 5, log_n, 1));
    predictions
}

/// The formulas of cuzk 3.2. The paper fills a matrix, and then multiplies the matrix by a vector. Together, the two
/// steps compute one sum for each bucket. The number of additions does not depend on the places where a bucket is cut
/// into parts. M_ξ is the sum of the buckets of chunk ξ, S_ξ is the weighted sum of these buckets, and weight(k) is the
/// number of ones in k:
///
/// ```text
/// accumulate   Σ m − F, for m nonzero digits in F buckets                                 ("at most ⌈λ/s⌉·n")
/// aggregate    chunks of r buckets; k = ξ·r buckets lie before chunk ξ:
///                2·(r − 1)                 the sums of a chunk; fewer if buckets are empty
///                ⌊log₂k⌋ doublings         k·M_ξ by double-and-add
///                weight(k) − 1 + 1         the additions of k·M_ξ, and the addition of S_ξ ("s PADDs and s PDBLs")
///              T − 1                       adding the results of the chunks               ("log t")
/// ```
///
/// In the printed formulas, W is the number of windows. With multiples at several levels, W is the number of rows of
/// windows, and n is the number of points of all levels (elastic-msm, Table 4).
///
/// elastic-msm 4.1 repeats the costs of cuzk 3.2 for its own "fast parallel Pippenger 4". `source` names the paper,
/// cuzk or elastic-msm.
pub(super) fn sparse(source: &'static str, window_bits: u32, log_n: u32, levels: u32) -> Vec<Prediction> {
    let case = Case {
        algorithm: Algorithm::CUZK,
        window_bits,
        n: 1 << log_n,
        scalars: ScalarKind::Uniform,
        share: 32,
        levels,
    };
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    // `n` is the number of digits of a row, which has the points of all levels. `windows` is the number of rows.
    let (n, windows) = (case.n as f64 * f64::from(levels), f64::from(plan.rows));
    let s = f64::from(case.window_bits);
    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let row = |row: usize| digits.iter().skip(row).step_by(plan.rows as usize).collect::<Vec<_>>();
    let digits: Vec<_> = (0..plan.rows as usize).map(|i| DigitDistribution::mixed(&row(i))).collect();
    let (buckets, threads) = (plan.buckets() as usize, plan.aggregation_threads as usize);
    let chunks = |digits: &DigitDistribution| chunked(digits, n, buckets, threads);
    let accumulated: u64 =
        [Stage::Accumulate, Stage::Reduce].into_iter().map(|stage| additions(&counted.total(stage))).sum();
    let aggregated = counted.total(Stage::Aggregate);
    let all_threads = windows * threads as f64;
    vec![
        Prediction {
            source,
            quantity: "accumulate: additions",
            printed: "W·n",
            bound: windows * n,
            exact: "Σ m − F",
            predicted: over_windows(&digits, |digits| digits.points(n) - digits.occupied(n)),
            counted: accumulated,
        },
        Prediction {
            source,
            quantity: "aggregate: additions",
            printed: "W·2^(s+1) + W·T·(s + log₂T − 1)",
            bound: windows * (s + 1.0).exp2() + all_threads * (s + (threads as f64).log2() - 1.0),
            exact: "Σ_ξ 2·(r − 1) + weight(k) + 1, less where empty",
            predicted: over_windows(&digits, |digits| chunks(digits).0),
            counted: additions(&aggregated),
        },
        Prediction {
            source,
            quantity: "aggregate: doublings",
            printed: "W·T·s",
            bound: all_threads * s,
            exact: "W·Σ_ξ ⌊log₂k⌋ + Σ g",
            predicted: over_windows(&digits, |digits| chunks(digits).1),
            counted: aggregated.doublings,
        },
    ]
}

/// Returns the expected numbers of additions and doublings for the chunks of a window. The documentation of [`sparse`]
/// states the formulas.
fn chunked(digits: &DigitDistribution, n: f64, buckets: usize, threads: usize) -> (f64, f64) {
    let length = buckets.div_ceil(threads);
    let (mut additions, mut doublings) = (0.0, 0.0);
    for begin in (0..buckets).step_by(length) {
        let end = (begin + length).min(buckets);
        // Bucket i is added to the sum of the higher buckets of the chunk. The new sum is then added to the sum of
        // sums.
        for i in (begin + 1..end).rev() {
            let above = digits.occupies_some(i + 1..end + 1, n);
            let own = digits.occupies(i, n);
            additions += above * (own + 1.0);
            // If bucket i is empty, the first addition to the sum of sums adds two equal points, so this addition is a
            // doubling.
            if i + 1 == end {
                additions -= above * (1.0 - own);
                doublings += above * (1.0 - own);
            }
        }
        let any = digits.occupies_some(begin + 1..end + 1, n);
        if begin > 0 {
            doublings += f64::from(begin.ilog2());
            additions += any * f64::from(begin.count_ones());
            // In the parallel sum, each chunk except the first chunk is added once.
            additions += any;
        }
    }
    (additions, doublings)
}
