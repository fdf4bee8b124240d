//! Writes `kernels.rs`: one static per compiled unit, the units of each curve, and what was compiled; and `groups.rs`: the
//! curve groups by name, for tests and examples.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use super::curves::Group;
use super::entries::{self, Entry};
use super::nvcc::Outcome;
use super::signatures::{self, Signature};

/// The units that not every curve and every build has: options in `Kernels`.
const OPTIONAL: [&str; 5] = ["homogeneous", "edwards", "comparison", "probe", "fp64"];

pub(crate) fn write_kernels(groups: &[&Group], entries: &[Entry], cuda: &Outcome, out: &Path) {
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
        writeln!(text, "pub(crate) const {constant}: Kernels = Kernels {{").unwrap();
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
    fs::write(out.join("kernels.rs"), text).expect("OUT_DIR is writable");
}

pub(crate) fn write_groups(groups: &[&Group], out: &Path) {
    let mut text = String::from("// Written by build.rs: the curve groups of this build.\n\n");
    let computed: Vec<_> = groups.iter().map(|group| (group.curve, group.group)).collect();
    writeln!(text, "/// The groups: the curve's name and the group's.").unwrap();
    writeln!(text, "pub const COMPUTED: [(&str, &str); {}] = {computed:?};", computed.len()).unwrap();
    let (curve_names, group_names): (Vec<_>, Vec<_>) = computed.into_iter().unzip();
    for (constant, what, names) in [("CURVES", "curves", curve_names), ("GROUPS", "groups", group_names)] {
        let mut distinct = Vec::new();
        for name in names {
            if !distinct.contains(&name) {
                distinct.push(name);
            }
        }
        writeln!(text, "/// The names of the {what}, as files and `msm_cli` give them.").unwrap();
        writeln!(text, "pub const {constant}: [&str; {}] = {distinct:?};", distinct.len()).unwrap();
    }
    // Macros of other crates name the groups through these.
    for group in groups {
        writeln!(text, "#[allow(missing_docs)]\npub type {} = {};", alias(group), group.config).unwrap();
    }
    text += "\n/// Evaluates the expression with `$P` standing for the group of that name; `None` if there is none.\n";
    text += "#[doc(hidden)]\n#[macro_export]\n";
    text += "macro_rules! on_curve {\n    ($curve:expr, $group:expr, $P:ident => $body:expr) => {\n";
    text += "        match ($curve, $group) {\n";
    for group in groups {
        let (curve, name) = (group.curve, group.group);
        writeln!(
            text,
            "            ({curve:?}, {name:?}) => {{ type $P = $crate::internals::groups::{}; Some($body) }}",
            alias(group)
        )
        .unwrap();
    }
    text += "            _ => None,\n        }\n    };\n}\n";
    text += "\n/// Evaluates the expression with `$P` standing for each group in turn.\n";
    text += "#[doc(hidden)]\n#[macro_export]\n";
    text += "macro_rules! on_every_curve {\n    ($P:ident => $body:expr) => {{\n";
    for group in groups {
        writeln!(text, "        {{ type $P = $crate::internals::groups::{}; $body; }}", alias(group)).unwrap();
    }
    text += "    }};\n}\n";
    fs::write(out.join("groups.rs"), text).expect("OUT_DIR is writable");
}

/// `Bls12_381G1`
fn alias(group: &Group) -> String {
    let mut name = group.curve.replace('-', "_");
    name[..1].make_ascii_uppercase();
    name + &group.group.to_uppercase()
}
