//! `docs/roofline.md`: what the time model predicts, and how far it is from times that others have published.
//!
//! ```text
//! CUMSM_WRITE_ROOFLINE=1 cargo test --release -p cumsm-verify --test roofline      writes it
//! cargo test --release -p cumsm-verify --test roofline                             compares
//! ```

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

use ark_ec::short_weierstrass::Affine;
use ark_ff::Field;
use cumsm::internals::{DeviceLimits, GpuPlan, Rates, Stage, Steps, prepared_plan_on};
use cumsm::{Curve, GpuModel, Msm};

const HEAD: &str = "\
# What the time model predicts

Every number here is a prediction of the model in `src/plan/gpu/model/`. **None has been measured**: this crate has not run on a GPU yet. `CUMSM_WRITE_ROOFLINE=1 cargo test --release -p cumsm-verify --test roofline` makes this file; without the variable the test compares.

The model takes peak clocks and peak rates. Published times of other implementations are 1.4 to 6 times their own floor at the same rate (below). The best of them, tuned for one size, are at 1.4 to 1.9. So a real computation may well take 1.4 to 2 times what is predicted here, and small ones, where launches and latency decide, more. The predictions serve to compare plans with each other, and to see which stage limits a plan.

- **floor**: milliseconds for the wide products (IMAD.WIDE) of one addition for each digit, zeros included, in affine coordinates without inversions if the plan has affine rounds, at the full rate of all multiprocessors, 32 in a clock each. At narrow windows, where zeros are frequent, fewer additions are needed.
- **predicted**: milliseconds of the plan that the planner picks. *Plain* bases are on the host, and are copied. *Prepared* bases are on the device, with as many multiples as the planner keeps if preparation costs nothing. Scalars are copied from the host in both cases.
- **distance**: predicted over floor.
- The other columns: percent of the predicted time that each stage takes, and what limits most of it. *issue*: products or instructions that a multiprocessor issues. *latency*: instructions that wait for each other. *memory*, *cache*: bytes. *launches*: the host queues launches. *copies*: from the host, while nothing is computed. *host*: the host waits and combines windows.

Not in the model: the first allocation of a size, spills to local memory (G2 and 24 limbs), clocks below the peak (an L4 of 72 W does not hold 2.04 GHz), other processes, cold caches. Of copies: below 2 MiB the driver's own staging is slower than the stated rate; the host starts up to three threads for a staged copy, and combines results before it queues the next copy; and of many equal steps each is taken to be as long as the third, which is too short while copies still lag behind.

Devices, by data sheets and whitepapers (`src/plan/gpu/hardware.rs` names them):

";

const PUBLISHED_HEAD: &str = "
## Published times of others, and their floor

The same rate of products is applied to implementations that others have measured: additions for each point, times the wide products of one addition, over the rate of the GPU at its boost clock. A perfect model of a perfect implementation would give 1.0. The rest of the ratio is what the floor leaves out (sort, aggregation, copies, launches), what these implementations lose, and the error of the rate and the clock.

- 8M + 2S is an XYZZ mixed addition, 7M one in twisted Edwards form, with 276 wide products for a multiplication and 210 for a square of 12 limbs.
- Where a source does not state the additions for each point, *assumed* stands with the number, and the ratio is as uncertain as this number.

| who | GPU | multiprocessors, GHz | computation | additions for each point | published, ms | floor, ms | ratio | source |
| --- | --- | -------------------: | ----------- | ------------------------ | ------------: | --------: | ----: | ------ |
";

const POINTS: [u32; 6] = [10, 14, 16, 20, 22, 24];

/// A time that others have measured.
struct Published {
    who: &'static str,
    gpu: (&'static str, u32, f64),
    computation: &'static str,
    log_points: u32,
    /// Additions for each point, and where this number is from.
    additions: (f64, &'static str),
    /// The wide products of an addition.
    addition: fn() -> f64,
    milliseconds: f64,
    source: &'static str,
}

const V100: (&str, u32, f64) = ("V100 SXM2", 80, 1.53);
const RTX_4090: (&str, u32, f64) = ("RTX 4090", 128, 2.52);
const RTX_5000_ADA: (&str, u32, f64) = ("RTX 5000 Ada", 100, 2.55);
const A40: (&str, u32, f64) = ("A40", 84, 1.74);
const RTX_PRO_6000: (&str, u32, f64) = ("RTX PRO 6000 Blackwell", 188, 2.617);

/// Wide products of a multiplication and of a square of 12 limbs: schoolbook, and a reduction.
const MULTIPLICATION: f64 = 276.0;
const SQUARE: f64 = 210.0;

fn xyzz() -> f64 {
    8.0 * MULTIPLICATION + 2.0 * SQUARE
}

fn edwards() -> f64 {
    7.0 * MULTIPLICATION
}

/// lb-msm with τ = 6 in windows of 16 bits: a digit has an exponent of j or more with probability 2^−j. If one of a warp's
/// 32 has more than 6, the warp doubles, and adds the first sum.
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
        additions: (12.0, "12 (assumed: windows of 22 bits)"),
        addition: xyzz,
        milliseconds: 109.0,
        source: "ZPrize 2023",
    },
    Published {
        who: "Yrrid and Snarkify",
        gpu: RTX_5000_ADA,
        computation: "BLS12-377 G1, prepared",
        log_points: 24,
        additions: (12.0, "12 of 7M (assumed: windows of 22 bits)"),
        addition: edwards,
        milliseconds: 89.0,
        source: "ZPrize 2023",
    },
    Published {
        who: "Matter Labs and Yrrid",
        gpu: A40,
        computation: "BLS12-377 G1, prepared",
        log_points: 26,
        additions: (11.0, "11 (assumed: windows of 23 bits)"),
        addition: xyzz,
        milliseconds: 560.0,
        source: "ZPrize 2022",
    },
    Published {
        who: "Linea's prover",
        gpu: RTX_PRO_6000,
        computation: "BLS12-377 G1, scalars from the host",
        log_points: 22,
        additions: (16.0, "16 of 7M (assumed: windows of 16 bits)"),
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

impl Published {
    fn floor(&self) -> f64 {
        let (_, multiprocessors, gigahertz) = self.gpu;
        let products = f64::from(1u32 << self.log_points) * self.additions.0 * (self.addition)();
        1e3 * products / (f64::from(multiprocessors) * products_per_clock() * gigahertz * 1e9)
    }

    fn row(&self) -> String {
        let Self { who, gpu: (gpu, multiprocessors, gigahertz), computation, log_points, milliseconds, source, .. } =
            self;
        let (floor, additions) = (self.floor(), self.additions.1);
        let ratio = milliseconds / floor;
        format!(
            "| {who} | {gpu} | {multiprocessors}, {gigahertz} | {computation}, 2^{log_points} | {additions} | {milliseconds} | {floor:.1} | {ratio:.1} | {source} |\n"
        )
    }
}

/// Wide products of a multiprocessor in a clock, by the model. It is the same for all GPUs.
fn products_per_clock() -> f64 {
    let h200 = GpuModel::H200;
    WARP * Rates::of(&h200).products / (f64::from(h200.multiprocessors) * gigahertz(&h200) * 1e9)
}

fn gigahertz(hardware: &GpuModel) -> f64 {
    f64::from(hardware.clock_khz) / 1e6
}

/// Threads of a warp.
const WARP: f64 = 32.0;

/// The groups of the table, by curve and group.
const GROUPS: [(&str, &str); 7] = [
    ("bls12-381", "g1"),
    ("bls12-381", "g2"),
    ("bls12-377", "g1"),
    ("bls12-377", "g2"),
    ("bn254", "g1"),
    ("bn254", "g2"),
    ("mnt4-753", "g1"),
];

/// The plan for 2^log points, and the milliseconds of one addition for each digit at the full rate.
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

fn row((curve, group): (&str, &str), (name, hardware): (&str, GpuModel), log2: u32, is_prepared: bool) -> String {
    let (plan, floor) = cumsm::on_curve!(curve, group, P => plan::<P>(hardware, log2, is_prepared)).unwrap();
    let bases = match is_prepared {
        true => format!("prepared, {} levels", plan.precomputation.factor()),
        false => "plain".into(),
    };
    let predicted = 1e3 * plan.seconds();
    let mut line = format!(
        "| {curve} {group} | {bases} | 2^{log2} | {name} | {}, {} bits | {floor:.3} | {predicted:.3} | {:.1} |",
        plan.algorithm,
        plan.windows.window_bits(),
        predicted / floor
    );
    for stage in Stage::ALL {
        match plan.prediction.limit(stage) {
            Some(limit) => {
                let share = 100.0 * plan.prediction.seconds(stage) / plan.seconds();
                write!(line, " {share:.0} {limit} |").unwrap();
            }
            None => line.push_str(" |"),
        }
    }
    line + "\n"
}

fn document() -> String {
    let mut text = HEAD.to_string();
    text += "| name | multiprocessors | GHz | TB/s | L2, MiB | GB/s from the host |\n| --- | --: | --: | --: | --: | --: |\n";
    for (name, hardware) in GpuModel::PRESETS {
        let GpuModel { multiprocessors, memory_bandwidth, cache, link_bandwidth, .. } = hardware;
        let (clock, terabytes) = (gigahertz(&hardware), memory_bandwidth as f64 / 1e12);
        let (mebibytes, link) = (cache >> 20, link_bandwidth / 1_000_000_000);
        writeln!(text, "| {name} | {multiprocessors} | {clock:.2} | {terabytes:.3} | {mebibytes} | {link} |").unwrap();
    }
    text += PUBLISHED_HEAD;
    text.extend(PUBLISHED.iter().map(Published::row));
    text += "\n## Predictions\n\n| group | bases | points | device | plan | floor | predicted | distance |";
    text.extend(Stage::ALL.map(|stage| format!(" {stage} |")));
    text += "\n| --- | --- | --- | --- | --- | --: | --: | --: |";
    text.extend(Stage::ALL.map(|_| " --- |"));
    text.push('\n');
    for group in GROUPS {
        for is_prepared in [false, true] {
            for log2 in POINTS {
                text.extend(GpuModel::PRESETS.map(|device| row(group, device, log2, is_prepared)));
            }
        }
    }
    text
}

#[test]
fn roofline_is_what_the_model_predicts() {
    let (path, text) = (Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/roofline.md"), document());
    if env::var_os("CUMSM_WRITE_ROOFLINE").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    let different = text.lines().zip(committed.lines()).find(|(now, before)| now != before);
    assert!(committed == text, "docs/roofline.md is not what the model predicts, see this file's head: {different:?}");
}

/// No implementation is faster than its floor: the model's rate is not too low.
#[test]
fn published_times_are_above_their_floor() {
    for published in &PUBLISHED {
        let ratio = published.milliseconds / published.floor();
        assert!((1.0..10.0).contains(&ratio), "{}: {ratio}", published.row());
    }
}
