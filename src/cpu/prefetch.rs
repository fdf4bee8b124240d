//! Prefetching.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{_MM_HINT_T0, _MM_HINT_T1, _mm_prefetch};

/// On x86-64, asks the processor to fetch the cache lines of the first and of the last byte of a value. On other
/// architectures, the function does nothing.
#[inline(always)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    prefetch_to::<_MM_HINT_T0, T>(value);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

/// Prefetches a value into the second-level cache, while [`prefetch`] prefetches into the first-level cache. Use this
/// function for a value that is read much later. By then, the first-level cache would have evicted the value.
#[inline(always)]
pub(super) fn prefetch_far<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    prefetch_to::<_MM_HINT_T1, T>(value);
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}

#[cfg(target_arch = "x86_64")]
#[inline(always)]
fn prefetch_to<const CACHE: i32, T>(value: &T) {
    let first = std::ptr::from_ref(value).cast::<i8>();
    // SAFETY: both addresses lie in `value`, and prefetching changes nothing that a program can see.
    unsafe {
        _mm_prefetch::<CACHE>(first);
        if size_of::<T>() > 1 && align_of::<T>() < size_of::<T>() {
            _mm_prefetch::<CACHE>(first.add(size_of::<T>() - 1));
        }
    }
}
