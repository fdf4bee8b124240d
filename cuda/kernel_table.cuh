// Defines the table that lists the kernels of a compiled file and the parameters of the kernels. On a GPU and on the
// emulator, the host checks each launch against this table: see src/kernel_call.rs.
//
// An entry file ends with
//
//   KERNEL_TABLE = {EXPORT(first_kernel), EXPORT(second_kernel), END_OF_TABLE};
//
// The emulator calls kernels through the table. nvcc writes the table into the PTX, and build/signatures.rs reads the
// table from the PTX.
#pragma once

#include <cstdint>

template <class T>
struct Slice;

namespace cumsm {

// The size in bytes of the elements of a parameter: sizeof(T) for a Slice<T>, and 0 for a uint32_t.
template <class T>
struct ElementBytes;

template <>
struct ElementBytes<uint32_t> {
    static constexpr uint32_t VALUE = 0;
};

template <class T>
struct ElementBytes<Slice<T>> {
    static constexpr uint32_t VALUE = sizeof(T);
};

constexpr uint32_t MAX_PARAMETERS = 20;

struct ParameterList {
    uint32_t count;
    uint32_t element_bytes[MAX_PARAMETERS];
};

// The parameters of a function type.
template <class Function>
struct Parameters;

template <class... P>
struct Parameters<void(P...)> {
    static_assert(sizeof...(P) > 0 && sizeof...(P) <= MAX_PARAMETERS, "raise MAX_PARAMETERS");
    static constexpr ParameterList LIST = {sizeof...(P), {ElementBytes<P>::VALUE...}};
};

}  // namespace cumsm

#ifdef __CUDACC__

namespace cumsm {

struct ExportedKernel {
    char name[44];  // ends with NUL; empty at the end of the table
    ParameterList parameters;
};

}  // namespace cumsm

#define KERNEL_TABLE extern "C" __device__ const ::cumsm::ExportedKernel cumsm_kernel_table[]
#define EXPORT(kernel) {#kernel, ::cumsm::Parameters<decltype(kernel)>::LIST}
#define END_OF_TABLE {""}

#endif
