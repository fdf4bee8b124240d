//! From the curves of a build, writes these lists:
//!
//! | file | what it has | where it is included |
//! |---|---|---|
//! | `curves.rs` | each curve's module | `src/curve/mod.rs` |
//! | `every_group.rs` | the macro `every_group!`, which calls a macro for each group | `src/engine/compiled.rs` |
//! | `every_field.rs` | the macro `every_field!`, which calls a macro for each scalar field | `src/engine/compiled.rs`, the tests of `src/transform.rs` |
//! | `pairings.rs` | the accelerated pairings | `src/api/arkworks/pairing.rs` |
//! | `groups.rs` | macros that find a group by its name or by its number, and macros for all groups | `src/internals.rs` |
//! | `curves.md` | the table of all curves, also of curves that this build leaves out | the documentation of `Curve` |

use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use super::curves::{CURVES, Curve, CurveGroup, groups_of};

pub(crate) fn write(curves: &[&'static Curve], out: &Path) {
    let groups = groups_of(curves);
    let lists = [
        ("curves.rs", modules(curves)),
        ("every_group.rs", every_group(&groups)),
        ("every_field.rs", every_field(curves)),
        ("pairings.rs", pairings(curves)),
        ("groups.rs", names(curves, &groups) + &macros(&groups)),
        ("curves.md", table()),
    ];
    for (file, text) in lists {
        fs::write(out.join(file), text).expect("OUT_DIR is writable");
    }
}

/// Returns Rust code that has, for each curve, the module of the curve's file, and the implementations of traits for
/// the arkworks types of the curve.
fn modules(curves: &[&Curve]) -> String {
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"));
    let mut text = String::new();
    for curve in curves {
        let name = curve.identifier();
        let file = manifest.join(format!("src/curve/{name}.rs"));
        writeln!(text, "#[path = {file:?}]\nmod {name};").unwrap();
        for group in curve.groups {
            writeln!(text, "impl sealed::Sealed for {} {{}}", group.config).unwrap();
        }
        // The groups of a curve share the scalar field.
        let scalars = format!("{}::Fr", curve.module());
        writeln!(text, "impl sealed::Sealed for {scalars} {{}}").unwrap();
        writeln!(text, "impl MatrixField for {scalars} {{\n    const CURVE: &'static str = {:?};\n}}", curve.name)
            .unwrap();
    }
    text
}

fn every_group(groups: &[CurveGroup]) -> String {
    let call = |of: &CurveGroup| format!("        $macro!({}, {});\n", of.name(), of.group.config);
    let calls: String = groups.iter().map(call).collect();
    format!("macro_rules! every_group {{\n    ($macro:ident) => {{\n{calls}    }};\n}}\n")
}

fn every_field(curves: &[&Curve]) -> String {
    let calls: String = curves.iter().map(|curve| format!("        $macro!({}::Fr);\n", curve.module())).collect();
    format!("macro_rules! every_field {{\n    ($macro:ident) => {{\n{calls}    }};\n}}\n")
}

fn pairings(curves: &[&Curve]) -> String {
    let mut text = String::new();
    for curve in curves {
        let Some(pairing) = curve.pairing else { continue };
        let [g1, g2] = curve.groups else { panic!("{} has a pairing, so it has G1 and G2", curve.title) };
        writeln!(text, "impl AcceleratedPairing for {pairing} {{").unwrap();
        writeln!(text, "    type G1Curve = {};\n    type G2Curve = {};\n}}", g1.config, g2.config).unwrap();
    }
    text
}

fn names(curves: &[&Curve], groups: &[CurveGroup]) -> String {
    let mut text = String::new();
    let computed: Vec<_> = groups.iter().map(|of| (of.curve.name, of.group.name)).collect();
    writeln!(text, "/// The groups: the curve's name and the group's.").unwrap();
    writeln!(text, "pub const COMPUTED: [(&str, &str); {}] = {computed:?};", computed.len()).unwrap();
    let curves: Vec<_> = curves.iter().map(|curve| curve.name).collect();
    writeln!(text, "/// The names of the curves, as files and `msm_cli` give them.").unwrap();
    writeln!(text, "pub const CURVES: [&str; {}] = {curves:?};", curves.len()).unwrap();
    writeln!(text, "/// The names of the groups, as files and `msm_cli` give them.").unwrap();
    writeln!(text, "pub const GROUPS: [&str; 2] = [\"g1\", \"g2\"];").unwrap();
    // The macros that the function `macros` writes are expanded in other crates. In an expansion, the name of a group
    // is a type alias. The next lines write these aliases.
    for of in groups {
        writeln!(text, "#[allow(missing_docs)]\npub type {} = {};", alias(of), of.group.config).unwrap();
    }
    text
}

fn macros(groups: &[CurveGroup]) -> String {
    let path = |of: &CurveGroup| format!("$crate::internals::groups::{}", alias(of));
    let mut text = String::new();
    let arm = |pattern: String, of| format!("            {pattern} => {{ type $P = {}; Some($body) }}\n", path(of));

    text += "\n/// Evaluates the expression with `$P` standing for the group of that name; `None` if there is none.\n";
    text += "#[doc(hidden)]\n#[macro_export]\nmacro_rules! on_curve {\n";
    text += "    ($curve:expr, $group:expr, $P:ident => $body:expr) => {\n        match ($curve, $group) {\n";
    text.extend(groups.iter().map(|of| arm(format!("({:?}, {:?})", of.curve.name, of.group.name), of)));
    text += "            _ => None,\n        }\n    };\n}\n";

    text += "\n/// The same for the group of that number in the C interface.\n";
    text += "#[doc(hidden)]\n#[macro_export]\nmacro_rules! on_number {\n";
    text += "    ($number:expr, $P:ident => $body:expr) => {\n        match $number {\n";
    text.extend(groups.iter().map(|of| arm(of.group.number.to_string(), of)));
    text += "            _ => None,\n        }\n    };\n}\n";

    text += "\n/// Evaluates the expression with `$P` standing for each group in turn.\n";
    text += "#[doc(hidden)]\n#[macro_export]\nmacro_rules! on_every_curve {\n    ($P:ident => $body:expr) => {{\n";
    text.extend(groups.iter().map(|of| format!("        {{ type $P = {}; $body; }}\n", path(of))));
    text += "    }};\n}\n";

    text += "\n/// Calls the macro with the name and the type of each group in turn.\n";
    text += "#[doc(hidden)]\n#[macro_export]\nmacro_rules! for_every_group {\n    ($macro:ident) => {\n";
    text.extend(groups.iter().map(|of| format!("        $macro!({}, {});\n", of.name(), path(of))));
    text + "    };\n}\n"
}

/// The name of the group's type in `internals::groups`. Example: `Bls12_381G1`.
fn alias(of: &CurveGroup) -> String {
    let mut name = of.curve.identifier();
    name[..1].make_ascii_uppercase();
    name + &of.group.name.to_uppercase()
}

fn table() -> String {
    let mut text = String::from("| curve | feature | implementors |\n|---|---|---|\n");
    for curve in CURVES {
        let configs: Vec<_> =
            curve.groups.iter().map(|group| format!("`{}`", group.config.replace("crate::", "cumsm::"))).collect();
        writeln!(text, "| {} | `{}` | {} |", curve.title, curve.name, configs.join(", ")).unwrap();
    }
    text
}
