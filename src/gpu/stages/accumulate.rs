//! Accumulate: `cuda/stages/accumulate_*.cuh`.

use super::super::device::{Argument, Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::sort::SortedDigits;
use super::{BLOCK, PointArithmetic, Shape, digits, words};
use crate::kernels::Module;
use crate::plan::layers::{Gathering, QUADS_BLOCK};

/// The operands of an accumulation. The digits name points below the number of bases.
pub(crate) struct AccumulateStage<'a, S: Stream> {
    pub(crate) stream: &'a S,
    pub(crate) arithmetic: PointArithmetic,
    pub(crate) shape: Shape,
    /// Threads that share the digits of a window.
    pub(crate) threads: u32,
    /// The bases: `shape.points` points for each prepared power of two.
    pub(crate) bases: &'a S::Buffer,
    pub(crate) sorted: SortedDigits<'a, S::Buffer>,
}

/// W·M sums of buckets, and W·threads partial sums.
pub(crate) struct BucketSums<'a, B> {
    pub(crate) buckets: &'a mut B,
    pub(crate) partial_sums: &'a mut B,
}

/// All sums become the identity.
pub(crate) fn clear<S: Stream>(
    stream: &S,
    arithmetic: PointArithmetic,
    sums: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let count = (sums.bytes() / arithmetic.point_bytes) as u32;
    // SAFETY: the kernel stays inside its slice.
    unsafe {
        let grid = Grid::covering(count, 1, BLOCK);
        stream.launch(arithmetic.module, "clear_points", grid, &[arithmetic.points(sums)])
    }
}

impl<S: Stream> AccumulateStage<'_, S> {
    /// The sums of digits without exponents. [`gather`](Self::gather) adds the partial sums. If `carries`, the sum of a bucket
    /// begins with what it was.
    pub(crate) fn load_balanced(&self, sums: &mut BucketSums<'_, S::Buffer>, carries: bool) -> Result<(), DeviceError> {
        let Shape { n, buckets, .. } = self.shape;
        let sizes = [n, buckets, self.threads, carries.into()].map(U32);
        let arguments = [&self.inputs()[..], &self.outputs(sums), &sizes].concat();
        // SAFETY: the digits name bases; there are W·M sums and W·threads partial sums.
        unsafe { self.launch(self.arithmetic.module, "accumulate_load_balanced", &arguments) }
    }

    /// The same of digits with exponents. Exponents 0 to `prepared` have bases.
    pub(crate) fn odd_float(
        &self,
        prepared: u32,
        sums: &mut BucketSums<'_, S::Buffer>,
        carries: bool,
    ) -> Result<(), DeviceError> {
        let Shape { n, buckets, exponent_bits, points, .. } = self.shape;
        let sizes = [n, buckets, self.threads, exponent_bits, points, prepared, carries.into()].map(U32);
        let arguments = [&self.inputs()[..], &self.outputs(sums), &sizes].concat();
        // SAFETY: as in `load_balanced`; each exponent up to `prepared` has its points.
        unsafe { self.launch(self.arithmetic.module, "accumulate_odd_float", &arguments) }
    }

    /// Adds the partial sums to the sums of their buckets.
    pub(crate) fn gather(&self, sums: &mut BucketSums<'_, S::Buffer>) -> Result<(), DeviceError> {
        let Shape { n, windows, buckets, exponent_bits, .. } = self.shape;
        let [_, digits, bounds] = self.inputs();
        let [sums, partial_sums] = self.outputs(sums);
        for launch in Gathering::launches(self.threads.into()) {
            let sizes = [n, buckets, self.threads, exponent_bits, launch.first_round, launch.rounds, windows].map(U32);
            let arguments = [&[digits, bounds, sums, partial_sums], &sizes[..]].concat();
            let blocks = windows * launch.blocks(self.threads.into()) as u32;
            let grid = Grid { blocks: (blocks, 1), threads: QUADS_BLOCK };
            // SAFETY: there are W·M sums and W·threads partial sums.
            unsafe { self.stream.launch(self.arithmetic.module, "gather_partial_sums", grid, &arguments)? };
        }
        Ok(())
    }

    /// The accumulation in constant time (lb-msm 5). Stores one sum for each bucket. L = threads + M is a power of two.
    pub(crate) fn constant_time(
        &self,
        partial_sums: &mut S::Buffer,
        sum_buckets: &mut S::Buffer,
        sums: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let &Self { stream, arithmetic, shape, threads, .. } = self;
        let Shape { n, windows, buckets, exponent_bits, points } = shape;
        let module = arithmetic.module;
        let length = threads + buckets;
        let [bases, digits, bounds] = self.inputs();
        clear(stream, arithmetic, partial_sums)?;
        clear(stream, arithmetic, sums)?;
        let (partial_sums, sums) = (arithmetic.points(partial_sums), arithmetic.points(sums));
        let sum_buckets = words(sum_buckets);
        let all = Grid::covering(windows * length, 1, BLOCK);
        // SAFETY: the digits name bases, and each exponent has its points. There are W·L partial sums, W·L words, and
        // W·(M + ⌈L/4⌉) sums.
        unsafe {
            stream.launch(module, "clear_sum_buckets", all, &[sum_buckets])?;
            let sizes = [n, buckets, threads, exponent_bits, points].map(U32);
            let arguments = [&[bases, digits, bounds, partial_sums, sum_buckets], &sizes[..]].concat();
            self.launch(module, "accumulate_constant_time", &arguments)?;
            for round in 0..length.ilog2() - 1 {
                let sizes = [length, buckets, round, windows].map(U32);
                let arguments = [&[partial_sums, sum_buckets, sums], &sizes[..]].concat();
                let grid = Grid::covering(windows * (length >> (round + 2)), 1, BLOCK);
                stream.launch(module, "gather_constant_time", grid, &arguments)?;
            }
            let arguments = [partial_sums, sum_buckets, sums, U32(length), U32(buckets), U32(windows)];
            stream.launch(module, "gather_last_constant_time", Grid::covering(windows, 1, BLOCK), &arguments)
        }
    }

    /// Bases, digits and bounds.
    pub(super) fn inputs(&self) -> [Argument; 3] {
        [self.arithmetic.bases(self.bases), digits(self.sorted.digits), self.sorted.bounds.argument()]
    }

    /// The sums of buckets, and the partial sums.
    pub(super) fn outputs(&self, sums: &mut BucketSums<'_, S::Buffer>) -> [Argument; 2] {
        [self.arithmetic.points(sums.buckets), self.arithmetic.points(sums.partial_sums)]
    }

    /// Launches a kernel with `threads` threads for each window.
    ///
    /// # Safety
    ///
    /// As [`Stream::launch`].
    pub(super) unsafe fn launch(
        &self,
        module: &'static Module,
        kernel: &'static str,
        arguments: &[Argument],
    ) -> Result<(), DeviceError> {
        let grid = Grid::covering(self.threads, self.shape.windows, BLOCK);
        // SAFETY: as promised by the caller.
        unsafe { self.stream.launch(module, kernel, grid, arguments) }
    }
}
