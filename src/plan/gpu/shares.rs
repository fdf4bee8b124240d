//! The ways to divide a computation among several devices (cuzk 4.1).

use std::ops::Range;

use super::tuning;
use crate::algorithm::Algorithm;

/// True if the prepared bases should be divided among the devices. If the result is false, each device holds all bases.
pub(crate) fn worth_a_cut(n: usize, devices: usize) -> bool {
    n / devices.max(1) >= tuning::MIN_POINTS_PER_DEVICE
}

/// The part of a computation that one device computes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Partition {
    /// The device, as an index into the engine's list.
    pub device: usize,
    /// The range of points.
    pub points: Range<usize>,
    /// The range of vectors of scalars.
    pub vectors: Range<usize>,
    /// The index of this partition's slice of the rows, and the number of slices.
    pub window_slice: (u32, u32),
    /// The algorithm and the window in bits, if all partitions must use the same algorithm and window.
    pub(crate) agreed: Option<(Algorithm, u32)>,
}

/// The ways to divide n points and `vectors` vectors among devices with the given numbers of multiprocessors:
///
/// - the whole computation on one device
/// - by points
/// - by vectors
/// - by rows of windows
///
/// If each device holds only a range of the points, `kept` has the range of each device. If `kept` is given, the result
/// has only one item: the division into the ranges of `kept`.
pub(crate) fn cuts(
    multiprocessors: &[u64],
    n: usize,
    vectors: usize,
    kept: Option<&[(usize, Range<usize>)]>,
) -> Vec<Vec<Partition>> {
    let whole = |device| Partition { device, points: 0..n, vectors: 0..vectors, window_slice: (0, 1), agreed: None };
    if let Some(kept) = kept {
        let share = |(device, points): &(usize, Range<usize>)| Partition { points: points.clone(), ..whole(*device) };
        return vec![kept.iter().filter(|(_, points)| !points.is_empty()).map(share).collect()];
    }
    let devices = multiprocessors.len();
    let mut cuts: Vec<Vec<Partition>> = (0..devices).map(|device| vec![whole(device)]).collect();
    if devices > 1 {
        let by_points = in_proportion(multiprocessors, n).into_iter().enumerate();
        cuts.push(by_points.map(|(device, points)| Partition { points, ..whole(device) }).collect());
        let by_vectors = in_proportion(multiprocessors, vectors).into_iter().enumerate();
        cuts.push(by_vectors.map(|(device, vectors)| Partition { vectors, ..whole(device) }).collect());
        let parts = devices as u32;
        cuts.push((0..parts).map(|part| Partition { window_slice: (part, parts), ..whole(part as usize) }).collect());
    }
    for shares in &mut cuts {
        shares.retain(|share| !share.points.is_empty() && !share.vectors.is_empty());
    }
    cuts.retain(|shares| !shares.is_empty());
    cuts
}

/// Cuts 0..n into consecutive ranges whose lengths are in proportion to the weights.
pub(crate) fn in_proportion(weights: &[u64], n: usize) -> Vec<Range<usize>> {
    let total = u128::from(weights.iter().sum::<u64>().max(1));
    let mut before = 0;
    let mut start = 0;
    let ranges = weights.iter().map(|&weight| {
        before += u128::from(weight);
        let end = (n as u128 * before / total) as usize;
        let range = start..end;
        start = end;
        range
    });
    ranges.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_cover_everything_once() {
        for (multiprocessors, n, vectors) in [(vec![4, 4], 10, 1), (vec![1, 100, 3], 7, 5), (vec![9; 8], 3, 2)] {
            for shares in cuts(&multiprocessors, n, vectors, None) {
                let covered: f64 = shares
                    .iter()
                    .map(|share| (share.points.len() * share.vectors.len()) as f64 / f64::from(share.window_slice.1))
                    .sum();
                assert!((covered - (n * vectors) as f64).abs() < 1e-9, "{shares:?}");
            }
        }
        assert_eq!(in_proportion(&[1, 3], 8), [0..2, 2..8]);
        let kept = [(1, 0..4), (0, 4..4), (2, 4..9)];
        assert_eq!(cuts(&[1, 1, 1], 9, 1, Some(&kept)).concat().iter().map(|s| s.device).collect::<Vec<_>>(), [1, 2]);
    }
}
