// Measures the time of sppark's number-theoretic transforms, for a comparison with cumsm. The field is the scalar field
// of BN254 (-DFEATURE_BN254) or of BLS12-381 (-DFEATURE_BLS12_381). For each n = 2^14, 2^16, …, 2^24, the output has a
// line of JSON with two times:
//
// - `forward_milliseconds`: from coefficients in natural order to values in bit-reversed order.
// - `inverse_milliseconds`: from values in bit-reversed order to coefficients in natural order, with the division by n.
//
// The times include no copy to or from the host, because the vector stays in the GPU's memory. The times include no bit
// reversal, because sppark needs none for these orders of elements. Each time begins before the first launch and ends
// when the GPU is idle again.
#ifdef FEATURE_BN254
#include <ff/alt_bn128.hpp>
#define CURVE "bn254"
#else
#include <ff/bls12-381.hpp>
#define CURVE "bls12-381"
#endif
#include <ntt/ntt.cuh>

#ifndef __CUDA_ARCH__
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <thread>
#include <vector>

static const uint32_t MIN_LOG_SIZE = 14, MAX_LOG_SIZE = 24, SMALL = 10;
static const int TURNS = 10;

// Runs `work` for parts of the range from 0 to n, on all processors.
template <class Work>
static void parallel(size_t n, Work work) {
    size_t threads = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::thread> running;
    for (size_t t = 0; t < threads; t++) running.emplace_back(work, n * t / threads, n * (t + 1) / threads);
    for (std::thread &thread : running) thread.join();
}

static fr_t power(fr_t base, size_t exponent) {
    fr_t result = fr_t::one();
    for (; exponent; exponent >>= 1) {
        if (exponent & 1) result *= base;
        base *= base;
    }
    return result;
}

// The index at which the transform stores the value at ωⁱ.
static size_t reversed(size_t i, uint32_t log_size) {
    size_t result = 0;
    for (uint32_t bit = 0; bit < log_size; bit++) result |= (i >> bit & 1) << (log_size - 1 - bit);
    return result;
}

// Transforms the vector in place, and returns the time in milliseconds.
static double transform(stream_t &stream, fr_t *data, uint32_t log_size, NTT::Direction direction) {
    bool forward = direction == NTT::Direction::forward;
    auto order = forward ? NTT::InputOutputOrder::NR : NTT::InputOutputOrder::RN;
    stream.sync();
    auto start = std::chrono::steady_clock::now();
    NTT::Base_dev_ptr(stream, data, log_size, order, direction, NTT::Type::standard);
    stream.sync();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

// Returns ω, which is the value of the polynomial X at ω¹. If sppark's transform is right, ω is a root of unity of
// order n. The caller must check the order of ω.
static fr_t root(stream_t &stream, fr_t *data, uint32_t log_size) {
    fr_t one = fr_t::one(), omega;
    stream.bzero(data, size_t{1} << log_size);
    stream.HtoD(data + 1, &one, 1);
    transform(stream, data, log_size, NTT::Direction::forward);
    stream.DtoH(&omega, data + reversed(1, log_size), 1);
    stream.sync();
    return omega;
}

// If n ≥ 2 is a power of 2, the order of ω is n if and only if ω^(n/2) = −1.
static bool has_order(const fr_t &omega, size_t n) { return (power(omega, n / 2) + fr_t::one()).is_zero(); }

// Compares each value of a small forward transform with the value that the host computes for the same point.
static bool small_is_right(stream_t &stream, fr_t *data) {
    size_t n = size_t{1} << SMALL;
    std::vector<fr_t> coefficients(n), values(n);
    uint64_t state = 1;
    for (fr_t &coefficient : coefficients) {
        state = state * 6364136223846793005 + 1442695040888963407;
        coefficient = fr_t(state);
    }
    fr_t omega = root(stream, data, SMALL);
    stream.HtoD(data, coefficients.data(), n);
    transform(stream, data, SMALL, NTT::Direction::forward);
    stream.DtoH(values.data(), data, n);
    stream.sync();
    bool right = has_order(omega, n);
    for (size_t i = 0; i < n; i++) {
        fr_t point = power(omega, i), value = coefficients[n - 1];
        for (size_t j = n - 1; j--;) value = value * point + coefficients[j];
        right = right && values[reversed(i, SMALL)] == value;
    }
    return right;
}

// Checks all values of the polynomial p = Σ ratioʲ·Xʲ. If xⁿ = 1, then p(x)·(ratio·x − 1) = ratioⁿ − 1.
static bool are_values(const fr_t *values, uint32_t log_size, const fr_t &omega, const fr_t &ratio) {
    size_t n = size_t{1} << log_size;
    fr_t one = fr_t::one(), product = power(ratio, n) - one;
    // If ratioⁿ − 1 is not zero, then ratio·x − 1 is not zero for any x with xⁿ = 1. So the equation p(x)·(ratio·x − 1)
    // = ratioⁿ − 1 determines every value p(x).
    if (!has_order(omega, n) || product.is_zero()) return false;
    std::atomic<bool> right{true};
    parallel(n, [&](size_t first, size_t end) {
        fr_t scaled = ratio * power(omega, first);
        for (size_t i = first; i < end; i++, scaled *= omega) {
            if (values[reversed(i, log_size)] * (scaled - one) != product) right = false;
        }
    });
    return right;
}

static bool measure() {
    stream_t &stream = select_gpu();
    dev_ptr_t<fr_t> memory{size_t{1} << MAX_LOG_SIZE, stream};
    fr_t *data = memory.data();
    if (!small_is_right(stream, data)) {
        std::printf("the transform of 2^%u elements is wrong\n", SMALL);
        return false;
    }

    // A transform of n elements uses the first n elements of `coefficients`.
    fr_t ratio(uint64_t{0x9e3779b97f4a7c15});
    std::vector<fr_t> coefficients(size_t{1} << MAX_LOG_SIZE), result(size_t{1} << MAX_LOG_SIZE);
    parallel(coefficients.size(), [&](size_t first, size_t end) {
        fr_t next = power(ratio, first);
        for (size_t i = first; i < end; i++, next *= ratio) coefficients[i] = next;
    });
    bool all = true;
    for (uint32_t log_size = MIN_LOG_SIZE; log_size <= MAX_LOG_SIZE; log_size += 2) {
        size_t n = size_t{1} << log_size;
        fr_t omega = root(stream, data, log_size);
        stream.HtoD(data, coefficients.data(), n);
        double forward = 1e9, inverse = 1e9;
        for (int turn = 0; turn <= TURNS; turn++) {
            double there = transform(stream, data, log_size, NTT::Direction::forward);
            double back = transform(stream, data, log_size, NTT::Direction::inverse);
            // The first turn is the warm-up.
            if (turn > 0) forward = std::min(forward, there), inverse = std::min(inverse, back);
        }
        // The checks come last, so that the GPU does not wait for the host between two turns. After all turns, the
        // vector must be equal to the coefficients again.
        stream.DtoH(result.data(), data, n);
        stream.sync();
        bool checked = std::memcmp(result.data(), coefficients.data(), n * sizeof(fr_t)) == 0;
        transform(stream, data, log_size, NTT::Direction::forward);
        stream.DtoH(result.data(), data, n);
        stream.sync();
        checked = checked && are_values(result.data(), log_size, omega, ratio);
        std::printf(
            "{\"peer\": \"sppark-ntt\", \"curve\": \"%s\", \"n\": %zu, \"forward_milliseconds\": %.4f, "
            "\"inverse_milliseconds\": %.4f, \"checked\": %s}\n",
            CURVE, n, forward, inverse, checked ? "true" : "false");
        std::fflush(stdout);
        all = all && checked;
    }
    return all;
}

int main() {
    try {
        return measure() ? 0 : 1;
    } catch (const cuda_error &error) {
        std::printf("%s\n", error.what());
        return 1;
    }
}
#endif
