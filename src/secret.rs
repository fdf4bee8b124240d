//! The erasure of secrets. Scalars are secrets: memory that held scalars or their digits is wiped before it is
//! released. SECURITY.md says what wiping guarantees.

use std::mem::MaybeUninit;
use std::ops::{Deref, DerefMut};

use zeroize::{DefaultIsZeroes, optimization_barrier};

/// Sets all items to zero. The compiler keeps these writes, although the memory is not read again. On targets without
/// inline assembly, such as WebAssembly, this is not guaranteed. The function writes with the widest instructions.
/// [`zeroize::Zeroize`] writes items one by one, and unused memory byte by byte.
pub(crate) fn wipe<T: DefaultIsZeroes>(items: &mut [T]) {
    items.fill(T::default());
    optimization_barrier(items);
}

/// A vector whose whole memory is wiped when it is dropped. If a vector grows, the copy that it leaves behind is not
/// wiped, so a vector of secrets should have its full capacity from the beginning.
#[derive(Debug)]
pub(crate) struct Wiped<T: Copy>(pub(crate) Vec<T>);

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
        let memory = self.spare_capacity_mut();
        memory.fill(MaybeUninit::zeroed());
        optimization_barrier(memory);
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_bytes_become_zero() {
        for (start, end) in [(0, 64), (3, 61), (5, 6), (8, 8)] {
            let mut bytes = [1u8; 64];
            super::wipe(&mut bytes[start..end]);
            assert!((0..64).all(|i| bytes[i] == u8::from(i < start || i >= end)), "{start}..{end}");
        }
    }
}
