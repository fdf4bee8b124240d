// Accumulate: the sum of each bucket, with the same number of digits for each thread whatever the scalars are
// (lb-msm 3.3 and Alg. 4), then the gather of what several threads hold of one bucket.
#pragma once

#include "curve/affine.cuh"
#include "curve/xyzz.cuh"
#include "stages/digit.cuh"
#include "stages/parts.cuh"

namespace stages {

// Thread t of window w adds up its share of the window's sorted digits and leaves one part for each bucket it meets.
// Each part has one writer: see parts.cuh.
template <class C>
DEVICE void accumulate_load_balanced(Slice<const Affine<C>> bases, Slice<const Digit> sorted,
                                     Slice<const uint32_t> bounds, Slice<Xyzz<C>> parts, uint32_t n, uint32_t buckets,
                                     uint32_t threads) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    uint64_t begin = places.first_digit(thread);
    if (begin >= n) return;
    uint64_t end = begin + places.length < n ? begin + places.length : n;

    uint64_t digits = window_start(window, n);
    uint32_t bucket = sorted[digits + begin].bucket;
    Xyzz<C> sum = Xyzz<C>::identity();
    for (uint64_t i = begin; i < end; i++) {
        Digit digit = sorted[digits + i];
        if (digit.bucket != bucket) {
            parts[places.place(thread, bucket)] = sum;
            sum = Xyzz<C>::identity();
            bucket = digit.bucket;
        }
        sum = add_mixed(sum, bases[digit.point()].negate_if(digit.negative()));
    }
    parts[places.place(thread, bucket)] = sum;
}

// One round of a tree over the threads that share a bucket; after rounds 0 to ⌈log2 threads⌉ − 1, the part of the
// bucket's first thread is the bucket. In round r the thread that is 2^r places after a multiple of 2^(r+1), counted
// from the bucket's first, adds its part to the one 2^r places before. Only a thread's first bucket can have begun
// before it, so each thread has at most one part to pass on, and each part has at most one writer a round.
template <class C>
DEVICE void gather_round(Slice<const Digit> sorted, Slice<const uint32_t> bounds, Slice<Xyzz<C>> parts, uint32_t n,
                         uint32_t buckets, uint32_t threads, uint32_t round) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    uint64_t begin = places.first_digit(thread);
    if (begin >= n) return;

    uint32_t bucket = sorted[window_start(window, n) + begin].bucket;
    uint32_t distance = 1u << round;
    if ((thread - places.first_thread(bucket)) % (2 * distance) != distance) return;
    Xyzz<C> sum = parts[places.place(thread - distance, bucket)];
    add_to(sum, parts[places.place(thread, bucket)]);
    parts[places.place(thread - distance, bucket)] = sum;
}

}  // namespace stages
