//! `include/cumsm.h` is what cbindgen makes of the Rust code. It is C and C++.
//!
//! To write the file again:
//!
//! ```text
//! CUMSM_WRITE_HEADER=1 cargo test --release -p cumsm-ffi --test header
//! ```

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn the_header_is_that_of_the_code() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut config = cbindgen::Config::from_file(package.join("cbindgen.toml")).unwrap();
    let version = env!("CARGO_PKG_VERSION");
    config.after_includes =
        Some(format!("\n/**\n * The version of this header.\n */\n#define CUMSM_VERSION \"{version}\""));
    let sources = ["codes.rs", "lib.rs"].map(|file| package.join("src").join(file));
    let builder = cbindgen::Builder::new().with_config(config);
    let bindings = sources.iter().fold(builder, cbindgen::Builder::with_src).generate().unwrap();
    let mut text = Vec::new();
    bindings.write(&mut text);
    // C90 has no such comments; cbindgen writes them with `cpp_compat`, in any style.
    let text = String::from_utf8(text).unwrap();
    let text = text.replace("// __cplusplus", "/* __cplusplus */").replace("// extern \"C\"", "/* extern \"C\" */");

    let path = package.join("include/cumsm.h");
    if std::env::var_os("CUMSM_WRITE_HEADER").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == text, "{} is not that of the code; this test's head tells how to write it", path.display());
}

/// A program in either language, of any standard, can include it, alone and twice, without a warning. `stdint.h` is not in
/// C90 and C++98, but every compiler for these machines has it.
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
        assert!(status.success(), "the header is not {standard}");
    }
}
