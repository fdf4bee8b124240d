//! Writes `kernels.rs`. The written file has one static for each unit, a list of the units of each group and of each
//! scalar field, and the outcome of the compilation.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::curves::CurveGroup;
use super::entries::{self, Entry};
use super::nvcc::Outcome;
use super::signatures::{self, Signature};

/// The units that some curves or some builds do not have. In `Kernels`, each of these units is an `Option`.
const OPTIONAL: [&str; 5] = ["homogeneous", "edwards", "comparison", "probe", "fp64"];

pub(crate) fn write_kernels(groups: &[CurveGroup], entries: &[Entry], cuda: &Outcome, out: &Path) {
    let mut text = String::from("// Written by build.rs: what was compiled.\n\n");
    let (nvcc, archs, absence) = match cuda {
        Outcome::Compiled { nvcc, archs } => (nvcc.as_str(), archs.as_slice(), ""),
        Outcome::Absent { reason } => ("", [].as_slice(), reason.as_str()),
    };
    writeln!(text, "pub(crate) const NVCC: &str = {nvcc:?};").unwrap();
    writeln!(text, "pub(crate) const ARCHITECTURES: &[u32] = &{archs:?};").unwrap();
    writeln!(text, "pub(crate) const CUDA_ABSENCE: &str = {absence:?};\n").unwrap();

    if cfg!(feature = "emulator") {
        writeln!(text, "unsafe extern \"C\" {{").unwrap();
        for entry in entries {
            writeln!(text, "    static cumsm_kernels_{}: KernelTable;", entry.name).unwrap();
        }
        writeln!(text, "}}\n").unwrap();
    }
    let compiled = matches!(cuda, Outcome::Compiled { .. });
    for entry in entries {
        let name = &entry.name;
        writeln!(text, "pub(crate) static {}: Module = Module {{", name.to_uppercase()).unwrap();
        writeln!(text, "    name: {name:?},").unwrap();
        if entry.on_cuda && compiled {
            writeln!(text, "    image: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.fatbin\")),").unwrap();
        } else {
            writeln!(text, "    image: &[],").unwrap();
        }
        let read = || fs::read_to_string(out.join(format!("{name}.signatures"))).expect("nvcc::compile has written it");
        let log = || fs::read_to_string(out.join(format!("{name}.ptxas"))).expect("nvcc::compile has written it");
        let stack_bytes = if entry.on_cuda && compiled { stack_bytes(&log()) } else { 0 };
        writeln!(text, "    stack_bytes: {stack_bytes},").unwrap();
        let signatures = if entry.on_cuda && compiled { signatures::from_text(&read()) } else { Vec::new() };
        writeln!(text, "    signatures: &[").unwrap();
        for Signature { kernel, element_bytes } in signatures {
            writeln!(text, "        ({kernel:?}, Parameters(&{element_bytes:?})),").unwrap();
        }
        writeln!(text, "    ],").unwrap();
        if cfg!(feature = "emulator") {
            writeln!(text, "    emulated: &raw const cumsm_kernels_{name},").unwrap();
        } else {
            writeln!(text, "    emulated: std::ptr::null(),").unwrap();
        }
        writeln!(text, "}};").unwrap();
    }
    let modules: Vec<String> = entries.iter().map(|entry| format!("&{}", entry.name.to_uppercase())).collect();
    writeln!(text, "#[cfg(all(test, feature = \"emulator\"))]").unwrap();
    writeln!(text, "pub(crate) static MODULES: &[&Module] = &[{}];", modules.join(", ")).unwrap();
    for group in groups {
        let constant = group.name().to_uppercase();
        writeln!(text, "static {constant}: Kernels = Kernels {{").unwrap();
        for (kind, _) in entries::kinds(group) {
            let module = format!("&{}_{constant}", kind.to_uppercase());
            let value = if OPTIONAL.contains(&kind) { format!("Some({module})") } else { module };
            writeln!(text, "    {kind}: {value},").unwrap();
        }
        for absent in OPTIONAL.iter().filter(|kind| entries::kinds(group).iter().all(|(other, _)| other != *kind)) {
            writeln!(text, "    {absent}: None,").unwrap();
        }
        writeln!(text, "}};").unwrap();
    }
    text += "fn find(curve: &str, group: &str) -> Option<&'static Kernels> {\n    match (curve, group) {\n";
    for group in groups {
        let (curve, name, constant) = (group.curve.name, group.group.name, group.name().to_uppercase());
        writeln!(text, "        ({curve:?}, {name:?}) => Some(&{constant}),").unwrap();
    }
    text += "        _ => None,\n    }\n}\n";
    text += "fn find_of_field(curve: &str) -> Option<FieldKernels> {\n    match curve {\n";
    for group in groups.iter().filter(|group| group.group.name == "g1") {
        let (curve, constant) = (group.curve.name, group.curve.identifier().to_uppercase());
        let field = |(kind, _): (&str, _)| format!("{kind}: &{}_{constant}", kind.to_uppercase());
        let fields = entries::OF_FIELDS.map(field).join(", ");
        writeln!(text, "        {curve:?} => Some(FieldKernels {{ {fields} }}),").unwrap();
    }
    text += "        _ => None,\n    }\n}\n";
    fs::write(out.join("kernels.rs"), text).expect("OUT_DIR is writable");
}

/// Returns the greatest number of bytes that ptxas reports for a stack. For example, `3008 bytes stack frame` in the
/// log is the stack frame of a kernel. `128 bytes cumulative stack size` is the stack of a kernel and of the functions
/// that the kernel calls.
fn stack_bytes(log: &str) -> u32 {
    let before = |line: &str, words: &str| -> Option<u32> {
        line.split_once(words)?.0.split([' ', ',']).next_back()?.parse().ok()
    };
    let of_line =
        |line| before(line, " bytes stack frame").into_iter().chain(before(line, " bytes cumulative stack size")).max();
    log.lines().filter_map(of_line).max().unwrap_or(0)
}
