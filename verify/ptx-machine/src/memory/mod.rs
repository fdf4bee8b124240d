//! Global and shared memory, with a record of the last accesses to each word.

mod global;
mod shadow;
mod shared;

use crate::fault::{FaultKind, Space};

pub(crate) use global::GlobalMemory;
pub(crate) use shadow::{Access, Accessor, Clock};
pub(crate) use shared::SharedMemory;

/// The upper bits of a generic address that lies in shared memory.
pub(crate) const SHARED_WINDOW: u64 = 1 << 56;
/// The upper bits of a generic address that lies in local memory.
pub(crate) const LOCAL_WINDOW: u64 = 1 << 57;

/// Returns the state space that an address refers to, and the address in this space. A generic address can refer to
/// shared, local or global memory.
pub(crate) fn resolve(space: Space, address: u64) -> (Space, u64) {
    match (space, address >> 56) {
        (Space::Generic, 1) => (Space::Shared, address ^ SHARED_WINDOW),
        (Space::Generic, 2) => (Space::Local, address ^ LOCAL_WINDOW),
        (Space::Generic, _) => (Space::Global, address),
        _ => (space, address),
    }
}

/// Checks the alignment of an access. The number of bytes is a power of two. The check uses a mask, because a division
/// would take longer than the whole access.
pub(crate) fn check_alignment(space: Space, address: u64, bytes: u32) -> Result<(), FaultKind> {
    match address & u64::from(bytes - 1) {
        0 => Ok(()),
        _ => Err(FaultKind::Misaligned { space, address, bytes }),
    }
}
