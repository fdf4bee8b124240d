// Where the parts of buckets lie that threads have summed (lb-msm 3.3, Eq. 2).
//
// A window's digits, sorted by bucket, are cut into equal shares, one for each thread. A thread whose share holds
// digits of several buckets leaves one part for each of them. Going through the parts in order, either the thread or
// the bucket grows from each to the next; so t + b − first is a different place for each part (t, b), and
// threads + buckets − first places hold them all. The paper keeps three more arrays to find the parts again; here the
// bucket's bounds tell which threads met it, and so where its parts are.
//
// `first` is the first bucket that counts: 1, or 0 where zero digits are not to be skipped (lb-msm 5).
//
// Buckets that are stored densely, one place each, are the parts of a single thread.
#pragma once

#include "platform.cuh"

namespace stages {

struct Parts {
    uint32_t begin, n, length;  // shares of `length` digits, from position `begin` to n
    uint32_t first, threads;
    Slice<const uint32_t> bounds;
    uint64_t bounds_row, row;  // the window's first bound and first part

    DEVICE static Parts of_window(Slice<const uint32_t> bounds, uint32_t window, uint32_t n, uint32_t buckets,
                                  uint32_t threads, uint32_t first = 1) {
        uint64_t bounds_row = (uint64_t)window * (buckets + 2);
        uint32_t begin = bounds[bounds_row + first];
        uint32_t length = (uint32_t)(((uint64_t)n - begin + threads - 1) / threads);
        uint64_t row = (uint64_t)window * (threads + buckets - first);
        return {begin, n, length > 0 ? length : 1, first, threads, bounds, bounds_row, row};
    }

    DEVICE uint64_t first_digit(uint32_t thread) const { return begin + (uint64_t)thread * length; }
    DEVICE uint64_t end_digit(uint32_t thread) const {
        uint64_t end = first_digit(thread) + length;
        return end < n ? end : n;
    }
    DEVICE uint32_t first_thread(uint32_t bucket) const {
        return threads == 1 ? 0 : (bounds[bounds_row + bucket] - begin) / length;
    }
    DEVICE bool empty(uint32_t bucket) const { return bounds[bounds_row + bucket] == bounds[bounds_row + bucket + 1]; }
    DEVICE uint64_t place(uint32_t thread, uint32_t bucket) const { return row + thread + bucket - first; }
};

}  // namespace stages
