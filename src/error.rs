//! The error type of the crate.

use std::error::Error;
use std::fmt;
use std::io;

use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::vocabulary::{Backend, PointForm, Validation};

pub use file::FileFault;

mod file;

/// Why a call failed. Each message says what failed, where, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum MsmError {
    /// The numbers of bases and scalars differ.
    LengthMismatch {
        /// Bases given.
        bases: usize,
        /// Scalars given.
        scalars: usize,
    },
    /// There are more scalars than prepared bases.
    TooManyScalars {
        /// Bases prepared.
        bases: usize,
        /// Scalars given.
        scalars: usize,
    },
    /// The offset lies after the last prepared base.
    OffsetOutOfRange {
        /// Bases prepared.
        bases: usize,
        /// Offset given.
        offset: usize,
    },
    /// More points than a plan can count.
    TooManyPoints {
        /// Points given.
        points: u64,
        /// The limit.
        most: u64,
    },
    /// An option has an invalid value.
    InvalidOption {
        /// The option's method.
        option: &'static str,
        /// What is wrong, and what to do.
        reason: &'static str,
    },
    /// The window is outside [`MsmBuilder::WINDOW_BITS`](crate::MsmBuilder::WINDOW_BITS).
    WindowOutOfRange {
        /// Bits asked for.
        window_bits: u32,
    },
    /// The backend is not there.
    BackendUnavailable {
        /// The backend asked for.
        backend: Backend,
        /// Why: not compiled in, no driver, no GPU, or a failing driver.
        reason: String,
    },
    /// The form of points cannot be used.
    PointFormUnavailable {
        /// The form asked for.
        form: PointForm,
        /// Why: the curve, the backend, or the origin of bases.
        reason: String,
    },
    /// The algorithm cannot be used.
    AlgorithmUnavailable {
        /// Its name, or its stages.
        algorithm: String,
        /// Why: its name, its stages, the curve, the backend, or the origin of bases.
        reason: String,
    },
    /// A base did not pass the validation.
    InvalidBase {
        /// The first such base.
        index: usize,
        /// The check that failed: [`Validation::OnCurve`] or [`Validation::InSubgroup`].
        check: Validation,
    },
    /// A file does not hold the bases asked for.
    File {
        /// `bases` for a file of [`Bases::save`](crate::Bases::save), `zkey` or `ptau`.
        format: &'static str,
        /// What is wrong.
        fault: FileFault,
    },
    /// A file could not be read or written.
    Io {
        /// What was being done.
        operation: &'static str,
        /// The kind of the system's error.
        kind: io::ErrorKind,
        /// The system's error.
        message: String,
    },
    /// The multiples in a file do not fit the window asked for or, on a GPU asked for by name, any window.
    PrecomputationUnfit {
        /// Bits asked for, or the largest tried.
        window_bits: u32,
    },
    /// The watcher cancelled the preparation.
    Cancelled,
    /// The smallest computation does not fit into the device's memory, or the limit on it.
    OutOfDeviceMemory {
        /// Bytes needed.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// The smallest computation does not fit into the limit on host memory.
    OutOfHostMemory {
        /// Bytes needed.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// The system refuses memory.
    AllocationRefused {
        /// What the memory is for.
        purpose: &'static str,
        /// Bytes asked for.
        bytes: u64,
    },
    /// An operation on the device failed.
    Device {
        /// The device's name.
        device: String,
        /// What was being done.
        operation: String,
        /// The driver's error number (`CUresult`), if the driver failed.
        code: Option<u32>,
        /// The device's message.
        message: String,
    },
    /// A result did not pass the [self-check](crate::Preparation::self_check). The CPU has computed the right one.
    SelfCheckFailed {
        /// What had computed it.
        backend: Backend,
    },
    /// A kernel was called with wrong arguments. Nothing ran. Please report this bug.
    KernelCall {
        /// The kernel, as `module.kernel`.
        kernel: String,
        /// What is wrong.
        reason: String,
    },
    /// An entry lies outside the matrix.
    ColumnOutOfRange {
        /// The entry's row.
        row: usize,
        /// The entry's index in the row.
        entry: usize,
        /// The entry's column.
        column: usize,
        /// Columns of the matrix.
        columns: usize,
    },
    /// A matrix has 2^31 or more rows, columns or entries.
    MatrixTooLarge {
        /// `rows`, `columns` or `entries`.
        what: &'static str,
        /// How many.
        count: usize,
    },
    /// A vector's length is not the matrix's number of columns.
    VectorLength {
        /// Columns of the matrix.
        columns: usize,
        /// Elements given.
        elements: usize,
    },
    /// A rank of an MPI program failed. All ranks report the first one.
    RankFailed {
        /// The rank.
        rank: usize,
        /// The text of its error.
        reason: String,
    },
    /// The ranks of an MPI program do not compute the same sums.
    RanksDiffer {
        /// What they disagree on.
        what: String,
    },
}

/// What to do about an error of the operating system.
fn remedy(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            "free space on the disk, or use another disk"
        }
        io::ErrorKind::BrokenPipe => "keep the reader open until the file has ended",
        _ => "check the file and its disk",
    }
}

impl MsmError {
    pub(crate) fn io(operation: &'static str, error: &io::Error) -> Self {
        Self::Io { operation, kind: error.kind(), message: error.to_string() }
    }
}

impl fmt::Display for MsmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LengthMismatch { bases, scalars } => {
                let (longer, length) = if bases > scalars { ("bases", scalars) } else { ("scalars", bases) };
                write!(
                    f,
                    "{bases} bases but {scalars} scalars; give one scalar for each base, \
                     or `&{longer}[..{length}]` if the rest does not count"
                )
            }
            Self::TooManyScalars { bases, scalars } => {
                write!(f, "{scalars} scalars but only {bases} prepared bases; give at most one scalar for each base")
            }
            Self::OffsetOutOfRange { bases, offset } => {
                write!(f, "an offset of {offset} into {bases} prepared bases; give an offset of at most {bases}")
            }
            Self::TooManyPoints { points, most } => {
                write!(f, "{points} points, and a plan counts at most {most}; add the sums of several computations")
            }
            Self::InvalidOption { option, reason } => write!(f, "the option `{option}` cannot be used: {reason}"),
            Self::WindowOutOfRange { window_bits } => write!(
                f,
                "a window of {window_bits} bits; choose {MIN_WINDOW} to {MAX_WINDOW} bits, or let the plan choose"
            ),
            Self::BackendUnavailable { backend, reason } => {
                write!(f, "the {backend} backend is not available: {reason}; `auto` and `cpu` compute without it")
            }
            Self::PointFormUnavailable { form, reason } => {
                write!(f, "points in {form} form cannot be used: {reason}; let the plan choose the form")
            }
            Self::AlgorithmUnavailable { algorithm, reason } => {
                write!(f, "the algorithm {algorithm} cannot be used: {reason}; let the plan choose the algorithm")
            }
            Self::InvalidBase { index, check } => {
                let fault = match check {
                    Validation::InSubgroup => "it is on the curve, but not in the subgroup of prime order",
                    _ => "it is not on the curve",
                };
                write!(f, "base {index} is invalid: {fault}; correct it, or ask for a weaker check")
            }
            Self::File { format, fault } => {
                write!(f, "the {format} file cannot be used: {fault}; {}", fault.remedy(format))
            }
            Self::Io { operation, kind, message } => write!(f, "{operation} failed: {message}; {}", remedy(*kind)),
            Self::PrecomputationUnfit { window_bits } => write!(
                f,
                "the multiples in the file do not begin where windows of {window_bits} bits begin; \
                 let the plan choose the window and the number of multiples, or prepare the bases again"
            ),
            Self::Cancelled => f.write_str("the preparation of bases was cancelled by its watcher; nothing is kept"),
            Self::OutOfDeviceMemory { needed, available } => write!(
                f,
                "the smallest computation needs {needed} bytes of device memory, and {available} may be used; \
                 raise the limit, free device memory, or use a smaller window"
            ),
            Self::OutOfHostMemory { needed, available } => write!(
                f,
                "the smallest computation needs {needed} bytes of working memory, and {available} may be used; \
                 raise the limit"
            ),
            Self::AllocationRefused { purpose, bytes } => write!(
                f,
                "the system refuses {bytes} bytes of memory for {purpose}; free memory, raise the limit of the process, \
                 compute fewer points at a time, or set a limit on host memory"
            ),
            Self::Device { device, operation, code, message } => {
                write!(f, "{device}: {operation} failed: {message}")?;
                code.map_or(Ok(()), |code| write!(f, " (CUDA error {code})"))
            }
            Self::SelfCheckFailed { backend } => write!(
                f,
                "the {backend} backend returned a wrong sum, and the CPU computed it again; \
                 check the GPU's memory and clocks"
            ),
            Self::KernelCall { kernel, reason } => {
                write!(f, "kernel {kernel}: {reason}; this is a bug of cumsm, please report it")
            }
            Self::ColumnOutOfRange { row, entry, column, columns } => write!(
                f,
                "entry {entry} of row {row} is in column {column}, but the matrix has {columns} columns, counted from 0; \
                 the number of columns is the length of the vector"
            ),
            Self::MatrixTooLarge { what, count } => {
                write!(f, "the matrix has {count} {what}, the limit is 2^31 - 1; split it by rows or columns")
            }
            Self::VectorLength { columns, elements } => write!(
                f,
                "the vector has {elements} elements, the matrix {columns} columns; pass one element for each column"
            ),
            Self::RankFailed { rank, reason } => write!(f, "rank {rank} failed: {reason}"),
            Self::RanksDiffer { what } => {
                write!(f, "ranks disagree: {what}; every rank must use the same group and batch size")
            }
        }
    }
}

impl Error for MsmError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::File { fault, .. } => Some(fault),
            _ => None,
        }
    }
}

/// Lists the variants of an enum by name, and names the variant of a value. A variant that is not listed does not compile.
macro_rules! variants {
    ($list:ident, $name:ident, $type:ident: $($variant:ident),+) => {
        /// The names of all variants.
        pub const $list: &[&str] = &[$(stringify!($variant)),+];

        /// The name of the variant.
        pub fn $name(value: &$type) -> &'static str {
            match value {
                $($type::$variant { .. } => stringify!($variant)),+
            }
        }
    };
}

/// The variants by name, for the test that provokes each.
pub mod variants {
    use super::{FileFault, MsmError};

    variants!(
        ERRORS, of_error, MsmError:
        LengthMismatch, TooManyScalars, OffsetOutOfRange, TooManyPoints, InvalidOption, WindowOutOfRange, BackendUnavailable,
        PointFormUnavailable, AlgorithmUnavailable, InvalidBase, File, Io, PrecomputationUnfit, Cancelled,
        OutOfDeviceMemory, OutOfHostMemory, AllocationRefused, Device, SelfCheckFailed, KernelCall, ColumnOutOfRange, MatrixTooLarge,
        VectorLength, RankFailed, RanksDiffer
    );
    variants!(
        FILE_FAULTS, of_file_fault, FileFault:
        UnknownFormat, UnknownVersion, UnknownProtocol, OtherCurve, MissingSection, RepeatedSection, SectionSize, Header,
        TooShort, TooLong, Point, Checksum
    );
}
