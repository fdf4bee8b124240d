//! The device buffers of the pipeline, with their exact sizes.

use std::convert::Infallible;

use super::problem::DeviceLimits;
use super::row_groups::{ROW_GROUP_BYTES, ROW_GROUPS, RowRoom};
use super::shape::{Launch, Radix, Sizes, Stages, max_listed};
use super::tuning;
use crate::algorithm::{Accumulation, Aggregation, Coordinates, SortMethod};

/// A buffer's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// The number of elements. `elements` is 0 if the algorithm does not use the buffer.
    pub elements: u64,
    /// Bytes of one element.
    pub element_bytes: u64,
}

impl Extent {
    pub(super) const fn new(elements: u64, element_bytes: u64) -> Self {
        Self { elements, element_bytes }
    }

    /// Bytes of all elements. The result is `u64::MAX` if the number does not fit in 64 bits.
    pub fn bytes(&self) -> u64 {
        self.elements.saturating_mul(self.element_bytes)
    }
}

/// The device buffers. In the plan, `T` is a size. In the pipeline, `T` is memory. The pipeline allocates exactly the
/// planned sizes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Buffers<T> {
    /// The buffers for copies from the host. `inputs` has two entries if one chunk is copied while another chunk is
    /// computed, and one entry in all other cases.
    pub inputs: Vec<InputBuffers<T>>,
    /// The chunk's points in twisted Edwards form, if the accumulation adds points in twisted Edwards form.
    pub converted: T,
    /// The digits. Each pass of the sort moves all digits from one of the two buffers to the other buffer.
    pub digits: [T; 2],
    /// The codes of all window values (the mapping table in lb-msm 3.1).
    pub table: T,
    /// The counters of the sorting passes: one for each row, tile and radix value. The buffer is empty if each row fits
    /// in one tile.
    pub tile_counts: T,
    /// The totals of the sorting passes: one for each row and radix value.
    pub radix_counts: T,
    /// The bounds of each row's buckets: first the bounds in the sorted digits, then the bounds in the list after each
    /// affine round.
    pub bounds: T,
    /// The lists of points after affine rounds. The first round reads the bases and writes the first list. Each later
    /// round reads one of the two lists and writes the other list.
    pub lists: [T; 2],
    /// The values that threads keep between the two passes of an affine round. For each pair, these values are a
    /// product, three positions, the bucket and two signs. The positions, buckets and signs reveal digits, so this
    /// buffer is secret.
    pub kept_pairs: T,
    /// The digits of each row form a sparse matrix. For each of these matrices, the buffer has the positions at which
    /// the rows of the matrix begin (RowPtr in cuzk 3.2).
    pub row_pointers: T,
    /// The working memory of a row-balanced accumulation.
    pub rows: RowBuffers<T>,
    /// The partial sums of threads. A thread has a partial sum if its share of the digits begins inside a bucket. The
    /// first points of this bucket are in the share of an earlier thread (lb-msm 3.3). If the accumulation is in
    /// constant time, the buffer has every sum that a thread computes.
    pub partial_sums: T,
    /// The bucket of each partial sum, if partial sums are reduced in constant time (lb-msm 5).
    pub partial_buckets: T,
    /// The sums of buckets. If the plan carries buckets from chunk to chunk, all chunks add to the sums in this buffer.
    pub buckets: T,
    /// The sums of runs of neighbouring buckets.
    pub sums: T,
    /// The weighted sums of runs of neighbouring buckets: the sum of each bucket is multiplied by the bucket's position
    /// in the run. In the layered aggregation, if each run is a single bucket, the weighted sum of a run is the plain
    /// sum. In this case, the buffer holds only the result of each row.
    pub weighted: T,
}

/// The buffers that one copy from the host writes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputBuffers<T> {
    /// For each level, the chunk's points in affine form. If the plan prepares powers of two, the doubles of all these
    /// points follow, then the multiples by 4, and so on (lb-msm 3.1). The buffer is empty if the bases are already on
    /// the device.
    pub bases: T,
    /// The scalars of the chunk.
    pub scalars: T,
}

/// The working memory of a row-balanced accumulation (cuzk 4.1). The rows of cuZK's matrix are buckets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowBuffers<T> {
    /// Buckets, ordered by the number of their points. Each pass of the sort moves all buckets from one of the two
    /// buffers to the other buffer.
    pub order: [T; 2],
    /// Counters of the passes that sort buckets.
    pub tile_counts: T,
    /// Totals of the passes that sort buckets.
    pub radix_counts: T,
    /// The tables of the groups of buckets. All buckets of a group are cut into the same number of pieces.
    pub groups: T,
    /// The sums of the pieces of long rows.
    pub pieces: T,
}

/// The sizes of all buffers.
pub type BufferSizes = Buffers<Extent>;

impl<T> Buffers<T> {
    /// Calls `make` for each buffer, always in the same order.
    pub(crate) fn try_map<U, E>(&self, mut make: impl FnMut(&T) -> Result<U, E>) -> Result<Buffers<U>, E> {
        let mut inputs = Vec::with_capacity(self.inputs.len());
        for InputBuffers { bases, scalars } in &self.inputs {
            inputs.push(InputBuffers { bases: make(bases)?, scalars: make(scalars)? });
        }
        let mut two = |[first, second]: &[T; 2]| Ok([make(first)?, make(second)?]);
        let (digits, lists, order) = (two(&self.digits)?, two(&self.lists)?, two(&self.rows.order)?);
        Ok(Buffers {
            inputs,
            converted: make(&self.converted)?,
            digits,
            table: make(&self.table)?,
            tile_counts: make(&self.tile_counts)?,
            radix_counts: make(&self.radix_counts)?,
            bounds: make(&self.bounds)?,
            lists,
            kept_pairs: make(&self.kept_pairs)?,
            row_pointers: make(&self.row_pointers)?,
            rows: RowBuffers {
                order,
                tile_counts: make(&self.rows.tile_counts)?,
                radix_counts: make(&self.rows.radix_counts)?,
                groups: make(&self.rows.groups)?,
                pieces: make(&self.rows.pieces)?,
            },
            partial_sums: make(&self.partial_sums)?,
            partial_buckets: make(&self.partial_buckets)?,
            buckets: make(&self.buckets)?,
            sums: make(&self.sums)?,
            weighted: make(&self.weighted)?,
        })
    }
}

impl<T> Buffers<T> {
    /// The buffers that hold points, and the table of codes. All other buffers hold scalars, digits, or numbers that
    /// follow from digits, for example the counts of digits.
    pub(crate) fn points_mut(&mut self) -> impl Iterator<Item = &mut T> {
        let Self { inputs, converted, table, lists, rows, partial_sums, buckets, sums, weighted, .. } = self;
        let bases = inputs.iter_mut().map(|input| &mut input.bases);
        let points = [converted, table, &mut rows.pieces, partial_sums, buckets, sums, weighted];
        bases.chain(points).chain(lists)
    }
}

/// The number of bytes that a thread keeps for a pair between the two passes of an affine round. The bytes form words
/// of 16 bytes. The first word holds the positions of the pair's two points and of their sum, the bucket, and two
/// signs. The other words hold a product of denominators (`KeptPairs` in `cuda/stages/affine_rounds.cuh`).
pub(super) const fn kept_pair_bytes(affine_bytes: u64) -> u64 {
    (affine_bytes / 2).next_multiple_of(16) + 16
}

const DIGIT_BYTES: u64 = 8;
pub(super) const WORD: u64 = 4;
/// The greatest width of a window with a table of codes, in bits (lb-msm 3.1).
const TABLE_WINDOW: u32 = 16;

impl BufferSizes {
    pub(super) fn new(launch: &Launch, stages: &Stages<'_>, sizes: &Sizes, limits: &DeviceLimits, inputs: u32) -> Self {
        let &Stages { windows, algorithm, prepared, table, .. } = stages;
        let &Launch { n, vectors, points, digits_per_row, rows: count, affine_rounds } = launch;
        let buckets = stages.buckets();
        let point = limits.point_bytes();
        let threads = sizes.threads;
        let copied = if table.is_some() { 0 } else { points };
        let scalars = if stages.scalars_on_device { 0 } else { vectors * n };
        let input = InputBuffers {
            bases: Extent::new((1 + u64::from(prepared)) * copied, limits.affine_bytes),
            scalars: Extent::new(scalars, limits.scalar_bytes),
        };
        let inputs = vec![input; inputs as usize];
        let digits = [Extent::new(count * digits_per_row, DIGIT_BYTES); 2];
        if let Some(windows) = algorithm.windows_per_thread(count / vectors.max(1)) {
            let sums = threads * (count / windows);
            let (buckets, weighted) = (Extent::new(sums * buckets, point), Extent::new(sums, point));
            return Self { inputs, digits, buckets, weighted, ..Self::default() };
        }
        let radix_values = u64::from(Radix::for_bits(windows.magnitude_bits()).values());
        let with_table = windows.exponent_bits() > 0 && windows.window_bits() <= TABLE_WINDOW;
        let constant_time = algorithm.accumulation == Accumulation::ConstantTime;
        let (partial_sums, dense) = match algorithm.accumulation {
            _ if algorithm.leaves_partial_sums() => (threads, buckets),
            // The buffer of bucket sums has one element for each bucket, and one more element for each thread of the
            // reduction. If a value belongs to no bucket, a thread writes the value to the element of the thread.
            Accumulation::ConstantTime => (threads + buckets, buckets + (threads + buckets).div_ceil(4)),
            _ => (0, buckets),
        };
        let converted = match algorithm.coordinates {
            Coordinates::TwistedEdwards => Extent::new(copied, limits.affine_bytes / 2 * 3),
            _ => Extent::default(),
        };
        let layered = algorithm.aggregation == Aggregation::Layered;
        let transposed = algorithm.sort == SortMethod::SparseTranspose;
        let row_balanced = algorithm.accumulation == Accumulation::RowBalanced;
        let rows = if row_balanced { count } else { 0 };
        let row_radix = u64::from(sizes.row_radix.values());
        Self {
            row_pointers: Extent::new(if transposed { count * (threads + 1) } else { 0 }, WORD),
            rows: RowBuffers {
                order: [Extent::new(rows * buckets, DIGIT_BYTES); 2],
                tile_counts: Extent::new(rows * row_radix * counted_tiles(buckets, sizes.row_tile), WORD),
                radix_counts: Extent::new(rows * row_radix, WORD),
                groups: Extent::new(rows * ROW_GROUPS as u64, ROW_GROUP_BYTES),
                pieces: Extent::new(
                    rows * u64::from(RowRoom::new(threads as u32, digits_per_row as u32).pieces),
                    point,
                ),
            },
            inputs,
            converted,
            digits,
            table: Extent::new(if with_table { (1 << windows.window_bits()) + 1 } else { 0 }, WORD),
            tile_counts: Extent::new(count * radix_values * counted_tiles(digits_per_row, sizes.tile), WORD),
            radix_counts: Extent::new(count * radix_values, WORD),
            bounds: Extent::new(count * (buckets + 2) * u64::from(1 + affine_rounds), WORD),
            lists: [1, 2].map(|rounds| {
                let points =
                    if rounds <= affine_rounds { count * max_listed(digits_per_row, buckets, rounds) } else { 0 };
                Extent::new(points, limits.affine_bytes)
            }),
            kept_pairs: Extent::new(
                if affine_rounds == 0 { 0 } else { count * max_kept_pairs(digits_per_row, sizes.pair_threads) },
                kept_pair_bytes(limits.affine_bytes),
            ),
            partial_sums: Extent::new(count * partial_sums, point),
            partial_buckets: Extent::new(if constant_time { count * partial_sums } else { 0 }, WORD),
            buckets: Extent::new(count * dense, point),
            sums: Extent::new(count * sizes.aggregation_threads, point),
            // If each run is a single bucket, the weighted sum of a run is the plain sum. So the buffer `weighted`
            // stores only the results.
            weighted: Extent::new(
                count * if sizes.aggregation_threads == buckets && layered { 1 } else { sizes.aggregation_threads },
                point,
            ),
        }
    }

    /// True if copies to the input buffers have their own stream, and run during computations.
    pub(super) fn overlap(&self) -> bool {
        self.inputs.len() > 1 || self.input_bytes() >= tuning::MIN_ASIDE_BYTES
    }

    /// Bytes of one item of `inputs`: its buffer for bases, and its buffer for scalars.
    pub(super) fn input_bytes(&self) -> u64 {
        self.inputs.first().map_or(0, |InputBuffers { bases, scalars }| bases.bytes() + scalars.bytes())
    }

    /// The number of buffers that are cleared after each computation, and the total bytes of these buffers. The cleared
    /// buffers hold scalars, digits, and numbers that follow from digits. The time model leaves out the clear of
    /// `kept_pairs`, which would add about 1% to the predicted times with affine rounds.
    pub(super) fn secrets(&self) -> (u64, u64) {
        let Self { inputs, digits, tile_counts, radix_counts, bounds, row_pointers, rows, partial_buckets, .. } = self;
        let scalars = inputs.iter().map(|input| &input.scalars);
        let of_rows = [&rows.tile_counts, &rows.radix_counts, &rows.groups];
        let others = [tile_counts, radix_counts, bounds, row_pointers, partial_buckets];
        let all = scalars.chain(digits).chain(others).chain(&rows.order).chain(of_rows);
        all.map(Extent::bytes).filter(|&bytes| bytes > 0).fold((0, 0), |(count, sum), bytes| (count + 1, sum + bytes))
    }

    /// The bytes of each buffer, in the order in which the buffers are allocated.
    pub(crate) fn sizes(&self) -> Vec<u64> {
        let mut sizes = Vec::new();
        let _: Result<Buffers<()>, Infallible> = self.try_map(|extent| {
            sizes.push(extent.bytes());
            Ok(())
        });
        sizes
    }

    /// Bytes of all buffers. The result is `u64::MAX` if the number does not fit in 64 bits.
    pub fn bytes(&self) -> u64 {
        let mut bytes = 0u64;
        let _: Result<Buffers<()>, Infallible> = self.try_map(|extent| {
            bytes = bytes.saturating_add(extent.bytes());
            Ok(())
        });
        bytes
    }
}

/// The number of pairs of a row for which the buffer `kept_pairs` has memory. Each thread has memory for the greatest
/// number of pairs that a thread can get.
fn max_kept_pairs(digits: u64, threads: u64) -> u64 {
    threads * (digits / 2).div_ceil(threads)
}

/// The number of tiles of a row that have counters.
fn counted_tiles(sorted: u64, tile: u64) -> u64 {
    match sorted.div_ceil(tile) {
        ..=1 => 0,
        tiles => tiles,
    }
}
