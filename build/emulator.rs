//! Compiles the same entry files as C++17 for the emulator.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cache::{self, Cache, Unit};
use crate::entries::Entry;

/// One object: an entry, or a file of the emulator's own.
struct Object {
    name: String,
    /// Below `cuda`.
    source: PathBuf,
    defines: Vec<(&'static str, String)>,
}

pub(crate) fn compile(entries: &[Entry], cache: &Cache, out: &Path) {
    // Without this, kernels built for one sanitizer would serve for the next.
    for variable in ["CXX", "CXXFLAGS"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let objects: Vec<Object> = entries.iter().map(of_entry).chain(own()).collect();
    let version = version(&build().get_compiler());
    let units: Vec<Unit<'_>> = objects.iter().map(|object| unit(object, &version)).collect();
    cache.provide(&units, out).unwrap_or_else(|error| panic!("{error}"));

    build().objects(objects.iter().map(|object| out.join(object.file()))).compile("cumsm_emulator");
    println!("cargo::rustc-link-search=native={}", out.display());
    println!("cargo::rustc-link-lib=static=cumsm_emulator");
    println!("cargo::rustc-link-lib=stdc++");
}

fn build() -> cc::Build {
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").include("cuda");
    // An unoptimised field multiplication is 20 times slower; sanitizers come in through CXXFLAGS.
    build.opt_level(2).flag("-fno-exceptions").flag("-fno-rtti").flag_if_supported("-Wno-unknown-pragmas");
    // field/double.cuh counts on the rounding of each operation.
    build.flag("-ffp-contract=off");
    build.cargo_metadata(false);
    build
}

impl Object {
    fn file(&self) -> String {
        format!("{}.o", self.name)
    }
}

fn of_entry(entry: &Entry) -> Object {
    let mut defines = entry.defines.clone();
    defines.push(("CUMSM_KERNEL_TABLE", format!("cumsm_kernels_{}", entry.name)));
    Object { name: entry.name.clone(), source: entry.source.into(), defines }
}

fn own() -> impl Iterator<Item = Object> {
    let files = fs::read_dir("cuda/emulator").expect("the crate holds cuda/emulator").flatten().map(|file| file.path());
    let sources = files.filter(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    sources.map(|path| {
        let name = format!("emulator_{}", path.file_stem().unwrap_or_default().display());
        Object { name, source: path.strip_prefix("cuda").unwrap_or(&path).into(), defines: Vec::new() }
    })
}

/// The compiler's version text.
fn version(compiler: &cc::Tool) -> String {
    let said = Command::new(compiler.path()).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    format!("{}\n{}", compiler.path().display(), String::from_utf8_lossy(&said))
}

fn unit<'a>(object: &'a Object, version: &str) -> Unit<'a> {
    let mut build = build();
    for (name, value) in &object.defines {
        build.define(name, value.as_str());
    }
    let compiler = build.get_compiler();
    let arguments: Vec<String> = compiler.args().iter().map(|argument| argument.to_string_lossy().into()).collect();
    let compile = move |folder: &Path| {
        let mut command = compiler.to_command();
        command.args(["-x", "c++", "-c"]).arg(Path::new("cuda").join(&object.source));
        command.arg("-o").arg(folder.join(object.file()));
        cache::run(&mut command, &object.name).map(drop)
    };
    let key = cache::key(version, &arguments, &cache::sources(Path::new("cuda"), &object.source));
    Unit { name: format!("{}-emulated", object.name), key, compile: Box::new(compile) }
}
