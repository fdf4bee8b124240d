//! The CUDA path with drivers that are missing, broken, without a GPU, and with an emulated one: each is a stand-in for
//! libcuda, compiled here, and given to msm_cli. A build without CUDA kernels never looks for a driver, and says that.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use cumsm::{CudaStatus, cuda_status};

/// A libcuda of the given C source, in a folder of its own.
fn driver(name: &str, source: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("driver.c"), source).unwrap();
    let compiler = std::env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled = Command::new(compiler)
        .args(["-shared", "-fPIC", "-o"])
        .arg(folder.join("libcuda.so"))
        .arg(folder.join("driver.c"))
        .status()
        .expect("a C compiler, as for the emulator");
    assert!(compiled.success());
    folder
}

/// Every function that the probe looks for, returning `status`; `cuDeviceGetCount` finds no device.
fn stand_in(status: u32) -> String {
    let names = [
        "cuInit",
        "cuGetErrorName",
        "cuDeviceGet",
        "cuDeviceGetName",
        "cuDeviceGetAttribute",
        "cuDeviceTotalMem_v2",
        "cuDevicePrimaryCtxRetain",
        "cuCtxGetCurrent",
        "cuCtxSetCurrent",
        "cuMemGetInfo_v2",
        "cuMemAlloc_v2",
        "cuMemAllocAsync",
        "cuMemFree_v2",
        "cuMemFreeAsync",
        "cuMemcpyHtoDAsync_v2",
        "cuMemcpyDtoHAsync_v2",
        "cuStreamCreate",
        "cuStreamSynchronize",
        "cuStreamDestroy_v2",
        "cuModuleLoadData",
        "cuModuleGetFunction",
        "cuLaunchKernel",
    ];
    let functions: String = names.iter().map(|name| format!("int {name}(void) {{ return {status}; }}\n")).collect();
    functions + &format!("int cuDeviceGetCount(int *count) {{ *count = 0; return {status}; }}\n")
}

fn msm_cli(driver: &Path, arguments: &[&str]) -> Output {
    let test = std::env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).expect("tests lie in target/<profile>/deps");
    Command::new(profile.join("examples/msm_cli")).args(arguments).env("LD_LIBRARY_PATH", driver).output().unwrap()
}

/// `devices` tells the reason, and a computation on CUDA ends in it: status 2, and no panic on the way.
fn expect(driver: &Path, reason: &str) {
    let reason = match cuda_status() {
        CudaStatus::NotCompiled { .. } => "no CUDA kernels were compiled in",
        _ => reason,
    };
    let devices = msm_cli(driver, &["devices"]);
    assert!(devices.status.success());
    assert!(String::from_utf8_lossy(&devices.stdout).contains(reason), "{devices:?}");
    let run = msm_cli(driver, &["run", "--log-size", "4", "--backend", "cuda"]);
    let message = String::from_utf8_lossy(&run.stderr);
    assert_eq!(run.status.code(), Some(2), "{message}");
    assert!(message.contains(reason) && !message.contains("panicked"), "{message}");
    let auto = msm_cli(driver, &["run", "--log-size", "12", "--check"]);
    assert!(auto.status.success() && !String::from_utf8_lossy(&auto.stderr).contains("panicked"), "{auto:?}");
}

#[test]
fn a_driver_without_a_gpu() {
    expect(&driver("no-device", &stand_in(100)), "the NVIDIA driver sees no GPU");
    expect(&driver("count-zero", &stand_in(0)), "the NVIDIA driver sees no GPU");
}

#[test]
fn a_driver_that_fails() {
    expect(&driver("fails", &stand_in(999)), "the NVIDIA driver fails with CUDA error 999");
}

#[test]
fn a_driver_that_lacks_functions() {
    let lacking = stand_in(0).replace("cuLaunchKernel", "cuLaunchNothing");
    expect(&driver("lacking", &lacking), "the NVIDIA driver fails with CUDA error 302");
}

#[test]
fn a_library_that_is_no_library() {
    let folder = driver("no-library", "int nothing;");
    fs::write(folder.join("libcuda.so"), "not a library").unwrap();
    if let CudaStatus::Ready { .. } = cuda_status() {
        return; // the real driver is found behind it
    }
    expect(&folder, "no NVIDIA driver");
}

/// A libcuda whose GPU is the emulator, with one curve's kernels.
fn emulated_driver(curve: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("emulated-{curve}"));
    fs::create_dir_all(&folder).unwrap();
    let compile = |arguments: &[&str]| {
        let compiler = std::env::var_os("CXX").unwrap_or_else(|| "c++".into());
        let mut command = Command::new(compiler);
        command.args(["-std=c++17", "-O2", "-fPIC", "-Icuda", concat!("-I", env!("CUMSM_OUT_DIR"))]).args(arguments);
        assert!(command.status().expect("a C++ compiler, as for the emulator").success(), "{command:?}");
    };
    let object = |name: &str| folder.join(name).with_extension("o").to_str().unwrap().to_owned();
    for unit in ["msm", "sort"] {
        let source = format!("cuda/entry/{unit}.cu");
        let table = format!("-DCUMSM_KERNEL_TABLE=kernels_{unit}");
        compile(&["-xc++", "-c", &source, &table, &format!("-DCUMSM_CURVE={curve}"), "-o", &object(unit)]);
    }
    let mut link = vec!["-shared".to_owned(), "-o".into(), folder.join("libcuda.so").to_str().unwrap().into()];
    link.extend([object("msm"), object("sort"), "tests/drivers/emulated.cpp".into()]);
    let emulator = fs::read_dir("cuda/emulator").unwrap().flatten().map(|file| file.path());
    link.extend(
        emulator.filter(|path| path.extension().is_some_and(|e| e == "cpp")).map(|path| path.to_str().unwrap().into()),
    );
    compile(&link.iter().map(String::as_str).collect::<Vec<_>>());
    folder
}

/// The pipeline as it talks to a driver: the same kernels, through every call of src/gpu/cuda.rs.
#[test]
fn the_pipeline_through_an_emulated_driver() {
    if cuda_status() != CudaStatus::NoDriver {
        return; // no kernels to load, or a real driver
    }
    for (curve, name) in [("bls12_381_g1", "bls12-381"), ("bls12_377_g1", "bls12-377")] {
        let driver = emulated_driver(curve);
        let devices = msm_cli(&driver, &["devices"]);
        assert!(String::from_utf8_lossy(&devices.stdout).contains("emulated driver"), "{devices:?}");
        for backend in ["cuda", "auto"] {
            let arguments =
                ["run", "--curve", name, "--size", "3000", "--backend", backend, "--check", "--repeat", "2"];
            let run = msm_cli(&driver, &arguments);
            let output = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success() && output.contains("on cuda") && output.contains("equal"), "{run:?}");
        }
        // In chunks; concurrently; and with a limit that nothing fits into.
        let run = msm_cli(
            &driver,
            &["run", "--curve", name, "--size", "3000", "--device-memory", "1MiB", "--check", "--backend", "cuda"],
        );
        assert!(run.status.success(), "{run:?}");
        let file = format!("tests/vectors/{name}-g1.json");
        let run = msm_cli(&driver, &["vectors", &file, "--backend", "cuda"]);
        assert!(run.status.success(), "{run:?}");
        let run = msm_cli(
            &driver,
            &["run", "--curve", name, "--size", "3000", "--device-memory", "1000", "--backend", "cuda"],
        );
        assert_eq!(run.status.code(), Some(2), "{run:?}");
    }
}
