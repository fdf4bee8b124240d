// The emulator's interface to the host program: tables of kernels, and a function that runs a launch. src/kernels.rs,
// src/gpu/counts.rs and src/gpu/emulator/abi.rs declare the same structures. If you change a structure, change all
// these files.
#pragma once

#include <cstdint>

// A table of kernels ends with an entry whose name is null.
struct EmulatedKernel {
    const char *name;
    // Runs one thread of the kernel. params[i] points at the i-th argument, as in cuLaunchKernel.
    void (*invoke)(void **params);
    uint32_t max_threads;  // the largest number of threads in a block
    uint32_t parameter_count;
    // One entry for each parameter. If the parameter is a slice, the entry is the size of an element in bytes. If the
    // parameter is a uint32_t, the entry is 0.
    const uint32_t *element_bytes;
};

// The operations of one thread of a launch.
struct ThreadCounts {
    uint32_t mixed_additions;
    uint32_t additions;
    uint32_t doublings;
    uint32_t multiplications;  // includes two for each double product
    uint32_t squarings;
    uint32_t double_products;  // sums of two products with one reduction
    uint64_t trace;            // a hash of the thread's sequence of these operations, barriers and warp collectives
};

struct EmulatedLaunch {
    uint32_t grid[3];
    uint32_t block[3];
    uint64_t seed;         // decides the order of blocks and threads; the same seed gives the same order
    ThreadCounts *counts;  // one for each thread, block by block, x first; null: nothing is counted
    bool counted_only;     // products are counted but not computed; no effect if `counts` is null
    // The product whose result gets a wrong bit. Products are numbered from 1, in the order in which the launch
    // computes them. 0: no product gets a wrong bit.
    uint64_t flipped_product;
    uint32_t flipped_bit;
};

// Runs a launch to its end. Returns 0 on success. Returns 1 if the launch was refused or stopped, and writes the reason
// to `message`. The reason is one line that ends with NUL, cut to `capacity` bytes. After a stop, memory keeps the
// words that the kernel wrote before the stop. Several OS threads can launch at the same time.
extern "C" int32_t cumsm_emulator_launch(const EmulatedKernel *kernel, const EmulatedLaunch *launch, void **params,
                                         char *message, uint64_t capacity);
