//! Finds the basic blocks of a function, and the places where lanes meet again after they diverged at a branch. Lanes
//! that diverged at a branch meet again at the immediate post-dominator of the branch's block.

use crate::counts::Class;
use crate::program::{AT_RETURN, Instruction, Operation};

/// A function's basic blocks.
pub(super) struct Flow {
    pub(super) blocks: Vec<Block>,
    /// For each instruction, the index of its block.
    block_of: Vec<u32>,
}

pub(super) struct Block {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) successors: Vec<usize>,
    /// The immediate post-dominator of this block, or `None` if this post-dominator is the function's end.
    meets_at: Option<usize>,
}

impl Flow {
    pub(super) fn of(code: &[Instruction]) -> Self {
        let mut starts = vec![false; code.len() + 1];
        starts[0] = true;
        for (at, instruction) in code.iter().enumerate() {
            match instruction.operation {
                Operation::Jump { target } | Operation::Branch { target, .. } => {
                    starts[target as usize] = true;
                    starts[at + 1] = true;
                }
                Operation::Return => starts[at + 1] = true,
                _ => {}
            }
        }
        let first: Vec<usize> = (0..code.len()).filter(|&at| starts[at]).collect();
        let mut block_of = vec![0; code.len()];
        let mut blocks = Vec::new();
        for (number, &start) in first.iter().enumerate() {
            let end = first.get(number + 1).copied().unwrap_or(code.len());
            block_of[start..end].fill(number as u32);
            blocks.push(Block { start, end, successors: Vec::new(), meets_at: None });
        }
        // The function's end counts as an additional block, whose index is the number of basic blocks.
        let exit = blocks.len();
        for block in &mut blocks {
            let last = &code[block.end - 1];
            let falls_through = block_of.get(block.end).map_or(exit, |&next| next as usize);
            block.successors = match last.operation {
                Operation::Jump { target } => vec![block_of[target as usize] as usize],
                Operation::Branch { target, .. } => vec![block_of[target as usize] as usize, falls_through],
                Operation::Return if last.guard.is_some() => vec![exit, falls_through],
                Operation::Return => vec![exit],
                _ => vec![falls_through],
            };
        }
        let mut flow = Self { blocks, block_of };
        flow.find_meeting_points();
        flow
    }

    pub(super) fn starts_block(&self, at: usize) -> bool {
        self.blocks[self.block_of[at] as usize].start == at
    }

    /// Finds the post-dominators by the iterative algorithm of Cooper, Harvey and Kennedy on the reversed graph.
    fn find_meeting_points(&mut self) {
        let exit = self.blocks.len();
        let mut predecessors = vec![Vec::new(); exit + 1];
        for (number, block) in self.blocks.iter().enumerate() {
            block.successors.iter().for_each(|&next| predecessors[next].push(number));
        }
        // In postorder of the reversed graph, the exit is last. Blocks that never reach the exit are not in the
        // postorder.
        let (mut order, mut seen) = (Vec::new(), vec![false; exit + 1]);
        let mut stack = vec![(exit, 0)];
        seen[exit] = true;
        while let Some((block, next)) = stack.last_mut() {
            match predecessors[*block].get(*next) {
                Some(&before) => {
                    *next += 1;
                    if !std::mem::replace(&mut seen[before], true) {
                        stack.push((before, 0));
                    }
                }
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        let mut place = vec![usize::MAX; exit + 1];
        order.iter().enumerate().for_each(|(at, &block)| place[block] = at);
        let mut meets: Vec<Option<usize>> = vec![None; exit + 1];
        meets[exit] = Some(exit);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in order.iter().rev().skip(1) {
                let known = self.blocks[block].successors.iter().filter(|&&next| meets[next].is_some());
                let common = known.copied().reduce(|mut a, mut b| {
                    while a != b {
                        if place[a] < place[b] {
                            a = meets[a].unwrap_or(exit);
                        } else {
                            b = meets[b].unwrap_or(exit);
                        }
                    }
                    a
                });
                if common.is_some() && meets[block] != common {
                    meets[block] = common;
                    changed = true;
                }
            }
        }
        for (block, meets_at) in self.blocks.iter_mut().zip(meets) {
            block.meets_at = meets_at.filter(|&at| at != exit);
        }
    }

    /// Inserts a `Join` at each place where the two paths of a branch meet. Inserted instructions shift the code, so
    /// the targets of branches are updated to indices in the new code.
    pub(super) fn with_joins(&self, code: Vec<Instruction>) -> Vec<Instruction> {
        let mut is_join = vec![false; self.blocks.len()];
        for block in &self.blocks {
            if let (Operation::Branch { .. }, Some(meets_at)) = (&code[block.end - 1].operation, block.meets_at) {
                is_join[meets_at] = true;
            }
        }
        let mut places = Vec::with_capacity(self.blocks.len());
        let mut joins = 0;
        for (block, &join) in self.blocks.iter().zip(&is_join) {
            places.push((block.start + joins) as u32);
            joins += usize::from(join);
        }
        let mut joined: Vec<Instruction> = Vec::with_capacity(code.len() + joins);
        for (at, mut instruction) in code.into_iter().enumerate() {
            let block = self.block_of[at] as usize;
            if self.blocks[block].start == at && is_join[block] {
                let (line, class) = (instruction.line, Class::Control);
                joined.push(Instruction { operation: Operation::Join, guard: None, line, class });
            }
            match &mut instruction.operation {
                Operation::Jump { target } => *target = places[self.block_of[*target as usize] as usize],
                Operation::Branch { target, reconvergence } => {
                    *target = places[self.block_of[*target as usize] as usize];
                    *reconvergence = self.blocks[block].meets_at.map_or(AT_RETURN, |meets_at| places[meets_at]);
                }
                _ => {}
            }
            joined.push(instruction);
        }
        joined
    }
}
