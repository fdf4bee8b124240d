//! The pipeline: prepare, recode, sort, accumulate and aggregate on the device, combine on the host (see
//! ARCHITECTURE.md).

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;

use super::device::{self, Device, DeviceError, Stream};
use super::layout;
use super::stages::accumulate::{AccumulateStage, SortedDigits};
use super::stages::aggregate::{self, Accumulated};
use super::stages::comparisons::{self, PippengerPerThread};
use super::stages::prepare::{self, AffinePoints};
use super::stages::rows::{RowBalanced, RowBuffers};
use super::stages::sort::{self, Sort, SortBuffers};
use super::stages::{PointArithmetic, Shape, recode, transpose};
use super::table::ResidentPoints;
use super::timings::StreamClock;
use crate::algorithm::{Accumulation, Aggregation, Comparison, Coordinates, SortMethod};
use crate::curve::CurveParams;
use crate::kernels::{Kernels, Module};
use crate::plan::{Extent, GpuPlan};
use crate::recode::{horner, mul_pow2};
use crate::scalars::Scalars;
use crate::timings::{Stage, StageTimings};

/// The bases of a computation.
pub(crate) enum PipelineBases<'a, P: CurveParams, B> {
    /// On the host: all bases at level 0, then at level 1, and so on.
    Host(&'a [Affine<P>]),
    /// On the device.
    Device(&'a ResidentPoints<B>),
}

/// Computes Σ kᵢ·Pᵢ as planned for each vector of scalars, with the curve's kernels.
///
/// - Scalar 0 belongs to base `first`.
/// - All vectors have the same form. There is a base for each scalar of the longest one.
/// - If `timed`, the times of the stages are returned too.
pub(crate) fn msm<D: Device, P: CurveParams>(
    device: &D,
    kernels: &Kernels,
    plan: &GpuPlan,
    bases: &PipelineBases<'_, P, D::Buffer>,
    first: usize,
    vectors: &[Scalars<'_, P>],
    timed: bool,
) -> Result<(Vec<Projective<P>>, Option<StageTimings>), DeviceError> {
    let longest = vectors.iter().map(Scalars::len).max().unwrap_or(0);
    if longest == 0 {
        return Ok((vec![Projective::zero(); vectors.len()], timed.then(StageTimings::default)));
    }
    let stream = device.stream()?;
    let mut pipeline = Pipeline::new::<P>(&stream, kernels, plan, timed)?;
    // Dropped before the pipeline: the drop waits for the copies, and the buffers that they write belong to the
    // pipeline.
    let copier = Copier::new(device, &stream, plan)?;
    let work = Work { plan, bases, first, vectors, steps: plan.steps(vectors.len(), longest) };
    let mut sums = vec![Projective::zero(); vectors.len()];
    let inputs = plan.buffers.inputs as usize;
    let mut scalars = copier.copy(|stream| work.copy_scalars(0, stream, &mut pipeline.buffers.inputs[0].scalars))?;
    let mut points = None;
    for (i, (group, _)) in work.steps.iter().enumerate() {
        let given = work.given(i);
        pipeline.input = i % inputs;
        pipeline.wait_for(scalars)?;
        let shape = pipeline.digits::<P>(given)?;
        if i == 0 {
            points = copier.copy(|stream| work.copy_bases(0, stream, &mut pipeline.buffers.inputs[0].bases))?;
        }
        pipeline.wait_for(points)?;
        pipeline.sum::<P>((given, shape), work.table())?;
        let copy_next = |pipeline: &mut Pipeline<'_, _>| {
            let input = &mut pipeline.buffers.inputs[(i + 1) % inputs];
            let scalars = copier.copy(|stream| work.copy_scalars(i + 1, stream, &mut input.scalars))?;
            let points = copier.copy(|stream| work.copy_bases(i + 1, stream, &mut input.bases))?;
            // Counts the time by which the copy is longer than the step.
            pipeline.clock.end(Stage::Upload)?;
            Ok((scalars, points))
        };
        let is_last = i + 1 == work.steps.len();
        (scalars, points) = (None, None);
        if inputs > 1 && !is_last {
            // That input was read by the step before this one. Its results are on the host, so it has ended.
            (scalars, points) = copy_next(&mut pipeline)?;
        }
        for (sum, part) in sums[group.clone()].iter_mut().zip(pipeline.results::<P>(given)?) {
            *sum += part;
        }
        if inputs == 1 && !is_last {
            (scalars, points) = copy_next(&mut pipeline)?;
        }
    }
    Ok((sums, pipeline.clock.timings()?))
}

/// The work, in steps. A step is a range of the vectors of scalars and a range of the points.
struct Work<'a, P: CurveParams, B> {
    plan: &'a GpuPlan,
    bases: &'a PipelineBases<'a, P, B>,
    /// The index of the base of scalar 0.
    first: usize,
    vectors: &'a [Scalars<'a, P>],
    steps: Vec<(Range<usize>, Range<usize>)>,
}

impl<P: CurveParams, B: device::Buffer> Work<'_, P, B> {
    fn table(&self) -> Option<&ResidentPoints<B>> {
        match self.bases {
            PipelineBases::Host(_) => None,
            PipelineBases::Device(table) => Some(table),
        }
    }

    /// The description of a step's scalars for the kernels.
    fn given(&self, step: usize) -> recode::Scalars {
        let (group, range) = &self.steps[step];
        let counted = |count: usize| u32::try_from(count).expect("a plan has fewer than 2^32 of everything");
        let (first, bases) = match self.bases {
            PipelineBases::Host(_) => (0, range.len()),
            PipelineBases::Device(table) => (self.first + range.start, table.bases()),
        };
        let (_, montgomery) = layout::scalars_as_bytes(self.vectors[group.start].part(range));
        recode::Scalars {
            n: counted(range.len()),
            vectors: counted(group.len()),
            first: counted(first),
            bases: counted(bases),
            precomputation: self.plan.precomputation,
            rows: (self.plan.first_row, self.plan.rows),
            montgomery,
        }
    }

    /// Copies the range of each vector. A vector that is shorter is followed by zeros.
    fn copy_scalars(&self, step: usize, stream: &impl Stream<Buffer = B>, target: &mut B) -> Result<(), DeviceError> {
        let (group, range) = &self.steps[step];
        let whole = range.len() as u64 * layout::scalar_bytes::<P>();
        for (i, vector) in self.vectors[group.clone()].iter().enumerate() {
            let (bytes, _) = layout::scalars_as_bytes(vector.part(range));
            let (start, length) = (i as u64 * whole, bytes.len() as u64);
            stream.upload(bytes, target, start)?;
            if length < whole {
                stream.upload(&vec![0; (whole - length) as usize], target, start + length)?;
            }
        }
        Ok(())
    }

    /// Copies the range of the bases at each level, if they are on the host.
    fn copy_bases(&self, step: usize, stream: &impl Stream<Buffer = B>, target: &mut B) -> Result<(), DeviceError> {
        let PipelineBases::Host(points) = self.bases else { return Ok(()) };
        let (_, range) = &self.steps[step];
        let levels = self.plan.precomputation.factor() as usize;
        for (level, all) in points.chunks(points.len() / levels).enumerate() {
            let offset = (level * range.len()) as u64 * layout::affine_bytes::<P>();
            stream.upload(layout::affine_as_bytes(&all[self.first..][range.clone()]), target, offset)?;
        }
        Ok(())
    }
}

/// Copies the inputs. It has its own stream if something is computed meanwhile.
struct Copier<'a, S: Stream> {
    computing: &'a S,
    aside: Option<S>,
}

impl<'a, S: Stream> Copier<'a, S> {
    fn new<'d, D: Device<Stream<'d> = S>>(
        device: &'d D,
        computing: &'a S,
        plan: &GpuPlan,
    ) -> Result<Self, DeviceError> {
        let aside = plan.overlaps().then(|| device.stream()).transpose()?;
        if let Some(aside) = &aside {
            // The buffers exist only after the allocations on the stream that made them.
            aside.wait_for(&computing.event()?)?;
        }
        Ok(Self { computing, aside })
    }

    /// Queues copies, and returns the event for which a stream that reads them must wait.
    fn copy(&self, copies: impl FnOnce(&S) -> Result<(), DeviceError>) -> Result<Option<S::Event>, DeviceError> {
        copies(self.aside.as_ref().unwrap_or(self.computing))?;
        self.aside.as_ref().map(S::event).transpose()
    }
}

/// A plan that runs on a stream.
struct Pipeline<'a, S: Stream> {
    stream: &'a S,
    kernels: &'a Kernels,
    plan: &'a GpuPlan,
    arithmetic: PointArithmetic,
    buffers: Buffers<S::Buffer>,
    /// The index of the input that is read now.
    input: usize,
    clock: StreamClock<'a, S>,
}

/// The device's buffers. `crate::plan::BufferSizes` says what each holds, and its size.
struct Buffers<B> {
    inputs: Vec<Input<B>>,
    converted: B,
    digits: B,
    spare_digits: B,
    table: Option<B>,
    tile_counts: B,
    radix_counts: B,
    bounds: B,
    row_pointers: B,
    row_order: B,
    spare_row_order: B,
    row_tile_counts: B,
    row_radix_counts: B,
    row_groups: B,
    pieces: B,
    partial_sums: B,
    sum_buckets: B,
    buckets: B,
    sums: B,
    weighted: B,
}

/// The buffers to which inputs are copied.
struct Input<B> {
    bases: B,
    scalars: B,
}

impl<B: device::Buffer> Buffers<B> {
    fn allocate(stream: &impl Stream<Buffer = B>, plan: &GpuPlan) -> Result<Self, DeviceError> {
        let sizes = &plan.buffers;
        let buffer = |extent: Extent| stream.allocate(extent.bytes());
        let input = |_| Ok(Input { bases: buffer(sizes.bases)?, scalars: buffer(sizes.scalars)? });
        Ok(Self {
            inputs: (0..sizes.inputs).map(input).collect::<Result<_, _>>()?,
            converted: buffer(sizes.converted)?,
            digits: buffer(sizes.digits)?,
            spare_digits: buffer(sizes.digits)?,
            table: (sizes.table.elements > 0).then(|| buffer(sizes.table)).transpose()?,
            tile_counts: buffer(sizes.tile_counts)?,
            radix_counts: buffer(sizes.radix_counts)?,
            bounds: buffer(sizes.bounds)?,
            row_pointers: buffer(sizes.row_pointers)?,
            row_order: buffer(sizes.row_order)?,
            spare_row_order: buffer(sizes.row_order)?,
            row_tile_counts: buffer(sizes.row_tile_counts)?,
            row_radix_counts: buffer(sizes.row_radix_counts)?,
            row_groups: buffer(sizes.row_groups)?,
            pieces: buffer(sizes.pieces)?,
            partial_sums: buffer(sizes.partial_sums)?,
            sum_buckets: buffer(sizes.partial_buckets)?,
            buckets: buffer(sizes.buckets)?,
            sums: buffer(sizes.sums)?,
            weighted: buffer(sizes.weighted)?,
        })
    }
}

impl<'a, S: Stream> Pipeline<'a, S> {
    fn new<P: CurveParams>(
        stream: &'a S,
        kernels: &'a Kernels,
        plan: &'a GpuPlan,
        timed: bool,
    ) -> Result<Self, DeviceError> {
        let form = plan.algorithm.point_form();
        let arithmetic = match plan.algorithm.is_constant_time() {
            true => PointArithmetic::in_constant_time::<P>(kernels),
            false => PointArithmetic::of::<P>(kernels, form),
        };
        let mut buffers = Buffers::allocate(stream, plan)?;
        let mut clock = StreamClock::started(stream, timed)?;
        recode::table(stream, kernels.recode, buffers.table.as_mut(), &plan.windows)?;
        clock.end(Stage::Recode)?;
        Ok(Self { stream, kernels, plan, arithmetic, buffers, input: 0, clock })
    }

    /// Makes all further work wait for the copies before the event.
    fn wait_for(&mut self, copied: Option<S::Event>) -> Result<(), DeviceError> {
        if let Some(copied) = copied {
            self.stream.wait_for(&copied)?;
        }
        self.clock.end(Stage::Upload)
    }

    fn shape(&self, given: recode::Scalars) -> Shape {
        let (plan, levels) = (self.plan, self.plan.precomputation.factor());
        Shape {
            n: levels * given.n,
            windows: plan.rows * given.vectors,
            points: levels * given.bases,
            buckets: plan.buckets(),
            exponent_bits: plan.windows.exponent_bits(),
        }
    }

    /// The number of results for each vector: one for each row of windows, or one for the windows of each thread.
    fn rows(&self) -> u32 {
        let (rows, algorithm) = (self.plan.rows, self.plan.algorithm);
        match algorithm.windows_per_thread(rows.into()) {
            Some(windows) => rows / windows as u32,
            None if algorithm.consolidates_windows() => 1,
            None => rows,
        }
    }

    /// Computes the digits of the scalars, and their shape. Sorts the digits if the algorithm has this stage.
    fn digits<P: CurveParams>(&mut self, given: recode::Scalars) -> Result<Shape, DeviceError> {
        let &mut Self { stream, kernels, plan, ref mut buffers, ref mut clock, input, .. } = self;
        let scalars = (&buffers.inputs[input].scalars, layout::scalar_bytes::<P>());
        let (codes, digits) = (buffers.table.as_ref(), &mut buffers.digits);
        recode::recode(stream, kernels.recode, given, scalars, codes, digits, &plan.windows)?;
        clock.end(Stage::Recode)?;
        let shape = match plan.algorithm.consolidates_windows() {
            true => self.consolidate(self.shape(given))?,
            false => self.shape(given),
        };
        if !plan.algorithm.is_per_thread() {
            self.group(shape)?;
            self.clock.end(Stage::Sort)?;
        }
        Ok(shape)
    }

    /// Prepares the copied bases, and sums them by their digits. With a table, sums the table's bases instead. The
    /// results are in the first places of `weighted`.
    fn sum<P: CurveParams>(
        &mut self,
        (given, shape): (recode::Scalars, Shape),
        table: Option<&ResidentPoints<S::Buffer>>,
    ) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, arithmetic, ref mut buffers, ref mut clock, input } = self;
        let bases = &mut buffers.inputs[input].bases;
        match kernels.edwards {
            _ if table.is_some() => {}
            Some(module) if plan.algorithm.coordinates == Coordinates::TwistedEdwards => {
                let affine = AffinePoints { buffer: &*bases, point_bytes: layout::affine_bytes::<P>() };
                let sizes = (shape.points, plan.run);
                prepare::edwards(stream, module, arithmetic, &affine, &mut buffers.converted, sizes)?;
            }
            _ => {
                let sizes = (shape.points, plan.prepared, plan.run);
                prepare::powers_of_two(stream, kernels.prepare, arithmetic, bases, sizes)?;
            }
        }
        clock.end(Stage::Prepare)?;
        match plan.algorithm.is_per_thread() {
            true => self.pippengers(shape, self.rows() * given.vectors, table)?,
            false => self.accumulate_and_aggregate(shape, table)?,
        }
        self.clock.end(Stage::Aggregate)
    }

    /// Waits for the results, and combines them to the sum of each vector.
    fn results<P: CurveParams>(&mut self, given: recode::Scalars) -> Result<Vec<Projective<P>>, DeviceError> {
        let &mut Self { stream, plan, arithmetic, ref buffers, .. } = self;
        let rows = self.rows();
        let mut bytes = vec![0; (u64::from(rows * given.vectors) * arithmetic.point_bytes) as usize];
        stream.download(&buffers.weighted, &mut bytes)?;
        let points = bytes.chunks(arithmetic.point_bytes as usize);
        let sums: Vec<_> = match P::TWISTED_EDWARDS {
            Some(form) if plan.algorithm.coordinates == Coordinates::TwistedEdwards => {
                points.map(|bytes| layout::edwards_from_bytes(&form, bytes)).collect()
            }
            _ => points.map(layout::xyzz_from_bytes::<P>).collect(),
        };
        let (c, below) = (plan.windows.window_bits(), plan.first_row);
        let joined = sums.chunks(rows as usize).map(|sums| mul_pow2(horner(c, sums), c * below)).collect();
        // The stream is idle, so the event has the time at which the host got here.
        self.clock.end(Stage::Combine)?;
        Ok(joined)
    }

    /// Sorts the digits of each window by bucket, and finds where each bucket begins.
    fn group(&mut self, shape: Shape) -> Result<(), DeviceError> {
        let &mut Self { stream, plan, ref mut buffers, .. } = self;
        if plan.algorithm.sort == SortMethod::SparseTranspose {
            let (digits, ell) = (&mut buffers.digits, &mut buffers.spare_digits);
            transpose::ell_to_csr(stream, shape, plan.threads_per_window, digits, ell, &mut buffers.row_pointers)?;
        }
        let lowest_bit = 1 + shape.exponent_bits;
        let sort = Sort { n: shape.n, windows: shape.windows, radix: plan.radix, lowest_bit, tile: plan.tile };
        let memory = SortBuffers {
            digits: &mut buffers.digits,
            spare: &mut buffers.spare_digits,
            tile_counts: &mut buffers.tile_counts,
            radix_counts: &mut buffers.radix_counts,
        };
        sort.run(stream, memory)?;
        sort::bounds(stream, &buffers.digits, &mut buffers.bounds, shape)
    }

    /// Sums the buckets, and then the windows. The windows' sums are in the first places of `weighted`.
    fn accumulate_and_aggregate(
        &mut self,
        shape: Shape,
        table: Option<&ResidentPoints<S::Buffer>>,
    ) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, arithmetic, ref mut buffers, ref mut clock, input } = self;
        let Buffers { digits, bounds, partial_sums, sum_buckets, buckets, sums, weighted, .. } = buffers;
        let bases = match (table, plan.algorithm.coordinates) {
            (Some(table), _) => table.points(),
            (None, Coordinates::TwistedEdwards) => &buffers.converted,
            _ => &buffers.inputs[input].bases,
        };
        let threads = plan.threads_per_window;
        let sorted = SortedDigits { digits: &*digits, bounds: &*bounds };
        let stage = AccumulateStage { stream, arithmetic, shape, threads, bases, sorted };
        let (points, threads) = match plan.algorithm.accumulation {
            Accumulation::LoadBalanced => {
                match kernels.homogeneous {
                    _ if shape.exponent_bits == 0 => stage.load_balanced(partial_sums)?,
                    Some(module) if plan.algorithm.coordinates == Coordinates::HomogeneousPairs => {
                        stage.homogeneous(module, partial_sums)?;
                    }
                    _ => stage.odd_float(kernels.lb_msm, plan.prepared, partial_sums)?,
                }
                stage.gather(partial_sums)?;
                (&*partial_sums, threads)
            }
            Accumulation::ConstantTime => {
                stage.constant_time(partial_sums, sum_buckets, buckets)?;
                (&*buckets, 1)
            }
            Accumulation::Comparison(Comparison::Unbalanced) => {
                comparisons::unbalanced(&stage, comparison(kernels)?, buckets)?;
                (&*buckets, 1)
            }
            Accumulation::RowBalanced => {
                let sort = SortBuffers {
                    digits: &mut buffers.row_order,
                    spare: &mut buffers.spare_row_order,
                    tile_counts: &mut buffers.row_tile_counts,
                    radix_counts: &mut buffers.row_radix_counts,
                };
                let memory = RowBuffers { sort, groups: &mut buffers.row_groups, pieces: &mut buffers.pieces };
                let module = kernels.cuzk;
                RowBalanced { stage: &stage, module, tile: plan.row_tile, radix: plan.row_radix }
                    .run(memory, buckets)?;
                (&*buckets, 1)
            }
            Accumulation::Comparison(Comparison::Checkpoints) => {
                comparisons::checkpoints(&stage, comparison(kernels)?, plan.windows.window_bits(), partial_sums)?;
                stage.gather(partial_sums)?;
                (&*partial_sums, threads)
            }
            Accumulation::Comparison(Comparison::PippengerPerThread)
            | Accumulation::Comparison(Comparison::WindowPerThread) => {
                unreachable!("these algorithms have no such stages")
            }
        };
        clock.end(Stage::Accumulate)?;
        let accumulated = Accumulated { bounds: &*bounds, points, threads };
        match plan.algorithm.aggregation {
            Aggregation::Layered => {
                aggregate::layered(stream, arithmetic, shape, plan.runs, &accumulated, (sums, weighted))
            }
            Aggregation::ChunkedRunningSum => {
                aggregate::chunked(stream, kernels.cuzk, arithmetic, shape, plan.runs, (points, weighted))
            }
        }
    }

    /// Makes all windows of a vector one row.
    fn consolidate(&mut self, shape: Shape) -> Result<Shape, DeviceError> {
        let (module, rows) = (comparison(self.kernels)?, self.plan.rows);
        comparisons::consolidate_rows(self.stream, module, shape, rows, &mut self.buffers.digits)
    }

    /// Runs a Pippenger in each thread. The `rows` results are in the first places of `weighted`.
    fn pippengers(
        &mut self,
        shape: Shape,
        rows: u32,
        table: Option<&ResidentPoints<S::Buffer>>,
    ) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, arithmetic, ref mut buffers, ref mut clock, input } = self;
        let Buffers { inputs, digits, buckets, weighted, .. } = buffers;
        let bases = table.map_or(&inputs[input].bases, ResidentPoints::points);
        let (module, shares) = (comparison(kernels)?, plan.threads_per_window);
        let (window_bits, per_thread) = (plan.windows.window_bits(), shape.windows / rows);
        PippengerPerThread { stream, module, arithmetic, shape, window_bits, per_thread, shares, bases, digits }
            .run(buckets, weighted)?;
        clock.end(Stage::Accumulate)?;
        aggregate::sum_halves(stream, arithmetic, rows, shares, weighted)
    }
}

/// The kernels of the comparison methods. An engine without them refuses such an algorithm before it plans.
fn comparison(kernels: &Kernels) -> Result<&'static Module, DeviceError> {
    let missing = || DeviceError::failed("accumulation", "this build is without the feature `comparisons`");
    kernels.comparison.ok_or_else(missing)
}
