//! Compiles the entry files as C++17, for the emulator.

use std::fs;
use std::path::{Path, PathBuf};

use super::cache::{self, Cache, Sources, Unit};
use super::entries::Entry;
use super::surroundings;

/// One object file. The source of an object file is an entry, or one of the emulator's own files.
struct Object {
    name: String,
    /// The path of the source, relative to `cuda`.
    source: PathBuf,
    defines: Vec<(&'static str, String)>,
    /// The source, and all files that the source includes.
    sources: Sources,
}

pub(crate) fn compile(entries: &[Entry], cache: &Cache, out: &Path) {
    let objects: Vec<Object> = entries.iter().map(of_entry).chain(own()).collect();
    let compiler =
        surroundings::compiler(build().get_compiler().path()) + &surroundings::values(&surroundings::OF_COMPILERS);
    let units: Vec<Unit<'_>> = objects.iter().map(|object| unit(object, &compiler)).collect();
    cache.provide(&units, out).unwrap_or_else(|error| panic!("{error}"));

    build().objects(objects.iter().map(|object| out.join(object.file()))).compile("cumsm_emulator");
}

/// Returns the settings of the emulator's compiler. The crate `cc` tells cargo which variables `cc` has read, and which
/// libraries to link.
fn build() -> cc::Build {
    let mut build = cc::Build::new();
    build.cpp(true).std("c++17").include("cuda");
    // Without optimisation, a field multiplication takes 20 times as long as with optimisation. CXXFLAGS can turn on
    // sanitizers.
    build.opt_level(2).flag("-fno-exceptions").flag("-fno-rtti").flag_if_supported("-Wno-unknown-pragmas");
    // The compiler must not fuse a multiplication and an addition, because verify/probes/double.cuh relies on the
    // rounding of each operation.
    build.flag("-ffp-contract=off");
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
    Object { name: entry.name.clone(), source: entry.source.into(), defines, sources: entry.sources() }
}

fn own() -> impl Iterator<Item = Object> {
    let files = fs::read_dir("cuda/emulator").expect("the crate holds cuda/emulator").flatten().map(|file| file.path());
    let sources = files.filter(|path| path.extension().is_some_and(|extension| extension == "cpp"));
    sources.map(|path| {
        let name = format!("emulator_{}", path.file_stem().unwrap_or_default().display());
        let source = path.strip_prefix("cuda").unwrap_or(&path).to_path_buf();
        let sources = cache::sources(Path::new("cuda"), [source.clone()].into_iter());
        Object { name, source, defines: Vec::new(), sources }
    })
}

fn unit<'a>(object: &'a Object, compiler_key: &str) -> Unit<'a> {
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
    let key = cache::key(compiler_key, &arguments, &object.sources);
    Unit { name: format!("{}-emulated", object.name), key, compile: Box::new(compile) }
}
