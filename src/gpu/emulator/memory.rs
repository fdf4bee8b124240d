//! The memory of an emulated device.

use std::alloc::{self, Layout};
use std::collections::BTreeMap;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::super::device::Buffer;
use crate::secret::wipe;

/// The number of launches that a stream has queued, and the number of these launches for which the host has waited.
#[derive(Debug, Default)]
pub(super) struct Launches {
    pub(super) queued: AtomicU64,
    pub(super) waited_for: AtomicU64,
}

/// For each address: the last launch that uses the memory at this address. An entry has the counters of the launch's
/// stream, and the position of the launch among the launches of this stream. Positions are counted from 1 for each
/// stream.
pub(super) type Uses = Mutex<BTreeMap<u64, (Arc<Launches>, u64)>>;

pub(crate) struct EmulatedBuffer {
    memory: Arc<Memory>,
}

/// A heap allocation of the exact size, so that AddressSanitizer detects accesses beyond its ends. The memory is filled
/// with a pattern, so that a kernel that reads unwritten memory computes a wrong result.
pub(super) struct Memory {
    start: NonNull<u8>,
    layout: Layout,
    used: Arc<AtomicU64>,
    uses: Arc<Uses>,
}

// SAFETY: the memory belongs only to the buffer. Only copies and kernels change the memory. The streams that run these
// copies and kernels belong to one thread until all queued operations are done.
unsafe impl Send for Memory {}
// SAFETY: the memory belongs only to the buffer. Only copies and kernels change the memory. The streams that run these
// copies and kernels belong to one thread until all queued operations are done.
unsafe impl Sync for Memory {}

pub(super) const POISON: u8 = 0xa5;
/// The alignment of CUDA's allocations, in bytes.
const ALIGNMENT: usize = align_of::<Aligned>();

#[repr(align(256))]
struct Aligned;

impl EmulatedBuffer {
    /// Allocates `bytes` bytes. `None` if the host has no memory left.
    pub(super) fn new(bytes: u64, used: Arc<AtomicU64>, uses: Arc<Uses>) -> Option<Self> {
        let layout = Layout::from_size_align(usize::try_from(bytes).ok()?, ALIGNMENT).ok()?;
        let start = if bytes == 0 {
            NonNull::<Aligned>::dangling().cast()
        } else {
            // SAFETY: the layout's size is not zero.
            let start = NonNull::new(unsafe { alloc::alloc(layout) })?;
            // SAFETY: `start` is valid for `layout.size()` bytes.
            unsafe { start.write_bytes(POISON, layout.size()) };
            start
        };
        Some(Self { memory: Arc::new(Memory { start, layout, used, uses }) })
    }

    pub(super) fn memory(&self) -> &Arc<Memory> {
        &self.memory
    }

    pub(super) fn bytes_ref(&self) -> &[u8] {
        // SAFETY: the memory is valid and initialised for the layout's size. Nothing writes to the memory during the
        // borrow, because kernels and copies run only inside a stream's functions, on one thread.
        unsafe { std::slice::from_raw_parts(self.memory.start.as_ptr(), self.memory.layout.size()) }
    }
}

impl Buffer for EmulatedBuffer {
    fn address(&self) -> u64 {
        self.memory.start.as_ptr() as u64
    }

    fn bytes(&self) -> u64 {
        self.memory.layout.size() as u64
    }
}

impl Memory {
    pub(super) fn size(&self) -> usize {
        self.layout.size()
    }

    /// Writes the bytes at an offset.
    ///
    /// # Safety
    ///
    /// `offset + bytes.len()` must be at most the size of this memory. No kernel or copy may use this memory during the
    /// call. The slice `bytes` must not overlap this memory.
    pub(super) unsafe fn write(&self, offset: usize, bytes: &[u8]) {
        // SAFETY: the caller promises that the write ends inside this memory, that no kernel or copy uses this memory,
        // and that `bytes` does not overlap this memory.
        unsafe { self.start.add(offset).copy_from_nonoverlapping(NonNull::from(bytes).cast(), bytes.len()) };
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        self.uses.lock().unwrap_or_else(PoisonError::into_inner).remove(&(self.start.as_ptr() as u64));
        if self.layout.size() > 0 {
            // SAFETY: the memory is valid for the layout's size, it was initialised when it was allocated, and nothing
            // else uses it any more.
            wipe(unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.layout.size()) });
            // SAFETY: the memory was allocated with this layout, and it is freed only once.
            unsafe { alloc::dealloc(self.start.as_ptr(), self.layout) };
        }
        self.used.fetch_sub(self.layout.size() as u64, Ordering::Relaxed);
    }
}
