//! Checks the chains of instructions that pass the carry flag from one instruction to the next. This file also finds
//! pairs of PTX instructions that a GPU runs as one machine instruction.
//!
//! The PTX ISA calls the flag carry-out after an addition and borrow-out after a subtraction. The PTX ISA defines
//! neither the value of the flag before an instruction sets the flag, nor the relation of carry-out and borrow-out. So
//! the meaning of a chain that mixes additions and subtractions is not defined. (The hardware stores a borrow
//! inverted.) A chain never spans a label, a branch or a call, so the decoder can check every chain before a kernel
//! runs.

use super::flow::Flow;
use crate::counts::Class;
use crate::program::{Chain, ChainFunction, Instruction, Operation};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Flag {
    Unset,
    Carry,
    Borrow,
}

/// Refuses chains whose meaning is not defined. The error has the line of the PTX and the reason.
pub(super) fn check(code: &[Instruction], flow: &Flow) -> Result<(), (u32, String)> {
    let mut flag = Flag::Unset;
    for (at, instruction) in code.iter().enumerate() {
        if flow.starts_block(at) {
            flag = Flag::Unset;
        }
        let (chain, meaning) = match &instruction.operation {
            Operation::Chain { function: ChainFunction::Sub, chain, .. } => (*chain, Flag::Borrow),
            Operation::Chain { chain, .. } => (*chain, Flag::Carry),
            // The low half of a product pair always sets the flag.
            Operation::ProductPair { chain, .. } => (Chain { sets: true, ..*chain }, Flag::Carry),
            Operation::Call { .. } => {
                flag = Flag::Unset;
                continue;
            }
            _ => continue,
        };
        if chain.takes && flag != meaning {
            let what = match (flag, meaning) {
                (Flag::Unset, Flag::Borrow) => "nothing has set the borrow",
                (Flag::Unset, _) => "nothing has set the carry",
                (Flag::Carry, _) => "a subtraction takes the carry of an addition",
                (Flag::Borrow, _) => "an addition takes the borrow of a subtraction",
            };
            return Err((instruction.line, what.into()));
        }
        if chain.sets {
            flag = meaning;
        }
    }
    Ok(())
}

/// Joins a `mad.lo.cc` and the next instruction, if the next instruction is a `madc.hi` with the same factors. ptxas
/// makes one IMAD.WIDE of such a pair. The result is `None` if the two instructions cannot be joined.
pub(super) fn product_pair(low: &Instruction, high: &Instruction) -> Option<Instruction> {
    let (
        Operation::Chain { function: ChainFunction::MadLow, chain: first, to: to_low, from: [a, b, low_addend, _] },
        Operation::Chain { function: ChainFunction::MadHigh, chain: last, to: to_high, from: [c, d, high_addend, _] },
    ) = (&low.operation, &high.operation)
    else {
        return None;
    };
    let same = [a, b] == [c, d] || [a, b] == [d, c];
    let joined = first.sets && last.takes && low.guard.is_none() && high.guard.is_none();
    if !same || !joined || [a, b, high_addend].contains(&to_low) {
        return None;
    }
    let operation = Operation::ProductPair {
        chain: Chain { takes: first.takes, sets: last.sets },
        to: [*to_low, *to_high],
        factors: [*a, *b],
        addends: [*low_addend, *high_addend],
    };
    Some(Instruction { operation, guard: None, line: low.line, class: Class::WideProduct })
}
