//! Reading ahead.

/// Asks the processor to fetch the cache lines of a value, if it has an instruction for that.
#[inline(always)]
pub(super) fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        let first = std::ptr::from_ref(value).cast::<i8>();
        // SAFETY: both addresses lie in `value`, and prefetching changes nothing that a program can see.
        unsafe {
            _mm_prefetch::<_MM_HINT_T0>(first);
            if size_of::<T>() > 1 && align_of::<T>() < size_of::<T>() {
                _mm_prefetch::<_MM_HINT_T0>(first.add(size_of::<T>() - 1));
            }
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
