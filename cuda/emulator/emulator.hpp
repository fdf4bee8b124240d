// Defines the names of CUDA that kernels use, so that kernels compile as C++17. scheduler.cpp runs the threads.
//
// Each thread of a block runs on its own fiber. At every barrier, shuffle and vote, a thread lets another thread of the
// block run. The order of the threads is random, and the launch's seed decides the order. A block barrier is complete
// when all threads of the block have reached the barrier. A warp collective is complete when all lanes in its mask have
// reached the collective with the same mask. The emulator is stricter than the hardware: all threads of a barrier or of
// a collective must wait at the same source line. The launch is stopped if a barrier or a collective waits for a thread
// that has exited.
//
// The emulator does not model weakly ordered memory: all threads of a block see each access immediately. The emulator
// also does not model a loop that waits for another thread without a barrier.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>
#include <utility>

#include "abi.hpp"
#include "counting.hpp"
#include "kernel_table.cuh"

#define DEVICE __attribute__((noinline)) inline
#define DEVICE_INLINE __attribute__((always_inline)) inline
#define DEVICE_CALL DEVICE
#define UNROLL
// Kernels have internal linkage, because a file of kernels is compiled for several curves, and all objects are linked
// into one program.
#define KERNEL(name, threads)                           \
    static constexpr uint32_t name##_threads = threads; \
    static void name
#define RESIDENT_KERNEL(name, threads, blocks) KERNEL(name, threads)
// The address of the static variable identifies the shared array. Each function has its own variable, and each instance
// of a template has its own variable.
#define SHARED(T, name, count) \
    static char name##_key;    \
    T(&name)                   \
    [count] = *static_cast<T(*)[count]>(::cumsm::emulator::shared_array(&name##_key, sizeof(T[count]), alignof(T)))
// The table of a file's kernels: see kernel_table.cuh. The build defines CUMSM_KERNEL_TABLE as a different name for
// each file and curve.
#define KERNEL_TABLE extern "C" const EmulatedKernel CUMSM_KERNEL_TABLE[]
#define EXPORT(kernel)                                                                    \
    {EMULATOR_STRING(kernel), ::cumsm::emulator::Invoke<&kernel>::call, kernel##_threads, \
     ::cumsm::Parameters<decltype(kernel)>::LIST.count, ::cumsm::Parameters<decltype(kernel)>::LIST.element_bytes}
#define END_OF_TABLE {nullptr, nullptr, 0, 0, nullptr}

#define COUNT(operation) static_cast<void>(::cumsm::emulator::count(::cumsm::emulator::Operation::operation))
#define COUNT_OR_RETURN(operation, stand_in)                                                    \
    do {                                                                                        \
        if (::cumsm::emulator::count(::cumsm::emulator::Operation::operation)) return stand_in; \
    } while (false)

#define FLIP(limbs) ::cumsm::emulator::flip(limbs)

#define EMULATOR_STRING(text) EMULATOR_STRING_OF(text)
#define EMULATOR_STRING_OF(text) #text
// The place where a thread waits, as text: "__syncwarp at cuda/stages/sort.cuh:40".
#define EMULATOR_SITE(what) what " at " __FILE__ ":" EMULATOR_STRING(__LINE__)

namespace cumsm::emulator {

struct Uint3 {
    uint32_t x, y, z;
};

struct Geometry {
    Uint3 block_index, block_dim, grid_dim;
};

// The index of the running thread; null outside a launch. The variable is `__thread` instead of `thread_local`, because
// each use of a `thread_local` variable calls a function that checks that the variable has been constructed.
extern __thread const Uint3 *thread_index;
extern __thread Geometry geometry;

enum class Collective : uint8_t { Sync, Shuffle, Ballot, Match };

bool block_barrier(const char *site, bool predicate);
// `value` is the word that the calling lane contributes to the collective. For a shuffle, `source` is the lane to read.
// Returns the result of the collective for the calling lane.
uint64_t warp_collective(const char *site, Collective kind, uint32_t mask, uint64_t value, uint32_t source);
void *shared_array(const void *key, uint64_t size, uint64_t alignment);
[[noreturn]] void out_of_bounds(uint64_t index, uint64_t length, uint64_t element_size);
[[noreturn]] void lost_carry();

inline uint32_t lane() {
    const Uint3 &thread = *thread_index, &dim = geometry.block_dim;
    return (thread.x + dim.x * (thread.y + dim.y * thread.z)) % 32;
}

template <class T>
uint64_t to_bits(T value) {
    static_assert(std::is_arithmetic<T>::value && (sizeof(T) == 4 || sizeof(T) == 8), "4 or 8 bytes, as in CUDA");
    uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof value);
    return bits;
}

template <class T>
T shuffle(const char *site, uint32_t mask, T value, uint32_t source) {
    const uint64_t bits = warp_collective(site, Collective::Shuffle, mask, to_bits(value), source);
    std::memcpy(&value, &bits, sizeof value);
    return value;
}

// The four shuffles differ in the lane that they read. A warp consists of segments of `width` lanes. The shuffles read
// the same lanes as in CUDA:
//   - shuffle_index reads lane `source` mod `width` of the calling lane's segment.
//   - shuffle_down and shuffle_up: a lane that would read outside its segment reads its own value.
//   - shuffle_xor: a lane that would read after the end of its segment reads its own value.
template <class T>
T shuffle_index(const char *site, uint32_t mask, T value, uint32_t source, uint32_t width = 32) {
    return shuffle(site, mask, value, (lane() & ~(width - 1)) | (source & (width - 1)));
}

template <class T>
T shuffle_down(const char *site, uint32_t mask, T value, uint32_t delta, uint32_t width = 32) {
    const bool past = (lane() & (width - 1)) + delta >= width;
    return shuffle(site, mask, value, past ? lane() : lane() + delta);
}

template <class T>
T shuffle_up(const char *site, uint32_t mask, T value, uint32_t delta, uint32_t width = 32) {
    const bool past = (lane() & (width - 1)) < delta;
    return shuffle(site, mask, value, past ? lane() : lane() - delta);
}

template <class T>
T shuffle_xor(const char *site, uint32_t mask, T value, uint32_t bits, uint32_t width = 32) {
    const uint32_t source = lane() ^ bits, end = (lane() & ~(width - 1)) + width;
    return shuffle(site, mask, value, source >= end ? lane() : source);
}

// The macro __syncwarp makes an object of the type SyncWarp, which holds the site, and calls this object. So a kernel
// can call __syncwarp with or without a mask.
struct SyncWarp {
    const char *site;
    void operator()(uint32_t mask = 0xffffffff) const { warp_collective(site, Collective::Sync, mask, 0, 0); }
};

inline uint32_t ballot(const char *site, uint32_t mask, bool predicate) {
    return static_cast<uint32_t>(warp_collective(site, Collective::Ballot, mask, predicate, 0));
}

template <class T>
uint32_t match_any(const char *site, uint32_t mask, T value) {
    return static_cast<uint32_t>(warp_collective(site, Collective::Match, mask, to_bits(value), 0));
}

// Runs one thread of a kernel, with the arguments from `params`.
template <auto kernel>
struct Invoke;

template <class... Arguments, void (*kernel)(Arguments...)>
struct Invoke<kernel> {
    static void call(void **params) { call(params, std::index_sequence_for<Arguments...>()); }

 private:
    template <std::size_t... I>
    static void call([[maybe_unused]] void **params, std::index_sequence<I...>) {
        kernel(*static_cast<Arguments *>(params[I])...);
    }
};

}  // namespace cumsm::emulator

// A buffer that a kernel takes as a parameter. The layout of a Slice is the same as on the device.
template <class T>
struct Slice {
    T *data;
    uint64_t length;

    T &operator[](uint64_t index) const {
        if (__builtin_expect(index >= length, 0)) cumsm::emulator::out_of_bounds(index, length, sizeof(T));
        return data[index];
    }
};

#define threadIdx (*::cumsm::emulator::thread_index)
#define blockIdx (::cumsm::emulator::geometry.block_index)
#define blockDim (::cumsm::emulator::geometry.block_dim)
#define gridDim (::cumsm::emulator::geometry.grid_dim)
constexpr int warpSize = 32;

#define __syncthreads() static_cast<void>(::cumsm::emulator::block_barrier(EMULATOR_SITE("__syncthreads"), false))
#define __syncthreads_or(predicate) \
    static_cast<int>(::cumsm::emulator::block_barrier(EMULATOR_SITE("__syncthreads_or"), (predicate) != 0))
#define __syncwarp(...) (::cumsm::emulator::SyncWarp{EMULATOR_SITE("__syncwarp")}(__VA_ARGS__))
#define __shfl_sync(...) ::cumsm::emulator::shuffle_index(EMULATOR_SITE("__shfl_sync"), __VA_ARGS__)
#define __shfl_up_sync(...) ::cumsm::emulator::shuffle_up(EMULATOR_SITE("__shfl_up_sync"), __VA_ARGS__)
#define __shfl_down_sync(...) ::cumsm::emulator::shuffle_down(EMULATOR_SITE("__shfl_down_sync"), __VA_ARGS__)
#define __shfl_xor_sync(...) ::cumsm::emulator::shuffle_xor(EMULATOR_SITE("__shfl_xor_sync"), __VA_ARGS__)
#define __ballot_sync(mask, predicate) ::cumsm::emulator::ballot(EMULATOR_SITE("__ballot_sync"), mask, (predicate) != 0)
#define __any_sync(mask, predicate) \
    static_cast<int>(::cumsm::emulator::ballot(EMULATOR_SITE("__any_sync"), mask, (predicate) != 0) != 0)
#define __all_sync(mask, predicate) \
    static_cast<int>(::cumsm::emulator::ballot(EMULATOR_SITE("__all_sync"), mask, (predicate) == 0) == 0)
#define __match_any_sync(mask, value) ::cumsm::emulator::match_any(EMULATOR_SITE("__match_any_sync"), mask, value)

inline int __popc(uint32_t value) { return __builtin_popcount(value); }
inline int __popcll(unsigned long long value) { return __builtin_popcountll(value); }
inline int __clz(uint32_t value) { return value == 0 ? 32 : __builtin_clz(value); }
inline int __clzll(unsigned long long value) { return value == 0 ? 64 : __builtin_clzll(value); }
inline int __ffs(uint32_t value) { return __builtin_ffs(static_cast<int>(value)); }
inline uint32_t __brev(uint32_t value) {
    uint32_t reversed = 0;
    for (uint32_t bit = 0; bit < 32; bit++) reversed |= (value >> bit & 1) << (31 - bit);
    return reversed;
}
inline uint32_t __umulhi(uint32_t a, uint32_t b) { return static_cast<uint32_t>(static_cast<uint64_t>(a) * b >> 32); }

// The memory order is relaxed, as on the device: the atomic operation does not order other memory accesses.
inline uint32_t atomicAdd(uint32_t *address, uint32_t value) {
    return __atomic_fetch_add(address, value, __ATOMIC_RELAXED);
}

template <class T>
constexpr T min(T a, T b) {
    return b < a ? b : a;
}

template <class T>
constexpr T max(T a, T b) {
    return a < b ? b : a;
}
