//! The formulas of elastic-msm: the preparation of 3.1, and "fast parallel Pippenger" 2, 3 and 4 of 4.1. w is the
//! number of multiples of each base. The first formulas are for w = 1, and the later formulas are for w = 4.

use cumsm::internals::{Accumulation, Comparison};

use super::super::counted::Stage;
use super::Prediction;
use super::cuzk::{PippengerPerThread, sparse};

/// The window size in bits. The paper takes windows of 8 bits for millions of points. In these tests, shares have only
/// a few points, so narrower windows than in the paper are better.
const WINDOW: u32 = 5;

/// The paper's formulas are the formulas of cuzk 3.1, but with λ − s doublings instead of λ doublings. There are n
/// scalars of λ bits, t threads, and W windows of s bits. For each of the w multiples, there are k windows. There are s
/// doublings between one window and the next window, and no doublings after the last window:
///
/// ```text
/// prepare     n·(w − 1)·k·s doublings; none for w = 1
/// additions   (λ/s)·(n/t + 2^(s+1)) + log t for each thread; the exact formula is the same as for cuzk's approaches
/// doublings   λ − s = s·(W − 1) for each thread, because s·W = λ; and doublings of sums that are added to themselves
/// ```
pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let second = PippengerPerThread::count(Accumulation::Comparison(Comparison::PippengerPerThread), WINDOW, log_n, 1);
    let third = PippengerPerThread::count(Accumulation::Comparison(Comparison::WindowPerThread), WINDOW, log_n, 1);
    let prepared = second.counted.total(Stage::Convert);
    let mut predictions = vec![
        Prediction {
            source: "elastic-msm 3.1",
            quantity: "prepare: field multiplications, w = 1",
            printed: "n·(w − 1)·k·s",
            bound: 0.0,
            exact: "0",
            predicted: 0.0,
            counted: prepared.multiplications + prepared.squarings,
        },
        Prediction {
            source: "elastic-msm 4.1, Pippenger 2",
            quantity: "additions",
            printed: "λ/s·(n + t·2^(s+1)) + t·log₂t",
            bound: second.second_bound(),
            exact: "t·(Σ m̂ + ℓ − 2 − g + W − 1) + t − 1",
            predicted: second.additions,
            counted: second.counted_additions(),
        },
        Prediction {
            source: "elastic-msm 4.1, Pippenger 2",
            quantity: "doublings",
            printed: "t·(λ − s)",
            bound: second.shares * second.s * (second.windows - 1.0),
            exact: "t·(s·(W − 1) + Σ g)",
            predicted: second.joining + second.coincidences,
            counted: second.counted_doublings(),
        },
        Prediction {
            source: "elastic-msm 4.1, Pippenger 3",
            quantity: "additions (windows are joined on the host)",
            printed: "λ/s·n + t·(2^(s+1) + λ/s + log₂(t·s/λ))",
            bound: third.third_bound(),
            exact: "t/W·Σ (m̂ + ℓ − 2 − g) + t − W",
            predicted: third.additions,
            counted: third.counted_additions(),
        },
    ];
    predictions.extend(sparse("elastic-msm 4.1, Pippenger 4", log_n - 6, log_n, 1));
    predictions.extend(tables(log_n));
    predictions
}

/// The number of multiples of each base, including the base. The number of windows is a multiple of `LEVELS`: there are
/// 64 windows of 4 bits, or 32 windows of 8 bits.
const LEVELS: u32 = 4;
const TABLE_2_WINDOW: u32 = 4;
const TABLE_4_WINDOW: u32 = 8;

/// The rows of Tables 2 to 4 that use precomputation, summed over all threads. In the paper, each of t threads has the
/// n/t points of one share at all levels. In this crate, a share has the points of one level. So instead of t threads,
/// this crate has w·t threads, and each thread has k windows. (The paper's "extra PADDs" of checkpoints are doublings.)
///
/// ```text
/// prepare     n·(w − 1)·k·s doublings
/// additions   (λ/s)·n/t + k·2^(s+1) + log t for each thread; the exact formula is the same as for w = 1, with the k
///             windows of one level for each share
/// doublings   k·s − s = s·(k − 1) for each thread; and doublings of sums that are added to themselves
/// ```
fn tables(log_n: u32) -> Vec<Prediction> {
    let n = f64::from(log_n).exp2();
    let second = PippengerPerThread::count(
        Accumulation::Comparison(Comparison::PippengerPerThread),
        TABLE_2_WINDOW,
        log_n,
        LEVELS,
    );
    let third =
        PippengerPerThread::count(Accumulation::Comparison(Comparison::WindowPerThread), TABLE_2_WINDOW, log_n, LEVELS);
    let (s, k, t) = (second.s, second.rows, second.shares);
    let doublings = n * f64::from(LEVELS - 1) * k * s;
    let additions = |of: &PippengerPerThread, threads: f64| {
        of.windows * n + threads * of.rows * (of.s + 1.0).exp2() + threads * threads.log2()
    };
    let mut predictions = vec![
        Prediction {
            source: "elastic-msm, Tables 2 and 3, w = 4",
            quantity: "prepare: doublings",
            printed: "n·(w − 1)·k·s",
            bound: doublings,
            exact: "n·(w − 1)·k·s",
            predicted: doublings,
            counted: second.counted.total(Stage::Convert).doublings,
        },
        Prediction {
            source: "elastic-msm, Table 2, w = 4",
            quantity: "additions",
            printed: "λ/s·n + t·k·2^(s+1) + t·log₂t",
            bound: additions(&second, t),
            exact: "t/w·(Σ m̂ + ℓ − 2 − g + W − w) + t − 1",
            predicted: second.additions,
            counted: second.counted_additions(),
        },
        Prediction {
            source: "elastic-msm, Table 2, w = 4",
            quantity: "doublings",
            printed: "t·(k·s − s)",
            bound: t * (k * s - s),
            exact: "t·s·(k − 1) + t/w·Σ g",
            predicted: second.joining + second.coincidences,
            counted: second.counted_doublings(),
        },
        Prediction {
            source: "elastic-msm, Table 3, w = 4",
            quantity: "additions (windows are joined on the host)",
            printed: "λ/s·n + t·k·(2^(s+1) + k + log₂t)",
            bound: additions(&third, third.shares * third.rows),
            exact: "t/w·Σ (m̂ + ℓ − 2 − g) + k·(t − 1)",
            predicted: third.additions,
            counted: third.counted_additions(),
        },
    ];
    predictions.extend(sparse("elastic-msm, Table 4, w = 4", TABLE_4_WINDOW, log_n, LEVELS));
    predictions
}
