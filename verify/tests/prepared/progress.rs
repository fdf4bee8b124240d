//! Preparations that are watched and cancelled.

use std::ops::ControlFlow;

use cumsm::{EmulatorOptions, MsmError, PrecomputeFactor, Progress};

use super::{G1, emulators};
use crate::common::generators::{PointKind, points};

#[test]
fn a_preparation_is_watched_and_cancelled() {
    let points = points::<G1>(PointKind::Random, 30, 1);
    let msm = emulators([EmulatorOptions::DEFAULT]).window_bits(8).build().unwrap();
    let mut seen = Vec::new();
    let watch = |progress: Progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    };
    drop(msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).progress(watch).build().unwrap());
    assert_eq!(seen.len(), 3);
    assert!(seen.is_sorted_by_key(|progress| progress.done));
    assert_eq!(seen[2].done, seen[2].total);
    assert_eq!(seen[2].total, 30 * 3 * 64);
    let cancelled = msm
        .prepare(&points)
        .precompute(PrecomputeFactor::Max)
        .progress(|_| ControlFlow::Break(()))
        .build()
        .unwrap_err();
    assert_eq!(cancelled, MsmError::Cancelled);
    assert_eq!(msm.emulated_memory()[0].used, 0);
}
