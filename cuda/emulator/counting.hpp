// Counts the operations of each thread. The counts show the cost of a kernel. The counts also show whether a thread
// does the same operations for all data.
#pragma once

#include <cstddef>
#include <cstdint>

#include "abi.hpp"

namespace cumsm::emulator {

// Kernels record the operations from Multiplication to Doubling with COUNT. The emulator itself records the operations
// from Barrier to Match. These operations change only the trace.
enum class Operation : uint8_t {
    Multiplication,
    Squaring,
    DoubleProduct,  // two multiplications with one reduction: also counts as two multiplications
    MixedAddition,  // MixedAddition to Doubling: point operations; their field operations are also counted
    Addition,
    Doubling,
    Barrier,
    WarpSync,  // WarpSync to Match: warp collectives, in the order of the enum Collective
    Shuffle,
    Ballot,
    Match,
};

// The counts of the running thread; null if the thread is not counted, and outside a launch.
extern __thread ThreadCounts *thread_counts;
// True if the running launch counts products without computing them.
extern __thread bool counted_only;

// Let n be this number. If n is not 0, the n-th product from now on gets a wrong bit; n = 1 stands for the next
// product. If n is 0, no product gets a wrong bit.
extern __thread uint64_t products_until_flip;
extern __thread uint32_t flipped_bit;

// If `products_until_flip` is not 0, subtracts 1 from `products_until_flip`. If the subtraction gives 0, inverts a bit
// of the product.
template <size_t N>
inline void flip(uint32_t (&limb)[N]) {
    if (__builtin_expect(products_until_flip != 0, 0) && --products_until_flip == 0) {
        limb[flipped_bit / 32 % N] ^= 1u << flipped_bit % 32;
    }
}

// Adds an operation to *thread_counts, and returns `counted_only`.
bool record(Operation operation);

// If the thread is counted, calls `record` and returns the result of `record`. If the thread is not counted, returns
// false.
inline bool count(Operation operation) { return __builtin_expect(thread_counts != nullptr, 0) && record(operation); }

inline uint64_t scramble(uint64_t word) {
    word = (word ^ word >> 32) * 0xd6e8feb86659fd93;
    return word ^ word >> 32;
}

// Replaces a·b if products are counted but not computed. The replacement makes a thread take the same branches as for
// points in general position:
//   - If a or b is 0, the result is 0, because a coordinate that is 0 marks the identity.
//   - If neither a nor b is 0, the result looks random and is not 0. The results for a·b and b·a are equal. The result
//     is below 2⁶⁴, and so below the modulus.
//
// The replacements of (a·b)·c and a·(b·c) are different. So two points that are equal, but computed in different ways,
// do not compare as equal.
template <class F>
F stand_in(const F &a, const F &b) {
    F r = F::zero();
    if (a.is_zero() || b.is_zero()) return r;
    const auto low = [](const F &x) { return uint64_t{x.limb[1]} << 32 | x.limb[0]; };
    const uint64_t word = scramble(scramble(low(a)) + scramble(low(b))) | 1;
    r.limb[0] = static_cast<uint32_t>(word);
    r.limb[1] = static_cast<uint32_t>(word >> 32);
    return r;
}

}  // namespace cumsm::emulator
