//! Makes a proof in five ways, and prints the time of each way:
//!
//! - plain ark-groth16
//! - ark-groth16 with cumsm's sums
//! - ark-groth16 with cumsm's sums and transforms
//! - ark-groth16 with cumsm's sums, transforms and resident bases
//! - `cumsm_groth16::Prover`

use std::error::Error;

use ark_std::rand::{SeedableRng, rngs::StdRng};
use clap::{Parser, ValueEnum};
use cumsm::internals::CpuArithmetic;
use provers::Curve;
use provers::groth16::{self, Circuit, Sha256Preimage, Squares};

/// The number of constraints of SHA-256 for a block of 64 bytes, rounded up.
const SHA256_BLOCK: usize = 42_000;

#[derive(Parser)]
#[command(about = "Compares Groth16 provers: ark-groth16 without and with cumsm, and cumsm's own prover")]
struct Arguments {
    /// The pairing.
    #[arg(long, value_enum, default_value = "bls12-381")]
    curve: Curve,
    /// The circuit.
    #[arg(long, value_enum, default_value = "sha256")]
    circuit: Kind,
    /// The binary logarithm of the domain's size. The circuit `sha256` needs at least 16, because a message has at
    /// least one block.
    #[arg(long, default_value_t = 17, value_parser = clap::value_parser!(u32).range(4..=22))]
    log_size: u32,
    /// The number of proofs that are made in each of the five ways. For each way, the shortest time is printed.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// The expected number of proofs. With a greater number, the preparation of the bases can take more memory and
    /// time.
    #[arg(long, default_value_t = 1000)]
    uses: u64,
    /// The fastest instructions that the CPU may use: ifma, fma or scalar.
    #[arg(long, default_value = "ifma")]
    arithmetic: CpuArithmetic,
}

#[derive(Clone, Copy, ValueEnum)]
enum Kind {
    /// A SHA-256 preimage with as many blocks as fit in the domain. Nearly all values of the witness are bits.
    Sha256,
    /// A chain of squares. No value of the witness is 0 or 1.
    Squares,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { curve, circuit, log_size, rounds, uses, arithmetic } = Arguments::parse();
    arithmetic.limit_process();
    let mut rng = StdRng::seed_from_u64(1);
    let size = 1 << log_size;
    let circuit = match circuit {
        Kind::Sha256 => Circuit::Sha256(Sha256Preimage::random(size / SHA256_BLOCK, &mut rng)),
        // The constant 1 and the public input also have one row each.
        Kind::Squares => Circuit::Squares(Squares::random(size - 2, &mut rng)),
    };
    let report = groth16::run(curve, &circuit, rounds.into(), uses)?;
    println!("{report}");
    if report.same_bytes && report.verifies { Ok(()) } else { Err("the proofs differ".into()) }
}
