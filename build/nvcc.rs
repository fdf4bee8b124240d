//! Finds nvcc and compiles one fatbin per entry.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::entries::Entry;

/// Ampere (A100, A10/RTX 30), Ada (L4/L40/RTX 40) and Hopper (H100/H200); the PTX of the lowest serves newer ones.
const DEFAULT_ARCHITECTURES: &str = "80,86,89,90";

pub(crate) enum Outcome {
    Compiled { nvcc: String, archs: Vec<u32> },
    Absent { reason: String },
}

pub(crate) fn compile(entries: &[Entry], out: &Path) -> Outcome {
    for variable in ["CUMSM_CUDA", "CUMSM_CUDA_ARCHS", "CUMSM_NVCC", "CUDA_HOME", "CUDA_PATH", "PATH"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    // PTX of probes is there only if this run writes it.
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
            compile_all(&nvcc, &archs, entries, out)?;
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

/// Where `scripts/fetch-cuda-toolkit` puts its copy: `cuda-toolkit` in cargo's target folder, an ancestor of OUT_DIR.
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

/// Compiles the entries in as many nvcc processes as cargo grants jobs.
fn compile_all(nvcc: &Path, archs: &[u32], entries: &[Entry], out: &Path) -> Result<(), String> {
    let jobs = env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1usize);
    let entries: Vec<&Entry> = entries.iter().filter(|entry| entry.on_cuda).collect();
    let help = Command::new(nvcc).arg("--help").output().map(|output| output.stdout).unwrap_or_default();
    let compresses = String::from_utf8_lossy(&help).contains("-compress-mode");
    let next = AtomicUsize::new(0);
    let failure = Mutex::new(None);
    thread::scope(|scope| {
        for _ in 0..jobs.min(entries.len()) {
            scope.spawn(|| {
                while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Err(message) = compile_entry(nvcc, compresses, archs, entry, out) {
                        *failure.lock().unwrap() = Some(message);
                    }
                }
            });
        }
    });
    failure.into_inner().unwrap().map_or(Ok(()), Err)
}

fn compile_entry(nvcc: &Path, compresses: bool, archs: &[u32], entry: &Entry, out: &Path) -> Result<(), String> {
    let lowest = archs.first().ok_or("CUMSM_CUDA_ARCHS names no architecture")?;
    let mut command = Command::new(nvcc);
    command.args(["-O3", "-std=c++17", "-Icuda", "-I"]).arg(out);
    command.args(entry.defines.iter().map(|(name, value)| format!("-D{name}={value}")));
    command.arg(format!("cuda/{}", entry.source));
    // Less than half the size; toolkits before 12.8 cannot.
    if compresses {
        command.arg("-compress-mode=size");
    }
    command.args(["--fatbin", "-o"]).arg(out.join(format!("{}.fatbin", entry.name)));
    for arch in archs {
        command.arg(format!("-gencode=arch=compute_{arch},code=sm_{arch}"));
    }
    // Registers and spills of each kernel, for scripts/sass-counts.
    command.arg(format!("-gencode=arch=compute_{lowest},code=compute_{lowest}")).arg("-Xptxas=-v");
    let kept = out.join(format!("{}.kept", entry.name));
    let no_out = |error| format!("OUT_DIR: {error}");
    if entry.keep_ptx {
        fs::create_dir_all(&kept).map_err(no_out)?;
        command.args(["--keep", "--keep-dir"]).arg(&kept);
    }
    let log = run(&mut command, entry)?;
    fs::write(out.join(format!("{}.ptxas", entry.name)), log).map_err(no_out)?;
    if entry.keep_ptx {
        // Of nvcc's intermediate files, the PTX; its name has the architecture if there are several.
        let stem = Path::new(entry.source).file_stem().unwrap_or_default().to_string_lossy();
        let names = [format!("{stem}.compute_{lowest}.ptx"), format!("{stem}.ptx")].map(|name| kept.join(name));
        let ptx =
            names.iter().find(|path| path.is_file()).ok_or_else(|| format!("nvcc kept no PTX of {}", entry.name))?;
        fs::copy(ptx, out.join(format!("{}.ptx", entry.name))).map_err(no_out)?;
        fs::remove_dir_all(&kept).map_err(no_out)?;
    }
    Ok(())
}

/// Runs a compiler, and returns what it said.
fn run(command: &mut Command, entry: &Entry) -> Result<Vec<u8>, String> {
    let output = command.output().map_err(|error| format!("{:?} did not start: {error}", command.get_program()))?;
    if output.status.success() {
        return Ok(output.stderr);
    }
    let text = String::from_utf8_lossy(&output.stderr);
    Err(format!("nvcc failed on {} ({}): {}", entry.name, entry.source, text.trim()))
}
