//! Compiles a stand-in for libcuda (tests/drivers/emulated.cpp). The GPU of the stand-in is the emulator or the PTX
//! machine.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use cumsm::CudaStatus;

use super::ptx::ptx_folder;
use super::skipped::skipped;

/// Compiles the stand-in, links it with the emulated kernels of build.rs, and returns the folder of the compiled
/// library. `name` is the name of the folder. Each test binary must use a different folder.
pub(crate) fn emulated_driver(name: &str) -> PathBuf {
    const KERNELS: &str = cumsm::internals::OUT_DIR;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let statics = fs::read_to_string(Path::new(KERNELS).join("kernels.rs")).unwrap();
    let names: Vec<&str> =
        statics.lines().filter_map(|line| Some(line.split_once("\"/")?.1.split_once(".fatbin\"")?.0)).collect();
    let modules: String = names.iter().map(|name| format!("MODULE({name}, \"{KERNELS}/{name}.fatbin\")\n")).collect();
    fs::write(folder.join("modules.inc"), modules).unwrap();

    let compiler = std::env::var_os("CXX").unwrap_or_else(|| "c++".into());
    let mut command = Command::new(compiler);
    command
        .args(["-std=c++17", "-O2", "-fPIC", "-shared", concat!("-I", env!("CARGO_MANIFEST_DIR"), "/../cuda"), "-I"])
        .arg(&folder);
    command.arg("-o").arg(folder.join("libcuda.so")).args([
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/drivers/emulated.cpp"),
        "-L",
        KERNELS,
    ]);
    command.args(["-lcumsm_emulator", "-ldl"]);
    assert!(command.status().expect("a C++ compiler, as for the emulator").success(), "{command:?}");
    folder
}

/// Sets the environment of a command, so that the command loads the stand-in from the folder `driver`, and the
/// stand-in's GPU is the PTX machine. A bench that needs sampled launches sets EMULATED_SAMPLE after this call.
pub(crate) fn on_the_ptx_machine(command: &mut Command, driver: &Path) {
    assert!(
        std::env::var_os("EMULATED_SAMPLE").is_none(),
        "EMULATED_SAMPLE: sampled launches are for counts, not for tests"
    );
    // OUT_DIR is target/PROFILE/build/PACKAGE/out. Cargo puts the shared library of a dependency into
    // target/PROFILE/deps.
    let profile = Path::new(cumsm::internals::OUT_DIR).ancestors().nth(3).expect("a profile's folder");
    let library = profile.join("deps/libcumsm_ptx_machine.so");
    assert!(library.is_file(), "{}: no such file", library.display());
    command.env("LD_LIBRARY_PATH", driver).env("EMULATED_MACHINE", library).env("CUMSM_TEST_BACKENDS", "cpu,cuda");
}

/// Runs tests of this binary in a child process, on the PTX that nvcc made. The child's libcuda is the stand-in, with
/// the PTX machine as its GPU. So the tests cover src/gpu/cuda, the loading of fatbins, the parameters of launches, and
/// the compiled kernels. `binary` is the name of this test binary.
pub(crate) fn run_on_ptx(binary: &str, tests: &[&str]) {
    run_on_ptx_with(binary, tests, &[]);
}

/// Runs tests as [`run_on_ptx`] does, with the variables of `environment` in the child process.
pub(crate) fn run_on_ptx_with(binary: &str, tests: &[&str], environment: &[(&str, &str)]) {
    if ptx_folder().is_none() {
        return;
    }
    if CudaStatus::query() != CudaStatus::NoDriver {
        return skipped("there is a real driver");
    }
    static DRIVER: OnceLock<PathBuf> = OnceLock::new();
    let driver = DRIVER.get_or_init(|| emulated_driver(&format!("{binary}-driver")));
    let values: String = environment.iter().map(|(name, value)| format!("-{name}-{value}")).collect();
    let counts = driver.join(tests[0].replace(':', "-") + &values);
    let _ = fs::remove_file(&counts);
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "--include-ignored"]).args(tests).env("CUMSM_PTX_COUNTS", &counts);
    command.envs(environment.iter().copied());
    on_the_ptx_machine(&mut command, driver);
    // In the child process, blocks and tests run one after another. Blocks or tests that run at the same time would
    // wait for each other's accesses to memory. Other test binaries may run at the same time.
    command.envs([("RAYON_NUM_THREADS", "1"), ("RUST_TEST_THREADS", "1")]);
    let output = command.output().unwrap();
    let (printed, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let passed = printed.contains(&format!(" {} passed", tests.len()));
    assert!(output.status.success() && passed, "{tests:?}:\n{printed}\n{errors}");
    let launches = fs::read_to_string(&counts).unwrap_or_default().lines().count();
    assert!(launches > 0, "{tests:?} launched no kernel on the PTX machine");
}
