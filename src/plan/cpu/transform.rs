//! The passes of a number-theoretic transform.

/// The width of a tile: the number of columns of a tile or, in the last pass, the number of rows of a tile. Eight
/// elements of 32 bytes fill four cache lines.
pub(crate) const TILE_WIDTH: usize = 8;

/// The binary logarithm of the greatest size that is not cut into rows and columns. The next greater size, 64, has 8
/// rows and 8 columns, so each pass has a full tile.
pub(crate) const LOG_SMALL: u32 = 5;

/// The binary logarithm of the greatest number of rows of a tile. A tile of 2^10 rows of eight elements of 40 bytes has
/// 320 KB. The constants of the tile have 100 KB. So the tile and its constants fit in a second-level cache of 512 KB
/// or more.
pub(crate) const MAX_LOG_ROWS: u32 = 10;

/// The least number of elements for which more than one thread is used.
const LEAST_PARALLEL: usize = 1 << 12;

/// The plan of a transform of 2^d elements. The transform consists of passes over the memory. The d bits of an index
/// are cut into parts, from the highest bits to the lowest bits. Each pass transforms along one part of the index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TransformPlan {
    /// The number of bits of each part. The pass for the last part transforms contiguous rows. A transform of at most
    /// 2^`LOG_SMALL` elements has only one part.
    pub(crate) parts: Vec<u32>,
    /// The number of threads of the rayon pool that are used.
    pub(crate) threads: usize,
}

impl TransformPlan {
    /// The plan for `vectors` vectors of 2^`log_size` elements.
    pub(crate) fn new(log_size: u32, vectors: usize, threads: usize) -> Self {
        let elements = vectors.saturating_mul(1usize.checked_shl(log_size).unwrap_or(usize::MAX));
        let threads = if elements < LEAST_PARALLEL { 1 } else { threads.max(1) };
        if log_size <= LOG_SMALL {
            return Self { parts: vec![log_size], threads };
        }
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
        Self { parts, threads }
    }

    /// True if the vector is cut into rows and columns.
    pub(crate) fn is_cut(&self) -> bool {
        self.parts.len() > 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_make_up_the_size() {
        for log_size in 0..=40 {
            let plan = TransformPlan::new(log_size, 1, 2);
            assert_eq!(plan.parts.iter().sum::<u32>(), log_size);
            assert_eq!(plan.is_cut(), log_size >= 6);
            if plan.is_cut() {
                assert!(plan.parts.iter().all(|part| (3..=MAX_LOG_ROWS).contains(part)), "{:?}", plan.parts);
            }
        }
        assert_eq!(TransformPlan::new(20, 1, 2).parts, [10, 10]);
        assert_eq!(TransformPlan::new(17, 1, 2).parts, [10, 7]);
        assert_eq!(TransformPlan::new(6, 1, 2), TransformPlan { parts: vec![3, 3], threads: 1 });
        assert_eq!(TransformPlan::new(24, 1, 2).parts, [8, 8, 8]);
    }
}
