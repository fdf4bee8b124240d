// Measures the time of sppark's MSM over BLS12-381 G1, for a comparison with cumsm. The argument is log2 n, where n is
// the number of points. Point i is (i + 1)·G, so for scalars sᵢ, the result must be (Σ sᵢ·(i + 1))·G. The last line of
// the output is JSON with two times:
//
// - `milliseconds`: the points, the scalars and the result are in host memory, as in a run of msm_cli with plain bases.
// - `resident_milliseconds`: the points stay on the GPU. Only the scalars and the result are in host memory.
#include <blst.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

extern "C" void *sppark_new(const void *points, size_t n);
extern "C" void sppark_delete(void *engine);
extern "C" int sppark_sum(void *engine, void *out, const void *points, size_t n, const void *scalars);

// Computes the points (i + 1)·G for all i of a range. Each point takes one addition.
static void progression(blst_p1_affine *points, size_t first, size_t end) {
    const size_t PIECE = 4096;
    std::vector<blst_p1> sums(PIECE);
    blst_p1 next;
    uint64_t start = first + 1;
    blst_p1_mult(&next, blst_p1_generator(), reinterpret_cast<const byte *>(&start), 64);
    for (size_t at = first; at < end; at += PIECE) {
        size_t count = std::min(PIECE, end - at);
        for (size_t i = 0; i < count; i++) {
            sums[i] = next;
            blst_p1_add_or_double_affine(&next, &next, &BLS12_381_G1);
        }
        const blst_p1 *list[] = {sums.data(), nullptr};
        blst_p1s_to_affine(points + at, list, count);
    }
}

int main(int count, char **words) {
    if (count != 2) return 2;
    size_t n = size_t{1} << std::atoi(words[1]);
    std::vector<blst_p1_affine> points(n);
    std::vector<blst_scalar> scalars(n);
    size_t threads = std::max(1u, std::thread::hardware_concurrency());
    std::vector<std::thread> running;
    for (size_t t = 0; t < threads; t++) {
        running.emplace_back([&, t] { progression(points.data(), n * t / threads, n * (t + 1) / threads); });
    }
    for (std::thread &thread : running) thread.join();

    // Computes scalars sᵢ below 2^252, and the sum Σ sᵢ·(i + 1). The words of each scalar and of the sum have 32 bits.
    uint64_t state = 1, sum[12] = {};
    for (size_t i = 0; i < n; i++) {
        uint32_t limbs[8];
        for (uint32_t &limb : limbs) {
            state = state * 6364136223846793005 + 1442695040888963407;
            limb = state >> 32;
        }
        limbs[7] &= 0x0fffffff;
        std::memcpy(&scalars[i], limbs, 32);
        uint64_t carry = 0;
        for (int w = 0; w < 8 || carry; w++) {
            uint64_t word = sum[w] + carry + (w < 8 ? limbs[w] * uint64_t(i + 1) : 0);
            sum[w] = uint32_t(word);
            carry = word >> 32;
        }
    }
    uint8_t bytes[48];
    for (int w = 0; w < 12; w++) {
        uint32_t word = sum[w];
        std::memcpy(bytes + 4 * w, &word, 4);
    }
    blst_scalar factor;
    blst_scalar_from_le_bytes(&factor, bytes, sizeof bytes);
    blst_p1 expected;
    blst_p1_mult(&expected, blst_p1_generator(), factor.b, 255);

    double times[2];
    for (bool resident : {false, true}) {
        void *engine = sppark_new(resident ? points.data() : nullptr, n);
        if (!engine) return 1;
        double best = 1e9;
        for (int turn = 0; turn < 6; turn++) {
            blst_p1 result;
            auto start = std::chrono::steady_clock::now();
            int error = sppark_sum(engine, &result, resident ? nullptr : points.data(), n, scalars.data());
            double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            if (error != 0) {
                std::printf("CUDA error %d\n", error);
                return 1;
            }
            if (!blst_p1_is_equal(&result, &expected)) {
                std::printf("the result is wrong\n");
                return 1;
            }
            if (turn > 0) best = std::min(best, seconds);
        }
        times[resident] = 1e3 * best;
        sppark_delete(engine);
    }
    std::printf("{\"milliseconds\": %.4f, \"resident_milliseconds\": %.4f}\n", times[0], times[1]);
}
