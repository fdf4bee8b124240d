//! The integers of the interface, and their meanings.

use std::ptr;

/// The result of a call: CUMSM_OK or one of the CUMSM_ERROR constants.
pub type CumsmStatus = i32;

/// The call succeeded.
pub const CUMSM_OK: CumsmStatus = 0;
/// A pointer argument is null, but the function does not allow null for this argument.
pub const CUMSM_ERROR_NULL_POINTER: CumsmStatus = 1;
/// A pointer is not aligned. The addresses of points, scalars and results must be multiples of 8 bytes.
pub const CUMSM_ERROR_MISALIGNED: CumsmStatus = 2;
/// No group has the given number, or this build of the library does not have the group with this number.
pub const CUMSM_ERROR_UNKNOWN_GROUP: CumsmStatus = 3;
/// The given number is not the number of a form, a validation, a backend or a base origin.
pub const CUMSM_ERROR_UNKNOWN_CHOICE: CumsmStatus = 4;
/// A coordinate is not below the modulus of its field, or a scalar in Montgomery form is not below the order of the
/// group.
pub const CUMSM_ERROR_NOT_REDUCED: CumsmStatus = 5;
/// The buffer for the result does not have the same number of limbs as the result.
pub const CUMSM_ERROR_RESULT_SIZE: CumsmStatus = 6;
/// An input is longer than the address space.
pub const CUMSM_ERROR_TOO_LONG: CumsmStatus = 7;
/// The call panicked, because the library has a bug. The call has no effect, except that some of its memory may be
/// leaked.
pub const CUMSM_ERROR_PANIC: CumsmStatus = 8;
/// The number of scalars differs from the number of points.
pub const CUMSM_ERROR_LENGTH_MISMATCH: CumsmStatus = 16;
/// There are more scalars than prepared bases from index `offset` on.
pub const CUMSM_ERROR_TOO_MANY_SCALARS: CumsmStatus = 17;
/// `offset` is greater than the number of prepared bases.
pub const CUMSM_ERROR_OFFSET_OUT_OF_RANGE: CumsmStatus = 18;
/// The window size is out of range.
pub const CUMSM_ERROR_WINDOW_OUT_OF_RANGE: CumsmStatus = 19;
/// The requested backend is not available.
pub const CUMSM_ERROR_BACKEND_UNAVAILABLE: CumsmStatus = 20;
/// The requested form of points is not available.
pub const CUMSM_ERROR_POINT_FORM_UNAVAILABLE: CumsmStatus = 21;
/// The requested algorithm is not available.
pub const CUMSM_ERROR_ALGORITHM_UNAVAILABLE: CumsmStatus = 22;
/// A base did not pass the validation.
pub const CUMSM_ERROR_INVALID_BASE: CumsmStatus = 23;
/// A file does not hold prepared bases of this group.
pub const CUMSM_ERROR_BASES_FILE: CumsmStatus = 24;
/// A file could not be read or written.
pub const CUMSM_ERROR_IO: CumsmStatus = 25;
/// The multiples in a file do not fit the requested window size.
pub const CUMSM_ERROR_PRECOMPUTATION_UNFIT: CumsmStatus = 26;
/// The preparation was cancelled.
pub const CUMSM_ERROR_CANCELLED: CumsmStatus = 27;
/// The device's memory, or the limit on device memory, is too small.
pub const CUMSM_ERROR_OUT_OF_DEVICE_MEMORY: CumsmStatus = 28;
/// The limit on host memory is too small.
pub const CUMSM_ERROR_OUT_OF_HOST_MEMORY: CumsmStatus = 29;
/// An operation on the device failed.
pub const CUMSM_ERROR_DEVICE: CumsmStatus = 30;
/// A kernel was called with wrong arguments, because the library has a bug.
pub const CUMSM_ERROR_KERNEL_CALL: CumsmStatus = 31;
/// The system cannot allocate host memory.
pub const CUMSM_ERROR_ALLOCATION_REFUSED: CumsmStatus = 32;
/// An option has an invalid value.
pub const CUMSM_ERROR_INVALID_OPTION: CumsmStatus = 33;
/// There are more points than the library supports.
pub const CUMSM_ERROR_TOO_MANY_POINTS: CumsmStatus = 34;
/// Any error that has no other number in this header.
pub const CUMSM_ERROR_OTHER: CumsmStatus = 255;

/// A curve group: one of the constants of this header such as CUMSM_BLS12_381_G1. No group has the value 0.
pub type CumsmGroup = u32;

/// The form in which the limbs represent a field element: CUMSM_MONTGOMERY or CUMSM_CANONICAL.
pub type CumsmForm = u32;

/// An element x is represented by the limbs of x·2^(64n) mod p, where p is the modulus of the field and n is the number
/// of limbs.
pub const CUMSM_MONTGOMERY: CumsmForm = 1;
/// An element x is represented by the limbs of the integer x.
pub const CUMSM_CANONICAL: CumsmForm = 2;

/// The checks of bases before they are prepared: one of the CUMSM_VALIDATION constants. The library always checks that
/// coordinates are below p.
pub type CumsmValidation = u32;

/// Checks only that coordinates are below p. Use this value for bases that have been checked before.
pub const CUMSM_VALIDATION_TRUSTED: CumsmValidation = 0;
/// Checks that each base is on the curve.
pub const CUMSM_VALIDATION_ON_CURVE: CumsmValidation = 1;
/// Checks that each base is on the curve and in the subgroup of prime order.
pub const CUMSM_VALIDATION_IN_SUBGROUP: CumsmValidation = 2;

/// The hardware or emulator that computes: one of the CUMSM_BACKEND constants.
pub type CumsmBackend = u32;

/// A GPU computes if there is a GPU and there are at least 2048 points. In all other cases, and if the GPU fails, the
/// CPU computes.
pub const CUMSM_BACKEND_AUTO: CumsmBackend = 0;
/// The CPU computes. The environment variable RAYON_NUM_THREADS sets the number of threads.
pub const CUMSM_BACKEND_CPU: CumsmBackend = 1;
/// An NVIDIA GPU computes.
pub const CUMSM_BACKEND_CUDA: CumsmBackend = 2;
/// The CPU computes by emulating the CUDA kernels. For tests.
pub const CUMSM_BACKEND_EMULATOR: CumsmBackend = 3;

/// The set of points to which the bases belong: one of the CUMSM_ORIGIN constants.
pub type CumsmBaseOrigin = u32;

/// All bases lie in the subgroup of prime order. If a base lies outside the subgroup, the result is wrong.
pub const CUMSM_ORIGIN_SUBGROUP: CumsmBaseOrigin = 0;
/// All bases lie on the curve, inside or outside the subgroup of prime order.
pub const CUMSM_ORIGIN_CURVE: CumsmBaseOrigin = 1;

/// The options of an engine. `CumsmOptions options = {0};` sets all options to their default values.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CumsmOptions {
    /// Default: CUMSM_BACKEND_AUTO.
    pub backend: CumsmBackend,
    /// Default: CUMSM_ORIGIN_SUBGROUP.
    pub base_origin: CumsmBaseOrigin,
    /// The window size in bits. 0 means the size with the least predicted cost.
    pub window_bits: u32,
    /// The maximum bytes of device memory for one computation. 0 means nine tenths of the free memory.
    pub device_memory: u64,
    /// The maximum bytes of heap memory for one computation on the CPU. 0 means no limit.
    pub host_memory: u64,
    /// The ordinals of the GPUs that share each computation. If `n_cuda_devices` is 0, only GPU 0 computes, and
    /// `cuda_devices` may be null.
    pub cuda_devices: *const usize,
    /// The number of ordinals in `cuda_devices`.
    pub n_cuda_devices: usize,
}

impl Default for CumsmOptions {
    fn default() -> Self {
        Self {
            backend: CUMSM_BACKEND_AUTO,
            base_origin: CUMSM_ORIGIN_SUBGROUP,
            window_bits: 0,
            device_memory: 0,
            host_memory: 0,
            cuda_devices: ptr::null(),
            n_cuda_devices: 0,
        }
    }
}
