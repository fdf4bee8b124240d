//! Describes the libraries whose published times the model predicts. A description consists of counts, and of the
//! sources of these counts.

pub(crate) mod cuzk;
mod machines;
mod others;
mod yrrid;

use std::fmt;

use cumsm::GpuModel;
use cumsm::internals::{Band, Load, resident_blocks};

/// The origin of the counts of a library.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counts {
    /// The library's source, or the machine code of its kernels.
    Source,
    /// The formulas of a paper. The instructions of the kernels are not counted.
    Paper,
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Source { "source" } else { "paper" })
    }
}

/// A published time of another library, and the model's prediction of this time.
#[derive(Clone, Copy)]
pub(crate) struct Published {
    pub(crate) who: &'static str,
    pub(crate) gpu: &'static str,
    pub(crate) computation: &'static str,
    pub(crate) log_points: u32,
    pub(crate) counts: Counts,
    pub(crate) milliseconds: f64,
    pub(crate) source: &'static str,
    pub(crate) time: fn() -> Band,
}

pub(crate) fn published() -> Vec<Published> {
    [&yrrid::PUBLISHED[..], &others::PUBLISHED[..]].concat()
}

/// The numbers of instructions that a warp runs for an operation.
#[derive(Clone, Copy, Default)]
pub(crate) struct Operation {
    /// The number of IMAD.WIDE instructions.
    wide: f64,
    /// The number of IMAD.HI instructions.
    high: f64,
    /// The number of all other IMAD instructions.
    moves: f64,
    /// The number of all instructions that are not an IMAD.
    others: f64,
    /// The number of clock cycles that a single warp takes for the operation. This number follows from the cycles that
    /// ptxas writes into the instructions. If the machine code is not counted, the value is `None`, and each wide
    /// product takes the number of cycles that the model states.
    clocks: Option<f64>,
}

impl Operation {
    /// Returns the counts of an operation in a prime field of 12 limbs, with schoolbook products. Before the reduction,
    /// a multiplication takes 144 wide products, and a square takes 78 wide products. Each reduction takes 132 wide
    /// products, 12 IMAD.HI and 12 other IMAD. If two products are added before they are reduced, one reduction is
    /// saved. `saved` is the number of saved reductions.
    const fn of_12_limbs(multiplications: f64, squares: f64, saved: f64) -> Self {
        let reductions = multiplications + squares - saved;
        Self {
            wide: multiplications * 144.0 + squares * 78.0 + reductions * 132.0,
            high: reductions * 12.0,
            moves: reductions * 12.0,
            others: 0.0,
            clocks: None,
        }
    }

    fn plus(self, times: f64, other: Self) -> Self {
        Self {
            wide: self.wide + times * other.wide,
            high: self.high + times * other.high,
            moves: self.moves + times * other.moves,
            others: self.others + times * other.others,
            clocks: self.clocks.zip(other.clocks).map(|(own, other)| own + times * other),
        }
    }
}

/// The grid of a launch.
#[derive(Clone, Copy)]
pub(crate) struct Grid {
    /// The number of threads.
    threads: f64,
    /// The number of threads of a block, and the number of registers of a thread.
    block: u32,
    registers: u32,
    /// The number of bytes of shared memory of a block.
    shared: u32,
}

/// Returns the load of a launch in which each warp runs `times` operations, one after the other.
fn launch(hardware: &GpuModel, grid: Grid, times: f64, operation: Operation) -> Load {
    let Grid { threads, block, registers, shared } = grid;
    Load {
        resident: f64::from(resident_blocks(hardware, block, registers, shared)),
        blocks: (threads / f64::from(block)).ceil(),
        warps: (threads / 32.0).ceil(),
        wide: times * operation.wide,
        high: times * operation.high,
        moves: times * operation.moves,
        // If the machine code is not counted, `chain` is `None`, and the model assumes that all wide products and
        // instructions of a warp form one chain.
        instructions: times * operation.others,
        chain: operation.clocks.map(|clocks| times * clocks),
        ..Load::default()
    }
}

/// Returns the time of sequential reads and writes of `bytes` bytes of device memory.
fn passes(hardware: &GpuModel, bytes: f64) -> Band {
    Load { resident: 1.0, cached: bytes, moved: bytes, ..Load::default() }.time(hardware)
}

/// Returns the time of `launches` launches of kernels with little work.
fn small_launches(hardware: &GpuModel, launches: f64) -> Band {
    Load { resident: 1.0, ..Load::default() }.time(hardware) * launches
}

/// Returns how many digits the largest of 32 buckets has on average. A warp waits for the lane that sums the largest
/// bucket. The number of digits of a bucket has a Poisson distribution with the mean `mean`. The distribution is nearly
/// normal, and the largest of 32 normal values lies 2.07 standard deviations above the mean.
fn largest_of_a_warp(mean: f64) -> f64 {
    mean + 2.07 * mean.sqrt()
}

/// Returns the number of bytes that CUB's radix sort moves for each pair of a key and a value. The key and the value
/// have 4 bytes each, and are read and written in each pass of 8 bits. In addition, the keys are read once before the
/// first pass.
fn sorted_bytes(key_bits: u32) -> f64 {
    16.0 * f64::from(key_bits.div_ceil(8)) + 4.0
}
