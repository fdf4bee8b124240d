//! Reads circuits in `.r1cs` files, version 1.

use std::io::{Read, Seek};

use ark_ff::PrimeField;

use super::container::{Container, Fields, Section};
use super::elements::{self, Cache};
use crate::error::{FileFault, MsmError};
use crate::memory::{reserve, reserved};

const VERSION: u32 = 1;

const CONSTRAINTS: Section = Section { id: 2, name: "constraints" };

/// The numbers of the two sections about custom gates. The first section lists the gates, and the second section lists
/// their uses.
const CUSTOM_GATES: [usize; 2] = [4, 5];

/// A matrix in the form of ark-relations: each row is a list of pairs of a value and its column.
type Rows<F> = Vec<Vec<(F, usize)>>;

/// A circuit in the form that circom writes. The constraints of the circuit are (A·s)∘(B·s) = C·s for the vector s of
/// signals, where ∘ multiplies vectors element by element. The functions of this type return the same errors as the
/// functions of [`Zkey`](super::Zkey).
#[derive(Debug)]
pub struct R1cs<R> {
    container: Container<R>,
    prime: Vec<u8>,
    signals: u32,
    public_outputs: u32,
    public_inputs: u32,
    private_inputs: u32,
    constraints: u32,
}

impl<R: Read + Seek> R1cs<R> {
    /// Reads the header. A circuit with custom gates is refused, because Groth16 has no custom gates.
    pub fn open(source: R) -> Result<Self, MsmError> {
        let mut container = Container::open(source, "r1cs", VERSION)?;
        let header = container.header(Section { id: 1, name: "header" })?;
        let Some((prime, [signals, public_outputs, public_inputs, private_inputs, constraints])) = parsed(&header)
        else {
            return Err(container.refused(FileFault::Header));
        };
        for id in CUSTOM_GATES {
            // Each of the two sections about custom gates begins with the number of its items.
            let section = Section { id, name: "custom gates" };
            let mut count = [0; 4];
            if container.has(section) && container.size(section)? >= 4 {
                container.read(section, &mut count)?;
            }
            if count != [0; 4] {
                return Err(container.refused(FileFault::CustomGates));
            }
        }
        Ok(Self { container, prime, signals, public_outputs, public_inputs, private_inputs, constraints })
    }

    /// The number of signals, including the constant 1.
    pub fn signals(&self) -> usize {
        self.signals as usize
    }

    /// The number of public outputs. The first public output is the signal with index 1.
    pub fn public_outputs(&self) -> usize {
        self.public_outputs as usize
    }

    /// The number of public inputs. The public inputs follow the public outputs.
    pub fn public_inputs(&self) -> usize {
        self.public_inputs as usize
    }

    /// The number of the circuit's private inputs. The private inputs follow the public inputs. circom removes private
    /// inputs that are in no constraint, but the number includes the removed inputs. So the number of private inputs
    /// can exceed the number of signals.
    pub fn private_inputs(&self) -> usize {
        self.private_inputs as usize
    }

    /// The number of constraints.
    pub fn constraints(&self) -> usize {
        self.constraints as usize
    }

    /// The matrices A, B and C, with one row for each constraint and one column for each signal. Each row is a list of
    /// pairs of a value and its column, as in ark-relations' `Matrix`.
    #[expect(clippy::type_complexity, reason = "the rows are ark-relations' `Matrix`")]
    pub fn matrices<F: PrimeField>(&mut self) -> Result<[Vec<Vec<(F, usize)>>; 3], MsmError> {
        elements::check_field::<F>(&self.prime, &self.container)?;
        let size = self.container.size(CONSTRAINTS)?;
        // Each row has at least the four bytes of its length, and each constraint has three rows. So checking the
        // section's size limits the memory that a damaged file can take.
        let least = u64::from(self.constraints) * 12;
        if size < least {
            return Err(self.damaged_size(size, least));
        }
        let purpose = "the constraints of a circuit";
        let refused = MsmError::AllocationRefused { purpose, bytes: size };
        let length = usize::try_from(size).map_err(|_| refused)?;
        let mut bytes = crate::memory::filled(length, 0_u8, purpose)?;
        self.container.read(CONSTRAINTS, &mut bytes)?;
        let rows = || reserved(self.constraints as usize, purpose);
        let mut matrices: [Rows<F>; 3] = [rows()?, rows()?, rows()?];
        let (mut fields, mut cache, mut index) = (Fields(&bytes), Cache::new(), 0);
        for _ in 0..self.constraints {
            for matrix in &mut matrices {
                matrix.push(self.row(&mut fields, &mut cache, &mut index, size)?);
            }
        }
        match fields.0.len() as u64 {
            0 => Ok(matrices),
            left => Err(self.damaged_size(size, size - left)),
        }
    }

    /// Reads one row. A row consists of the number of its entries, followed by the signal and the value of each entry.
    /// `index` is the index of the next entry in the section.
    fn row<'a, F: PrimeField>(
        &self,
        fields: &mut Fields<'a>,
        cache: &mut Cache<'a, F>,
        index: &mut u64,
        size: u64,
    ) -> Result<Vec<(F, usize)>, MsmError> {
        let entry_bytes = 4 + elements::element_bytes::<F>();
        let read = size - fields.0.len() as u64;
        let count = fields.word().ok_or_else(|| self.damaged_size(size, read + 4))?;
        let bytes = u64::from(count) * entry_bytes as u64;
        let end = usize::try_from(bytes).ok().and_then(|bytes| fields.0.split_at_checked(bytes));
        let (entries, rest) = end.ok_or_else(|| self.damaged_size(size, read + 4 + bytes))?;
        fields.0 = rest;
        let mut row = Vec::new();
        reserve(&mut row, count as usize, "the constraints of a circuit")?;
        for entry in entries.chunks_exact(entry_bytes) {
            let mut entry = Fields(entry);
            // The chunk has at least four bytes.
            let signal = entry.word().unwrap_or(u32::MAX);
            let section = CONSTRAINTS.name;
            if signal >= self.signals {
                let limit = u64::from(self.signals);
                let fault = FileFault::Entry { section, index: *index, what: "column", found: signal, limit };
                return Err(self.container.refused(fault));
            }
            let value = cache.get_or(entry.0, || {
                let fault = FileFault::Element { section, index: *index };
                elements::element(entry.0).ok_or_else(|| self.container.refused(fault))
            })?;
            row.push((value, signal as usize));
            *index += 1;
        }
        Ok(row)
    }

    fn damaged_size(&self, found: u64, expected: u64) -> MsmError {
        self.container.refused(FileFault::SectionSize { section: CONSTRAINTS.name, found, expected })
    }
}

/// Parses the header. The fields of the header are the size of the prime (n8), the prime, and the counts of signals,
/// public outputs, public inputs, private inputs, labels (64 bits) and constraints.
fn parsed(header: &[u8]) -> Option<(Vec<u8>, [u32; 5])> {
    let mut fields = Fields(header);
    let prime = fields.prime()?;
    let [signals, outputs, public, private] = [fields.word()?, fields.word()?, fields.word()?, fields.word()?];
    let [_labels_low, _labels_high, constraints] = [fields.word()?, fields.word()?, fields.word()?];
    // circom never removes public signals. The number of private inputs also counts inputs that circom has removed.
    let is_sound = fields.0.is_empty() && u64::from(outputs) + u64::from(public) < u64::from(signals);
    is_sound.then(|| (prime.to_vec(), [signals, outputs, public, private, constraints]))
}
