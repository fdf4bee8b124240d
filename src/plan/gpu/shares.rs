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
    /// The vectors of scalars, as a range of indices.
    pub vectors: Range<usize>,
    /// The index of this partition's slice of the rows, and the number of slices.
    pub row_slice: (u32, u32),
    /// The algorithm and the window in bits, if all partitions must use the same algorithm and window.
    pub(crate) agreed: Option<(Algorithm, u32)>,
}

/// The ways to divide n points and `vectors` vectors among devices. Each item of `devices` has the index of a device in
/// the engine's list, and the device's number of multiprocessors. There are these ways:
///
/// - the whole computation on one device
/// - by points
/// - by vectors
/// - by rows of windows
///
/// If each device holds only a range of the points, `kept` has the range of each device. If `kept` is given, the result
/// has only one item: the division into the ranges of `kept`. If a device of `kept` is not in `devices`, the device is
/// lost, and its range is divided among `devices`.
pub(crate) fn cuts(
    devices: &[(usize, u64)],
    n: usize,
    vectors: usize,
    kept: Option<&[(usize, Range<usize>)]>,
) -> Vec<Vec<Partition>> {
    let whole = |device| Partition { device, points: 0..n, vectors: 0..vectors, row_slice: (0, 1), agreed: None };
    let multiprocessors: Vec<u64> = devices.iter().map(|&(_, multiprocessors)| multiprocessors).collect();
    let divided = |n| devices.iter().map(|&(device, _)| device).zip(in_proportion(&multiprocessors, n));
    let mut cuts: Vec<Vec<Partition>> = Vec::new();
    if let Some(kept) = kept {
        let shares = kept.iter().flat_map(|(device, points)| match devices.iter().any(|(index, _)| index == device) {
            true => vec![(*device, points.clone())],
            false => {
                let within = |part: Range<usize>| points.start + part.start..points.start + part.end;
                divided(points.len()).map(|(device, part)| (device, within(part))).collect()
            }
        });
        cuts.push(shares.map(|(device, points)| Partition { points, ..whole(device) }).collect());
    } else {
        cuts.extend(devices.iter().map(|&(device, _)| vec![whole(device)]));
        if devices.len() > 1 {
            cuts.push(divided(n).map(|(device, points)| Partition { points, ..whole(device) }).collect());
            cuts.push(divided(vectors).map(|(device, vectors)| Partition { vectors, ..whole(device) }).collect());
            let parts = devices.len() as u32;
            let by_rows = (0..parts).zip(devices);
            let by_rows = by_rows.map(|(part, &(device, _))| Partition { row_slice: (part, parts), ..whole(device) });
            cuts.push(by_rows.collect());
        }
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
            // Only the devices with odd indexes answer.
            let devices: Vec<_> =
                multiprocessors.into_iter().enumerate().map(|(i, count)| (2 * i + 1, count)).collect();
            for shares in cuts(&devices, n, vectors, None) {
                assert!(shares.iter().all(|share| devices.iter().any(|(device, _)| *device == share.device)));
                let covered: f64 = shares
                    .iter()
                    .map(|share| (share.points.len() * share.vectors.len()) as f64 / f64::from(share.row_slice.1))
                    .sum();
                assert!((covered - (n * vectors) as f64).abs() < 1e-9, "{shares:?}");
            }
        }
        assert_eq!(in_proportion(&[1, 3], 8), [0..2, 2..8]);
    }

    /// If a device is lost, the other devices keep their ranges, and compute parts of the lost device's range.
    #[test]
    fn a_lost_devices_range_is_divided() {
        let kept = [(1, 0..4), (0, 4..4), (2, 4..9)];
        let shares = |devices: &[(usize, u64)]| {
            let shares = cuts(devices, 9, 1, Some(&kept)).concat();
            shares.into_iter().map(|share| (share.device, share.points)).collect::<Vec<_>>()
        };
        assert_eq!(shares(&[(0, 1), (1, 1), (2, 1)]), [(1, 0..4), (2, 4..9)]);
        assert_eq!(shares(&[(0, 1), (2, 3)]), [(0, 0..1), (2, 1..4), (2, 4..9)]);
        assert_eq!(shares(&[(1, 5)]), [(1, 0..4), (1, 4..9)]);
    }
}
