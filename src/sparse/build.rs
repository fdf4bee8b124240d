//! The construction of a matrix from its rows, or from entries in any order.

use super::dictionary::DictionaryBuilder;
use super::{RowStatistics, SparseMatrix};
use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::memory::{exact, filled, push, reserved};

/// The limit on the number of rows, of columns and of entries. Each of the three numbers must fit in 31 bits, because
/// kernels store the length of a row and one more bit in a word of 32 bits.
const LIMIT: usize = 1 << 31;

const PURPOSE: &str = "a sparse matrix";

impl<F: MatrixField> SparseMatrix<F> {
    /// Makes a matrix from its rows. A row lists values with their columns, in any order. If a row has several values
    /// in one column, the values are added.
    ///
    /// # Errors
    ///
    /// - [`MsmError::ColumnOutOfRange`] if the column of a value is not below `columns`.
    /// - [`MsmError::MatrixTooLarge`] if there are 2^31 or more rows, columns or entries.
    /// - [`MsmError::AllocationRefused`] if the memory for the matrix cannot be allocated.
    pub fn new(rows: &[Vec<(F, usize)>], columns: usize) -> Result<Self, MsmError> {
        of_rows(rows, columns)
    }

    /// Makes a matrix from entries. An entry is a row, a column and a value. The entries may come in any order, for
    /// example in the order of a file. The values of entries in the same row and column are added. The entries are read
    /// only once. During the construction, each entry needs up to 24 bytes in addition to the finished matrix.
    ///
    /// ```
    /// use ark_bls12_381::Fr;
    /// use cumsm::SparseMatrix;
    ///
    /// let entries = [(2, 1, Fr::from(5)), (0, 0, Fr::from(2)), (0, 2, Fr::from(3))];
    /// let matrix = SparseMatrix::from_entries(3, 3, entries)?;
    /// let product = matrix.multiply(&[Fr::from(1), Fr::from(10), Fr::from(100)])?;
    /// assert_eq!(product, [Fr::from(302), Fr::from(0), Fr::from(50)]);
    /// # Ok::<(), cumsm::MsmError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// - [`MsmError::RowOutOfRange`] if the row of an entry is not below `rows`. The error's field `entry` is an index
    ///   into all entries, in the given order.
    /// - [`MsmError::ColumnOutOfRange`] if the column of an entry is not below `columns`. The error's field `entry` is
    ///   an index into the entries of the row, in the given order.
    /// - [`MsmError::MatrixTooLarge`] if there are 2^31 or more rows, columns or entries.
    /// - [`MsmError::AllocationRefused`] if the memory for the matrix cannot be allocated.
    pub fn from_entries(
        rows: usize,
        columns: usize,
        entries: impl IntoIterator<Item = (usize, usize, F)>,
    ) -> Result<Self, MsmError> {
        of_entries(rows, columns, entries.into_iter())
    }
}

fn check_count(what: &'static str, count: usize) -> Result<(), MsmError> {
    if count < LIMIT { Ok(()) } else { Err(MsmError::MatrixTooLarge { what, count }) }
}

/// Entries in the order of their arrival. An item of `values` is the index of a value in a list of distinct values or
/// in a dictionary.
pub(crate) struct EntryList {
    rows: Vec<u32>,
    columns: Vec<u32>,
    values: Vec<u32>,
}

impl EntryList {
    /// An empty list with memory for `room` entries.
    pub(crate) fn new(room: usize) -> Result<Self, MsmError> {
        Ok(Self { rows: reserved(room, PURPOSE)?, columns: reserved(room, PURPOSE)?, values: reserved(room, PURPOSE)? })
    }

    pub(crate) fn push(&mut self, row: u32, column: u32, value: u32) -> Result<(), MsmError> {
        push(&mut self.rows, row, PURPOSE)?;
        push(&mut self.columns, column, PURPOSE)?;
        push(&mut self.values, value, PURPOSE)
    }
}

impl<F: MatrixField> SparseMatrix<F> {
    /// Makes the matrix with the entries of all lists. Each list comes with its distinct values. The caller checks that
    /// rows and columns are in range.
    pub(crate) fn of_lists<'a>(
        rows: usize,
        columns: usize,
        lists: impl Iterator<Item = (EntryList, &'a [F])>,
    ) -> Result<Self, MsmError>
    where
        F: 'a,
    {
        /// Marks a value that has no index in the dictionary yet.
        const NONE: u32 = u32::MAX;
        let mut dictionary = DictionaryBuilder::new();
        let renumbered = lists.map(|(mut list, distinct)| {
            let mut indices = filled(distinct.len(), NONE, PURPOSE)?;
            for value in &mut list.values {
                #[expect(clippy::indexing_slicing, reason = "the list has indices of its distinct values")]
                let (index, distinct) = (&mut indices[*value as usize], &distinct[*value as usize]);
                if *index == NONE {
                    *index = dictionary.index(*distinct)?;
                }
                *value = *index;
            }
            Ok(list)
        });
        let lists = renumbered.collect::<Result<Vec<EntryList>, MsmError>>()?;
        sorted(rows, columns, lists, dictionary)
    }
}

/// Makes a matrix from its parts. `row_pointers` has the index of the first entry of each row, and then the number of
/// all entries.
fn finish<F: MatrixField>(
    columns: usize,
    row_pointers: Vec<u32>,
    column_indices: Vec<u32>,
    value_indices: Vec<u32>,
    dictionary: DictionaryBuilder<F>,
) -> Result<SparseMatrix<F>, MsmError> {
    #[expect(clippy::indexing_slicing, reason = "each window has two items")]
    let statistics = RowStatistics::of(row_pointers.windows(2).map(|bounds| (bounds[1] - bounds[0]) as usize));
    let (scheme, reason) = statistics.scheme();
    let dictionary = dictionary.finish()?;
    Ok(SparseMatrix { row_pointers, column_indices, value_indices, dictionary, columns, statistics, scheme, reason })
}

/// Makes the matrix with the given rows.
fn of_rows<F: MatrixField>(rows: &[Vec<(F, usize)>], columns: usize) -> Result<SparseMatrix<F>, MsmError> {
    let count = rows.iter().map(Vec::len).sum();
    check_count("rows", rows.len())?;
    check_count("columns", columns)?;
    check_count("entries", count)?;
    let mut row_pointers = reserved(rows.len() + 1, PURPOSE)?;
    let (mut column_indices, mut value_indices) = (reserved(count, PURPOSE)?, reserved(count, PURPOSE)?);
    let mut dictionary = DictionaryBuilder::new();
    row_pointers.push(0);
    for (row, terms) in rows.iter().enumerate() {
        for (entry, &(value, column)) in terms.iter().enumerate() {
            if column >= columns {
                return Err(MsmError::ColumnOutOfRange { row, entry, column, columns });
            }
            column_indices.push(column as u32);
            value_indices.push(dictionary.index(value)?);
        }
        row_pointers.push(column_indices.len() as u32);
    }
    finish(columns, row_pointers, column_indices, value_indices, dictionary)
}

/// Makes the matrix with the given entries.
fn of_entries<F: MatrixField>(
    rows: usize,
    columns: usize,
    entries: impl Iterator<Item = (usize, usize, F)>,
) -> Result<SparseMatrix<F>, MsmError> {
    check_count("rows", rows)?;
    check_count("columns", columns)?;
    let expected = entries.size_hint().0;
    check_count("entries", expected)?;
    let (mut list, mut dictionary) = (EntryList::new(expected)?, DictionaryBuilder::new());
    for (entry, (row, column, value)) in entries.enumerate() {
        check_count("entries", entry + 1)?;
        if row >= rows {
            return Err(MsmError::RowOutOfRange { entry, row, rows });
        }
        if column >= columns {
            let entry = list.rows.iter().filter(|&&index| index as usize == row).count();
            return Err(MsmError::ColumnOutOfRange { row, entry, column, columns });
        }
        list.push(row as u32, column as u32, dictionary.index(value)?)?;
    }
    sorted(rows, columns, vec![list], dictionary)
}

/// Makes the matrix with the entries of all lists, one list after the other. The entries of a row keep their order. If
/// the entries are not sorted by rows, a counting sort sorts them. In most files, the entries are already sorted.
#[expect(clippy::indexing_slicing, reason = "rows have been checked, and places are below the number of entries")]
fn sorted<F: MatrixField>(
    rows: usize,
    columns: usize,
    mut lists: Vec<EntryList>,
    dictionary: DictionaryBuilder<F>,
) -> Result<SparseMatrix<F>, MsmError> {
    let count = lists.iter().map(|list| list.rows.len()).sum();
    check_count("entries", count)?;
    let mut row_pointers = filled(rows + 1, 0u32, PURPOSE)?;
    for list in &lists {
        for &row in &list.rows {
            row_pointers[row as usize + 1] += 1;
        }
    }
    let mut end = 0;
    for pointer in &mut row_pointers[1..] {
        end += *pointer;
        *pointer = end;
    }
    lists.retain(|list| !list.rows.is_empty());
    let is_sorted = lists.iter().all(|list| list.rows.is_sorted())
        && lists.is_sorted_by(|before, after| before.rows.last() <= after.rows.first());
    if is_sorted
        && lists.len() == 1
        && let Some(EntryList { columns: column_indices, values: value_indices, .. }) = lists.pop()
    {
        let (column_indices, value_indices) = (exact(column_indices, PURPOSE)?, exact(value_indices, PURPOSE)?);
        return finish(columns, row_pointers, column_indices, value_indices, dictionary);
    }
    let (mut column_indices, mut value_indices) = (reserved(count, PURPOSE)?, reserved(count, PURPOSE)?);
    if is_sorted {
        for list in &lists {
            column_indices.extend_from_slice(&list.columns);
            value_indices.extend_from_slice(&list.values);
        }
    } else {
        column_indices.resize(count, 0);
        value_indices.resize(count, 0);
        // For each row, the index at which the row's next entry is stored.
        let mut places = reserved(rows, PURPOSE)?;
        places.extend_from_slice(&row_pointers[..rows]);
        for list in &lists {
            for ((&row, &column), &value) in list.rows.iter().zip(&list.columns).zip(&list.values) {
                let place = &mut places[row as usize];
                column_indices[*place as usize] = column;
                value_indices[*place as usize] = value;
                *place += 1;
            }
        }
    }
    finish(columns, row_pointers, column_indices, value_indices, dictionary)
}
