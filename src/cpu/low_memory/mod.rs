//! The engine for computations with a limit on memory. The engine uses the algorithm AdaptiveSetBucket
//! (adaptive-set-bucket 4.1) with extensions.

mod buckets;
mod extended;

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField, Zero};

use self::buckets::{AffineBuckets, BucketSet, ExtendedBuckets, Pending};
use self::extended::Extended;
use crate::cpu::prefetch::prefetch;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::Montgomery;
use crate::plan::{BucketForm, LowMemoryPlan, ScalarReading};
use crate::recode::value_ranges;
use crate::scalars::Scalars;
use crate::tasks;

/// True if a [`Pending`] can store every index of a list of `multiples` points.
pub(crate) fn can_number(multiples: usize) -> bool {
    multiples <= Pending::POINTS
}

/// Computes Σ kᵢ·Pᵢ according to the plan. `points` has the multiples of the bases, level after level: the multiple of
/// base i at level j is `points[j·of_level + i]`. The function allocates no memory except the buckets of each task.
///
/// A row consists of one window of each level. Without multiples of the bases, each row has one window. A task has a
/// slice of the points, and a group of neighbouring rows. A task handles the rows of its group from the highest row
/// down. For each row, the task does two steps:
///
/// 1. Double the sum once for each bit of a window of the row.
/// 2. Divide the values of the digits into ranges of d values, where d is the number of buckets. For each range, from
///    the highest range down:
///    - Empty the buckets, and read all digits of the row's windows. If a point's digit is in the range, add the point
///      to the bucket of this digit. The points for the window of level j are the multiples at level j.
///    - For each bucket, from the highest bucket down: add the bucket to the running sum T, and add T to the sum. T
///      keeps its value from one range of the row to the next.
///
/// At the end, a task doubles its sum once for each bit below its lowest window. The results of all tasks are added.
/// Because the values are divided into ranges, a digit can have more values than there are buckets. The digits are read
/// ⌈values/d⌉ times. In the paper's algorithm, there is a single task, all windows have the same width, and all buckets
/// have the same form. The extensions are:
///
/// - **Scalars are read in Montgomery form** ([`ScalarReading::Montgomery`]). In memory, a field element kᵢ is stored
///   as kᵢ·R mod r. For bases in the subgroup, Σ (kᵢ·R mod r)·Pᵢ = R·Σ kᵢ·Pᵢ. So the engine computes Σ (kᵢ·R mod r)·Pᵢ,
///   and multiplies this sum by 1/R once. Reading a digit takes two loads, shifts and a mask. The loads, the shifts and
///   the mask take a hundredth of the time of an addition of points. If the engine first converted each scalar to an
///   integer, reading a digit would take six times as long as without the conversion.
/// - **Points are prefetched**, for one block of digits at a time, because the processor cannot predict which points
///   are read next.
/// - **Affine buckets** ([`BucketForm::Affine`]) are used if the memory has room for a large batch. In a large batch,
///   the affine additions save more time than the inversion of the batch takes.
/// - **The widths of windows differ by at most one bit** ([`EvenWindows`](crate::recode::EvenWindows)).
/// - **Multiples of the bases** (elastic-msm 3.1): the windows of a row share buckets, and the buckets are aggregated
///   once for each row.
/// - **Tasks**: the work is divided into several parallel tasks if the computation then takes less time than with a
///   single task. Each task has a part of the memory.
///
/// `benches/memory.rs` measures the effect of each extension, and `docs/measurements` has the results.
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
pub(crate) fn msm<P: CurveParams>(
    plan: &LowMemoryPlan,
    points: &[Affine<P>],
    of_level: usize,
    scalars: Scalars<'_, P>,
) -> Result<Projective<P>, MsmError> {
    debug_assert!(plan.precomputation.factor() == 1 || can_number(points.len()));
    let mut sum = Projective::zero();
    for start in (0..scalars.len()).step_by(Pending::POINTS) {
        let end = (start + Pending::POINTS).min(scalars.len());
        let problem = Problem { plan, points: &points[start..], of_level, scalars: scalars.slice(start..end) };
        sum += problem.tasks(0..plan.tasks())?.to_projective();
    }
    Ok(match plan.scalars {
        ScalarReading::Montgomery => divided_by_r(sum),
        ScalarReading::Integer => sum,
    })
}

struct Problem<'a, P: CurveParams> {
    plan: &'a LowMemoryPlan,
    points: &'a [Affine<P>],
    /// The number of points at each level.
    of_level: usize,
    scalars: Scalars<'a, P>,
}

impl<P: CurveParams> Problem<'_, P> {
    /// The sum of the results of the given tasks. The tasks run in parallel. The results are added directly, because a
    /// list of results would take memory.
    fn tasks(&self, tasks: Range<u32>) -> Result<Extended<P>, MsmError> {
        if tasks.len() == 1 {
            return self.task(tasks.start);
        }
        let middle = tasks.start + tasks.len() as u32 / 2;
        let (mut left, mut right) = (Ok(Extended::IDENTITY), Ok(Extended::IDENTITY));
        tasks::join(2, &mut || left = self.tasks(tasks.start..middle), &mut || right = self.tasks(middle..tasks.end));
        let mut sum = left?;
        sum.add(&right?);
        Ok(sum)
    }

    fn task(&self, task: u32) -> Result<Extended<P>, MsmError> {
        let share = |of: usize, parts: u32, part: u32| {
            let bound = |part| (of as u128 * u128::from(part) / u128::from(parts)) as usize;
            bound(part)..bound(part + 1)
        };
        let (groups, slices) = (self.plan.groups, self.plan.slices);
        let rows = share(self.plan.rows() as usize, groups, task % groups);
        let rows = rows.start as u32..rows.end as u32;
        let points = share(self.scalars.len(), slices, task / groups);
        let buckets = self.plan.buckets as usize;
        Ok(match self.plan.form {
            BucketForm::Extended => self.sum(rows, points, &mut ExtendedBuckets::new(buckets)?),
            BucketForm::Affine => self.sum(rows, points, &mut AffineBuckets::new(buckets, self.plan.batch as usize)?),
        })
    }

    fn sum(&self, rows: Range<u32>, points: Range<usize>, buckets: &mut dyn BucketSet<P>) -> Extended<P> {
        let all = &self.plan.windows;
        let mut sum = Extended::IDENTITY;
        let double = |sum: &mut Extended<P>, times| {
            if !sum.is_identity() {
                (0..times).for_each(|_| sum.double());
            }
        };
        for row in rows.clone().rev() {
            double(&mut sum, all.width(row));
            let mut running = Extended::IDENTITY;
            for values in value_ranges(all.values(row), self.plan.buckets) {
                buckets.clear(values.len());
                for level in 0..self.plan.precomputation.factor() {
                    self.scan(level, row, &values, points.clone(), buckets);
                }
                buckets.sum(self.points, &mut running, &mut sum);
            }
        }
        double(&mut sum, all.start(rows.start));
        sum
    }

    /// Adds points of a level to the buckets. A point is added if its digit in the row's window is in the range
    /// `values`. Digits are read in blocks. A loop lists the points whose digits are in the range. No branch of this
    /// loop depends on a digit, because no processor can predict the digits.
    fn scan(&self, level: u32, row: u32, values: &Range<u32>, points: Range<usize>, buckets: &mut dyn BucketSet<P>) {
        let window = level * self.plan.rows() + row;
        let reader = self.plan.windows.reader(window, P::ScalarField::MODULUS.as_ref().len());
        let first = level as usize * self.of_level;
        let count = values.len() as u32;
        let mut found = [Pending::default(); BLOCK];
        for start in points.clone().step_by(BLOCK) {
            let mut len = 0;
            let mut find = |i: usize, digit: i32| {
                // Digits below the range, including zero, wrap around to numbers above the range.
                let bucket = digit.unsigned_abs().wrapping_sub(values.start + 1);
                found[len] = Pending::new(first + i, digit < 0, bucket);
                len += usize::from(bucket < count);
            };
            let block = start..(start + BLOCK).min(points.end);
            match (self.scalars, self.plan.scalars) {
                (Scalars::Field(scalars), ScalarReading::Montgomery) => {
                    for i in block {
                        let limbs = scalars[i].montgomery_limbs();
                        find(i, reader.digit(|limb| limbs[limb]));
                    }
                }
                _ => {
                    for i in block {
                        let integer = self.scalars.integer(i);
                        find(i, reader.digit(|limb| integer.as_ref()[limb]));
                    }
                }
            }
            // The listed points lie far apart in memory, and no processor can predict their addresses. So the code
            // prefetches the listed points.
            for pending in &found[..len] {
                let base = &self.points[pending.index()];
                prefetch(&base.x);
                prefetch(&base.y);
            }
            buckets.add(&found[..len], self.points);
        }
    }
}

/// The number of digits that are read before their points are added.
const BLOCK: usize = 128;

/// Returns 1/R times a point of the subgroup, where R is the constant of the scalar field's Montgomery form.
fn divided_by_r<P: CurveParams>(point: Projective<P>) -> Projective<P> {
    let limbs = P::ScalarField::MODULUS.as_ref().len();
    let r = P::ScalarField::from(2u8).pow([64 * limbs as u64]);
    #[expect(clippy::expect_used, reason = "a power of two is not divisible by an odd prime")]
    let factor = r.inverse().expect("a power of two is not divisible by an odd prime").to_integer();
    let mut product = Projective::zero();
    for bit in (0..factor.num_bits()).rev() {
        product.double_in_place();
        if factor.get_bit(bit as usize) {
            product += point;
        }
    }
    product
}
