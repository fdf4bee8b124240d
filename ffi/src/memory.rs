//! Reads and writes values at the caller's pointers. Before a function uses a pointer, it checks that the pointer is
//! not null and is aligned. Only [`free`] does not check the alignment.

use std::borrow::Cow;
use std::mem::{align_of, size_of};
use std::slice;

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::{Backend, BaseOrigin, Msm, MsmBuilder, MsmError, Validation};
use rayon::prelude::*;

use crate::codes::*;
use crate::elements::{Element, Group, Limbs};
use crate::failure::{Failure, guarded};

/// A caller's vector: the address where it begins, and the number of points or scalars in the vector.
#[derive(Clone, Copy)]
pub(crate) struct Vector {
    pub(crate) address: *const u64,
    pub(crate) length: usize,
}

/// The arguments of a computation, except the bases.
pub(crate) struct Request {
    pub(crate) offset: usize,
    pub(crate) scalar_form: CumsmForm,
    pub(crate) vectors: Vec<Vector>,
    pub(crate) result_form: CumsmForm,
    pub(crate) result: *mut u64,
    pub(crate) result_limbs: usize,
}

/// Returns an empty vector with capacity for `length` elements, or an error if the memory cannot be allocated.
/// `Vec::with_capacity` would abort the process instead of returning an error.
pub(crate) fn reserved<T>(length: usize, purpose: &'static str) -> Result<Vec<T>, Failure> {
    let mut vector = Vec::new();
    let bytes = (length as u64).saturating_mul(size_of::<T>() as u64);
    vector.try_reserve_exact(length).map_err(|_| MsmError::AllocationRefused { purpose, bytes })?;
    Ok(vector)
}

/// Returns an error if the pointer is null, or does not have the alignment of `T`.
fn check<T>(pointer: *const T, name: &str) -> Result<(), Failure> {
    if pointer.is_null() {
        return Err(Failure::new(CUMSM_ERROR_NULL_POINTER, format!("`{name}` is null; give a pointer")));
    }
    if !pointer.is_aligned() {
        let message = format!("`{name}` is {pointer:p}; give a pointer to a multiple of {} bytes", align_of::<T>());
        return Err(Failure::new(CUMSM_ERROR_MISALIGNED, message));
    }
    Ok(())
}

/// Returns a caller's array as a slice. The array has `n` values.
///
/// # Safety
///
/// If the pointer is not null and has the alignment of `T`, it points to `n` values. Nothing writes to the array while
/// the slice lives.
pub(crate) unsafe fn array<'a, T>(pointer: *const T, n: usize, name: &str) -> Result<&'a [T], Failure> {
    if n == 0 {
        return Ok(&[]);
    }
    check(pointer, name)?;
    if n > isize::MAX as usize / size_of::<T>() {
        return Err(Failure::new(
            CUMSM_ERROR_TOO_LONG,
            format!("`{name}` cannot have {n} entries; pass the number of its entries"),
        ));
    }
    // SAFETY: the caller keeps the contract of this function, and the pointer has been checked above.
    Ok(unsafe { slice::from_raw_parts(pointer, n) })
}

/// Returns a caller's vector of values. Does not check that the integers of the values are below their modulus.
///
/// # Safety
///
/// The conditions of [`array`] hold for `vector.length` values of `T::LIMBS` limbs each.
pub(crate) unsafe fn values<'a, T: Limbs>(vector: Vector, name: &str) -> Result<&'a [T], Failure> {
    const { assert!(T::LIMBS > 0) };
    // SAFETY: the caller keeps the contract of this function. `T` consists of limbs, and has the alignment of limbs.
    unsafe { array(vector.address.cast(), vector.length, name) }
}

/// Returns a caller's vector of values, or an error if an integer is not below the modulus of its field.
///
/// # Safety
///
/// The conditions of [`values`] hold.
pub(crate) unsafe fn reduced<'a, T: Element>(vector: Vector, name: &str) -> Result<&'a [T], Failure> {
    // SAFETY: the caller keeps the contract of this function.
    let values: &[T] = unsafe { values(vector, name) }?;
    match values.par_iter().with_min_len(1 << 12).position_first(|value| !value.is_reduced()) {
        None => Ok(values),
        Some(i) => {
            let message =
                format!("`{name}`: entry {i} has an integer that is not below the field's modulus; reduce it");
            Err(Failure::new(CUMSM_ERROR_NOT_REDUCED, message))
        }
    }
}

/// Returns the elements of a caller's vector, in Montgomery form. If the caller's elements are in canonical form, this
/// function converts the elements, and writes the results to new memory. If the caller's elements are already in
/// Montgomery form, they stay in the caller's memory.
///
/// # Safety
///
/// The conditions of [`values`] hold.
pub(crate) unsafe fn elements<'a, T: Element>(
    vector: Vector,
    form: CumsmForm,
    name: &str,
) -> Result<Cow<'a, [T]>, Failure> {
    let montgomery = is_montgomery(form)?;
    // SAFETY: the caller keeps the contract of this function.
    let values = unsafe { reduced::<T>(vector, name) }?;
    if montgomery {
        return Ok(Cow::Borrowed(values));
    }
    let mut converted = reserved(values.len(), "points in Montgomery form")?;
    values.par_iter().with_min_len(1 << 10).map(|value| value.into_montgomery()).collect_into_vec(&mut converted);
    Ok(Cow::Owned(converted))
}

/// Returns true for the Montgomery form, and false for the canonical form.
pub(crate) fn is_montgomery(form: CumsmForm) -> Result<bool, Failure> {
    match form {
        CUMSM_MONTGOMERY => Ok(true),
        CUMSM_CANONICAL => Ok(false),
        _ => Err(unknown("form", form, "CUMSM_MONTGOMERY or CUMSM_CANONICAL")),
    }
}

/// The place to which results are written.
pub(crate) struct Results<P: Group> {
    address: *mut Affine<P>,
    montgomery: bool,
    count: usize,
}

impl<P: Group> Results<P> {
    /// Returns the place for the results of a request, or an error if the size of the caller's buffer differs from the
    /// size of the results. The functions that compute sums call `new` before the computation.
    pub(crate) fn new(request: &Request) -> Result<Self, Failure> {
        let (count, limbs) = (request.vectors.len(), request.result_limbs);
        if Some(limbs) != count.checked_mul(Affine::<P>::LIMBS) {
            let each = Affine::<P>::LIMBS;
            let message = format!("the result has {limbs} limbs for {count} points; pass {each} limbs for each point");
            return Err(Failure::new(CUMSM_ERROR_RESULT_SIZE, message));
        }
        let address = request.result.cast();
        if count > 0 {
            check(address, "result")?;
        }
        Ok(Self { address, montgomery: is_montgomery(request.result_form)?, count })
    }

    /// Writes the results.
    ///
    /// # Safety
    ///
    /// The buffer `result` of the request can take `result_limbs` limbs.
    pub(crate) unsafe fn write(self, points: &[Projective<P>]) {
        assert_eq!(points.len(), self.count, "there must be one result for each vector");
        for (i, point) in points.iter().enumerate() {
            // cumsm returns points with Z = 1, so the conversion needs no inversion.
            let point = point.into_affine();
            let point = if self.montgomery { point } else { point.into_canonical() };
            // SAFETY: `new` has checked the pointer, and that the buffer has room for `count` points.
            unsafe { self.address.add(i).write(point) };
        }
    }
}

/// Returns a reference to the object at a caller's pointer.
///
/// # Safety
///
/// If the pointer is not null, it points to a live object.
pub(crate) unsafe fn object<'a, T>(pointer: *const T, name: &str) -> Result<&'a T, Failure> {
    check(pointer, name)?;
    // SAFETY: the caller keeps the contract of this function.
    Ok(unsafe { &*pointer })
}

/// Checks the pointer to which the call will write the address of a new object. Writes a null pointer as this address,
/// so that the caller finds null if a later step of the call fails.
///
/// # Safety
///
/// If the pointer is not null, it can be written to.
pub(crate) unsafe fn target<T>(pointer: *mut *mut T, name: &str) -> Result<*mut *mut T, Failure> {
    check(pointer, name)?;
    // SAFETY: the caller keeps the contract of this function.
    unsafe { pointer.write(std::ptr::null_mut()) };
    Ok(pointer)
}

/// Frees an object of the library.
///
/// # Safety
///
/// The pointer is null, or comes from `Box::into_raw` and is not used again.
pub(crate) unsafe fn free<T>(pointer: *mut T) {
    if !pointer.is_null() {
        // SAFETY: the caller keeps the contract of this function.
        let object = unsafe { Box::from_raw(pointer) };
        // `guarded` catches a panic of the destructor. Even after such a panic, Rust frees the memory of the box.
        guarded(|| {
            drop(object);
            Ok(())
        });
    }
}

/// Returns the builder of an engine with the caller's options.
///
/// # Safety
///
/// The pointer is null, or points to options whose `cuda_devices` are readable.
pub(crate) unsafe fn options(pointer: *const CumsmOptions) -> Result<MsmBuilder, Failure> {
    let mut builder = Msm::builder();
    if pointer.is_null() {
        return Ok(builder);
    }
    // SAFETY: the caller keeps the contract of this function.
    let options = unsafe { object(pointer, "options") }?;
    builder = builder.backend(match options.backend {
        CUMSM_BACKEND_AUTO => Backend::Auto,
        CUMSM_BACKEND_CPU => Backend::Cpu,
        CUMSM_BACKEND_CUDA => Backend::Cuda,
        CUMSM_BACKEND_EMULATOR => Backend::Emulator,
        other => {
            return Err(unknown(
                "backend",
                other,
                "CUMSM_BACKEND_AUTO, CUMSM_BACKEND_CPU, CUMSM_BACKEND_CUDA or CUMSM_BACKEND_EMULATOR",
            ));
        }
    });
    builder = builder.base_origin(match options.base_origin {
        CUMSM_ORIGIN_SUBGROUP => BaseOrigin::Subgroup,
        CUMSM_ORIGIN_CURVE => BaseOrigin::Curve,
        other => return Err(unknown("base origin", other, "CUMSM_ORIGIN_SUBGROUP or CUMSM_ORIGIN_CURVE")),
    });
    if options.window_bits > 0 {
        builder = builder.window_bits(options.window_bits);
    }
    if options.device_memory > 0 {
        builder = builder.device_memory(options.device_memory);
    }
    if options.host_memory > 0 {
        builder = builder.host_memory(options.host_memory);
    }
    // SAFETY: the caller keeps the contract of this function.
    let devices = unsafe { array(options.cuda_devices, options.n_cuda_devices, "cuda_devices") }?;
    if !devices.is_empty() {
        builder = builder.cuda_devices(devices.iter().copied());
    }
    Ok(builder)
}

/// Returns the validation with the given number.
pub(crate) fn validation(number: CumsmValidation) -> Result<Validation, Failure> {
    match number {
        CUMSM_VALIDATION_TRUSTED => Ok(Validation::Trusted),
        CUMSM_VALIDATION_ON_CURVE => Ok(Validation::OnCurve),
        CUMSM_VALIDATION_IN_SUBGROUP => Ok(Validation::InSubgroup),
        _ => Err(unknown(
            "validation",
            number,
            "CUMSM_VALIDATION_TRUSTED, CUMSM_VALIDATION_ON_CURVE or CUMSM_VALIDATION_IN_SUBGROUP",
        )),
    }
}

fn unknown(what: &str, number: u32, known: &str) -> Failure {
    Failure::new(CUMSM_ERROR_UNKNOWN_CHOICE, format!("there is no {what} {number}; give {known}"))
}
