//! The command line.

use std::error::Error;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;

use ark_ff::FftField;
use clap::{Args, Parser, Subcommand, ValueEnum};
use cumsm::{Algorithm, CudaStatus, GpuModel, Msm, MsmBuilder, MsmError, PrecomputeFactor};
use rayon::ThreadPoolBuilder;

use crate::complain;
use crate::formats::curves::{CURVES, GROUPS};
use crate::generators::ScalarKind;
use crate::snarkjs::Source;

/// The greatest limit of time, about 32 years. A much greater limit would overflow `Instant`.
const MAX_SECONDS: u64 = 1_000_000_000;

/// Multi-scalar multiplication, on NVIDIA GPUs and on the CPU. Without a command: `run --check`.
#[derive(Debug, Parser)]
#[command(name = "msm_cli", version)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Compute one multi-scalar multiplication of generated points and scalars
    Run(RunArguments),
    /// Prepare points for many computations, and save the prepared points
    Prepare(PrepareArguments),
    /// Check a file of test vectors: {curve, group, cases: [{name, points, scalars, expected}]}
    Vectors(FileArguments),
    /// Check a file of EIP-2537's tests for BLS12_G1MSM or BLS12_G2MSM: [{Name, Input, Expected | ExpectedError}]
    #[command(name = "eip2537")]
    Eip2537(FileArguments),
    /// Print the plan that `run` would use, and compute no sum. If a GPU would compute, the plan includes the predicted
    /// time of each stage
    Plan(PlanArguments),
    /// Compute sums of many sizes, over plain and over prepared bases. Prints a line of JSON for each size and kind of
    /// bases
    Sweep(SweepArguments),
    /// Compute transforms and Groth16's witness map at many sizes, and compare the results with the CPU's results.
    /// Prints a line of JSON for each size
    Transform(TransformArguments),
    /// Print the predicted times of Groth16 proofs on a GPU that keeps the key and the matrices in its memory
    Proof(ProofArguments),
    /// Print the GPUs, the state of the driver, and what was compiled in
    Devices,
}

impl Default for Command {
    fn default() -> Self {
        Arguments::parse_from(["msm_cli", "run", "--check"]).command.expect("a command was given")
    }
}

#[derive(Args, Debug)]
pub(crate) struct RunArguments {
    #[command(flatten)]
    pub(crate) problem: Problem,
    /// Seed of the points and scalars
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, value_name = "KIND", default_value = "uniform", help = scalars_help())]
    pub(crate) scalars: ScalarKind,
    #[command(flatten)]
    pub(crate) engine: Engine,
    /// Compute over the prepared points of this file. The number of points comes from the file; --curve and --group
    /// must be the curve and group of the file
    #[arg(long, value_name = "FILE", conflicts_with_all = ["size", "log_size", "precompute"])]
    pub(crate) bases: Option<PathBuf>,
    #[arg(long, value_name = "W", value_parser = precompute_factor, help = PRECOMPUTE_HELP)]
    pub(crate) precompute: Option<PrecomputeFactor>,
    /// The number of vectors of scalars in one batch. The printed result is the sum of the results of all vectors
    #[arg(long, value_name = "VECTORS", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) batch: u32,
    /// Compare the result with the result of ark-ec's VariableBaseMSM
    #[arg(long)]
    pub(crate) check: bool,
    /// The number of computations. The shortest time is reported. The first computation also loads the kernels
    #[arg(long, value_name = "TIMES", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) repeat: u32,
    /// Print the time of each stage, measured on the device that runs the stage. With --repeat, the printed times are
    /// the times of the fastest computation
    #[arg(long)]
    pub(crate) timings: bool,
    /// Print one JSON object on standard output, and nothing else
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct PrepareArguments {
    #[command(flatten)]
    pub(crate) problem: Problem,
    /// Seed of the points
    #[arg(long, default_value_t = 0)]
    pub(crate) seed: u64,
    #[arg(long, visible_alias = "w", value_name = "W", value_parser = precompute_factor, help = PRECOMPUTE_HELP)]
    pub(crate) precompute: Option<PrecomputeFactor>,
    /// Expected number of computations. With `--precompute auto`, multiples are kept only if, in this number of
    /// computations, the multiples save more time than their preparation takes [default: 10]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) uses: Option<u64>,
    #[command(flatten)]
    pub(crate) source: Source,
    #[command(flatten)]
    pub(crate) engine: Engine,
    /// The file to write. The new file replaces an existing file only after the new file is complete
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

#[derive(Args, Debug)]
pub(crate) struct PlanArguments {
    #[command(flatten)]
    pub(crate) problem: Problem,
    /// Plan for this GPU, which need not be in this machine: h200, a100, rtx4090, l4 [if no name is given: h200]
    #[arg(long, value_name = "GPU", num_args = 0..=1, default_missing_value = "h200", value_parser = str::parse::<GpuModel>)]
    #[arg(conflicts_with_all = ["backend", "devices", "host_memory"])]
    pub(crate) on: Option<GpuModel>,
    #[command(flatten)]
    pub(crate) engine: Engine,
}

#[derive(Args, Debug)]
pub(crate) struct SweepArguments {
    /// The curves. Sums are computed over G1 of each curve
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = CURVES[0], value_parser = CURVES)]
    pub(crate) curves: Vec<String>,
    /// Binary logarithm of the smallest number of points
    #[arg(long, value_name = "K", default_value_t = 10, value_parser = clap::value_parser!(u32).range(..=30))]
    pub(crate) from: u32,
    /// Binary logarithm of the greatest number of points
    #[arg(long, value_name = "K", default_value_t = 20, value_parser = clap::value_parser!(u32).range(..=30))]
    pub(crate) to: u32,
    /// For each size, the number of computations that follow a first computation. The shortest time of the following
    /// computations is reported
    #[arg(long, value_name = "TIMES", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) repeat: u32,
    /// After this time, start no further size
    #[arg(long, value_name = "SECONDS", default_value_t = 3600, value_parser = clap::value_parser!(u64).range(..=MAX_SECONDS))]
    pub(crate) seconds: u64,
    #[command(flatten)]
    pub(crate) engine: Engine,
}

#[derive(Args, Debug)]
pub(crate) struct TransformArguments {
    /// The curve whose scalar field is used
    #[arg(long, default_value = CURVES[0], value_parser = CURVES)]
    pub(crate) curve: String,
    /// Binary logarithm of the smallest size
    #[arg(long, value_name = "K", default_value_t = 10, value_parser = clap::value_parser!(u32).range(..=28))]
    pub(crate) from: u32,
    /// Binary logarithm of the greatest size
    #[arg(long, value_name = "K", default_value_t = 20, value_parser = clap::value_parser!(u32).range(..=28))]
    pub(crate) to: u32,
    /// For each size, the number of runs that follow a first run. The shortest time of all runs is reported, the first
    /// run included
    #[arg(long, value_name = "TIMES", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) repeat: u32,
    /// After this time, start no further size
    #[arg(long, value_name = "SECONDS", default_value_t = 3600, value_parser = clap::value_parser!(u64).range(..=MAX_SECONDS))]
    pub(crate) seconds: u64,
    /// Print predicted times for this GPU, which need not be in this machine: h200, a100, rtx4090, l4 [if no name is
    /// given: h200]
    #[arg(long, value_name = "GPU", num_args = 0..=1, default_missing_value = "h200", value_parser = str::parse::<GpuModel>)]
    #[arg(conflicts_with_all = ["backend", "devices"])]
    pub(crate) on: Option<GpuModel>,
    #[command(flatten)]
    pub(crate) engine: Engine,
}

impl TransformArguments {
    /// Returns the base-2 logarithms of the requested sizes for which the field has a domain. If there is no such size,
    /// returns an error.
    pub(crate) fn sizes<F: FftField>(&self) -> Result<RangeInclusive<u32>, String> {
        sizes(self.from, self.to)?;
        if self.from > F::TWO_ADICITY {
            return Err(format!(
                "the scalar field of {} has domains of at most 2^{} elements; choose a smaller --from",
                self.curve,
                F::TWO_ADICITY
            ));
        }
        Ok(self.from..=self.to.min(F::TWO_ADICITY))
    }
}

/// Returns the sizes from `--from` to `--to`, or an error if there are none.
pub(crate) fn sizes(from: u32, to: u32) -> Result<RangeInclusive<u32>, String> {
    match from <= to {
        true => Ok(from..=to),
        false => Err(format!("--from {from} is greater than --to {to}, so there is no size; choose a smaller --from")),
    }
}

#[derive(Args, Debug)]
pub(crate) struct ProofArguments {
    /// The curve, which must have G1 and G2
    #[arg(long, default_value = CURVES[0], value_parser = CURVES)]
    pub(crate) curve: String,
    /// Binary logarithm of the smallest number of constraints
    #[arg(long, value_name = "K", default_value_t = 20, value_parser = clap::value_parser!(u32).range(10..=26))]
    pub(crate) from: u32,
    /// Binary logarithm of the greatest number of constraints
    #[arg(long, value_name = "K", default_value_t = 24, value_parser = clap::value_parser!(u32).range(10..=26))]
    pub(crate) to: u32,
    /// The number of entries in each row of a matrix
    #[arg(long, default_value_t = 2)]
    pub(crate) entries: u32,
    /// The GPU, which need not be in this machine: h200, a100, rtx4090, l4
    #[arg(long, value_name = "GPU", default_value = "h200", value_parser = str::parse::<GpuModel>)]
    pub(crate) on: GpuModel,
}

#[derive(Args, Debug)]
pub(crate) struct FileArguments {
    /// The file, in JSON
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) engine: Engine,
}

/// The curve, the group and the number of points of a computation.
#[derive(Args, Debug)]
pub(crate) struct Problem {
    /// The curve
    #[arg(long, default_value = CURVES[0], value_parser = CURVES)]
    pub(crate) curve: String,
    /// The group
    #[arg(long, default_value = GROUPS[0], value_parser = GROUPS)]
    pub(crate) group: String,
    /// Number of points
    #[arg(long, value_name = "N", conflicts_with = "log_size")]
    size: Option<usize>,
    /// Binary logarithm of the number of points
    #[arg(long, value_name = "K", default_value_t = 16, value_parser = clap::value_parser!(u32).range(..=40))]
    log_size: u32,
}

impl Problem {
    pub(crate) fn n(&self) -> usize {
        self.size.unwrap_or(1 << self.log_size)
    }
}

/// Options for the backend and the method of the computation.
#[derive(Args, Debug)]
pub(crate) struct Engine {
    /// The backend that computes
    #[arg(long, value_enum, default_value_t = Backend::Auto)]
    backend: Backend,
    #[arg(long, value_name = "NAME", default_value = AlgorithmChoice::AUTO, help = algorithms_help())]
    algorithm: AlgorithmChoice,
    /// Window size in bits [default: the size with the least predicted cost]
    #[arg(long, value_name = "C")]
    window: Option<u32>,
    /// Maximum device memory for a computation, for example 1048576, 512MB or 4GiB [default: nine tenths of the free
    /// memory]
    #[arg(long, visible_alias = "memory", value_name = "SIZE", value_parser = bytes)]
    device_memory: Option<u64>,
    /// Maximum memory for a computation on the CPU; at least 1 KiB. The memory of the points, their multiples and the
    /// scalars does not count [default: no limit]
    #[arg(long, value_name = "SIZE", value_parser = bytes)]
    host_memory: Option<u64>,
    /// Number of GPUs to use: the driver's first GPUs, or emulated GPUs [default: 1]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=64))]
    devices: Option<u16>,
    /// Number of CPU threads to use [default: one for each core]
    #[arg(long, value_name = "COUNT", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Engine {
    /// Starts the requested number of threads, and returns a builder with all other options.
    ///
    /// # Errors
    ///
    /// Returns an error if a given option has no effect on the requested backend, or if threads cannot be started.
    pub(crate) fn builder(&self) -> Result<MsmBuilder, Box<dyn Error>> {
        self.refuse_unused()?;
        self.note_compilation();
        self.options()
    }

    /// Starts the requested number of threads, and returns a builder with all other options. Unlike
    /// [`builder`](Self::builder), this function checks no option and prints no note. So the options can be for a GPU
    /// that is not in this machine.
    ///
    /// # Errors
    ///
    /// Returns an error if threads cannot be started.
    pub(crate) fn options(&self) -> Result<MsmBuilder, Box<dyn Error>> {
        if let Some(threads) = self.threads {
            ThreadPoolBuilder::new().num_threads(threads.into()).build_global()?;
        }
        let mut builder = Msm::builder().backend(self.backend.into());
        if let Some(devices) = self.devices.map(usize::from) {
            builder =
                builder.cuda_devices(0..devices).emulators(vec![cumsm::internals::EmulatorOptions::DEFAULT; devices]);
        }
        if let AlgorithmChoice(Some(algorithm)) = self.algorithm {
            builder = builder.algorithm(algorithm);
        }
        if let Some(window_bits) = self.window {
            builder = builder.window_bits(window_bits);
        }
        if let Some(bytes) = self.device_memory {
            builder = builder.device_memory(bytes);
        }
        if let Some(bytes) = self.host_memory {
            builder = builder.host_memory(bytes);
        }
        Ok(builder)
    }

    /// Prints a note if the first computation may take minutes because the driver compiles the kernels.
    fn note_compilation(&self) {
        let gpus = match (self.backend, CudaStatus::query()) {
            (Backend::Auto | Backend::Cuda, CudaStatus::Ready { gpus, .. }) => gpus,
            _ => return,
        };
        let used = gpus.iter().take(self.devices.unwrap_or(1).into());
        for gpu in used.filter(|gpu| !CudaStatus::has_machine_code(gpu.hardware.compute_capability)) {
            let (major, minor) = gpu.hardware.compute_capability;
            complain(format_args!(
                "note: the driver compiles the kernels for {} at first use, which may take minutes; \
                 build with CUMSM_CUDA_ARCHS={major}{minor}",
                gpu.name
            ));
        }
    }

    /// Returns an error for an option that has no effect on the requested backend. If the backend is `auto` and there
    /// is no usable GPU, an option for GPUs causes only a note, not an error.
    fn refuse_unused(&self) -> Result<(), Box<dyn Error>> {
        let for_gpus = [("--device-memory", self.device_memory.is_some()), ("--devices", self.devices.is_some())];
        let for_gpus = for_gpus.into_iter().find(|(_, given)| *given).map(|(option, _)| option);
        match (self.backend, for_gpus, self.host_memory) {
            (Backend::Cpu, Some(option), _) => {
                Err(format!("{option} is for GPUs, and --backend cpu uses no GPU; leave out {option}").into())
            }
            (Backend::Cuda | Backend::Emulator, _, Some(_)) => Err(
                "--host-memory is for the CPU, and the requested backend is a GPU; leave out --host-memory, or give \
                     --device-memory"
                    .into(),
            ),
            (Backend::Auto, Some(option), _) => match CudaStatus::query() {
                CudaStatus::Ready { .. } => Ok(()),
                status => {
                    complain(format_args!("note: {option} has no effect, because the CPU computes: {status}"));
                    Ok(())
                }
            },
            _ => Ok(()),
        }
    }
}

/// `cumsm::Backend` by name.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Backend {
    /// A GPU, if there is a GPU and there are at least 2048 points, otherwise the CPU
    Auto,
    /// The CPU
    Cpu,
    /// An NVIDIA GPU
    Cuda,
    /// The CUDA kernels, emulated on the CPU
    Emulator,
}

impl From<Backend> for cumsm::Backend {
    fn from(backend: Backend) -> Self {
        match backend {
            Backend::Auto => Self::Auto,
            Backend::Cpu => Self::Cpu,
            Backend::Cuda => Self::Cuda,
            Backend::Emulator => Self::Emulator,
        }
    }
}

/// The algorithm that the user names. `None` if the plan chooses the algorithm.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AlgorithmChoice(Option<Algorithm>);

impl AlgorithmChoice {
    const AUTO: &str = "auto";
}

impl FromStr for AlgorithmChoice {
    type Err = MsmError;

    fn from_str(name: &str) -> Result<Self, MsmError> {
        if name == Self::AUTO { Ok(Self(None)) } else { name.parse().map(|algorithm| Self(Some(algorithm))) }
    }
}

fn algorithms_help() -> String {
    let names = Algorithm::PRESETS.map(|(name, _)| name).join(", ");
    format!("The GPU's algorithm: {names}, or {} for the least predicted cost", AlgorithmChoice::AUTO)
}

fn scalars_help() -> String {
    format!(
        "The kind of scalars: {}. `top-digits` also takes another window, as in `top-digits:11`",
        ScalarKind::names()
    )
}

const PRECOMPUTE_HELP: &str = "Number of multiples to keep for each point (elastic-msm's w): a number, `max` for one \
                           multiple for each window, or `auto` for the number that pays off";

/// Parses a precomputation factor.
fn precompute_factor(text: &str) -> Result<PrecomputeFactor, String> {
    match text {
        "max" => Ok(PrecomputeFactor::Max),
        "auto" => Ok(PrecomputeFactor::Auto),
        _ => match text.parse() {
            Ok(factor @ 1..) => Ok(PrecomputeFactor::Fixed(factor)),
            _ => Err("use a number from 1 up, `max` or `auto`".into()),
        },
    }
}

/// Parses a number of bytes, with or without a unit.
fn bytes(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit: u64 = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kib" => 1 << 10,
        "m" | "mib" => 1 << 20,
        "g" | "gib" => 1 << 30,
        "t" | "tib" => 1 << 40,
        "kb" => 1_000,
        "mb" => 1_000_000,
        "gb" => 1_000_000_000,
        "tb" => 1_000_000_000_000,
        unit => return Err(format!("\"{unit}\" is not one of the units B, KiB, MiB, GiB, TiB, kB, MB, GB, TB")),
    };
    let number: u64 = digits.trim_end().parse().map_err(|error| format!("\"{digits}\": {error}"))?;
    number.checked_mul(unit).ok_or_else(|| "the size is more than 2^64 bytes".into())
}
