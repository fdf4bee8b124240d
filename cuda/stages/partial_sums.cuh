// Defines how threads share the digits of a row, and where threads store the sums of buckets (lb-msm 3.3).
//
// The digits of a row, sorted by bucket, are cut into equal shares, one for each thread. A thread sums the digits of
// each bucket in its share:
//
//   - If the bucket begins in the share, the sum is stored as the sum of the bucket.
//   - Otherwise, the bucket is the first bucket of the share, and began in the share of an earlier thread. The sum is
//     stored as the partial sum of the thread.
//
// So each stored sum has one writer. The bounds of the buckets show which threads have a partial sum, so no array is
// needed to find the partial sums. The paper stores the sum of thread t and bucket b at t + b (Eq. 2), and needs three
// more arrays to find the sum again.
//
// If the points of an MSM are divided into several chunks, the sums of the buckets stay in memory between two chunks.
// In each chunk, the sum of a bucket begins with the bucket's stored sum instead of the identity. So for each bucket
// that has digits in the chunk, the chunk takes one more addition than a separate MSM. The buckets are aggregated only
// once, after the last chunk.
#pragma once

#include "stages/digit.cuh"

namespace stages {

// The digits of all rows, sorted by bucket, and the number of threads that share the digits of a row. Each row has
// space for n digits. After affine rounds, a row can have fewer than n digits, and the digits end at the row's last
// bound.
struct SortedDigits {
    Slice<const Digit> digits;
    Slice<const uint32_t> bounds;  // see bucket_bounds
    uint32_t n, buckets, threads;
    uint32_t exponent_bits;
    uint32_t first_bucket = 1;  // the first bucket to add: 0 if digits of magnitude 0 are added (lb-msm 5), else 1
};

struct DigitShares {
    uint32_t begin, n, length;  // shares of `length` digits, from position `begin` to n
    Slice<const uint32_t> bounds;
    uint64_t bounds_row;  // index of the row's first bound

    DEVICE static DigitShares of_row(const SortedDigits &sorted, uint32_t row) {
        uint64_t bounds_row = (uint64_t)row * (sorted.buckets + 2);
        uint32_t begin = sorted.bounds[bounds_row + sorted.first_bucket];
        uint32_t n = sorted.bounds[bounds_row + sorted.buckets + 1];
        uint32_t length = (uint32_t)(((uint64_t)n - begin + sorted.threads - 1) / sorted.threads);
        return {begin, n, length > 0 ? length : 1, sorted.bounds, bounds_row};
    }

    DEVICE uint64_t first_digit(uint32_t thread) const { return begin + (uint64_t)thread * length; }
    DEVICE uint64_t end_digit(uint32_t thread) const {
        uint64_t end = first_digit(thread) + length;
        return end < n ? end : n;
    }
    // True if the bucket begins before the share of the thread.
    DEVICE bool begins_before(uint32_t bucket, uint32_t thread) const {
        return bounds[bounds_row + bucket] < first_digit(thread);
    }
};

// The part of a bucket that lies in a thread's share.
struct SharedBucket {
    uint32_t row, thread, bucket;
    bool begins_before;  // true if the bucket begins in the share of an earlier thread
};

// The sums of the buckets of all rows, and the partial sums.
template <class Point>
struct BucketSums {
    Slice<Point> buckets;       // bucket b of row w at w·M + b − 1, with M buckets for each row
    Slice<Point> partial_sums;  // the sum of thread t of row w at w·N + t, with N threads for each row

    DEVICE Point &of_bucket(const SortedDigits &sorted, uint32_t row, uint32_t bucket) const {
        return buckets[(uint64_t)row * sorted.buckets + bucket - 1];
    }
    DEVICE Point &of_thread(const SortedDigits &sorted, uint32_t row, uint32_t thread) const {
        return partial_sums[(uint64_t)row * sorted.threads + thread];
    }
    DEVICE void store(const SortedDigits &sorted, const SharedBucket &shared, const Point &sum) const {
        if (shared.begins_before) {
            of_thread(sorted, shared.row, shared.thread) = sum;
        } else {
            of_bucket(sorted, shared.row, shared.bucket) = sum;
        }
    }
};

// For each bucket, adds the terms of the digits at positions `begin` to `end` − 1. There is at least one digit.
//
//   start(bucket)          the value with which the sum of a bucket begins
//   add_term(digit, sum)   adds the term of a digit to a sum
//   store(bucket, sum)     stores the sum of each bucket
template <class Start, class AddTerm, class Store>
DEVICE void sum_digits(Slice<const Digit> sorted, uint64_t begin, uint64_t end, uint32_t exponent_bits, Start start,
                       AddTerm add_term, Store store) {
    uint32_t bucket = sorted[begin].bucket(exponent_bits);
    auto sum = start(bucket);
    for (uint64_t i = begin; i < end; i++) {
        Digit digit = sorted[i];
        if (digit.bucket(exponent_bits) != bucket) {
            store(bucket, sum);
            bucket = digit.bucket(exponent_bits);
            sum = start(bucket);
        }
        add_term(digit, sum);
    }
    store(bucket, sum);
}

// Thread t of row w adds its share of the row's digits. There is one row of blocks for each row of digits. The
// parameters are the same as in sum_digits, with a SharedBucket instead of the bucket.
template <class Start, class AddTerm, class Store>
DEVICE void sum_share(const SortedDigits &sorted, Start start, AddTerm add_term, Store store) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
    if (thread >= sorted.threads) return;
    DigitShares shares = DigitShares::of_row(sorted, row);
    if (shares.first_digit(thread) >= shares.n) return;
    uint64_t digits = row_start(row, sorted.n), begin = digits + shares.first_digit(thread);
    // Only the first bucket of a share can begin before the share.
    bool begins_before = shares.begins_before(sorted.digits[begin].bucket(sorted.exponent_bits), thread);
    auto shared = [&](uint32_t bucket) { return SharedBucket{row, thread, bucket, begins_before}; };
    sum_digits(
        sorted.digits, begin, digits + shares.end_digit(thread), sorted.exponent_bits,
        [&](uint32_t bucket) { return start(shared(bucket)); }, add_term,
        [&](uint32_t bucket, const auto &sum) {
            store(shared(bucket), sum);
            begins_before = false;
        });
}

// Runs sum_share for sums of points, and stores each sum with BucketSums::store. If `carries` is true and a bucket
// begins in the share, the sum of this bucket begins with the bucket's stored sum.
template <class Arithmetic, class AddTerm>
DEVICE void sum_share_of_points(const SortedDigits &sorted, const BucketSums<typename Arithmetic::Point> &sums,
                                bool carries, AddTerm add_term) {
    using Point = typename Arithmetic::Point;
    sum_share(
        sorted,
        [&](const SharedBucket &shared) -> Point {
            if (!carries || shared.begins_before) return Arithmetic::identity();
            return sums.of_bucket(sorted, shared.row, shared.bucket);
        },
        add_term, [&](const SharedBucket &shared, const Point &sum) { sums.store(sorted, shared, sum); });
}

// Sets every point to the identity. There is one thread for each point.
template <class Arithmetic>
DEVICE void clear_points(Slice<typename Arithmetic::Point> points) {
    uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < points.length) points[i] = Arithmetic::identity();
}

}  // namespace stages
