//! elastic-msm with w = 1: 3.1's preparation, and 4.1's "fast parallel Pippenger" 2, 3 and 4.

use cumsm::algorithm::Accumulation;

use super::super::counted::Stage;
use super::Prediction;
use super::cuzk::{PippengerPerThread, sparse};

/// The paper takes 8 bits for millions of points; shares here are of a few, which suit narrower windows.
const WINDOW: u32 = 5;

/// As cuzk 3.1, with λ − s doublings instead of λ, which is what the windows take:
///
/// ```text
/// prepare     n·(w − 1)·k·s doublings, none for w = 1
/// additions   (λ/s)·(n/t + 2^(s+1)) + log t for a thread, exact as for cuzk's approaches
/// doublings   λ − s for a thread: s·(W − 1) by s·W = λ; and those of sums added to themselves
/// ```
pub(super) fn predictions(log_n: u32) -> Vec<Prediction> {
    let second = PippengerPerThread::count(Accumulation::PippengerPerThread, WINDOW, log_n);
    let third = PippengerPerThread::count(Accumulation::WindowPerThread, WINDOW, log_n);
    let prepared = second.counted.total(Stage::Prepare);
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
    predictions.extend(sparse("elastic-msm 4.1, Pippenger 4", log_n - 6, log_n));
    predictions
}
