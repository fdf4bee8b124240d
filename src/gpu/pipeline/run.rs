//! Runs the stages of one step of the pipeline.

use ark_ec::short_weierstrass::Projective;

use crate::algorithm::{Accumulation, Aggregation, Coordinates, SortMethod};
use crate::curve::{CurveParams, horner};
use crate::gpu::call::Launcher;
use crate::gpu::device::{Argument, Buffer, DeviceError, Stream};
use crate::gpu::layout;
use crate::gpu::papers;
use crate::gpu::stages::accumulate::{self, AccumulateStage, BucketSums};
use crate::gpu::stages::affine::{AffineBuffers, AffineRounds, Listed};
use crate::gpu::stages::aggregate::{self, Accumulated};
use crate::gpu::stages::convert::{self, AffinePoints, Shares};
use crate::gpu::stages::sort::{Bounds, BucketBounds, Sort, SortBuffers, SortedDigits};
use crate::gpu::stages::{PointArithmetic, Shape, recode};
use crate::gpu::timings::StreamClock;
use crate::kernels::Kernels;
use crate::memory::filled;
use crate::plan::{BufferSizes, Buffers, GpuPlan};
use crate::timings::Stage;

/// A computation that runs a plan on a stream.
pub(super) struct Pipeline<'a, S: Stream> {
    pub(super) launcher: Launcher<'a, S>,
    pub(super) plan: &'a GpuPlan,
    pub(super) arithmetic: PointArithmetic,
    pub(super) buffers: Buffers<S::Buffer>,
    /// The index, in `buffers.inputs`, of the input that the current step reads.
    pub(super) input: usize,
    pub(super) clock: StreamClock<'a, S>,
}

/// Allocates the buffers of a plan. The function does not depend on the curve, so it is compiled once for all curves.
fn allocated<S: Stream>(stream: &S, sizes: &BufferSizes) -> Result<Buffers<S::Buffer>, DeviceError> {
    let mut buffers = sizes.try_map(|extent| stream.allocate(extent.bytes()))?;
    buffers.points_mut().for_each(Buffer::hold_points);
    Ok(buffers)
}

#[expect(clippy::indexing_slicing, reason = "the input is one of the planned ones")]
impl<'a, S: Stream> Pipeline<'a, S> {
    pub(super) fn new<P: CurveParams>(
        stream: &'a S,
        kernels: &'a Kernels,
        plan: &'a GpuPlan,
        timed: bool,
    ) -> Result<Self, DeviceError> {
        let form = plan.algorithm.point_form();
        let arithmetic = match plan.algorithm.is_constant_time() {
            true => PointArithmetic::in_constant_time::<P>(),
            false => PointArithmetic::of::<P>(form),
        };
        let launcher = Launcher { stream, kernels };
        let mut buffers = allocated(stream, &plan.buffers)?;
        let mut clock = StreamClock::new(stream, timed);
        clock.begin(Stage::Recode)?;
        if plan.has_table() {
            recode::table(launcher, &mut buffers.table, &plan.windows)?;
        }
        Ok(Self { launcher, plan, arithmetic, buffers, input: 0, clock })
    }

    /// All work that is queued after this call waits for the event `copied`, if there is such an event.
    pub(super) fn wait_for(&mut self, copied: Option<S::Event>) -> Result<(), DeviceError> {
        self.clock.begin(Stage::Upload)?;
        copied.map_or(Ok(()), |copied| self.launcher.stream.wait_for(&copied))
    }

    fn shape(&self, given: recode::Scalars) -> Shape {
        let (plan, levels) = (self.plan, self.plan.precomputation.factor());
        Shape {
            n: levels * given.n,
            rows: plan.rows * given.vectors,
            points: levels * given.bases,
            buckets: plan.buckets(),
            exponent_bits: plan.windows.exponent_bits(),
        }
    }

    /// The number of results for each vector of scalars. Normally, there is one result for each row of windows. If each
    /// thread computes a group of windows, there is one result for each group. If windows are consolidated, there is a
    /// single result.
    fn rows(&self) -> u32 {
        let (rows, algorithm) = (self.plan.rows, self.plan.algorithm);
        match algorithm.windows_per_thread(rows.into()) {
            Some(windows) => rows / windows as u32,
            None if algorithm.consolidates_windows() => 1,
            None => rows,
        }
    }

    /// Computes the digits of the scalars, and sorts the digits if the algorithm has a sort. Returns the shape of the
    /// digits. If `scalars` is `None`, the scalars are in the input buffer.
    pub(super) fn digits<P: CurveParams>(
        &mut self,
        given: recode::Scalars,
        scalars: Option<Argument>,
    ) -> Result<Shape, DeviceError> {
        let &mut Self { launcher, plan, ref mut buffers, ref mut clock, input, .. } = self;
        clock.begin(Stage::Recode)?;
        let scalars = scalars.unwrap_or_else(|| buffers.inputs[input].scalars.slice(layout::scalar_bytes::<P>()));
        let codes = plan.has_table().then_some(&buffers.table);
        let [digits, _] = &mut buffers.digits;
        recode::recode(launcher, given, scalars, codes, digits, &plan.windows)?;
        if !plan.algorithm.is_per_thread() {
            clock.begin(Stage::Sort)?;
        }
        let shape = match plan.algorithm.consolidates_windows() {
            true => self.consolidate(self.shape(given))?,
            false => self.shape(given),
        };
        if !plan.algorithm.is_per_thread() {
            self.sort(shape)?;
        }
        Ok(shape)
    }

    /// For each digit, adds the base that the digit names to the digit's bucket. If there is a table, the bases are
    /// read from the table. If there is no table, the copied bases are converted first. If all chunks of the bases add
    /// to the same buckets, the buckets are cleared before the first chunk of each group of vectors. `rounds` is the
    /// number of affine rounds.
    pub(super) fn accumulate<P: CurveParams>(
        &mut self,
        shape: Shape,
        table: Option<&S::Buffer>,
        is_first: bool,
        rounds: u32,
    ) -> Result<(), DeviceError> {
        let &mut Self { launcher, plan, arithmetic, ref mut buffers, ref mut clock, input } = self;
        clock.begin(Stage::Convert)?;
        let bases = &mut buffers.inputs[input].bases;
        let shares = Shares { n: shape.points, per_thread: plan.points_per_inversion };
        match plan.algorithm.coordinates {
            _ if table.is_some() => {}
            Coordinates::TwistedEdwards => {
                let affine = AffinePoints { buffer: &*bases, point_bytes: layout::affine_bytes::<P>() };
                convert::edwards(launcher, arithmetic, &affine, &mut buffers.converted, shares)?;
            }
            _ => convert::powers_of_two(launcher, arithmetic, bases, plan.prepared, shares)?,
        }
        clock.begin(Stage::Accumulate)?;
        if is_first && plan.carries_buckets() {
            accumulate::clear(launcher, arithmetic, &mut buffers.buckets)?;
        }
        match plan.algorithm.is_per_thread() {
            true => self.pippengers(shape, table),
            false => self.sum_buckets(shape, table, rounds),
        }
    }

    /// Computes the result of each row. The results are the first points of the buffer `weighted`.
    pub(super) fn aggregate(&mut self, given: recode::Scalars, shape: Shape) -> Result<(), DeviceError> {
        self.clock.begin(Stage::Aggregate)?;
        let rows = self.rows() * given.vectors;
        let &mut Self { launcher, plan, arithmetic, ref mut buffers, .. } = self;
        let Buffers { bounds, buckets, sums, weighted, .. } = buffers;
        if plan.algorithm.is_per_thread() {
            return aggregate::sum_rows(launcher, arithmetic, rows, plan.threads_per_row, weighted);
        }
        let has_all = plan.carries_buckets() || plan.algorithm.is_constant_time();
        let accumulated = Accumulated { bounds: BucketBounds::all(bounds), sums: buckets, has_all };
        match plan.algorithm.aggregation {
            Aggregation::Layered => {
                aggregate::layered(launcher, arithmetic, shape, plan.aggregation_threads, &accumulated, sums, weighted)
            }
            Aggregation::ChunkedRunningSum => {
                papers::chunked(launcher, arithmetic, shape, plan.aggregation_threads, buckets, weighted)
            }
            Aggregation::SuffixSums => {
                papers::suffix_sums(launcher, arithmetic, shape, plan.aggregation_threads, &accumulated, sums, weighted)
            }
        }
    }

    /// Waits for the results, and combines the results of each vector into the vector's sum.
    pub(super) fn results<P: CurveParams>(
        &mut self,
        given: recode::Scalars,
    ) -> Result<Vec<Projective<P>>, DeviceError> {
        self.clock.begin(Stage::Combine)?;
        let &mut Self { launcher, plan, arithmetic, ref buffers, .. } = self;
        let rows = self.rows();
        let bytes = u64::from(rows * given.vectors) * arithmetic.point_bytes;
        let mut bytes = filled(bytes as usize, 0, "the results of a GPU")?;
        launcher.stream.download(&buffers.weighted, &mut bytes)?;
        let points = bytes.chunks(arithmetic.point_bytes as usize);
        let sums: Vec<_> = match P::TWISTED_EDWARDS {
            Some(form) if plan.algorithm.coordinates == Coordinates::TwistedEdwards => {
                points.map(|bytes| layout::edwards_from_bytes(&form, bytes)).collect()
            }
            _ => points.map(layout::xyzz_from_bytes::<P>).collect(),
        };
        let (c, below) = (plan.windows.window_bits(), plan.first_row);
        let at_bits = |sums: &[_]| (below..).zip(sums).map(|(row, sum)| (c * row, *sum)).collect::<Vec<_>>();
        Ok(sums.chunks(rows as usize).map(|sums| horner(&at_bits(sums))).collect())
    }

    /// Sorts the digits of each row by bucket, and finds where each bucket begins.
    fn sort(&mut self, shape: Shape) -> Result<(), DeviceError> {
        let &mut Self { launcher, plan, ref mut buffers, .. } = self;
        if plan.algorithm.sort == SortMethod::SparseTranspose {
            let [digits, ell] = &mut buffers.digits;
            papers::ell_to_csr(launcher, shape, plan.threads_per_row, digits, ell, &mut buffers.row_pointers)?;
        }
        let lowest_bit = 1 + shape.exponent_bits;
        let sort = Sort { n: shape.n, rows: shape.rows, radix: plan.radix, lowest_bit, tile: plan.digits_per_tile };
        let [digits, spare] = &mut buffers.digits;
        let memory = SortBuffers {
            digits,
            spare,
            tile_counts: &mut buffers.tile_counts,
            radix_counts: &mut buffers.radix_counts,
        };
        let Shape { buckets, exponent_bits, .. } = shape;
        sort.run(launcher, memory, Some(Bounds { words: &mut buffers.bounds, buckets, exponent_bits }))
    }

    /// Computes the sum of each bucket.
    fn sum_buckets(&mut self, shape: Shape, table: Option<&S::Buffer>, rounds: u32) -> Result<(), DeviceError> {
        let &mut Self { launcher, plan, arithmetic, ref mut buffers, input, .. } = self;
        let Buffers { digits: [digits, spare_digits], bounds, lists, kept_pairs, rows, .. } = buffers;
        let Buffers { partial_sums, partial_buckets, buckets, .. } = buffers;
        let bases = match (table, plan.algorithm.coordinates) {
            (Some(table), _) => table,
            (None, Coordinates::TwistedEdwards) => &buffers.converted,
            _ => &buffers.inputs[input].bases,
        };
        let Listed { shape, points: bases, sorted } = match rounds {
            0 => Listed { shape, points: bases, sorted: SortedDigits { digits, bounds: BucketBounds::all(bounds) } },
            rounds => {
                let memory = AffineBuffers { sorted: digits, bounds, lists, digits: spare_digits, kept_pairs };
                AffineRounds { launcher, arithmetic, shape, rounds, threads: plan.pair_threads }.run(bases, memory)?
            }
        };
        let stage = AccumulateStage { launcher, arithmetic, shape, threads: plan.threads_per_row, bases, sorted };
        let mut sums = BucketSums { buckets, partial_sums };
        match plan.algorithm.accumulation {
            Accumulation::LoadBalanced => {
                let carries = plan.carries_buckets();
                match shape.exponent_bits {
                    0 => stage.load_balanced(&mut sums, carries)?,
                    _ => stage.odd_float(plan.prepared, &mut sums, carries)?,
                }
                stage.reduce_partial_sums(&mut sums)
            }
            Accumulation::ConstantTime => stage.constant_time(sums.partial_sums, partial_buckets, sums.buckets),
            Accumulation::RowBalanced => papers::row_balanced(&stage, plan, rows, sums.buckets),
            Accumulation::Comparison(comparison) => {
                papers::compare(&stage, comparison, plan.windows.window_bits(), &mut sums)?;
                match plan.algorithm.leaves_partial_sums() {
                    true => stage.reduce_partial_sums(&mut sums),
                    false => Ok(()),
                }
            }
        }
    }

    /// Joins all windows of each vector of scalars into one row of digits.
    fn consolidate(&mut self, shape: Shape) -> Result<Shape, DeviceError> {
        let [digits, _] = &mut self.buffers.digits;
        papers::consolidate_rows(self.launcher, shape, self.plan.rows, digits)
    }

    /// Runs Pippenger's algorithm in each thread. A thread computes a group of windows for one share of the bases, and
    /// stores one result.
    fn pippengers(&mut self, shape: Shape, table: Option<&S::Buffer>) -> Result<(), DeviceError> {
        let &mut Self { launcher, plan, arithmetic, ref mut buffers, input, .. } = self;
        let Buffers { inputs, digits: [digits, _], bounds, buckets, weighted, .. } = buffers;
        let bases = table.unwrap_or(&inputs[input].bases);
        // The digits are not sorted, so no bounds are computed, and the kernel reads no bounds.
        let sorted = SortedDigits { digits, bounds: BucketBounds::all(bounds) };
        let stage = AccumulateStage { launcher, arithmetic, shape, threads: plan.threads_per_row, bases, sorted };
        papers::pippengers(&stage, plan, buckets, weighted)
    }
}
