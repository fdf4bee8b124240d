//! The times that stages take on a device, measured by events of its stream.

use super::device::{DeviceError, Stream};
use crate::timings::{Stage, StageTimings};
use crate::trace;

/// Measures the stages, if this is wanted, and shows the host's part of them as spans. It records events in the order of the
/// stream. Only [`timings`](Self::timings) waits for them.
pub(super) struct StreamClock<'a, S: Stream> {
    stream: &'a S,
    wanted: bool,
    /// The beginning of each stage, where the one before it ends.
    begins: Vec<(Stage, S::Event)>,
    span: Option<trace::Span>,
}

impl<'a, S: Stream> StreamClock<'a, S> {
    /// No stage has begun yet.
    pub(super) fn new(stream: &'a S, wanted: bool) -> Self {
        Self { stream, wanted, begins: Vec::new(), span: None }
    }

    /// Ends the current stage after all queued work, and begins another.
    pub(super) fn begin(&mut self, stage: Stage) -> Result<(), DeviceError> {
        if self.wanted {
            self.begins.push((stage, self.stream.event()?));
        }
        self.span = None;
        self.span = Some(trace::stage(stage));
        Ok(())
    }

    /// Ends the last stage, waits for all of them to end, and returns their times.
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
