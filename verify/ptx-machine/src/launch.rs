//! The machine: modules, memory and launches.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rayon::prelude::*;

use crate::cache::Cache;
use crate::counts::{Class, Counts};
use crate::decode;
use crate::execute::{BlockRunner, Grid};
use crate::fault::{Fault, FaultKind};
use crate::memory::{Access, Accessor, Clock, GlobalMemory};
use crate::program::Program;
use crate::sample::{Sample, sampled};
use crate::text::ModuleText;

/// The order of a launch or a copy among the launches and copies of all streams.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// The identifier of the stream. No two streams of a machine ever have the same identifier.
    pub stream: u64,
    /// The index of the operation in its stream.
    pub number: u64,
    /// A map with an entry for each other stream that this operation waited for. The key is the other stream's
    /// identifier. The value is the index of the last operation in the other stream that had to end before this
    /// operation began.
    pub behind: HashMap<u64, u64>,
}

impl Order {
    pub(crate) fn comes_after(&self, stream: u64, number: u64) -> bool {
        stream == self.stream || self.behind.get(&stream).is_some_and(|&last| last >= number)
    }
}

/// The PTX of a module. Each kernel is decoded when the kernel is first requested.
pub struct Module {
    name: String,
    text: ModuleText,
    kernels: Mutex<HashMap<String, Kernel>>,
}

/// A kernel, ready to run.
#[derive(Clone)]
pub struct Kernel {
    module: String,
    name: String,
    program: Arc<Program>,
}

impl Module {
    /// Reads the text of a module.
    pub fn load(ptx: &str) -> Result<Self, Fault> {
        Ok(Self { name: String::new(), text: ModuleText::read(ptx)?, kernels: Mutex::default() })
    }

    /// Gives the module a name, which [`Kernel::module`] returns.
    pub fn named(self, name: &str) -> Self {
        Self { name: name.into(), ..self }
    }

    /// The names of the module's kernels.
    pub fn kernels(&self) -> Vec<&str> {
        self.text.functions.values().filter(|function| function.is_kernel).map(|f| f.name.as_str()).collect()
    }

    /// Returns the kernel of this name. The first request for a kernel decodes the kernel.
    pub fn kernel(&self, name: &str) -> Result<Kernel, Fault> {
        let mut kernels = self.kernels.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(kernel) = kernels.get(name) {
            return Ok(kernel.clone());
        }
        let kernel = Kernel {
            module: self.name.clone(),
            name: name.into(),
            program: Arc::new(decode::program(&self.text, name)?),
        };
        kernels.insert(name.into(), kernel.clone());
        Ok(kernel)
    }
}

impl Kernel {
    /// The kernel's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name of the kernel's module.
    pub fn module(&self) -> &str {
        &self.module
    }

    /// Returns the number of bytes of shared memory that a block uses.
    pub fn shared_bytes(&self) -> u32 {
        self.program.shared.iter().map(|&(_, bytes)| bytes).sum()
    }

    /// Returns the number of instructions of a class in the kernel, without the functions that the kernel calls. Each
    /// instruction counts once, even if the instruction runs many times.
    pub fn instructions(&self, class: Class) -> u64 {
        let Some(function) = self.program.functions.first() else { return 0 };
        function.code.iter().filter(|instruction| instruction.class == class).count() as u64
    }

    /// Returns the sizes of the kernel's parameters in bytes.
    pub fn parameter_bytes(&self) -> impl Iterator<Item = usize> {
        self.program.parameters.iter().map(|parameter| parameter.bytes as usize)
    }
}

/// A launch: the sizes of the grid and of a block, and the order of the launch among all launches and copies.
#[derive(Clone, Debug, Default)]
pub struct Launch {
    /// The number of blocks in each of the three dimensions.
    pub grid: [u32; 3],
    /// The number of threads of a block in each of the three dimensions.
    pub block: [u32; 3],
    /// The order of this launch among the launches and copies of all streams.
    pub order: Order,
}

/// A simulated GPU, which executes kernels in PTX.
#[derive(Default)]
pub struct Machine {
    global: Mutex<GlobalMemory>,
    cache: Option<Mutex<Cache>>,
    sample: Option<Sample>,
}

impl Machine {
    /// Returns a machine that models an L2 cache of this size, and finds [`Counts::load_depth`]. This machine runs
    /// blocks one after the other, because the contents of the cache depend on the order of blocks.
    pub fn with_cache(bytes: usize) -> Self {
        Self { cache: Some(Mutex::new(Cache::new(bytes))), ..Self::default() }
    }

    /// Returns a machine on which some kernels run only some of their blocks. The sample states which kernels skip
    /// blocks, and the machine scales the counts of these kernels to all blocks. The skipped blocks do not write their
    /// results to memory, so the result of the computation is wrong. In global memory, this machine checks only the
    /// bounds and the alignment of accesses. So a machine with a sample finds no races in global memory, and no reads
    /// of unwritten global memory. The machine finds [`Counts::load_depth`].
    pub fn sampling(sample: Sample) -> Self {
        let global = Mutex::new(GlobalMemory::without_shadow());
        Self { global, sample: Some(sample), ..Self::default() }
    }

    /// Lets kernels access memory. A kernel may read a byte only after the byte was written.
    ///
    /// # Safety
    ///
    /// The memory is valid for reads and writes until the caller calls [`freed`](Self::freed). During a launch, only
    /// this launch uses the memory.
    pub unsafe fn allocated(&self, address: u64, bytes: u64) {
        // SAFETY: the caller promises that the memory is valid until the call of `freed`. The caller also promises that
        // during a launch, only this launch uses the memory.
        unsafe { self.memory().allocated(address, bytes, false) };
    }

    /// Ends the access that [`allocated`](Self::allocated) began.
    pub fn freed(&self, address: u64) {
        self.memory().freed(address);
    }

    /// Records a copy that the host makes. The copy writes to the memory if `is_write` is true. If `is_write` is false,
    /// the copy reads from the memory.
    pub fn copied(&self, address: u64, bytes: u64, is_write: bool, order: &Order) -> Result<(), Fault> {
        let mut global = self.memory();
        let clock = Clock::new(1);
        let who = Accessor { launch: global.begin(order), block: 0, phase: 0, warp: 0, clock: &clock };
        let access = if is_write { Access::Write } else { Access::Read };
        // The size of an access is a u32, so the range of the copy is checked in pieces.
        for start in (0..bytes).step_by(1 << 30) {
            let piece = (bytes - start).min(1 << 30) as u32;
            let checked = global.check((address + start, piece), access, &who, 0, order);
            checked.map_err(|kind| Fault::new("a copy", 0, kind))?;
        }
        Ok(())
    }

    /// Locks and returns the global memory.
    pub(crate) fn memory(&self) -> MutexGuard<'_, GlobalMemory> {
        self.global.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs all blocks of a launch, or the blocks that the machine's sample selects. Each parameter must have the size
    /// that the kernel declares.
    pub fn launch(&self, kernel: &Kernel, launch: &Launch, parameters: &[&[u8]]) -> Result<Counts, Fault> {
        let program = &*kernel.program;
        let refused = |message: String| Err(Fault::new(&kernel.name, 0, FaultKind::Launch(message)));
        let threads: u64 = launch.block.iter().map(|&size| u64::from(size)).product();
        let blocks: u64 = launch.grid.iter().map(|&size| u64::from(size)).product();
        if threads == 0 || blocks == 0 || u32::try_from(blocks).is_err() {
            return refused(format!(
                "a grid of {:?} blocks of {:?} threads cannot be launched",
                launch.grid, launch.block
            ));
        }
        if threads > u64::from(program.max_threads.unwrap_or(1024)) {
            return refused(format!("a block has {threads} threads, more than the kernel allows"));
        }
        let mut words = Vec::new();
        if parameters.len() != program.parameters.len() {
            return refused(format!("{} parameters, not {}", parameters.len(), program.parameters.len()));
        }
        for (given, declared) in parameters.iter().zip(&program.parameters) {
            if given.len() != declared.bytes as usize {
                return refused(format!("a parameter of {} bytes, not {}", given.len(), declared.bytes));
            }
            words.resize(declared.word as usize, 0);
            words.extend(
                given.chunks(4).map(|bytes| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))),
            );
        }
        let every = self.sample.as_ref().and_then(|sample| sample.every(&kernel.name));
        let chosen = match every {
            None => (0..blocks as u32).collect(),
            Some(every) => sampled(blocks as u32, every),
        };
        let number = self.memory().begin(&launch.order);
        let grid = Grid {
            grid: launch.grid,
            block: launch.block,
            number,
            order: &launch.order,
            global: &self.global,
            cache: self.cache.as_ref(),
            counts_depth: self.cache.is_some() || self.sample.is_some(),
            parameters: &words,
        };
        let runner = || BlockRunner::new(program, &grid);
        let sum = |mut sum: Counts, more: Counts| {
            sum.add(&more);
            Ok(sum)
        };
        // With a cache, blocks run one after the other, because the contents of the cache depend on the order of
        // blocks.
        let mut counts = if self.cache.is_some() || blocks == 1 {
            let mut runner = runner();
            chosen.into_iter().try_for_each(|block| runner.run(block))?;
            runner.counts
        } else {
            chosen
                .into_par_iter()
                .try_fold(runner, |mut runner, block| runner.run(block).map(|()| runner))
                .map(|runner| Ok(runner?.counts))
                .try_reduce(Counts::default, sum)?
        };
        counts.scale_to(blocks);
        Ok(counts)
    }
}
