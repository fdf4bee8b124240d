//! The times at which steps end, if copies run beside computations.
//!
//! ```text
//! copies        s₀ b₀     s₁ b₁        s₂ b₂
//! computations     d₀ a₀        d₁ a₁        d₂ a₂ e
//! ```
//!
//! The scalars s of a step are copied, then its bases b. As soon as the scalars are there, their digits d are computed and sorted.
//! As soon as the bases are there too, they are added: a. Sums of windows e follow the last step or each one. An input
//! buffer is overwritten when the step that read it has added its bases.

use super::time::Prediction;
use crate::types::Stage;

/// The seconds of the copies to the device in a step.
pub(crate) struct Copies {
    pub(crate) scalars: f64,
    pub(crate) bases: f64,
}

/// The seconds of a step's parts.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    /// The copy of the scalars.
    pub(crate) scalars: f64,
    /// The copy of the bases.
    pub(crate) bases: f64,
    /// Recode and sort.
    pub(crate) digits: f64,
    /// Convert and accumulate.
    pub(crate) sums: f64,
}

impl Step {
    /// The copies and computations of a step.
    pub(crate) fn new(&Copies { scalars, bases }: &Copies, computed: &Prediction) -> Self {
        let digits = computed.seconds(Stage::Recode) + computed.seconds(Stage::Sort);
        Self { scalars, bases, digits, sums: computed.total() - digits }
    }

    /// The time of the copies over the time of the computation.
    pub(crate) fn copied_to_computed(&self) -> f64 {
        (self.scalars + self.bases) / (self.digits + self.sums)
    }
}

/// The end of the last steps, in seconds from the beginning.
#[derive(Clone, Copy)]
pub(crate) struct Timeline {
    /// True if copies have their own stream.
    overlaps: bool,
    /// The end of the last copy.
    copied: f64,
    /// The end of the last computation.
    computed: f64,
    /// The time from which on each input buffer may be overwritten. The first is the buffer of the next step.
    free: [f64; 2],
    inputs: u32,
}

impl Timeline {
    pub(crate) fn new(overlaps: bool, inputs: u32) -> Self {
        Self { overlaps, copied: 0.0, computed: 0.0, free: [0.0; 2], inputs }
    }

    /// The end of all steps until now.
    pub(crate) fn seconds(&self) -> f64 {
        self.computed
    }

    /// Adds a step, and sums of windows after it.
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

    /// Adds a computation.
    pub(crate) fn compute(&mut self, seconds: f64) {
        self.computed += seconds;
    }

    /// Adds several equal steps. From the third step on, each step counts as long as the step before it. That is too
    /// short while copies still lag behind.
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

/// The number of steps after which each further step counts as long as the step before it.
const SETTLED: usize = 3;

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Step = Step { scalars: 1.0, bases: 3.0, digits: 2.0, sums: 7.0 };

    /// The end of several equal steps, and of sums of windows that take 5 after the last one.
    fn end(overlaps: bool, inputs: u32, step: &Step, steps: usize) -> f64 {
        let mut timeline = Timeline::new(overlaps, inputs);
        timeline.repeat(steps, |timeline| timeline.step(step, 0.0));
        timeline.compute(5.0);
        timeline.seconds()
    }

    #[test]
    fn copies_run_beside_computations() {
        // One after the other.
        assert_eq!(end(false, 1, &STEP, 1), 13.0 + 5.0);
        assert_eq!(end(false, 2, &STEP, 3), 3.0 * 13.0 + 5.0);
        // Digits beside the bases.
        assert_eq!(end(true, 1, &STEP, 1), 1.0 + 3.0 + 7.0 + 5.0);
        let few = Step { bases: 0.5, ..STEP };
        assert_eq!(end(true, 1, &few, 1), 1.0 + 2.0 + 7.0 + 5.0);
        // With one input, each copy waits for the sums before it. With two inputs, only the first copy takes longer.
        assert_eq!(end(true, 1, &STEP, 3), 3.0 * 11.0 + 5.0);
        assert_eq!(end(true, 2, &STEP, 3), 4.0 + 7.0 + 2.0 * 9.0 + 5.0);
        // Copies that take longer than the computation.
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
