//! Group: `cuda/stages/sort.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{DIGIT_BYTES, Shape, WORD_BYTES};
use crate::kernels::SORT;
use crate::plan::Radix;

const THREADS: u32 = 256;
const WARPS: u32 = THREADS / 32;

/// The sizes of a sort.
pub(crate) struct Sort {
    /// Digits of a window.
    pub(crate) n: u32,
    /// Windows, each sorted by itself.
    pub(crate) windows: u32,
    /// The passes.
    pub(crate) radix: Radix,
    /// The lowest bit of a code to sort by.
    pub(crate) lowest_bit: u32,
    /// Digits a warp sorts by itself.
    pub(crate) tile: u32,
}

impl Sort {
    /// Sorts each window's digits by bucket, in passes between `digits` and `spare`; the result is in `digits`.
    pub(crate) fn run<S: Stream>(
        &self,
        stream: &S,
        digits: &mut S::Buffer,
        spare: &mut S::Buffer,
        tile_counts: &mut S::Buffer,
        radix_counts: &mut S::Buffer,
    ) -> Result<(), DeviceError> {
        let tiles = self.n.div_ceil(self.tile);
        let by_warps = Grid { blocks: (tiles.div_ceil(WARPS), self.windows), threads: THREADS };
        let by_radix = Grid { blocks: (self.radix.values(), self.windows), threads: 32 };
        for pass in 0..self.radix.passes {
            let shift = self.lowest_bit + pass * self.radix.bits;
            let sizes = [U32(self.n), U32(self.tile), U32(tiles), U32(shift), U32(self.radix.values())];
            let (from, to) = (digits.slice(DIGIT_BYTES), spare.slice(DIGIT_BYTES));
            let (by_tile, totals) = (tile_counts.slice(WORD_BYTES), radix_counts.slice(WORD_BYTES));
            // SAFETY: the parameters are those of the three kernels, which stay within W·n digits, a counter for each
            // window, radix value and tile, and a total for each window and radix value.
            unsafe {
                stream.launch(&SORT, "sort_count", by_warps, &[&[from, by_tile], &sizes[..]].concat())?;
                stream.launch(&SORT, "sort_offset", by_radix, &[by_tile, totals, U32(tiles)])?;
                stream.launch(&SORT, "sort_scatter", by_warps, &[&[from, to, by_tile, totals], &sizes[..]].concat())?;
            }
            std::mem::swap(digits, spare);
        }
        Ok(())
    }
}

/// Writes where each bucket's digits begin, in each window.
pub(crate) fn bounds<S: Stream>(
    stream: &S,
    sorted: &S::Buffer,
    bounds: &mut S::Buffer,
    shape: Shape,
) -> Result<(), DeviceError> {
    let Shape { n, windows, buckets, exponent_bits, .. } = shape;
    let sizes = [U32(n), U32(buckets), U32(exponent_bits)];
    let arguments = [&[sorted.slice(DIGIT_BYTES), bounds.slice(WORD_BYTES)], &sizes[..]].concat();
    // SAFETY: the parameters are those of `bucket_bounds`, which reads W·n digits and writes W·(M + 2) bounds.
    unsafe { stream.launch(&SORT, "bucket_bounds", Grid::covering(buckets + 2, windows, THREADS), &arguments) }
}
