// An affine round adds neighbouring points of a bucket in pairs, in affine coordinates, with 5M + 1S for each pair (M
// is a multiplication, S a squaring). After the rounds, the accumulation adds the remaining points in XYZZ coordinates,
// with 8M + 2S for each point. A round halves the number of points of each bucket:
//
//   round 0   pairs of bases that sorted digits name   -> a list of points
//   round k   pairs of points of the list of round k − 1   -> a shorter list
//
// Each thread adds about the same number of pairs. The pairs of a thread can belong to several buckets. The additions
// of a thread share an inversion (Montgomery's trick). If a bucket has an odd number of points, the bucket's last point
// is copied. The last round gives each point of its list a digit, so that the accumulation can read this list instead
// of the bases.
//
// Bucket b of a row has points bounds[b] to bounds[b + 1] − 1 of the row's list. The list of each row begins
// at a multiple of a fixed stride. The bounds of all lists are stored one after the other, beginning with the bounds of
// the sorted digits.
#pragma once

#include <cstring>

#include "curve/affine.cuh"
#include "field/inverse.cuh"
#include "stages/digit.cuh"

namespace stages {

// True if the formula for two points with different x can fail for these two points. The function treats every point
// with x = 0 as the identity, so the result is also true for some points that the formula could add.
template <class F>
DEVICE bool may_be_special(const F &x1, const F &x2, const F &difference) {
    return difference.is_zero() || x1.is_zero() || x2.is_zero();
}

// Returns the denominator of the slope of the line through two points: x₂ − x₁, or y₁ + y₂ = 2y for a tangent. If one
// of the two points is the identity, or the sum of the two points is the identity, there is no slope, and the
// denominator is 1.
template <class C>
DEVICE_CALL BaseField<C> special_denominator(Affine<C> p, Affine<C> q) {
    using F = BaseField<C>;
    F denominator = q.x - p.x;
    if (denominator.is_zero()) denominator = p.y + q.y;
    if (denominator.is_zero() || p.is_identity() || q.is_identity()) denominator = F::one();
    return denominator;
}

// Returns the sum of two points, given the inverse of the denominator of the slope (see `special_denominator`).
template <class C>
DEVICE_CALL Affine<C> special_sum(Affine<C> p, Affine<C> q, BaseField<C> inverted) {
    using F = BaseField<C>;
    if (p.is_identity()) return q;
    if (q.is_identity()) return p;
    F rise = q.y - p.y;
    if (p.x == q.x) {
        if (!rise.is_zero() || p.y.is_zero()) return {F::zero(), F::zero()};
        F square = p.x.sqr();
        rise = square.dbl() + square;
        if constexpr (!C::A_IS_ZERO) rise = rise + times<C::A>(F::one());
    }
    F slope = rise * inverted;
    F x = slope.sqr() - p.x - q.x;
    return {x, slope * (p.x - x) - p.y};
}

// A point of a list: its index in memory, and 1 if the point must be negated, else 0.
struct ListedPoint {
    uint32_t index;
    uint32_t negative;
};

// The points of a row's list before a round.
template <class C>
struct ListedPoints {
    Slice<const Affine<C>> points;
    Slice<const Digit> digits;  // the digits that name the points; read in round 0 only
    uint64_t start;             // index of the row's first digit or point
    bool named;

    // A list has fewer than 2^32 points.
    DEVICE ListedPoint at(uint32_t position) const {
        if (!named) return {(uint32_t)(start + position), 0};
        Digit digit = digits[start + position];
        return {digit.point, digit.code & 1};
    }
    DEVICE BaseField<C> x(ListedPoint listed) const {
        BaseField<C> x = points[listed.index].x;
        return x;
    }
    // Copies the whole point before the sign is applied, so that the compiler uses loads of 16 bytes.
    DEVICE Affine<C> operator[](ListedPoint listed) const {
        Affine<C> point = points[listed.index];
        return point.negate_if(listed.negative != 0);
    }
};

// The bounds of a row's lists before and after a round.
struct RoundBounds {
    Slice<const uint32_t> bounds;
    uint64_t before, after;
    uint32_t buckets;

    DEVICE uint32_t first(uint32_t bucket) const { return bounds[before + bucket]; }
    DEVICE uint32_t first_sum(uint32_t bucket) const { return bounds[after + bucket]; }
    // Returns the number of pairs in all buckets before the bucket `bucket`. A bucket with m points has m − ⌈m/2⌉
    // pairs.
    DEVICE uint32_t pairs_before(uint32_t bucket) const { return first(bucket) - first(1) - first_sum(bucket); }
    DEVICE uint32_t pairs() const { return pairs_before(buckets + 1); }

    // Returns the bucket that contains pair `pair`: the last bucket b such that the buckets before b contain at most
    // `pair` pairs in total.
    DEVICE uint32_t bucket_of(uint32_t pair) const {
        uint32_t low = 1, high = buckets;
        while (low < high) {
            uint32_t middle = low + (high - low + 1) / 2;
            if (pairs_before(middle) <= pair) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }
};

// A bucket of a row, and the positions of the bucket's points and sums. When a thread reaches the bucket, the thread
// reads `next` from the bounds.
struct BucketPairs {
    RoundBounds bounds;
    uint32_t begin;             // the row's first point
    uint32_t bucket;
    uint32_t first, first_sum;  // the bucket's first point and first sum
    uint32_t next;              // the next bucket's first point

    DEVICE static BucketPairs of(const RoundBounds &bounds, uint32_t pair) {
        uint32_t bucket = bounds.bucket_of(pair);
        return {bounds, bounds.first(1), bucket, bounds.first(bucket), bounds.first_sum(bucket), bounds.first(bucket + 1)};
    }

    // Returns the number of pairs in all earlier buckets.
    DEVICE uint32_t before() const { return first - begin - first_sum; }

    // Moves forward to the bucket that contains pair `pair`.
    DEVICE void go_forward(uint32_t pair) {
        while (pair - before() >= (next - first) / 2) {
            bucket++;
            first_sum += (next - first + 1) / 2;
            first = next;
            next = bounds.first(bucket + 1);
        }
    }

    // For a pair of this bucket, `position` returns the position of the pair's first point, and `place` returns the
    // position of the pair's sum.
    DEVICE uint32_t position(uint32_t pair) const { return first + 2 * (pair - before()); }
    DEVICE uint32_t place(uint32_t pair) const { return first_sum + (pair - before()); }
};

// The memory in which a thread keeps its pairs from the first loop of `add_pairs` to the second loop. For each pair,
// the thread keeps the product of the denominators of all earlier pairs, the indices of the pair's points, and the
// position of the sum.
//
// The memory is an array of words of 16 bytes. At the same step, neighbouring threads access neighbouring words. So an
// access of a warp touches 4 cache lines of 128 bytes, instead of one cache line for each lane.
template <class F>
struct KeptPairs {
    struct alignas(16) Word {
        uint32_t limb[4];
    };
    static constexpr uint32_t PRODUCT_WORDS = (sizeof(F) + sizeof(Word) - 1) / sizeof(Word), WORDS = PRODUCT_WORDS + 1;
    // The number of bytes of a product in the product's last word. A product of 10 limbs does not fill its last word,
    // and the rest of this word is zero.
    static constexpr uint32_t LAST_BYTES = sizeof(F) - (PRODUCT_WORDS - 1) * sizeof(Word);

    struct Operands {
        ListedPoint first, second;
        uint32_t bucket, place;
    };

    Slice<Word> words;
    uint64_t threads;  // the number of threads in the launch
    uint64_t thread;   // the index of this thread in the launch

    DEVICE static KeptPairs of_thread(Slice<Word> words, uint32_t threads, uint32_t thread) {
        return {words, (uint64_t)gridDim.y * threads, (uint64_t)blockIdx.y * threads + thread};
    }

    // `step` is the index of the pair among the thread's pairs.
    DEVICE void store(uint32_t step, const Operands &of, const F &product) const {
        const auto &[first, second, bucket, place] = of;
        word(step, 0) = {{first.index, second.index, place, bucket << 2 | second.negative << 1 | first.negative}};
        UNROLL for (uint32_t i = 0; i < PRODUCT_WORDS; i++) {
            const char *from = reinterpret_cast<const char *>(&product) + i * sizeof(Word);
            Word part = {};
            if (i + 1 < PRODUCT_WORDS) {
                memcpy(&part, from, sizeof(Word));
            } else {
                memcpy(&part, from, LAST_BYTES);
            }
            word(step, 1 + i) = part;
        }
    }
    DEVICE Operands operands(uint32_t step) const {
        Word of = word(step, 0);
        return {{of.limb[0], of.limb[3] & 1}, {of.limb[1], of.limb[3] >> 1 & 1}, of.limb[3] >> 2, of.limb[2]};
    }
    DEVICE F product(uint32_t step) const {
        F product;
        UNROLL for (uint32_t i = 0; i < PRODUCT_WORDS; i++) {
            Word part = word(step, 1 + i);
            char *to = reinterpret_cast<char *>(&product) + i * sizeof(Word);
            if (i + 1 < PRODUCT_WORDS) {
                memcpy(to, &part, sizeof(Word));
            } else {
                memcpy(to, &part, LAST_BYTES);
            }
        }
        return product;
    }

 private:
    DEVICE Word &word(uint32_t step, uint32_t i) const {
        return words[((uint64_t)step * WORDS + i) * threads + thread];
    }
};

// The operands of a round, for one row.
//
// The last round also writes `digits`: one digit for each point of the list that the last round makes. Other rounds do
// not write digits.
template <class C>
struct AffineRound {
    ListedPoints<C> listed;
    RoundBounds bounds;
    Slice<Affine<C>> sums;
    Slice<Digit> digits;
    uint64_t sum_start;
    bool is_last;

    DEVICE static AffineRound of_row(Slice<const Affine<C>> points, Slice<const Digit> sorted,
                                     Slice<const uint32_t> bounds, Slice<Affine<C>> sums, Slice<Digit> digits,
                                     uint32_t stride, uint32_t sum_stride, uint32_t buckets, uint32_t round,
                                     bool is_last) {
        uint32_t row = blockIdx.y;
        uint64_t list = (uint64_t)gridDim.y * (buckets + 2), bounds_row = (uint64_t)row * (buckets + 2);
        return {{points, sorted, row_start(row, stride), round == 0},
                {bounds, round * list + bounds_row, (round + 1) * list + bounds_row, buckets},
                sums, digits, row_start(row, sum_stride), is_last};
    }

    // Writes `point` to position `place` of the list that the round makes.
    DEVICE void store(uint32_t bucket, uint32_t place, const Affine<C> &point) const {
        uint64_t index = sum_start + place;
        sums[index] = point;
        if (is_last) digits[index] = {bucket << 1, (uint32_t)index};
    }
};

// Copies the last point of each bucket that has an odd number of points. There is one thread for each bucket, and one
// row of blocks for each row of digits.
template <class C>
DEVICE void copy_unpaired(const AffineRound<C> &round) {
    uint32_t bucket = blockIdx.x * blockDim.x + threadIdx.x + 1;
    if (bucket > round.bounds.buckets) return;
    uint32_t end = round.bounds.first(bucket + 1);
    if ((end - round.bounds.first(bucket)) % 2 == 0) return;
    round.store(bucket, round.bounds.first_sum(bucket + 1) - 1, round.listed[round.listed.at(end - 1)]);
}

// Adds the pairs. There is one row of blocks for each row of digits. `threads` threads share the pairs of a row. Each
// sum has one writer. Each word of KeptPairs is written and read by only one thread.
//
// The pairs of a warp are neighbours. In each step, neighbouring lanes add neighbouring pairs. So from round 1 on, a
// warp reads and writes neighbouring points.
template <class C>
DEVICE void add_pairs(const AffineRound<C> &round, Slice<typename KeptPairs<BaseField<C>>::Word> words, uint32_t threads) {
    using F = BaseField<C>;
    const auto &listed = round.listed;
    uint32_t thread = blockIdx.x * blockDim.x + threadIdx.x, pairs = round.bounds.pairs();
    if (thread >= threads) return;
    uint32_t share = (pairs + threads - 1) / threads, lane = threadIdx.x % 32, first_lane = thread - lane;
    // The number of lanes of this warp that have a share. Only the last warp can have fewer than 32 lanes with a share.
    uint32_t lanes = min(32u, threads - first_lane);
    uint64_t first_pair = (uint64_t)first_lane * share + lane;
    if (first_pair >= pairs) return;
    uint32_t begin = (uint32_t)first_pair, count = min(share, (pairs - begin + lanes - 1) / lanes);
    auto kept = KeptPairs<F>::of_thread(words, threads, thread);

    // For each pair, from the first to the last, keep the product of the denominators of all earlier pairs.
    BucketPairs at = BucketPairs::of(round.bounds, begin);
    F product = F::one();
    for (uint32_t step = 0; step < count; step++) {
        uint32_t pair = begin + step * lanes;
        at.go_forward(pair);
        uint32_t position = at.position(pair);
        ListedPoint first = listed.at(position), second = listed.at(position + 1);
        F x1 = listed.x(first), x2 = listed.x(second), denominator = x2 - x1;
        if (may_be_special(x1, x2, denominator)) denominator = special_denominator<C>(listed[first], listed[second]);
        kept.store(step, {first, second, at.bucket, at.place(pair)}, product);
        product = step == 0 ? denominator : product * denominator;
    }
    // For each pair, from the last to the first, compute the inverse of the pair's denominator, and add the pair.
    F inverted = inverse(product);
    for (uint32_t step = count; step-- > 0;) {
        auto [first, second, bucket, place] = kept.operands(step);
        Affine<C> p = listed[first], q = listed[second], sum;
        F own = inverted * kept.product(step), denominator = q.x - p.x;
        if (may_be_special(p.x, q.x, denominator)) {
            denominator = special_denominator<C>(p, q);
            sum = special_sum<C>(p, q, own);
        } else {
            F slope = own * F::unreduced_difference(q.y, p.y);
            sum.x = slope.sqr() - p.x - q.x;
            sum.y = slope * F::unreduced_difference(p.x, sum.x) - p.y;
        }
        inverted = inverted * denominator;
        round.store(bucket, place, sum);
    }
}

}  // namespace stages
