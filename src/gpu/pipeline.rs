//! The pipeline: prepare, recode, group, accumulate and aggregate on the device, combine on the host (see
//! ARCHITECTURE.md).

use std::ops::Range;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;

use super::Kernels;
use super::device::{self, Device, DeviceError, Stream};
use super::layout;
use super::stages::accumulate::{self, ConstantTime, Grouped, LoadBalanced};
use super::stages::aggregate::{self, Accumulated};
use super::stages::rows::{RowBalanced, RowBuffers};
use super::stages::{Law, Shape, prepare, recode, sort, transpose};
use super::table::Table;
use super::timings::StreamClock;
use crate::Curve;
use crate::algorithm::{Accumulation, Aggregation, Coordinates, Grouping};
use crate::plan::{Extent, GpuPlan};
use crate::recode::{join, shifted};
use crate::scalars::Scalars;
use crate::timings::{Stage, StageTimings};

/// The bases of a computation.
pub(crate) enum Bases<'a, P: Curve, B> {
    /// On the host: all bases at level 0, then at level 1, and so on.
    Host(&'a [Affine<P>]),
    /// On the device.
    Device(&'a Table<B>),
}

/// Computes Σ kᵢ·Pᵢ as planned for each vector of scalars, with the curve's kernels; scalar 0 belongs to base `first`.
/// Vectors are of one kind, there are bases for the longest, and it is not empty. If `timed`, tells how long the stages
/// took.
pub(crate) fn msm<D: Device, P: Curve>(
    device: &D,
    kernels: &Kernels,
    plan: &GpuPlan,
    bases: &Bases<'_, P, D::Buffer>,
    first: usize,
    vectors: &[Scalars<'_, P>],
    timed: bool,
) -> Result<(Vec<Projective<P>>, Option<StageTimings>), DeviceError> {
    let stream = device.stream()?;
    let mut pipeline = Pipeline::new::<P>(&stream, kernels, plan, timed)?;
    let longest = vectors.iter().map(Scalars::len).max().unwrap_or(0);
    let mut results = Vec::with_capacity(vectors.len());
    for group in vectors.chunks(plan.vectors) {
        let mut sums = vec![Projective::zero(); group.len()];
        for start in (0..longest).step_by(plan.chunk) {
            let range = start..longest.min(start + plan.chunk);
            let given = pipeline.upload(bases, first, group, range)?;
            let points = match bases {
                Bases::Host(_) => None,
                Bases::Device(table) => Some(*table),
            };
            for (sum, part) in sums.iter_mut().zip(pipeline.chunk::<P>(given, points)?) {
                *sum += part;
            }
        }
        results.extend(sums);
    }
    Ok((results, pipeline.clock.timings()?))
}

/// A plan on its way through a stream.
struct Pipeline<'a, S: Stream> {
    stream: &'a S,
    kernels: &'a Kernels,
    plan: &'a GpuPlan,
    law: Law,
    buffers: Buffers<S::Buffer>,
    clock: StreamClock<'a, S>,
}

/// The device's buffers; `crate::plan::Buffers` says what each holds, and how much.
struct Buffers<B> {
    bases: B,
    converted: B,
    scalars: B,
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
    parts: B,
    part_buckets: B,
    buckets: B,
    sums: B,
    weighted: B,
}

impl<B: device::Buffer> Buffers<B> {
    fn allocate(stream: &impl Stream<Buffer = B>, plan: &GpuPlan) -> Result<Self, DeviceError> {
        let sizes = &plan.buffers;
        let buffer = |extent: Extent| stream.allocate(extent.bytes());
        Ok(Self {
            bases: buffer(sizes.bases)?,
            converted: buffer(sizes.converted)?,
            scalars: buffer(sizes.scalars)?,
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
            parts: buffer(sizes.parts)?,
            part_buckets: buffer(sizes.part_buckets)?,
            buckets: buffer(sizes.buckets)?,
            sums: buffer(sizes.sums)?,
            weighted: buffer(sizes.weighted)?,
        })
    }
}

impl<'a, S: Stream> Pipeline<'a, S> {
    fn new<P: Curve>(stream: &'a S, kernels: &'a Kernels, plan: &'a GpuPlan, timed: bool) -> Result<Self, DeviceError> {
        let form = plan.algorithm.point_form();
        let law = match plan.algorithm.is_constant_time() {
            true => Law::in_constant_time::<P>(kernels),
            false => Law::of::<P>(kernels, form),
        };
        let mut buffers = Buffers::allocate(stream, plan)?;
        let mut clock = StreamClock::started(stream, timed)?;
        recode::table(stream, kernels.recode, buffers.table.as_mut(), &plan.windows)?;
        clock.end(Stage::Recode)?;
        Ok(Self { stream, kernels, plan, law, buffers, clock })
    }

    /// Brings a range of each vector's scalars to the device, and their bases if these are on the host.
    fn upload<P: Curve>(
        &mut self,
        bases: &Bases<'_, P, S::Buffer>,
        first: usize,
        vectors: &[Scalars<'_, P>],
        range: Range<usize>,
    ) -> Result<recode::Scalars, DeviceError> {
        let &mut Self { stream, plan, ref mut buffers, ref mut clock, .. } = self;
        let n = range.len();
        let mut montgomery = false;
        for (i, vector) in vectors.iter().enumerate() {
            let (bytes, form) = layout::scalars_as_bytes(vector.part(&range));
            montgomery = form;
            let (whole, offset) = (n * layout::scalar_bytes::<P>() as usize, i as u64 * n as u64);
            let offset = offset * layout::scalar_bytes::<P>();
            stream.upload(bytes, &mut buffers.scalars, offset)?;
            if bytes.len() < whole {
                let missing = vec![0; whole - bytes.len()];
                stream.upload(&missing, &mut buffers.scalars, offset + bytes.len() as u64)?;
            }
        }
        let counted = |count: usize| u32::try_from(count).expect("a plan has fewer than 2^32 of everything");
        let (first, count) = match bases {
            Bases::Host(points) => {
                let all = points.len() / plan.elastic.levels() as usize;
                for level in 0..plan.elastic.levels() as usize {
                    let part = &points[level * all + first..][range.clone()];
                    let offset = (level * n) as u64 * layout::affine_bytes::<P>();
                    stream.upload(layout::affine_as_bytes(part), &mut buffers.bases, offset)?;
                }
                (0, n)
            }
            Bases::Device(table) => (first + range.start, table.bases()),
        };
        clock.end(Stage::Upload)?;
        Ok(recode::Scalars {
            n: counted(n),
            vectors: counted(vectors.len()),
            first: counted(first),
            bases: counted(count),
            elastic: plan.elastic,
            rows: (plan.first_row, plan.rows),
            montgomery,
        })
    }

    /// Σ kᵢ·Pᵢ of each vector for the scalars that are uploaded, and the bases that are, or that lie in a table.
    fn chunk<P: Curve>(
        &mut self,
        given: recode::Scalars,
        table: Option<&Table<S::Buffer>>,
    ) -> Result<Vec<Projective<P>>, DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let (windows, levels) = (&plan.windows, plan.elastic.levels());
        let shape = Shape {
            n: levels * given.n,
            windows: plan.rows * given.vectors,
            points: levels * given.bases,
            buckets: plan.buckets(),
            exponent_bits: windows.exponent_bits(),
        };
        let edwards = plan.algorithm.coordinates == Coordinates::TwistedEdwards;
        match kernels.edwards {
            _ if table.is_some() => {}
            Some(module) if edwards => {
                let affine = (&buffers.bases, layout::affine_bytes::<P>());
                prepare::edwards(stream, module, law, affine, &mut buffers.converted, shape.points, plan.run)?;
            }
            _ => {
                let (bases, levels) = (&mut buffers.bases, plan.prepared);
                prepare::powers_of_two(stream, kernels.prepare, law, bases, shape.points, levels, plan.run)?;
            }
        }
        clock.end(Stage::Prepare)?;
        let scalars = (&buffers.scalars, layout::scalar_bytes::<P>());
        let (codes, digits) = (buffers.table.as_ref(), &mut buffers.digits);
        recode::digits(stream, kernels.recode, given, scalars, codes, digits, windows)?;
        clock.end(Stage::Recode)?;

        // The results that the device leaves of each vector.
        let (rows, per_thread) = match plan.algorithm.accumulation {
            Accumulation::PippengerPerThread => (1, true),
            Accumulation::WindowPerThread => (plan.rows, true),
            Accumulation::Checkpoints => (1, false),
            _ => (plan.rows, false),
        };
        let all_rows = rows * given.vectors;
        if per_thread {
            self.pippengers(shape, all_rows, table)?;
        } else {
            let shape = match plan.algorithm.accumulation {
                Accumulation::Checkpoints => self.consolidate(shape)?,
                _ => shape,
            };
            self.group(shape)?;
            self.clock.end(Stage::Group)?;
            self.accumulate_and_aggregate(shape, table)?;
        }
        self.clock.end(Stage::Aggregate)?;
        let mut bytes = vec![0; (u64::from(all_rows) * law.point_bytes) as usize];
        self.stream.download(&self.buffers.weighted, &mut bytes)?;
        let points = bytes.chunks(law.point_bytes as usize);
        let sums: Vec<_> = match P::TWISTED_EDWARDS {
            Some(form) if edwards => points.map(|bytes| layout::edwards_from_bytes(&form, bytes)).collect(),
            _ => points.map(layout::xyzz_from_bytes::<P>).collect(),
        };
        let (c, below) = (self.plan.windows.window_bits(), self.plan.first_row);
        let joined = sums.chunks(rows as usize).map(|sums| shifted(join(c, sums), c * below)).collect();
        // The stream is idle, so that the event has the time at which the host came to it.
        self.clock.end(Stage::Combine)?;
        Ok(joined)
    }

    /// Sorts the digits of each window by bucket, and finds where each bucket begins.
    fn group(&mut self, shape: Shape) -> Result<(), DeviceError> {
        let &mut Self { stream, plan, ref mut buffers, .. } = self;
        if plan.algorithm.grouping == Grouping::SparseTranspose {
            let (digits, ell) = (&mut buffers.digits, &mut buffers.spare_digits);
            transpose::ell_to_csr(stream, shape, plan.threads_per_window, digits, ell, &mut buffers.row_pointers)?;
        }
        let lowest_bit = 1 + shape.exponent_bits;
        let sort = sort::Sort { n: shape.n, windows: shape.windows, radix: plan.radix, lowest_bit, tile: plan.tile };
        let spare = (&mut buffers.spare_digits, &mut buffers.tile_counts, &mut buffers.radix_counts);
        sort.run(stream, &mut buffers.digits, spare.0, spare.1, spare.2)?;
        sort::bounds(stream, &buffers.digits, &mut buffers.bounds, shape)
    }

    /// Leaves the windows' sums in the first places of `weighted`.
    fn accumulate_and_aggregate(&mut self, shape: Shape, table: Option<&Table<S::Buffer>>) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let Buffers { digits, bounds, parts, part_buckets, buckets, sums, weighted, .. } = buffers;
        let bases = match (table, plan.algorithm.coordinates) {
            (Some(table), _) => table.points(),
            (None, Coordinates::TwistedEdwards) => &buffers.converted,
            _ => &buffers.bases,
        };
        let grouped = Grouped { digits: &*digits, bounds: &*bounds };
        let threads = plan.threads_per_window;
        let (points, threads) = match plan.algorithm.accumulation {
            Accumulation::LoadBalanced => {
                let balanced = LoadBalanced { shape, threads };
                match kernels.homogeneous {
                    _ if shape.exponent_bits == 0 => balanced.parts(stream, law, bases, &grouped, parts)?,
                    Some(module) if plan.algorithm.coordinates == Coordinates::HomogeneousPairs => {
                        accumulate::homogeneous_parts(stream, module, law, &balanced, bases, &grouped, parts)?;
                    }
                    _ => {
                        let (module, prepared) = (kernels.lb_msm, plan.prepared);
                        balanced.odd_float_parts(stream, module, law, prepared, bases, &grouped, parts)?;
                    }
                }
                balanced.gather(stream, law, &grouped, parts)?;
                (&*parts, threads)
            }
            Accumulation::ConstantTime => {
                let constant_time = ConstantTime { shape, threads, bases };
                constant_time.run(stream, law, &grouped, parts, part_buckets, buckets)?;
                (&*buckets, 1)
            }
            #[cfg(feature = "comparisons")]
            Accumulation::Unbalanced => {
                let module = kernels.comparison;
                accumulate::unbalanced(stream, module, law, shape, threads, bases, &grouped, buckets)?;
                (&*buckets, 1)
            }
            Accumulation::RowBalanced => {
                let memory = RowBuffers {
                    order: &mut buffers.row_order,
                    spare_order: &mut buffers.spare_row_order,
                    tile_counts: &mut buffers.row_tile_counts,
                    radix_counts: &mut buffers.row_radix_counts,
                    groups: &mut buffers.row_groups,
                    pieces: &mut buffers.pieces,
                };
                let rows = RowBalanced { shape, threads, tile: plan.row_tile };
                rows.run(stream, kernels.cuzk, law, bases, &grouped, memory, buckets)?;
                (&*buckets, 1)
            }
            #[cfg(feature = "comparisons")]
            Accumulation::Checkpoints => {
                let (module, balanced) = (kernels.comparison, LoadBalanced { shape, threads });
                let c = plan.windows.window_bits();
                accumulate::checkpoint_parts(stream, module, law, &balanced, c, bases, &grouped, parts)?;
                balanced.gather(stream, law, &grouped, parts)?;
                (&*parts, threads)
            }
            #[cfg(not(feature = "comparisons"))]
            Accumulation::Unbalanced | Accumulation::Checkpoints => return Err(no_comparisons()),
            Accumulation::PippengerPerThread | Accumulation::WindowPerThread => {
                unreachable!("these neither group digits nor aggregate buckets")
            }
        };
        clock.end(Stage::Accumulate)?;
        let accumulated = Accumulated { bounds: &*bounds, points, threads };
        match plan.algorithm.aggregation {
            Aggregation::Layered => aggregate::layered(stream, law, shape, plan.runs, &accumulated, sums, weighted),
            Aggregation::ChunkedRunningSum => {
                aggregate::chunked(stream, kernels.cuzk, law, shape, plan.runs, points, weighted)
            }
        }
    }

    /// Makes one row of all windows of a vector.
    #[cfg(feature = "comparisons")]
    fn consolidate(&mut self, shape: Shape) -> Result<Shape, DeviceError> {
        let (module, rows) = (self.kernels.comparison, self.plan.rows);
        accumulate::consolidate_rows(self.stream, module, shape, rows, &mut self.buffers.digits)
    }

    #[cfg(not(feature = "comparisons"))]
    fn consolidate(&mut self, _: Shape) -> Result<Shape, DeviceError> {
        Err(no_comparisons())
    }

    /// A Pippenger for each thread: leaves `rows` results in the first places of `weighted`.
    #[cfg(feature = "comparisons")]
    fn pippengers(&mut self, shape: Shape, rows: u32, table: Option<&Table<S::Buffer>>) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let Buffers { bases, digits, buckets, weighted, .. } = buffers;
        let bases = table.map_or(&*bases, Table::points);
        let (c, shares) = (plan.windows.window_bits(), plan.threads_per_window);
        let (module, per_thread) = (kernels.comparison, shape.windows / rows);
        accumulate::pippenger_per_thread(
            stream, module, law, shape, c, per_thread, shares, bases, digits, buckets, weighted,
        )?;
        clock.end(Stage::Accumulate)?;
        aggregate::sum_halves(stream, law, rows, shares, weighted)
    }

    #[cfg(not(feature = "comparisons"))]
    fn pippengers(&mut self, _: Shape, _: u32, _: Option<&Table<S::Buffer>>) -> Result<(), DeviceError> {
        Err(no_comparisons())
    }
}

/// What the builder has refused already.
#[cfg(not(feature = "comparisons"))]
fn no_comparisons() -> DeviceError {
    DeviceError::failed("accumulation", "this build is without the feature `comparisons`")
}
