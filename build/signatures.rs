//! Reads the parameters of the CUDA kernels from the PTX that nvcc makes.
//!
//! `KERNEL_TABLE` of `cuda/kernel_table.cuh` writes a table into the PTX. For each kernel, the table has the name, and
//! the parameters that C++ templates derive from the kernel's type. The PTX also declares the parameters of each
//! kernel, with their sizes. The table and the declarations must agree.

/// A kernel and its parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Signature {
    pub(crate) kernel: String,
    /// One number for each parameter. For a slice, the number is the size of an element. For a `uint32_t`, the number
    /// is 0.
    pub(crate) element_bytes: Vec<u32>,
}

/// The symbol of the table, and the sizes of `ExportedKernel` and of its members.
const TABLE: &str = " cumsm_kernel_table[";
const NAME_BYTES: usize = 44;
const MAX_PARAMETERS: usize = 20;
const ENTRY_BYTES: usize = NAME_BYTES + 4 * (1 + MAX_PARAMETERS);

/// Returns the kernels of a file and their parameters, from the file's PTX.
pub(crate) fn of_ptx(ptx: &str) -> Result<Vec<Signature>, String> {
    let bytes = table(ptx).ok_or("the PTX has no kernel table; end the kernel file with KERNEL_TABLE")?;
    let exported = bytes.chunks_exact(ENTRY_BYTES).take_while(|entry| entry[0] != 0).map(signature);
    let exported: Vec<Signature> = exported.collect::<Result<_, _>>()?;
    for signature in &exported {
        let Signature { kernel, element_bytes } = signature;
        let declared = parameters(ptx, kernel).ok_or_else(|| format!("the PTX has no kernel {kernel}"))?;
        // A slice is a pointer and a length.
        let expected: Vec<usize> = element_bytes.iter().map(|&bytes| if bytes == 0 { 4 } else { 16 }).collect();
        if declared != expected {
            return Err(format!(
                "{kernel} has parameters of {declared:?} bytes in the PTX, but of {expected:?} bytes in its table"
            ));
        }
    }
    let kernels = ptx.matches(".entry ").count();
    if kernels != exported.len() {
        return Err(format!(
            "the PTX has {kernels} kernels, and its table has {}; EXPORT every kernel",
            exported.len()
        ));
    }
    Ok(exported)
}

/// Returns the contents of the table as bytes. The PTX may leave out zeros at the end of the table.
fn table(ptx: &str) -> Option<Vec<u8>> {
    let (_, rest) = ptx.split_once(TABLE)?;
    let (length, rest) = rest.split_once(']')?;
    let (values, _) = rest.strip_prefix(" = {")?.split_once('}')?;
    let mut bytes: Vec<u8> = values.split(',').map(|value| value.trim().parse().ok()).collect::<Option<_>>()?;
    bytes.resize(length.parse().ok()?, 0);
    Some(bytes)
}

fn signature(entry: &[u8]) -> Result<Signature, String> {
    let (name, numbers) = entry.split_at(NAME_BYTES);
    let name = name.split(|&byte| byte == 0).next().unwrap_or_default();
    let kernel = String::from_utf8(name.to_vec()).map_err(|error| error.to_string())?;
    let mut numbers =
        numbers.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("chunks of four bytes")));
    let count = numbers.next().unwrap_or_default() as usize;
    Ok(Signature { kernel, element_bytes: numbers.take(count).collect() })
}

/// Returns the sizes of a kernel's parameters, from `.entry name( … )`.
fn parameters(ptx: &str, kernel: &str) -> Option<Vec<usize>> {
    let (_, rest) = ptx.split_once(&format!(".entry {kernel}("))?;
    let (list, _) = rest.split_once(')')?;
    list.split(',').map(parameter_bytes).collect()
}

/// Returns the size of a declared parameter: `.param .u32 name` or `.param .align 8 .b8 name[16]`.
fn parameter_bytes(declaration: &str) -> Option<usize> {
    let words: Vec<&str> = declaration.split_whitespace().collect();
    match words[..] {
        [".param", ".u32" | ".b32", _] => Some(4),
        [".param", ".align", _, ".b8", name] => name.split_once('[')?.1.strip_suffix(']')?.parse().ok(),
        _ => None,
    }
}

/// Returns the text of the file of signatures. The file is stored beside the compiled kernels. The text has one line
/// for each kernel.
pub(crate) fn to_text(signatures: &[Signature]) -> String {
    let line = |Signature { kernel, element_bytes }: &Signature| {
        let parameters = element_bytes.iter().map(|bytes| format!(" {bytes}"));
        parameters.fold(kernel.clone(), |line, parameter| line + &parameter) + "\n"
    };
    signatures.iter().map(line).collect()
}

/// Reads a text that [`to_text`] wrote.
pub(crate) fn from_text(text: &str) -> Vec<Signature> {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let kernel = words.next().unwrap_or_default().to_string();
        Signature { kernel, element_bytes: words.map(|word| word.parse().expect("a number")).collect() }
    };
    text.lines().map(line).collect()
}
