//! A warp: its registers, the frames of its calls, and the paths that its lanes take.
//!
//! Lanes that diverge at a branch run one path after the other, and meet again at the branch's immediate
//! post-dominator. Each frame has a stack of paths. The warp runs the path at the top of the stack.

use super::access::Memories;
use super::block::{Grid, Running};
use super::collective;
use super::compute::compute;
use super::depth::LoadDepths;
use super::lanes::{Active, Longs, Registers, Words};
use crate::counts::Class;
use crate::counts::Counts;
use crate::fault::FaultKind;
use crate::memory::{Accessor, Clock};
use crate::program::{AT_RETURN, File, Function, Guard, LANES, Operation, Program, Register, Special};

/// The size limit of a thread's local memory in bytes, and the greatest depth of nested calls.
pub(super) const LOCAL_BYTES: usize = 1 << 16;
const CALLS: usize = 256;
/// The greatest number of branches that a warp may run. In the kernels of this repository, no warp runs more than a
/// hundredth of this number of branches.
const BRANCHES: u32 = 1 << 24;

/// The reason why a warp has stopped.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stop {
    /// The warp waits at a barrier of its block. The field is the number of the barrier.
    Barrier(u32),
    Ended,
}

/// A fault of an instruction, and the lane of the fault if the fault concerns a single lane.
#[derive(Debug)]
pub(super) struct Stopped {
    pub(super) function: u32,
    pub(super) line: u32,
    pub(super) lane: Option<usize>,
    pub(super) kind: FaultKind,
}

pub(super) struct Frame {
    pub(super) function: u32,
    places: Places,
    paths: Vec<Path>,
}

/// The start of a frame: the index of the frame's first register in each register file, and the index of the frame's
/// first word of parameters.
#[derive(Clone, Copy, Default)]
pub(super) struct Places {
    predicates: usize,
    pub(super) words: usize,
    pub(super) longs: usize,
    pub(super) parameters: usize,
    /// The first byte of the frame's local memory.
    pub(super) local: usize,
}

#[derive(Clone, Copy, Debug)]
struct Path {
    next: u32,
    /// The index of the instruction at which this path joins the path below it in the stack.
    reconvergence: u32,
    lanes: u32,
}

/// A reduction over the block. The warp waits at the reduction's barrier.
pub(super) struct Reduction {
    pub(super) kind: crate::program::BarrierReduction,
    pub(super) to: Register,
    /// The lanes whose predicate is true.
    pub(super) votes: u32,
}

pub(super) struct Warp {
    pub(super) number: u32,
    /// The lanes that have a thread.
    pub(super) lanes: u32,
    pub(super) clock: Clock,
    pub(super) reduction: Option<Reduction>,
    predicates: Vec<u32>,
    words: Vec<Words>,
    longs: Vec<Longs>,
    pub(super) parameters: Vec<Words>,
    pub(super) local: Vec<Words>,
    /// For each byte of each word of local memory: the lanes that have written this byte since the word's frame began.
    pub(super) local_written: Vec<[u32; 4]>,
    /// The number of branches that the warp has run.
    branches: u32,
    carry: Words,
    pub(super) frames: Vec<Frame>,
    /// The depths of loads, or `None` if the machine does not find `Counts::load_depth`.
    pub(super) depths: Option<LoadDepths>,
}

impl Warp {
    pub(super) fn new(number: u32, lanes: u32) -> Self {
        Self {
            number,
            lanes,
            clock: Clock::new(lanes),
            reduction: None,
            predicates: Vec::new(),
            words: Vec::new(),
            longs: Vec::new(),
            parameters: Vec::new(),
            local: Vec::new(),
            local_written: Vec::new(),
            branches: 0,
            carry: [0; LANES],
            frames: Vec::new(),
            depths: None,
        }
    }

    /// Starts the kernel for a new block.
    pub(super) fn start(&mut self, program: &Program, parameters: &[u32]) {
        self.clock = Clock::new(self.lanes);
        self.reduction = None;
        self.branches = 0;
        self.frames.clear();
        self.enter(program, 0, self.lanes).expect("one call is not too deep");
        for (word, &value) in self.parameters.iter_mut().zip(parameters) {
            *word = [value; LANES];
        }
    }

    /// Begins the frame of a call. In a new frame, registers hold values of earlier calls. No instruction reads the
    /// values of earlier calls, because the decoder has checked that a function writes each register before the
    /// function reads the register.
    fn enter(&mut self, program: &Program, number: u32, lanes: u32) -> Result<(), FaultKind> {
        let function = &program.functions[number as usize];
        let mut frame = Places::default();
        if let Some(Frame { function, places: caller, .. }) = self.frames.last() {
            let calling = &program.functions[*function as usize];
            frame.predicates = caller.predicates + calling.predicates as usize;
            frame.words = caller.words + calling.words as usize;
            frame.longs = caller.longs + calling.longs as usize;
            frame.parameters = caller.parameters + calling.parameter_words as usize;
            frame.local = caller.local + calling.local_bytes as usize;
        }
        let local = frame.local + function.local_bytes as usize;
        if local > LOCAL_BYTES || self.frames.len() == CALLS {
            return Err(FaultKind::StackOverflow);
        }
        grow(&mut self.predicates, frame.predicates + function.predicates as usize, 0);
        grow(&mut self.words, frame.words + function.words as usize, [0; LANES]);
        grow(&mut self.longs, frame.longs + function.longs as usize, [0; LANES]);
        grow(&mut self.parameters, frame.parameters + function.parameter_words as usize, [0; LANES]);
        grow(&mut self.local, local / 4, [0; LANES]);
        self.local_written.truncate(frame.local / 4);
        self.local_written.resize(local / 4, [0; 4]);
        for &(slot, value) in &function.predicate_constants {
            self.predicates[frame.predicates + slot as usize] = value;
        }
        for &(slot, value) in &function.word_constants {
            self.words[frame.words + slot as usize] = [value; LANES];
        }
        for &(slot, value) in &function.long_constants {
            self.longs[frame.longs + slot as usize] = [value; LANES];
        }
        let paths = vec![Path { next: 0, reconvergence: AT_RETURN, lanes }];
        self.frames.push(Frame { function: number, places: frame, paths });
        if let Some(depths) = &mut self.depths {
            depths.enter(frame);
        }
        Ok(())
    }

    /// Runs the warp until the warp waits at a barrier of the block or ends.
    pub(super) fn run(&mut self, running: &mut Running<'_>) -> Result<Stop, Box<Stopped>> {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") && is_x86_feature_detected!("popcnt") {
            #[target_feature(enable = "avx2,popcnt")]
            fn run_with_avx2(warp: &mut Warp, running: &mut Running<'_>) -> Result<Stop, Box<Stopped>> {
                warp.run_inline(running)
            }
            // SAFETY: the processor has AVX2 and POPCNT.
            return unsafe { run_with_avx2(self, running) };
        }
        self.run_inline(running)
    }

    #[inline(always)]
    fn run_inline(&mut self, running: &mut Running<'_>) -> Result<Stop, Box<Stopped>> {
        loop {
            match self.run_frame(running)? {
                Some(stop) => return Ok(stop),
                None if self.frames.is_empty() => return Ok(Stop::Ended),
                None => {}
            }
        }
    }

    /// Runs until the current frame changes or the warp stops. The result is `None` if the frame has changed.
    #[inline(always)]
    fn run_frame(&mut self, running: &mut Running<'_>) -> Result<Option<Stop>, Box<Stopped>> {
        let program = running.program;
        let depth = self.frames.len() - 1;
        let frame = &mut self.frames[depth];
        let function: &Function = &program.functions[frame.function as usize];
        let number = frame.function;
        let places = frame.places;
        let mut registers = Registers {
            predicates: &mut self.predicates[places.predicates..],
            words: &mut self.words[places.words..],
            longs: &mut self.longs[places.longs..],
            carry: &mut self.carry,
        };
        let path = *frame.paths.last().expect("a frame with lanes");
        let mut next = path.next as usize;
        let mut all = Active::new(path.lanes);
        let counts: &mut Counts = running.counts;
        loop {
            let instruction = &function.code[next];
            let line = instruction.line;
            let stopped =
                |(lane, kind): (Option<usize>, FaultKind)| Box::new(Stopped { function: number, line, lane, kind });
            next += 1;
            if let Operation::Join = instruction.operation {
                let top = frame.paths.last().expect("a frame with lanes");
                if top.reconvergence == next as u32 - 1 {
                    frame.paths.pop();
                    let below = frame.paths.last().expect("the path that parted");
                    (next, all) = (below.next as usize, Active::new(below.lanes));
                }
                continue;
            }
            let guarded;
            let active = match instruction.guard {
                None => &all,
                Some(guard) => {
                    guarded = Active::new(all.bits & holds(guard, registers.predicates));
                    &guarded
                }
            };
            counts.issue(instruction.class, active.bits);
            if active.bits == 0 && !matches!(instruction.operation, Operation::Branch { .. }) {
                continue;
            }
            if let Some(depths) = &mut self.depths {
                depths.note((&instruction.operation, &function.uses()[next - 1]), places, &registers, active);
            }
            if compute(&instruction.operation, &mut registers, active).map_err(|kind| stopped((None, kind)))? {
                continue;
            }
            match &instruction.operation {
                Operation::Branch { target, reconvergence } => {
                    counts.branches += 1;
                    self.branches += 1;
                    if self.branches > BRANCHES {
                        return Err(stopped((None, FaultKind::Endless)));
                    }
                    // The counts of `Class::Control` include all lanes that reach the branch, even lanes that do not
                    // take the branch.
                    counts.lanes[Class::Control as usize] += u64::from((all.bits & !active.bits).count_ones());
                    let (taken, stay) = (active.bits, all.bits & !active.bits);
                    if stay == 0 {
                        next = *target as usize;
                    } else if taken != 0 {
                        counts.diverged += 1;
                        let lanes = frame.part(*reconvergence, [(next as u32, stay), (*target, taken)]);
                        (next, all) = (lanes.next as usize, Active::new(lanes.lanes));
                    }
                }
                Operation::Jump { target } => {
                    self.branches += 1;
                    if self.branches > BRANCHES {
                        return Err(stopped((None, FaultKind::Endless)));
                    }
                    next = *target as usize;
                }
                Operation::Return => match frame.leave(active.bits) {
                    None => {
                        self.leave_frame(program);
                        return Ok(None);
                    }
                    Some(path) => {
                        // If the guard of a lane is false, this lane does not return, and goes on with the next
                        // instruction.
                        let stays = path.lanes == all.bits & !active.bits && path.lanes != 0 && active.bits != all.bits;
                        next = if stays { next } else { path.next as usize };
                        all = Active::new(path.lanes);
                    }
                },
                Operation::Call { function: callee, arguments, .. } => {
                    frame.save(next as u32);
                    let (own, lanes) = (places.parameters, all.bits);
                    self.enter(program, *callee, lanes).map_err(|kind| stopped((None, kind)))?;
                    let entered = self.frames.last().expect("the new frame").places.parameters;
                    if let Some(depths) = &mut self.depths {
                        depths.copy(arguments, (own, entered), true);
                    }
                    for copy in arguments {
                        let from = own + copy.caller as usize;
                        let to = entered + copy.callee as usize;
                        self.parameters.copy_within(from..from + copy.words as usize, to);
                    }
                    return Ok(None);
                }
                Operation::Barrier { number: barrier } => {
                    let barrier = registers.word(*barrier)[active.bits.trailing_zeros() as usize];
                    collective::check_block_barrier(self.lanes, active.bits).map_err(stopped)?;
                    counts.barriers += 1;
                    frame.save(next as u32);
                    return Ok(Some(Stop::Barrier(barrier)));
                }
                Operation::ReducingBarrier { number: barrier, reduction, to, predicate, negated } => {
                    let barrier = registers.word(*barrier)[active.bits.trailing_zeros() as usize];
                    collective::check_block_barrier(self.lanes, active.bits).map_err(stopped)?;
                    counts.barriers += 1;
                    let guard = Guard { slot: *predicate, negated: *negated };
                    let votes = holds(guard, registers.predicates) & active.bits;
                    self.reduction = Some(Reduction { kind: *reduction, to: *to, votes });
                    frame.save(next as u32);
                    return Ok(Some(Stop::Barrier(barrier)));
                }
                Operation::WarpBarrier { mask } => {
                    let mask = *registers.word(*mask);
                    for lanes in collective::groups(&mask, active.bits).map_err(stopped)? {
                        self.clock.synchronise(lanes);
                    }
                }
                Operation::Special { special, to } => {
                    let value = value_of(*special, running.launch, running.block, self.number);
                    registers.set_word(*to, &value, active);
                }
                Operation::FrameAddress { to } => registers.set_long(*to, &[places.local as u64; LANES], active),
                Operation::LoadParameter { word, is_long, to } => {
                    let mut word = places.parameters + *word as usize;
                    for to in to {
                        let low = &self.parameters[word];
                        let high = if *is_long { &self.parameters[word + 1] } else { &[0; LANES] };
                        if to.file == File::Long {
                            let value = std::array::from_fn(|lane| u64::from(high[lane]) << 32 | u64::from(low[lane]));
                            registers.set_long(to.slot, &value, active);
                        } else {
                            registers.set_word(to.slot, low, active);
                        }
                        word += 1 + usize::from(*is_long);
                    }
                }
                Operation::StoreParameter { word, is_long, from } => {
                    // The store also writes the words of inactive lanes. The writes to inactive lanes do no harm,
                    // because no inactive lane is in a call that uses the written words.
                    let mut word = places.parameters + *word as usize;
                    for from in from {
                        if from.file == File::Long {
                            let value = registers.long(from.slot);
                            self.parameters[word] = value.map(|value| value as u32);
                            if *is_long {
                                self.parameters[word + 1] = value.map(|value| (value >> 32) as u32);
                            }
                        } else {
                            self.parameters[word] = *registers.word(from.slot);
                        }
                        word += 1 + usize::from(*is_long);
                    }
                }
                operation @ (Operation::Load { .. } | Operation::Store { .. } | Operation::Atomic { .. }) => {
                    let mut memories = Memories {
                        local_written: &mut self.local_written,
                        local: &mut self.local[..(places.local + function.local_bytes as usize) / 4],
                        shared: running.shared,
                        launch: running.launch,
                        counts,
                        who: Accessor {
                            launch: running.launch.number,
                            block: running.block_number,
                            phase: running.phase,
                            warp: self.number,
                            clock: &self.clock,
                        },
                    };
                    memories.access(operation, &mut registers, active).map_err(stopped)?;
                }
                operation => {
                    collective::run(operation, &mut registers, active).map_err(stopped)?;
                }
            }
        }
    }

    /// Returns to the caller, and copies the results.
    fn leave_frame(&mut self, program: &Program) {
        let left = self.frames.pop().expect("the frame that ended");
        let Some(caller) = self.frames.last() else { return };
        let next = caller.paths.last().expect("a frame with lanes").next;
        let call = &program.functions[caller.function as usize].code[next as usize - 1];
        let Operation::Call { results, .. } = &call.operation else { unreachable!("a frame that called") };
        let (inner, outer) = (left.places.parameters, caller.places.parameters);
        if let Some(depths) = &mut self.depths {
            depths.copy(results, (outer, inner), false);
        }
        for copy in results {
            let from = inner + copy.callee as usize;
            let to = outer + copy.caller as usize;
            self.parameters.copy_within(from..from + copy.words as usize, to);
        }
    }

    /// Gives the result of the block's reduction to the lanes that wait for this result.
    pub(super) fn reduced(&mut self, result: u32) {
        let Some(reduction) = self.reduction.take() else { return };
        let frame = self.frames.last().expect("a warp that waits");
        let active = Active::new(frame.paths.last().expect("a frame with lanes").lanes);
        let places = frame.places;
        let mut registers = Registers {
            predicates: &mut self.predicates[places.predicates..],
            words: &mut self.words[places.words..],
            longs: &mut self.longs[places.longs..],
            carry: &mut self.carry,
        };
        match reduction.to.file {
            File::Predicate => registers.set_predicate(reduction.to.slot, 0u32.wrapping_sub(result), &active),
            _ => registers.set_word(reduction.to.slot, &[result; LANES], &active),
        }
    }

    /// Returns the index of the function and the line at which the warp waits.
    pub(super) fn waiting_at(&self, program: &Program) -> (u32, u32) {
        let frame = self.frames.last().expect("a warp that waits");
        let next = frame.paths.last().expect("a frame with lanes").next;
        (frame.function, program.functions[frame.function as usize].code[next as usize - 1].line)
    }
}

impl Frame {
    /// Stores the index of the instruction at which the top path goes on.
    fn save(&mut self, next: u32) {
        self.paths.last_mut().expect("a frame with lanes").next = next;
    }

    /// Divides the lanes of the top path into two paths. Returns the path that runs first.
    fn part(&mut self, reconvergence: u32, paths: [(u32, u32); 2]) -> Path {
        let top = self.paths.last_mut().expect("a frame with lanes");
        if top.reconvergence == reconvergence {
            // The old top path was to join the path below at `reconvergence`. The two new paths replace the old top
            // path, so each new path joins the path below at `reconvergence`.
            self.paths.pop();
        } else {
            top.next = reconvergence;
        }
        for (next, lanes) in paths {
            if next != reconvergence {
                self.paths.push(Path { next, reconvergence, lanes });
            }
        }
        *self.paths.last().expect("at least one of the two paths does not start at the reconvergence")
    }

    /// Removes lanes that return. The result is the path that goes on, or `None` if all lanes have returned.
    fn leave(&mut self, lanes: u32) -> Option<Path> {
        self.paths.iter_mut().for_each(|path| path.lanes &= !lanes);
        self.paths.retain(|path| path.lanes != 0);
        self.paths.last().copied()
    }
}

/// Returns the lanes in which a guard is true.
#[inline(always)]
fn holds(guard: Guard, predicates: &[u32]) -> u32 {
    let bits = predicates[guard.slot as usize];
    if guard.negated { !bits } else { bits }
}

fn grow<T: Copy>(registers: &mut Vec<T>, count: usize, value: T) {
    if registers.len() < count {
        registers.resize(count, value);
    }
}

/// Returns the value of a special register in each lane.
fn value_of(special: Special, launch: &Grid<'_>, block: [u32; 3], warp: u32) -> Words {
    let [x, y, _] = launch.block;
    std::array::from_fn(|lane| {
        let thread = warp * LANES as u32 + lane as u32;
        match special {
            Special::Thread(0) => thread % x,
            Special::Thread(1) => thread / x % y,
            Special::Thread(_) => thread / (x * y),
            Special::BlockSize(axis) => launch.block[axis as usize],
            Special::Block(axis) => block[axis as usize],
            Special::GridSize(axis) => launch.grid[axis as usize],
            Special::Lane => lane as u32,
        }
    })
}
