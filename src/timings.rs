//! How long the stages of a computation take.

use std::fmt;
use std::time::{Duration, Instant};

/// A stage of a multi-scalar multiplication, on a GPU or on the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stage {
    /// Copies bases and scalars to the device, as far as nothing else is done meanwhile.
    Upload,
    /// Computes what the additions need of the bases.
    Prepare,
    /// Turns scalars into digits.
    Recode,
    /// Brings the points of one bucket together.
    Sort,
    /// Sums each bucket. What a CPU does in one go with it counts here too: the sum of a window's buckets, Straus' method,
    /// and all that is computed within a limit on memory.
    Accumulate,
    /// Sums the buckets of each window.
    Aggregate,
    /// Brings the windows' sums to the host, and joins them.
    Combine,
}

impl Stage {
    /// All stages, in the order in which points pass through them.
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

/// How long each stage of one computation took, all chunks of points together. What happens between stages, such as the
/// allocation of device memory, is in none of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageTimings {
    /// In the order of [`Stage::ALL`].
    stages: [Option<Duration>; Stage::ALL.len()],
}

impl StageTimings {
    /// How long that stage took; none where the computation has no such stage.
    pub fn get(&self, stage: Stage) -> Option<Duration> {
        self.stages[stage as usize]
    }

    /// The stages that the computation has, in order, and how long each took.
    pub fn iter(&self) -> impl Iterator<Item = (Stage, Duration)> + '_ {
        Stage::ALL.into_iter().filter_map(|stage| Some((stage, self.get(stage)?)))
    }

    /// How long all stages took together.
    pub fn total(&self) -> Duration {
        self.stages.iter().flatten().sum()
    }

    pub(crate) fn add(&mut self, stage: Stage, time: Duration) {
        *self.stages[stage as usize].get_or_insert_default() += time;
    }
}

/// Takes the time of stages that run on the CPU, if asked to. It needs nothing from the heap.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    /// When the current stage began, and the stages before it.
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

    /// The stages that have ended.
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
