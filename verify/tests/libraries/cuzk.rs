//! Compares the times of cuZK's Tables 3 to 6 and Fig. 9 with the times that the model predicts for this crate on the
//! same GPUs.
//!
//! - For a V100, an RTX 3060 and an RTX 3090 Ti, the model takes clock rates, bandwidths and numbers of multiprocessors
//!   from NVIDIA's data sheets and white papers. The model assumes that each of these GPUs has 24 GB of memory.
//! - The default build has no kernels for a V100. The last version of nvcc that supports the V100 is version 12. So the
//!   rows of the V100 are predictions for plans that the default build cannot run.
//! - Table 4: this crate divides the points among the GPUs. In the model, each GPU has its own link to the host.
//! - Table 5: in half of the rows, the scalars have only 32 different values. The model has no prediction for scalars
//!   with only a few different values. `paper-counts.tsv` has the counts of computations with only a few different
//!   scalars.
//! - Table 6: cuZK computes one proof on several GPUs. This crate computes one proof on each GPU. So the table's time
//!   for this crate is the predicted time of one proof, divided by the number of GPUs. For each proof, cuZK copies the
//!   matrices and the key to the GPU. This crate keeps the matrices and the key on the GPU. The paper does not state
//!   how many entries the rows of the matrices have. The prediction assumes 2 entries in each row. The paper has no
//!   column for transforms.
//! - Fig. 9: the paper prints no numbers. According to the paper's text, the throughput grows almost linearly with the
//!   number of threads, until there are more threads than the GPU has cores. The predictions are for GPUs with
//!   different numbers of cores.

use std::error::Error;

use ark_bls12_377::g1::Config as Bls12377G1;
use ark_bls12_381::{Fr, g1::Config as G1, g2::Config as G2};
use cumsm::internals::{Band, ProofTimes, Steps, prepared_plan_on, proof_times, resident_plan_on};
use cumsm::{Curve, GpuModel, Msm};

use super::machines::{rtx_3060, rtx_3090_ti, v100};
use crate::common::golden::Table;

const COLUMNS: [&str; 8] =
    ["table", "row", "GPU", "other library, ms", "cuZK, ms", "this crate, ms: low", "middle", "high"];

/// Table 3. An entry begins with the curve, the GPU, and the library that the paper compares with cuZK. Then the entry
/// has two times for each number of points from 2^19 to 2^23: the time of the compared library and the time of cuZK, in
/// milliseconds.
type Table3 = (&'static str, &'static str, &'static str, [(u32, u32); 5]);
const TABLE_3: [Table3; 4] = [
    ("MNT4-753 G1", "V100", "Mina", [(8701, 732), (16071, 1163), (31789, 1960), (62344, 3608), (124_429, 6635)]),
    ("BLS12-381 G1", "V100", "Bellperson", [(241, 116), (409, 188), (727, 331), (1301, 578), (2637, 1154)]),
    (
        "BLS12-381 G1",
        "RTX 3060",
        "Bellman on a CPU",
        [(1235, 133), (2391, 236), (4795, 419), (6375, 759), (12559, 1462)],
    ),
    ("BLS12-377 G1", "V100", "Hardcaml on an FPGA", [(499, 27), (540, 47), (620, 90), (780, 171), (1094, 312)]),
];

/// Table 4. An entry begins with the base-2 logarithm of the number of points. Then the entry has two times for each of
/// 1, 2, 4 and 8 GPUs: the time of Bellperson and the time of cuZK, in milliseconds.
const TABLE_4: [(u32, [(u32, u32); 4]); 4] = [
    (20, [(409, 188), (243, 101), (117, 52), (62, 29)]),
    (22, [(1301, 578), (730, 311), (415, 160), (241, 82)]),
    (24, [(5609, 2059), (2683, 1103), (1308, 573), (785, 297)]),
    (26, [(21772, 7602), (11337, 3977), (5774, 2367), (3324, 1193)]),
];

/// Table 6. An entry begins with the number of GPUs, and the base-2 logarithm of the number of constraints. Then the
/// entry has four numbers for Bellperson and four numbers for cuZK. The four numbers are the times of the sparse
/// products (MUL), the MSMs, the data transfer (DT) and the whole proof, in milliseconds.
const TABLE_6: [(u32, u32, [f64; 4], [f64; 4]); 15] = [
    (1, 19, [207.0, 1903.0, 202.0, 2623.0], [2.62, 904.0, 17.0, 983.0]),
    (1, 20, [427.0, 3230.0, 417.0, 4448.0], [4.07, 1559.0, 29.0, 1679.0]),
    (1, 21, [947.0, 5709.0, 881.0, 7956.0], [5.66, 2551.0, 56.0, 2758.0]),
    (1, 22, [1846.0, 10044.0, 1577.0, 14196.0], [10.05, 4687.0, 109.0, 5075.0]),
    (1, 23, [3737.0, 20559.0, 3358.0, 29126.0], [19.02, 9157.0, 209.0, 9909.0]),
    (2, 19, [208.0, 1005.0, 145.0, 1685.0], [2.24, 478.0, 15.0, 555.0]),
    (2, 20, [422.0, 1980.0, 252.0, 3086.0], [3.94, 786.0, 24.0, 902.0]),
    (2, 21, [923.0, 3193.0, 554.0, 5146.0], [5.49, 1285.0, 45.0, 1479.0]),
    (2, 22, [1836.0, 5952.0, 1028.0, 9499.0], [9.97, 2515.0, 82.0, 2875.0]),
    (2, 23, [3860.0, 10357.0, 2010.0, 17170.0], [18.96, 4984.0, 156.0, 5683.0]),
    (4, 19, [206.0, 556.0, 116.0, 1896.0], [2.89, 297.0, 24.0, 390.0]),
    (4, 20, [420.0, 877.0, 378.0, 2345.0], [4.11, 431.0, 45.0, 577.0]),
    (4, 21, [920.0, 1779.0, 667.0, 4062.0], [6.02, 698.0, 89.0, 945.0]),
    (4, 22, [1785.0, 3081.0, 1129.0, 6899.0], [10.30, 1329.0, 153.0, 1763.0]),
    (4, 23, [3831.0, 5686.0, 1659.0, 12119.0], [19.50, 2579.0, 306.0, 3431.0]),
];

/// Returns the predicted time, in seconds, of an MSM whose points and scalars are on the host.
fn plain<P: Curve>(n: usize, gpu: GpuModel) -> Result<Band, Box<dyn Error>> {
    match Msm::builder().plan_on::<P>(n, gpu)?.steps {
        Steps::Gpu(plan) => Ok(plan.time()),
        steps => Err(format!("not a plan of a GPU: {steps:?}").into()),
    }
}

/// Returns the predicted times of a proof with 2^`log_size` constraints.
fn proof(log_size: u32, gpu: GpuModel) -> Result<ProofTimes, Box<dyn Error>> {
    let (n, share) = (1 << log_size, gpu.memory / 12);
    let sums = [resident_plan_on::<G1>(n, gpu, share)?.time(), resident_plan_on::<G2>(n, gpu, 2 * share)?.time()];
    Ok(proof_times::<Fr>(log_size, 2.0, &gpu, sums))
}

/// Returns a row of the table. The predicted band `ours` is in seconds.
fn row(table: &str, row: String, gpu: &str, [other, cuzk]: [String; 2], ours: Option<Band>) -> Vec<String> {
    let ours = ours.map_or(["-"; 3].map(String::from), |ours| {
        let Band { low, middle, high, .. } = ours.milliseconds();
        [low, middle, high].map(|value| format!("{value:.2}"))
    });
    [[table.into(), row, gpu.into(), other, cuzk].to_vec(), ours.to_vec()].concat()
}

fn text(value: impl ToString) -> String {
    value.to_string()
}

pub(crate) fn table() -> Result<Table, Box<dyn Error>> {
    let mut table = Table::new(3, &COLUMNS);
    let rows = &mut table.rows;
    for (curve, gpu, other, times) in TABLE_3 {
        let hardware = if gpu == "V100" { v100() } else { rtx_3060() };
        for (log_size, (theirs, cuzk)) in (19..).zip(times) {
            let ours = match curve {
                "MNT4-753 G1" => plain::<ark_mnt4_753::g1::Config>(1 << log_size, hardware)?,
                "BLS12-377 G1" => plain::<Bls12377G1>(1 << log_size, hardware)?,
                _ => plain::<G1>(1 << log_size, hardware)?,
            };
            let name = format!("{curve}, 2^{log_size}, beside {other}");
            rows.push(row("3", name, gpu, [text(theirs), text(cuzk)], Some(ours)));
        }
    }
    for (log_size, times) in TABLE_4 {
        for (gpus, (bellperson, cuzk)) in [1usize, 2, 4, 8].into_iter().zip(times) {
            let ours = plain::<G1>((1usize << log_size).div_ceil(gpus), v100())?;
            let name = format!("BLS12-381 G1, 2^{log_size}, beside Bellperson");
            rows.push(row("4", name, &format!("{gpus} V100"), [text(bellperson), text(cuzk)], Some(ours)));
        }
    }
    let (gpu, n) = ("RTX 3090 Ti", 1 << 24);
    let hardware = rtx_3090_ti();
    let uniform = plain::<Bls12377G1>(n, hardware)?;
    let prepared_time = prepared_plan_on::<Bls12377G1>(n, hardware)?.time();
    for (scalars, is_uniform, yrrid, matter_labs, cuzk) in
        [("uniform", true, 180, 205, 226), ("32 values", false, 7623, 4640, 246)]
    {
        let name = |form: &str, other: &str| format!("BLS12-377 G1, 2^24, {scalars}, {form}, beside {other}");
        let of = |time: Band| is_uniform.then_some(time);
        let (plain, prepared) = (name("plain", "Yrrid, prepared"), name("prepared", "Matter Labs, prepared"));
        rows.push(row("5", plain, gpu, [text(yrrid), text(cuzk)], of(uniform)));
        rows.push(row("5", prepared, gpu, [text(matter_labs), text(cuzk)], of(prepared_time)));
    }
    for (gpus, log_size, bellperson, cuzk) in TABLE_6 {
        let times = proof(log_size, v100())?;
        let parts = [("MUL", times.products), ("MSM", times.sums()), ("DT", times.copy), ("proof", times.total())];
        for ((part, ours), (theirs, cuzk)) in parts.into_iter().zip(bellperson.into_iter().zip(cuzk)) {
            let of_ours = if gpus == 1 { "" } else { ", ours: mean of one proof on each GPU" };
            let name = format!("BLS12-381, 2^{log_size} constraints, {part}, beside Bellperson{of_ours}");
            let ours = ours * (1.0 / f64::from(gpus));
            rows.push(row("6", name, &format!("{gpus} V100"), [text(theirs), text(cuzk)], Some(ours)));
        }
    }
    for multiprocessors in [1, 2, 5, 10, 20, 40, 80] {
        let mut part = v100();
        part.multiprocessors = multiprocessors;
        let name = format!("BLS12-381 G1, 2^20, {} cores", 64 * multiprocessors);
        rows.push(row("Fig. 9", name, "V100", ["-", "-"].map(text), Some(plain::<G1>(1 << 20, part)?)));
    }
    Ok(table)
}
