//! The times of the stages of a computation.

mod clock;
pub(crate) mod recording;

use std::time::Duration;

pub(crate) use self::clock::Instant;
use crate::trace;
pub(crate) use crate::types::Stage;

/// The times of the stages. The time of a stage is `None` if the computation does not have the stage. On
/// `wasm32-unknown-unknown`, which has no clock, all times are zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct StageTimings {
    /// The time during which data is copied to the device and nothing is computed.
    pub upload: Option<Duration>,
    /// The time in which bases are converted to the form that additions read.
    pub convert: Option<Duration>,
    /// The time in which scalars are recoded to digits.
    pub recode: Option<Duration>,
    /// The time in which digits are sorted by bucket.
    pub sort: Option<Duration>,
    /// The time in which the points of each bucket are added. On the CPU, the tasks that add the points also aggregate
    /// the buckets, so `accumulate` includes the time of the aggregation.
    pub accumulate: Option<Duration>,
    /// The time in which the buckets of each window are combined into the window's sum.
    pub aggregate: Option<Duration>,
    /// The time in which the sums of windows are copied and combined.
    pub combine: Option<Duration>,
}

impl StageTimings {
    /// The time of a stage.
    #[doc(hidden)]
    pub fn get(&self, stage: Stage) -> Option<Duration> {
        let mut timings = *self;
        *timings.of(stage)
    }

    /// The sum of the times of all stages.
    pub fn total(&self) -> Duration {
        Stage::ALL.into_iter().filter_map(|stage| self.get(stage)).sum()
    }

    pub(crate) fn add(&mut self, stage: Stage, time: Duration) {
        *self.of(stage).get_or_insert_default() += time;
    }

    fn of(&mut self, stage: Stage) -> &mut Option<Duration> {
        match stage {
            Stage::Upload => &mut self.upload,
            Stage::Convert => &mut self.convert,
            Stage::Recode => &mut self.recode,
            Stage::Sort => &mut self.sort,
            Stage::Accumulate => &mut self.accumulate,
            Stage::Aggregate => &mut self.aggregate,
            Stage::Combine => &mut self.combine,
        }
    }
}

/// A stopwatch for the stages that run on the CPU. The stopwatch opens a tracing span for each stage, unless the
/// stopwatch is made by [`without_spans`](Self::without_spans). If the caller wants times, the stopwatch also measures
/// each stage. The stopwatch allocates no heap memory.
#[derive(Debug)]
pub(crate) struct Stopwatch {
    /// The times of the stages that have ended. `None` if times are not measured.
    timings: Option<StageTimings>,
    /// The current stage, and the time at which the stage began.
    current: Option<(Stage, Instant)>,
    has_spans: bool,
    span: Option<trace::Span>,
}

impl Stopwatch {
    /// A stopwatch on which no stage has begun yet. The stopwatch measures times if `wanted` is true.
    pub(crate) fn new(wanted: bool) -> Self {
        Self { timings: wanted.then(StageTimings::default), current: None, has_spans: true, span: None }
    }

    /// A stopwatch that opens no spans. The crate `tracing` nests spans only within one thread. So spans that other
    /// threads open would not be nested in the span of the computation.
    pub(crate) fn without_spans(wanted: bool) -> Self {
        Self { has_spans: false, ..Self::new(wanted) }
    }

    /// True if the stopwatch opens a span for each stage.
    pub(crate) fn has_spans(&self) -> bool {
        self.has_spans
    }

    /// Ends the current stage, and begins the given stage.
    pub(crate) fn begin(&mut self, stage: Stage) {
        self.end();
        self.current = self.timings.is_some().then(|| (stage, Instant::now()));
        self.span = self.has_spans.then(|| trace::stage(stage));
        recording::begin(stage);
    }

    fn end(&mut self) {
        self.span = None;
        if let (Some((stage, began)), Some(timings)) = (self.current.take(), &mut self.timings) {
            timings.add(stage, began.elapsed());
        }
    }

    /// Ends the current stage, and returns the times of all stages.
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
        let [recode, combine] = [3, 4].map(|time| Some(Duration::from_millis(time)));
        assert_eq!(timings, StageTimings { recode, combine, ..StageTimings::default() });
        assert_eq!(timings.total(), Duration::from_millis(7));
    }

    #[test]
    fn every_stage_has_a_place_of_its_own() {
        let mut timings = StageTimings::default();
        for stage in Stage::ALL {
            assert_eq!(timings.get(stage), None, "{stage}");
            timings.add(stage, Duration::from_millis(1));
        }
        assert_eq!(timings.total(), Duration::from_millis(7));
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
