//! Vectors of scalars that are kept on a device, and their transforms.
//!
//! Each function queues its work on a stream of its own, and waits until the work has ended. So when a function has
//! returned, any stream may use the vector.

use ark_ff::Field;

use super::budget::Purpose;
use super::device::{Buffer, Built, Device, DeviceError, Stream};
use super::layout::{elements_as_bytes, elements_as_bytes_mut};
use super::stages::transform::{FieldLauncher, PassElements, PowersOnDevice};
use crate::curve::MatrixField;
use crate::kernels;
use crate::memory::{filled, reserved};
use crate::plan::transforms::{PassLaunch, PowerTables, ROWS_PER_LANE, RootTables, Shape, factor_bytes};
use crate::transform::{Direction, HBasis, Quotient, Transform, powers, root, size_inverse};
use crate::types::{EvaluationOrder, Operation};

/// Copies the elements of a vector to the device, where they are kept.
pub(super) fn upload<D: Device, F: MatrixField>(device: &D, elements: &[F]) -> Result<Built<D>, DeviceError> {
    let bytes = elements_as_bytes(elements);
    let (stream, mut built) = device.allocate_kept(Purpose::Vector, bytes.len() as u64)?;
    stream.upload(bytes, &mut built.0, 0)?;
    stream.wait()?;
    Ok(built)
}

/// Computes the factors for multiplications by the given elements. The factors are computed and kept on the device.
fn keep_factors<D: Device, F: MatrixField>(device: &D, elements: &[F]) -> Result<Built<D>, DeviceError> {
    let bytes = elements_as_bytes(elements);
    let (stream, built) = device.allocate_kept(Purpose::Table, factor_bytes(bytes.len() as u64))?;
    // This promise is for the elements, which the device holds until the factors are computed.
    let _promise = device.promise(Purpose::Computation, bytes.len() as u64)?;
    fix_factors::<F, _>(&stream, bytes, &built.0)?;
    stream.wait()?;
    Ok(built)
}

/// Copies elements to the device, and queues the computation of their factors.
fn fix_factors<F: MatrixField, S: Stream>(stream: &S, elements: &[u8], factors: &S::Buffer) -> Result<(), DeviceError> {
    launcher::<F, _>(stream).fix_factors(&stream.uploaded(elements)?, factors)
}

/// Returns a stream for a computation that needs `bytes` bytes of memory. `bytes` may be 0.
pub(super) fn stream_with<D: Device>(device: &D, bytes: u64) -> Result<D::Stream<'_>, DeviceError> {
    if bytes == 0 { device.stream() } else { device.computation(&[bytes]) }
}

/// Copies all elements of a vector to the host.
pub(super) fn download<D: Device, F: MatrixField>(
    device: &D,
    vector: &D::Buffer,
    elements: &mut [F],
) -> Result<(), DeviceError> {
    device.stream()?.download(vector, elements_as_bytes_mut(elements))
}

/// Applies an operation to each element of `vector` and the element of `other` at the same index. The results replace
/// the elements of `vector`. For [`Operation::Scale`], `other` has a single element, which is the second operand of
/// every operation. For all other operations, both vectors have the same length.
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

/// Makes the tables of roots for vectors of n = 2^`log_size` elements, and appends the value 1/n. The tables and 1/n
/// are kept on the device.
pub(super) fn roots<D: Device, F: MatrixField>(device: &D, log_size: u32) -> Result<Built<D>, DeviceError> {
    let root_tables = root_tables::<D, F>(device, log_size);
    let RootTables { log_tile, powers: tables } = root_tables;
    let count = root_tables.elements() as usize + 1;
    let mut elements = reserved(count, "the tables of roots")?;
    for direction in [Direction::Forward, Direction::Inverse] {
        elements.push(F::ONE);
        for log_half in 0..log_tile {
            elements.extend(powers(root::<F>(log_half + 1, direction), 1 << log_half));
        }
    }
    let order = log_size.min(tables.log_low + tables.log_high.unwrap_or(0));
    append_powers(&mut elements, root::<F>(order, Direction::Forward), F::ONE, tables);
    elements.push(size_inverse(log_size));
    keep_factors(device, &elements)
}

/// Transforms a vector in place. `roots` has the tables of roots for the vector's size.
pub(super) fn transform<D: Device, F: MatrixField>(
    device: &D,
    roots: &D::Buffer,
    transform: &Transform<F>,
    vector: &mut D::Buffer,
) -> Result<(), DeviceError> {
    let &Transform { log_size, direction, order, offset, .. } = transform;
    let factors = FactorTable::of(transform);
    let stream = match &factors {
        Some(factors) => device.computation(&factors.sizes())?,
        None => device.stream()?,
    };
    let launcher = launcher::<F, _>(&stream);
    let elements = vector.slice(launcher.element_bytes);
    let root_tables = root_tables::<D, F>(device, log_size);
    let factors = factors.map(|factors| factors.uploaded(&stream)).transpose()?;
    let factors = match &factors {
        Some((buffer, tables)) => PowersOnDevice { buffer, first: 0, tables: *tables },
        // The factor 1/n comes after the tables of roots.
        None => PowersOnDevice { buffer: roots, first: root_tables.elements(), tables: PowerTables::small(0) },
    };
    let reverses = order == EvaluationOrder::Natural;
    if reverses && direction == Direction::Inverse {
        launcher.reverse_bits(elements, log_size)?;
    }
    for launch in shape_on(device, log_size).launches(direction, offset.is_some()) {
        let factors = launch.factors.is_some().then_some(factors);
        launcher.pass(log_size, &launch, PassElements::of(&[elements]), roots, &root_tables, factors)?;
    }
    if reverses && direction == Direction::Forward {
        launcher.reverse_bits(elements, log_size)?;
    }
    stream.wait()
}

/// Returns the index of the first row with a·b ≠ c, among the first `rows` rows. All vectors have at least `rows`
/// elements.
pub(super) fn first_unsatisfied<D: Device, F: MatrixField>(
    device: &D,
    [a, b, c]: [&D::Buffer; 3],
    rows: usize,
) -> Result<Option<usize>, DeviceError> {
    let warps = (rows as u64).div_ceil(u64::from(ROWS_PER_LANE) * 32);
    let stream = stream_with(device, warps * WORD_BYTES)?;
    let faults = stream.allocate(warps * WORD_BYTES)?;
    let launcher = launcher::<F, _>(&stream);
    let rows = [a, b, c].map(|vector| vector.slice_of(0, rows as u64, launcher.element_bytes));
    launcher.unsatisfied_rows(rows, faults.slice(WORD_BYTES), ROWS_PER_LANE)?;
    let mut words = filled(warps as usize, [0; WORD_BYTES as usize], "the first unsatisfied rows")?;
    stream.download(&faults, words.as_flattened_mut())?;
    // A warp that finds no fault writes `u32::MAX`.
    let first = words.into_iter().map(u32::from_le_bytes).min().filter(|&word| word != u32::MAX);
    Ok(first.map(|row| row as usize))
}

const WORD_BYTES: u64 = 4;

/// The tables of factors of a witness map. The tables lie one after the other in memory:
///
/// - the powers of the offset, for the extension to the coset
/// - one factor, for the interpolation of c
/// - the powers of the offset's inverse, for the interpolation of a·b. For [`HBasis::Coset`], there is no
///   interpolation, and the third table has only one factor, which is not used
///
/// If a table has all powers, the powers have the same order as the elements in memory: the bit-reversed order of the
/// exponents.
fn tables_of_quotient<D: Device, F: MatrixField>(device: &D, problem: &Quotient<F>) -> [PowerTables; 3] {
    let log_size = problem.log_size;
    let interpolated = if problem.basis == HBasis::Powers { log_size } else { 0 };
    let memory = device.properties().hardware.memory;
    [log_size, 0, interpolated].map(|log_count| PowerTables::of_factors(log_count, size_of::<F>() as u64, memory))
}

/// Appends one table of [`tables_of_quotient`]: the powers of `g`, multiplied by `constant`. The vector `elements` must
/// have room for the appended powers.
fn append_factors<F: Field>(elements: &mut Vec<F>, g: F, constant: F, tables: PowerTables) {
    let first = elements.len();
    append_powers(elements, g, constant, tables);
    if let (true, Some(table)) = (tables.is_whole(), elements.get_mut(first..)) {
        let shift = usize::BITS - tables.log_low;
        for place in 0..table.len() {
            let reversed = place.reverse_bits().checked_shr(shift).unwrap_or(0);
            if place < reversed {
                table.swap(place, reversed);
            }
        }
    }
}

/// Copies the tables of factors of a witness map to the device, where they are kept.
pub(super) fn quotient_factors<D: Device, F: MatrixField>(
    device: &D,
    problem: &Quotient<F>,
) -> Result<Built<D>, DeviceError> {
    let &Quotient { log_size, offset, offset_inverse, .. } = problem;
    let [extend, divide, interpolate] = tables_of_quotient(device, problem);
    let size_inverse = size_inverse(log_size);
    let divisor = size_inverse * problem.divisor_inverse();
    let count = [extend, divide, interpolate].iter().map(PowerTables::elements).sum::<u64>();
    let mut elements = reserved(count as usize, "the factors of a witness map")?;
    append_factors(&mut elements, offset, size_inverse, extend);
    append_factors(&mut elements, F::ONE, divisor, divide);
    append_factors(&mut elements, offset_inverse, divisor, interpolate);
    keep_factors(device, &elements)
}

/// Computes the scalars of h for a witness: see [`Quotient`]. The vectors have the values of the polynomials a, b and c
/// on the domain, in natural order. `factors` has the tables of [`quotient_factors`]. The scalars of h replace the
/// elements of a. The final elements of b and c are unspecified.
pub(super) fn quotient<D: Device, F: MatrixField>(
    device: &D,
    roots: &D::Buffer,
    factors: &D::Buffer,
    problem: &Quotient<F>,
    [a, b, c]: [&mut D::Buffer; 3],
) -> Result<(), DeviceError> {
    let &Quotient { log_size, basis, .. } = problem;
    let stream = device.stream()?;
    let launcher = launcher::<F, _>(&stream);
    let [a, b, c] = [&*a, &*b, &*c].map(|vector| vector.slice(launcher.element_bytes));
    let mut first = 0;
    let [extend, divide, interpolate] = tables_of_quotient(device, problem).map(|tables| {
        let powers = PowersOnDevice { buffer: factors, first, tables };
        first += tables.elements();
        powers
    });
    let root_tables = root_tables::<D, F>(device, log_size);
    let pass = |launch: &PassLaunch, elements: PassElements<'_>, factors: PowersOnDevice<'_, _>| {
        let launch = if factors.tables.is_whole() { launch.with_factors_in_order() } else { *launch };
        let factors = launch.factors.is_some().then_some(factors);
        launcher.pass(log_size, &launch, elements, roots, &root_tables, factors)
    };
    let extended = match basis {
        HBasis::Powers => &[a, b][..],
        HBasis::Coset => &[a, b, c],
    };
    let shape = shape_on(device, log_size);
    for launch in shape.extension() {
        pass(&launch, PassElements::of(extended), extend)?;
    }
    match basis {
        HBasis::Coset => {
            launcher.combine(Operation::Multiply, a, b)?;
            launcher.combine(Operation::Subtract, a, c)?;
        }
        HBasis::Powers => {
            let launches = shape.interpolation();
            launches.iter().try_for_each(|launch| pass(launch, PassElements::of(&[c]), divide))?;
            let last = launches.len() - 1;
            for (i, launch) in launches.iter().enumerate() {
                let (multiplicand, subtrahend) = ((i == 0).then_some(b), (i == last).then_some(c));
                pass(launch, PassElements { vectors: &[a], multiplicand, subtrahend }, interpolate)?;
            }
            launcher.reverse_bits(a, log_size)?;
        }
    }
    stream.wait()
}

/// The factors f·g^i for all indexes i, for a constant f and a base g.
struct FactorTable<F> {
    tables: PowerTables,
    elements: Vec<F>,
}

impl<F: MatrixField> FactorTable<F> {
    /// The factors f·g^i for all indexes i below 2^`log_count`.
    fn new(g: F, constant: F, log_count: u32) -> Self {
        let tables = PowerTables::small(log_count);
        Self { tables, elements: powers_in_tables(g, constant, tables) }
    }

    /// The factors of a transform over a coset. For a forward transform, the factors are the powers of the offset. For
    /// an inverse transform, the factors are the powers of the offset's inverse, multiplied by 1/n. `None` if there is
    /// no offset.
    fn of(transform: &Transform<F>) -> Option<Self> {
        let &Transform { log_size, direction, offset, .. } = transform;
        offset.map(|(offset, inverse)| match direction {
            Direction::Forward => Self::new(offset, F::ONE, log_size),
            Direction::Inverse => Self::new(inverse, size_inverse(log_size), log_size),
        })
    }

    /// The sizes of the buffers that [`Self::uploaded`] allocates.
    fn sizes(&self) -> [u64; 2] {
        let bytes = elements_as_bytes(&self.elements).len() as u64;
        [factor_bytes(bytes), bytes]
    }

    /// Queues the computation of the factors on the device. Returns the buffer of the factors, and the description of
    /// the tables in this buffer.
    fn uploaded<S: Stream>(&self, stream: &S) -> Result<(S::Buffer, PowerTables), DeviceError> {
        let [bytes, _] = self.sizes();
        let factors = stream.allocate(bytes)?;
        fix_factors::<F, _>(stream, elements_as_bytes(&self.elements), &factors)?;
        Ok((factors, self.tables))
    }
}

/// First the low powers of `g`, multiplied by `constant`, then the high powers of `g`, without the constant.
fn powers_in_tables<F: Field>(g: F, constant: F, tables: PowerTables) -> Vec<F> {
    let mut all = Vec::with_capacity(tables.elements() as usize);
    append_powers(&mut all, g, constant, tables);
    all
}

/// Appends to a vector the elements that [`powers_in_tables`] returns. The vector must have room for these elements.
fn append_powers<F: Field>(elements: &mut Vec<F>, g: F, constant: F, tables: PowerTables) {
    let mut append = |mut power: F, step: F, count: u64| {
        for _ in 0..count {
            elements.push(power);
            power *= step;
        }
    };
    append(constant, g, tables.low());
    append(F::ONE, g.pow([tables.low()]), tables.high());
}

fn shape_on<D: Device>(device: &D, log_size: u32) -> Shape {
    Shape::of(log_size, device.properties().hardware.multiprocessors)
}

fn root_tables<D: Device, F: MatrixField>(device: &D, log_size: u32) -> RootTables {
    RootTables::of(shape_on(device, log_size), size_of::<F>() as u64, device.properties().hardware.memory)
}

fn launcher<F: MatrixField, S: Stream>(stream: &S) -> FieldLauncher<'_, S> {
    FieldLauncher { stream, module: kernels::of_field(F::CURVE).transform, element_bytes: size_of::<F>() as u64 }
}
