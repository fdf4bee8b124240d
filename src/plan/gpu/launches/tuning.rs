//! The numbers of instructions that kernels issue besides wide products, and the clocks that kernels wait.
//!
//! The instructions are instructions of a warp, taken from `verify/golden/warp-counts.tsv`.

/// Clocks from the load of a value that another thread stored until the use of this value: 263 from the L2 cache of an
/// H100 (Luo et al., "Benchmarking and Dissecting the Nvidia Hopper GPU Architecture via Microbenchmarking", 2024).
pub(crate) const LOAD_CLOCKS: f64 = 263.0;
/// Clocks of a barrier of a block of 8 warps. Estimated, not measured.
pub(crate) const BARRIER_CLOCKS: f64 = 40.0;
/// Instructions of a warp that sorts tiles.
pub(crate) struct TileInstructions {
    /// Instructions for every 32 digits of the warp.
    pub(crate) step: f64,
    /// Instructions for every 32 radix values of a pass.
    pub(crate) values: f64,
    /// Instructions for every 256 radix values of a pass, which the block adds up together.
    pub(crate) part: f64,
    /// Instructions that are issued once.
    pub(crate) once: f64,
}

/// Instructions of a warp of `sort_count`.
pub(crate) const SORT_COUNT_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 17.0, values: 9.0, part: 0.0, once: 75.0 };
/// Instructions of a warp of `sort_scatter`, without the addition of the counts of tiles.
pub(crate) const SORT_SCATTER_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 52.0, values: 14.0, part: 215.0, once: 55.0 };
/// Instructions of a warp in one pass of `sort_window`.
pub(crate) const SORT_WINDOW_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 43.0, values: 8.0, part: 110.0, once: 30.0 };
/// Instructions of a warp of `sort_scatter` for adding the counts of 256 radix values of a tile.
pub(crate) const ADDED_TILE_INSTRUCTIONS: f64 = 6.0;
/// Instructions of a warp of `sort_offset` for a tile.
pub(crate) const OFFSET_TILE_INSTRUCTIONS: f64 = 12.0;
/// Instructions of a warp of `sort_offset` besides the instructions for tiles.
pub(crate) const SORT_OFFSET_INSTRUCTIONS: f64 = 130.0;
/// Instructions of a warp of `ell_row_pointers` for every 32 rows.
pub(crate) const ROW_POINTERS_INSTRUCTIONS: f64 = 48.0;
/// Instructions of a warp for each window of the 32 scalars that it recodes.
pub(crate) const RECODED_WINDOW_INSTRUCTIONS: f64 = 62.0;
/// Instructions of a warp of `list_bounds` for one bucket of each lane.
pub(crate) const LISTED_BUCKET_INSTRUCTIONS: f64 = 30.0;
/// Instructions of a warp for each step of the binary search of `bucket_bounds`.
pub(crate) const SEARCH_STEP_INSTRUCTIONS: f64 = 17.0;
/// Instructions of a warp of `combine_buckets_round` for finding its rows.
pub(crate) const FOUND_ROW_INSTRUCTIONS: f64 = 320.0;
