//! Assigns slots to registers. nvcc uses a new register for each value. Two values that are never alive at the same
//! time can share a slot. With shared slots, a warp's registers fit into the CPU's cache.

use std::collections::HashMap;

use super::flow::Flow;
use crate::program::{File, Instruction, Slot, Use};

/// The number of slots of each register file: predicates, words, long words.
pub(super) struct Slots {
    pub(super) counts: [u32; 3],
    constants: Vec<(File, Slot, u64)>,
}

impl Slots {
    pub(super) fn constants(&self, file: File) -> impl Iterator<Item = (Slot, u64)> {
        self.constants.iter().filter(move |constant| constant.0 == file).map(|&(_, slot, value)| (slot, value))
    }
}

/// The first instruction and the last instruction at which a register is alive.
#[derive(Clone, Copy)]
struct Interval {
    first: u32,
    last: u32,
}

const NOWHERE: Interval = Interval { first: u32::MAX, last: 0 };

impl Interval {
    fn include(&mut self, at: usize) {
        self.first = self.first.min(at as u32);
        self.last = self.last.max(at as u32);
    }
}

/// Replaces the virtual registers of `code` by slots. If the code can read a register before an instruction has written
/// the register, the result is an error. The error has a line and a message.
pub(super) fn allocate(
    code: &mut [Instruction],
    flow: &Flow,
    files: &[File],
    constants: &HashMap<(File, u64), Slot>,
) -> Result<Slots, (u32, String)> {
    let mut is_constant = vec![false; files.len()];
    constants.values().for_each(|&slot| is_constant[slot as usize] = true);
    let intervals = intervals(code, flow, &is_constant)?;

    // Registers get slots in the order in which their lives start. A slot is free again after the last instruction at
    // which its register is alive.
    let mut order: Vec<u32> = (0..files.len() as u32).filter(|&r| intervals[r as usize].first != u32::MAX).collect();
    order.sort_by_key(|&register| intervals[register as usize].first);
    let mut slots = vec![0; files.len()];
    let mut counts = [0; 3];
    let mut free: [Vec<Slot>; 3] = Default::default();
    let mut alive = std::collections::BinaryHeap::new();
    for register in order {
        let Interval { first, last } = intervals[register as usize];
        while let Some(&(std::cmp::Reverse(end), ended)) = alive.peek()
            && end < first
        {
            alive.pop();
            free[files[ended as usize] as usize].push(slots[ended as usize]);
        }
        let file = files[register as usize] as usize;
        slots[register as usize] = free[file].pop().unwrap_or_else(|| {
            counts[file] += 1;
            counts[file] - 1
        });
        alive.push((std::cmp::Reverse(last), register));
    }
    let mut placed = Vec::new();
    for (&(file, value), &register) in constants {
        slots[register as usize] = counts[file as usize];
        placed.push((file, counts[file as usize], value));
        counts[file as usize] += 1;
    }
    for instruction in code {
        instruction.visit(&mut |_, slot, _| *slot = slots[*slot as usize]);
    }
    Ok(Slots { counts, constants: placed })
}

/// Finds the life of each register, as one interval of instructions.
fn intervals(code: &mut [Instruction], flow: &Flow, is_constant: &[bool]) -> Result<Vec<Interval>, (u32, String)> {
    let mut found = vec![NOWHERE; is_constant.len()];
    // If every block that reads a register writes the register before the first read, the register is not alive at the
    // start of any block. All other registers get an index in `numbers`.
    let mut numbers: HashMap<Slot, usize> = HashMap::new();
    let mut reads = Vec::with_capacity(flow.blocks.len());
    let mut writes = Vec::with_capacity(flow.blocks.len());
    for block in &flow.blocks {
        let (mut read, mut written) = (Vec::new(), std::collections::HashSet::new());
        for (at, instruction) in (block.start..).zip(&mut code[block.start..block.end]) {
            let guarded = instruction.guard.is_some();
            instruction.visit(&mut |_, slot, role| {
                let register = *slot;
                if is_constant[register as usize] {
                    return;
                }
                found[register as usize].include(at);
                if role == Use::Read && !written.contains(&register) {
                    let next = numbers.len();
                    read.push(*numbers.entry(register).or_insert(next));
                }
                // A guarded instruction does not write the register in lanes in which the guard is false. So a guarded
                // instruction does not end the life of the register's previous value.
                if role == Use::Write && !guarded {
                    written.insert(register);
                }
            });
        }
        reads.push(read);
        writes.push(written);
    }
    let words = numbers.len().div_ceil(64);
    let mut alive_before = vec![vec![0u64; words]; flow.blocks.len()];
    let written: Vec<Vec<u64>> = writes
        .iter()
        .map(|written| {
            let mut bits = vec![0u64; words];
            written.iter().filter_map(|register| numbers.get(register)).for_each(|&n| bits[n / 64] |= 1 << (n % 64));
            bits
        })
        .collect();
    for (bits, read) in alive_before.iter_mut().zip(&reads) {
        read.iter().for_each(|&n| bits[n / 64] |= 1 << (n % 64));
    }
    let alive_after = |alive_before: &[Vec<u64>], block: usize| {
        let mut bits = vec![0u64; words];
        for next in flow.blocks[block].successors.iter().filter_map(|&next| alive_before.get(next)) {
            bits.iter_mut().zip(next).for_each(|(bits, next)| *bits |= next);
        }
        bits
    };
    let mut changed = true;
    while changed {
        changed = false;
        for block in (0..flow.blocks.len()).rev() {
            let after = alive_after(&alive_before, block);
            for ((before, after), written) in alive_before[block].iter_mut().zip(after).zip(&written[block]) {
                let more = *before | (after & !written);
                changed |= more != *before;
                *before = more;
            }
        }
    }
    let mut names = vec![0; numbers.len()];
    numbers.iter().for_each(|(&register, &number)| names[number] = register);
    let each = |bits: &[u64], f: &mut dyn FnMut(Slot)| {
        for (word, &bits) in bits.iter().enumerate() {
            let mut bits = bits;
            while bits != 0 {
                f(names[64 * word + bits.trailing_zeros() as usize]);
                bits &= bits - 1;
            }
        }
    };
    let mut unwritten = None;
    each(&alive_before[0], &mut |register| unwritten = Some(register));
    if let Some(register) = unwritten {
        let at = code.iter_mut().find_map(|instruction| {
            let mut is_read = false;
            instruction.visit(&mut |_, slot, role| is_read |= *slot == register && role == Use::Read);
            is_read.then_some(instruction.line)
        });
        return Err((at.unwrap_or(0), "the instruction reads a register that no instruction wrote".into()));
    }
    for (number, block) in flow.blocks.iter().enumerate() {
        each(&alive_before[number], &mut |register| found[register as usize].include(block.start));
        each(&alive_after(&alive_before, number), &mut |register| found[register as usize].include(block.end - 1));
    }
    Ok(found)
}
