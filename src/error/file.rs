//! The faults of a file.

use std::error::Error;
use std::fmt;

/// A fault of a file of bases, or of snarkjs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum FileFault {
    /// Another format.
    UnknownFormat,
    /// Another version.
    UnknownVersion { found: u32, known: u32 },
    /// The key is for another protocol than Groth16: 2 is PLONK, 10 is FFLONK.
    UnknownProtocol { found: u32 },
    /// Another curve or group.
    OtherCurve { found: String, expected: String },
    /// Another field: the primes in hexadecimal.
    OtherField { found: String, expected: String },
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
    /// The bytes of a point are not coordinates. `index` counts from 0, multiples included.
    Point { section: &'static str, index: u64 },
    /// A number is not below the prime of its field. `index` counts from 0.
    Element { section: &'static str, index: u64 },
    /// The `what` (matrix, row or column) of an entry of a matrix is not below `limit`. `index` counts from 0.
    Entry { section: &'static str, index: u64, what: &'static str, found: u32, limit: u64 },
    /// Custom gates, which are for PLONK alone.
    CustomGates,
    /// All bases of H in the key are the identity.
    EmptyH,
    /// A wrong checksum.
    Checksum,
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("it does not begin like a file of this format"),
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
            Self::OtherField { found, expected } => {
                write!(f, "it holds numbers modulo {found}, not modulo {expected}")
            }
            Self::MissingSection { section } => write!(f, "it has no section {section}"),
            Self::RepeatedSection { section } => write!(f, "it has more than one section {section}"),
            Self::SectionSize { section, found, expected } => {
                write!(f, "section {section} has {found} bytes, and the file's counts say {expected}: it is damaged")
            }
            Self::Header => f.write_str("its header contradicts itself: it is damaged"),
            Self::TooShort => f.write_str("it ends too early"),
            Self::TooLong => f.write_str("it goes on after its end"),
            Self::Point { section, index } => {
                write!(f, "the bytes of point {index} of {section} are no coordinates below the prime: it is damaged")
            }
            Self::Element { section, index } => {
                write!(f, "number {index} of {section} is not below the prime: it is damaged")
            }
            Self::Entry { section, index, what, found, limit } => write!(
                f,
                "entry {index} of {section} is in {what} {found}, and the header allows numbers below {limit}: it is damaged"
            ),
            Self::CustomGates => f.write_str("its circuit has custom gates, which Groth16 does not know"),
            Self::EmptyH => f.write_str("all points of its section H are the identity: its powers of tau were too few"),
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
            (Self::OtherField { .. }, _) => "ask for its own field, or give another file",
            (Self::CustomGates, _) => "compile the circuit without custom gates",
            (Self::EmptyH, _) => "set up the key again, from powers of tau of a greater power",
            (Self::TooShort | Self::TooLong, "bases") => "copy the file again, or prepare the bases again",
            (_, "bases") => "prepare the bases again",
            (Self::UnknownVersion { .. }, _) => "write it again with a snarkjs that writes the known version",
            (Self::UnknownProtocol { .. }, _) => "set up a Groth16 key",
            _ => "get the file again",
        }
    }
}

impl Error for FileFault {}
