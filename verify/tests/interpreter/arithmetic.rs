//! The arithmetic of one instruction, with the carry flag of the PTX ISA, "Extended-Precision Integer Arithmetic".

use super::instruction::{Chain, Comparison, Direction, Excess, Function, Half, Kind, Type};

/// CC.CF, and which instructions gave it its meaning.
///
/// The ISA calls it carry-out after an addition and borrow-out after a subtraction, gives it no value at the start, and
/// does not say how the two relate; the hardware stores a borrow inverted. A chain that mixes them has no meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flag {
    Unset,
    Carry(bool),
    Borrow(bool),
}

impl Flag {
    fn carry(self) -> Result<u64, String> {
        match self {
            Self::Carry(carry) => Ok(carry.into()),
            Self::Borrow(_) => Err("an addition takes the borrow of a subtraction".into()),
            Self::Unset => Err("nothing has set the carry".into()),
        }
    }

    fn borrow(self) -> Result<u64, String> {
        match self {
            Self::Borrow(borrow) => Ok(borrow.into()),
            Self::Carry(_) => Err("a subtraction takes the carry of an addition".into()),
            Self::Unset => Err("nothing has set the borrow".into()),
        }
    }
}

/// The result of a function of operands that are below 2^width, each for its own width.
pub(crate) fn evaluate(function: Function, ty: Type, operands: &[u64], flag: &mut Flag) -> Result<u64, String> {
    let [a, b, c] = std::array::from_fn(|i| operands.get(i).copied().unwrap_or(0));
    let bits = ty.bits;
    let result = match function {
        Function::Add(chain) => add(bits, a, b, chain, flag)?,
        Function::Sub(chain) => subtract(bits, a, b, chain, flag)?,
        Function::Mul(half) => half_product(ty, a, b, half),
        Function::Mad(half, chain) => add(bits, half_product(ty, a, b, half), c, chain, flag)?,
        Function::MulWide => truncate(product(ty, a, b) as u64, 2 * bits),
        Function::MadWide => truncate((product(ty, a, b) as u64).wrapping_add(c), 2 * bits),
        Function::And => a & b,
        Function::Or => a | b,
        Function::Xor => a ^ b,
        Function::Not => truncate(!a, bits),
        Function::Shift(direction) => shift(ty, a, b, direction),
        Function::Funnel(direction, excess) => funnel(a, b, c, direction, excess),
        Function::Compare(comparison) => compare(extend(ty, a), extend(ty, b), comparison).into(),
        Function::Select => [b, a][c as usize],
        Function::Convert(to) => truncate(extend(ty, a) as u64, to.bits),
        Function::Copy => a,
    };
    Ok(result)
}

pub(crate) fn truncate(value: u64, bits: u32) -> u64 {
    value & (u64::MAX >> (64 - bits))
}

/// The integer that the bits stand for.
fn extend(ty: Type, value: u64) -> i128 {
    let value = i128::from(value);
    let negative = ty.kind == Kind::Signed && value >> (ty.bits - 1) != 0;
    if negative { value - (1 << ty.bits) } else { value }
}

fn add(bits: u32, a: u64, b: u64, chain: Chain, flag: &mut Flag) -> Result<u64, String> {
    let carry = if chain.takes { flag.carry()? } else { 0 };
    let sum = u128::from(a) + u128::from(b) + u128::from(carry);
    if chain.sets {
        *flag = Flag::Carry(sum >> bits != 0);
    }
    Ok(truncate(sum as u64, bits))
}

fn subtract(bits: u32, a: u64, b: u64, chain: Chain, flag: &mut Flag) -> Result<u64, String> {
    let borrow = if chain.takes { flag.borrow()? } else { 0 };
    let difference = i128::from(a) - i128::from(b) - i128::from(borrow);
    if chain.sets {
        *flag = Flag::Borrow(difference < 0);
    }
    Ok(truncate(difference as u64, bits))
}

/// The product modulo 2^128, of which an i128 holds every product but that of two unsigned 64-bit integers.
fn product(ty: Type, a: u64, b: u64) -> i128 {
    extend(ty, a).wrapping_mul(extend(ty, b))
}

fn half_product(ty: Type, a: u64, b: u64, half: Half) -> u64 {
    let product = product(ty, a, b);
    match half {
        Half::Low => truncate(product as u64, ty.bits),
        Half::High => truncate((product >> ty.bits) as u64, ty.bits),
    }
}

/// Amounts from the width on shift everything out.
fn shift(ty: Type, a: u64, amount: u64, direction: Direction) -> u64 {
    let amount = amount.min(ty.bits.into());
    let shifted = match direction {
        Direction::Left => extend(ty, a) << amount,
        Direction::Right => extend(ty, a) >> amount,
    };
    truncate(shifted as u64, ty.bits)
}

/// The upper half of (high, low) shifted left, or the lower half of it shifted right.
fn funnel(low: u64, high: u64, amount: u64, direction: Direction, excess: Excess) -> u64 {
    let amount = match excess {
        Excess::Wrap => amount % 32,
        Excess::Clamp => amount.min(32),
    };
    let both = high << 32 | low;
    match direction {
        Direction::Left => truncate((u128::from(both) << amount >> 32) as u64, 32),
        Direction::Right => truncate(both >> amount, 32),
    }
}

fn compare(a: i128, b: i128, comparison: Comparison) -> bool {
    match comparison {
        Comparison::Equal => a == b,
        Comparison::NotEqual => a != b,
        Comparison::Less => a < b,
        Comparison::LessOrEqual => a <= b,
        Comparison::Greater => a > b,
        Comparison::GreaterOrEqual => a >= b,
    }
}
