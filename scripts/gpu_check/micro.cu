// Microbenchmarks that measure the constants of the time model on a GPU. To compile and run this file on the machine
// with the GPU:
//
//     nvcc -O3 -std=c++17 -arch=native -o micro micro.cu -lpthread
//     ./micro instructions loads copies memory launches clock
//
// Each measurement is one line of JSON on standard output, written immediately. Most printed times are the shortest of
// several runs (`least`). Some printed times are the median of several runs (`median`), or the time of a single run
// (`since`). micro.py checks that the machine code of each kernel pipe_* has the instruction that the kernel's name
// states.
#include <cuda_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#define CHECK(call)                                                                            \
    do {                                                                                       \
        cudaError_t status_ = (call);                                                          \
        if (status_ != cudaSuccess) {                                                          \
            std::printf("{\"failed\": \"%s\", \"error\": \"%s\"}\n", #call, cudaGetErrorName(status_)); \
            std::fflush(stdout);                                                               \
            std::exit(1);                                                                      \
        }                                                                                      \
    } while (0)

// ---- Instructions -------------------------------------------------------------------------------------------------

// CHAINS is the number of independent chains of dependent instructions in a thread. UNROLL is the number of steps of
// each chain in one iteration of the loop. With fewer steps, the moves at the end of an iteration would change the
// measured rate.
constexpr int CHAINS = 8, UNROLL = 32;

// The state of a chain. Each field has different values in different threads. If a field had the same value in all
// threads, ptxas would use the uniform pipe for a part of the work.
struct Chain {
    uint64_t x;
    uint32_t y, p;
    double z;
};

// Each of the following functions is one step of a chain `c`. `d` is the chain after `c`. The compiler does not know
// the value of `q`. One factor of each product is the state of a chain. If both factors were constant in the loop,
// ptxas would compute the product before the loop.
__device__ __forceinline__ void imad(Chain &c, uint32_t q) {
    asm volatile("mad.lo.u32 %0, %0, %1, %2;" : "+r"(c.y) : "r"(q), "r"(c.p));
}
// The product has no addend. For an addend of two words, each step would need an additional move.
__device__ __forceinline__ void imad_hi(Chain &c, uint32_t q) {
    asm volatile("mul.hi.u32 %0, %0, %1;" : "+r"(c.y) : "r"(q));
}
__device__ __forceinline__ void imad_wide(Chain &c, const Chain &d, uint32_t q) {
    asm volatile(
        "{ .reg .u32 lo, hi; mov.b64 {lo, hi}, %0;"
        "  mad.lo.cc.u32 lo, %1, %2, lo; madc.hi.u32 hi, %1, %2, hi; mov.b64 %0, {lo, hi}; }"
        : "+l"(c.x) : "r"(static_cast<uint32_t>(d.x)), "r"(q));
}
// A sum of three words, without a carry. For sums with a carry, ptxas would replace half of the IADD3 instructions by
// IMAD.X.
__device__ __forceinline__ void iadd3(Chain &c, const Chain &d, uint32_t q) {
    asm volatile("{ .reg .u32 t; add.u32 t, %1, %2; add.u32 %0, %0, t; }" : "+r"(c.y) : "r"(d.y), "r"(q));
}
__device__ __forceinline__ void dfma(Chain &c, uint32_t) {
    asm volatile("fma.rn.f64 %0, %0, %0, %0;" : "+d"(c.z));
}
// A row of eight products, as in a product of long integers. Each product adds the carry of the previous product. One
// row is one step of all eight chains.
#define CARRIED(first, then, i) \
    "{ .reg .u32 lo, hi; mov.b64 {lo, hi}, %" #i "; " first ".lo.cc.u32 lo, %8, %9, lo; " then \
    ".hi.cc.u32 hi, %8, %9, hi; mov.b64 %" #i ", {lo, hi}; }"
__device__ __forceinline__ void imad_wide_carry(Chain (&c)[CHAINS], int i, uint32_t q) {
    if (i != 0) return;
    asm volatile(CARRIED("mad", "madc", 0) CARRIED("madc", "madc", 1) CARRIED("madc", "madc", 2) CARRIED("madc", "madc", 3)
                 CARRIED("madc", "madc", 4) CARRIED("madc", "madc", 5) CARRIED("madc", "madc", 6) CARRIED("madc", "madc", 7)
                 : "+l"(c[0].x), "+l"(c[1].x), "+l"(c[2].x), "+l"(c[3].x), "+l"(c[4].x), "+l"(c[5].x), "+l"(c[6].x),
                   "+l"(c[7].x)
                 : "r"(c[0].y += static_cast<uint32_t>(c[7].x)), "r"(q));
}

// Defines a kernel with a loop. Each iteration has CHAINS × UNROLL steps, and increments the loop counter.
#define PIPE(name, ...)                                                                                     \
    extern "C" __global__ void __launch_bounds__(256) pipe_##name(uint64_t *out, uint32_t a, uint32_t b, int rounds) { \
        Chain chains[CHAINS];                                                                               \
        for (int i = 0; i < CHAINS; i++) {                                                                  \
            uint64_t seed = (threadIdx.x + i) * 0x9e3779b97f4a7c15 + b;                                     \
            chains[i] = {seed, threadIdx.x ^ a, static_cast<uint32_t>(seed >> 20), 1.0 + threadIdx.x};      \
        }                                                                                                   \
        uint32_t q = a - threadIdx.x, r = b + threadIdx.x;                                                  \
        _Pragma("unroll 1") for (int round = 0; round < rounds; round++) {                                  \
            _Pragma("unroll") for (int u = 0; u < UNROLL; u++) {                                            \
                _Pragma("unroll") for (int i = 0; i < CHAINS; i++) {                                        \
                    Chain &c = chains[i], &d = chains[(i + 1) % CHAINS];                                    \
                    __VA_ARGS__                                                                             \
                }                                                                                           \
            }                                                                                               \
        }                                                                                                   \
        uint64_t sum = 0;                                                                                   \
        for (int i = 0; i < CHAINS; i++) {                                                                  \
            sum += chains[i].x + chains[i].y + __double_as_longlong(chains[i].z);                           \
        }                                                                                                   \
        if (sum == 0x123456789abcdef) out[threadIdx.x] = sum + r;                                           \
    }

PIPE(imad, (void)d; imad(c, q);)
PIPE(imad_hi, (void)d; imad_hi(c, q);)
PIPE(imad_wide, imad_wide(c, d, q);)
PIPE(imad_wide_carry, (void)c; (void)d; imad_wide_carry(chains, i, q);)
PIPE(iadd3, iadd3(c, d, q);)
PIPE(dfma, (void)d; dfma(c, q);)
PIPE(imad_wide_and_iadd3, imad_wide(c, d, q); iadd3(c, d, q);)
PIPE(imad_wide_twice_and_iadd3, imad_wide(c, d, q); imad_wide(c, d, r); iadd3(c, d, q);)
PIPE(imad_wide_and_imad_hi, imad_wide(c, d, q); imad_hi(c, q);)
PIPE(imad_wide_and_imad, imad_wide(c, d, q); imad(c, q);)
PIPE(imad_wide_and_dfma, imad_wide(c, d, q); dfma(c, q);)
PIPE(imad_wide_twice_and_dfma, imad_wide(c, d, q); imad_wide(c, d, r); dfma(c, q);)

using Pipe = void (*)(uint64_t *, uint32_t, uint32_t, int);
// A kernel pipe_*, and the number of machine instructions of one step.
struct Named {
    const char *name;
    Pipe kernel;
    int instructions;
};
const Named PIPES[] = {
    {"imad", pipe_imad, 1},
    {"imad_hi", pipe_imad_hi, 1},
    {"imad_wide", pipe_imad_wide, 1},
    {"imad_wide_carry", pipe_imad_wide_carry, 1},
    {"iadd3", pipe_iadd3, 1},
    {"dfma", pipe_dfma, 1},
    {"imad_wide_and_iadd3", pipe_imad_wide_and_iadd3, 2},
    {"imad_wide_twice_and_iadd3", pipe_imad_wide_twice_and_iadd3, 3},
    {"imad_wide_and_imad_hi", pipe_imad_wide_and_imad_hi, 2},
    {"imad_wide_and_imad", pipe_imad_wide_and_imad, 2},
    {"imad_wide_and_dfma", pipe_imad_wide_and_dfma, 2},
    {"imad_wide_twice_and_dfma", pipe_imad_wide_twice_and_dfma, 3},
};

// A reading of a multiprocessor: its clock counter, and the time in nanoseconds. `read_clocks` writes a reading for
// each multiprocessor that runs a block.
constexpr uint32_t MAX_SMS = 1024;
struct Reading {
    uint64_t clocks, nanoseconds;
};
extern "C" __global__ void read_clocks(Reading *out) {
    uint64_t time;
    uint32_t sm;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(time));
    asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
    if (sm < MAX_SMS) out[sm] = {static_cast<uint64_t>(clock64()), time};
}

// ---- Helpers ------------------------------------------------------------------------------------------------------

using Clock = std::chrono::steady_clock;
double since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

struct Timer {
    cudaEvent_t start, end;
    Timer() {
        CHECK(cudaEventCreate(&start));
        CHECK(cudaEventCreate(&end));
    }
    // The duration of `work` on the device in seconds: the shortest of `times` runs.
    double least(int times, const std::function<void()> &work) {
        double best = 1e9;
        for (int i = 0; i < times; i++) {
            CHECK(cudaEventRecord(start));
            work();
            CHECK(cudaEventRecord(end));
            CHECK(cudaEventSynchronize(end));
            float milliseconds = 0;
            CHECK(cudaEventElapsedTime(&milliseconds, start, end));
            best = std::min(best, milliseconds / 1e3);
        }
        return best;
    }
};

// Durations in seconds, measured with the host's clock: the shortest and the median of several runs.
struct Spread {
    double least, median;
};
Spread on_the_host(int times, const std::function<void()> &work) {
    std::vector<double> seconds;
    for (int i = 0; i < times; i++) {
        auto start = Clock::now();
        work();
        seconds.push_back(since(start));
    }
    std::sort(seconds.begin(), seconds.end());
    return {seconds.front(), seconds[seconds.size() / 2]};
}

cudaDeviceProp properties;

size_t free_memory() {
    size_t free = 0, total = 0;
    CHECK(cudaMemGetInfo(&free, &total));
    return free;
}

#define SAY(...)              \
    do {                      \
        std::printf(__VA_ARGS__); \
        std::printf("\n");    \
        std::fflush(stdout);  \
    } while (0)

// ---- Parts --------------------------------------------------------------------------------------------------------

extern "C" __global__ void nothing() {}

// The clock rate in MHz during `work`. The rate is computed from the clock counter of one multiprocessor before and
// after `work`. A block cannot choose its multiprocessor, so this function reads the counters of all multiprocessors
// twice, and uses the first multiprocessor with two readings.
double megahertz(const std::function<void()> &work) {
    Reading *out = nullptr;
    const size_t bytes = MAX_SMS * sizeof(Reading);
    std::vector<Reading> before(MAX_SMS), after(MAX_SMS);
    CHECK(cudaMalloc(&out, bytes));
    auto read = [&](std::vector<Reading> &readings) {
        CHECK(cudaMemset(out, 0, bytes));
        read_clocks<<<4 * properties.multiProcessorCount, 32>>>(out);
        CHECK(cudaMemcpy(readings.data(), out, bytes, cudaMemcpyDeviceToHost));
    };
    read(before);
    work();
    read(after);
    CHECK(cudaFree(out));
    for (uint32_t sm = 0; sm < MAX_SMS; sm++) {
        uint64_t nanoseconds = after[sm].nanoseconds - before[sm].nanoseconds;
        if (before[sm].clocks && after[sm].clocks && nanoseconds) {
            return 1e3 * double(after[sm].clocks - before[sm].clocks) / double(nanoseconds);
        }
    }
    return 0;
}

// Prints the instructions per clock of one multiprocessor, for each kernel pipe_*. An instruction counts once for each
// lane. Each kernel is measured twice: with many warps, and with one warp for each scheduler. The number of clocks is the
// measured time multiplied by the measured clock rate, so the result does not depend on the clock rate.
void instructions() {
    uint64_t *out = nullptr;
    CHECK(cudaMalloc(&out, 1 << 16));
    Timer timer;
    const int rounds = 1000;
    for (const Named &pipe : PIPES) {
        for (auto [what, blocks_of_sm, threads] : {std::make_tuple("full", 4, 256), std::make_tuple("one warp", 1, 128)}) {
            int blocks = blocks_of_sm * properties.multiProcessorCount;
            auto run = [&, threads = threads] { pipe.kernel<<<blocks, threads>>>(out, 0xfffff3b9u, 0x7f4a7c15u, rounds); };
            run();
            CHECK(cudaDeviceSynchronize());
            double seconds = 0, clock = megahertz([&] { seconds = timer.least(5, run); });
            double steps = double(rounds) * CHAINS * UNROLL * threads * blocks_of_sm;
            double clocks = seconds * clock * 1e6;
            SAY("{\"part\": \"instructions\", \"name\": \"%s\", \"warps\": \"%s\", \"steps_per_clock_and_sm\": %.3f, "
                "\"instructions_per_clock_and_sm\": %.3f, \"mhz\": %.1f, \"seconds\": %.6f}",
                pipe.name, what, steps / clocks, steps * pipe.instructions / clocks, clock, seconds);
        }
    }
    CHECK(cudaFree(out));
}

// A hash of `x` (the mixing function of SplitMix64).
__device__ __forceinline__ uint64_t mixed(uint64_t x) {
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

// Each thread loads random slots of 96 bytes, in words of 16 or 4 bytes. 96 bytes is the size of an affine point whose
// coordinates have 12 limbs of 32 bits.
template <class Word>
__global__ void load_slots(const uint4 *memory, uint64_t slots, uint64_t seed, int loads, uint32_t *out) {
    constexpr int WORDS = 96 / sizeof(Word);
    uint64_t thread = blockIdx.x * uint64_t(blockDim.x) + threadIdx.x;
    uint32_t sum = 0;
    for (int i = 0; i < loads; i++) {
        uint64_t slot = __umul64hi(mixed(seed + thread * loads + i), slots);
        const Word *words = reinterpret_cast<const Word *>(memory + 6 * slot);
        Word read[WORDS];
#pragma unroll
        for (int w = 0; w < WORDS; w++) read[w] = words[w];
#pragma unroll
        for (int w = 0; w < WORDS; w++) sum ^= reinterpret_cast<uint32_t *>(&read[w])[0];
    }
    if (sum == 0x12345678) out[0] = sum;
}

// Each group of six neighbouring lanes loads one slot together: each lane loads 16 bytes. The last two lanes of a warp
// load nothing.
__global__ void load_slots_together(const uint4 *memory, uint64_t slots, uint64_t seed, int loads, uint32_t *out) {
    uint64_t thread = blockIdx.x * uint64_t(blockDim.x) + threadIdx.x;
    uint32_t lane = thread % 32, sum = 0;
    if (lane < 30) {
        uint64_t group = thread / 32 * 5 + lane / 6;
        for (int i = 0; i < loads; i++) {
            uint64_t slot = __umul64hi(mixed(seed + group * loads + i), slots);
            uint4 read = memory[6 * slot + lane % 6];
            sum ^= read.x ^ read.w;
        }
    }
    if (sum == 0x12345678) out[0] = sum;
}

void loads() {
    Timer timer;
    uint32_t *out = nullptr;
    CHECK(cudaMalloc(&out, 4));
    for (double gigabytes : {0.01, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0}) {
        uint64_t slots = uint64_t(gigabytes * 1e9) / 96;
        if (slots * 96 > free_memory() * 0.9) {
            SAY("{\"part\": \"loads\", \"gigabytes\": %g, \"skipped\": \"the memory is not there\"}", gigabytes);
            continue;
        }
        uint4 *memory = nullptr;
        CHECK(cudaMalloc(&memory, slots * 96));
        CHECK(cudaMemset(memory, 1, slots * 96));
        const int blocks = 16 * properties.multiProcessorCount, threads = 256, each = 64;
        double all = double(blocks) * threads * each;
        auto say = [&](const char *how, double count, double seconds) {
            SAY("{\"part\": \"loads\", \"gigabytes\": %g, \"how\": \"%s\", \"slots_per_second\": %.4e, "
                "\"bytes_per_second\": %.4e}",
                gigabytes, how, count / seconds, 96 * count / seconds);
        };
        uint64_t seed = 1;
        say("a thread, 16 bytes", all, timer.least(3, [&] {
            load_slots<uint4><<<blocks, threads>>>(memory, slots, seed += 1 << 30, each, out);
        }));
        say("a thread, 4 bytes", all, timer.least(3, [&] {
            load_slots<uint32_t><<<blocks, threads>>>(memory, slots, seed += 1 << 30, each, out);
        }));
        say("six lanes, 16 bytes", all / 32 * 5, timer.least(3, [&] {
            load_slots_together<<<blocks, threads>>>(memory, slots, seed += 1 << 30, each, out);
        }));
        CHECK(cudaDeviceSynchronize());
        CHECK(cudaFree(memory));
    }
    CHECK(cudaFree(out));
}

// Returns the seconds of a staged copy to the device: host threads copy pieces of pageable memory to pinned buffers,
// and the device copies the pieces from these buffers. Each thread alternates between two pinned buffers.
double staged(const char *source, char *target, size_t bytes, size_t piece, int threads, unsigned flags) {
    struct Pair {
        char *memory[2];
        cudaEvent_t read[2];
    };
    std::vector<Pair> pairs(threads);
    for (Pair &pair : pairs) {
        for (int i = 0; i < 2; i++) {
            CHECK(cudaHostAlloc(&pair.memory[i], piece, flags));
            std::memset(pair.memory[i], 0, piece);
            CHECK(cudaEventCreateWithFlags(&pair.read[i], cudaEventDisableTiming));
        }
    }
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    auto once = [&] {
        std::vector<std::thread> running;
        for (int t = 0; t < threads; t++) {
            running.emplace_back([&, t] {
                int turn = 0;
                for (size_t at = t * piece; at < bytes; at += threads * piece, turn ^= 1) {
                    Pair &pair = pairs[t];
                    CHECK(cudaEventSynchronize(pair.read[turn]));
                    size_t part = std::min(piece, bytes - at);
                    std::memcpy(pair.memory[turn], source + at, part);
                    CHECK(cudaMemcpyAsync(target + at, pair.memory[turn], part, cudaMemcpyHostToDevice, stream));
                    CHECK(cudaEventRecord(pair.read[turn], stream));
                }
            });
        }
        for (std::thread &thread : running) thread.join();
        CHECK(cudaStreamSynchronize(stream));
    };
    once();
    double seconds = on_the_host(3, once).least;
    for (Pair &pair : pairs) {
        for (int i = 0; i < 2; i++) {
            CHECK(cudaEventDestroy(pair.read[i]));
            CHECK(cudaFreeHost(pair.memory[i]));
        }
    }
    CHECK(cudaStreamDestroy(stream));
    return seconds;
}

void copies() {
    const size_t most = size_t{256} << 20;
    char *device = nullptr, *pinned = nullptr, *combined = nullptr;
    std::vector<char> pageable(most, 1);
    CHECK(cudaMalloc(&device, most));
    CHECK(cudaHostAlloc(&pinned, most, cudaHostAllocDefault));
    CHECK(cudaHostAlloc(&combined, most, cudaHostAllocWriteCombined));
    std::memset(pinned, 1, most);
    std::memset(combined, 1, most);
    auto say = [](const char *how, size_t bytes, int threads, size_t piece, double seconds) {
        SAY("{\"part\": \"copies\", \"how\": \"%s\", \"bytes\": %zu, \"threads\": %d, \"piece\": %zu, \"seconds\": %.3e, "
            "\"bytes_per_second\": %.4e}",
            how, bytes, threads, piece, seconds, bytes / seconds);
    };
    for (size_t bytes : {size_t{4096}, size_t{1} << 20, size_t{4} << 20, size_t{32} << 20, most}) {
        int times = bytes < most ? 10 : 3;
        for (auto [how, host] : {std::make_pair("pageable", pageable.data()), std::make_pair("pinned", pinned),
                                 std::make_pair("write-combined", combined)}) {
            auto copy = [&, host = host] {
                CHECK(cudaMemcpyAsync(device, host, bytes, cudaMemcpyHostToDevice));
                CHECK(cudaDeviceSynchronize());
            };
            copy();
            say(how, bytes, 1, 0, on_the_host(times, copy).least);
        }
        auto back = [&] {
            CHECK(cudaMemcpyAsync(pinned, device, bytes, cudaMemcpyDeviceToHost));
            CHECK(cudaDeviceSynchronize());
        };
        say("pinned, to the host", bytes, 1, 0, on_the_host(times, back).least);
        auto back_pageable = [&] { CHECK(cudaMemcpy(pageable.data(), device, bytes, cudaMemcpyDeviceToHost)); };
        say("pageable, to the host", bytes, 1, 0, on_the_host(times, back_pageable).least);
    }
    // Each thread copies a part of the pageable memory, on its own stream.
    for (int threads = 1; threads <= 4; threads++) {
        auto once = [&] {
            std::vector<std::thread> running;
            for (int t = 0; t < threads; t++) {
                running.emplace_back([&, t] {
                    size_t first = most / threads * t, part = most / threads;
                    cudaStream_t stream;
                    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
                    CHECK(cudaMemcpyAsync(device + first, pageable.data() + first, part, cudaMemcpyHostToDevice, stream));
                    CHECK(cudaStreamSynchronize(stream));
                    CHECK(cudaStreamDestroy(stream));
                });
            }
            for (std::thread &thread : running) thread.join();
        };
        once();
        say("pageable, by threads", most, threads, 0, on_the_host(3, once).least);
    }
    for (size_t piece : {size_t{1} << 20, size_t{4} << 20}) {
        for (int threads = 1; threads <= 4; threads++) {
            say("staged, pinned", most, threads, piece,
                staged(pageable.data(), device, most, piece, threads, cudaHostAllocDefault));
            say("staged, write-combined", most, threads, piece,
                staged(pageable.data(), device, most, piece, threads, cudaHostAllocWriteCombined));
        }
    }
    for (auto [how, host] : {std::make_pair("wipe of pinned", pinned), std::make_pair("wipe of write-combined", combined)}) {
        say(how, size_t{8} << 20, 1, 0, on_the_host(5, [host = host] { std::memset(host, 0, size_t{8} << 20); }).least);
    }
    CHECK(cudaFreeHost(pinned));
    CHECK(cudaFreeHost(combined));
    CHECK(cudaFree(device));
}

// A kernel with a stack frame of 3 KB. The largest stack frames of the library, in kernels over quadratic extensions,
// also have about 3 KB.
extern "C" __global__ void deep(uint32_t *out, int steps) {
    uint32_t frame[768];
    for (int i = 0; i < 768; i++) frame[i] = i * steps;
    uint32_t at = threadIdx.x;
    for (int i = 0; i < steps; i++) at = frame[at % 768] + i;
    out[threadIdx.x] = at;
}

void memory() {
    Timer timer;
    auto say = [](const char *what, size_t bytes, Spread seconds) {
        SAY("{\"part\": \"memory\", \"what\": \"%s\", \"bytes\": %zu, \"seconds\": %.3e, \"median\": %.3e}", what, bytes,
            seconds.least, seconds.median);
    };
    uint32_t *out = nullptr;
    CHECK(cudaMalloc(&out, 4096));
    auto deeply = [&] {
        deep<<<1, 128>>>(out, 10);
        CHECK(cudaDeviceSynchronize());
    };
    size_t before = free_memory();
    say("first launch of a deep kernel", 0, on_the_host(1, deeply));
    size_t taken = before - free_memory();
    say("next launch of a deep kernel", taken, on_the_host(20, deeply));
    say("cudaMemGetInfo", 0, on_the_host(200, [] { free_memory(); }));
    for (size_t bytes : {size_t{1} << 12, size_t{1} << 20, size_t{64} << 20, size_t{1} << 30, size_t{8} << 30}) {
        if (bytes > free_memory() * 0.9) continue;
        char *start = nullptr;
        int times = bytes < size_t{1} << 30 ? 20 : 3;
        say("cudaMalloc and cudaFree", bytes, on_the_host(times, [&] {
            CHECK(cudaMalloc(&start, bytes));
            CHECK(cudaFree(start));
        }));
        CHECK(cudaMalloc(&start, bytes));
        double seconds = timer.least(5, [&] { CHECK(cudaMemsetAsync(start, 0, bytes)); });
        say("memset", bytes, {seconds, seconds});
        CHECK(cudaFree(start));
    }
    // Like the memory pool of the library, this pool does not release freed memory.
    cudaMemPool_t pool;
    cudaMemPoolProps props = {};
    props.allocType = cudaMemAllocationTypePinned;
    props.location = {};
    props.location.type = cudaMemLocationTypeDevice;
    CHECK(cudaMemPoolCreate(&pool, &props));
    uint64_t threshold = UINT64_MAX;
    CHECK(cudaMemPoolSetAttribute(pool, cudaMemPoolAttrReleaseThreshold, &threshold));
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    for (size_t bytes : {size_t{1} << 12, size_t{1} << 20, size_t{64} << 20, size_t{1} << 30}) {
        void *start = nullptr;
        auto first = Clock::now();
        CHECK(cudaMallocFromPoolAsync(&start, bytes, pool, stream));
        CHECK(cudaStreamSynchronize(stream));
        double seconds = since(first);
        say("first allocation from a pool", bytes, {seconds, seconds});
        CHECK(cudaFreeAsync(start, stream));
        say("next allocation from a pool, and its release", bytes, on_the_host(50, [&] {
            CHECK(cudaMallocFromPoolAsync(&start, bytes, pool, stream));
            CHECK(cudaFreeAsync(start, stream));
        }));
        CHECK(cudaStreamSynchronize(stream));
    }
    CHECK(cudaMemPoolDestroy(pool));
    for (size_t bytes : {size_t{1} << 20, size_t{8} << 20, size_t{64} << 20}) {
        say("pinned memory, and its release", bytes, on_the_host(5, [&] {
            void *start = nullptr;
            CHECK(cudaHostAlloc(&start, bytes, cudaHostAllocDefault));
            CHECK(cudaFreeHost(start));
        }));
    }
    CHECK(cudaStreamDestroy(stream));
    CHECK(cudaFree(out));
}

void launches() {
    Timer timer;
    cudaStream_t stream;
    CHECK(cudaStreamCreateWithFlags(&stream, cudaStreamNonBlocking));
    auto say = [](const char *what, double seconds) {
        SAY("{\"part\": \"launches\", \"what\": \"%s\", \"seconds\": %.3e}", what, seconds);
    };
    auto queue = [&](int count) {
        for (int i = 0; i < count; i++) nothing<<<1, 32, 0, stream>>>();
    };
    auto wait = [&] { CHECK(cudaStreamSynchronize(stream)); };
    queue(10);
    wait();
    say("launch, on the host", on_the_host(10, [&] { queue(200); }).least / 200);
    wait();
    say("launch and wait", on_the_host(50, [&] { queue(1); wait(); }).median);
    say("12 launches and wait", on_the_host(50, [&] { queue(12); wait(); }).median);
    say("gap between kernels", on_the_host(10, [&] { queue(2000); wait(); }).least / 2000);
    int full = 8 * properties.multiProcessorCount;
    say("gap between kernels that fill the GPU", on_the_host(10, [&] {
        for (int i = 0; i < 2000; i++) nothing<<<full, 256, 0, stream>>>();
        wait();
    }).least / 2000);
    cudaGraph_t graph;
    cudaGraphExec_t executable;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    queue(12);
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&executable, graph, 0));
    auto replay = [&] { CHECK(cudaGraphLaunch(executable, stream)); wait(); };
    replay();
    say("a graph of 12 kernels and wait", on_the_host(50, replay).median);
    CHECK(cudaGraphExecDestroy(executable));
    CHECK(cudaGraphDestroy(graph));
    cudaEvent_t event;
    CHECK(cudaEventCreateWithFlags(&event, cudaEventDisableTiming));
    say("record of an event", on_the_host(50, [&] { CHECK(cudaEventRecord(event, stream)); }).median);
    say("wait for nothing", on_the_host(50, wait).median);
    CHECK(cudaEventDestroy(event));
    CHECK(cudaStreamDestroy(stream));
}

// For `seconds` seconds, all multiprocessors compute wide products, and this function repeatedly prints the clock rate.
// Because of the power limit, the printed clock rate may be lower than the boost clock.
void clocks(double seconds) {
    uint64_t *out = nullptr;
    CHECK(cudaMalloc(&out, 1 << 16));
    int blocks = 4 * properties.multiProcessorCount;
    auto start = Clock::now();
    while (since(start) < seconds) {
        double clock = megahertz([&] {
            auto piece = Clock::now();
            while (since(piece) < 0.45) {
                pipe_imad_wide<<<blocks, 256>>>(out, 0xfffff3b9u, 0x7f4a7c15u, 5000);
                CHECK(cudaDeviceSynchronize());
            }
        });
        SAY("{\"part\": \"clock\", \"after\": %.1f, \"mhz\": %.1f}", since(start), clock);
    }
    CHECK(cudaFree(out));
}

int main(int count, char **names) {
    CHECK(cudaSetDevice(0));
    CHECK(cudaGetDeviceProperties(&properties, 0));
    int runtime = 0, driver = 0;
    CHECK(cudaRuntimeGetVersion(&runtime));
    CHECK(cudaDriverGetVersion(&driver));
    SAY("{\"part\": \"device\", \"name\": \"%s\", \"capability\": \"%d.%d\", \"multiprocessors\": %d, \"l2\": %d, "
        "\"bus_bits\": %d, \"memory\": %zu, \"free\": %zu, \"runtime\": %d, \"driver\": %d}",
        properties.name, properties.major, properties.minor, properties.multiProcessorCount, properties.l2CacheSize,
        properties.memoryBusWidth, properties.totalGlobalMem, free_memory(), runtime, driver);
    for (int i = 1; i < count; i++) {
        std::string name = names[i];
        if (name == "instructions") instructions();
        else if (name == "loads") loads();
        else if (name == "copies") copies();
        else if (name == "memory") memory();
        else if (name == "launches") launches();
        else if (name == "clock") clocks(20);
        else {
            std::fprintf(stderr, "%s: no such part; parts are instructions loads copies memory launches clock\n", names[i]);
            return 2;
        }
    }
    return 0;
}
