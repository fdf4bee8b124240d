//! The time that stages take on a device, between events of its stream.

use super::device::{DeviceError, Stream};
use crate::timings::{Stage, StageTimings};

/// Takes the time of stages, if asked to; if not, it records nothing. Events are recorded in the order of the stream, and
/// nobody waits for one before [`timings`](Self::timings).
pub(super) struct StreamClock<'a, S: Stream> {
    stream: &'a S,
    /// Where the first stage begins; none if nothing is to be recorded.
    start: Option<S::Event>,
    /// Where each stage ends, and the next begins.
    ends: Vec<(Stage, S::Event)>,
}

impl<'a, S: Stream> StreamClock<'a, S> {
    /// Begins the first stage behind what is queued.
    pub(super) fn started(stream: &'a S, wanted: bool) -> Result<Self, DeviceError> {
        let start = wanted.then(|| stream.event()).transpose()?;
        Ok(Self { stream, start, ends: Vec::new() })
    }

    /// Ends a stage behind what is queued, and begins the next.
    pub(super) fn end(&mut self, stage: Stage) -> Result<(), DeviceError> {
        if self.start.is_some() {
            self.ends.push((stage, self.stream.event()?));
        }
        Ok(())
    }

    /// Waits for the stages to end, and says how long they took.
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
