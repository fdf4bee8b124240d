//! The sparse transpose, up to its sort by column: `cuda/papers/sparse_transpose.cuh`.

use super::super::device::{Argument::U32, DeviceError, Grid, Stream};
use super::{BLOCK, Shape, digits, words};
use crate::kernels::Module;

/// Stores the digits as an ELL matrix of `threads` rows for each window, then in CSR format (cuzk 3.2, 4.1). The result is in
/// the digits' own buffer: first the digits that are not zero, then zeros. `row_pointers` has W·(threads + 1) words.
pub(crate) fn ell_to_csr<S: Stream>(
    stream: &S,
    sparse: &'static Module,
    shape: Shape,
    threads: u32,
    all_digits: &mut S::Buffer,
    ell: &mut S::Buffer,
    row_pointers: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, windows, exponent_bits, .. } = shape;
    let (all_digits, ell, pointers) = (digits(all_digits), digits(ell), words(row_pointers));
    let grid = Grid::covering(threads, windows, BLOCK);
    // SAFETY: there are W·n digits in either buffer, and W·(threads + 1) words.
    unsafe {
        let arguments = [all_digits, ell, pointers, U32(n), U32(threads), U32(exponent_bits)];
        stream.launch(sparse, "ell_store", grid, &arguments)?;
        let warps = Grid { blocks: (windows, 1), threads: 32 };
        stream.launch(sparse, "ell_row_pointers", warps, &[pointers, U32(threads)])?;
        stream.launch(sparse, "ell_to_csr", grid, &[ell, pointers, all_digits, U32(n), U32(threads)])
    }
}
