//! The product of a sparse matrix and a vector on a device: upload, multiplication by the table of row groups,
//! download.

use std::mem::{size_of, size_of_val};

use super::budget::Purpose;
use super::device::{Device, DeviceError, Stream};
use super::stages::rows::{self, Operands};
use crate::curve::MatrixField;
use crate::kernels;
use crate::plan::row_groups::RowGroups;
use crate::sparse::{RowScheme, SparseMatrix};

/// The number of threads of a CSR-Balanced table for each multiprocessor. A multiprocessor holds this number of threads
/// with 64 registers each. The number has not been measured.
const THREADS_PER_MULTIPROCESSOR: u32 = 1024;
/// The least number of terms for which one more thread is used. The number has not been measured.
const MIN_TERMS: u32 = 8;

/// The product of the matrix and a vector with one element for each column.
pub(crate) fn multiply<D: Device, F: MatrixField>(
    device: &D,
    matrix: &SparseMatrix<F>,
    vector: &[F],
) -> Result<Vec<F>, DeviceError> {
    let rows = matrix.statistics().rows as u32;
    let mut products = vec![F::ZERO; rows as usize];
    if rows == 0 {
        return Ok(products);
    }
    let on_host = |error| DeviceError::failed("the preparation of a matrix", error);
    let (order, values) = (matrix.order().map_err(on_host)?, matrix.values().map_err(on_host)?);
    let table = table(matrix, &order, device.properties().hardware.multiprocessors);
    let (element_bytes, words) = (size_of::<F>() as u64, table.words());
    let inputs = [
        words_as_bytes(&words),
        words_as_bytes(order.as_flattened()),
        words_as_bytes(matrix.pointers()),
        words_as_bytes(matrix.column_indices()),
        elements_as_bytes(&values),
        elements_as_bytes(vector),
    ];
    let (result_bytes, piece_bytes) =
        (u64::from(rows) * element_bytes, u64::from(table.stored_pieces()) * element_bytes);
    let input_bytes: usize = inputs.iter().map(|bytes| bytes.len()).sum();
    let _promise = device.promise(Purpose::Computation, input_bytes as u64 + result_bytes + piece_bytes)?;
    let stream = device.stream()?;
    let upload = |bytes: &[u8]| {
        let mut buffer = stream.allocate(bytes.len() as u64)?;
        if !bytes.is_empty() {
            stream.upload(bytes, &mut buffer, 0)?;
        }
        Ok(buffer)
    };
    let [groups, order, pointers, columns, values, vector] = inputs.map(upload);
    let operands = Operands {
        groups: &groups?,
        order: &order?,
        pointers: &pointers?,
        columns: &columns?,
        values: &values?,
        vector: &vector?,
        element_bytes,
    };
    let mut result = stream.allocate(result_bytes)?;
    let mut pieces = stream.allocate(piece_bytes)?;
    rows::multiply(&stream, kernels::of_matrices(F::CURVE), &table, rows, &operands, &mut result, &mut pieces)?;
    stream.download(&result, elements_as_bytes_mut(&mut products))?;
    Ok(products)
}

/// The table of row groups for the matrix's scheme. `order` has the rows in the order of the scheme.
fn table<F: MatrixField>(matrix: &SparseMatrix<F>, order: &[[u32; 2]], multiprocessors: u32) -> RowGroups {
    let statistics = matrix.statistics();
    match matrix.scheme() {
        RowScheme::Scalar => RowGroups::scalar(statistics.rows as u32),
        RowScheme::Vector => RowGroups::vector(statistics.rows as u32),
        RowScheme::Balanced => {
            let wanted = (statistics.entries as u32).div_ceil(MIN_TERMS);
            let threads = wanted.min(multiprocessors.saturating_mul(THREADS_PER_MULTIPROCESSOR)).next_multiple_of(32);
            let lengths: Vec<u32> = order.iter().map(|&[code, _]| code >> 1).collect();
            RowGroups::balanced(&lengths, threads)
        }
    }
}

fn words_as_bytes(words: &[u32]) -> &[u8] {
    // SAFETY: the memory belongs to one slice of words, so it is initialised and has no padding.
    unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) }
}

fn elements_as_bytes<F: MatrixField>(elements: &[F]) -> &[u8] {
    // SAFETY: the memory belongs to one slice. `MatrixField` is sealed to prime fields whose elements are arrays of
    // limbs. So the memory is initialised and has no padding.
    unsafe { std::slice::from_raw_parts(elements.as_ptr().cast(), size_of_val(elements)) }
}

fn elements_as_bytes_mut<F: MatrixField>(elements: &mut [F]) -> &mut [u8] {
    // SAFETY: the reasons are the same as in `elements_as_bytes`, and the borrow is exclusive. Every bit pattern of
    // limbs is valid, and kernels write reduced values.
    unsafe { std::slice::from_raw_parts_mut(elements.as_mut_ptr().cast(), size_of_val(elements)) }
}
