//! The engine for a limit on memory: AdaptiveSetBucket (adaptive-set-bucket 4.1), and beyond.

mod buckets;
mod extended;

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField, Zero};

use self::buckets::{AffineBuckets, BucketSet, ExtendedBuckets, Pending};
use self::extended::Extended;
use crate::Curve;
use crate::cpu::prefetch::prefetch;
use crate::plan::{BucketForm, LimitedPlan, ScalarReading};
use crate::recode::value_ranges;
use crate::scalars::{Montgomery, Scalars};

/// Computes Σ kᵢ·Pᵢ as planned. All it takes from the heap is each task's buckets.
///
/// A task has a group of neighbouring windows and a slice of the points. From its highest window down:
///
/// 1. Double the sum so far as often as the window has bits.
/// 2. For each range of d values, from the uppermost down: empty the d buckets, read all digits of the window, and add
///    the points whose digits are in the range, each to the bucket of its digit.
/// 3. From the range's uppermost bucket down: add it to the running sum T, which goes on from range to range, and add T to
///    the sum.
///
/// In the end a task doubles its sum to where its lowest window starts, and the tasks' sums are added. So a window has
/// any number of values, whatever the memory, at the price of reading the digits ⌈values/d⌉ times. The paper's
/// algorithm is this one with a single task, windows of one width and buckets in one form. Beyond it:
///
/// - **Scalars are read as they stand** ([`ScalarReading::Montgomery`]). Field elements are kᵢ·R mod r in memory. Where the
///   bases are in the subgroup, Σ (kᵢ·R mod r)·Pᵢ = R·Σ kᵢ·Pᵢ, so that the engine computes that sum and multiplies it by
///   1/R once. A digit then takes two loads, shifts and a mask, a hundredth of an addition; a conversion for each takes
///   six times as long.
/// - **Points are fetched ahead**, those of a block of digits together: in the order of one range, the processor does not
///   foresee them.
/// - **Affine buckets** ([`BucketForm::Affine`]), where the memory holds a batch that is worth an inversion.
/// - **Windows that share the bits evenly** ([`EvenWindows`](crate::recode::EvenWindows)).
/// - **Tasks**: windows or points in parallel, each with its share of the memory, where that costs less.
///
/// What these bought is in `docs/measurements`, and `benches/memory.rs` prints it.
pub(crate) fn msm<P: Curve>(plan: &LimitedPlan, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Projective<P> {
    let mut sum = Projective::zero();
    for start in (0..bases.len()).step_by(Pending::POINTS) {
        let end = (start + Pending::POINTS).min(bases.len());
        let problem = Problem { plan, bases: &bases[start..end], scalars: scalars.slice(start..end) };
        sum += problem.tasks(0..plan.tasks()).to_projective();
    }
    match plan.scalars {
        ScalarReading::Montgomery => divided_by_r(sum),
        ScalarReading::Integer => sum,
    }
}

struct Problem<'a, P: Curve> {
    plan: &'a LimitedPlan,
    bases: &'a [Affine<P>],
    scalars: Scalars<'a, P>,
}

impl<P: Curve> Problem<'_, P> {
    /// The sum of the given tasks, in parallel. `join` needs no memory for its results, as collecting them would.
    fn tasks(&self, tasks: Range<u32>) -> Extended<P> {
        if tasks.len() == 1 {
            return self.task(tasks.start);
        }
        let middle = tasks.start + tasks.len() as u32 / 2;
        let (mut sum, other) = rayon::join(|| self.tasks(tasks.start..middle), || self.tasks(middle..tasks.end));
        sum.add(&other);
        sum
    }

    fn task(&self, task: u32) -> Extended<P> {
        let share = |of: usize, parts: u32, part: u32| {
            let bound = |part| (of as u128 * u128::from(part) / u128::from(parts)) as usize;
            bound(part)..bound(part + 1)
        };
        let (groups, slices) = (self.plan.groups, self.plan.slices);
        let windows = share(self.plan.windows.count() as usize, groups, task % groups);
        let windows = windows.start as u32..windows.end as u32;
        let points = share(self.bases.len(), slices, task / groups);
        let buckets = self.plan.buckets as usize;
        match self.plan.form {
            BucketForm::Extended => self.sum(windows, points, &mut ExtendedBuckets::new(buckets)),
            BucketForm::Affine => self.sum(windows, points, &mut AffineBuckets::new(buckets, self.plan.batch as usize)),
        }
    }

    fn sum(&self, windows: Range<u32>, points: Range<usize>, buckets: &mut impl BucketSet<P>) -> Extended<P> {
        let all = &self.plan.windows;
        let mut sum = Extended::IDENTITY;
        let double = |sum: &mut Extended<P>, times| {
            if !sum.is_identity() {
                (0..times).for_each(|_| sum.double());
            }
        };
        for window in windows.clone().rev() {
            double(&mut sum, all.width(window));
            let mut running = Extended::IDENTITY;
            for values in value_ranges(all.values(window), self.plan.buckets) {
                buckets.clear(values.len());
                self.scan(window, &values, points.clone(), buckets);
                buckets.sum(self.bases, &mut running, &mut sum);
            }
        }
        double(&mut sum, all.start(windows.start));
        sum
    }

    /// Adds all points whose digits are in the range of values to its buckets.
    fn scan(&self, window: u32, values: &Range<u32>, points: Range<usize>, buckets: &mut impl BucketSet<P>) {
        let reader = self.plan.windows.reader(window, P::ScalarField::MODULUS.as_ref().len());
        match (self.scalars, self.plan.scalars) {
            (Scalars::Field(scalars), ScalarReading::Montgomery) => {
                let digit = |i: usize| {
                    let limbs = scalars[i].montgomery_limbs();
                    reader.digit(|limb| limbs[limb])
                };
                self.scan_digits(digit, values, points, buckets);
            }
            _ => {
                let digit = |i| {
                    let integer = self.scalars.integer(i);
                    reader.digit(|limb| integer.as_ref()[limb])
                };
                self.scan_digits(digit, values, points, buckets);
            }
        }
    }

    /// As [`scan`](Self::scan). Digits are read in blocks, and those in the range written side by side without a branch:
    /// which ones they are, no processor can foretell.
    #[inline(always)]
    fn scan_digits(
        &self,
        digit: impl Fn(usize) -> i32,
        values: &Range<u32>,
        points: Range<usize>,
        buckets: &mut impl BucketSet<P>,
    ) {
        let count = values.len() as u32;
        let mut found = [Pending::default(); BLOCK];
        for start in points.clone().step_by(BLOCK) {
            let mut len = 0;
            for i in start..(start + BLOCK).min(points.end) {
                let digit = digit(i);
                // Digits below the range, zero among them, wrap around.
                let bucket = digit.unsigned_abs().wrapping_sub(values.start + 1);
                found[len] = Pending::new(i, digit < 0, bucket);
                len += usize::from(bucket < count);
            }
            // Points of one range lie apart, where no processor foresees them.
            for pending in &found[..len] {
                let base = &self.bases[pending.index()];
                prefetch(&base.x);
                prefetch(&base.y);
            }
            for &pending in &found[..len] {
                if !self.bases[pending.index()].is_zero() {
                    buckets.add(pending, self.bases);
                }
            }
        }
    }
}

/// Digits that are read before their points are added.
const BLOCK: usize = 128;

/// 1/R times a point of the subgroup, R being that of the scalar field's Montgomery form.
fn divided_by_r<P: Curve>(point: Projective<P>) -> Projective<P> {
    let limbs = P::ScalarField::MODULUS.as_ref().len();
    let r = P::ScalarField::from(2u8).pow([64 * limbs as u64]);
    let factor = r.inverse().expect("a power of two is not divisible by an odd prime").into_bigint();
    let mut product = Projective::zero();
    for bit in (0..factor.num_bits()).rev() {
        product.double_in_place();
        if factor.get_bit(bit as usize) {
            product += point;
        }
    }
    product
}
