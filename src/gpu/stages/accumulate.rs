//! Accumulate: `cuda/stages/accumulate_load_balanced.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES, WORD_BYTES};

/// The sizes of an accumulation.
#[derive(Clone, Copy)]
pub(crate) struct LoadBalanced {
    /// Digits of a window.
    pub(crate) n: u32,
    /// Windows.
    pub(crate) windows: u32,
    /// Buckets of a window.
    pub(crate) buckets: u32,
    /// Threads that share a window's digits.
    pub(crate) threads: u32,
    /// Bytes of an affine point.
    pub(crate) affine_bytes: u64,
}

impl LoadBalanced {
    /// Leaves the sum of each bucket in the part of the first thread that met it.
    pub(crate) fn run<S: Stream>(
        &self,
        stream: &S,
        module: &'static Module,
        bases: &S::Buffer,
        sorted: &S::Buffer,
        bounds: &S::Buffer,
        parts: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let grid = Grid::covering(self.threads, self.windows, BLOCK);
        let (sorted, bounds) = (sorted.slice(DIGIT_BYTES), bounds.slice(WORD_BYTES));
        let parts = parts.slice(2 * self.affine_bytes);
        let sizes = [U32(self.n), U32(self.buckets), U32(self.threads)];
        // SAFETY: the parameters are those of the two kernels. The digits' points are below n, the number of bases;
        // parts are W·(threads + M − 1).
        unsafe {
            let arguments = [&[bases.slice(self.affine_bytes), sorted, bounds, parts], &sizes[..]].concat();
            stream.launch(module, "accumulate_load_balanced", grid, &arguments)?;
            for round in 0..self.threads.next_power_of_two().ilog2() {
                let arguments = [&[sorted, bounds, parts], &sizes[..], &[U32(round)]].concat();
                stream.launch(module, "gather_round", grid, &arguments)?;
            }
        }
        Ok(())
    }
}
