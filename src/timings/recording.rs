//! Records the tasks of a computation. One thread runs the tasks one after another, and measures the time of each task
//! separately. The time of the computation on any number of threads can be computed from the times of the tasks. The
//! recording also has the time of each kind of work, and the number of additions.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use super::clock::Instant;
use crate::types::Stage;

/// A part of a computation. The parts of a computation run one after another. The tasks of a part may run at the same
/// time.
#[derive(Clone, Debug)]
pub struct RecordedPart {
    /// The stage of the computation. `None` before the first stage.
    pub stage: Option<Stage>,
    /// The time of each task. A part that runs on one thread has a single task.
    pub tasks: Vec<Duration>,
}

impl RecordedPart {
    /// The time of all tasks on one thread.
    pub fn work(&self) -> Duration {
        self.tasks.iter().sum()
    }

    /// The time of the part on `threads` threads. Each thread takes the next task as soon as the thread has finished a
    /// task.
    pub fn time(&self, threads: usize) -> Duration {
        let mut busy = vec![Duration::ZERO; threads.min(self.tasks.len())];
        for &task in &self.tasks {
            if let Some(first) = busy.iter_mut().min() {
                *first += task;
            }
        }
        busy.into_iter().max().unwrap_or_default()
    }
}

/// A kind of work on sums of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Phase {
    /// All work outside of the other phases.
    Other,
    /// The points of each bucket are put into lists of pairs.
    Pairing,
    /// The sums of buckets are put into the grids of the aggregation, and into lists of pairs.
    Grids,
    /// Pairs of points are added in batches. The two points of a pair may lie far apart in memory.
    ScatteredAdditions,
    /// Pairs of points are added in batches. The two points of a pair are neighbours in memory.
    OrderedAdditions,
    /// The product of the denominators of a batch is inverted.
    Inversions,
}

/// The time of each phase, and the number of additions.
#[derive(Clone, Debug)]
pub struct RecordedPhases {
    /// The number of additions in batches.
    pub additions: usize,
    /// The number of batches.
    pub batches: usize,
    times: BTreeMap<Phase, Duration>,
    current: Phase,
    /// The time at which the current phase began.
    since: Instant,
}

impl RecordedPhases {
    fn new() -> Self {
        Self { additions: 0, batches: 0, times: BTreeMap::new(), current: Phase::Other, since: Instant::now() }
    }

    /// The time of a phase.
    pub fn time(&self, phase: Phase) -> Duration {
        self.times.get(&phase).copied().unwrap_or_default()
    }

    /// Ends the current phase and begins the given phase. Returns the phase that has ended.
    fn enter(&mut self, phase: Phase) -> Phase {
        *self.times.entry(self.current).or_default() += self.since.elapsed();
        self.since = Instant::now();
        std::mem::replace(&mut self.current, phase)
    }
}

/// The tasks and the phases of a computation.
#[derive(Clone, Debug)]
pub struct Recorded {
    /// The parts, in the order in which they run.
    pub parts: Vec<RecordedPart>,
    /// The phases of all parts.
    pub phases: RecordedPhases,
}

struct Recording {
    parts: Vec<RecordedPart>,
    stage: Option<Stage>,
    /// The time at which the last recorded part ended.
    since: Instant,
}

impl Recording {
    /// Records a part with a single task. The time of the task is the time since the end of the last part.
    fn end_serial_part(&mut self) {
        self.parts.push(RecordedPart { stage: self.stage, tasks: vec![self.since.elapsed()] });
        self.since = Instant::now();
    }
}

thread_local! {
    static RECORDING: RefCell<Option<Recording>> = const { RefCell::new(None) };
    /// The phases are not stored in the recording, because a task has no access to the recording.
    static PHASES: RefCell<Option<RecordedPhases>> = const { RefCell::new(None) };
}

/// Runs a computation on this thread, and records its tasks. To record the tasks of a computation for n threads, call
/// this function in a rayon pool of n threads. In this pool, the plan of the computation has the tasks for n threads.
pub fn record<T>(compute: impl FnOnce() -> T) -> (T, Recorded) {
    RECORDING.set(Some(Recording { parts: Vec::new(), stage: None, since: Instant::now() }));
    PHASES.set(Some(RecordedPhases::new()));
    let result = compute();
    enter(Phase::Other);
    let phases = PHASES.take().unwrap_or_else(RecordedPhases::new);
    let parts = RECORDING.take().map(|mut recording| {
        recording.end_serial_part();
        recording.parts
    });
    (result, Recorded { parts: parts.unwrap_or_default(), phases })
}

/// If this thread records its tasks, begins a phase. Returns the phase that has ended.
pub(crate) fn enter(phase: Phase) -> Phase {
    PHASES.with_borrow_mut(|phases| phases.as_mut().map_or(Phase::Other, |phases| phases.enter(phase)))
}

/// If this thread records its tasks, counts a batch with `additions` additions.
pub(crate) fn count_batch(additions: usize) {
    PHASES.with_borrow_mut(|phases| {
        if let Some(phases) = phases {
            phases.batches += 1;
            phases.additions += additions;
        }
    });
}

/// If this thread records its tasks, begins the given stage.
pub(super) fn begin(stage: Stage) {
    RECORDING.with_borrow_mut(|recording| {
        if let Some(recording) = recording {
            recording.end_serial_part();
            recording.stage = Some(stage);
        }
    });
}

/// True if this thread records its tasks.
pub(crate) fn is_recording() -> bool {
    RECORDING.with_borrow(Option::is_some)
}

/// If this thread records its tasks, runs `task` for each index below `count`, and returns true. A recorded task may
/// start further tasks. The time of the further tasks is a part of the time of the recorded task.
pub(crate) fn runs_tasks(count: usize, task: &(dyn Fn(usize) + Sync)) -> bool {
    let Some(mut recording) = RECORDING.take() else { return false };
    recording.end_serial_part();
    let tasks = (0..count).map(|i| {
        let began = Instant::now();
        task(i);
        began.elapsed()
    });
    let tasks = tasks.collect();
    recording.parts.push(RecordedPart { stage: recording.stage, tasks });
    recording.since = Instant::now();
    RECORDING.set(Some(recording));
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_task_goes_to_the_first_idle_thread() {
        let tasks = [5, 1, 1, 1, 4].map(Duration::from_millis).to_vec();
        let part = RecordedPart { stage: None, tasks };
        let times = [1, 2, 3, 8].map(|threads| part.time(threads).as_millis());
        assert_eq!(times, [12, 7, 5, 5]);
        assert_eq!(part.work(), Duration::from_millis(12));
    }

    #[test]
    fn parts_are_recorded_in_order() {
        let (result, recorded) = record(|| {
            begin(Stage::Sort);
            assert!(runs_tasks(3, &|_| {}));
            7
        });
        assert_eq!(result, 7);
        let parts: Vec<_> = recorded.parts.iter().map(|part| (part.stage, part.tasks.len())).collect();
        assert_eq!(parts, [(None, 1), (Some(Stage::Sort), 1), (Some(Stage::Sort), 3), (Some(Stage::Sort), 1)]);
        assert!(!runs_tasks(1, &|_| {}), "after the computation, nothing is recorded");
    }
    #[test]
    fn a_task_records_its_phases() {
        let ((), Recorded { phases, .. }) = record(|| {
            assert_eq!(enter(Phase::Pairing), Phase::Other);
            assert!(runs_tasks(1, &|_| {
                let outer = enter(Phase::OrderedAdditions);
                count_batch(5);
                std::thread::sleep(Duration::from_millis(2));
                assert_eq!((outer, enter(outer)), (Phase::Pairing, Phase::OrderedAdditions));
            }));
        });
        assert_eq!((phases.batches, phases.additions), (1, 5));
        assert!(phases.time(Phase::OrderedAdditions) >= Duration::from_millis(2));
        assert_eq!(phases.time(Phase::ScatteredAdditions), Duration::ZERO);
        assert_eq!(enter(Phase::Pairing), Phase::Other, "after the computation, nothing is recorded");
        assert_eq!(enter(Phase::Other), Phase::Other);
    }
}
