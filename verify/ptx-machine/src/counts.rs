//! The counts of a launch. The performance counters of a GPU report the same kinds of counts.

use crate::program::LANES;

/// The classes of instructions. The machine counts the issued instructions of each class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A product of two words with a result of 64 bits: one `mul.wide`, one `mad.wide`, or a `mad.lo` and a `mad.hi` of
    /// the same factors.
    WideProduct,
    /// Any multiplication that is not a [`WideProduct`](Self::WideProduct).
    Product,
    /// Additions and subtractions.
    Sum,
    /// Logic, shifts, comparisons, selections.
    Logic,
    /// `mov`, conversions of width, loads of parameters. ptxas renames registers, so most of these PTX instructions
    /// need no machine instruction on a GPU.
    Move,
    /// Accesses to global and generic memory.
    Global,
    /// Accesses to shared memory.
    Shared,
    /// Accesses to local memory.
    Local,
    /// Branches, calls, barriers, collectives.
    Control,
}

impl Class {
    /// All classes, in the order of their declaration.
    pub const ALL: [Self; 9] = [
        Self::WideProduct,
        Self::Product,
        Self::Sum,
        Self::Logic,
        Self::Move,
        Self::Global,
        Self::Shared,
        Self::Local,
        Self::Control,
    ];
}

/// The counts of one launch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// For each class, the number of issued warp instructions.
    pub issued: [u64; Class::ALL.len()],
    /// For each class, the number of lanes that ran an instruction, summed over the issued instructions.
    pub lanes: [u64; Class::ALL.len()],
    /// The number of guarded branches that warps ran.
    pub branches: u64,
    /// The number of guarded branches at which the lanes of the warp diverged.
    pub diverged: u64,
    /// The number of requests to global memory. A request is one load, store or atomic instruction of a warp.
    pub global_requests: u64,
    /// The number of divergent requests. Let k be the least number of 128-byte lines that can hold the bytes of a
    /// request. A request is divergent if the request touches 2k lines or more.
    pub divergent_requests: u64,
    /// The number of different sectors of 32 bytes that a request touches, summed over the requests.
    pub global_sectors: u64,
    /// The number of sectors that were not in the L2 cache; 0 if the cache is not modelled.
    pub missed_sectors: u64,
    /// The number of requests to shared memory. A request is one load, store or atomic instruction of a warp.
    pub shared_requests: u64,
    /// The number of additional passes through the banks of shared memory, summed over the requests. Let k be the least
    /// number of passes in which the banks can serve the words of a request. If the request takes more than k passes,
    /// the passes after the first k count as additional.
    pub bank_conflicts: u64,
    /// The number of times that a warp waits at a barrier of its block.
    pub barriers: u64,
    /// The number of warps.
    pub warps: u64,
    /// The length of the longest chain of loads that a thread makes from global memory. In a chain, each address
    /// depends on the value of the previous load. A chain of more than 255 loads counts as 255. The length is 0 if the
    /// machine does not look for chains.
    pub load_depth: u64,
    /// The number of blocks of the launch.
    pub blocks: u64,
    /// The number of blocks that ran. If 0 < `blocks_run` < `blocks`, all counts except `blocks`, `blocks_run` and
    /// `load_depth` are estimates. An estimate is the count of the blocks that ran, times `blocks`, divided by
    /// `blocks_run`. If no block ran, all counts except `blocks` are 0.
    pub blocks_run: u64,
}

impl Counts {
    /// The number of issued warp instructions of a class.
    pub fn issued(&self, class: Class) -> u64 {
        self.issued[class as usize]
    }

    /// Returns the cost of divergence: 32 times the number of issued instructions of a class, divided by the number of
    /// lanes that ran these instructions.
    pub fn issued_over_run(&self, class: Class) -> f64 {
        LANES as f64 * self.issued[class as usize] as f64 / self.lanes[class as usize].max(1) as f64
    }

    /// Turns the counts of `blocks_run` blocks into an estimate for all blocks.
    pub(crate) fn scale_to(&mut self, blocks: u64) {
        let run = self.blocks_run;
        if run != 0 && run < blocks {
            let scale = |count: &mut u64| *count = (u128::from(*count) * u128::from(blocks) / u128::from(run)) as u64;
            self.issued.iter_mut().chain(&mut self.lanes).for_each(scale);
            self.single_numbers().into_iter().for_each(scale);
        }
        (self.blocks, self.blocks_run) = (blocks, run);
    }

    pub(crate) fn issue(&mut self, class: Class, lanes: u32) {
        self.issued[class as usize] += 1;
        self.lanes[class as usize] += u64::from(lanes.count_ones());
    }

    /// Adds the counts of another part of the launch. `load_depth` becomes the greater of the two depths.
    pub fn add(&mut self, other: &Self) {
        self.issued.iter_mut().zip(other.issued).for_each(|(sum, more)| *sum += more);
        self.lanes.iter_mut().zip(other.lanes).for_each(|(sum, more)| *sum += more);
        let sums = self.single_numbers();
        sums.into_iter().zip(other.clone().single_numbers()).for_each(|(sum, more)| *sum += *more);
        self.load_depth = self.load_depth.max(other.load_depth);
    }

    fn single_numbers(&mut self) -> [&mut u64; 12] {
        [
            &mut self.branches,
            &mut self.diverged,
            &mut self.global_requests,
            &mut self.divergent_requests,
            &mut self.global_sectors,
            &mut self.missed_sectors,
            &mut self.shared_requests,
            &mut self.bank_conflicts,
            &mut self.barriers,
            &mut self.warps,
            &mut self.blocks,
            &mut self.blocks_run,
        ]
    }

    /// Returns all numbers, separated by spaces: `issued` of each class, `lanes` of each class, then the other numbers,
    /// and `load_depth` last.
    pub fn to_line(&self) -> String {
        let classes = self.issued.iter().chain(&self.lanes).copied();
        let mut singles = self.clone();
        let numbers = classes.chain(singles.single_numbers().map(|number| *number)).chain([self.load_depth]);
        let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
        numbers.join(" ")
    }

    /// Reads counts from a line in the form that [`to_line`](Self::to_line) writes.
    pub fn from_line(line: &str) -> Option<Self> {
        let mut numbers = line.split_whitespace().map(|number| number.parse::<u64>().ok());
        let mut counts = Self::default();
        for place in counts.issued.iter_mut().chain(&mut counts.lanes) {
            *place = numbers.next()??;
        }
        for place in counts.single_numbers() {
            *place = numbers.next()??;
        }
        counts.load_depth = numbers.next()??;
        numbers.next().is_none().then_some(counts)
    }
}
