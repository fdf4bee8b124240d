//! The computations whose warps are counted.

use std::fmt;

use cumsm::internals::{GpuPlan, Precomputation, Prepare, Steps};
use cumsm::{Algorithm, Backend, Curve, Msm, PointForm, PrecomputeFactor};

use crate::additions::additions;
use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// A computation.
pub(crate) struct Case {
    curve: &'static str,
    group: &'static str,
    name: &'static str,
    algorithm: Algorithm,
    scalars: ScalarKind,
    size: Size,
    /// How many multiples of each base are prepared, in windows of [`PREPARED_WINDOW`] bits; none if the bases are the
    /// caller's.
    multiples: Option<u32>,
}

/// A number of points, and of the GPU's multiprocessors, by which plans share the work.
#[derive(Clone, Copy)]
struct Size {
    log_points: u32,
    multiprocessors: u32,
    /// Whether only some blocks run, and the result is ignored.
    is_sampled: bool,
}

/// For every group: enough for several blocks of most kernels.
const SMALL: Size = Size { log_points: 10, multiprocessors: 4, is_sampled: false };
/// For the groups that provers use most: as on an H200.
const LARGE: Size = Size { log_points: 14, multiprocessors: 132, is_sampled: false };

/// What the PTX machine runs of a sampled case, in the format of `EMULATED_SAMPLE`: all that comes before the accumulation,
/// except the preparation of bases, and one of so many blocks of the accumulation.
pub(crate) const SAMPLE: &str =
    "accumulate_:32,prepare_:0,gather_:0,combine_buckets_round:0,sum_:0,suffix_sum_:0,weigh_:0";
/// The window over prepared bases. The planner may take another.
const PREPARED_WINDOW: u32 = 16;

const BUCKET: (&str, Algorithm) = ("bucket", Algorithm::BUCKET);
const ALL_POWERS: (&str, Algorithm) =
    ("lb-msm, all 2^h", Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM });
const CUZK: (&str, Algorithm) = ("cuzk", Algorithm::CUZK);
const EDMSM: (&str, Algorithm) = ("edmsm", Algorithm::EDMSM);
/// The production algorithms.
const ALGORITHMS: [(&str, Algorithm); 6] =
    [BUCKET, ("lb-msm", Algorithm::LB_MSM), ALL_POWERS, ("lb-msm-const", Algorithm::LB_MSM_CONST), CUZK, EDMSM];

/// Every group with every algorithm that it has, over uniform scalars. BLS12-381's G1 also over clustered ones, and
/// larger. Then the sampled ones.
pub(crate) fn all() -> Vec<Case> {
    let groups = [
        ("bls12-381", "g1"),
        ("bls12-381", "g2"),
        ("bls12-377", "g1"),
        ("bls12-377", "g2"),
        ("bn254", "g1"),
        ("bn254", "g2"),
        ("mnt4-753", "g1"),
    ];
    let mut cases = Vec::new();
    for (curve, group) in groups {
        let is_edwards = (curve, group) == ("bls12-377", "g1");
        for (name, algorithm) in ALGORITHMS {
            if algorithm.point_form() == PointForm::TwistedEdwards && !is_edwards {
                continue;
            }
            let mut add =
                |scalars, size| cases.push(Case { curve, group, name, algorithm, scalars, size, multiples: None });
            add(ScalarKind::Uniform, SMALL);
            if (curve, group) == ("bls12-381", "g1") {
                add(ScalarKind::Clustered, SMALL);
            }
            if (curve, name) == ("bls12-381", "bucket") && group == "g1" {
                add(ScalarKind::Clustered, LARGE);
            }
            if (curve, group) == ("bls12-381", "g1") || algorithm.point_form() == PointForm::TwistedEdwards {
                add(ScalarKind::Uniform, LARGE);
            }
        }
    }
    cases.extend(sampled(20));
    cases
}

/// Accumulations that the planner may pick for many points, with bases of the caller and with prepared ones. Sampled.
pub(crate) fn sampled(log_points: u32) -> Vec<Case> {
    let size = Size { log_points, is_sampled: true, ..LARGE };
    let kinds = [
        ("bls12-381", BUCKET, None),
        ("bls12-381", BUCKET, Some(4)),
        ("bls12-381", ALL_POWERS, Some(1)),
        ("bls12-381", CUZK, None),
        ("bls12-377", BUCKET, None),
        ("bls12-377", EDMSM, None),
        ("bls12-377", EDMSM, Some(4)),
    ];
    let case = |(curve, (name, algorithm), multiples), scalars| Case {
        curve,
        group: "g1",
        name,
        algorithm,
        scalars,
        size,
        multiples,
    };
    kinds.into_iter().flat_map(|kind| [ScalarKind::Uniform, ScalarKind::Clustered].map(|k| case(kind, k))).collect()
}

impl Case {
    pub(crate) fn multiprocessors(&self) -> u32 {
        self.size.multiprocessors
    }

    pub(crate) fn is_sampled(&self) -> bool {
        self.size.is_sampled
    }

    /// Computes, and prints how many additions the scalars need. The result is compared with the CPU's, unless the case is
    /// sampled: then it is wrong.
    pub(crate) fn run(&self) {
        let computed = cumsm::on_curve!(self.curve, self.group, P => self.run_on::<P>());
        computed.expect("a group of this build");
    }

    fn run_on<P: Curve>(&self) {
        let n = 1 << self.size.log_points;
        let bases = points::<P>(PointKind::Random, n, 1);
        let k = scalars::<P::ScalarField>(self.scalars, n, 2);
        let mut builder = Msm::builder().backend(Backend::Cuda).algorithm(self.algorithm);
        if self.multiples.is_some() {
            builder = builder.window_bits(PREPARED_WINDOW);
        }
        let gpu = builder.build().expect("the stand-in");
        let Steps::Gpu(plan) = gpu.plan::<P>(n).unwrap_or_else(|error| panic!("{self}: {error}")).steps else {
            panic!("{self}: no plan for a GPU")
        };
        let GpuPlan { windows, .. } = *plan;
        let (found, precomputation) = match self.multiples {
            None => (gpu.msm(&bases, &k), Precomputation::NONE),
            Some(multiples) => {
                let prepared = gpu.prepare(&bases).precompute(PrecomputeFactor::Fixed(multiples)).build();
                let prepared = prepared.unwrap_or_else(|error| panic!("{self}: {error}"));
                (prepared.msm(&k), prepared.precomputation())
            }
        };
        println!("{}", additions(&windows, precomputation, &k));
        if !self.is_sampled() {
            let cpu = Msm::builder().backend(Backend::Cpu).build().expect("a CPU");
            let found = found.unwrap_or_else(|error| panic!("{self}: {error}"));
            assert_eq!(Ok(found), cpu.msm(&bases, &k).map_err(|error| error.to_string()), "{self}");
        }
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { curve, group, name, scalars, size, .. } = self;
        let prepared = match self.multiples {
            None => String::new(),
            Some(multiples) => format!(", prepared ×{multiples}"),
        };
        write!(f, "{curve} {group} | {name}{prepared} | 2^{} {scalars}", size.log_points)
    }
}
