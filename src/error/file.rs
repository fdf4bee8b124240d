//! The faults of a file of bases.

use std::error::Error;
use std::fmt;

/// A fault of a file of bases.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum FileFault {
    /// Another format.
    UnknownFormat,
    /// Another version.
    UnknownVersion { found: u32, known: u32 },
    /// Another protocol than Groth16: 2 is PLONK, 10 is FFLONK.
    UnknownProtocol { found: u32 },
    /// Another curve or group.
    OtherCurve { found: String, expected: String },
    /// A missing section.
    MissingSection { section: &'static str },
    /// A repeated section.
    RepeatedSection { section: &'static str },
    /// A section of another size.
    SectionSize { section: &'static str, found: u64, expected: u64 },
    /// A contradictory header.
    Header,
    /// An early end.
    TooShort,
    /// Bytes after the end.
    TooLong,
    /// A point whose bytes are no coordinates. `index` counts from 0, multiples included.
    Point { section: &'static str, index: u64 },
    /// A wrong checksum.
    Checksum,
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("it does not begin as such a file does"),
            Self::UnknownVersion { found, known } => {
                write!(f, "its version is {found}, and this build reads version {known}")
            }
            Self::UnknownProtocol { found } => {
                let name = match found {
                    2 => " (PLONK)",
                    10 => " (FFLONK)",
                    _ => "",
                };
                write!(f, "it is a key of protocol {found}{name}, and only Groth16 keys (1) are read")
            }
            Self::OtherCurve { found, expected } => write!(f, "it holds points of {found}, not of {expected}"),
            Self::MissingSection { section } => write!(f, "it has no section {section}"),
            Self::RepeatedSection { section } => write!(f, "it has more than one section {section}"),
            Self::SectionSize { section, found, expected } => {
                write!(f, "section {section} has {found} bytes, and the header says {expected}: it is damaged")
            }
            Self::Header => f.write_str("its header contradicts itself: it is damaged"),
            Self::TooShort => f.write_str("it ends too early"),
            Self::TooLong => f.write_str("it goes on after its end"),
            Self::Point { section, index } => {
                write!(f, "the bytes of point {index} of {section} are no coordinates below the prime: it is damaged")
            }
            Self::Checksum => f.write_str("its checksum does not match: it is damaged"),
        }
    }
}

impl FileFault {
    /// The remedy.
    pub(super) fn remedy(&self, format: &str) -> &'static str {
        match (self, format) {
            (Self::UnknownFormat, "bases") => "give a file that `Bases::save` has written",
            (Self::UnknownFormat, _) => "give a file of the right kind",
            (Self::OtherCurve { .. }, _) => "ask for its own curve and group, or give another file",
            (Self::TooShort | Self::TooLong, "bases") => "copy the file again, or prepare the bases again",
            (_, "bases") => "prepare the bases again",
            (Self::UnknownVersion { .. }, _) => "write it again with a snarkjs that writes the known version",
            (Self::UnknownProtocol { .. }, _) => "set up a Groth16 key",
            _ => "get the file again",
        }
    }
}

impl Error for FileFault {}
