//! Executes one thread of a kernel.

use super::arithmetic::{self, Flag};
use super::memory::{self, Memory};
use super::parser::{Action, Fault, Kernel, Place, Source, Special};

/// Which thread of the grid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thread {
    pub(crate) thread: u32,
    pub(crate) block: u32,
    pub(crate) block_size: u32,
}

/// Runs the kernel's thread to its `ret`. The parameters are laid out as the kernel declares them.
pub(crate) fn run(kernel: &Kernel, parameters: &[u8], thread: Thread, memory: &mut Memory) -> Result<(), Fault> {
    assert_eq!(parameters.len(), kernel.parameter_bytes, "size of the parameters");
    let registers = vec![None; kernel.registers];
    let mut machine = Machine { parameters, thread, memory, registers, flag: Flag::Unset };
    let mut next = 0;
    while let Some(instruction) = kernel.instructions.get(next) {
        next += 1;
        let at_line = |message| Fault { line: instruction.line, message };
        if let Some(guard) = instruction.guard
            && (machine.read(Source::Register(guard.register)).map_err(at_line)? == 0) != guard.negated
        {
            continue;
        }
        match instruction.action {
            Action::Return => return Ok(()),
            Action::Branch(target) => next = target,
            ref action => machine.execute(action).map_err(at_line)?,
        }
    }
    Err(Fault { line: kernel.line, message: "the kernel ends without `ret`".into() })
}

struct Machine<'a> {
    parameters: &'a [u8],
    thread: Thread,
    memory: &'a mut Memory,
    /// None until written: a kernel that reads such a register is wrong.
    registers: Vec<Option<u64>>,
    flag: Flag,
}

impl Machine<'_> {
    fn execute(&mut self, action: &Action) -> Result<(), String> {
        match action {
            Action::Compute { function, ty, to, from } => {
                let mut operands = [0; 3];
                for (operand, &source) in operands.iter_mut().zip(from) {
                    *operand = self.read(source)?;
                }
                let result = arithmetic::evaluate(*function, *ty, &operands[..from.len()], &mut self.flag)?;
                self.registers[*to] = Some(result);
            }
            Action::Pack { to, from, bits } => {
                let parts = from.iter().rev().map(|&source| self.read(source));
                let packed = parts.reduce(|high, low| Ok(high? << bits | low?)).expect("a vector has elements")?;
                self.registers[*to] = Some(packed);
            }
            Action::Unpack { to, from, bits } => {
                let value = self.read(*from)?;
                for (i, &register) in to.iter().enumerate() {
                    self.registers[register] = Some(arithmetic::truncate(value >> (i as u32 * bits), *bits));
                }
            }
            Action::LoadParameter { to, offset, bytes } => {
                let bytes = &self.parameters[*offset..offset + bytes];
                self.registers[*to] = Some(memory::from_bytes(bytes));
            }
            Action::Load { to, from, bytes } => {
                let start = self.address(*from, bytes * to.len() as u64)?;
                for (i, &register) in to.iter().enumerate() {
                    self.registers[register] = Some(self.memory.load(start + i as u64 * bytes, *bytes)?);
                }
            }
            Action::Store { to, from, bytes } => {
                let start = self.address(*to, bytes * from.len() as u64)?;
                for (i, &source) in from.iter().enumerate() {
                    let value = self.read(source)?;
                    self.memory.store(start + i as u64 * bytes, *bytes, value)?;
                }
            }
            Action::Branch(_) | Action::Return => unreachable!("the flow of control is the caller's"),
        }
        Ok(())
    }

    fn read(&self, source: Source) -> Result<u64, String> {
        match source {
            Source::Register(register) => self.registers[register].ok_or("reads a register that nothing wrote".into()),
            Source::Immediate(value) => Ok(value),
            Source::Special(Special::Thread) => Ok(self.thread.thread.into()),
            Source::Special(Special::Block) => Ok(self.thread.block.into()),
            Source::Special(Special::BlockSize) => Ok(self.thread.block_size.into()),
        }
    }

    /// The address of an access, which the hardware wants aligned to all that it moves.
    fn address(&self, place: Place, bytes: u64) -> Result<u64, String> {
        let address = self.read(Source::Register(place.register))?.wrapping_add_signed(place.offset);
        if address % bytes == 0 {
            Ok(address)
        } else {
            Err(format!("{bytes} bytes at {address:#x}, which is not aligned"))
        }
    }
}
