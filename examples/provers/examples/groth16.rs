//! Proves a SHA-256 preimage by ark-groth16, over arkworks' groups and over accelerated ones, and prints both side by side.

use std::error::Error;

use clap::Parser;
use provers::{Curve, groth16};

#[derive(Parser)]
#[command(about = "Groth16 by arkworks: plain and accelerated")]
struct Arguments {
    /// The pairing.
    #[arg(long, value_enum, default_value = "bls12-381")]
    curve: Curve,
    /// Blocks of 64 bytes that the message is hashed in; each has about 26,000 constraints.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u16).range(1..=1024))]
    blocks: u16,
    /// Proofs of each kind. The shortest time counts.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// Also prove with resident bases: they are prepared once, and used by all proofs.
    #[arg(long)]
    resident: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { curve, blocks, rounds, resident } = Arguments::parse();
    let report = groth16::run(curve, blocks.into(), rounds.into(), resident)?;
    println!("{report}");
    if report.same_bytes && report.verifies { Ok(()) } else { Err("the proofs differ".into()) }
}
