// The two machines that run kernels: NVIDIA GPUs (compiled by nvcc) and the CPU emulator (compiled by any C++17
// compiler). Kernels include this file, so the source of a kernel is written only once for both machines.
//
// Vocabulary for kernel code:
//   DEVICE                  a function that runs on the device. nvcc inlines the function into kernels. The host
//                           compiler does not inline the function, because inlining every field multiplication costs
//                           a minute of compile time and gains nothing.
//   DEVICE_INLINE           a short function for limbs. nvcc and the host compiler inline this function. Without
//                           inlining, each field multiplication on the emulator would call a function for each row of
//                           products and for each constant.
//   DEVICE_CALL             a function that runs on the device and is never inlined. Used for rare paths, and for
//                           bodies that are too large to copy into every kernel.
//   KERNEL(name, threads)   an entry point. A launch has at most `threads` threads in each block.
//   RESIDENT_KERNEL(name, threads, blocks)
//                           like KERNEL, but nvcc limits the registers of a thread so that `blocks` blocks fit on a
//                           multiprocessor. If necessary, nvcc spills registers. If `blocks` is 0, nvcc chooses the
//                           number of registers.
//   KERNEL_TABLE, EXPORT    the list of a file's kernels (kernel_table.cuh)
//   SHARED(T, name, count)  an array that the threads of a block share; `count` is a compile-time constant
//   UNROLL                  unrolls the next loop completely
//   Slice<T>                a buffer that a kernel takes as a parameter: pointer and length. The emulator checks each
//                           index.
//   COUNT(operation)        counts one operation of emulator/counting.hpp for the running thread, if the launch counts
//                           operations. On a GPU, COUNT does nothing. A formula that only copies an operand returns
//                           before it reaches COUNT, so copies are not counted.
//   COUNT_OR_RETURN(operation, stand_in)
//                           like COUNT. If the launch counts operations without computing them, the macro also makes
//                           the surrounding function return `stand_in`.
//   FLIP(limbs)             inverts a bit of a product if a test requests a wrong bit. On a GPU, FLIP does nothing.
#pragma once

#include <cstdint>

#include "kernel_table.cuh"

#ifdef __CUDACC__

#define DEVICE __device__ __forceinline__
#define DEVICE_INLINE DEVICE
#define DEVICE_CALL __device__ __noinline__
#define KERNEL(name, threads) extern "C" __global__ void __launch_bounds__(threads) name
#define RESIDENT_KERNEL(name, threads, blocks) extern "C" __global__ void __launch_bounds__(threads, blocks) name
#define SHARED(T, name, count) __shared__ T name[count]
#define UNROLL _Pragma("unroll")
#define COUNT(operation) static_cast<void>(0)
#define COUNT_OR_RETURN(operation, stand_in) static_cast<void>(0)
#define FLIP(limbs) static_cast<void>(0)

template <class T>
struct Slice {
    T *data;
    uint64_t length;
    DEVICE T &operator[](uint64_t index) const { return data[index]; }
};

#else

#include "emulator/emulator.hpp"

#endif

// The mask of all lanes of a warp, for votes and shuffles.
constexpr uint32_t ALL_LANES = 0xffffffffu;
