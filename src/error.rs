//! The error type of the crate.

use std::error::Error;
use std::fmt;
use std::io;
use std::sync::Arc;

use crate::kernel_call::KernelCallError;
use crate::recode::{MAX_WINDOW, MIN_WINDOW};
use crate::vocabulary::{Backend, PointForm};

pub use snarkjs::SnarkjsFault;

mod snarkjs;

/// Why a multi-scalar multiplication could not be computed. Each message says what failed, where, and what to do.
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
    /// There are more scalars than prepared bases.
    TooManyScalars {
        /// Number of prepared bases.
        bases: usize,
        /// Number of scalars given.
        scalars: usize,
    },
    /// The offset into prepared bases lies after the last base.
    OffsetOutOfRange {
        /// Number of prepared bases.
        bases: usize,
        /// Offset given.
        offset: usize,
    },
    /// There are more points than the sizes of a plan can count.
    TooManyPoints {
        /// Number of points given.
        points: u64,
        /// The most that a plan counts.
        most: u64,
    },
    /// An option has an invalid value.
    InvalidOption {
        /// The option: the name of its method.
        option: &'static str,
        /// What is wrong with the value, and what to do.
        reason: &'static str,
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
        /// The index of the first such base.
        index: usize,
        /// What is wrong with it.
        fault: BaseFault,
    },
    /// A file does not hold prepared bases of this curve.
    BasesFile {
        /// What is wrong with it.
        fault: FileFault,
    },
    /// A file of snarkjs does not hold the points asked for.
    SnarkjsFile {
        /// The format: `zkey` or `ptau`.
        format: &'static str,
        /// What is wrong with it.
        fault: SnarkjsFault,
    },
    /// A file of bases could not be read or written.
    Io {
        /// What was being done.
        operation: &'static str,
        /// The operating system's error.
        error: IoError,
    },
    /// The stored multiples in a file do not match the requested window size or, on a GPU asked for by name, any window size
    /// that a plan tries.
    PrecomputationUnfit {
        /// Window asked for, in bits. If none was, the largest that a plan tries.
        window_bits: u32,
    },
    /// The watcher of a preparation cancelled it.
    Cancelled,
    /// The device's memory, or the limit set on it, does not hold even the smallest chunk.
    OutOfDeviceMemory {
        /// Bytes that the smallest chunk needs.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// The limit on the host's memory does not hold even the smallest computation.
    OutOfHostMemory {
        /// Bytes that the smallest computation needs.
        needed: u64,
        /// Bytes that may be used.
        available: u64,
    },
    /// The system refuses memory that a computation or a preparation needs.
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
        /// The CUDA driver API's error number (`CUresult`), if the driver failed.
        code: Option<u32>,
        /// The device's own words.
        message: String,
    },
    /// A result did not pass the [self-check](crate::Preparation::self_check). The CPU has computed the right one.
    SelfCheckFailed {
        /// What had computed it.
        backend: Backend,
    },
    /// A kernel was called with wrong arguments. Nothing ran. This is a bug of this crate: please report it.
    KernelCall(KernelCallError),
    /// A rank of an MPI program failed. All ranks report the first failed rank.
    RankFailed {
        /// The rank.
        rank: usize,
        /// The text of its own error. Ranks send each other text.
        reason: String,
    },
    /// The ranks of an MPI program do not compute the same sums.
    RanksDiffer {
        /// What they disagree on.
        what: String,
    },
}

/// What is wrong with a base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BaseFault {
    /// It is not on the curve.
    OffCurve,
    /// It is on the curve, but not in the subgroup of prime order.
    OffSubgroup,
}

/// What is wrong with a file of prepared bases.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FileFault {
    /// It does not begin as a file of prepared bases does.
    UnknownFormat,
    /// This build does not read its version.
    UnknownVersion {
        /// The file's version.
        found: u32,
        /// The version that this build reads.
        known: u32,
    },
    /// It holds points of another curve or group.
    OtherCurve {
        /// The curve and the group in the file.
        found: String,
        /// The curve and the group asked for.
        expected: String,
    },
    /// Its header contradicts itself.
    Header,
    /// It ends before its last point or its checksum.
    TooShort,
    /// It goes on after its checksum.
    TooLong,
    /// The bytes of a point are not coordinates of the field.
    Point {
        /// The point's number, all multiples counted.
        index: u64,
    },
    /// Its checksum does not match.
    Checksum,
}

/// An [`io::Error`] that can be cloned and compared. Two errors are equal if they have the same [`kind`](Self::kind).
#[derive(Clone, Debug)]
pub struct IoError(Arc<io::Error>);

impl IoError {
    /// The kind of the error, for example [`io::ErrorKind::StorageFull`].
    pub fn kind(&self) -> io::ErrorKind {
        self.0.kind()
    }
}

impl IoError {
    /// What to do.
    fn remedy(&self) -> &'static str {
        match self.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                "free space on the disk, or use another disk"
            }
            io::ErrorKind::BrokenPipe => "keep the reader open until the file has ended",
            _ => "check the file and its disk",
        }
    }
}

impl PartialEq for IoError {
    fn eq(&self, other: &Self) -> bool {
        self.kind() == other.kind()
    }
}

impl Eq for IoError {}

impl From<io::Error> for IoError {
    fn from(error: io::Error) -> Self {
        Self(Arc::new(error))
    }
}

impl fmt::Display for IoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Error for IoError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.0.source()
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
            Self::InvalidBase { index, fault } => {
                write!(f, "base {index} is invalid: {fault}; correct it, or ask for a weaker check")
            }
            Self::BasesFile { fault } => {
                write!(f, "the file of prepared bases cannot be used: {fault}; {}", fault.remedy())
            }
            Self::SnarkjsFile { format, fault } => write!(f, "the {format} file cannot be used: {fault}"),
            Self::Io { operation, error } => write!(f, "{operation} failed: {error}; {}", error.remedy()),
            Self::PrecomputationUnfit { window_bits } => write!(
                f,
                "the multiples in the file do not begin where windows of {window_bits} bits begin; \
                 let the plan choose the window and the number of multiples, or prepare the bases again"
            ),
            Self::Cancelled => f.write_str("the preparation of bases was cancelled by its watcher; nothing is kept"),
            Self::OutOfDeviceMemory { needed, available } => write!(
                f,
                "the smallest chunk needs {needed} bytes of device memory, and {available} may be used; \
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
            Self::KernelCall(error) => write!(f, "{error}; this is a bug of cumsm, please report it"),
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
            Self::InvalidBase { fault, .. } => Some(fault),
            Self::BasesFile { fault } => Some(fault),
            Self::SnarkjsFile { fault, .. } => Some(fault),
            Self::Io { error, .. } => Some(error),
            Self::KernelCall(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for BaseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OffCurve => "it is not on the curve",
            Self::OffSubgroup => "it is on the curve, but not in the subgroup of prime order",
        })
    }
}

impl Error for BaseFault {}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("it does not begin as a file of prepared bases does"),
            Self::UnknownVersion { found, known } => {
                write!(f, "its version is {found}, and this build reads version {known}")
            }
            Self::OtherCurve { found, expected } => write!(f, "it holds points of {found}, not of {expected}"),
            Self::Header => f.write_str("its header contradicts itself"),
            Self::TooShort => f.write_str("it ends too early"),
            Self::TooLong => f.write_str("it goes on after its end"),
            Self::Point { index } => write!(f, "the bytes of point {index} are no coordinates: it is damaged"),
            Self::Checksum => f.write_str("its checksum does not match: it is damaged"),
        }
    }
}

impl FileFault {
    /// What to do.
    fn remedy(&self) -> &'static str {
        match self {
            Self::UnknownFormat => "give a file that `Bases::save` has written",
            Self::OtherCurve { .. } => "load it as bases of its own curve, or give another file",
            Self::TooShort | Self::TooLong => "copy the file again, or prepare the bases again",
            Self::UnknownVersion { .. } | Self::Header | Self::Point { .. } | Self::Checksum => {
                "prepare the bases again"
            }
        }
    }
}

impl Error for FileFault {}

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
    use super::{BaseFault, FileFault, MsmError};

    variants!(
        ERRORS, of_error, MsmError:
        LengthMismatch, TooManyScalars, OffsetOutOfRange, TooManyPoints, InvalidOption, WindowOutOfRange, BackendUnavailable,
        PointFormUnavailable, AlgorithmUnavailable, InvalidBase, BasesFile, SnarkjsFile, Io, PrecomputationUnfit, Cancelled,
        OutOfDeviceMemory, OutOfHostMemory, AllocationRefused, Device, SelfCheckFailed, KernelCall, RankFailed, RanksDiffer
    );
    variants!(BASE_FAULTS, of_base_fault, BaseFault: OffCurve, OffSubgroup);
    variants!(
        FILE_FAULTS, of_file_fault, FileFault:
        UnknownFormat, UnknownVersion, OtherCurve, Header, TooShort, TooLong, Point, Checksum
    );
}
