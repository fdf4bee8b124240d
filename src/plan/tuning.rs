//! The numbers that steer the plan, each with its source. No code: tuning never touches logic.
//!
//! On the CPU, costs are in field multiplications. On a GPU, they are in seconds and clocks; `plan/gpu/time.rs` states the
//! model, and `plan/gpu/hardware.rs` the devices.

use crate::vocabulary::CpuArithmetic;

/// Field multiplications in an XYZZ mixed addition: 8M + 2S. A squaring counts as a multiplication.
pub(super) const MIXED_ADDITION: f64 = 10.0;
/// Field multiplications in an XYZZ addition: 12M + 2S.
pub(super) const ADDITION: f64 = 14.0;
/// Field multiplications in an XYZZ doubling: 6M + 3S.
pub(super) const DOUBLING: f64 = 9.0;
/// The most points of a thread that share an inversion when bases are prepared. At this number, the share costs about a third
/// of a multiplication.
pub(super) const LONGEST_RUN: u64 = 64;
/// The fewest pairs of a thread for which an affine round is planned: an affine addition saves about 800 of 2200 wide
/// products, and an inversion takes about as long as 6000 of them. By the time model, 8 are slower at small sizes.
pub(super) const LEAST_PAIRS: f64 = 6.0;
/// The most points that one thread checks in a launch. Such a launch is short and needs little memory. Estimated, not
/// measured.
pub(super) const CHECKED_RUN: u64 = 8;
/// The least time between the ends of two launches that a stream runs one after the other, in seconds. On a V100, kernels of
/// 2.9 µs took 3.8 µs each when the host was ahead (A. Gray, "Getting Started with CUDA Graphs", NVIDIA, 2019).
pub(super) const LAUNCH_GAP: f64 = 0.9e-6;
/// The time in which the host queues a launch, in seconds. Estimated, not measured.
pub(super) const LAUNCH: f64 = 2.5e-6;
/// Waiting for the device and copying a few results to the host, in seconds. On a V100, kernels of 2.9 µs took 9.6 µs each if
/// the host waited for each (the same article); a small copy takes about as long as that wait. Estimated, not measured.
pub(super) const SYNC: f64 = 15e-6;
/// Beginning a copy to the device, in seconds. Estimated, not measured.
pub(super) const COPY: f64 = 10e-6;
/// Clocks for each wide product of a warp that is alone, with the sums between products: 4.5 to 5.5 in the multiplications
/// and squares of docs/sass-counts.md, by the clocks that ptxas puts into their instructions.
pub(super) const PRODUCT_LATENCY: f64 = 5.0;
/// Clocks for each other instruction of a warp that is alone, among them shared memory (23 to 30 clocks) and votes.
/// Estimated, not measured.
pub(super) const INSTRUCTION_LATENCY: f64 = 6.0;
/// Clocks from a load of what another thread stored to its use: 263 from the L2 cache of an H100 (Luo et al., "Benchmarking
/// and Dissecting the Nvidia Hopper GPU Architecture via Microbenchmarking", 2024).
pub(super) const LOAD_LATENCY: f64 = 263.0;
/// Clocks for a barrier of a block of 8 warps. Estimated, not measured.
pub(super) const BARRIER: f64 = 40.0;
/// A multiplication of 12 limbs on the host, in seconds, when results are combined: ark-ff and this crate on a Zen 3.
pub(super) const HOST_MULTIPLICATION: f64 = 40e-9;

/// Instructions of a warp that sorts tiles. These and the following are taken from docs/warp-counts.md.
pub(super) struct TileInstructions {
    /// For each 32 digits of the warp.
    pub(super) step: f64,
    /// For each 32 radix values of a pass.
    pub(super) values: f64,
    /// For each 256 radix values of a pass, which the block adds up together.
    pub(super) part: f64,
    /// Once.
    pub(super) once: f64,
}

/// `sort_count`.
pub(super) const SORT_COUNT: TileInstructions = TileInstructions { step: 17.0, values: 9.0, part: 0.0, once: 75.0 };
/// `sort_scatter`, without the counts of tiles that it adds.
pub(super) const SORT_SCATTER: TileInstructions =
    TileInstructions { step: 52.0, values: 14.0, part: 215.0, once: 55.0 };
/// A pass of `sort_window`.
pub(super) const SORT_WINDOW: TileInstructions = TileInstructions { step: 43.0, values: 8.0, part: 110.0, once: 30.0 };
/// Instructions of a warp of `sort_scatter` to add a tile's counts of 256 radix values.
pub(super) const ADDED_TILE: f64 = 6.0;
/// Instructions of a warp of `sort_offset` for a tile.
pub(super) const OFFSET_TILE: f64 = 12.0;
/// Instructions of a warp of `sort_offset` beside those for tiles.
pub(super) const SORT_OFFSET: f64 = 130.0;
/// Instructions of a warp of `ell_row_pointers` for 32 rows.
pub(super) const ROW_POINTERS: f64 = 48.0;
/// Instructions of a warp for each window of 32 scalars that it recodes.
pub(super) const RECODED_WINDOW: f64 = 62.0;
/// Instructions of a warp for 30 division steps of a field of 12 limbs, without wide products: 694 in the machine code of
/// `inverse` for BLS12-381 (sm_90, CUDA 13.0).
pub(super) const DIVISION_STEPS: f64 = 700.0;
/// Clocks of a division step, and of a digit of the products after 30 of them, in a warp alone: chains of 6 and of 10
/// instructions of 4.5 to 5 clocks in the machine code. Estimated, not measured.
pub(super) const DIVISION_STEP_LATENCY: f64 = 27.0;
pub(super) const DIGIT_LATENCY: f64 = 50.0;
/// Instructions of a warp of `list_bounds` for a bucket of each lane.
pub(super) const LISTED_BUCKET: f64 = 30.0;
/// Instructions of a warp for each step of the binary search of `bucket_bounds`.
pub(super) const SEARCH_STEP: f64 = 17.0;
/// Instructions of a warp of `combine_buckets_round` to find its rows.
pub(super) const FOUND_ROW: f64 = 320.0;

/// The least input, in bytes, for which a single copy has a stream of its own. Opening a stream and waiting for its
/// events takes as long as copying this much. Estimated, not measured.
pub(super) const COPIED_ASIDE: u64 = 4 << 20;
/// The first chunks that a plan tries: the most points that fit, divided by each of these. Estimated,
/// not measured.
pub(super) const FIRST_CHUNKS: [f64; 14] = [1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 12.0, 16.0, 20.0, 32.0, 64.0];
/// The number of first chunks, each smaller than the one before, that may be slower before none is tried any more.
/// Estimated, not measured.
pub(super) const SLOWER_CHUNKS: u32 = 2;
/// The least growth from one chunk to the next. Chunks that would grow by less have one size. Estimated, not
/// measured.
pub(super) const LEAST_GROWTH: f64 = 1.03;

/// The CPU engine copies the terms that are not zero if they are at most one in so many. With one in three of 2^18 scalars,
/// that is 1.1 to 1.2 times as fast as all bases in their places; with one in two it makes no difference (Zen 4, 2 threads,
/// IFMA, BLS12-381 G1, by the ratio to ark-ec in the same run, two runs).
pub(super) const NONZERO_SHARE: usize = 3;

/// The fewest scalars of which a sample is looked at. Estimated, not measured.
pub(super) const LEAST_SAMPLED: usize = 1 << 6;
/// The fewest scalars for each scalar of a sample. Estimated, not measured.
pub(super) const SCALARS_PER_SAMPLE: usize = 16;
/// The most bits that are 1 in a long scalar of few digits. A uniform scalar of 255 bits has 20 or more digits in windows that
/// are planned. Estimated, not measured.
pub(crate) const FEW_ONES: u32 = 8;
/// The most signed digits, in windows of one bit, of all components of a scalar that is split although the model prefers
/// whole scalars. A uniform scalar's components have 80 or more. (r ± 1)/2 has 12 to 19 on curves whose x has few bits that
/// are 1, but not in G1 of BLS12-381: 256 of them, split, take 0.39 ms, and 0.60 ms over a table of multiples for whole scalars
/// (Zen 4, one thread, BLS12-377 G1).
pub(crate) const FEW_SPLIT_ONES: u32 = 20;
/// The most scalars of a sample: they take a few microseconds.
pub(super) const SAMPLED_SCALARS: usize = 64;
/// The most scalars of many digits, in a sample of the most scalars, for which scalars are not split. In proportion in a
/// smaller one. Of a SHA-256 circuit's witness 27 of 81994 scalars are
/// long: split, its sum over G2 took 29 ms, and unsplit 8 ms (Zen 3, 2 threads).
pub(super) const FEW_DENSE: usize = 2;
/// The fewest scalars that are not split, if that is cheaper. Below, the model predicts that splitting is faster
/// without IFMA, and planning twice would cost time. Estimated, not measured.
pub(super) const LEAST_WHOLE_SCALARS: usize = 1 << 15;
/// The least number of points for which `Backend::Auto` uses a GPU. Below, the launches and copies cost about as much
/// as the whole computation on the CPU. Estimated, not measured.
pub(super) const AUTO_GPU_POINTS: usize = 1 << 11;
/// The default limit for a table on the CPU, in bytes: little memory for a machine that proves.
pub(super) const TABLE_BYTES: u64 = 1 << 30;
/// The fewest points for each device for which bases are divided among devices. Below, aggregating a window's buckets
/// costs more than a device saves by having fewer points, and each device holds all bases. Estimated, not measured.
pub(super) const POINTS_WORTH_A_CUT: usize = 1 << 14;
/// The share of the free device memory that a plan may use if no limit is given. The rest is for the driver and for
/// other processes.
pub(super) const FREE_MEMORY_SHARE: f64 = 0.9;

/// The costs of the CPU engine's batches. The unit is one multiplication of a single field element: 30 ns on a Zen 4 in
/// G1.
pub(super) const fn batches(arithmetic: CpuArithmetic) -> Batches {
    match arithmetic {
        CpuArithmetic::Scalar => {
            Batches { addition: 8.6, doubling: 10.0, sorted_digit: 0.5, multiple: 0.17, slot: 0.2, inversion: 66.0 }
        }
        // A multiplication in all 8 lanes takes 90 ns: 0.37 for each. The other numbers are fitted to 2^16 points with
        // 1 to 8 multiples of each base, when an inversion took 44 multiplications more.
        CpuArithmetic::Fma => {
            Batches { addition: 5.0, doubling: 6.0, sorted_digit: 0.5, multiple: 0.17, slot: 0.3, inversion: 96.0 }
        }
        CpuArithmetic::Ifma => {
            Batches { addition: 2.75, doubling: 3.6, sorted_digit: 0.5, multiple: 0.17, slot: 0.5, inversion: 106.0 }
        }
    }
}

/// Costs of the CPU engine's batches.
pub(super) struct Batches {
    /// An affine addition, 5M + 1S, with its share of a full batch's inversion and the reading of the points.
    pub(super) addition: f64,
    /// An affine doubling for a table of multiples, 5M + 2S, with its share of an inversion. In one lane: 270 to 320
    /// ns.
    pub(super) doubling: f64,
    /// A digit: it is read twice, sorted, and put into the tree.
    pub(super) sorted_digit: f64,
    /// What a digit costs more if there are several multiples of each base, because these lie far apart in memory.
    /// Measured as the difference between one and eight multiples at 2^16 points. For one lane, the same number is
    /// assumed.
    pub(super) multiple: f64,
    /// A bucket's counter in the sort. Empty buckets count too.
    pub(super) slot: f64,
    /// A batch that is not full: its inversion, and the idle lanes.
    pub(super) inversion: f64,
}

/// Field multiplications in an inversion: 1.85 µs against 30 ns, by `benches/field.rs` on a Zen 4.
pub(super) const INVERSION: f64 = 61.0;
/// Recoding one GLV component of a scalar on the CPU: conversion out of Montgomery form, splitting, shifting, ordering.
/// In multiplications.
pub(super) const RECODED_COMPONENT: f64 = 1.5;
/// Converting a base, or its image under the endomorphism, to the internal form for one call: 53 ns at 2^16 points of
/// BLS12-381's G1.
pub(super) const CONVERTED_COMPONENT: f64 = 1.75;
/// The same for a table in large pages: 75 ns.
pub(super) const STORED_COMPONENT: f64 = 2.5;
/// A doubling in Jacobian coordinates: 2M + 5S.
pub(super) const JACOBIAN_DOUBLING: f64 = 7.0;
/// An addition in Jacobian coordinates: 11M + 5S.
pub(super) const JACOBIAN_ADDITION: f64 = 16.0;
/// A mixed addition in Jacobian coordinates: 7M + 4S.
pub(super) const JACOBIAN_MIXED_ADDITION: f64 = 11.0;
/// Field multiplications to add a prepared base in twisted Edwards form: 7M. Eight additions and subtractions and the
/// reading of the base count as one more.
pub(super) const EDWARDS_ADDITION: f64 = 8.0;
/// Field multiplications in a twisted Edwards addition: 9M. Eleven additions and subtractions count as one more.
pub(super) const EDWARDS_TOTAL: f64 = 10.0;
/// Field multiplications to prepare a base in twisted Edwards form: 11M and the writing, 400 to 440 ns where a
/// multiplication takes 30 ns. Its image under the endomorphism costs the same again.
pub(super) const EDWARDS_PREPARATION: f64 = 14.0;
/// Bases that are prepared in twisted Edwards form with one inversion. At this number, the share of the inversion is a
/// hundredth of the preparation.
pub(crate) const EDWARDS_PREPARED_TOGETHER: usize = 512;
/// Converting a window's sum back to Weierstrass form, and adding it there. Estimated.
pub(super) const EDWARDS_WINDOW: f64 = 60.0;
/// Handing work to other threads and waiting for them, in multiplications of 6 limbs: 42 µs. Fitted to sums over 32 to 1000
/// points: what takes one thread 100 µs takes two threads 11 to 35% longer, and at 180 to 250 µs they begin to gain
/// (docs/measurements/2026-11-24-few-points.md).
pub(super) const PARALLEL: f64 = 1400.0;

/// Pieces for each thread on the CPU. With several pieces, no thread idles long at the end when another thread is
/// interrupted.
pub(super) const CPU_PIECES_PER_THREAD: u32 = 4;
/// The most points on a level of the CPU engine's tree: twice the number at which a level is added.
pub(super) const LEVEL_POINTS: usize = 4096;
/// The fewest digits of a piece. With fewer, its last rounds cost more than the balance saves.
pub(super) const LEAST_PIECE: f64 = 16384.0;

/// Reading one digit in the low-memory engine, if scalars stay in Montgomery form: 2.7 ns. Measured as the difference
/// of two runs of 2^13 points with 26 and with 1248 passes, on a Zen 4.
pub(super) const READ_DIGIT: f64 = 0.08;
/// The same if the scalar is converted to an integer each time: 15.6 ns.
pub(super) const CONVERTED_DIGIT: f64 = 0.5;
/// Base field multiplications in one multiplication of the quadratic extension.
pub(super) const EXTENSION_MULTIPLICATION: f64 = 3.0;
/// The fewest remaining additions for which one shared inversion is cheaper than 4M more for each.
pub(crate) const LEAST_SHARED_INVERSION: usize = 16;
/// Heap bytes that rayon takes for a job if the caller is outside its pool.
pub(super) const RAYON_BYTES: u64 = 4096;
