//! The formulas of edmsm 3 and 4.3, for signed digits (Alg. 2) on BLS12-377 in extended twisted Edwards coordinates.

use ark_bls12_377::{Fr, g1};
use cumsm::Algorithm;
use cumsm::internals::Counting;

use super::super::counted::{Case, Stage, additions, count, products};
use super::super::generators::ScalarKind;
use super::balanced::{Parts, layered};
use super::{DigitDistribution, Prediction, over_windows};

const SOURCE: &str = "edmsm 4.3";

/// ```text
/// accumulate   n − M group operations for each window (3.3, with M = 2^(c−1) buckets of signed digits), because the
///              first point of a bucket is a copy. In this crate, the first point is added to the identity, so that the
///              threads of a warp run the same instructions. A re-addition takes 7 field multiplications
/// reduction    each part of a bucket, except one part, takes a unified addition of 9 field multiplications
/// aggregate    the paper's running sums take 2·M − 3 additions, of 9 or 8 field multiplications each. This
///              crate's aggregation has layers of additions: see `layered`
/// ```
pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let case = Case {
        algorithm: Algorithm::EDMSM,
        window_bits: log_n - 5,
        n: 1 << log_n,
        scalars: ScalarKind::Uniform,
        share: 32,
        levels: 1,
    };
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    let (n, windows, buckets) = (case.n as f64, f64::from(plan.windows.count()), plan.buckets() as usize);
    assert_eq!(plan.aggregation_threads as usize, buckets, "a thread for each bucket");
    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let parts = |digits: &DigitDistribution| Parts::of(digits, n, plan.threads_per_row);
    let accumulated = counted.total(Stage::Accumulate);
    let aggregated = counted.total(Stage::Aggregate);
    let m = buckets as f64;
    vec![
        Prediction {
            source: SOURCE,
            quantity: "accumulate: re-additions",
            printed: "W·(n − M)",
            bound: windows * (n - m),
            exact: "Σ m",
            predicted: over_windows(&digits, |digits| parts(digits).points),
            counted: additions(&accumulated),
        },
        Prediction {
            source: SOURCE,
            quantity: "accumulate: field multiplications",
            printed: "7·W·(n − M)",
            bound: 7.0 * windows * (n - m),
            exact: "Σ 7·m",
            predicted: over_windows(&digits, |digits| 7.0 * parts(digits).points),
            counted: products(&accumulated),
        },
        Prediction {
            source: SOURCE,
            quantity: "reduction: additions",
            printed: "0: one thread",
            bound: 0.0,
            exact: "Σ parts − F",
            predicted: over_windows(&digits, |digits| parts(digits).reduced()),
            counted: additions(&counted.total(Stage::Reduce)),
        },
        Prediction {
            source: SOURCE,
            quantity: "aggregate: additions",
            printed: "W·(2·M − 3)",
            bound: windows * (2.0 * m - 3.0),
            exact: "Σ 2·M − 2, less where empty",
            predicted: over_windows(&digits, |digits| layered(digits, n, buckets).0),
            counted: additions(&aggregated),
        },
    ]
}
