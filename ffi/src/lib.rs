//! The C interface of cumsm. `include/cumsm.h` states the layouts of points and scalars, and the contract of each
//! function.
//!
//! - No panic reaches the caller: a call that panics returns an error code.
//! - Codes, forms and options are integers, not Rust enums. So no code, form or option from the caller causes undefined
//!   behaviour.
//! - Before a function uses a pointer, it checks that the pointer is not null and is aligned. Only the functions that
//!   free an object do not check the alignment.
//! - The functions check lengths for overflow, and check that coordinates are below p, the modulus of their field.

mod codes;
mod elements;
mod failure;
mod groups;
mod memory;

use std::ffi::c_char;

pub use codes::*;
use cumsm::Msm;
use failure::guarded;
use groups::{Prepared, group};
use memory::{Request, Vector};

/// An engine. Any number of threads can use one engine at the same time.
pub struct CumsmEngine(Msm);

/// Prepared bases of one group. Any number of threads can use these bases at the same time.
pub struct CumsmBases(Box<dyn Prepared>);

/// Returns the version of the library, such as "0.1.0". This version must be equal to CUMSM_VERSION, the version of the
/// header with which the program was compiled.
#[unsafe(no_mangle)]
pub extern "C" fn cumsm_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// Returns the error message of the last call in this thread that returned an error. The message says what failed,
/// where it failed, and what to do. If no call in this thread has failed, the message is the empty string.
///
/// The message ends with a zero byte, belongs to the library, and is valid until the next error in this thread.
#[unsafe(no_mangle)]
pub extern "C" fn cumsm_last_error_message() -> *const c_char {
    failure::last_message()
}

/// Returns the number of limbs of a point of a group: the limbs of x and y together. Returns 0 if the library does not
/// have the group.
#[unsafe(no_mangle)]
pub extern "C" fn cumsm_point_limbs(group: CumsmGroup) -> usize {
    group!(group, P => Ok(elements::point_limbs::<P>())).unwrap_or(0)
}

/// Returns the number of limbs of a scalar of a group. Returns 0 if the library does not have the group.
#[unsafe(no_mangle)]
pub extern "C" fn cumsm_scalar_limbs(group: CumsmGroup) -> usize {
    group!(group, P => Ok(elements::scalar_limbs::<P>())).unwrap_or(0)
}

/// Makes an engine. `cumsm_engine_free` frees the engine.
///
/// If `options` is null, all options have their default values. If the call returns an error, `*engine` is null.
///
/// # Safety
///
/// - `options` is null, or points to options whose `cuda_devices` are readable.
/// - `engine` is null or can be written to. Null gives an error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_engine_new(options: *const CumsmOptions, engine: *mut *mut CumsmEngine) -> CumsmStatus {
    guarded(|| {
        // SAFETY: the caller keeps the contract of this function.
        let target = unsafe { memory::target(engine, "engine") }?;
        // SAFETY: the caller keeps the contract of this function.
        let builder = unsafe { memory::options(options) }?;
        let made = Box::new(CumsmEngine(builder.build()?));
        // SAFETY: `memory::target` has checked the pointer, and by the contract, the pointer can be written to.
        unsafe { target.write(Box::into_raw(made)) };
        Ok(())
    })
}

/// Frees an engine. Bases that the engine has prepared can still be used after the engine is freed.
///
/// # Safety
///
/// `engine` is null or a live engine from `cumsm_engine_new`. No other thread uses this engine during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_engine_free(engine: *mut CumsmEngine) {
    // SAFETY: the caller keeps the contract of this function. `free` does nothing with a null pointer.
    unsafe { memory::free(engine) };
}

/// Computes `result` = Σ `scalars[i]` · `points[i]`, for bases that are not prepared.
///
/// The result is an affine point in the form `point_form`. Every backend computes the same result. The sum of no points
/// is the identity.
///
/// # Safety
///
/// - `engine` is null or a live engine. Null gives an error.
/// - `points` has `n_points` points of the group, and `scalars` has `n_scalars` scalars. An array without entries may
///   be null. Nothing writes to the arrays during the call.
/// - `result` is null or can take `result_limbs` limbs. Null gives an error. `result` does not overlap the inputs.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_msm(
    engine: *const CumsmEngine,
    group: CumsmGroup,
    point_form: CumsmForm,
    points: *const u64,
    n_points: usize,
    scalar_form: CumsmForm,
    scalars: *const u64,
    n_scalars: usize,
    result: *mut u64,
    result_limbs: usize,
) -> CumsmStatus {
    guarded(|| {
        // SAFETY: the caller keeps the contract of this function.
        let engine = unsafe { memory::object(engine, "engine") }?;
        let points = Vector { address: points, length: n_points };
        let scalars = Vector { address: scalars, length: n_scalars };
        let request =
            Request { offset: 0, scalar_form, vectors: vec![scalars], result_form: point_form, result, result_limbs };
        // SAFETY: the caller keeps the contract of this function.
        group!(group, P => unsafe { groups::msm::<P>(&engine.0, point_form, points, &request) })
    })
}

/// Prepares bases that are used more than once. `cumsm_bases_free` frees the prepared bases.
///
/// The library copies the points. On a GPU, the prepared bases stay in the GPU's memory. If multiples of the bases save
/// time, the library also stores multiples. If the call returns an error, `*bases` is null.
///
/// # Safety
///
/// - `engine` is null or a live engine. Null gives an error.
/// - `points` has `n_points` points of the group. `points` may be null if `n_points` is 0. Nothing writes to the points
///   during the call.
/// - `bases` is null or can be written to. Null gives an error.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_prepare(
    engine: *const CumsmEngine,
    group: CumsmGroup,
    point_form: CumsmForm,
    points: *const u64,
    n_points: usize,
    validation: CumsmValidation,
    bases: *mut *mut CumsmBases,
) -> CumsmStatus {
    guarded(|| {
        // SAFETY: the caller keeps the contract of this function.
        let target = unsafe { memory::target(bases, "bases") }?;
        // SAFETY: the caller keeps the contract of this function.
        let engine = unsafe { memory::object(engine, "engine") }?;
        let points = Vector { address: points, length: n_points };
        let validation = memory::validation(validation)?;
        // SAFETY: the caller keeps the contract of this function.
        let prepared = group!(group, P => unsafe {
            groups::prepare::<P>(&engine.0, point_form, points, validation)
        })?;
        // SAFETY: `memory::target` has checked the pointer, and by the contract, the pointer can be written to.
        unsafe { target.write(Box::into_raw(Box::new(CumsmBases(prepared)))) };
        Ok(())
    })
}

/// Frees prepared bases.
///
/// # Safety
///
/// `bases` is null, or live prepared bases from `cumsm_prepare`. No other thread uses these bases during the call.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_bases_free(bases: *mut CumsmBases) {
    // SAFETY: the caller keeps the contract of this function. `free` does nothing with a null pointer.
    unsafe { memory::free(bases) };
}

/// Returns the number of prepared bases. Returns 0 if `bases` is null.
///
/// # Safety
///
/// `bases` is null, or live prepared bases.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_bases_length(bases: *const CumsmBases) -> usize {
    // SAFETY: the caller keeps the contract of this function.
    unsafe { memory::object(bases, "bases") }.map_or(0, |bases| bases.0.length())
}

/// Computes `result` = Σ `scalars[i]` · `bases[offset + i]`. If a base has no scalar, it is not in the sum.
///
/// The result is an affine point in the form `result_form`.
///
/// # Safety
///
/// - `bases` is null or live prepared bases. Null gives an error.
/// - `scalars` has `n_scalars` scalars. `scalars` may be null if `n_scalars` is 0. Nothing writes to the scalars during
///   the call.
/// - `result` is null or can take `result_limbs` limbs. Null gives an error. `result` does not overlap the scalars.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_bases_msm(
    bases: *const CumsmBases,
    offset: usize,
    scalar_form: CumsmForm,
    scalars: *const u64,
    n_scalars: usize,
    result_form: CumsmForm,
    result: *mut u64,
    result_limbs: usize,
) -> CumsmStatus {
    guarded(|| {
        // SAFETY: the caller keeps the contract of this function.
        let bases = unsafe { memory::object(bases, "bases") }?;
        let scalars = Vector { address: scalars, length: n_scalars };
        let request = Request { offset, scalar_form, vectors: vec![scalars], result_form, result, result_limbs };
        // SAFETY: the caller keeps the contract of this function.
        unsafe { bases.0.compute(&request) }
    })
}

/// Like `cumsm_bases_msm`, for `n_vectors` vectors of scalars. Vector j has `lengths[j]` scalars, which begin at
/// `vectors[j]`. On a GPU, all vectors share the kernel launches. For short vectors, the shared launches save time.
///
/// `results` has one result for each vector. Result j begins at limb j · `cumsm_point_limbs(group)` of `results`.
///
/// # Safety
///
/// - `bases` is null or live prepared bases. Null gives an error.
/// - `vectors` and `lengths` have `n_vectors` entries each. Both arrays may be null if `n_vectors` is 0.
/// - Vector j has `lengths[j]` scalars. Vector j may be null if its length is 0. Nothing writes to the vector during
///   the call.
/// - `results` can take `results_limbs` limbs. `results` may be null if `n_vectors` is 0. `results` does not overlap
///   the scalars.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn cumsm_bases_batch(
    bases: *const CumsmBases,
    offset: usize,
    scalar_form: CumsmForm,
    vectors: *const *const u64,
    lengths: *const usize,
    n_vectors: usize,
    result_form: CumsmForm,
    results: *mut u64,
    results_limbs: usize,
) -> CumsmStatus {
    guarded(|| {
        // SAFETY: the caller keeps the contract of this function.
        let bases = unsafe { memory::object(bases, "bases") }?;
        // SAFETY: the caller keeps the contract of this function.
        let (vectors, lengths) =
            unsafe { (memory::array(vectors, n_vectors, "vectors")?, memory::array(lengths, n_vectors, "lengths")?) };
        let mut read = memory::reserved(n_vectors, "a batch's vectors")?;
        read.extend(vectors.iter().zip(lengths).map(|(&address, &length)| Vector { address, length }));
        let (result, result_limbs) = (results, results_limbs);
        let request = Request { offset, scalar_form, vectors: read, result_form, result, result_limbs };
        // SAFETY: the caller keeps the contract of this function.
        unsafe { bases.0.compute(&request) }
    })
}
