//! Reads witnesses in `.wtns` files, version 2.

use std::io::{Cursor, Read, Seek};

use ark_ff::PrimeField;

use super::container::{Container, Fields, Section};
use super::elements;
use crate::error::{FileFault, MsmError};

const WTNS: &str = "wtns";
const VERSION: u32 = 2;

/// A witness in the form that circom's programs and snarkjs write: the value of each signal. The value of signal 0 is
/// the constant 1. The public signals begin at index 1. The functions of this type return the same errors as the
/// functions of [`Zkey`](super::Zkey).
#[derive(Debug)]
pub struct Wtns<R> {
    container: Container<R>,
    prime: Vec<u8>,
    count: usize,
}

impl<T: AsRef<[u8]>> Wtns<Cursor<T>> {
    /// Reads the header of a file in memory. See [`Zkey::from_bytes`](super::Zkey::from_bytes).
    pub fn from_bytes(bytes: T) -> Result<Self, MsmError> {
        Self::of(Container::of_bytes(bytes, WTNS, VERSION)?)
    }
}

impl<R: Read + Seek> Wtns<R> {
    /// Reads the header.
    pub fn open(source: R) -> Result<Self, MsmError> {
        Self::of(Container::open(source, WTNS, VERSION)?)
    }

    fn of(mut container: Container<R>) -> Result<Self, MsmError> {
        let header = container.header(Section { id: 1, name: "header" })?;
        match parsed(&header) {
            Some((prime, count)) => Ok(Self { container, prime, count: count as usize }),
            None => Err(container.refused(FileFault::Header)),
        }
    }

    /// The number of values: one for each signal.
    pub fn len(&self) -> usize {
        self.count
    }

    /// True if there are no values.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The values, which are elements of the scalar field of the circuit's curve.
    pub fn values<F: PrimeField>(&mut self) -> Result<Vec<F>, MsmError> {
        elements::check_field::<F>(&self.prime, &self.container)?;
        elements::read(&mut self.container, Section { id: 2, name: "witness" }, self.count)
    }
}

/// Parses the header. The fields of the header are the size of the prime (n8), the prime, and the number of values.
fn parsed(header: &[u8]) -> Option<(Vec<u8>, u32)> {
    let mut fields = Fields(header);
    let (prime, count) = (fields.prime()?, fields.word()?);
    fields.0.is_empty().then(|| (prime.to_vec(), count))
}
