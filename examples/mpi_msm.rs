//! `mpi_msm`: all ranks of an MPI program compute one multi-scalar multiplication together.
//!
//! ```text
//! cargo build --release --features mpi --example mpi_msm
//! mpirun -n 4 target/release/examples/mpi_msm --log-size 18 --check
//! ```
//!
//! The result does not depend on the number of ranks. The exit status is 0 after a success, and 1 if the result is
//! wrong or there is an error.

use std::error::Error;
use std::process::ExitCode;

#[path = "../tests/common/generators.rs"]
mod generators;

use ark_bls12_381::{Fr, g1};
use ark_ec::CurveGroup;
use clap::Parser;
use cumsm::Msm;
use cumsm::mpi::{all_reduce, on_all, share};
use generators::{PointKind, ScalarKind};
use mpi::Threading;
use mpi::traits::Communicator;

/// All ranks of an MPI program together compute a multi-scalar multiplication on BLS12-381 G1. Each rank has its own
/// slice of the points.
#[derive(Parser)]
#[command(name = "mpi_msm", version)]
struct Arguments {
    /// Binary logarithm of the total number of points of all ranks
    #[arg(long, value_name = "K", default_value_t = 16, value_parser = clap::value_parser!(u32).range(..=40))]
    log_size: u32,
    /// Seed of the points and scalars
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Compare the result with the result of rank 0 alone
    #[arg(long)]
    check: bool,
}

fn main() -> ExitCode {
    match run(&Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// True if the result is right, or if this rank has not checked the result.
fn run(arguments: &Arguments) -> Result<bool, Box<dyn Error>> {
    // The engine's threads make no MPI calls.
    let (universe, _) = mpi::initialize_with_threading(Threading::Funneled).ok_or("MPI has been initialised before")?;
    let world = universe.world();
    let n = 1 << arguments.log_size;
    let mine = share(&world, n);

    // In a prover, a rank would have only its slice of the points. In this example, each rank makes all points up to
    // the end of its slice, because `generators::points` always begins with the first point.
    let points = |end| generators::points::<g1::Config>(PointKind::Random, end, arguments.seed);
    let scalars = |end| generators::scalars::<Fr>(ScalarKind::Uniform, end, arguments.seed);
    let (slice, k) = (points(mine.end).split_off(mine.start), scalars(mine.end).split_off(mine.start));

    let bases = on_all(&world, || Msm::builder().build()?.prepare_owned(slice).build())?;
    let start = mpi::time();
    let sum = all_reduce(&world, || bases.msm(&k))?;
    let milliseconds = 1e3 * (mpi::time() - start);

    if world.rank() > 0 {
        return Ok(true);
    }
    println!("{n} points on {} ranks: {milliseconds:.1} ms", world.size());
    println!("{}", sum.into_affine());
    if !arguments.check {
        return Ok(true);
    }
    let right = cumsm::msm(&points(n), &scalars(n))? == sum;
    println!("rank 0 alone has {} result", if right { "the same" } else { "another" });
    Ok(right)
}
