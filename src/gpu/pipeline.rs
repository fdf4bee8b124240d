//! The pipeline: recode, group, accumulate and aggregate on the device, combine on the host (see ARCHITECTURE.md).

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Zero;

use super::device::{Device, DeviceError, Stream};
use super::layout;
use super::stages::accumulate::LoadBalanced;
use super::stages::{aggregate, recode, sort};
use super::{Kernels, Module};
use crate::Curve;
use crate::plan::GpuPlan;
use crate::scalars::Scalars;

/// Computes Σ kᵢ·Pᵢ as planned, with the curve's kernels. There is one scalar for each base, and at least one.
pub(crate) fn msm<D: Device, P: Curve>(
    device: &D,
    kernels: &Kernels,
    plan: &GpuPlan,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Result<Projective<P>, DeviceError> {
    let stream = device.stream()?;
    let mut buffers = Buffers::allocate::<P>(&stream, plan)?;
    let (scalar_bytes, montgomery) = layout::scalars_as_bytes(scalars);
    let chunk_bytes = plan.chunk * layout::scalar_bytes::<P>() as usize;
    let mut result = Projective::zero();
    for (bases, scalars) in bases.chunks(plan.chunk).zip(scalar_bytes.chunks(chunk_bytes)) {
        stream.upload(scalars, &mut buffers.scalars)?;
        stream.upload(layout::affine_as_bytes(bases), &mut buffers.bases)?;
        let n = u32::try_from(bases.len()).expect("a planned chunk has fewer than 2^31 points");
        let windows = buffers.window_sums::<P>(&stream, kernels.msm, plan, n, montgomery)?;
        result += plan.windows.join(&windows);
    }
    Ok(result)
}

/// The device's buffers; `crate::plan::Buffers` says what each holds, and how much.
struct Buffers<B> {
    bases: B,
    scalars: B,
    digits: B,
    spare_digits: B,
    tile_counts: B,
    radix_counts: B,
    bounds: B,
    parts: B,
    sums: B,
    weighted: B,
}

impl<B> Buffers<B> {
    fn allocate<P: Curve>(stream: &impl Stream<Buffer = B>, plan: &GpuPlan) -> Result<Self, DeviceError> {
        let sizes = &plan.buffers;
        let xyzz_bytes = 2 * layout::affine_bytes::<P>();
        Ok(Self {
            bases: stream.allocate(sizes.bases * layout::affine_bytes::<P>())?,
            scalars: stream.allocate(sizes.scalars * layout::scalar_bytes::<P>())?,
            digits: stream.allocate(sizes.digits * 8)?,
            spare_digits: stream.allocate(sizes.digits * 8)?,
            tile_counts: stream.allocate(sizes.tile_counts * 4)?,
            radix_counts: stream.allocate(sizes.radix_counts * 4)?,
            bounds: stream.allocate(sizes.bounds * 4)?,
            parts: stream.allocate(sizes.parts * xyzz_bytes)?,
            sums: stream.allocate(sizes.sums * xyzz_bytes)?,
            weighted: stream.allocate(sizes.weighted * xyzz_bytes)?,
        })
    }

    /// The sum Σ dᵢ·Pᵢ of each window, for the uploaded chunk.
    fn window_sums<P: Curve>(
        &mut self,
        stream: &impl Stream<Buffer = B>,
        module: &'static Module,
        plan: &GpuPlan,
        n: u32,
        montgomery: bool,
    ) -> Result<Vec<Projective<P>>, DeviceError>
    where
        B: super::device::Buffer,
    {
        let (windows, buckets) = (plan.windows.count(), plan.windows.buckets());
        let affine_bytes = layout::affine_bytes::<P>();
        let scalars = (&self.scalars, layout::scalar_bytes::<P>());
        recode::signed(stream, module, scalars, &mut self.digits, n, &plan.windows, montgomery)?;

        let sort = sort::Sort { n, windows, radix: plan.radix, tile: plan.tile };
        let spare = (&mut self.spare_digits, &mut self.tile_counts, &mut self.radix_counts);
        sort.run(stream, &mut self.digits, spare.0, spare.1, spare.2)?;
        sort::bounds(stream, &self.digits, &mut self.bounds, n, windows, buckets)?;

        let accumulate = LoadBalanced { n, windows, buckets, threads: plan.threads_per_window, affine_bytes };
        accumulate.run(stream, module, &self.bases, &self.digits, &self.bounds, &mut self.parts)?;
        let sums = (&mut self.sums, &mut self.weighted);
        let run_length = plan.buckets_per_thread;
        aggregate::layered(stream, module, accumulate, run_length, &self.bounds, &self.parts, sums.0, sums.1)?;

        let mut bytes = vec![0; windows as usize * 2 * affine_bytes as usize];
        stream.download(&self.weighted, &mut bytes)?;
        Ok(bytes.chunks(2 * affine_bytes as usize).map(layout::xyzz_from_bytes::<P>).collect())
    }
}
