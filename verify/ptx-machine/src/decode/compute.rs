//! Instructions that compute a register from registers. The decoder compares the whole opcode, including its modifiers,
//! with the opcodes that this file lists. An opcode that is not listed is unknown. The decoder never guesses the
//! meaning of an unknown opcode from a similar opcode.

use super::names::{Name, elements};
use super::{Decoder, names};
use crate::counts::Class;
use crate::program::{
    Chain, ChainFunction, Comparison, File, Logic, LongFunction, NarrowFunction, Operation, Slot, Special, WordFunction,
};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Untyped,
    Unsigned,
    Signed,
    /// Floating point. The machine knows only `f64`.
    Double,
}

/// A type such as `u32`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Type {
    pub(super) kind: Kind,
    pub(super) bits: u32,
}

impl Type {
    pub(super) fn named(name: &str) -> Option<Self> {
        let kind = match name.get(..1)? {
            "b" => Kind::Untyped,
            "u" => Kind::Unsigned,
            "s" => Kind::Signed,
            "f" => return (name == "f64").then_some(Self { kind: Kind::Double, bits: 64 }),
            _ => return None,
        };
        let bits = ["8", "16", "32", "64"].contains(&&name[1..]).then(|| name[1..].parse().ok())??;
        Some(Self { kind, bits })
    }
}

impl Decoder<'_> {
    /// Decodes an instruction that computes a register. The result is true if the machine knows the opcode.
    pub(super) fn compute(&mut self, opcode: &str, operands: &[&str]) -> Result<bool, String> {
        let Some((stem, ty)) = opcode.rsplit_once('.') else { return Ok(false) };
        if ty == "pred" {
            return self.logic(stem, operands);
        }
        let Some(ty) = Type::named(ty) else { return Ok(false) };
        if let Some(to) = stem.strip_prefix("cvt.").and_then(Type::named) {
            return self.convert(to, ty, operands);
        }
        if let Some(to) = stem.strip_prefix("cvta") {
            let known = ["", ".to.global", ".to.local", ".to.shared", ".global", ".local", ".shared"].contains(&to);
            return if known && ty == (Type { kind: Kind::Unsigned, bits: 64 }) {
                self.convert_address(to, operands)
            } else {
                Ok(false)
            };
        }
        match (stem, ty.bits) {
            ("mov", 16 | 32 | 64) => self.copy(ty, operands).map(|()| true),
            ("selp", 16 | 32 | 64) => self.select(ty, operands).map(|()| true),
            _ if ty.kind == Kind::Double => self.doubles(stem, operands),
            _ => match stem.strip_prefix("setp.") {
                Some(name) => self.compare(name, ty, operands),
                None => self.arithmetic(stem, ty, operands),
            },
        }
    }

    fn arithmetic(&mut self, stem: &str, ty: Type, operands: &[&str]) -> Result<bool, String> {
        match ty.bits {
            32 => {
                if let Some((function, class)) = word_function(stem, ty.kind) {
                    let (to, from) = self.operands(operands, 32, &[32; 4][..function.sources()])?;
                    self.emit(class, Operation::Word { function, to, from });
                } else if let Some((function, chain)) = chain_function(stem).filter(|_| ty.kind != Kind::Untyped) {
                    // The high halves of a signed and of an unsigned product differ, and `MadHigh` computes only the
                    // unsigned high half.
                    if function == ChainFunction::MadHigh && ty.kind == Kind::Signed {
                        return Ok(false);
                    }
                    let (to, from) = self.operands(operands, 32, &[32; 4][..function.sources()])?;
                    let class = if function.sources() == 3 { Class::Product } else { Class::Sum };
                    self.emit(class, Operation::Chain { function, chain, to, from });
                } else if let Some(function) = wide_function(stem, ty.kind) {
                    let bits: Vec<u32> = function.sources().iter().map(|&file| bits_of(file)).collect();
                    let (to, from) = self.operands(operands, 64, &bits)?;
                    self.emit(Class::WideProduct, Operation::Long { function, to, from });
                } else {
                    return Ok(false);
                }
            }
            64 => {
                if let Some(function) = narrow_function(stem).filter(|_| ty.kind == Kind::Untyped) {
                    let (to, [from, ..]) = self.operands(operands, 32, &[64])?;
                    self.emit(Class::Logic, Operation::Narrow { function, to, from });
                } else if let Some((function, class)) = long_function(stem, ty.kind) {
                    let bits: Vec<u32> = function.sources().iter().map(|&file| bits_of(file)).collect();
                    let (to, from) = self.operands(operands, 64, &bits)?;
                    self.emit(class, Operation::Long { function, to, from });
                } else {
                    return Ok(false);
                }
            }
            16 => return self.halves(stem, ty, operands),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Decodes an instruction of f64. The machine knows only instructions with `.rn`. Without a rounding modifier, an
    /// instruction can have different results, because ptxas may fuse this instruction with another instruction.
    fn doubles(&mut self, stem: &str, operands: &[&str]) -> Result<bool, String> {
        let (function, class) = match stem {
            "add.rn" => (LongFunction::AddDoubles, Class::Sum),
            "sub.rn" => (LongFunction::SubDoubles, Class::Sum),
            "mul.rn" => (LongFunction::MulDoubles, Class::Product),
            "fma.rn" => (LongFunction::FusedDoubles, Class::Product),
            _ => return Ok(false),
        };
        let (to, from) = self.operands(operands, 64, &[64; 3][..function.sources().len()])?;
        self.emit(class, Operation::Long { function, to, from });
        Ok(true)
    }

    /// Decodes an instruction of 16 bits. The machine stores a value of 16 bits as a word with zeros in the high half.
    fn halves(&mut self, stem: &str, ty: Type, operands: &[&str]) -> Result<bool, String> {
        let (function, class, bits) = match (stem, ty.kind) {
            ("and", Kind::Untyped) => (WordFunction::And, Class::Logic, 16),
            ("or", Kind::Untyped) => (WordFunction::Or, Class::Logic, 16),
            ("xor", Kind::Untyped) => (WordFunction::Xor, Class::Logic, 16),
            ("add", Kind::Unsigned | Kind::Signed) => (WordFunction::Add, Class::Sum, 16),
            ("sub", Kind::Unsigned | Kind::Signed) => (WordFunction::Sub, Class::Sum, 16),
            ("mul.lo", Kind::Unsigned | Kind::Signed) => (WordFunction::MulLow, Class::Product, 16),
            ("mul.wide", Kind::Unsigned) => (WordFunction::MulLow, Class::Product, 32),
            _ => return Ok(false),
        };
        let (to, from) = self.operands(operands, bits, &[16, 16])?;
        self.emit(class, Operation::Word { function, to, from });
        if bits == 16 && class != Class::Logic {
            self.emit_word(WordFunction::Truncate16, to, to);
        }
        Ok(true)
    }

    /// Returns the slots of the destination and of the sources. `to` is the width of the destination in bits, and
    /// `from` has the widths of the sources in bits.
    fn operands(&mut self, operands: &[&str], to: u32, from: &[u32]) -> Result<(Slot, [Slot; 4]), String> {
        let [destination, sources @ ..] = operands else { return Err("no operands".into()) };
        if sources.len() != from.len() {
            return Err(format!("{} operands", operands.len()));
        }
        let mut slots = [0; 4];
        for (slot, (text, &bits)) in slots.iter_mut().zip(sources.iter().zip(from)) {
            *slot = self.source(text, bits)?;
        }
        Ok((self.destination(destination, to)?, slots))
    }

    fn logic(&mut self, stem: &str, operands: &[&str]) -> Result<bool, String> {
        let function = match stem {
            "mov" => Logic::Copy,
            "not" => Logic::Not,
            "and" => Logic::And,
            "or" => Logic::Or,
            "xor" => Logic::Xor,
            _ => return Ok(false),
        };
        let sources = if matches!(function, Logic::Copy | Logic::Not) { 1 } else { 2 };
        let (to, [a, b, ..]) = self.operands(operands, 1, &[1; 2][..sources])?;
        let from = [a, if sources == 1 { a } else { b }];
        self.emit(Class::Logic, Operation::Logic { function, to, from });
        Ok(true)
    }

    /// Decodes a comparison such as `lt` or `lt.and`. The form `lt.and` combines the comparison with a predicate.
    fn compare(&mut self, name: &str, ty: Type, operands: &[&str]) -> Result<bool, String> {
        let (name, function) = name.split_once('.').map_or((name, None), |(name, function)| (name, Some(function)));
        let function = match function {
            None => None,
            Some("and") => Some(Logic::And),
            Some("or") => Some(Logic::Or),
            Some("xor") => Some(Logic::Xor),
            Some(_) => return Ok(false),
        };
        let Some(comparison) = comparison(name, ty.kind).filter(|_| ty.bits != 8) else { return Ok(false) };
        let (operands, other) = match (function, operands) {
            (Some(_), [operands @ .., other]) => (operands, Some(*other)),
            _ => (operands, None),
        };
        let (to, [a, b, ..]) = self.operands(operands, 1, &[ty.bits; 2])?;
        let (result, to) = (to, if function.is_some() { self.temporary(File::Predicate) } else { to });
        let (signed, from) = (ty.kind == Kind::Signed, [a, b]);
        let operation = if ty.bits == 64 {
            Operation::CompareLongs { comparison, signed, to, from }
        } else {
            Operation::CompareWords { comparison, signed, halves: ty.bits == 16, to, from }
        };
        self.emit(Class::Logic, operation);
        if let (Some(function), Some(other)) = (function, other) {
            let (negated, other) = self.predicate(other)?;
            let mut from = [to, other];
            if negated {
                from[1] = self.temporary(File::Predicate);
                self.emit(Class::Logic, Operation::Logic { function: Logic::Not, to: from[1], from: [other; 2] });
            }
            self.emit(Class::Logic, Operation::Logic { function, to: result, from });
        }
        Ok(true)
    }

    fn select(&mut self, ty: Type, operands: &[&str]) -> Result<(), String> {
        let [values @ .., condition] = operands else { return Err("no operands".into()) };
        let (to, [a, b, ..]) = self.operands(values, ty.bits, &[ty.bits; 2])?;
        let (negated, condition) = self.predicate(condition)?;
        let (a, b) = if negated { (b, a) } else { (a, b) };
        let operation = if ty.bits == 64 {
            Operation::SelectLong { to, from: [a, b], condition }
        } else {
            Operation::SelectWord { to, from: [a, b], condition }
        };
        self.emit(Class::Logic, operation);
        Ok(())
    }

    fn copy(&mut self, ty: Type, operands: &[&str]) -> Result<(), String> {
        let &[to, from] = operands else { return Err(format!("{} operands", operands.len())) };
        let (half, bits) = (ty.bits / 2, ty.bits);
        if bits > 16 && from.starts_with('{') {
            let to = self.destination(to, bits)?;
            let low_and_high = elements(from, 2)?;
            let from = [self.source(low_and_high[0], half)?, self.source(low_and_high[1], half)?, 0, 0];
            self.emit(Class::Move, pack(bits, to, from));
        } else if bits > 16 && to.starts_with('{') {
            let from = self.source(from, bits)?;
            let low_and_high = elements(to, 2)?;
            for (high, to) in low_and_high.into_iter().enumerate() {
                let to = self.destination(to, half)?;
                self.emit(Class::Move, unpack(bits, high == 1, to, from));
            }
        } else if let Some(special) = special(from).filter(|_| bits == 32) {
            let to = self.destination(to, 32)?;
            self.emit(Class::Move, Operation::Special { special, to });
        } else {
            self.copy_value(to, from, bits)?;
        }
        Ok(())
    }

    /// Copies a register, an immediate, or the address of a variable.
    fn copy_value(&mut self, to: &str, from: &str, bits: u32) -> Result<(), String> {
        let to = self.destination(to, bits)?;
        let from = match self.names.find(from) {
            Some(Name::Local(offset)) if bits == 64 => {
                let base = if offset == 0 { to } else { self.temporary(File::Long) };
                self.emit(Class::Move, Operation::FrameAddress { to: base });
                if offset == 0 {
                    return Ok(());
                }
                let offset = self.constant(File::Long, u64::from(offset));
                let operation = Operation::Long { function: LongFunction::Add, to, from: [base, offset, 0, 0] };
                self.emit(Class::Sum, operation);
                return Ok(());
            }
            Some(Name::Shared(address)) if bits >= 32 => self.constant(names::file_of(bits), address.into()),
            _ => self.source(from, bits)?,
        };
        let operation = if bits == 64 {
            Operation::Long { function: LongFunction::Copy, to, from: [from; 4] }
        } else {
            Operation::Word { function: WordFunction::Copy, to, from: [from; 4] }
        };
        self.emit(Class::Move, operation);
        Ok(())
    }

    fn convert(&mut self, to: Type, from: Type, operands: &[&str]) -> Result<bool, String> {
        let integer = |kind| matches!(kind, Kind::Unsigned | Kind::Signed);
        if !integer(to.kind) || !integer(from.kind) || to.bits == 8 {
            return Ok(false);
        }
        let &[destination, source] = operands else { return Err(format!("{} operands", operands.len())) };
        let signed = from.kind == Kind::Signed;
        let target = self.destination(destination, to.bits)?;
        let source = if source.starts_with('%') {
            self.wide_register(source, from.bits)?.slot
        } else {
            self.source(source, from.bits)?
        };
        if from.bits == 64 {
            let operation = match to.bits {
                64 => Operation::Long { function: LongFunction::Copy, to: target, from: [source; 4] },
                _ => Operation::Narrow { function: NarrowFunction::Low, to: target, from: source },
            };
            self.emit(Class::Move, operation);
            if to.bits == 16 {
                self.emit_word(WordFunction::Truncate16, target, target);
            }
            return Ok(true);
        }
        let extension = match (from.bits, signed) {
            _ if to.bits < from.bits => WordFunction::Truncate16,
            (8, true) => WordFunction::SignExtend8,
            (8, false) => WordFunction::Truncate8,
            (16, true) if to.bits > 16 => WordFunction::SignExtend16,
            _ => WordFunction::Copy,
        };
        if to.bits < 64 {
            self.emit_word(extension, target, source);
            if to.bits == 16 && extension == WordFunction::SignExtend8 {
                self.emit_word(WordFunction::Truncate16, target, target);
            }
            return Ok(true);
        }
        let word = if extension == WordFunction::Copy { source } else { self.temporary(File::Word) };
        if word != source {
            self.emit_word(extension, word, source);
        }
        let function = if signed { LongFunction::WidenSigned } else { LongFunction::Widen };
        self.emit(Class::Move, Operation::Long { function, to: target, from: [word; 4] });
        Ok(true)
    }

    fn emit_word(&mut self, function: WordFunction, to: Slot, from: Slot) {
        self.emit(Class::Move, Operation::Word { function, to, from: [from; 4] });
    }

    /// Converts an address. A generic address of shared memory has the bit `SHARED_WINDOW`, and a generic address of
    /// local memory has the bit `LOCAL_WINDOW`.
    fn convert_address(&mut self, conversion: &str, operands: &[&str]) -> Result<bool, String> {
        let (to, [from, ..]) = self.operands(operands, 64, &[64])?;
        let window = match conversion.rsplit('.').next() {
            Some("local") => crate::memory::LOCAL_WINDOW,
            Some("shared") => crate::memory::SHARED_WINDOW,
            _ => 0,
        };
        let window = self.constant(File::Long, window);
        // A conversion to a generic address sets the bit `window`, and a conversion from a generic address clears this
        // bit. An xor with the bit does both conversions. If a generic address belongs to another space, the address
        // does not have the bit. The result of the conversion then points to no memory.
        let operation = Operation::Long { function: LongFunction::Xor, to, from: [from, window, 0, 0] };
        self.emit(Class::Move, operation);
        Ok(true)
    }
}

fn pack(bits: u32, to: Slot, from: [Slot; 4]) -> Operation {
    match bits {
        64 => Operation::Long { function: LongFunction::Pack, to, from },
        _ => Operation::Word { function: WordFunction::PackHalves, to, from },
    }
}

fn unpack(bits: u32, high: bool, to: Slot, from: Slot) -> Operation {
    match (bits, high) {
        (64, false) => Operation::Narrow { function: NarrowFunction::Low, to, from },
        (64, true) => Operation::Narrow { function: NarrowFunction::High, to, from },
        (_, false) => Operation::Word { function: WordFunction::Truncate16, to, from: [from; 4] },
        (_, true) => Operation::Word { function: WordFunction::HighHalf, to, from: [from; 4] },
    }
}

fn bits_of(file: File) -> u32 {
    match file {
        File::Predicate => 1,
        File::Word => 32,
        File::Long => 64,
    }
}

fn special(name: &str) -> Option<Special> {
    let axis = |name: &str| Some(["x", "y", "z"].iter().position(|axis| *axis == name)? as u8);
    if name == "%laneid" {
        return Some(Special::Lane);
    }
    let (name, component) = name.split_once('.')?;
    Some(match name {
        "%tid" => Special::Thread(axis(component)?),
        "%ntid" => Special::BlockSize(axis(component)?),
        "%ctaid" => Special::Block(axis(component)?),
        "%nctaid" => Special::GridSize(axis(component)?),
        _ => return None,
    })
}

/// Finds the comparison with this name. Untyped values can be compared only for equality. Numbers can also be compared
/// by size.
fn comparison(name: &str, kind: Kind) -> Option<Comparison> {
    let comparison = match name {
        "eq" => Comparison::Equal,
        "ne" => Comparison::NotEqual,
        "lt" => Comparison::Less,
        "le" => Comparison::LessOrEqual,
        "gt" => Comparison::Greater,
        "ge" => Comparison::GreaterOrEqual,
        _ => return None,
    };
    (kind != Kind::Untyped || matches!(name, "eq" | "ne")).then_some(comparison)
}

fn word_function(stem: &str, kind: Kind) -> Option<(WordFunction, Class)> {
    use Class::{Logic, Product, Sum};
    use WordFunction::*;
    let signed = kind == Kind::Signed;
    let found = match (stem, kind == Kind::Untyped) {
        ("add", false) => (Add, Sum),
        ("sub", false) => (Sub, Sum),
        ("neg", false) if signed => (Negate, Sum),
        ("mul.lo", false) => (MulLow, Product),
        ("mul.hi", false) => (if signed { MulHighSigned } else { MulHigh }, Product),
        ("mad.lo", false) => (MadLow, Product),
        ("mad.hi", false) => (if signed { MadHighSigned } else { MadHigh }, Product),
        ("min", false) => (if signed { MinSigned } else { Min }, Logic),
        ("max", false) => (if signed { MaxSigned } else { Max }, Logic),
        ("div", false) => (if signed { DivideSigned } else { Divide }, Product),
        ("rem", false) => (if signed { RemainderSigned } else { Remainder }, Product),
        ("bfind", false) if !signed => (HighestBit, Logic),
        ("bfind.shiftamt", false) if !signed => (HighestBitShift, Logic),
        ("bfe", false) if !signed => (ExtractBits, Logic),
        ("shr", _) => (if signed { ShiftRightSigned } else { ShiftRight }, Logic),
        ("and", true) => (And, Logic),
        ("or", true) => (Or, Logic),
        ("xor", true) => (Xor, Logic),
        ("not", true) => (Not, Logic),
        ("shl", true) => (ShiftLeft, Logic),
        ("brev", true) => (ReverseBits, Logic),
        ("clz", true) => (LeadingZeros, Logic),
        ("popc", true) => (CountOnes, Logic),
        ("bmsk.clamp", true) => (MaskBits, Logic),
        ("bfi", true) => (InsertBits, Logic),
        ("prmt", true) => (Permute, Logic),
        ("shf.l.wrap", true) => (FunnelLeftWrap, Logic),
        ("shf.l.clamp", true) => (FunnelLeftClamp, Logic),
        ("shf.r.wrap", true) => (FunnelRightWrap, Logic),
        ("shf.r.clamp", true) => (FunnelRightClamp, Logic),
        _ => return None,
    };
    Some(found)
}

fn long_function(stem: &str, kind: Kind) -> Option<(LongFunction, Class)> {
    use Class::{Logic, Product, Sum};
    use LongFunction::*;
    let signed = kind == Kind::Signed;
    let found = match (stem, kind == Kind::Untyped) {
        ("add", false) => (Add, Sum),
        ("sub", false) => (Sub, Sum),
        ("neg", false) if signed => (Negate, Sum),
        ("mul.lo", false) => (MulLow, Product),
        ("mul.hi", false) => (if signed { MulHighSigned } else { MulHigh }, Product),
        ("mad.lo", false) => (MadLow, Product),
        ("min", false) => (if signed { MinSigned } else { Min }, Logic),
        ("max", false) => (if signed { MaxSigned } else { Max }, Logic),
        ("div", false) => (if signed { DivideSigned } else { Divide }, Product),
        ("rem", false) => (if signed { RemainderSigned } else { Remainder }, Product),
        ("shr", _) => (if signed { ShiftRightSigned } else { ShiftRight }, Logic),
        ("and", true) => (And, Logic),
        ("or", true) => (Or, Logic),
        ("xor", true) => (Xor, Logic),
        ("not", true) => (Not, Logic),
        ("shl", true) => (ShiftLeft, Logic),
        ("bfi", true) => (InsertBits, Logic),
        _ => return None,
    };
    Some(found)
}

fn narrow_function(stem: &str) -> Option<NarrowFunction> {
    match stem {
        "popc" => Some(NarrowFunction::CountOnes),
        "clz" => Some(NarrowFunction::LeadingZeros),
        _ => None,
    }
}

fn wide_function(stem: &str, kind: Kind) -> Option<LongFunction> {
    match (stem, kind) {
        ("mul.wide", Kind::Unsigned) => Some(LongFunction::MulWide),
        ("mul.wide", Kind::Signed) => Some(LongFunction::MulWideSigned),
        ("mad.wide", Kind::Unsigned) => Some(LongFunction::MadWide),
        ("mad.wide", Kind::Signed) => Some(LongFunction::MadWideSigned),
        _ => None,
    }
}

fn chain_function(stem: &str) -> Option<(ChainFunction, Chain)> {
    const FIRST: Chain = Chain { takes: false, sets: true };
    const MIDDLE: Chain = Chain { takes: true, sets: true };
    const LAST: Chain = Chain { takes: true, sets: false };
    Some(match stem {
        "add.cc" => (ChainFunction::Add, FIRST),
        "addc.cc" => (ChainFunction::Add, MIDDLE),
        "addc" => (ChainFunction::Add, LAST),
        "sub.cc" => (ChainFunction::Sub, FIRST),
        "subc.cc" => (ChainFunction::Sub, MIDDLE),
        "subc" => (ChainFunction::Sub, LAST),
        "mad.lo.cc" => (ChainFunction::MadLow, FIRST),
        "madc.lo.cc" => (ChainFunction::MadLow, MIDDLE),
        "madc.lo" => (ChainFunction::MadLow, LAST),
        "mad.hi.cc" => (ChainFunction::MadHigh, FIRST),
        "madc.hi.cc" => (ChainFunction::MadHigh, MIDDLE),
        "madc.hi" => (ChainFunction::MadHigh, LAST),
        _ => return None,
    })
}
