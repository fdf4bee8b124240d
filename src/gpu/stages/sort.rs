//! Sort: `cuda/stages/sort.cuh`.

use super::super::device::{Argument, Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{digits, words};
use crate::kernels::SORT;
use crate::plan::{MAX_TILES_ADDED, OFFSET_THREADS, Radix, SORT_THREADS};

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
    /// Digits that a block sorts alone: a multiple of [`SORT_THREADS`], at most `MAX_TILE` of `plan/gpu/shape.rs`.
    pub(crate) tile: u32,
}

/// The memory of a sort.
pub(crate) struct SortBuffers<'a, B> {
    /// W·n digits. They are sorted in place.
    pub(crate) digits: &'a mut B,
    /// Room for as many.
    pub(crate) spare: &'a mut B,
    /// Words: one for each window, tile and radix value.
    pub(crate) tile_counts: &'a mut B,
    /// Words: one for each window and radix value.
    pub(crate) radix_counts: &'a mut B,
}

/// Where the digits of each bucket begin, in each window.
pub(crate) struct Bounds<'a, B> {
    /// W·(M + 2) words.
    pub(crate) words: &'a mut B,
    /// M, the buckets of a window.
    pub(crate) buckets: u32,
    /// Bits of a digit's exponent, or 0.
    pub(crate) exponent_bits: u32,
}

/// The sorted digits of all windows, and the bounds of their buckets.
pub(crate) struct SortedDigits<'a, B> {
    pub(crate) digits: &'a B,
    pub(crate) bounds: BucketBounds<'a, B>,
}

/// The bounds of the buckets of all windows, from an element of a buffer on.
pub(crate) struct BucketBounds<'a, B> {
    pub(crate) buffer: &'a B,
    pub(crate) first: u64,
}

impl<B> Clone for BucketBounds<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for BucketBounds<'_, B> {}

impl<'a, B: Buffer> BucketBounds<'a, B> {
    /// All bounds of a buffer.
    pub(crate) fn all(buffer: &'a B) -> Self {
        Self { buffer, first: 0 }
    }

    pub(super) fn argument(self) -> Argument {
        self.buffer.slice_from(self.first, super::WORD_BYTES)
    }
}

impl Sort {
    /// Sorts the digits of each window, in passes between `digits` and `spare`. Stores where buckets begin, if asked.
    pub(crate) fn run<S: Stream>(
        &self,
        stream: &S,
        buffers: SortBuffers<'_, S::Buffer>,
        bounds: Option<Bounds<'_, S::Buffer>>,
    ) -> Result<(), DeviceError> {
        let SortBuffers { digits: unsorted, spare, tile_counts, radix_counts } = buffers;
        let Radix { passes, bits } = self.radix;
        // Without buckets, kernels do not store bounds.
        let (bound_words, buckets, exponent_bits) = match &bounds {
            Some(bounds) => (words(bounds.words), bounds.buckets, bounds.exponent_bits),
            None => (words(radix_counts), 0, 0),
        };
        let of_bounds = [buckets, exponent_bits].map(U32);
        let tiles = self.n.div_ceil(self.tile);
        if tiles <= 1 {
            let sizes = [self.n, self.lowest_bit, bits, passes].map(U32);
            let arguments = [&[digits(unsorted), bound_words], &sizes[..], &of_bounds[..]].concat();
            let by_window = Grid { blocks: (1, self.windows), threads: SORT_THREADS };
            // SAFETY: there are W·n digits, and a bound for each bucket. A tile holds n digits.
            unsafe { stream.launch(&SORT, "sort_window", by_window, &arguments)? };
        } else {
            let (by_tile, totals) = (words(tile_counts), words(radix_counts));
            let grid = Grid { blocks: (tiles, self.windows), threads: SORT_THREADS };
            let by_value = Grid { blocks: (self.radix.values().div_ceil(32), self.windows), threads: OFFSET_THREADS };
            let values = U32(self.radix.values());
            let has_offsets = tiles > MAX_TILES_ADDED;
            for pass in 0..passes {
                let sizes = [U32(self.n), U32(self.tile), U32(self.lowest_bit + pass * bits), values];
                let (from, to) = (digits(unsorted), digits(spare));
                // SAFETY: there are W·n digits in either buffer, a counter for each window, tile and radix value, a total
                // for each window and radix value, and a bound for each bucket.
                unsafe {
                    stream.launch(&SORT, "sort_count", grid, &[&[from, by_tile], &sizes[..]].concat())?;
                    if has_offsets {
                        stream.launch(&SORT, "sort_offset", by_value, &[by_tile, totals, U32(tiles), values])?;
                    }
                    // A bucket's first digit is known from one pass only if it is the only one.
                    let of_bounds = if passes == 1 { of_bounds } else { [U32(0); 2] };
                    let buffers = [from, to, by_tile, totals, bound_words];
                    let sizes = [&sizes[..], &[U32(has_offsets.into())], &of_bounds[..]].concat();
                    stream.launch(&SORT, "sort_scatter", grid, &[&buffers[..], &sizes[..]].concat())?;
                }
                std::mem::swap(unsorted, spare);
            }
        }
        match bounds {
            Some(bounds) if passes > 1 => self.search(stream, unsorted, bounds),
            _ => Ok(()),
        }
    }

    /// Searches the sorted digits for the bounds.
    fn search<S: Stream>(
        &self,
        stream: &S,
        sorted: &S::Buffer,
        bounds: Bounds<'_, S::Buffer>,
    ) -> Result<(), DeviceError> {
        let Bounds { words: bound_words, buckets, exponent_bits } = bounds;
        let arguments = [digits(sorted), words(bound_words), U32(self.n), U32(buckets), U32(exponent_bits)];
        let grid = Grid::covering(buckets + 2, self.windows, SORT_THREADS);
        // SAFETY: there are W·n digits and W·(M + 2) bounds.
        unsafe { stream.launch(&SORT, "bucket_bounds", grid, &arguments) }
    }
}
