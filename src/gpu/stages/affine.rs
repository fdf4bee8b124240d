//! Launches the kernels of the affine rounds: `cuda/stages/affine_rounds.cuh` and `cuda/stages/list_bounds.cuh`.

use super::super::call::Launcher;
use super::super::device::{Buffer, DeviceError, Stream};
use super::sort::{BucketBounds, SortedDigits};
use super::{PointArithmetic, Shape, digits, words};
use crate::kernels::registry;
use crate::plan::max_listed;

/// Bytes of a `Word` of `KeptPairs` in cuda/stages/affine_rounds.cuh.
const KEPT_WORD_BYTES: u64 = 16;

/// The rounds that add neighbouring points of each bucket in affine coordinates.
pub(crate) struct AffineRounds<'a, S: Stream> {
    pub(crate) launcher: Launcher<'a, S>,
    pub(crate) arithmetic: PointArithmetic,
    pub(crate) shape: Shape,
    /// The number of rounds. There is at least one round.
    pub(crate) rounds: u32,
    /// The number of threads that share the pairs of a row.
    pub(crate) threads: u32,
}

/// The memory of affine rounds over W rows of M buckets.
pub(crate) struct AffineBuffers<'a, B> {
    /// The sorted digits.
    pub(crate) sorted: &'a B,
    /// The bounds of the buckets: W·(M + 2) words for the digits, and W·(M + 2) words for each round.
    pub(crate) bounds: &'a mut B,
    /// The lists of points. [`max_listed`] gives the greatest number of points that a row can have after a given number
    /// of rounds. The first list has memory for the points after one round. The second list has memory for the points
    /// after two rounds.
    pub(crate) lists: &'a mut [B; 2],
    /// Memory for one digit for each point of the last list.
    pub(crate) digits: &'a mut B,
    /// The values that each thread keeps for its pairs of points. In each round, a thread makes two passes over its
    /// pairs. The first pass stores the values that the second pass reads. Each thread has memory for the greatest
    /// number of pairs that a thread can have.
    pub(crate) kept_pairs: &'a mut B,
}

/// The points that the accumulation adds after affine rounds.
pub(crate) struct Listed<'a, B> {
    /// The shape before the rounds, with a different `n`: the greatest number of points that the list of a row can
    /// have.
    pub(crate) shape: Shape,
    pub(crate) points: &'a B,
    pub(crate) sorted: SortedDigits<'a, B>,
}

impl<S: Stream> AffineRounds<'_, S> {
    /// Runs the rounds. The first round adds pairs of bases, which the digits name. Each further round adds pairs of
    /// points from the list of the previous round.
    pub(crate) fn run<'a>(
        &self,
        bases: &S::Buffer,
        buffers: AffineBuffers<'a, S::Buffer>,
    ) -> Result<Listed<'a, S::Buffer>, DeviceError> {
        let &Self { launcher, arithmetic, shape, rounds, threads } = self;
        let Shape { n, rows, buckets, .. } = shape;
        let AffineBuffers { sorted, bounds, lists, digits: named, kept_pairs } = buffers;
        let call = launcher.call(&registry::LIST_BOUNDS).arg(words(bounds)).arg(buckets);
        // SAFETY: there are W·(M + 2) bounds for the digits, and W·(M + 2) bounds for each round.
        unsafe { call.blocks((rounds, rows))? };

        let stride = |rounds| max_listed(n.into(), buckets.into(), rounds) as u32;
        for round in 0..rounds {
            let [first, second] = &*lists;
            let (from, to) = match round % 2 {
                _ if round == 0 => (bases, first),
                0 => (second, first),
                _ => (first, second),
            };
            let slices = [arithmetic.bases(from), digits(sorted), words(bounds), arithmetic.bases(to), digits(named)];
            let sizes = [stride(round), stride(round + 1), buckets, round];
            let call = |kernel| launcher.call(kernel).args(slices).args(sizes).arg(round + 1 == rounds);
            // SAFETY: the digits name existing bases. A list has memory for the points that remain after the round that
            // writes the list. `named` has memory for one digit for each point of the last list. The first round has
            // the most pairs, so the memory for kept pairs is enough for every round.
            unsafe {
                call(&registry::COPY_UNPAIRED).threads(buckets, rows)?;
                call(&registry::ADD_PAIRS)
                    .arg(threads)
                    .arg(kept_pairs.slice(KEPT_WORD_BYTES))
                    .threads(threads, rows)?;
            }
        }
        let [first, second] = &*lists;
        let bounds =
            BucketBounds { buffer: bounds, first: u64::from(rounds) * u64::from(rows) * u64::from(buckets + 2) };
        Ok(Listed {
            shape: Shape { n: stride(rounds), ..shape },
            points: if rounds % 2 == 1 { first } else { second },
            sorted: SortedDigits { digits: named, bounds },
        })
    }
}
