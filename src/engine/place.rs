//! The memory that holds a vector of scalars.

use zeroize::Zeroizing;

use crate::curve::MatrixField;
use crate::gpu::GpuBuffer;

/// The memory that holds a vector.
pub enum Place<F: MatrixField> {
    Host(Zeroizing<Vec<F>>),
    /// A buffer on the engine's first GPU, and the number of elements.
    Device(GpuBuffer, usize),
}
