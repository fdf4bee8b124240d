//! The passes of a number-theoretic transform, and the division of the passes among threads.

use crate::types::EvaluationOrder;

/// The width of a tile: the number of columns of a tile or, in the last pass, the number of rows of a tile. Eight
/// elements of 32 bytes fill four cache lines.
pub(crate) const TILE_WIDTH: usize = 8;

/// The binary logarithm of the greatest size that is not cut into rows and columns. The next greater size, 64, has 8
/// rows and 8 columns, so each pass has a full tile.
pub(crate) const LOG_SMALL: u32 = 5;

/// The binary logarithm of the greatest number of rows of a tile. If elements have 40 bytes, a tile of 2^10 rows and
/// eight columns has 320 KB. The constants of the tile have 100 KB. So the tile and its constants fit in a second-level
/// cache of 512 KB or more.
pub(crate) const MAX_LOG_ROWS: u32 = 10;

/// The least number of elements for which more than one thread is used.
const MIN_PARALLEL_ELEMENTS: usize = 1 << 12;

/// The binary logarithm of the greatest size for which a thread transforms whole vectors. A vector of 2^13 elements of
/// 32 bytes has 256 KB. The values between two passes are in a second vector of this size. So the two vectors have 512
/// KB, and fit in a second-level cache.
const MAX_LOG_WHOLE: u32 = 13;

/// The predicted time of a level of butterflies, for one element. On Zen 4 with AVX-512 IFMA, a transform of 2^14
/// elements takes 0.42 ms (docs/measurements/2026-11-25-transforms.md). This is 1.8 ns for each element and level.
/// Arithmetic without AVX-512 IFMA is slower. The constant is an integer, so that two predictions that should be equal
/// do not differ by a rounding error.
const LEVEL_NS: f64 = 2.0;

/// The predicted time for waking the threads of a pool, and for the wait at the end of a pass.
const WAKE_UP_NS: f64 = 10_000.0;

/// The plan of a transform of 2^d elements. The transform consists of passes over the memory. The d bits of an index
/// are cut into parts, from the highest bits to the lowest bits. Each pass transforms along one part of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TransformPlan {
    /// The number of bits of each part. The pass for the last part transforms contiguous rows. A transform of at most
    /// 2^`LOG_SMALL` elements has only one part.
    pub(crate) parts: Vec<u32>,
    /// The number of threads of the rayon pool that are used.
    pub(crate) threads: usize,
    /// True if each thread makes all passes of one vector, then all passes of another vector. False if the threads
    /// share the tiles of each pass.
    pub(crate) whole_vectors: bool,
}

impl TransformPlan {
    /// The plan for `vectors` vectors of 2^`log_size` elements, with the faster one of the two ways to divide the work
    /// among threads. If both ways have the same predicted time, each thread transforms whole vectors. A vector then
    /// stays in the cache of its thread between the passes.
    pub(crate) fn new(log_size: u32, vectors: usize, order: EvaluationOrder, threads: usize) -> Self {
        let elements = vectors.saturating_mul(1usize.checked_shl(log_size).unwrap_or(usize::MAX));
        let threads = if elements < MIN_PARALLEL_ELEMENTS { 1 } else { threads.max(1) };
        if log_size <= LOG_SMALL {
            let threads = threads.min(vectors).max(1);
            return Self { parts: vec![log_size], threads, whole_vectors: true };
        }
        let parts = Self::parts(log_size);
        let tiles = |log_rows: u32| 1usize.checked_shl(log_size - log_rows).unwrap_or(usize::MAX) / TILE_WIDTH;
        // In natural order, the threads share the tiles of one vector at a time. In bit-reversed order, the threads
        // share the tiles of all vectors.
        let together = if order == EvaluationOrder::Natural { 1 } else { vectors.max(1) };
        let shared_ns = vectors.div_ceil(together) as f64
            * parts.iter().map(|&part| pass_ns(log_size, part, tiles(part), together, threads)).sum::<f64>();
        let whole_ns = pass_ns(log_size, log_size, 1, vectors, threads);
        let whole_vectors = vectors > 1 && log_size <= MAX_LOG_WHOLE && whole_ns <= shared_ns;
        let most_tiles = parts.iter().map(|&part| tiles(part)).max().unwrap_or(1).saturating_mul(together);
        let threads = threads.min(if whole_vectors { vectors } else { most_tiles });
        Self { parts, threads, whole_vectors }
    }

    /// Cuts the bits of an index into parts of at most `MAX_LOG_ROWS` bits.
    fn parts(log_size: u32) -> Vec<u32> {
        let passes = log_size.div_ceil(MAX_LOG_ROWS).max(2);
        // If possible, all parts except the last have an even number of bits. A part with an even number of bits needs
        // only steps of radix 4.
        let mut parts = Vec::new();
        let mut rest = log_size;
        for pass in 0..passes {
            let part = rest.div_ceil(passes - pass);
            let even = (part + part % 2).min(MAX_LOG_ROWS);
            let part = if pass + 1 < passes && rest - even >= 3 * (passes - pass - 1) { even } else { part };
            parts.push(part);
            rest -= part;
        }
        parts
    }

    /// True if the vector is cut into rows and columns.
    pub(crate) fn is_cut(&self) -> bool {
        self.parts.len() > 1
    }
}

/// The predicted time of `levels` levels of butterflies over `vectors` vectors, if `threads` threads compute the
/// levels. The threads share the tiles of the vectors, and each vector has `tiles` tiles.
fn pass_ns(log_size: u32, levels: u32, tiles: usize, vectors: usize, threads: usize) -> f64 {
    let all = tiles.saturating_mul(vectors);
    let rounds = all.div_ceil(threads) as f64;
    let tile_ns = f64::from(log_size).exp2() / tiles as f64 * f64::from(levels) * LEVEL_NS;
    rounds * tile_ns + if threads.min(all) > 1 { WAKE_UP_NS } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use EvaluationOrder::{BitReversed, Natural};

    fn one_vector(log_size: u32, threads: usize) -> TransformPlan {
        TransformPlan::new(log_size, 1, Natural, threads)
    }

    #[test]
    fn parts_make_up_the_size() {
        for log_size in 0..=40 {
            let plan = one_vector(log_size, 2);
            assert_eq!(plan.parts.iter().sum::<u32>(), log_size);
            assert_eq!(plan.is_cut(), log_size >= 6);
            if plan.is_cut() {
                assert!(plan.parts.iter().all(|part| (3..=MAX_LOG_ROWS).contains(part)), "{:?}", plan.parts);
            }
        }
        assert_eq!(one_vector(20, 2).parts, [10, 10]);
        assert_eq!(one_vector(17, 2).parts, [10, 7]);
        assert_eq!(one_vector(6, 2), TransformPlan { parts: vec![3, 3], threads: 1, whole_vectors: false });
        assert_eq!(one_vector(24, 2).parts, [8, 8, 8]);
    }

    #[test]
    fn threads_transform_whole_vectors_of_a_batch_of_short_vectors() {
        for order in [Natural, BitReversed] {
            for log_size in 6..=10 {
                let plan = TransformPlan::new(log_size, 128, order, 8);
                assert!(plan.whole_vectors, "{order:?}, 2^{log_size}");
                assert_eq!(plan.threads, 8, "{order:?}, 2^{log_size}");
            }
            // More threads than vectors.
            assert_eq!(TransformPlan::new(5, 128, order, 500).threads, 128);
            assert_eq!(TransformPlan::new(10, 40, order, 64).threads, 40);
            // A single thread, and vectors that do not fit in a cache.
            assert!(TransformPlan::new(10, 3, order, 1).whole_vectors);
            assert!(!TransformPlan::new(MAX_LOG_WHOLE + 1, 128, order, 8).whole_vectors);
            assert_eq!(TransformPlan::new(10, 0, order, 8).threads, 1);
        }
        // Two vectors would leave 14 of 16 threads without work.
        assert!(!TransformPlan::new(13, 2, BitReversed, 16).whole_vectors);
    }

    #[test]
    fn a_single_vector_is_shared_by_at_most_as_many_threads_as_tiles() {
        for log_size in 6..=20 {
            for threads in [1, 2, 8, 1000] {
                let plan = one_vector(log_size, threads);
                let least_rows = plan.parts.iter().min().unwrap();
                let tiles = (1usize << (log_size - least_rows)) / TILE_WIDTH;
                let expected = if log_size < 12 { 1 } else { threads.min(tiles) };
                assert_eq!((plan.whole_vectors, plan.threads), (false, expected), "2^{log_size}, {threads} threads");
            }
        }
    }
}
