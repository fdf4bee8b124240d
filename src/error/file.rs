//! The faults of a file.

use std::error::Error;
use std::fmt;

/// A fault of a file of prepared bases, or of a file in a format of snarkjs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum FileFault {
    /// The file does not have the expected format.
    UnknownFormat,
    /// The file has version `found`, but the crate reads only version `known`.
    UnknownVersion { found: u32, known: u32 },
    /// The key is not for Groth16. Protocol 2 is PLONK, and protocol 10 is FFLONK.
    UnknownProtocol { found: u32 },
    /// The file has points of the curve or group `found`, but the caller expects `expected`.
    OtherCurve { found: String, expected: String },
    /// The file has elements of a field that is not the caller's field. `found` and `expected` are the primes in
    /// hexadecimal.
    OtherField { found: String, expected: String },
    /// A section is missing.
    MissingSection { section: &'static str },
    /// A section is repeated.
    RepeatedSection { section: &'static str },
    /// The size of a section does not match the counts in the file.
    SectionSize { section: &'static str, found: u64, expected: u64 },
    /// The header contradicts itself.
    Header,
    /// The file ends too early.
    TooShort,
    /// The file has bytes after the end of its content.
    TooLong,
    /// A coordinate of a point is not below the prime. `index` counts the points from 0, including the
    /// multiples of bases.
    Point { section: &'static str, index: u64 },
    /// A number is not below the prime of its field. `index` counts from 0.
    Element { section: &'static str, index: u64 },
    /// In entry `index` of a section with matrices, the number `found` is not below `limit`. `what` states the meaning
    /// of `found`: `matrix`, `row` or `column`. `index` counts from 0.
    Entry { section: &'static str, index: u64, what: &'static str, found: u32, limit: u64 },
    /// The circuit has custom gates. Only PLONK supports custom gates.
    CustomGates,
    /// All bases of H in the key are the identity.
    EmptyH,
    /// The checksum is wrong.
    Checksum,
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("it does not begin like a file of this format"),
            Self::UnknownVersion { found, known } => {
                write!(f, "its version is {found}, but this build reads version {known}")
            }
            Self::UnknownProtocol { found } => {
                let name = match found {
                    2 => " (PLONK)",
                    10 => " (FFLONK)",
                    _ => "",
                };
                write!(f, "it is a key of protocol {found}{name}, but only Groth16 keys (protocol 1) are read")
            }
            Self::OtherCurve { found, expected } => write!(f, "it holds points of {found}, not of {expected}"),
            Self::OtherField { found, expected } => {
                write!(f, "it holds numbers modulo {found}, not modulo {expected}")
            }
            Self::MissingSection { section } => write!(f, "it has no section {section}"),
            Self::RepeatedSection { section } => write!(f, "it has more than one section {section}"),
            Self::SectionSize { section, found, expected } => {
                write!(
                    f,
                    "section {section} has {found} bytes, but the file's counts say {expected}: the file is damaged"
                )
            }
            Self::Header => f.write_str("its header contradicts itself: the file is damaged"),
            Self::TooShort => f.write_str("it ends too early"),
            Self::TooLong => f.write_str("it has bytes after its end"),
            Self::Point { section, index } => {
                write!(
                    f,
                    "the bytes of point {index} of {section} are not coordinates below the prime: the file is damaged"
                )
            }
            Self::Element { section, index } => {
                write!(f, "number {index} of {section} is not below the prime: the file is damaged")
            }
            Self::Entry { section, index, what, found, limit } => write!(
                f,
                "entry {index} of {section} is in {what} {found}, \
                 but the header allows only numbers below {limit}: the file is damaged"
            ),
            Self::CustomGates => f.write_str("its circuit has custom gates, which Groth16 does not support"),
            Self::EmptyH => f.write_str("all points of its section H are the identity: its powers of tau were too few"),
            Self::Checksum => f.write_str("its checksum does not match its bytes: the file is damaged"),
        }
    }
}

impl FileFault {
    /// The remedy for this fault in a file of the given format.
    pub(super) fn remedy(&self, format: &str) -> &'static str {
        match (self, format) {
            (Self::UnknownFormat, "bases") => "give a file that `Bases::save` has written",
            (Self::UnknownFormat, _) => "give a file of the right kind",
            (Self::OtherCurve { .. }, _) => "ask for the file's own curve and group, or give another file",
            (Self::OtherField { .. }, _) => "ask for the file's own field, or give another file",
            (Self::CustomGates, _) => "compile the circuit without custom gates",
            (Self::EmptyH, _) => "set up the key again, from powers of tau of a greater power",
            (Self::TooShort | Self::TooLong, "bases") => "copy the file again, or prepare the bases again",
            (_, "bases") => "prepare the bases again",
            (Self::UnknownVersion { .. }, _) => "write the file again with a snarkjs that writes the known version",
            (Self::UnknownProtocol { .. }, _) => "set up a Groth16 key",
            _ => "get the file again",
        }
    }
}

impl Error for FileFault {}
