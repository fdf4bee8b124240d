//! Reads the points of a section.
//!
//! A point is stored as x, then y. The identity is stored as zeros. A coordinate c0 + c1·u in the quadratic extension
//! is stored as c0, then c1. An element of the prime field is stored in Montgomery form with R = 2^(64·limbs), as
//! 64-bit limbs. The lowest limb comes first. Points of arkworks have the same form in memory, so the code copies the
//! bytes without a conversion.

use std::io::{Read, Seek};

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, Field, PrimeField};
use rayon::prelude::*;

use super::container::{Container, Section};
use crate::api::Curve;
use crate::error::{FileFault, MsmError};
use crate::gpu::{affine_as_bytes_mut, identities};

/// The number of points that one task copies. The points of a task take 64 KiB to 192 KiB. Tasks of this size
/// distribute the work evenly among the threads.
const TASK_POINTS: usize = 1 << 10;

/// The prime of a curve's coordinates, in the format of the files.
pub(super) fn prime_of<P: Curve>() -> Vec<u8> {
    <P::BaseField as Field>::BasePrimeField::MODULUS.to_bytes_le()
}

/// Reads a section of `n` points. The caller has compared the file's curve with `P`.
pub(super) fn read<P: Curve>(
    container: &mut Container<impl Read + Seek>,
    section: Section,
    n: u64,
) -> Result<Vec<Affine<P>>, MsmError> {
    let point_bytes = size_of::<Affine<P>>();
    let (expected, purpose) = (n.saturating_mul(point_bytes as u64), "the points of a section");
    container.check_size(section, expected)?;
    let refused = MsmError::AllocationRefused { purpose, bytes: expected };
    let mut points = identities(usize::try_from(n).map_err(|_| refused)?, purpose)?;
    let bytes = affine_as_bytes_mut(&mut points);
    let first_invalid = match container.seen(section)? {
        // A task checks its points directly after the copy, while the points are in the cache. The slices `seen` and
        // `bytes` have the same length.
        Some(seen) => {
            let task_bytes = TASK_POINTS * point_bytes;
            let tasks = bytes.par_chunks_mut(task_bytes).zip(seen.par_chunks(task_bytes)).enumerate();
            tasks.find_map_first(|(task, (points, seen))| {
                points.copy_from_slice(seen);
                let invalid = points.chunks_exact(point_bytes).position(|point| !is_valid::<P>(point));
                invalid.map(|index| task * TASK_POINTS + index)
            })
        }
        None => {
            container.read(section, bytes)?;
            bytes.par_chunks_exact(point_bytes).position_first(|point| !is_valid::<P>(point))
        }
    };
    match first_invalid {
        Some(index) => Err(container.refused(FileFault::Point { section: section.name, index: index as u64 })),
        None => Ok(points),
    }
}

/// Converts bytes to a point. Returns `None` if a coordinate is not below the prime, or if the bytes are not exactly
/// one point.
pub(super) fn point<P: Curve>(bytes: &[u8]) -> Option<Affine<P>> {
    let mut point = [Affine::zero()];
    let target = affine_as_bytes_mut(&mut point);
    if target.len() != bytes.len() || !is_valid::<P>(bytes) {
        return None;
    }
    target.copy_from_slice(bytes);
    Some(point).map(|[point]| point)
}

/// True if all coordinates are below the prime. In nearly all cases, the highest limb alone decides the comparison with
/// the prime.
fn is_valid<P: Curve>(point: &[u8]) -> bool {
    let prime = <P::BaseField as Field>::BasePrimeField::MODULUS;
    let prime = prime.as_ref();
    point.chunks_exact(size_of_val(prime)).all(|coordinate| {
        let (limbs, _) = coordinate.as_chunks();
        limbs.iter().rev().map(|limb| u64::from_le_bytes(*limb)).lt(prime.iter().rev().copied())
    })
}
