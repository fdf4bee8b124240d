//! One computation, or a batch of them, on several GPUs.

use std::panic::resume_unwind;
use std::thread;

use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use crate::gpu::Gpu;
use crate::msm::{Input, Outcomes, Place, normalised};
use crate::plan::{Share, Steps, cuts};
use crate::scalars::Scalars;
use crate::timings::StageTimings;
use crate::{Curve, Msm, MsmError};

/// Computes Σ kᵢ·Pᵢ of each vector on all GPUs, cut in the way that is predicted to be cheapest. A device that fails is
/// taken out, and its share computed on another.
pub(crate) fn compute<'a, P: Curve>(
    msm: &Msm,
    gpus: &[Gpu],
    input: &Input<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<Outcomes<P>, MsmError> {
    let shares = cheapest(msm, gpus, input, vectors)?;
    if let ([share], [gpu]) = (&shares[..], gpus) {
        return run(msm, share, gpu, input, vectors);
    }
    let mut results = at_once(shares.iter().map(|share| move || run(msm, share, &gpus[share.device], input, vectors)));

    let failure = |(share, result): (&Share, &Result<_, _>)| result.is_err().then_some(share.device);
    let mut failed: Vec<usize> = shares.iter().zip(&results).filter_map(failure).collect();
    // Where each device holds its own part of the bases, the others take them from the host.
    let parted = input.place.ranges(0).is_some();
    let elsewhere = if parted { Input { bases: input.bases, place: Place::Caller } } else { input.clone() };
    for (share, result) in shares.iter().zip(&mut results) {
        for (device, gpu) in gpus.iter().enumerate() {
            if result.is_err() && !failed.contains(&device) {
                *result = run(msm, &Share { device, ..share.clone() }, gpu, &elsewhere, vectors);
                failed.extend(result.is_err().then_some(device));
            }
        }
    }

    let mut points = vec![Projective::zero(); vectors.len()];
    let (mut plans, mut timings) = (Vec::new(), None::<StageTimings>);
    for (share, result) in shares.into_iter().zip(results) {
        let outcomes = result?;
        for (sum, point) in points[share.vectors.clone()].iter_mut().zip(outcomes.points) {
            *sum += point;
        }
        // The devices work at the same time.
        timings = timings.into_iter().chain(outcomes.timings).max_by_key(StageTimings::total);
        plans.push((share, outcomes.plan));
    }
    let points = points.into_iter().map(normalised).collect();
    let mut parts = Vec::new();
    let mut whole = None;
    for (share, plan) in plans {
        if let Steps::Gpu(steps) = &plan.steps {
            parts.push((share, plan.reason.clone(), steps.clone()));
        }
        whole.get_or_insert(plan);
    }
    let mut plan = whole.expect("there is a share at least");
    plan.n = vectors.iter().map(Scalars::len).max().unwrap_or(0);
    if parts.len() > 1 {
        plan.reason = format!("{} GPUs", parts.len());
        plan.steps = Steps::Gpus(parts);
    }
    Ok(Outcomes { points, plan, fallback: None, timings })
}

/// Does tasks at the same time, each on a thread of its own, but for a single one. A panic is passed on.
pub(crate) fn at_once<T: Send>(tasks: impl ExactSizeIterator<Item = impl FnOnce() -> T + Send>) -> Vec<T> {
    if tasks.len() == 1 {
        return tasks.map(|task| task()).collect();
    }
    thread::scope(|scope| {
        let begun: Vec<_> = tasks.map(|task| scope.spawn(task)).collect();
        begun.into_iter().map(|task| task.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

/// How large devices are, as weights of what they are given.
pub(crate) fn multiprocessors(gpus: &[Gpu]) -> Vec<u64> {
    gpus.iter().map(|gpu| u64::from(gpu.multiprocessors())).collect()
}

/// Computes a share on a device; points are not yet added up.
fn run<'a, P: Curve>(
    msm: &Msm,
    share: &Share,
    gpu: &Gpu,
    input: &Input<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<Outcomes<P>, MsmError> {
    let (input, vectors) = taken(share, input, vectors);
    msm.compute_on(gpu, &input, &vectors, share)
}

/// What a share has of the bases and of the vectors.
fn taken<'a, P: Curve>(
    share: &Share,
    input: &Input<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> (Input<'a, P>, Vec<Scalars<'a, P>>) {
    let place = input.place.on(share.device, share.points.start);
    let bases = &input.bases[share.points.clone()];
    let vectors = vectors[share.vectors.clone()].iter().map(|vector| vector.part(&share.points)).collect();
    (Input { bases, place }, vectors)
}

/// The way to cut whose costliest share is the cheapest.
fn cheapest<'a, P: Curve>(
    msm: &Msm,
    gpus: &[Gpu],
    input: &Input<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<Vec<Share>, MsmError> {
    let n = vectors.iter().map(Scalars::len).max().unwrap_or(0);
    let kept = input.place.ranges(n);
    let candidates = cuts(&multiprocessors(gpus), n, vectors.len(), kept.as_deref());
    if let [only] = &candidates[..] {
        return Ok(only.clone());
    }
    let mut best: Result<(f64, Vec<Share>), Option<MsmError>> = Err(None);
    for mut shares in candidates {
        match planned(msm, gpus, &mut shares, input, vectors) {
            Ok(slowest) if best.as_ref().is_ok_and(|(least, _)| *least <= slowest) => {}
            Ok(slowest) => best = Ok((slowest, shares)),
            Err(error) => best = best.map_err(|_| Some(error)),
        }
    }
    best.map(|(_, shares)| shares).map_err(|error| error.expect("there is a way to cut"))
}

/// The cost of the costliest share. Parts of the windows are parts of the same ones: the first share's.
fn planned<'a, P: Curve>(
    msm: &Msm,
    gpus: &[Gpu],
    shares: &mut [Share],
    input: &Input<'a, P>,
    vectors: &[Scalars<'a, P>],
) -> Result<f64, MsmError> {
    let (mut slowest, mut agreed) = (0.0f64, None);
    for share in shares {
        share.agreed = agreed;
        let (input, vectors) = taken(share, input, vectors);
        let plan = msm.gpu_plan(&gpus[share.device], &vectors, &input.place, msm.device_memory(), share)?;
        let Steps::Gpu(steps) = &plan.steps else { unreachable!("a GPU plan has the GPU's steps") };
        if share.part.1 > 1 {
            agreed = Some((steps.algorithm, plan.window_bits()));
            share.agreed = agreed;
        }
        slowest = slowest.max(steps.multiplications);
    }
    Ok(slowest)
}
