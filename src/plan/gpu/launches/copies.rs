//! The costs of a step that are not costs of its launches: the copies to the device, the clearing of buffers, and the
//! combination on the host.

use crate::plan::band::Band;
use crate::plan::gpu::buffers::BufferSizes;
use crate::plan::gpu::hardware::GpuModel;
use crate::plan::gpu::model::rates::{Rates, copy_seconds};
use crate::plan::gpu::model::timeline::Copies;
use crate::plan::gpu::model::tuning;
use crate::plan::gpu::problem::DeviceLimits;
use crate::plan::gpu::shape::{Launch, Stages};
use crate::plan::multiplications;

/// The seconds for copying the scalars and bases of a step to the device.
pub(crate) fn copied(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> Copies {
    let seconds = |bytes: u64| copy_seconds(bytes as f64, &limits.hardware);
    let bases = if stages.table.is_some() { 0.0 } else { seconds(launch.points * limits.affine_bytes) };
    let scalars = match stages.scalars_on_device {
        true => 0.0,
        false => seconds(launch.vectors * launch.n * limits.scalar_bytes),
    };
    Copies { scalars, bases }
}

/// The seconds for which the next computation waits while the buffers of this computation are cleared.
/// [`BufferSizes::secrets`] counts these buffers.
pub(crate) fn cleared(buffers: &BufferSizes, hardware: &GpuModel) -> f64 {
    let (clears, bytes) = buffers.secrets();
    let gaps = clears as f64 * tuning::LAUNCH_GAP_SECONDS.at(hardware.case);
    tuning::AWAITED_CLEAR_SHARE.at(hardware.case) * (gaps + bytes as f64 / Rates::of(hardware).moved)
}

/// The additional seconds of the first computation of a size. The additional seconds include the allocations of device
/// memory and of pinned memory, and the first launch of a kernel with local memory. The loading of modules is not
/// included.
pub(crate) fn first(buffers: &BufferSizes, hardware: &GpuModel) -> f64 {
    let of = |band: Band| band.at(hardware.case);
    let sizes = buffers.sizes();
    let allocations = sizes.iter().filter(|&&bytes| bytes > 0).count() as f64;
    let pinned = buffers.input_bytes().min(PINNED_BYTES) as f64;
    allocations * of(tuning::ALLOCATION_SECONDS)
        + sizes.iter().sum::<u64>() as f64 * of(tuning::ALLOCATED_BYTE_SECONDS)
        + pinned * of(tuning::PINNED_BYTE_SECONDS)
        + of(tuning::FIRST_LOCAL_SECONDS)
}

/// The greatest number of bytes of pinned memory for an upload: two pieces of 2 MiB for each of four threads.
const PINNED_BYTES: u64 = 8 * (2 << 20);

/// The seconds in which the host waits for the results of a step, and then combines the results of each vector. For
/// each row of a vector, the host makes one addition, and one doubling for each bit of a window.
pub(crate) fn combined(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> f64 {
    let field = limits.field();
    let products = if field.degree == 2 { multiplications::EXTENSION_MULTIPLICATION } else { 1.0 };
    let multiplication =
        tuning::HOST_MULTIPLICATION_SECONDS.at(limits.hardware.case) * products * (field.limbs as f64 / 12.0).powi(2);
    let (rows, c) = (f64::from(stages.rows()), f64::from(stages.windows.window_bits()));
    let doublings = (rows - 1.0 + f64::from(stages.first_row())).max(0.0) * c;
    let of_vector = doublings * multiplications::JACOBIAN_DOUBLING + rows * multiplications::JACOBIAN_ADDITION;
    tuning::SYNC_SECONDS.at(limits.hardware.case) + launch.vectors as f64 * of_vector * multiplication
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::band::Case;
    use crate::plan::gpu::buffers::Extent;

    fn buffers(digits: u64, points: u64) -> BufferSizes {
        BufferSizes { digits: [Extent::new(digits, 8); 2], buckets: Extent::new(points, 192), ..BufferSizes::default() }
    }

    /// Only buffers for scalars and digits are cleared after a computation. In the low case, no computation waits for
    /// the clears.
    #[test]
    fn clears_take_time_if_a_computation_follows_at_once() {
        let cleared = |buffers: BufferSizes| Band::of(|case| cleared(&buffers, &GpuModel::H200.in_case(case)));
        let (few, many) = (cleared(buffers(1, 1)), cleared(buffers(1 << 24, 1)));
        assert_eq!((few.low, many.low), (0.0, 0.0));
        assert!(few.middle > 0.0 && many.middle > few.middle + 50e-6 && many.high > many.middle, "{few} {many}");
        assert_eq!(cleared(buffers(1 << 24, 1)), cleared(buffers(1 << 24, 1 << 20)));
    }

    #[test]
    fn a_first_computation_allocates() {
        let first = |buffers: BufferSizes| first(&buffers, &GpuModel::H200);
        let (small, large) = (first(buffers(1, 1)), first(buffers(1 << 30, 1)));
        let bytes = 2.0 * 8.0 * f64::from((1 << 30) - 1);
        assert!((large - small - bytes * tuning::ALLOCATED_BYTE_SECONDS.middle).abs() < 1e-9);
        assert!((small - first(buffers(1, 0)) - tuning::ALLOCATION_SECONDS.middle).abs() < 1e-9);
    }

    /// The rate of copies over the link depends on the case of the model.
    #[test]
    fn copies_are_slower_in_the_high_case() {
        let rates = [Case::Low, Case::Middle, Case::High].map(|case| Rates::of(&GpuModel::H200.in_case(case)).copied);
        assert!(rates[0] > rates[1] && rates[1] > rates[2] && rates[0] < 63e9, "{rates:?}");
    }
}
