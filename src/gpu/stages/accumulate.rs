//! Launches the accumulation kernels of `cuda/stages/accumulate_*.cuh`. W is the number of rows, and M is the number of
//! buckets of a row.

use super::super::call::{Call, Launcher};
use super::super::device::{Argument, Buffer, DeviceError, Stream};
use super::sort::SortedDigits;
use super::{PointArithmetic, Shape, digits, words};
use crate::kernels::registry::{self, Kernel};
use crate::plan::layers::Reduction;

/// The operands of an accumulation. The digits must name existing points.
pub(crate) struct AccumulateStage<'a, S: Stream> {
    pub(crate) launcher: Launcher<'a, S>,
    pub(crate) arithmetic: PointArithmetic,
    pub(crate) shape: Shape,
    /// The number of threads that share the digits of a row.
    pub(crate) threads: u32,
    /// The bases. For each prepared power of two, the buffer has `shape.points` points.
    pub(crate) bases: &'a S::Buffer,
    pub(crate) sorted: SortedDigits<'a, S::Buffer>,
}

/// The buffers for W·M sums of buckets and W·threads partial sums.
pub(crate) struct BucketSums<'a, B> {
    pub(crate) buckets: &'a mut B,
    pub(crate) partial_sums: &'a mut B,
}

/// Sets all sums to the identity.
pub(crate) fn clear<S: Stream>(
    launcher: Launcher<'_, S>,
    arithmetic: PointArithmetic,
    sums: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let count = (sums.bytes() / arithmetic.point_bytes) as u32;
    let call = launcher.call(arithmetic.kernels.clear).arg(arithmetic.points(sums));
    // SAFETY: the kernel stays inside its slice.
    unsafe { call.threads(count, 1) }
}

impl<'s, S: Stream> AccumulateStage<'s, S> {
    /// Computes the sums of buckets, for digits without exponents. The caller must then call
    /// [`reduce_partial_sums`](Self::reduce_partial_sums), which adds the partial sums to the buckets. If `carries` is
    /// true, the new sum of each bucket is added to the bucket's old sum.
    pub(crate) fn load_balanced(&self, sums: &mut BucketSums<'_, S::Buffer>, carries: bool) -> Result<(), DeviceError> {
        let Shape { n, buckets, .. } = self.shape;
        let call = self.call(self.arithmetic.kernels.accumulate).args(self.outputs(sums));
        let call = call.args([n, buckets, self.threads]).arg(carries);
        // SAFETY: the digits name existing bases. There are W·M sums and W·threads partial sums.
        unsafe { self.launch(call) }
    }

    /// Computes the sums of buckets, for digits with exponents. The caller must then call
    /// [`reduce_partial_sums`](Self::reduce_partial_sums), as after [`load_balanced`](Self::load_balanced). The buffer
    /// of bases has points for the exponents 0 to `prepared`. If `carries` is true, the new sum of each bucket is added
    /// to the bucket's old sum.
    pub(crate) fn odd_float(
        &self,
        prepared: u32,
        sums: &mut BucketSums<'_, S::Buffer>,
        carries: bool,
    ) -> Result<(), DeviceError> {
        let Shape { n, buckets, exponent_bits, points, .. } = self.shape;
        let call = self.call(&registry::ACCUMULATE_ODD_FLOAT).args(self.outputs(sums));
        let call = call.args([n, buckets, self.threads, exponent_bits, points, prepared]).arg(carries);
        // SAFETY: the digits name existing bases. There are W·M sums and W·threads partial sums, and there are points
        // for each exponent up to `prepared`.
        unsafe { self.launch(call) }
    }

    /// Adds the partial sums to the sums of their buckets.
    pub(crate) fn reduce_partial_sums(&self, sums: &mut BucketSums<'_, S::Buffer>) -> Result<(), DeviceError> {
        let Shape { n, rows, buckets, exponent_bits, .. } = self.shape;
        let [_, digits, bounds] = self.inputs();
        let outputs = self.outputs(sums);
        for launch in Reduction::launches(self.threads.into()) {
            let call = self.launcher.call(self.arithmetic.kernels.reduction).args([digits, bounds]).args(outputs);
            let call = call.args([n, buckets, self.threads, exponent_bits, launch.first_round, launch.rounds, rows]);
            let blocks = rows * launch.blocks(self.threads.into()) as u32;
            // SAFETY: there are W·M sums and W·threads partial sums.
            unsafe { call.blocks((blocks, 1))? };
        }
        Ok(())
    }

    /// Runs the accumulation in constant time (lb-msm 5). Stores one sum for each bucket. L = threads + M must be a
    /// power of two.
    pub(crate) fn constant_time(
        &self,
        partial_sums: &mut S::Buffer,
        sum_buckets: &mut S::Buffer,
        sums: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let &Self { launcher, arithmetic, shape, threads, .. } = self;
        let Shape { n, rows, buckets, exponent_bits, points } = shape;
        let length = threads + buckets;
        clear(launcher, arithmetic, partial_sums)?;
        clear(launcher, arithmetic, sums)?;
        let (partial_sums, sums) = (arithmetic.points(partial_sums), arithmetic.points(sums));
        let sum_buckets = words(sum_buckets);
        // SAFETY: the digits name existing bases, and there are points for each exponent. There are W·L partial sums,
        // W·L words, and W·(M + ⌈L/4⌉) sums.
        unsafe {
            launcher.call(&registry::CLEAR_SUM_BUCKETS).arg(sum_buckets).threads(rows * length, 1)?;
            let call = self.call(arithmetic.kernels.accumulate).args([partial_sums, sum_buckets]);
            self.launch(call.args([n, buckets, threads, exponent_bits, points]))?;
            for round in 0..length.ilog2() - 1 {
                let call = launcher.call(arithmetic.kernels.reduction).args([partial_sums, sum_buckets, sums]);
                call.args([length, buckets, round, rows]).threads(rows * (length >> (round + 2)), 1)?;
            }
            let call = launcher.call(&registry::CONSTANT_REDUCTION_LAST).args([partial_sums, sum_buckets, sums]);
            call.args([length, buckets, rows]).threads(rows, 1)
        }
    }

    /// Begins the call of a kernel that adds the bases that the digits name.
    pub(in crate::gpu) fn call(&self, kernel: &'static Kernel) -> Call<'s, S> {
        self.launcher.call(kernel).args(self.inputs())
    }

    /// The arguments for the bases, the digits and the bounds.
    pub(super) fn inputs(&self) -> [Argument; 3] {
        [self.arithmetic.bases(self.bases), digits(self.sorted.digits), self.sorted.bounds.argument()]
    }

    /// The arguments for the sums of buckets, and for the partial sums.
    pub(in crate::gpu) fn outputs(&self, sums: &mut BucketSums<'_, S::Buffer>) -> [Argument; 2] {
        [self.arithmetic.points(sums.buckets), self.arithmetic.points(sums.partial_sums)]
    }

    /// Launches a kernel with `threads` threads for each row.
    ///
    /// # Safety
    ///
    /// The caller must fulfil the contract of [`Stream::launch`].
    pub(in crate::gpu) unsafe fn launch(&self, call: Call<'_, S>) -> Result<(), DeviceError> {
        // SAFETY: the caller fulfils the contract of `Stream::launch`.
        unsafe { call.threads(self.threads, self.shape.rows) }
    }
}
