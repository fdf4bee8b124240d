//! The times that the stages of a computation take.

use std::fmt;
use std::time::{Duration, Instant};

/// A stage of a multi-scalar multiplication, on a GPU or on the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stage {
    /// Copies bases and scalars to the device. Time counts only while nothing is computed.
    Upload,
    /// Computes what the additions need from the bases.
    Prepare,
    /// Turns scalars into digits.
    Recode,
    /// Brings the points of one bucket together.
    Sort,
    /// Sums each bucket. On the CPU, this stage includes what is computed together with it:
    ///
    /// - the sum of a window's buckets
    /// - Straus's algorithm
    /// - the whole computation of the low-memory engine
    Accumulate,
    /// Sums the buckets of each window.
    Aggregate,
    /// Copies the windows' sums to the host, and combines them.
    Combine,
}

impl Stage {
    /// All stages, in the order of the computation.
    pub const ALL: [Self; 7] =
        [Self::Upload, Self::Prepare, Self::Recode, Self::Sort, Self::Accumulate, Self::Aggregate, Self::Combine];
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Upload => "upload",
            Self::Prepare => "prepare",
            Self::Recode => "recode",
            Self::Sort => "sort",
            Self::Accumulate => "accumulate",
            Self::Aggregate => "aggregate",
            Self::Combine => "combine",
        })
    }
}

/// The time that each stage of one computation took, for all chunks of points. Time between stages, such as for
/// allocating device memory, is not included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageTimings {
    /// In the order of [`Stage::ALL`].
    stages: [Option<Duration>; Stage::ALL.len()],
}

impl StageTimings {
    /// The time of a stage. `None` if the computation does not have this stage.
    pub fn get(&self, stage: Stage) -> Option<Duration> {
        self.stages[stage as usize]
    }

    /// The stages that the computation has, in order, with their times.
    pub fn iter(&self) -> impl Iterator<Item = (Stage, Duration)> + '_ {
        Stage::ALL.into_iter().filter_map(|stage| Some((stage, self.get(stage)?)))
    }

    /// The time of all stages together.
    pub fn total(&self) -> Duration {
        self.stages.iter().flatten().sum()
    }

    pub(crate) fn add(&mut self, stage: Stage, time: Duration) {
        *self.stages[stage as usize].get_or_insert_default() += time;
    }
}

/// Measures the stages that run on the CPU, if this is wanted. It allocates no heap memory.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    /// When the current stage began, and the times of the stages before it.
    running: Option<(Instant, StageTimings)>,
}

impl Stopwatch {
    /// Begins the first stage.
    pub(crate) fn started(wanted: bool) -> Self {
        Self { running: wanted.then(|| (Instant::now(), StageTimings::default())) }
    }

    /// Ends a stage, and begins the next.
    pub(crate) fn end(&mut self, stage: Stage) {
        if let Some((began, timings)) = &mut self.running {
            let now = Instant::now();
            timings.add(stage, now - *began);
            *began = now;
        }
    }

    /// The times of the stages that have ended.
    pub(crate) fn timings(self) -> Option<StageTimings> {
        self.running.map(|(_, timings)| timings)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_one_stage_add_up() {
        let mut timings = StageTimings::default();
        timings.add(Stage::Combine, Duration::from_millis(4));
        timings.add(Stage::Recode, Duration::from_millis(1));
        timings.add(Stage::Recode, Duration::from_millis(2));
        assert_eq!(timings.get(Stage::Upload), None);
        let expected = [(Stage::Recode, Duration::from_millis(3)), (Stage::Combine, Duration::from_millis(4))];
        assert!(timings.iter().eq(expected));
        assert_eq!(timings.total(), Duration::from_millis(7));
    }

    #[test]
    fn every_stage_has_a_place_of_its_own() {
        for (place, stage) in Stage::ALL.into_iter().enumerate() {
            assert_eq!(stage as usize, place, "{stage}");
        }
    }

    #[test]
    fn a_stopwatch_runs_if_asked_to() {
        let mut off = Stopwatch::started(false);
        off.end(Stage::Recode);
        assert_eq!(off.timings(), None);

        let mut on = Stopwatch::started(true);
        std::thread::sleep(Duration::from_millis(2));
        on.end(Stage::Recode);
        on.end(Stage::Sort);
        let timings = on.timings().unwrap();
        assert!(timings.get(Stage::Recode) >= Some(Duration::from_millis(2)), "{timings:?}");
        assert!(timings.get(Stage::Sort).is_some() && timings.get(Stage::Combine).is_none(), "{timings:?}");
    }
}
