//! Yrrid's submission to the ZPrize 2022, its combination with Matter Labs' submission, and the submission of Yrrid and
//! Snarkify in 2023 (github.com/yrrid: submission-msm-gpu, combined-msm-gpu, zprize-2023-submission-gpu). All multiples
//! of the bases are prepared.

use cumsm::GpuModel;
use cumsm::internals::{Band, Load, host_times};

use super::machines::{a40, rtx_5000_ada};
use super::{Counts, Grid, Operation, Published, launch, passes, small_launches};

const ZPRIZE_2022: &str = "README of submission-msm-gpu: 2500 to 2600 ms for 4 vectors";
const COMBINED: &str = "README of combined-msm-gpu: 2200 to 2300 ms for 4 vectors";
const ZPRIZE_2023: &str = "ZPrize 2023";

pub(crate) const PUBLISHED: [Published; 4] = [
    Published {
        who: "Yrrid",
        gpu: "A40",
        computation: "BLS12-377 G1, prepared, 11 windows of 23 bits, 8M + 2S",
        log_points: 26,
        counts: Counts::Source,
        milliseconds: 637.0,
        source: ZPRIZE_2022,
        time: || of_2022(XYZZ, 0.25),
    },
    Published {
        who: "Matter Labs and Yrrid",
        gpu: "A40",
        computation: "BLS12-377 G1, prepared, 11 windows of 23 bits, 8M + 2S, one reduction less",
        log_points: 26,
        counts: Counts::Source,
        milliseconds: 560.0,
        source: COMBINED,
        time: || of_2022(XYZZ_LAZY, 1.0 / 16.0),
    },
    Published {
        who: "Yrrid and Snarkify",
        gpu: "RTX 5000 Ada",
        computation: "BLS12-377 G1, prepared, 11 windows of 23 bits, 8M",
        log_points: 24,
        counts: Counts::Source,
        milliseconds: 89.0,
        source: ZPRIZE_2023,
        time: || {
            of_2023(11.0, 22, Operation::of_12_limbs(8.0, 0.0, 0.0), 32_416, Operation::of_12_limbs(9.0, 0.0, 0.0))
        },
    },
    Published {
        who: "Yrrid and Snarkify",
        gpu: "RTX 5000 Ada",
        computation: "BLS12-381 G1, prepared, 12 windows of 22 bits, 8M + 2S, one reduction less",
        log_points: 24,
        counts: Counts::Source,
        milliseconds: 109.0,
        source: ZPRIZE_2023,
        time: || of_2023(12.0, 21, XYZZ_LAZY, 19_616, GENERAL),
    },
];

/// Three operations in XYZZ coordinates: the addition of an affine point, the addition of an affine point with lazy
/// reduction, and the addition of two sums.
const XYZZ: Operation = Operation::of_12_limbs(8.0, 2.0, 0.0);
const XYZZ_LAZY: Operation = Operation::of_12_limbs(8.0, 2.0, 1.0);
const GENERAL: Operation = Operation::of_12_limbs(12.0, 2.0, 0.0);

/// The size of an affine point in bytes. Neighbouring lanes copy neighbouring words of 16 bytes, so a request of a warp
/// touches about 6 points.
const BASE_BYTES: f64 = 96.0;
/// The number of bytes that an access to an affine point moves. An access to device memory moves whole units of 64
/// bytes (atoms).
const BASE_ATOMS: f64 = 128.0;

/// Returns the load of the accumulation. The digits are divided equally among the threads of `grid`. Buckets are sorted
/// by the number of their digits, so the lanes of a warp end at about the same time.
fn accumulated(hardware: &GpuModel, grid: Grid, digits: f64, addition: Operation) -> Load {
    // The lanes of a warp load 32 points, each of six words.
    let lines = digits / 32.0 * (32.0 * BASE_BYTES / 512.0 * 6.0);
    Load {
        lines,
        cached: digits * (BASE_BYTES + 4.0),
        moved: digits * 4.0,
        scattered: digits * BASE_ATOMS,
        ..launch(hardware, grid, digits / grid.threads, addition)
    }
}

/// Returns the load of the reduction. Each multiprocessor runs 256 threads. Each thread adds up a range of the buckets
/// by running sums.
fn reduced(hardware: &GpuModel, buckets: f64, addition: Operation) -> Load {
    let threads = 256.0 * f64::from(hardware.multiprocessors);
    let grid = Grid { threads, block: 256, registers: 255, shared: 0 };
    Load { moved: buckets * 192.0, ..launch(hardware, grid, 2.0 * buckets / threads, addition) }
}

/// Returns the predicted mean time of one vector, for four vectors of 2^26 scalars. `exposed` is the mean fraction of a
/// vector's copy that does not overlap with a computation. If the whole first vector is copied before the computation,
/// `exposed` is 1/4. If only a quarter of the first vector is copied before the computation, `exposed` is 1/16.
fn of_2022(addition: Operation, exposed: f64) -> Band {
    let hardware = a40();
    let points = 2f64.powi(26);
    let digits = 11.0 * points;
    // One block of 384 threads with 96 KiB of shared memory on each multiprocessor.
    let grid = Grid { threads: 384.0 * 84.0, block: 384, registers: 168, shared: 96 << 10 };
    // The scalars are read, and 32 bytes of digits are written for each scalar. Then the digits are read. The first
    // partition writes 5 bytes for each digit. The second partition reads these 5 bytes and writes 4 bytes for each
    // digit.
    let sorted = passes(&hardware, points * 96.0 + digits * (5.0 + 5.0 + 4.0));
    accumulated(&hardware, grid, digits, addition).time(&hardware)
        + sorted
        + reduced(&hardware, 2.0 * 2f64.powi(22), GENERAL).time(&hardware)
        + host_times::copied(points * 32.0, &hardware) * exposed
        + small_launches(&hardware, 10.0)
        + host_times::waited()
}

/// Returns the predicted mean time of one vector, for four vectors of 2^24 scalars. There is one set of 2^`log_buckets`
/// buckets. A block has 128 threads, and a multiprocessor runs two blocks. Only an eighth of the first vector is copied
/// before the computation.
fn of_2023(windows: f64, log_buckets: i32, addition: Operation, shared: u32, general: Operation) -> Band {
    let hardware = rtx_5000_ada();
    let points = 2f64.powi(24);
    let (digits, buckets) = (windows * points, 2f64.powi(log_buckets));
    let grid = Grid { threads: buckets, block: 128, registers: 255, shared };
    // The scalars are read, and the indices of digits are written to bins, read, sorted and written. Then the buckets
    // are sorted by their numbers of digits. The sort moves 24 bytes for each bucket.
    let sorted = passes(&hardware, points * 32.0 + digits * 12.0 + buckets * 24.0);
    accumulated(&hardware, grid, digits, addition).time(&hardware)
        + sorted
        + reduced(&hardware, buckets, general).time(&hardware)
        + host_times::copied(points * 32.0, &hardware) * (1.0 / 32.0)
        + small_launches(&hardware, 10.0)
        + host_times::waited()
}
