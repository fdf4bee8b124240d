//! Recode: `cuda/stages/recode_*.cuh`.

use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, digits, words};
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
    let arguments = [words(table), U32(c), U32(windows.exponent_bits())];
    // SAFETY: the table has 2^c + 1 words.
    unsafe { stream.launch(module, "odd_float_table", Grid::covering((1 << c) + 1, 1, BLOCK), &arguments) }
}

/// Which scalars are recoded, and which points they belong to: `DigitLayout` of `cuda/stages/recode.cuh`.
#[derive(Clone, Copy)]
pub(crate) struct Scalars {
    /// Scalars of a vector.
    pub(crate) n: u32,
    /// Vectors over the same bases.
    pub(crate) vectors: u32,
    /// The base of a vector's first scalar.
    pub(crate) first: u32,
    /// Bases. Each prepared multiple has this many points.
    pub(crate) bases: u32,
    /// The prepared multiples.
    pub(crate) precomputation: Precomputation,
    /// The rows of windows that are wanted: the first, and how many.
    pub(crate) rows: (u32, u32),
    /// Whether the scalars are in Montgomery form.
    pub(crate) montgomery: bool,
}

/// Writes the digits of all scalars, row by row of the windows of each vector.
pub(crate) fn recode<S: Stream>(
    stream: &S,
    module: &'static Module,
    given: Scalars,
    (scalars, scalar_bytes): (&S::Buffer, u64),
    table: Option<&S::Buffer>,
    all_digits: &mut S::Buffer,
    windows: &Windows,
) -> Result<(), DeviceError> {
    let scalars = scalars.slice(scalar_bytes);
    let (all_digits, unread) = (digits(all_digits), words(all_digits));
    let Scalars { n, vectors, first, bases, precomputation, rows: (first_row, rows), montgomery } = given;
    let (c, count) = (windows.window_bits(), windows.count());
    let (factor, per_multiple) = (precomputation.factor(), precomputation.windows_per_level(c, count));
    let layout = [n, vectors, first, bases, factor, per_multiple, rows, first_row, count].map(U32);
    let (c, montgomery) = (U32(c), U32(montgomery.into()));
    let (kernel, arguments) = match windows.recoding() {
        Recoding::Unsigned => ("recode_unsigned", [&[scalars, all_digits], &layout[..], &[c, montgomery]].concat()),
        Recoding::Signed => ("recode_signed", [&[scalars, all_digits], &layout[..], &[c, montgomery]].concat()),
        Recoding::OddFloat => {
            // Without a table the kernel computes the codes, and does not read the slice that it gets for a table.
            let (codes, by_table) = table.map_or((unread, 0), |table| (words(table), 1));
            let more = [c, U32(windows.exponent_bits()), U32(by_table), montgomery];
            ("recode_odd_float", [&[scalars, all_digits, codes], &layout[..], &more].concat())
        }
    };
    // SAFETY: there are n scalars of each vector, the table's words, and, for each vector, multiple and scalar, a digit for
    // each wanted row.
    unsafe { stream.launch(module, kernel, Grid::covering(n * vectors, 1, BLOCK), &arguments) }
}
