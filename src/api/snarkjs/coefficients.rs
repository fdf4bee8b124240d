//! The coefficients of a key: the matrices A and B of its circuit.
//!
//! The section is a number of entries, and for each its matrix (0 is A, 1 is B), its row, its column, and its value v as the
//! integer v·R² mod r with R = 2^(64·limbs).

use std::io::{Read, Seek};

use ark_ff::PrimeField;
use rayon::prelude::*;

use super::container::{Container, Fields, Section};
use super::elements::{self, Cache};
use crate::curve::MatrixField;
use crate::error::{FileFault, MsmError};
use crate::memory::{filled, reserved};
use crate::sparse::SparseMatrix;

const SECTION: Section = Section { id: 4, name: "coefficients" };

/// The entries that one task converts. Each task begins with an empty cache.
const TASK_ENTRIES: usize = 4096;

#[derive(Clone, Copy)]
struct Entry<F> {
    matrix: u32,
    row: u32,
    column: u32,
    value: F,
}

/// Reads A and B, of `rows` rows and `columns` columns. Numbers are of F, as the caller has checked.
pub(super) fn read<F: MatrixField>(
    container: &mut Container<impl Read + Seek>,
    rows: usize,
    columns: usize,
) -> Result<[SparseMatrix<F>; 2], MsmError> {
    let entry_bytes = 12 + elements::element_bytes::<F>();
    let mut count = [0; 4];
    let found = container.size(SECTION)?;
    if found < 4 {
        return Err(container.refused(FileFault::SectionSize { section: SECTION.name, found, expected: 4 }));
    }
    container.read(SECTION, &mut count)?;
    let count = u32::from_le_bytes(count);
    container.check_size(SECTION, 4 + u64::from(count) * entry_bytes as u64)?;
    // R⁻². The field has an inverse of every power of 2.
    let factor = F::from(2_u32).pow([128 * (elements::element_bytes::<F>() / 8) as u64]).inverse().unwrap_or(F::ONE);
    let mut entries: Vec<Entry<F>> = reserved(count as usize, "the coefficients of a key")?;
    container.blocks(SECTION, 4, entry_bytes, |block, first| {
        let start = entries.len();
        entries.resize(start + block.len() / entry_bytes, Entry { matrix: 0, row: 0, column: 0, value: F::ZERO });
        let converted = entries.get_mut(start..).unwrap_or_default();
        let convert = |(task, (bytes, converted)): (usize, (&[u8], &mut [Entry<F>]))| {
            let mut cache = Cache::new(factor);
            let first = first + (task * TASK_ENTRIES) as u64;
            for ((bytes, converted), index) in bytes.chunks_exact(entry_bytes).zip(converted).zip(first..) {
                *converted = entry(bytes, index, rows, columns, &mut cache)?;
            }
            Ok(())
        };
        let tasks = block.par_chunks(TASK_ENTRIES * entry_bytes).zip(converted.par_chunks_mut(TASK_ENTRIES));
        // The fault of the first entry that has one.
        let results: Vec<_> = tasks.enumerate().map(convert).collect();
        results.into_iter().collect()
    })?;
    let (a, b) = rayon::join(|| matrix(&entries, 0, rows, columns), || matrix(&entries, 1, rows, columns));
    Ok([a?, b?])
}

fn entry<F: PrimeField>(
    bytes: &[u8],
    index: u64,
    rows: usize,
    columns: usize,
    cache: &mut Cache<F>,
) -> Result<Entry<F>, FileFault> {
    let section = SECTION.name;
    let mut fields = Fields(bytes);
    let mut number = |what, limit: usize| {
        // The entry has twelve bytes and more.
        let found = fields.word().unwrap_or(u32::MAX);
        match (found as usize) < limit {
            true => Ok(found),
            false => Err(FileFault::Entry { section, index, what, found, limit: limit as u64 }),
        }
    };
    let (matrix, row, column) = (number("matrix", 2)?, number("row", rows)?, number("column", columns)?);
    let value = cache.element(fields.0).ok_or(FileFault::Element { section, index })?;
    Ok(Entry { matrix, row, column, value })
}

#[expect(clippy::indexing_slicing, reason = "rows have been checked")]
fn matrix<F: MatrixField>(
    entries: &[Entry<F>],
    matrix: u32,
    rows: usize,
    columns: usize,
) -> Result<SparseMatrix<F>, MsmError> {
    let purpose = "the rows of a matrix";
    let mut lengths = filled(rows, 0_usize, purpose)?;
    for entry in entries.iter().filter(|entry| entry.matrix == matrix) {
        lengths[entry.row as usize] += 1;
    }
    let mut terms: Vec<Vec<(F, usize)>> = reserved(rows, purpose)?;
    for length in lengths {
        terms.push(reserved(length, purpose)?);
    }
    for entry in entries.iter().filter(|entry| entry.matrix == matrix) {
        terms[entry.row as usize].push((entry.value, entry.column as usize));
    }
    SparseMatrix::new(&terms, columns)
}
