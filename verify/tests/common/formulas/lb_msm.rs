//! The formulas of three sections of lb-msm: section 3.5 with the paper's own recoding (section 3.1) and XYZZ
//! coordinates, section 3.2 (homogeneous pairs), and section 3.4 (suffix sums).

use ark_bls12_381::{Fr, g1};
use cumsm::Algorithm;
use cumsm::internals::Counting;
use cumsm::internals::{Accumulation, Aggregation, Comparison, Conversion};

use super::super::counted::{Case, Stage, additions, count, products};
use super::super::generators::ScalarKind;
use super::balanced::{Parts, layered, suffix_sums};
use super::{DigitDistribution, Prediction, over_windows};

const SOURCE: &str = "lb-msm 3.5";
/// The number of multiples 2^h·P that are prepared in addition to P. The multiples with h ≤ 3 are not enough for all
/// digits, so some digits need doublings.
const PREPARED: u32 = 3;

/// Returns a case with W windows of n digits and N threads for each window. As in the paper, a window has M = 2^(c−2)
/// buckets, and in the aggregation each bucket has one thread.
fn case(log_n: u32, algorithm: Algorithm) -> Case {
    // If each thread has 32 digits, a window has n/32 threads. A window of c = log₂n − 4 bits has 2^(c−2) = n/64
    // buckets, which is half of the number of threads.
    Case { algorithm, window_bits: log_n - 4, n: 1 << log_n, scalars: ScalarKind::Uniform, share: 32, levels: 1 }
}

/// ```text
/// accumulate   "n/N point additions" for each thread: one for each nonzero digit, but the first point of a part is a
///              copy
///              "a relatively small number of doublings": Σ_{h>τ} (h − τ)·P(h) for each digit; P(h ≥ j) = 2^−j − 2^−c
///              an addition of a base takes 10 products, an addition of a doubled base takes 14, a doubling takes 9
/// reduction    "usually only once" for each thread: each part of a bucket, except one part, takes one addition
/// aggregate    "log₂ 2^(c−2)" rounds of M/2 additions each; here there are fewer additions: see `layered`. For each
///              window, 2·Q − Σ B takes a doubling and an addition
/// ```
pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let algorithm = Algorithm { conversion: Conversion::PowersOfTwo(Some(PREPARED)), ..Algorithm::LB_MSM };
    let case = case(log_n, algorithm);
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    let (n, windows) = (case.n as f64, f64::from(plan.windows.count()));
    let (threads, buckets) = (plan.threads_per_row, plan.buckets() as usize);
    assert_eq!(plan.aggregation_threads as usize, buckets, "a thread for each bucket");

    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let parts = |digits: &DigitDistribution| Parts::of(digits, n, threads);
    let predicted_products = |digits: &DigitDistribution| {
        let unprepared = digits.unprepared(PREPARED);
        let addition = 10.0 * (1.0 - unprepared) + 14.0 * unprepared;
        parts(digits).additions() * addition + 9.0 * n * digits.doublings(PREPARED)
    };
    let layers = |digits: &DigitDistribution| layered(digits, n, buckets);
    let accumulated = counted.total(Stage::Accumulate);
    let aggregated = counted.total(Stage::Aggregate);
    let half = buckets as f64 / 2.0;
    let mut predictions = vec![
        Prediction {
            source: SOURCE,
            quantity: "accumulate: additions",
            printed: "W·n",
            bound: windows * n,
            exact: "Σ m − parts",
            predicted: over_windows(&digits, |digits| parts(digits).additions()),
            counted: additions(&accumulated),
        },
        Prediction {
            source: SOURCE,
            quantity: "accumulate: doublings, τ = 3",
            printed: "W·n/2^(τ+1)",
            bound: windows * n / f64::from(PREPARED + 1).exp2(),
            exact: "W·n·Σ_{j>τ} (2^−j − 2^−c)",
            predicted: over_windows(&digits, |digits| n * digits.doublings(PREPARED)),
            counted: accumulated.doublings,
        },
        Prediction {
            source: SOURCE,
            quantity: "accumulate: field multiplications",
            printed: "10·W·n",
            bound: 10.0 * windows * n,
            exact: "10, 14 where doubled, and 9 a doubling",
            predicted: over_windows(&digits, predicted_products),
            counted: products(&accumulated),
        },
        Prediction {
            source: SOURCE,
            quantity: "reduction: additions",
            printed: "W·N",
            bound: windows * f64::from(threads),
            exact: "Σ parts − F",
            predicted: over_windows(&digits, |digits| parts(digits).reduced()),
            counted: additions(&counted.total(Stage::Reduce)),
        },
        Prediction {
            source: SOURCE,
            quantity: "aggregate: additions",
            printed: "W·(M/2·log₂M + M)",
            bound: windows * half * (f64::from(buckets.ilog2()) + 2.0),
            exact: "Σ 2·M − 1, less where empty",
            predicted: over_windows(&digits, |digits| layers(digits).0) + windows,
            counted: additions(&aggregated),
        },
        Prediction {
            source: SOURCE,
            quantity: "aggregate: doublings",
            printed: "W",
            bound: windows,
            exact: "Σ 1 + log₂M·(log₂M − 1)/2",
            predicted: over_windows(&digits, |digits| layers(digits).1) + windows,
            counted: aggregated.doublings,
        },
        homogeneous(log_n),
    ];
    predictions.extend(aggregation_by_suffix_sums(log_n));
    predictions
}

/// The formulas of lb-msm 3.4. After "log₂(2^(c−2))" rounds, each with M/2 additions, the sums are the suffix sums
/// B̂_b = Σ_{u≥b} B_u. Then 2·Σ B̂_b − B̂_1 takes M − 1 additions, a doubling, and one more addition.
fn aggregation_by_suffix_sums(log_n: u32) -> [Prediction; 2] {
    let conversion = Conversion::PowersOfTwo(Some(PREPARED));
    let algorithm = Algorithm { conversion, aggregation: Aggregation::SuffixSums, ..Algorithm::LB_MSM };
    let case = case(log_n, algorithm);
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    let (n, windows, buckets) = (case.n as f64, f64::from(plan.windows.count()), plan.buckets());
    assert_eq!(plan.aggregation_threads, buckets, "a thread for each bucket");
    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let aggregated = counted.total(Stage::Aggregate);
    let source = "lb-msm 3.4";
    [
        Prediction {
            source,
            quantity: "aggregate by suffix sums: additions",
            printed: "W·(M/2·log₂M + M)",
            bound: windows * f64::from(buckets) / 2.0 * (f64::from(buckets.ilog2()) + 2.0),
            exact: "Σ M/2·log₂M + M, less where empty",
            predicted: over_windows(&digits, |digits| suffix_sums(digits, n, buckets as usize)) + windows,
            counted: additions(&aggregated),
        },
        Prediction {
            source,
            quantity: "aggregate by suffix sums: doublings",
            printed: "W",
            bound: windows,
            exact: "W",
            predicted: windows,
            counted: aggregated.doublings,
        },
    ]
}

/// The formula of lb-msm 3.2. In this formula, M is a field multiplication and S is a square. An addition of the two
/// points of a pair takes 5M and 2S. An addition of the pair's sum to the part's sum takes 12M. A part of k points has
/// ⌊k/2⌋ pairs. The sum of each pair except the first pair is added to the part's sum. If k is odd, the last point of
/// the part belongs to no pair, and takes 11M. For each part, the change of coordinates takes 4M. If k is random and
/// mostly 2 or more, k is odd for half of the parts. So a window with m nonzero digits has the following number of
/// pairs, and takes the following number of multiplications:
///
/// ```text
/// pairs = (m − parts/2)/2          19·pairs + (11/2 + 4 − 12)·parts
/// ```
fn homogeneous(log_n: u32) -> Prediction {
    let accumulation = Accumulation::Comparison(Comparison::HomogeneousPairs);
    let algorithm = Algorithm { conversion: Conversion::AllPowersOfTwo, accumulation, ..Algorithm::LB_MSM };
    let case = case(log_n, algorithm);
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    let n = case.n as f64;
    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let predicted = over_windows(&digits, |digits| {
        let Parts { points, parts, .. } = Parts::of(digits, n, plan.threads_per_row);
        19.0 * (points - parts / 2.0) / 2.0 + (5.5 + 4.0 - 12.0) * parts
    });
    Prediction {
        source: "lb-msm 3.2",
        quantity: "accumulate: field multiplications, pairs",
        printed: "19/2·W·n",
        bound: 9.5 * f64::from(plan.windows.count()) * n,
        exact: "19·pairs − 5/2·parts",
        predicted,
        counted: products(&counted.total(Stage::Accumulate)),
    }
}
