//! Commits to a polynomial with ark-poly-commit's KZG10, and opens the commitment. Runs the commitment and the opening
//! over arkworks' groups and over accelerated groups, and prints the times side by side.

use std::error::Error;

use clap::Parser;
use provers::{Curve, kzg};

#[derive(Parser)]
#[command(about = "KZG10 by arkworks: plain and accelerated")]
struct Arguments {
    /// The pairing.
    #[arg(long, value_enum, default_value = "bls12-381")]
    curve: Curve,
    /// The binary logarithm of the polynomial's degree.
    #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u8).range(0..=26))]
    log_degree: u8,
    /// The number of commitments and openings over each kind of groups. The shortest time is printed.
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Arguments { curve, log_degree, rounds } = Arguments::parse();
    let report = kzg::run(curve, 1 << log_degree, rounds.into())?;
    println!("{report}");
    if report.same && report.verifies { Ok(()) } else { Err("commitments or openings differ".into()) }
}
