//! Elements of a prime field in files. An element is a little-endian integer below the prime. The header states the
//! size of an element in bytes (n8).

use std::io::{Read, Seek};
use std::mem;

use ark_ff::{BigInteger, PrimeField};
use rayon::prelude::*;

use super::container::{Container, Section};
use crate::error::{FileFault, MsmError};
use crate::secret::Wiped;

/// The number of slots of a [`Cache`]. A small number of slots is enough, because most coefficients of a circuit are 1,
/// −1 or a small power of 2.
const CACHE_SLOTS: usize = 256;

/// The number of bytes of an element.
pub(super) fn element_bytes<F: PrimeField>() -> usize {
    (F::MODULUS_BIT_SIZE as usize).div_ceil(64) * 8
}

/// The prime of F, in the format of the files.
pub(super) fn prime_of<F: PrimeField>() -> Vec<u8> {
    F::MODULUS.to_bytes_le()
}

/// Formats a prime in hexadecimal.
pub(super) fn hexadecimal(prime: &[u8]) -> String {
    let digits: String = prime.iter().rev().map(|byte| format!("{byte:02x}")).collect();
    format!("0x{}", digits.trim_start_matches('0'))
}

/// Returns an error if the file's field is not F.
pub(super) fn check_field<F: PrimeField>(
    prime: &[u8],
    container: &Container<impl Read + Seek>,
) -> Result<(), MsmError> {
    let expected = prime_of::<F>();
    if prime == expected {
        return Ok(());
    }
    let (found, expected) = (hexadecimal(prime), hexadecimal(&expected));
    Err(container.refused(FileFault::OtherField { found, expected }))
}

/// Converts bytes to an element. Returns `None` if the integer is not below the prime.
pub(super) fn element<F: PrimeField>(bytes: &[u8]) -> Option<F> {
    let mut integer = F::BigInt::default();
    let (limbs, _) = bytes.as_chunks();
    for (limb, bytes) in integer.as_mut().iter_mut().zip(limbs) {
        *limb = u64::from_le_bytes(*bytes);
    }
    F::from_bigint(integer)
}

/// A cache of values that were computed from elements. A hash of an element's bytes selects the slot of the element's
/// value. A new value replaces the old value in its slot.
pub(super) struct Cache<'a, T> {
    slots: Vec<Option<(&'a [u8], T)>>,
}

impl<'a, T: Copy> Cache<'a, T> {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; CACHE_SLOTS] }
    }

    /// Returns the value for the bytes of an element. If the slot does not have this value, `make` computes the value.
    pub(super) fn get_or<E>(&mut self, bytes: &'a [u8], make: impl FnOnce() -> Result<T, E>) -> Result<T, E> {
        let (limbs, _) = bytes.as_chunks();
        let mix = |hash: u64, limb: &[u8; 8]| (hash ^ u64::from_le_bytes(*limb)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = limbs.iter().fold(0, mix);
        // There are 2^8 slots, so the highest 8 bits of the hash are always a valid index.
        let Some(slot) = self.slots.get_mut((hash >> 56) as usize) else { return make() };
        match slot {
            Some((known, value)) if *known == bytes => Ok(*value),
            _ => {
                let value = make()?;
                *slot = Some((bytes, value));
                Ok(value)
            }
        }
    }
}

/// Reads all elements of a section with `n` elements. After an error, the elements that were already read are wiped,
/// because they can be a witness.
pub(super) fn read<F: PrimeField>(
    container: &mut Container<impl Read + Seek>,
    section: Section,
    n: usize,
) -> Result<Vec<F>, MsmError> {
    let size = element_bytes::<F>();
    container.check_size(section, (n as u64).saturating_mul(size as u64))?;
    let mut values: Wiped<F> = Wiped(crate::memory::reserved(n, "the numbers of a section")?);
    container.blocks(section, 0, size, |block, index| {
        let start = values.len();
        values.resize(start + block.len() / size, F::ZERO);
        let converted = values.get_mut(start..).unwrap_or_default();
        let first_bad = block.par_chunks_exact(size).zip(converted).with_min_len(256).position_first(
            |(bytes, value)| match element(bytes) {
                Some(element) => {
                    *value = element;
                    false
                }
                None => true,
            },
        );
        match first_bad {
            Some(bad) => Err(FileFault::Element { section: section.name, index: index + bad as u64 }.into()),
            None => Ok(()),
        }
    })?;
    Ok(mem::take(&mut values.0))
}
