//! Reads the functions and variables of a module from its text. Instructions remain text here; `decode` reads the
//! instructions.

mod scan;

use std::collections::HashMap;

use crate::fault::{Fault, FaultKind};
pub(crate) use scan::{Statement, StatementKind};

/// A variable in a state space, for example `.param .align 8 .b8 name[16]`.
#[derive(Clone, Debug)]
pub(crate) struct Variable {
    pub(crate) name: String,
    pub(crate) bytes: u32,
    /// The size of an element in bytes.
    pub(crate) element: u32,
    pub(crate) alignment: u32,
}

/// A kernel or a function that kernels call.
#[derive(Debug)]
pub(crate) struct FunctionText {
    pub(crate) name: String,
    pub(crate) is_kernel: bool,
    pub(crate) results: Vec<Variable>,
    pub(crate) parameters: Vec<Variable>,
    /// For a kernel, the greatest number of threads in a block, if the kernel declares this number.
    pub(crate) max_threads: Option<u32>,
    pub(crate) statements: Vec<Statement>,
}

/// A module: its functions by name, its variables in shared memory, and the contents of its variables in constant
/// memory.
#[derive(Debug, Default)]
pub(crate) struct ModuleText {
    pub(crate) functions: HashMap<String, FunctionText>,
    pub(crate) shared: Vec<Variable>,
    pub(crate) constants: HashMap<String, Vec<u8>>,
}

impl ModuleText {
    pub(crate) fn read(ptx: &str) -> Result<Self, Fault> {
        let mut module = Self::default();
        let mut statements = scan::statements(ptx)?.into_iter();
        while let Some(statement) = statements.next() {
            let failed = |message: String| Fault::new("", statement.line, FaultKind::Malformed(message));
            match &statement.kind {
                StatementKind::Header(header) => {
                    let mut function = read_header(header).map_err(failed)?;
                    let mut depth = 0;
                    loop {
                        let statement = statements.next().ok_or_else(|| failed("a function without end".into()))?;
                        match statement.kind {
                            StatementKind::Open => depth += 1,
                            StatementKind::Close => depth -= 1,
                            _ => {}
                        }
                        if depth == 0 {
                            break;
                        }
                        function.statements.push(statement);
                    }
                    // Removes the function's own opening brace.
                    function.statements.remove(0);
                    module.functions.insert(function.name.clone(), function);
                }
                StatementKind::Simple(text) => match text.split_whitespace().next() {
                    Some(".shared") => module.shared.push(variable(text).map_err(failed)?),
                    Some(".const") => {
                        // If `constant` cannot read a variable, the variable is skipped. The decoder refuses a kernel
                        // that uses a skipped variable.
                        module.constants.extend(constant(text));
                    }
                    // A statement that begins with one of these words is skipped. A skipped statement holds data that
                    // only the host reads, or declares an item that the PTX defines elsewhere. The decoder refuses a
                    // kernel that uses data of a skipped statement.
                    Some(".global" | ".func" | ".visible" | ".weak" | ".extern" | ".pragma") => {}
                    _ => return Err(failed(format!("unknown directive `{text}`"))),
                },
                _ => return Err(failed("a brace or a label outside of functions".into())),
            }
        }
        Ok(module)
    }
}

/// Reads a header such as `.visible .entry name(…) .maxntid 128, 1, 1` or `.func (.param …) name(…)`.
fn read_header(header: &str) -> Result<FunctionText, String> {
    let unknown = |what: &str| format!("unknown function header `{what}`");
    let (is_kernel, rest) = match (header.split_once(".entry "), header.split_once(".func ")) {
        (Some((_, rest)), _) => (true, rest),
        (None, Some((_, rest))) => (false, rest),
        (None, None) => return Err(unknown(header)),
    };
    let (results, rest) = match rest.trim_start().strip_prefix('(') {
        Some(rest) => rest.split_once(')').ok_or_else(|| unknown(header))?,
        None => ("", rest),
    };
    let (name, rest) = rest.split_once('(').unwrap_or((rest, ")"));
    let (parameters, tuning) = rest.split_once(')').ok_or_else(|| unknown(header))?;
    let variables = |list: &str| -> Result<Vec<Variable>, String> {
        list.split(',').map(str::trim).filter(|text| !text.is_empty()).map(variable).collect()
    };
    let mut max_threads = None;
    for directive in tuning.lines().map(str::trim).filter(|line| !line.is_empty()) {
        if directive.starts_with(".minnctapersm ") {
            // The directive `.minnctapersm` limits the registers that ptxas may use, so the directive does not change
            // results.
            continue;
        }
        let sizes = directive.strip_prefix(".maxntid").ok_or_else(|| format!("unknown directive `{directive}`"))?;
        let sizes: Option<Vec<u32>> = sizes.split(',').map(|size| size.trim().parse().ok()).collect();
        max_threads = Some(sizes.ok_or_else(|| unknown(directive))?.iter().product());
    }
    Ok(FunctionText {
        name: name.trim().into(),
        is_kernel,
        results: variables(results)?,
        parameters: variables(parameters)?,
        max_threads,
        statements: Vec::new(),
    })
}

/// Reads a constant such as `.const .align 4 .u32 name = -1` or `.const .align 16 .b8 name[48] = {171, …}`. A constant
/// without an initial value is zero.
fn constant(text: &str) -> Result<(String, Vec<u8>), String> {
    let (declaration, content) = text.split_once('=').unwrap_or((text, ""));
    let variable = variable(declaration)?;
    let list = content.trim().trim_start_matches('{').trim_end_matches('}');
    let mut bytes = Vec::new();
    for number in list.split(',').map(str::trim).filter(|number| !number.is_empty()) {
        let value: i128 = number.parse().map_err(|_| format!("unknown content `{number}` of {}", variable.name))?;
        bytes.extend(value.to_le_bytes().into_iter().take(variable.element as usize));
    }
    bytes.resize(variable.bytes as usize, 0);
    Ok((variable.name, bytes))
}

/// Reads a variable such as `.shared .align 4 .b8 name[16]` or `.param .u64 name`. Other directives may stand before
/// the type.
pub(crate) fn variable(text: &str) -> Result<Variable, String> {
    let unknown = || format!("unknown variable `{text}`");
    let words: Vec<&str> = text.split_whitespace().collect();
    let (&name, directives) = words.split_last().ok_or_else(unknown)?;
    let (&ty, directives) = directives.split_last().ok_or_else(unknown)?;
    let element: u32 = match ty {
        ".b8" | ".u8" | ".s8" => 1,
        ".b16" | ".u16" | ".s16" => 2,
        ".b32" | ".u32" | ".s32" => 4,
        ".b64" | ".u64" | ".s64" => 8,
        _ => return Err(unknown()),
    };
    let (name, bytes) = match name.strip_suffix(']').and_then(|name| name.split_once('[')) {
        Some((name, count)) => (name, count.parse::<u32>().map_err(|_| unknown())? * element),
        None => (name, element),
    };
    let alignment = match directives.iter().position(|&word| word == ".align") {
        Some(at) => directives.get(at + 1).and_then(|number| number.parse().ok()).ok_or_else(unknown)?,
        None => element,
    };
    Ok(Variable { name: name.into(), bytes, element, alignment })
}
