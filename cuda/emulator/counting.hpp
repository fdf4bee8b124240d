// Operations, counted for each thread: what a kernel costs, and whether its threads do the same whatever the data.
#pragma once

#include <cstddef>
#include <cstdint>

#include "abi.hpp"

namespace cumsm::emulator {

// What COUNT takes, up to Doubling; the emulator adds the rest, which leaves its mark in the trace alone.
enum class Operation : uint8_t {
    Multiplication,
    Squaring,
    DoubleProduct,  // two multiplications with one reduction: counts as these two, beside its own count
    MixedAddition,  // a point operation's field operations are counted beside it
    Addition,
    Doubling,
    Barrier,
    WarpSync,  // this and what follows: warp collectives, in the order of Collective
    Shuffle,
    Ballot,
    Match,
};

// Where the thread running now is counted: null if it is not, and outside a launch.
extern __thread ThreadCounts *thread_counts;
// Whether the launch running now counts products without computing them.
extern __thread bool counted_only;

// Adds an operation to *thread_counts, and returns `counted_only`.
bool record(Operation operation);

// As `record` where something is counted, else false.
inline bool count(Operation operation) { return __builtin_expect(thread_counts != nullptr, 0) && record(operation); }

inline uint64_t scramble(uint64_t word) {
    word = (word ^ word >> 32) * 0xd6e8feb86659fd93;
    return word ^ word >> 32;
}

// What takes the place of a·b where products are counted only, so that a thread goes the way it would go for points in
// general position: 0 if a or b is, since identities are known by a coordinate that is 0; else a number that looks
// random, is not 0, is the same for b·a, and is below 2⁶⁴ and so below the modulus. Different routes to one product, as
// in (a·b)·c and a·(b·c), end differently: that points computed on two routes are equal is not seen.
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

// The same for Σ a_k·b_k.
template <class F, size_t K>
F stand_in(const F (&a)[K], const F (&b)[K]) {
    F r = F::zero();
    for (size_t k = 0; k < K; k++) r = r + stand_in(a[k], b[k]);
    return r;
}

}  // namespace cumsm::emulator
