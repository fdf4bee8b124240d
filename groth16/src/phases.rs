//! The phases of a proof, and their times.

use std::time::Duration;

use crate::clock::Instant;

/// The times of a proof's phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Phases {
    /// The time of the circuit's synthesis.
    pub synthesis: Duration,
    /// The time of the sparse products A·z, B·z and C·z.
    pub products: Duration,
    /// The time of the transforms, and of the elementwise products between the transforms.
    pub transforms: Duration,
    /// The time of the sum of a.
    pub a: Duration,
    /// The time of the sum of b in G1.
    pub b_g1: Duration,
    /// The time of the sum of b in G2.
    pub b_g2: Duration,
    /// The time of the sum of l.
    pub l: Duration,
    /// The time of the sum of h.
    pub h: Duration,
    /// The time in which the proof's points are computed from the sums.
    pub points: Duration,
    /// The time of the verification. 0 if the prover does not verify proofs.
    pub verification: Duration,
    /// The time from the call of the prover until the proof is complete.
    pub total: Duration,
    /// True if a GPU computed products, transforms and sums over vectors in the GPU's memory.
    pub on_device: bool,
}

impl Phases {
    /// Returns the names and the times of the phases, in the order in which a proof runs the phases.
    pub fn named(&self) -> [(&'static str, Duration); 10] {
        [
            ("synthesis", self.synthesis),
            ("sparse products", self.products),
            ("transforms", self.transforms),
            ("sum of a", self.a),
            ("sum of b in G1", self.b_g1),
            ("sum of b in G2", self.b_g2),
            ("sum of l", self.l),
            ("sum of h", self.h),
            ("points", self.points),
            ("verification", self.verification),
        ]
    }

    /// Returns the total time minus the times of all phases.
    pub fn rest(&self) -> Duration {
        self.total.saturating_sub(self.named().iter().map(|(_, time)| *time).sum())
    }
}

/// Runs a phase, and adds its duration to `time`.
pub(crate) fn timed<T>(time: &mut Duration, phase: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = phase();
    *time += start.elapsed();
    result
}
