//! The time model: the time of a launch on a GPU, and the resource that limits the launch.
//!
//! ```text
//! T = max(host, gap + longest + e·(blocks + requests + memory + cache − longest))      for one launch
//!
//! host      the time in which the host queues a launch
//! longest   the time of the slowest of the next four resources; e is the share of the others' times that is not hidden
//! blocks    Σ over the waves of the busiest multiprocessor: max(issue, latency)
//!             issue     w·(p·(1 + f)·128/r + i·1.2) clocks, for the w warps of the busiest partition
//!             latency   p·6.7 + i·6 clocks, for one warp alone; or the longest chain, if the launch states it
//! requests  cache lines that the memory requests of warps touch · clocks of the load/store unit for each line
//! memory    bytes accessed in order / bandwidth + bytes of atoms (64 bytes) at random places / their bandwidth
//! cache     bytes to and from L2, counted in sectors / bytes that L2 delivers to all multiprocessors in a clock
//! ```
//!
//! Each constant has a low, a middle and a high value (`tuning.rs`). `GpuModel::case` selects one of the three values.
//! To compare plans, the planner uses the middle values.
//!
//! - A warp issues p wide products (IMAD.WIDE) and i other instructions. The model counts the instructions that the
//!   warp issues, not the instructions that each lane needs. A lane that waits costs as much as a lane that works.
//! - All lanes of a multiprocessor together compute r = 32 products in a clock. A multiprocessor has four partitions.
//!   In a clock, each partition computes r/4 products and issues one instruction. So a partition needs 4 clocks for a
//!   wide product of one warp. During these 4 clocks, the partition issues other instructions. But each of the other
//!   instructions delays the next wide product by about a clock.
//! - IMAD.HI and moves by IMAD use the same pipe as wide products. f is the number of clocks of IMAD.HI and moves,
//!   divided by the number of clocks of wide products.
//! - A block runs on one multiprocessor. The busiest multiprocessor has ⌈blocks/multiprocessors⌉ blocks. A wave is the
//!   set of blocks that a multiprocessor holds at a time. Registers, shared memory and warps limit the number of blocks
//!   in a wave. If the last wave has only a few blocks, latency limits the last wave.
//! - If a warp is alone in its partition, a product takes 6.7 clocks (`tuning::PRODUCT_CLOCKS`). With two warps in the
//!   partition, products are about a third faster than with one warp. More than two warps do not make products faster,
//!   as long as no warp waits for memory.
//!
//! The model leaves out:
//!
//! - the difference between an even and an odd number of warps in a partition. With three warps, each product takes 12%
//!   longer than with two or four warps (H100)
//! - the traffic of local memory (spills of G2 and of 24 limbs)
//! - other processes
//! - cold caches
//! - the loading of modules, and the compilation of PTX

use super::rates::{Limit, Rates, sustained_clock};
use super::tuning;
use crate::plan::band::Band;
use crate::plan::gpu::hardware::{Field, GpuModel, PARTITIONS, WARP};

/// The work of one launch: its numbers of blocks, warps, instructions, cache lines and bytes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Load {
    /// The number of blocks that a multiprocessor holds at a time.
    pub resident: f64,
    /// The number of blocks.
    pub blocks: f64,
    /// The number of warps with work.
    pub warps: f64,
    /// The number of wide products (IMAD.WIDE) that each warp with work issues.
    pub wide: f64,
    /// The number of IMAD.HI instructions that each warp with work issues.
    pub high: f64,
    /// The number of other IMAD instructions that each warp with work issues, moves included.
    pub moves: f64,
    /// The number of instructions other than IMAD that each warp with work issues. `instructions` matters only in a
    /// launch with a small number of products.
    pub instructions: f64,
    /// The clocks of the longest chain of dependent instructions. `None` if the chain consists of all wide products and
    /// instructions of a warp, one after the other. The chain has a value in two cases: the warps of a block wait for
    /// each other, or a warp has independent instructions.
    pub chain: Option<f64>,
    /// The number of cache lines that the memory requests of all warps touch. `lines` is 0 if the model leaves the
    /// memory requests out.
    pub lines: f64,
    /// The bytes that move through L2, counted in sectors.
    pub cached: f64,
    /// The bytes of device memory that the launch reads and writes in order.
    pub moved: f64,
    /// The bytes of device memory that the launch reads and writes at random places, counted in whole atoms
    /// (`tuning::ATOM_BYTES`).
    pub scattered: f64,
}

impl Load {
    /// The predicted seconds of the launch.
    pub fn time(&self, hardware: &GpuModel) -> Band {
        Band::of(|case| self.in_case(&hardware.in_case(case)).0)
    }

    /// The predicted seconds of the launch, and the resource that limits the launch. `hardware.case` selects the low,
    /// the middle or the high value of each constant.
    pub(super) fn in_case(&self, hardware: &GpuModel) -> (f64, Limit) {
        let of = |band: Band| band.at(hardware.case);
        let (clocks, limit) = self.clocks(hardware);
        let (rates, clock) = (Rates::of(hardware), sustained_clock(hardware));
        let lines = self.lines / f64::from(hardware.multiprocessors);
        let scattered = self.scattered * of(tuning::SCATTERED_TIME_FACTOR) / hardware.memory_bandwidth as f64;
        let parts = [
            (clocks / clock, limit),
            (lines * of(tuning::LINE_CLOCKS) / clock, Limit::Requests),
            (self.moved / rates.moved + scattered, Limit::Memory),
            (self.cached / rates.cached, Limit::Cache),
        ];
        let longest = parts.into_iter().fold((0.0, limit), |most, part| if part.0 > most.0 { part } else { most });
        let others = parts.iter().map(|part| part.0).sum::<f64>() - longest.0;
        let on_device = of(tuning::LAUNCH_GAP_SECONDS) + longest.0 + of(tuning::EXPOSED_SHARE) * others;
        if rates.launch > on_device { (rates.launch, Limit::Launches) } else { (on_device, longest.1) }
    }

    /// The number of clocks that the busiest multiprocessor takes, and the limit of the launch: issue or latency.
    fn clocks(&self, hardware: &GpuModel) -> (f64, Limit) {
        let Self { resident, blocks, warps, wide, high, moves, instructions, .. } = *self;
        let of = |band: Band| band.at(hardware.case);
        let own = (blocks / f64::from(hardware.multiprocessors)).ceil().max(1.0);
        let per_block = warps / blocks.max(1.0);
        let partitions = f64::from(PARTITIONS);
        let wide_clocks = f64::from(WARP * PARTITIONS) / hardware.products_per_clock();
        let pipe = wide * wide_clocks + high * of(tuning::HIGH_CLOCKS) + moves * of(tuning::MOVE_CLOCKS);
        let of_a_warp = pipe * of(tuning::PIPE_TIME_FACTOR) + instructions * of(tuning::ISSUE_CLOCKS);
        let alone = wide * of(tuning::PRODUCT_CLOCKS) + instructions * of(tuning::INSTRUCTION_CLOCKS);
        let latency = self.chain.unwrap_or(alone);
        let issue = |blocks: f64| (blocks * per_block / partitions).ceil() * of_a_warp;
        let waves = (own / resident).floor();
        let rest = own - waves * resident;
        let (full, last) = (issue(resident), issue(rest));
        let clocks = waves * full.max(latency) + if rest > 0.0 { last.max(latency) } else { 0.0 };
        // A wave is limited by issue if issue takes at least as long as latency. The launch is limited by issue if such
        // waves take at least half of the clocks. Otherwise, the launch is limited by latency.
        let issued = if full >= latency { waves * full } else { 0.0 } + if last >= latency { last } else { 0.0 };
        (clocks, if 2.0 * issued >= clocks { Limit::Issue } else { Limit::Latency })
    }
}

/// The share of an array's bytes that does not fit in the L2 cache. These bytes must be read from device memory again.
pub(crate) fn missed(bytes: f64, hardware: &GpuModel) -> f64 {
    (1.0 - hardware.cache as f64 / bytes.max(1.0)).max(0.0)
}

/// The bytes of the atoms that contain the first `bytes` bytes of an element, on average over the elements of an array.
/// The elements lie `stride` bytes apart.
pub(crate) fn in_atoms(bytes: f64, stride: f64) -> f64 {
    // The numbers of bytes are integers. Integers are faster here than calls of `ceil` and of the remainder.
    let (bytes, stride, atom) = (bytes as u64, stride as u64, tuning::ATOM_BYTES as u64);
    let atoms = |element: u64| (element * stride % atom + bytes).div_ceil(atom);
    // `stride` is a multiple of 4 bytes, and an atom has 16·4 bytes. So the offset of an element in its atom repeats
    // after 16 elements.
    (0..16).map(atoms).sum::<u64>() as f64 * tuning::ATOM_BYTES / 16.0
}

/// The numbers of instructions of the multiplier pipe that are not wide products.
pub(crate) struct BesideProducts {
    /// The number of IMAD.HI instructions.
    pub(crate) high: f64,
    /// The number of IMAD instructions other than IMAD.WIDE and IMAD.HI. ptxas also uses such IMAD instructions to move
    /// and to add numbers.
    pub(crate) moves: f64,
}

/// The instructions that the multiplier pipe runs in addition to `products` wide products
/// (`verify/golden/sass-counts.tsv`). The function assumes that all wide products come from field multiplications,
/// because most wide products do. In a reduction, the factor of each limb takes one IMAD.HI and one other IMAD. If
/// p ≡ 1 mod 2³², as for BLS12-377 and Pallas, the factor takes neither of these two instructions. The function ignores
/// this exception. So for BLS12-377, each number of the result is about 4% of the wide products, but should be 0.
pub(crate) fn beside_products(products: f64, field: Field) -> BesideProducts {
    let reductions = products * field.degree as f64 / field.multiplication();
    let factors = reductions * field.limbs as f64;
    BesideProducts { high: factors, moves: factors }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn random_accesses_move_whole_atoms() {
        assert_eq!([64.0, 96.0, 144.0, 192.0].map(|bytes| in_atoms(bytes, bytes)), [64.0, 128.0, 192.0, 192.0]);
        // The first 48 bytes of an element of 96 bytes lie in one atom or in two atoms.
        assert_eq!(in_atoms(48.0, 96.0), 96.0);
    }
}
