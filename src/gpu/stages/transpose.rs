//! Group by a sparse matrix, up to its transposition, which is `sort`: `cuda/stages/sparse_transpose.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES, Shape, WORD_BYTES};
use crate::kernels::SPARSE;

/// Digits into an ELL matrix of `threads` rows for each window, and that into CSR format (cuzk 3.2, 4.1): the digits but
/// the zeros, and then zeros, in `digits`, where they were. `row_pointers` holds W·(threads + 1) words.
pub(crate) fn ell_to_csr<S: Stream>(
    stream: &S,
    shape: Shape,
    threads: u32,
    digits: &mut S::Buffer,
    ell: &mut S::Buffer,
    row_pointers: &mut S::Buffer,
) -> Result<(), DeviceError> {
    let Shape { n, windows, exponent_bits, .. } = shape;
    let (digits, ell) = (digits.slice(DIGIT_BYTES), ell.slice(DIGIT_BYTES));
    let pointers = row_pointers.slice(WORD_BYTES);
    let grid = Grid::covering(threads, windows, BLOCK);
    // SAFETY: the parameters are those of the three kernels, which stay within W·n digits and W·(threads + 1) words.
    unsafe {
        let arguments = [digits, ell, pointers, U32(n), U32(threads), U32(exponent_bits)];
        stream.launch(&SPARSE, "ell_store", grid, &arguments)?;
        let warps = Grid { blocks: (windows, 1), threads: 32 };
        stream.launch(&SPARSE, "ell_row_pointers", warps, &[pointers, U32(threads)])?;
        stream.launch(&SPARSE, "ell_to_csr", grid, &[ell, pointers, digits, U32(n), U32(threads)])
    }
}
