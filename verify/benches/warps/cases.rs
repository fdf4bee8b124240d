//! The list of computations whose warps the bench counts.

use std::fmt;

use cumsm::internals::{Conversion, GpuPlan, Stage, Steps};
use cumsm::{Algorithm, Backend, Curve, Msm, PointForm};

use crate::additions::additions;
use crate::common::generators::{PointKind, ScalarKind, points, scalars};
use crate::vectors::{self, VectorCase};

/// A computation.
pub(crate) enum Case {
    Sum(SumCase),
    Vector(VectorCase),
}

/// A multi-scalar multiplication.
pub(crate) struct SumCase {
    curve: &'static str,
    group: &'static str,
    name: &'static str,
    algorithm: Algorithm,
    scalars: ScalarKind,
    size: Size,
    /// True if the bases are prepared. For prepared bases, the planner picks the number of multiples as if preparation
    /// took no time.
    is_prepared: bool,
}

/// The number of points or elements, and the number of multiprocessors among which plans divide the work.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) log_points: u32,
    multiprocessors: u32,
    /// True if only some blocks run, and the result is ignored.
    is_sampled: bool,
}

/// The size for G1. `SMALL` has enough points for several blocks of most kernels.
pub(crate) const SMALL: Size = Size { log_points: 10, multiprocessors: 4, is_sampled: false };
/// The size for groups with slow additions, which take several times as long as additions in G1.
const SMALLEST: Size = Size { log_points: 8, ..SMALL };
/// The size for the groups that provers use most. An H200 has 132 multiprocessors.
pub(crate) const LARGE: Size = Size { log_points: 14, multiprocessors: 132, is_sampled: false };
/// The size for transforms with large tiles. With 132 multiprocessors, as in [`LARGE`], tiles would be small.
pub(crate) const WITH_LARGE_TILES: Size = Size { multiprocessors: 4, ..LARGE };

/// The blocks of a sampled case that the PTX machine runs, in the format of `EMULATED_SAMPLE`. In the accumulation, the
/// machine runs one of every 64 blocks. The machine runs no block that prepares bases, and no block of the stages after
/// the accumulation. The machine runs all blocks of all other kernels.
pub(crate) const SAMPLE: &str = "accumulate_:64,convert_:0,precompute_:0,reduce_:0,combine_buckets_round:0,sum_:0";

/// The blocks of a sampled case with affine rounds. In the affine rounds, the PTX machine runs one of every 64 blocks
/// of the kernel `add_pairs`. The machine runs no block of the accumulation, because the sampled rounds leave too few
/// points for the accumulation.
pub(crate) const SAMPLE_WITH_ROUNDS: &str =
    "add_pairs:64,accumulate_:0,convert_:0,precompute_:0,reduce_:0,combine_buckets_round:0,sum_:0";

const BUCKET: (&str, Algorithm) = ("bucket", Algorithm::BUCKET);
/// The bucket algorithm with affine rounds. The planner does not pick affine rounds for a small number of points.
const ROUNDS: (&str, Algorithm) = ("bucket, 2 rounds", Algorithm { affine_rounds: Some(2), ..Algorithm::BUCKET });
const LB_MSM: (&str, Algorithm) = ("lb-msm", Algorithm::LB_MSM);
const ALL_POWERS: (&str, Algorithm) =
    ("lb-msm, all 2^h", Algorithm { conversion: Conversion::AllPowersOfTwo, ..Algorithm::LB_MSM });
const CUZK: (&str, Algorithm) = ("cuzk", Algorithm::CUZK);
const EDMSM: (&str, Algorithm) = ("edmsm", Algorithm::EDMSM);
/// The production algorithms.
const ALGORITHMS: [(&str, Algorithm); 7] =
    [BUCKET, ROUNDS, LB_MSM, ALL_POWERS, ("lb-msm-const", Algorithm::LB_MSM_CONST), CUZK, EDMSM];

/// Returns all computations of the table. The list begins with MSMs. For each group and each of the group's algorithms,
/// there is an MSM with uniform scalars. There are further MSMs: MSMs with clustered scalars for BLS12-381 G1, and
/// larger MSMs for BLS12-381 G1 and for the twisted Edwards form. Computations with vectors follow, and sampled
/// computations come last.
pub(crate) fn all() -> Vec<Case> {
    let groups = [
        ("bls12-381", "g1", SMALL),
        ("bls12-381", "g2", SMALLEST),
        ("bls12-377", "g1", SMALL),
        ("bls12-377", "g2", SMALLEST),
        ("bn254", "g1", SMALL),
        ("bn254", "g2", SMALLEST),
        ("mnt4-753", "g1", SMALLEST),
    ];
    let mut cases = Vec::new();
    for (curve, group, small) in groups {
        let is_first = (curve, group) == ("bls12-381", "g1");
        let is_edwards = (curve, group) == ("bls12-377", "g1");
        for (name, algorithm) in ALGORITHMS {
            // At these sizes, the plan for "lb-msm" prepares all powers of two, as the plan for "lb-msm, all 2^h" does.
            // So the list has "lb-msm" only for the first group.
            let is_there = match name {
                "lb-msm" => is_first,
                "edmsm" => is_edwards,
                _ => true,
            };
            if !is_there {
                continue;
            }
            let mut add = |scalars, size| {
                let case = SumCase { curve, group, name, algorithm, scalars, size, is_prepared: false };
                cases.push(Case::Sum(case));
            };
            add(ScalarKind::Uniform, small);
            if is_first {
                add(ScalarKind::Clustered, small);
            }
            if is_first && name == "bucket" {
                add(ScalarKind::Clustered, LARGE);
            }
            if is_first || algorithm.point_form() == PointForm::TwistedEdwards {
                add(ScalarKind::Uniform, LARGE);
            }
        }
    }
    cases.extend(vectors::all().into_iter().map(Case::Vector));
    cases.extend(sampled(20));
    cases.extend(sampled(22).into_iter().filter(Case::has_a_goal));
    cases
}

/// Returns sampled computations of 2^`log_points` points, with the plans that the planner makes by default. The list
/// has each accumulation that the planner can choose. Each accumulation runs with plain bases, with prepared bases, or
/// with both kinds of bases.
pub(crate) fn sampled(log_points: u32) -> Vec<Case> {
    let size = Size { log_points, is_sampled: true, ..LARGE };
    let kinds = [
        ("bls12-381", BUCKET, false),
        ("bls12-381", BUCKET, true),
        ("bls12-381", LB_MSM, true),
        ("bls12-381", CUZK, false),
        ("bls12-377", BUCKET, false),
        ("bls12-377", EDMSM, false),
        ("bls12-377", EDMSM, true),
    ];
    let case = |(curve, (name, algorithm), is_prepared), scalars| {
        Case::Sum(SumCase { curve, group: "g1", name, algorithm, scalars, size, is_prepared })
    };
    kinds.into_iter().flat_map(|kind| [ScalarKind::Uniform, ScalarKind::Clustered].map(|k| case(kind, k))).collect()
}

impl Case {
    /// True if the module `limits` has a limit for the number of products of this case.
    fn has_a_goal(&self) -> bool {
        matches!(self, Self::Sum(case) if case.algorithm == Algorithm::BUCKET && case.scalars == ScalarKind::Uniform)
    }

    pub(crate) fn multiprocessors(&self) -> u32 {
        match self {
            Self::Sum(case) => case.size.multiprocessors,
            Self::Vector(case) => case.size.multiprocessors,
        }
    }

    /// Returns the blocks that the PTX machine runs in a sampled case, or `None` if all blocks run.
    pub(crate) fn sample(&self) -> Option<&'static str> {
        let Self::Sum(case) = self else { return None };
        let sample = if case.algorithm == Algorithm::BUCKET { SAMPLE_WITH_ROUNDS } else { SAMPLE };
        case.size.is_sampled.then_some(sample)
    }

    /// Runs the computation, and prints three items, which the documentation of [`SumCase::run`] describes.
    pub(crate) fn run(&self) {
        match self {
            Self::Sum(case) => case.run(),
            Self::Vector(case) => case.run(),
        }
    }
}

impl SumCase {
    /// Runs the computation. Prints three items: the number of additions that the scalars need, the predicted number of
    /// wide products in the kernels that a sampled case does not count, and the windows of the plan. Compares the
    /// result with the CPU's result, unless the case is sampled. The result of a sampled case is wrong.
    fn run(&self) {
        let computed = cumsm::on_curve!(self.curve, self.group, P => self.run_on::<P>());
        computed.expect("a group of this build");
    }

    fn run_on<P: Curve>(&self) {
        let n = 1 << self.size.log_points;
        let bases = points::<P>(PointKind::Random, n, 1);
        let k = scalars::<P::ScalarField>(self.scalars, n, 2);
        let gpu = Msm::builder().backend(Backend::Cuda).algorithm(self.algorithm).build().expect("the stand-in");
        let output = match self.is_prepared {
            false => gpu.msm_output(&bases, &k),
            true => gpu.prepare(&bases).uses(u64::MAX).build().and_then(|bases| bases.slice(..).msm_output(&k)),
        };
        let output = output.unwrap_or_else(|error| panic!("{self}: {error}"));
        let Steps::Gpu(plan) = output.plan.steps else { panic!("{self}: no plan for a GPU") };
        let additions = additions(&plan.windows, plan.precomputation, &k);
        println!("{additions} {} {}", predicted_rest(&plan), windows(&plan));
        if !self.size.is_sampled {
            let cpu = Msm::builder().backend(Backend::Cpu).build().expect("a CPU");
            assert_eq!(Ok(output.result), cpu.msm(&bases, &k).map_err(|error| error.to_string()), "{self}");
        }
    }
}

/// Returns the predicted number of wide products in the accumulation and the aggregation. The number leaves out the
/// kernels whose products a sampled case counts.
fn predicted_rest(plan: &GpuPlan) -> u64 {
    let prediction = &plan.prediction;
    let all: f64 = [Stage::Accumulate, Stage::Aggregate].into_iter().map(|stage| prediction.work(stage).products).sum();
    let is_counted = |name: &&str| match plan.affine_rounds() {
        0 => name.starts_with("accumulate_"),
        _ => *name == "add_pairs",
    };
    let counted = prediction.kernels().map(|(_, name, _)| name).filter(is_counted);
    (all - counted.map(|name| prediction.products_of(name)).sum::<f64>()) as u64
}

/// Returns a text with the width of a plan's windows, the number of multiples of each base, and the number of affine
/// rounds.
pub(crate) fn windows(plan: &GpuPlan) -> String {
    let (c, multiples) = (plan.windows.window_bits(), plan.precomputation.factor());
    let multiples = if multiples > 1 { format!(", ×{multiples}") } else { String::new() };
    let rounds = match plan.affine_rounds() {
        0 => String::new(),
        rounds => format!(", {rounds} rounds"),
    };
    format!("{c} bits{multiples}{rounds}")
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sum(case) => fmt::Display::fmt(case, f),
            Self::Vector(case) => fmt::Display::fmt(case, f),
        }
    }
}

impl fmt::Display for SumCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { curve, group, name, scalars, size, .. } = self;
        let prepared = if self.is_prepared { ", prepared" } else { "" };
        write!(f, "{curve} {group} | {name}{prepared} | 2^{} {scalars}", size.log_points)
    }
}
