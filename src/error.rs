//! The one error type.

use std::fmt;

use crate::{Backend, PointForm};

/// Why a multi-scalar multiplication could not be computed. Each variant says what was asked, where it failed and, in
/// its message, what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmError {
    /// The numbers of bases and scalars differ.
    LengthMismatch {
        /// Number of bases given.
        bases: usize,
        /// Number of scalars given.
        scalars: usize,
    },
    /// The window asked for is outside [`MIN_WINDOW`](crate::MIN_WINDOW)`..=`[`MAX_WINDOW`](crate::MAX_WINDOW).
    WindowOutOfRange {
        /// Window asked for, in bits.
        window_bits: u32,
    },
    /// The backend asked for is not there.
    BackendUnavailable {
        /// The backend asked for.
        backend: Backend,
        /// Why it is not there: not compiled in, no driver, no GPU, or a driver that fails.
        reason: String,
    },
    /// The form of points asked for cannot be used.
    PointFormUnavailable {
        /// The form asked for.
        form: PointForm,
        /// Why not: the curve, the backend, or what is known of the bases.
        reason: String,
    },
    /// The algorithm asked for cannot be used.
    AlgorithmUnavailable {
        /// The algorithm asked for: its name, or its stages.
        algorithm: String,
        /// Why not: its stages, the curve, the backend, or what is known of the bases.
        reason: String,
    },
    /// A base did not pass the check that was asked for.
    InvalidBase {
        /// Its index.
        index: usize,
        /// What it is not.
        reason: String,
    },
    /// A file of prepared bases could not be written or read.
    BasesFile {
        /// What is wrong with it.
        reason: String,
    },
    /// A preparation was cancelled by the one who watched its progress.
    Cancelled,
    /// The device's memory, or the limit set on it, does not hold even the smallest chunk.
    OutOfDeviceMemory {
        /// Bytes that the smallest chunk needs.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// The limit on the host's memory does not hold even the least computation.
    OutOfHostMemory {
        /// Bytes that the least computation needs.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// An operation on the device failed.
    Device {
        /// The device's name.
        device: String,
        /// What was being done.
        operation: String,
        /// The device's own words.
        message: String,
    },
    /// A rank of an MPI program could not compute its part. It is the first one's that could not, and known to all.
    RankFailed {
        /// The rank.
        rank: usize,
        /// Its own error, in words.
        reason: String,
    },
    /// The ranks of an MPI program do not compute the same.
    RanksDiffer {
        /// What they have.
        what: String,
    },
}

impl fmt::Display for MsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LengthMismatch { bases, scalars } => {
                write!(f, "{bases} bases but {scalars} scalars; an MSM takes a base for each scalar, and no more")
            }
            Self::WindowOutOfRange { window_bits } => {
                let (min, max) = (crate::MIN_WINDOW, crate::MAX_WINDOW);
                write!(
                    f,
                    "a window of {window_bits} bits; choose one from {min} to {max}, or none to let the plan choose"
                )
            }
            Self::BackendUnavailable { backend, reason } => {
                write!(f, "the {backend} backend is not available: {reason}; `auto` and `cpu` compute without it")
            }
            Self::PointFormUnavailable { form, reason } => {
                write!(f, "points in {form} form cannot be used: {reason}; ask for no form, and the plan chooses one")
            }
            Self::AlgorithmUnavailable { algorithm, reason } => {
                write!(f, "the algorithm {algorithm} cannot be used: {reason}; ask for none, and the plan chooses one")
            }
            Self::InvalidBase { index, reason } => {
                write!(f, "base {index} is invalid: {reason}; correct it, or ask for a weaker check")
            }
            Self::BasesFile { reason } => {
                write!(
                    f,
                    "the file of prepared bases cannot be used: {reason}; if that is no fault of the place it is in, prepare the bases again"
                )
            }
            Self::Cancelled => f.write_str("the preparation of bases was cancelled by its watcher; nothing is kept"),
            Self::OutOfDeviceMemory { needed, available } => write!(
                f,
                "the smallest chunk needs {needed} bytes of device memory, {available} may be used; \
                 raise the limit, free device memory, or use a smaller window"
            ),
            Self::OutOfHostMemory { needed, available } => write!(
                f,
                "the least computation needs {needed} bytes of working memory, {available} may be used; raise the limit"
            ),
            Self::Device { device, operation, message } => write!(f, "{device}: {operation} failed: {message}"),
            Self::RankFailed { rank, reason } => write!(f, "rank {rank} failed: {reason}"),
            Self::RanksDiffer { what } => {
                write!(f, "the ranks have {what}; each computes its part of the same sums, and of as many")
            }
        }
    }
}

impl std::error::Error for MsmError {}
