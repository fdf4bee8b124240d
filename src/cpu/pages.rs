//! Large pages of memory.

/// Asks for large pages behind a vector that has been given its capacity and is still empty, where the system gives them
/// on request. Points are read from all over a table, and with small pages it takes the CPU longer to find each page
/// than to fetch the point.
pub(super) fn prefer_large<T>(vector: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};

        // SAFETY: as the C library of every Linux declares it.
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
            // SAFETY: these pages are the vector's, and what they hold does not change. A refusal leaves them small.
            unsafe { madvise(address.wrapping_add(skipped).cast(), whole, MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = vector;
}
