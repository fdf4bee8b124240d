//! Number-theoretic transforms (`cuda/stages/transform.cuh`), and operations on vectors (`cuda/stages/vector.cuh`).

use super::super::call::Call;
use super::super::device::{Argument, Buffer, DeviceError, Stream};
use crate::kernels::Module;
use crate::kernels::registry;
use crate::plan::transforms::{PassLaunch, PowerTables, RootTables, factor_bytes};
use crate::types::Operation;

/// The logarithm of the greatest size of a transform. The kernels compute the exponents of roots in 32 bits, and 2^32
/// does not fit in 32 bits.
const MAX_LOG_SIZE: u32 = 31;

/// A stream, and the kernels of a scalar field.
#[derive(Clone, Copy)]
pub(crate) struct FieldLauncher<'a, S> {
    pub(crate) stream: &'a S,
    pub(crate) module: &'static Module,
    /// Bytes of an element.
    pub(crate) element_bytes: u64,
}

/// A table of powers in a buffer of factors (`cuda/field/fixed_factor.cuh`). The low powers begin at factor `first`,
/// and the high powers follow. If a launch expects factors in the order of the elements in memory, the low powers are
/// in that order.
pub(crate) struct PowersOnDevice<'a, B> {
    pub(crate) buffer: &'a B,
    pub(crate) first: u64,
    pub(crate) tables: PowerTables,
}

impl<B> Clone for PowersOnDevice<'_, B> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<B> Copy for PowersOnDevice<'_, B> {}

impl<B: Buffer> PowersOnDevice<'_, B> {
    fn slices(&self, factor_bytes: u64) -> [Argument; 2] {
        let Self { buffer, first, tables } = self;
        let low = buffer.slice_of(*first, tables.low(), factor_bytes);
        [low, buffer.slice_of(first + tables.low(), tables.high(), factor_bytes)]
    }
}

/// The elements that a pass reads and writes.
#[derive(Clone, Copy)]
pub(crate) struct PassElements<'a> {
    /// The elements that the pass reads: one to three slices of the same length, which do not overlap. The results
    /// replace the elements of `vectors`.
    pub(crate) vectors: &'a [Argument],
    /// A slice of second operands. The pass multiplies each element that it reads from `vectors` by the element of this
    /// slice at the same index. `None` if the pass has no multiplicand.
    pub(crate) multiplicand: Option<Argument>,
    /// A slice of elements to subtract. The pass subtracts each element of this slice from the result at the same
    /// index. `None` if the pass has no subtrahend.
    pub(crate) subtrahend: Option<Argument>,
}

impl<'a> PassElements<'a> {
    pub(crate) fn of(vectors: &'a [Argument]) -> Self {
        Self { vectors, multiplicand: None, subtrahend: None }
    }
}

impl<S: Stream> FieldLauncher<'_, S> {
    /// Runs one pass of a transform over vectors of 2^`log_size` elements. A slice of [`PassElements`] may hold several
    /// vectors of this size, one after the other. `roots` has the tables of roots for vectors of this size. If the pass
    /// multiplies by factors, `factors` has the tables of the factors.
    pub(crate) fn pass(
        &self,
        log_size: u32,
        launch: &PassLaunch,
        elements: PassElements<'_>,
        roots: &S::Buffer,
        root_tables: &RootTables,
        factors: Option<PowersOnDevice<'_, S::Buffer>>,
    ) -> Result<(), DeviceError> {
        if log_size > MAX_LOG_SIZE {
            let message = "a GPU transforms at most 2^31 elements; copy the vector to the host, and transform it there";
            return Err(DeviceError::failed("a transform", message));
        }
        let bytes = factor_bytes(self.element_bytes);
        let PassElements { vectors, multiplicand, subtrahend } = elements;
        let misfit = || DeviceError::failed("a transform", "the operands do not fit each other");
        let (&first, others) = vectors.split_first().ok_or_else(misfit)?;
        let [second, third] = [0, 1].map(|i| others.get(i).copied());
        let mut slices = others.iter().copied().chain(multiplicand).chain(subtrahend);
        let fits = others.len() < 3 && slices.all(|slice| slice.elements() == first.elements());
        if !fits || launch.factors.is_some() != factors.is_some() {
            return Err(misfit());
        }
        let [second, third, multiplicand, subtrahend] =
            [second, third, multiplicand, subtrahend].map(|slice| slice.unwrap_or(first.none()));
        let tile_roots = roots.slice_of(0, root_tables.tile(), bytes);
        let powers = PowersOnDevice { buffer: roots, first: root_tables.tile(), tables: root_tables.powers };
        let none = [tile_roots.none(); 2];
        let tiles = first.elements().div_ceil(1 << launch.tile.log_elements());
        let blocks = u32::try_from(tiles).map_err(|_| DeviceError::failed("a transform", "too many elements"))?;
        let call = Call::new(self.stream, Some(self.module), launch.tile.kernel())
            .args([first, second, third, multiplicand, subtrahend, tile_roots])
            .args(powers.slices(bytes))
            .args(factors.map_or(none, |factors| factors.slices(bytes)))
            .args([log_size, launch.pass.log_rows, launch.pass.log_columns])
            .args([root_tables.log_tile, root_tables.powers.log_low])
            .args([factors.map_or(0, |factors| factors.tables.log_low), launch.code()]);
        // SAFETY: the kernel accesses a vector only at indexes below the vector's length. Each vector has its own row
        // of blocks, and each caller passes different buffers. All slices have the same length or are empty, as checked
        // above. The exponents of roots are below 2^`log_size`, and the tables have all these powers. If the table of
        // factors has no high powers, the kernel reduces exponents modulo the number of low powers. The table for tiles
        // has the roots of all orders up to the greatest number of rows.
        unsafe { call.blocks((blocks, vectors.len() as u32)) }
    }

    /// Computes, from each element, the factor for multiplications by this element: see `FixedFactor` in
    /// cuda/field/fixed_factor.cuh. `factors` has [`factor_bytes`] bytes for each element.
    pub(crate) fn fix_factors(&self, elements: &S::Buffer, factors: &S::Buffer) -> Result<(), DeviceError> {
        let elements = elements.slice(self.element_bytes);
        let factors = factors.slice_of(0, elements.elements(), factor_bytes(self.element_bytes));
        let call = Call::new(self.stream, Some(self.module), &registry::FIX_FACTORS).args([elements, factors]);
        // SAFETY: the kernel skips threads after the last factor. The number of factors is at most the number of
        // elements.
        unsafe { call.threads(threads(factors)?, 1) }
    }

    /// Moves element i of each vector of 2^`log_size` elements to the index that has the bits of i in reverse order.
    pub(crate) fn reverse_bits(&self, vectors: Argument, log_size: u32) -> Result<(), DeviceError> {
        let call = Call::new(self.stream, Some(self.module), &registry::REVERSE_BITS).args([vectors]).arg(log_size);
        // SAFETY: the kernel skips threads after the last element. The length is a multiple of 2^`log_size`.
        unsafe { call.threads(threads(vectors)?, 1) }
    }

    /// Applies an operation to each element of `a` and the element of `b` at the same index. For [`Operation::Scale`],
    /// the first element of `b` is the second operand of every operation. The results replace the elements of `a`.
    pub(crate) fn combine(&self, operation: Operation, a: Argument, b: Argument) -> Result<(), DeviceError> {
        let least = if operation == Operation::Scale { 1 } else { a.elements() };
        if b.elements() < least {
            return Err(DeviceError::failed("an operation on vectors", "the second vector is too short"));
        }
        let call = Call::new(self.stream, Some(self.module), &registry::COMBINE_ELEMENTS);
        let call = call.args([a, b]).arg(operation as u32);
        // SAFETY: the kernel skips threads after the last element of `a`. For `Operation::Scale`, `b` has at least one
        // element. For all other operations, `b` is at least as long as `a`.
        unsafe { call.threads(threads(a)?, 1) }
    }

    /// Tests if a·b = c holds in the rows of the vectors a, b and c. Each lane of a warp tests `per_lane` rows. The
    /// warp stores the index of its first row with a·b ≠ c. If no row of the warp has a·b ≠ c, the warp stores
    /// `u32::MAX`.
    pub(crate) fn unsatisfied_rows(
        &self,
        [a, b, c]: [Argument; 3],
        faults: Argument,
        per_lane: u32,
    ) -> Result<(), DeviceError> {
        let call = Call::new(self.stream, Some(self.module), &registry::UNSATISFIED_ROWS);
        let call = call.args([a, b, c, faults]).arg(per_lane);
        // SAFETY: the kernel skips warps for which `faults` has no element, and rows after the end of `a`. `b` and `c`
        // have the length of `a`.
        unsafe { call.threads(32 * threads(faults)?, 1) }
    }
}

fn threads(elements: Argument) -> Result<u32, DeviceError> {
    u32::try_from(elements.elements()).map_err(|_| DeviceError::failed("an operation on vectors", "too many elements"))
}

#[cfg(all(test, feature = "emulator", feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::Fr;

    use super::*;
    use crate::curve::MatrixField;
    use crate::gpu::device::Device;
    use crate::gpu::emulation::EmulatorOptions;
    use crate::gpu::emulator::EmulatedDevice;
    use crate::kernels;
    use crate::plan::transforms::Shape;
    use crate::transform::Direction;

    /// A vector of 2^32 elements does not fit in the memory of a test, so the test passes an empty slice.
    #[test]
    fn a_transform_with_longer_exponents_is_refused() {
        let device = EmulatedDevice::new(0, EmulatorOptions::default());
        let stream = device.stream().unwrap();
        let module = kernels::of_field(Fr::CURVE).transform;
        let launcher = FieldLauncher { stream: &stream, module, element_bytes: size_of::<Fr>() as u64 };
        let roots = stream.allocate(64).unwrap();
        let elements = roots.slice(launcher.element_bytes).none();
        for log_size in [32, 33] {
            let shape = Shape::of(log_size, 1);
            let tables = RootTables::of(shape, launcher.element_bytes, 1 << 38);
            let launch = shape.launches(Direction::Forward, false)[0];
            let refused = launcher.pass(log_size, &launch, PassElements::of(&[elements]), &roots, &tables, None);
            assert!(refused.is_err_and(|error| format!("{error:?}").contains("2^31")), "2^{log_size}");
        }
    }
}
