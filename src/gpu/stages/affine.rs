//! Affine rounds: `cuda/stages/affine_rounds.cuh` and `cuda/stages/list_bounds.cuh`.

use super::super::device::{Argument::U32, DeviceError, Grid, Stream};
use super::sort::{BucketBounds, SortedDigits};
use super::{BLOCK, PointArithmetic, Shape, digits, words};
use crate::kernels::SORT;
use crate::plan::{SORT_THREADS, max_listed};

/// Rounds that add neighbouring points of each bucket in affine coordinates.
pub(crate) struct AffineRounds<'a, S: Stream> {
    pub(crate) stream: &'a S,
    pub(crate) arithmetic: PointArithmetic,
    pub(crate) shape: Shape,
    /// The number of rounds, at least one.
    pub(crate) rounds: u32,
    /// Threads that share the pairs of a window.
    pub(crate) threads: u32,
}

/// The memory of affine rounds over W windows of M buckets.
pub(crate) struct AffineBuffers<'a, B> {
    /// The sorted digits.
    pub(crate) sorted: &'a B,
    /// W·(M + 2) words for the digits, and as many for each round.
    pub(crate) bounds: &'a mut B,
    /// [`max_listed`] points for each window, after one round and after two.
    pub(crate) lists: &'a mut [B; 2],
    /// Room for a digit for each point of the last list.
    pub(crate) digits: &'a mut B,
}

/// What the accumulation adds after affine rounds.
pub(crate) struct Listed<'a, B> {
    /// As before the rounds, with a list's room instead of the digits of a window.
    pub(crate) shape: Shape,
    pub(crate) points: &'a B,
    pub(crate) sorted: SortedDigits<'a, B>,
}

impl<S: Stream> AffineRounds<'_, S> {
    /// Adds pairs of the bases that the digits name, and then pairs of these sums.
    pub(crate) fn run<'a>(
        &self,
        bases: &S::Buffer,
        buffers: AffineBuffers<'a, S::Buffer>,
    ) -> Result<Listed<'a, S::Buffer>, DeviceError> {
        let &Self { stream, arithmetic, shape, rounds, threads } = self;
        let Shape { n, windows, buckets, .. } = shape;
        let AffineBuffers { sorted, bounds, lists, digits: named } = buffers;
        let grid = Grid { blocks: (rounds, windows), threads: SORT_THREADS };
        // SAFETY: there are W·(M + 2) bounds for the digits and for each round.
        unsafe { stream.launch(&SORT, "list_bounds", grid, &[words(bounds), U32(buckets)])? };

        let stride = |rounds| max_listed(n.into(), buckets.into(), rounds) as u32;
        let row_of_blocks = |threads| Grid::covering(threads, windows, BLOCK);
        for round in 0..rounds {
            let [first, second] = &*lists;
            let (from, to) = match round % 2 {
                _ if round == 0 => (bases, first),
                0 => (second, first),
                _ => (first, second),
            };
            let slices = [arithmetic.bases(from), digits(sorted), words(bounds), arithmetic.bases(to), digits(named)];
            let is_last = u32::from(round + 1 == rounds);
            let sizes = [stride(round), stride(round + 1), buckets, round, is_last].map(U32);
            let mut arguments = [&slices[..], &sizes].concat();
            // SAFETY: the digits name bases. A list has room for the points that are left after its round, and the last
            // one's points are no more than there is room for digits.
            unsafe {
                stream.launch(arithmetic.module, "copy_unpaired", row_of_blocks(buckets), &arguments)?;
                arguments.push(U32(threads));
                stream.launch(arithmetic.module, "add_pairs", row_of_blocks(threads), &arguments)?;
            }
        }
        let [first, second] = &*lists;
        let bounds =
            BucketBounds { buffer: bounds, first: u64::from(rounds) * u64::from(windows) * u64::from(buckets + 2) };
        Ok(Listed {
            shape: Shape { n: stride(rounds), ..shape },
            points: if rounds % 2 == 1 { first } else { second },
            sorted: SortedDigits { digits: named, bounds },
        })
    }
}
