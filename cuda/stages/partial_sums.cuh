// How threads share the digits of a window, and where they store the partial sums of buckets (lb-msm 3.3, Eq. 2).
//
// The digits of a window, sorted by bucket, are cut into equal shares, one for each thread. If a share has digits of
// several buckets, its thread stores one partial sum for each of them. From one partial sum to the next, either the
// thread number or the bucket number grows. So t + b − first_bucket is a different index for each partial sum (t, b),
// and threads + buckets − first_bucket entries hold all of them. The paper needs three more arrays to find the partial
// sums again. Here the bounds of a bucket tell which threads have digits of it.
//
// `first_bucket` is the first bucket that counts: 1, or 0 if digits of magnitude 0 are not skipped (lb-msm 5).
//
// An array with one entry for each bucket is the same layout for a single thread.
#pragma once

#include "stages/digit.cuh"

namespace stages {

// The digits of all windows, sorted by bucket, and the number of threads that share the digits of a window. There is room
// for n digits of each window. After affine rounds it has fewer: up to its last bound.
struct SortedDigits {
    Slice<const Digit> digits;
    Slice<const uint32_t> bounds;  // see bucket_bounds
    uint32_t n, buckets, threads;
    uint32_t exponent_bits;
    uint32_t first_bucket = 1;
};

struct DigitShares {
    uint32_t begin, n, length;  // shares of `length` digits, from position `begin` to n
    uint32_t first_bucket, threads;
    Slice<const uint32_t> bounds;
    uint64_t bounds_row, row;  // index of the window's first bound and of its first partial sum

    DEVICE static DigitShares of_window(Slice<const uint32_t> bounds, uint32_t window, uint32_t buckets,
                                        uint32_t threads, uint32_t first_bucket = 1) {
        uint64_t bounds_row = (uint64_t)window * (buckets + 2);
        uint32_t begin = bounds[bounds_row + first_bucket], n = bounds[bounds_row + buckets + 1];
        uint32_t length = (uint32_t)(((uint64_t)n - begin + threads - 1) / threads);
        uint64_t row = (uint64_t)window * (threads + buckets - first_bucket);
        return {begin, n, length > 0 ? length : 1, first_bucket, threads, bounds, bounds_row, row};
    }

    DEVICE static DigitShares of_window(const SortedDigits &sorted, uint32_t window) {
        return of_window(sorted.bounds, window, sorted.buckets, sorted.threads, sorted.first_bucket);
    }

    DEVICE uint64_t first_digit(uint32_t thread) const { return begin + (uint64_t)thread * length; }
    DEVICE uint64_t end_digit(uint32_t thread) const {
        uint64_t end = first_digit(thread) + length;
        return end < n ? end : n;
    }
    // The first thread with digits of the bucket.
    DEVICE uint32_t first_thread(uint32_t bucket) const {
        return threads == 1 ? 0 : (bounds[bounds_row + bucket] - begin) / length;
    }
    DEVICE bool empty(uint32_t bucket) const { return bounds[bounds_row + bucket] == bounds[bounds_row + bucket + 1]; }
    DEVICE uint64_t sum_index(uint32_t thread, uint32_t bucket) const { return row + thread + bucket - first_bucket; }
};

// Adds the digits from position `begin` to `end`. There is at least one.
//
//   add_term(digit, sum)   adds the term of a digit to a sum
//   store(bucket, sum)     stores the sum of each bucket
template <class Sum, class AddTerm, class Store>
DEVICE void sum_digits(Slice<const Digit> sorted, uint64_t begin, uint64_t end, uint32_t exponent_bits,
                       AddTerm add_term, Store store) {
    uint32_t bucket = sorted[begin].bucket(exponent_bits);
    Sum sum = Sum::identity();
    for (uint64_t i = begin; i < end; i++) {
        Digit digit = sorted[i];
        if (digit.bucket(exponent_bits) != bucket) {
            store(bucket, sum);
            sum = Sum::identity();
            bucket = digit.bucket(exponent_bits);
        }
        add_term(digit, sum);
    }
    store(bucket, sum);
}

// Thread t of window w adds its share of the window's digits. One row of blocks for each window.
//
//   add_term(digit, sum)        adds the term of a digit to a sum
//   store(index, bucket, sum)   stores a partial sum; each index has one writer
template <class Sum, class AddTerm, class Store>
DEVICE void sum_share(const SortedDigits &sorted, AddTerm add_term, Store store) {
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= sorted.threads) return;
    DigitShares shares = DigitShares::of_window(sorted, window);
    if (shares.first_digit(thread) >= shares.n) return;
    uint64_t digits = window_start(window, sorted.n);
    sum_digits<Sum>(sorted.digits, digits + shares.first_digit(thread), digits + shares.end_digit(thread),
                    sorted.exponent_bits, add_term,
                    [&](uint32_t bucket, const Sum &sum) { store(shares.sum_index(thread, bucket), bucket, sum); });
}

}  // namespace stages
