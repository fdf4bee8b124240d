//! The pipeline: prepare, recode, group, accumulate and aggregate on the device, combine on the host (see
//! ARCHITECTURE.md).

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;

use super::Kernels;
use super::device::{self, Device, DeviceError, Stream};
use super::layout;
use super::stages::accumulate::{self, ConstantTime, Grouped, LoadBalanced};
use super::stages::aggregate::{self, Accumulated};
use super::stages::rows::{RowBalanced, RowBuffers};
use super::stages::{Law, Shape, prepare, recode, sort, transpose};
use super::timings::StreamClock;
use crate::Curve;
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Coordinates, Grouping};
use crate::plan::{Extent, GpuPlan};
use crate::recode::join;
use crate::scalars::Scalars;
use crate::timings::{Stage, StageTimings};

/// Computes Σ kᵢ·Pᵢ as planned, with the curve's kernels. There is one scalar for each base, and at least one.
/// If `timed`, tells how long the stages took.
pub(crate) fn msm<D: Device, P: Curve>(
    device: &D,
    kernels: &Kernels,
    plan: &GpuPlan,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
    timed: bool,
) -> Result<(Projective<P>, Option<StageTimings>), DeviceError> {
    let stream = device.stream()?;
    let mut pipeline = Pipeline::new::<P>(&stream, kernels, plan, timed)?;
    let (scalar_bytes, montgomery) = layout::scalars_as_bytes(scalars);
    let chunk_bytes = plan.chunk * layout::scalar_bytes::<P>() as usize;
    let mut result = Projective::zero();
    for (bases, scalars) in bases.chunks(plan.chunk).zip(scalar_bytes.chunks(chunk_bytes)) {
        stream.upload(scalars, &mut pipeline.buffers.scalars)?;
        stream.upload(layout::affine_as_bytes(bases), &mut pipeline.buffers.bases)?;
        pipeline.clock.end(Stage::Upload)?;
        let n = u32::try_from(bases.len()).expect("a planned chunk has fewer than 2^32 points");
        result += pipeline.chunk::<P>(n, montgomery)?;
    }
    Ok((result, pipeline.clock.timings()?))
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
        let law = law::<P>(kernels, plan.algorithm);
        let mut buffers = Buffers::allocate(stream, plan)?;
        let mut clock = StreamClock::started(stream, timed)?;
        recode::table(stream, kernels.recode, buffers.table.as_mut(), &plan.windows)?;
        clock.end(Stage::Recode)?;
        Ok(Self { stream, kernels, plan, law, buffers, clock })
    }

    /// Σ kᵢ·Pᵢ for the uploaded chunk of n points.
    fn chunk<P: Curve>(&mut self, n: u32, montgomery: bool) -> Result<Projective<P>, DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let windows = &plan.windows;
        let shape =
            Shape { n, windows: windows.count(), buckets: plan.buckets(), exponent_bits: windows.exponent_bits() };
        match kernels.edwards {
            Some(module) if plan.algorithm.coordinates == Coordinates::TwistedEdwards => {
                let affine = (&buffers.bases, layout::affine_bytes::<P>());
                prepare::edwards(stream, module, law, affine, &mut buffers.converted, n, plan.run)?;
            }
            _ => prepare::powers_of_two(stream, kernels.lb_msm, law, &mut buffers.bases, n, plan.prepared, plan.run)?,
        }
        clock.end(Stage::Prepare)?;
        let scalars = (&buffers.scalars, layout::scalar_bytes::<P>());
        let (table, digits) = (buffers.table.as_ref(), &mut buffers.digits);
        recode::digits(stream, kernels.recode, scalars, table, digits, n, windows, montgomery)?;
        clock.end(Stage::Recode)?;

        let rows = match plan.algorithm.accumulation {
            Accumulation::PippengerPerThread => Some(1),
            Accumulation::WindowPerThread => Some(shape.windows),
            _ => None,
        };
        match rows {
            Some(rows) => self.pippengers(shape, rows)?,
            None => {
                self.group(shape)?;
                self.clock.end(Stage::Group)?;
                self.accumulate_and_aggregate(shape)?;
            }
        }
        self.clock.end(Stage::Aggregate)?;
        let mut bytes = vec![0; (rows.unwrap_or(shape.windows) as u64 * law.point_bytes) as usize];
        self.stream.download(&self.buffers.weighted, &mut bytes)?;
        let points = bytes.chunks(law.point_bytes as usize);
        let sums: Vec<_> = match P::TWISTED_EDWARDS {
            Some(form) if self.plan.algorithm.coordinates == Coordinates::TwistedEdwards => {
                points.map(|bytes| layout::edwards_from_bytes(&form, bytes)).collect()
            }
            _ => points.map(layout::xyzz_from_bytes::<P>).collect(),
        };
        let sum = match rows {
            Some(1) => sums[0],
            _ => join(self.plan.windows.window_bits(), &sums),
        };
        // The stream is idle, so that the event has the time at which the host came to it.
        self.clock.end(Stage::Combine)?;
        Ok(sum)
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
    fn accumulate_and_aggregate(&mut self, shape: Shape) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let Buffers { digits, bounds, parts, part_buckets, buckets, sums, weighted, .. } = buffers;
        let bases = match plan.algorithm.coordinates {
            Coordinates::TwistedEdwards => &buffers.converted,
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
            #[cfg(not(feature = "comparisons"))]
            Accumulation::Unbalanced => return Err(no_comparisons()),
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

    /// A Pippenger for each thread: leaves `rows` results in the first places of `weighted`.
    #[cfg(feature = "comparisons")]
    fn pippengers(&mut self, shape: Shape, rows: u32) -> Result<(), DeviceError> {
        let &mut Self { stream, kernels, plan, law, ref mut buffers, ref mut clock } = self;
        let Buffers { bases, digits, buckets, weighted, .. } = buffers;
        let (c, shares) = (plan.windows.window_bits(), plan.threads_per_window);
        let (module, per_thread) = (kernels.comparison, shape.windows / rows);
        accumulate::pippenger_per_thread(
            stream, module, law, shape, c, per_thread, shares, bases, digits, buckets, weighted,
        )?;
        clock.end(Stage::Accumulate)?;
        aggregate::sum_halves(stream, law, rows, shares, weighted)
    }

    #[cfg(not(feature = "comparisons"))]
    fn pippengers(&mut self, _: Shape, _: u32) -> Result<(), DeviceError> {
        Err(no_comparisons())
    }
}

/// What the builder has refused already.
#[cfg(not(feature = "comparisons"))]
fn no_comparisons() -> DeviceError {
    DeviceError::failed("accumulation", "this build is without the feature `comparisons`")
}

/// The law that an algorithm adds points by.
fn law<P: Curve>(kernels: &Kernels, algorithm: Algorithm) -> Law {
    let affine_bytes = layout::affine_bytes::<P>();
    let point_bytes = 2 * affine_bytes;
    let xyzz = Law {
        accumulate: kernels.accumulate_xyzz,
        aggregate: kernels.aggregate_xyzz,
        base_bytes: affine_bytes,
        point_bytes,
    };
    match (algorithm.coordinates, kernels.accumulate_edwards, kernels.aggregate_edwards) {
        (Coordinates::TwistedEdwards, Some(accumulate), Some(aggregate)) => {
            Law { accumulate, aggregate, base_bytes: affine_bytes / 2 * 3, point_bytes }
        }
        _ if algorithm.is_constant_time() => {
            Law { accumulate: kernels.accumulate_constant_time, aggregate: kernels.aggregate_constant_time, ..xyzz }
        }
        _ => xyzz,
    }
}
