// Accumulate: the sum of each bucket, with the same number of digits for each thread whatever the scalars are
// (lb-msm 3.3 and Alg. 4), then the gather of what several threads hold of one bucket.
#pragma once

#include "curve/law.cuh"
#include "stages/digit.cuh"
#include "stages/parts.cuh"

namespace stages {

// Adds up the digits of one thread's share, from `begin` to `end`, and leaves one part for each bucket it meets:
// `terms(digit, sum)` adds a digit's term to the sum, `leave(bucket, sum)` takes the part.
template <class Point, class Terms, class Leave>
DEVICE void sum_share(Slice<const Digit> sorted, uint64_t begin, uint64_t end, uint32_t exponent_bits, Terms terms,
                      Leave leave) {
    uint32_t bucket = sorted[begin].bucket(exponent_bits);
    Point sum = Point::identity();
    for (uint64_t i = begin; i < end; i++) {
        Digit digit = sorted[i];
        if (digit.bucket(exponent_bits) != bucket) {
            leave(bucket, sum);
            sum = Point::identity();
            bucket = digit.bucket(exponent_bits);
        }
        terms(digit, sum);
    }
    leave(bucket, sum);
}

// Thread t of window w adds up its share of the window's sorted digits, which have no exponents. Each part has one
// writer: see parts.cuh. One row of blocks for each window.
template <class Law>
DEVICE void accumulate_load_balanced(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                     Slice<const uint32_t> bounds, Slice<typename Law::Point> parts, uint32_t n,
                                     uint32_t buckets, uint32_t threads) {
    using Point = typename Law::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    if (places.first_digit(thread) >= n) return;
    uint64_t digits = window_start(window, n);
    sum_share<Point>(
        sorted, digits + places.first_digit(thread), digits + places.end_digit(thread), 0,
        [&](const Digit &digit, Point &sum) { Law::add_base(sum, bases[digit.point].negate_if(digit.negative())); },
        [&](uint32_t bucket, const Point &sum) { parts[places.place(thread, bucket)] = sum; });
}

// One round of a tree over the threads that share a bucket; after rounds 0 to ⌈log2 threads⌉ − 1, the part of the
// bucket's first thread is the bucket. In round r the thread that is 2^r places after a multiple of 2^(r+1), counted
// from the bucket's first, adds its part to the one 2^r places before. Only a thread's first bucket can have begun
// before it, so each thread has at most one part to pass on, in one round of all, and each part has at most one writer
// a round.
template <class Law>
DEVICE void gather_round(Slice<const Digit> sorted, Slice<const uint32_t> bounds, Slice<typename Law::Point> parts,
                         uint32_t n, uint32_t buckets, uint32_t threads, uint32_t exponent_bits, uint32_t round) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads);
    uint64_t begin = places.first_digit(thread);
    if (begin >= n) return;

    uint32_t bucket = sorted[window_start(window, n) + begin].bucket(exponent_bits);
    uint32_t distance = 1u << round;
    if ((thread - places.first_thread(bucket)) % (2 * distance) != distance) return;
    typename Law::Point sum = parts[places.place(thread - distance, bucket)];
    Law::add(sum, parts[places.place(thread, bucket)]);
    parts[places.place(thread - distance, bucket)] = sum;
}

}  // namespace stages
