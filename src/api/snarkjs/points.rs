//! The points of a section.
//!
//! A point is x, y; the identity is all zeros. A coordinate in the extension is c0, c1. An element of the prime field is
//! its 64-bit limbs in Montgomery form with R = 2^(64·limbs), the lowest first. arkworks' points lie in memory in the
//! same way, so nothing is converted.

use std::io::{Read, Seek};

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, Field, PrimeField};
use rayon::prelude::*;

use super::container::{Container, Section};
use crate::api::Curve;
use crate::error::{FileFault, MsmError};
use crate::gpu::affine_as_bytes_mut;

/// The prime of a curve's coordinates, as the file writes it.
pub(super) fn prime_of<P: Curve>() -> Vec<u8> {
    <P::BaseField as Field>::BasePrimeField::MODULUS.to_bytes_le()
}

/// Reads a section that has n points according to the header. Their coordinates are of the curve's prime field.
pub(super) fn read<P: Curve>(
    container: &mut Container<impl Read + Seek>,
    section: Section,
    n: u64,
) -> Result<Vec<Affine<P>>, MsmError> {
    let expected = n.saturating_mul(size_of::<Affine<P>>() as u64);
    container.check_size(section, expected)?;
    let refused = MsmError::AllocationRefused { purpose: "the points of a section", bytes: expected };
    let mut points = Vec::new();
    let reserved = usize::try_from(n).ok().filter(|&n| points.try_reserve_exact(n).is_ok());
    let n = reserved.ok_or(refused)?;
    points.resize(n, Affine::zero());
    let bytes = affine_as_bytes_mut(&mut points);
    container.read(section, bytes)?;
    let prime = prime_of::<P>();
    let is_invalid =
        |point: &[u8]| point.chunks_exact(prime.len()).any(|coordinate| coordinate.iter().rev().ge(prime.iter().rev()));
    match bytes.par_chunks_exact(size_of::<Affine<P>>()).position_first(is_invalid) {
        Some(index) => Err(container.refused(FileFault::Point { section: section.name, index: index as u64 })),
        None => Ok(points),
    }
}

/// The point of these bytes, if its coordinates are below the prime. There are as many bytes as a point has.
pub(super) fn point<P: Curve>(bytes: &[u8]) -> Option<Affine<P>> {
    let prime = prime_of::<P>();
    let is_valid = bytes.chunks_exact(prime.len()).all(|coordinate| coordinate.iter().rev().lt(prime.iter().rev()));
    let mut point = [Affine::zero()];
    let target = affine_as_bytes_mut(&mut point);
    if !is_valid || target.len() != bytes.len() {
        return None;
    }
    target.copy_from_slice(bytes);
    Some(point).map(|[point]| point)
}
