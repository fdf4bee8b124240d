//! Operands: names, immediates, vectors, addresses.

use std::collections::HashMap;

use super::Decoder;
use crate::program::{File, Place, Register, Slot};

/// The meaning of a name.
#[derive(Clone, Copy, Debug)]
pub(super) enum Name {
    Register {
        slot: Slot,
        bits: u32,
    },
    Parameter {
        word: u32,
        words: u32,
    },
    /// An offset in the function's frame of local memory.
    Local(u32),
    /// An address in shared memory.
    Shared(u32),
}

#[derive(Default)]
struct Scope {
    names: HashMap<String, Name>,
    /// For each prefix of register names: the width in bits, the number of registers, and the first register.
    ranges: HashMap<String, (u32, u32, Slot)>,
}

/// The names of nested scopes.
pub(super) struct Names {
    scopes: Vec<Scope>,
}

impl Default for Names {
    fn default() -> Self {
        Self { scopes: vec![Scope::default()] }
    }
}

impl Names {
    pub(super) fn open(&mut self) {
        self.scopes.push(Scope::default());
    }

    pub(super) fn close(&mut self) {
        self.scopes.pop();
    }

    pub(super) fn insert(&mut self, name: &str, value: Name) {
        self.scopes.last_mut().expect("the function's scope").names.insert(name.into(), value);
    }

    pub(super) fn declare_range(&mut self, prefix: &str, bits: u32, count: u32, first: Slot) {
        self.scopes.last_mut().expect("the function's scope").ranges.insert(prefix.into(), (bits, count, first));
    }

    pub(super) fn find(&self, name: &str) -> Option<Name> {
        let prefix = name.trim_end_matches(|c: char| c.is_ascii_digit());
        let number = name[prefix.len()..].parse::<u32>().ok();
        self.scopes.iter().rev().find_map(|scope| {
            let in_range = || {
                let &(bits, count, first) = scope.ranges.get(prefix)?;
                let number = number.filter(|&number| number < count)?;
                Some(Name::Register { slot: first + number, bits })
            };
            scope.names.get(name).copied().or_else(in_range)
        })
    }
}

pub(super) fn file_of(bits: u32) -> File {
    match bits {
        1 => File::Predicate,
        64 => File::Long,
        _ => File::Word,
    }
}

impl Decoder<'_> {
    /// Returns the register `name`, which must have exactly `bits` bits.
    pub(super) fn register(&self, name: &str, bits: u32) -> Result<Slot, String> {
        match self.names.find(name) {
            Some(Name::Register { slot, bits: declared }) if declared == bits => Ok(slot),
            Some(Name::Register { bits: declared, .. }) => {
                Err(format!("{name} has {declared} bits, but {bits} bits are needed"))
            }
            _ => Err(format!("{name:?} is no register")),
        }
    }

    /// Returns the register `name`, which must have at least `bits` bits. Conversions, and loads and stores of small
    /// types, accept wider registers.
    pub(super) fn wide_register(&self, name: &str, bits: u32) -> Result<Register, String> {
        match self.names.find(name) {
            Some(Name::Register { slot, bits: declared }) if declared >= bits && declared > 1 => {
                Ok(Register { file: file_of(declared), slot })
            }
            Some(Name::Register { bits: declared, .. }) => {
                Err(format!("{name} has {declared} bits, but {bits} bits are needed"))
            }
            _ => Err(format!("{name:?} is no register")),
        }
    }

    /// Reads a source operand of `bits` bits: a register or an immediate.
    pub(super) fn source(&mut self, text: &str, bits: u32) -> Result<Slot, String> {
        let text = if text == "WARP_SZ" { "32" } else { text };
        if text.starts_with(|first: char| first == '-' || first.is_ascii_digit()) {
            let value = immediate(text, bits)?;
            return Ok(self.constant(file_of(bits), value));
        }
        self.register(text, bits)
    }

    pub(super) fn constant(&mut self, file: File, value: u64) -> Slot {
        if let Some(&slot) = self.constants.get(&(file, value)) {
            return slot;
        }
        let slot = self.temporary(file);
        self.constants.insert((file, value), slot);
        slot
    }

    /// Returns the register of a destination operand. The operand `_` means that the result is not used.
    pub(super) fn destination(&mut self, text: &str, bits: u32) -> Result<Slot, String> {
        if text == "_" { Ok(self.temporary(file_of(bits))) } else { self.register(text, bits) }
    }

    /// Reads the address in an operand such as `[%rd1]`, `[%rd1+16]`, `[%rd1+-16]` or `[name+16]`.
    pub(super) fn place(&self, text: &str) -> Result<Place, String> {
        let (base, offset) = address(text)?;
        match self.names.find(base) {
            Some(Name::Register { slot, bits: bits @ (32 | 64) }) => {
                Ok(Place { base: Some(Register { file: file_of(bits), slot }), offset })
            }
            Some(Name::Shared(address)) => Ok(Place { base: None, offset: i64::from(address) + offset }),
            _ => Err(format!("{base:?} is no address")),
        }
    }

    /// Finds the word that an operand such as `[name+8]` names. Returns the index of this word in the parameter area.
    pub(super) fn parameter(&self, text: &str, words: u32) -> Result<u32, String> {
        let (name, offset) = address(text)?;
        match self.names.find(name) {
            Some(Name::Parameter { word, words: size }) => match u32::try_from(offset) {
                Ok(offset) if offset % (4 * words) == 0 && offset / 4 + words <= size => Ok(word + offset / 4),
                _ => {
                    Err(format!("{} bytes at offset {offset} do not fit a parameter of {} bytes", 4 * words, 4 * size))
                }
            },
            _ => Err(format!("{name:?} is no parameter")),
        }
    }
}

/// Splits operands at the commas outside braces and parentheses.
pub(super) fn split_operands(text: &str) -> Result<Vec<&str>, String> {
    let (mut operands, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth -= 1,
            ',' if depth == 0 => {
                operands.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    if depth != 0 {
        return Err("a vector without end".into());
    }
    if !text[start..].trim().is_empty() {
        operands.push(text[start..].trim());
    }
    Ok(operands)
}

/// Returns the elements of an operand such as `{a, b}`, or the operand itself if `count` is 1.
pub(super) fn elements(text: &str, count: usize) -> Result<Vec<&str>, String> {
    if count == 1 {
        return Ok(vec![text]);
    }
    let inside = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).ok_or("no vector")?;
    let elements: Vec<&str> = inside.split(',').map(str::trim).collect();
    if elements.len() == count {
        Ok(elements)
    } else {
        Err(format!("a vector has {} elements, but {count} are needed", elements.len()))
    }
}

pub(super) fn address(text: &str) -> Result<(&str, i64), String> {
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or("no address")?;
    match inside.split_once('+') {
        Some((base, offset)) => Ok((base, offset.parse().map_err(|_| format!("offset {offset:?}"))?)),
        None => Ok((inside, 0)),
    }
}

/// Reads a decimal or hexadecimal integer, with or without a minus sign.
fn integer(text: &str) -> Option<i128> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let octal = digits.len() > 1 && digits.bytes().all(|digit| digit.is_ascii_digit()) && digits.starts_with('0');
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    magnitude.ok().filter(|_| !octal).map(|magnitude| if negative { -magnitude } else { magnitude })
}

/// Returns the value of an immediate. The immediate is an integer of `bits` bits, the difference of two integers, or
/// the bits of an f64. Differences occur in hand-written PTX.
pub(super) fn immediate(text: &str, bits: u32) -> Result<u64, String> {
    if let Some(digits) = text.strip_prefix("0d").filter(|digits| bits == 64 && digits.len() == 16) {
        return u64::from_str_radix(digits, 16).map_err(|_| format!("{text:?} is no number"));
    }
    let difference = || {
        let (left, right) = text.get(1..)?.split_once('-')?;
        Some(integer(&text[..=left.len()])? - integer(right)?)
    };
    match integer(text).or_else(difference) {
        // A predicate is stored as one bit for each lane. The constants 1 and -1 both mean true, so each of these
        // constants sets the bits of all lanes.
        Some(value @ (-1..=1)) if bits == 1 => Ok(if value == 0 { 0 } else { u64::from(u32::MAX) }),
        Some(value) if bits > 1 && value >= -(1 << (bits - 1)) && value < 1 << bits => {
            Ok(value as u64 & (u64::MAX >> (64 - bits)))
        }
        _ => Err(format!("{text:?} is no integer of {bits} bits")),
    }
}
