//! What can be wrong with a file of snarkjs.

use std::error::Error;
use std::fmt;

/// What is wrong with a file of snarkjs.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SnarkjsFault {
    /// It does not begin with the four letters of its format.
    UnknownFormat,
    /// This build does not read its version.
    UnknownVersion {
        /// The file's version.
        found: u32,
        /// The version that this build reads.
        known: u32,
    },
    /// It is the key of another protocol than Groth16.
    UnknownProtocol {
        /// The file's number of the protocol. 2 is PLONK, 10 is FFLONK.
        found: u32,
    },
    /// The file holds points of another curve, or the section holds points of another group.
    OtherCurve {
        /// The curve or its prime, and the group, in the file.
        found: String,
        /// The curve and the group asked for.
        expected: String,
    },
    /// It has no such section.
    MissingSection {
        /// The section.
        section: &'static str,
    },
    /// It has this section more than once.
    RepeatedSection {
        /// The section.
        section: &'static str,
    },
    /// A section has another size than the header says.
    SectionSize {
        /// The section.
        section: &'static str,
        /// The section's bytes.
        found: u64,
        /// The bytes of as many points as the header says.
        expected: u64,
    },
    /// Its header contradicts itself.
    Header,
    /// It ends before a section does.
    TooShort,
    /// A coordinate is not below the field's prime.
    Coordinate {
        /// The section.
        section: &'static str,
        /// The point's place in the section.
        index: usize,
    },
    /// The points of a section do not fit into memory.
    OutOfMemory {
        /// Bytes of the points.
        bytes: u64,
    },
}

impl fmt::Display for SnarkjsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownFormat => f.write_str("it does not begin as such a file does; give a file of the right kind"),
            Self::UnknownVersion { found, known } => write!(
                f,
                "its version is {found}, and this build reads version {known}; write it again with a snarkjs that \
                 writes version {known}"
            ),
            Self::UnknownProtocol { found } => {
                let name = match found {
                    2 => " (PLONK)",
                    10 => " (FFLONK)",
                    _ => "",
                };
                write!(
                    f,
                    "it is a key of protocol {found}{name}, and only Groth16 keys (1) are read; set up such a key"
                )
            }
            Self::OtherCurve { found, expected } => {
                write!(f, "it holds points of {found}, not of {expected}; ask for its own curve and group")
            }
            Self::MissingSection { section } => write!(f, "it has no section {section}; get the file again"),
            Self::RepeatedSection { section } => {
                write!(f, "it has more than one section {section}; get the file again")
            }
            Self::SectionSize { section, found, expected } => write!(
                f,
                "section {section} has {found} bytes, and the header says {expected}: it is damaged; get the file again"
            ),
            Self::Header => f.write_str("its header contradicts itself: it is damaged; get the file again"),
            Self::TooShort => f.write_str("it ends too early; get the file again"),
            Self::Coordinate { section, index } => write!(
                f,
                "a coordinate of point {index} of section {section} is not below the prime: it is damaged; get the \
                 file again"
            ),
            Self::OutOfMemory { bytes } => {
                write!(f, "the points of the section take {bytes} bytes, and there is not so much memory; free some")
            }
        }
    }
}

impl Error for SnarkjsFault {}
