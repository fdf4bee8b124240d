//! The costs of a step besides its launches: the copies to the device, and the combination on the host.

use crate::plan::gpu::model::timeline::Copies;
use crate::plan::gpu::model::tuning;
use crate::plan::gpu::problem::DeviceLimits;
use crate::plan::gpu::shape::{Launch, Stages};
use crate::plan::multiplications;

/// The seconds for copying the scalars and bases of a step to the device.
pub(crate) fn copied(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> Copies {
    let seconds = |bytes: u64| tuning::COPY_SECONDS + bytes as f64 / limits.hardware.link_bandwidth as f64;
    let bases = if stages.table.is_some() { 0.0 } else { seconds(launch.points * limits.affine_bytes) };
    Copies { scalars: seconds(launch.vectors * launch.n * limits.scalar_bytes), bases }
}

/// The seconds in which the host waits for a step's results and combines the results of each vector. The combination
/// takes c doublings and an addition for each row.
pub(crate) fn combined(stages: &Stages<'_>, launch: &Launch, limits: &DeviceLimits) -> f64 {
    let field = limits.field();
    let products = if field.degree == 2 { multiplications::EXTENSION_MULTIPLICATION } else { 1.0 };
    let multiplication = tuning::HOST_MULTIPLICATION_SECONDS * products * (field.limbs as f64 / 12.0).powi(2);
    let (rows, c) = (f64::from(stages.rows()), f64::from(stages.windows.window_bits()));
    let doublings = (rows - 1.0 + f64::from(stages.first_row())).max(0.0) * c;
    let of_vector = doublings * multiplications::JACOBIAN_DOUBLING + rows * multiplications::JACOBIAN_ADDITION;
    tuning::SYNC_SECONDS + launch.vectors as f64 * of_vector * multiplication
}
