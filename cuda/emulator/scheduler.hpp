// The state of a launch. scheduler.cpp runs the launch; refusal.cpp explains why a launch was stopped.
#pragma once

#include <cstdint>

#include "emulator.hpp"
#include "fiber.hpp"
#include "sanitizers.hpp"

namespace cumsm::emulator {

constexpr uint32_t MAX_THREADS = 1024;  // in one block, as on every GPU
constexpr uint32_t WARP = 32;
constexpr uint32_t MAX_SHARED = 64;  // shared arrays in one kernel

// Stacks are larger with sanitizers, because sanitizers print their reports on the stack of the faulty thread. Without
// optimisation, stacks are also larger, because unoptimised frames keep every temporary.
#if EMULATOR_ADDRESS_SANITIZER || EMULATOR_THREAD_SANITIZER
constexpr uint64_t STACK_SIZE = 256 << 10;
#elif defined(__OPTIMIZE__)
constexpr uint64_t STACK_SIZE = 16 << 10;
#else
constexpr uint64_t STACK_SIZE = 64 << 10;
#endif

enum class State : uint8_t { Ready, AtBarrier, AtCollective, Exited };

// Threads alternate at random, so a switch reads a Thread that is not in the cache. Most members are in one cache line,
// so that a switch has as few cache misses as possible.
struct alignas(64) Thread {
    Context context;
    Uint3 index;
    uint32_t id;  // the index in the block, numbered along x first, then y, then z
    uint32_t stack;
    State state;
    bool started;
    Collective kind;
    const char *site;  // the barrier or collective where the thread waits
    uint32_t mask;
    uint32_t source;
    uint64_t value;    // the thread's contribution to the collective, then the thread's result
    void *fake_stack;  // see sanitizers.hpp
    void *race_fiber;
};

struct SharedArray {
    const void *key;
    void *memory;
};

enum class Reason : uint8_t {
    None,
    OutOfBounds,     // numbers: index, length, element size
    LostCarry,
    NotInOwnMask,    // the thread's site and mask
    SourceNotNamed,  // the thread's site, mask and source
    StackOverflow,
    OutOfMemory,  // numbers: bytes
    TooManyShared,
    Stuck,  // no thread can continue
};

struct Refusal {
    Reason reason;
    const Thread *thread;  // null: the reason concerns the whole block
    uint64_t numbers[3];
};

struct Scheduler {
    const EmulatedKernel *kernel;
    void **params;
    uint64_t random;
    Refusal refusal;
    ThreadCounts *counts;  // null if nothing is counted

    // The state of the running block.
    ThreadCounts *block_counts;  // null if nothing is counted
    uint32_t thread_count;
    uint32_t exited;
    uint32_t at_barrier;
    uint32_t ready_count;
    uint16_t ready[MAX_THREADS];
    Thread *running;
    Thread threads[MAX_THREADS];
    uint32_t waiting[MAX_THREADS / WARP];  // for each warp, a mask of the lanes that wait at a collective
    SharedArray shared[MAX_SHARED];
    uint32_t shared_count;

    // The stacks of all fibers are in one memory mapping, which is kept until the OS thread ends.
    char *slab;
    bool fenced[2 * MAX_THREADS];
    uint32_t idle_stacks[MAX_THREADS];
    uint32_t idle_count;

    // The state of the function that requested the launch.
    Context caller;
    void *caller_fake_stack;
    const void *caller_low;
    uint64_t caller_size;

    // The state for ThreadSanitizer. There are two sets of fibers, and blocks use the two sets in alternation. The
    // address of a token identifies a point of synchronisation. The token of a warp collective is the token of the
    // collective's lowest lane.
    uint32_t fiber_set;
    uint32_t fiber_count;
    void *race_fibers[2 * MAX_THREADS];
    void *caller_fiber;
    uint64_t launch_begins, launch_ends;
    uint64_t barrier_token[2], group_token[2][MAX_THREADS];
};

bool same_site(const char *a, const char *b);

// Writes the reason of the refusal to `message`, in one line.
void describe(const Scheduler &scheduler, char *message, uint64_t capacity);

}  // namespace cumsm::emulator
