//! Launches the kernels that recode scalars into digits: `cuda/stages/recode_*.cuh`.

use super::super::call::Launcher;
use super::super::device::{Argument, DeviceError, Stream};
use super::{digits, words};
use crate::kernels::registry;
use crate::recode::{Precomputation, Recoding, Windows};

/// Writes a table that has the digit code of each value that a window can have.
pub(crate) fn table<S: Stream>(
    launcher: Launcher<'_, S>,
    table: &mut S::Buffer,
    windows: &Windows,
) -> Result<(), DeviceError> {
    let c = windows.window_bits();
    let call = launcher.call(&registry::ODD_FLOAT_TABLE).arg(words(table)).args([c, windows.exponent_bits()]);
    // SAFETY: the table has 2^c + 1 words.
    unsafe { call.threads((1 << c) + 1, 1) }
}

/// Describes the scalars to recode, and the bases to which the scalars belong. The struct corresponds to `DigitLayout`
/// of `cuda/stages/recode.cuh`.
#[derive(Clone, Copy)]
pub(crate) struct Scalars {
    /// The number of scalars of a vector.
    pub(crate) n: u32,
    /// The number of vectors of scalars. All vectors have the same bases.
    pub(crate) vectors: u32,
    /// The index of the base that belongs to the first scalar of a vector.
    pub(crate) first: u32,
    /// The number of bases. At each level of the prepared multiples, there is one point for each base.
    pub(crate) bases: u32,
    /// The prepared multiples of each base.
    pub(crate) precomputation: Precomputation,
    /// The index of the first row to compute.
    pub(crate) first_row: u32,
    /// The number of rows to compute.
    pub(crate) rows: u32,
    /// True if the scalars are in Montgomery form.
    pub(crate) montgomery: bool,
}

/// Writes the digits of all scalars, vector by vector and row by row.
pub(crate) fn recode<S: Stream>(
    launcher: Launcher<'_, S>,
    given: Scalars,
    scalars: Argument,
    table: Option<&S::Buffer>,
    all_digits: &mut S::Buffer,
    windows: &Windows,
) -> Result<(), DeviceError> {
    let (all_digits, unread) = (digits(all_digits), words(all_digits));
    let Scalars { n, vectors, first, bases, precomputation, first_row, rows, montgomery } = given;
    let (c, count) = (windows.window_bits(), windows.count());
    let (factor, per_multiple) = (precomputation.factor(), precomputation.windows_per_level(c, count));
    let layout = [n, vectors, first, bases, factor, per_multiple, rows, first_row, count];
    let call = |kernel| launcher.call(kernel).args([scalars, all_digits]);
    let call = match windows.recoding() {
        Recoding::Unsigned => call(&registry::RECODE_UNSIGNED).args(layout).arg(c),
        Recoding::Signed => call(&registry::RECODE_SIGNED).args(layout).arg(c),
        Recoding::OddFloat => {
            // Without a table, the kernel computes the codes itself, and does not read the slice that is passed in
            // place of the table.
            let codes = table.map_or(unread, words);
            let call = call(&registry::RECODE_ODD_FLOAT).arg(codes).args(layout);
            call.args([c, windows.exponent_bits()]).arg(table.is_some())
        }
    };
    // SAFETY: each vector has n scalars. The table, if there is one, has 2^c + 1 words. `all_digits` has rows · vectors
    // · factor · n digits.
    unsafe { call.arg(montgomery).threads(n * vectors, 1) }
}
