//! Writes `kernels.rs`: one static per compiled unit, the units of each curve, and what was compiled; and `groups.rs`: the
//! curve groups by name, for tests and examples.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::constants::Curve;
use crate::entries::{self, Entry};
use crate::nvcc::Outcome;

/// The units that not every curve and every build has: options in `Kernels`.
const OPTIONAL: [&str; 6] =
    ["homogeneous", "edwards", "accumulate_edwards", "aggregate_edwards", "comparison", "probe"];

pub(crate) fn write_kernels(curves: &[Curve], entries: &[Entry], cuda: &Outcome, out: &Path) {
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
    for entry in entries {
        let name = &entry.name;
        writeln!(text, "pub(crate) static {}: Module = Module {{", name.to_uppercase()).unwrap();
        writeln!(text, "    name: {name:?},").unwrap();
        if entry.on_cuda && matches!(cuda, Outcome::Compiled { .. }) {
            writeln!(text, "    image: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{name}.fatbin\")),").unwrap();
        } else {
            writeln!(text, "    image: &[],").unwrap();
        }
        if cfg!(feature = "emulator") {
            writeln!(text, "    emulated: &raw const cumsm_kernels_{name},").unwrap();
        } else {
            writeln!(text, "    emulated: std::ptr::null(),").unwrap();
        }
        writeln!(text, "}};").unwrap();
    }
    for curve in curves {
        let constant = curve.name.to_uppercase();
        writeln!(text, "pub(crate) const {constant}: Kernels = Kernels {{").unwrap();
        for (kind, ..) in entries::kinds(curve) {
            let module = format!("&{}_{constant}", kind.to_uppercase());
            let value = if OPTIONAL.contains(&kind) { format!("Some({module})") } else { module };
            writeln!(text, "    {kind}: {value},").unwrap();
        }
        for absent in OPTIONAL.iter().filter(|kind| entries::kinds(curve).iter().all(|(other, ..)| other != *kind)) {
            writeln!(text, "    {absent}: None,").unwrap();
        }
        writeln!(text, "}};").unwrap();
    }
    fs::write(out.join("kernels.rs"), text).expect("OUT_DIR is writable");
}

pub(crate) fn write_groups(curves: &[Curve], out: &Path) {
    let mut text = String::from("// Written by build.rs: the curve groups of this build.\n\n");
    let computed: Vec<_> = curves.iter().map(|curve| (curve.curve, curve.group)).collect();
    writeln!(text, "/// The groups: the curve's name and the group's.").unwrap();
    writeln!(text, "pub(crate) const COMPUTED: [(&str, &str); {}] = {computed:?};", computed.len()).unwrap();
    let (curve_names, group_names): (Vec<_>, Vec<_>) = computed.into_iter().unzip();
    for (constant, what, names) in [("CURVES", "curves", curve_names), ("GROUPS", "groups", group_names)] {
        let mut distinct = Vec::new();
        for name in names {
            if !distinct.contains(&name) {
                distinct.push(name);
            }
        }
        writeln!(text, "/// The names of the {what}, as files and `msm_cli` give them.").unwrap();
        writeln!(text, "pub(crate) const {constant}: [&str; {}] = {distinct:?};", distinct.len()).unwrap();
    }
    text += "\n/// Evaluates the expression with `$P` standing for the group of that name; `None` if there is none.\n";
    text += "macro_rules! on_curve {\n    ($curve:expr, $group:expr, $P:ident => $body:expr) => {\n";
    text += "        match ($curve, $group) {\n";
    for Curve { curve, group, config, .. } in curves {
        writeln!(text, "            ({curve:?}, {group:?}) => {{ type $P = {config}; Some($body) }}").unwrap();
    }
    text += "            _ => None,\n        }\n    };\n}\n";
    text += "\n/// Evaluates the expression with `$P` standing for each group in turn.\n";
    text += "macro_rules! on_every_curve {\n    ($P:ident => $body:expr) => {{\n";
    for Curve { config, .. } in curves {
        writeln!(text, "        {{ type $P = {config}; $body; }}").unwrap();
    }
    text += "    }};\n}\n";
    fs::write(out.join("groups.rs"), text).expect("OUT_DIR is writable");
}
