//! Prepared bases: the number of levels against memory, preparation and time, as elastic-msm's Tables 6 to 11, on the best
//! backend; and after how many uses a preparation has paid for itself, beside what the plan predicts.
//!
//! `cargo bench --bench elastic -- [LOG_SIZE …] [figure=FILE.svg]`; 2^16 points if no size is given. The levels are
//! measured in turns, the best of several rounds each, preparations of some, against a call with bases that are not prepared.

#[path = "../tests/common/generators.rs"]
mod generators;

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use ark_bls12_381::g1::Config;
use ark_bls12_381::{Fr, G1Projective};
use cumsm::plan::LevelsPlan;
use cumsm::{Bases, Levels, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use plotters::prelude::*;

/// A number of levels, measured.
struct Row {
    plan: LevelsPlan,
    /// Seconds of the preparation, and of a computation.
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
    for log_n in sizes {
        let rounds = if complete { 30 } else { 1 };
        let (unprepared, rows) = measured(log_n, rounds)?;
        print(log_n, unprepared, &rows);
        if let Some(file) = figure {
            draw(Path::new(file), log_n, unprepared, &rows)?;
        }
    }
    Ok(())
}

/// Seconds of a call with bases that are not prepared, and the rows of all levels that the plan lists.
fn measured(log_n: u32, rounds: u32) -> Result<(f64, Vec<Row>), Box<dyn Error>> {
    let n = 1 << log_n;
    let msm = Msm::builder().build()?;
    let (points, scalars) = (points::<Config>(PointKind::Random, n, 1), scalars::<Fr>(ScalarKind::Uniform, n, 2));
    let mut prepared: Vec<(Row, Bases<'_, Config>)> = Vec::new();
    for plan in msm.plan_levels::<Config>(n)? {
        let levels = Levels::Fixed(plan.elastic.levels());
        let prepare = || {
            let start = Instant::now();
            let bases = msm.prepare(&points).levels(levels).memory(u64::MAX).build();
            bases.map(|bases| (start.elapsed().as_secs_f64(), bases))
        };
        let (mut preparation, mut bases) = prepare()?;
        for _ in 0..rounds / 10 {
            let (seconds, again) = prepare()?;
            (preparation, bases) = (preparation.min(seconds), again);
        }
        assert_eq!(bases.elastic(), plan.elastic, "what was planned is what is kept");
        prepared.push((Row { plan, preparation, computation: f64::INFINITY }, bases));
    }
    let expected = msm.run(&points, &scalars)?;
    let time = |compute: &dyn Fn() -> G1Projective| {
        let start = Instant::now();
        assert_eq!(compute(), expected);
        start.elapsed().as_secs_f64()
    };
    let mut unprepared = f64::INFINITY;
    for _ in 0..rounds {
        unprepared = unprepared.min(time(&|| msm.run(&points, &scalars).expect("it ran before")));
        for (row, bases) in &mut prepared {
            row.computation = row.computation.min(time(&|| bases.msm(&scalars).expect("they were prepared")));
        }
    }
    Ok((unprepared, prepared.into_iter().map(|(row, _)| row).collect()))
}

fn print(log_n: u32, unprepared: f64, rows: &[Row]) {
    println!("2^{log_n} points, BLS12-381 G1; not prepared: {:.2} ms\n", 1e3 * unprepared);
    println!("| w | bits apart | MiB | preparation, s | MSM, ms | speed-up | paid for after | as planned |");
    println!("|---:|---:|---:|---:|---:|---:|---:|---:|");
    for Row { plan, preparation, computation } in rows {
        let (levels, stride) = (plan.elastic.levels(), plan.elastic.stride());
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

/// Time over memory.
fn draw(file: &Path, log_n: u32, unprepared: f64, rows: &[Row]) -> Result<(), Box<dyn Error>> {
    let all = |row: &Row| (row.plan.bytes as f64 / 1_048_576.0, 1e3 * row.computation);
    let most = rows.iter().map(|row| all(row).0).fold(1.0, f64::max);
    let root = SVGBackend::new(file, (720, 480)).into_drawing_area();
    root.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&root)
        .caption(format!("2^{log_n} points, BLS12-381 G1"), ("sans-serif", 20))
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
