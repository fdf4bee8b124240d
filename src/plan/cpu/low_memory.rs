//! The plan of the low-memory CPU engine.

use std::fmt;

use ark_ff::PrimeField;

use super::tuning;
use crate::error::MsmError;
use crate::plan::multiplications;
use crate::plan::precompute::PrecomputeFactor;
use crate::plan::text::{Bytes, window_origin};
use crate::recode::{DigitForm, EvenWindows, MAX_WINDOW, Precomputation};
use crate::types::CpuArithmetic;

/// The least stride of the multiples, in bits. The stride is the number of doublings from one multiple of a base to the
/// next. The least stride is the width of the narrowest window of the GPU's tables.
const MIN_STRIDE_BITS: u32 = 4;

/// The rule for the number of buckets that a window has at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum BucketChoice {
    /// The available memory limits the number of buckets of a window. The possible values of a digit are cut into
    /// ranges, and the buckets hold the sums for one range of values at a time. For each range, all digits of the
    /// window are read (adaptive-set-bucket 4.1).
    #[default]
    AdaptiveSetBucket,
    /// A window has a bucket for each value of a digit. So the available memory limits the window's width. With the
    /// rule `Pippenger`, which is for comparisons, the computation is Pippenger's algorithm.
    Pippenger,
}

/// The coordinates of buckets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BucketForm {
    /// Extended Jacobian: four field elements. An addition takes 8 multiplications, 2 squarings and no inversion.
    Extended,
    /// Affine: two field elements and a byte. Additions are computed in batches, and the additions of a batch share one
    /// inversion. An addition takes 5 multiplications, 1 squaring and a share of the inversion. A batch takes the
    /// memory of one field element and 16 bytes for each of its additions.
    Affine,
}

/// The form in which scalars are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ScalarReading {
    /// Scalars are read as integers. Scalars that are field elements are converted to integers each time they are read.
    Integer,
    /// Scalars are read in Montgomery form, because field elements are in Montgomery form in memory. A scalar k is read
    /// as the integer k·R mod r, where R is Montgomery's constant and r is the order of the subgroup. The sum is
    /// divided by R at the end.
    ///
    /// With scalars in Montgomery form, the sum is correct only if all bases are in the subgroup of prime order. For
    /// bases outside the subgroup of prime order, scalars are not read in Montgomery form.
    Montgomery,
}

/// The choices for the stages of the low-memory engine. For a choice that is `None`, the plan takes the value with the
/// least predicted cost.
///
/// - [`plain`](Self::plain) is the paper's AdaptiveSetBucket.
/// - [`pippenger`](Self::pippenger) is the algorithm with which the paper compares AdaptiveSetBucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct LowMemoryStages {
    /// The form of the digits into which scalars are recoded.
    pub digits: Option<DigitForm>,
    /// The form in which the recoding reads scalars.
    pub scalars: Option<ScalarReading>,
    /// The rule for the number of buckets in the accumulation.
    pub buckets: BucketChoice,
    /// The coordinates of the buckets in the accumulation.
    pub form: Option<BucketForm>,
}

impl LowMemoryStages {
    /// Returns the stages of AdaptiveSetBucket as in the paper: plain digits, and buckets in coordinates that need no
    /// inversion.
    pub fn plain() -> Self {
        Self { digits: Some(DigitForm::Plain), form: Some(BucketForm::Extended), ..Self::default() }
    }

    /// Returns these stages, but with all buckets of a window at the same time. The method is then Pippenger's
    /// algorithm.
    pub fn pippenger(self) -> Self {
        Self { buckets: BucketChoice::Pippenger, ..self }
    }
}

/// The input of a low-memory plan.
pub(crate) struct LowMemoryProblem {
    pub(crate) n: usize,
    /// The limit on memory in bytes.
    pub(crate) limit: u64,
    /// The number of bytes that other data of the computation already takes from the limit.
    pub(crate) taken: u64,
    /// The length in bits of the longest scalar, if scalars are read as integers.
    pub(crate) scalar_bits: u32,
    /// The number of scalars that are not zero and fit in one limb, divided by the number of all scalars.
    pub(crate) short: f64,
    /// The length in bits of the longest scalar in Montgomery form. `None` if scalars can only be read as integers.
    pub(crate) montgomery_bits: Option<u32>,
    /// True if scalars must be converted to integers.
    pub(crate) converted: bool,
    /// Bytes of an element of the base field.
    pub(crate) field_bytes: u64,
    /// The degree of the base field over its prime field.
    pub(crate) degree: u64,
    pub(crate) threads: u32,
    /// The width of the widest window in bits, if the caller asked for a width.
    pub(crate) window_bits: Option<u32>,
    pub(crate) stages: LowMemoryStages,
    /// The multiples of the bases. The memory of the multiples does not count towards the limit.
    pub(crate) multiples: Precomputation,
}

/// The windows, buckets, ranges and tasks of one MSM on the CPU within a limit on memory.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct LowMemoryPlan {
    /// The limit in bytes.
    pub limit: u64,
    /// The windows of a scalar, and the form of their digits.
    pub windows: EvenWindows,
    /// The multiples that the computation uses. A level is a run of consecutive bits of a scalar. For each level, there
    /// is one multiple of each base. Windows that have the same position in different levels share buckets.
    pub precomputation: Precomputation,
    /// The form in which scalars are read.
    pub scalars: ScalarReading,
    /// The rule for the number of buckets that a window has at a time.
    pub choice: BucketChoice,
    /// The coordinates of buckets.
    pub form: BucketForm,
    /// The number of buckets of each task (d in adaptive-set-bucket 4.1).
    pub buckets: u32,
    /// The greatest number of additions that share an inversion. `batch` is 0 if buckets have extended coordinates.
    pub batch: u32,
    /// The number of groups of rows. A task computes one group of rows for one slice of the points.
    pub groups: u32,
    /// The number of slices into which the points are cut.
    pub slices: u32,
    /// Bytes of heap memory.
    pub bytes: u64,
    /// The predicted cost, in field multiplications of one thread.
    pub multiplications: f64,
    fixed_window: bool,
}

impl LowMemoryPlan {
    /// The plan with the least predicted cost within the limit.
    pub(crate) fn new(problem: &LowMemoryProblem) -> Result<Self, MsmError> {
        let mut best: Option<Self> = None;
        let stages = &problem.stages;
        let both = [DigitForm::Signed, DigitForm::Plain];
        for (reading, bits) in problem.readings() {
            for form in both.into_iter().filter(|form| stages.digits.is_none_or(|asked| asked == *form)) {
                for (precomputation, level) in problem.levels(EvenWindows::bits_for(form, bits)) {
                    let widths = problem.window_bits.map_or(1..=MAX_WINDOW, |fixed| fixed..=fixed);
                    let mut last = 0;
                    for count in widths.map(|width| level.div_ceil(width)) {
                        if count != last {
                            let windows = EvenWindows::of_factor(form, precomputation.factor(), level, count);
                            Self::consider(problem, reading, &windows, precomputation, &mut best);
                        }
                        last = count;
                    }
                }
            }
        }
        best.ok_or_else(|| MsmError::OutOfHostMemory { needed: problem.least_need(), available: problem.limit })
    }

    /// The number of tasks.
    pub fn tasks(&self) -> u32 {
        self.groups * self.slices
    }

    /// The number of rows. A row consists of one window of each level. The windows of a row share buckets.
    pub fn rows(&self) -> u32 {
        self.windows.count() / self.precomputation.factor()
    }

    /// The number of ranges into which the digit values of the widest window are cut. The window's digits are read once
    /// for each range.
    pub fn ranges(&self) -> u32 {
        self.widest_values().div_ceil(self.buckets)
    }

    /// The number of passes over the scalars. Each window takes one pass for each range of its digit values.
    pub fn passes(&self) -> u32 {
        (0..self.windows.count()).map(|window| self.windows.values(window).div_ceil(self.buckets)).sum()
    }

    fn widest_values(&self) -> u32 {
        self.windows.form().values(self.windows.greatest_width())
    }

    /// Tries every division of the work and of the memory for the given windows. If a plan is cheaper than `best`, the
    /// plan replaces `best`.
    fn consider(
        problem: &LowMemoryProblem,
        scalars: ScalarReading,
        windows: &EvenWindows,
        precomputation: Precomputation,
        best: &mut Option<Self>,
    ) {
        let stages = &problem.stages;
        let mut plan = Self {
            limit: problem.limit,
            windows: windows.clone(),
            precomputation,
            scalars,
            choice: stages.buckets,
            form: BucketForm::Extended,
            buckets: 0,
            batch: 0,
            groups: 1,
            slices: 1,
            bytes: 0,
            multiplications: 0.0,
            fixed_window: problem.window_bits.is_some(),
        };
        let values = plan.widest_values();
        for (groups, slices) in problem.divisions(plan.rows()) {
            (plan.groups, plan.slices) = (groups, slices);
            let room = problem.taken + if plan.tasks() > 1 { tuning::RAYON_JOB_BYTES } else { 0 };
            let share = problem.limit.saturating_sub(room) / u64::from(plan.tasks());
            for form in [BucketForm::Extended, BucketForm::Affine] {
                if stages.form.is_some_and(|asked| asked != form) {
                    continue;
                }
                plan.form = form;
                let most = (share / problem.bucket_bytes(form)).min(values.into()) as u32;
                if most == 0 {
                    continue;
                }
                // With fewer buckets, more memory is left for the batch, but each digit is read more often.
                let mut ranges = values.div_ceil(most);
                while ranges <= values && (ranges == 1 || stages.buckets == BucketChoice::AdaptiveSetBucket) {
                    plan.buckets = values.div_ceil(ranges);
                    let used = u64::from(plan.buckets) * problem.bucket_bytes(form);
                    plan.batch = problem.batch(form, share - used, plan.buckets);
                    plan.bytes =
                        room + u64::from(plan.tasks()) * (used + u64::from(plan.batch) * problem.place_bytes());
                    // Points are added to affine buckets only in batches, so a batch must have at least one addition.
                    if form == BucketForm::Extended || plan.batch > 0 {
                        plan.multiplications = problem.cost(&plan);
                        if plan.multiplications < best.as_ref().map_or(f64::INFINITY, |best| best.multiplications) {
                            *best = Some(plan.clone());
                        }
                    }
                    if form == BucketForm::Extended || plan.batch == plan.buckets.div_ceil(2) {
                        break;
                    }
                    ranges += ranges.div_ceil(8);
                }
            }
        }
    }
}

impl LowMemoryProblem {
    /// The multiples to try for long scalars of a field. If the multiples are known, these multiples are the only
    /// candidate. If the multiples are not known, there is a candidate for each number of levels from 1 to the greatest
    /// factor to try. If several numbers of levels lead to the same stride, there is only one candidate for this
    /// stride.
    ///
    /// The bits of a scalar are divided evenly, or almost evenly, among the levels. Each candidate stride of 8 bits or
    /// more is divisible by a window width from 8 to 16. So a file of multiples with a stride of 8 bits or more can
    /// also be used by an engine whose windows all have one width.
    pub(crate) fn multiples<F: PrimeField>(factor: PrecomputeFactor) -> Vec<Precomputation> {
        if let PrecomputeFactor::Known(precomputation) = factor {
            return vec![precomputation];
        }
        let bits = EvenWindows::bits_for(DigitForm::Signed, F::MODULUS_BIT_SIZE);
        let most = factor.candidates(bits / MIN_STRIDE_BITS).into_iter().max().unwrap_or(1);
        let of_use = |stride: &u32| *stride < 8 || (8..=16).any(|c| stride.is_multiple_of(c));
        let mut last = 0;
        let even = (1..=most).filter_map(|levels| {
            let stride = (bits.div_ceil(levels)..).find(of_use).filter(|&stride| stride != last)?;
            last = stride;
            Some(Precomputation::new(bits.div_ceil(stride), stride))
        });
        even.collect()
    }

    /// The ways in which scalars may be read, each with the length of the longest scalar in bits.
    fn readings(&self) -> impl Iterator<Item = (ScalarReading, u32)> {
        let montgomery = self.montgomery_bits.filter(|_| self.stages.scalars != Some(ScalarReading::Integer));
        let forced = self.stages.scalars == Some(ScalarReading::Montgomery) && montgomery.is_some();
        let integer = (!forced).then_some((ScalarReading::Integer, self.scalar_bits));
        integer.into_iter().chain(montgomery.map(|bits| (ScalarReading::Montgomery, bits)))
    }

    /// The multiples to try for scalars of `bits` bits. Each item is a candidate, together with the number of bits of a
    /// level. The first candidate has only the bases. If scalars are longer than a level, the second candidate has the
    /// multiples that scalars of `bits` bits use.
    fn levels(&self, bits: u32) -> impl Iterator<Item = (Precomputation, u32)> + use<> {
        let (most, stride) = (self.multiples.factor(), self.multiples.stride());
        let reached = (most > 1).then(|| bits.div_ceil(stride)).filter(|levels| (2..=most).contains(levels));
        let multiples = reached.map(|levels| (Precomputation::new(levels, stride), stride));
        [(Precomputation::NONE, bits)].into_iter().chain(multiples)
    }

    /// The ways to divide the work among tasks. A way consists of a number of groups of rows and a number of slices of
    /// points. The first way has a single task. All ways have at most as many tasks as threads.
    fn divisions(&self, rows: u32) -> impl Iterator<Item = (u32, u32)> {
        let threads = self.threads;
        let slices = (0..=threads.ilog2()).map(|log| 1 << log).chain([threads]);
        let divisions = slices.map(move |slices| ((threads / slices).min(rows), slices));
        [(1, 1)].into_iter().chain(divisions.filter(|&(groups, slices)| groups * slices > 1))
    }

    fn bucket_bytes(&self, form: BucketForm) -> u64 {
        match form {
            BucketForm::Extended => 4 * self.field_bytes,
            BucketForm::Affine => 2 * self.field_bytes + 1,
        }
    }

    /// The bytes of a batch for each of its additions: a field element for a product, and two entries of 8 bytes. One
    /// entry names a point that this batch adds. The other entry names a point that waits for a later batch.
    fn place_bytes(&self) -> u64 {
        self.field_bytes + 16
    }

    /// The greatest number of additions in a batch: at most half the number of buckets, rounded up. With larger
    /// batches, most points would have to wait for a later batch.
    fn batch(&self, form: BucketForm, bytes: u64, buckets: u32) -> u32 {
        match form {
            BucketForm::Extended => 0,
            BucketForm::Affine => (bytes / self.place_bytes()).min(buckets.div_ceil(2).into()) as u32,
        }
    }

    /// Bytes of the smallest possible computation. The smallest possible computation has one bucket or, for Pippenger's
    /// algorithm, all buckets of the narrowest window.
    fn least_need(&self) -> u64 {
        let buckets = match self.stages.buckets {
            BucketChoice::AdaptiveSetBucket => 1,
            BucketChoice::Pippenger => {
                let form = self.stages.digits.unwrap_or(DigitForm::Signed);
                let bits = EvenWindows::bits_for(form, self.scalar_bits);
                form.values(self.window_bits.map_or(1, |fixed| bits.div_ceil(bits.div_ceil(fixed)))).into()
            }
        };
        let extended = buckets * self.bucket_bytes(BucketForm::Extended);
        let affine = buckets * self.bucket_bytes(BucketForm::Affine) + self.place_bytes();
        self.taken
            + match self.stages.form {
                Some(BucketForm::Extended) => extended,
                Some(BucketForm::Affine) => affine,
                None => extended.min(affine),
            }
    }

    /// The cost in multiplications of the base field.
    ///
    /// ```text
    /// T = ⌈W/groups⌉ · ((m·(1 − 2^(−c)) − e)·A + v·G + r·m·S) + b·D + [U]
    ///     │              │                    │     │         │     └ the division by R, for scalars in Montgomery form
    ///     │              │                    │     │         └ doublings: one for each bit of a level
    ///     │              │                    │     └ reading m digits once for each of r ranges
    ///     │              │                    └ aggregation: two additions for each of v values
    ///     │              └ accumulation: one addition for each nonzero digit; e points need none, because their bucket is empty
    ///     └ rows of a task
    /// ```
    ///
    /// W is the number of rows, c is the width of a window, and v is the number of values of a digit. m is
    /// levels·n/slices, and e is v·(1 − exp(−m/v)). A is the cost of an addition. In extended coordinates, A is 10
    /// multiplications. In affine coordinates, A is 8.6 + I/batch multiplications. The 8.6 multiplications include the
    /// reading of the points. I is the cost of an inversion, and I/batch is the share of one addition.
    fn cost(&self, plan: &LowMemoryPlan) -> f64 {
        let unit = if self.degree == 1 { 1.0 } else { multiplications::EXTENSION_MULTIPLICATION };
        let windows = &plan.windows;
        let points = self.n as f64 * f64::from(plan.precomputation.factor()) / f64::from(plan.slices);
        // Windows may have two widths. `values` is the mean, over all windows, of the number of values of a digit.
        let sum: u32 = (0..windows.count()).map(|window| windows.values(window)).sum();
        let values = f64::from(sum) / f64::from(windows.count());
        let ranges = f64::from(plan.passes()) / f64::from(windows.count());

        let (addition, aggregation) = match plan.form {
            BucketForm::Extended => (multiplications::MIXED_ADDITION, 2.0 * multiplications::ADDITION),
            BucketForm::Affine => (
                multiplications::batches(CpuArithmetic::Scalar).addition
                    + multiplications::INVERSION / unit / f64::from(plan.batch),
                multiplications::MIXED_ADDITION + multiplications::ADDITION,
            ),
        };
        let reading = match plan.scalars {
            ScalarReading::Integer if self.converted => multiplications::CONVERTED_DIGIT,
            _ => multiplications::READ_DIGIT,
        };
        // A short scalar that is read as an integer has nonzero digits in only a few windows.
        let long = if plan.scalars == ScalarReading::Integer { 1.0 - 0.75 * self.short } else { 1.0 };
        let zero = 0.5f64.powi(windows.greatest_width() as i32);
        let added = points * long * (1.0 - zero);
        let free = values * (1.0 - (-added / values).exp());
        let window = (added - free) * addition + values * aggregation + ranges * points * reading / unit;
        let division = match plan.scalars {
            ScalarReading::Integer => 0.0,
            ScalarReading::Montgomery => {
                f64::from(windows.bits())
                    * (multiplications::JACOBIAN_DOUBLING + multiplications::JACOBIAN_MIXED_ADDITION / 2.0)
            }
        };
        let starting = if plan.tasks() > 1 { multiplications::parallel(self.field_bytes as f64) } else { 0.0 };
        f64::from(plan.rows().div_ceil(plan.groups)) * window
            + f64::from(windows.bits() / plan.precomputation.factor()) * multiplications::DOUBLING
            + division
            + starting
    }
}

impl fmt::Display for LowMemoryPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (windows, ranges) = (&self.windows, self.ranges());
        let digits = match windows.form() {
            DigitForm::Plain => "plain",
            DigitForm::Signed => "signed",
        };
        let reading = match self.scalars {
            ScalarReading::Integer => "as integers",
            ScalarReading::Montgomery => "in Montgomery form",
        };
        let (c, count, origin) = (windows.greatest_width(), windows.count(), window_origin(self.fixed_window));
        writeln!(f, "  limit       {} of working memory", Bytes(self.limit))?;
        writeln!(f, "  recode      {reading}, {count} {digits} windows of {c} bits or one less ({origin})")?;
        if self.precomputation.factor() > 1 {
            let (levels, stride, rows) = (self.precomputation.factor(), self.precomputation.stride(), self.rows());
            writeln!(
                f,
                "  multiples   {levels} of each base, {stride} bits apart: {rows} rows; \
                 the windows of a row share its buckets"
            )?;
        }
        let (d, values) = (self.buckets, self.widest_values());
        match self.form {
            BucketForm::Extended => writeln!(f, "  accumulate  {d} extended buckets for {values} values")?,
            BucketForm::Affine => {
                writeln!(f, "  accumulate  {d} affine buckets for {values} values, batches of {}", self.batch)?;
            }
        }
        match self.choice {
            BucketChoice::Pippenger => writeln!(f, "  ranges      1, as asked")?,
            BucketChoice::AdaptiveSetBucket => {
                writeln!(f, "  ranges      {ranges} a window, {} passes over the scalars", self.passes())?;
            }
        }
        writeln!(f, "  tasks       {} groups of rows, {} slices of the points", self.groups, self.slices)?;
        writeln!(f, "  memory      {}", Bytes(self.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A batch for affine buckets has at least one addition, even if a digit has far more possible values than there
    /// are points.
    #[test]
    fn batches_have_places() {
        for limit in (8192..400_000).step_by(20_011) {
            for (n, threads) in [(1, 16), (1, 64), (2, 64), (8, 128)] {
                let plan = LowMemoryPlan::new(&LowMemoryProblem {
                    n,
                    limit,
                    taken: 10,
                    scalar_bits: 255,
                    short: 0.0,
                    montgomery_bits: Some(255),
                    converted: true,
                    field_bytes: 48,
                    degree: 1,
                    threads,
                    window_bits: None,
                    stages: LowMemoryStages::default(),
                    multiples: Precomputation::NONE,
                });
                let plan = plan.unwrap();
                assert!(plan.form == BucketForm::Extended || plan.batch > 0, "{plan}");
                assert!(plan.multiplications.is_finite() && plan.bytes <= limit, "{plan}");
            }
        }
    }
}
