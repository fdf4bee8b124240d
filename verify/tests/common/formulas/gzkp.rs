//! The formulas of GZKP's "Computation Consolidation" with checkpoints, from elastic-msm 4.2 and 4.3 (Tables 1 and 2).
//! Digits are signed.

use ark_bls12_381::{Fr, g1};
use cumsm::Algorithm;
use cumsm::internals::Counting;
use cumsm::internals::{Accumulation, Comparison};

use super::super::counted::{Case, Stage, additions, count};
use super::super::generators::ScalarKind;
use super::balanced::layered;
use super::{DigitDistribution, Prediction, over_windows};

/// The number of multiples of a base: P itself and w − 1 checkpoints. `LEVELS` divides the number of windows: there are
/// 32 windows of 8 bits.
const LEVELS: u32 = 4;
const WINDOW: u32 = 8;

/// All W windows of n scalars share one set of buckets. F of these buckets are not empty. Scalars have λ bits, and
/// windows have s bits. Checkpoints are M windows apart.
///
/// ```text
/// prepare     n·(w − 1)·M·s doublings. The paper has ⌊(λ/s)/M⌋ checkpoints, one too many if M divides λ/s
/// doublings   (v mod M)·s for each nonzero digit of window v, from the checkpoint to the point; and the doublings of
///             the aggregation, see `layered`. The paper counts the doublings for digits as additions. The paper bounds
///             these doublings by (M − 1)·s for each window except one
/// additions   one for each nonzero digit, but the first point of each bucket is a copy. The places where buckets are
///             cut into parts do not matter. The aggregation takes further additions, see `layered`
/// ```
///
/// In the paper, each of the t threads has buckets of its own, as in "fast parallel Pippenger 2". In this crate, the
/// threads divide the sorted digits of one set of buckets among themselves, as in lb-msm 3.3.
pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let algorithm = Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET };
    let case = Case {
        algorithm,
        window_bits: WINDOW,
        n: 1 << log_n,
        scalars: ScalarKind::Uniform,
        // Each thread has one digit of each of the 32 windows.
        share: 1,
        levels: LEVELS,
    };
    let counted = count::<g1::Config>(&case, Counting::CountedOnly);
    let plan = &counted.plan;
    let (n, s, windows) = (case.n as f64, f64::from(WINDOW), f64::from(plan.windows.count()));
    let (interval, buckets, threads) = (f64::from(plan.rows), plan.buckets() as usize, f64::from(plan.threads_per_row));
    assert_eq!(plan.rows * LEVELS, plan.windows.count(), "all checkpoints have the same number of windows");
    assert_eq!(plan.aggregation_threads as usize, buckets, "a thread for each bucket");

    let digits = DigitDistribution::of_windows::<Fr>(&plan.windows);
    let all = DigitDistribution::mixed(&digits.iter().collect::<Vec<_>>());
    let (aggregated, doubled) = layered(&all, windows * n, buckets);
    let from_checkpoints: f64 =
        (0u32..).zip(&digits).map(|(window, digits)| f64::from(window % plan.rows) * digits.points(n)).sum();
    let stages = [Stage::Accumulate, Stage::Reduce, Stage::Aggregate].map(|stage| counted.total(stage));
    vec![
        Prediction {
            source: "elastic-msm, Table 1, GZKP, w = 4",
            quantity: "prepare: doublings",
            printed: "n·⌊(λ/s)/M⌋·M·s",
            bound: n * (windows / interval).floor() * interval * s,
            exact: "n·(w − 1)·M·s",
            predicted: n * f64::from(LEVELS - 1) * interval * s,
            counted: counted.total(Stage::Convert).doublings,
        },
        Prediction {
            source: "elastic-msm, Table 2, GZKP, w = 4",
            quantity: "doublings",
            printed: "n·(λ/s − 1)·(M − 1)·s",
            bound: n * (windows - 1.0) * (interval - 1.0) * s,
            exact: "s·Σ_v (v mod M)·m + log₂M·(log₂M − 1)/2",
            predicted: s * from_checkpoints + doubled,
            counted: stages.iter().map(|counts| counts.doublings).sum(),
        },
        Prediction {
            source: "elastic-msm, Table 2, GZKP, w = 4",
            quantity: "additions",
            printed: "λ/s·n + t·2^(s+1) + t·log₂t",
            bound: windows * n + threads * ((s + 1.0).exp2() + threads.log2()),
            exact: "Σ m − F, and 2·M − 2 for M buckets",
            predicted: over_windows(&digits, |digits| digits.points(n)) - all.occupied(windows * n) + aggregated,
            counted: stages.iter().map(additions).sum(),
        },
    ]
}
