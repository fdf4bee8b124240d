//! Measures proofs of many sizes, on the chosen backend and on the CPU. Prints a line of JSON for each size: the time
//! of a whole proof on each of the two backends, and the times of the phases on the chosen backend.
//!
//! `cargo run --release -p cumsm-groth16 --example phases -- --curve bn254 --from 16 --to 20`

mod circuits;

use std::error::Error;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use ark_bls12_381::Bls12_381;
use ark_bn254::Bn254;
use ark_ff::UniformRand;
use ark_groth16::Groth16;
use ark_std::rand::rngs::OsRng;
use clap::{Parser, ValueEnum};
use cumsm::{Backend, Msm};
use cumsm_groth16::{Constraints, Phases, Prover, ProverPairing};
use serde_json::{Map, json};

use circuits::{Circuit, Kind};

/// The greatest limit of time, about 32 years. A much greater limit would overflow `Instant`.
const MAX_SECONDS: u64 = 1_000_000_000;

#[derive(Parser)]
#[command(about = "The times of proofs of many sizes, by phase")]
struct Arguments {
    /// The pairing.
    #[arg(long, value_enum, default_value = "bn254")]
    curve: Curve,
    /// The circuit.
    #[arg(long, value_enum, default_value = "squares")]
    circuit: Kind,
    /// The binary logarithm of the smallest domain.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(3..=26))]
    from: u32,
    /// The binary logarithm of the greatest domain.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u32).range(3..=26))]
    to: u32,
    /// The number of proofs of each size. The shortest times are printed.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// The expected number of proofs for each key.
    #[arg(long, default_value_t = 1000)]
    uses: u64,
    /// After this number of seconds, the program starts no measurement of another size.
    #[arg(long, default_value_t = 3600, value_parser = clap::value_parser!(u64).range(..=MAX_SECONDS))]
    seconds: u64,
    /// The backend that is compared with the CPU.
    #[arg(long, default_value = "auto", value_parser = backend)]
    backend: Backend,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Curve {
    Bn254,
    #[value(name = "bls12-381")]
    Bls12_381,
}

fn backend(name: &str) -> Result<Backend, &'static str> {
    let all = [Backend::Auto, Backend::Cpu, Backend::Cuda, Backend::Emulator];
    all.into_iter().find(|backend| backend.to_string() == name).ok_or("use auto, cpu, cuda or emulator")
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match arguments.curve {
        Curve::Bn254 => run::<Bn254>(&arguments),
        Curve::Bls12_381 => run::<Bls12_381>(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run<E: ProverPairing>(arguments: &Arguments) -> Result<(), Box<dyn Error>> {
    let &Arguments { curve, circuit: kind, from, to, seconds, backend, .. } = arguments;
    let end = Instant::now() + Duration::from_secs(seconds);
    for log_size in from..=to {
        if Instant::now() > end {
            break;
        }
        let circuit = Circuit { kind, log_size };
        let start = Instant::now();
        let key = Groth16::<E>::generate_random_parameters_with_reduction(circuit, &mut OsRng)?;
        let setup = start.elapsed();
        let constraints = Constraints::of(circuit)?;
        let prover = |backend: Backend| -> Result<_, Box<dyn Error>> {
            let start = Instant::now();
            let engine = Msm::builder().backend(backend).build()?;
            let builder = Prover::<E>::builder().engine(&engine).uses(arguments.uses);
            let builder = builder.on_fallback(|reason| eprintln!("fallback: {reason}"));
            Ok((builder.build(key.clone(), constraints.clone())?, start.elapsed()))
        };
        let (first, preparation) = prover(backend)?;
        let (cpu, _) = prover(Backend::Cpu)?;

        let (mut least, mut least_of_cpu, mut phases) = (Duration::MAX, Duration::MAX, None);
        let (mut agree, mut verified) = (true, true);
        for _ in 0..arguments.rounds {
            let assignment = circuit.assignment(&mut OsRng);
            let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut OsRng));
            let (proof, time) = timed(|| first.prove(&assignment, r, s));
            least = least.min(time);
            let (proof_of_cpu, time) = timed(|| cpu.prove(&assignment, r, s));
            least_of_cpu = least_of_cpu.min(time);
            let (proof_in_phases, of_phases) = first.prove_in_phases(&assignment, r, s)?;
            phases = phases.filter(|least: &Phases| least.total <= of_phases.total).or(Some(of_phases));
            let proof = proof?;
            agree &= proof == proof_of_cpu? && proof == proof_in_phases;
            verified &= first.verify(&proof, &assignment[1..2])?;
        }
        let phases = phases.unwrap_or_default();
        let named = phases.named().into_iter().chain([("the rest", phases.rest()), ("total", phases.total)]);
        let in_turn: Map<_, _> = named.map(|(name, time)| (name.into(), json!(milliseconds(time)))).collect();
        let row = json!({
            "curve": name(curve), "circuit": name(kind), "constraints": constraints.constraints(),
            "on_device": phases.on_device, "setup": milliseconds(setup), "preparation": milliseconds(preparation),
            "proof": milliseconds(least), "cpu": milliseconds(least_of_cpu), "phases": in_turn,
            "checked": agree && verified,
        });
        println!("{row}");
        if !agree || !verified {
            return Err(format!("2^{log_size}: a proof is wrong").into());
        }
    }
    Ok(())
}

/// Returns the name of an argument's value.
fn name(value: impl ValueEnum) -> Option<String> {
    Some(value.to_possible_value()?.get_name().into())
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    (work(), start.elapsed())
}

/// Converts a duration to milliseconds, rounded to microseconds.
fn milliseconds(time: Duration) -> f64 {
    (1e6 * time.as_secs_f64()).round() / 1e3
}
