//! The device's buffers.

use crate::gpu::device::{Buffer, DeviceError, Stream};
use crate::plan::{Extent, GpuPlan};

/// The device's buffers. `crate::plan::BufferSizes` says what each holds, and its size.
pub(super) struct Buffers<B> {
    pub(super) inputs: Vec<Input<B>>,
    pub(super) converted: B,
    pub(super) digits: B,
    pub(super) spare_digits: B,
    pub(super) table: Option<B>,
    pub(super) tile_counts: B,
    pub(super) radix_counts: B,
    pub(super) bounds: B,
    pub(super) lists: [B; 2],
    pub(super) row_pointers: B,
    pub(super) row_order: B,
    pub(super) spare_row_order: B,
    pub(super) row_tile_counts: B,
    pub(super) row_radix_counts: B,
    pub(super) row_groups: B,
    pub(super) pieces: B,
    pub(super) partial_sums: B,
    pub(super) sum_buckets: B,
    pub(super) buckets: B,
    pub(super) sums: B,
    pub(super) weighted: B,
}

/// The buffers to which inputs are copied.
pub(super) struct Input<B> {
    pub(super) bases: B,
    pub(super) scalars: B,
}

impl<B: Buffer> Buffers<B> {
    pub(super) fn allocate(stream: &impl Stream<Buffer = B>, plan: &GpuPlan) -> Result<Self, DeviceError> {
        let sizes = &plan.buffers;
        let buffer = |extent: Extent| stream.allocate(extent.bytes());
        let input = |_| Ok(Input { bases: buffer(sizes.bases)?, scalars: buffer(sizes.scalars)? });
        Ok(Self {
            inputs: (0..sizes.inputs).map(input).collect::<Result<_, _>>()?,
            converted: buffer(sizes.converted)?,
            digits: buffer(sizes.digits)?,
            spare_digits: buffer(sizes.digits)?,
            table: (sizes.table.elements > 0).then(|| buffer(sizes.table)).transpose()?,
            tile_counts: buffer(sizes.tile_counts)?,
            radix_counts: buffer(sizes.radix_counts)?,
            bounds: buffer(sizes.bounds)?,
            lists: [buffer(sizes.lists[0])?, buffer(sizes.lists[1])?],
            row_pointers: buffer(sizes.row_pointers)?,
            row_order: buffer(sizes.row_order)?,
            spare_row_order: buffer(sizes.row_order)?,
            row_tile_counts: buffer(sizes.row_tile_counts)?,
            row_radix_counts: buffer(sizes.row_radix_counts)?,
            row_groups: buffer(sizes.row_groups)?,
            pieces: buffer(sizes.pieces)?,
            partial_sums: buffer(sizes.partial_sums)?,
            sum_buckets: buffer(sizes.partial_buckets)?,
            buckets: buffer(sizes.buckets)?,
            sums: buffer(sizes.sums)?,
            weighted: buffer(sizes.weighted)?,
        })
    }
}
