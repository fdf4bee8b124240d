//! The passes and tiles of a sort: `cuda/stages/sort.cuh`.

use super::launches::Launches;
use super::problem::DeviceLimits;
use super::stages::{Launch, Stages};

/// Threads of a block that sorts.
pub(crate) const SORT_THREADS: u32 = 256;
/// The most digits of a tile, which a block sorts: 16 for each thread.
pub(crate) const MOST_TILE: u32 = 16 * SORT_THREADS;
/// Threads of a block of `sort_offset`.
pub(crate) const OFFSET_THREADS: u32 = 1024;
/// The most tiles of a window whose counts each block adds up alone. For more, `sort_offset` computes prefix sums.
pub(crate) const MOST_TILES_ADDED: u32 = 32;

/// The passes of a radix sort: the fewest with at most 10 bits each, and then the fewest bits for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Radix {
    /// Number of passes.
    pub passes: u32,
    /// Bits of the key for each pass.
    pub bits: u32,
}

impl Radix {
    /// With 1024 radix values, a tile of 4096 digits still has four neighbours of each value: a sector.
    const MAX_BITS: u32 = 10;

    /// The passes for a key of that many bits.
    pub fn for_bits(bits: u32) -> Self {
        let passes = bits.div_ceil(Self::MAX_BITS).max(1);
        Self { passes, bits: bits.div_ceil(passes).max(1) }
    }

    /// The number of values that a pass distinguishes.
    pub fn values(&self) -> u32 {
        1 << self.bits
    }
}

impl Stages<'_> {
    /// The tile for rows of `sorted` entries with the least predicted time. A row is one tile if it can be.
    pub(super) fn tile(&self, launch: &Launch, sorted: u64, radix: Radix, limits: &DeviceLimits) -> u64 {
        let (threads, most) = (u64::from(SORT_THREADS), u64::from(MOST_TILE));
        if sorted <= most {
            return sorted.next_multiple_of(threads).max(threads);
        }
        let key = (sorted, launch.rows, radix.bits);
        if let Some(&tile) = self.tiles.borrow().get(&key) {
            return tile;
        }
        let tiles = [most, most / 2, most / 4, most / 8];
        let times = tiles.map(|tile| (tile, Launches::sorting(self, launch, (sorted, tile, radix), limits)));
        let least =
            times.into_iter().fold((most, f64::INFINITY), |least, time| if time.1 < least.1 { time } else { least });
        self.tiles.borrow_mut().insert(key, least.0);
        least.0
    }
}
