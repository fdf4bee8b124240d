//! Tests of the spans that a profiler sees.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use ark_bls12_381::{Fr, G1Affine};
use ark_ec::AffineRepr;
use cumsm::{Backend, Msm, MsmBuilder};
use tracing_subscriber::fmt::format::FmtSpan;

/// The buffer to which the tracing subscriber writes its output.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Runs `work`, and returns one line for each span that has ended, and one line for each event. A line names the outer
/// spans first.
fn traced(work: impl FnOnce()) -> Vec<String> {
    let lines = Lines::default();
    let writer = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_span_events(FmtSpan::CLOSE)
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .with_ansi(false)
        .without_time()
        .finish();
    tracing::subscriber::with_default(subscriber, work);
    let text = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    text.lines().map(String::from).collect()
}

fn run(builder: MsmBuilder, prepared: bool) {
    let n = 3000;
    let (points, scalars) = (vec![G1Affine::generator(); n], vec![Fr::from(-3); n]);
    let msm = builder.build().unwrap();
    let expected = G1Affine::generator() * Fr::from(-3 * n as i64);
    let sum = match prepared {
        true => msm.prepare(&points).build().unwrap().msm(&scalars),
        false => msm.msm(&points, &scalars),
    };
    assert_eq!(sum.unwrap(), expected);
}

/// Checks that all `spans` occur. Each entry has the names of the outer spans, and then the name of the span itself.
fn check(lines: &[String], spans: &[&str]) {
    for span in spans {
        assert!(lines.iter().any(|line| line.contains(&format!("{span}: cumsm"))), "{span}: {lines:#?}");
    }
}

#[test]
fn stages_of_the_cpu_are_spans() {
    let lines = traced(|| run(Msm::builder().backend(Backend::Cpu), false));
    let msm = "msm{curve=\"bls12-381\" group=g1 points=3000 vectors=1}";
    let stages = ["recode:plan", "recode", "sort", "convert", "accumulate", "combine"];
    check(&lines, &stages.map(|stage| format!("{msm}:{stage}")).each_ref().map(String::as_str));
    check(&lines, &[msm]);
    check(
        &traced(|| run(Msm::builder().backend(Backend::Cpu), true)),
        &["prepare_bases{curve=\"bls12-381\" group=g1 points=3000}"],
    );
}

#[test]
fn stages_of_a_gpu_are_spans() {
    let lines = traced(|| run(Msm::builder().backend(Backend::Emulator), false));
    let names = ["plan", "upload", "recode", "sort", "convert", "accumulate", "aggregate", "combine"];
    for name in names {
        assert!(lines.iter().any(|line| line.contains(&format!(":{name}: cumsm"))), "{name}: {lines:#?}");
    }
}

/// On each backend, a call of `msm` makes exactly one plan.
#[test]
fn a_sum_is_planned_once() {
    for (backend, host_memory) in [(Backend::Cpu, None), (Backend::Cpu, Some(1 << 20)), (Backend::Emulator, None)] {
        for prepared in [false, true] {
            let builder = host_memory.into_iter().fold(Msm::builder().backend(backend), MsmBuilder::host_memory);
            let lines = traced(|| run(builder, prepared));
            let plans = lines.iter().filter(|line| line.contains("msm{") && line.contains("plan: cumsm")).count();
            assert_eq!(plans, 1, "{backend:?}, {host_memory:?}, prepared: {prepared}: {lines:#?}");
        }
    }
}

/// Scalars are secrets, so no line of the trace contains the digits of a scalar.
#[test]
fn no_scalar_is_logged() {
    let lines = traced(|| run(Msm::builder().backend(Backend::Cpu), false));
    let k = Fr::from(-3);
    for secret in [k.to_string(), format!("{k:?}")] {
        assert!(secret.len() > 60 && lines.iter().all(|line| !line.contains(&secret)), "{lines:#?}");
    }
}
