//! The coefficients of a key: the matrices A and B of its circuit.
//!
//! The section begins with the number of entries. An entry consists of four numbers: the matrix (0 is A, 1 is B), the
//! row, the column, and the value of the entry. A value v is stored as the integer v·R² mod r, where r is the prime of
//! the scalars and R = 2^(64·limbs).

use std::io::{Read, Seek};

use rayon::prelude::*;

use super::container::{Container, Fields, Section, Stop};
use super::elements::{self, Cache};
use crate::curve::MatrixField;
use crate::error::{FileFault, MsmError};
use crate::memory;
use crate::sparse::{EntryList, SparseMatrix};

const SECTION: Section = Section { id: 4, name: "coefficients" };

/// The number of entries that one task reads. Larger tasks would distribute the work less evenly among the threads.
/// With smaller tasks, there would be more lists of distinct values, and joining the lists would take longer. Joining
/// one list of 256 values takes about 10 µs.
const TASK_ENTRIES: usize = 1 << 14;

/// The entries of A and of B that one task has read. Each entry has the index of its value in `distinct`.
struct Part<F> {
    lists: [EntryList; 2],
    distinct: Vec<F>,
}

/// The format that all entries share.
struct Format<F> {
    rows: usize,
    columns: usize,
    /// The factor R⁻².
    factor: F,
    entry_bytes: usize,
}

/// Reads A and B, with `rows` rows and `columns` columns. The caller has checked that the key's scalar field is F.
pub(super) fn read<F: MatrixField>(
    container: &mut Container<impl Read + Seek>,
    rows: usize,
    columns: usize,
) -> Result<[SparseMatrix<F>; 2], MsmError> {
    let element_bytes = elements::element_bytes::<F>();
    let entry_bytes = 12 + element_bytes;
    let mut count = [0; 4];
    let found = container.size(SECTION)?;
    if found < 4 {
        return Err(container.refused(FileFault::SectionSize { section: SECTION.name, found, expected: 4 }));
    }
    container.read(SECTION, &mut count)?;
    let count = u32::from_le_bytes(count);
    container.check_size(SECTION, 4 + u64::from(count) * entry_bytes as u64)?;
    // In F, every power of 2 has an inverse.
    let factor = F::from(2_u32).pow([16 * element_bytes as u64]).inverse().unwrap_or(F::ONE);
    let format = Format { rows, columns, factor, entry_bytes };
    let mut parts: Vec<Part<F>> = Vec::new();
    container.blocks(SECTION, 4, entry_bytes, |block, first| {
        let read = |(task, bytes)| format.part(bytes, first + (task * TASK_ENTRIES) as u64);
        // The results stay in the order of the entries, so the loop below returns the fault of the first faulty entry.
        let read: Vec<Result<Part<F>, Stop>> =
            block.par_chunks(TASK_ENTRIES * entry_bytes).enumerate().map(read).collect();
        for part in read {
            memory::push(&mut parts, part?, "the coefficients of a key")?;
        }
        Ok(())
    })?;
    let (mut of_a, mut of_b) = (Vec::new(), Vec::new());
    let mut distinct = Vec::new();
    for Part { lists: [a, b], distinct: values } in parts {
        of_a.push(a);
        of_b.push(b);
        distinct.push(values);
    }
    let matrix = |lists: Vec<EntryList>| {
        SparseMatrix::of_lists(rows, columns, lists.into_iter().zip(distinct.iter().map(Vec::as_slice)))
    };
    let (a, b) = rayon::join(|| matrix(of_a), || matrix(of_b));
    Ok([a?, b?])
}

impl<F: MatrixField> Format<F> {
    /// Reads the entries in `bytes`. `first` is the index of the first of these entries in the section.
    fn part(&self, bytes: &[u8], first: u64) -> Result<Part<F>, Stop> {
        let room = bytes.len() / self.entry_bytes;
        let mut part = Part { lists: [EntryList::new(room)?, EntryList::new(room)?], distinct: Vec::new() };
        let mut cache = Cache::new();
        for (entry, index) in bytes.chunks_exact(self.entry_bytes).zip(first..) {
            let mut fields = Fields(entry);
            let mut number = |what, limit: usize| {
                // The entry has at least twelve bytes, so `word` returns a number.
                let found = fields.word().unwrap_or(u32::MAX);
                match (found as usize) < limit {
                    true => Ok(found),
                    false => {
                        let limit = limit as u64;
                        Err(FileFault::Entry { section: SECTION.name, index, what, found, limit })
                    }
                }
            };
            let (matrix, row, column) =
                (number("matrix", 2)?, number("row", self.rows)?, number("column", self.columns)?);
            let value = cache.get_or(fields.0, || {
                let fault = FileFault::Element { section: SECTION.name, index };
                let value = elements::element::<F>(fields.0).ok_or(fault)? * self.factor;
                memory::push(&mut part.distinct, value, "the coefficients of a key")?;
                Ok::<_, Stop>(part.distinct.len() as u32 - 1)
            })?;
            let [a, b] = &mut part.lists;
            let list = if matrix == 0 { a } else { b };
            list.push(row, column, value)?;
        }
        Ok(part)
    }
}
