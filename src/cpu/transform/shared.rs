//! Two kinds of vectors: [`Shared`] and [`WipedInTasks`]. Several threads write to a [`Shared`] vector, each thread at
//! its own places. When a [`WipedInTasks`] vector is dropped, tasks on all threads wipe its memory. Each task wipes a
//! part of the memory.

use std::marker::PhantomData;

use crate::secret;
use crate::tasks;

/// The elements of a borrowed slice. Several threads may write to different elements.
pub(super) struct Shared<'a, F> {
    first: *mut F,
    length: usize,
    slice: PhantomData<&'a mut [F]>,
}

impl<F> Clone for Shared<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for Shared<'_, F> {}

// SAFETY: `Shared` represents `&mut [F]`. The callers of `part` promise that parts in different threads do not overlap.
unsafe impl<F: Send> Send for Shared<'_, F> {}
// SAFETY: `Shared` represents `&mut [F]`. The callers of `part` promise that parts in different threads do not overlap.
unsafe impl<F: Send> Sync for Shared<'_, F> {}

impl<'a, F> Shared<'a, F> {
    pub(super) fn new(slice: &'a mut [F]) -> Self {
        Self { first: slice.as_mut_ptr(), length: slice.len(), slice: PhantomData }
    }

    /// Returns `count` elements, beginning with element `start`.
    ///
    /// SAFETY: while the result lives, no other code uses the elements of the result.
    #[inline(always)]
    pub(super) unsafe fn part(&self, start: usize, count: usize) -> &'a mut [F] {
        assert!(start <= self.length && count <= self.length - start, "the elements must lie in the vector");
        // SAFETY: the assertion ensures that the elements lie in the slice. The caller promises that no other code uses
        // the elements.
        unsafe { std::slice::from_raw_parts_mut(self.first.add(start), count) }
    }
}

/// The greatest number of bytes that one task wipes, unless a single item has more bytes.
const WIPED_AT_ONCE: usize = 1 << 20;

/// A long vector that holds secrets. When the vector is dropped, tasks on all threads wipe its whole memory.
pub(super) struct WipedInTasks<T: Copy + Send>(pub(super) Vec<T>);

impl<T: Copy + Send> Drop for WipedInTasks<T> {
    fn drop(&mut self) {
        self.0.clear();
        let memory = self.0.spare_capacity_mut();
        let together = (WIPED_AT_ONCE / size_of::<T>().max(1)).max(1);
        tasks::for_each_chunk(rayon::current_num_threads(), memory, together, &|_, part| secret::wipe_memory(part));
    }
}
