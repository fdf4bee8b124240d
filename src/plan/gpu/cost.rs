//! The predicted cost of a plan.

use super::problem::{DeviceLimits, Source};
use super::stages::{Launch, Radix, Sizes, Stages};
use crate::algorithm::{Accumulation, Aggregation, Coordinates, SortMethod};
use crate::plan::tuning;

/// Field multiplications of the operations of a point form.
struct Additions {
    /// Adding a base to a sum.
    base: f64,
    /// Adding two sums.
    general: f64,
    doubling: f64,
}

impl Stages<'_> {
    fn additions(&self) -> Additions {
        let (base, general, doubling) = (tuning::MIXED_ADDITION, tuning::ADDITION, tuning::DOUBLING);
        match (self.algorithm.accumulation, self.algorithm.coordinates) {
            // The sum and the doubling are both computed each time.
            (Accumulation::ConstantTime, _) => {
                Additions { base: base + tuning::AFFINE_DOUBLING, general: general + doubling, doubling }
            }
            _ if self.algorithm.adds_pairs() => Additions { base: tuning::PAIRED_ADDITION, general, doubling },
            (_, Coordinates::TwistedEdwards) => Additions {
                base: tuning::GPU_EDWARDS_ADDITION,
                general: tuning::GPU_EDWARDS_TOTAL,
                doubling: tuning::GPU_EDWARDS_DOUBLING,
            },
            _ => Additions { base, general, doubling },
        }
    }
}

/// ```text
/// T = prepare + recode + sort + accumulate + gather + aggregate + launches
///
/// prepare      ⌈n/LP⌉·τ·(L·D + I), or ⌈n/LP⌉·(L·E + I), with L points to an inversion
/// recode       W·n·8 bytes
/// sort         passes·W·n·24 bytes; with ELL and CSR, 32 bytes more for each digit
/// accumulate   ⌈W·N/P⌉·⌈n/N⌉·A over P resident threads; an odd-float digit has an exponent of j or more with probability
///              2^−j, and if any of a warp's 32 has j > τ, the warp pays a doubling more, and an addition for the first;
///              from checkpoints, digits of M rows cost (M − 1)/2·c doublings more
/// gather       log₂N·B; in constant time 2·log₂(N + M)·⌈W·(N + M)/4P⌉·B
/// aggregate    ⌈W·T/P⌉·2·(M/T)·B, then layered 2·log₂T·⌈W·T/2P⌉·B, or chunked log₂M·D + log₂T·B
/// launches     one term for each kernel
/// ```
///
/// n counts the points at all levels. W counts the rows of windows that share buckets, of all vectors. From
/// checkpoints, a vector has one row with the digits of all its rows.
pub(super) fn multiplications(stages: &Stages<'_>, launch: &Launch, sizes: &Sizes, limits: &DeviceLimits) -> f64 {
    let &Stages { windows, prepared, algorithm, source, .. } = stages;
    let resident = limits.resident_threads() as f64;
    let waves = |threads: f64| (threads / resident).ceil();
    let additions = stages.additions();
    let (points, n) = (launch.points as f64, launch.row as f64);
    let (count, threads) = (launch.rows as f64, sizes.threads as f64);
    let buckets = stages.buckets() as f64;
    let log2 = |x: f64| x.max(1.0).log2().ceil();
    let byte = tuning::MOVED_BYTE / weight(limits) / resident;

    let run = sizes.run as f64;
    let prepare = waves(points / run)
        * match algorithm.coordinates {
            _ if matches!(source, Source::Device { .. }) => 0.0,
            Coordinates::TwistedEdwards => run * tuning::GPU_EDWARDS_PREPARATION + tuning::GPU_INVERSION,
            _ => f64::from(prepared) * (run * tuning::PREPARED_DOUBLING + tuning::GPU_INVERSION),
        };
    let recode = count * n * 8.0 * byte;
    let share = (n / threads).ceil();

    if let Some(per_thread) = algorithm.windows_per_thread(launch.rows / launch.vectors.max(1)) {
        let per_thread = per_thread as f64;
        let c = f64::from(windows.window_bits());
        let window = share * additions.base + 2.0 * buckets * additions.general + c * additions.doubling;
        let rows = count / per_thread;
        return recode + waves(threads * rows) * per_thread * window + log2(threads) * additions.general;
    }

    let passes = f64::from(Radix::for_bits(windows.magnitude_bits()).passes);
    let sort = match algorithm.sort {
        SortMethod::Radix => 0.0,
        SortMethod::SparseTranspose => count * n * 32.0 * byte,
    } + passes * count * n * 24.0 * byte;

    let unprepared = match windows.exponent_bits() {
        0 => 0.0,
        _ => {
            // The threads of a warp wait for the one with the largest exponent.
            let in_some_thread = |exponent: u32| 1.0 - (1.0 - 0.5f64.powi(exponent as i32)).powi(32);
            let exceeding = prepared + 1..windows.window_bits();
            let doublings: f64 = exceeding.clone().map(in_some_thread).sum();
            let any = exceeding.take(1).map(in_some_thread).sum::<f64>();
            doublings * additions.doubling + any * additions.general
        }
    };
    let doubled = match algorithm.consolidates_windows() {
        true => {
            let rows = f64::from(stages.rows());
            let doublings = (rows - 1.0) / 2.0 * f64::from(windows.window_bits());
            doublings * additions.doubling + (1.0 - 1.0 / rows) * (additions.general - additions.base)
        }
        false => 0.0,
    };
    let accumulate = waves(count * threads) * share * (additions.base + unprepared + doubled);
    let gather_rounds = match algorithm.accumulation {
        _ if algorithm.sums_whole_buckets() => 0.0,
        Accumulation::ConstantTime => log2(threads + buckets),
        _ => log2(threads),
    };
    let gather = gather_rounds
        * additions.general
        * match algorithm.accumulation {
            Accumulation::ConstantTime => 2.0 * waves(count * (threads + buckets) / 4.0),
            _ => 1.0,
        };

    let runs = sizes.runs as f64;
    let running_sums = waves(count * runs) * 2.0 * (buckets / runs).ceil() * additions.general;
    let (joining, aggregate_rounds) = match algorithm.aggregation {
        Aggregation::Layered => {
            let scaling = log2(buckets / runs) * additions.doubling + additions.general;
            let rounds = 2.0 * log2(runs);
            (scaling + rounds * waves(count * runs / 2.0) * additions.general, rounds)
        }
        Aggregation::ChunkedRunningSum => {
            // The chunk is multiplied by its index by double-and-add. Half of the bits are set.
            let scaling = log2(buckets) * (additions.doubling + 0.5 * additions.general);
            (scaling + log2(runs) * additions.general, log2(runs))
        }
    };
    let launches = (6.0 + 3.0 * passes + gather_rounds + aggregate_rounds) * tuning::LAUNCH;
    prepare + recode + sort + accumulate + gather + running_sums + joining + launches
}

/// The cost of copying a launch's input to the device.
pub(super) fn copied(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> f64 {
    let points = match stages.source {
        Source::Host(_) => launch.points,
        Source::Device { .. } => 0,
    };
    let bytes = points * limits.affine_bytes + launch.vectors * launch.n * limits.scalar_bytes;
    bytes as f64 * tuning::COPIED_BYTE / weight(limits)
}

/// The cost of a multiplication, relative to a prime field of 12 limbs.
fn weight(limits: &DeviceLimits) -> f64 {
    let limbs = limits.affine_bytes as f64 / 2.0 / limits.degree as f64 / 4.0;
    let products = if limits.degree == 2 { tuning::EXTENSION_MULTIPLICATION } else { 1.0 };
    (limbs / 12.0) * (limbs / 12.0) * products
}
