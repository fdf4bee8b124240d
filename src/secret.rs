//! The erasure of secrets. Scalars are secrets: memory that held scalars or their digits is wiped before the memory is
//! released. SECURITY.md says what wiping guarantees.

use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};

use zeroize::{DefaultIsZeroes, optimization_barrier};

/// Sets all items to zero. The compiler keeps the writes of zeros, although the memory is not read again. On targets
/// without inline assembly, such as WebAssembly, there is no guarantee that the compiler keeps the writes. The function
/// writes with the widest instructions. In contrast, [`zeroize::Zeroize`] writes items one by one, and unused memory
/// byte by byte.
#[cfg_attr(not(any(cuda_backend, feature = "emulator")), allow(dead_code))]
pub(crate) fn wipe<T: DefaultIsZeroes>(items: &mut [T]) {
    items.fill(T::default());
    optimization_barrier(items);
}

/// Sets all bytes of the memory to zero, including bytes that were never written. The guarantees are the same as for
/// [`wipe`].
pub(crate) fn wipe_memory<T>(memory: &mut [MaybeUninit<T>]) {
    // SAFETY: the slice can be written, and every byte is valid for `MaybeUninit`.
    unsafe { memory.as_mut_ptr().write_bytes(0, memory.len()) };
    optimization_barrier(memory);
}

/// A vector whose whole memory is wiped when the vector is dropped. If the vector grows in a method of `Vec`, the old
/// memory of the vector is not wiped. So a vector of secrets should have its full capacity from the beginning, or grow
/// only in [`reserve`](Self::reserve).
#[derive(Debug)]
pub(crate) struct Wiped<T: Copy>(pub(crate) Vec<T>);

impl<T: Copy> Wiped<T> {
    /// Makes room for `further` more items. If the items have to move to larger memory, the old memory is wiped.
    pub(crate) fn reserve(&mut self, further: usize) {
        if self.capacity() - self.len() < further {
            let mut larger = Vec::with_capacity((self.len() + further).max(2 * self.capacity()));
            larger.extend_from_slice(self);
            *self = Self(larger);
        }
    }
}

impl<T: Copy> Default for Wiped<T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T: Copy> Deref for Wiped<T> {
    type Target = Vec<T>;

    fn deref(&self) -> &Vec<T> {
        &self.0
    }
}

impl<T: Copy> DerefMut for Wiped<T> {
    fn deref_mut(&mut self) -> &mut Vec<T> {
        &mut self.0
    }
}

impl<T: Copy> Drop for Wiped<T> {
    fn drop(&mut self) {
        self.clear();
        wipe_memory(self.spare_capacity_mut());
    }
}

#[cfg(test)]
mod tests {
    use super::Wiped;

    #[test]
    fn a_vector_makes_room_and_keeps_its_items() {
        let mut vector = Wiped(Vec::with_capacity(2));
        vector.extend_from_slice(&[1, 2]);
        for further in [0, 1, 5, 100] {
            vector.reserve(further);
            assert!(vector.capacity() >= 2 + further);
            assert_eq!(**vector, [1, 2]);
        }
    }

    #[test]
    fn unused_memory_becomes_zero() {
        let mut vector = vec![1u64; 8];
        vector.truncate(3);
        super::wipe_memory(vector.spare_capacity_mut());
        // SAFETY: the vector had eight items, and the memory of the last five items has been set to zero.
        unsafe { vector.set_len(8) };
        assert_eq!(vector, [1, 1, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn all_bytes_become_zero() {
        for (start, end) in [(0, 64), (3, 61), (5, 6), (8, 8)] {
            let mut bytes = [1u8; 64];
            super::wipe(&mut bytes[start..end]);
            assert!((0..64).all(|i| bytes[i] == u8::from(i < start || i >= end)), "{start}..{end}");
        }
    }
}
