//! Tests of the machine with CUDA code of other projects: block-wide primitives of CUB, and the field arithmetic of
//! sppark. The tests compare the results with results of the CPU.
//!
//! CUB's headers come with the toolkit of scripts/fetch-cuda-toolkit; scripts/fetch-sppark downloads sppark's headers.
//! If nvcc or the headers are missing, a test prints that it is skipped, and passes. If CUMSM_REQUIRE_PTX is 1, a test
//! fails if nvcc or the headers are missing.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use ark_bls12_381::{Fq, Fr};
use ark_ff::{BigInteger, Field, Fp, MontBackend, MontConfig, PrimeField};
use cumsm_ptx_machine::{Buffer, FaultKind, Launch, Machine, Module};

const THREADS: usize = 128;
const TILE: usize = 4 * THREADS;
const BLOCKS: usize = 5;

fn skipped(why: &str) {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    writeln!(std::io::stderr(), "skipped: {name}: {why}").expect("standard error can be written");
}

fn target() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR")).parent().expect("the folder of builds")
}

/// The folder of the CUDA toolkit that the build uses.
fn toolkit() -> PathBuf {
    let home = ["CUDA_HOME", "CUDA_PATH"].into_iter().find_map(std::env::var_os);
    home.map_or_else(|| target().join("cuda-toolkit"), PathBuf::from)
}

/// Returns the PTX of a source in `tests/kernels`, or `None` if nvcc or the folder of headers is missing.
fn compiled(source: &str, headers: &Path) -> Option<String> {
    let nvcc = std::env::var_os("CUMSM_NVCC").map_or_else(|| toolkit().join("bin/nvcc"), PathBuf::from);
    for needed in [&nvcc, headers] {
        if !needed.exists() {
            let required = std::env::var("CUMSM_REQUIRE_PTX").is_ok_and(|value| value == "1");
            assert!(!required, "CUMSM_REQUIRE_PTX=1, but there is no {}", needed.display());
            skipped(&format!("there is no {}", needed.display()));
            return None;
        }
    }
    let output = Path::new(env!("CARGO_TARGET_TMPDIR")).join(source).with_extension("ptx");
    let mut command = Command::new(nvcc);
    command.args(["-std=c++17", "-O3", "-arch=compute_90", "--ptx", "-I"]).arg(headers);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels").join(source)).arg("-o").arg(&output);
    assert!(command.status().expect("nvcc starts").success(), "{command:?}");
    Some(std::fs::read_to_string(output).expect("what nvcc wrote"))
}

fn cub() -> Option<&'static str> {
    static PTX: OnceLock<Option<String>> = OnceLock::new();
    PTX.get_or_init(|| compiled("cub.cu", &toolkit().join("include/cccl"))).as_deref()
}

/// Runs a kernel whose parameters are addresses.
fn run(machine: &Machine, (ptx, kernel): (&str, &str), buffers: &[&Buffer<'_>]) {
    let kernel = Module::load(ptx).and_then(|module| module.kernel(kernel)).unwrap_or_else(|fault| panic!("{fault}"));
    let addresses: Vec<[u8; 8]> = buffers.iter().map(|buffer| buffer.address().to_le_bytes()).collect();
    let parameters: Vec<&[u8]> = addresses.iter().map(|address| &address[..]).collect();
    let launch = Launch { grid: [BLOCKS as u32, 1, 1], block: [THREADS as u32, 1, 1], ..Launch::default() };
    machine.launch(&kernel, &launch, &parameters).unwrap_or_else(|fault| panic!("{fault}"));
}

fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Returns pseudorandom numbers (splitmix64), which are the same in each run.
fn numbers(count: usize, mut state: u64) -> Vec<u32> {
    let mut number = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ mixed >> 31) as u32
    };
    (0..count).map(|_| number()).collect()
}

fn sum(words: &[u32]) -> u32 {
    words.iter().fold(0, |sum, &word| sum.wrapping_add(word))
}

#[test]
fn ptx_of_cub_scans_blocks() {
    let Some(ptx) = cub() else { return };
    let numbers = numbers(BLOCKS * TILE, 1);
    let expected: Vec<u32> = numbers.chunks(TILE).flat_map(|tile| (0..TILE).map(|end| sum(&tile[..end]))).collect();
    for kernel in ["scan_raking", "scan_warps"] {
        let machine = Machine::default();
        let (input, output) = (machine.buffer(&bytes(&numbers)), machine.unwritten(4 * numbers.len()));
        run(&machine, (ptx, kernel), &[&input, &output]);
        assert_eq!(output.words(), expected, "{kernel}");
    }
}

#[test]
fn ptx_of_cub_reduces_blocks() {
    let Some(ptx) = cub() else { return };
    let numbers = numbers(BLOCKS * THREADS, 2);
    let expected: Vec<u32> = numbers.chunks(THREADS).map(sum).collect();
    for kernel in ["reduce_raking", "reduce_warps"] {
        let machine = Machine::default();
        let (input, output) = (machine.buffer(&bytes(&numbers)), machine.unwritten(4 * BLOCKS));
        run(&machine, (ptx, kernel), &[&input, &output]);
        assert_eq!(output.words(), expected, "{kernel}");
    }
}

#[test]
fn ptx_of_cub_sorts_pairs() {
    let Some(ptx) = cub() else { return };
    // Many keys are equal. So the test also checks that the sort is stable.
    let keys: Vec<u32> = numbers(BLOCKS * TILE, 3).iter().map(|key| key & 0xf000_000f).collect();
    let values = numbers(BLOCKS * TILE, 4);
    let machine = Machine::default();
    let inputs = [&keys, &values].map(|words| machine.buffer(&bytes(words)));
    let outputs = [(); 2].map(|()| machine.unwritten(4 * keys.len()));
    run(&machine, (ptx, "sort_pairs"), &[&inputs[0], &inputs[1], &outputs[0], &outputs[1]]);
    let mut pairs: Vec<(u32, u32)> = keys.iter().copied().zip(values).collect();
    pairs.chunks_mut(TILE).for_each(|tile| tile.sort_by_key(|pair| pair.0));
    let found: Vec<(u32, u32)> = outputs[0].words().into_iter().zip(outputs[1].words()).collect();
    assert_eq!(found, pairs);
}

/// If one of the first two barriers of the kernel `scan_raking` is removed, the machine finds a fault in CUB's code.
#[test]
fn ptx_of_cub_needs_its_barriers() {
    let Some(ptx) = cub() else { return };
    let start = ptx.find(".entry scan_raking(").expect("the kernel");
    let barriers: Vec<usize> = ptx[start..].match_indices("bar.sync").map(|(at, _)| start + at).take(2).collect();
    for at in barriers {
        let end = at + ptx[at..].find(';').expect("the end of an instruction");
        let without = format!("{}membar.cta{}", &ptx[..at], &ptx[end..]);
        let kernel = Module::load(&without).and_then(|module| module.kernel("scan_raking")).unwrap();
        let machine = Machine::default();
        let (input, output) = (machine.buffer(&[1; 4 * BLOCKS * TILE]), machine.unwritten(4 * BLOCKS * TILE));
        let launch = Launch { grid: [BLOCKS as u32, 1, 1], block: [THREADS as u32, 1, 1], ..Launch::default() };
        let addresses = [input.address().to_le_bytes(), output.address().to_le_bytes()];
        let fault = machine.launch(&kernel, &launch, &[&addresses[0], &addresses[1]]).unwrap_err();
        assert!(matches!(fault.kind, FaultKind::Race { .. } | FaultKind::Unwritten { .. }), "{fault}");
    }
}

fn sppark() -> Option<&'static str> {
    static PTX: OnceLock<Option<String>> = OnceLock::new();
    PTX.get_or_init(|| compiled("sppark.cu", &target().join("sppark"))).as_deref()
}

/// Returns the bytes of elements in Montgomery form with R = 2^(64·limbs), as in arkworks and in sppark.
fn forms<P: MontConfig<N>, const N: usize>(elements: &[Element<P, N>]) -> Vec<u8> {
    elements.iter().flat_map(|element| element.0.to_bytes_le()).collect()
}

type Element<P, const N: usize> = Fp<MontBackend<P, N>, N>;
/// The name of a kernel with two operands, and the function that this kernel computes.
type Operation<P, const N: usize> = (&'static str, fn(Element<P, N>, Element<P, N>) -> Element<P, N>);

/// Compares kernels with arkworks for all pairs of 0, 1, −1 and 2, and for pseudorandom numbers.
fn check_field<P: MontConfig<N>, const N: usize>(ptx: &str, operations: &[Operation<P, N>]) {
    let special = [0, 1, -1, 2].map(Element::<P, N>::from);
    let elements = |seed, place: fn(usize) -> usize| -> Vec<Element<P, N>> {
        let random = numbers(16 * (BLOCKS * THREADS - 16), seed);
        let random = random.chunks(16).map(|words| Element::<P, N>::from_le_bytes_mod_order(&bytes(words)));
        (0..16).map(|i| special[place(i)]).chain(random).collect()
    };
    let (left, right) = (elements(5, |i| i / 4), elements(6, |i| i % 4));
    for (kernel, function) in operations {
        let machine = Machine::default();
        let inputs = [&left, &right].map(|elements| machine.buffer(&forms(elements)));
        let output = machine.unwritten(8 * N * left.len());
        run(&machine, (ptx, kernel), &[&inputs[0], &inputs[1], &output]);
        let expected: Vec<_> = left.iter().zip(&right).map(|(&a, &b)| function(a, b)).collect();
        assert!(output.bytes() == forms(&expected), "{kernel}");
    }
}

#[test]
fn ptx_of_sppark_computes_in_fields() {
    let Some(ptx) = sppark() else { return };
    check_field(
        ptx,
        &[
            ("fp_mul", |a: Fq, b| a * b),
            ("fp_sqr", |a, _| a.square()),
            ("fp_add", |a, b| a + b),
            ("fp_sub", |a, b| a - b),
            ("fp_inverse", |a, _| a.inverse().unwrap_or_default()),
        ],
    );
    check_field(ptx, &[("fr_mul", |a: Fr, b| a * b), ("fr_add", |a, b| a + b), ("fr_sub", |a, b| a - b)]);
}
