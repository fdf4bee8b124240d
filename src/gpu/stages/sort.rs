//! Launches the sort kernels of `cuda/stages/sort.cuh`. W is the number of rows.

use super::super::call::Launcher;
use super::super::device::{Argument, Buffer, DeviceError, Stream};
use super::{digits, words};
use crate::kernels::registry;
use crate::plan::{MAX_TILES_ADDED, Radix};

/// The sizes of a sort.
pub(crate) struct Sort {
    /// The number of digits of a row.
    pub(crate) n: u32,
    /// The number of rows. Each row is sorted separately.
    pub(crate) rows: u32,
    /// The number of passes, and the number of bits that each pass sorts by.
    pub(crate) radix: Radix,
    /// The index of the lowest bit of the sort key in a digit's code. The sort key of a digit consists of the high bits
    /// of the code.
    pub(crate) lowest_bit: u32,
    /// The number of digits in a tile. One block sorts one tile. The number of digits in a tile is a multiple of the
    /// number of threads in a block, and at most `MAX_TILE` of `plan/gpu/shape.rs`.
    pub(crate) tile: u32,
}

/// The memory of a sort.
pub(crate) struct SortBuffers<'a, B> {
    /// W·n digits. The sorted digits replace the unsorted digits.
    pub(crate) digits: &'a mut B,
    /// Memory for W·n digits. The passes write to `spare` and to `digits` in turn.
    pub(crate) spare: &'a mut B,
    /// One word for each row, tile and radix value.
    pub(crate) tile_counts: &'a mut B,
    /// One word for each row and radix value.
    pub(crate) radix_counts: &'a mut B,
}

/// The memory for the bounds of buckets. A bound is the position in a row at which the digits of a bucket begin.
pub(crate) struct Bounds<'a, B> {
    /// W·(M + 2) words.
    pub(crate) words: &'a mut B,
    /// The number M of buckets of a row.
    pub(crate) buckets: u32,
    /// The number of bits of a digit's exponent. The number is 0 if digits have no exponents.
    pub(crate) exponent_bits: u32,
}

/// The sorted digits of all rows, and the bounds of their buckets.
pub(crate) struct SortedDigits<'a, B> {
    pub(crate) digits: &'a B,
    pub(crate) bounds: BucketBounds<'a, B>,
}

/// The bounds of the buckets of all rows. The bounds begin at element `first` of a buffer.
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
    /// The bounds that begin at the first element of a buffer.
    pub(crate) fn all(buffer: &'a B) -> Self {
        Self { buffer, first: 0 }
    }

    pub(in crate::gpu) fn argument(self) -> Argument {
        self.buffer.slice_from(self.first, super::WORD_BYTES)
    }
}

impl Sort {
    /// Sorts the digits of each row, in passes from `digits` to `spare` and back. If `bounds` is given, stores the
    /// bounds of buckets.
    pub(crate) fn run<S: Stream>(
        &self,
        launcher: Launcher<'_, S>,
        buffers: SortBuffers<'_, S::Buffer>,
        bounds: Option<Bounds<'_, S::Buffer>>,
    ) -> Result<(), DeviceError> {
        let SortBuffers { digits: unsorted, spare, tile_counts, radix_counts } = buffers;
        let Radix { passes, bits } = self.radix;
        // If `bounds` is `None`, the kernels get 0 as the number of buckets, and store no bounds.
        let (bound_words, buckets, exponent_bits) = match &bounds {
            Some(bounds) => (words(bounds.words), bounds.buckets, bounds.exponent_bits),
            None => (words(radix_counts), 0, 0),
        };
        let of_bounds = [buckets, exponent_bits];
        let tiles = self.n.div_ceil(self.tile);
        if tiles <= 1 {
            let call = launcher.call(&registry::SORT_ROW).args([digits(unsorted), bound_words]);
            let call = call.args([self.n, self.lowest_bit, bits, passes]).args(of_bounds);
            // SAFETY: there are W·n digits, and a bound for each bucket. A tile can hold n digits.
            unsafe { call.blocks((1, self.rows))? };
        } else {
            let (by_tile, totals) = (words(tile_counts), words(radix_counts));
            let values = self.radix.values();
            let has_offsets = tiles > MAX_TILES_ADDED;
            for pass in 0..passes {
                let sizes = [self.n, self.tile, self.lowest_bit + pass * bits, values];
                let (from, to) = (digits(unsorted), digits(spare));
                // If there are several passes, each pass reads only some bits of a bucket's index. So no pass can find
                // the first digit of a bucket.
                let of_bounds = if passes == 1 { of_bounds } else { [0; 2] };
                let count = launcher.call(&registry::SORT_COUNT).args([from, by_tile]).args(sizes);
                let offset = launcher.call(&registry::SORT_OFFSET).args([by_tile, totals]).args([tiles, values]);
                let scatter = launcher.call(&registry::SORT_SCATTER).args([from, to, by_tile, totals, bound_words]);
                let scatter = scatter.args(sizes).arg(has_offsets).args(of_bounds);
                // SAFETY: each of the two buffers has W·n digits. There is a counter for each row, tile and radix
                // value. There is a total for each row and radix value. There is a bound for each bucket.
                unsafe {
                    count.blocks((tiles, self.rows))?;
                    if has_offsets {
                        offset.blocks((values.div_ceil(32), self.rows))?;
                    }
                    scatter.blocks((tiles, self.rows))?;
                }
                std::mem::swap(unsorted, spare);
            }
        }
        match bounds {
            Some(bounds) if passes > 1 => self.search(launcher, unsorted, bounds),
            _ => Ok(()),
        }
    }

    /// Searches the sorted digits for the bounds of the buckets.
    fn search<S: Stream>(
        &self,
        launcher: Launcher<'_, S>,
        sorted: &S::Buffer,
        bounds: Bounds<'_, S::Buffer>,
    ) -> Result<(), DeviceError> {
        let Bounds { words: bound_words, buckets, exponent_bits } = bounds;
        let call = launcher.call(&registry::BUCKET_BOUNDS).args([digits(sorted), words(bound_words)]);
        let call = call.args([self.n, buckets, exponent_bits]);
        // SAFETY: there are W·n digits and W·(M + 2) bounds.
        unsafe { call.threads(buckets + 2, self.rows) }
    }
}
