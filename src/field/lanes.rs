//! Lanes: field elements side by side. The engine's loops are generic over the type of the lanes. So the same code runs
//! on CPUs that multiply one pair of elements at a time, and on CPUs that multiply eight pairs at a time.

use std::fmt::Debug;
use std::mem::MaybeUninit;

use super::FastField;
use super::masked;

pub(crate) mod batch;

pub(crate) use self::batch::Mask;
use self::batch::{Item, Pending, Rows, Step};

/// Field elements side by side, one in each lane. The CPU computes on all lanes at once.
///
/// A value has one of these states:
///
/// | name | values | allowed operations |
/// |---|---|---|
/// | settled | result of [`settled`](Self::settled), [`zero`](Self::zero), [`one`](Self::one) | all operations |
/// | kept | loaded, or result of [`sub_kept`](Self::sub_kept), [`sub_signed`](Self::sub_signed), [`square_less`](Self::square_less), [`mul_less`](Self::mul_less) | the operations on settled values, except [`is_zero`](Self::is_zero) and [`equals`](Self::equals) |
/// | product | result of [`mul`](Self::mul), [`square`](Self::square), [`inverse`](Self::inverse), [`tidied`](Self::tidied) | arithmetic |
/// | sum of k | a sum or difference of k values, or one value multiplied by k. Each value is settled, kept or a product. At most three values are subtracted | for k up to 8: [`settled`](Self::settled), [`tidied`](Self::tidied). For k up to 3 and at most two subtracted values: one operand of [`mul`](Self::mul). In an extension, for k up to 2: the left operand of `mul` |
///
/// Elements in memory are in the state "kept", and in *internal form*. Each implementation states its bounds, and the
/// reason why values in these states stay within the bounds.
///
/// Lanes need certain instructions of the CPU. A [`Cpu`](Self::Cpu) exists only if the CPU has these instructions. Each
/// value comes from a function that takes a `Cpu`, or from other values. So if a value exists, the CPU has the
/// instructions. The functions of this trait are inlined into a [`Work`], and the `Work` is compiled with these
/// instructions.
pub trait Lanes: Copy + Send {
    /// The field.
    type Field: FastField;
    /// An element in internal form.
    type Stored: Copy + Debug + PartialEq + Send + Sync + 'static;
    /// Proof that the CPU has the instructions.
    type Cpu: Copy + Send + Sync;
    /// The number of lanes, at most 8.
    const WIDTH: usize;
    /// True if the bounds also hold for the components of elements in a quadratic extension.
    const EXTENDS: bool = true;

    /// If the CPU has the instructions, returns a [`Cpu`](Self::Cpu) as the proof.
    fn detect() -> Option<Self::Cpu>;
    /// True if the engine uses these lanes on this CPU instead of single elements. On some CPUs, some kinds of lanes
    /// are slower than single elements. For such a kind, the first call measures the speed of the lanes and the speed
    /// of single elements.
    fn pays(_: Self::Cpu) -> bool {
        true
    }
    /// Runs `work`. The code of `work` is compiled with the instructions of the lanes. `cpu` proves that the CPU has
    /// these instructions.
    fn run<W: Work>(cpu: Self::Cpu, work: W) -> W::Output;
    /// Runs `work` like [`run`](Self::run), but the function that runs `work` is never inlined. The value `self` proves
    /// that the CPU has the instructions.
    fn call<W: Work>(&self, work: W) -> W::Output;

    /// Copies the values whose bits in `mask` are 1 to the start of `to`. The copies keep the order of the values.
    /// After the copies, the remaining items of `to` are unspecified.
    #[inline(always)]
    fn compress(_: Self::Cpu, values: &[u32; 64], mask: u64, to: &mut [u32; 64]) {
        masked::compress(values, mask, to);
    }
    /// Selects bit i of `bits` if bit i of `mask` is 1. Moves the selected bits to the lowest bits of the result, in
    /// the same order. All other bits of the result are 0.
    #[inline(always)]
    fn extract(_: Self::Cpu, bits: u64, mask: u64) -> u64 {
        masked::extract(bits, mask)
    }

    /// Zero in internal form.
    const ZERO: Self::Stored;
    /// The internal form of an x-coordinate. The internal form may scale coordinates by powers of a constant s: x by
    /// s², and y by s³. The scaling maps a curve to another curve, on which the same formulas add points.
    fn to_internal_x(x: &Self::Field) -> Self::Stored;
    /// The internal form of a y-coordinate.
    fn to_internal_y(y: &Self::Field) -> Self::Stored;
    /// True if s is not 1. If s is 1, `to_internal_y` returns the same result as `to_internal_x`.
    const SCALES: bool = false;
    /// y·s for a kept value y. If `to_internal_x` has converted a y-coordinate to y, then y·s is the internal form of
    /// this y-coordinate. The result has the state "product".
    #[inline(always)]
    fn scaled(self, _: Self::Cpu) -> Self {
        self
    }
    /// The internal form of the coefficient a of the curve y² = x³ + ax + b. The coefficient is scaled by s⁴, because
    /// the scaling maps the curve to y² = x³ + s⁴ax + s⁶b.
    fn to_internal_a(a: &Self::Field) -> Self::Stored;
    /// The x-coordinate whose internal form is `x`.
    fn from_internal_x(x: &Self::Stored) -> Self::Field;
    /// The y-coordinate whose internal form is `y`.
    fn from_internal_y(y: &Self::Stored) -> Self::Field;

    /// The internal form of −x. `element` is the internal form of x.
    fn negated(element: &Self::Stored) -> Self::Stored;

    /// Loads one element into each lane. `at` returns the element for a lane.
    fn load<'a>(cpu: Self::Cpu, at: impl Fn(usize) -> &'a Self::Stored) -> Self;
    /// Passes each lane's element to `put`. The value must be kept or settled.
    fn store(self, put: impl FnMut(usize, Self::Stored));
    /// Zero in all lanes.
    fn zero(cpu: Self::Cpu) -> Self;
    /// One in all lanes.
    fn one(cpu: Self::Cpu) -> Self;
    /// Makes a constant by which coordinates are multiplied, with the same value in all lanes. Unlike coordinates, the
    /// constant is not scaled.
    fn factor(cpu: Self::Cpu, constant: &Self::Field) -> Self;

    /// a·b. One factor may be a sum of up to three values. The other factor must not be a sum. If a product takes
    /// hundreds of instructions, `mul` calls a function.
    fn mul(&self, other: &Self) -> Self;
    /// a², for a value that is not a sum. Like [`mul`](Self::mul), `square` may call a function.
    fn square(&self) -> Self;
    /// a·b, inlined into the caller if inlining is faster. Use this function only in the hottest loop, because each use
    /// adds kilobytes of code.
    #[inline(always)]
    fn mul_inlined(&self, other: &Self) -> Self {
        self.mul(other)
    }
    /// Writes the result of [`mul_inlined`](Self::mul_inlined) to `product`. In lanes that call a function for each
    /// product, the called function writes directly to `product`, so nothing is copied.
    #[inline(always)]
    fn mul_to(&self, other: &Self, product: &mut Self) {
        *product = self.mul_inlined(other);
    }
    /// a², inlined like [`mul_inlined`](Self::mul_inlined).
    #[inline(always)]
    fn square_inlined(&self) -> Self {
        self.square()
    }
    /// Writes the components of (a₀ + a₁·u)·(b₀ + b₁·u) to `product`, for u² = −k and k from 1 to 7. An implementation must
    /// write both components. The components of `a` may be sums of two values. The components of `b` must not be sums. The
    /// results have the bounds of products, except that their bound in `ifma` is 18p for 7, 8 and 15 limbs.
    #[inline(always)]
    fn extension_product(a: [&Self; 2], b: [&Self; 2], k: u64, product: [&mut MaybeUninit<Self>; 2]) {
        karatsuba(a, b, k, product);
    }
    /// a + b.
    fn add(self, other: Self) -> Self;
    /// a − b, where b is kept or settled, or is the opposite of a kept or settled value. In a prime field, b may also
    /// be a sum of up to five products.
    fn sub(self, other: Self) -> Self;
    /// a − b, where b is a sum in which at most one value is subtracted. No further value may be subtracted from the
    /// result.
    #[inline(always)]
    fn sub_loose(self, other: Self) -> Self {
        self.sub(other)
    }
    /// a − Σ bᵢ as a settled value, for up to three values bᵢ. Each bᵢ is a kept value, except that one bᵢ may be a
    /// difference of kept values. In lanes whose limbs need carries, this operation propagates carries less often than
    /// separate subtractions.
    #[inline(always)]
    fn sub_settled<const K: usize>(self, others: [Self; K]) -> Self {
        self.sub_loose(sum(others)).settled()
    }
    /// a − Σ bᵢ as a kept value, for the values bᵢ that [`sub_settled`](Self::sub_settled) accepts. The operation may
    /// take less time than `sub_settled`.
    #[inline(always)]
    fn sub_kept<const K: usize>(self, others: [Self; K]) -> Self {
        self.sub_settled(others)
    }
    /// a + c in the lanes of the mask, and a − c in the other lanes. The value c must be kept, and the result is kept.
    #[inline(always)]
    fn sub_signed(self, other: Self, negated: Mask, cpu: Self::Cpu) -> Self {
        self.sub_kept([other.signed(negated, cpu)])
    }
    /// a² − Σ bᵢ as a kept value, for up to three values bᵢ. The operation may take less time than
    /// [`square_inlined`](Self::square_inlined) followed by [`sub_kept`](Self::sub_kept).
    #[inline(always)]
    fn square_less<const K: usize>(&self, others: [Self; K]) -> Self {
        self.square_inlined().sub_kept(others)
    }
    /// a·b ∓ c as a kept value, like [`mul_inlined`](Self::mul_inlined) followed by [`sub_signed`](Self::sub_signed).
    #[inline(always)]
    fn mul_less(&self, other: &Self, less: Self, negated: Mask, cpu: Self::Cpu) -> Self {
        self.mul_inlined(other).sub_signed(less, negated, cpu)
    }
    /// −a in the lanes of the mask, and a in the other lanes, for a kept value a. The result has the state "sum of 1".
    #[inline(always)]
    fn signed(self, negated: Mask, cpu: Self::Cpu) -> Self {
        if negated == 0 { self } else { Self::select(negated, Self::zero(cpu).sub(self), self) }
    }
    /// ±a ∓ b for kept values a and b. First, a is replaced by −a in the lanes of the mask `negated`, and b is replaced
    /// by −b in the lanes of the mask `other_negated`. After the replacements, b is subtracted from a. The result has
    /// the state "sum of 2".
    #[inline(always)]
    fn signed_difference(self, negated: Mask, other: Self, other_negated: Mask, cpu: Self::Cpu) -> Self {
        self.signed(negated, cpu).sub(other.signed(other_negated, cpu))
    }
    /// k·a for k up to 5.
    fn times(self, k: u64) -> Self;
    /// Returns the conjugates of kept values (see [`FastField::conjugate`]). The result has the state "sum of 1".
    #[inline(always)]
    fn conjugate(self, _: Self::Cpu) -> Self {
        self
    }
    /// 1/a, for a value that is not a sum. No lane may be zero.
    fn inverse(self, cpu: Self::Cpu) -> Self;
    /// The same elements, in the state "product". In lanes whose arithmetic accepts sums in place of products, this
    /// operation changes nothing.
    #[inline(always)]
    fn tidied(self) -> Self {
        self
    }
    /// The same elements, in the state "settled", in which they may be stored and compared.
    fn settled(self) -> Self;

    /// Returns the lanes in which the settled value a is zero.
    fn is_zero(self) -> Mask;
    /// Returns the lanes in which the settled values a and b are equal.
    fn equals(self, other: Self) -> Mask;
    /// True if a lane of the kept value a is zero. In rare cases, the result is true although no lane is zero.
    #[inline(always)]
    fn may_be_zero(self) -> bool {
        self.is_zero() != 0
    }
    /// True if the kept values a and b are equal in a lane. In rare cases, the result is true although a and b differ
    /// in all lanes.
    #[inline(always)]
    fn may_equal(self, other: Self) -> bool {
        self.equals(other) != 0
    }
    /// a in the lanes of the mask, and b in the other lanes.
    fn select(mask: Mask, a: Self, b: Self) -> Self;

    /// The first step of a batch of additions, for one group (see `cpu/batch.rs`). Multiplies the denominators of the
    /// first item by `before` of the first item, and stores the product in `before` of the second item. Also stores the
    /// x-coordinates of the left operands and the denominators of the next group in the second item. Returns true if
    /// the next group may have a special addition. In rare cases, the result is true although the next group has none.
    #[inline(always)]
    fn chain(cpu: Self::Cpu, next_x: Rows<'_, Self::Stored>, items: &mut [Item<Self>; 2]) -> bool {
        chain(cpu, next_x, items)
    }
    /// The last step of a batch of additions, for one group without special additions (see `cpu/batch.rs`). `items` are
    /// the items of the next group, of this group, and of the later group. The step visits the groups from the last to
    /// the first, so the next group has the lowest index. Computes and stores the sums, replaces `before` of this
    /// group, and replaces the pending values of this group by the pending values of the next group.
    #[inline(always)]
    fn finish(
        cpu: Self::Cpu,
        pending: &mut Pending<Self>,
        items: &mut [Item<Self>; 3],
        step: &mut Step<'_, Self::Stored>,
    ) {
        finish(cpu, pending, items, step);
    }
    /// [`chain`](Self::chain) for the quadratic extension with u² = −k. Each element has two components. Returns `None`
    /// and does nothing if these lanes have no such function for this k.
    #[inline(always)]
    fn extension_chain(
        _: Self::Cpu,
        _k: u64,
        _next_x: Rows<'_, [Self::Stored; 2]>,
        _items: &mut [Item<[Self; 2]>; 2],
    ) -> Option<bool> {
        None
    }
    /// [`finish`](Self::finish) for the quadratic extension with u² = −k. Returns false and does nothing if these lanes
    /// have no such function for this k.
    #[inline(always)]
    fn extension_finish(
        _: Self::Cpu,
        _k: u64,
        _pending: &mut Pending<[Self; 2]>,
        _items: &mut [Item<[Self; 2]>; 3],
        _step: &mut Step<'_, [Self::Stored; 2]>,
    ) -> bool {
        false
    }
}

/// The default of [`Lanes::chain`].
#[inline(always)]
pub(crate) fn chain<L: Lanes>(cpu: L::Cpu, next_x: Rows<'_, L::Stored>, [this, next]: &mut [Item<L>; 2]) -> bool {
    this.denominator.mul_to(&this.before, &mut next.before);
    let left_x = L::load(cpu, |lane| next_x.get(lane)[0]);
    let right_x = L::load(cpu, |lane| next_x.get(lane)[1]);
    (next.denominator, next.left_x) = (right_x.sub(left_x), left_x);
    // The identity is stored with x = 0, so three comparisons are enough to see that a group has no special additions.
    left_x.may_equal(right_x) || left_x.may_be_zero() || right_x.may_be_zero()
}

/// The default of [`Lanes::finish`]. The products of this group and of the next group alternate, so that a product need
/// not wait for the result of the previous product.
#[inline(always)]
pub(crate) fn finish<L: Lanes>(
    cpu: L::Cpu,
    pending: &mut Pending<L>,
    [next, this, later]: &mut [Item<L>; 3],
    step: &mut Step<'_, L::Stored>,
) {
    let slope = pending.rise.mul_inlined(&pending.own);
    this.denominator.mul_to(&later.before, &mut this.before);
    // The denominator is x₂ − x₁, so the code computes x₂ as x₁ + denominator and need not load x₂ again.
    let x = slope.square_less([this.left_x, this.left_x, this.denominator]);
    let (left_y, left_negated) = (pending.left_y, pending.left_negated);
    rise(cpu, pending, step.next_y, step.next_negated);
    this.before.mul_to(&next.before, &mut pending.own);
    let y = this.left_x.sub(x).mul_less(&slope, left_y, left_negated, cpu);
    store(x, y, step);
}

/// Loads the y-coordinates of a group's operands, and computes the pending values, except the inverses of the
/// denominators.
#[inline(always)]
pub(crate) fn rise<L: Lanes>(
    cpu: L::Cpu,
    pending: &mut Pending<L>,
    y: Rows<'_, L::Stored>,
    [left_negated, right_negated]: [Mask; 2],
) {
    pending.left_y = L::load(cpu, |lane| y.get(lane)[0]);
    let right_y = L::load(cpu, |lane| y.get(lane)[1]);
    pending.left_negated = left_negated;
    pending.rise = right_y.signed_difference(right_negated, pending.left_y, left_negated, cpu);
}

/// Stores the sums of a group.
#[inline(always)]
pub(crate) fn store<L: Lanes>(x: L, y: L, step: &mut Step<'_, L::Stored>) {
    x.store(|lane, x| step.sum(lane)[0] = x);
    y.store(|lane, y| step.sum(lane)[1] = y);
}

/// The default of [`Lanes::extension_product`]. Multiplies three times.
#[inline(always)]
pub(super) fn karatsuba<L: Lanes>(a: [&L; 2], b: [&L; 2], k: u64, [c0, c1]: [&mut MaybeUninit<L>; 2]) {
    let low = a[0].mul_inlined(b[0]);
    let high = a[1].mul_inlined(b[1]);
    let cross = a[0].add(*a[1]).tidied().mul_inlined(&b[0].add(*b[1]));
    c0.write(low.sub(high.times(k)).tidied());
    c1.write(cross.sub(low.add(high)).tidied());
}

/// The sum of the values.
#[inline(always)]
pub(super) fn sum<L: Lanes, const K: usize>(values: [L; K]) -> L {
    // A loop computes the sum, because no closure may do arithmetic. A closure is a separate function, which is not
    // compiled with the instructions of the lanes.
    let mut sum = values[0];
    for &value in &values[1..] {
        sum = sum.add(value);
    }
    sum
}

/// A computation in lanes. The implementation of [`Work::run`] must be inlined into [`Lanes::run`], because only
/// inlined code is compiled with the instructions of the lanes. A called function that is not inlined is compiled
/// without these instructions.
pub trait Work {
    /// The result.
    type Output;
    /// Runs the computation.
    fn run(self) -> Self::Output;
}

/// One lane. Every CPU can compute in one lane.
#[cfg_attr(target_arch = "x86_64", allow(unreachable_pub, reason = "on other targets, fields have these lanes"))]
#[derive(Clone, Copy)]
pub struct One<F>(F);

impl<F: FastField> Lanes for One<F> {
    type Field = F;
    type Stored = F;
    type Cpu = ();
    const WIDTH: usize = 1;

    fn detect() -> Option<()> {
        Some(())
    }

    #[inline(always)]
    fn run<W: Work>((): (), work: W) -> W::Output {
        work.run()
    }

    #[inline(never)]
    fn call<W: Work>(&self, work: W) -> W::Output {
        work.run()
    }

    const ZERO: F = F::ZERO;

    #[inline(always)]
    fn to_internal_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn to_internal_y(y: &F) -> F {
        *y
    }

    fn to_internal_a(a: &F) -> F {
        *a
    }

    #[inline(always)]
    fn from_internal_x(x: &F) -> F {
        *x
    }

    #[inline(always)]
    fn from_internal_y(y: &F) -> F {
        *y
    }

    #[inline(always)]
    fn negated(element: &F) -> F {
        F::ZERO.fast_sub(element)
    }

    #[inline(always)]
    fn load<'a>((): (), at: impl Fn(usize) -> &'a F) -> Self {
        Self(*at(0))
    }

    #[inline(always)]
    fn store(self, mut put: impl FnMut(usize, F)) {
        put(0, self.0);
    }

    #[inline(always)]
    fn zero((): ()) -> Self {
        Self(F::ZERO)
    }

    #[inline(always)]
    fn one((): ()) -> Self {
        Self(F::ONE)
    }

    #[inline(always)]
    fn factor((): (), constant: &F) -> Self {
        Self(*constant)
    }

    #[inline(always)]
    fn mul(&self, other: &Self) -> Self {
        Self(self.0.fast_mul(&other.0))
    }

    #[inline(always)]
    fn square(&self) -> Self {
        Self(self.0.fast_square())
    }

    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(self.0.fast_add(&other.0))
    }

    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(self.0.fast_sub(&other.0))
    }

    #[inline(always)]
    fn times(self, k: u64) -> Self {
        (1..k).fold(self, |multiple, _| multiple.add(self))
    }

    #[inline(always)]
    fn conjugate(self, (): ()) -> Self {
        Self(self.0.conjugate())
    }

    #[inline(always)]
    fn inverse(self, (): ()) -> Self {
        Self(self.0.fast_inverse().unwrap_or(F::ZERO))
    }

    #[inline(always)]
    fn settled(self) -> Self {
        self
    }

    #[inline(always)]
    fn is_zero(self) -> Mask {
        self.0.fast_is_zero().into()
    }

    #[inline(always)]
    fn equals(self, other: Self) -> Mask {
        self.0.fast_sub(&other.0).fast_is_zero().into()
    }

    #[inline(always)]
    fn select(mask: Mask, a: Self, b: Self) -> Self {
        if mask & 1 != 0 { a } else { b }
    }
}

#[cfg(test)]
pub(crate) mod checked;
#[cfg(test)]
pub(crate) mod tests;
