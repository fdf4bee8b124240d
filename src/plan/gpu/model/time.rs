//! The predicted time of stages and of kernels, as the sum of the times of their launches. `load.rs` computes the time
//! of one launch.

use std::ops::{AddAssign, Mul};

use super::load::{Load, beside_products};
use super::rates::Limit;
use crate::kernels::registry::{self, Kernel};
use crate::plan::gpu::hardware::{Field, GpuModel, WARP};
use crate::types::Stage;

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

/// The predicted seconds of each stage and of each kernel. The seconds are predictions of a model, not measurements.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    seconds: [[f64; Limit::ALL.len()]; Stage::ALL.len()],
    work: [Work; Stage::ALL.len()],
    /// The seconds of all launches of each kernel, in the order of the registry.
    kernel_seconds: [f64; registry::ALL.len()],
    /// The wide products that the warps of each kernel issue, over all launches of the kernel.
    kernel_products: [f64; registry::ALL.len()],
}

impl Default for Prediction {
    fn default() -> Self {
        Self {
            seconds: Default::default(),
            work: Default::default(),
            kernel_seconds: [0.0; registry::ALL.len()],
            kernel_products: [0.0; registry::ALL.len()],
        }
    }
}

#[expect(clippy::indexing_slicing, reason = "the arrays have an element for each stage and each limit")]
impl Prediction {
    /// The seconds of all stages.
    pub fn total(&self) -> f64 {
        self.seconds.as_flattened().iter().sum()
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

    /// The kernels of the plan. Each item has the compilation unit of a kernel, the kernel's name, and the seconds of
    /// all launches of this kernel.
    pub fn kernels(&self) -> impl Iterator<Item = (&'static str, &'static str, f64)> {
        let all = registry::ALL.iter().zip(self.kernel_seconds).filter(|(_, seconds)| *seconds > 0.0);
        all.map(|(kernel, seconds)| (kernel.unit.name(), kernel.name, seconds))
    }

    /// The number of wide products that the warps of a kernel issue, over all launches of the kernel.
    pub fn products_of(&self, kernel: &str) -> f64 {
        let all = registry::ALL.iter().zip(self.kernel_products).filter(|(named, _)| named.name == kernel);
        all.map(|(_, products)| products).sum()
    }

    pub(crate) fn add(&mut self, stage: Stage, limit: Limit, seconds: f64) {
        self.seconds[stage as usize][limit as usize] += seconds;
    }

    pub(crate) fn launch(&mut self, launch: &KernelLaunch, hardware: &GpuModel, field: Field) {
        let (seconds, limit) = launch.time(hardware, field);
        self.add(launch.stage, limit, seconds);
        let &KernelLaunch { warps, products, cached, moved, scattered, .. } = launch;
        let moved = moved + scattered;
        self.kernel_seconds[launch.kernel.place] += seconds;
        self.kernel_products[launch.kernel.place] += warps * products;
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

impl Mul<f64> for Work {
    type Output = Self;

    fn mul(self, times: f64) -> Self {
        let Self { launches, products, cached, moved } = self;
        Self { launches: launches * times, products: products * times, cached: cached * times, moved: moved * times }
    }
}

// For each plan, the planner adds and multiplies thousands of predictions. So these functions loop over plain slices,
// which the compiler turns into vector instructions.

impl AddAssign for Prediction {
    fn add_assign(&mut self, other: Self) {
        let add = |own: &mut [f64], other: &[f64]| own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        add(self.seconds.as_flattened_mut(), other.seconds.as_flattened());
        add(&mut self.kernel_seconds, &other.kernel_seconds);
        add(&mut self.kernel_products, &other.kernel_products);
        self.work.iter_mut().zip(other.work).for_each(|(own, other)| *own += other);
    }
}

impl Mul<f64> for Prediction {
    type Output = Self;

    fn mul(mut self, times: f64) -> Self {
        let multiply = |values: &mut [f64]| values.iter_mut().for_each(|value| *value *= times);
        multiply(self.seconds.as_flattened_mut());
        multiply(&mut self.kernel_seconds);
        multiply(&mut self.kernel_products);
        self.work.iter_mut().for_each(|work| *work = *work * times);
        self
    }
}

/// One launch of a kernel. Warps without work return immediately, so these warps are not counted.
#[derive(Clone, Copy)]
pub(crate) struct KernelLaunch {
    pub(crate) stage: Stage,
    pub(crate) kernel: &'static Kernel,
    pub(crate) blocks: f64,
    /// The number of warps with work.
    pub(crate) warps: f64,
    /// The number of wide products of each warp that has work. A warp issues its products one after the other.
    pub(crate) products: f64,
    /// The number of instructions of each warp that has work, without wide products. `instructions` is set only for
    /// launches with a small number of products.
    pub(crate) instructions: f64,
    /// The clocks of the longest chain of dependent instructions. `None` if the chain consists of all products and
    /// instructions of a warp, one after the other. The chain has a value in two cases: the warps of a block wait for
    /// each other, or a warp has independent instructions.
    pub(crate) chain: Option<f64>,
    /// The number of moves by IMAD for each wide product. The moves of reductions are not counted.
    pub(crate) moves: f64,
    /// The number of cache lines that the memory requests of all warps touch. `lines` is 0 if the model leaves the
    /// memory requests out.
    pub(crate) lines: f64,
    /// The bytes that move through L2, counted in sectors.
    pub(crate) cached: f64,
    /// The bytes of device memory that the launch reads and writes in order.
    pub(crate) moved: f64,
    /// The bytes of device memory that the launch reads and writes at random places, counted in whole atoms
    /// (`tuning::ATOM_BYTES`).
    pub(crate) scattered: f64,
}

impl KernelLaunch {
    /// Returns a launch with `threads` threads for each row, and without work. A block has threads of one row only.
    pub(crate) fn of(stage: Stage, kernel: &'static Kernel, threads: f64, rows: f64) -> Self {
        let blocks = (threads / f64::from(kernel.block)).ceil().max(1.0) * rows;
        let warps = (threads / f64::from(WARP)).ceil() * rows;
        Self {
            stage,
            kernel,
            blocks,
            warps,
            products: 0.0,
            instructions: 0.0,
            chain: None,
            moves: 0.0,
            lines: 0.0,
            cached: 0.0,
            moved: 0.0,
            scattered: 0.0,
        }
    }

    /// The seconds of the launch, and the resource that limits the launch.
    pub(crate) fn time(&self, hardware: &GpuModel, field: Field) -> (f64, Limit) {
        self.load(hardware, field).in_case(hardware)
    }

    fn load(&self, hardware: &GpuModel, field: Field) -> Load {
        let Self {
            kernel, blocks, warps, products, instructions, chain, moves, lines, cached, moved, scattered, ..
        } = *self;
        let beside = beside_products(products, field);
        Load {
            resident: f64::from(hardware.blocks_of(kernel, field)),
            blocks,
            warps,
            wide: products,
            high: beside.high,
            moves: beside.moves + products * moves,
            instructions,
            chain,
            lines,
            cached,
            moved,
            scattered,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rates::sustained_clock;
    use super::super::tuning;
    use super::*;
    use crate::plan::band::Case;

    const FIELD: Field = Field { limbs: 12, degree: 1 };

    fn accumulation(threads: f64, rows: f64, products: f64) -> KernelLaunch {
        let kernel = &registry::ACCUMULATE_LOAD_BALANCED;
        KernelLaunch { products, ..KernelLaunch::of(Stage::Accumulate, kernel, threads, rows) }
    }

    /// A full GPU computes at the full rate: each multiprocessor computes 32 products in a clock, over all lanes. The
    /// 276 products of a multiplication take 276·4 clocks of the pipe. A multiplication has 12 IMAD.HI and 12 other
    /// IMAD in addition to its products.
    #[test]
    fn a_full_gpu_is_limited_by_issue() {
        for case in [Case::Low, Case::Middle, Case::High] {
            let hardware = GpuModel::H200.in_case(case);
            let (seconds, limit) = accumulation(2.0 * 128.0, 132.0, 1e6).time(&hardware, FIELD);
            let share = 12.0 * (tuning::HIGH_CLOCKS.at(case) + tuning::MOVE_CLOCKS.at(case)) / (276.0 * 4.0);
            let clocks = 1e6 * 2.0 * 128.0 / 32.0 * (1.0 + share) * tuning::PIPE_TIME_FACTOR.at(case);
            let floor = clocks * tuning::CLOCK_TIME_FACTOR.at(case) / hardware.clock();
            assert_eq!(limit, Limit::Issue);
            assert!((seconds - tuning::LAUNCH_GAP_SECONDS.at(case) - floor).abs() < 1e-9, "{seconds} {floor}");
        }
    }

    /// A launch takes longer if it has other work in addition to its products. The test checks the low, the middle and
    /// the high case.
    #[test]
    fn all_work_takes_time() {
        for case in [Case::Low, Case::Middle, Case::High] {
            let hardware = GpuModel::H200.in_case(case);
            let launch = accumulation(3.0 * 128.0, 132.0, 1e4);
            let time = |launch: KernelLaunch| launch.time(&hardware, FIELD).0;
            let lines = time(KernelLaunch { lines: 1e9, ..launch });
            let scattered = time(KernelLaunch { scattered: 1e9, ..launch });
            let moved = time(KernelLaunch { moved: 1e9, ..launch });
            assert!(time(KernelLaunch { moves: 0.2, ..launch }) > 1.05 * time(launch));
            assert!(lines > 2.0 * time(launch) && scattered > moved && moved > time(launch), "{lines} {scattered}");
        }
        // Even work that does not limit a launch adds to the time.
        let hidden = |case: Case| {
            let launch = |lines| KernelLaunch { lines, ..accumulation(2.0 * 128.0, 132.0, 1e6) };
            let time = |lines| launch(lines).time(&GpuModel::H200.in_case(case), FIELD).0;
            time(1e6) == time(0.0)
        };
        assert_eq!([Case::Low, Case::Middle, Case::High].map(hidden), [false; 3]);
    }

    /// One block more than a full wave adds only the latency of one warp, not the time of a second full wave.
    #[test]
    fn a_tail_costs_latency() {
        let hardware = GpuModel::H200;
        let time = |blocks: f64| accumulation(128.0, blocks, 1e6).time(&hardware, FIELD);
        let alone = 1e6 * tuning::PRODUCT_CLOCKS.middle / sustained_clock(&hardware);
        let (wave, more) = (time(264.0), time(265.0));
        assert!((more.0 - wave.0 - alone).abs() < 1e-9, "{wave:?} {more:?}");
        assert_eq!((wave.1, time(1.0).1), (Limit::Issue, Limit::Latency));
        assert!((time(1.0).0 - tuning::LAUNCH_GAP_SECONDS.middle - alone).abs() < 1e-9);
    }

    #[test]
    fn small_launches_cost_what_the_host_needs_and_copies_their_bytes() {
        let hardware = GpuModel::L4;
        assert_eq!(
            accumulation(1.0, 1.0, 1.0).time(&hardware, FIELD),
            (tuning::LAUNCH_SECONDS.middle, Limit::Launches)
        );
        let sort = KernelLaunch { moved: 3e9, ..KernelLaunch::of(Stage::Sort, &registry::SORT_COUNT, 1e6, 1.0) };
        let (seconds, limit) = sort.time(&hardware, FIELD);
        assert_eq!(limit, Limit::Memory);
        let expected = 0.01 * tuning::MOVED_TIME_FACTOR.middle + tuning::LAUNCH_GAP_SECONDS.middle;
        assert!((seconds - expected).abs() < 1e-9, "{seconds}");
    }
}
