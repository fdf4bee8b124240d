//! Describes the kernels of Linea's prover, open-icicle, lb-msm and cuZK.
//!
//! The instructions of Linea's and open-icicle's accumulations are counted in machine code, as in
//! `scripts/sass-counts`. nvcc 13.0 compiled this machine code for sm_120. The compiled kernels contain the loop of
//! each accumulation, and the functions that the loop calls. The count follows the path of one digit through the loop,
//! and leaves out the doublings of equal points.

use cumsm::GpuModel;
use cumsm::internals::{Band, Load, host_times};

use super::machines::{rtx_5090, rtx_pro_6000, v100};
use super::{Counts, Grid, Operation, Published, largest_of_a_warp, launch, passes, small_launches, sorted_bytes};

const LINEA: &str = "Linea's monorepo, 2026";
const OPEN_ICICLE: &str = "open-icicle v4, bases and scalars on the GPU";
const LB_MSM: &str = "Chen et al. (lb-msm), tables 3 and 6";

const fn of(
    who: &'static str,
    gpu: &'static str,
    computation: &'static str,
    log_points: u32,
    milliseconds: f64,
    source: &'static str,
    time: fn() -> Band,
) -> Published {
    Published { who, gpu, computation, log_points, counts: Counts::Source, milliseconds, source, time }
}

const fn by_paper(published: Published) -> Published {
    Published { counts: Counts::Paper, ..published }
}

const PRO: &str = "RTX PRO 6000 Blackwell";

pub(crate) const PUBLISHED: [Published; 11] = [
    of("Linea's prover", PRO, "BLS12-377 G1, accumulation alone, 15 windows of 17 bits, 7M", 22, 27.97, LINEA, || {
        linea_377_accumulation(2f64.powi(22))
    }),
    of(
        "Linea's prover",
        PRO,
        "BLS12-377 G1, scalars from the host, 15 windows of 17 bits, 7M",
        22,
        36.2,
        LINEA,
        || linea_377(2f64.powi(22)),
    ),
    of("Linea's prover", PRO, "BN254 G1, scalars from the host, 16 windows of 16 bits", 20, 11.86, LINEA, || {
        linea_bn254(2f64.powi(20))
    }),
    of("Linea's prover", PRO, "BN254 G1, scalars from the host, 16 windows of 16 bits", 23, 73.8, LINEA, || {
        linea_bn254(2f64.powi(23))
    }),
    of("open-icicle", "RTX 5090", "BN254 G1, 22 windows of 12 bits", 16, 2.78, OPEN_ICICLE, || open_icicle(16)),
    of("open-icicle", "RTX 5090", "BN254 G1, 16 windows of 16 bits", 20, 7.17, OPEN_ICICLE, || open_icicle(20)),
    by_paper(of("lb-msm, τ = 15", "V100", "BLS12-381 G1, 16 windows of 16 bits", 22, 116.84, LB_MSM, || {
        lb_msm(&v100(), 15)
    })),
    by_paper(of("lb-msm, τ = 6", "V100", "BLS12-381 G1, 16 windows of 16 bits", 22, 315.51, LB_MSM, || {
        lb_msm(&v100(), 6)
    })),
    by_paper(of("lb-msm, τ = 6", "RTX 4090", "BLS12-381 G1, 16 windows of 16 bits", 22, 124.21, LB_MSM, || {
        lb_msm(&GpuModel::RTX_4090, 6)
    })),
    by_paper(of("cuZK", "V100", "BLS12-381 G1, 16 windows of 16 bits", 22, 574.47, LB_MSM, || cuzk(&v100()))),
    by_paper(of("cuZK", "RTX 4090", "BLS12-381 G1, 16 windows of 16 bits", 22, 185.33, LB_MSM, || {
        cuzk(&GpuModel::RTX_4090)
    })),
];

/// Linea's multiplication in 12 limbs. nvcc does not inline this multiplication, so the operands and the result of each
/// call are in local memory. Nearly all products of two limbs take two instructions, IMAD.HI and IMAD, because nvcc
/// does not combine these two instructions into one IMAD.WIDE.
const LINEA_MULTIPLICATION: Operation =
    Operation { wide: 12.0, high: 276.0, moves: 265.0, others: 364.0, clocks: Some(1829.0) };
/// An addition of a base takes 7 multiplications and these further instructions.
const LINEA_ADDITION: Operation = Operation { wide: 1.0, high: 0.0, moves: 0.0, others: 323.0, clocks: Some(718.0) };
/// The number of lines of local memory that an addition accesses. Each multiplication accesses 36 words of 4 bytes, and
/// each of these words takes one line for a warp. The other instructions access 45 words of 16 bytes, and each of these
/// words takes four lines.
const LINEA_LOCAL_LINES: f64 = 7.0 * 36.0 + 45.0 * 4.0;
/// The local memory of a thread, and the L1 cache of a multiprocessor, in bytes. 512 threads share the L1 cache.
const LINEA_STACK: f64 = 672.0;
const L1_BYTES: f64 = 128.0 * 1024.0;

fn linea_377_accumulation(points: f64) -> Band {
    let hardware = rtx_pro_6000();
    let (windows, buckets) = (15.0, 2f64.powi(16));
    let digits = windows * points;
    // The grid has one thread for each bucket.
    let grid = Grid { threads: windows * buckets, block: 256, registers: 104, shared: 0 };
    let of_a_warp = largest_of_a_warp(points / buckets);
    let issued = of_a_warp / (points / buckets) * digits;
    let addition = LINEA_ADDITION.plus(7.0, LINEA_MULTIPLICATION);
    let missed = 1.0 - L1_BYTES / (512.0 * LINEA_STACK);
    let local_bytes = 128.0 * LINEA_LOCAL_LINES / 32.0;
    let load = Load {
        // A base of 144 bytes is read by 18 loads of 8 bytes.
        lines: issued / 32.0 * (LINEA_LOCAL_LINES + 18.0 * 32.0),
        cached: digits * 160.0 + issued * local_bytes * missed,
        moved: digits * 4.0,
        scattered: digits * 192.0,
        ..launch(&hardware, grid, of_a_warp, addition)
    };
    load.time(&hardware)
}

fn linea_377(points: f64) -> Band {
    let hardware = rtx_pro_6000();
    let digits = 15.0 * points;
    // Keys have 20 bits. Linea's kernels build and sort pairs of a key and a value, and read the pairs to find the
    // bounds of buckets.
    let sorted = passes(&hardware, 32.0 * points + digits * (8.0 + sorted_bytes(20) + 4.0));
    // In a first launch, each window has 32 blocks. A thread makes 32 additions, then 7 additions for a scan, 7
    // additions for a multiple, and 7 additions for a tree. In a second launch, each window has one block, and a thread
    // makes 23 additions. An addition of two sums takes 9 multiplications. Outside the multiplications, an addition of
    // two sums has about as many instructions as an addition of a base, so the count uses the number for the addition
    // of a base.
    let general = LINEA_ADDITION.plus(9.0, LINEA_MULTIPLICATION);
    let of_blocks = Grid { threads: 480.0 * 128.0, block: 128, registers: 104, shared: 24 << 10 };
    let last = Grid { threads: 15.0 * 32.0, block: 32, registers: 104, shared: 6 << 10 };
    host_times::copied(32.0 * points, &hardware)
        + sorted
        + linea_377_accumulation(points)
        + launch(&hardware, of_blocks, 53.0, general).time(&hardware)
        + launch(&hardware, last, 23.0, general).time(&hardware)
        + small_launches(&hardware, 12.0)
        + host_times::waited() * 2.0
}

/// Linea's operations of BN254 in Jacobian coordinates, with 64-bit products in C++: the addition of a base, the
/// addition of two sums, and the doubling. The counts of the additions leave out the case of equal points.
const BN254_ADDITION: Operation =
    Operation { wide: 1488.0, high: 0.0, moves: 356.0, others: 3578.0, clocks: Some(11_271.0) };
const BN254_GENERAL: Operation =
    Operation { wide: 2184.0, high: 0.0, moves: 515.0, others: 5017.0, clocks: Some(15_768.0) };
const BN254_DOUBLING: Operation =
    Operation { wide: 888.0, high: 0.0, moves: 230.0, others: 2357.0, clocks: Some(7143.0) };

fn linea_bn254(points: f64) -> Band {
    let hardware = rtx_pro_6000();
    let (windows, buckets) = (16.0, 2f64.powi(15));
    let digits = windows * points;
    let grid = Grid { threads: windows * buckets, block: 256, registers: 128, shared: 0 };
    let of_a_warp = largest_of_a_warp(points / buckets);
    let accumulation = Load {
        // A base is read by 8 loads of 8 bytes.
        lines: of_a_warp / (points / buckets) * digits * 8.0,
        cached: digits * 68.0,
        moved: digits * 4.0,
        scattered: if points * 64.0 > hardware.cache as f64 { digits * 64.0 } else { 0.0 },
        ..launch(&hardware, grid, of_a_warp, BN254_ADDITION)
    };
    let sorted = passes(&hardware, 32.0 * points + digits * (8.0 + sorted_bytes(20) + 4.0));
    // In a first launch, each window has 32 blocks. A thread makes 16 additions, 7 additions for a scan, a
    // multiplication by 8 (4 doublings and one addition), one more addition, and 7 additions for a tree. In a second
    // launch, each window has one block. A thread makes 5 additions for a scan, a multiplication by 1024 (11 doublings
    // and one addition), one more addition, and 5 additions for a tree. Finally, one thread computes Horner's rule.
    let chain = |additions: f64, doublings: f64| BN254_GENERAL.plus(doublings / additions, BN254_DOUBLING);
    let of_blocks = Grid { threads: 512.0 * 128.0, block: 128, registers: 133, shared: 12 << 10 };
    let last = Grid { threads: 16.0 * 32.0, block: 32, registers: 133, shared: 3 << 10 };
    let horner = Grid { threads: 1.0, block: 1, registers: 133, shared: 0 };
    // Each call allocates fourteen buffers, and frees these buffers at the end of the call.
    let allocated = host_times::allocated(14.0, 32.0 * points + digits * 24.0 + windows * buckets * 104.0);
    host_times::copied(32.0 * points, &hardware)
        + sorted
        + accumulation.time(&hardware)
        + launch(&hardware, of_blocks, 32.0, chain(32.0, 4.0)).time(&hardware)
        + launch(&hardware, last, 12.0, chain(12.0, 11.0)).time(&hardware)
        + launch(&hardware, horner, 16.0, chain(16.0, 240.0)).time(&hardware)
        + allocated
        + small_launches(&hardware, 12.0)
        + host_times::waited() * 2.0
}

/// open-icicle's complete additions on BN254 in projective coordinates: the addition of a base, and the addition of two
/// sums.
const ICICLE_ADDITION: Operation =
    Operation { wide: 1020.0, high: 78.0, moves: 86.0, others: 1912.0, clocks: Some(6623.0) };
const ICICLE_GENERAL: Operation =
    Operation { wide: 1129.0, high: 87.0, moves: 96.0, others: 1975.0, clocks: Some(7060.0) };

fn open_icicle(log_points: u32) -> Band {
    let hardware = rtx_5090();
    let points = 2f64.powi(log_points as i32);
    let bits = log_points - 4;
    let (windows, buckets) = (f64::from(254u32.div_ceil(bits)), 2f64.powi(bits as i32));
    let digits = windows * points;
    let all = windows * buckets;
    let registers = 154;
    // The grid has one thread for each bucket. Buckets are sorted by the number of their digits.
    let accumulation = Load {
        lines: digits * 4.0,
        cached: digits * 68.0 + all * 96.0,
        moved: digits * 4.0 + all * 96.0,
        scattered: if points * 64.0 > hardware.cache as f64 { digits * 64.0 } else { 0.0 },
        ..launch(&hardware, Grid { threads: all, block: 256, registers, shared: 0 }, digits / all, ICICLE_ADDITION)
    };
    // Pairs of a key and a value are built, and sorted by bucket and window. Then the sorted pairs are read to find the
    // lengths of runs of equal keys. In addition, the sizes of the buckets are sorted, and the buckets are cleared.
    let key_bits = bits + (windows as u32).next_power_of_two().ilog2();
    let sorted = 32.0 * points + digits * (8.0 + sorted_bytes(key_bits) + 8.0) + all * (sorted_bytes(32) + 96.0);
    // In the reduction, each window of b bits becomes two windows of ⌈b/2⌉ bits. This step takes ⌈b/2⌉ launches on each
    // of two streams.
    let (mut reduced, mut launches) = (small_launches(&hardware, 0.0), 0.0);
    let (mut width, mut count) = (bits, windows);
    while width > 1 {
        let half = width.div_ceil(2);
        for step in 0..half {
            let sections = 2f64.powi(half as i32) + 2f64.powi((width - half) as i32);
            let threads = count * sections * 2f64.powi((half - 1 - step) as i32);
            let grid = Grid { threads, block: 256, registers, shared: 0 };
            let load = launch(&hardware, grid, 1.0, ICICLE_GENERAL);
            let bytes = threads * 288.0;
            let moved = if bytes > hardware.cache as f64 { bytes } else { 0.0 };
            reduced = reduced + Load { cached: bytes, moved, ..load }.time(&hardware);
            launches += 1.0;
        }
        (width, count) = (half, 2.0 * count);
    }
    // One thread makes 253 doublings and 253 additions. open-icicle computes a doubling as a complete addition.
    let last = Grid { threads: 1.0, block: 32, registers, shared: 0 };
    accumulation.time(&hardware)
        + passes(&hardware, sorted)
        + reduced
        + launch(&hardware, last, 2.0 * 253.0, ICICLE_GENERAL).time(&hardware)
        + small_launches(&hardware, launches + 30.0)
        + host_times::waited() * 3.0
}

/// Returns the predicted time of lb-msm. For each base P, the multiples 2^h·P are prepared for all exponents h up to τ
/// = `prepared`. The digits are divided among 256 threads of each multiprocessor. If the exponent of any of the 32
/// digits of a warp exceeds τ, the whole warp runs the doublings, and an addition of two sums in XYZZ coordinates.
fn lb_msm(hardware: &GpuModel, prepared: i32) -> Band {
    let digits = 16.0 * 2f64.powi(22);
    let in_some_thread = |exponent: i32| 1.0 - (1.0 - 0.5f64.powi(exponent)).powi(32);
    let doublings: f64 = (prepared + 1..16).map(in_some_thread).sum();
    let general = if prepared < 15 { in_some_thread(prepared + 1) } else { 0.0 };
    let addition = Operation::of_12_limbs(8.0, 2.0, 0.0)
        .plus(doublings, Operation::of_12_limbs(6.0, 3.0, 0.0))
        .plus(general, Operation::of_12_limbs(12.0, 2.0, 0.0));
    let threads = 256.0 * f64::from(hardware.multiprocessors);
    let grid = Grid { threads, block: 64, registers: 168, shared: 24 << 10 };
    let accumulation = Load {
        lines: digits * 6.0,
        cached: digits * 104.0,
        moved: digits * 8.0,
        scattered: digits * 128.0,
        ..launch(hardware, grid, digits / threads, addition)
    };
    // Digits are written, and sorted by keys of 31 bits. Then the bucket of each digit is written.
    let sorted = passes(hardware, digits * (8.0 + sorted_bytes(31) + 6.0));
    // The aggregation has two launches of 14 layers each. In each layer, each warp makes one addition of two sums.
    let layers = Operation::of_12_limbs(12.0, 2.0, 0.0);
    accumulation.time(hardware)
        + sorted
        + launch(hardware, grid, 28.0, layers).time(hardware)
        + small_launches(hardware, 100.0)
        + host_times::waited()
}

/// Returns the predicted time of cuZK, from the formula in the paper: all threads together make ⌈λ/s⌉·(n + 2^(s+1))
/// additions of two sums. Scalars have λ bits, windows have s = 16 bits (section 4.3), and n is 2^22. The prediction
/// leaves out sorts and copies.
fn cuzk(hardware: &GpuModel) -> Band {
    let additions = 16.0 * (2f64.powi(22) + 2f64.powi(17));
    let threads = 256.0 * f64::from(hardware.multiprocessors);
    let grid = Grid { threads, block: 128, registers: 255, shared: 0 };
    launch(hardware, grid, additions / threads, Operation::of_12_limbs(12.0, 2.0, 0.0)).time(hardware)
}
