//! Allocations of host memory whose size depends on the input. If the system refuses the memory, the call returns an
//! error, and the process does not abort.

pub(crate) mod pages;

use crate::error::MsmError;

/// The least number of bytes that [`ensure`] requests in advance. A request takes a noticeable part of the time of a
/// small computation. So `ensure` makes no request if the computation needs less than `MIN_CHECKED_BYTES`.
const MIN_CHECKED_BYTES: u64 = 1 << 20;

/// The number of items for which [`push`] reserves memory at first.
const MIN_ROOM: usize = 16;

/// Returns an empty vector with memory for `length` elements.
pub(crate) fn reserved<T>(length: usize, purpose: &'static str) -> Result<Vec<T>, MsmError> {
    let mut vector = Vec::new();
    reserve(&mut vector, length, purpose)?;
    Ok(vector)
}

/// Reserves memory for `more` more elements.
pub(crate) fn reserve<T>(vector: &mut Vec<T>, more: usize, purpose: &'static str) -> Result<(), MsmError> {
    let bytes = (more as u64).saturating_mul(size_of::<T>() as u64);
    vector.try_reserve_exact(more).map_err(|_| MsmError::AllocationRefused { purpose, bytes })
}

/// Appends an item. A full vector grows to twice its length.
pub(crate) fn push<T>(vector: &mut Vec<T>, item: T, purpose: &'static str) -> Result<(), MsmError> {
    if vector.len() == vector.capacity() {
        reserve(vector, vector.len().max(MIN_ROOM), purpose)?;
    }
    vector.push(item);
    Ok(())
}

/// Returns a vector of `length` equal elements. The function does not request zeroed memory, because for small pieces
/// of memory, the C library's `calloc` takes longer than `malloc`.
pub(crate) fn filled<T: Clone>(length: usize, element: T, purpose: &'static str) -> Result<Vec<T>, MsmError> {
    let mut vector = reserved(length, purpose)?;
    vector.resize(length, element);
    Ok(vector)
}

/// Returns a vector with the same elements and without spare capacity.
pub(crate) fn exact<T: Copy>(vector: Vec<T>, purpose: &'static str) -> Result<Vec<T>, MsmError> {
    if vector.len() == vector.capacity() {
        return Ok(vector);
    }
    let mut exact = reserved(vector.len(), purpose)?;
    exact.extend_from_slice(&vector);
    Ok(exact)
}

/// Asks the system for all memory that a plan will later take in several parts, and releases the memory again. So a
/// computation begins only if the system has enough memory.
pub(crate) fn ensure(bytes: u64, purpose: &'static str) -> Result<(), MsmError> {
    if bytes < MIN_CHECKED_BYTES {
        return Ok(());
    }
    let refused = MsmError::AllocationRefused { purpose, bytes };
    match usize::try_from(bytes) {
        Ok(bytes) => Vec::<u8>::new().try_reserve_exact(bytes).map_err(|_| refused),
        Err(_) => Err(refused),
    }
}
