//! `run`, `prepare` and `plan`.

use std::error::Error;
use std::fs::File;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::Plan;
use cumsm::internals::{CpuMethod, GpuPlan, Stage, Steps};
use cumsm::{Algorithm, Bases, Curve, Msm, MsmError, MsmOutput, PointForm, StageTimings, Validation};
use serde::Serialize;

use crate::arguments::{PlanArguments, PrepareArguments, RunArguments};
use crate::formats::curves::{not_computed, on_curve};
use crate::formats::encoding::{Point, encode_point};
use crate::generators;
use crate::memory;
use crate::oracle;
use crate::output::Output;
use crate::progress::{self, spin};
use crate::snarkjs;
use crate::{Verdict, after_printing, complain};

/// The output of `--json`.
#[derive(Serialize)]
pub(crate) struct Record {
    curve: &'static str,
    group: String,
    n: usize,
    backend: String,
    algorithm: Option<String>,
    window_bits: u32,
    seconds: f64,
    /// Present with `--timings`.
    #[serde(skip_serializing_if = "Option::is_none")]
    timings: Option<Vec<StageRecord>>,
    /// Present with `--timings`, if one GPU computes.
    #[serde(skip_serializing_if = "Option::is_none")]
    rates: Option<RatesRecord>,
    result: Point,
    pub(crate) checked: bool,
}

/// The time of a stage.
#[derive(Serialize)]
struct StageRecord {
    stage: String,
    seconds: f64,
    #[serde(flatten)]
    model: Option<ModelRecord>,
}

/// The time that the time model predicts for a stage of a GPU plan.
#[derive(Serialize)]
struct ModelRecord {
    /// The predicted time in seconds. The fields `predicted`, `predicted_low` and `predicted_high` are the middle, the
    /// low end and the high end of the predicted band.
    predicted: f64,
    predicted_low: f64,
    predicted_high: f64,
    limit: Option<String>,
    launches: f64,
    /// The number of products of 32 × 32 bits. The 32 products of a warp's lanes count as one product.
    products: f64,
    /// The bytes that pass through L2.
    cached: f64,
    /// The bytes that are read from device memory, plus the bytes that are written to device memory.
    moved: f64,
    /// For the stage `Upload`, the bytes that are copied from the host before the computation. For all other stages,
    /// `copied` is 0. If the plan divides the points into chunks, `copied` is 0 for the stage `Upload` too.
    copied: u64,
}

/// The rates of the time model. `launches` is the time of one launch in seconds. All other rates are amounts per
/// second.
#[derive(Serialize)]
struct RatesRecord {
    launches: f64,
    products: f64,
    cached: f64,
    moved: f64,
    copied: f64,
}

/// Computes one multi-scalar multiplication. Prints the plan, the times and the result of the check.
pub(crate) fn run(arguments: &RunArguments) -> Result<Verdict, Box<dyn Error>> {
    let (curve, group) = (arguments.problem.curve.as_str(), arguments.problem.group.as_str());
    on_curve!(curve, group, P => run_on::<P>(arguments)).ok_or_else(|| not_computed(curve, group))?
}

/// Prints the plan of a multi-scalar multiplication.
pub(crate) fn plan(arguments: &PlanArguments) -> Result<Verdict, Box<dyn Error>> {
    let (curve, group, n) = (arguments.problem.curve.as_str(), arguments.problem.group.as_str(), arguments.problem.n());
    let planned = match arguments.on {
        Some(hardware) => {
            let builder = arguments.engine.options()?;
            on_curve!(curve, group, P => builder.clone().plan_on::<P>(n, hardware).and_then(|plan| {
                Ok((plan, builder.plan_precomputation_on::<P>(n, hardware)?))
            }))
        }
        None => {
            let msm = arguments.engine.builder()?.build()?;
            on_curve!(curve, group, P => msm.plan::<P>(n).and_then(|plan| Ok((plan, msm.plan_precomputation::<P>(n)?))))
        }
    };
    let (plan, plans) = planned.ok_or_else(|| not_computed(curve, group))??;
    let mut out = io::stdout().lock();
    write!(out, "{plan}")?;
    for plan in plans {
        writeln!(out, "  {plan}")?;
    }
    Ok(Verdict::Right)
}

fn run_on<P: Curve>(arguments: &RunArguments) -> Result<Verdict, Box<dyn Error>> {
    let msm = arguments.engine.builder()?.timings(arguments.timings).build()?;
    let bases = bases_of::<P>(arguments, &msm)?;
    let n = bases.points().len();
    if arguments.bases.is_some() {
        memory::ensure(&of_run::<P>(arguments, &msm, n)?)?;
    }
    let vectors: Vec<Vec<P::ScalarField>> = spin("generating scalars", || {
        let seeds = (0..u64::from(arguments.batch)).map(|vector| arguments.seed.wrapping_add(vector));
        seeds.map(|seed| generators::scalars(arguments.scalars, n, seed)).collect()
    });
    let compute = || {
        let start = Instant::now();
        bases.compute(&msm, &vectors).map(|output| (output, start.elapsed().as_secs_f64()))
    };
    let (output, seconds) = spin("computing", || {
        (1..arguments.repeat).try_fold(compute()?, |best, _| {
            let next = compute()?;
            Ok::<_, MsmError>(if next.1 < best.1 { next } else { best })
        })
    })?;
    if let Some(error) = &output.fallback {
        complain(format_args!("note: computed on the CPU, because the GPU failed: {error}"));
    }
    let point = output.result.iter().sum::<Projective<P>>();
    let agrees = arguments.check.then(|| spin("checking", || point == oracle::sum(bases.points(), &vectors)));
    let printed = if arguments.json {
        let record = record(&output, point, seconds, agrees == Some(true));
        writeln!(io::stdout(), "{}", serde_json::to_string(&record)?)
    } else {
        report(&output, point, seconds, agrees)
    };
    let mut verdict = Verdict::Right;
    if agrees == Some(false) {
        complain("error: the result differs from the result of ark-ec's VariableBaseMSM");
        verdict = Verdict::Wrong;
    }
    after_printing(printed.map_err(Box::from), verdict)
}

/// The bases of a run: prepared bases with `--bases` or `--precompute`, and plain bases otherwise.
enum RunBases<P: Curve> {
    AsTheyAre(Vec<Affine<P>>),
    Prepared(Box<Bases<'static, P>>),
}

impl<P: Curve> RunBases<P> {
    fn points(&self) -> &[Affine<P>] {
        match self {
            Self::AsTheyAre(points) => points,
            Self::Prepared(bases) => bases.points(),
        }
    }

    fn compute(&self, msm: &Msm, vectors: &[Vec<P::ScalarField>]) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        match self {
            Self::AsTheyAre(points) => msm.batch(points, vectors),
            Self::Prepared(bases) => bases.batch(vectors),
        }
    }
}

fn bases_of<P: Curve>(arguments: &RunArguments, msm: &Msm) -> Result<RunBases<P>, Box<dyn Error>> {
    if let Some(path) = &arguments.bases {
        let bases = spin("reading the prepared points", || {
            msm.load(named(File::open(path), path)?)?.build().map_err(Box::<dyn Error>::from)
        });
        return bases.map(|bases| RunBases::Prepared(Box::new(bases)));
    }
    let n = arguments.problem.n();
    memory::ensure(&of_run::<P>(arguments, msm, n)?)?;
    let points = generated::<P>(n, arguments.seed);
    Ok(match arguments.precompute {
        None => RunBases::AsTheyAre(points),
        Some(factor) => {
            let uses = u64::from(arguments.repeat) * u64::from(arguments.batch);
            let preparation = msm.prepare_owned(points).precompute(factor).uses(uses);
            RunBases::Prepared(Box::new(spin("preparing the points", || preparation.build())?))
        }
    })
}

/// The parts of a run's memory: the inputs, the computation, the multiples of the points, and the check.
fn of_run<P: Curve>(arguments: &RunArguments, msm: &Msm, n: usize) -> Result<Vec<memory::Part>, MsmError> {
    let [points, scalars] = memory::inputs::<P>(n, arguments.batch);
    let mut parts = match arguments.bases {
        // The points of the file are already in memory, so they are not counted.
        Some(_) => vec![scalars],
        None => vec![points, scalars],
    };
    if points.1.is_none() || scalars.1.is_none() {
        return Ok(parts);
    }
    parts.push(memory::computation(&msm.plan::<P>(n)?));
    if let Some(factor) = arguments.precompute {
        parts.push(memory::multiples::<P>(msm, n, factor)?);
    }
    if arguments.check {
        parts.push(memory::oracle(n));
    }
    Ok(parts)
}

fn generated<P: Curve>(n: usize, seed: u64) -> Vec<Affine<P>> {
    spin("generating points", || generators::random_points::<P>(n, seed))
}

pub(crate) fn named<T>(result: io::Result<T>, path: &Path) -> Result<T, String> {
    result.map_err(|error| format!("{}: {error}", path.display()))
}

/// Prepares generated points, or a file's points, and saves the prepared points.
pub(crate) fn prepare(arguments: &PrepareArguments) -> Result<Verdict, Box<dyn Error>> {
    if let Some((path, section)) = arguments.source.given() {
        return snarkjs::prepare(arguments, path, section);
    }
    let (curve, group) = (arguments.problem.curve.as_str(), arguments.problem.group.as_str());
    let msm = arguments.engine.builder()?.build()?;
    on_curve!(curve, group, P => {
        let n = arguments.problem.n();
        let points = Box::new(|| generated::<P>(n, arguments.seed));
        prepare_on::<P>(arguments, &msm, (n, points), Validation::Trusted)
    })
    .ok_or_else(|| not_computed(curve, group))?
}

/// A function that makes points. The function is boxed, so that [`prepare_on`] is compiled only once for each curve.
type Points<'a, P> = Box<dyn FnOnce() -> Vec<Affine<P>> + 'a>;

/// Prepares `n` points, and saves the prepared points. Opens the output file before the call of `points`. So if the
/// output path is wrong, the error comes before the points are made.
pub(crate) fn prepare_on<P: Curve>(
    arguments: &PrepareArguments,
    msm: &Msm,
    (n, points): (usize, Points<'_, P>),
    validation: Validation,
) -> Result<Verdict, Box<dyn Error>> {
    let factor = arguments.precompute.unwrap_or_default();
    let [inputs, _] = memory::inputs::<P>(n, 0);
    memory::ensure(&[inputs])?;
    memory::ensure(&[inputs, memory::multiples::<P>(msm, n, factor)?])?;
    let output = named(Output::open(&arguments.out), &arguments.out)?;
    let points = points();
    let start = Instant::now();
    let bar = progress::bar("preparing", 0);
    let preparation = msm.prepare_owned(points).validation(validation).precompute(factor);
    let mut preparation = preparation.progress(|done, total| {
        bar.set_length(total);
        bar.set_position(done);
        ControlFlow::Continue(())
    });
    if let Some(uses) = arguments.uses {
        preparation = preparation.uses(uses);
    }
    let bases = preparation.build()?;
    bar.finish_and_clear();
    let seconds = start.elapsed();
    let bytes = spin("writing the prepared points", || {
        let saved = bases.save(output.file()).map_err(|error| format!("{}: {error}", arguments.out.display()));
        saved.and_then(|()| {
            let bytes = named(output.file().metadata(), &arguments.out)?.len();
            named(output.finish(), &arguments.out).map(|()| bytes)
        })
    })?;
    let (factor, stride) = (bases.precomputation().factor(), bases.precomputation().stride());
    let mut out = io::stdout().lock();
    writeln!(out, "{} {}: {n} points, {factor} multiples of each, {stride} bits apart", P::NAME, P::GROUP)?;
    writeln!(out, "time        {seconds:.3?}")?;
    writeln!(out, "file        {}, {bytes} bytes", arguments.out.display())?;
    Ok(Verdict::Right)
}

pub(crate) fn record<P: Curve>(
    output: &MsmOutput<Vec<Projective<P>>>,
    point: Projective<P>,
    seconds: f64,
    checked: bool,
) -> Record {
    Record {
        curve: P::NAME,
        group: P::GROUP.to_string(),
        n: output.plan.n,
        backend: output.plan.backend.to_string(),
        algorithm: algorithm(&output.plan),
        window_bits: output.plan.window_bits(),
        seconds,
        timings: output.timings.map(|timings| {
            let record = |(stage, time): (Stage, Duration)| StageRecord {
                stage: stage.to_string(),
                seconds: time.as_secs_f64(),
                model: of_one_gpu(&output.plan).map(|plan| model(plan, stage)),
            };
            stages(&timings).map(record).collect()
        }),
        rates: output.timings.and(of_one_gpu(&output.plan)).map(|plan| RatesRecord {
            launches: plan.rates.launch,
            products: plan.rates.products,
            cached: plan.rates.cached,
            moved: plan.rates.moved,
            copied: plan.rates.copied,
        }),
        result: encode_point(&point.into_affine()),
        checked,
    }
}

fn report<P: Curve>(
    output: &MsmOutput<Vec<Projective<P>>>,
    point: Projective<P>,
    seconds: f64,
    agrees: Option<bool>,
) -> io::Result<()> {
    let mut out = io::stdout().lock();
    write!(out, "{}", output.plan)?;
    writeln!(out, "time        {:.3?}", Duration::from_secs_f64(seconds))?;
    if let Some(timings) = &output.timings {
        report_stages(&mut out, timings, seconds)?;
    }
    if let Some(digits) = digits_per_point(&output.plan) {
        let (n, vectors) = (output.plan.n, output.result.len());
        let rate = (n * vectors) as f64 * f64::from(digits) / seconds;
        let times = if vectors > 1 { format!("{vectors} vectors × ") } else { String::new() };
        writeln!(out, "rate        {rate:.3e} additions a second ({times}{n} points × {digits} digits)")?;
    }
    let result = serde_json::to_string(&encode_point(&point.into_affine()))?;
    writeln!(out, "result      {result}")?;
    match agrees {
        Some(true) => writeln!(out, "check       equal to the result of ark-ec's VariableBaseMSM"),
        Some(false) => writeln!(out, "check       FAILED"),
        None => Ok(()),
    }
}

/// The stages that a computation has, in order, with their times.
fn stages(timings: &StageTimings) -> impl Iterator<Item = (Stage, Duration)> {
    Stage::ALL.into_iter().filter_map(|stage| Some((stage, timings.get(stage)?)))
}

/// Prints the time of each stage. `seconds` is the total time. The time outside the stages is printed as `other`. The
/// time `other` includes the allocation of device memory and the normalisation of the result.
fn report_stages(out: &mut impl Write, timings: &StageTimings, seconds: f64) -> io::Result<()> {
    let rest = seconds - timings.total().as_secs_f64();
    let stages = stages(timings).map(|(stage, time)| (stage.to_string(), time.as_secs_f64()));
    for (name, time) in stages.chain([("other".into(), rest.max(0.0))]) {
        writeln!(out, "  {name:<12}{:>12.3} ms {:>5.1}%", 1e3 * time, 100.0 * time / seconds)?;
    }
    Ok(())
}

/// The plan of the GPU. `None` unless exactly one GPU computes.
fn of_one_gpu(plan: &Plan) -> Option<&GpuPlan> {
    match &plan.steps {
        Steps::Gpu(steps) => Some(steps),
        _ => None,
    }
}

fn model(plan: &GpuPlan, stage: Stage) -> ModelRecord {
    let (prediction, work) = (&plan.prediction, plan.prediction.work(stage));
    let of_point =
        plan.buffers.inputs.first().map_or(0, |input| input.bases.element_bytes + input.scalars.element_bytes);
    ModelRecord {
        predicted: prediction.seconds(stage),
        predicted_low: plan.low.seconds(stage),
        predicted_high: plan.high.seconds(stage),
        limit: prediction.limit(stage).map(|limit| limit.to_string()),
        launches: work.launches,
        products: work.products,
        cached: work.cached,
        moved: work.moved,
        copied: if stage == Stage::Upload && plan.chunks == 1 { plan.chunk as u64 * of_point } else { 0 },
    }
}

/// The name of the algorithm that a plan uses. The library has no names for the algorithms of the CPU, so the names of
/// these algorithms are in this function.
fn algorithm(plan: &Plan) -> Option<String> {
    match &plan.steps {
        Steps::Gpu(steps) => Some(steps.algorithm.to_string()),
        Steps::Gpus(shares) => shares.first().map(|(.., steps)| steps.algorithm.to_string()),
        Steps::Cpu(steps) if steps.form == PointForm::TwistedEdwards => Some(Algorithm::EDMSM.to_string()),
        Steps::Cpu(steps) if steps.method == CpuMethod::Straus => Some("straus".into()),
        Steps::Cpu(_) => Some("batch-affine".into()),
        Steps::LowMemory(_) => Some("adaptive-set-bucket".into()),
        _ => None,
    }
}

fn digits_per_point(plan: &Plan) -> Option<u32> {
    match &plan.steps {
        Steps::Cpu(steps) => Some(steps.digits_per_point()),
        Steps::LowMemory(steps) => Some(steps.windows.count()),
        Steps::Gpu(steps) => Some(steps.windows.count()),
        Steps::Gpus(shares) => shares.first().map(|(.., steps)| steps.windows.count()),
        _ => None,
    }
}
