//! The memory that holds a vector of scalars.

use zeroize::Zeroizing;

use crate::curve::MatrixField;
use crate::gpu::GpuBuffer;

/// The memory that holds a vector.
pub enum Place<F: MatrixField> {
    Host(Zeroizing<Vec<F>>),
    /// The memory of the engine's first GPU, and the number of elements.
    Device(GpuBuffer, usize),
}
