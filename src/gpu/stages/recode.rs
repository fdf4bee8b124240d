//! Recode: `cuda/stages/recode_signed.cuh`.

use super::super::Module;
use super::super::device::{Argument::U32, Buffer, DeviceError, Grid, Stream};
use super::{BLOCK, DIGIT_BYTES};
use crate::recode::SignedWindows;

/// Writes the digits of `n` scalars, window by window.
pub(crate) fn signed<S: Stream>(
    stream: &S,
    module: &'static Module,
    scalars: (&S::Buffer, u64),
    digits: &mut S::Buffer,
    n: u32,
    windows: &SignedWindows,
    montgomery: bool,
) -> Result<(), DeviceError> {
    let (scalars, scalar_bytes) = scalars;
    // SAFETY: the parameters are those of `recode_signed`, which reads n scalars and writes W·n digits.
    unsafe {
        stream.launch(
            module,
            "recode_signed",
            Grid::covering(n, 1, BLOCK),
            &[
                scalars.slice(scalar_bytes),
                digits.slice(DIGIT_BYTES),
                U32(n),
                U32(windows.window_bits()),
                U32(windows.count()),
                U32(montgomery.into()),
            ],
        )
    }
}
