//! The registers of an instruction.

use crate::program::{File, Function, Instruction, Operation, Register, Slot, Use};

/// The word and long-word registers that an instruction reads and writes.
#[derive(Debug, Default)]
pub(crate) struct Uses {
    pub(crate) reads: Vec<Register>,
    pub(crate) writes: Vec<Register>,
}

impl Function {
    /// Returns the word and long-word registers that each instruction reads and writes.
    pub(crate) fn uses(&self) -> &[Uses] {
        self.uses.get_or_init(|| self.code.iter().map(Uses::of).collect())
    }
}

impl Uses {
    fn of(instruction: &Instruction) -> Self {
        let mut uses = Self::default();
        instruction.clone().visit(&mut |file, slot, role| {
            let list = if role == Use::Read { &mut uses.reads } else { &mut uses.writes };
            if file != File::Predicate {
                list.push(Register { file, slot: *slot });
            }
        });
        uses
    }
}

impl Instruction {
    /// Calls `visit` with each register: first with the registers that the instruction reads, then with the registers
    /// that the instruction writes.
    pub(crate) fn visit(&mut self, visit: &mut impl FnMut(File, &mut Slot, Use)) {
        use File::{Long, Predicate, Word};
        use Use::{Read, Write};
        if let Some(guard) = &mut self.guard {
            visit(Predicate, &mut guard.slot, Read);
        }
        match &mut self.operation {
            Operation::Word { function, to, from } => {
                from[..function.sources()].iter_mut().for_each(|slot| visit(Word, slot, Read));
                visit(Word, to, Write);
            }
            Operation::Long { function, to, from } => {
                from.iter_mut().zip(function.sources()).for_each(|(slot, &file)| visit(file, slot, Read));
                visit(Long, to, Write);
            }
            Operation::Narrow { to, from, .. } => {
                visit(Long, from, Read);
                visit(Word, to, Write);
            }
            Operation::Chain { function, to, from, .. } => {
                from[..function.sources()].iter_mut().for_each(|slot| visit(Word, slot, Read));
                visit(Word, to, Write);
            }
            Operation::ProductPair { to, factors, addends, .. } => {
                factors.iter_mut().chain(addends).for_each(|slot| visit(Word, slot, Read));
                to.iter_mut().for_each(|slot| visit(Word, slot, Write));
            }
            Operation::CompareWords { to, from, .. } => {
                from.iter_mut().for_each(|slot| visit(Word, slot, Read));
                visit(Predicate, to, Write);
            }
            Operation::CompareLongs { to, from, .. } => {
                from.iter_mut().for_each(|slot| visit(Long, slot, Read));
                visit(Predicate, to, Write);
            }
            Operation::SelectWord { to, from, condition } => {
                from.iter_mut().for_each(|slot| visit(Word, slot, Read));
                visit(Predicate, condition, Read);
                visit(Word, to, Write);
            }
            Operation::SelectLong { to, from, condition } => {
                from.iter_mut().for_each(|slot| visit(Long, slot, Read));
                visit(Predicate, condition, Read);
                visit(Long, to, Write);
            }
            Operation::Logic { to, from, .. } => {
                from.iter_mut().for_each(|slot| visit(Predicate, slot, Read));
                visit(Predicate, to, Write);
            }
            Operation::Special { to, .. } | Operation::ActiveMask { to } => visit(Word, to, Write),
            Operation::FrameAddress { to } => visit(Long, to, Write),
            Operation::LoadParameter { to, .. } => to.iter_mut().for_each(|to| visit(to.file, &mut to.slot, Write)),
            Operation::StoreParameter { from, .. } => {
                from.iter_mut().for_each(|from| visit(from.file, &mut from.slot, Read));
            }
            Operation::Load { place, to, .. } => {
                place.base.iter_mut().for_each(|base| visit(base.file, &mut base.slot, Read));
                to.iter_mut().for_each(|to| visit(to.file, &mut to.slot, Write));
            }
            Operation::Store { place, from, .. } => {
                place.base.iter_mut().chain(from).for_each(|from| visit(from.file, &mut from.slot, Read));
            }
            Operation::Atomic { place, to, from, .. } => {
                place.base.iter_mut().for_each(|base| visit(base.file, &mut base.slot, Read));
                visit(Word, from, Read);
                visit(Word, to, Write);
            }
            Operation::Barrier { number } => visit(Word, number, Read),
            Operation::WarpBarrier { mask } => visit(Word, mask, Read),
            Operation::ReducingBarrier { number, to, predicate, .. } => {
                visit(Word, number, Read);
                visit(Predicate, predicate, Read);
                visit(to.file, &mut to.slot, Write);
            }
            Operation::Shuffle { to, valid, value, lane, clamp, mask, .. } => {
                [value, lane, clamp, mask].into_iter().for_each(|slot| visit(Word, slot, Read));
                visit(Word, to, Write);
                valid.iter_mut().for_each(|valid| visit(Predicate, valid, Write));
            }
            Operation::Vote { to, predicate, mask, .. } => {
                visit(Predicate, predicate, Read);
                visit(Word, mask, Read);
                visit(to.file, &mut to.slot, Write);
            }
            Operation::ReduceWarp { to, value, mask, .. } => {
                [value, mask].into_iter().for_each(|slot| visit(Word, slot, Read));
                visit(Word, to, Write);
            }
            Operation::MatchAny { to, value: Register { file, slot }, mask } => {
                visit(*file, slot, Read);
                visit(Word, mask, Read);
                visit(Word, to, Write);
            }
            Operation::Jump { .. }
            | Operation::Branch { .. }
            | Operation::Join
            | Operation::Call { .. }
            | Operation::Return
            | Operation::MemoryFence => {}
        }
    }
}
