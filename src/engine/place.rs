//! The memory that holds a vector of scalars.

use zeroize::Zeroizing;

use crate::curve::MatrixField;
use crate::gpu::GpuBuffer;

/// The memory that holds a vector.
pub enum Place<F: MatrixField> {
    Host(Zeroizing<Vec<F>>),
    /// A buffer on a GPU of the engine, and the number of elements.
    Device(GpuBuffer, usize),
}
