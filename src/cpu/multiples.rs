//! The precomputed multiples of bases.

use std::sync::atomic::{AtomicBool, Ordering};

use ark_ec::short_weierstrass::Affine;

use super::batch::{Scratch, double};
use super::internal::{Fma, Ifma, LanesOf};
use super::point::Point;
use super::points::{from_internal, internal_a, to_internal};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::lanes::{Lanes, One};
use crate::memory::reserved;
use crate::recode::Precomputation;
use crate::tasks;
use crate::types::CpuArithmetic;

/// The number of points in a task. In each doubling, all points of a task share one inversion. With several lanes, the
/// inversion takes about a twentieth of the time of the doublings. The points and quotients of a task take 128 KiB, or
/// 256 KiB if the base field is an extension.
const DOUBLED_TOGETHER: usize = 512;

/// The multiples of n bases, level after level. Level j has the n points 2^(j·stride)·Pᵢ, so level 0 has the bases.
///
/// Each level has the points of the previous level, doubled `stride` times. `arithmetic` must not be faster than the
/// result of [`arithmetic`](super::arithmetic()). After each task, the task's thread calls `progress` with the number
/// of doublings in the task.
///
/// # Errors
///
/// - [`MsmError::Cancelled`] if `progress` returns false.
/// - [`MsmError::AllocationRefused`].
pub(crate) fn multiples<P: CurveParams>(
    bases: &[Affine<P>],
    precomputation: Precomputation,
    arithmetic: CpuArithmetic,
    threads: usize,
    progress: &(dyn Fn(usize) -> bool + Sync),
) -> Result<Vec<Affine<P>>, MsmError> {
    match LanesOf::<P>::new(arithmetic) {
        LanesOf::Ifma(cpu) => in_lanes::<P, Ifma<P>>(cpu, bases, precomputation, threads, progress),
        LanesOf::Fma(cpu) => in_lanes::<P, Fma<P>>(cpu, bases, precomputation, threads, progress),
        LanesOf::One => in_lanes::<P, One<P::BaseField>>((), bases, precomputation, threads, progress),
    }
}

fn in_lanes<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    bases: &[Affine<P>],
    precomputation: Precomputation,
    threads: usize,
    progress: &(dyn Fn(usize) -> bool + Sync),
) -> Result<Vec<Affine<P>>, MsmError> {
    let (n, levels) = (bases.len(), precomputation.factor() as usize);
    let wanted = AtomicBool::new(true);
    let mut multiples = reserved(levels * n, "multiples of the bases")?;
    multiples.extend_from_slice(bases);
    for level in 1..levels {
        multiples.resize((level + 1) * n, Affine::identity());
        let (below, above) = multiples.split_at_mut(level * n);
        let below = &below[(level - 1) * n..];
        tasks::for_each_chunk(threads, above, DOUBLED_TOGETHER, &|i, doubled| {
            if wanted.load(Ordering::Relaxed) {
                let points = &below[i * DOUBLED_TOGETHER..][..doubled.len()];
                double_all::<P, L>(cpu, points, precomputation.stride(), doubled);
                let go_on = progress(points.len() * precomputation.stride() as usize);
                wanted.fetch_and(go_on, Ordering::Relaxed);
            }
        });
        if !wanted.load(Ordering::Relaxed) {
            return Err(MsmError::Cancelled);
        }
    }
    Ok(multiples)
}

/// Doubles each point `times` times.
fn double_all<P: CurveParams, L: Lanes<Field = P::BaseField>>(
    cpu: L::Cpu,
    points: &[Affine<P>],
    times: u32,
    doubled: &mut [Affine<P>],
) {
    let a = internal_a::<P, L>();
    let mut internal: Vec<Point<L>> = points.iter().map(to_internal::<P, L>).collect();
    internal.resize(points.len().next_multiple_of(L::WIDTH), [L::ZERO; 2]);
    let mut scratch = Scratch::<L>::default();
    for _ in 0..times {
        double::<L>(cpu, a, &mut internal, &mut scratch);
    }
    for (doubled, point) in doubled.iter_mut().zip(&internal) {
        *doubled = from_internal::<P, L>(point);
    }
}
