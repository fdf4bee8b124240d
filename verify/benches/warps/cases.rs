//! The computations whose warps are counted.

use std::fmt;

use cumsm::internals::Prepare;
use cumsm::{Algorithm, Backend, Msm, PointForm};

use crate::common::generators::{PointKind, ScalarKind, points, scalars};

/// A computation.
pub(crate) struct Case {
    curve: &'static str,
    group: &'static str,
    name: &'static str,
    algorithm: Algorithm,
    scalars: ScalarKind,
    size: Size,
}

/// A number of points, and of the GPU's multiprocessors, by which plans share the work.
#[derive(Clone, Copy)]
struct Size {
    log_points: u32,
    multiprocessors: u32,
}

/// For every group: enough for several blocks of most kernels.
const SMALL: Size = Size { log_points: 10, multiprocessors: 4 };
/// For the groups that provers use most: as on an H200.
const LARGE: Size = Size { log_points: 14, multiprocessors: 132 };

/// The production algorithms.
const ALGORITHMS: [(&str, Algorithm); 6] = [
    ("bucket", Algorithm::BUCKET),
    ("lb-msm", Algorithm::LB_MSM),
    ("lb-msm, all 2^h", Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM }),
    ("lb-msm-const", Algorithm::LB_MSM_CONST),
    ("cuzk", Algorithm::CUZK),
    ("edmsm", Algorithm::EDMSM),
];

/// Every group with every algorithm that it has, over uniform scalars. BLS12-381's G1 also over clustered ones, and
/// larger.
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
            let mut add = |scalars, size| cases.push(Case { curve, group, name, algorithm, scalars, size });
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
    cases
}

/// What the planner picks for many points: buckets on G1, and the twisted Edwards form.
pub(crate) fn of_size(log_points: u32) -> Vec<Case> {
    let size = Size { log_points, ..LARGE };
    let case = |(curve, name, algorithm), scalars| Case { curve, group: "g1", name, algorithm, scalars, size };
    let bucket = ("bls12-381", "bucket", Algorithm::BUCKET);
    vec![
        case(bucket, ScalarKind::Uniform),
        case(bucket, ScalarKind::Clustered),
        case(("bls12-377", "edmsm", Algorithm::EDMSM), ScalarKind::Uniform),
    ]
}

impl Case {
    pub(crate) fn multiprocessors(&self) -> u32 {
        self.size.multiprocessors
    }

    /// Computes, and compares with the CPU.
    pub(crate) fn run(&self) {
        let computed = cumsm::on_curve!(self.curve, self.group, P => {
            let n = 1 << self.size.log_points;
            let bases = points::<P>(PointKind::Random, n, 1);
            let k = scalars::<<P as ark_ec::CurveConfig>::ScalarField>(self.scalars, n, 2);
            let gpu = Msm::builder().backend(Backend::Cuda).algorithm(self.algorithm).build().expect("the stand-in");
            let cpu = Msm::builder().backend(Backend::Cpu).build().expect("a CPU");
            let found = gpu.msm(&bases, &k).unwrap_or_else(|error| panic!("{self}: {error}"));
            assert_eq!(Ok(found), cpu.msm(&bases, &k).map_err(|error| error.to_string()), "{self}");
        });
        computed.expect("a group of this build");
    }
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { curve, group, name, scalars, size, .. } = self;
        write!(f, "{curve} {group} | {name} | 2^{} {scalars}", size.log_points)
    }
}
