//! Tests of three tables:
//!
//! - `verify/golden/roofline.tsv`: the predictions of the time model for plans
//! - `verify/golden/kernel-times.tsv`: the predictions of the time model for kernels
//! - `verify/golden/roofline-published.tsv`: the published times of other implementations, and for each published time
//!   the least time that the model's rate allows
//!
//! `docs/roofline.md` explains the columns.
//!
//! ```text
//! CUMSM_WRITE_ROOFLINE=1 cargo test --release -p cumsm-verify --test roofline      writes the tables
//! cargo test --release -p cumsm-verify --test roofline                             compares
//! ```

mod common {
    pub(crate) mod golden;
}
mod roofline_kernels;

use std::env;

use ark_ec::short_weierstrass::Affine;
use ark_ff::Field;
use common::golden::{self, Table};
use cumsm::internals::{Band, DeviceLimits, GpuPlan, Rates, Stage, Steps, prepared_plan_on};
use cumsm::{Curve, GpuModel, Msm};
use rayon::prelude::*;

/// The command that writes the tables.
const COMMAND: &str = "CUMSM_WRITE_ROOFLINE=1 cargo test --release -p cumsm-verify --test roofline";

const POINTS: [u32; 6] = [10, 14, 16, 20, 22, 24];

/// A published time of another implementation.
struct Published {
    who: &'static str,
    gpu: (&'static str, u32, f64),
    computation: &'static str,
    log_points: u32,
    /// The number of additions for each point, and the source of this number.
    additions: (f64, &'static str),
    /// The number of wide products of an addition.
    addition: fn() -> f64,
    milliseconds: f64,
    source: &'static str,
}

const V100: (&str, u32, f64) = ("V100 SXM2", 80, 1.53);
const RTX_4090: (&str, u32, f64) = ("RTX 4090", 128, 2.52);
const RTX_5000_ADA: (&str, u32, f64) = ("RTX 5000 Ada", 100, 2.55);
const A40: (&str, u32, f64) = ("A40", 84, 1.74);
const RTX_PRO_6000: (&str, u32, f64) = ("RTX PRO 6000 Blackwell", 188, 2.617);

/// The numbers of wide products of a multiplication and of a square in a field of 12 limbs. Each number includes the
/// products of a reduction.
const MULTIPLICATION: f64 = 276.0;
const SQUARE: f64 = 210.0;

fn xyzz() -> f64 {
    8.0 * MULTIPLICATION + 2.0 * SQUARE
}

/// Returns the number of wide products that the addition of a base in twisted Edwards form takes. The addition takes 7
/// multiplications if the base has three coordinates. If the base has two coordinates, the addition takes 8
/// multiplications.
fn edwards() -> f64 {
    7.0 * MULTIPLICATION
}

fn edwards_of_two_coordinates() -> f64 {
    8.0 * MULTIPLICATION
}

/// Returns the number of wide products of an addition of lb-msm with τ = 6 and windows of 16 bits. A digit has an
/// exponent of j or more with probability 2^−j. If one of the 32 digits of a warp has an exponent above 6, the whole
/// warp runs the doublings, and a general addition.
fn xyzz_with_six_powers() -> f64 {
    let in_some_thread = |exponent: i32| 1.0 - (1.0 - 0.5f64.powi(exponent)).powi(32);
    let doubling = 6.0 * MULTIPLICATION + 3.0 * SQUARE;
    let general = 12.0 * MULTIPLICATION + 2.0 * SQUARE;
    xyzz() + (7..16).map(in_some_thread).sum::<f64>() * doubling + in_some_thread(7) * general
}

const LB_MSM: &str = "Chen et al. (lb-msm), tables 3 and 6";
const ZKALC: &str = "zka.lc, icicle";
const PUBLISHED: [Published; 9] = [
    Published {
        who: "lb-msm, τ = 15",
        gpu: V100,
        computation: "BLS12-381 G1, all powers of two",
        log_points: 22,
        additions: (16.0, "16 (windows of 16 bits)"),
        addition: xyzz,
        milliseconds: 116.84,
        source: LB_MSM,
    },
    Published {
        who: "lb-msm, τ = 6",
        gpu: V100,
        computation: "BLS12-381 G1, six powers of two",
        log_points: 22,
        additions: (16.0, "16, and the doublings of a warp"),
        addition: xyzz_with_six_powers,
        milliseconds: 315.51,
        source: LB_MSM,
    },
    Published {
        who: "lb-msm, τ = 6",
        gpu: RTX_4090,
        computation: "BLS12-381 G1, six powers of two",
        log_points: 22,
        additions: (16.0, "16, and the doublings of a warp"),
        addition: xyzz_with_six_powers,
        milliseconds: 124.21,
        source: LB_MSM,
    },
    Published {
        who: "Yrrid and Snarkify",
        gpu: RTX_5000_ADA,
        computation: "BLS12-381 G1, prepared",
        log_points: 24,
        additions: (12.0, "12 (windows of 22 bits)"),
        addition: xyzz,
        milliseconds: 109.0,
        source: "ZPrize 2023",
    },
    Published {
        who: "Yrrid and Snarkify",
        gpu: RTX_5000_ADA,
        computation: "BLS12-377 G1, prepared",
        log_points: 24,
        additions: (11.0, "11 of 8M (windows of 23 bits)"),
        addition: edwards_of_two_coordinates,
        milliseconds: 89.0,
        source: "ZPrize 2023",
    },
    Published {
        who: "Matter Labs and Yrrid",
        gpu: A40,
        computation: "BLS12-377 G1, prepared",
        log_points: 26,
        additions: (11.0, "11 (windows of 23 bits)"),
        addition: xyzz,
        milliseconds: 560.0,
        source: "ZPrize 2022",
    },
    Published {
        who: "Linea's prover",
        gpu: RTX_PRO_6000,
        computation: "BLS12-377 G1, scalars from the host",
        log_points: 22,
        additions: (15.0, "15 of 7M (windows of 17 bits)"),
        addition: edwards,
        milliseconds: 36.2,
        source: "Linea's monorepo, 2026",
    },
    Published {
        who: "icicle",
        gpu: RTX_4090,
        computation: "BLS12-381 G1",
        log_points: 20,
        additions: (16.0, "16 (assumed: windows of 16 bits)"),
        addition: xyzz,
        milliseconds: 24.7,
        source: ZKALC,
    },
    Published {
        who: "icicle",
        gpu: RTX_4090,
        computation: "BLS12-377 G1",
        log_points: 20,
        additions: (16.0, "16 (assumed: windows of 16 bits)"),
        addition: xyzz,
        milliseconds: 19.4,
        source: ZKALC,
    },
];

/// The first four columns identify a row.
const PUBLISHED_COLUMNS: [&str; 11] = [
    "who",
    "GPU",
    "computation",
    "points",
    "multiprocessors",
    "GHz",
    "additions for each point",
    "published",
    "floor",
    "ratio",
    "source",
];

impl Published {
    fn floor(&self) -> f64 {
        let (_, multiprocessors, gigahertz) = self.gpu;
        let products = f64::from(1u32 << self.log_points) * self.additions.0 * (self.addition)();
        1e3 * products / (f64::from(multiprocessors) * products_per_clock() * gigahertz * 1e9)
    }

    fn ratio(&self) -> f64 {
        self.milliseconds / self.floor()
    }

    fn cells(&self) -> Vec<String> {
        let Self { who, gpu: (gpu, multiprocessors, gigahertz), computation, log_points, milliseconds, source, .. } =
            self;
        vec![
            (*who).into(),
            (*gpu).into(),
            (*computation).into(),
            format!("2^{log_points}"),
            multiprocessors.to_string(),
            gigahertz.to_string(),
            self.additions.1.into(),
            milliseconds.to_string(),
            format!("{:.1}", self.floor()),
            format!("{:.1}", self.ratio()),
            (*source).into(),
        ]
    }
}

/// Returns the number of wide products that a multiprocessor computes in a clock cycle, according to the model. The
/// number of wide products for each clock cycle is the same for all GPUs.
fn products_per_clock() -> f64 {
    let h200 = GpuModel::H200;
    WARP * Rates::of(&h200).products / (f64::from(h200.multiprocessors) * gigahertz(&h200) * 1e9)
}

fn gigahertz(hardware: &GpuModel) -> f64 {
    f64::from(hardware.clock_khz) / 1e6
}

/// The number of threads of a warp.
const WARP: f64 = 32.0;

/// The groups of the table: the groups of the curves that CI tests. Each entry has the name of the curve and the name
/// of the group. `tests/curves.rs` of cumsm finds a missing group.
const GROUPS: [(&str, &str); 7] = [
    ("bls12-381", "g1"),
    ("bls12-381", "g2"),
    ("bls12-377", "g1"),
    ("bls12-377", "g2"),
    ("bn254", "g1"),
    ("bn254", "g2"),
    ("mnt4-753", "g1"),
];

/// Returns the plan for 2^`log_points` points, and a floor in milliseconds. The floor is the time that the wide
/// products of all additions take at the full rate. The floor counts one addition for each digit.
fn plan<P: Curve>(hardware: GpuModel, log_points: u32, is_prepared: bool) -> (GpuPlan, f64) {
    let n = 1 << log_points;
    let plan = match is_prepared {
        true => prepared_plan_on::<P>(n, hardware).unwrap(),
        false => {
            let Steps::Gpu(plan) = Msm::builder().plan_on::<P>(n, hardware).unwrap().steps else {
                panic!("no plan for a GPU")
            };
            *plan
        }
    };
    let limits = DeviceLimits {
        hardware,
        limit: None,
        free: hardware.memory,
        affine_bytes: size_of::<Affine<P>>() as u64,
        scalar_bytes: size_of::<P::ScalarField>() as u64,
        degree: P::BaseField::extension_degree(),
    };
    let digits = u64::from(plan.rows) * u64::from(plan.precomputation.factor()) * n as u64;
    let floor = 1e3 * digits as f64 / WARP * plan.addition_products(&limits) / plan.rates.products;
    (plan, floor)
}

fn cells(
    (curve, group): (&str, &str),
    is_prepared: bool,
    log_points: u32,
    (name, hardware): (&str, GpuModel),
) -> Vec<String> {
    let (plan, floor) = cumsm::on_curve!(curve, group, P => plan::<P>(hardware, log_points, is_prepared)).unwrap();
    let (bases, levels) = match is_prepared {
        true => ("prepared", plan.precomputation.factor().to_string()),
        false => ("plain", String::new()),
    };
    let Band { low, middle, high, .. } = plan.time().milliseconds();
    let mut cells = vec![
        format!("{curve} {group}"),
        bases.into(),
        format!("2^{log_points}"),
        name.into(),
        levels,
        format!("{}, {} bits", plan.algorithm, plan.windows.window_bits()),
        format!("{floor:.3}"),
        format!("{low:.3}"),
        format!("{middle:.3}"),
        format!("{high:.3}"),
        format!("{:.1}", middle / floor),
    ];
    cells.extend(Stage::ALL.map(|stage| {
        let share = 100.0 * plan.prediction.seconds(stage) / plan.seconds();
        plan.prediction.limit(stage).map_or_else(String::new, |limit| format!("{share:.0} {limit}"))
    }));
    cells
}

fn predictions() -> Table {
    let columns =
        ["group", "bases", "points", "device", "levels", "plan", "floor", "low", "middle", "high", "distance"];
    let mut table = Table::new(4, &columns);
    table.columns.extend(Stage::ALL.map(|stage| stage.to_string()));
    let mut cases = Vec::new();
    for group in GROUPS {
        for is_prepared in [false, true] {
            for log_points in POINTS {
                cases.extend(GpuModel::PRESETS.map(|device| (group, is_prepared, log_points, device)));
            }
        }
    }
    let rows = cases.into_par_iter();
    table.rows = rows.map(|(group, is_prepared, log, device)| cells(group, is_prepared, log, device)).collect();
    table
}

fn published() -> Table {
    let mut table = Table::new(4, &PUBLISHED_COLUMNS);
    table.rows.extend(PUBLISHED.iter().map(Published::cells));
    table
}

#[test]
fn roofline_is_what_the_model_predicts() {
    let tables = [
        ("roofline.tsv", predictions()),
        ("kernel-times.tsv", roofline_kernels::table()),
        ("roofline-published.tsv", published()),
    ];
    if env::var_os("CUMSM_WRITE_ROOFLINE").is_some() {
        tables.iter().for_each(|(name, table)| table.write(name, Some(COMMAND)));
    }
    let of_table =
        |(name, table): &(&str, Table)| table.differences(&Table::read(name, table.key_columns), &[], |_| true);
    let differences: Vec<_> = tables.iter().flat_map(of_table).collect();
    assert_eq!(golden::report(&differences, COMMAND), 0, "{differences:#?}");
}

/// No published time is below its floor, so the rate of the model is not too low.
#[test]
fn published_times_are_above_their_floor() {
    for published in &PUBLISHED {
        assert!((1.0..10.0).contains(&published.ratio()), "{}", published.cells().join(" | "));
    }
}
