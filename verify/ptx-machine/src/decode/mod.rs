//! Decodes the text of a kernel to a compact form. The decoder first resolves operands, then resolves the targets of
//! branches, and last assigns slots to registers.

mod carry;
mod compute;
mod flow;
mod memory;
mod names;
mod registers;

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::counts::Class;
use crate::fault::{Fault, FaultKind};
use crate::program::{File, Function, Guard, Instruction, KernelParameter, Operation, Program, Slot};
use crate::text::{FunctionText, ModuleText, StatementKind, Variable, variable};
use names::{Name, Names};

/// The least number of bytes between two variables in shared memory. If an access goes past the end of a variable by at
/// most this number of bytes, the access does not reach the next variable. So the machine can refuse the access.
const SHARED_GAP: u32 = 128;

/// Decodes a kernel of the module, and all functions that the kernel calls.
pub(crate) fn program(module: &ModuleText, kernel: &str) -> Result<Program, Fault> {
    let text = module.functions.get(kernel).filter(|function| function.is_kernel);
    let text = text.ok_or_else(|| Fault::new("", 0, FaultKind::UnknownKernel(kernel.into())))?;
    let mut shared = Shared::default();
    let module_shared: Vec<(String, u32)> =
        module.shared.iter().map(|variable| (variable.name.clone(), shared.place(variable))).collect();
    let (mut waiting, mut functions) = (vec![kernel.to_owned()], Vec::new());
    while let Some(name) = waiting.get(functions.len()) {
        let text = module.functions.get(name).ok_or_else(|| {
            Fault::new(kernel, 0, FaultKind::Malformed(format!("the module does not have the called function {name}")))
        })?;
        let mut decoder = Decoder::new(text, &mut shared, &mut waiting, module);
        for (name, address) in &module_shared {
            decoder.names.insert(name, Name::Shared(*address));
        }
        functions.push(decoder.function()?);
    }
    let mut word = 0;
    let parameters = text.parameters.iter().map(|parameter| {
        let first = word;
        word += parameter.bytes.div_ceil(4);
        KernelParameter { word: first, bytes: parameter.bytes }
    });
    Ok(Program {
        parameters: parameters.collect(),
        functions,
        shared: shared.variables,
        shared_bytes: shared.bytes,
        max_threads: text.max_threads,
    })
}

/// The address and the size of each variable in shared memory.
#[derive(Default)]
struct Shared {
    variables: Vec<(u32, u32)>,
    bytes: u32,
}

impl Shared {
    fn place(&mut self, variable: &Variable) -> u32 {
        let start = self.bytes.next_multiple_of(variable.alignment.max(SHARED_GAP));
        self.bytes = start + variable.bytes + SHARED_GAP;
        self.variables.push((start, variable.bytes));
        start
    }
}

/// The decoder of one function.
struct Decoder<'a> {
    text: &'a FunctionText,
    module: &'a ModuleText,
    shared: &'a mut Shared,
    /// The names of the program's functions. When the decoder reads the first call of a function, the decoder appends
    /// the function's name to this list.
    called: &'a mut Vec<String>,
    names: Names,
    /// The register file of each virtual register.
    files: Vec<File>,
    constants: HashMap<(File, u64), Slot>,
    code: Vec<Instruction>,
    /// For each label: the index of the instruction that follows the label.
    labels: HashMap<String, u32>,
    last_label: u32,
    /// For each branch instruction: its index, and the label of its target.
    branches: Vec<(u32, String)>,
    /// The guard and the line of the instructions that are being emitted.
    guard: Option<Guard>,
    line: u32,
    local_bytes: u32,
    /// The indices of two words of the parameter area: `call_words` is the first word that calls may use, and
    /// `next_word` is the next free word.
    call_words: u32,
    next_word: u32,
    parameter_words: u32,
}

impl<'a> Decoder<'a> {
    fn new(
        text: &'a FunctionText,
        shared: &'a mut Shared,
        called: &'a mut Vec<String>,
        module: &'a ModuleText,
    ) -> Self {
        Self {
            text,
            module,
            shared,
            called,
            names: Names::default(),
            files: Vec::new(),
            constants: HashMap::new(),
            code: Vec::new(),
            labels: HashMap::new(),
            last_label: 0,
            branches: Vec::new(),
            guard: None,
            line: 0,
            local_bytes: 0,
            call_words: 0,
            next_word: 0,
            parameter_words: 0,
        }
    }

    fn function(mut self) -> Result<Function, Fault> {
        let text = self.text;
        for parameter in text.results.iter().chain(&text.parameters) {
            self.declare_parameter(parameter);
        }
        self.call_words = self.next_word;
        for statement in &text.statements {
            self.line = statement.line;
            self.statement(&statement.kind).map_err(|kind| {
                let kind = match (kind, &statement.kind) {
                    (FaultKind::Malformed(message), StatementKind::Simple(text)) => {
                        FaultKind::Malformed(format!("{message} in `{}`", text.replace('\n', " ")))
                    }
                    (kind, _) => kind,
                };
                Fault::new(&text.name, statement.line, kind)
            })?;
        }
        self.finish()
    }

    fn finish(mut self) -> Result<Function, Fault> {
        let name = &self.text.name;
        let malformed = |line, message: String| Fault::new(name, line, FaultKind::Malformed(message));
        // In PTX, a function may end without `ret`. So the decoder adds a return.
        let line = self.line;
        self.code.push(Instruction { operation: Operation::Return, guard: None, line, class: Class::Control });
        for (at, label) in &self.branches {
            let instruction = &mut self.code[*at as usize];
            let place = self.labels.get(label);
            let place = place.ok_or_else(|| malformed(instruction.line, format!("an unknown label `{label}`")))?;
            match &mut instruction.operation {
                Operation::Jump { target } | Operation::Branch { target, .. } => *target = *place,
                _ => unreachable!("only branches are listed"),
            }
        }
        let flow = flow::Flow::of(&self.code);
        carry::check(&self.code, &flow).map_err(|(line, message)| malformed(line, message))?;
        let slots = registers::allocate(&mut self.code, &flow, &self.files, &self.constants)
            .map_err(|(line, message)| malformed(line, message))?;
        Ok(Function {
            name: name.clone(),
            code: flow.with_joins(self.code),
            words: slots.counts[1],
            longs: slots.counts[2],
            predicates: slots.counts[0],
            predicate_constants: slots.constants(File::Predicate).map(|(slot, value)| (slot, value as u32)).collect(),
            word_constants: slots.constants(File::Word).map(|(slot, value)| (slot, value as u32)).collect(),
            long_constants: slots.constants(File::Long).collect(),
            parameter_words: self.parameter_words,
            local_bytes: self.local_bytes,
            uses: OnceLock::new(),
        })
    }

    fn statement(&mut self, kind: &StatementKind) -> Result<(), FaultKind> {
        match kind {
            StatementKind::Header(_) => Err(FaultKind::Malformed("a function inside another".into())),
            StatementKind::Open => {
                self.names.open();
                Ok(())
            }
            // The parameters of a call are declared in the scope of this call. The scopes of two calls do not overlap,
            // so the words of the parameters are free again at the end of the scope.
            StatementKind::Close => {
                self.names.close();
                self.next_word = self.call_words;
                Ok(())
            }
            StatementKind::Label(label) => {
                self.last_label = self.code.len() as u32;
                self.labels.insert(label.clone(), self.last_label);
                Ok(())
            }
            StatementKind::Simple(text) if text.starts_with('.') => self.directive(text).map_err(FaultKind::Malformed),
            StatementKind::Simple(text) => self.instruction(text),
        }
    }

    fn directive(&mut self, text: &str) -> Result<(), String> {
        let word = text.split_whitespace().next().unwrap_or_default();
        match word {
            // In hand-written PTX, a declaration may have the form `.reg.pred name`.
            _ if text.starts_with(".reg.") => self.declare_registers(&text[4..]),
            ".reg" => self.declare_registers(&text[word.len()..]),
            ".param" => {
                self.declare_parameter(&variable(text)?);
                Ok(())
            }
            ".local" => {
                let variable = variable(text)?;
                let start = self.local_bytes.next_multiple_of(variable.alignment.max(4));
                self.names.insert(&variable.name, Name::Local(start));
                self.local_bytes = (start + variable.bytes).next_multiple_of(16);
                Ok(())
            }
            ".shared" => {
                let variable = variable(text)?;
                let address = self.shared.place(&variable);
                self.names.insert(&variable.name, Name::Shared(address));
                Ok(())
            }
            // Only ptxas and debuggers read the directives `.pragma` and `.loc`.
            ".pragma" | ".loc" => Ok(()),
            _ => Err("unknown directive".into()),
        }
    }

    fn declare_parameter(&mut self, variable: &Variable) {
        let words = variable.bytes.div_ceil(4);
        self.names.insert(&variable.name, Name::Parameter { word: self.next_word, words });
        self.next_word += words;
        self.parameter_words = self.parameter_words.max(self.next_word);
    }

    /// Declares registers. `.b32 %r<116>` declares %r0 to %r115, and `.b32 name` declares one register.
    fn declare_registers(&mut self, text: &str) -> Result<(), String> {
        let (ty, list) = text.trim().split_once(char::is_whitespace).ok_or("unknown declaration")?;
        let bits = match ty {
            ".pred" => 1,
            ".b16" | ".u16" | ".s16" => 16,
            ".b32" | ".u32" | ".s32" => 32,
            ".b64" | ".u64" | ".s64" | ".f64" => 64,
            _ => return Err("unknown declaration".into()),
        };
        for name in list.split(',').map(str::trim) {
            match name.strip_suffix('>').and_then(|name| name.split_once('<')) {
                Some((prefix, count)) => {
                    let count: u32 = count.parse().map_err(|_| "unknown declaration")?;
                    self.names.declare_range(prefix, bits, count, self.files.len() as u32);
                    self.files.extend((0..count).map(|_| names::file_of(bits)));
                }
                None => {
                    let slot = self.temporary(names::file_of(bits));
                    self.names.insert(name, Name::Register { slot, bits });
                }
            }
        }
        Ok(())
    }

    /// Adds a register without a name, and returns its index.
    fn temporary(&mut self, file: File) -> Slot {
        self.files.push(file);
        self.files.len() as u32 - 1
    }

    fn instruction(&mut self, text: &str) -> Result<(), FaultKind> {
        let malformed = |message: &str| FaultKind::Malformed(message.into());
        let (guard, text) = match text.strip_prefix('@') {
            Some(guarded) => {
                let (guard, text) =
                    guarded.split_once(char::is_whitespace).ok_or_else(|| malformed("a guard has no instruction"))?;
                let (negated, name) = guard.strip_prefix('!').map_or((false, guard), |name| (true, name));
                let slot = self.register(name, 1).map_err(FaultKind::Malformed)?;
                (Some(Guard { slot, negated }), text.trim_start())
            }
            None => (None, text),
        };
        self.guard = guard;
        let (opcode, operands) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let operands = names::split_operands(operands).map_err(FaultKind::Malformed)?;
        let understood = match opcode.split('.').next().unwrap_or_default() {
            "ld" | "st" | "atom" | "red" | "call" => self.memory(opcode, &operands),
            "bra" | "ret" | "exit" | "bar" | "barrier" | "shfl" | "redux" | "vote" | "match" | "activemask"
            | "membar" | "fence" => self.control(opcode, &operands),
            _ => self.compute(opcode, &operands),
        };
        match understood {
            Ok(true) => Ok(()),
            Ok(false) => Err(FaultKind::UnknownOpcode(opcode.into())),
            Err(message) => Err(FaultKind::Malformed(message)),
        }
    }

    fn emit(&mut self, class: Class, operation: Operation) {
        let instruction = Instruction { operation, guard: self.guard, line: self.line, class };
        let after_label = self.last_label == self.code.len() as u32;
        if let Some(last) = self.code.last_mut().filter(|_| !after_label)
            && let Some(pair) = carry::product_pair(last, &instruction)
        {
            *last = pair;
            return;
        }
        self.code.push(instruction);
    }
}
