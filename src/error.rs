//! The error type of the crate.

use std::error::Error;
use std::fmt;
use std::io;

use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::types::{Backend, PointForm, Validation};

pub use file::FileFault;

mod file;

/// The reason why a call failed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum MsmError {
    /// The number of bases differs from the number of scalars.
    LengthMismatch { bases: usize, scalars: usize },
    /// There are more scalars than bases.
    TooManyScalars { bases: usize, scalars: usize },
    /// The offset exceeds the number of bases.
    OffsetOutOfRange { bases: usize, offset: usize },
    /// The number of points exceeds `most`, the greatest number of points that a plan supports.
    TooManyPoints { points: u64, most: u64 },
    /// An option is invalid.
    InvalidOption { option: &'static str, reason: &'static str },
    /// The window size is outside [`MsmBuilder::WINDOW_BITS`](crate::MsmBuilder::WINDOW_BITS).
    WindowOutOfRange { window_bits: u32 },
    /// The requested backend cannot be used.
    BackendUnavailable { backend: Backend, reason: String },
    /// The requested form of points cannot be used.
    PointFormUnavailable { form: PointForm, reason: String },
    /// The requested algorithm cannot be used.
    AlgorithmUnavailable { algorithm: String, reason: String },
    /// Base `index` is the first base that fails `check`.
    InvalidBase { index: usize, check: Validation },
    /// A file of the format `bases`, `zkey`, `ptau`, `wtns` or `r1cs` cannot be used.
    File { format: &'static str, fault: FileFault },
    /// A read or write operation failed.
    Io { operation: &'static str, kind: io::ErrorKind, message: String },
    /// The multiples in a file do not fit windows of `window_bits` bits. If the caller requested a window size,
    /// `window_bits` is the requested size. If the caller requested no window size, the planner has tried several
    /// sizes, and `window_bits` is the greatest of the tried sizes.
    PrecomputationUnfit { window_bits: u32 },
    /// The watcher of [`TableBuilder::progress`](crate::TableBuilder::progress) cancelled the preparation of bases.
    Cancelled,
    /// A computation needs at least `needed` bytes of device memory, but only `available` bytes may be used.
    OutOfDeviceMemory { needed: u64, available: u64 },
    /// The smallest computation needs `needed` bytes of host memory, but only `available` bytes may be used.
    OutOfHostMemory { needed: u64, available: u64 },
    /// The operating system refuses to allocate `bytes` bytes of memory for `purpose`.
    AllocationRefused { purpose: &'static str, bytes: u64 },
    /// A device failed. `code` is the driver's `CUresult`.
    Device { device: String, operation: String, code: Option<u32>, message: String },
    /// A result failed the [self-check](crate::TableBuilder::self_check).
    SelfCheckFailed { backend: Backend },
    /// The arguments of a kernel are wrong. Please report this error as a bug of this crate.
    KernelCall { kernel: String, reason: String },
    /// In row `row`, entry `entry` has a column that is not below the number of columns.
    ColumnOutOfRange { row: usize, entry: usize, column: usize, columns: usize },
    /// The row of entry `entry` is not below the number of rows.
    RowOutOfRange { entry: usize, row: usize, rows: usize },
    /// A matrix has 2^31 or more rows, columns or entries. `what` is `rows`, `columns` or `entries`.
    MatrixTooLarge { what: &'static str, count: usize },
    /// The vector has `elements` elements, but the matrix has `columns` columns.
    VectorLength { columns: usize, elements: usize },
    /// One vector has `elements` elements, and the other vector or slice has `other` elements.
    VectorsDiffer { elements: usize, other: usize },
    /// The slice for the product has `elements` elements, but the matrix has `rows` rows.
    ProductLength { rows: usize, elements: usize },
    /// The number of elements of a [`Domain`](crate::Domain) is not a power of two, or exceeds 2^`most_log`.
    DomainSize { size: usize, most_log: u32 },
    /// Vector `vector` has `elements` elements, but the domain has `size` elements.
    DomainLength { vector: usize, elements: usize, size: usize },
    /// Rank `rank` is the first MPI rank that failed. All ranks return this error.
    RankFailed { rank: usize, reason: String },
    /// The MPI ranks disagree about the group or about the number of sums. `what` states the difference.
    RanksDiffer { what: String },
}

/// Returns advice for the user after an error of the operating system.
fn remedy(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            "free space on the disk, or use another disk"
        }
        io::ErrorKind::BrokenPipe => "keep the reader open until the whole file is written",
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
                    "there are {bases} bases but {scalars} scalars; give one scalar for each base, \
                     or `&{longer}[..{length}]` if the other {longer} do not count"
                )
            }
            Self::TooManyScalars { bases, scalars } => {
                write!(
                    f,
                    "there are {scalars} scalars but only {bases} prepared bases; give at most one scalar for each base"
                )
            }
            Self::OffsetOutOfRange { bases, offset } => {
                write!(f, "the offset {offset} exceeds the number of prepared bases; give an offset of at most {bases}")
            }
            Self::TooManyPoints { points, most } => {
                write!(
                    f,
                    "there are {points} points, but a plan counts at most {most}; add the sums of several computations"
                )
            }
            Self::InvalidOption { option, reason } => write!(f, "the option `{option}` cannot be used: {reason}"),
            Self::WindowOutOfRange { window_bits } => write!(
                f,
                "windows of {window_bits} bits are not possible; choose {MIN_WINDOW} to {MAX_WINDOW} bits, \
                 or let the plan choose"
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
                write!(f, "base {index} is invalid: {fault}; correct the base, or ask for a weaker check")
            }
            Self::File { format, fault } => {
                write!(f, "the {format} file cannot be used: {fault}; {}", fault.remedy(format))
            }
            Self::Io { operation, kind, message } => write!(f, "{operation} failed: {message}; {}", remedy(*kind)),
            Self::PrecomputationUnfit { window_bits } => write!(
                f,
                "windows of {window_bits} bits do not fit the multiples in the file, because {window_bits} does not \
                 divide their distance in bits; let the plan choose the window and the number of multiples, \
                 or prepare the bases again"
            ),
            Self::Cancelled => f.write_str("the preparation of bases was cancelled by its watcher; nothing is kept"),
            Self::OutOfDeviceMemory { needed, available } => write!(
                f,
                "{needed} bytes of device memory are needed, but only {available} may be used; \
                 raise the limit, free device memory, compute less at a time, or compute on the CPU"
            ),
            Self::OutOfHostMemory { needed, available } => write!(
                f,
                "the smallest computation needs {needed} bytes of working memory, but only {available} may be used; \
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
                "the {backend} backend returned a wrong sum, and the CPU computed the sum again; \
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
            Self::RowOutOfRange { entry, row, rows } => {
                write!(f, "entry {entry} is in row {row}, but the matrix has {rows} rows, counted from 0")
            }
            Self::MatrixTooLarge { what, count } => {
                write!(
                    f,
                    "the matrix has {count} {what}, but the limit is 2^31 - 1; split the matrix by rows or columns"
                )
            }
            Self::VectorLength { columns, elements } => write!(
                f,
                "the vector has {elements} elements, but the matrix has {columns} columns; \
                 pass one element for each column"
            ),
            Self::VectorsDiffer { elements, other } => {
                write!(
                    f,
                    "one vector has {elements} elements and the other has {other}; give vectors of the same length"
                )
            }
            Self::ProductLength { rows, elements } => write!(
                f,
                "the slice for the product has {elements} elements, but the matrix has {rows} rows; \
                 pass one element for each row"
            ),
            Self::DomainSize { size, most_log } => write!(
                f,
                "a domain cannot have {size} elements; give a power of two, up to 2^{most_log} in this field, \
                 and append zeros to shorter vectors"
            ),
            Self::DomainLength { vector, elements, size } => write!(
                f,
                "vector {vector} has {elements} elements, but the domain has {size}; \
                 append zeros, or make a domain of another size"
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

/// Defines two items for an enum: a list of the names of its variants, and a function that returns the name of a
/// value's variant. If the list lacks a variant, the code does not compile.
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

/// The names of the variants. A test provokes every variant of both enums, and compares the variants' names with the
/// lists of this module.
pub mod variants {
    use super::{FileFault, MsmError};

    variants!(
        ERRORS, of_error, MsmError:
        LengthMismatch, TooManyScalars, OffsetOutOfRange, TooManyPoints, InvalidOption, WindowOutOfRange, BackendUnavailable,
        PointFormUnavailable, AlgorithmUnavailable, InvalidBase, File, Io, PrecomputationUnfit, Cancelled,
        OutOfDeviceMemory, OutOfHostMemory, AllocationRefused, Device, SelfCheckFailed, KernelCall, ColumnOutOfRange, RowOutOfRange,
        MatrixTooLarge, VectorLength, VectorsDiffer, ProductLength, DomainSize, DomainLength, RankFailed, RanksDiffer
    );
    variants!(
        FILE_FAULTS, of_file_fault, FileFault:
        UnknownFormat, UnknownVersion, UnknownProtocol, OtherCurve, MissingSection, RepeatedSection, SectionSize, Header,
        TooShort, TooLong, Point, Checksum, OtherField, Element, Entry, CustomGates, EmptyH
    );
}
