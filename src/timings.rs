//! The times that the stages of a computation take.

use std::time::{Duration, Instant};

use crate::trace;
pub use crate::vocabulary::Stage;

/// The time that each stage of one computation took, for all chunks of points. Time between stages, such as for
/// allocating device memory, is not included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageTimings {
    /// In the order of [`Stage::ALL`].
    stages: [Option<Duration>; Stage::ALL.len()],
}

impl StageTimings {
    /// The time of a stage. `None` if the computation does not have this stage.
    #[expect(clippy::indexing_slicing, reason = "there is a place for each stage")]
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

    #[expect(clippy::indexing_slicing, reason = "as above")]
    pub(crate) fn add(&mut self, stage: Stage, time: Duration) {
        *self.stages[stage as usize].get_or_insert_default() += time;
    }
}

/// Measures the stages that run on the CPU, if this is wanted, and shows them as spans. It allocates no heap memory.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    /// The times of the stages that have ended, if they are measured.
    timings: Option<StageTimings>,
    /// The current stage, and when it began.
    current: Option<(Stage, Instant)>,
    span: Option<trace::Span>,
}

impl Stopwatch {
    /// No stage has begun yet.
    pub(crate) fn new(wanted: bool) -> Self {
        Self { timings: wanted.then(StageTimings::default), current: None, span: None }
    }

    /// Ends the current stage, and begins another.
    pub(crate) fn begin(&mut self, stage: Stage) {
        self.end();
        self.current = self.timings.is_some().then(|| (stage, Instant::now()));
        self.span = Some(trace::stage(stage));
    }

    fn end(&mut self) {
        self.span = None;
        if let (Some((stage, began)), Some(timings)) = (self.current.take(), &mut self.timings) {
            timings.add(stage, began.elapsed());
        }
    }

    /// Ends the current stage, and returns the times of all.
    pub(crate) fn timings(mut self) -> Option<StageTimings> {
        self.end();
        self.timings
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
        let mut off = Stopwatch::new(false);
        off.begin(Stage::Recode);
        assert_eq!(off.timings(), None);

        let mut on = Stopwatch::new(true);
        on.begin(Stage::Recode);
        std::thread::sleep(Duration::from_millis(2));
        on.begin(Stage::Sort);
        let timings = on.timings().unwrap();
        assert!(timings.get(Stage::Recode) >= Some(Duration::from_millis(2)), "{timings:?}");
        assert!(timings.get(Stage::Sort).is_some() && timings.get(Stage::Combine).is_none(), "{timings:?}");
    }
}
