//! The device buffers of the pipeline, with their exact sizes.

use super::problem::{DeviceLimits, Source};
use super::row_groups::{ROW_GROUP_BYTES, ROW_GROUPS, RowRoom};
use super::shape::{Launch, Radix, Sizes, Stages, max_listed};
use super::tuning;
use crate::algorithm::{Accumulation, Aggregation, Coordinates, SortMethod};

/// A buffer's size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Number of elements. 0 if the algorithm does not use the buffer.
    pub elements: u64,
    /// Bytes of one element.
    pub element_bytes: u64,
}

impl Extent {
    pub(super) const fn new(elements: u64, element_bytes: u64) -> Self {
        Self { elements, element_bytes }
    }

    /// Bytes of all elements, or the greatest number if there are more.
    pub fn bytes(&self) -> u64 {
        self.elements.saturating_mul(self.element_bytes)
    }
}

/// The device buffers. The pipeline allocates exactly these.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BufferSizes {
    /// Number of copies of the input buffers, `bases` and `scalars`: 2 if one chunk is copied while another is
    /// computed, else 1.
    pub inputs: u32,
    /// Affine points of the chunk at each level, followed by these points doubled once, twice, … (lb-msm 3.1). None if
    /// the bases are already on the device.
    pub bases: Extent,
    /// The chunk's points in the form in which they are added, if that is not affine.
    pub converted: Extent,
    /// Scalars.
    pub scalars: Extent,
    /// Digits. There are two such buffers: each pass of the sort moves the digits from one to the other.
    pub digits: Extent,
    /// The codes of all window values (lb-msm 3.1, its mapping table).
    pub table: Extent,
    /// Counters of the sorting passes: one for each window, tile and radix value. None if a tile holds a
    /// window.
    pub tile_counts: Extent,
    /// Totals of the sorting passes: one for each window and radix value.
    pub radix_counts: Extent,
    /// The first position of each window's buckets, and their end: of the digits, then of the list after each affine round.
    pub bounds: Extent,
    /// The points that affine rounds leave. Each round reads one list and writes the other.
    pub lists: [Extent; 2],
    /// RowPtr of each window's sparse matrix (cuzk 3.2).
    pub row_pointers: Extent,
    /// Buckets, ordered by the number of their points. There are two such buffers: each pass of the sort moves the
    /// buckets from one to the other.
    pub row_order: Extent,
    /// Counters of the passes that sort buckets.
    pub row_tile_counts: Extent,
    /// Totals of the passes that sort buckets.
    pub row_radix_counts: Extent,
    /// Tables of buckets that are computed in the same way (cuzk 4.1).
    pub row_groups: Extent,
    /// Sums of the pieces of long rows.
    pub pieces: Extent,
    /// The sums of threads for buckets that began in an earlier thread. In constant time, all sums of threads (lb-msm 3.3).
    pub partial_sums: Extent,
    /// The bucket of each partial sum, if these are gathered in constant time (lb-msm 5).
    pub partial_buckets: Extent,
    /// The sums of buckets, which all chunks add to if the plan carries buckets.
    pub buckets: Extent,
    /// Sums of neighbouring buckets.
    pub sums: Extent,
    /// The same sums, with each bucket weighted by its index. If each sum is of one bucket, the results alone.
    pub weighted: Extent,
}

const DIGIT: u64 = 8;
pub(super) const WORD: u64 = 4;
/// The widest window that has a table of codes (lb-msm 3.1).
const TABLE_WINDOW: u32 = 16;

impl BufferSizes {
    pub(super) fn new(launch: &Launch, stages: &Stages<'_>, sizes: &Sizes, limits: &DeviceLimits, inputs: u32) -> Self {
        let &Stages { windows, algorithm, prepared, source, .. } = stages;
        let &Launch { n, vectors, points, digits_per_row, rows: count, affine_rounds } = launch;
        let buckets = stages.buckets();
        let point = limits.point_bytes();
        let threads = sizes.threads;
        let copied = match source {
            Source::Host(_) => points,
            Source::Device { .. } => 0,
        };
        let bases = Extent::new((1 + u64::from(prepared)) * copied, limits.affine_bytes);
        let scalars = Extent::new(vectors * n, limits.scalar_bytes);
        let digits = Extent::new(count * digits_per_row, DIGIT);
        if let Some(windows) = algorithm.windows_per_thread(count / vectors.max(1)) {
            let sums = threads * (count / windows);
            let (buckets, weighted) = (Extent::new(sums * buckets, point), Extent::new(sums, point));
            return Self { inputs, bases, scalars, digits, buckets, weighted, ..Self::default() };
        }
        let radix_values = u64::from(Radix::for_bits(windows.magnitude_bits()).values());
        let with_table = windows.exponent_bits() > 0 && windows.window_bits() <= TABLE_WINDOW;
        let constant_time = algorithm.accumulation == Accumulation::ConstantTime;
        let (partial_sums, dense) = match algorithm.accumulation {
            _ if algorithm.leaves_partial_sums() => (threads, buckets),
            // The buckets, and a place for each thread of the gather that has nothing to write.
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
            row_order: Extent::new(rows * buckets, DIGIT),
            row_tile_counts: Extent::new(rows * row_radix * counted_tiles(buckets, sizes.row_tile), WORD),
            row_radix_counts: Extent::new(rows * row_radix, WORD),
            row_groups: Extent::new(rows * ROW_GROUPS as u64, ROW_GROUP_BYTES),
            pieces: Extent::new(rows * u64::from(RowRoom::new(threads as u32, digits_per_row as u32).pieces), point),
            inputs,
            bases,
            converted,
            scalars,
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
            partial_sums: Extent::new(count * partial_sums, point),
            partial_buckets: Extent::new(if constant_time { count * partial_sums } else { 0 }, WORD),
            buckets: Extent::new(count * dense, point),
            sums: Extent::new(count * sizes.aggregation_threads, point),
            // The sums of single buckets serve as weighted ones. Only the results are stored here.
            weighted: Extent::new(
                count * if sizes.aggregation_threads == buckets && layered { 1 } else { sizes.aggregation_threads },
                point,
            ),
        }
    }

    /// Whether copies of inputs have their own stream, and run during computations.
    pub(super) fn overlap(&self) -> bool {
        self.inputs > 1 || self.bases.bytes() + self.scalars.bytes() >= tuning::MIN_ASIDE_BYTES
    }

    /// Bytes of all buffers, or the greatest number if there are more.
    pub fn bytes(&self) -> u64 {
        let Self { inputs, bases, converted, scalars, digits, table, tile_counts, radix_counts, bounds, .. } = self;
        let Self { lists: [list, other_list], .. } = self;
        let Self { row_pointers, row_order, row_tile_counts, row_radix_counts, row_groups, pieces, .. } = self;
        let Self { partial_sums, partial_buckets, buckets, sums, weighted, .. } = self;
        let sort = [digits, digits, tile_counts, radix_counts, bounds, row_pointers];
        let rows = [row_order, row_order, row_tile_counts, row_radix_counts, row_groups, pieces];
        let points = [converted, list, other_list, partial_sums, partial_buckets, buckets, sums, weighted];
        let inputs = (0..*inputs).flat_map(|_| [bases, scalars]);
        let all = inputs.chain([table]).chain(sort).chain(rows).chain(points).map(Extent::bytes);
        all.fold(0, u64::saturating_add)
    }
}

/// The tiles of a row that have counters.
fn counted_tiles(sorted: u64, tile: u64) -> u64 {
    match sorted.div_ceil(tile) {
        ..=1 => 0,
        tiles => tiles,
    }
}
