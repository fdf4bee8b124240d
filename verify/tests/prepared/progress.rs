//! Tests of preparations that are watched or cancelled.

use std::ops::ControlFlow;

use cumsm::internals::EmulatorOptions;
use cumsm::{MsmError, PrecomputeFactor};

use super::{G1, emulators};
use crate::common::generators::{PointKind, points};

#[test]
fn a_preparation_is_watched_and_cancelled() {
    let points = points::<G1>(PointKind::Random, 30, 1);
    let msm = emulators([EmulatorOptions::DEFAULT]).window_bits(8).build().unwrap();
    let mut seen = Vec::new();
    let watch = |done: u64, total: u64| {
        seen.push((done, total));
        ControlFlow::Continue(())
    };
    drop(msm.prepare(&points).precompute(PrecomputeFactor::Fixed(4)).progress(watch).build().unwrap());
    assert_eq!(seen.len(), 3);
    let total = 30 * 3 * 64;
    assert!(seen.is_sorted() && seen.iter().all(|&(_, all)| all == total));
    assert_eq!(seen[2].0, total);
    let cancelled = msm
        .prepare(&points)
        .precompute(PrecomputeFactor::Max)
        .progress(|_, _| ControlFlow::Break(()))
        .build()
        .unwrap_err();
    assert_eq!(cancelled, MsmError::Cancelled);
    assert_eq!(msm.emulated_memory()[0].used, 0);
}
