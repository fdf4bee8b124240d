//! The numbers of instructions that kernels issue, and the numbers of clocks for which kernels wait.
//!
//! Each number of instructions is for one warp, and does not include wide products. The numbers come from
//! `verify/golden/warp-counts.tsv`.

/// The number of lines of 128 bytes that the requests of `add_pairs` touch for each pair, if a point has 96 bytes
/// (`verify/golden/warp-counts.tsv`). Each lane reads and writes its own points, in words of 16 bytes.
pub(crate) const PAIR_LINES: f64 = 23.0;
/// The number of moves by IMAD in `add_pairs`, divided by the number of wide products
/// (`verify/golden/sass-counts.tsv`). The moves of reductions are not counted.
pub(crate) const fn pair_moves(limbs: u64) -> f64 {
    if limbs >= 12 { 0.01 } else { 0.18 }
}
/// The numbers of instructions of a warp that sorts tiles.
pub(crate) struct TileInstructions {
    /// Instructions for every 32 digits of the warp, without the votes.
    pub(crate) step: f64,
    /// Instructions of one vote. For every 32 digits, a warp makes one vote for each bit of a pass's key.
    pub(crate) vote: f64,
    /// Instructions for every 32 radix values of a pass.
    pub(crate) values: f64,
    /// Instructions for every 256 radix values of a pass. All threads of the block together add up the counts of the
    /// radix values.
    pub(crate) part: f64,
    /// The number of instructions that a warp executes once, whatever the numbers of digits and radix values are.
    pub(crate) once: f64,
}

/// Instructions that a warp issues in `sort_count`.
pub(crate) const SORT_COUNT_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 12.0, vote: 11.2, values: 9.0, part: 0.0, once: 75.0 };
/// Instructions that a warp issues in `sort_scatter`, except the instructions that add the counts of tiles.
pub(crate) const SORT_SCATTER_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 47.0, vote: 11.2, values: 14.0, part: 215.0, once: 55.0 };
/// Instructions that a warp issues in one pass of `sort_row`.
pub(crate) const SORT_ROW_INSTRUCTIONS: TileInstructions =
    TileInstructions { step: 38.0, vote: 11.2, values: 8.0, part: 110.0, once: 30.0 };
/// The instructions that a warp of `sort_scatter` issues for every 256 radix values, while its block adds the counts of
/// one tile. Each of the 256 threads of the block adds one count.
pub(crate) const ADDED_TILE_INSTRUCTIONS: f64 = 6.0;
/// Instructions that a warp issues in `sort_offset` for each tile.
pub(crate) const OFFSET_TILE_INSTRUCTIONS: f64 = 12.0;
/// Instructions that a warp issues in `sort_offset`, except the instructions for tiles.
pub(crate) const SORT_OFFSET_INSTRUCTIONS: f64 = 130.0;
/// Instructions that a warp issues in `ell_row_pointers` for every 32 rows of the sparse matrix.
pub(crate) const ROW_POINTERS_INSTRUCTIONS: f64 = 48.0;
/// Instructions that a warp issues for each window of the 32 scalars that the warp recodes.
pub(crate) const RECODED_WINDOW_INSTRUCTIONS: f64 = 62.0;
/// The number of buckets in a step of `list_bounds`.
pub(crate) const LISTED_BUCKETS: f64 = 4096.0;
/// The clocks of a step of `list_bounds`. An H100 took 26 µs for 8 steps.
pub(crate) const LISTED_STEP_CLOCKS: f64 = 6400.0;
/// Instructions that a warp issues for each step of the binary search in `bucket_bounds`.
pub(crate) const SEARCH_STEP_INSTRUCTIONS: f64 = 17.0;
/// Instructions that a warp issues in `combine_buckets_round` to find its rows.
pub(crate) const FOUND_ROW_INSTRUCTIONS: f64 = 320.0;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algorithm::Algorithm;
    use crate::plan::gpu::hardware::Field;
    use crate::plan::gpu::model::arithmetic::Additions;
    use crate::plan::gpu::model::load::beside_products;

    /// For `add_pairs`, the constants for lines and for moves agree with the counts.
    #[test]
    fn requests_and_moves_of_pairs_are_the_counted_ones() {
        let rows = |text: &'static str| text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
        let counts = include_str!("../../../../verify/golden/warp-counts.tsv");
        let head = rows(counts).next().unwrap();
        let column = |name: &str| head.iter().position(|cell| *cell == name).unwrap();
        let [wide, requests, divergent, moved] = ["wide", "requests", "divergent", "moved"].map(column);
        // For 2^20 uniform scalars, `warp-counts.tsv` has counts of `add_pairs` for two groups. Points of the two
        // groups have 96 bytes.
        let additions = Additions::of(Algorithm::BUCKET, Field { limbs: 12, degree: 1 });
        let mut compared = 0;
        for cells in rows(counts).filter(|cells| cells[3] == "add_pairs" && cells[2] == "2^20 uniform") {
            // In a request that diverges, each sector is in a line of its own. A request of a full warp that does not
            // diverge has 16 sectors in 4 lines. The unit of the column `moved` is the kilobyte.
            let number = |i: usize| cells[i].parse::<f64>().unwrap();
            let lines = number(moved) * 1000.0 / 32.0 - 12.0 * (number(requests) - number(divergent));
            let counted = lines / number(wide);
            let predicted = 32.0 * PAIR_LINES / additions.affine;
            assert!((predicted / counted - 1.0).abs() < 0.1, "{cells:?}: {predicted} {counted}");
            compared += 1;
        }
        let sass = include_str!("../../../../verify/golden/sass-counts.tsv");
        for cells in rows(sass).filter(|cells| cells[0].starts_with("xyzz") && cells[0].ends_with("_g1")) {
            // A kernel calls a function for each multiplication of 24 limbs. The table does not count the instructions
            // of called functions. For BLS12-377, reductions take fewer instructions, because p ≡ 1 mod 2³². The model
            // ignores the difference for BLS12-377.
            if cells[0].contains("mnt4") || cells[0].contains("377") {
                continue;
            }
            let number = |i: usize| cells[i].parse::<f64>().unwrap();
            let limbs = if cells[0].contains("bls12") { 12 } else { 8 };
            let beside = beside_products(number(2), Field { limbs, degree: 1 });
            let moves = (number(4) - beside.moves) / number(2);
            match cells[1] {
                "accumulate_load_balanced" => assert!(moves.abs() < 0.01, "{cells:?}: {moves}"),
                "add_pairs" => assert!((moves - pair_moves(limbs)).abs() < 0.03, "{cells:?}: {moves}"),
                _ => continue,
            }
            compared += 1;
        }
        assert!(compared >= 6, "{compared}");
    }
}
