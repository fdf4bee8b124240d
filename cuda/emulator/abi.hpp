// What the host program sees of the emulator: tables of kernels, and one function that runs a launch.
// src/gpu/emulator.rs declares the same structures; change both together.
#pragma once

#include <cstdint>

// A table of kernels ends with an entry whose name is null.
struct EmulatedKernel {
    const char *name;
    // Runs one thread of the kernel. params[i] points at the i-th argument, as in cuLaunchKernel.
    void (*invoke)(void **params);
    uint32_t max_threads;  // the largest block the kernel may be launched with
};

struct EmulatedLaunch {
    uint32_t grid[3];
    uint32_t block[3];
    uint64_t seed;  // decides the order of blocks and threads; the same seed gives the same order
};

// Runs a launch to its end. Returns 0 on success. Otherwise the launch was refused or stopped, what the kernel had
// written so far stays written, and `message` holds one NUL-terminated line, cut at `capacity` bytes.
// Several OS threads may launch at the same time.
extern "C" int32_t cumsm_emulator_launch(const EmulatedKernel *kernel, const EmulatedLaunch *launch, void **params,
                                         char *message, uint64_t capacity);
