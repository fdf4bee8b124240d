//! Finds nvcc and compiles one fatbin per entry.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cache::{self, Cache, Unit};
use crate::entries::Entry;
use crate::signatures;

/// Ampere (A100, A10/RTX 30), Ada (L4/L40/RTX 40) and Hopper (H100/H200); the PTX of the lowest serves newer ones.
const DEFAULT_ARCHITECTURES: &str = "80,86,89,90";

pub(crate) enum Outcome {
    Compiled { nvcc: String, archs: Vec<u32> },
    Absent { reason: String },
}

pub(crate) fn compile(entries: &[Entry], cache: &Cache, out: &Path) -> Outcome {
    for variable in ["CUMSM_CUDA", "CUMSM_CUDA_ARCHS", "CUMSM_NVCC", "CUDA_HOME", "CUDA_PATH", "PATH"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    // PTX is there only if this run writes it.
    println!("cargo::rustc-env=CUMSM_PTX_DIR=");
    if !cfg!(feature = "cuda") {
        return Outcome::Absent { reason: "the feature `cuda` is off".into() };
    }
    // docs.rs has no toolkit and needs no kernels.
    let docs_rs = env::var_os("DOCS_RS").is_some();
    let mode = env::var("CUMSM_CUDA").unwrap_or_else(|_| if docs_rs { "off" } else { "auto" }.into());
    let required = match mode.as_str() {
        "off" => return Outcome::Absent { reason: "CUMSM_CUDA=off at build time".into() },
        "auto" => false,
        "required" => true,
        other => panic!("CUMSM_CUDA is {other:?}; it takes `auto`, `off` or `required`"),
    };
    let outcome = find()
        .ok_or_else(|| {
            "no nvcc found at build time (see CUMSM_NVCC, CUDA_HOME, scripts/fetch-cuda-toolkit)".to_string()
        })
        .and_then(|nvcc| {
            let archs = architectures();
            compile_all(&nvcc, &archs, entries, cache, out)?;
            println!("cargo::rustc-env=CUMSM_PTX_DIR={}", out.display());
            Ok(Outcome::Compiled { nvcc: version(&nvcc), archs })
        });
    match outcome {
        Ok(compiled) => compiled,
        Err(reason) if required => panic!("CUMSM_CUDA=required: {reason}"),
        Err(reason) => {
            println!("cargo::warning=building without CUDA: {}", reason.lines().next().unwrap_or_default());
            Outcome::Absent { reason }
        }
    }
}

/// The order: the user's word, the toolkit's usual variables, the PATH, the usual place, the fetched copy.
fn find() -> Option<PathBuf> {
    let executable = |folder: PathBuf| folder.join("nvcc");
    let mut places: Vec<PathBuf> = env::var_os("CUMSM_NVCC").map(PathBuf::from).into_iter().collect();
    places.extend(
        ["CUDA_HOME", "CUDA_PATH"].iter().filter_map(env::var_os).map(|home| Path::new(&home).join("bin/nvcc")),
    );
    places.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()).map(executable));
    places.push("/usr/local/cuda/bin/nvcc".into());
    places.push(fetched_toolkit().join("bin/nvcc"));
    if let Some(asked) = env::var_os("CUMSM_NVCC") {
        assert!(Path::new(&asked).is_file(), "CUMSM_NVCC is {asked:?}, which is no file");
    }
    places.into_iter().find(|path| path.is_file())
}

/// The copy of `scripts/fetch-cuda-toolkit`: `cuda-toolkit` in cargo's target folder, an ancestor of OUT_DIR.
fn fetched_toolkit() -> PathBuf {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"));
    let beside_out = out.ancestors().map(|folder| folder.join("cuda-toolkit")).find(|folder| folder.is_dir());
    let toolkit = beside_out.unwrap_or_else(|| manifest.join("target/cuda-toolkit"));
    // Watched only where it stands, because cargo takes a missing file for a changed one and would build every time;
    // the fetching script touches this folder when it brings a toolkit.
    if toolkit.is_dir() {
        println!("cargo::rerun-if-changed={}", toolkit.join("bin/nvcc").display());
    }
    toolkit
}

fn architectures() -> Vec<u32> {
    let text = env::var("CUMSM_CUDA_ARCHS").unwrap_or_else(|_| DEFAULT_ARCHITECTURES.into());
    let parsed: Result<Vec<u32>, _> =
        text.split(',').map(|arch| arch.trim().trim_start_matches("sm_").parse()).collect();
    let mut archs = parsed.unwrap_or_else(|_| {
        panic!("CUMSM_CUDA_ARCHS is {text:?}; it takes compute capabilities without the dot, as in `80,90`")
    });
    archs.sort_unstable();
    archs.dedup();
    archs
}

fn version(nvcc: &Path) -> String {
    let text = Command::new(nvcc).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let text = String::from_utf8_lossy(&text).into_owned();
    let release = text.lines().find_map(|line| line.split("release ").nth(1)).unwrap_or("of unknown version").trim();
    format!("nvcc {release} ({})", nvcc.display())
}

/// For each entry: a fatbin, a log of ptxas for scripts/sass-counts, the kernels' parameters, and the PTX if it is to be
/// kept. Of entries for the emulator alone, only the PTX.
fn compile_all(nvcc: &Path, archs: &[u32], entries: &[Entry], cache: &Cache, out: &Path) -> Result<(), String> {
    let lowest = *archs.first().ok_or("CUMSM_CUDA_ARCHS names no architecture")?;
    let said = |argument| {
        let output = Command::new(nvcc).arg(argument).output().map(|output| output.stdout).unwrap_or_default();
        String::from_utf8_lossy(&output).into_owned()
    };
    let mut options: Vec<String> = ["-O3", "-std=c++17", "-Icuda", "--fatbin"].map(String::from).into();
    // Less than half the size; toolkits before 12.8 cannot.
    if said("--help").contains("-compress-mode") {
        options.push("-compress-mode=size".into());
    }
    // One PTX, of the lowest, for all machine code: to make a PTX takes longer than to make machine code of it, and no kernel
    // asks which architecture it is compiled for.
    let codes: String = archs.iter().map(|arch| format!("sm_{arch},")).collect();
    options.push(format!("-gencode=arch=compute_{lowest},code=[{codes}compute_{lowest}]"));
    // Registers and spills of each kernel.
    options.push("-Xptxas=-v".into());

    // What is made of nvcc's output here is a part of what is kept.
    let version = said("--version") + include_str!("signatures.rs");
    let entries = entries.iter().filter(|entry| entry.on_cuda || entry.keep_ptx);
    let units: Vec<Unit<'_>> = entries.map(|entry| unit(nvcc, &version, lowest, &options, entry)).collect();
    cache.provide(&units, out)
}

fn unit<'a>(nvcc: &'a Path, version: &str, lowest: u32, options: &[String], entry: &'a Entry) -> Unit<'a> {
    let mut arguments = match entry.on_cuda {
        true => options.to_vec(),
        false => ["-O3", "-std=c++17", "-Icuda", "-ptx"].map(String::from).into(),
    };
    if !entry.on_cuda {
        arguments.push(format!("-arch=compute_{lowest}"));
    }
    arguments.extend(entry.defines.iter().map(|(name, value)| format!("-D{name}={value}")));
    if entry.on_cuda {
        arguments.push("--keep".into());
    }
    let mut sources = cache::sources(Path::new("cuda"), Path::new(entry.source));
    // No kernel knows the number of its line.
    for text in sources.values_mut() {
        *text = text.lines().filter(|line| !line.is_empty()).map(|line| line.to_owned() + "\n").collect();
    }
    // An entry with PTX is another than one without.
    let kept = if entry.keep_ptx { " with PTX" } else { "" };
    let key = cache::key(&format!("{version}{kept}"), &arguments, &sources);
    let compile = move |folder: &Path| compile_entry(nvcc, &arguments, lowest, entry, folder);
    Unit { name: entry.name.clone(), key, compile: Box::new(compile) }
}

fn compile_entry(nvcc: &Path, arguments: &[String], lowest: u32, entry: &Entry, folder: &Path) -> Result<(), String> {
    let failed = |error| format!("{}: {error}", folder.display());
    if !entry.on_cuda {
        let mut command = Command::new(nvcc);
        command.args(arguments).arg(format!("cuda/{}", entry.source));
        command.arg("-o").arg(folder.join(format!("{}.ptx", entry.name)));
        return cache::run(&mut command, &entry.name).map(drop);
    }
    let kept = folder.join("kept");
    fs::create_dir_all(&kept).map_err(failed)?;
    let mut command = Command::new(nvcc);
    command.args(arguments).arg("--keep-dir").arg(&kept).arg(format!("cuda/{}", entry.source));
    command.arg("-o").arg(folder.join(format!("{}.fatbin", entry.name)));
    let log = cache::run(&mut command, &entry.name)?;
    fs::write(folder.join(format!("{}.ptxas", entry.name)), log).map_err(failed)?;

    // The PTX is one of nvcc's intermediate files. Its name has the architecture if there are several.
    let stem = Path::new(entry.source).file_stem().unwrap_or_default().to_string_lossy();
    let names = [format!("{stem}.compute_{lowest}.ptx"), format!("{stem}.ptx")].map(|name| kept.join(name));
    let ptx = names.iter().find(|path| path.is_file()).ok_or_else(|| format!("nvcc kept no PTX of {}", entry.name))?;
    let signatures = signatures::of_ptx(&fs::read_to_string(ptx).map_err(failed)?)
        .map_err(|reason| format!("{} ({}): {reason}", entry.name, entry.source))?;
    fs::write(folder.join(format!("{}.signatures", entry.name)), signatures::to_text(&signatures)).map_err(failed)?;
    if entry.keep_ptx {
        fs::copy(ptx, folder.join(format!("{}.ptx", entry.name))).map_err(failed)?;
    }
    fs::remove_dir_all(&kept).map_err(failed)
}
