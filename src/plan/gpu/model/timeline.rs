//! The times at which steps end, if copies run during computations.
//!
//! ```text
//! copies        s₀ b₀     s₁ b₁        s₂ b₂
//! computations     d₀ a₀        d₁ a₁        d₂ a₂ e
//! ```
//!
//! In each step, the scalars are copied first (s), then the bases (b). When the scalars have arrived on the device,
//! their digits are computed and sorted (d). When the bases have arrived and the digits are sorted, the bases are added
//! (a). The sums of rows (e) are computed after the last step or, in some plans, after each step. An input buffer
//! becomes free when its bases have been added.

use super::time::Prediction;
use crate::types::Stage;

/// The seconds of the copies to the device in one step.
pub(crate) struct Copies {
    pub(crate) scalars: f64,
    pub(crate) bases: f64,
}

/// The time of each part of a step, in seconds.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The copy of the scalars.
    pub(crate) scalars: f64,
    /// The copy of the bases.
    pub(crate) bases: f64,
    /// The recoding and the sort.
    pub(crate) digits: f64,
    /// The conversion and the accumulation.
    pub(crate) sums: f64,
}

impl Step {
    /// Returns the times of a step with the given copies and computations.
    pub(crate) fn new(&Copies { scalars, bases }: &Copies, computed: &Prediction) -> Self {
        let digits = computed.seconds(Stage::Recode) + computed.seconds(Stage::Sort);
        Self { scalars, bases, digits, sums: computed.total() - digits }
    }

    /// The ratio of the time of the copies to the time of the computation.
    pub(crate) fn copied_to_computed(&self) -> f64 {
        (self.scalars + self.bases) / (self.digits + self.sums)
    }
}

/// The state after the steps that have been added. All times are in seconds from the beginning of the first step.
#[derive(Clone, Copy)]
pub(crate) struct Timeline {
    /// True if copies have their own stream.
    overlaps: bool,
    /// The end of the last copy.
    copied: f64,
    /// The end of the last computation.
    computed: f64,
    /// The times at which the two input buffers become free. The next step uses the buffer of `free[0]`.
    free: [f64; 2],
    inputs: u32,
}

impl Timeline {
    pub(crate) fn new(overlaps: bool, inputs: u32) -> Self {
        Self { overlaps, copied: 0.0, computed: 0.0, free: [0.0; 2], inputs }
    }

    /// The end of the last computation that has been added.
    pub(crate) fn seconds(&self) -> f64 {
        self.computed
    }

    /// Adds a step, and then the computation of the sums of rows, which takes `ending` seconds.
    pub(crate) fn step(&mut self, step: &Step, ending: f64) {
        let &Step { scalars, bases, digits, sums } = step;
        if !self.overlaps {
            self.computed += scalars + bases + digits + sums + ending;
            return;
        }
        let scalars = self.copied.max(self.free[0]) + scalars;
        let digits = self.computed.max(scalars) + digits;
        self.copied = scalars + bases;
        let added = self.copied.max(digits) + sums;
        self.computed = added + ending;
        self.free = if self.inputs > 1 { [self.free[1], added] } else { [added; 2] };
    }

    /// Adds a computation that takes `seconds` seconds and begins at the end of the last computation.
    pub(crate) fn compute(&mut self, seconds: f64) {
        self.computed += seconds;
    }

    /// Adds `times` equal steps. From the fourth step on, the function assumes that each step takes as long as the
    /// third step. If copies begin to delay computations only after the third step, the estimated time is too short.
    pub(crate) fn repeat(&mut self, times: usize, mut once: impl FnMut(&mut Self)) {
        let mut last = 0.0;
        for _ in 0..times.min(SETTLED) {
            last = self.computed;
            once(self);
        }
        let later = times.saturating_sub(SETTLED) as f64 * (self.computed - last);
        [&mut self.copied, &mut self.computed].into_iter().chain(&mut self.free).for_each(|time| *time += later);
    }
}

/// The number of steps that are simulated. Each later step gets the time of the last simulated step.
const SETTLED: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Step = Step { scalars: 1.0, bases: 3.0, digits: 2.0, sums: 7.0 };

    /// The end of a timeline of `steps` equal steps. After the last step, the sums of rows are computed, which takes
    /// 5 seconds.
    fn end(overlaps: bool, inputs: u32, step: &Step, steps: usize) -> f64 {
        let mut timeline = Timeline::new(overlaps, inputs);
        timeline.repeat(steps, |timeline| timeline.step(step, 0.0));
        timeline.compute(5.0);
        timeline.seconds()
    }

    #[test]
    fn copies_run_beside_computations() {
        // Without overlap, copies and computations run one after the other.
        assert_eq!(end(false, 1, &STEP, 1), 13.0 + 5.0);
        assert_eq!(end(false, 2, &STEP, 3), 3.0 * 13.0 + 5.0);
        // The digits are computed while the bases are copied.
        assert_eq!(end(true, 1, &STEP, 1), 1.0 + 3.0 + 7.0 + 5.0);
        let few = Step { bases: 0.5, ..STEP };
        assert_eq!(end(true, 1, &few, 1), 1.0 + 2.0 + 7.0 + 5.0);
        // With one input buffer, each copy waits until the sums of the previous step have been computed. With two input
        // buffers, only the first copy delays the computation.
        assert_eq!(end(true, 1, &STEP, 3), 3.0 * 11.0 + 5.0);
        assert_eq!(end(true, 2, &STEP, 3), 4.0 + 7.0 + 2.0 * 9.0 + 5.0);
        // The copies take longer than the computation.
        let slow = Step { bases: 30.0, ..STEP };
        assert_eq!(end(true, 2, &slow, 3), 3.0 * 31.0 + 7.0 + 5.0);
    }

    #[test]
    fn many_steps_take_as_long_as_each_of_them() {
        for (overlaps, inputs) in [(false, 1), (true, 1), (true, 2)] {
            for bases in [0.0, 3.0, 8.0, 8.5, 30.0] {
                for ending in [0.0, 4.0] {
                    let (step, empty) = (Step { bases, ..STEP }, Timeline::new(overlaps, inputs));
                    let (mut each, mut repeated) = (empty, empty);
                    (0..50).for_each(|_| each.step(&step, ending));
                    repeated.repeat(50, |timeline| timeline.step(&step, ending));
                    assert!((each.seconds() - repeated.seconds()).abs() < 1e-9, "{overlaps} {inputs} {bases} {ending}");
                }
            }
        }
    }
}
