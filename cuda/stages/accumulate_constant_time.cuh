// Accumulate in constant time (lb-msm 5): the operations of each thread, and their order, do not depend on the scalars.
// The addresses do: where a digit's base lies, and where a part is stored.
//
//   1. clear_parts        all parts are the identity, and of no bucket
//   2. accumulate         as the load-balanced accumulation, but digits of magnitude 0 are points of bucket 0, all powers
//                         of two are prepared, and no first point is copied
//   3. gather             log2 L − 1 rounds that halve the parts, L = threads + buckets, and one that takes the last two
//
// The paper's buffer_index is `part_buckets`: the bucket of each part, and 0 for a place without one, and for the points
// of bucket 0, which do not count.
#pragma once

#include "curve/law.cuh"
#include "stages/accumulate_load_balanced.cuh"

namespace stages {

// One thread for each place.
template <class Law>
DEVICE void clear_points(Slice<typename Law::Point> points) {
    uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < points.length) points[i] = Law::identity();
}

DEVICE void clear_part_buckets(Slice<uint32_t> part_buckets) {
    uint64_t i = (uint64_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < part_buckets.length) part_buckets[i] = 0;
}

// Thread t of window w adds up its share of all n digits, one addition each. Each part has one writer: see parts.cuh.
template <class Law>
DEVICE void accumulate_constant_time(Slice<const typename Law::Base> bases, Slice<const Digit> sorted,
                                     Slice<const uint32_t> bounds, Slice<typename Law::Point> parts,
                                     Slice<uint32_t> part_buckets, uint32_t n, uint32_t buckets, uint32_t threads,
                                     uint32_t exponent_bits, uint32_t points) {
    using Point = typename Law::Point;
    static_assert(Law::CONSTANT_TIME, "a law whose additions do not branch");
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= threads) return;
    Parts places = Parts::of_window(bounds, window, n, buckets, threads, 0);
    if (places.first_digit(thread) >= n) return;
    uint64_t digits = window_start(window, n);
    sum_share<Point>(
        sorted, digits + places.first_digit(thread), digits + places.end_digit(thread), exponent_bits,
        [&](const Digit &digit, Point &sum) {
            uint64_t place = (uint64_t)digit.exponent(exponent_bits) * points + digit.point;
            Law::add_base(sum, bases[place].negate_if(digit.negative()));
        },
        [&](uint32_t bucket, const Point &sum) {
            parts[places.place(thread, bucket)] = sum;
            part_buckets[places.place(thread, bucket)] = bucket;
        });
}

// Table 5 of the paper: what is done with four neighbours A, B, C, D, by whether B equals A, C equals B, D equals C
// (bits 2, 1, 0). Operands are numbered A = 0 … D = 3, and the identity 4.
//
//   first[sum] = first[left] + first[right];  two points go out;  second[sum] = second[left] + second[right]
struct GatherCase {
    uint32_t sum1, left1, right1;  // OP1
    uint32_t out1, out2;           // OP2, OP3: 4 sends the identity nowhere; 5 moves D to the place of C
    uint32_t sum2, left2, right2;  // OP4
};

DEVICE GatherCase gather_case(uint32_t relations) {
    constexpr uint32_t A = 0, B = 1, C = 2, D = 3, O = 4, D_TO_C = 5;
    // Eight digits a case, in the order of GatherCase; the paper packs them into 32 bits in the same way.
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

// Whether a part of bucket `next` goes on with the sum of the part of bucket `previous` before it. Places without a part
// (0) go on with whatever comes before them, and what comes after them does not: the paper leaves open what two such
// places in a row are; here the second goes on with the first.
DEVICE uint32_t goes_on(uint32_t previous, uint32_t next) { return next == 0 || next == previous ? 1 : 0; }

// Where a finished bucket goes: its place among the buckets, or, for bucket 0, a place of the thread's own behind all.
DEVICE uint64_t outlet(uint32_t bucket, uint32_t window, uint32_t windows, uint32_t buckets, uint32_t thread,
                       uint32_t threads) {
    return bucket > 0 ? (uint64_t)window * buckets + bucket - 1
                      : (uint64_t)windows * buckets + (uint64_t)window * threads + thread;
}

// Round r: parts at multiples of 2^r are left, L/2^r of them. Each thread takes four neighbours and leaves two, A and C,
// for the next round; what is in neither is whole, and goes to its bucket. 2 additions and 2 stores for each thread,
// whatever the scalars. Four parts belong to one thread, and a bucket is whole in one thread of one round.
//
// One thread for each four parts; one row of blocks for each window.
template <class Law>
DEVICE void gather_constant_time(Slice<typename Law::Point> parts, Slice<uint32_t> part_buckets,
                                 Slice<typename Law::Point> sums, uint32_t length, uint32_t buckets, uint32_t round) {
    using Point = typename Law::Point;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, window = blockIdx.y;
    if (thread >= length >> (round + 2)) return;
    uint64_t first = (uint64_t)window * length + ((uint64_t)thread << (round + 2));
    auto place = [&](uint32_t operand) { return first + ((uint64_t)operand << round); };

    // Operand 4 is the identity, 5 the copy of D that goes to the place of C.
    Point points[5];
    uint32_t of[5];
    for (uint32_t i = 0; i < 4; i++) {
        points[i] = parts[place(i)];
        of[i] = part_buckets[place(i)];
    }
    points[4] = Law::identity();
    of[4] = 0;
    GatherCase todo = gather_case(goes_on(of[0], of[1]) << 2 | goes_on(of[1], of[2]) << 1 | goes_on(of[2], of[3]));

    Point sum = points[todo.left1];
    Law::add(sum, points[todo.right1]);
    points[todo.sum1] = sum;
    of[todo.sum1] = of[todo.left1] | of[todo.right1];

    // OP2: out to a bucket, or D to C.
    bool moves = todo.out1 == 5;
    uint32_t out = moves ? 3 : todo.out1;
    uint64_t own = outlet(moves ? 0 : of[out], window, gridDim.y, buckets, thread, length / 4);
    sums[own] = points[out];
    points[moves ? 2 : 4] = points[moves ? 3 : 4];
    of[moves ? 2 : 4] = of[moves ? 3 : 4];
    // OP3.
    sums[outlet(of[todo.out2], window, gridDim.y, buckets, thread, length / 4)] = points[todo.out2];

    sum = points[todo.left2];
    Law::add(sum, points[todo.right2]);
    points[todo.sum2] = sum;
    of[todo.sum2] = of[todo.left2] | of[todo.right2];

    for (uint32_t i = 0; i < 4; i += 2) {
        parts[place(i)] = points[i];
        part_buckets[place(i)] = of[i];
    }
}

// The last two parts, at 0 and L/2: one sum, which goes to its bucket, and the second part alone, if it is of another.
// One thread for each window.
template <class Law>
DEVICE void gather_last_constant_time(Slice<const typename Law::Point> parts, Slice<const uint32_t> part_buckets,
                                      Slice<typename Law::Point> sums, uint32_t length, uint32_t buckets,
                                      uint32_t windows) {
    using Point = typename Law::Point;
    uint32_t window = blockIdx.x * blockDim.x + threadIdx.x;
    if (window >= windows) return;
    uint64_t first = (uint64_t)window * length, second = first + length / 2;
    Point pair[2] = {parts[second], Law::identity()};
    uint32_t of_first = part_buckets[first], of_second = part_buckets[second];
    uint32_t joined = goes_on(of_first, of_second);

    Point sum = parts[first];
    Law::add(sum, pair[1 - joined]);
    uint32_t own_threads = (length + 3) / 4;
    sums[outlet(of_first, window, windows, buckets, 0, own_threads)] = sum;
    sums[outlet(joined ? 0 : of_second, window, windows, buckets, 0, own_threads)] = pair[0];
}

}  // namespace stages
