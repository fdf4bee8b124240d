//! The times of the stages on a device, measured by events in the stream of the computation.

use super::device::{DeviceError, Stream};
use crate::timings::{Stage, StageTimings};
use crate::trace;

/// Measures the times of the stages, if the caller wants these times. For each stage, the clock also opens a tracing
/// span, which covers the host's part of the stage. The clock records events in the order of the stream. Only
/// [`timings`](Self::timings) waits for the events.
pub(super) struct StreamClock<'a, S: Stream> {
    stream: &'a S,
    wanted: bool,
    /// The event at the beginning of each stage. The previous stage ends at this event.
    begins: Vec<(Stage, S::Event)>,
    span: Option<trace::Span>,
}

impl<'a, S: Stream> StreamClock<'a, S> {
    /// A clock for which no stage has begun yet.
    pub(super) fn new(stream: &'a S, wanted: bool) -> Self {
        Self { stream, wanted, begins: Vec::new(), span: None }
    }

    /// Ends the current stage after all queued operations, and begins another stage.
    pub(super) fn begin(&mut self, stage: Stage) -> Result<(), DeviceError> {
        if self.wanted {
            self.begins.push((stage, self.stream.event()?));
        }
        self.span = None;
        self.span = Some(trace::stage(stage));
        Ok(())
    }

    /// Ends the last stage, waits until the device has finished all stages, and returns the times of the stages.
    pub(super) fn timings(mut self) -> Result<Option<StageTimings>, DeviceError> {
        self.span = None;
        if !self.wanted {
            return Ok(None);
        }
        let end = self.stream.event()?;
        let ends = self.begins.iter().skip(1).map(|(_, begin)| begin).chain([&end]);
        let mut timings = StageTimings::default();
        for ((stage, begin), end) in self.begins.iter().zip(ends) {
            timings.add(*stage, self.stream.elapsed(begin, end)?);
        }
        Ok(Some(timings))
    }
}
