//! Proves with a key of snarkjs and a witness of circom, and writes the proof in snarkjs' format.
//!
//! `cargo run --release -p cumsm-groth16 --example prove -- circuit.zkey witness.wtns` writes `proof.json` and
//! `public.json`. Without arguments, the example proves the small circuit in `data/`, and writes nothing.

use std::error::Error;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ff::UniformRand;
use ark_std::rand::rngs::OsRng;
use clap::Parser;
use cumsm::internals::CpuArithmetic;
use cumsm::snarkjs::{Wtns, Zkey};
use cumsm_groth16::snarkjs::{CircomKey, proof_to_json, public_to_json};
use cumsm_groth16::{Prover, ProverPairing};
use memmap2::{Mmap, MmapOptions};

#[derive(Parser)]
#[command(about = "A Groth16 proof with a key of snarkjs and a witness of circom")]
struct Arguments {
    /// The key.
    #[arg(requires = "witness")]
    key: Option<PathBuf>,
    /// The witness.
    witness: Option<PathBuf>,
    /// The file for the proof.
    #[arg(long, default_value = "proof.json")]
    proof: PathBuf,
    /// The file for the public signals.
    #[arg(long, default_value = "public.json")]
    public: PathBuf,
    /// The number of proofs to compute. The program writes the last proof, and prints the shortest time of a proof.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// The expected number of proofs with this key. For a greater number, the preparation may compute more multiples of
    /// the bases, which takes more memory and time.
    #[arg(long, default_value_t = 1)]
    uses: u64,
    /// The fastest instructions that the CPU may use: ifma, fma or scalar.
    #[arg(long, default_value = "ifma")]
    arithmetic: CpuArithmetic,
}

type Key = Zkey<io::Cursor<Mmap>>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Box<dyn Error>> {
    let arguments = Arguments::parse();
    if arguments.proof == arguments.public {
        return Err("--proof and --public name the same file; give two different files".into());
    }
    arguments.arithmetic.limit_process();
    let data = |name| Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/data").join(name);
    let key = arguments.key.clone().unwrap_or_else(|| data("poseidon.zkey"));
    let witness = arguments.witness.clone().unwrap_or_else(|| data("poseidon.wtns"));
    let start = Instant::now();
    let mut key = Zkey::from_bytes(mapped(&key)?).map_err(|error| format!("{}: {error}", key.display()))?;
    match key.curve().as_str() {
        "bn254" => prove::<Bn254>(&arguments, &mut key, start, &witness),
        "bls12-381" => prove::<Bls12_381>(&arguments, &mut key, start, &witness),
        other => Err(format!("the curve of the key is {other}; give a key of bn254 or bls12-381").into()),
    }
}

fn mapped(path: &Path) -> Result<Mmap, Box<dyn Error>> {
    let file = named(File::open(path), path)?;
    // SAFETY: nothing writes to the file while this program reads it. The reader checks all numbers that it reads.
    // `populate` maps all pages in one call, which takes less time than mapping each page at its first read.
    named(unsafe { MmapOptions::new().populate().map(&file) }, path)
}

/// Adds the path of the file to an error.
fn named<T>(result: io::Result<T>, path: &Path) -> Result<T, Box<dyn Error>> {
    result.map_err(|error| format!("{}: {error}", path.display()).into())
}

/// Computes proofs with a key, and verifies the last proof. `start` is the time at which the program began to load the
/// key.
fn prove<E: ProverPairing>(
    arguments: &Arguments,
    key: &mut Key,
    start: Instant,
    witness: &Path,
) -> Result<(), Box<dyn Error>> {
    let mapping = start.elapsed();
    let loaded: CircomKey<E> = CircomKey::load(key)?;
    let (loading, times) = (start.elapsed(), loaded.times());
    let prover: Prover<E> = Prover::<E>::builder().uses(arguments.uses).build_from_circom(loaded)?;
    let preparation = start.elapsed() - loading;
    let constraints = prover.constraints();
    println!("{}: domain of {}, {} signals", key.curve(), key.domain_size(), constraints.variables());
    let [loading, mapping, matrices, points] = [loading, mapping, times.matrices, times.points].map(milliseconds);
    println!("key loaded: {loading:.1} ms (mapping {mapping:.1}, matrices {matrices:.1}, points {points:.1})");
    println!("bases prepared: {:.1} ms", milliseconds(preparation));
    let start = Instant::now();
    let values = Wtns::from_bytes(mapped(witness)?).and_then(|mut values| values.values::<E::ScalarField>());
    let values = values.map_err(|error| format!("{}: {error}", witness.display()))?;
    println!("witness read: {:.1} ms", milliseconds(start.elapsed()));
    let random = || E::ScalarField::rand(&mut OsRng);

    let (mut proof, phases) = prover.prove_in_phases(&values, random(), random())?;
    let mut least = Duration::MAX;
    for _ in 0..arguments.rounds {
        let (r, s) = (random(), random());
        let start = Instant::now();
        proof = prover.prove(&values, r, s)?;
        least = least.min(start.elapsed());
    }
    let public = values.get(1..=constraints.public_inputs()).unwrap_or_default();
    if !prover.verify(&proof, public)? {
        return Err("the witness does not satisfy the circuit: the verifier refuses the proof".into());
    }
    println!("{:<24}{:>10}{:>8}", "phases, in sequence", "ms", "%");
    for (name, time) in phases.named().into_iter().chain([("the rest", phases.rest())]) {
        let share = 100.0 * time.as_secs_f64() / phases.total.as_secs_f64();
        println!("{name:<24}{:>10.2}{share:>8.1}", milliseconds(time));
    }
    println!("verified");
    println!("prove: {:.2} ms", milliseconds(least));
    if arguments.key.is_some() {
        named(fs::write(&arguments.proof, format!("{:#}\n", proof_to_json(&proof))), &arguments.proof)?;
        named(fs::write(&arguments.public, format!("{:#}\n", public_to_json(public))), &arguments.public)?;
        println!("written: {} and {}", arguments.proof.display(), arguments.public.display());
    }
    Ok(())
}

fn milliseconds(time: Duration) -> f64 {
    1e3 * time.as_secs_f64()
}
