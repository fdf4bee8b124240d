// Computes one pass of a number-theoretic transform. A pass reads each element from memory once, and writes each
// element to memory once.
//
// A vector has 2^d elements. The d bits of an index are cut into parts, from the highest bits to the lowest, and each
// pass transforms along one part. A block of B = R·C elements is R rows of C columns, with element r·C + c in row r and
// column c. Let w be a root of unity of order B. The transform X of the block x is
//
//   X[k + R·l] = Σ_c w^(R·c·l) · w^(c·k) · Σ_r w^(C·r·k) · x[r·C + c]
//
// Let rev reverse the bits of an index. A pass along the bits of r computes the product of the inner sum and the
// twiddle w^(c·k), and stores this product in row rev(k) and column c. The next pass treats each row as a block of C
// elements. In the last pass, C is 1 and there are no twiddles. After all passes, X[k + R·l] is at index rev(k)·C +
// rev(l), so the results are in bit-reversed order. The transform from bit-reversed to natural order computes the
// passes in the reverse order.
//
// A block of threads transforms a tile: R rows of W neighbouring columns, from one or several blocks of B elements.
// There are two kinds of tiles:
//
//   large   2^10 elements, and each thread holds four elements in registers. In a round, the threads transform along
//           two bits of an element's index in the tile.
//   small   2^8 elements, and each thread holds two elements. In a round, the threads transform along one bit. With
//           small tiles, a short vector has more tiles, so more multiprocessors work. A thread of a small tile has half
//           the work of a thread of a large tile.
//
// Between two rounds, threads exchange their elements through shared memory.
//
// A pass has up to two steps, which can belong to different transforms. So a single pass can contain the last step of
// an inverse transform, the multiplication by the powers of a coset's offset, and the first step of the next transform.
#pragma once

#include "field/fixed_factor.cuh"

namespace stages {

// Three bits describe a step of a pass.
constexpr uint32_t STEP_BITS = 3, TO_REVERSED = 1, TO_NATURAL = 2, ORDERS = 3, INVERSE_ROOT = 4;
// Bits 0 to 5 describe the two steps. Bit 6 requests a multiplication by factors before the first step. Bit 7 requests
// a multiplication by factors after the first step. The factor of an element has the same index as the element. If bit
// 8 is set, the factor has the bit-reversed index of the element.
constexpr uint32_t FACTORS_BEFORE = 1u << 6, FACTORS_AFTER = 1u << 7, REVERSED_FACTORS = 1u << 8;

// Powers of an element g: low[i] = f·g^i for i < 2^log_low, with a constant f, and high[i] = g^(i·2^log_low). If there
// are no high powers, the exponent is taken modulo 2^log_low. So a table with only low[0] multiplies every element by
// the constant f.
template <class Scalar>
struct Powers {
    Slice<const FixedFactor<Scalar>> low, high;
    uint32_t log_low;

    // Multiplies x by a power. If there are high powers, the function computes two products.
    DEVICE void multiply(Fp<Scalar> &x, uint32_t exponent) const {
        x = low[exponent & ((1u << log_low) - 1)] * x;
        if (high.length != 0) x = high[exponent >> log_low] * x;
    }
    // Multiplies x by a power of g. The constant f must be 1, and the exponents of all threads must be multiples of
    // 2^log_step. The function computes one product if there are no high powers, or if `log_step` is at least
    // `log_low`. If there are high powers and `log_step` is below `log_low`, the function computes two products.
    DEVICE void multiply_by_step(Fp<Scalar> &x, uint32_t exponent, uint32_t log_step) const {
        if (high.length == 0 || log_step < log_low) x = low[exponent & ((1u << log_low) - 1)] * x;
        if (high.length != 0) x = high[exponent >> log_low] * x;
    }
};

// A pass with tiles of 2^LOG_TILE elements. Each thread holds 2^LOG_HELD elements.
template <class Scalar, uint32_t LOG_TILE, uint32_t LOG_HELD>
struct TransformPass {
    using Element = Fp<Scalar>;
    using Factor = FixedFactor<Scalar>;
    static_assert(LOG_HELD == 1 || LOG_HELD == 2, "a thread holds two or four elements");
    static constexpr uint32_t TILE = 1u << LOG_TILE, HELD = 1u << LOG_HELD, THREADS = TILE / HELD;
    // Threads exchange at most 8 words of each element at a time, so elements of more than 8 words need no more shared
    // memory than elements of 8 words.
    static constexpr uint32_t N = Scalar::LIMBS, WORDS = N % 8 == 0 ? 8 : 4;
    static_assert(N % WORDS == 0, "an element is exchanged in parts of equal size");

    uint32_t log_size, log_rows, log_columns;
    // Let h be a power of two below 2^log_tile_roots, and let j be below h. Entry h + j is power j of the root of unity
    // of order 2·h. The powers of the inverse roots follow in the same order.
    Slice<const Factor> tile_roots;
    uint32_t log_tile_roots;
    Powers<Scalar> roots;    // the powers of the root of order 2^log_size
    Powers<Scalar> factors;  // the powers of a coset's offset
    uint32_t *shared;        // WORDS words for each element of a tile

    // The bits of an element's index in the tile are, from the lowest bits to the highest bits: the column, the row,
    // and the block of B elements.
    DEVICE uint32_t log_width() const { return min(LOG_TILE - log_rows, log_columns); }
    DEVICE uint32_t row(uint32_t index) const { return index >> log_width() & ((1u << log_rows) - 1); }
    DEVICE uint32_t column(uint32_t index) const {
        uint32_t tile = blockIdx.x & ((1u << (log_columns - log_width())) - 1);
        return tile << log_width() | (index & ((1u << log_width()) - 1));
    }
    // Returns the index of the element in memory.
    DEVICE uint64_t place(uint32_t index) const {
        uint32_t log_blocks = LOG_TILE - log_rows - log_width();
        uint64_t block = (blockIdx.x >> (log_columns - log_width()) << log_blocks) + (index >> (log_rows + log_width()));
        return (block << log_rows | row(index)) << log_columns | column(index);
    }

    // A round transforms along the bits `bit` and `bit` + 1 of the index, or along one of these bits. The elements of a
    // thread are numbered by j. Bit 0 of j is the lower bit of the round, and bit 1 of j is the upper bit. Two rows
    // whose indices differ only in the lower bit are `half` rows apart. If a thread holds two elements, a round has
    // only the lower bit.
    struct Round {
        uint32_t bit, half;
        bool upper, lower;
    };
    DEVICE uint32_t rounds() const { return (log_rows + LOG_HELD - 1) / LOG_HELD; }
    // Round 0 has the highest bits of the row. If a thread holds four elements, and the number of row bits is odd and
    // above 1, round 0 has only one bit. Each later round has two bits. Most roots of the last round are 1, so the
    // second bit of the last round costs only a small number of products.
    DEVICE Round round(uint32_t number) const {
        if (log_rows < LOG_HELD) return {0, 1, false, log_rows == 1};
        bool odd = log_rows % LOG_HELD == 1, single = odd && number == 0;
        uint32_t above = LOG_HELD * (number + 1) - (odd && number > 0 ? 1 : 0), low = log_rows - above;
        return {low + log_width(), 1u << low, LOG_HELD == 2, !single};
    }

    // Returns the index of the thread's element j in a round.
    DEVICE static uint32_t index(const Round &round, uint32_t j) {
        uint32_t below = threadIdx.x & ((1u << round.bit) - 1);
        return (threadIdx.x >> round.bit) << (round.bit + LOG_HELD) | j << round.bit | below;
    }

    // Returns the index of the word in shared memory for an element's index. Bit 5 of the index changes the bank. If a
    // thread holds four elements, bit 6 also changes the bank. So in each round, the lanes of a warp access 32
    // different banks.
    DEVICE static uint32_t word(uint32_t index) {
        if constexpr (LOG_HELD == 1) return index ^ (index >> 5 & 1) * 0b11111;
        return index ^ (index >> 5 & 1) * 0b01010 ^ (index >> 6 & 1) * 0b10101;
    }

    // Moves each element from the thread that holds the element in round `from` to the thread that holds the element in
    // round `to`. A word has one writer between two barriers.
    DEVICE void exchange(Element (&x)[HELD], const Round &from, const Round &to) const {
        UNROLL for (uint32_t part = 0; part < N; part += WORDS) {
            __syncthreads();
            UNROLL for (uint32_t j = 0; j < HELD; j++) {
                UNROLL for (uint32_t i = 0; i < WORDS; i++) shared[i * TILE + word(index(from, j))] = x[j].limb[part + i];
            }
            __syncthreads();
            UNROLL for (uint32_t j = 0; j < HELD; j++) {
                UNROLL for (uint32_t i = 0; i < WORDS; i++) x[j].limb[part + i] = shared[i * TILE + word(index(to, j))];
            }
        }
    }

    // Returns a power of the root of unity of order 2·half, or of this root's inverse. The exponent is below `half`.
    // Neighbouring exponents are neighbours in memory.
    DEVICE const Factor &tile_root(uint32_t half, uint32_t exponent, bool inverse) const {
        return tile_roots[(inverse ? 1u << log_tile_roots : 0) + half + exponent];
    }

    // (a, b) becomes (a + b, a − b).
    DEVICE static void butterfly(Element &a, Element &b) {
        Element sum = a + b;
        b = a - b;
        a = sum;
    }
    // The butterfly with a root. In a step to reversed order, (a, b) becomes (a + b, (a − b)·root). In a step to
    // natural order, (a, b) becomes (a + b·root, a − b·root).
    DEVICE static void butterfly(Element &a, Element &b, const Factor &root, uint32_t order) {
        if (order == TO_REVERSED) {
            Element sum = a + b;
            b = root * Element::unreduced_difference(a, b);
            a = sum;
        } else {
            b = root * b;
            butterfly(a, b);
        }
    }

    // `upper` computes the butterflies of elements that differ in the upper bit of a round. `lower` computes the
    // butterflies of elements that differ in the lower bit. In the last round to reversed order, and in the first round
    // to natural order, the exponent of each root is 0 or a quarter of the root's order.
    DEVICE void upper(Element (&x)[HELD], const Round &round, uint32_t low, uint32_t order, bool inverse) const {
        if (round.half == 1) {
            butterfly(x[0], x[2]);
        } else {
            butterfly(x[0], x[2], tile_root(2 * round.half, low, inverse), order);
        }
        butterfly(x[1], x[3], tile_root(2 * round.half, low + round.half, inverse), order);
    }
    DEVICE void lower(Element (&x)[HELD], const Round &round, uint32_t low, uint32_t order, bool inverse) const {
        if (round.half == 1) {
            UNROLL for (uint32_t j = 0; j < HELD; j += 2) butterfly(x[j], x[j + 1]);
        } else {
            const Factor &root = tile_root(round.half, low, inverse);
            UNROLL for (uint32_t j = 0; j < HELD; j += 2) butterfly(x[j], x[j + 1], root, order);
        }
    }

    // Computes the butterflies of a round. `low` consists of the bits of the row's index below the round's bits.
    DEVICE void butterflies(Element (&x)[HELD], const Round &round, uint32_t order, bool inverse) const {
        uint32_t low = row(index(round, 0)) & (round.half - 1);
        if (order == TO_NATURAL && round.lower) lower(x, round, low, order, inverse);
        if constexpr (LOG_HELD == 2) {
            if (round.upper) upper(x, round, low, order, inverse);
        }
        if (order == TO_REVERSED && round.lower) lower(x, round, low, order, inverse);
    }

    // Multiplies the inner sums by the twiddles. The inner sums for k are in row rev(k).
    DEVICE void twiddles(Element (&x)[HELD], const Round &round, bool inverse) const {
        UNROLL for (uint32_t j = 0; j < HELD; j++) {
            uint32_t i = index(round, j), k = __brev(row(i)) >> (32 - log_rows);
            uint32_t log_step = log_size - log_rows - log_columns, exponent = k * column(i) << log_step;
            if (inverse) exponent = (0 - exponent) & ((1u << log_size) - 1);
            roots.multiply_by_step(x[j], exponent, log_step);
        }
    }

    DEVICE void multiply_by_factors(Element (&x)[HELD], const Round &round, bool reversed) const {
        UNROLL for (uint32_t j = 0; j < HELD; j++) {
            uint32_t exponent = uint32_t(place(index(round, j))) & ((1u << log_size) - 1);
            if (reversed) exponent = log_size == 0 ? 0 : __brev(exponent) >> (32 - log_size);
            factors.multiply(x[j], exponent);
        }
    }

    // Returns the round that follows the first `number` rounds of a step. A step to natural order makes the rounds in
    // the reverse order.
    DEVICE Round round_of(uint32_t order, uint32_t number) const {
        return round(order == TO_REVERSED ? number : rounds() - 1 - number);
    }

    // Transforms the tile. At first, the threads hold the elements of round `now`. At the end, the threads hold the
    // elements of the round that the function returns.
    DEVICE Round step(Element (&x)[HELD], Round now, uint32_t kind) const {
        uint32_t order = kind & ORDERS;
        bool inverse = kind & INVERSE_ROOT;
        if (order == TO_NATURAL && log_columns > 0) twiddles(x, now, inverse);
        for (uint32_t number = 0; number < rounds(); number++) {
            Round next = round_of(order, number);
            if (next.bit != now.bit) exchange(x, now, next);
            now = next;
            butterflies(x, now, order, inverse);
        }
        if (order == TO_REVERSED && log_columns > 0) twiddles(x, now, inverse);
        return now;
    }

    // Reads the tile, computes the steps, and writes the tile in place. If `multiplicand` is not empty, the elements
    // are multiplied by the elements of `multiplicand` before the steps. If `subtrahend` is not empty, the elements of
    // `subtrahend` are subtracted after the steps. A block reads the whole tile before it writes the tile, and no other
    // block reads or writes this tile.
    DEVICE void run(Slice<Element> elements, Slice<const Element> multiplicand, Slice<const Element> subtrahend,
                    uint32_t steps) const {
        Element x[HELD];
        Round now = round_of(steps & ORDERS, 0);
        UNROLL for (uint32_t j = 0; j < HELD; j++) {
            uint64_t from = place(index(now, j));
            x[j] = from < elements.length ? elements[from] : Element::zero();
            if (multiplicand.length != 0 && from < elements.length) x[j] = x[j] * multiplicand[from];
        }
        if (steps & FACTORS_BEFORE) multiply_by_factors(x, now, steps & REVERSED_FACTORS);
        for (uint32_t number = 0; number < 2; number++) {
            uint32_t kind = steps >> number * STEP_BITS;
            if (kind & ORDERS) now = step(x, now, kind);
            if (number == 0 && steps & FACTORS_AFTER) multiply_by_factors(x, now, steps & REVERSED_FACTORS);
        }
        UNROLL for (uint32_t j = 0; j < HELD; j++) {
            uint64_t to = place(index(now, j));
            if (to >= elements.length) continue;
            elements[to] = subtrahend.length == 0 ? x[j] : x[j] - subtrahend[to];
        }
    }
};

}  // namespace stages
