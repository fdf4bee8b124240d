//! Reads a kernel from the text that nvcc emits, and checks every operand against its instruction.
//!
//! It knows the little PTX that straight-line kernels are made of: statements of one basic block, and forward branches.

use std::collections::HashMap;
use std::fmt;

use super::instruction::{Function, Kind, Opcode, Type};

/// Why a kernel cannot be read or run.
#[derive(Debug)]
pub(crate) struct Fault {
    /// Of the whole text, the first line being 1.
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PTX line {}: {}", self.line, self.message)
    }
}

/// A kernel, ready to run.
pub(crate) struct Kernel {
    pub(crate) line: usize,
    pub(crate) parameter_bytes: usize,
    /// How many; an instruction knows the width of those it names.
    pub(crate) registers: usize,
    pub(crate) instructions: Vec<Instruction>,
}

pub(crate) struct Instruction {
    pub(crate) line: usize,
    pub(crate) guard: Option<Guard>,
    pub(crate) action: Action,
}

/// `@%p` or `@!%p`: executed only if the predicate is as it says.
#[derive(Clone, Copy)]
pub(crate) struct Guard {
    pub(crate) register: usize,
    pub(crate) negated: bool,
}

/// An instruction without its guard. Registers are indices; operands have the widths the instruction asks for.
pub(crate) enum Action {
    Compute { function: Function, ty: Type, to: usize, from: Vec<Source> },
    Pack { to: usize, from: Vec<Source>, bits: u32 },
    Unpack { to: Vec<usize>, from: Source, bits: u32 },
    LoadParameter { to: usize, offset: usize, bytes: usize },
    Load { to: Vec<usize>, from: Place, bytes: u64 },
    Store { to: Place, from: Vec<Source>, bytes: u64 },
    Branch(usize),
    Return,
}

#[derive(Clone, Copy)]
pub(crate) enum Source {
    Register(usize),
    Immediate(u64),
    Special(Special),
}

/// The indices in the grid, of which kernels of one dimension use the first component.
#[derive(Clone, Copy)]
pub(crate) enum Special {
    Thread,
    Block,
    BlockSize,
}

/// `[%rd+offset]`.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) register: usize,
    pub(crate) offset: i64,
}

impl Kernel {
    /// Reads one kernel; the rest of the text may hold anything.
    pub(crate) fn parse(ptx: &str, name: &str) -> Result<Self, Fault> {
        let header = format!(".entry {name}(");
        let start = ptx.find(&header).ok_or_else(|| Fault { line: 0, message: format!("no kernel {name}") })?;
        let line = line_at(ptx, 1, start);
        let end = ptx[start..].find("\n}").map_or(ptx.len(), |length| start + length + 2);
        let text = without_comments(&ptx[start..end]);
        Reader::default().read(&text[header.len()..], line)
    }
}

/// Comments are emptied, lines stay.
fn without_comments(text: &str) -> String {
    text.lines().map(|line| line.split_once("//").map_or(line, |(code, _)| code)).collect::<Vec<_>>().join("\n")
}

/// The line of a position in a text that starts on the line `first`.
fn line_at(text: &str, first: usize, position: usize) -> usize {
    first + text[..position].matches('\n').count()
}

/// What has been declared so far.
#[derive(Default)]
struct Reader {
    /// Offset and size.
    parameters: HashMap<String, (usize, usize)>,
    parameter_bytes: usize,
    /// Index and width.
    registers: HashMap<String, (usize, u32)>,
    /// The number of the instruction that follows.
    labels: HashMap<String, usize>,
}

/// An instruction whose text is still to be read.
struct Statement<'a> {
    line: usize,
    text: &'a str,
}

impl Reader {
    /// `text` is what follows the opening parenthesis of the parameters.
    fn read(mut self, text: &str, line: usize) -> Result<Kernel, Fault> {
        let at_start = |message: &str| Fault { line, message: message.into() };
        let (parameters, rest) = text.split_once(')').ok_or_else(|| at_start("the parameters do not end"))?;
        for parameter in parameters.split(',').filter(|parameter| !parameter.trim().is_empty()) {
            self.declare_parameter(parameter).map_err(|message| Fault { line, message })?;
        }
        let (tuning, body) = rest.split_once('{').ok_or_else(|| at_start("the kernel has no body"))?;
        if let Some(unknown) = tuning.lines().find(|line| !line.is_empty() && !line.starts_with(".maxntid ")) {
            return Err(at_start(&format!("unknown directive `{unknown}`")));
        }
        let body_line = line_at(text, line, text.len() - body.len());
        let body = body.strip_suffix('}').ok_or_else(|| at_start("the kernel's body does not end"))?;

        // Labels and registers are all known before the first instruction is read.
        let statements = self.statements(body, body_line)?;
        let mut instructions = Vec::new();
        for Statement { line, text } in statements {
            let at_line = |message| Fault { line, message: format!("{message} in `{text}`") };
            let (guard, action) = self.instruction(text, instructions.len()).map_err(at_line)?;
            instructions.push(Instruction { line, guard, action });
        }
        Ok(Kernel { line, parameter_bytes: self.parameter_bytes, registers: self.registers.len(), instructions })
    }

    /// `.param .align 8 .b8 name[16]` or `.param .u64 name`.
    fn declare_parameter(&mut self, text: &str) -> Result<(), String> {
        let unknown = || format!("unknown parameter `{}`", text.trim());
        let words: Vec<&str> = text.split_whitespace().collect();
        let (name, size, alignment) = match words[..] {
            [".param", ".align", alignment, ".b8", array] => {
                let (name, size) =
                    array.strip_suffix(']').and_then(|array| array.split_once('[')).ok_or_else(unknown)?;
                (name, size.parse().map_err(|_| unknown())?, alignment.parse().map_err(|_| unknown())?)
            }
            [".param", ty, name] => {
                let ty = ty.strip_prefix('.').and_then(Type::named).ok_or_else(unknown)?;
                (name, ty.bits as usize / 8, ty.bits as usize / 8)
            }
            _ => return Err(unknown()),
        };
        let offset = self.parameter_bytes.next_multiple_of(alignment);
        self.parameters.insert(name.into(), (offset, size));
        self.parameter_bytes = offset + size;
        Ok(())
    }

    /// Cuts the body into statements, of which declarations and labels are remembered and instructions returned.
    fn statements<'a>(&mut self, body: &'a str, line: usize) -> Result<Vec<Statement<'a>>, Fault> {
        let mut instructions = Vec::new();
        let (mut line, mut rest) = (line, body);
        loop {
            let text = rest.trim_start();
            line = line_at(rest, line, rest.len() - text.len());
            if text.is_empty() {
                return Ok(instructions);
            }
            let (text, after) = match text.split_once(':') {
                Some((label, after)) if is_name(label) => {
                    self.labels.insert(label.into(), instructions.len());
                    (label, after)
                }
                _ => {
                    let end = || Fault { line, message: "a statement without `;`".into() };
                    let (text, after) = text.split_once(';').ok_or_else(end)?;
                    match text.strip_prefix(".reg ") {
                        Some(registers) => {
                            self.declare_registers(registers).map_err(|message| Fault { line, message })?;
                        }
                        None => instructions.push(Statement { line, text: text.trim_end() }),
                    }
                    (text, after)
                }
            };
            line = line_at(text, line, text.len());
            rest = after;
        }
    }

    /// `.b32 %r<116>`: the registers %r0 to %r115.
    fn declare_registers(&mut self, text: &str) -> Result<(), String> {
        let unknown = || format!("unknown declaration `.reg {text}`");
        let (ty, names) = text.trim().split_once(char::is_whitespace).ok_or_else(unknown)?;
        let ty = ty.strip_prefix('.').and_then(Type::named).ok_or_else(unknown)?;
        let (prefix, count) =
            names.trim().strip_suffix('>').and_then(|names| names.split_once('<')).ok_or_else(unknown)?;
        for i in 0..count.parse::<usize>().map_err(|_| unknown())? {
            let index = self.registers.len();
            if self.registers.insert(format!("{prefix}{i}"), (index, ty.bits)).is_some() {
                return Err(format!("a second declaration of {prefix}{i}"));
            }
        }
        Ok(())
    }

    /// `number` is that of this instruction.
    fn instruction(&self, text: &str, number: usize) -> Result<(Option<Guard>, Action), String> {
        let (guard, text) = match text.strip_prefix('@') {
            Some(guarded) => {
                let (guard, text) = guarded.split_once(char::is_whitespace).ok_or("a guard that guards nothing")?;
                (Some(self.guard(guard)?), text.trim_start())
            }
            None => (None, text),
        };
        let (name, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let opcode = Opcode::named(name).ok_or_else(|| format!("unknown opcode `{name}`"))?;
        Ok((guard, self.action(opcode, &split_operands(operands)?, number)?))
    }

    fn guard(&self, text: &str) -> Result<Guard, String> {
        let (negated, name) = text.strip_prefix('!').map_or((false, text), |name| (true, name));
        Ok(Guard { register: self.register(name, 1)?, negated })
    }

    fn action(&self, opcode: Opcode, operands: &[&str], number: usize) -> Result<Action, String> {
        let count = || format!("{} operands", operands.len());
        match opcode {
            Opcode::Compute(Function::Copy, ty) if operands.iter().any(|operand| operand.starts_with('{')) => {
                self.vector_move(ty, operands)
            }
            Opcode::Compute(function, ty) => {
                let (to_bits, from_bits) = function.widths(ty.bits);
                let (&to, from) = operands.split_first().ok_or_else(count)?;
                if from.len() != from_bits.len() {
                    return Err(count());
                }
                let from = from.iter().zip(from_bits).map(|(operand, bits)| self.source(operand, bits));
                Ok(Action::Compute {
                    function,
                    ty,
                    to: self.register(to, to_bits)?,
                    from: from.collect::<Result<_, _>>()?,
                })
            }
            Opcode::LoadParameter(ty) => {
                let &[to, from] = operands else { return Err(count()) };
                let bytes = ty.bits as usize / 8;
                Ok(Action::LoadParameter {
                    to: self.register(to, ty.bits)?,
                    offset: self.parameter(from, bytes)?,
                    bytes,
                })
            }
            Opcode::LoadGlobal(ty, lanes) => {
                let &[to, from] = operands else { return Err(count()) };
                let to = elements(to, lanes)?
                    .into_iter()
                    .map(|name| self.register(name, ty.bits))
                    .collect::<Result<_, _>>()?;
                Ok(Action::Load { to, from: self.place(from)?, bytes: u64::from(ty.bits / 8) })
            }
            Opcode::StoreGlobal(ty, lanes) => {
                let &[to, from] = operands else { return Err(count()) };
                let from = elements(from, lanes)?.into_iter().map(|operand| self.source(operand, ty.bits));
                let from = from.collect::<Result<_, _>>()?;
                Ok(Action::Store { to: self.place(to)?, from, bytes: u64::from(ty.bits / 8) })
            }
            Opcode::Branch => {
                let &[label] = operands else { return Err(count()) };
                let target = *self.labels.get(label).ok_or("an unknown label")?;
                if target > number { Ok(Action::Branch(target)) } else { Err("a branch backwards".into()) }
            }
            Opcode::Return if operands.is_empty() => Ok(Action::Return),
            Opcode::Return => Err(count()),
        }
    }

    /// `mov.b64 %rd1, {%r1, %r2}` or `mov.b64 {%r1, %r2}, %rd1`.
    fn vector_move(&self, ty: Type, operands: &[&str]) -> Result<Action, String> {
        let &[to, from] = operands else { return Err(format!("{} operands", operands.len())) };
        if ty.kind != Kind::Untyped {
            return Err("a vector of a type that is not `.b`".into());
        }
        let vector = if to.starts_with('{') { to } else { from };
        let lanes = vector.split(',').count();
        let bits = ty.bits / lanes as u32;
        if ![2, 4].contains(&lanes) || bits < 16 {
            return Err(format!("a vector of {lanes} elements"));
        }
        let parts = elements(vector, lanes)?.into_iter();
        if to.starts_with('{') {
            let to = parts.map(|name| self.register(name, bits)).collect::<Result<_, _>>()?;
            Ok(Action::Unpack { to, from: self.source(from, ty.bits)?, bits })
        } else {
            let from = parts.map(|operand| self.source(operand, bits)).collect::<Result<_, _>>()?;
            Ok(Action::Pack { to: self.register(to, ty.bits)?, from, bits })
        }
    }

    fn register(&self, name: &str, bits: u32) -> Result<usize, String> {
        match self.registers.get(name) {
            Some(&(index, width)) if width == bits => Ok(index),
            Some((_, width)) => Err(format!("{name} has {width} bits where {bits} are wanted")),
            None => Err(format!("{name:?} is no register")),
        }
    }

    fn source(&self, text: &str, bits: u32) -> Result<Source, String> {
        let special = match text {
            "%tid.x" => Some(Special::Thread),
            "%ctaid.x" => Some(Special::Block),
            "%ntid.x" => Some(Special::BlockSize),
            _ => None,
        };
        match special {
            Some(special) if bits == 32 => Ok(Source::Special(special)),
            None if text.starts_with(|first: char| first == '-' || first.is_ascii_digit()) => {
                Ok(Source::Immediate(immediate(text, bits)?))
            }
            _ => Ok(Source::Register(self.register(text, bits)?)),
        }
    }

    /// `[%rd1]`, `[%rd1+16]` or `[%rd1+-16]`.
    fn place(&self, text: &str) -> Result<Place, String> {
        let (base, offset) = address(text)?;
        Ok(Place { register: self.register(base, 64)?, offset })
    }

    /// The offset of `[name+8]` among the parameters.
    fn parameter(&self, text: &str, bytes: usize) -> Result<usize, String> {
        let (name, offset) = address(text)?;
        let &(start, size) = self.parameters.get(name).ok_or_else(|| format!("{name:?} is no parameter"))?;
        match usize::try_from(offset) {
            Ok(offset) if offset + bytes <= size => Ok(start + offset),
            _ => Err(format!("{bytes} bytes at offset {offset} of a parameter of {size}")),
        }
    }
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$')
}

/// Cuts at commas outside braces.
fn split_operands(text: &str) -> Result<Vec<&str>, String> {
    let (mut operands, mut rest) = (Vec::new(), text.trim());
    while !rest.is_empty() {
        let closing = if rest.starts_with('{') { rest.find('}').ok_or("a vector without end")? } else { 0 };
        let end = rest[closing..].find(',').map_or(rest.len(), |comma| closing + comma);
        operands.push(rest[..end].trim());
        rest = rest.get(end + 1..).unwrap_or("").trim_start();
    }
    Ok(operands)
}

/// The elements of `{a, b}`; of a single operand, itself.
fn elements(text: &str, lanes: usize) -> Result<Vec<&str>, String> {
    if lanes == 1 {
        return Ok(vec![text]);
    }
    let inside = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')).ok_or("no vector")?;
    let elements: Vec<&str> = inside.split(',').map(str::trim).collect();
    if elements.len() == lanes {
        Ok(elements)
    } else {
        Err(format!("{} elements where {lanes} are wanted", elements.len()))
    }
}

fn address(text: &str) -> Result<(&str, i64), String> {
    let inside = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or("no address")?;
    match inside.split_once('+') {
        Some((base, offset)) => Ok((base, offset.parse().map_err(|_| format!("offset {offset:?}"))?)),
        None => Ok((inside, 0)),
    }
}

/// A decimal or hexadecimal integer that has the width, with or without a sign.
fn immediate(text: &str, bits: u32) -> Result<u64, String> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let octal = digits.len() > 1 && digits.bytes().all(|digit| digit.is_ascii_digit()) && digits.starts_with('0');
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16),
        None => digits.parse(),
    };
    let value = magnitude.map(|magnitude| if negative { -magnitude } else { magnitude });
    match value {
        Ok(value) if bits > 1 && !octal && value >= -(1 << (bits - 1)) && value < 1 << bits => {
            Ok(super::arithmetic::truncate(value as u64, bits))
        }
        _ => Err(format!("{text:?} is no integer of {bits} bits")),
    }
}
