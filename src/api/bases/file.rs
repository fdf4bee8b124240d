//! The file format of prepared bases.
//!
//! All numbers are little-endian:
//!
//! | bytes | content |
//! |---|---|
//! | 8 | `cumsm-pb` |
//! | 4 | version, 1 |
//! | 16 | the curve's name, padded with zeros |
//! | 8 | the group's name, padded with zeros |
//! | 4, 4 | the precomputation: its factor, and the number of bits between two multiples (see [`Precomputation`]) |
//! | 8 | the number of bases |
//! | … | the points, level after level, in arkworks' uncompressed serialization |
//! | 32 | the SHA-256 hash of all preceding bytes |
//!
//! The checksum detects accidental damage, but not a forged file, because the forger can also write a matching
//! checksum. [`Validation`](crate::Validation) checks the bases of a file, but not the multiples of the bases.

use std::io::{self, BufReader, BufWriter, Read, Write};

use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, SerializationError, Validate};
use sha2::{Digest, Sha256};

use crate::api::Curve;
use crate::error::{FileFault, MsmError};
use crate::recode::Precomputation;

const MAGIC: &[u8; 8] = b"cumsm-pb";
const VERSION: u32 = 1;
const HEADER_BYTES: usize = 52;

#[expect(clippy::indexing_slicing, reason = "the fields end inside the header")]
fn header<P: Curve>(precomputation: Precomputation, n: u64) -> [u8; HEADER_BYTES] {
    let mut bytes = [0; HEADER_BYTES];
    let mut put = |start: usize, field: &[u8]| bytes[start..start + field.len()].copy_from_slice(field);
    put(0, MAGIC);
    put(8, &VERSION.to_le_bytes());
    put(12, P::NAME.as_bytes());
    put(28, P::GROUP.to_string().as_bytes());
    put(36, &precomputation.factor().to_le_bytes());
    put(40, &precomputation.stride().to_le_bytes());
    put(44, &n.to_le_bytes());
    bytes
}

/// Writes the multiples of n bases, level after level. Level 0 has the bases, and level j has multiple j of each base.
pub(super) fn write<P: Curve>(
    multiples: &[Affine<P>],
    precomputation: Precomputation,
    target: impl Write,
) -> Result<(), MsmError> {
    let n = multiples.len() as u64 / u64::from(precomputation.factor());
    let mut target = Checked { inner: BufWriter::new(target), checksum: Sha256::new() };
    target.write_all(&header::<P>(precomputation, n)).map_err(not_written)?;
    for point in multiples {
        point.serialize_uncompressed(&mut target).map_err(|error| not_written(io_error(error)))?;
    }
    let Checked { mut inner, checksum } = target;
    inner.write_all(&checksum.finalize()).and_then(|()| inner.flush()).map_err(not_written)
}

/// Reads the output of [`write()`].
#[expect(clippy::indexing_slicing, reason = "the fields end inside the header")]
pub(super) fn read<P: Curve>(source: impl Read) -> Result<(Vec<Affine<P>>, Precomputation), MsmError> {
    let mut source = Checked { inner: BufReader::new(source), checksum: Sha256::new() };
    let mut head = [0; HEADER_BYTES];
    source.read_exact(&mut head).map_err(not_read)?;
    let word = |start: usize| u32::from_le_bytes(std::array::from_fn(|i| head[start + i]));
    let n = u64::from_le_bytes(std::array::from_fn(|i| head[44 + i]));
    let precomputation = Precomputation::new(word(36), word(40));
    if head[..8] != *MAGIC {
        return Err(refused(FileFault::UnknownFormat));
    }
    if word(8) != VERSION {
        return Err(refused(FileFault::UnknownVersion { found: word(8), known: VERSION }));
    }
    let right = header::<P>(precomputation, n);
    if head[..36] != right[..36] {
        let text = |field: &[u8]| String::from_utf8_lossy(field).trim_end_matches('\0').to_string();
        let found = format!("{:?} {:?}", text(&head[12..28]), text(&head[28..36]));
        return Err(refused(FileFault::OtherCurve { found, expected: format!("{} {}", P::NAME, P::GROUP) }));
    }
    let points = n.checked_mul(u64::from(precomputation.factor()));
    let Some(points) = points.filter(|_| head == right && is_sound::<P>(precomputation)) else {
        return Err(refused(FileFault::Header));
    };
    // The vector grows only with the points that are read, so a wrong count in the header cannot cause a large
    // allocation.
    let mut multiples = Vec::new();
    let mut bytes = vec![0; Affine::<P>::identity().uncompressed_size()];
    for index in 0..points {
        multiples.try_reserve(1).map_err(|_| {
            let bytes = (index + 1).saturating_mul(size_of::<Affine<P>>() as u64);
            MsmError::AllocationRefused { purpose: "the points of a file", bytes }
        })?;
        source.read_exact(&mut bytes).map_err(not_read)?;
        let point = Affine::deserialize_with_mode(&bytes[..], Compress::No, Validate::No);
        multiples.push(point.map_err(|_| refused(FileFault::Point { section: "bases", index }))?);
    }
    let Checked { mut inner, checksum } = source;
    let (expected, mut found) = (checksum.finalize(), [0; 32]);
    inner.read_exact(&mut found).map_err(not_read)?;
    if found != *expected {
        return Err(refused(FileFault::Checksum));
    }
    // Unlike `read`, `read_exact` tries again if a signal interrupts it.
    match inner.read_exact(&mut [0]) {
        Ok(()) => Err(refused(FileFault::TooLong)),
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => Ok((multiples, precomputation)),
        Err(error) => Err(not_read(error)),
    }
}

/// True if the factor and the stride are consistent, and the multiples are not too large. The last multiple of a base P
/// is 2^e·P. The exponent e must be at most the number of bits in the limbs of a scalar.
fn is_sound<P: Curve>(precomputation: Precomputation) -> bool {
    let reached = u64::from(precomputation.factor() - 1) * u64::from(precomputation.stride());
    let bits = u64::BITS * <P::ScalarField as PrimeField>::BigInt::NUM_LIMBS as u32;
    (precomputation.factor() == 1) == (precomputation.stride() == 0) && reached <= u64::from(bits)
}

/// A file, and the checksum of the bytes that were read from the file or written to the file.
struct Checked<T> {
    inner: T,
    checksum: Sha256,
}

impl<T: Write> Write for Checked<T> {
    #[expect(clippy::indexing_slicing, reason = "a writer takes at most the number of bytes that it is given")]
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.inner.write(bytes)?;
        self.checksum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

impl<T: Read> Read for Checked<T> {
    #[expect(clippy::indexing_slicing, reason = "a reader gives at most as many bytes as fit into the slice")]
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.inner.read(bytes)?;
        self.checksum.update(&bytes[..read]);
        Ok(read)
    }
}

fn refused(fault: FileFault) -> MsmError {
    MsmError::File { format: "bases", fault }
}

fn not_read(error: io::Error) -> MsmError {
    match error.kind() {
        io::ErrorKind::UnexpectedEof => refused(FileFault::TooShort),
        _ => MsmError::io("reading prepared bases", &error),
    }
}

fn not_written(error: io::Error) -> MsmError {
    MsmError::io("writing prepared bases", &error)
}

fn io_error(error: SerializationError) -> io::Error {
    match error {
        SerializationError::IoError(error) => error,
        other => io::Error::other(other),
    }
}
