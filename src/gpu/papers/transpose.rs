//! Launches the sparse transpose, except its sort by column (`cuda/papers/sparse_transpose.cuh`). W is the number of
//! rows of digits.

use crate::gpu::call::Launcher;
use crate::gpu::device::{DeviceError, Stream};
use crate::gpu::stages::{Shape, digits, words};
use crate::kernels::registry;

/// Stores the digits of each row as a sparse matrix: first in ELL format with `threads` matrix rows, then in CSR format
/// (cuzk 3.2, 4.1). The result is in the buffer of the digits: first the nonzero digits, then zeros. `row_pointers` has
/// W·(threads + 1) words.
pub(in crate::gpu) fn ell_to_csr<S: Stream>(
    launcher: Launcher<'_, S>,
    shape: Shape,
    threads: u32,
    all_digits: &mut S::Buffer,
    ell: &mut S::Buffer,
    row_pointers: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, rows, exponent_bits, .. } = shape;
    let (all_digits, ell, pointers) = (digits(all_digits), digits(ell), words(row_pointers));
    // SAFETY: each buffer has W·n digits, and there are W·(threads + 1) words.
    unsafe {
        let store = launcher.call(&registry::ELL_STORE).args([all_digits, ell, pointers]);
        store.args([n, threads, exponent_bits]).threads(threads, rows)?;
        launcher.call(&registry::ELL_ROW_POINTERS).arg(pointers).arg(threads).blocks((rows, 1))?;
        let to_csr = launcher.call(&registry::ELL_TO_CSR).args([ell, pointers, all_digits]);
        to_csr.args([n, threads]).threads(threads, rows)
    }
}
