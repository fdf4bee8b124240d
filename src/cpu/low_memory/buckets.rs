//! The two forms of buckets.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{AdditiveGroup, Field};

use super::extended::Extended;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::field::FastField;
use crate::memory::reserved;
use crate::plan::MIN_ADDITIONS_PER_INVERSION;
use crate::secret::Wiped;

const PURPOSE: &str = "the buckets of a computation with a limit on memory";

/// A point that waits to be added to a bucket.
#[derive(Clone, Copy, Default)]
pub(super) struct Pending {
    /// The base's index in the upper 31 bits. The lowest bit is 1 if the base is negated.
    signed: u32,
    bucket: u32,
}

impl Pending {
    /// The number of possible indexes. Each index is less than `POINTS`.
    pub(super) const POINTS: usize = 1 << 31;

    pub(super) fn new(index: usize, negative: bool, bucket: u32) -> Self {
        Self { signed: (index as u32) << 1 | u32::from(negative), bucket }
    }

    /// Sorts points by their buckets.
    fn sort(pending: &mut [Self]) {
        pending.sort_unstable_by_key(|pending| pending.bucket);
    }

    #[inline(always)]
    pub(super) fn index(self) -> usize {
        (self.signed >> 1) as usize
    }

    /// Returns the point. The point is never the identity, because `add` skips identities.
    #[inline(always)]
    fn point<P: CurveParams>(self, bases: &[Affine<P>]) -> Affine<P> {
        let base = &bases[self.index()];
        let y = if self.signed & 1 == 1 { P::BaseField::ZERO.fast_sub(&base.y) } else { base.y };
        Affine::new_unchecked(base.x, y)
    }
}

/// A set of buckets, with one bucket for each value of a range (see step 2 of [`msm`](super::msm)). The same set is
/// used for all ranges, one range after another.
pub(super) trait BucketSet<P: CurveParams> {
    /// Makes `values` empty buckets, one for each value of the next range.
    fn clear(&mut self, values: usize);

    /// Adds points to their buckets, immediately or later. Identities are skipped.
    fn add(&mut self, pending: &[Pending], bases: &[Affine<P>]);

    /// For each bucket, from the highest bucket down: adds the bucket to `running`, and then adds `running` to
    /// `weighted`.
    fn sum(&mut self, bases: &[Affine<P>], running: &mut Extended<P>, weighted: &mut Extended<P>);
}

/// Buckets in extended coordinates. An addition takes 8M + 2S. A bucket takes the memory of four field elements.
pub(super) struct ExtendedBuckets<P: CurveParams> {
    buckets: Vec<Extended<P>>,
}

impl<P: CurveParams> ExtendedBuckets<P> {
    /// Allocates memory for the given number of buckets.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn new(buckets: usize) -> Result<Self, MsmError> {
        Ok(Self { buckets: reserved(buckets, PURPOSE)? })
    }
}

impl<P: CurveParams> BucketSet<P> for ExtendedBuckets<P> {
    fn clear(&mut self, values: usize) {
        self.buckets.clear();
        self.buckets.resize(values, Extended::IDENTITY);
    }

    fn add(&mut self, pending: &[Pending], bases: &[Affine<P>]) {
        for pending in pending.iter().filter(|pending| !bases[pending.index()].is_zero()) {
            self.buckets[pending.bucket as usize].add_affine(&pending.point(bases));
        }
    }

    fn sum(&mut self, _: &[Affine<P>], running: &mut Extended<P>, weighted: &mut Extended<P>) {
        for bucket in self.buckets.iter().rev() {
            running.add(bucket);
            weighted.add(running);
        }
    }
}

/// Affine buckets. An affine bucket takes half as many bytes as an extended bucket. An addition takes 5M + 1S, and all
/// additions of a batch share one inversion.
///
/// 1. If the bucket of a point is empty, the point fills the bucket.
/// 2. A point joins the batch if the batch has no other point for the same bucket. The product of all denominators is
///    multiplied by the new point's denominator, and the previous product is kept.
/// 3. Any other point goes to the list of waiting points.
/// 4. When the batch or the list of waiting points is full, the product of all denominators is inverted. Then the
///    additions are done, from the last to the first. For each addition, the inverse of the denominator is computed
///    from the inverse of the product, and the point is added to its bucket. After these additions, steps 1 to 3 are
///    repeated for the waiting points.
/// 5. If most points belong to a small number of buckets, batches stay small. For small batches, the points of each
///    bucket are summed in extended coordinates, with one inversion for each bucket.
/// 6. At the end, some points are left in the batch and in the list of waiting points. If the batch has at least
///    [`MIN_ADDITIONS_PER_INVERSION`] points, the points of the batch are added to their buckets. Each remaining point
///    is added to the running sum when the running sum reaches the point's bucket.
pub(super) struct AffineBuckets<P: CurveParams> {
    buckets: Vec<Affine<P>>,
    /// For each bucket: true if the batch adds a point to the bucket.
    busy: Wiped<bool>,
    batch: Wiped<Pending>,
    /// For each addition of the batch, the product of the denominators of all earlier additions.
    products: Vec<P::BaseField>,
    /// The product of all denominators of the batch.
    product: P::BaseField,
    waiting: Wiped<Pending>,
    capacity: usize,
}

impl<P: CurveParams> AffineBuckets<P> {
    /// Allocates memory for the given number of buckets, and for a batch of the given number of additions.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn new(buckets: usize, batch: usize) -> Result<Self, MsmError> {
        Ok(Self {
            buckets: reserved(buckets, PURPOSE)?,
            busy: Wiped(reserved(buckets, PURPOSE)?),
            batch: Wiped(reserved(batch, PURPOSE)?),
            products: reserved(batch, PURPOSE)?,
            product: P::BaseField::ONE,
            waiting: Wiped(reserved(batch, PURPOSE)?),
            capacity: batch,
        })
    }

    /// Does steps 1 and 2. Returns false if the point must wait.
    #[inline(always)]
    fn offer(&mut self, pending: Pending, bases: &[Affine<P>]) -> bool {
        let place = pending.bucket as usize;
        if self.busy[place] {
            return false;
        }
        let point = pending.point(bases);
        let bucket = &mut self.buckets[place];
        let mut denominator = point.x.fast_sub(&bucket.x);
        // The identity is stored with x = 0, so for most points, two comparisons show that the addition is not a
        // special case.
        if denominator.fast_is_zero() || bucket.x.fast_is_zero() {
            if bucket.is_zero() {
                *bucket = point;
                return true;
            }
            if denominator.fast_is_zero() {
                denominator = bucket.y.fast_add(&point.y);
                if denominator.fast_is_zero() {
                    *bucket = Affine::identity();
                    return true;
                }
            }
        }
        self.busy[place] = true;
        self.batch.push(pending);
        self.products.push(self.product);
        self.product = self.product.fast_mul(&denominator);
        true
    }

    /// Does the first half of step 4: adds the points of the batch to their buckets.
    fn add_batch(&mut self, bases: &[Affine<P>]) {
        #[expect(clippy::expect_used, reason = "points with a denominator of zero do not enter a batch")]
        let mut inverse = self.product.fast_inverse().expect("no denominator is zero");
        self.product = P::BaseField::ONE;
        while let Some((pending, before)) = self.batch.pop().zip(self.products.pop()) {
            self.busy[pending.bucket as usize] = false;
            let point = pending.point(bases);
            let bucket = &mut self.buckets[pending.bucket as usize];
            let mut denominator = point.x.fast_sub(&bucket.x);
            let mut numerator = point.y.fast_sub(&bucket.y);
            if denominator.fast_is_zero() {
                (numerator, denominator) = tangent(bucket);
            }
            let slope = numerator.fast_mul(&inverse.fast_mul(&before));
            inverse = inverse.fast_mul(&denominator);
            let x = slope.fast_square().fast_sub(&bucket.x).fast_sub(&point.x);
            bucket.y = slope.fast_mul(&bucket.x.fast_sub(&x)).fast_sub(&bucket.y);
            bucket.x = x;
        }
    }

    /// Does step 5: adds all points of the batch and all waiting points to their buckets. For each waiting point, the
    /// batch has another point of the same bucket.
    fn add_by_bucket(&mut self, bases: &[Affine<P>]) {
        self.products.clear();
        self.product = P::BaseField::ONE;
        while let Some(pending) = self.batch.pop() {
            let place = pending.bucket as usize;
            self.busy[place] = false;
            let mut sum = Extended::IDENTITY;
            sum.add_affine(&self.buckets[place]);
            sum.add_affine(&pending.point(bases));
            self.waiting.retain(|waiting| {
                let other = waiting.bucket != pending.bucket;
                if !other {
                    sum.add_affine(&waiting.point(bases));
                }
                other
            });
            self.buckets[place] = sum.to_affine();
        }
    }

    /// Does step 4 or step 5, whichever is cheaper. Let h be the number of buckets in the batch, q the number of points
    /// that wait for these buckets, and I the cost of an inversion. An addition costs 6M + I/h in step 4. An addition
    /// costs 10M + I·h/q in step 5. With I = 61M, both costs are equal at h = 8 and q = 2h². The code uses the limit q
    /// = 2h² for all h. For h other than 8, this limit is only approximate.
    fn make_room(&mut self, bases: &[Affine<P>]) {
        if 2 * self.batch.len().pow(2) <= self.waiting.len() {
            self.add_by_bucket(bases);
            return;
        }
        self.add_batch(bases);
        let mut waiting = std::mem::take(&mut self.waiting);
        waiting.retain(|&pending| !self.offer(pending, bases));
        self.waiting = waiting;
    }
}

impl<P: CurveParams> BucketSet<P> for AffineBuckets<P> {
    fn clear(&mut self, values: usize) {
        self.buckets.clear();
        self.buckets.resize(values, Affine::identity());
        self.busy.clear();
        self.busy.resize(values, false);
    }

    fn add(&mut self, pending: &[Pending], bases: &[Affine<P>]) {
        for &pending in pending.iter().filter(|pending| !bases[pending.index()].is_zero()) {
            if !self.offer(pending, bases) {
                self.waiting.push(pending);
            }
            while self.batch.len() == self.capacity || self.waiting.len() == self.capacity {
                self.make_room(bases);
            }
        }
    }

    fn sum(&mut self, bases: &[Affine<P>], running: &mut Extended<P>, weighted: &mut Extended<P>) {
        if self.batch.len() >= MIN_ADDITIONS_PER_INVERSION {
            self.add_batch(bases);
        }
        Pending::sort(&mut self.batch);
        Pending::sort(&mut self.waiting);
        for (place, bucket) in self.buckets.iter().enumerate().rev() {
            if !bucket.is_zero() {
                running.add_affine(bucket);
            }
            for left in [&mut self.batch, &mut self.waiting] {
                while let Some(pending) = left.last().filter(|pending| pending.bucket as usize == place) {
                    running.add_affine(&pending.point(bases));
                    left.pop();
                }
            }
            weighted.add(running);
        }
        self.products.clear();
        self.product = P::BaseField::ONE;
    }
}

/// The slope of the tangent at a point, as a numerator and a denominator.
#[cold]
#[inline(never)]
fn tangent<P: CurveParams>(point: &Affine<P>) -> (P::BaseField, P::BaseField) {
    let square = point.x.square();
    (square.double() + square + P::COEFF_A, point.y.double())
}
