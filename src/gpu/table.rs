//! Bases that are prepared once and stay on a device.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;
use ark_ff::AdditiveGroup;

use super::budget::Purpose;
use super::call::Launcher;
use super::device::{Built, Device, DeviceError, Stream};
use super::layout;
use super::stages::PointArithmetic;
use super::stages::convert::{self, AffinePoints, MultipleStep, Shares};
use crate::curve::CurveParams;
use crate::kernels::Kernels;
use crate::memory::filled;
use crate::plan::{MultiplesPlan, TablePlan};
use crate::types::PointForm;

#[expect(clippy::expect_used, reason = "a planned table has fewer than 2^32 points")]
fn counted(count: usize) -> u32 {
    u32::try_from(count).expect("a planned table has fewer than 2^32 points")
}

/// Copies a range of bases to the device, and computes the planned multiples on the device. If `multiples` is given,
/// the given multiples are copied, and no multiples are computed. `multiples` contains the multiples level after level.
/// Each level has one multiple of every base, including the bases outside the range.
///
/// The result has the points of all levels, level after level, in the form that additions read. If the plan has powers
/// of two, the doubles of these points follow: first each point doubled once, then each point doubled twice, and so on.
/// The second part of the result is the promise of the points' memory, which must be dropped after the points.
///
/// `progress` gets the number of doublings that were done since the last call of `progress`. If `progress` returns
/// false, the preparation stops, and the result is `None`.
pub(super) fn build<D: Device, P: CurveParams>(
    device: &D,
    kernels: &Kernels,
    plan: &MultiplesPlan,
    all: &[Affine<P>],
    range: Range<usize>,
    multiples: Option<&[Affine<P>]>,
    progress: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<Built<D>>, DeviceError> {
    // `plan.working` is the memory of a later computation with the table. The promise also covers `plan.working`. So if
    // several threads build tables at the same time, the tables leave enough memory free for a computation.
    let mut promise = device.promise(Purpose::Table, plan.peak().max(plan.bytes() + plan.working))?;
    let Some(points) = computed(device, kernels, plan, all, range, multiples, progress)? else {
        return Ok(None);
    };
    promise.shrink(plan.bytes());
    Ok(Some((points, promise)))
}

/// Computes the points of the table. When the function returns, the memory for intermediate results is free again.
#[expect(clippy::indexing_slicing, reason = "the range lies within the bases, and multiples come for each level")]
fn computed<D: Device, P: CurveParams>(
    device: &D,
    kernels: &Kernels,
    plan: &MultiplesPlan,
    all: &[Affine<P>],
    range: Range<usize>,
    multiples: Option<&[Affine<P>]>,
    progress: &mut dyn FnMut(u64) -> bool,
) -> Result<Option<D::Buffer>, DeviceError> {
    let bases = &all[range.clone()];
    let stream = device.stream()?;
    let launcher = Launcher { stream: &stream, kernels };
    let (n, points, together) = (counted(bases.len()), counted(plan.table.points()), counted(plan.together));
    let (affine_bytes, stride) = (layout::affine_bytes::<P>(), plan.table.precomputation.stride());
    let mut affine = stream.allocate(plan.affine.bytes())?;
    stream.upload(layout::affine_as_bytes(bases), &mut affine, 0)?;
    if let Some(multiples) = multiples {
        for level in 1..plan.table.precomputation.factor() as usize {
            let part = &multiples[level * all.len()..][range.clone()];
            let offset = (level * bases.len()) as u64 * affine_bytes;
            stream.upload(layout::affine_as_bytes(part), &mut affine, offset)?;
        }
    } else if plan.table.precomputation.factor() > 1 {
        let mut scratch = stream.allocate(plan.scratch.bytes())?;
        for level in 1..plan.table.precomputation.factor() {
            for first in (0..n).step_by(plan.together) {
                let count = together.min(n - first);
                let step =
                    MultipleStep { n, multiple: level, stride, first, count, per_thread: plan.points_per_inversion };
                convert::multiples(launcher, affine_bytes, &mut affine, &mut scratch, step)?;
                stream.wait()?;
                if !progress(u64::from(count) * u64::from(stride)) {
                    return Ok(None);
                }
            }
        }
    }
    let arithmetic = PointArithmetic::of::<P>(plan.table.form);
    let shares = Shares { n: points, per_thread: plan.points_per_inversion };
    let points = match plan.table.form {
        PointForm::TwistedEdwards => {
            let mut converted = stream.allocate(plan.converted.bytes())?;
            let affine = AffinePoints { buffer: &affine, point_bytes: affine_bytes };
            convert::edwards(launcher, arithmetic, &affine, &mut converted, shares)?;
            converted
        }
        _ => {
            convert::powers_of_two(launcher, arithmetic, &mut affine, plan.table.powers, shares)?;
            affine
        }
    };
    stream.wait()?;
    Ok(Some(points))
}

/// The multiples of a table's bases in affine form, level after level. The multiples are downloaded from the device.
pub(super) fn multiples<D: Device, P: CurveParams>(
    device: &D,
    table: &TablePlan,
    points: &D::Buffer,
) -> Result<Vec<Affine<P>>, DeviceError> {
    let stream = device.stream()?;
    match P::TWISTED_EDWARDS {
        Some(form) if table.form == PointForm::TwistedEdwards => {
            let mut prepared = filled(table.points(), [P::BaseField::ZERO; 3], "the points of a table")?;
            stream.download(points, layout::prepared_as_bytes_mut::<P>(&mut prepared))?;
            let mut multiples = filled(table.points(), Affine::identity(), "the points of a table")?;
            form.all_to_weierstrass(&prepared, &mut multiples);
            Ok(multiples)
        }
        _ => {
            let mut multiples = filled(table.points(), Affine::identity(), "the points of a table")?;
            stream.download(points, layout::affine_as_bytes_mut(&mut multiples))?;
            Ok(multiples)
        }
    }
}
