//! Runs a block. The warps of the block run one after the other. Each warp runs until the warp waits at a barrier or
//! ends.

use std::sync::Mutex;

use super::depth::LoadDepths;
use super::warp::{Stop, Warp};
use crate::cache::Cache;
use crate::counts::Counts;
use crate::fault::{Fault, FaultKind, ThreadPlace};
use crate::launch::Order;
use crate::memory::{GlobalMemory, SharedMemory};
use crate::program::{BarrierReduction, LANES, Program};

/// The data that all blocks of a launch share.
pub(crate) struct Grid<'a> {
    pub(crate) grid: [u32; 3],
    pub(crate) block: [u32; 3],
    /// The number of the launch. The machine numbers its launches and its copies of memory together, from 1.
    pub(crate) number: u32,
    pub(crate) order: &'a Order,
    pub(crate) global: &'a Mutex<GlobalMemory>,
    pub(crate) cache: Option<&'a Mutex<Cache>>,
    /// True if the machine finds the longest chain of dependent loads (`Counts::load_depth`).
    pub(crate) counts_depth: bool,
    /// The kernel's parameters: the words of the parameter area in the kernel's frame.
    pub(crate) parameters: &'a [u32],
}

/// The parts of a block that a running warp of this block needs.
pub(super) struct Running<'a> {
    pub(super) program: &'a Program,
    pub(super) launch: &'a Grid<'a>,
    pub(super) block: [u32; 3],
    pub(super) block_number: u32,
    /// The number of barriers that the block has passed.
    pub(super) phase: u32,
    pub(super) shared: &'a mut SharedMemory,
    pub(super) counts: &'a mut Counts,
}

/// Runs blocks of one launch, one after the other.
pub(crate) struct BlockRunner<'a> {
    program: &'a Program,
    launch: &'a Grid<'a>,
    shared: SharedMemory,
    warps: Vec<Warp>,
    pub(crate) counts: Counts,
}

impl<'a> BlockRunner<'a> {
    pub(crate) fn new(program: &'a Program, launch: &'a Grid<'a>) -> Self {
        let threads: u32 = launch.block.iter().product();
        let warp = |number: u32| {
            let lanes = (threads - number * LANES as u32).min(LANES as u32);
            let mut warp = Warp::new(number, (u64::from(u32::MAX) >> (LANES as u32 - lanes)) as u32);
            warp.depths = launch.counts_depth.then(LoadDepths::default);
            warp
        };
        let warps = (0..threads.div_ceil(LANES as u32)).map(warp).collect();
        Self { program, launch, shared: SharedMemory::new(program), warps, counts: Counts::default() }
    }

    /// Runs the block with this index in the grid.
    pub(crate) fn run(&mut self, block_number: u32) -> Result<(), Fault> {
        let [x, y, _] = self.launch.grid;
        let block = [block_number % x, block_number / x % y, block_number / x / y];
        self.shared.reset();
        self.counts.warps += self.warps.len() as u64;
        self.counts.blocks_run += 1;
        for warp in &mut self.warps {
            warp.start(self.program, self.launch.parameters);
        }
        let mut phase = 0;
        loop {
            let mut stops = Vec::with_capacity(self.warps.len());
            for warp in &mut self.warps {
                let mut running = Running {
                    program: self.program,
                    launch: self.launch,
                    block,
                    block_number,
                    phase,
                    shared: &mut self.shared,
                    counts: &mut self.counts,
                };
                let stop = warp.run(&mut running).map_err(|stopped| {
                    let function = &self.program.functions[stopped.function as usize].name;
                    let thread = stopped.lane.map(|lane| warp.number * LANES as u32 + lane as u32);
                    self.launch.fault(function, stopped.line, block, thread, stopped.kind)
                })?;
                stops.push(stop);
            }
            if stops.iter().all(|stop| *stop == Stop::Ended) {
                let depths = self.warps.iter().filter_map(|warp| warp.depths.as_ref()).map(LoadDepths::greatest);
                self.counts.load_depth = self.counts.load_depth.max(depths.max().unwrap_or(0));
                return Ok(());
            }
            self.check_barrier(block, &stops)?;
            self.reduce();
            phase += 1;
        }
    }

    /// Checks that all warps wait at the same barrier.
    fn check_barrier(&self, block: [u32; 3], stops: &[Stop]) -> Result<(), Fault> {
        let waits = stops.iter().position(|stop| *stop != Stop::Ended).expect("a warp has not ended");
        let Some(other) = stops.iter().position(|stop| *stop != stops[waits]) else { return Ok(()) };
        let message = match &stops[other] {
            Stop::Ended => format!("warp {other} of the block exited while other warps wait at a barrier of the block"),
            Stop::Barrier(number) => format!("warp {other} of the block waits at another barrier, {number}"),
        };
        let (function, line) = self.warps[waits].waiting_at(self.program);
        let function = &self.program.functions[function as usize].name;
        Err(self.launch.fault(function, line, block, Some((waits * LANES) as u32), FaultKind::Barrier(message)))
    }

    /// If the warps wait at a barrier with a reduction over the block, computes the reduction and gives the result to
    /// all warps.
    fn reduce(&mut self) {
        let Some(kind) = self.warps.iter().find_map(|warp| Some(warp.reduction.as_ref()?.kind)) else { return };
        let votes: u32 = self.warps.iter().filter_map(|warp| Some(warp.reduction.as_ref()?.votes.count_ones())).sum();
        let result = match kind {
            BarrierReduction::Count => votes,
            BarrierReduction::Or => u32::from(votes != 0),
            BarrierReduction::And => u32::from(votes == self.launch.block.iter().product()),
        };
        self.warps.iter_mut().for_each(|warp| warp.reduced(result));
    }
}

impl Grid<'_> {
    fn fault(&self, function: &str, line: u32, block: [u32; 3], thread: Option<u32>, kind: FaultKind) -> Fault {
        let [x, y, _] = self.block;
        let place = thread.map(|thread| ThreadPlace { block, thread: [thread % x, thread / x % y, thread / (x * y)] });
        Fault { function: function.into(), line, thread: place, kind }
    }
}
