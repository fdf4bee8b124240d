//! Code that all comparisons share. This code makes the cases of the comparisons, and counts the operations of each
//! case. If there is a GPU, the code also measures the time of each case. Most cases are on BLS12-381 G1.

use std::time::{Duration, Instant};

use ark_bls12_381::{G1Affine, g1};
use ark_ec::short_weierstrass::Affine;
use cumsm::internals::Conversion;
use cumsm::internals::Counting;
use cumsm::{Algorithm, Backend, CudaStatus, Curve, Msm};

use crate::common::counted::{Case, Counted, count_with};
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// The number of runs of each algorithm on a GPU. The algorithms run alternately, and the best time of each algorithm
/// is printed.
const RUNS: usize = 10;

/// A row of the table: one count of a comparison.
pub(crate) struct Row {
    pub(crate) log_n: u32,
    pub(crate) paper: &'static str,
    pub(crate) quantity: String,
    pub(crate) count: f64,
}

impl Row {
    /// Returns the cells of this row in the table. A comparison has no formula, so the columns for formulas contain
    /// dashes.
    pub(crate) fn cells(self) -> Vec<String> {
        let Self { log_n, paper, quantity, count } = self;
        let mut cells = vec![format!("2^{log_n}"), paper.into(), quantity];
        cells.extend(["-"; 5].map(String::from));
        cells.push(format!("{count:.0}"));
        cells
    }
}

/// Returns the algorithm lb-msm with the given preparation of bases.
pub(crate) const fn lb_msm(conversion: Conversion) -> Algorithm {
    Algorithm { conversion, ..Algorithm::LB_MSM }
}

/// Returns 2^`log_n` points of BLS12-381 G1.
pub(crate) fn bases(log_n: u32) -> Vec<G1Affine> {
    bases_of::<g1::Config>(log_n)
}

/// Returns 2^`log_n` points of a group.
pub(crate) fn bases_of<P: Curve>(log_n: u32) -> Vec<Affine<P>> {
    points::<P>(PointKind::Random, 1 << log_n, 1)
}

/// Returns a window size that divides 256, like the window size 16 of lb-msm. If the window size divides 256, scalars
/// of 255 bits also fill the buckets of the top window. With other window sizes, a few buckets of the top window hold
/// all points of this window, and a thread that adds a whole bucket takes far too long.
pub(crate) fn filled_window(log_n: u32) -> u32 {
    if log_n < 16 { 8 } else { 16 }
}

/// Returns the counts of an algorithm. Each thread of a window gets at least 32 digits.
pub(crate) fn count<P: Curve>(
    algorithm: Algorithm,
    window_bits: u32,
    bases: &[Affine<P>],
    scalars: ScalarKind,
) -> Counted {
    let case = Case { algorithm, window_bits, n: bases.len(), scalars, share: 32, levels: 1 };
    count_with(&case, Counting::CountedOnly, bases)
}

/// Returns the best time of each case, or `None` if there is no GPU. The cases run alternately. The time of a case is
/// the time of a whole call, including uploads and the preparation of bases.
pub(crate) fn times<P: Curve>(
    cases: &[(Algorithm, ScalarKind)],
    window_bits: u32,
    bases: &[Affine<P>],
) -> Option<Vec<Duration>> {
    let CudaStatus::Ready { .. } = CudaStatus::query() else { return None };
    let engines: Vec<(Msm, Vec<P::ScalarField>)> = cases
        .iter()
        .map(|&(algorithm, kind)| {
            let builder = Msm::builder().backend(Backend::Cuda).algorithm(algorithm);
            let engine = builder.window_bits(window_bits).build();
            (engine.expect("the driver is ready"), scalars(kind, bases.len(), 1))
        })
        .collect();
    let mut best = vec![Duration::MAX; cases.len()];
    for _ in 0..RUNS {
        for ((engine, scalars), best) in engines.iter().zip(&mut best) {
            let start = Instant::now();
            let _point = engine.msm::<P>(bases, scalars).expect("a GPU computes what the emulator counts");
            *best = start.elapsed().min(*best);
        }
    }
    Some(best)
}

/// Prints a time that was measured.
pub(crate) fn print_time(log_n: u32, paper: &str, quantity: &str, time: Duration) {
    println!("# 2^{log_n}, {paper}, {quantity}: {:.2} ms on the GPU", time.as_secs_f64() * 1e3);
}
