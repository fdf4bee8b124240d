//! The terms kᵢ·Pᵢ in the form that the engine reads. For each window, the engine reads pairs. Each pair is a digit and
//! the point that is multiplied by the digit.

use std::ops::Range;

use ark_ff::{BigInt, BigInteger, PrimeField};

use super::entry::Entry;
use super::table::CpuTable;
use crate::bases::BaseView;
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::{filled, reserved};
use crate::plan::{CpuPlan, CpuProblem, Sample};
use crate::recode::{GlvComponent, SignedWindows};
use crate::scalars::Scalars;
use crate::secret::Wiped;
use crate::tasks;

/// Terms in decreasing order of the bit lengths of their magnitudes. A window reads only the first terms: the terms
/// whose magnitudes are long enough to have a digit in this window. So zero scalars cost nothing, and short scalars
/// cost little. If the bases are in the subgroup of prime order, the negatives of short scalars also cost little.
pub(crate) struct Terms {
    /// The number of limbs of a magnitude. There is one limb more than |k| needs, because the sum |k| + H (see
    /// [`SignedWindows`]) may need another limb.
    limbs: usize,
    /// The magnitude |k| of each term. After [`recode`](Self::recode), `magnitudes` is empty.
    magnitudes: Wiped<u64>,
    /// The digits of each window, one window after the other. A window has one digit for each term whose magnitude is
    /// long enough to have a digit in the window. The terms with a digit in a window are the first terms of `entries`.
    /// Before [`recode`](Self::recode), `digits` is empty.
    digits: Wiped<i32>,
    /// For each window, the index in `digits` after the window's last digit.
    ends: Vec<usize>,
    /// For each term, an entry with the index of the term's base. [`recode`](Self::recode) replaces the index of the
    /// base by the index of the base's first point. The first point of a base is its point at level 0.
    entries: Wiped<Entry>,
    /// Element b is the number of terms whose magnitudes have at least b bits.
    at_least: Vec<usize>,
    /// The range of the bases to which the terms belong.
    bases: Range<usize>,
}

/// The number of scalars that one task recodes. A task with 1024 scalars is large enough to make the overhead of a task
/// small. The task is also small enough to distribute the work evenly among the threads.
const RECODED_TOGETHER: usize = 1024;

impl Terms {
    /// Returns the terms of all bases and scalars in parts: one part for each task.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(super) fn of_all<P: CurveParams>(
        problem: &CpuProblem,
        bases: &BaseView<'_, P, CpuTable<P>>,
        scalars: Scalars<'_, P>,
    ) -> Result<Vec<Self>, MsmError> {
        let tasks = bases.len().div_ceil(RECODED_TOGETHER);
        tasks::try_map(problem.threads, tasks, &|i| {
            let range = i * RECODED_TOGETHER..((i + 1) * RECODED_TOGETHER).min(bases.len());
            Self::new(problem, bases, scalars, range)
        })
    }

    /// The number of bytes that the terms take before [`recode`](Self::recode).
    pub(super) fn bytes(&self) -> u64 {
        (size_of_val(&self.magnitudes[..]) + size_of_val(&self.entries[..])) as u64
    }

    /// Returns the terms of a range of bases and scalars. Each scalar is split into `problem.components` components.
    fn new<P: CurveParams>(
        problem: &CpuProblem,
        bases: &BaseView<'_, P, CpuTable<P>>,
        scalars: Scalars<'_, P>,
        range: Range<usize>,
    ) -> Result<Self, MsmError> {
        const PURPOSE: &str = "the terms of scalars";
        if problem.scalar_bits == 1 {
            return Self::of_ones(bases, scalars, range, 1 + problem.maximum.len());
        }
        // Step 1: collect the nonzero terms in the given order, each with the number of bits of its magnitude.
        let components = problem.components;
        let longest_component = longest_component::<P>(components);
        let limbs = 1 + problem.maximum.len();
        // The code first writes all limbs of a magnitude's type: 3 limbs for a component, and at least 4 limbs for a
        // whole scalar. Then the code removes the surplus limbs. So the last magnitude needs additional room.
        let room = <P::ScalarField as PrimeField>::BigInt::NUM_LIMBS;
        let mut unordered = Wiped(reserved(range.len() * components * limbs + room, PURPOSE)?);
        let mut found: Wiped<(Entry, u32)> = Wiped(reserved(range.len() * components, PURPOSE)?);
        for i in range.clone().filter(|&i| !scalars.is_zero(i) && !bases.is_identity(i)) {
            terms_of::<P>(problem, scalars.integer(i), longest_component, |power, negative, magnitude| {
                let Some(top) = magnitude.iter().rposition(|&limb| limb != 0) else { return };
                let bits = 64 * top as u32 + 64 - magnitude[top].leading_zeros();
                found.push((Entry::new(i, power).signed(negative), bits));
                let end = unordered.len() + limbs;
                // The compiler knows the length of `magnitude`, but does not know the value of `limbs`. So a copy of
                // the whole `magnitude` takes no loop.
                unordered.extend_from_slice(magnitude);
                unordered.push(0);
                unordered.truncate(end);
            });
        }

        // Step 2: sort the terms by the lengths of their magnitudes.
        let longest = found.iter().map(|&(_, bits)| bits).max().unwrap_or(0) as usize;
        let mut at_least = filled(longest + 2, 0, PURPOSE)?;
        for &(_, bits) in found.iter() {
            at_least[bits as usize] += 1;
        }
        for bits in (0..=longest).rev() {
            at_least[bits] += at_least[bits + 1];
        }
        let mut entries = Wiped(filled(found.len(), Entry::default(), PURPOSE)?);
        // If more than half of the capacity of `unordered` is unused, the code copies the magnitudes to a vector
        // without unused capacity.
        let is_kept = 2 * unordered.len() >= unordered.capacity();
        let magnitudes = if is_kept && found.is_sorted_by(|(_, left), (_, right)| left >= right) {
            entries.iter_mut().zip(found.iter()).for_each(|(to, &(entry, _))| *to = entry);
            std::mem::take(&mut unordered)
        } else {
            let mut magnitudes = Wiped(filled(unordered.len(), 0, PURPOSE)?);
            // The most frequent numbers of limbs are constants at compile time.
            let order = match limbs {
                2 => order::<2>,
                3 => order::<3>,
                5 => order::<5>,
                _ => order::<0>,
            };
            order(limbs, &found, &unordered, at_least.clone(), &mut entries, &mut magnitudes);
            magnitudes
        };
        at_least.pop();
        Ok(Self::of_magnitudes(limbs, magnitudes, entries, at_least, range))
    }

    /// The terms of scalars whose type allows only 0 and 1.
    fn of_ones<P: CurveParams>(
        bases: &BaseView<'_, P, CpuTable<P>>,
        scalars: Scalars<'_, P>,
        range: Range<usize>,
        limbs: usize,
    ) -> Result<Self, MsmError> {
        const PURPOSE: &str = "the terms of scalars";
        let mut entries = Wiped(reserved(range.len(), PURPOSE)?);
        let ones = range.clone().filter(|&i| !scalars.is_zero(i) && !bases.is_identity(i));
        entries.extend(ones.map(|i| Entry::new(i, 0)));
        let mut magnitudes = Wiped(filled(entries.len() * limbs, 0, PURPOSE)?);
        magnitudes.iter_mut().step_by(limbs).for_each(|limb| *limb = 1);
        let at_least = if entries.is_empty() { vec![0] } else { vec![entries.len(); 2] };
        Ok(Self::of_magnitudes(limbs, magnitudes, entries, at_least, range))
    }

    fn of_magnitudes(
        limbs: usize,
        magnitudes: Wiped<u64>,
        entries: Wiped<Entry>,
        at_least: Vec<usize>,
        bases: Range<usize>,
    ) -> Self {
        Self { limbs, magnitudes, digits: Wiped::default(), ends: Vec::new(), entries, at_least, bases }
    }

    /// The number of terms.
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The range of the bases to which the terms belong.
    pub(super) fn bases(&self) -> Range<usize> {
        self.bases.clone()
    }

    /// Replaces the magnitudes by the digits of `windows`. Before the call, an entry has the index of a base. After the
    /// call, the entry has the index of a point. `first_point` returns the index of the first point of a base.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    fn recode(&mut self, windows: &SignedWindows, first_point: impl Fn(usize) -> usize) -> Result<(), MsmError> {
        match self.limbs {
            2 => windows.shift_all::<2>(&mut self.magnitudes),
            3 => windows.shift_all::<3>(&mut self.magnitudes),
            5 => windows.shift_all::<5>(&mut self.magnitudes),
            limbs => self.magnitudes.chunks_exact_mut(limbs).for_each(|magnitude| windows.shift(magnitude)),
        }
        let reaching = |window| self.at_least.get(windows.least_bits(window) as usize).copied().unwrap_or(0);
        self.ends = Vec::with_capacity(windows.count() as usize);
        self.digits = Wiped(reserved((0..windows.count()).map(reaching).sum(), "the digits of scalars")?);
        for window in 0..windows.count() {
            let shifted = &self.magnitudes[..reaching(window) * self.limbs];
            // The most frequent numbers of limbs are constants at compile time, so that the loop needs no bounds
            // checks.
            match self.limbs {
                2 => windows.digits_of_window::<2>(window, shifted, &mut self.digits),
                3 => windows.digits_of_window::<3>(window, shifted, &mut self.digits),
                5 => windows.digits_of_window::<5>(window, shifted, &mut self.digits),
                limbs => {
                    let shifted = shifted.chunks_exact(limbs);
                    self.digits.extend(shifted.map(|shifted| windows.digit(shifted, window)));
                }
            }
            self.ends.push(self.digits.len());
        }
        self.magnitudes = Wiped::default();
        for entry in self.entries.iter_mut() {
            *entry = entry.at(first_point(entry.index()));
        }
        Ok(())
    }

    /// The nonzero digits of a row of windows, each with the point that is multiplied by the digit.
    pub(super) fn digits<'a>(&'a self, plan: &'a CpuPlan, row: u32) -> impl Iterator<Item = (i32, Entry)> + 'a {
        plan.row(row).flat_map(move |(level, window)| {
            let start = window.checked_sub(1).map_or(0, |below| self.ends[below as usize]);
            let digits = self.digits[start..self.ends[window as usize]].iter().zip(&*self.entries);
            digits.filter(|(digit, _)| **digit != 0).map(move |(&digit, entry)| (digit, entry.raised(level)))
        })
    }
}

/// Puts terms into decreasing order of the bit lengths of their magnitudes. Terms with the same bit length keep their
/// order. Element b of `at_least` is the number of terms in `found` with at least b bits. A magnitude has `N` limbs, or
/// `limbs` limbs if `N` is 0.
fn order<const N: usize>(
    limbs: usize,
    found: &[(Entry, u32)],
    unordered: &[u64],
    mut at_least: Vec<usize>,
    entries: &mut [Entry],
    magnitudes: &mut [u64],
) {
    let limbs = if N == 0 { limbs } else { N };
    for (&(entry, bits), magnitude) in found.iter().zip(unordered.chunks_exact(limbs)) {
        // Terms with more bits come first, so the index of the first term with `bits` bits equals the number of terms
        // with more than `bits` bits.
        let place = &mut at_least[bits as usize + 1];
        magnitudes[*place * limbs..][..limbs].copy_from_slice(magnitude);
        entries[*place] = entry;
        *place += 1;
    }
}

/// Element b of the result is the number of terms whose magnitudes have at least b bits. The terms of all parts are
/// counted together.
pub(super) fn at_least(parts: &[Terms]) -> Vec<usize> {
    let longest = parts.iter().map(|terms| terms.at_least.len()).max().unwrap_or(1);
    let mut all = vec![0; longest];
    for terms in parts {
        all.iter_mut().zip(&terms.at_least).for_each(|(all, count)| *all += count);
    }
    all
}

/// For each of `n` bases, returns the number of images that the terms of the base need. The number of images is one
/// more than the greatest power of the endomorphism in the terms of the base. For a base without terms, the number of
/// images is 0. For a base with a short scalar, the number of images is 1, because the only image is the base itself.
/// Call this function only for a plan that converts bases. With such a plan, an entry has the index of a base both
/// before and after [`recode`].
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
pub(super) fn images(parts: &[Terms], n: usize, threads: usize) -> Result<Wiped<u8>, MsmError> {
    let mut images = Wiped(filled(n, 0, "the images of bases")?);
    tasks::for_each_chunk(threads, &mut images, RECODED_TOGETHER, &|part, images| {
        let terms = &parts[part];
        for entry in terms.entries.iter() {
            let image = &mut images[entry.index() - terms.bases.start];
            *image = (entry.power() as u8 + 1).max(*image);
        }
    });
    Ok(images)
}

/// Calls `Terms::recode` for all parts, with the plan's windows and with the indexes of the points that the plan reads.
///
/// # Errors
///
/// [`MsmError::AllocationRefused`].
pub(super) fn recode<P: CurveParams>(
    parts: &mut [Terms],
    plan: &CpuPlan,
    bases: &BaseView<'_, P, CpuTable<P>>,
) -> Result<(), MsmError> {
    tasks::try_for_each(plan.threads as usize, parts, &|terms| terms.recode(&plan.windows, bases.first_point(plan)))
}

/// Splits scalar `i`, and returns the total number of nonzero digits in the non-adjacent forms of the components.
pub(crate) fn split_digits<P: CurveParams>(scalars: Scalars<'_, P>, i: usize) -> u32 {
    let weight = |magnitude: BigInt<3>| {
        // A magnitude has at most 190 bits, so three times the magnitude fits in 192 bits.
        let mut triple = magnitude;
        triple.mul2();
        triple.add_with_carry(&magnitude);
        (triple ^ magnitude).0.map(u64::count_ones).iter().sum::<u32>()
    };
    let components = P::split(reduced::<P>(scalars.integer(i)).as_ref());
    components.map(|component| weight(component.magnitude)).iter().sum()
}

/// The greatest number of sampled scalars whose digits a plan counts.
const COUNTED_SCALARS: usize = 4;

/// The sample from which a plan estimates the cost of scalars that are not random. The sample has the first
/// `COUNTED_SCALARS` of the scalars at `places`. If the number of different scalars is small, `values` is an estimate
/// of this number.
pub(crate) fn sample<P: CurveParams>(
    problem: &CpuProblem,
    scalars: Scalars<'_, P>,
    places: &[usize],
    values: Option<usize>,
) -> Sample {
    let longest_component = longest_component::<P>(problem.components);
    // The capacity is enough for all magnitudes, so the vector does not grow. If the vector grew, it would free its old
    // memory without wiping the magnitudes.
    let most = COUNTED_SCALARS * problem.components * problem.maximum.len();
    let mut magnitudes = Wiped(Vec::with_capacity(most));
    for &i in places.iter().take(COUNTED_SCALARS) {
        let take = |_, _, magnitude: &[u64]| magnitudes.extend_from_slice(&magnitude[..problem.maximum.len()]);
        terms_of::<P>(problem, scalars.integer(i), longest_component, take);
    }
    Sample::new(values, &magnitudes, problem.maximum.len())
}

/// The greatest magnitude of a component, or 0 for whole scalars.
fn longest_component<P: CurveParams>(components: usize) -> BigInt<3> {
    if components > 1 { P::component_maximum() } else { BigInt::zero() }
}

/// Calls `take` for each term of k·P. The arguments of `take` are the power of the endomorphism, the sign (true if the
/// term is negative), and the magnitude. The magnitude may have more limbs than `problem.maximum`, but the further
/// limbs are zero. The magnitude may be zero.
#[inline(always)]
fn terms_of<P: CurveParams>(
    problem: &CpuProblem,
    k: <P::ScalarField as PrimeField>::BigInt,
    longest_component: BigInt<3>,
    mut take: impl FnMut(usize, bool, &[u64]),
) {
    if problem.components == 1 {
        let (negative, magnitude) = if problem.in_subgroup { nearest::<P>(reduced::<P>(k)) } else { (false, k) };
        take(0, negative, magnitude.as_ref());
        return;
    }
    let parts = split::<P>(k, longest_component);
    for (power, part) in parts.into_iter().enumerate().take(problem.components) {
        take(power, part.negative != P::y_image(power).1, &part.magnitude.0);
    }
}

/// Splits k into components, like [`CurveParams::split`]. If k or −k is short enough to be a component itself, this
/// function takes less time than `CurveParams::split`.
fn split<P: CurveParams>(k: <P::ScalarField as PrimeField>::BigInt, longest: BigInt<3>) -> [GlvComponent; 4] {
    let k = reduced::<P>(k);
    let (negative, nearest) = nearest::<P>(k);
    let limbs = nearest.as_ref();
    let magnitude = BigInt([limbs[0], limbs[1], limbs[2]]);
    if magnitude <= longest && limbs[3..].iter().all(|&limb| limb == 0) {
        let none = GlvComponent::default();
        return [GlvComponent { negative, magnitude }, none, none, none];
    }
    P::split(k.as_ref())
}

/// Returns the sign and the magnitude of an integer that is congruent to k modulo the group's order r. The sign is true
/// if the integer is negative. k must be below r. If the highest limb of k equals the highest limb of r, the integer is
/// k − r. Otherwise, the integer is k. So if k is the negative of a short scalar, the integer is short.
fn nearest<P: CurveParams>(
    k: <P::ScalarField as PrimeField>::BigInt,
) -> (bool, <P::ScalarField as PrimeField>::BigInt) {
    let mut opposite = P::ScalarField::MODULUS;
    if k.as_ref().last() < opposite.as_ref().last() {
        return (false, k);
    }
    opposite.sub_with_borrow(&k);
    (true, opposite)
}

/// k modulo the group's order r. The highest limb of r has only a small number of unused bits, so only a small number
/// of multiples 2^i·r are subtracted.
fn reduced<P: CurveParams>(mut k: <P::ScalarField as PrimeField>::BigInt) -> <P::ScalarField as PrimeField>::BigInt {
    if k < P::ScalarField::MODULUS {
        return k;
    }
    let free = 64 * k.as_ref().len() as u32 - P::ScalarField::MODULUS_BIT_SIZE;
    for shift in (0..=free).rev() {
        let multiple = P::ScalarField::MODULUS << shift;
        if k >= multiple {
            k.sub_with_borrow(&multiple);
        }
    }
    k
}
