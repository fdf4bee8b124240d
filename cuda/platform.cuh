// The one place where the two machines differ: NVIDIA GPUs (compiled by nvcc) and the CPU emulator (compiled by any
// C++17 compiler). Kernels include this file and are written once.
//
// Vocabulary for kernel code:
//   DEVICE                  a function of the device, inlined into its kernel; out of line on the host, where inlining
//                           a field multiplication everywhere costs a minute of compile time and gains nothing
//   DEVICE_CALL             a function of the device that is called, not inlined: rare paths, and bodies too large to
//                           stand in every kernel that needs them
//   KERNEL(name, threads)   an entry point, with the largest block it may be launched with
//   SHARED(T, name, count)  an array shared by the block; `count` is a compile-time constant
//   UNROLL                  before a loop: unroll it completely
//   Slice<T>                a buffer as every kernel receives it: pointer and length, checked by the emulator
//   COUNT(operation)        one more of emulator/counting.hpp's operations, for the emulator, which counts them for
//   each
//                           thread if it is asked to; nothing on the device. Placed where the formula runs: not before
//                           an addition has found that there is nothing to add
//   COUNT_OR_RETURN(operation, stand_in)
//                           the same, and where operations are counted without being computed, returns `stand_in`
#pragma once

#include <cstdint>

#ifdef __CUDACC__

#define DEVICE __device__ __forceinline__
#define DEVICE_CALL __device__ __noinline__
#define KERNEL(name, threads) extern "C" __global__ void __launch_bounds__(threads) name
#define SHARED(T, name, count) __shared__ T name[count]
#define UNROLL _Pragma("unroll")
#define COUNT(operation) static_cast<void>(0)
#define COUNT_OR_RETURN(operation, stand_in) static_cast<void>(0)

template <class T>
struct Slice {
    T *data;
    uint64_t length;
    DEVICE T &operator[](uint64_t index) const { return data[index]; }
};

#else

#include "emulator/emulator.hpp"

#endif
