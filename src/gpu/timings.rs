//! The times that stages take on a device, measured by events of its stream.

use super::device::{DeviceError, Stream};
use crate::timings::{Stage, StageTimings};

/// Measures the stages, if this is wanted. It records events in the order of the stream. Only
/// [`timings`](Self::timings) waits for them.
pub(super) struct StreamClock<'a, S: Stream> {
    stream: &'a S,
    /// The beginning of the first stage. `None` if nothing is measured.
    start: Option<S::Event>,
    /// The end of each stage, where the next one begins.
    ends: Vec<(Stage, S::Event)>,
}

impl<'a, S: Stream> StreamClock<'a, S> {
    /// Begins the first stage, after all queued work.
    pub(super) fn started(stream: &'a S, wanted: bool) -> Result<Self, DeviceError> {
        let start = wanted.then(|| stream.event()).transpose()?;
        Ok(Self { stream, start, ends: Vec::new() })
    }

    /// Ends a stage after all queued work, and begins the next.
    pub(super) fn end(&mut self, stage: Stage) -> Result<(), DeviceError> {
        if self.start.is_some() {
            self.ends.push((stage, self.stream.event()?));
        }
        Ok(())
    }

    /// Waits for the stages to end, and returns their times.
    pub(super) fn timings(&self) -> Result<Option<StageTimings>, DeviceError> {
        let Some(mut begin) = self.start.as_ref() else { return Ok(None) };
        let mut timings = StageTimings::default();
        for (stage, end) in &self.ends {
            timings.add(*stage, self.stream.elapsed(begin, end)?);
            begin = end;
        }
        Ok(Some(timings))
    }
}
