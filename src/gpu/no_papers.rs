//! The functions that replace `papers/` in a build without the feature `papers`. Without the feature `papers`, an
//! engine refuses the papers' algorithms before the engine makes a plan. So no pipeline calls the functions of this
//! file.

use super::call::Launcher;
use super::device::{DeviceError, Stream};
use super::stages::accumulate::{AccumulateStage, BucketSums};
use super::stages::aggregate::Accumulated;
use super::stages::{PointArithmetic, Shape};
use crate::algorithm::Comparison;
use crate::plan::{GpuPlan, RowBuffers};

macro_rules! absent {
    ($($name:ident($($argument:ty),+) -> $result:ty;)+) => {$(
        pub(super) fn $name<S: Stream>($(_: $argument),+) -> Result<$result, DeviceError> {
            Err(DeviceError::failed(stringify!($name), "this build is without the feature `papers`"))
        }
    )+};
}

absent! {
    ell_to_csr(Launcher<'_, S>, Shape, u32, &mut S::Buffer, &mut S::Buffer, &mut S::Buffer) -> ();
    consolidate_rows(Launcher<'_, S>, Shape, u32, &mut S::Buffer) -> Shape;
    pippengers(&AccumulateStage<'_, S>, &GpuPlan, &mut S::Buffer, &mut S::Buffer) -> ();
    row_balanced(&AccumulateStage<'_, S>, &GpuPlan, &mut RowBuffers<S::Buffer>, &mut S::Buffer) -> ();
    compare(&AccumulateStage<'_, S>, Comparison, u32, &mut BucketSums<'_, S::Buffer>) -> ();
    chunked(Launcher<'_, S>, PointArithmetic, Shape, u32, &S::Buffer, &mut S::Buffer) -> ();
    suffix_sums(
        Launcher<'_, S>, PointArithmetic, Shape, u32, &Accumulated<'_, S::Buffer>, &mut S::Buffer, &mut S::Buffer
    ) -> ();
}
