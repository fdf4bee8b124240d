//! `transform`: number-theoretic transforms and Groth16's witness map at many sizes. The vectors are in the engine's
//! memory: the memory of a GPU, or host memory if the CPU computes.

use std::error::Error;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use cumsm::internals::{TransformTimes, transform_times};
use cumsm::{Domain, DomainField, EvaluationOrder, Msm, MsmError, Qap, Vector};
use serde::Serialize;

use crate::arguments::TransformArguments;
use crate::formats::curves::{not_computed, on_curve};
use crate::generators::{self, ScalarKind};
use crate::memory;
use crate::{Verdict, after_printing, complain};

/// If no GPU computes, [`size`] holds at most this number of vectors in host memory at the same time. Five vectors are
/// a, b, c, the evaluations of a, and the quotient. One vector is for the transforms. Three vectors are copies of a, b
/// and c for the witness map. One vector is the temporary vector of a transform in natural order. One more vector
/// stands for all smaller allocations.
const VECTORS: u64 = 11;

/// The shortest times for one size.
#[derive(Serialize)]
struct Row<'a> {
    curve: &'a str,
    n: usize,
    /// True if the vectors are in the memory of a GPU, real or emulated.
    on_device: bool,
    /// Seconds of a transform from coefficients to evaluations in bit-reversed order. `inverse_seconds` is the time of
    /// the inverse of this transform.
    forward_seconds: f64,
    inverse_seconds: f64,
    /// Seconds of a transform from coefficients to evaluations in natural order.
    natural_seconds: f64,
    /// Seconds of the witness map, from the values of a, b and c to the coefficients of (a·b − c)/(Xⁿ − 1).
    witness_map_seconds: f64,
    checked: bool,
}

pub(crate) fn transform(arguments: &TransformArguments) -> Result<Verdict, Box<dyn Error>> {
    let curve = arguments.curve.as_str();
    let done = match arguments.on {
        Some(hardware) => {
            on_curve!(curve, "g1", P => predicted::<<P as ark_ec::CurveConfig>::ScalarField>(arguments, hardware))
        }
        None => on_curve!(curve, "g1", P => measured::<<P as ark_ec::CurveConfig>::ScalarField>(arguments)),
    };
    done.ok_or_else(|| not_computed(curve, "g1"))?
}

/// Prints the predicted times for a GPU that need not be in this machine.
fn predicted<F: DomainField>(
    arguments: &TransformArguments,
    hardware: cumsm::GpuModel,
) -> Result<Verdict, Box<dyn Error>> {
    let mut out = io::stdout().lock();
    for log_size in arguments.sizes::<F>()? {
        let TransformTimes { forward, witness_map } = transform_times::<F>(log_size, &hardware);
        let (forward, map) = (forward.milliseconds(), witness_map.milliseconds());
        writeln!(out, "2^{log_size}: transform {forward:.3} ms; witness map {map:.3} ms")?;
    }
    Ok(Verdict::Right)
}

fn measured<F: DomainField>(arguments: &TransformArguments) -> Result<Verdict, Box<dyn Error>> {
    let sizes = arguments.sizes::<F>()?;
    let engine = arguments.engine.builder()?.build()?;
    let end = Instant::now() + Duration::from_secs(arguments.seconds);
    let mut verdict = Verdict::Right;
    let printed = sizes.take_while(|_| Instant::now() <= end).try_for_each(|log_size| {
        let row = size::<F>(arguments, &engine, log_size)?;
        if !row.checked {
            complain(format_args!("error: {} 2^{log_size}: a result is wrong", arguments.curve));
            verdict = Verdict::Wrong;
        }
        let mut out = io::stdout().lock();
        writeln!(out, "{}", serde_json::to_string(&row)?)?;
        Ok(out.flush()?)
    });
    after_printing(printed, verdict)
}

fn size<'a, F: DomainField>(
    arguments: &'a TransformArguments,
    engine: &Msm,
    log_size: u32,
) -> Result<Row<'a>, Box<dyn Error>> {
    let n = 1 << log_size;
    memory::ensure(&[("vectors", (n as u64).checked_mul(VECTORS * size_of::<F>() as u64))])?;
    let domain = Domain::<F>::new(n)?;
    let [a, b] = [1, 2].map(|seed| generators::scalars::<F>(ScalarKind::Uniform, n, seed));
    let c: Vec<F> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
    let mut evaluations = a.clone();
    domain.forward(&mut evaluations, EvaluationOrder::BitReversed)?;
    let mut h = a.clone();
    domain.quotient(&mut h, &mut b.clone(), &mut c.clone())?;

    let mut best = [f64::INFINITY; 4];
    let mut vector = engine.vector(&a)?;
    let mut timed = |place: usize, vector: &mut Vector<F>, forward: bool, order| -> Result<(), MsmError> {
        let start = Instant::now();
        if forward { vector.forward(&domain, order) } else { vector.inverse(&domain, order) }?;
        best[place] = best[place].min(start.elapsed().as_secs_f64());
        Ok(())
    };
    // The results of the next two loops are checked after both loops. So the GPU does not wait for a check between two
    // transforms.
    for _ in 0..=arguments.repeat {
        timed(0, &mut vector, true, EvaluationOrder::BitReversed)?;
        timed(1, &mut vector, false, EvaluationOrder::BitReversed)?;
    }
    for _ in 0..=arguments.repeat {
        timed(2, &mut vector, true, EvaluationOrder::Natural)?;
        vector.inverse(&domain, EvaluationOrder::Natural)?;
    }
    let mut checked = *vector.to_vec()? == a;
    vector.forward(&domain, EvaluationOrder::BitReversed)?;
    checked &= *vector.to_vec()? == evaluations;

    let mut on_device = false;
    for _ in 0..=arguments.repeat {
        let qap = Qap::new(engine.vector(&a)?, engine.vector(&b)?, engine.vector(&c)?)?;
        let start = Instant::now();
        let quotient = qap.quotient(&domain)?;
        best[3] = best[3].min(start.elapsed().as_secs_f64());
        checked &= *quotient.to_vec()? == h;
        on_device = quotient.is_on_device();
    }
    let [forward_seconds, inverse_seconds, natural_seconds, witness_map_seconds] = best;
    let curve = arguments.curve.as_str();
    Ok(Row { curve, n, on_device, forward_seconds, inverse_seconds, natural_seconds, witness_map_seconds, checked })
}
