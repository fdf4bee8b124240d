//! Launches the row-balanced summation of buckets (`cuda/papers/row_groups.cuh` and
//! `cuda/papers/accumulate_row_balanced.cuh`). W is the number of rows, and M is the number of buckets of a row.

use crate::gpu::device::{Buffer, DeviceError, Stream};
use crate::gpu::stages::accumulate::AccumulateStage;
use crate::gpu::stages::sort::{Sort, SortBuffers};
use crate::gpu::stages::{Shape, digits};
use crate::kernels::registry;
use crate::plan::row_groups::{ROW_GROUP_BYTES, RowRoom};
use crate::plan::{GpuPlan, RowBuffers};

/// Runs a row-balanced accumulation (cuzk 4.1, CSR-Balanced). Each bucket is a row of cuZK's matrix. Digits must have
/// no exponents, and the number of threads must be a multiple of 32. The sum of bucket b of row w is stored at index
/// w·M + b − 1 of `buckets`. The sum of an empty bucket is the identity.
pub(in crate::gpu) fn row_balanced<S: Stream>(
    stage: &AccumulateStage<'_, S>,
    plan: &GpuPlan,
    memory: &mut RowBuffers<S::Buffer>,
    buckets: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let &AccumulateStage { launcher, arithmetic, shape, threads, ref sorted, .. } = stage;
    let Shape { n, rows, buckets: matrix_rows, .. } = shape;
    let RowBuffers { order: [order, spare], tile_counts, radix_counts, groups, pieces } = memory;
    let call = launcher.call(&registry::ROW_LENGTHS).args([sorted.bounds.argument(), digits(order)]).arg(matrix_rows);
    // SAFETY: there are W·(M + 2) bounds and W·M digits.
    unsafe { call.threads(matrix_rows, rows)? };
    let sort = Sort { n: matrix_rows, rows, radix: plan.row_radix, lowest_bit: 1, tile: plan.buckets_per_tile };
    sort.run(launcher, SortBuffers { digits: &mut *order, spare, tile_counts, radix_counts }, None)?;

    let (order, groups) = (digits(order), groups.slice(ROW_GROUP_BYTES));
    let (sums, pieces) = (arithmetic.points(buckets), arithmetic.points(pieces));
    let room = RowRoom::new(threads, n);
    // SAFETY: the digits name existing bases. For each matrix, there are 32 groups, M sums, and `room.pieces` pieces.
    unsafe {
        launcher.call(&registry::GROUP_ROWS).args([order, groups]).args([matrix_rows, threads]).blocks((rows, 1))?;
        let call = stage.call(&registry::ACCUMULATE_ROW_BALANCED).args([order, groups, sums, pieces]);
        call.args([n, matrix_rows, room.pieces]).threads(room.threads, rows)?;
        for round in 0..room.rounds {
            let call = launcher.call(&registry::COMBINE_BUCKETS_ROUND).args([order, groups, sums, pieces]);
            call.args([matrix_rows, room.pieces, round]).threads(room.pieces, rows)?;
        }
    }
    Ok(())
}
