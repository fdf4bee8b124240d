//! Large pages of memory.

use std::alloc::{Layout, alloc_zeroed};

use crate::error::MsmError;
use crate::field::Montgomery;

/// Asks the system to use large pages for the memory of an empty vector. Points are read in random order. With small
/// pages, the CPU takes longer to translate a point's address than to fetch the point.
pub(crate) fn prefer_large<T>(vector: &mut Vec<T>) {
    #[cfg(target_os = "linux")]
    {
        use std::ffi::{c_int, c_void};

        // SAFETY: this declaration of `madvise` is the declaration in the C library of Linux.
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
            // SAFETY: the pages belong to the vector, and their contents do not change. If the system refuses large
            // pages, the pages stay small.
            unsafe { madvise(address.wrapping_add(skipped).cast(), whole, MADV_HUGEPAGE) };
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = vector;
}

/// Returns a vector of zeros, in large pages if the system has large pages. No thread has touched the memory yet, so
/// the thread that first writes to a page also maps the page.
pub(crate) fn zeros<F: Montgomery>(length: usize, purpose: &'static str) -> Result<Vec<F>, MsmError> {
    // SAFETY: an element whose limbs are all zero is 0 (see `Montgomery`).
    unsafe { zeroed(length, purpose) }
}

/// Returns a vector of `length` elements whose bytes are all zero, in large pages if the system has large pages.
///
/// # Safety
///
/// Bytes that are all zero must be a valid value of the type.
pub(crate) unsafe fn zeroed<T>(length: usize, purpose: &'static str) -> Result<Vec<T>, MsmError> {
    let bytes = (length as u64).saturating_mul(size_of::<T>() as u64);
    let refused = MsmError::AllocationRefused { purpose, bytes };
    let Ok(layout) = Layout::array::<T>(length) else { return Err(refused) };
    if layout.size() == 0 {
        return Ok(Vec::new());
    }
    // SAFETY: the size is not 0.
    let first = unsafe { alloc_zeroed(layout) }.cast::<T>();
    if first.is_null() {
        return Err(refused);
    }
    // SAFETY: the memory is from the global allocator, with the layout of this capacity.
    let mut vector = unsafe { Vec::from_raw_parts(first, 0, length) };
    prefer_large(&mut vector);
    // SAFETY: all bytes are zero, and the caller promises that bytes that are all zero are a valid value of the type.
    unsafe { vector.set_len(length) };
    Ok(vector)
}
