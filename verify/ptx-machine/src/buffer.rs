//! Device memory that Rust code owns, for tests of kernels.

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};

use crate::launch::Machine;

/// The alignment of a driver's allocations.
const ALIGNMENT: usize = 256;

/// A buffer in the memory of a machine.
pub struct Buffer<'a> {
    machine: &'a Machine,
    memory: *mut u8,
    layout: Layout,
}

impl Machine {
    /// A buffer of the given bytes, which must not be empty.
    pub fn buffer(&self, bytes: &[u8]) -> Buffer<'_> {
        self.new_buffer(bytes.len(), Some(bytes))
    }

    /// A buffer of `length` bytes that kernels must write before they read them.
    pub fn unwritten(&self, length: usize) -> Buffer<'_> {
        self.new_buffer(length, None)
    }

    fn new_buffer(&self, length: usize, bytes: Option<&[u8]>) -> Buffer<'_> {
        assert!(length != 0, "a buffer of no bytes");
        let layout = Layout::from_size_align(length, ALIGNMENT).expect("far less than the address space");
        // SAFETY: the layout has bytes.
        let memory = unsafe { alloc_zeroed(layout) };
        if memory.is_null() {
            handle_alloc_error(layout);
        }
        // SAFETY: the memory is new and has the length. The memory is valid until the buffer is dropped, and `drop`
        // first tells the machine. The buffer reads the memory only in `bytes`, under the lock of the machine's memory.
        unsafe {
            if let Some(bytes) = bytes {
                memory.copy_from_nonoverlapping(bytes.as_ptr(), length);
            }
            self.memory().allocated(memory as u64, length as u64, bytes.is_some());
        }
        Buffer { machine: self, memory, layout }
    }
}

impl Buffer<'_> {
    /// The address that kernels are given.
    pub fn address(&self) -> u64 {
        self.memory as u64
    }

    /// Its contents.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.layout.size()];
        let _held = self.machine.memory();
        // SAFETY: the memory is valid and has this length. Launches access it only while they hold the same lock.
        unsafe { self.memory.copy_to_nonoverlapping(bytes.as_mut_ptr(), bytes.len()) };
        bytes
    }

    /// The same as words.
    pub fn words(&self) -> Vec<u32> {
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
        self.bytes().chunks(4).map(word).collect()
    }
}

impl Drop for Buffer<'_> {
    fn drop(&mut self) {
        self.machine.freed(self.address());
        // SAFETY: allocated with this layout, and freed once.
        unsafe { dealloc(self.memory, self.layout) };
    }
}
