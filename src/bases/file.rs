//! Prepared bases as a file.
//!
//! All numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `cumsm-pb` |
//! | 4 | version, 1 |
//! | 16 | the curve's name, padded with zeros |
//! | 8 | the group's name, padded with zeros |
//! | 4, 4 | levels, and bits between them (see [`Elastic`]) |
//! | 8 | bases |
//! | … | the points, level after level, as arkworks serializes them uncompressed |
//! | 32 | SHA-256 of all that stands before |
//!
//! The checksum finds damage, not malice: whoever can write the file can write its checksum. A file of unknown origin is
//! checked as bases of unknown origin are, by [`Validation`](crate::Validation); its multiples are not.

use std::io::{self, BufReader, BufWriter, Read, Write};

use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField};
use ark_serialize::{CanonicalDeserialize, CanonicalSerialize, Compress, SerializationError, Validate};
use sha2::{Digest, Sha256};

use crate::recode::Elastic;
use crate::{Curve, MsmError};

const MAGIC: &[u8; 8] = b"cumsm-pb";
const VERSION: u32 = 1;
const HEADER: usize = 52;

fn header<P: Curve>(elastic: Elastic, n: u64) -> [u8; HEADER] {
    let mut bytes = [0; HEADER];
    let mut put = |start: usize, part: &[u8]| bytes[start..start + part.len()].copy_from_slice(part);
    put(0, MAGIC);
    put(8, &VERSION.to_le_bytes());
    put(12, P::NAME.as_bytes());
    put(28, P::GROUP.to_string().as_bytes());
    put(36, &elastic.levels().to_le_bytes());
    put(40, &elastic.stride().to_le_bytes());
    put(44, &n.to_le_bytes());
    bytes
}

/// Writes the multiples of n bases, level after level.
pub(super) fn write<P: Curve>(multiples: &[Affine<P>], elastic: Elastic, target: impl Write) -> Result<(), MsmError> {
    let n = multiples.len() as u64 / u64::from(elastic.levels());
    let mut target = Summed { through: BufWriter::new(target), checksum: Sha256::new() };
    target.write_all(&header::<P>(elastic, n)).map_err(failed)?;
    multiples.iter().try_for_each(|point| point.serialize_uncompressed(&mut target)).map_err(unserialized)?;
    let Summed { mut through, checksum } = target;
    through.write_all(&checksum.finalize()).and_then(|()| through.flush()).map_err(failed)
}

/// Reads what [`write()`] wrote.
pub(super) fn read<P: Curve>(source: impl Read) -> Result<(Vec<Affine<P>>, Elastic), MsmError> {
    let mut source = Summed { through: BufReader::new(source), checksum: Sha256::new() };
    let mut head = [0; HEADER];
    source.read_exact(&mut head).map_err(failed)?;
    let word = |start: usize| u32::from_le_bytes(head[start..start + 4].try_into().expect("four bytes"));
    let n = u64::from_le_bytes(head[44..].try_into().expect("eight bytes"));
    let elastic = Elastic::new(word(36), word(40));
    if head[..8] != *MAGIC {
        return Err(refused("it does not begin as a file of prepared bases does"));
    }
    if word(8) != VERSION {
        return Err(refused(format!("its version is {}, and this build reads {VERSION}", word(8))));
    }
    let right = header::<P>(elastic, n);
    if head[..36] != right[..36] {
        let text = |part: &[u8]| String::from_utf8_lossy(part).trim_end_matches('\0').to_string();
        let (curve, group) = (text(&head[12..28]), text(&head[28..36]));
        return Err(refused(format!("it holds points of {curve:?} {group:?}, not of {} {}", P::NAME, P::GROUP)));
    }
    let points = n.checked_mul(u64::from(elastic.levels()));
    let Some(points) = points.filter(|_| head == right && is_sound::<P>(elastic)) else {
        return Err(refused("its header contradicts itself"));
    };
    // A header that lies about the number costs no memory: the vector grows with what is read.
    let mut multiples = Vec::new();
    for _ in 0..points {
        let point = Affine::deserialize_with_mode(&mut source, Compress::No, Validate::No).map_err(unserialized)?;
        multiples.push(point);
    }
    let Summed { mut through, checksum } = source;
    let (expected, mut found) = (checksum.finalize(), [0; 32]);
    through.read_exact(&mut found).map_err(failed)?;
    if found != *expected {
        return Err(refused("its checksum does not match: it is damaged"));
    }
    match through.read(&mut [0]).map_err(failed)? {
        0 => Ok((multiples, elastic)),
        _ => Err(refused("it goes on behind its end")),
    }
}

/// Whether there are scalars that such levels are for.
fn is_sound<P: Curve>(elastic: Elastic) -> bool {
    let reached = u64::from(elastic.levels() - 1) * u64::from(elastic.stride());
    let bits = u64::BITS * <P::ScalarField as PrimeField>::BigInt::NUM_LIMBS as u32;
    (elastic.levels() == 1) == (elastic.stride() == 0) && reached <= u64::from(bits)
}

/// A file, and the checksum of what has gone through it.
struct Summed<T> {
    through: T,
    checksum: Sha256,
}

impl<T: Write> Write for Summed<T> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.through.write(bytes)?;
        self.checksum.update(&bytes[..written]);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.through.flush()
    }
}

impl<T: Read> Read for Summed<T> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        let read = self.through.read(bytes)?;
        self.checksum.update(&bytes[..read]);
        Ok(read)
    }
}

fn refused(reason: impl Into<String>) -> MsmError {
    MsmError::BasesFile { reason: reason.into() }
}

fn failed(error: io::Error) -> MsmError {
    refused(match error.kind() {
        io::ErrorKind::UnexpectedEof => "it ends too early".into(),
        _ => error.to_string(),
    })
}

fn unserialized(error: SerializationError) -> MsmError {
    match error {
        SerializationError::IoError(error) => failed(error),
        _ => refused("it holds what is no point: it is damaged"),
    }
}
