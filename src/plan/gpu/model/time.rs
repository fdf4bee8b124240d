//! The time model: the time of a launch on a GPU, and its limit.
//!
//! ```text
//! T = max(host, gap + max(blocks, memory, cache))      for one launch
//!
//! host     the time in which the host queues a launch
//! blocks   Σ over the waves of the busiest multiprocessor: max(issue, latency)
//!            issue     w·max(p·128/r, p + i) clocks, for the w warps of the busiest partition
//!            latency   p·5 + i·6 clocks: in one warp alone; or the longest chain, if the launch states it
//! memory   bytes to and from device memory / bandwidth
//! cache    bytes to and from L2, by sectors / (32 bytes a clock and multiprocessor)
//! ```
//!
//! - A warp issues p wide products (IMAD.WIDE) and i other instructions. The instructions that the warp issues count,
//!   not the instructions that its lanes need: a lane that waits costs as much as a lane that works.
//! - A multiprocessor computes r products in a clock, over all lanes. Each of its four partitions computes r/4 of them,
//!   and issues one instruction in a clock. A product takes 4 clocks of a partition. The other instructions, 0.5 to 1.6
//!   for each product, are issued during these clocks.
//! - A block runs on one multiprocessor. The busiest multiprocessor has ⌈blocks/multiprocessors⌉ blocks. A wave is the
//!   number of blocks that it holds at a time; registers, shared memory and warps limit this number. A last wave of few
//!   blocks is limited by latency.
//! - In a warp alone, each of p products that follow one another takes 5 clocks (`tuning::PRODUCT_CLOCKS`). So a second
//!   warp in the partition gains little, as long as neither warp waits for memory.
//!
//! The model leaves out:
//!
//! - memory pools (the first allocation of a size maps memory)
//! - local memory (spills of G2 and of 24 limbs)
//! - clocks below the peak
//! - other processes
//! - cold caches

use std::fmt;
use std::ops::{AddAssign, Mul};

use super::tuning;
use crate::kernels::registry::{self, Kernel};
use crate::plan::gpu::hardware::{Field, GpuModel, PARTITIONS, WARP};
use crate::types::Stage;

/// The resource that limits a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limit {
    /// The rate at which warps issue wide products or, if products are few, other instructions.
    Issue,
    /// The latency of instructions that wait for each other, with too few warps to hide the latency.
    Latency,
    /// The bandwidth of device memory.
    Memory,
    /// The bandwidth of the L2 cache.
    Cache,
    /// The time in which the host queues launches.
    Launches,
    /// The copies from the host during which nothing is computed.
    Copies,
    /// The host: it waits for the device, and computes.
    Host,
}

impl Limit {
    const ALL: [Self; 7] =
        [Self::Issue, Self::Latency, Self::Memory, Self::Cache, Self::Launches, Self::Copies, Self::Host];
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Issue => "issue",
            Self::Latency => "latency",
            Self::Memory => "memory",
            Self::Cache => "cache",
            Self::Launches => "launches",
            Self::Copies => "copies",
            Self::Host => "host",
        })
    }
}

/// The work of a stage's launches, according to the model.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Work {
    /// The number of launches.
    pub launches: f64,
    /// The wide products that warps issue.
    pub products: f64,
    /// The bytes that move through L2, counted in sectors.
    pub cached: f64,
    /// The bytes that move to and from device memory.
    pub moved: f64,
}

/// The rates of the model for each kind of [`Work`], at the peak of a GPU, and the rates of the host's work.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Rates {
    /// The seconds in which the host queues a launch.
    pub launch: f64,
    /// Wide products a second. A product of a warp counts as one product, although its 32 lanes compute 32 products.
    pub products: f64,
    /// Bytes a second through L2.
    pub cached: f64,
    /// Bytes a second to and from device memory.
    pub moved: f64,
    /// Bytes a second from the host.
    pub copied: f64,
}

impl Rates {
    /// The rates of a GPU.
    pub fn of(hardware: &GpuModel) -> Self {
        let in_a_clock = f64::from(hardware.multiprocessors) * hardware.clock();
        Self {
            launch: tuning::LAUNCH_SECONDS,
            products: hardware.products_per_clock() / f64::from(WARP) * in_a_clock,
            cached: hardware.cached_bytes_per_clock() * in_a_clock,
            moved: hardware.memory_bandwidth as f64,
            copied: hardware.link_bandwidth as f64,
        }
    }
}

/// The predicted seconds of each stage and of each kernel. These are predictions of a model, not measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    seconds: [[f64; Limit::ALL.len()]; Stage::ALL.len()],
    work: [Work; Stage::ALL.len()],
    kernels: [OfKernel; registry::ALL.len()],
}

/// The sum over all launches of a kernel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct OfKernel {
    seconds: f64,
    /// The wide products that warps issue.
    products: f64,
}

impl Default for Prediction {
    fn default() -> Self {
        Self {
            seconds: Default::default(),
            work: Default::default(),
            kernels: [OfKernel::default(); registry::ALL.len()],
        }
    }
}

#[expect(clippy::indexing_slicing, reason = "the arrays have an element for each stage and each limit")]
impl Prediction {
    /// The seconds of all stages.
    pub fn total(&self) -> f64 {
        self.seconds.iter().flatten().sum()
    }

    /// The seconds of a stage.
    pub fn seconds(&self, stage: Stage) -> f64 {
        self.seconds[stage as usize].iter().sum()
    }

    /// The limit with the greatest share of a stage's time. `None` if the plan does not have this stage.
    pub fn limit(&self, stage: Stage) -> Option<Limit> {
        let seconds = &self.seconds[stage as usize];
        let most = Limit::ALL.into_iter().max_by(|a, b| seconds[*a as usize].total_cmp(&seconds[*b as usize]));
        most.filter(|limit| seconds[*limit as usize] > 0.0)
    }

    /// The work of a stage's launches.
    pub fn work(&self, stage: Stage) -> Work {
        self.work[stage as usize]
    }

    /// The kernels of the plan: for each kernel its unit, its name, and the seconds of all its launches.
    pub fn kernels(&self) -> impl Iterator<Item = (&'static str, &'static str, f64)> {
        let all = registry::ALL.iter().zip(self.kernels).filter(|(_, all)| all.seconds > 0.0);
        all.map(|(kernel, all)| (kernel.unit.name(), kernel.name, all.seconds))
    }

    /// The wide products that the warps of a kernel issue in all launches.
    pub fn products_of(&self, kernel: &str) -> f64 {
        let all = registry::ALL.iter().zip(self.kernels).filter(|(named, _)| named.name == kernel);
        all.map(|(_, all)| all.products).sum()
    }

    pub(crate) fn add(&mut self, stage: Stage, limit: Limit, seconds: f64) {
        self.seconds[stage as usize][limit as usize] += seconds;
    }

    pub(crate) fn launch(&mut self, launch: &KernelLaunch, hardware: &GpuModel, field: Field) {
        let (seconds, limit) = launch.time(hardware, field);
        self.add(launch.stage, limit, seconds);
        let &KernelLaunch { warps, products, cached, moved, .. } = launch;
        self.kernels[launch.kernel.place] += OfKernel { seconds, products: warps * products };
        self.work[launch.stage as usize] += Work { launches: 1.0, products: warps * products, cached, moved };
    }
}

impl AddAssign for Work {
    fn add_assign(&mut self, other: Self) {
        self.launches += other.launches;
        self.products += other.products;
        self.cached += other.cached;
        self.moved += other.moved;
    }
}

impl AddAssign for OfKernel {
    fn add_assign(&mut self, other: Self) {
        self.seconds += other.seconds;
        self.products += other.products;
    }
}

impl Mul<f64> for Work {
    type Output = Self;

    fn mul(self, times: f64) -> Self {
        let Self { launches, products, cached, moved } = self;
        Self { launches: launches * times, products: products * times, cached: cached * times, moved: moved * times }
    }
}

impl AddAssign for Prediction {
    fn add_assign(&mut self, other: Self) {
        let pairs = self.seconds.iter_mut().flatten().zip(other.seconds.iter().flatten());
        pairs.for_each(|(own, other)| *own += other);
        self.kernels.iter_mut().zip(other.kernels).for_each(|(own, other)| *own += other);
        self.work.iter_mut().zip(other.work).for_each(|(own, other)| *own += other);
    }
}

impl Mul<f64> for Prediction {
    type Output = Self;

    fn mul(mut self, times: f64) -> Self {
        self.seconds.iter_mut().flatten().for_each(|value| *value *= times);
        self.kernels.iter_mut().flat_map(|all| [&mut all.seconds, &mut all.products]).for_each(|value| *value *= times);
        self.work.iter_mut().for_each(|work| *work = *work * times);
        self
    }
}

/// One launch of a kernel. Warps without work return at once, so they are not counted.
#[derive(Clone, Copy)]
pub(crate) struct KernelLaunch {
    pub(crate) stage: Stage,
    pub(crate) kernel: &'static Kernel,
    pub(crate) blocks: f64,
    /// The number of warps with work.
    pub(crate) warps: f64,
    /// The wide products that a warp with work issues, one after the other.
    pub(crate) products: f64,
    /// The other instructions that the warp issues. They are given only if products are few.
    pub(crate) instructions: f64,
    /// The clocks of the longest chain. `None` if the chain consists of all products and instructions of a warp, one
    /// after the other. The chain is different if the warps of a block wait for each other, or if a warp has
    /// independent instructions.
    pub(crate) chain: Option<f64>,
    /// The bytes that move through L2, counted in sectors.
    pub(crate) cached: f64,
    /// The bytes that move to and from device memory.
    pub(crate) moved: f64,
}

impl KernelLaunch {
    /// A launch with the given number of threads for each row. A block has threads of one row only.
    pub(crate) fn of(stage: Stage, kernel: &'static Kernel, threads: f64, rows: f64) -> Self {
        let blocks = (threads / f64::from(kernel.block)).ceil().max(1.0) * rows;
        let warps = (threads / f64::from(WARP)).ceil() * rows;
        Self { stage, kernel, blocks, warps, products: 0.0, instructions: 0.0, chain: None, cached: 0.0, moved: 0.0 }
    }

    /// The seconds of the launch, and the resource that limits it.
    pub(crate) fn time(&self, hardware: &GpuModel, field: Field) -> (f64, Limit) {
        let (clocks, limit) = self.clocks(hardware, field);
        let rates = Rates::of(hardware);
        let parts = [
            (clocks / hardware.clock(), limit),
            (self.moved / rates.moved, Limit::Memory),
            (self.cached / rates.cached, Limit::Cache),
            (rates.launch - tuning::LAUNCH_GAP_SECONDS, Limit::Launches),
        ];
        let longest = parts.into_iter().fold((0.0, limit), |most, part| if part.0 > most.0 { part } else { most });
        (tuning::LAUNCH_GAP_SECONDS + longest.0, longest.1)
    }

    /// The clocks of the busiest multiprocessor, and their limit, which is issue or latency.
    fn clocks(&self, hardware: &GpuModel, field: Field) -> (f64, Limit) {
        let Self { kernel, blocks, warps, products, instructions, .. } = *self;
        let resident = f64::from(hardware.blocks_of(kernel, field));
        let own = (blocks / f64::from(hardware.multiprocessors)).ceil().max(1.0);
        let per_block = warps / blocks.max(1.0);
        let partitions = f64::from(PARTITIONS);
        let per_product = f64::from(WARP * PARTITIONS) / hardware.products_per_clock();
        let of_a_warp = (products * per_product).max(products + instructions);
        let alone = products * tuning::PRODUCT_CLOCKS + instructions * tuning::INSTRUCTION_CLOCKS;
        let latency = self.chain.unwrap_or(alone);
        let issue = |blocks: f64| (blocks * per_block / partitions).ceil() * of_a_warp;
        let waves = (own / resident).floor();
        let rest = own - waves * resident;
        let (full, last) = (issue(resident), issue(rest));
        let clocks = waves * full.max(latency) + if rest > 0.0 { last.max(latency) } else { 0.0 };
        // The limit is the one that holds for most of the clocks.
        let issued = if full >= latency { waves * full } else { 0.0 } + if last >= latency { last } else { 0.0 };
        (clocks, if 2.0 * issued >= clocks { Limit::Issue } else { Limit::Latency })
    }
}

/// The share of the bytes of an array that the L2 cache does not hold, so that they are read from device memory again.
pub(crate) fn missed(bytes: f64, hardware: &GpuModel) -> f64 {
    (1.0 - hardware.cache as f64 / bytes.max(1.0)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIELD: Field = Field { limbs: 12, degree: 1 };

    fn accumulation(threads: f64, rows: f64, products: f64) -> KernelLaunch {
        let kernel = &registry::ACCUMULATE_LOAD_BALANCED;
        KernelLaunch { products, ..KernelLaunch::of(Stage::Accumulate, kernel, threads, rows) }
    }

    /// A full GPU computes at the full rate: 32 products of lanes for each multiprocessor and clock.
    #[test]
    fn a_full_gpu_is_limited_by_issue() {
        let hardware = GpuModel::H200;
        let (seconds, limit) = accumulation(3.0 * 128.0, 132.0, 1e6).time(&hardware, FIELD);
        let floor = 1e6 * 3.0 * 128.0 / 32.0 / hardware.clock();
        assert_eq!(limit, Limit::Issue);
        assert!((seconds - tuning::LAUNCH_GAP_SECONDS - floor).abs() < 1e-9, "{seconds} {floor}");
    }

    /// One block more than a wave takes the time of a wave that latency limits, not the time of a full wave.
    #[test]
    fn a_tail_costs_latency() {
        let hardware = GpuModel::H200;
        let time = |blocks: f64| accumulation(128.0, blocks, 1e6).time(&hardware, FIELD);
        let alone = 1e6 * tuning::PRODUCT_CLOCKS / hardware.clock();
        let (wave, more) = (time(396.0), time(397.0));
        assert!((more.0 - wave.0 - alone).abs() < 1e-9, "{wave:?} {more:?}");
        assert_eq!((wave.1, time(1.0).1), (Limit::Issue, Limit::Latency));
        assert!((time(1.0).0 - tuning::LAUNCH_GAP_SECONDS - alone).abs() < 1e-9);
    }

    #[test]
    fn small_launches_cost_what_the_host_needs_and_copies_their_bytes() {
        let hardware = GpuModel::L4;
        assert_eq!(accumulation(1.0, 1.0, 1.0).time(&hardware, FIELD), (tuning::LAUNCH_SECONDS, Limit::Launches));
        let sort = KernelLaunch { moved: 3e9, ..KernelLaunch::of(Stage::Sort, &registry::SORT_COUNT, 1e6, 1.0) };
        let (seconds, limit) = sort.time(&hardware, FIELD);
        assert_eq!(limit, Limit::Memory);
        assert!((seconds - 0.01 - tuning::LAUNCH_GAP_SECONDS).abs() < 1e-9, "{seconds}");
    }
}
