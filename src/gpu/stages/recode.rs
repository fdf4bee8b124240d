//! Recode: `cuda/stages/recode_*.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES, WORD_BYTES};
use crate::kernels::Module;
use crate::recode::{Precomputation, Recoding, Windows};

/// Writes the codes of all window values, if there is a table.
pub(crate) fn table<S: Stream>(
    stream: &S,
    module: &'static Module,
    table: Option<&mut S::Buffer>,
    windows: &Windows,
) -> Result<(), DeviceError> {
    let Some(table) = table else { return Ok(()) };
    let c = windows.window_bits();
    let arguments = [table.slice(WORD_BYTES), U32(c), U32(windows.exponent_bits())];
    // SAFETY: the parameters are those of `odd_float_table`, which writes the table's 2^c + 1 words.
    unsafe { stream.launch(module, "odd_float_table", Grid::covering((1 << c) + 1, 1, BLOCK), &arguments) }
}

/// Which scalars are recoded, and which points they belong to: `Placement` of `cuda/stages/recode.cuh`.
#[derive(Clone, Copy)]
pub(crate) struct Scalars {
    /// Scalars of a vector.
    pub(crate) n: u32,
    /// Vectors over the same bases.
    pub(crate) vectors: u32,
    /// The base of a vector's first scalar.
    pub(crate) first: u32,
    /// Bases, at each level.
    pub(crate) bases: u32,
    /// The levels.
    pub(crate) precomputation: Precomputation,
    /// The rows of windows that are wanted: the first, and how many.
    pub(crate) rows: (u32, u32),
    /// Whether they are in Montgomery form.
    pub(crate) montgomery: bool,
}

/// Writes the digits of all scalars, row by row of each vector's windows.
pub(crate) fn digits<S: Stream>(
    stream: &S,
    module: &'static Module,
    given: Scalars,
    scalars: (&S::Buffer, u64),
    table: Option<&S::Buffer>,
    digits: &mut S::Buffer,
    windows: &Windows,
) -> Result<(), DeviceError> {
    let (scalars, scalar_bytes) = scalars;
    let (scalars, digits) = (scalars.slice(scalar_bytes), digits.slice(DIGIT_BYTES));
    let Scalars { n, vectors, first, bases, precomputation, rows: (first_row, rows), montgomery } = given;
    let (c, count) = (windows.window_bits(), windows.count());
    let per_level = precomputation.windows_per_level(c, count);
    let sizes = [n, vectors, first, bases, precomputation.factor(), per_level, rows, first_row, count, c].map(U32);
    let montgomery = U32(montgomery.into());
    let (kernel, arguments) = match windows.recoding() {
        Recoding::Unsigned => ("recode_unsigned", [&[scalars, digits], &sizes[..], &[montgomery]].concat()),
        Recoding::Signed => ("recode_signed", [&[scalars, digits], &sizes[..], &[montgomery]].concat()),
        Recoding::OddFloat => {
            // Without a table the kernel computes the codes, and the slice is not looked at.
            let (codes, by_table) = table.map_or((digits, 0), |table| (table.slice(WORD_BYTES), 1));
            let more = [U32(windows.exponent_bits()), U32(by_table), montgomery];
            ("recode_odd_float", [&[scalars, digits, codes], &sizes[..], &more].concat())
        }
    };
    // SAFETY: the parameters are those of the kernel, which reads n scalars of each vector, and the table, and writes as
    // many digits as a vector's wanted rows have for each level and scalar.
    unsafe { stream.launch(module, kernel, Grid::covering(n * vectors, 1, BLOCK), &arguments) }
}
