//! Finds nvcc, and compiles one fatbin for each entry.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::cache::{self, Cache, Unit};
use super::entries::Entry;
use super::signatures;
use super::surroundings;

/// The default compute capabilities to compile for, each multiplied by 10: Ampere (A100; A10, RTX 30), Ada (L4, L40,
/// RTX 40), Hopper (H100, H200) and Blackwell (B200; RTX 50, RTX PRO 6000). If nvcc does not know an architecture, the
/// GPUs of this architecture use the build's PTX. The PTX is for the build's lowest architecture. Turing (7.5) is
/// compiled only on request.
const DEFAULT_ARCHITECTURES: [u32; 6] = [80, 86, 89, 90, 100, 120];

pub(crate) enum Outcome {
    Compiled { nvcc: String, archs: Vec<u32> },
    Absent { reason: String },
}

/// True if NVIDIA has a CUDA driver for the target. `Cargo.toml` depends on cudarc for the same targets.
pub(crate) fn target_has_cuda() -> bool {
    let is = |name, values: &[&str]| env::var(name).is_ok_and(|value| values.contains(&value.as_str()));
    is("CARGO_CFG_TARGET_OS", &["linux", "windows"]) && is("CARGO_CFG_TARGET_POINTER_WIDTH", &["64"])
}

pub(crate) fn compile(entries: &[Entry], cache: &Cache, out: &Path) -> Outcome {
    // CUMSM_PTX_DIR stays empty if nvcc compiles no kernels.
    println!("cargo::rustc-env=CUMSM_PTX_DIR=");
    if !cfg!(feature = "cuda") {
        return Outcome::Absent { reason: "the feature `cuda` is off".into() };
    }
    if !target_has_cuda() {
        let target = env::var("TARGET").unwrap_or_default();
        return Outcome::Absent { reason: format!("there is no CUDA for the target {target}") };
    }
    if surroundings::choice("DOCS_RS").is_some() {
        return Outcome::Absent { reason: "DOCS_RS is set: the build is for the documentation".into() };
    }
    let mode = surroundings::choice("CUMSM_CUDA").unwrap_or_else(|| "auto".into());
    let required = match mode.to_str() {
        Some("off") => return Outcome::Absent { reason: "CUMSM_CUDA=off at build time".into() },
        Some("auto") => false,
        Some("required") => true,
        _ => panic!("CUMSM_CUDA is {mode:?}; it takes `auto`, `off` or `required`"),
    };
    // The build uses the first nvcc in the list of places. If an nvcc is later installed in an earlier place of the
    // list, cargo runs this build script again.
    let mut places = places();
    let found = places.iter().position(|place| place.is_file()).map(|found| places.split_off(found).swap_remove(0));
    surroundings::watch_for_new(&places, out);
    let outcome = match found {
        None => Err("no nvcc found at build time (see CUMSM_NVCC, CUDA_HOME, scripts/fetch-cuda-toolkit)".to_string()),
        Some(nvcc) => architectures(&nvcc).and_then(|archs| compile_all(&nvcc, &archs, entries, cache, out)),
    };
    match outcome {
        Ok(compiled) => {
            println!("cargo::rustc-env=CUMSM_PTX_DIR={}", out.display());
            compiled
        }
        Err(reason) if required => panic!("CUMSM_CUDA=required: {}\n{reason}", summary(&reason)),
        Err(reason) => {
            let reason = summary(&reason);
            println!("cargo::warning=building without CUDA: {reason}");
            Outcome::Absent { reason }
        }
    }
}

/// Returns the places where nvcc can be, in the order in which the build looks for nvcc: `CUMSM_NVCC`, `CUDA_HOME`,
/// `CUDA_PATH`, the PATH, /usr/local/cuda, and the copy that `scripts/fetch-cuda-toolkit` makes.
fn places() -> Vec<PathBuf> {
    let asked = surroundings::choice("CUMSM_NVCC").map(PathBuf::from);
    if let Some(asked) = &asked {
        assert!(asked.is_file(), "CUMSM_NVCC is {asked:?}, which is no file");
    }
    let nvcc = surroundings::program("nvcc");
    let in_toolkit = |toolkit: PathBuf| toolkit.join("bin").join(&nvcc);
    let homes = ["CUDA_HOME", "CUDA_PATH"].into_iter().filter_map(surroundings::choice).map(PathBuf::from);
    let mut places: Vec<PathBuf> = asked.into_iter().chain(homes.map(in_toolkit)).collect();
    places.extend(surroundings::places_of(&nvcc));
    places.extend([PathBuf::from("/usr/local/cuda")].into_iter().chain(fetched_toolkits()).map(in_toolkit));
    places
}

/// Returns the possible places of the copy that `scripts/fetch-cuda-toolkit` makes. The script makes the folder
/// `cuda-toolkit` in cargo's target folder, which is above OUT_DIR.
fn fetched_toolkits() -> Vec<PathBuf> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let manifest = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets CARGO_MANIFEST_DIR"));
    let beside_out: Vec<PathBuf> = out.ancestors().map(|folder| folder.join("cuda-toolkit")).collect();
    if let Some(fetched) = beside_out.iter().find(|folder| folder.is_dir()) {
        return vec![fetched.clone()];
    }
    // OUT_DIR is target/PROFILE/build/PACKAGE/out, or target/TARGET/PROFILE/…
    beside_out.into_iter().skip(4).take(2).chain([manifest.join("target/cuda-toolkit")]).collect()
}

/// Returns the summary of a failure: the line of output that probably states the reason, and the environment variable
/// to set.
fn summary(reason: &str) -> String {
    let (run, said) = reason.split_once('\n').unwrap_or((reason, ""));
    let says_why = |line: &&str| {
        let line = line.to_lowercase();
        line.contains("error") || line.contains("unsupported")
    };
    let line = said.lines().find(says_why).or(said.lines().next()).unwrap_or_default().trim();
    let said = said.to_lowercase();
    let has = |words: &[&str]| words.iter().any(|word| said.contains(word));
    // If a compiler's file is missing, and the file is installed later, cargo does not notice the installation.
    let remedy = if has(&["host compiler"]) && has(&["no such file", "cannot execute"]) {
        "; install the host compiler (g++) and run `cargo clean -p cumsm`, or set NVCC_CCBIN to another host compiler"
    } else if has(&["unsupported gnu version", "unsupported clang version", "host compiler"]) {
        "; set NVCC_CCBIN to a host compiler that this nvcc supports, as in NVCC_CCBIN=g++-12"
    } else if has(&["gpu architecture", "gpu code"]) {
        "; set CUMSM_CUDA_ARCHS to architectures that this nvcc supports"
    } else if has(&["unknown option"]) {
        "; check NVCC_PREPEND_FLAGS and NVCC_APPEND_FLAGS, or set CUMSM_NVCC to another nvcc"
    } else if reason.contains('\n') {
        "; set CUMSM_NVCC to another nvcc, or CUMSM_CUDA=off to build without it"
    } else {
        ""
    };
    format!("{run}{}{line}{remedy}", if line.is_empty() { "" } else { " " })
}

/// Returns the text that nvcc prints if nvcc is called with only this argument.
fn said(nvcc: &Path, argument: &str) -> String {
    let output = Command::new(nvcc).arg(argument).output().map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&output).into_owned()
}

/// Returns the architectures that an nvcc can compile for. The list is empty if nvcc has no option that lists
/// architectures, as in CUDA 11.0.
fn known_architectures(nvcc: &Path) -> Vec<u32> {
    let list = said(nvcc, "--list-gpu-arch");
    list.lines().filter_map(|line| line.trim().strip_prefix("compute_")?.parse().ok()).collect()
}

/// Returns the architectures to compile for, in ascending order. `CUMSM_CUDA_ARCHS` names the architectures; `native`
/// means the architectures of this machine's GPUs. Without `CUMSM_CUDA_ARCHS`, the result has the default architectures
/// that nvcc knows. If nvcc cannot list the architectures that it knows, this default is only the lowest default
/// architecture.
fn architectures(nvcc: &Path) -> Result<Vec<u32>, String> {
    let known = known_architectures(nvcc);
    let mut archs: Vec<u32> = match surroundings::choice("CUMSM_CUDA_ARCHS") {
        None if known.is_empty() => DEFAULT_ARCHITECTURES.into_iter().take(1).collect(),
        None => return Ok(DEFAULT_ARCHITECTURES.into_iter().filter(|arch| known.contains(arch)).collect()),
        Some(text) if text == "native" => of_this_machine()?,
        Some(text) => {
            let text = text.to_string_lossy();
            let parsed: Result<_, _> =
                text.split(',').map(|arch| arch.trim().trim_start_matches("sm_").parse()).collect();
            parsed.unwrap_or_else(|_| {
                panic!(
                    "CUMSM_CUDA_ARCHS is {text:?}; it takes `native`, or compute capabilities without the dot, as in \
                     `80,90`"
                )
            })
        }
    };
    archs.sort_unstable();
    archs.dedup();
    let unknown = archs.iter().find(|arch| !known.is_empty() && !known.contains(arch));
    match unknown {
        None => Ok(archs),
        Some(arch) => Err(format!(
            "{} does not know architecture {arch}; set CUMSM_NVCC to a newer nvcc, or CUMSM_CUDA_ARCHS to some of {} \
             (a newer GPU takes their PTX)",
            nvcc.display(),
            list(&known)
        )),
    }
}

fn list(archs: &[u32]) -> String {
    archs.iter().map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// Returns the architectures of this machine's GPUs, which the driver's nvidia-smi lists.
fn of_this_machine() -> Result<Vec<u32>, String> {
    let instead = "name the architectures instead, as in CUMSM_CUDA_ARCHS=90";
    let places = surroundings::places_of(&surroundings::program("nvidia-smi"));
    let Some(program) = places.iter().find(|place| place.is_file()) else {
        return Err(format!("CUMSM_CUDA_ARCHS=native needs the driver's nvidia-smi in the PATH; {instead}"));
    };
    surroundings::watch(program);
    let output = Command::new(program).args(["--query-gpu=compute_cap", "--format=csv,noheader"]).output();
    let listed = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    let of_line = |line: &str| {
        let (major, minor) = line.trim().split_once('.')?;
        Some(10 * major.parse::<u32>().ok()? + minor.parse::<u32>().ok()?)
    };
    let archs: Vec<u32> = listed.lines().filter_map(of_line).collect();
    if archs.is_empty() {
        return Err(format!("CUMSM_CUDA_ARCHS=native, but {} lists no GPU; {instead}", program.display()));
    }
    Ok(archs)
}

/// Makes these files for each entry: a fatbin, a log of ptxas for scripts/sass-counts, the kernels' parameters, and the
/// PTX if `keep_ptx` is true. If `on_cuda` is false, only the PTX is made.
fn compile_all(nvcc: &Path, archs: &[u32], entries: &[Entry], cache: &Cache, out: &Path) -> Result<Outcome, String> {
    let lowest = *archs.first().ok_or("CUMSM_CUDA_ARCHS names no architecture that this nvcc knows")?;
    let mut options: Vec<String> = ["-O3", "-std=c++17", "-Icuda", "--fatbin"].map(String::from).into();
    // A compressed fatbin has less than half the size of an uncompressed fatbin. Toolkits before 12.8 cannot compress.
    if said(nvcc, "--help").contains("-compress-mode") {
        options.push("-compress-mode=size".into());
    }
    // nvcc takes longer to make PTX than to make machine code from PTX. So all machine code is made from one PTX, for
    // the lowest architecture. One PTX is enough, because no kernel has code that depends on the architecture.
    let codes: String = archs.iter().map(|arch| format!("sm_{arch},")).collect();
    let all = format!("-gencode=arch=compute_{lowest},code=[{codes}compute_{lowest}]");
    let only_ptx = format!("-gencode=arch=compute_{lowest},code=compute_{lowest}");
    let of_tests = match surroundings::choice("CUMSM_CUDA_TESTS") {
        None => &all,
        Some(value) if value == "ptx" => &only_ptx,
        Some(value) => panic!("CUMSM_CUDA_TESTS is {value:?}; it takes `ptx`"),
    };
    // ptxas prints the registers and spills of each kernel.
    options.push("-Xptxas=-v".into());

    // The cache also keeps the files that `signatures.rs` makes from nvcc's output, so the key contains the text of
    // `signatures.rs`.
    let compilers = compilers(nvcc) + include_str!("signatures.rs");
    let entries = entries.iter().filter(|entry| entry.on_cuda || entry.keep_ptx);
    let units = entries.map(|entry| {
        let codes = if entry.for_tests { of_tests } else { &all };
        let options = options.iter().chain([codes]).cloned().collect();
        unit(nvcc, &compilers, lowest, options, entry)
    });
    let units: Vec<Unit<'_>> = units.collect();
    cache.provide(&units, out)?;

    let version = said(nvcc, "--version");
    let release = version.lines().find_map(|line| line.split("release ").nth(1)).unwrap_or("of unknown version").trim();
    Ok(Outcome::Compiled { nvcc: format!("nvcc {release} ({})", nvcc.display()), archs: archs.to_vec() })
}

/// Returns the part of a key that is the same for all entries: nvcc, nvcc's profile, the host compiler, and the
/// variables that these compilers read.
fn compilers(nvcc: &Path) -> String {
    let profile = fs::canonicalize(nvcc).unwrap_or_default().with_file_name("nvcc.profile");
    if profile.is_file() {
        surroundings::watch(&profile);
    }
    let host_compiler = host_compiler(nvcc).map(|compiler| surroundings::compiler(&compiler)).unwrap_or_default();
    let variables = [surroundings::OF_NVCC.as_slice(), &surroundings::OF_COMPILERS].concat();
    surroundings::compiler(nvcc)
        + &fs::read_to_string(profile).unwrap_or_default()
        + &host_compiler
        + &surroundings::values(&variables)
}

/// Returns the program that nvcc uses as its preprocessor. A dry run of nvcc lists the commands that nvcc would run,
/// for example `#$ gcc -D… -E …` or `#$ "/usr/bin"/g++-12 -D…`.
fn host_compiler(nvcc: &Path) -> Option<PathBuf> {
    let output = Command::new(nvcc).args(["--dryrun", "-ptx", "cuda/entry/sort.cu"]).output().ok()?;
    let commands = String::from_utf8_lossy(&output.stderr).into_owned();
    let command = commands.lines().filter_map(|line| line.strip_prefix("#$ ")).find(|line| line.contains(" -E "))?;
    let (program, _) = command.split_once(" -")?;
    Some(program.replace('"', "").into())
}

fn unit<'a>(nvcc: &'a Path, compilers: &str, lowest: u32, options: Vec<String>, entry: &'a Entry) -> Unit<'a> {
    let mut arguments = match entry.on_cuda {
        true => options,
        false => ["-O3", "-std=c++17", "-Icuda", "-ptx"].map(String::from).into(),
    };
    if !entry.on_cuda {
        arguments.push(format!("-arch=compute_{lowest}"));
    }
    arguments.extend(entry.defines.iter().map(|(name, value)| format!("-D{name}={value}")));
    if entry.on_cuda {
        arguments.push("--keep".into());
    }
    let mut sources = entry.sources();
    // Empty lines change only line numbers, and line numbers do not change a kernel. So the key contains no empty
    // lines.
    for text in sources.values_mut() {
        *text = text.lines().filter(|line| !line.is_empty()).map(|line| line.to_owned() + "\n").collect();
    }
    // An entry with PTX and the same entry without PTX have different keys.
    let kept = if entry.keep_ptx { " with PTX" } else { "" };
    let key = cache::key(&format!("{compilers}{kept}"), &arguments, &sources);
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

    // The PTX is one of nvcc's intermediate files. The name of this file contains the architecture if nvcc compiles for
    // several architectures.
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
