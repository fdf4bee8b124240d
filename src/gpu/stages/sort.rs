//! Sort: `cuda/stages/sort.cuh`.

use super::super::device::{Argument::U32, DeviceError, Grid, Stream};
use super::{Shape, digits, words};
use crate::kernels::SORT;
use crate::plan::Radix;

const THREADS: u32 = 256;
const WARPS: u32 = THREADS / 32;

/// The sizes of a sort.
pub(crate) struct Sort {
    /// Digits of a window.
    pub(crate) n: u32,
    /// Windows. Each is sorted alone.
    pub(crate) windows: u32,
    /// The passes.
    pub(crate) radix: Radix,
    /// The lowest bit of a code to sort by.
    pub(crate) lowest_bit: u32,
    /// Digits that a warp sorts alone.
    pub(crate) tile: u32,
}

/// The memory of a sort.
pub(crate) struct SortBuffers<'a, B> {
    /// W·n digits. They are sorted in place.
    pub(crate) digits: &'a mut B,
    /// Room for as many.
    pub(crate) spare: &'a mut B,
    /// Words: one for each window, radix value and tile.
    pub(crate) tile_counts: &'a mut B,
    /// Words: one for each window and radix value.
    pub(crate) radix_counts: &'a mut B,
}

impl Sort {
    /// Sorts the digits of each window by bucket, in passes between `digits` and `spare`.
    pub(crate) fn run<S: Stream>(&self, stream: &S, buffers: SortBuffers<'_, S::Buffer>) -> Result<(), DeviceError> {
        let tiles = self.n.div_ceil(self.tile);
        let by_warps = Grid { blocks: (tiles.div_ceil(WARPS), self.windows), threads: THREADS };
        let by_radix = Grid { blocks: (self.radix.values(), self.windows), threads: 32 };
        let SortBuffers { digits: unsorted, spare, tile_counts, radix_counts } = buffers;
        for pass in 0..self.radix.passes {
            let shift = self.lowest_bit + pass * self.radix.bits;
            let sizes = [self.n, self.tile, tiles, shift, self.radix.values()].map(U32);
            let (from, to) = (digits(unsorted), digits(spare));
            let (by_tile, totals) = (words(tile_counts), words(radix_counts));
            // SAFETY: there are W·n digits in either buffer, a counter for each window, radix value and tile, and a total
            // for each window and radix value.
            unsafe {
                stream.launch(&SORT, "sort_count", by_warps, &[&[from, by_tile], &sizes[..]].concat())?;
                stream.launch(&SORT, "sort_offset", by_radix, &[by_tile, totals, U32(tiles)])?;
                stream.launch(&SORT, "sort_scatter", by_warps, &[&[from, to, by_tile, totals], &sizes[..]].concat())?;
            }
            std::mem::swap(unsorted, spare);
        }
        Ok(())
    }
}

/// Writes where the digits of each bucket begin, in each window. `bounds` has W·(M + 2) words.
pub(crate) fn bounds<S: Stream>(
    stream: &S,
    sorted: &S::Buffer,
    bounds: &mut S::Buffer,
    shape: Shape,
) -> Result<(), DeviceError> {
    let Shape { n, windows, buckets, exponent_bits, .. } = shape;
    let arguments = [digits(sorted), words(bounds), U32(n), U32(buckets), U32(exponent_bits)];
    // SAFETY: there are W·n digits and W·(M + 2) bounds.
    unsafe { stream.launch(&SORT, "bucket_bounds", Grid::covering(buckets + 2, windows, THREADS), &arguments) }
}
