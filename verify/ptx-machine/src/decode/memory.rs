//! Loads, stores, atomics, calls, branches, barriers and collectives.

use super::Decoder;
use super::compute::{Kind, Type};
use super::names::{self, Name, address, elements, split_operands};
use crate::counts::Class;
use crate::fault::Space;
use crate::program::{
    AT_RETURN, AtomicFunction, BarrierReduction, File, LongFunction, Operation, ParameterCopy, Register, ShuffleMode,
    VoteMode, WordFunction,
};

impl Decoder<'_> {
    /// Decodes a load, a store, an atomic operation or a call. The result is true if the machine knows the opcode.
    pub(super) fn memory(&mut self, opcode: &str, operands: &[&str]) -> Result<bool, String> {
        let mut parts: Vec<&str> = opcode.split('.').collect();
        match parts.remove(0) {
            "call" => self.call(&parts, operands),
            "ld" => self.access(true, &parts, operands),
            "st" => self.access(false, &parts, operands),
            family => self.atomic(family == "atom", &parts, operands),
        }
    }

    /// Decodes a load or a store with modifiers such as `global.nc.v4.u32`.
    fn access(&mut self, is_load: bool, parts: &[&str], operands: &[&str]) -> Result<bool, String> {
        let Some((ty, parts)) = parts.split_last() else { return Ok(false) };
        let Some(ty) = Type::named(ty) else { return Ok(false) };
        let (count, parts) = match parts.split_last() {
            Some((&"v2", parts)) => (2, parts),
            Some((&"v4", parts)) => (4, parts),
            _ => (1, parts),
        };
        let space = match (parts, is_load) {
            (["param"], _) => None,
            (["const"], true) => None,
            ([] | ["volatile"], _) => Some(Space::Generic),
            // `.nc` promises that no thread writes to the loaded memory during the launch. The machine does not check
            // the promise of `.nc`. If a thread nevertheless writes to the loaded memory, the check for races reports
            // the write only if the order of the write and the load is not defined.
            (["global"] | ["volatile", "global"], _) | (["global", "nc"], true) => Some(Space::Global),
            (["shared"] | ["volatile", "shared"], _) => Some(Space::Shared),
            (["local"] | ["volatile", "local"], _) => Some(Space::Local),
            _ => return Ok(false),
        };
        let is_constant = is_load && parts == ["const"];
        if ty.bits < 32 && (space.is_none() || is_constant || ty.kind == Kind::Signed) {
            return Ok(false);
        }
        let &[first, second] = operands else { return Err(format!("{} operands", operands.len())) };
        let (place, values) = if is_load { (second, first) } else { (first, second) };
        let registers = self.elements(values, count, ty.bits, is_load)?;
        if is_constant {
            return self.load_constants(place, ty.bits, &registers).map(|()| true);
        }
        let bytes = ty.bits / 8;
        let Some(space) = space else {
            let is_long = ty.bits == 64;
            let word = self.parameter(place, count as u32 * bytes / 4)?;
            let operation = match is_load {
                true => Operation::LoadParameter { word, is_long, to: registers },
                false => Operation::StoreParameter { word, is_long, from: registers },
            };
            self.emit(Class::Move, operation);
            return Ok(true);
        };
        let place = self.place(place)?;
        let operation = match is_load {
            true => Operation::Load { space, place, bytes, signed: ty.kind == Kind::Signed, to: registers },
            false => Operation::Store { space, place, bytes, from: registers },
        };
        self.emit(class_of(space), operation);
        Ok(true)
    }

    /// Decodes a load from constant memory. Constant memory never changes on this machine, so the decoder knows the
    /// loaded values and replaces the load by copies of constants.
    fn load_constants(&mut self, place: &str, bits: u32, to: &[Register]) -> Result<(), String> {
        let (name, offset) = address(place)?;
        let content = self.module.constants.get(name).ok_or_else(|| format!("{name:?} is no constant"))?;
        let bytes = bits as usize / 8;
        for (at, &to) in (offset as usize..).step_by(bytes).zip(to) {
            let element = content.get(at..at + bytes).ok_or_else(|| format!("{place} is outside of {name}"))?;
            let value = element.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
            if names::file_of(bits) != to.file {
                return Err("a load of a constant must not extend the value".into());
            }
            let from = [self.constant(to.file, value); 4];
            let operation = match to.file {
                File::Long => Operation::Long { function: LongFunction::Copy, to: to.slot, from },
                _ => Operation::Word { function: WordFunction::Copy, to: to.slot, from },
            };
            self.emit(Class::Move, operation);
        }
        Ok(())
    }

    fn elements(&mut self, text: &str, count: usize, bits: u32, is_load: bool) -> Result<Box<[Register]>, String> {
        let file = if bits == 64 { File::Long } else { File::Word };
        let element = |text: &str| match text {
            "_" if is_load => Ok(Register { file, slot: self.temporary(file) }),
            // A load extends the value to a wider register. A store takes only the low bits of a wider register.
            _ if text.starts_with('%') => self.wide_register(text, bits),
            _ if !is_load => Ok(Register { file, slot: self.source(text, bits)? }),
            _ => Err(format!("{text:?} is no register")),
        };
        elements(text, count)?.into_iter().map(element).collect()
    }

    fn atomic(&mut self, returns: bool, parts: &[&str], operands: &[&str]) -> Result<bool, String> {
        let (space, rest) = match parts {
            ["global", rest @ ..] => (Space::Global, rest),
            ["shared", rest @ ..] => (Space::Shared, rest),
            rest => (Space::Generic, rest),
        };
        let function = match rest {
            ["add", "u32" | "s32"] => AtomicFunction::Add,
            ["min", "u32"] => AtomicFunction::Min,
            ["max", "u32"] => AtomicFunction::Max,
            ["and", "b32"] => AtomicFunction::And,
            ["or", "b32"] => AtomicFunction::Or,
            ["exch", "b32"] => AtomicFunction::Exchange,
            _ => return Ok(false),
        };
        let (to, place, from) = match (returns, operands) {
            (true, &[to, place, from]) => (self.destination(to, 32)?, place, from),
            (false, &[place, from]) => (self.temporary(File::Word), place, from),
            _ => return Err(format!("{} operands", operands.len())),
        };
        let (place, from) = (self.place(place)?, self.source(from, 32)?);
        self.emit(class_of(space), Operation::Atomic { space, place, function, to, from });
        Ok(true)
    }

    /// Decodes a call such as `call.uni (retval0), name, (param0, param1)`. The list of results, the list of arguments,
    /// or both lists can be missing.
    fn call(&mut self, parts: &[&str], operands: &[&str]) -> Result<bool, String> {
        if !matches!(parts, [] | ["uni"]) {
            return Ok(false);
        }
        if self.guard.is_some() {
            return Err("a call with a guard".into());
        }
        let list = |text: &str| -> Result<Vec<String>, String> {
            let inside = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')).unwrap_or_default();
            Ok(split_operands(inside)?.into_iter().map(String::from).collect())
        };
        let (results, name, arguments) = match *operands {
            [results, name, arguments] if results.starts_with('(') => (list(results)?, name, list(arguments)?),
            [results, name] if results.starts_with('(') => (list(results)?, name, Vec::new()),
            [name, arguments] => (Vec::new(), name, list(arguments)?),
            [name] => (Vec::new(), name, Vec::new()),
            _ => return Err(format!("{} operands", operands.len())),
        };
        let callee = self.module.functions.get(name).ok_or_else(|| format!("no function {name}"))?;
        if (results.len(), arguments.len()) != (callee.results.len(), callee.parameters.len()) {
            return Err(format!("a call of {name} does not match the parameters of {name}"));
        }
        let mut callee_word = 0;
        let mut copies = Vec::new();
        for (given, declared) in results.iter().zip(&callee.results).chain(arguments.iter().zip(&callee.parameters)) {
            let Some(Name::Parameter { word, words }) = self.names.find(given) else {
                return Err(format!("{given:?} is no parameter"));
            };
            if words != declared.bytes.div_ceil(4) {
                return Err(format!("{given} has another size than {}", declared.name));
            }
            copies.push(ParameterCopy { caller: word, callee: callee_word, words });
            callee_word += words;
        }
        let arguments = copies.split_off(results.len());
        let function = self.called.iter().position(|called| called == name).unwrap_or_else(|| {
            self.called.push(name.into());
            self.called.len() - 1
        });
        let operation =
            Operation::Call { function: function as u32, arguments: arguments.into(), results: copies.into() };
        self.emit(Class::Control, operation);
        Ok(true)
    }

    /// Decodes a branch, a return, a barrier, a collective or a fence. The result is true if the machine knows the
    /// opcode.
    pub(super) fn control(&mut self, opcode: &str, operands: &[&str]) -> Result<bool, String> {
        let operation = match (opcode, operands) {
            // `.uni` promises that either all lanes take the branch or no lane takes the branch. The machine does not
            // rely on the promise of `.uni`, and evaluates the guard for each lane.
            ("bra" | "bra.uni", &[label]) => {
                self.branches.push((self.code.len() as u32, label.into()));
                match self.guard {
                    Some(_) => Operation::Branch { target: 0, reconvergence: AT_RETURN },
                    None => Operation::Jump { target: 0 },
                }
            }
            ("ret" | "ret.uni", []) => Operation::Return,
            ("bar.sync" | "barrier.sync" | "barrier.sync.aligned", &[number]) => {
                Operation::Barrier { number: self.source(number, 32)? }
            }
            ("bar.warp.sync", &[mask]) => Operation::WarpBarrier { mask: self.source(mask, 32)? },
            ("activemask.b32", &[to]) => Operation::ActiveMask { to: self.destination(to, 32)? },
            ("membar.cta" | "membar.gl" | "membar.sys", []) => Operation::MemoryFence,
            _ => match opcode.split('.').collect::<Vec<_>>()[..] {
                ["shfl", "sync", mode, "b32"] => match self.shuffle(mode, operands)? {
                    Some(operation) => operation,
                    None => return Ok(false),
                },
                ["vote", "sync", mode, ty] => match self.vote(mode, ty, operands)? {
                    Some(operation) => operation,
                    None => return Ok(false),
                },
                ["redux", "sync", function, ty @ ("u32" | "s32" | "b32")] => {
                    let Some(function) = warp_reduction(function, ty) else { return Ok(false) };
                    let &[to, value, mask] = operands else { return Err(format!("{} operands", operands.len())) };
                    let (value, mask) = (self.source(value, 32)?, self.source(mask, 32)?);
                    Operation::ReduceWarp { function, to: self.destination(to, 32)?, value, mask }
                }
                ["match", "any", "sync", ty @ ("b32" | "b64")] => {
                    let &[to, value, mask] = operands else { return Err(format!("{} operands", operands.len())) };
                    let (file, bits) = if ty == "b32" { (File::Word, 32) } else { (File::Long, 64) };
                    let value = Register { file, slot: self.source(value, bits)? };
                    Operation::MatchAny { to: self.destination(to, 32)?, value, mask: self.source(mask, 32)? }
                }
                ["bar" | "barrier", "red", reduction, ty] => match self.reduction(reduction, ty, operands)? {
                    Some(operation) => operation,
                    None => return Ok(false),
                },
                _ => return Ok(false),
            },
        };
        self.emit(Class::Control, operation);
        Ok(true)
    }

    fn shuffle(&mut self, mode: &str, operands: &[&str]) -> Result<Option<Operation>, String> {
        let mode = match mode {
            "up" => ShuffleMode::Up,
            "down" => ShuffleMode::Down,
            "idx" => ShuffleMode::Index,
            "bfly" => ShuffleMode::Butterfly,
            _ => return Ok(None),
        };
        let &[to, value, lane, clamp, mask] = operands else { return Err(format!("{} operands", operands.len())) };
        let (to, valid) = match to.split_once('|') {
            Some((to, valid)) => (to, Some(self.destination(valid, 1)?)),
            None => (to, None),
        };
        Ok(Some(Operation::Shuffle {
            mode,
            to: self.destination(to, 32)?,
            valid,
            value: self.source(value, 32)?,
            lane: self.source(lane, 32)?,
            clamp: self.source(clamp, 32)?,
            mask: self.source(mask, 32)?,
        }))
    }

    fn vote(&mut self, mode: &str, ty: &str, operands: &[&str]) -> Result<Option<Operation>, String> {
        let (mode, bits) = match (mode, ty) {
            ("any", "pred") => (VoteMode::Any, 1),
            ("all", "pred") => (VoteMode::All, 1),
            ("ballot", "b32") => (VoteMode::Ballot, 32),
            _ => return Ok(None),
        };
        let &[to, predicate, mask] = operands else { return Err(format!("{} operands", operands.len())) };
        let to =
            Register { file: if bits == 1 { File::Predicate } else { File::Word }, slot: self.destination(to, bits)? };
        let (negated, predicate) = self.predicate(predicate)?;
        Ok(Some(Operation::Vote { mode, to, predicate, negated, mask: self.source(mask, 32)? }))
    }

    fn reduction(&mut self, reduction: &str, ty: &str, operands: &[&str]) -> Result<Option<Operation>, String> {
        let (reduction, bits) = match (reduction, ty) {
            ("and", "pred") => (BarrierReduction::And, 1),
            ("or", "pred") => (BarrierReduction::Or, 1),
            ("popc", "u32") => (BarrierReduction::Count, 32),
            _ => return Ok(None),
        };
        let &[to, number, predicate] = operands else { return Err(format!("{} operands", operands.len())) };
        let to =
            Register { file: if bits == 1 { File::Predicate } else { File::Word }, slot: self.destination(to, bits)? };
        let (negated, predicate) = self.predicate(predicate)?;
        let number = self.source(number, 32)?;
        Ok(Some(Operation::ReducingBarrier { number, reduction, to, predicate, negated }))
    }

    pub(super) fn predicate(&mut self, text: &str) -> Result<(bool, u32), String> {
        let (negated, name) = text.strip_prefix('!').map_or((false, text), |name| (true, name));
        Ok((negated, self.source(name, 1)?))
    }
}

fn warp_reduction(function: &str, ty: &str) -> Option<WordFunction> {
    Some(match (function, ty) {
        ("add", "u32" | "s32") => WordFunction::Add,
        ("min", "u32") => WordFunction::Min,
        ("min", "s32") => WordFunction::MinSigned,
        ("max", "u32") => WordFunction::Max,
        ("max", "s32") => WordFunction::MaxSigned,
        ("and", "b32") => WordFunction::And,
        ("or", "b32") => WordFunction::Or,
        ("xor", "b32") => WordFunction::Xor,
        _ => return None,
    })
}

fn class_of(space: Space) -> Class {
    match space {
        Space::Generic | Space::Global => Class::Global,
        Space::Shared => Class::Shared,
        Space::Local => Class::Local,
    }
}
