//! Instructions that compute registers from registers.

use super::lanes::{Active, Registers};
use crate::fault::FaultKind;
use crate::program::{
    Chain, ChainFunction, Comparison, LANES, Logic, LongFunction, NarrowFunction, Operation, Slot, WordFunction,
};

/// If the operation only computes registers from registers, runs the operation in the active lanes and returns true.
/// For any other operation, does nothing and returns false.
#[inline(always)]
pub(super) fn compute(
    operation: &Operation,
    registers: &mut Registers<'_>,
    active: &Active,
) -> Result<bool, FaultKind> {
    match operation {
        Operation::ProductPair { chain, to, factors, addends } => {
            product_pair(*chain, *to, *factors, *addends, registers, active);
        }
        Operation::Chain { function, chain, to, from } => run_chain(*function, *chain, *to, *from, registers, active),
        Operation::Word { function, to, from } => word(*function, *to, *from, registers, active)?,
        Operation::Long { function, to, from } => long(*function, *to, *from, registers, active)?,
        Operation::Narrow { function, to, from } => narrow(*function, *to, *from, registers, active),
        Operation::CompareWords { comparison, signed, halves, to, from: [a, b] } => {
            let shift = if *halves { 16 } else { 0 };
            // If the top bits are flipped, an unsigned comparison gives the order of the signed numbers.
            let flip = if *signed { 1 << 31 } else { 0 };
            let key = move |x: u32| (x << shift) ^ flip;
            match comparison {
                Comparison::Equal => registers.compare_words(*to, *a, *b, active, |a, b| a == b),
                Comparison::NotEqual => registers.compare_words(*to, *a, *b, active, |a, b| a != b),
                Comparison::Less => registers.compare_words(*to, *a, *b, active, |a, b| key(a) < key(b)),
                Comparison::LessOrEqual => registers.compare_words(*to, *a, *b, active, |a, b| key(a) <= key(b)),
                Comparison::Greater => registers.compare_words(*to, *a, *b, active, |a, b| key(a) > key(b)),
                Comparison::GreaterOrEqual => registers.compare_words(*to, *a, *b, active, |a, b| key(a) >= key(b)),
            }
        }
        Operation::CompareLongs { comparison, signed, to, from: [a, b] } => {
            let flip = if *signed { 1 << 63 } else { 0 };
            let key = move |x: u64| x ^ flip;
            match comparison {
                Comparison::Equal => registers.compare_longs(*to, *a, *b, active, |a, b| a == b),
                Comparison::NotEqual => registers.compare_longs(*to, *a, *b, active, |a, b| a != b),
                Comparison::Less => registers.compare_longs(*to, *a, *b, active, |a, b| key(a) < key(b)),
                Comparison::LessOrEqual => registers.compare_longs(*to, *a, *b, active, |a, b| key(a) <= key(b)),
                Comparison::Greater => registers.compare_longs(*to, *a, *b, active, |a, b| key(a) > key(b)),
                Comparison::GreaterOrEqual => registers.compare_longs(*to, *a, *b, active, |a, b| key(a) >= key(b)),
            }
        }
        Operation::SelectWord { to, from, condition } => {
            let mask = Active::new(registers.predicates[*condition as usize]).words;
            let (a, b) = (registers.word(from[0]), registers.word(from[1]));
            let value = std::array::from_fn(|lane| a[lane] & mask[lane] | b[lane] & !mask[lane]);
            registers.set_word(*to, &value, active);
        }
        Operation::SelectLong { to, from, condition } => {
            let mask = registers.predicates[*condition as usize];
            let (a, b) = (registers.long(from[0]), registers.long(from[1]));
            let value = std::array::from_fn(|lane| if mask >> lane & 1 != 0 { a[lane] } else { b[lane] });
            registers.set_long(*to, &value, active);
        }
        Operation::Logic { function, to, from } => {
            let [a, b] = from.map(|slot| registers.predicates[slot as usize]);
            let bits = match function {
                Logic::Copy => a,
                Logic::And => a & b,
                Logic::Or => a | b,
                Logic::Xor => a ^ b,
                Logic::Not => !a,
            };
            registers.set_predicate(*to, bits, active);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

#[inline(always)]
fn high(a: u32, b: u32) -> u32 {
    ((u64::from(a) * u64::from(b)) >> 32) as u32
}

#[inline(always)]
fn high_signed(a: u32, b: u32) -> u32 {
    ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32
}

#[inline(always)]
fn word(
    function: WordFunction,
    to: Slot,
    from: [Slot; 4],
    registers: &mut Registers<'_>,
    active: &Active,
) -> Result<(), FaultKind> {
    use WordFunction::*;
    let [a, b, c, d] = from;
    let (r, two, three) = (registers, [a, b], [a, b, c]);
    match function {
        Copy => r.map_word(to, a, active, |a| a),
        Add => r.map_words(to, two, active, u32::wrapping_add),
        Sub => r.map_words(to, two, active, u32::wrapping_sub),
        MulLow => r.map_words(to, two, active, u32::wrapping_mul),
        MulHigh => r.map_words(to, two, active, high),
        MulHighSigned => r.map_words(to, two, active, high_signed),
        MadLow => r.map_three(to, three, active, |a, b, c| a.wrapping_mul(b).wrapping_add(c)),
        MadHigh => r.map_three(to, three, active, |a, b, c| high(a, b).wrapping_add(c)),
        MadHighSigned => r.map_three(to, three, active, |a, b, c| high_signed(a, b).wrapping_add(c)),
        And => r.map_words(to, two, active, |a, b| a & b),
        Or => r.map_words(to, two, active, |a, b| a | b),
        Xor => r.map_words(to, two, active, |a, b| a ^ b),
        Not => r.map_word(to, a, active, |a| !a),
        Negate => r.map_word(to, a, active, u32::wrapping_neg),
        // A shift by more than 31 bits gives 0. Only a signed shift to the right instead fills all bits with the sign.
        ShiftLeft => r.map_words(to, two, active, |a, b| if b < 32 { a << b } else { 0 }),
        ShiftRight => r.map_words(to, two, active, |a, b| if b < 32 { a >> b } else { 0 }),
        ShiftRightSigned => r.map_words(to, two, active, |a, b| (a as i32 >> b.min(31)) as u32),
        Min => r.map_words(to, two, active, u32::min),
        MaskBits => r.map_words(to, two, active, |a, b| {
            let ones = if b < 32 { (1u32 << b) - 1 } else { u32::MAX };
            if a < 32 { ones << a } else { 0 }
        }),
        MinSigned => r.map_words(to, two, active, |a, b| (a as i32).min(b as i32) as u32),
        Max => r.map_words(to, two, active, u32::max),
        MaxSigned => r.map_words(to, two, active, |a, b| (a as i32).max(b as i32) as u32),
        Divide | Remainder | DivideSigned | RemainderSigned => {
            if (0..LANES).any(|lane| active.bits >> lane & 1 != 0 && r.word(b)[lane] == 0) {
                return Err(FaultKind::DivisionByZero);
            }
            match function {
                Divide => r.map_words(to, two, active, |a, b| a / b.max(1)),
                Remainder => r.map_words(to, two, active, |a, b| a % b.max(1)),
                DivideSigned => {
                    r.map_words(to, two, active, |a, b| (a as i32).checked_div(b as i32).unwrap_or(a as i32) as u32)
                }
                _ => r.map_words(to, two, active, |a, b| (a as i32).checked_rem(b as i32).unwrap_or(0) as u32),
            }
        }
        ReverseBits => r.map_word(to, a, active, u32::reverse_bits),
        LeadingZeros => r.map_word(to, a, active, u32::leading_zeros),
        HighestBit => r.map_word(to, a, active, |a| 31u32.wrapping_sub(a.leading_zeros())),
        HighestBitShift => r.map_word(to, a, active, |a| if a == 0 { u32::MAX } else { a.leading_zeros() }),
        CountOnes => r.map_word(to, a, active, u32::count_ones),
        InsertBits => {
            let bits = *r.word(d);
            let (into, place) = (*r.word(b), *r.word(c));
            let value = std::array::from_fn(|lane| insert(r.word(a)[lane], into[lane], place[lane], bits[lane]));
            r.set_word(to, &value, active);
        }
        ExtractBits => r.map_three(to, three, active, |a, place, bits| {
            let (place, bits) = (place & 0xff, bits & 0xff);
            (u64::from(a) >> place.min(63)) as u32 & ((1u64 << bits.min(32)) - 1) as u32
        }),
        Permute => r.map_three(to, three, active, permute),
        FunnelLeftWrap => r.map_three(to, three, active, |a, b, c| funnel(a, b, 32 - (c & 31))),
        FunnelLeftClamp => r.map_three(to, three, active, |a, b, c| funnel(a, b, 32 - c.min(32))),
        FunnelRightWrap => r.map_three(to, three, active, |a, b, c| funnel(a, b, c & 31)),
        FunnelRightClamp => r.map_three(to, three, active, |a, b, c| funnel(a, b, c.min(32))),
        SignExtend16 => r.map_word(to, a, active, |a| a as i16 as u32),
        SignExtend8 => r.map_word(to, a, active, |a| a as i8 as u32),
        Truncate16 => r.map_word(to, a, active, |a| a & 0xffff),
        Truncate8 => r.map_word(to, a, active, |a| a & 0xff),
        PackHalves => r.map_words(to, two, active, |a, b| a & 0xffff | b << 16),
        HighHalf => r.map_word(to, a, active, |a| a >> 16),
    }
    Ok(())
}

/// Shifts a long word to the right, and returns the low half of the result. `a` is the low half of the long word, and
/// `b` is the high half.
#[inline(always)]
fn funnel(a: u32, b: u32, distance: u32) -> u32 {
    ((u64::from(b) << 32 | u64::from(a)) >> distance) as u32
}

/// Inserts the lowest `bits` bits of `a` into `b`, from bit `place` on, and returns the result.
#[inline(always)]
fn insert(a: u32, b: u32, place: u32, bits: u32) -> u32 {
    let (place, bits) = (place & 0xff, bits & 0xff);
    if place > 31 {
        return b;
    }
    let mask = (((1u64 << bits.min(32)) - 1) << place) as u32;
    b & !mask | (a << place) & mask
}

/// Inserts the lowest `bits` bits of the long word `a` into the long word `b`, from bit `place` on, and returns the
/// result.
#[inline(always)]
fn insert_long(a: u64, b: u64, place: u32, bits: u32) -> u64 {
    let (place, bits) = (place & 0xff, bits & 0xff);
    if place > 63 {
        return b;
    }
    let mask = (((1u128 << bits.min(64)) - 1) << place) as u64;
    b & !mask | (a << place) & mask
}

/// Computes a word from the eight bytes of `a` and `b`. Each byte of the result is a byte of `a` or `b`, or is filled
/// with the sign bit of a byte of `a` or `b`.
#[inline(always)]
fn permute(a: u32, b: u32, selector: u32) -> u32 {
    let bytes = u64::from(b) << 32 | u64::from(a);
    let mut value = 0;
    for place in 0..4 {
        let chosen = selector >> (4 * place) & 15;
        let byte = (bytes >> (8 * (chosen & 7))) as u8;
        let byte = if chosen & 8 != 0 { (byte as i8 >> 7) as u8 } else { byte };
        value |= u32::from(byte) << (8 * place);
    }
    value
}

#[inline(always)]
fn long(
    function: LongFunction,
    to: Slot,
    from: [Slot; 4],
    registers: &mut Registers<'_>,
    active: &Active,
) -> Result<(), FaultKind> {
    use LongFunction::*;
    let [a, b, c, d] = from;
    let (r, two) = (registers, [a, b]);
    match function {
        InsertBits => {
            let (part, into) = (r.long(a), r.long(b));
            let (place, bits) = (r.word(c), r.word(d));
            let value = std::array::from_fn(|lane| insert_long(part[lane], into[lane], place[lane], bits[lane]));
            r.set_long(to, &value, active);
        }
        Copy => r.map_long(to, a, active, |a| a),
        Add => r.map_longs(to, two, active, u64::wrapping_add),
        Sub => r.map_longs(to, two, active, u64::wrapping_sub),
        MulLow => r.map_longs(to, two, active, u64::wrapping_mul),
        MulHigh => r.map_longs(to, two, active, |a, b| ((u128::from(a) * u128::from(b)) >> 64) as u64),
        MulHighSigned => {
            r.map_longs(to, two, active, |a, b| ((i128::from(a as i64) * i128::from(b as i64)) >> 64) as u64);
        }
        MadLow => {
            let addend = *r.long(c);
            let (a, b) = (r.long(a), r.long(b));
            let value = std::array::from_fn(|lane| a[lane].wrapping_mul(b[lane]).wrapping_add(addend[lane]));
            r.set_long(to, &value, active);
        }
        And => r.map_longs(to, two, active, |a, b| a & b),
        Or => r.map_longs(to, two, active, |a, b| a | b),
        Xor => r.map_longs(to, two, active, |a, b| a ^ b),
        Not => r.map_long(to, a, active, |a| !a),
        Negate => r.map_long(to, a, active, u64::wrapping_neg),
        Min => r.map_longs(to, two, active, u64::min),
        MinSigned => r.map_longs(to, two, active, |a, b| (a as i64).min(b as i64) as u64),
        Max => r.map_longs(to, two, active, u64::max),
        MaxSigned => r.map_longs(to, two, active, |a, b| (a as i64).max(b as i64) as u64),
        Divide | Remainder | DivideSigned | RemainderSigned => {
            if (0..LANES).any(|lane| active.bits >> lane & 1 != 0 && r.long(b)[lane] == 0) {
                return Err(FaultKind::DivisionByZero);
            }
            match function {
                Divide => r.map_longs(to, two, active, |a, b| a / b.max(1)),
                Remainder => r.map_longs(to, two, active, |a, b| a % b.max(1)),
                DivideSigned => {
                    r.map_longs(to, two, active, |a, b| (a as i64).checked_div(b as i64).unwrap_or(a as i64) as u64)
                }
                _ => r.map_longs(to, two, active, |a, b| (a as i64).checked_rem(b as i64).unwrap_or(0) as u64),
            }
        }
        ShiftLeft | ShiftRight | ShiftRightSigned => {
            let (a, distance) = (r.long(a), r.word(b));
            let value = std::array::from_fn(|lane| match (function, distance[lane]) {
                (ShiftRightSigned, distance) => (a[lane] as i64 >> distance.min(63)) as u64,
                (_, 64..) => 0,
                (ShiftLeft, distance) => a[lane] << distance,
                (_, distance) => a[lane] >> distance,
            });
            r.set_long(to, &value, active);
        }
        AddDoubles => return doubles(to, r, active, |r, lane| r(a, lane) + r(b, lane)),
        SubDoubles => return doubles(to, r, active, |r, lane| r(a, lane) - r(b, lane)),
        MulDoubles => return doubles(to, r, active, |r, lane| r(a, lane) * r(b, lane)),
        FusedDoubles => return doubles(to, r, active, |r, lane| r(a, lane).mul_add(r(b, lane), r(c, lane))),
        Widen => r.long_of_words(to, [a, a], active, |a, _| u64::from(a)),
        WidenSigned => r.long_of_words(to, [a, a], active, |a, _| a as i32 as u64),
        Pack => r.long_of_words(to, two, active, |a, b| u64::from(b) << 32 | u64::from(a)),
        MulWide => r.long_of_words(to, two, active, |a, b| u64::from(a) * u64::from(b)),
        MulWideSigned => r.long_of_words(to, two, active, |a, b| (i64::from(a as i32) * i64::from(b as i32)) as u64),
        MadWide | MadWideSigned => {
            let addend = r.long(c);
            let (a, b) = (r.word(a), r.word(b));
            let value = std::array::from_fn(|lane| {
                let product = match function {
                    MadWide => u64::from(a[lane]) * u64::from(b[lane]),
                    _ => (i64::from(a[lane] as i32) * i64::from(b[lane] as i32)) as u64,
                };
                product.wrapping_add(addend[lane])
            });
            r.set_long(to, &value, active);
        }
    }
    Ok(())
}

/// Computes a function of f64 numbers. The results must be finite, because the bits of a result that is not finite may
/// differ between machines.
fn doubles(
    to: Slot,
    registers: &mut Registers<'_>,
    active: &Active,
    f: impl Fn(&dyn Fn(Slot, usize) -> f64, usize) -> f64,
) -> Result<(), FaultKind> {
    let number = |slot: Slot, lane: usize| f64::from_bits(registers.long(slot)[lane]);
    let results: [f64; LANES] = std::array::from_fn(|lane| f(&number, lane));
    if (0..LANES).any(|lane| active.bits >> lane & 1 != 0 && !results[lane].is_finite()) {
        return Err(FaultKind::NotFinite);
    }
    registers.set_long(to, &results.map(f64::to_bits), active);
    Ok(())
}

#[inline(always)]
fn narrow(function: NarrowFunction, to: Slot, from: Slot, registers: &mut Registers<'_>, active: &Active) {
    let from = registers.long(from);
    let value = match function {
        NarrowFunction::Low => std::array::from_fn(|lane| from[lane] as u32),
        NarrowFunction::High => std::array::from_fn(|lane| (from[lane] >> 32) as u32),
        NarrowFunction::CountOnes => std::array::from_fn(|lane| from[lane].count_ones()),
        NarrowFunction::LeadingZeros => std::array::from_fn(|lane| from[lane].leading_zeros()),
    };
    registers.set_word(to, &value, active);
}

#[inline(always)]
fn run_chain(
    function: ChainFunction,
    chain: Chain,
    to: Slot,
    [a, b, c, _]: [Slot; 4],
    registers: &mut Registers<'_>,
    active: &Active,
) {
    match function {
        ChainFunction::Add => add(chain, to, *registers.word(a), *registers.word(b), registers, active),
        ChainFunction::Sub => subtract(chain, to, a, b, registers, active),
        ChainFunction::MadLow => {
            let (a, b) = (registers.word(a), registers.word(b));
            let product = std::array::from_fn(|lane| a[lane].wrapping_mul(b[lane]));
            add(chain, to, product, *registers.word(c), registers, active);
        }
        ChainFunction::MadHigh => {
            let (a, b) = (registers.word(a), registers.word(b));
            let product = std::array::from_fn(|lane| high(a[lane], b[lane]));
            add(chain, to, product, *registers.word(c), registers, active);
        }
    }
}

#[inline(always)]
fn add(chain: Chain, to: Slot, a: [u32; LANES], b: [u32; LANES], registers: &mut Registers<'_>, active: &Active) {
    let taken = 0u32.wrapping_sub(u32::from(chain.takes));
    let (mut sum, mut carry) = ([0; LANES], [0; LANES]);
    for lane in 0..LANES {
        let partial = a[lane].wrapping_add(b[lane]);
        sum[lane] = partial.wrapping_add(registers.carry[lane] & taken);
        carry[lane] = u32::from(partial < a[lane]) | u32::from(sum[lane] < partial);
    }
    if chain.sets {
        *registers.carry = carry;
    }
    registers.set_word(to, &sum, active);
}

#[inline(always)]
fn subtract(chain: Chain, to: Slot, a: Slot, b: Slot, registers: &mut Registers<'_>, active: &Active) {
    let taken = 0u32.wrapping_sub(u32::from(chain.takes));
    let (a, b) = (registers.word(a), registers.word(b));
    let (mut difference, mut borrow) = ([0; LANES], [0; LANES]);
    for lane in 0..LANES {
        let partial = a[lane].wrapping_sub(b[lane]);
        let taken = registers.carry[lane] & taken;
        difference[lane] = partial.wrapping_sub(taken);
        borrow[lane] = u32::from(a[lane] < b[lane]) | u32::from(partial < taken);
    }
    if chain.sets {
        *registers.carry = borrow;
    }
    registers.set_word(to, &difference, active);
}

/// Adds the addend to the product, and writes both halves of the sum. The addition of the low halves carries into the
/// high half.
#[inline(always)]
fn product_pair(
    chain: Chain,
    to: [Slot; 2],
    [a, b]: [Slot; 2],
    [low, high]: [Slot; 2],
    registers: &mut Registers<'_>,
    active: &Active,
) {
    let taken = 0u32.wrapping_sub(u32::from(chain.takes));
    let (a, b) = (registers.word(a), registers.word(b));
    let (low, high) = (registers.word(low), registers.word(high));
    let (mut low_sum, mut high_sum, mut carry) = ([0; LANES], [0; LANES], [0; LANES]);
    for lane in 0..LANES {
        let addend = u64::from(high[lane]) << 32 | u64::from(low[lane]);
        // The sum of the product and the carry is at most (2^32 − 1)² + 1, so this sum does not overflow.
        let product = u64::from(a[lane]) * u64::from(b[lane]) + u64::from(registers.carry[lane] & taken);
        let sum = product.wrapping_add(addend);
        low_sum[lane] = sum as u32;
        high_sum[lane] = (sum >> 32) as u32;
        carry[lane] = u32::from(sum < addend);
    }
    if !chain.sets {
        // The high half does not set the flag, so the flag keeps the value that the low half has set.
        carry = std::array::from_fn(|lane| {
            let product = u64::from(a[lane].wrapping_mul(b[lane])) + u64::from(registers.carry[lane] & taken);
            ((product + u64::from(low[lane])) >> 32) as u32
        });
    }
    *registers.carry = carry;
    registers.set_word(to[0], &low_sum, active);
    registers.set_word(to[1], &high_sum, active);
}
