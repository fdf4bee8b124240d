//! The plan of the CPU engine.

use std::fmt;

use super::{tuning, window_origin};
use crate::recode::{MAX_WINDOW, MIN_WINDOW, SignedWindows};

/// Windows and slices of one MSM on the CPU.
#[derive(Clone, Debug)]
pub struct CpuPlan {
    /// The digits of a scalar.
    pub windows: SignedWindows,
    /// Slices of the points that each window is cut into, each with buckets of its own.
    pub slices: u32,
    /// Threads of the rayon pool.
    pub threads: u32,
    /// Predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    fixed_window: bool,
}

impl CpuPlan {
    /// The cheapest plan for `n` points and scalars up to `maximum`, at the given window or at any.
    pub fn new(n: usize, maximum: &[u64], threads: usize, window_bits: Option<u32>) -> Self {
        let candidates = match window_bits {
            Some(fixed) => fixed..=fixed,
            // 2^20 buckets are 200 MB a task; no n that fits in memory gains from more.
            None => MIN_WINDOW..=MAX_WINDOW.min(20),
        };
        candidates
            .map(|c| Self::at_window(n, SignedWindows::for_maximum(c, maximum), threads as u32, window_bits.is_some()))
            .min_by(|a, b| a.multiplications.total_cmp(&b.multiplications))
            .expect("there is at least one window to choose")
    }

    /// ```text
    /// T = ⌈tasks / threads⌉ · (n/slices·A + 2·buckets·B) + W·c·D
    ///     │                    │              │             └ Horner, on one thread
    ///     │                    │              └ running sum: two additions a bucket
    ///     │                    └ one mixed addition a point
    ///     └ tasks = W·slices, all alike
    /// ```
    fn at_window(n: usize, windows: SignedWindows, threads: u32, fixed_window: bool) -> Self {
        let least_tasks = if threads == 1 { 1 } else { threads * tuning::CPU_TASKS_PER_THREAD };
        let slices = least_tasks.div_ceil(windows.count()).min(n.clamp(1, u32::MAX as usize) as u32);
        let tasks = windows.count() * slices;
        let per_task = n as f64 / f64::from(slices) * tuning::MIXED_ADDITION
            + 2.0 * f64::from(windows.buckets()) * tuning::ADDITION;
        let horner = f64::from(windows.count() * windows.window_bits()) * tuning::DOUBLING;
        let multiplications = f64::from(tasks.div_ceil(threads)) * per_task + horner;
        Self { windows, slices, threads, multiplications, fixed_window }
    }
}

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count) = (self.windows.window_bits(), self.windows.count());
        writeln!(f, "  recode      {count} signed windows of {c} bits ({})", window_origin(self.fixed_window))?;
        writeln!(f, "  accumulate  {} XYZZ buckets a task, {} tasks", self.windows.buckets(), count * self.slices)?;
        writeln!(f, "  threads     {}", self.threads)?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}
