//! Accumulate: `cuda/stages/accumulate_*.cuh` and `cuda/stages/pippenger_per_thread.cuh`.

use super::super::device::{Argument, Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES, PointArithmetic, Shape, WORD_BYTES};
use crate::kernels::Module;

/// The sorted digits of all windows, and where their buckets begin.
pub(crate) struct Grouped<'a, B> {
    pub(crate) digits: &'a B,
    pub(crate) bounds: &'a B,
}

impl<B: Buffer> Grouped<'_, B> {
    pub(super) fn slices(&self) -> [Argument; 2] {
        [self.digits.slice(DIGIT_BYTES), self.bounds.slice(WORD_BYTES)]
    }
}

/// The load-balanced accumulation: leaves the sum of each bucket in the part of the first thread that met it.
pub(crate) struct LoadBalanced {
    pub(crate) shape: Shape,
    /// Threads that share a window's digits.
    pub(crate) threads: u32,
}

impl LoadBalanced {
    /// Parts of digits without exponents.
    pub(crate) fn parts<S: Stream>(
        &self,
        stream: &S,
        law: PointArithmetic,
        bases: &S::Buffer,
        grouped: &Grouped<'_, S::Buffer>,
        parts: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let arguments = [
            &[bases.slice(law.base_bytes)],
            &grouped.slices()[..],
            &[parts.slice(law.point_bytes), U32(self.shape.n), U32(self.shape.buckets), U32(self.threads)],
        ];
        // SAFETY: the parameters are those of the kernel. The digits' points are below the number of points; parts are
        // W·(threads + M − 1).
        unsafe { stream.launch(law.accumulate, "accumulate_load_balanced", self.grid(), &arguments.concat()) }
    }

    /// Parts of digits that have exponents, of which 0 to `prepared` have bases.
    #[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
    pub(crate) fn odd_float_parts<S: Stream>(
        &self,
        stream: &S,
        module: &'static Module,
        law: PointArithmetic,
        prepared: u32,
        bases: &S::Buffer,
        grouped: &Grouped<'_, S::Buffer>,
        parts: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let Shape { n, buckets, exponent_bits, points, .. } = self.shape;
        let sizes = [U32(n), U32(buckets), U32(self.threads), U32(exponent_bits), U32(points), U32(prepared)];
        let arguments =
            [&[bases.slice(law.base_bytes)], &grouped.slices()[..], &[parts.slice(law.point_bytes)], &sizes[..]];
        // SAFETY: as in `parts`, with the points for each exponent up to `prepared`.
        unsafe { stream.launch(module, "accumulate_odd_float", self.grid(), &arguments.concat()) }
    }

    /// Adds up what several threads hold of one bucket.
    pub(crate) fn gather<S: Stream>(
        &self,
        stream: &S,
        law: PointArithmetic,
        grouped: &Grouped<'_, S::Buffer>,
        parts: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let Shape { n, buckets, exponent_bits, .. } = self.shape;
        let [digits, bounds] = grouped.slices();
        let sizes = [U32(n), U32(buckets), U32(self.threads), U32(exponent_bits)];
        for round in 0..self.threads.next_power_of_two().ilog2() {
            let arguments = [&[digits, bounds, parts.slice(law.point_bytes)], &sizes[..], &[U32(round)]].concat();
            // SAFETY: the parameters are those of the kernel, which stays within the parts.
            unsafe { stream.launch(law.accumulate, "gather_round", self.grid(), &arguments)? };
        }
        Ok(())
    }

    pub(super) fn grid(&self) -> Grid {
        Grid::covering(self.threads, self.shape.windows, BLOCK)
    }
}

/// As [`LoadBalanced::odd_float_parts`] with all exponents prepared, two points at a time.
pub(crate) fn homogeneous_parts<S: Stream>(
    stream: &S,
    module: &'static Module,
    law: PointArithmetic,
    balanced: &LoadBalanced,
    bases: &S::Buffer,
    grouped: &Grouped<'_, S::Buffer>,
    parts: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, buckets, exponent_bits, points, .. } = balanced.shape;
    let sizes = [U32(n), U32(buckets), U32(balanced.threads), U32(exponent_bits), U32(points)];
    let arguments =
        [&[bases.slice(law.base_bytes)], &grouped.slices()[..], &[parts.slice(law.point_bytes)], &sizes[..]];
    // SAFETY: as in `LoadBalanced::parts`, with the points for each exponent.
    unsafe { stream.launch(module, "accumulate_homogeneous", balanced.grid(), &arguments.concat()) }
}

/// The accumulation in constant time (lb-msm 5): leaves dense buckets. Parts and buckets of a window are a power of two.
pub(crate) struct ConstantTime<'a, B> {
    pub(crate) shape: Shape,
    /// Threads that share a window's digits.
    pub(crate) threads: u32,
    /// The bases: the points, for each exponent.
    pub(crate) bases: &'a B,
}

impl<B: Buffer> ConstantTime<'_, B> {
    pub(crate) fn run<S: Stream<Buffer = B>>(
        &self,
        stream: &S,
        law: PointArithmetic,
        grouped: &Grouped<'_, B>,
        parts: &mut B,
        part_buckets: &mut B,
        buckets: &mut B,
    ) -> Result<(), DeviceError> {
        let &Self { shape: Shape { n, windows, buckets: count, exponent_bits, points: named }, threads, bases } = self;
        let module = law.accumulate;
        let (length, points) = (threads + count, |buffer: &B| buffer.slice(law.point_bytes));
        let (parts, part_buckets, buckets) = (points(parts), part_buckets.slice(WORD_BYTES), points(buckets));
        let all = windows * length;
        let outlets = windows * (count + length.div_ceil(4));
        let grid = |threads, rows| Grid::covering(threads, rows, BLOCK);
        // SAFETY: the parameters are those of the kernels. Parts, and their buckets, are W·(threads + M), and buckets
        // W·(M + ⌈(threads + M)/4⌉).
        unsafe {
            stream.launch(module, "clear_points", grid(all, 1), &[parts])?;
            stream.launch(module, "clear_part_buckets", grid(all, 1), &[part_buckets])?;
            stream.launch(module, "clear_points", grid(outlets, 1), &[buckets])?;
            let arguments = [
                &[bases.slice(law.base_bytes)],
                &grouped.slices()[..],
                &[parts, part_buckets, U32(n), U32(count), U32(threads), U32(exponent_bits), U32(named)],
            ];
            stream.launch(module, "accumulate_constant_time", grid(threads, windows), &arguments.concat())?;
            for round in 0..length.ilog2() - 1 {
                let arguments = [parts, part_buckets, buckets, U32(length), U32(count), U32(round)];
                stream.launch(module, "gather_constant_time", grid(length >> (round + 2), windows), &arguments)?;
            }
            let arguments = [parts, part_buckets, buckets, U32(length), U32(count), U32(windows)];
            stream.launch(module, "gather_last_constant_time", grid(windows, 1), &arguments)
        }
    }
}
