//! Measures prepared bases on the best backend. The number of levels is the number of multiples of each base. For each
//! number of levels, the bench prints the memory, the time of the preparation and the time of a computation, as
//! elastic-msm's Tables 6 to 11 do. The bench also prints the number of uses after which the saved time exceeds the
//! time of the preparation, and the plan's prediction of this number.
//!
//! `cargo bench -p cumsm-benches --bench precomputation -- [LOG_SIZE …] [figure=FILE.svg | forms]` runs this bench.
//! Without a size, the bench takes 2^16 points. The bench measures one computation for each number of levels, and one
//! computation with bases that are not prepared. The rounds of all computations are interleaved, and the result is the
//! shortest time of each computation. Preparations are measured in fewer rounds than computations. With `forms`, the
//! bench measures BLS12-377's points in Weierstrass form and in twisted Edwards form, in interleaved rounds, on the CPU
//! without vector instructions. `CUMSM_ARITHMETIC` has the same meaning as for `cpu.rs`.

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::{Affine, Projective};

use arithmetic::arithmetic;
use cumsm::internals::CpuArithmetic;
use cumsm::{Backend, Bases, Curve, Msm, MsmError, PointForm, PrecomputationPlan, PrecomputeFactor};
use generators::{PointKind, ScalarKind, points, scalars};
use plotters::prelude::*;

/// The measurements with one number of levels.
struct Row {
    plan: PrecomputationPlan,
    /// The time of the preparation, and the time of a computation, in seconds.
    preparation: f64,
    computation: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let complete = arguments.iter().any(|argument| argument == "--bench");
    let mut sizes: Vec<u32> = arguments.iter().filter_map(|argument| argument.parse().ok()).collect();
    if sizes.is_empty() {
        sizes.push(if complete { 16 } else { 6 });
    }
    let figure = arguments.iter().find_map(|argument| argument.strip_prefix("figure="));
    let forms = arguments.iter().any(|argument| argument == "forms");
    if figure.is_some() && (forms || sizes.len() > 1) {
        return Err("a figure shows only one size and one form of points".into());
    }
    let rounds = if complete { 30 } else { 1 };
    for log_n in sizes {
        if forms {
            let of_form = |form: PointForm| {
                let builder =
                    Msm::builder().backend(Backend::Cpu).cpu_arithmetic(CpuArithmetic::Scalar).point_form(form);
                Ok((format!("BLS12-377 G1, {form}"), builder.build()?))
            };
            let engines = [PointForm::Weierstrass, PointForm::TwistedEdwards].into_iter().map(of_form);
            let engines = engines.collect::<Result<Vec<_>, MsmError>>()?;
            report::<ark_bls12_377::g1::Config>(&engines, log_n, rounds, figure)?;
        } else {
            let engine = ("BLS12-381 G1".into(), Msm::builder().cpu_arithmetic(arithmetic()).build()?);
            report::<ark_bls12_381::g1::Config>(&[engine], log_n, rounds, figure)?;
        }
    }
    Ok(())
}

/// Measures engines in interleaved rounds, and prints the results of each engine.
fn report<P: Curve>(
    engines: &[(String, Msm)],
    log_n: u32,
    rounds: u32,
    figure: Option<&str>,
) -> Result<(), Box<dyn Error>> {
    for ((name, _), (unprepared, rows)) in engines.iter().zip(measured::<P>(engines, log_n, rounds)?) {
        print(name, log_n, unprepared, &rows);
        if let Some(file) = figure {
            draw(Path::new(file), name, log_n, unprepared, &rows)?;
        }
    }
    Ok(())
}

/// The bases that an engine prepared, and the shortest times so far.
struct Measured<'a, P: Curve> {
    msm: &'a Msm,
    unprepared: f64,
    prepared: Vec<(Row, Bases<'a, P>)>,
}

/// Measures the engines. For each engine, the result has the seconds of a call with bases that are not prepared, and
/// one row for each number of levels that the plan lists.
fn measured<P: Curve>(engines: &[(String, Msm)], log_n: u32, rounds: u32) -> Result<Vec<(f64, Vec<Row>)>, MsmError> {
    let n = 1 << log_n;
    let points = points::<P>(PointKind::Random, n, 1);
    let scalars = scalars::<<P as CurveConfig>::ScalarField>(ScalarKind::Uniform, n, 2);
    let mut measured = Vec::new();
    for (_, msm) in engines {
        measured.push(Measured { msm, unprepared: f64::INFINITY, prepared: prepared(msm, &points, rounds)? });
    }
    let expected = engines[0].1.msm(&points, &scalars)?;
    let time = |compute: &dyn Fn() -> Result<Projective<P>, MsmError>| {
        let start = Instant::now();
        assert_eq!(compute().expect("the same computation succeeded before"), expected);
        start.elapsed().as_secs_f64()
    };
    for _ in 0..rounds {
        for Measured { msm, unprepared, prepared } in &mut measured {
            *unprepared = unprepared.min(time(&|| msm.msm(&points, &scalars)));
            for (row, bases) in prepared {
                row.computation = row.computation.min(time(&|| bases.msm(&scalars)));
            }
        }
    }
    let rows = |one: Measured<'_, P>| (one.unprepared, one.prepared.into_iter().map(|(row, _)| row).collect());
    Ok(measured.into_iter().map(rows).collect())
}

/// Prepares the bases for each number of levels that the plan lists.
fn prepared<'a, P: Curve>(
    msm: &Msm,
    points: &'a [Affine<P>],
    rounds: u32,
) -> Result<Vec<(Row, Bases<'a, P>)>, MsmError> {
    let mut prepared = Vec::new();
    for plan in msm.plan_precomputation::<P>(points.len())? {
        let levels = PrecomputeFactor::Fixed(plan.precomputation.factor());
        let prepare = || {
            let start = Instant::now();
            let bases = msm.prepare(points).precompute(levels).memory(u64::MAX).build();
            bases.map(|bases| (start.elapsed().as_secs_f64(), bases))
        };
        let (mut preparation, mut bases) = prepare()?;
        for _ in 0..rounds / 10 {
            let (seconds, again) = prepare()?;
            (preparation, bases) = (preparation.min(seconds), again);
        }
        assert_eq!(bases.precomputation(), plan.precomputation, "the bases keep the planned multiples");
        prepared.push((Row { plan, preparation, computation: f64::INFINITY }, bases));
    }
    Ok(prepared)
}

fn print(name: &str, log_n: u32, unprepared: f64, rows: &[Row]) {
    println!("2^{log_n} points, {name}; not prepared: {:.2} ms\n", 1e3 * unprepared);
    println!("| w | bits apart | MiB | preparation, s | MSM, ms | speed-up | pays after, uses | predicted |");
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for Row { plan, preparation, computation } in rows {
        let (levels, stride) = (plan.precomputation.factor(), plan.precomputation.stride());
        let saved = unprepared - computation;
        let uses = if saved > 0.0 { format!("{:.0}", (preparation / saved).ceil()) } else { "never".into() };
        let planned = plan.pays_after.map_or("never".into(), |uses| uses.to_string());
        println!(
            "| {levels} | {stride} | {:.1} | {preparation:.3} | {:.2} | {:.2} | {uses} | {planned} |",
            plan.bytes as f64 / 1_048_576.0,
            1e3 * computation,
            unprepared / computation,
        );
    }
    println!();
}

/// Plots time against memory.
fn draw(file: &Path, name: &str, log_n: u32, unprepared: f64, rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let all = |row: &Row| (row.plan.bytes as f64 / 1_048_576.0, 1e3 * row.computation);
    let most = rows.iter().map(|row| all(row).0).fold(1.0, f64::max);
    let root = SVGBackend::new(file, (720, 480)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(format!("2^{log_n} points, {name}"), ("sans-serif", 20))
        .margin(12)
        .x_label_area_size(40)
        .y_label_area_size(60)
        .build_cartesian_2d(0.0..most * 1.05, 0.0..1e3 * unprepared * 1.1)?;
    chart.configure_mesh().x_desc("memory of the multiples, MiB").y_desc("milliseconds").draw()?;
    let line = [(0.0, 1e3 * unprepared)].into_iter().chain(rows.iter().map(all));
    chart.draw_series(LineSeries::new(line, BLUE.stroke_width(2)))?;
    root.present()?;
    Ok(())
}
