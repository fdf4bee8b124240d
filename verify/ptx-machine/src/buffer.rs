//! Device memory that Rust code owns, for tests of kernels.

use std::alloc::{Layout, alloc_zeroed, dealloc, handle_alloc_error};

use crate::launch::Machine;

/// The alignment of allocations of the CUDA driver.
const ALIGNMENT: usize = 256;

/// A buffer in the memory of a machine.
pub struct Buffer<'a> {
    machine: &'a Machine,
    memory: *mut u8,
    layout: Layout,
}

impl Machine {
    /// Returns a buffer with the given bytes. `bytes` must not be empty.
    pub fn buffer(&self, bytes: &[u8]) -> Buffer<'_> {
        self.new_buffer(bytes.len(), Some(bytes))
    }

    /// Returns a buffer of `length` bytes. A kernel may read a byte of the buffer only after the byte was written.
    pub fn unwritten(&self, length: usize) -> Buffer<'_> {
        self.new_buffer(length, None)
    }

    fn new_buffer(&self, length: usize, bytes: Option<&[u8]>) -> Buffer<'_> {
        assert!(length != 0, "a buffer must have at least one byte");
        let layout =
            Layout::from_size_align(length, ALIGNMENT).expect("a buffer is far smaller than the address space");
        // SAFETY: the size of the layout is not 0.
        let memory = unsafe { alloc_zeroed(layout) };
        if memory.is_null() {
            handle_alloc_error(layout);
        }
        // SAFETY: the memory is new and has `length` bytes. The memory is valid until the buffer is dropped, and `drop`
        // first ends the machine's access. The buffer reads the memory only in the method `bytes`, under the lock of
        // the machine's memory.
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
    /// Returns the address of the buffer, which a launch passes to a kernel.
    pub fn address(&self) -> u64 {
        self.memory as u64
    }

    /// Returns the contents of the buffer.
    pub fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; self.layout.size()];
        let _held = self.machine.memory();
        // SAFETY: the memory is valid and has this length. A launch accesses the memory only while the launch holds the
        // lock of the machine's memory. This method now holds the lock.
        unsafe { self.memory.copy_to_nonoverlapping(bytes.as_mut_ptr(), bytes.len()) };
        bytes
    }

    /// Returns the contents of the buffer as words of 32 bits.
    pub fn words(&self) -> Vec<u32> {
        let word = |bytes: &[u8]| bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte));
        self.bytes().chunks(4).map(word).collect()
    }
}

impl Drop for Buffer<'_> {
    fn drop(&mut self) {
        self.machine.freed(self.address());
        // SAFETY: the memory was allocated with this layout, and is freed once.
        unsafe { dealloc(self.memory, self.layout) };
    }
}
