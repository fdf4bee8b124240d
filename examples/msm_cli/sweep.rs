//! `sweep`: computes sums over G1 of some curves, at many sizes, over plain bases and over prepared bases, in one
//! process.
//!
//! The bases are kᵢ·G with known kᵢ. So for scalars sᵢ, the result must be (Σ sᵢ·kᵢ)·G. Checking a result in this way
//! takes much less time than a second sum of points, because the check computes mainly products of scalars.

use std::error::Error;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::{Curve, Msm, MsmError, MsmOutput, PrecomputeFactor};
use rayon::prelude::*;
use serde::Serialize;

use crate::arguments::{SweepArguments, sizes};
use crate::formats::curves::{not_computed, on_curve};
use crate::generators::{self, ScalarKind};
use crate::memory;
use crate::run::{Record, record};
use crate::{Verdict, after_printing, complain};

/// The result for one size of the sweep, over plain bases or over prepared bases.
#[derive(Serialize)]
struct Row {
    asked: &'static str,
    scalars: &'static str,
    /// `plain` or `prepared`.
    bases: &'static str,
    /// Seconds of the first computation, which also loads kernels and allocates memory.
    first_seconds: f64,
    /// Seconds of the second computation.
    second_seconds: f64,
    /// Seconds of the preparation. 0 for plain bases.
    prepare_seconds: f64,
    /// The time of each computation after the first computation, in microseconds.
    all_microseconds: Vec<u64>,
    #[serde(flatten)]
    record: Record,
}

/// A size that was skipped.
#[derive(Serialize)]
struct Skipped<'a> {
    curve: &'a str,
    n: usize,
    skipped: String,
}

fn print(line: &impl Serialize) -> Result<(), Box<dyn Error>> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", serde_json::to_string(line)?)?;
    Ok(out.flush()?)
}

/// Computes all sizes. Each result is printed before the next size is computed.
pub(crate) fn sweep(arguments: &SweepArguments) -> Result<Verdict, Box<dyn Error>> {
    sizes(arguments.from, arguments.to)?;
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    // The second engine measures the times of the stages in separate computations, because the timing events slow a
    // computation down.
    let builder = arguments.engine.builder()?;
    let engines = [builder.clone().build()?, builder.timings(true).build()?];
    let mut verdict = Verdict::Right;
    let swept = arguments.curves.iter().map(String::as_str).try_for_each(|curve| {
        let swept = on_curve!(curve, "g1", P => sweep_on::<P>(arguments, &engines, end, &mut verdict));
        swept.ok_or_else(|| not_computed(curve, "g1"))?
    });
    after_printing(swept, verdict)
}

/// Computes all sizes of one curve. If a result is wrong, sets `verdict`.
fn sweep_on<P: Curve>(
    arguments: &SweepArguments,
    engines: &[Msm; 2],
    end: Instant,
    verdict: &mut Verdict,
) -> Result<(), Box<dyn Error>> {
    let most = 1 << arguments.to;
    let [points, scalars] = memory::inputs::<P>(most, 2);
    memory::ensure(&[points, scalars])?;
    let points = generators::random_points::<P>(most, 0);
    let logarithms = generators::logarithms::<P>(most, 0);
    let scalars = generators::scalars::<P::ScalarField>(ScalarKind::Uniform, most, 1);
    for log_size in arguments.from..=arguments.to {
        let n = 1 << log_size;
        let (points, scalars) = (&points[..n], &scalars[..n]);
        let sum: P::ScalarField = logarithms[..n].par_iter().zip(scalars).map(|(&k, &s)| k * s).sum();
        let expected = Affine::<P>::generator() * sum;
        for prepared in [false, true] {
            if Instant::now() > end {
                print(&Skipped { curve: P::NAME, n, skipped: "the time is over".into() })?;
                return Ok(());
            }
            match size(arguments, engines, points, scalars, prepared) {
                Ok((mut row, results)) => {
                    let right = results.iter().all(|result| *result == expected);
                    row.record.checked = right;
                    if !right {
                        complain(format_args!("error: {} g1 2^{log_size}: a result is wrong", P::NAME));
                        *verdict = Verdict::Wrong;
                    }
                    print(&row)?;
                }
                Err(error) if !is_about_memory(&error) => return Err(error.into()),
                Err(error) => print(&Skipped { curve: P::NAME, n, skipped: error.to_string() })?,
            }
        }
    }
    Ok(())
}

/// True if the error means that there is too little memory. The sweep can then go on with the next size.
fn is_about_memory(error: &MsmError) -> bool {
    use MsmError::{AllocationRefused, OutOfDeviceMemory, OutOfHostMemory};
    matches!(error, OutOfDeviceMemory { .. } | OutOfHostMemory { .. } | AllocationRefused { .. })
}

/// Computes the sums of one size. Returns the row of the output, and the results of all computations.
fn size<P: Curve>(
    arguments: &SweepArguments,
    [engine, timed]: &[Msm; 2],
    points: &[Affine<P>],
    scalars: &[P::ScalarField],
    prepared: bool,
) -> Result<(Row, Vec<Projective<P>>), MsmError> {
    let start = Instant::now();
    let tables = match prepared {
        true => {
            let prepare = |msm: &Msm| msm.prepare(points).precompute(PrecomputeFactor::Auto).uses(1000).build();
            Some(prepare(engine)?)
        }
        false => None,
    };
    let prepare_seconds = if prepared { start.elapsed().as_secs_f64() } else { 0.0 };
    let vectors = [scalars];
    let mut all = Vec::new();
    let mut results = Vec::new();
    let mut best: Option<MsmOutput<Vec<Projective<P>>>> = None;
    for _ in 0..=arguments.repeat {
        let start = Instant::now();
        let output = match &tables {
            Some(bases) => bases.batch(&vectors)?,
            None => engine.batch(points, &vectors)?,
        };
        all.push(start.elapsed().as_secs_f64());
        results.extend(output.result.iter().copied());
        best = Some(output);
    }
    // The engine `timed` computes the sum twice. For prepared bases, `timed` first prepares its own table. The second
    // computation of `timed` gives the times of the stages.
    drop(tables);
    let output = match prepared {
        true => {
            let bases = timed.prepare(points).precompute(PrecomputeFactor::Auto).uses(1000).build()?;
            drop(bases.batch(&vectors)?);
            bases.batch(&vectors)?
        }
        false => {
            drop(timed.batch(points, &vectors)?);
            timed.batch(points, &vectors)?
        }
    };
    results.extend(output.result.iter().copied());
    // If the CPU replaced the GPU in the last measured computation, this function returns the error of the GPU.
    let fallback = best.and_then(|best| best.fallback);
    if let Some(error) = fallback {
        return Err(error);
    }
    let (first, later) = all.split_first().map_or((0.0, &[][..]), |(first, later)| (*first, later));
    let seconds = later.iter().copied().fold(f64::INFINITY, f64::min);
    let point = output.result.iter().sum::<Projective<P>>();
    let row = Row {
        asked: "auto",
        scalars: "uniform",
        bases: if prepared { "prepared" } else { "plain" },
        first_seconds: first,
        second_seconds: later.first().copied().unwrap_or_default(),
        prepare_seconds,
        all_microseconds: later.iter().map(|seconds| (seconds * 1e6) as u64).collect(),
        record: record(&output, point, seconds, false),
    };
    Ok((row, results))
}
