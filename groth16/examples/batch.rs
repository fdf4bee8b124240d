//! Makes a batch of proofs of one circuit. For example, Filecoin's provers make ten proofs of one circuit at a time.
//!
//! `cargo run --release -p cumsm-groth16 --example batch -- --log-size 20 --devices 0,1` makes ten proofs on two GPUs.

mod circuits;

use std::error::Error;
use std::process::ExitCode;
use std::time::Instant;

use ark_bls12_381::{Bls12_381, Fr};
use ark_ff::UniformRand;
use ark_groth16::Groth16;
use ark_std::rand::rngs::OsRng;
use clap::Parser;
use cumsm::{Backend, Msm, MsmError};
use cumsm_groth16::{Constraints, Prover};

use circuits::{Circuit, Kind};

#[derive(Parser)]
#[command(about = "Proofs of one circuit in a batch")]
struct Arguments {
    /// The binary logarithm of the domain's size. The circuit has 2^LOG_SIZE - 2 constraints.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(2..30))]
    log_size: u32,
    /// The number of proofs.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    proofs: u16,
    /// The ordinals of the GPUs, separated by commas. Without this option, there is one engine, which chooses its
    /// backend.
    #[arg(long, value_delimiter = ',')]
    devices: Vec<usize>,
}

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
    let Arguments { log_size, proofs, devices } = Arguments::parse();
    let circuit = Circuit { kind: Kind::Squares, log_size };
    let on_gpu = |device| Msm::builder().backend(Backend::Cuda).cuda_devices([device]).build();
    let engines = match devices.is_empty() {
        true => vec![Msm::default()],
        false => devices.into_iter().map(on_gpu).collect::<Result<Vec<_>, MsmError>>()?,
    };
    let start = Instant::now();
    let key = Groth16::<Bls12_381>::generate_random_parameters_with_reduction(circuit, &mut OsRng)?;
    let constraints = Constraints::of(circuit)?;
    let rows = constraints.constraints();
    let uses = u64::from(proofs).div_ceil(engines.len() as u64);
    let builder = Prover::<Bls12_381>::builder().uses(uses);
    let pool = builder.build_pool(&engines, key, constraints)?;
    let of_key = start.elapsed().as_secs_f64();

    let random = || Fr::rand(&mut OsRng);
    let requests: Vec<_> = (0..proofs).map(|_| (circuit.assignment(&mut OsRng), random(), random())).collect();
    let start = Instant::now();
    let results = pool.prove_all(&requests);
    let of_proofs = start.elapsed().as_secs_f64();
    for (proof, (assignment, ..)) in results.into_iter().zip(&requests) {
        if !pool.verify(&proof?, &assignment[1..2])? {
            return Err("the verifier refuses a proof".into());
        }
    }
    println!(
        "{rows} constraints, {proofs} proofs, {} provers: {of_key:.2} s for the key and its preparation, \
         {of_proofs:.3} s for the proofs, {:.2} proofs/s",
        pool.provers().len(),
        f64::from(proofs) / of_proofs
    );
    Ok(())
}
