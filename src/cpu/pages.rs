//! Large pages of memory.

/// Asks the system for large pages for an empty vector with capacity. Points are read in random order. With small pages it
/// takes the CPU longer to find the page than to fetch the point.
pub(super) fn prefer_large<T>(vector: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};

        // SAFETY: this is the declaration in the C library of Linux.
        unsafe extern "C" {
            fn madvise(address: *mut c_void, bytes: usize, advice: c_int) -> c_int;
        }
        const MADV_HUGEPAGE: c_int = 14;
        const LARGE: usize = 2 << 20;

        let space = vector.spare_capacity_mut();
        let (address, bytes) = (space.as_mut_ptr().cast::<u8>(), size_of_val(space));
        let skipped = address.align_offset(LARGE);
        let whole = bytes.saturating_sub(skipped) / LARGE * LARGE;
        if whole > 0 {
            // SAFETY: the pages belong to the vector, and their contents do not change. If the system refuses, they stay small.
            unsafe { madvise(address.wrapping_add(skipped).cast(), whole, MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = vector;
}
