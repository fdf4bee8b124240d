// Where the parts of buckets lie that threads have summed (lb-msm 3.3, Eq. 2).
//
// A window's digits that are not zero, sorted by bucket, are cut into equal shares, one for each thread. A thread whose
// share holds digits of several buckets leaves one part for each of them. Going through the parts in order, either the
// thread or the bucket grows from each to the next; so t + b − 1 is a different place for each part (t, b), and
// threads + buckets − 1 places hold them all. The paper keeps three more arrays to find the parts again; here the
// bucket's bounds tell which threads met it, and so where its parts are.
#pragma once

#include "platform.cuh"

namespace stages {

struct Parts {
    uint32_t begin, n, length;  // shares of `length` digits, from position `begin` to n
    Slice<const uint32_t> bounds;
    uint64_t bounds_row, row;  // the window's first bound and first part

    DEVICE static Parts of_window(Slice<const uint32_t> bounds, uint32_t window, uint32_t n, uint32_t buckets,
                                  uint32_t threads) {
        uint64_t bounds_row = (uint64_t)window * (buckets + 2);
        uint32_t begin = bounds[bounds_row + 1];
        uint32_t length = (uint32_t)(((uint64_t)n - begin + threads - 1) / threads);
        uint64_t row = (uint64_t)window * (threads + buckets - 1);
        return {begin, n, length > 0 ? length : 1, bounds, bounds_row, row};
    }

    DEVICE uint64_t first_digit(uint32_t thread) const { return begin + (uint64_t)thread * length; }
    DEVICE uint32_t first_thread(uint32_t bucket) const { return (bounds[bounds_row + bucket] - begin) / length; }
    DEVICE bool empty(uint32_t bucket) const { return bounds[bounds_row + bucket] == bounds[bounds_row + bucket + 1]; }
    DEVICE uint64_t place(uint32_t thread, uint32_t bucket) const { return row + thread + bucket - 1; }
};

}  // namespace stages
