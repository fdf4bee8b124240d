//! Tests that `include/cumsm.h` is the output of cbindgen for the Rust code, and that the header is valid C and C++.
//!
//! To write the file again:
//!
//! ```text
//! CUMSM_WRITE_HEADER=1 cargo test --release -p cumsm-ffi --test header
//! ```

#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../../build/curves.rs"]
mod curves;

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::Command;

use curves::{CURVES, CurveGroup, groups_of};

/// The number of 64-bit limbs of a coordinate, of a component of a coordinate, and of a scalar. A coordinate in a
/// quadratic extension has two components.
///
/// This function reads the numbers from `cuda/constants`, which has a file for every curve. So the header lists all
/// curves, even the curves that this build does not have.
fn limbs(of: &CurveGroup) -> [usize; 3] {
    let file = format!("../cuda/constants/{}.cuh", of.curve.identifier());
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let after = |start: String| text.split_once(&start).unwrap_or_else(|| panic!("`{start}` is missing")).1;
    let of_field = |field: &str| {
        let limbs =
            after(format!("struct {}_{field} {{\n    static constexpr uint32_t LIMBS = ", of.curve.identifier()));
        let limbs_of_32_bits: usize = limbs.split_once(',').unwrap().0.parse().unwrap();
        limbs_of_32_bits / 2
    };
    let (component, scalar) = (of_field("fq"), of_field("fr"));
    let is_quadratic = after(format!("struct {} {{", of.name())).split_once("};").unwrap().0.contains("Field = Fp2<");
    [if is_quadratic { 2 * component } else { component }, component, scalar]
}

/// The constants of all groups as Rust code, and the table of limbs for the header.
fn groups() -> (String, String) {
    let (mut constants, mut table) = (String::new(), String::new());
    for of in groups_of(&CURVES.iter().collect::<Vec<_>>()) {
        let name = format!("CUMSM_{}", of.name().to_uppercase());
        let [coordinate, component, scalar] = limbs(&of);
        let point = 2 * coordinate;
        let (group, title) = (of.group.name.to_uppercase(), of.curve.title);
        writeln!(constants, "/// {group} of {title}: {point} limbs a point.").unwrap();
        writeln!(constants, "pub const {name}: CumsmGroup = {};", of.group.number).unwrap();
        let sum =
            if coordinate == component { String::new() } else { format!("{} * {component}", coordinate / component) };
        let coordinate = if sum.is_empty() { coordinate.to_string() } else { format!("{coordinate} = {sum}") };
        writeln!(table, " *     {name:<18}{coordinate:>23}{point:>13}{scalar:>14}").unwrap();
    }
    (constants, table.trim_end().to_owned())
}

#[test]
fn the_header_is_that_of_the_code() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(package.join("cbindgen.toml")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    config.after_includes =
        Some(format!("\n/**\n * The version of this header.\n */\n#define CUMSM_VERSION \"{version}\""));
    let (constants, table) = groups();
    config.header = config.header.map(|header| header.replace("@GROUPS@", &table));
    let listed = Path::new(env!("CARGO_TARGET_TMPDIR")).join("groups.rs");
    fs::write(&listed, constants).unwrap();
    let [codes, functions] = ["codes.rs", "lib.rs"].map(|file| package.join("src").join(file));
    let sources = [codes, listed, functions];
    let builder = cbindgen::Builder::new().with_config(config);
    let bindings = sources.iter().fold(builder, cbindgen::Builder::with_src).generate().unwrap();
    let mut text = Vec::new();
    bindings.write(&mut text);
    // C90 has no `//` comments. With `cpp_compat`, cbindgen writes some `//` comments, whatever the value of
    // `documentation_style` is.
    let text = String::from_utf8(text).unwrap();
    let text = text.replace("// __cplusplus", "/* __cplusplus */").replace("// extern \"C\"", "/* extern \"C\" */");

    let path = package.join("include/cumsm.h");
    if std::env::var_os("CUMSM_WRITE_HEADER").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "{} does not match the code; the comment at the top of this test says how to write it",
        path.display()
    );
}

/// For each standard in this test, a C or C++ program can include the header twice without a warning. C90 and C++98 do
/// not have `stdint.h`, but every compiler for the machines of this crate has `stdint.h`.
#[test]
fn the_header_is_c_and_cpp() {
    let include = Path::new(env!("CARGO_MANIFEST_DIR")).join("include");
    let c = ["c90", "c99", "c11", "c17"].map(|standard| ("CC", "cc", "c", standard));
    let cpp = ["c++98", "c++11", "c++17", "c++20"].map(|standard| ("CXX", "c++", "cpp", standard));
    for (variable, compiler, extension, standard) in c.into_iter().chain(cpp) {
        let source = Path::new(env!("CARGO_TARGET_TMPDIR")).join("header").with_extension(extension);
        fs::write(&source, "#include <cumsm.h>\n#include <cumsm.h>\n").unwrap();
        let compiler = std::env::var_os(variable).unwrap_or_else(|| compiler.into());
        let status = Command::new(&compiler)
            .args(["-fsyntax-only", "-Wall", "-Wextra", "-Werror", "-pedantic-errors", "-I"])
            .arg(&include)
            .arg(format!("-std={standard}"))
            .arg(&source)
            .status()
            .unwrap_or_else(|error| panic!("{compiler:?}, needed for the header's test: {error}"));
        assert!(status.success(), "the header does not compile as {standard}");
    }
}
