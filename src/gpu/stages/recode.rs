//! Recode: `cuda/stages/recode_*.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES, WORD_BYTES};
use crate::recode::{Recoding, Windows};

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

/// Writes the digits of `n` scalars, window by window.
#[allow(clippy::too_many_arguments)] // each is a buffer or a size of its own
pub(crate) fn digits<S: Stream>(
    stream: &S,
    module: &'static Module,
    scalars: (&S::Buffer, u64),
    table: Option<&S::Buffer>,
    digits: &mut S::Buffer,
    n: u32,
    windows: &Windows,
    montgomery: bool,
) -> Result<(), DeviceError> {
    let (scalars, scalar_bytes) = scalars;
    let (scalars, digits) = (scalars.slice(scalar_bytes), digits.slice(DIGIT_BYTES));
    let sizes = [U32(n), U32(windows.window_bits()), U32(windows.count())];
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
    // SAFETY: the parameters are those of the kernel, which reads n scalars and the table, and writes W·n digits.
    unsafe { stream.launch(module, kernel, Grid::covering(n, 1, BLOCK), &arguments) }
}
