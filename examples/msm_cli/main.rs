//! `msm_cli`: multi-scalar multiplications from the command line.
//!
//! ```text
//! cargo run --release --example msm_cli
//! cargo run --release --example msm_cli -- run --curve bls12-377 --log-size 20 --scalars small --check
//! cargo run --release --example msm_cli -- run --group g2 --log-size 16 --check
//! cargo run --release --example msm_cli -- run --backend emulator --log-size 10 --algorithm lb-msm --timings --check
//! cargo run --release --example msm_cli -- run --backend emulator --devices 2 --log-size 10 --precompute 4 --batch 3 --check
//! cargo run --release --example msm_cli -- prepare --log-size 16 --precompute max --out bases
//! cargo run --release --example msm_cli -- prepare --from key.zkey --section a --out bases
//! cargo run --release --example msm_cli -- run --bases bases --check
//! cargo run --release --example msm_cli -- plan --log-size 24 --device-memory 8GiB
//! cargo run --release --example msm_cli -- plan --log-size 24 --on h200
//! cargo run --release --example msm_cli -- sweep --curves bls12-381,bn254 --from 10 --to 20
//! cargo run --release --example msm_cli -- transform --curve bn254 --from 16 --to 20
//! cargo run --release --example msm_cli -- transform --from 20 --to 24 --on h200
//! cargo run --release --example msm_cli -- proof --from 20 --to 24 --on h200
//! cargo run --release --example msm_cli -- devices
//! ```
//!
//! Without arguments, the program computes a sum of 2^16 points of BLS12-381 G1 on the best backend, and compares the
//! result with ark-ec's result. The exit status is 0 after a success, 1 if a result is wrong, 2 after an error, and 130
//! if a signal has ended `prepare`. If the reader of the output closes the pipe, this is not an error: the exit status
//! is 0, or 1 if a result is wrong.

mod arguments;
mod devices;
mod files;
mod memory;
mod oracle;
mod output;
mod progress;
mod proof;
mod run;
mod snarkjs;
mod sweep;
mod transform;

#[path = "../../tests/common/formats/mod.rs"]
#[allow(dead_code, reason = "shared with the tests")]
mod formats;
#[path = "../../tests/common/generators.rs"]
mod generators;

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

/// The outcome of a command that ended without an error.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Verdict {
    Right,
    Wrong,
}

fn main() -> ExitCode {
    match execute(Arguments::parse().command.unwrap_or_default()) {
        Ok(Verdict::Right) => ExitCode::SUCCESS,
        Ok(Verdict::Wrong) => ExitCode::FAILURE,
        // It is not an error if the program that reads the output has closed the pipe.
        Err(error) if is_broken_pipe(&*error) => ExitCode::SUCCESS,
        Err(error) => {
            complain(format_args!("error: {error}"));
            ExitCode::from(2)
        }
    }
}

fn execute(command: Command) -> Result<Verdict, Box<dyn Error>> {
    match command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Prepare(arguments) => run::prepare(&arguments),
        Command::Plan(arguments) => run::plan(&arguments),
        Command::Vectors(arguments) => files::check(&arguments, formats::vectors::cases),
        Command::Eip2537(arguments) => files::check(&arguments, formats::eip2537::cases),
        Command::Sweep(arguments) => sweep::sweep(&arguments),
        Command::Transform(arguments) => transform::transform(&arguments),
        Command::Proof(arguments) => proof::proof(&arguments),
        Command::Devices => devices::devices(),
    }
}

/// Writes a line to standard error. If the line cannot be written, this failure cannot be reported.
fn complain(line: impl Display) {
    let _ = writeln!(io::stderr(), "{line}");
}

/// Returns the outcome of a command that has printed its results. `printed` is the outcome of the printing. Even if the
/// reader closes the pipe, the exit status is 1 if a result is wrong.
fn after_printing(printed: Result<(), Box<dyn Error>>, verdict: Verdict) -> Result<Verdict, Box<dyn Error>> {
    match printed {
        Err(error) if verdict == Verdict::Wrong && is_broken_pipe(&*error) => Ok(verdict),
        printed => printed.map(|()| verdict),
    }
}

fn is_broken_pipe(error: &(dyn Error + 'static)) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
