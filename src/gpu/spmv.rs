//! Sparse matrices that are kept on a device, and their products with vectors.

use std::mem::size_of_val;

use super::budget::Purpose;
use super::device::{Built, Device, DeviceError, Stream};
use super::layout::elements_as_bytes;
use super::stages::rows::{self, Operands};
use super::vector::stream_with;
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::kernels;
use crate::memory::reserved;
use crate::plan::row_groups::RowGroups;
use crate::sparse::{RowScheme, SparseMatrix};

/// A CSR-Balanced table divides the rows of a matrix among threads. The table has at most this number of threads for
/// each multiprocessor. A multiprocessor can hold 1024 threads if each thread has 64 registers. No measurement has
/// confirmed that the time is shortest with 1024 threads for each multiprocessor.
const THREADS_PER_MULTIPROCESSOR: u32 = 1024;
/// The number of matrix entries for each thread of a CSR-Balanced table, if the matrix is small. No measurement has
/// confirmed that the time is shortest with 8 entries for each thread.
const MIN_TERMS: u32 = 8;

/// A matrix on a device. `B` is the type of a buffer of the device.
pub(crate) struct MatrixOnDevice<B> {
    groups: B,
    order: B,
    pointers: B,
    columns: B,
    value_indices: B,
    values: B,
    table: RowGroups,
    rows: u32,
}

/// A matrix on a device, and the promise of its memory.
pub(super) type BuiltMatrix<D> = (MatrixOnDevice<<D as Device>::Buffer>, super::budget::Promise<<D as Device>::Spare>);

/// Copies a matrix to the device, where it is kept.
pub(super) fn upload<D: Device, F: MatrixField>(
    device: &D,
    matrix: &SparseMatrix<F>,
) -> Result<BuiltMatrix<D>, DeviceError> {
    let order = matrix.order()?;
    let table = table(matrix, &order, device.properties().hardware.multiprocessors)?;
    let words = table.words();
    let lists = [
        words_as_bytes(&words),
        words_as_bytes(order.as_flattened()),
        words_as_bytes(matrix.pointers()),
        words_as_bytes(matrix.column_indices()),
        words_as_bytes(matrix.value_indices()),
        elements_as_bytes(matrix.values()),
    ];
    let bytes: usize = lists.iter().map(|list| list.len()).sum();
    let promise = device.promise(Purpose::Table, bytes as u64)?;
    let stream = device.stream()?;
    let [groups, order, pointers, columns, value_indices, values] = lists.map(|list| stream.uploaded(list));
    let (groups, order, pointers) = (groups?, order?, pointers?);
    let (columns, value_indices, values) = (columns?, value_indices?, values?);
    stream.wait()?;
    let rows = matrix.statistics().rows as u32;
    Ok((MatrixOnDevice { groups, order, pointers, columns, value_indices, values, table, rows }, promise))
}

/// The product of the matrix and a vector with one element for each column. The product is kept on the device.
pub(super) fn multiply<D: Device, F: MatrixField>(
    device: &D,
    matrix: &MatrixOnDevice<D::Buffer>,
    vector: &D::Buffer,
) -> Result<Built<D>, DeviceError> {
    let MatrixOnDevice { groups, order, pointers, columns, value_indices, values, table, rows } = matrix;
    let element_bytes = size_of::<F>() as u64;
    let (allocating, mut product) = device.allocate_kept(Purpose::Vector, u64::from(*rows) * element_bytes)?;
    let piece_bytes = u64::from(table.stored_pieces()) * element_bytes;
    let stream = stream_with(device, piece_bytes)?;
    let mut pieces = stream.allocate(piece_bytes)?;
    stream.wait_for(&allocating.event()?)?;
    let operands = Operands { groups, order, pointers, columns, value_indices, values, vector, element_bytes };
    let module = kernels::of_field(F::CURVE).spmv;
    rows::multiply(&stream, module, table, *rows, &operands, &mut product.0, &mut pieces)?;
    stream.wait()?;
    allocating.has_ended();
    Ok(product)
}

/// The table of row groups for the scheme of the matrix. `order` lists the rows in the order that the scheme needs.
fn table<F: MatrixField>(
    matrix: &SparseMatrix<F>,
    order: &[[u32; 2]],
    multiprocessors: u32,
) -> Result<RowGroups, MsmError> {
    let statistics = matrix.statistics();
    Ok(match matrix.scheme() {
        RowScheme::Scalar => RowGroups::scalar(statistics.rows as u32),
        RowScheme::Vector => RowGroups::vector(statistics.rows as u32),
        RowScheme::Balanced => {
            let wanted = (statistics.entries as u32).div_ceil(MIN_TERMS);
            let threads = wanted.min(multiprocessors.saturating_mul(THREADS_PER_MULTIPROCESSOR)).next_multiple_of(32);
            let mut lengths = reserved(order.len(), "the lengths of a matrix's rows")?;
            lengths.extend(order.iter().map(|&[code, _]| code >> 1));
            RowGroups::balanced(&lengths, threads)
        }
    })
}

fn words_as_bytes(words: &[u32]) -> &[u8] {
    // SAFETY: the memory belongs to one slice of words, so it is initialised and has no padding.
    unsafe { std::slice::from_raw_parts(words.as_ptr().cast(), size_of_val(words)) }
}
