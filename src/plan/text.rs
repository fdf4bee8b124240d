//! The text that the explanations of all plans share.

use std::fmt;

/// The reason for a window size.
pub(super) fn window_origin(fixed: bool) -> &'static str {
    if fixed { "as asked" } else { "least predicted cost" }
}

/// Prints a byte count with a unit.
pub(super) struct Bytes(pub(super) u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0..10_240 => write!(f, "{} B", self.0),
            10_240..10_485_760 => write!(f, "{:.1} KiB", self.0 as f64 / 1024.0),
            _ => write!(f, "{:.1} MiB", self.0 as f64 / 1_048_576.0),
        }
    }
}
