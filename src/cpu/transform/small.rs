//! Transforms of sizes that are too small for passes. A small transform uses one lane, and the whole vector is a single
//! tile.

use super::tables::{LaneTables, reversed};
use super::tile::{ToNatural, ToReversed};
use crate::field::transform::{OneLane, TransformField, TransformLanes};
use crate::plan::LOG_SMALL;
use crate::tasks;
use crate::transform::{Direction, Transform, powers, size_inverse};
use crate::types::EvaluationOrder;

/// Transforms the vectors in place, like [`transform`](super::transform). The transform must have a size that is too
/// small for passes.
pub(super) fn transform<F: TransformField>(
    transform: &Transform<F>,
    tables: &LaneTables<OneLane<F>>,
    threads: usize,
    vectors: &mut [&mut [F]],
) {
    let size = 1 << transform.log_size;
    let factors = match (transform.direction, transform.offset) {
        (Direction::Forward, Some((offset, _))) => powers(offset, size),
        (Direction::Inverse, Some((_, offset_inverse))) => powers(offset_inverse, size),
        (_, None) => Vec::new(),
    };
    let constant = match transform.direction {
        Direction::Forward => None,
        Direction::Inverse => Some(size_inverse(transform.log_size)),
    };
    let length = vectors.len().div_ceil(4 * threads).max(1);
    tasks::for_each_chunk(threads, vectors, length, &|_, vectors| {
        for vector in vectors {
            one(transform, tables, &factors, constant, vector);
        }
    });
}

fn one<F: TransformField>(
    transform: &Transform<F>,
    tables: &LaneTables<OneLane<F>>,
    factors: &[F],
    constant: Option<F>,
    vector: &mut [F],
) {
    let log_rows = transform.log_size;
    let forward = transform.direction == Direction::Forward;
    let natural = transform.order == EvaluationOrder::Natural;
    if forward {
        vector.iter_mut().zip(factors).for_each(|(element, factor)| *element *= factor);
    }
    let mut tile = [OneLane::zero(()); 1 << LOG_SMALL];
    let tile = &mut tile[..vector.len()];
    for (value, element) in tile.iter_mut().zip(&*vector) {
        *value = OneLane::load((), std::slice::from_ref(element));
    }
    if forward || natural {
        let blocks = tables.blocks(log_rows, transform.direction);
        OneLane::<F>::run((), ToReversed { tile, log_rows, blocks });
    } else {
        OneLane::<F>::run((), ToNatural { tile, log_rows, groups: 1, powers: tables.powers(log_rows) });
    }
    for (i, element) in vector.iter_mut().enumerate() {
        let position = if natural { reversed(i, log_rows) } else { i };
        tile[position].store(std::slice::from_mut(element));
    }
    if !forward {
        vector.iter_mut().zip(factors).for_each(|(element, factor)| *element *= factor);
        if let Some(constant) = constant {
            vector.iter_mut().for_each(|element| *element *= constant);
        }
    }
}
