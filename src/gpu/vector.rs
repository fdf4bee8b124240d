//! Vectors of scalars that are kept on a device, and their transforms.
//!
//! A function queues its work on a stream of its own and waits for the end. So a vector may be used by another stream
//! when the function has returned.

use ark_ff::Field;

use super::budget::Purpose;
use super::device::{Buffer, Device, DeviceError, Stream};
use super::layout::{elements_as_bytes, elements_as_bytes_mut};
use super::stages::transform::{FieldLauncher, PassElements, PowersOnDevice};
use super::table::Built;
use crate::curve::MatrixField;
use crate::kernels;
use crate::memory::reserved;
use crate::plan::transforms::{self, PassLaunch, PowerTables, RootTables};
use crate::transform::{Direction, HBasis, Quotient, Transform, powers, root, size_inverse};
use crate::types::{EvaluationOrder, Operation};

/// Copies elements to the device, where they are kept.
pub(super) fn upload<D: Device, F: MatrixField>(device: &D, elements: &[F]) -> Result<Built<D>, DeviceError> {
    let bytes = elements_as_bytes(elements);
    let promise = device.promise(Purpose::Table, bytes.len() as u64)?;
    let stream = device.stream()?;
    let buffer = stream.uploaded(bytes)?;
    stream.wait()?;
    Ok((buffer, promise))
}

/// Copies all elements of a vector to the host.
pub(super) fn download<D: Device, F: MatrixField>(
    device: &D,
    vector: &D::Buffer,
    elements: &mut [F],
) -> Result<(), DeviceError> {
    device.stream()?.download(vector, elements_as_bytes_mut(elements))
}

/// Computes an operation for each element of `vector`, in place. `other` is as long as `vector`; for
/// [`Operation::Scale`], it has one element.
pub(super) fn combine<D: Device, F: MatrixField>(
    device: &D,
    operation: Operation,
    vector: &mut D::Buffer,
    other: &D::Buffer,
) -> Result<(), DeviceError> {
    let stream = device.stream()?;
    let launcher = launcher::<F, _>(&stream);
    launcher.combine(operation, vector.slice(launcher.element_bytes), other.slice(launcher.element_bytes))?;
    stream.wait()
}

/// The tables of roots for vectors of 2^`log_size` elements. They are kept on the device.
pub(super) fn roots<D: Device, F: MatrixField>(device: &D, log_size: u32) -> Result<Built<D>, DeviceError> {
    let root_tables = root_tables::<D, F>(device, log_size);
    let RootTables { log_tile, powers: tables } = root_tables;
    let on_host = |error| DeviceError::failed("the tables of roots", error);
    let count = root_tables.elements() as usize;
    let mut elements = reserved(count, "the tables of roots").map_err(on_host)?;
    for direction in [Direction::Forward, Direction::Inverse] {
        elements.push(F::ONE);
        for log_half in 0..log_tile {
            elements.extend(powers(root::<F>(log_half + 1, direction), 1 << log_half));
        }
    }
    let order = log_size.min(tables.log_low + tables.log_high.unwrap_or(0));
    elements.extend(powers_in_tables(root::<F>(order, Direction::Forward), F::ONE, tables));
    upload(device, &elements)
}

/// Transforms a vector in place. `roots` has the tables of the size.
pub(super) fn transform<D: Device, F: MatrixField>(
    device: &D,
    roots: &D::Buffer,
    transform: &Transform<F>,
    vector: &mut D::Buffer,
) -> Result<(), DeviceError> {
    let &Transform { log_size, direction, order, offset, .. } = transform;
    let factors = FactorTable::of(transform);
    let _promise = device.promise(Purpose::Computation, factors.as_ref().map_or(0, FactorTable::bytes))?;
    let stream = device.stream()?;
    let launcher = launcher::<F, _>(&stream);
    let elements = vector.slice(launcher.element_bytes);
    let factors = factors.map(|factors| factors.uploaded(&stream)).transpose()?;
    let factors = factors.as_ref().map(|(buffer, tables)| PowersOnDevice { buffer, first: 0, tables: *tables });
    let reverses = order == EvaluationOrder::Natural;
    if reverses && direction == Direction::Inverse {
        launcher.reverse_bits(elements, log_size)?;
    }
    let root_tables = root_tables::<D, F>(device, log_size);
    for launch in transforms::launches(log_size, direction, offset.is_some()) {
        let factors = factors.filter(|_| launch.factors.is_some());
        launcher.pass(log_size, &launch, PassElements::of(elements), (roots, &root_tables), factors)?;
    }
    if reverses && direction == Direction::Forward {
        launcher.reverse_bits(elements, log_size)?;
    }
    stream.wait()
}

/// The index of the first of some rows with a·b ≠ c. All vectors have at least `rows` elements.
pub(super) fn first_unsatisfied<D: Device, F: MatrixField>(
    device: &D,
    [a, b, c]: [&D::Buffer; 3],
    rows: usize,
) -> Result<Option<usize>, DeviceError> {
    let threads = (rows as u64).div_ceil(ROWS_PER_THREAD.into());
    let _promise = device.promise(Purpose::Computation, threads * WORD_BYTES)?;
    let stream = device.stream()?;
    let faults = stream.allocate(threads * WORD_BYTES)?;
    let launcher = launcher::<F, _>(&stream);
    let rows = [a, b, c].map(|vector| vector.slice_of(0, rows as u64, launcher.element_bytes));
    launcher.unsatisfied_rows(rows, faults.slice(WORD_BYTES), ROWS_PER_THREAD)?;
    let mut words = vec![[0; WORD_BYTES as usize]; threads as usize];
    stream.download(&faults, words.as_flattened_mut())?;
    // A thread that finds no fault writes `u32::MAX`.
    Ok(words.into_iter().map(u32::from_le_bytes).find(|&word| word != u32::MAX).map(|row| row as usize))
}

/// The rows that a thread tests. The answers of 2^20 rows are 64 KiB.
const ROWS_PER_THREAD: u32 = 64;
const WORD_BYTES: u64 = 4;

/// The tables of factors of a witness map, one after the other in memory: the powers of the offset, for the extension to
/// the coset; one factor, for c; and the powers of the offset's inverse, for the interpolation of a·b. The basis of a coset
/// needs no interpolation.
fn tables_of_quotient(log_size: u32, basis: HBasis) -> [PowerTables; 3] {
    let interpolated = if basis == HBasis::Powers { log_size } else { 0 };
    [log_size, 0, interpolated].map(PowerTables::small)
}

/// Copies the tables of factors of a witness map to the device, where they are kept.
pub(super) fn quotient_factors<D: Device, F: MatrixField>(
    device: &D,
    problem: &Quotient<F>,
) -> Result<Built<D>, DeviceError> {
    let &Quotient { log_size, offset, offset_inverse, basis } = problem;
    let [extend, divide, interpolate] = tables_of_quotient(log_size, basis);
    let size_inverse = size_inverse(log_size).unwrap_or_default();
    let divisor = size_inverse * problem.divisor_inverse();
    let mut elements = powers_in_tables(offset, size_inverse, extend);
    elements.extend(powers_in_tables(F::ONE, divisor, divide));
    elements.extend(powers_in_tables(offset_inverse, divisor, interpolate));
    upload(device, &elements)
}

/// The scalars of h for a witness: see [`Quotient`]. The vectors have the values of the polynomials a, b and c on the
/// domain, in natural order. `factors` has the tables of [`quotient_factors`]. The result replaces a. Afterwards, b and c
/// are unspecified.
pub(super) fn quotient<D: Device, F: MatrixField>(
    device: &D,
    (roots, factors): (&D::Buffer, &D::Buffer),
    problem: &Quotient<F>,
    [a, b, c]: [&mut D::Buffer; 3],
) -> Result<(), DeviceError> {
    let &Quotient { log_size, basis, .. } = problem;
    let stream = device.stream()?;
    let launcher = launcher::<F, _>(&stream);
    let [a, b, c] = [&*a, &*b, &*c].map(|vector| vector.slice(launcher.element_bytes));
    let mut first = 0;
    let [extend, divide, interpolate] = tables_of_quotient(log_size, basis).map(|tables| {
        let powers = PowersOnDevice { buffer: factors, first, tables };
        first += tables.elements();
        powers
    });
    let root_tables = root_tables::<D, F>(device, log_size);
    let pass = |launch: &PassLaunch, elements, factors| {
        let factors = launch.factors.is_some().then_some(factors);
        launcher.pass(log_size, launch, elements, (roots, &root_tables), factors)
    };
    let extended = match basis {
        HBasis::Powers => &[a, b][..],
        HBasis::Coset => &[a, b, c],
    };
    for launch in transforms::extension(log_size) {
        extended.iter().try_for_each(|&vector| pass(&launch, PassElements::of(vector), extend))?;
    }
    match basis {
        HBasis::Coset => {
            launcher.combine(Operation::Multiply, a, b)?;
            launcher.combine(Operation::Subtract, a, c)?;
        }
        HBasis::Powers => {
            let launches = transforms::interpolation(log_size);
            launches.iter().try_for_each(|launch| pass(launch, PassElements::of(c), divide))?;
            let last = launches.len() - 1;
            for (i, launch) in launches.iter().enumerate() {
                let multiplicand = if i == 0 { b } else { b.none() };
                let subtrahend = if i == last { c } else { c.none() };
                pass(launch, PassElements { vectors: a, multiplicand, subtrahend }, interpolate)?;
            }
            launcher.reverse_bits(a, log_size)?;
        }
    }
    stream.wait()
}

/// The factor f·g^i of each index i.
struct FactorTable<F> {
    tables: PowerTables,
    elements: Vec<F>,
}

impl<F: MatrixField> FactorTable<F> {
    /// The factors of indexes below 2^`log_count`.
    fn new(g: F, constant: F, log_count: u32) -> Self {
        let tables = PowerTables::small(log_count);
        Self { tables, elements: powers_in_tables(g, constant, tables) }
    }

    /// The powers of a coset's offset, and 1/n for an inverse transform. `None` if all factors are 1.
    fn of(transform: &Transform<F>) -> Option<Self> {
        let &Transform { log_size, direction, offset, .. } = transform;
        // A size is below the field's order, so it has an inverse.
        let size_inverse = size_inverse(log_size).unwrap_or_default();
        match (offset, direction) {
            (None, Direction::Forward) => None,
            (None, Direction::Inverse) => Some(Self::new(F::ONE, size_inverse, 0)),
            (Some((offset, _)), Direction::Forward) => Some(Self::new(offset, F::ONE, log_size)),
            (Some((_, inverse)), Direction::Inverse) => Some(Self::new(inverse, size_inverse, log_size)),
        }
    }

    fn bytes(&self) -> u64 {
        elements_as_bytes(&self.elements).len() as u64
    }

    fn uploaded<S: Stream>(&self, stream: &S) -> Result<(S::Buffer, PowerTables), DeviceError> {
        Ok((stream.uploaded(elements_as_bytes(&self.elements))?, self.tables))
    }
}

/// The low powers of an element, each times a constant, and then the high powers.
fn powers_in_tables<F: Field>(g: F, constant: F, tables: PowerTables) -> Vec<F> {
    let mut all = powers(g, 1 << tables.log_low);
    let step = g.pow([tables.low()]);
    all.iter_mut().for_each(|power| *power *= constant);
    all.extend(powers(step, tables.high() as usize));
    all
}

fn root_tables<D: Device, F: MatrixField>(device: &D, log_size: u32) -> RootTables {
    RootTables::of(log_size, size_of::<F>() as u64, device.properties().hardware.memory)
}

fn launcher<F: MatrixField, S: Stream>(stream: &S) -> FieldLauncher<'_, S> {
    FieldLauncher { stream, module: kernels::of_field(F::CURVE).transform, element_bytes: size_of::<F>() as u64 }
}
