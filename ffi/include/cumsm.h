/*
 * cumsm: multi-scalar multiplication, the sum of k_i * P_i, on NVIDIA GPUs and on the CPU.
 *
 * Layout
 *
 * - A limb is a uint64_t. An element of a prime field has n limbs, the least significant limb first.
 * - An element c0 + c1 * u of a quadratic extension is c0, followed by c1. u^2 is -1 for BLS12-381 and BN254,
 *   and -5 for BLS12-377.
 * - A point has affine coordinates: x, followed by y. The identity is (0, 0).
 * - The points or the scalars of an array lie one after the other, without padding.
 * - The address of an array is a multiple of 8 bytes. The machine is little-endian.
 *
 *     group               limbs of a coordinate   of a point   of a scalar
 *     CUMSM_BLS12_381_G1                      6           12             4
 *     CUMSM_BLS12_381_G2             12 = 2 * 6           24             4
 *     CUMSM_BLS12_377_G1                      6           12             4
 *     CUMSM_BLS12_377_G2             12 = 2 * 6           24             4
 *     CUMSM_BN254_G1                          4            8             4
 *     CUMSM_BN254_G2                  8 = 2 * 4           16             4
 *     CUMSM_BLS24_315_G1                      5           10             4
 *     CUMSM_BW6_761_G1                       12           24             6
 *     CUMSM_BW6_761_G2                       12           24             6
 *     CUMSM_GRUMPKIN_G1                       4            8             4
 *     CUMSM_MNT4_753_G1                      12           24            12
 *     CUMSM_PALLAS_G1                         4            8             4
 *     CUMSM_VESTA_G1                          4            8             4
 *
 * Forms
 *
 * - CUMSM_MONTGOMERY: the limbs of x * 2^(64n) mod p, for an element x of a field with modulus p and n limbs. The
 *   library reads points and scalars in Montgomery form without a copy. Arrays of gnark-crypto's G1Affine, G2Affine and
 *   fr.Element, and of arkworks' Affine and Fr, have the layout above, and are in Montgomery form.
 * - CUMSM_CANONICAL: the limbs of x. The library converts points, and reads scalars without a copy.
 * - In both forms, each coordinate must be below the modulus p of its field. In Montgomery form, each scalar must be
 *   below the order r of the group. The library checks both bounds.
 * - In canonical form, a scalar is any integer below 2^(64n), where n is the number of limbs of a scalar.
 *
 * Errors
 *
 * Each function that can fail returns CUMSM_OK or an error code. After an error, cumsm_last_error_message returns a
 * message. The message says what failed, where it failed, and what to do. If a call returns an error, it writes no
 * results.
 *
 * Threads
 *
 * Several threads can use an engine or prepared bases at the same time. While a call frees an object, no other thread
 * may use this object. Each thread has its own last error message.
 *
 * If a process calls this library and then forks, the child process must not call the library. The child has neither
 * the threads of the CPU engine nor the CUDA contexts, so a call in the child can fail, or never return. Fork before
 * the first call of the library, or call exec in the child.
 *
 * Rounding
 *
 * Operations on floating-point numbers must round to nearest, which is the default of C. In any other rounding mode,
 * results can be wrong without an error. If a thread has changed the mode, the thread must call
 * fesetround(FE_TONEAREST) before it calls the library. The threads of the CPU engine inherit the mode of the thread
 * that makes the first call.
 */


#ifndef CUMSM_H
#define CUMSM_H

/* Written by ffi/tests/header.rs from the Rust code. Do not edit. */

#include <stddef.h>
#include <stdint.h>

/**
 * The version of this header.
 */
#define CUMSM_VERSION "0.1.0"

/**
 * Prepared bases of one group. Any number of threads can use these bases at the same time.
 */
typedef struct CumsmBases CumsmBases;

/**
 * An engine. Any number of threads can use one engine at the same time.
 */
typedef struct CumsmEngine CumsmEngine;

/**
 * A curve group: one of the constants of this header such as CUMSM_BLS12_381_G1. No group has the value 0.
 */
typedef uint32_t CumsmGroup;

/**
 * The result of a call: CUMSM_OK or one of the CUMSM_ERROR constants.
 */
typedef int32_t CumsmStatus;

/**
 * The hardware or emulator that computes: one of the CUMSM_BACKEND constants.
 */
typedef uint32_t CumsmBackend;

/**
 * The set of points to which the bases belong: one of the CUMSM_ORIGIN constants.
 */
typedef uint32_t CumsmBaseOrigin;

/**
 * The options of an engine. `CumsmOptions options = {0};` sets all options to their default values.
 */
typedef struct CumsmOptions {
    /**
     * Default: CUMSM_BACKEND_AUTO.
     */
    CumsmBackend backend;
    /**
     * Default: CUMSM_ORIGIN_SUBGROUP.
     */
    CumsmBaseOrigin base_origin;
    /**
     * The window size in bits. 0 means the size with the least predicted cost.
     */
    uint32_t window_bits;
    /**
     * The maximum bytes of device memory for one computation. 0 means nine tenths of the free memory.
     */
    uint64_t device_memory;
    /**
     * The maximum bytes of heap memory for one computation on the CPU. 0 means no limit.
     */
    uint64_t host_memory;
    /**
     * The ordinals of the GPUs that share each computation. If `n_cuda_devices` is 0, only GPU 0 computes, and
     * `cuda_devices` may be null.
     */
    const size_t *cuda_devices;
    /**
     * The number of ordinals in `cuda_devices`.
     */
    size_t n_cuda_devices;
} CumsmOptions;

/**
 * The form in which the limbs represent a field element: CUMSM_MONTGOMERY or CUMSM_CANONICAL.
 */
typedef uint32_t CumsmForm;

/**
 * The checks of bases before they are prepared: one of the CUMSM_VALIDATION constants. The library always checks that
 * coordinates are below p.
 */
typedef uint32_t CumsmValidation;

/**
 * The call succeeded.
 */
#define CUMSM_OK 0

/**
 * A pointer argument is null, but the function does not allow null for this argument.
 */
#define CUMSM_ERROR_NULL_POINTER 1

/**
 * A pointer is not aligned. The addresses of points, scalars and results must be multiples of 8 bytes.
 */
#define CUMSM_ERROR_MISALIGNED 2

/**
 * No group has the given number, or this build of the library does not have the group with this number.
 */
#define CUMSM_ERROR_UNKNOWN_GROUP 3

/**
 * The given number is not the number of a form, a validation, a backend or a base origin.
 */
#define CUMSM_ERROR_UNKNOWN_CHOICE 4

/**
 * A coordinate is not below the modulus of its field, or a scalar in Montgomery form is not below the order of the
 * group.
 */
#define CUMSM_ERROR_NOT_REDUCED 5

/**
 * The buffer for the result does not have the same number of limbs as the result.
 */
#define CUMSM_ERROR_RESULT_SIZE 6

/**
 * An input is longer than the address space.
 */
#define CUMSM_ERROR_TOO_LONG 7

/**
 * The call panicked, because the library has a bug. The call has no effect, except that some of its memory may be
 * leaked.
 */
#define CUMSM_ERROR_PANIC 8

/**
 * The number of scalars differs from the number of points.
 */
#define CUMSM_ERROR_LENGTH_MISMATCH 16

/**
 * There are more scalars than prepared bases from index `offset` on.
 */
#define CUMSM_ERROR_TOO_MANY_SCALARS 17

/**
 * `offset` is greater than the number of prepared bases.
 */
#define CUMSM_ERROR_OFFSET_OUT_OF_RANGE 18

/**
 * The window size is out of range.
 */
#define CUMSM_ERROR_WINDOW_OUT_OF_RANGE 19

/**
 * The requested backend is not available.
 */
#define CUMSM_ERROR_BACKEND_UNAVAILABLE 20

/**
 * The requested form of points is not available.
 */
#define CUMSM_ERROR_POINT_FORM_UNAVAILABLE 21

/**
 * The requested algorithm is not available.
 */
#define CUMSM_ERROR_ALGORITHM_UNAVAILABLE 22

/**
 * A base did not pass the validation.
 */
#define CUMSM_ERROR_INVALID_BASE 23

/**
 * A file does not hold prepared bases of this group.
 */
#define CUMSM_ERROR_BASES_FILE 24

/**
 * A file could not be read or written.
 */
#define CUMSM_ERROR_IO 25

/**
 * The multiples in a file do not fit the requested window size.
 */
#define CUMSM_ERROR_PRECOMPUTATION_UNFIT 26

/**
 * The preparation was cancelled.
 */
#define CUMSM_ERROR_CANCELLED 27

/**
 * The device's memory, or the limit on device memory, is too small.
 */
#define CUMSM_ERROR_OUT_OF_DEVICE_MEMORY 28

/**
 * The limit on host memory is too small.
 */
#define CUMSM_ERROR_OUT_OF_HOST_MEMORY 29

/**
 * An operation on the device failed.
 */
#define CUMSM_ERROR_DEVICE 30

/**
 * A kernel was called with wrong arguments, because the library has a bug.
 */
#define CUMSM_ERROR_KERNEL_CALL 31

/**
 * The system cannot allocate host memory.
 */
#define CUMSM_ERROR_ALLOCATION_REFUSED 32

/**
 * An option has an invalid value.
 */
#define CUMSM_ERROR_INVALID_OPTION 33

/**
 * There are more points than the library supports.
 */
#define CUMSM_ERROR_TOO_MANY_POINTS 34

/**
 * Any error that has no other number in this header.
 */
#define CUMSM_ERROR_OTHER 255

/**
 * An element x is represented by the limbs of x·2^(64n) mod p, where p is the modulus of the field and n is the number
 * of limbs.
 */
#define CUMSM_MONTGOMERY 1

/**
 * An element x is represented by the limbs of the integer x.
 */
#define CUMSM_CANONICAL 2

/**
 * Checks only that coordinates are below p. Use this value for bases that have been checked before.
 */
#define CUMSM_VALIDATION_TRUSTED 0

/**
 * Checks that each base is on the curve.
 */
#define CUMSM_VALIDATION_ON_CURVE 1

/**
 * Checks that each base is on the curve and in the subgroup of prime order.
 */
#define CUMSM_VALIDATION_IN_SUBGROUP 2

/**
 * A GPU computes if there is a GPU and there are at least 2048 points. In all other cases, and if the GPU fails, the
 * CPU computes.
 */
#define CUMSM_BACKEND_AUTO 0

/**
 * The CPU computes. The environment variable RAYON_NUM_THREADS sets the number of threads.
 */
#define CUMSM_BACKEND_CPU 1

/**
 * An NVIDIA GPU computes.
 */
#define CUMSM_BACKEND_CUDA 2

/**
 * The CPU computes by emulating the CUDA kernels. For tests.
 */
#define CUMSM_BACKEND_EMULATOR 3

/**
 * All bases lie in the subgroup of prime order. If a base lies outside the subgroup, the result is wrong.
 */
#define CUMSM_ORIGIN_SUBGROUP 0

/**
 * All bases lie on the curve, inside or outside the subgroup of prime order.
 */
#define CUMSM_ORIGIN_CURVE 1

/**
 * G1 of BLS12-381: 12 limbs a point.
 */
#define CUMSM_BLS12_381_G1 1

/**
 * G2 of BLS12-381: 24 limbs a point.
 */
#define CUMSM_BLS12_381_G2 2

/**
 * G1 of BLS12-377: 12 limbs a point.
 */
#define CUMSM_BLS12_377_G1 3

/**
 * G2 of BLS12-377: 24 limbs a point.
 */
#define CUMSM_BLS12_377_G2 4

/**
 * G1 of BN254: 8 limbs a point.
 */
#define CUMSM_BN254_G1 5

/**
 * G2 of BN254: 16 limbs a point.
 */
#define CUMSM_BN254_G2 6

/**
 * G1 of BLS24-315: 10 limbs a point.
 */
#define CUMSM_BLS24_315_G1 13

/**
 * G1 of BW6-761: 24 limbs a point.
 */
#define CUMSM_BW6_761_G1 10

/**
 * G2 of BW6-761: 24 limbs a point.
 */
#define CUMSM_BW6_761_G2 11

/**
 * G1 of Grumpkin: 8 limbs a point.
 */
#define CUMSM_GRUMPKIN_G1 8

/**
 * G1 of MNT4-753: 24 limbs a point.
 */
#define CUMSM_MNT4_753_G1 7

/**
 * G1 of Pallas: 8 limbs a point.
 */
#define CUMSM_PALLAS_G1 9

/**
 * G1 of Vesta: 8 limbs a point.
 */
#define CUMSM_VESTA_G1 12

#ifdef __cplusplus
extern "C" {
#endif /* __cplusplus */

/**
 * Returns the version of the library, such as "0.1.0". This version must be equal to CUMSM_VERSION, the version of the
 * header with which the program was compiled.
 */
const char *cumsm_version(void);

/**
 * Returns the error message of the last call in this thread that returned an error. The message says what failed,
 * where it failed, and what to do. If no call in this thread has failed, the message is the empty string.
 *
 * The message ends with a zero byte, belongs to the library, and is valid until the next error in this thread.
 */
const char *cumsm_last_error_message(void);

/**
 * Returns the number of limbs of a point of a group: the limbs of x and y together. Returns 0 if the library does not
 * have the group.
 */
size_t cumsm_point_limbs(CumsmGroup group);

/**
 * Returns the number of limbs of a scalar of a group. Returns 0 if the library does not have the group.
 */
size_t cumsm_scalar_limbs(CumsmGroup group);

/**
 * Makes an engine. `cumsm_engine_free` frees the engine.
 *
 * If `options` is null, all options have their default values. If the call returns an error, `*engine` is null.
 *
 * # Safety
 *
 * - `options` is null, or points to options whose `cuda_devices` are readable.
 * - `engine` is null or can be written to. Null gives an error.
 */
CumsmStatus cumsm_engine_new(const struct CumsmOptions *options, struct CumsmEngine **engine);

/**
 * Frees an engine. Bases that the engine has prepared can still be used after the engine is freed.
 *
 * # Safety
 *
 * `engine` is null or a live engine from `cumsm_engine_new`. No other thread uses this engine during the call.
 */
void cumsm_engine_free(struct CumsmEngine *engine);

/**
 * Computes `result` = Σ `scalars[i]` · `points[i]`, for bases that are not prepared.
 *
 * The result is an affine point in the form `point_form`. Every backend computes the same result. The sum of no points
 * is the identity.
 *
 * # Safety
 *
 * - `engine` is null or a live engine. Null gives an error.
 * - `points` has `n_points` points of the group, and `scalars` has `n_scalars` scalars. An array without entries may
 *   be null. Nothing writes to the arrays during the call.
 * - `result` is null or can take `result_limbs` limbs. Null gives an error. `result` does not overlap the inputs.
 */
CumsmStatus cumsm_msm(const struct CumsmEngine *engine,
                      CumsmGroup group,
                      CumsmForm point_form,
                      const uint64_t *points,
                      size_t n_points,
                      CumsmForm scalar_form,
                      const uint64_t *scalars,
                      size_t n_scalars,
                      uint64_t *result,
                      size_t result_limbs);

/**
 * Prepares bases that are used more than once. `cumsm_bases_free` frees the prepared bases.
 *
 * The library copies the points. On a GPU, the prepared bases stay in the GPU's memory. If multiples of the bases save
 * time, the library also stores multiples. If the call returns an error, `*bases` is null.
 *
 * # Safety
 *
 * - `engine` is null or a live engine. Null gives an error.
 * - `points` has `n_points` points of the group. `points` may be null if `n_points` is 0. Nothing writes to the points
 *   during the call.
 * - `bases` is null or can be written to. Null gives an error.
 */
CumsmStatus cumsm_prepare(const struct CumsmEngine *engine,
                          CumsmGroup group,
                          CumsmForm point_form,
                          const uint64_t *points,
                          size_t n_points,
                          CumsmValidation validation,
                          struct CumsmBases **bases);

/**
 * Frees prepared bases.
 *
 * # Safety
 *
 * `bases` is null, or live prepared bases from `cumsm_prepare`. No other thread uses these bases during the call.
 */
void cumsm_bases_free(struct CumsmBases *bases);

/**
 * Returns the number of prepared bases. Returns 0 if `bases` is null.
 *
 * # Safety
 *
 * `bases` is null, or live prepared bases.
 */
size_t cumsm_bases_length(const struct CumsmBases *bases);

/**
 * Computes `result` = Σ `scalars[i]` · `bases[offset + i]`. If a base has no scalar, it is not in the sum.
 *
 * The result is an affine point in the form `result_form`.
 *
 * # Safety
 *
 * - `bases` is null or live prepared bases. Null gives an error.
 * - `scalars` has `n_scalars` scalars. `scalars` may be null if `n_scalars` is 0. Nothing writes to the scalars during
 *   the call.
 * - `result` is null or can take `result_limbs` limbs. Null gives an error. `result` does not overlap the scalars.
 */
CumsmStatus cumsm_bases_msm(const struct CumsmBases *bases,
                            size_t offset,
                            CumsmForm scalar_form,
                            const uint64_t *scalars,
                            size_t n_scalars,
                            CumsmForm result_form,
                            uint64_t *result,
                            size_t result_limbs);

/**
 * Like `cumsm_bases_msm`, for `n_vectors` vectors of scalars. Vector j has `lengths[j]` scalars, which begin at
 * `vectors[j]`. On a GPU, all vectors share the kernel launches. For short vectors, the shared launches save time.
 *
 * `results` has one result for each vector. Result j begins at limb j · `cumsm_point_limbs(group)` of `results`.
 *
 * # Safety
 *
 * - `bases` is null or live prepared bases. Null gives an error.
 * - `vectors` and `lengths` have `n_vectors` entries each. Both arrays may be null if `n_vectors` is 0.
 * - Vector j has `lengths[j]` scalars. Vector j may be null if its length is 0. Nothing writes to the vector during
 *   the call.
 * - `results` can take `results_limbs` limbs. `results` may be null if `n_vectors` is 0. `results` does not overlap
 *   the scalars.
 */
CumsmStatus cumsm_bases_batch(const struct CumsmBases *bases,
                              size_t offset,
                              CumsmForm scalar_form,
                              const uint64_t *const *vectors,
                              const size_t *lengths,
                              size_t n_vectors,
                              CumsmForm result_form,
                              uint64_t *results,
                              size_t results_limbs);

#ifdef __cplusplus
}  /* extern "C" */
#endif  /* __cplusplus */

#endif  /* CUMSM_H */
