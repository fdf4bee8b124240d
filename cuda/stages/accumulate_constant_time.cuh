// Accumulates in constant time (lb-msm 5): the operations of each thread, and their order, do not depend on the
// scalars. But two kinds of addresses depend on the scalars: the address of the base that a digit names, and the
// address of a partial sum.
//
//   1. clear        every partial sum becomes the identity, and belongs to no bucket
//   2. accumulate   like the load-balanced accumulation, with three differences: points with digits of magnitude 0 are
//                   added to bucket 0; 2^h·P is prepared for each base P and each exponent h; the first point of a sum
//                   is added, not copied
//   3. reduction    there are L = threads + buckets partial sums. Each of log2 L − 1 rounds halves the number of
//                   partial sums. One more round adds the last two partial sums.
//
// `sum_buckets` holds the bucket of each partial sum; the paper calls this array buffer_index. Entry i is 0 if there is
// no partial sum at index i, or if the partial sum at index i belongs to bucket 0. The sum of bucket 0 is not used.
#pragma once

#include "curve/point_arithmetic.cuh"
#include "stages/partial_sums.cuh"

namespace stages {

// Sets the bucket of each partial sum to 0. There is one thread for each partial sum.
DEVICE void clear_sum_buckets(Slice<uint32_t> sum_buckets) {
    uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < sum_buckets.length) sum_buckets[i] = 0;
}

// Thread t of row w adds its share of all n digits, with one addition for each digit. The thread's sum of bucket b goes
// to index t + b of the row's L partial sums (lb-msm Eq. 2). The digits are sorted by bucket, so from one partial sum
// to the next, neither t nor b decreases, and at least one of them grows. So t + b grows, and each partial sum has at
// most one writer.
template <class Arithmetic>
DEVICE void accumulate_constant_time(Slice<const typename Arithmetic::Base> bases, const SortedDigits &sorted,
                                     Slice<typename Arithmetic::Point> partial_sums, Slice<uint32_t> sum_buckets,
                                     uint32_t points) {
    using Point = typename Arithmetic::Point;
    static_assert(Arithmetic::CONSTANT_TIME, "constant time needs an arithmetic whose additions do not branch");
    sum_share(
        sorted, [](const SharedBucket &) -> Point { return Arithmetic::identity(); },
        [&](const Digit &digit, Point &sum) {
            uint64_t index = digit.base_index(sorted.exponent_bits, points);
            Arithmetic::add_base(sum, bases[index].negate_if(digit.negative()));
        },
        [&](const SharedBucket &shared, const Point &sum) {
            uint64_t length = (uint64_t)sorted.threads + sorted.buckets;
            uint64_t index = shared.row * length + shared.thread + shared.bucket;
            partial_sums[index] = sum;
            sum_buckets[index] = shared.bucket;
        });
}

// Table 5 of the paper: the operations on four neighbouring partial sums A, B, C, D. There are eight cases. The number
// of a case has three bits: bit 2 is set if B continues A's bucket, bit 1 if C continues B's bucket, and bit 0 if D
// continues C's bucket. Operands A to D are numbered 0 to 3. The identity is operand 4.
//
//   point[sum1] = point[left1] + point[right1];  two points are output;  point[sum2] = point[left2] + point[right2]
struct ReductionCase {
    uint32_t sum1, left1, right1;  // OP1
    uint32_t out1, out2;           // OP2, OP3: 4 outputs the identity, which goes to no bucket; 5 copies D to C
    uint32_t sum2, left2, right2;  // OP4
};

DEVICE ReductionCase reduction_case(uint32_t relations) {
    constexpr uint32_t A = 0, B = 1, C = 2, D = 3, O = 4, D_TO_C = 5;
    // Eight hexadecimal digits for each case, in the order of ReductionCase. The paper packs the eight digits of a case
    // into 32 bits in the same way.
    constexpr uint32_t cases[8] = {
#define CUMSM_CASE(s1, l1, r1, o1, o2, s2, l2, r2) \
    s1 << 28 | l1 << 24 | r1 << 20 | o1 << 16 | o2 << 12 | s2 << 8 | l2 << 4 | r2
        CUMSM_CASE(A, A, O, B, C, C, D, O),       // < < <
        CUMSM_CASE(A, A, O, B, O, C, C, D),       // < < =
        CUMSM_CASE(B, B, C, B, O, C, D, O),       // < = <
        CUMSM_CASE(C, C, B, O, O, C, C, D),       // < = =
        CUMSM_CASE(A, A, B, C, O, C, D, O),       // = < <
        CUMSM_CASE(A, A, B, O, O, C, C, D),       // = < =
        CUMSM_CASE(A, A, C, D_TO_C, O, A, A, B),  // = = <
        CUMSM_CASE(A, A, B, O, O, C, C, D),       // = = =
#undef CUMSM_CASE
    };
    uint32_t packed = cases[relations];
    auto field = [&](uint32_t shift) { return packed >> shift & 15; };
    return {field(28), field(24), field(20), field(16), field(12), field(8), field(4), field(0)};
}

// Let `previous` and `next` be the buckets of two consecutive entries. Returns 1 if the second entry continues the
// bucket of the first entry, else 0. In this comment, an empty entry is an entry of bucket 0. An empty entry continues
// every bucket. After an empty entry, an entry with a partial sum begins a new bucket. The paper does not define the
// case of two consecutive empty entries. In this file, the second of two consecutive empty entries continues the first.
DEVICE uint32_t continues(uint32_t previous, uint32_t next) { return next == 0 || next == previous ? 1 : 0; }

// Returns the index at which the sum of a finished bucket is stored. For bucket 0, this index comes after the indices
// of all other buckets, and no other thread uses this index.
DEVICE uint64_t output_index(uint32_t bucket, uint32_t row, uint32_t rows, uint32_t buckets, uint32_t thread,
                             uint32_t threads) {
    return bucket > 0 ? (uint64_t)row * buckets + bucket - 1
                      : (uint64_t)rows * buckets + (uint64_t)row * threads + thread;
}

// Computes round r. Before round r, L/2^r partial sums remain, at the indices that are multiples of 2^r. Each thread
// takes four neighbouring partial sums, A to D, and leaves two, A and C, for the next round. Let b be the bucket of A,
// B, C or D before the round. If neither A nor C belongs to b after the round, the sum of b is complete, and the thread
// outputs the sum of b. Each thread makes 2 additions and 2 stores to `sums`. A store that is not needed goes to an
// index that only this thread uses. So the numbers of additions and stores do not depend on the scalars. No other
// thread reads or writes the thread's four partial sums. The sum of a bucket is output by one thread, in one round.
//
// In each row, the number of threads is a quarter of the number of remaining partial sums.
template <class Arithmetic>
DEVICE void reduce_constant_time(Slice<typename Arithmetic::Point> partial_sums, Slice<uint32_t> sum_buckets,
                                 Slice<typename Arithmetic::Point> sums, uint32_t length, uint32_t buckets,
                                 uint32_t round, uint32_t rows) {
    using Point = typename Arithmetic::Point;
    uint32_t index = blockIdx.x * blockDim.x + threadIdx.x, threads = length >> (round + 2);
    uint32_t thread = index % threads, row = index / threads;
    if (row >= rows) return;
    uint64_t first = (uint64_t)row * length + ((uint64_t)thread << (round + 2));
    auto place = [&](uint32_t operand) { return first + ((uint64_t)operand << round); };

    // `points` holds the operands A to D and the identity. `of` holds the buckets of the five points.
    Point points[5];
    uint32_t of[5];
    for (uint32_t i = 0; i < 4; i++) {
        points[i] = partial_sums[place(i)];
        of[i] = sum_buckets[place(i)];
    }
    points[4] = Arithmetic::identity();
    of[4] = 0;
    ReductionCase todo =
        reduction_case(continues(of[0], of[1]) << 2 | continues(of[1], of[2]) << 1 | continues(of[2], of[3]));

    Point sum = points[todo.left1];
    Arithmetic::add(sum, points[todo.right1]);
    points[todo.sum1] = sum;
    of[todo.sum1] = of[todo.left1] | of[todo.right1];

    // OP2: output a sum, or copy D to C. The store and the copy always run, but only one of the two has an effect. If
    // the store is not needed, the store goes to the index that only this thread uses. If the copy is not needed, the
    // identity is copied to itself.
    bool moves = todo.out1 == 5;
    uint32_t out = moves ? 3 : todo.out1;
    uint64_t own = output_index(moves ? 0 : of[out], row, rows, buckets, thread, length / 4);
    sums[own] = points[out];
    points[moves ? 2 : 4] = points[moves ? 3 : 4];
    of[moves ? 2 : 4] = of[moves ? 3 : 4];
    // OP3.
    sums[output_index(of[todo.out2], row, rows, buckets, thread, length / 4)] = points[todo.out2];

    sum = points[todo.left2];
    Arithmetic::add(sum, points[todo.right2]);
    points[todo.sum2] = sum;
    of[todo.sum2] = of[todo.left2] | of[todo.right2];

    for (uint32_t i = 0; i < 4; i += 2) {
        partial_sums[place(i)] = points[i];
        sum_buckets[place(i)] = of[i];
    }
}

// Reduces the last two partial sums of each row, which are at 0 and L/2. If the second partial sum continues the bucket
// of the first partial sum, the sum of the two partial sums is the output for this bucket. If the second partial sum
// begins a new bucket, each partial sum is the output for its own bucket. There is one thread for each row.
template <class Arithmetic>
DEVICE void reduce_last_constant_time(Slice<const typename Arithmetic::Point> partial_sums,
                                      Slice<const uint32_t> sum_buckets, Slice<typename Arithmetic::Point> sums,
                                      uint32_t length, uint32_t buckets, uint32_t rows) {
    using Point = typename Arithmetic::Point;
    uint32_t row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    uint64_t first = (uint64_t)row * length, second = first + length / 2;
    Point pair[2] = {partial_sums[second], Arithmetic::identity()};
    uint32_t of_first = sum_buckets[first], of_second = sum_buckets[second];
    uint32_t joined = continues(of_first, of_second);

    Point sum = partial_sums[first];
    Arithmetic::add(sum, pair[1 - joined]);
    uint32_t own_threads = (length + 3) / 4;
    sums[output_index(of_first, row, rows, buckets, 0, own_threads)] = sum;
    sums[output_index(joined ? 0 : of_second, row, rows, buckets, 0, own_threads)] = pair[0];
}

}  // namespace stages
