//! Tests of the CUDA path with stand-ins for libcuda: a file that is no library, drivers that fail, drivers that find
//! no GPU, and drivers whose GPU is emulated. A test compiles the stand-in, and runs msm_cli or an ignored test of this
//! file with the stand-in. A build without CUDA kernels never looks for a driver, and its `msm_cli` says that no
//! kernels were compiled in.
#![cfg(target_os = "linux")]

mod common {
    pub(crate) mod calls;
    pub(crate) mod golden;
    pub(crate) mod kernel_calls;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::thread;
use std::time::{Duration, Instant};

use ark_bls12_381::{Fr, G1Affine, g1};
use ark_ec::AffineRepr;
use ark_ff::Field;
use common::calls;
use common::golden::{self, Table};
use common::kernel_calls::wrong_calls_are_refused;
use common::ptx::ptx_folder;
use common::skipped::skipped;
use common::stand_in::{emulated_driver, on_the_ptx_machine};
use cumsm::internals::{Steps, workbench};
use cumsm::{
    Algorithm, Backend, CudaStatus, Domain, EvaluationOrder, GpuModel, Msm, MsmError, PrecomputeFactor, SparseMatrix,
};
use serde_json::Value;

/// Compiles the given C source to a libcuda, and returns the folder of this libcuda.
fn driver(name: &str, source: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("driver.c"), source).unwrap();
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let compiled = Command::new(compiler)
        .args(["-shared", "-fPIC", "-o"])
        .arg(folder.join("libcuda.so"))
        .arg(folder.join("driver.c"))
        .status()
        .expect("a C compiler, as for the emulator");
    assert!(compiled.success());
    folder
}

/// Returns the C source of all driver functions that the crate looks up. Each function returns `status`, and
/// `cuDeviceGetCount` finds no device.
fn stand_in(status: u32) -> String {
    let names = [
        "cuInit",
        "cuDriverGetVersion",
        "cuGetErrorName",
        "cuDeviceGet",
        "cuDeviceGetName",
        "cuDeviceGetAttribute",
        "cuDeviceTotalMem_v2",
        "cuDevicePrimaryCtxRetain",
        "cuDevicePrimaryCtxRelease_v2",
        "cuCtxGetCurrent",
        "cuCtxSetCurrent",
        "cuCtxGetLimit",
        "cuCtxSetLimit",
        "cuMemGetInfo_v2",
        "cuMemAlloc_v2",
        "cuMemPoolCreate",
        "cuMemPoolSetAttribute",
        "cuMemPoolGetAttribute",
        "cuMemPoolTrimTo",
        "cuMemAllocFromPoolAsync",
        "cuMemFree_v2",
        "cuMemFreeAsync",
        "cuMemsetD8Async",
        "cuMemHostAlloc",
        "cuMemFreeHost",
        "cuMemcpyHtoDAsync_v2",
        "cuMemcpyDtoHAsync_v2",
        "cuStreamCreate",
        "cuStreamSynchronize",
        "cuStreamWaitEvent",
        "cuStreamDestroy_v2",
        "cuEventCreate",
        "cuEventRecord",
        "cuEventSynchronize",
        "cuEventElapsedTime",
        "cuEventDestroy_v2",
        "cuModuleLoadData",
        "cuModuleGetFunction",
        "cuLaunchKernel",
    ];
    let functions: String = names.iter().map(|name| format!("int {name}(void) {{ return {status}; }}\n")).collect();
    functions + &format!("int cuDeviceGetCount(int *count) {{ *count = 0; return {status}; }}\n")
}

fn command(driver: &Path, arguments: &[&str]) -> Command {
    let test = env::current_exe().unwrap();
    let profile = test.parent().and_then(Path::parent).expect("tests lie in target/<profile>/deps");
    let mut command = Command::new(profile.join("examples/msm_cli"));
    command.args(arguments).env("LD_LIBRARY_PATH", driver);
    command
}

fn msm_cli(driver: &Path, arguments: &[&str]) -> Output {
    command(driver, arguments).output().unwrap()
}

/// True if this build has kernels and finds no real driver. Otherwise, prints that the test is skipped.
fn takes_a_stand_in() -> bool {
    let takes = CudaStatus::query() == CudaStatus::NoDriver;
    if !takes {
        skipped("this build has no kernels, or there is a real driver");
    }
    takes
}

/// Checks that `msm_cli devices` prints `reason`. A computation on CUDA must print `reason`, and end with the exit
/// status 2 and without a panic. A computation with the automatic backend must succeed, without a panic.
fn expect(driver: &Path, reason: &str) {
    let reason = match CudaStatus::query() {
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
    expect(
        &driver("fails", &stand_in(999)),
        "the NVIDIA driver fails with CUDA error 999; run `nvidia-smi` to see why",
    );
}

/// The driver reports one of two errors: libcuda and the kernel module have different versions, or a package for
/// forward compatibility is installed on a machine whose GPU does not support this package.
#[test]
fn a_driver_that_is_installed_wrongly() {
    expect(
        &driver("mismatch", &stand_in(803)),
        "CUDA error 803; libcuda and the kernel module are of different versions",
    );
    expect(&driver("compat", &stand_in(804)), "CUDA error 804; libcuda is a package for forward compatibility");
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
    if let CudaStatus::Ready { .. } = CudaStatus::query() {
        skipped("the real driver is found after the stand-in");
        return;
    }
    expect(&folder, "no NVIDIA driver");
}

/// The pipeline runs the emulated kernels. The test covers every call that src/gpu/cuda makes to the driver.
#[test]
fn the_pipeline_through_an_emulated_driver() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated");
    let devices = msm_cli(&driver, &["devices"]);
    assert!(String::from_utf8_lossy(&devices.stdout).contains("emulated driver"), "{devices:?}");
    for (curve, algorithms) in [("bls12-381", ["lb-msm", "lb-msm-const"]), ("bls12-377", ["edmsm", "cuzk"])] {
        let run = |arguments: &[&str]| {
            msm_cli(&driver, &[&["run", "--curve", curve, "--size", "3000", "--check"], arguments].concat())
        };
        for backend in ["cuda", "auto"] {
            let run = run(&["--backend", backend, "--repeat", "2"]);
            let output = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success() && output.contains("on cuda") && output.contains("equal"), "{run:?}");
        }
        for algorithm in algorithms {
            let run = run(&["--backend", "cuda", "--algorithm", algorithm]);
            assert!(run.status.success(), "{run:?}");
        }
        // First, a sum is computed in chunks. Then the command `vectors` computes many sums.
        let chunks = run(&["--device-memory", "1MiB", "--backend", "cuda"]);
        assert!(chunks.status.success(), "{chunks:?}");
        let file = format!("{}/../tests/vectors/{curve}-g1.json", env!("CARGO_MANIFEST_DIR"));
        let vectors = msm_cli(&driver, &["vectors", &file, "--backend", "cuda"]);
        assert!(vectors.status.success(), "{vectors:?}");
        // Bases are prepared on the device, saved to a file, and loaded again.
        let prepared = driver.join(format!("{curve}.bases")).display().to_string();
        let prepare = ["prepare", "--curve", curve, "--size", "60", "--precompute", "2", "--backend", "cuda", "--out"];
        let prepare = msm_cli(&driver, &[&prepare[..], &[&prepared, "--algorithm", algorithms[0]]].concat());
        assert!(prepare.status.success(), "{prepare:?}");
        for backend in ["cuda", "cpu"] {
            let run =
                msm_cli(&driver, &["run", "--curve", curve, "--bases", &prepared, "--backend", backend, "--check"]);
            assert!(run.status.success(), "{run:?}");
        }
        let nothing = run(&["--device-memory", "1000", "--backend", "cuda"]);
        assert_eq!(nothing.status.code(), Some(2), "{nothing:?}");
    }
    // The bases are copied on a stream of their own. The copy has more pieces than there are threads that fill pinned
    // memory. So a thread fills its second piece before the device has read this thread's first piece.
    assert_eq!(counted(&driver, command(&driver, &LARGE)).copies, 2);
    let mut unpinned = command(&driver, &LARGE);
    unpinned.env("EMULATED_PINNED_MEMORY", "none");
    assert_eq!(counted(&driver, unpinned).copies, 0);
    kernels_that_do_not_fit(&driver);
    timings_through(&driver);
    run_here(&driver, "wrong_calls_are_refused_on_cuda", &[]);
}

/// A large computation. The bases and the scalars take more than 2 MiB each, so the copies go through pinned memory.
const LARGE: [&str; 8] = ["run", "--size", "150000", "--scalars", "bits", "--backend", "cuda", "--check"];

/// The counts that the stand-in writes when its process ends. See tests/drivers/emulated.cpp.
#[derive(Debug, PartialEq)]
struct Counts {
    contexts: u64,
    streams: u64,
    alive: u64,
    growths: u64,
    refused: u64,
    allocations: u64,
    copies: u64,
    late: u64,
    stack: u64,
    waits: u64,
}

/// Runs a command that must succeed, and returns the stand-in's counts.
fn counted(driver: &Path, mut command: Command) -> Counts {
    let file = driver.join("counts");
    let output = command.env("EMULATED_COUNTS", &file).output().unwrap();
    assert!(output.status.success(), "{command:?}\n{output:?}");
    let text = fs::read_to_string(&file).unwrap();
    let count = |name: &str| {
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|count| count.trim().parse().ok()).unwrap_or_else(|| panic!("{name} in {text}"))
    };
    Counts {
        contexts: count("contexts"),
        streams: count("streams"),
        alive: count("alive"),
        growths: count("growths"),
        refused: count("refused"),
        allocations: count("allocations"),
        copies: count("copies"),
        late: count("late"),
        stack: count("stack"),
        waits: count("waits"),
    }
}

/// Runs an ignored test of this binary with the given driver, and returns the driver's counts.
fn run_here(driver: &Path, test: &str, environment: &[(&str, &str)]) -> Counts {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--ignored", "--exact", test]).env("LD_LIBRARY_PATH", driver).envs(environment.iter().copied());
    counted(driver, command)
}

/// A GPU that is not used is not opened. The second computation reuses the streams and the memory of the first
/// computation.
#[test]
fn streams_and_memory_are_kept() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-kept");
    let memory = ("EMULATED_MEMORY", "67108864,67108864");
    let count = |arguments: &[&str]| {
        let mut command = command(&driver, arguments);
        command.envs([memory]);
        counted(&driver, command)
    };
    assert_eq!(count(&["devices"]).contexts, 0);
    let in_chunks = ["run", "--size", "3000", "--device-memory", "1MiB", "--backend", "cuda", "--check"];
    let run = |repeat| count(&[&in_chunks[..], &["--repeat", repeat]].concat());
    let (once, twice) = (run("1"), run("2"));
    assert_eq!((once.contexts, once.allocations, once.refused), (1, 0, 0), "{once:?}");
    assert!(once.streams > 0 && once.growths > 0, "{once:?}");
    assert_eq!(once, Counts { waits: once.waits, ..twice });
}

/// After a permanent error, later computations do not call the driver, so the number of waits for streams stays the
/// same. The error 1 is not permanent, so each later computation waits for a stream again.
#[test]
fn a_lost_gpu_is_not_asked_again() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-lost");
    for (code, lasts) in [("700", true), ("715", true), ("719", true), ("1", false)] {
        let count = |times| {
            let environment =
                [("EMULATED_WAITING", code), ("LOST_TIMES", times), ("LOST_LASTS", if lasts { "1" } else { "" })];
            run_here(&driver, "each_computation_fails_on_cuda", &environment)
        };
        let (once, thrice) = (count("1"), count("3"));
        assert!(once.waits > 0);
        assert_eq!(thrice.waits == once.waits, lasts, "CUDA error {code}: {once:?}, then {thrice:?}");
        // A stream that has failed is destroyed.
        assert_eq!((once.alive, thrice.alive), (0, 0), "CUDA error {code}: {once:?}, then {thrice:?}");
    }
}

/// Computes with a driver that returns an error for each wait for a stream.
#[test]
#[ignore = "a_lost_gpu_is_not_asked_again runs it, with that driver"]
fn each_computation_fails_on_cuda() {
    let variable = |name| std::env::var(name).unwrap();
    let (times, lasts) = (variable("LOST_TIMES").parse::<usize>().unwrap(), !variable("LOST_LASTS").is_empty());
    let code: u32 = variable("EMULATED_WAITING").parse().unwrap();
    let n = 3000;
    let (bases, scalars) = (vec![G1Affine::generator(); n], vec![Fr::from(1); n]);
    let on = |backend| Msm::builder().backend(backend).build().unwrap();
    let cuda = on(Backend::Cuda);
    for time in 0..times {
        let error = cuda.msm(&bases, &scalars).unwrap_err();
        let said = error.to_string();
        assert!(matches!(error, MsmError::Device { code: Some(found), .. } if found == code), "{said}");
        assert_eq!(said.contains("restart the process"), lasts, "{said}");
        assert_eq!(said.contains("it is lost to this process since "), lasts && time > 0, "{said}");
    }
    // After a permanent error, the status reports the loss of the GPU, and the CPU computes the sum. After the error 1,
    // the status reports no loss.
    let CudaStatus::Ready { failed, .. } = CudaStatus::query() else { panic!("the driver is not there") };
    assert_eq!(failed, if lasts { vec![(0, code)] } else { vec![] });
    if lasts {
        let output = on(Backend::Auto).msm_output(&bases, &scalars).unwrap();
        assert_eq!(output.result, G1Affine::generator() * Fr::from(n as u64));
        assert!(matches!(output.fallback, Some(MsmError::Device { .. })));
    }
}

/// If a computation fails, but its streams do not, later computations use the streams again.
#[test]
fn streams_of_failed_products_are_used_again() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-products");
    let streams = |times| run_here(&driver, "products_fail_on_cuda", &[("FAILED_TIMES", times)]).streams;
    assert_eq!(streams("1"), streams("5"));
}

/// The first launch of each product fails. Before this launch, the memory and the stream of the product already exist.
#[test]
#[ignore = "streams_of_failed_products_are_used_again runs it, with that driver"]
fn products_fail_on_cuda() {
    let rows: Vec<_> = (0..100u64).map(|row| vec![(Fr::from(row + 1), row as usize)]).collect();
    let (matrix, vector) = (SparseMatrix::new(&rows, rows.len()).unwrap(), vec![Fr::from(3); rows.len()]);
    let cuda = Msm::builder().backend(Backend::Cuda).build().unwrap();
    for _ in 0..env::var("FAILED_TIMES").unwrap().parse().unwrap() {
        calls::fail_launch(0);
        assert!(matches!(matrix.multiply_with(&cuda, &vector), Err(MsmError::Device { .. })));
    }
    assert_eq!(matrix.multiply_with(&cuda, &vector).unwrap(), matrix.multiply(&vector).unwrap());
}

/// Some GPUs read pageable memory through the page tables of the host (attribute 100). For such a GPU, a copy may read
/// its source after the call of the driver has returned. So the host must wait for each copy from pageable memory.
#[test]
fn sources_of_copies_live_until_they_are_read() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-pageable");
    for pinned in ["all", "none"] {
        let environment = [("EMULATED_ATTRIBUTES", "100:1"), ("EMULATED_PINNED_MEMORY", pinned)];
        assert_eq!(run_here(&driver, "temporary_sources_are_copied_on_cuda", &environment).late, 0);
        // Without pinned memory, even large copies are made from pageable memory.
        let mut large = command(&driver, &LARGE);
        large.envs(environment);
        assert_eq!(counted(&driver, large).late, 0);
    }
}

/// Two kinds of values are in temporary memory of the host: the zeros after a short vector of a batch, and the powers
/// of a coset's offset.
#[test]
#[ignore = "sources_of_copies_live_until_they_are_read runs it, with that driver"]
fn temporary_sources_are_copied_on_cuda() {
    let n = 1 << 12;
    let points: Vec<_> = (1..=n as u64).map(|i| (G1Affine::generator() * Fr::from(i)).into()).collect();
    let k: Vec<_> = (0..n as u64).map(|i| Fr::from(i).square() - Fr::from(7)).collect();
    let engine = |backend| Msm::builder().backend(backend).build().unwrap();
    let (cuda, cpu) = (engine(Backend::Cuda), engine(Backend::Cpu));
    for _ in 0..2 {
        let vectors = [&k[..], &k[..n / 2], &k[..5]];
        assert_eq!(cuda.batch(&points, &vectors).unwrap().result, cpu.batch(&points, &vectors).unwrap().result);
        let domain = Domain::new(n).unwrap().coset(Fr::from(11)).unwrap();
        let (mut vector, mut expected) = (cuda.vector(&k).unwrap(), k.clone());
        vector.forward(&domain, EvaluationOrder::Natural).unwrap();
        domain.forward(&mut expected, EvaluationOrder::Natural).unwrap();
        assert_eq!(*vector.to_vec().unwrap(), expected);
    }
}

/// The driver may compile a module for many seconds. While one thread loads a module, other threads can load other
/// modules.
#[test]
fn modules_are_loaded_at_the_same_time() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-loading");
    run_here(&driver, "two_curves_compute_on_cuda", &[("EMULATED_TOGETHER", "2")]);
}

/// Two threads compute sums on two curves, so the first modules that the two threads load are different.
#[test]
#[ignore = "modules_are_loaded_at_the_same_time runs it, with that driver"]
fn two_curves_compute_on_cuda() {
    let msm = Msm::builder().backend(Backend::Cuda).build().unwrap();
    let n = 3000;
    thread::scope(|scope| {
        scope.spawn(|| {
            let generator = G1Affine::generator();
            assert_eq!(msm.msm(&vec![generator; n], &vec![Fr::from(1); n]).unwrap(), generator * Fr::from(n as u64));
        });
        let generator = ark_bn254::G1Affine::generator();
        let sum = msm.msm(&vec![generator; n], &vec![ark_bn254::Fr::from(1); n]).unwrap();
        assert_eq!(sum, generator * ark_bn254::Fr::from(n as u64));
    });
}

/// Local memory is reserved before the free memory is read. Among the kernels of a group (G1 or G2), the kernel with
/// the largest stack frame determines the size of the reserved local memory. Kernels of G2 have larger stack frames
/// than kernels of G1.
#[test]
fn local_memory_is_reserved_before_the_plan() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-stack");
    let stack = |group: &str| {
        let run = ["run", "--group", group, "--size", "3000", "--backend", "cuda", "--check"];
        let mut command = command(&driver, &run);
        command.env("EMULATED_MEMORY", "134217728");
        let counts = counted(&driver, command);
        // The plan fits into the memory that is free after the reservation, so the plan is made only once.
        assert_eq!(counts.refused, 0, "{counts:?}");
        counts.stack
    };
    let (g1, g2) = (stack("g1"), stack("g2"));
    assert!(g1 >= 1024 && g2 > 2000 && g1 < g2, "{g1} {g2}");
}

/// The clock (attribute 13), the memory clock (36), the width of the bus (37) and the L2 cache (38) come from the
/// driver.
#[test]
fn the_rates_of_a_gpu_are_those_of_its_driver() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-rates");
    run_here(
        &driver,
        "reported_rates_on_cuda",
        &[("EMULATED_ATTRIBUTES", "13:1500000,36:2619000,37:5120,38:61865984")],
    );
    // If the driver reports 0 for a rate, the rate of a similar GPU is used.
    run_here(&driver, "rates_are_there_on_cuda", &[("EMULATED_ATTRIBUTES", "13:0,36:0,37:5120,38:0")]);
    let of = |capability: &str| {
        let devices = command(&driver, &["devices"]).env("EMULATED_ATTRIBUTES", capability).output().unwrap();
        String::from_utf8_lossy(&devices.stdout).into_owned()
    };
    assert!(!of("75:9,76:0").contains("the driver compiles the kernels"));
    let newer = of("75:12,76:1");
    assert!(newer.contains("the driver compiles the kernels at first use") && newer.contains("ARCHS=121"), "{newer}");
    let run = ["run", "--size", "3000", "--backend", "cuda", "--check"];
    for (capability, said) in [("75:9,76:0", false), ("75:12,76:1", true)] {
        let run = command(&driver, &run).env("EMULATED_ATTRIBUTES", capability).output().unwrap();
        let message = String::from_utf8_lossy(&run.stderr);
        assert!(run.status.success(), "{run:?}");
        assert_eq!(message.contains("note: the driver compiles the kernels"), said, "{message}");
    }
}

fn hardware() -> GpuModel {
    let CudaStatus::Ready { gpus, .. } = CudaStatus::query() else { panic!("the driver is not there") };
    gpus[0].hardware
}

#[test]
#[ignore = "the_rates_of_a_gpu_are_those_of_its_driver runs it, with that driver"]
fn reported_rates_on_cuda() {
    let GpuModel { clock_khz, cache, memory_bandwidth, .. } = hardware();
    assert_eq!((clock_khz, cache, memory_bandwidth), (1_500_000, 61_865_984, 2 * 2_619_000_000 * 640));
}

#[test]
#[ignore = "the_rates_of_a_gpu_are_those_of_its_driver runs it, with that driver"]
fn rates_are_there_on_cuda() {
    let GpuModel { clock_khz, cache, memory_bandwidth, .. } = hardware();
    assert!(clock_khz > 0 && cache > 0 && memory_bandwidth > 0);
}

/// Threads compute at the same time, on GPUs that have memory for only a few computations. The test has three cases:
/// each release of memory returns an error; there are three GPUs; the GPU has no memory pools. If a release of memory
/// fails, the computation still succeeds.
#[test]
fn threads_share_gpus() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-threads");
    for environment in [
        &[("EMULATED_MEMORY", "25165824"), ("EMULATED_FREEING", "999")][..],
        &[("EMULATED_MEMORY", "25165824,16777216,8388608")],
        &[("EMULATED_MEMORY", "25165824"), ("EMULATED_POOLS", "none")],
    ] {
        let counts = run_here(&driver, "threads_compute_on_cuda", environment);
        assert_eq!((counts.refused, counts.allocations), (0, 0), "{environment:?}: {counts:?}");
        // On each GPU, there are at most two streams for each thread. In addition, there is one stream for each
        // computation that leaves memory behind. At most 64 computations leave memory behind.
        assert!(counts.streams <= (2 * THREADS + 64) * counts.contexts, "{environment:?}: {counts:?}");
    }
}

const THREADS: u64 = 8;

/// A GPU that cannot be opened is left out and reported. If no GPU can be opened, a computation with the backend `cuda`
/// returns an error. If no GPU can be opened, and the backend is `auto`, the CPU computes the sum.
#[test]
fn a_gpu_that_cannot_be_opened() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-unopened");
    let memory = ("EMULATED_MEMORY", "67108864,67108864,67108864");
    let counts = run_here(&driver, "gpu_1_is_left_out_on_cuda", &[memory, ("EMULATED_UNOPENED", "1")]);
    assert_eq!(counts.contexts, 2);
    for (backend, status, said) in [("cuda", 2, "opening GPU 0 failed: EMULATED (CUDA error 2)"), ("auto", 0, "on cpu")]
    {
        let arguments = ["run", "--size", "3000", "--backend", backend, "--check"];
        let run = command(&driver, &arguments).env("EMULATED_UNOPENED", "0").output().unwrap();
        let output = [run.stdout.as_slice(), &run.stderr].concat();
        let output = String::from_utf8_lossy(&output);
        assert_eq!(run.status.code(), Some(status), "{output}");
        assert!(output.contains(said), "{output}");
    }
}

/// Computes on three GPUs, of which the second cannot be opened.
#[test]
#[ignore = "a_gpu_that_cannot_be_opened runs it, with that driver"]
fn gpu_1_is_left_out_on_cuda() {
    let ordinals = || {
        let CudaStatus::Ready { gpus, failed } = CudaStatus::query() else { panic!("the driver is not there") };
        (gpus.iter().map(|gpu| gpu.ordinal).collect::<Vec<_>>(), failed)
    };
    let msm = Msm::builder().backend(Backend::Cuda).cuda_devices(0..3).build().unwrap();
    // No GPU has been opened yet.
    assert_eq!(ordinals(), (vec![0, 1, 2], vec![]));
    let n = 1 << 15;
    let output = msm.msm_output(&vec![G1Affine::generator(); n], &vec![Fr::from(1); n]).unwrap();
    assert_eq!(output.result, G1Affine::generator() * Fr::from(n as u64));
    let Steps::Gpus(partitions) = &output.plan.steps else { panic!("{}", output.plan) };
    assert_eq!(partitions.len(), 2, "{}", output.plan);
    assert_eq!(ordinals(), (vec![0, 2], vec![(1, 2)]));
    assert_eq!(CudaStatus::query().to_string(), "2 GPU(s); GPU 1 fails with CUDA error 2");

    // There is no GPU 7. The backend `auto` leaves GPU 7 out, and the backend `cuda` refuses the list.
    let built = |backend| Msm::builder().backend(backend).cuda_devices([7, 0]).build();
    assert!(matches!(built(Backend::Cuda), Err(MsmError::BackendUnavailable { .. })));
    assert_eq!(built(Backend::Auto).unwrap().plan::<g1::Config>(n).unwrap().backend, Backend::Cuda);
}

/// Each thread prepares bases, computes a sum with these bases, drops the bases, and computes a second sum with more
/// points.
#[test]
#[ignore = "threads_share_gpus runs it, with that driver"]
fn threads_compute_on_cuda() {
    let CudaStatus::Ready { gpus, .. } = CudaStatus::query() else { panic!("the driver is not there") };
    let msm = Msm::builder().backend(Backend::Cuda).cuda_devices(0..gpus.len()).build().unwrap();
    let points = vec![G1Affine::generator(); 6000];
    let compute = |seed: u64| {
        let k: Vec<_> = (0..6000).map(|i| Fr::from((i * seed) % 5 % 2)).collect();
        let sum = |n: usize| G1Affine::generator() * k[..n].iter().sum::<Fr>();
        let bases = msm.prepare(&points[..100]).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        assert_eq!(bases.msm(&k[..100]).unwrap(), sum(100));
        drop(bases);
        assert_eq!(msm.msm(&points, &k).unwrap(), sum(6000));
    };
    thread::scope(|scope| (1..=THREADS).for_each(|seed| drop(scope.spawn(move || compute(seed)))));
}

/// Runs the compiled kernels on the PTX machine, once in chunks, and once with large inputs, which a second stream
/// uploads. With EMULATED_ORDER=none, the PTX machine does not know that the first stream waits for the upload. So the
/// machine must find a race.
#[test]
fn streams_on_the_ptx_machine() {
    if ptx_folder().is_none() {
        return;
    }
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-ptx");
    let run = |arguments: &[&str]| {
        let mut command = command(&driver, &[&["run", "--backend", "cuda", "--check"], arguments].concat());
        on_the_ptx_machine(&mut command, &driver);
        command
    };
    let chunks = ["--size", "3000", "--device-memory", "1MiB"];
    let streams = ["--curve", "bn254", "--size", "45000", "--scalars", "bits"];
    for arguments in [&chunks[..], &streams] {
        let run = run(arguments).output().unwrap();
        let output = String::from_utf8_lossy(&run.stdout);
        assert!(run.status.success() && output.contains("on cuda") && output.contains("equal"), "{run:?}");
    }
    let raced = run(&streams).env("EMULATED_ORDER", "none").output().unwrap();
    let message = String::from_utf8_lossy(&raced.stderr);
    assert!(!raced.status.success() && message.contains("recode_signed") && message.contains("race: "), "{raced:?}");
}

/// The driver cannot load the kernels, because they were built for other GPUs, or by a toolkit that the driver does not
/// know. With `--backend cuda`, the error message says what the user can do. With the automatic backend, the CPU
/// computes the right sum.
fn kernels_that_do_not_fit(driver: &Path) {
    let run = |status: &str, backend: &str| {
        let arguments = ["run", "--size", "3000", "--backend", backend, "--check"];
        command(driver, &arguments).env("EMULATED_LOADING", status).output().unwrap()
    };
    for (status, said) in [
        ("209", "no kernels for compute capability 9.0; build it with CUMSM_CUDA_ARCHS=90"),
        ("200", "the driver (for CUDA 12.4) cannot load kernels that nvcc "),
        ("222", "install driver "),
        ("218", "or build with an older nvcc"),
        ("999", "loading kernel "),
    ] {
        let refused = run(status, "cuda");
        let message = String::from_utf8_lossy(&refused.stderr);
        assert_eq!(refused.status.code(), Some(2), "{message}");
        assert!(message.contains(said) && message.contains(&format!("CUDA error {status}")), "{message}");
        let computed = run(status, "auto");
        assert!(computed.status.success(), "{computed:?}");
    }
}

/// The crate refuses the wrong launches of tests/common/kernel_calls.rs on CUDA as well, so no wrong launch reaches the
/// driver.
#[test]
#[ignore = "the_pipeline_through_an_emulated_driver runs it, with that driver"]
fn wrong_calls_are_refused_on_cuda() {
    let engine = Msm::builder().backend(Backend::Cuda).build().unwrap();
    wrong_calls_are_refused(&workbench(&engine).unwrap());
}

/// Times of stages come from events. Events are recorded only if the caller asks for times.
fn timings_through(driver: &Path) {
    let run = ["run", "--size", "3000", "--backend", "cuda", "--json"];
    let timed = msm_cli(driver, &[&run[..], &["--timings", "--device-memory", "2MiB"]].concat());
    assert!(timed.status.success(), "{timed:?}");
    let record: Value = serde_json::from_slice(&timed.stdout).unwrap();
    let stages = record["timings"].as_array().expect("a list of stages");
    let names: Vec<_> = stages.iter().map(|stage| stage["stage"].as_str().unwrap()).collect();
    assert_eq!(names, ["upload", "convert", "recode", "sort", "accumulate", "aggregate", "combine"]);
    let total: f64 = stages.iter().map(|stage| stage["seconds"].as_f64().unwrap()).sum();
    let seconds = record["seconds"].as_f64().unwrap();
    assert!(seconds / 2.0 < total && total < seconds, "{record}");

    let without_events =
        |arguments: &[&str]| command(driver, arguments).env("EMULATED_EVENTS", "none").output().unwrap();
    let untimed = without_events(&run);
    assert!(untimed.status.success(), "{untimed:?}");
    let timed = without_events(&[&run[..], &["--timings"]].concat());
    let message = String::from_utf8_lossy(&timed.stderr);
    assert_eq!(timed.status.code(), Some(2), "{message}");
    assert!(message.contains("recording an event failed: EMULATED (CUDA error 801)"), "{message}");
}

/// The command that writes `verify/golden/driver-calls.tsv`.
const CALLS_COMMAND: &str = "CUMSM_WRITE_CALLS=1 cargo test --release -p cumsm-verify --test driver calls";

/// The base-2 logarithms of the numbers of points. For the sizes in `COMPUTED`, the stand-in computes the sums. For the
/// sizes in `COUNTED`, the stand-in only counts calls. For all sizes, the stand-in's GPU has the memory and the number
/// of multiprocessors of an H200.
const COMPUTED: [u32; 2] = [10, 12];
const COUNTED: [u32; 6] = [14, 16, 18, 20, 22, 24];

/// For each size, compares the driver calls of two equal computations with the committed table.
#[test]
fn the_calls_of_a_computation_to_the_driver() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-calls");
    let file = driver.join("rows");
    let mut table = Table::new(3, &["bases", "log points", "computation"]);
    table.columns.extend(calls::COLUMNS.map(String::from));
    let h200 = [("EMULATED_MULTIPROCESSORS", "132"), ("EMULATED_MEMORY", "150000000000")];
    for (sizes, kernels) in [(&COMPUTED[..], "all"), (&COUNTED, "none")] {
        let sizes: Vec<_> = sizes.iter().map(u32::to_string).collect();
        let mut environment = vec![("CALLS_SIZES", sizes.join(",")), ("CALLS_ROWS", file.display().to_string())];
        environment.extend(h200.map(|(name, value)| (name, value.into())));
        environment.push(("EMULATED_KERNELS", kernels.into()));
        let environment: Vec<_> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        run_here(&driver, "calls_are_counted_on_cuda", &environment);
        let rows = fs::read_to_string(&file).unwrap();
        table.rows.extend(rows.lines().map(|row| row.split('\t').map(String::from).collect()));
    }
    println!("{table}");
    // The bounds below must hold even if this run writes the table (CUMSM_WRITE_CALLS).
    for row in table.rows.iter().filter(|row| row[2] == "second") {
        let cell = |name| row[table.columns.iter().position(|column| column == name).unwrap()].parse::<u64>().unwrap();
        for nothing in
            ["allocations", "frees", "pinned allocations", "free memory asked", "waits behind", "bytes cleared"]
        {
            assert_eq!(cell(nothing), 0, "{nothing}: {row:?}");
        }
        assert_eq!((cell("copies out"), cell("waits")), (1, 1), "{row:?}");
        assert!(cell("log points") > 14 || cell("launches") <= 12, "{row:?}");
    }
    if env::var_os("CUMSM_WRITE_CALLS").is_some() {
        table.write("driver-calls.tsv", Some(CALLS_COMMAND));
    }
    let differences = table.differences(&Table::read("driver-calls.tsv", 3), &[], |_| true);
    assert_eq!(golden::report(&differences, CALLS_COMMAND), 0, "{differences:#?}");
}

/// Writes the rows of `verify/golden/driver-calls.tsv` for some sizes, with plain bases and with prepared bases.
#[test]
#[ignore = "the_calls_of_a_computation_to_the_driver runs it, with that driver"]
fn calls_are_counted_on_cuda() {
    let computes = env::var_os("EMULATED_KERNELS").is_some_and(|kernels| kernels == "all");
    let mut rows = String::new();
    for log_points in env::var("CALLS_SIZES").unwrap().split(',') {
        let n = 1usize << log_points.parse::<u32>().unwrap();
        let points = vec![G1Affine::generator(); n];
        let k: Vec<_> = (0..n as u64).map(|i| Fr::from(i + 1).pow([5])).collect();
        let sum = G1Affine::generator() * k.iter().sum::<Fr>();
        for prepared in [false, true] {
            let msm = Msm::builder().backend(Backend::Cuda).build().unwrap();
            let factor = PrecomputeFactor::Fixed(2);
            let bases = prepared.then(|| msm.prepare(&points).precompute(factor).build().unwrap());
            for computation in ["first", "second"] {
                let compute = || {
                    let found = match &bases {
                        None => msm.msm(&points, &k),
                        Some(bases) => bases.msm(&k),
                    };
                    assert!(found.unwrap() == sum || !computes);
                };
                let cells = calls::of(compute).cells().join("\t");
                let bases = if prepared { "prepared" } else { "plain" };
                rows += &format!("{bases}\t{log_points}\t{computation}\t{cells}\n");
            }
        }
    }
    fs::write(env::var_os("CALLS_ROWS").unwrap(), rows).unwrap();
}

/// A computation leaves no secret in the memory of a GPU, even if the computation fails. A computation can reuse the
/// memory that earlier computations have kept. After the engine is dropped, no memory is kept.
#[test]
fn memory_is_left_to_the_next_computation() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-left");
    for pools in ["all", "none"] {
        let environment = [("EMULATED_MEMORY", "67108864"), ("EMULATED_POOLS", pools)];
        let counts = run_here(&driver, "nothing_secret_is_left_on_cuda", &environment);
        assert_eq!((counts.refused, counts.allocations), (0, 0), "{pools}: {counts:?}");
        run_here(&driver, "no_pairs_are_left_on_cuda", &environment);
        let counts = run_here(&driver, "left_memory_is_released_on_cuda", &environment);
        assert_eq!(counts.allocations, 0, "{pools}: {counts:?}");
        assert!(counts.refused > 0, "{pools}: {counts:?}");
    }
    let refused = command(&driver, &["run", "--curve", "bn254", "--size", "90000", "--backend", "cuda"])
        .env("CUMSM_PINNED_MEMORY", "warm")
        .output()
        .unwrap();
    let message = String::from_utf8_lossy(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{message}");
    assert!(message.contains("CUMSM_PINNED_MEMORY is \"warm\"; it takes `plain` or `write-combined`"), "{message}");
}

/// After the last engine, prepared bases and vectors of a GPU have been dropped, the driver has no memory of this
/// process. In the second case, each release returns an error, although the release succeeds.
#[test]
fn unused_memory_is_returned() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-returned");
    for environment in [&[][..], &[("EMULATED_FREEING", "999")]] {
        let counts = run_here(&driver, "memory_is_returned_on_cuda", environment);
        assert_eq!((counts.refused, counts.allocations), (0, 0), "{environment:?}: {counts:?}");
    }
}

/// A caller may use CUDA on the thread that calls this crate. So after each call, the context that was current before
/// the call is current again.
#[test]
fn the_callers_context_stays_current() {
    if !takes_a_stand_in() {
        return;
    }
    let driver = emulated_driver("emulated-context");
    for pools in ["all", "none"] {
        let environment = [("EMULATED_MEMORY", "67108864,67108864"), ("EMULATED_POOLS", pools)];
        run_here(&driver, "calls_keep_the_context_on_cuda", &environment);
    }
}

/// Computes on GPU 0. Before each call, the context of GPU 1 is current, or no context is current.
#[test]
#[ignore = "the_callers_context_stays_current runs it, with that driver"]
fn calls_keep_the_context_on_cuda() {
    let n = 1 << 12;
    let (points, k) = (vec![G1Affine::generator(); n], vec![Fr::ONE; n]);
    let sum = G1Affine::generator() * Fr::from(n as u64);
    for ordinal in [None, Some(1)] {
        let context = calls::make_current(ordinal);
        let check = |call: &str| assert_eq!(calls::current_context(), context, "{call}, GPU {ordinal:?}");
        let msm = Msm::builder().backend(Backend::Cuda).build().unwrap();
        check("build");
        msm.device_memory().unwrap();
        check("device_memory");
        msm.plan::<g1::Config>(n).unwrap();
        check("plan");
        for _ in 0..2 {
            assert_eq!(msm.msm(&points, &k).unwrap(), sum);
            check("msm");
        }
        let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        check("prepare");
        let mut vector = msm.vector(&k).unwrap();
        check("vector");
        assert_eq!(bases.msm_over(&vector).unwrap(), sum);
        check("msm_over");
        vector.forward(&Domain::new(n).unwrap(), EvaluationOrder::Natural).unwrap();
        check("forward");
        let rows: Vec<_> = (0..n).map(|row| vec![(Fr::from(2), row)]).collect();
        let matrix = msm.matrix(SparseMatrix::new(&rows, n).unwrap()).unwrap();
        check("matrix");
        let product = matrix.multiply(&vector).unwrap();
        check("multiply");
        product.to_vec().unwrap();
        check("to_vec");
        calls::fail_launch(0);
        assert!(msm.msm(&points, &k).is_err());
        check("a call that fails");
        drop(product);
        check("drop of a product");
        drop((vector, matrix));
        check("drop of a vector and a matrix");
        drop(bases);
        check("drop of bases");
        drop(msm);
        check("drop of an engine");
    }
}

/// The engine, the bases and the vector use the GPU, and are dropped one after another. After the GPU's memory has been
/// returned, a second engine computes.
#[test]
#[ignore = "unused_memory_is_returned runs it, with that driver"]
fn memory_is_returned_on_cuda() {
    let n = 3000;
    let (points, k) = (vec![G1Affine::generator(); n], vec![Fr::ONE; n]);
    let sum = G1Affine::generator() * Fr::from(n as u64);
    for _ in 0..2 {
        let msm = Msm::builder().backend(Backend::Cuda).build().unwrap();
        let bases = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
        let vector = msm.vector(&k).unwrap();
        assert_eq!(msm.msm(&points, &k).unwrap(), sum);
        drop(msm);
        assert_eq!(bases.msm(&k).unwrap(), sum);
        drop(bases);
        assert!(calls::reserved_memory() > 0, "the vector is on the GPU");
        assert_eq!(*vector.to_vec().unwrap(), k);
        drop(vector);
        assert_eq!(calls::reserved_memory(), 0);
    }
}

/// Waits for at most 20 seconds until no memory holds the bytes of `secret`. Returns true if no memory holds these
/// bytes.
fn is_wiped<T>(secret: &T) -> bool {
    let end = Instant::now() + Duration::from_secs(20);
    while calls::holds(secret) && Instant::now() < end {
        thread::sleep(Duration::from_millis(10));
    }
    !calls::holds(secret)
}

/// Scalars pass through pinned memory. Threads wipe the pinned memory after the result has been returned.
#[test]
#[ignore = "memory_is_left_to_the_next_computation runs it, with that driver"]
fn nothing_secret_is_left_on_cuda() {
    let n = 70_000;
    let points = vec![G1Affine::generator(); n];
    // All scalars are 1. In the GPU's memory and in the pinned memory, only scalars have the bytes of 1 in Montgomery
    // form.
    let (k, one) = (vec![Fr::ONE; n], Fr::ONE);
    let msm = Msm::builder().backend(Backend::Cuda).device_memory(48 << 20).build().unwrap();
    let sum = G1Affine::generator() * Fr::from(n as u64);
    for computation in 0..2 {
        assert_eq!(msm.msm(&points, &k).unwrap(), sum);
        assert!(is_wiped(&one), "computation {computation}");
        // This assertion also shows that `holds` finds bytes that are in memory.
        assert!(calls::holds(&points[0].x), "the bases are left");
    }
    for launch in 0..8 {
        calls::fail_launch(launch);
        assert!(matches!(msm.msm(&points, &k), Err(MsmError::Device { .. })), "launch {launch}");
        assert!(is_wiped(&one), "launch {launch}");
    }
    assert_eq!(msm.msm(&points, &k).unwrap(), sum);
    drop(msm);
    assert!(!calls::holds(&one) && !calls::holds(&points[0].x));
}

/// In an affine round, threads keep the points, the bucket and the signs of each pair in device memory.
#[test]
#[ignore = "memory_is_left_to_the_next_computation runs it, with that driver"]
fn no_pairs_are_left_on_cuda() {
    let n = 5000;
    let (points, k) = (vec![G1Affine::generator(); n], vec![Fr::ONE; n]);
    let algorithm = Algorithm { affine_rounds: Some(1), ..Algorithm::BUCKET };
    let msm = Msm::builder().backend(Backend::Cuda).algorithm(algorithm).build().unwrap();
    assert_eq!(msm.msm(&points, &k).unwrap(), G1Affine::generator() * Fr::from(n as u64));
    // All scalars are 1. So in the lowest window, all points are in bucket 1, and pair 5 has the points 10 and 11. The
    // last word has the two signs in bits 0 and 1, and the bucket from bit 2 on (`KeptPairs` in
    // cuda/stages/affine_rounds.cuh).
    assert!(is_wiped(&[10u32, 11, 5, 4]));
    assert!(calls::holds(&points[0].x), "the bases are left");
}

/// The sizes of buffers change from one computation to the next. The stand-in takes the free memory, as another process
/// could do.
#[test]
#[ignore = "memory_is_left_to_the_next_computation runs it, with that driver"]
fn left_memory_is_released_on_cuda() {
    let points = vec![G1Affine::generator(); 6000];
    let msm = Msm::builder().backend(Backend::Cuda).build().unwrap();
    let compute = |n: usize| {
        let computed = msm.msm(&points[..n], &vec![Fr::ONE; n]).unwrap();
        assert_eq!(computed, G1Affine::generator() * Fr::from(n as u64), "{n} points");
    };
    let asked = |n| calls::of(|| compute(n)).all(&["cuMemGetInfo_v2"]);
    // The first computation asks for the free memory twice: before and after the computation reserves local memory. The
    // reserved local memory is no longer free.
    assert_eq!((asked(3000), asked(3000)), (2, 0));
    calls::take_memory(4096);
    assert!(asked(6000) > 0, "the driver is asked again after an allocation has failed");
    (1..12).for_each(|i| compute(500 * i));
}
