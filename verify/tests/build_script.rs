//! Tests of the build script. cargo runs the script with a made-up nvcc and a made-up C++ compiler. The script reads
//! environment variables, programs and files of the machine. If one of these inputs changes, cargo runs the script
//! again. The script keeps compiled kernels in a cache, under a key. If the changed input can change a kernel, the key
//! changes. If the changed input cannot change a kernel, the key stays the same.
//!
//! The tests run the repository's own script, in a package without code.
#![cfg(unix)]

#[allow(dead_code)] // the build script uses every item
#[path = "../../build/surroundings.rs"]
mod surroundings;

use std::fs::{self, Permissions};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};
use std::time::{Duration, SystemTime};
use std::{env, thread};

use surroundings::{CHOICES, OF_COMPILERS, OF_NVCC};

/// The error output of nvcc if nvcc does not support the version of the host's g++. The first line of the output does
/// not name the cause.
const UNSUPPORTED: &str = "In file included from <command-line>:
host_config.h:143:2: error: #error -- unsupported GNU version! gcc versions later than 15 are not supported!
  143 | #error -- unsupported GNU version!";

/// A program that acts as nvcc. A test replaces the words `VERSION`, `FAILS` and `HOST` in the text of the program. In
/// the file names below, PROGRAM is the path of the program. For each call that compiles a source, the program adds a
/// line to the file `PROGRAM.calls`. The file `PROGRAM.archs` lists the architectures that the program knows.
const NVCC: &str = r##"#!/bin/sh
host=${NVCC_CCBIN:-HOST}
case "$*" in
    --version) echo "Cuda compilation tools, release VERSION, V0"; exit ;;
    --help) exit ;;
    --list-gpu-arch) [ ! -f "$0.archs" ] || cat "$0.archs"; exit ;;
    *--dryrun*) echo "#\$ \"$(dirname "$host")\"/$(basename "$host") -D__CUDA_ARCH__=900 -E -x c++" >&2; exit ;;
esac
echo "$*" >>"$0.calls"
FAILS
while [ $# -gt 0 ]; do
    case "$1" in
        -o) output=$2 ;;
        --keep-dir) kept=$2 ;;
        */*.cu) source=$(basename "$1" .cu) ;;
    esac
    shift
done
echo ".global .b8 cumsm_kernel_table[4] = {0};" >"$kept/$source.ptx"
echo "made-up" >"$output"
"##;

/// A program that acts as g++. The program answers the calls of the crate `cc`, and compiles each source to the same
/// object.
const CXX: &str = r#"#!/bin/sh
case "$*" in
    *" -c cuda/"*) ;;
    --version) echo "made-up VERSION"; exit ;;
    *) exec c++ "$@" ;;
esac
echo "$*" >>"$0.calls"
while [ "$1" != -o ]; do shift; done
cp "$(dirname "$0")/object.o" "$2"
"#;

/// A package that a test builds. There are only two packages, so at most two tests build at the same time.
struct Package {
    folder: PathBuf,
    _turn: MutexGuard<'static, ()>,
}

/// The outcome of a build.
struct Built {
    success: bool,
    /// True if cargo has run the script.
    ran: bool,
    messages: String,
}

impl Package {
    fn new() -> Self {
        static TURNS: [Mutex<()>; 2] = [const { Mutex::new(()) }; 2];
        static MADE: [OnceLock<PathBuf>; 2] = [const { OnceLock::new() }; 2];
        let (number, turn) = match TURNS[0].try_lock() {
            Ok(turn) => (0, turn),
            Err(TryLockError::Poisoned(error)) => (0, error.into_inner()),
            Err(TryLockError::WouldBlock) => (1, TURNS[1].lock().unwrap_or_else(PoisonError::into_inner)),
        };
        let folder = MADE[number].get_or_init(|| {
            let root = fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).unwrap();
            let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("build-script-{number}"));
            let _ = fs::remove_dir_all(&folder);
            fs::create_dir_all(folder.join("src")).unwrap();
            fs::write(folder.join("src/lib.rs"), "").unwrap();
            let manifest = "[package]\nname = \"made-up\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[workspace]\n\
                [features]\ncuda = []\nbls12-381 = []\npapers = []\nprobes = []\nemulator = [\"dep:cc\"]\n\
                [build-dependencies]\ncc = { version = \"1.2\", optional = true }\n";
            fs::write(folder.join("Cargo.toml"), manifest).unwrap();
            fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock")).unwrap();
            for name in ["build.rs", "build", "cuda"] {
                symlink(root.join(name), folder.join(name)).unwrap();
            }
            folder
        });
        // In the package, the folder of the fetched toolkit starts empty, so the build script finds no nvcc in this
        // folder. In the repository, the folder of the fetched toolkit may contain an nvcc.
        let _ = fs::remove_dir_all(folder.join("target/cuda-toolkit"));
        fs::create_dir_all(folder.join("target/cuda-toolkit")).unwrap();
        let _ = fs::remove_dir_all(folder.join("tools"));
        fs::create_dir_all(folder.join("tools")).unwrap();
        Self { folder: folder.clone(), _turn: turn }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    /// Writes an executable file with the given text, and returns the path of the file.
    fn program(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        // The old file is removed and not overwritten, for two reasons: the old program may be running, or a link may
        // lead to the old file.
        let _ = fs::remove_file(&path);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o755)).unwrap();
        path
    }

    fn nvcc(&self, name: &str, version: &str, fails: &str) -> PathBuf {
        let host = self.folder.join("tools/g++");
        if !host.exists() {
            self.program("tools/g++", "#!/bin/sh\necho g++ 12\n");
        }
        let text = NVCC.replace("VERSION", version).replace("FAILS", fails).replace("HOST", host.to_str().unwrap());
        self.program(name, &text)
    }

    /// Builds the kernels with an nvcc that no earlier build has used. Returns the path of this nvcc, and the variables
    /// of the build.
    fn built_with_nvcc(&self) -> (PathBuf, Vec<(&'static str, String)>) {
        let nvcc = self.nvcc("tools/nvcc", &unique(), "");
        let _ = fs::remove_file(self.path("tools/nvcc.calls"));
        let variables = vec![("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned())];
        let built = self.build("cuda", &variables);
        assert!(built.success && built.ran, "{}", built.messages);
        assert!(calls(&nvcc) > 5);
        self.assert_fresh("cuda", &variables, "the same again");
        (nvcc, variables)
    }

    /// Builds with the given variables and PATH. The build gets no other variable that the build script or the crate
    /// `cc` reads.
    fn build(&self, features: &str, variables: &[(&str, String)]) -> Built {
        // Cargo uses the times of files to find changed files. So the test waits before the build. Then every file that
        // the test has changed is older than the build.
        thread::sleep(Duration::from_millis(20));
        let mut command = Command::new(env!("CARGO"));
        command.args(["build", "--offline", "--verbose", "--features"]).arg(format!("bls12-381,{features}"));
        command.current_dir(&self.folder).env("CARGO_TARGET_DIR", self.path("target"));
        for (name, _) in env::vars_os() {
            let name = name.to_string_lossy();
            let of_cc =
                ["CXX", "AR", "CC", "CRATE_CC", "HOST_", "TARGET_", "RUSTFLAGS", "CARGO_ENCODED", "CARGO_BUILD"];
            let read = [&CHOICES[..], &OF_NVCC, &OF_COMPILERS].concat().contains(&&*name) && name != "PATH";
            if read || of_cc.iter().any(|start| name.starts_with(start)) {
                command.env_remove(&*name);
            }
        }
        command.envs(variables.iter().map(|(name, value)| (name, value)));
        let output = command.output().unwrap();
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        Built { success: output.status.success(), ran: messages.contains("build-script-build`"), messages }
    }

    fn assert_fresh(&self, features: &str, variables: &[(&str, String)], why: &str) {
        let built = self.build(features, variables);
        assert!(built.success && !built.ran, "{why}: {}", built.messages);
    }

    /// Returns the text of `kernels.rs` that the last build wrote.
    fn kernels(&self) -> String {
        let builds = fs::read_dir(self.path("target/debug/build")).unwrap().map(|build| build.unwrap().path());
        let written = builds.map(|build| build.join("out/kernels.rs")).filter(|path| path.is_file());
        let time = |path: &PathBuf| fs::metadata(path).unwrap().modified().unwrap();
        fs::read_to_string(written.max_by_key(time).unwrap()).unwrap()
    }

    /// Returns a value for the variable PATH: first the given folder, then the folders of the current PATH that have no
    /// nvcc.
    fn path_after(&self, folder: &str) -> (&'static str, String) {
        let path = env::var_os("PATH").unwrap();
        let others = env::split_paths(&path).filter(|folder| !folder.join("nvcc").exists());
        let all = env::join_paths([self.path(folder)].into_iter().chain(others)).unwrap();
        ("PATH", all.into_string().unwrap())
    }
}

/// Returns the number of times that a made-up compiler was asked to compile.
fn calls(program: &Path) -> usize {
    let calls = format!("{}.calls", program.display());
    fs::read_to_string(calls).map_or(0, |calls| calls.lines().count())
}

fn age(path: &Path) {
    let hour = Duration::from_secs(3600);
    fs::File::open(path).unwrap().set_modified(SystemTime::now() - hour).unwrap();
}

/// Makes a file newer than the last build, without changing the text of the file.
fn touch(path: &Path) {
    thread::sleep(Duration::from_millis(20));
    fs::File::open(path).unwrap().set_modified(SystemTime::now()).unwrap();
}

fn unique() -> String {
    static NUMBER: Mutex<u64> = Mutex::new(0);
    let mut number = NUMBER.lock().unwrap();
    *number += 1;
    format!("made-up {} {number}", std::process::id())
}

#[test]
fn a_failed_cuda_build_is_tried_again() {
    let package = Package::new();
    let fails = format!("[ -n \"$NVCC_CCBIN\" ] || {{ cat >&2 <<'END'\n{UNSUPPORTED}\nEND\nexit 1; }}");
    let nvcc = package.nvcc("tools/nvcc", &unique(), &fails);
    let mut variables = vec![("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned())];
    let built = package.build("cuda", &variables);
    assert!(built.success);
    let warning = built.messages.lines().find(|line| line.contains("building without CUDA")).unwrap();
    assert!(warning.contains("unsupported GNU version"), "{warning}");
    assert!(warning.contains("NVCC_CCBIN"), "{warning}");
    assert!(package.kernels().contains("unsupported GNU version"));
    package.assert_fresh("cuda", &variables, "the same failure");

    variables.push(("NVCC_CCBIN", package.path("tools/g++").to_str().unwrap().to_owned()));
    let before = calls(&nvcc);
    let built = package.build("cuda", &variables);
    assert!(built.success && !built.messages.contains("without CUDA"), "{}", built.messages);
    assert_eq!(calls(&nvcc), 2 * before);
    assert!(package.kernels().contains(".fatbin"));
}

#[test]
fn the_warning_names_what_helps() {
    let package = Package::new();
    for (said, line, variable) in [
        (
            "g++-77: No such file or directory\nnvcc fatal   : Failed to preprocess host compiler properties.",
            "g++-77",
            "NVCC_CCBIN",
        ),
        (
            "gcc: fatal error: cannot execute 'cc1plus': execvp: No such file or directory\n\
             nvcc fatal   : Failed to preprocess host compiler properties.",
            "cc1plus",
            "cargo clean -p cumsm",
        ),
        ("nvcc fatal   : Unsupported gpu architecture 'compute_30'", "'compute_30'", "CUMSM_CUDA_ARCHS"),
        ("nvcc fatal   : Unknown option '--lala'", "'--lala'", "NVCC_APPEND_FLAGS"),
        ("a note\nfield.cuh(7): Error: it is wrong", "it is wrong", "CUMSM_NVCC"),
        ("", "failed on", "CUMSM_NVCC"),
    ] {
        let nvcc = package.nvcc("tools/nvcc", &unique(), &format!("cat >&2 <<'END'\n{said}\nEND\nexit 1"));
        let variables = [("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned())];
        let built = package.build("cuda", &variables);
        let warning = built.messages.lines().find(|line| line.contains("building without CUDA")).unwrap();
        assert!(warning.contains(line) && warning.contains(variable), "{said}: {warning}");

        let required = [variables[0].clone(), ("CUMSM_CUDA", "required".to_owned())];
        let built = package.build("cuda", &required);
        assert!(!built.success && said.lines().all(|line| built.messages.contains(line)), "{}", built.messages);
    }
}

/// Microsoft's C++ compiler prints its errors to the standard output.
#[test]
fn errors_on_the_standard_output_are_shown() {
    let package = Package::new();
    let nvcc = package.nvcc("tools/nvcc", &unique(), "echo 'field.cuh(7): error C2065: made-up'\nexit 2");
    let built = package.build("cuda", &[("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned())]);
    let warning = built.messages.lines().find(|line| line.contains("building without CUDA")).unwrap();
    assert!(warning.contains("error C2065: made-up"), "{warning}");
}

/// If CUMSM_CUDA_ARCHS is not set, the kernels are compiled for each default architecture that nvcc lists. If nvcc
/// lists no architecture, the kernels are compiled only for the first default architecture.
#[test]
fn the_default_architectures_are_those_that_nvcc_knows() {
    let package = Package::new();
    let nvcc = package.nvcc("tools/nvcc", &unique(), "");
    let mut variables = vec![("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned())];
    for (known, compiled) in [
        (&[50, 75, 80, 86, 87, 89, 90, 100, 110, 120, 121][..], "[80, 86, 89, 90, 100, 120]"),
        (&[52, 75, 80, 86, 87, 89, 90], "[80, 86, 89, 90]"),
        (&[], "[80]"),
    ] {
        let listed: String = known.iter().map(|arch| format!("compute_{arch}\n")).collect();
        fs::write(package.path("tools/nvcc.archs"), listed).unwrap();
        touch(&nvcc);
        let built = package.build("cuda", &variables);
        assert!(built.success, "{}", built.messages);
        assert!(package.kernels().contains(&format!("ARCHITECTURES: &[u32] = &{compiled}")), "{known:?}");
    }
    // If nvcc does not know a requested architecture, nvcc compiles nothing. The build then has no CUDA kernels, and
    // reports the reason.
    fs::write(package.path("tools/nvcc.archs"), "compute_75\ncompute_90\n").unwrap();
    let before = calls(&nvcc);
    for (asked, said) in [("75", None), ("90,120", Some("does not know architecture 120"))] {
        variables.truncate(1);
        variables.push(("CUMSM_CUDA_ARCHS", asked.into()));
        let built = package.build("cuda", &variables);
        assert!(built.success, "{}", built.messages);
        let warning = built.messages.lines().find(|line| line.contains("building without CUDA"));
        match said {
            None => assert!(warning.is_none() && package.kernels().contains("&[75]"), "{}", built.messages),
            Some(said) => assert!(
                warning.is_some_and(|line| line.contains(said) && line.contains("some of 75,90")),
                "{}",
                built.messages
            ),
        }
    }
    assert!(calls(&nvcc) > before);
}

/// `CUMSM_CUDA_ARCHS=native` compiles for the GPUs that nvidia-smi lists. If nvidia-smi is missing or lists no GPU, the
/// build has no kernels, and a warning advises the user to name architectures, as in `CUMSM_CUDA_ARCHS=90`.
#[test]
fn a_native_build_is_for_the_gpus_of_this_machine() {
    let package = Package::new();
    let nvcc = package.nvcc("tools/nvcc", &unique(), "");
    let (_, path) = package.path_after("tools/driver");
    let variables =
        [("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned()), ("CUMSM_CUDA_ARCHS", "native".to_owned()), ("PATH", path)];
    for (listed, said) in [
        (Some("printf '12.0\\n8.9\\n12.0\\n'"), None),
        (Some("echo 'No devices were found'; exit 6"), Some("lists no GPU")),
        (None, Some("needs the driver's nvidia-smi")),
    ] {
        match listed {
            Some(text) => touch(&package.program("tools/driver/nvidia-smi", &format!("#!/bin/sh\n{text}\n"))),
            None if env::split_paths(&variables[2].1).skip(1).any(|folder| folder.join("nvidia-smi").exists()) => break,
            None => fs::remove_file(package.path("tools/driver/nvidia-smi")).unwrap(),
        }
        let built = package.build("cuda", &variables);
        assert!(built.success, "{}", built.messages);
        match said {
            None => assert!(package.kernels().contains("ARCHITECTURES: &[u32] = &[89, 120]"), "{}", package.kernels()),
            Some(said) => {
                let warning = built.messages.lines().find(|line| line.contains("building without CUDA")).unwrap();
                assert!(warning.contains(said) && warning.contains("CUMSM_CUDA_ARCHS=90"), "{warning}");
            }
        }
    }
}

/// With `CUMSM_CUDA_TESTS=ptx`, nvcc compiles the kernels of tests and comparisons only to PTX, not to machine code.
#[test]
fn kernels_of_tests_can_be_without_machine_code() {
    let package = Package::new();
    let nvcc = package.nvcc("tools/nvcc", &unique(), "");
    let mut variables = vec![("CUMSM_NVCC", nvcc.to_str().unwrap().to_owned()), ("CUMSM_CUDA_ARCHS", "90".to_owned())];
    for ptx in [true, false] {
        if ptx {
            variables.push(("CUMSM_CUDA_TESTS", "ptx".to_owned()));
        } else {
            variables.pop();
        }
        let built = package.build("cuda,papers,probes", &variables);
        assert!(built.success, "{}", built.messages);
        let commands = fs::read_to_string(package.path("tools/nvcc.calls")).unwrap();
        fs::remove_file(package.path("tools/nvcc.calls")).unwrap();
        let mut of_tests = 0;
        for command in commands.lines().filter(|command| command.contains("--fatbin")) {
            let is_of_tests = ["/papers/", "/entry/probe.cu", "/probes/"].iter().any(|name| command.contains(name));
            of_tests += usize::from(is_of_tests);
            assert_eq!(command.contains("code=[sm_90,"), !ptx || !is_of_tests, "{command}");
            assert!(command.contains("compute_90]") || command.contains("code=compute_90"), "{command}");
        }
        // Each of the two builds compiles the kernels of tests and comparisons, because nvcc's arguments are part of
        // the cache's key.
        assert!(of_tests >= 5, "{commands}");
    }
}

#[test]
fn variables_of_nvcc_and_its_host_compiler_are_part_of_the_key() {
    let package = Package::new();
    let host = package.program("tools/other-g++", "#!/bin/sh\necho g++ 11\n").to_str().unwrap().to_owned();
    let (nvcc, mut variables) = package.built_with_nvcc();
    let count = calls(&nvcc);
    for (number, name) in OF_NVCC.into_iter().chain(OF_COMPILERS).enumerate() {
        let value = if name == "NVCC_CCBIN" { host.clone() } else { "-DMADE_UP".into() };
        variables.push((name, value));
        let built = package.build("cuda", &variables);
        assert!(built.success && built.ran, "{name}: {}", built.messages);
        assert_eq!(calls(&nvcc), (2 + number) * count, "{name} is part of the key");
        package.assert_fresh("cuda", &variables, name);
        variables.pop();
    }
    assert!(package.build("cuda", &variables).ran, "they are unset");
    assert_eq!(calls(&nvcc), 13 * count, "the first kernels were kept");
}

#[test]
fn choices_are_looked_at_again() {
    let package = Package::new();
    let (nvcc, variables) = package.built_with_nvcc();
    let before = calls(&nvcc);
    let home = package.path("tools/home");
    let other = package.nvcc("tools/home/bin/nvcc", &unique(), "");
    for (name, value) in [
        ("CUMSM_CUDA", "off".to_owned()),
        ("CUMSM_CUDA_ARCHS", "90".to_owned()),
        ("CUMSM_NVCC", other.to_str().unwrap().to_owned()),
        ("CUDA_HOME", home.to_str().unwrap().to_owned()),
        ("CUDA_PATH", home.to_str().unwrap().to_owned()),
        package.path_after("tools"),
        ("DOCS_RS", "1".to_owned()),
    ] {
        let mut variables = variables.clone();
        variables.push((name, value));
        assert!(package.build("cuda", &variables).ran, "{name}");
        let expected = match name {
            "CUMSM_CUDA" | "DOCS_RS" => "NVCC: &str = \"\"",
            "CUMSM_CUDA_ARCHS" => "&[90]",
            "CUMSM_NVCC" => other.to_str().unwrap(),
            _ => nvcc.to_str().unwrap(),
        };
        assert!(package.kernels().contains(expected), "{name}: {expected}");
        package.assert_fresh("cuda", &variables, name);
    }
    // The made-up nvcc has compiled the kernels once more, for the architecture 90 of CUMSM_CUDA_ARCHS.
    assert_eq!(calls(&nvcc), 2 * before);
    for name in CHOICES {
        assert!(package.build_reports(name), "{name}");
    }
}

impl Package {
    /// True if the script reports the variable to cargo.
    fn build_reports(&self, name: &str) -> bool {
        let builds = fs::read_dir(self.path("target/debug/build")).unwrap().map(|build| build.unwrap().path());
        let outputs = builds.filter_map(|build| fs::read_to_string(build.join("output")).ok());
        let line = format!("cargo::rerun-if-env-changed={name}\n");
        outputs.into_iter().any(|output| output.contains(&line))
    }
}

#[test]
fn an_nvcc_that_is_replaced_compiles_again() {
    let package = Package::new();
    for profile in [false, true] {
        let (nvcc, variables) = package.built_with_nvcc();
        let before = calls(&nvcc);
        if profile {
            // The file nvcc.profile changes if a toolkit of a different version is installed, or if somebody edits the
            // file.
            fs::write(package.path("tools/nvcc.profile"), "INCLUDES += -Ielsewhere").unwrap();
            package.nvcc("tools/nvcc", &unique(), "");
        } else {
            // A different compiler with the same version replaces nvcc.
            let text = fs::read_to_string(&nvcc).unwrap() + "# patched\n";
            package.program("tools/nvcc", &text);
        }
        touch(&nvcc);
        assert!(package.build("cuda", &variables).ran);
        assert_eq!(calls(&nvcc), 2 * before, "profile: {profile}");
        package.assert_fresh("cuda", &variables, "replaced");
        if profile {
            fs::write(package.path("tools/nvcc.profile"), "INCLUDES += -Ilater").unwrap();
            touch(&package.path("tools/nvcc.profile"));
            assert!(package.build("cuda", &variables).ran);
            assert_eq!(calls(&nvcc), 3 * before, "the profile is part of the key");
        }
    }
}

/// If nvcc gets a new time but keeps its content, the script runs again, but compiles no kernel.
#[test]
fn an_nvcc_that_is_touched_compiles_nothing() {
    let package = Package::new();
    let (nvcc, variables) = package.built_with_nvcc();
    let before = calls(&nvcc);
    touch(&nvcc);
    assert!(package.build("cuda", &variables).ran);
    assert_eq!(calls(&nvcc), before);
}

#[test]
fn a_host_compiler_that_is_replaced_compiles_again() {
    let package = Package::new();
    let (nvcc, variables) = package.built_with_nvcc();
    let before = calls(&nvcc);
    let host = package.program("tools/g++", "#!/bin/sh\necho g++ 13\n");
    touch(&host);
    assert!(package.build("cuda", &variables).ran);
    assert_eq!(calls(&nvcc), 2 * before);
    package.assert_fresh("cuda", &variables, "replaced");
}

/// A chain of links leads to the compiler, as with update-alternatives. One of these links gets a new target. Then the
/// kernels must be compiled again, although no file is newer than the last build.
#[test]
fn a_link_to_a_compiler_that_is_changed_compiles_again() {
    let package = Package::new();
    for tool in ["nvcc", "g++"] {
        let nvcc = package.nvcc("tools/real/nvcc-1", &unique(), "");
        let other = package.nvcc("tools/real/nvcc-2", &unique(), "");
        let old = package.program("tools/real/g++-1", "#!/bin/sh\necho g++ 1\n");
        let new = package.program("tools/real/g++-2", "#!/bin/sh\necho g++ 2\n");
        for program in [&nvcc, &other, &old, &new] {
            age(program);
        }
        let links = package.path("tools/alternatives");
        fs::create_dir_all(&links).unwrap();
        fs::create_dir_all(package.path("tools/many/folder")).unwrap();
        for (name, target) in [("nvcc", &nvcc), ("g++", &old)] {
            let _ = fs::remove_file(links.join(name));
            symlink(target, links.join(name)).unwrap();
            // The folder `many` contains links to the compilers, and another folder. Because of this other folder, the
            // build script does not make cargo watch `many` (`holds_few_files` in build/surroundings.rs).
            let _ = fs::remove_file(package.path("tools/many").join(name));
            symlink(links.join(name), package.path("tools/many").join(name)).unwrap();
        }
        let variable =
            |name, program: &str| (name, package.path("tools/many").join(program).to_str().unwrap().to_owned());
        let variables = [variable("CUMSM_NVCC", "nvcc"), variable("NVCC_CCBIN", "g++")];
        assert!(package.build("cuda", &variables).ran);
        package.assert_fresh("cuda", &variables, "the links are the same");
        let compiled = |package: &Package| calls(&package.path("tools/many/nvcc"));
        let before = compiled(&package);
        thread::sleep(Duration::from_millis(20));
        fs::remove_file(links.join(tool)).unwrap();
        symlink(if tool == "nvcc" { &other } else { &new }, links.join(tool)).unwrap();
        assert!(package.build("cuda", &variables).ran, "{tool}");
        assert_eq!(compiled(&package), 2 * before, "{tool}");
        fs::remove_file(package.path("tools/many/nvcc.calls")).unwrap();
    }
}

/// Without nvcc, cargo watches the places where nvcc can appear. If nothing has changed, the next build does nothing.
#[test]
fn a_toolkit_that_is_installed_later_is_found() {
    let package = Package::new();
    if Path::new("/usr/local/cuda/bin/nvcc").exists() {
        eprintln!("skipped: this machine has a toolkit at the usual place");
        return;
    }
    let home = |name: &'static str, folder: &str| (name, package.path(folder).to_str().unwrap().to_owned());
    fs::create_dir_all(package.path("tools/bin")).unwrap();
    let variables = [home("CUDA_HOME", "tools/one"), home("CUDA_PATH", "tools/two"), package.path_after("tools/bin")];
    let built = package.build("cuda", &variables);
    assert!(built.messages.contains("no nvcc found"), "{}", built.messages);
    package.assert_fresh("cuda", &variables, "nothing is found");
    // The script searches the paths of this list from the last path to the first path. So the script finds each new
    // nvcc before the older ones.
    for place in ["target/cuda-toolkit/bin/nvcc", "tools/bin/nvcc", "tools/two/bin/nvcc", "tools/one/bin/nvcc"] {
        let nvcc = package.nvcc(place, &unique(), "");
        if place == "tools/bin/nvcc" {
            // The folder tools/bin already existed, so cargo can find the change only by the time of the new file.
            touch(&nvcc);
        }
        assert!(package.build("cuda", &variables).ran, "{place}");
        assert!(calls(&nvcc) > 5, "{place}");
        package.assert_fresh("cuda", &variables, place);
    }
}

/// Writes a made-up g++ for the emulator, and returns its path.
fn cxx(package: &Package, name: &str) -> PathBuf {
    let source = package.path("tools/object.cpp");
    fs::write(&source, "int made_up;\n").unwrap();
    let object = source.with_extension("o");
    assert!(Command::new("c++").arg("-c").arg(source).arg("-o").arg(object).status().unwrap().success());
    package.program(name, &CXX.replace("VERSION", &unique()))
}

#[test]
fn variables_of_the_emulators_compiler_are_part_of_the_key() {
    let package = Package::new();
    let target = Command::new("rustc").arg("-vV").output().unwrap();
    let target = String::from_utf8(target.stdout).unwrap();
    let target = target.lines().find_map(|line| line.strip_prefix("host: ")).unwrap().to_owned();
    let (first, second) = (cxx(&package, "tools/c++-1"), cxx(&package, "tools/c++-2"));
    let [first_name, second_name] = [&first, &second].map(|path| path.to_str().unwrap().to_owned());
    let variables = vec![("CXX", first_name)];
    let build = |more: &[(&str, String)]| {
        let all: Vec<_> = variables.iter().map(|(name, value)| (*name, value.clone())).chain(more.to_vec()).collect();
        let built = package.build("emulator", &all);
        assert!(built.success, "{}", built.messages);
        built.ran
    };
    assert!(build(&[]));
    package.assert_fresh("emulator", &variables, "the same again");
    let count = calls(&first);
    assert!(count > 10);
    let underscores = target.replace('-', "_");
    for (number, suffix) in ["HOST", &target, &underscores, ""].into_iter().enumerate() {
        let form = |name: &str| match suffix {
            "HOST" => format!("HOST_{name}"),
            "" => name.to_owned(),
            _ => format!("{name}_{suffix}"),
        };
        let (compiler, flags) = (form("CXX"), form("CXXFLAGS"));
        let before = calls(&first);
        assert!(build(&[(&flags, format!("-DMADE_UP={number}"))]), "{flags}");
        assert_eq!(calls(&first), before + count, "{flags}");
        if compiler != "CXX" {
            // The first build with the second compiler compiles the kernels. Later builds take the kernels from the
            // cache.
            assert!(build(&[(&compiler, second_name.clone())]), "{compiler}");
            assert_eq!(calls(&second), count, "{compiler}");
        }
    }
    for name in OF_COMPILERS {
        let before = calls(&first);
        assert!(build(&[(name, package.path("tools").to_str().unwrap().to_owned())]), "{name}");
        assert_eq!(calls(&first), before + count, "{name}");
    }
    // A compiler of a different version replaces the first compiler.
    assert!(build(&[]));
    let before = calls(&first);
    cxx(&package, "tools/c++-1");
    touch(&first);
    assert!(build(&[]));
    assert_eq!(calls(&first), before + count);
}

/// docs.rs builds the documentation with all features, but needs no kernel.
#[test]
fn no_kernel_is_compiled_for_docs_rs() {
    let package = Package::new();
    let (nvcc, cxx) = (package.nvcc("tools/nvcc", &unique(), ""), cxx(&package, "tools/c++"));
    let [nvcc_name, cxx_name] = [&nvcc, &cxx].map(|path| path.to_str().unwrap().to_owned());
    let variables = [("DOCS_RS", "1".to_owned()), ("CUMSM_NVCC", nvcc_name), ("CXX", cxx_name)];
    let built = package.build("cuda,emulator", &variables);
    assert!(built.success && built.ran, "{}", built.messages);
    assert_eq!((calls(&nvcc), calls(&cxx)), (0, 0));
    package.assert_fresh("cuda,emulator", &variables, "the same again");
    let built = package.build("cuda,emulator", &variables[1..]);
    assert!(built.success, "{}", built.messages);
    assert!(calls(&nvcc) > 5 && calls(&cxx) > 10);
}

/// In the build script, only `surroundings.rs` reads environment variables of the user. The other files of the script
/// read only variables that cargo sets.
#[test]
fn no_other_file_reads_a_variable() {
    let build = Path::new(env!("CARGO_MANIFEST_DIR")).join("../build");
    let mut read = 0;
    for file in fs::read_dir(build).unwrap().map(|file| file.unwrap().path()) {
        for line in fs::read_to_string(&file).unwrap().lines().filter(|line| line.contains("env::var")) {
            let of_cargo = ["OUT_DIR", "NUM_JOBS", "\"TARGET\"", "CARGO_", "feature(curve)", "env::var(name)"];
            let listed = file.ends_with("surroundings.rs") || of_cargo.iter().any(|name| line.contains(name));
            assert!(listed, "{}: {line}", file.display());
            read += 1;
        }
    }
    assert!(read > 5);
}
