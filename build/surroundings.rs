//! Lists everything that a build reads from outside the package. If an input changes, cargo runs the build script
//! again. If an input can change a kernel, the kernel's key in the cache contains the input.
//!
//! All other files of the build script read environment variables through this file, with two exceptions. The crate
//! `cc` reads the variables of the emulator's compiler, such as `CXX` and `CXXFLAGS_x86_64_unknown_linux_gnu`, and
//! tells cargo the names of these variables. The second exception is the variables that cargo sets, such as `OUT_DIR`.
//! Cargo itself watches these variables.
//!
//! Cargo compares modification times. So cargo does not notice if a program is replaced by a program with an older
//! modification time.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::Hasher;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The variables that decide which kernels are compiled, and which nvcc compiles them.
pub(crate) const CHOICES: [&str; 8] =
    ["CUMSM_CUDA", "CUMSM_CUDA_ARCHS", "CUMSM_CUDA_TESTS", "CUMSM_NVCC", "CUDA_HOME", "CUDA_PATH", "PATH", "DOCS_RS"];

/// The variables that nvcc reads. The first three variables are in nvcc's documentation. The file `nvcc.profile`
/// appends values to the other variables.
pub(crate) const OF_NVCC: [&str; 7] = [
    "NVCC_CCBIN",
    "NVCC_PREPEND_FLAGS",
    "NVCC_APPEND_FLAGS",
    "INCLUDES",
    "SYSTEM_INCLUDES",
    "CUDAFE_FLAGS",
    "PTXAS_FLAGS",
];

/// The variables that gcc and clang read when they compile for nvcc or for the emulator.
pub(crate) const OF_COMPILERS: [&str; 5] =
    ["CPATH", "CPLUS_INCLUDE_PATH", "COMPILER_PATH", "GCC_EXEC_PREFIX", "CCC_OVERRIDE_OPTIONS"];

/// A folder that contains a link is watched only if the folder has at most MAX_LINKS entries.
const MAX_LINKS: usize = 1000;

/// Makes cargo watch all variables, and the files of the package that a build reads.
pub(crate) fn watch_package_and_variables() {
    for path in ["build.rs", "build", "cuda"] {
        println!("cargo::rerun-if-changed={path}");
    }
    for name in CHOICES.iter().chain(&OF_NVCC).chain(&OF_COMPILERS) {
        println!("cargo::rerun-if-env-changed={name}");
    }
}

/// Returns the value of a variable of [`CHOICES`].
pub(crate) fn choice(name: &str) -> Option<OsString> {
    assert!(CHOICES.contains(&name), "{name} is not watched");
    env::var_os(name)
}

/// Returns the names and values of variables, as a part of a key.
pub(crate) fn values(names: &[&str]) -> String {
    names.iter().map(|name| format!("{name}={:?}\n", env::var_os(name))).collect()
}

/// Returns the name of a program's file. On Windows, the name ends with `.exe`.
pub(crate) fn program(name: &str) -> PathBuf {
    format!("{name}{}", env::consts::EXE_SUFFIX).into()
}

/// Returns the files that a program's name can mean, in the order in which the shell tries these files.
pub(crate) fn places_of(program: &Path) -> Vec<PathBuf> {
    if program.components().count() > 1 {
        return vec![program.to_path_buf()];
    }
    env::split_paths(&env::var_os("PATH").unwrap_or_default()).map(|folder| folder.join(program)).collect()
}

/// Returns the text that describes a compiler in a key: the compiler's path, its version, and a hash of its file. The
/// hash is needed because the file may be a script that runs a compiler. The function also makes cargo watch the
/// compiler's file.
pub(crate) fn compiler(program: &Path) -> String {
    let Some(file) = places_of(program).into_iter().find(|place| place.is_file()) else {
        return format!("{}, which is missing\n", program.display());
    };
    watch(&file);
    let said = Command::new(&file).arg("--version").output().map(|output| output.stdout).unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    hasher.write(&fs::read(&file).unwrap_or_default());
    format!("{} {:016x}\n{}", file.display(), hasher.finish(), String::from_utf8_lossy(&said))
}

/// Makes cargo watch a file that exists. If the file is a link, such as a link of update-alternatives, cargo watches
/// each file of the chain of links. Cargo also watches the folder that contains the link, because cargo does not
/// compare the times of links.
pub(crate) fn watch(file: &Path) {
    let mut file = file.to_path_buf();
    for _ in 0..32 {
        println!("cargo::rerun-if-changed={}", file.display());
        let (Ok(target), Some(folder)) = (fs::read_link(&file), file.parent()) else { return };
        if holds_few_files(folder) {
            println!("cargo::rerun-if-changed={}", folder.display());
        }
        file = folder.join(target);
    }
}

/// True if the folder has at most MAX_LINKS entries, and no entry is a folder or a link to a folder. These two
/// conditions limit the number of files and folders that cargo reads. At each build, cargo reads a watched folder, all
/// folders inside this folder, and all folders to which links of this folder lead.
fn holds_few_files(folder: &Path) -> bool {
    let Ok(entries) = fs::read_dir(folder) else { return false };
    let mut entries = entries.take(MAX_LINKS + 1).flatten();
    let all_files = entries.by_ref().take(MAX_LINKS).all(|entry| !entry.path().is_dir());
    all_files && entries.next().is_none()
}

/// Makes cargo run this script again when one of the files `places` appears. If a file's folder does not exist yet,
/// cargo watches for the folder and not for the file, because cargo notices a new folder more reliably than a new file.
/// The modification time of a new folder is the time of the installation. A new file can have an older modification
/// time, because packages keep the times of their files.
///
/// If cargo watched the missing files themselves, cargo would run the script in each build, because cargo treats a
/// missing file as changed. But in a watched folder, cargo follows links, and ignores links without a target. So the
/// script puts links to the missing files into a folder.
#[cfg(unix)]
pub(crate) fn watch_for_new(places: &[PathBuf], out: &Path) {
    let folder = out.join("watched");
    let _ = fs::remove_dir_all(&folder);
    let link = |(number, place): (usize, &PathBuf)| {
        let link = folder.join(number.to_string());
        let target = place.parent().filter(|parent| !parent.is_dir()).unwrap_or(place);
        std::os::unix::fs::symlink(std::path::absolute(target)?, &link).map(|()| link)
    };
    let links =
        fs::create_dir_all(&folder).and_then(|()| places.iter().enumerate().map(link).collect::<Result<Vec<_>, _>>());
    // The links get a modification time in the past, because cargo runs a build script again if a watched file is newer
    // than the script's last run.
    let touched = links.is_ok_and(|links| {
        let mut touch = Command::new("touch");
        touch.args(["-h", "-t", "200001010000"]).args(links).arg(&folder);
        touch.status().is_ok_and(|status| status.success())
    });
    if touched {
        println!("cargo::rerun-if-changed={}", folder.display());
    }
}

/// Does nothing, because outside Unix a program needs a privilege to make links. So outside Unix, cargo notices a new
/// toolkit only if a variable changes.
#[cfg(not(unix))]
pub(crate) fn watch_for_new(_: &[PathBuf], _: &Path) {}
