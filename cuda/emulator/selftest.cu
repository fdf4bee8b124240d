// Kernels that test the emulator itself. Each correct kernel must give the right result in any order of threads. Each
// planted bug must be found. The comment above a kernel with a planted bug names the check that finds the bug.
//
// nvcc makes PTX of this file for verify/ptx-machine, which must also find the planted races. This PTX never runs on a
// GPU.
#include "platform.cuh"

namespace {

constexpr uint32_t BLOCK = 256;

template <bool SYNCHRONISE>
DEVICE void reduce(Slice<const uint32_t> input, Slice<uint32_t> sums) {
    SHARED(uint32_t, partial, BLOCK);
    const uint32_t t = threadIdx.x;
    partial[t] = input[uint64_t{blockIdx.x} * BLOCK + t];
    __syncthreads();
    for (uint32_t half = BLOCK / 2; half > 0; half /= 2) {
        if (t < half) partial[t] += partial[t + half];
        if (SYNCHRONISE) __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = partial[0];
}

// Calls itself `depth` times, with about a hundred bytes of stack for each call, and returns the sum of 0 to depth.
DEVICE_CALL uint32_t descend(uint32_t depth) {
    volatile uint32_t frame[16];
    frame[depth % 16] = depth;
    const uint32_t below = depth == 0 ? 0 : descend(depth - 1);
    return frame[depth % 16] + below;
}

}  // namespace

// sums[b] = the sum of input[256 b .. 256 b + 255].
KERNEL(block_sum, 256)(Slice<const uint32_t> input, Slice<uint32_t> sums) { reduce<true>(input, sums); }

// Adds words as block_sum does, but has no barriers between the steps of the sum. A wrong sum shows this bug.
// ThreadSanitizer also finds this bug.
KERNEL(block_sum_unsynchronised, 256)(Slice<const uint32_t> input, Slice<uint32_t> sums) { reduce<false>(input, sums); }

// Outputs shared memory that no thread has written. The emulator fills shared arrays with a pattern (scheduler.cpp), so
// this pattern in the output shows the bug.
KERNEL(uninitialised_shared, 256)(Slice<uint32_t> out) {
    SHARED(uint32_t, never_written, 256);
    out[uint64_t{blockIdx.x} * blockDim.x + threadIdx.x] = never_written[threadIdx.x];
}

// out[i] = i, where i is the index of the thread in a grid of three dimensions.
KERNEL(indices, 1024)(Slice<uint32_t> out) {
    const uint64_t x = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x, width = uint64_t{gridDim.x} * blockDim.x;
    const uint64_t y = uint64_t{blockIdx.y} * blockDim.y + threadIdx.y, height = uint64_t{gridDim.y} * blockDim.y;
    const uint64_t z = uint64_t{blockIdx.z} * blockDim.z + threadIdx.z;
    const uint64_t i = x + width * (y + height * z);
    out[i] = static_cast<uint32_t>(i);
}

// The emulator refuses this kernel, because threads wait at different barriers.
KERNEL(divergent_barrier, 256)(Slice<uint32_t> out) {
    if (threadIdx.x % 2 == 0) {
        __syncthreads();
    } else {
        __syncthreads();
    }
    out[threadIdx.x] = 1;
}

// The emulator refuses this kernel, because a thread exits while other threads wait at a barrier.
KERNEL(early_exit, 256)(Slice<uint32_t> out) {
    if (threadIdx.x == 7) return;
    __syncthreads();
    out[threadIdx.x] = 1;
}

// Thread i reads element i + 1 of `input`. If `input` has one element for each thread of the grid, the last thread
// reads past the end, and the emulator refuses this kernel.
KERNEL(out_of_bounds_read, 256)(Slice<const uint32_t> input, Slice<uint32_t> out) {
    const uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    out[i] = input[i + 1];
}

// Reads past the end of a shared array. If the block has 8 threads, the kernel reads the element directly after the
// array. AddressSanitizer finds the bug. Without AddressSanitizer, out[0] can be anything.
KERNEL(shared_overrun, 256)(Slice<uint32_t> out) {
    SHARED(uint32_t, array, 8);
    const uint32_t *pointer = array;
    array[threadIdx.x % 8] = threadIdx.x;
    if (threadIdx.x == 0) out[0] = pointer[blockDim.x];
}

// out[i] = the sum of input[j] over all threads j ≤ i of thread i's warp.
KERNEL(warp_prefix_sum, 256)(Slice<const uint32_t> input, Slice<uint32_t> out) {
    const uint32_t lane = threadIdx.x % warpSize;
    const uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint32_t sum = input[i];
    for (uint32_t step = 1; step < 32; step *= 2) {
        const uint32_t before = __shfl_up_sync(0xffffffff, sum, step);
        if (lane >= step) sum += before;
    }
    out[i] = sum;
}

// out[i] = the sum of the inputs of all threads in thread i's group of eight lanes. The first lane of the group
// computes the sum, and sends the sum to all lanes of the group.
KERNEL(group_sum, 256)(Slice<const uint32_t> input, Slice<uint64_t> out) {
    const uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    uint64_t sum = input[i];
    const uint32_t mask = 0xffu << (threadIdx.x % 32 / 8 * 8);
    for (uint32_t step = 4; step > 0; step /= 2) sum += __shfl_down_sync(mask, sum, step, 8);
    const uint64_t total = __shfl_sync(mask, sum, 0, 8);
    // Each lane exchanges its value twice with the same partner, so the lane gets its own value back.
    out[i] = __shfl_xor_sync(mask, __shfl_xor_sync(mask, total, 3, 8), 3, 8);
}

// ranks[i] = the number of lower lanes in thread i's warp that have the same key as thread i.
KERNEL(match_ranks, 256)(Slice<const uint32_t> keys, Slice<uint32_t> ranks) {
    const uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    const uint32_t same = __match_any_sync(0xffffffff, keys[i]);
    ranks[i] = __popc(same & ((1u << threadIdx.x % 32) - 1));
}

// Each warp w has four results:
//   out[4w]       the mask of the lanes whose input is odd
//   out[4w + 1]   1 if any lane of the warp has an odd input
//   out[4w + 2]   1 if all lanes of the warp have an odd input
//   out[4w + 3]   1 if any thread of the block has an odd input
KERNEL(votes, 256)(Slice<const uint32_t> input, Slice<uint32_t> out) {
    const uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;
    const bool odd = input[i] % 2 == 1;
    const uint32_t ballot = __ballot_sync(0xffffffff, odd);
    const int any = __any_sync(0xffffffff, odd), all = __all_sync(0xffffffff, odd), block = __syncthreads_or(odd);
    if (threadIdx.x % 32 == 0) {
        out[i / 32 * 4] = ballot;
        out[i / 32 * 4 + 1] = any;
        out[i / 32 * 4 + 2] = all;
        out[i / 32 * 4 + 3] = block;
    }
}

// Neighbours exchange values through shared memory. Only __syncwarp orders the accesses of two neighbours. The kernel
// is correct, because the neighbours are in one warp.
KERNEL(warp_exchange, 256)(Slice<const uint32_t> input, Slice<uint32_t> out) {
    SHARED(uint32_t, slots, 256);
    slots[threadIdx.x] = input[threadIdx.x];
    __syncwarp();
    out[threadIdx.x] = slots[threadIdx.x ^ 1];
}

// Thread i reads the value that thread i ^ 32 wrote. The two threads are in different warps, so __syncwarp does not
// order the accesses of the two threads. ThreadSanitizer finds the bug. With some seeds, the bug also causes a wrong
// result.
KERNEL(warp_exchange_across, 256)(Slice<const uint32_t> input, Slice<uint32_t> out) {
    SHARED(uint32_t, slots, 256);
    slots[threadIdx.x] = input[threadIdx.x];
    __syncwarp();
    out[threadIdx.x] = slots[threadIdx.x ^ 32];
}

// The emulator refuses this kernel, because lane 20 takes part in a vote whose mask names only lanes 0 to 15.
KERNEL(not_in_own_mask, 256)(Slice<uint32_t> out) {
    if (threadIdx.x < 16 || threadIdx.x == 20) out[threadIdx.x] = __ballot_sync(0x0000ffff, 1);
}

// The emulator refuses this kernel, because the lanes of one vote give different masks.
KERNEL(different_masks, 256)(Slice<uint32_t> out) {
    out[threadIdx.x] = __ballot_sync(threadIdx.x % 32 == 3 ? 0x0000ffff : 0xffffffff, 1);
}

// The emulator refuses this kernel, because the mask names lanes that have exited.
KERNEL(exited_lane, 256)(Slice<uint32_t> out) {
    if (threadIdx.x % 32 > 24) return;
    out[threadIdx.x] = __shfl_sync(0xffffffff, threadIdx.x, 0);
}

// The emulator refuses this kernel, because some lanes of the mask wait at the block's barrier.
KERNEL(lane_elsewhere, 256)(Slice<uint32_t> out) {
    if (threadIdx.x % 32 < 4) __syncthreads();
    out[threadIdx.x] = __shfl_sync(0xffffffff, threadIdx.x, 0);
}

// The emulator refuses this kernel, because the mask does not name the source lane.
KERNEL(source_not_named, 256)(Slice<uint32_t> out) {
    if (threadIdx.x < 16) out[threadIdx.x] = __shfl_sync(0x0000ffff, threadIdx.x, 16);
}

// The emulator refuses this kernel, because three lanes wait for one another in a circle.
KERNEL(circle, 256)(Slice<uint32_t> out) {
    const uint32_t lane = threadIdx.x;
    if (lane < 3) __syncwarp(1u << lane | 1u << (lane + 1) % 3);
    out[lane] = 1;
}

// counter[0] = the number of threads n. counter[1] to counter[n] are the values that the atomic additions to counter[0]
// returned, in some order.
KERNEL(atomic_counter, 1024)(Slice<uint32_t> counter) {
    const uint32_t old = atomicAdd(&counter[0], 1);
    counter[old + 1] = old;
}

// Threads of a block add to a counter without an atomic operation. On the emulator, the result is right, because
// nothing interrupts an addition. ThreadSanitizer finds the bug.
KERNEL(plain_counter, 256)(Slice<uint32_t> out) {
    SHARED(uint32_t, counter, 1);
    if (threadIdx.x == 0) counter[0] = 0;
    __syncthreads();
    counter[0] += 1;
    __syncthreads();
    if (threadIdx.x == 0) out[blockIdx.x] = counter[0];
}

// Has a race between blocks: thread 0 of each block adds to out[0] without an atomic operation, between two barriers of
// the block. ThreadSanitizer finds the bug.
KERNEL(block_race, 256)(Slice<uint32_t> out) {
    __syncthreads();
    if (threadIdx.x == 0) out[0] += 1;
    __syncthreads();
}

// out[i] = the sum of 0 to depth, by recursion. The emulator refuses a recursion that is too deep: a depth up to 20
// always fits, and a depth of 5000 never fits.
KERNEL(deep_stack, 256)(uint32_t depth, Slice<uint32_t> out) {
    out[threadIdx.x] = descend(depth);
    __syncthreads();
}

// Runs `rounds` barriers and nothing else, to measure the cost of a switch between threads.
KERNEL(barriers, 1024)(uint32_t rounds) {
    for (uint32_t i = 0; i < rounds; ++i) __syncthreads();
}

// Runs `rounds` shuffles and nothing else, to measure the cost of a warp collective.
KERNEL(shuffles, 1024)(uint32_t rounds) {
    uint32_t value = threadIdx.x;
    for (uint32_t i = 0; i < rounds; ++i) value = __shfl_xor_sync(0xffffffff, value, 1);
}

// The threads form a grid of two dimensions. Each thread has a row of `operations`, and counts the `length` operations
// in this row. A word of `operations` is the value of an operation in the enum Operation of counting.hpp.
KERNEL(counted_rows, 256)(uint32_t length, Slice<const uint32_t> operations) {
    const uint64_t block = uint64_t{blockIdx.y} * gridDim.x + blockIdx.x, row = block * blockDim.x + threadIdx.x;
    for (uint64_t i = row * length; i < (row + 1) * length; ++i) {
        switch (operations[i]) {
            case 0:
                COUNT(Multiplication);
                break;
            case 1:
                COUNT(Squaring);
                break;
            case 2:
                COUNT(DoubleProduct);
                break;
            case 3:
                COUNT(MixedAddition);
                break;
            case 4:
                COUNT(Addition);
                break;
            case 5:
                COUNT(Doubling);
                break;
        }
    }
}

KERNEL_TABLE = {
    EXPORT(block_sum),
    EXPORT(block_sum_unsynchronised),
    EXPORT(uninitialised_shared),
    EXPORT(indices),
    EXPORT(divergent_barrier),
    EXPORT(early_exit),
    EXPORT(out_of_bounds_read),
    EXPORT(shared_overrun),
    EXPORT(warp_prefix_sum),
    EXPORT(group_sum),
    EXPORT(match_ranks),
    EXPORT(votes),
    EXPORT(warp_exchange),
    EXPORT(warp_exchange_across),
    EXPORT(not_in_own_mask),
    EXPORT(different_masks),
    EXPORT(exited_lane),
    EXPORT(lane_elsewhere),
    EXPORT(source_not_named),
    EXPORT(circle),
    EXPORT(atomic_counter),
    EXPORT(plain_counter),
    EXPORT(block_race),
    EXPORT(deep_stack),
    EXPORT(barriers),
    EXPORT(shuffles),
    EXPORT(counted_rows),
    END_OF_TABLE,
};
