// Represents elements of a prime field of 12 limbs by digits in f64. Products of elements use the fused multiply-add of
// FP64 units. On GPUs with many FP64 units, the products in f64 can run at the same time as products of integer limbs.
// Only probes use this code. docs/measurements/2026-11-24-gpu-fp64.md gives the reason for this restriction.
//
// An element is Σ d_i·2^(48i), where the 8 digits d_i are integers of either sign. The Montgomery factor R is 2^384, as
// in montgomery.cuh, so the conversion from limbs to digits takes no product. src/field/fma/mod.rs uses this method on
// the CPU, with the same operations in each column. Let p be the modulus. src/field/fma/mod.rs proves the following
// bounds:
//
//   balanced digit   |d| ≤ 2^47 + 2^6
//   product(a, b)    |a_i| ≤ 3·(2^47 + 2^6) and balanced b_i, or the other way round; |a| ≤ 6p, |b| ≤ 2p
//   square(a)        balanced a_i, |a| ≤ 2p
//   results          balanced, with a magnitude below 2p
//
// If |a|·|b| ≤ 14p², |a| may be above 6p, and |b| may be above 2p. The magnitude of the result is at most
// (|a|·|b|/(p·R) + 0.5 + 2^-40)·p, where p/R < 0.102.
//
// The product of two digits is h + l, where h is a multiple of 2^48 and |l| ≤ 2^47. C is 1.5·2^100, and the unit in the
// last place of C is 2^48. s is the sum of h over all previous products of the column, and s' is s + h:
//
//   C + s' = fma(a, b, C + s)     rounds to a multiple of 2^48, while |s'| ≤ 2^99
//   e = (C + s) − (C + s')        = −h, exact
//   l = fma(a, b, e)              = ab − h, exact
//
// The three steps are the method of Emmart, Zheng and Weems (2018), with one change: the first step also adds h to the
// sum s.
//
// Each operation rounds to nearest, and the compiler must not fuse two operations. On the device, intrinsics prevent a
// fusion. The emulator is compiled with -ffp-contract=off.
#pragma once

#include "field/montgomery.cuh"

#ifdef __CUDACC__

DEVICE double fused(double a, double b, double c) { return __fma_rn(a, b, c); }
DEVICE double sum(double a, double b) { return __dadd_rn(a, b); }
DEVICE double difference(double a, double b) { return __dsub_rn(a, b); }
DEVICE double product(double a, double b) { return __dmul_rn(a, b); }
DEVICE double double_of(uint32_t low, uint32_t high) { return __hiloint2double(int(high), int(low)); }
DEVICE uint32_t low_word(double a) { return uint32_t(__double2loint(a)); }
DEVICE uint32_t high_word(double a) { return uint32_t(__double2hiint(a)); }

#else

#include <cmath>
#include <cstring>

DEVICE double fused(double a, double b, double c) { return std::fma(a, b, c); }
DEVICE double sum(double a, double b) { return a + b; }
DEVICE double difference(double a, double b) { return a - b; }
DEVICE double product(double a, double b) { return a * b; }
DEVICE double double_of(uint32_t low, uint32_t high) {
    uint64_t bits = uint64_t{high} << 32 | low;
    double value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
}
DEVICE uint64_t bits_of(double value) {
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    return bits;
}
DEVICE uint32_t low_word(double a) { return uint32_t(bits_of(a)); }
DEVICE uint32_t high_word(double a) { return uint32_t(bits_of(a) >> 32); }

#endif

// The constants of a field, each as an array of digits. Loops are unrolled, so each digit is an immediate or a word of
// constant memory.
template <class P>
struct DigitConstants {
    static constexpr uint32_t DIGITS = 8, BITS = 48;
    static constexpr uint64_t RADIX = 1ull << BITS;
    static_assert(P::LIMBS == 12 && P::BITS <= 381, "the bounds need p/R below 0.102 in 8 digits of 48 bits");

    // 2^52. The sum of 2^52 and an integer below 2^52 has this integer in its low bits.
    static constexpr double INTEGER = 0x1p52;
    static constexpr double SHIFT = 0x1p-48;
    // C. Adding C and then subtracting C rounds to a multiple of 2^48.
    static constexpr double ROUNDING = 0x1.8p100;
    // C − C·2^-48. The carry from the previous column contains C·2^-48, and the term −C·2^-48 of this constant cancels
    // this part of the carry.
    static constexpr double ROUNDING_WITH_CARRY = 0x1.8p100 - 0x1.8p52;

    DEVICE static constexpr double p(uint32_t i) {
        constexpr Table table = written();
        return table.p[i];
    }
    // −p⁻¹ mod 2^48, balanced. One step of Newton's iteration doubles the number of correct bits.
    DEVICE static constexpr double inverse() {
        constexpr uint64_t p = P::modulus(0) | uint64_t{P::modulus(1)} << 32, x = P::NEG_INV;
        constexpr uint64_t inverse = x * (2 + p * x) & (RADIX - 1);
        return double(inverse) - (inverse >= RADIX / 2 ? double(RADIX) : 0.0);
    }
    // 2^336/p. 2^336 is the weight of the top digit.
    DEVICE static constexpr double quotient() {
        constexpr double quotient = 1.0 / (p(DIGITS - 1) + p(DIGITS - 2) * SHIFT);
        return quotient;
    }
    // The constant that is added to digit i of an element a. Callers read the bit pattern of the sum as a 64-bit
    // integer with the weight 2^(48i). With these constants, the weighted integers add up to a + 2p modulo 2^384.
    DEVICE static constexpr double lift(uint32_t i) {
        constexpr Table table = written();
        return table.lift[i];
    }

 private:
    struct Table {
        double p[DIGITS], lift[DIGITS];
    };

    DEVICE static constexpr Table written() {
        Table table = {};
        uint64_t carry = 0, borrow = 0, before = 0;
        for (uint32_t i = 0; i < DIGITS; i++) {
            uint32_t limb = i / 2 * 3 + i % 2;
            uint64_t word = i % 2 == 0 ? P::modulus(limb) | uint64_t{P::modulus(limb + 1) & 0xffff} << 32
                                       : P::modulus(limb) >> 16 | uint64_t{P::modulus(limb + 1)} << 16;
            // Makes each digit balanced: a digit of at least 2^47 is reduced by 2^48, and the next digit gets a carry.
            uint64_t digit = word + carry;
            carry = digit >= RADIX / 2;
            table.p[i] = double(digit) - (carry ? double(RADIX) : 0.0);
            // The bit pattern of a sum is an integer plus 0x4330·2^48. The integer is increased by 2^48, so that it is
            // not negative. So each pattern adds 0x4330 + 1 = 0x4331 to the next digit. To compensate, 0x4331 is
            // subtracted from each digit of 2p except the lowest digit.
            uint64_t twice = (word << 1 & (RADIX - 1)) | before >> (BITS - 1);
            uint64_t less = (i > 0 ? 0x4331 : 0) + borrow;
            borrow = twice < less;
            table.lift[i] = INTEGER + double(RADIX) + double((twice - less) & (RADIX - 1));
            before = word;
        }
        return table;
    }
};

template <class P>
struct alignas(16) Digits {
    using Constants = DigitConstants<P>;
    static constexpr uint32_t N = Constants::DIGITS;

    double digit[N];

    DEVICE Digits operator+(const Digits &other) const {
        Digits r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.digit[i] = sum(digit[i], other.digit[i]);
        return r;
    }
    DEVICE Digits operator-(const Digits &other) const {
        Digits r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.digit[i] = difference(digit[i], other.digit[i]);
        return r;
    }

    // Returns a·b/R. The product takes 294 multiplications and 255 additions.
    DEVICE Digits operator*(const Digits &other) const {
        Columns t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            UNROLL for (uint32_t j = 0; j < N; j++) t.add(i + j, digit[i], other.digit[j]);
        }
        return t.reduced();
    }

    // Returns a²/R. The square takes 238 multiplications and 206 additions.
    DEVICE Digits sqr() const {
        Columns t;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            double twice = sum(digit[i], digit[i]);
            t.add(2 * i, digit[i], digit[i]);
            UNROLL for (uint32_t j = i + 1; j < N; j++) t.add(i + j, twice, digit[j]);
        }
        return t.reduced();
    }

    // Returns the element with balanced digits. The magnitude of each digit must be below 2^52. This function takes 28
    // operations.
    DEVICE Digits balanced() const {
        Digits r;
        double before = 0;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            if (i == N - 1) {
                r.digit[i] = fused(before, Constants::SHIFT, digit[i]);
            } else {
                double multiple = difference(sum(digit[i], Constants::ROUNDING), Constants::ROUNDING);
                double rest = difference(digit[i], multiple);
                r.digit[i] = i == 0 ? rest : fused(before, Constants::SHIFT, rest);
                before = multiple;
            }
        }
        return r;
    }

    // Returns an element that is congruent to this element modulo p, with balanced digits and a magnitude of at most
    // 0.51·p. The magnitude of the element must be at most 31p, and the magnitude of each digit must be below 2^51.
    // This function takes 39 operations.
    DEVICE Digits settled() const {
        double top = fused(digit[N - 2], Constants::SHIFT, digit[N - 1]);
        // Adding 1.5·2^52 rounds to the nearest integer, because the unit in the last place of 1.5·2^52 is 1.
        double quotient = fused(top, Constants::quotient(), 0x1.8p52);
        quotient = difference(0x1.8p52, quotient);
        Digits r;
        UNROLL for (uint32_t i = 0; i < N; i++) r.digit[i] = fused(quotient, Constants::p(i), digit[i]);
        return r.balanced();
    }

    // Returns the digits of an integer below 2^382 that is given in limbs.
    DEVICE static Digits from_limbs(const Fp<P> &a) {
        // Adds 2^47 to each digit, so that no digit is negative. The last loop subtracts 2^47 again.
        uint32_t limb[P::LIMBS];
        Carry carry;
        UNROLL for (uint32_t i = 0; i < P::LIMBS; i++) {
            // The part of the added constant that lies in limb i. The constant has a 1 in bit 47 of each group of 48
            // bits.
            uint32_t half = i % 3 == 0 ? 0 : i % 3 == 1 ? 0x8000 : 0x80000000;
            limb[i] = i == 0 ? carry.add_cc(a.limb[i], half)
                      : i < P::LIMBS - 1 ? carry.addc_cc(a.limb[i], half)
                                         : carry.addc(a.limb[i], half);
        }
        Digits r;
        UNROLL for (uint32_t i = 0; i < N; i++) {
            uint32_t first = i / 2 * 3 + i % 2, low = limb[first], high = limb[first + 1], exponent = 0x43300000;
            double lifted = i % 2 == 0 ? double_of(low, exponent | (high & 0xffff))
                                       : double_of(low >> 16 | high << 16, exponent | high >> 16);
            r.digit[i] = difference(lifted, Constants::INTEGER + 0x1p47);
        }
        return r;
    }

    // Returns the limbs of the element, as an integer in [0, p). The digits must be balanced, and the magnitude of the
    // element must be below 2p.
    DEVICE Fp<P> to_limbs() const {
        // The bit patterns of digits with even indices do not overlap. The bit patterns of digits with odd indices do
        // not overlap either.
        uint32_t even[P::LIMBS], odd[P::LIMBS];
        odd[0] = 0;
        UNROLL for (uint32_t i = 0; i < N; i += 2) {
            double lifted = sum(digit[i], Constants::lift(i)), next = sum(digit[i + 1], Constants::lift(i + 1));
            uint32_t first = i / 2 * 3;
            even[first] = low_word(lifted);
            even[first + 1] = high_word(lifted);
            even[first + 2] = 0;
            odd[first + 1] = low_word(next) << 16;
            odd[first + 2] = low_word(next) >> 16 | high_word(next) << 16;
            if (i + 2 < N) odd[first + 3] = high_word(next) >> 16;
        }
        Fp<P> r;
        uint32_t p[P::LIMBS], twice[P::LIMBS];
        UNROLL for (uint32_t i = 0; i < P::LIMBS; i++) {
            p[i] = P::modulus(i);
            twice[i] = i == 0 ? p[0] << 1 : p[i] << 1 | p[i - 1] >> 31;
        }
        // The sum of `even` and `odd` modulo 2^384.
        Carry carry;
        r.limb[0] = carry.add_cc(even[0], odd[0]);
        UNROLL for (uint32_t i = 1; i < P::LIMBS; i++) r.limb[i] = carry.addc_cc(even[i], odd[i]);
        reduce_once(r.limb, twice);
        reduce_once(r.limb, p);
        return r;
    }

 private:
    // Sums of products of digits. Column k has the weight 2^(48k), and its value is (high − C) + low. From the second
    // column on, `low` also contains −C·2^-48. The term −C·2^-48 cancels against the carry from the previous column.
    struct Columns {
        double high[2 * N - 1], low[2 * N - 1];
        bool begun[2 * N - 1] = {};

        DEVICE void add(uint32_t column, double x, double y) {
            double before = high[column];
            if (!begun[column]) before = Constants::ROUNDING;
            double after = fused(x, y, before);
            if (!begun[column] && column > 0) before = Constants::ROUNDING_WITH_CARRY;
            double rest = fused(x, y, difference(before, after));
            low[column] = begun[column] ? sum(low[column], rest) : rest;
            high[column] = after;
            begun[column] = true;
        }

        // Adds the multiple of p that makes the N lowest columns zero. The remaining columns are the result.
        DEVICE Digits reduced() {
            double left = 0;
            UNROLL for (uint32_t column = 0; column < 2 * N - 1; column++) {
                if (column > 0) low[column] = fused(high[column - 1], Constants::SHIFT, low[column]);
                if (column > 0 && column <= N) low[column] = fused(left, Constants::SHIFT, low[column]);
                if (column < N) {
                    // m = low·(−p⁻¹) mod 2^48.
                    double factor = Constants::inverse(), total = low[column];
                    double multiple = fused(total, factor, Constants::ROUNDING);
                    double m = fused(total, factor, difference(Constants::ROUNDING, multiple));
                    left = fused(m, Constants::p(0), total);
                    UNROLL for (uint32_t j = 1; j < N; j++) add(column + j, m, Constants::p(j));
                }
            }
            Digits r;
            UNROLL for (uint32_t i = 0; i < N - 1; i++) r.digit[i] = low[N + i];
            r.digit[N - 1] = product(difference(high[2 * N - 2], Constants::ROUNDING), Constants::SHIFT);
            return r.balanced();
        }
    };
};
