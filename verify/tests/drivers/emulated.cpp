// A stand-in for libcuda. Each GPU of the stand-in is the emulator or the PTX machine. src/gpu/cuda calls the stand-in
// instead of the driver. The stand-in checks and executes these calls without a GPU. The stand-in is linked with the
// emulated kernels of all modules. modules.inc lists the modules, as MODULE(name, file). A loaded image must have the
// same content as the file of a module. If the GPU is the emulator, the emulator runs the emulated kernels of this
// module. If the GPU is the PTX machine, the machine runs the PTX file that lies beside the module's file.
//
// A launch runs its kernel immediately. Copies from pinned memory are made at the latest moment that a driver may
// choose. If attribute 100 is 1 (see EMULATED_ATTRIBUTES), the same holds for copies from pageable memory. So code that
// changes the source or reads the target of a copy too early gets a wrong result.
//
// Environment variables configure the stand-in:
//
// - EMULATED_MACHINE is the shared library of the PTX machine. If the variable is not set, the GPU is the emulator.
// - EMULATED_LOADING is the error that the loading of kernels returns.
// - EMULATED_WAITING is the error that each wait for a stream returns.
// - EMULATED_STARTING is the error that cuInit returns.
// - EMULATED_ATTRIBUTES sets attributes of each GPU by the numbers of the attributes, as in "13:1980000,38:52428800".
// - EMULATED_TOGETHER is a number n. The first n modules wait for each other while they are loaded. If a module waits
//   for 20 s, its loading fails.
// - EMULATED_MEMORY lists the memory of each GPU in bytes, as in "1000,2000" for two GPUs.
// - EMULATED_MULTIPROCESSORS is the number of multiprocessors of each GPU.
// - EMULATED_UNOPENED is the ordinal of a GPU that cannot be opened.
// - EMULATED_FREEING is an error. Each release of memory, of an event or of a stream returns this error, although the
//   release succeeds.
// - EMULATED_COUNTS is a file. When the process ends, the stand-in writes its counts to this file. For example, the
//   file has the number of opened contexts, the number of streams that were made, the number of streams that are still
//   alive, and the number of allocations that were not freed.
// - With EMULATED_EVENTS=none, there are no events.
// - With EMULATED_PINNED_MEMORY=none, there is no pinned memory.
// - With EMULATED_POOLS=none, there are no memory pools.
// - With EMULATED_ORDER=none, the stand-in does not tell the PTX machine which operations a stream has waited for. So
//   the machine reports a race between operations of two streams, even if one stream waits for the other stream.
//
// With EMULATED_KERNELS=none, kernels do nothing. An allocation only reserves addresses, and nothing can be read or
// written at the reserved addresses. Copies and clears are counted, but move no data. A copy to the host writes zeros.
// So tests can count the calls of computations that are too large to run.
//
// If a test's process has loaded the stand-in, the test can call six functions of the stand-in. cumsm_calls_begin
// begins to count the calls of each function of the driver. cumsm_calls returns the counts. cumsm_holds looks for bytes
// in all memory. cumsm_take takes memory, as if another process used this memory. cumsm_reserved returns the bytes that
// all pools have reserved. cumsm_fail_launch makes a launch fail.
//
// EMULATED_SAMPLE makes the PTX machine run only some blocks of some kernels, so that large computations can be
// counted. The variable lists prefixes of kernel names, each with a number n, as in "accumulate_:64,reduce_:0". A
// kernel whose name begins with a listed prefix runs one of every n blocks. If n is 0, the kernel runs no block. Blocks
// that do not run write no points. So new memory is filled with pseudorandom numbers, and later kernels read these
// numbers instead of points. If an allocation has more than 8 GiB, only 256 MiB of the allocation exist, and these
// bytes repeat. The result of a computation with EMULATED_SAMPLE is wrong.
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "emulator/abi.hpp"
#include "ptx_machine.hpp"

#define MODULE(name, file) extern "C" const EmulatedKernel cumsm_kernels_##name[];
#include "modules.inc"
#undef MODULE

namespace {

enum Status {
    SUCCESS = 0,
    INVALID_VALUE = 1,
    OUT_OF_MEMORY = 2,
    NO_CONTEXT = 201,
    INVALID_IMAGE = 200,
    INVALID_HANDLE = 400,
    NOT_FOUND = 500,
    OUT_OF_RESOURCES = 701,
    LAUNCH_FAILED = 719,
    NOT_SUPPORTED = 801,
};

struct Function {
    const EmulatedKernel *emulated;
    const PtxKernel *ptx;
};
struct Module {
    const char *file;
    const EmulatedKernel *kernels;
    PtxModule *ptx;
    std::map<std::string, Function> functions;  // the functions that were requested
};
Module modules[] = {
#define MODULE(name, file) {file, cumsm_kernels_##name, nullptr, {}},
#include "modules.inc"
#undef MODULE
};

// The header at the beginning of a fatbin.
struct ImageHeader {
    uint32_t magic;
    uint16_t version;
    uint16_t header_bytes;
    uint64_t content_bytes;
};

bool only_counts();

// Maps the id of a stream to the number of an operation of this stream. This operation and all earlier operations of
// the stream have been waited for.
using Progress = std::map<uint64_t, uint64_t>;
void advance(Progress &progress, const Progress &more) {
    for (auto [stream, number] : more) progress[stream] = std::max(progress[stream], number);
}

struct Copy {
    uint64_t number;  // number of the operation in its stream
    void *target;
    const void *source;
    size_t bytes;
    std::thread::id by;
    bool is_pageable;
};
// The number of copies from pageable memory that were made while the host did not wait for the stream.
int late = 0;
struct Device {
    size_t memory;
    size_t taken = 0;  // bytes taken by pools, and by allocations without a pool
    int contexts = 0;
};
// A pool keeps freed memory of a device. When the host waits for a stream, each pool releases the kept memory that
// exceeds the pool's threshold.
struct Pool {
    Device *device;
    uint64_t threshold = 0;
    uint64_t reserved = 0;
    uint64_t used = 0;

    // Releases the kept memory, except `keep` bytes and the memory that counts as used.
    void release(uint64_t keep, uint64_t in_use) {
        uint64_t kept = std::max(in_use, std::min(reserved, keep));
        device->taken -= reserved - kept;
        reserved = kept;
    }
};
struct Stream {
    uint64_t id;
    Device *device;
    int allocations = 0;  // number of allocations that are not yet freed
    uint64_t queued = 0;
    std::deque<Copy> copies;  // copies that are queued but not yet made
    Progress waited_for;
    std::map<Pool *, uint64_t> freed;  // bytes of each pool that were freed since the host last waited for the stream

    void make_copies(uint64_t until, bool host_waits = false) {
        for (; !copies.empty() && copies.front().number <= until; copies.pop_front()) {
            late += copies.front().is_pageable && !host_waits;
            if (only_counts()) continue;
            std::memcpy(copies.front().target, copies.front().source, copies.front().bytes);
        }
    }
};
struct Event {
    bool timed;
    Stream *stream;  // null until the event is recorded
    Progress behind;
    std::chrono::steady_clock::time_point time;

    void wait(bool host_waits) const {
        if (stream) stream->make_copies(behind.at(stream->id), host_waits);
    }
};
const unsigned DISABLE_TIMING = 2;
struct Allocation {
    size_t bytes;
    Pool *pool;      // null if the allocation has no pool
    Device *device;
    Stream *stream;  // null if the allocation has no pool
    uint64_t number;  // number of the operation in its stream
};

// Protects the variables below, because several threads may copy on one stream.
std::recursive_mutex mutex;
using Guard = std::lock_guard<std::recursive_mutex>;
std::map<uint64_t, Allocation> allocations;
std::set<const Stream *> streams;
uint64_t streams_made = 0;
Progress host_waited;  // the operations for which any thread of the host has waited
std::map<const void *, size_t> pinned;
std::deque<Pool> pools;
int contexts_opened = 0, growths = 0, refused = 0;
// The size of each thread's local memory, in bytes.
size_t stack_bytes = 1024;
int waits = 0;
// The greatest number of copies of one host thread that waited in a stream at the same time.
size_t copies_waiting = 0;
thread_local Device *current = nullptr;

std::deque<Device> &devices() {
    static std::deque<Device> devices = [] {
        std::deque<Device> listed;
        const char *text = std::getenv("EMULATED_MEMORY");
        std::stringstream sizes(text ? text : "1073741824");
        for (std::string size; std::getline(sizes, size, ',');) listed.push_back({std::stoull(size)});
        return listed;
    }();
    return devices;
}

// When the process ends, the destructor writes the stand-in's counts to the file EMULATED_COUNTS.
struct Counts {
    ~Counts() {
        const char *file = std::getenv("EMULATED_COUNTS");
        if (!file) return;
        std::ofstream(file) << "contexts " << contexts_opened << "\nstreams " << streams_made << "\nalive "
                            << streams.size() << "\ngrowths " << growths << "\nrefused " << refused
                            << "\nallocations " << allocations.size() << "\ncopies " << copies_waiting << "\nlate "
                            << late << "\nstack " << stack_bytes << "\nwaits " << waits << "\n";
    }
} counts;

// Returns the error code in an environment variable, or SUCCESS if the variable is not set.
int error_of(const char *variable) {
    const char *status = std::getenv(variable);
    return status ? std::atoi(status) : SUCCESS;
}

// Returns the error code of all releases (see EMULATED_FREEING). The releases themselves succeed.
int released() { return error_of("EMULATED_FREEING"); }

int multiprocessors() {
    const char *count = std::getenv("EMULATED_MULTIPROCESSORS");
    return count ? std::atoi(count) : 4;
}

bool is_none(const char *name) {
    const char *value = std::getenv(name);
    return value && std::strcmp(value, "none") == 0;
}

// True if EMULATED_KERNELS is "none", so that calls are only counted.
bool only_counts() {
    static const bool only = is_none("EMULATED_KERNELS");
    return only;
}

// The number of calls of a function, and the number of bytes in these calls.
struct Calls {
    uint64_t calls = 0, bytes = 0;
};
// `calls` counts the calls since cumsm_calls_begin. `calls_until_result` counts only the calls up to the host's wait
// for the last copy to the host.
std::map<std::string, Calls> calls, calls_until_result;
bool result_is_coming = false;

// The number of launches that succeed before one launch fails. If the number is negative, no launch fails.
int64_t launches_until_failure = -1;

// Counts a call. Each function of the driver begins with a call of `note_call`, except cuDriverGetVersion,
// cuCtxGetLimit and cuCtxSetLimit.
void note_call(const char *function, uint64_t bytes = 0) {
    Guard lock(mutex);
    Calls &of_function = calls[function];
    of_function.calls++;
    of_function.bytes += bytes;
}

// Records that the host has waited for a stream. If a copy to the host was queued, the result of this copy has arrived.
void note_wait() {
    Guard lock(mutex);
    if (result_is_coming) calls_until_result = calls;
    result_is_coming = false;
}

// True if the range lies inside one allocation that this stream may use. A stream may use its own allocations, and
// allocations without a pool. The stream may use an allocation of a different stream after the stream or the host has
// waited for this allocation.
bool inside(uint64_t address, size_t bytes, const Stream *stream) {
    Guard lock(mutex);
    auto after = allocations.upper_bound(address);
    if (after == allocations.begin()) return false;
    auto [start, allocation] = *--after;
    if (!allocation.stream) return address - start + bytes <= allocation.bytes;
    auto has_waited = [&allocation](const Progress &progress) {
        auto maker = progress.find(allocation.stream->id);
        return maker != progress.end() && maker->second >= allocation.number;
    };
    bool there = allocation.stream == stream || has_waited(stream->waited_for) || has_waited(host_waited);
    return there && address - start + bytes <= allocation.bytes;
}

bool is_pinned(const void *source) {
    Guard lock(mutex);
    auto after = pinned.upper_bound(source);
    if (after == pinned.begin()) return false;
    auto [start, bytes] = *--after;
    return static_cast<const char *>(source) < static_cast<const char *>(start) + bytes;
}

// Returns the order of the stream's last operation among the operations of all streams.
Order order_of(const Stream *stream) {
    if (is_none("EMULATED_ORDER")) return Order(stream->id, stream->queued, {});
    Progress behind = host_waited;
    advance(behind, stream->waited_for);
    return Order(stream->id, stream->queued, behind);
}

// Tells the PTX machine of a copy, so that the machine finds races between the copy and kernels.
int note_copy(uint64_t address, size_t bytes, bool is_write, const Stream *stream) {
    if (!ptx_machine()) return SUCCESS;
    return ptx_machine()->copied(address, bytes, is_write, order_of(stream)) ? SUCCESS : LAUNCH_FAILED;
}

// An allocation may be larger than the memory behind it (see EMULATED_SAMPLE). `present(bytes)` returns the size of the
// memory behind an allocation of this size. The addresses after this size map to the same memory again.
const size_t PERIOD = size_t{256} << 20;
size_t present(size_t bytes) {
    bool repeats = std::getenv("EMULATED_SAMPLE") && bytes > size_t{8} << 30;
    return repeats ? PERIOD : bytes;
}

// Allocates memory of the host. Returns null if the host has no memory left.
void *take(size_t bytes) {
    if (only_counts()) {
        void *start = mmap(nullptr, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        return start == MAP_FAILED ? nullptr : start;
    }
    if (present(bytes) == bytes) return std::aligned_alloc(256, (bytes + 255) / 256 * 256);
    size_t whole = (bytes + PERIOD - 1) / PERIOD * PERIOD;
    int file = memfd_create("repeated", 0);
    void *start = mmap(nullptr, whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (file < 0 || ftruncate(file, PERIOD) != 0 || start == MAP_FAILED) return nullptr;
    for (size_t at = 0; at < whole; at += PERIOD) {
        mmap(static_cast<char *>(start) + at, PERIOD, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0);
    }
    close(file);
    return start;
}

void give_back(void *start, size_t bytes) {
    if (only_counts()) {
        munmap(start, bytes);
    } else if (present(bytes) == bytes) {
        std::free(start);
    } else {
        munmap(start, (bytes + PERIOD - 1) / PERIOD * PERIOD);
    }
}

// Fills new memory with its initial contents.
void fill(void *start, size_t bytes) {
    if (!std::getenv("EMULATED_SAMPLE")) {
        std::memset(start, 0xa5, bytes);
        return;
    }
    static uint64_t state = 0;
    for (size_t at = 0; at + 8 <= bytes; at += 8) {
        state += 0x9e3779b97f4a7c15;
        uint64_t number = (state ^ state >> 30) * 0xbf58476d1ce4e5b9;
        number ^= number >> 27;
        std::memcpy(static_cast<char *>(start) + at, &number, 8);
    }
    std::memset(static_cast<char *>(start) + bytes / 8 * 8, 0xa5, bytes % 8);
}

// Allocates memory of the GPU, and fills it.
uint64_t allocate(size_t bytes) {
    void *start = take(bytes);
    if (!start) {
        std::fprintf(stderr, "no memory for %zu bytes of the GPU\n", bytes);
        std::abort();
    }
    if (!only_counts()) fill(start, present(bytes));
    auto address = reinterpret_cast<uint64_t>(start);
    if (ptx_machine()) ptx_machine()->allocated(address, bytes);
    return address;
}

// Ends an allocation. Aborts if a byte of the allocation is not zero, because freed memory must be wiped.
void deallocate(std::map<uint64_t, Allocation>::iterator found) {
    auto [address, allocation] = *found;
    const char *bytes = reinterpret_cast<const char *>(address);
    if (!only_counts() && std::any_of(bytes, bytes + present(allocation.bytes), [](char byte) { return byte != 0; })) {
        std::fprintf(stderr, "memory is freed that was not wiped\n");
        std::abort();
    }
    (allocation.pool ? allocation.pool->used : allocation.device->taken) -= allocation.bytes;
    allocations.erase(found);
    if (ptx_machine()) ptx_machine()->freed(address);
    give_back(reinterpret_cast<void *>(address), allocation.bytes);
}

// The layout of the driver's type CUmemPoolProps.
struct PoolProperties {
    int type, handles, location, device;
    void *attributes;
    unsigned char reserved[64];
};

const EmulatedKernel *find(const EmulatedKernel *table, const char *name) {
    for (; table->name; table++) {
        if (std::strcmp(table->name, name) == 0) return table;
    }
    return nullptr;
}

// Reads the value of an attribute from EMULATED_ATTRIBUTES. Returns false if the variable does not set the attribute.
bool is_set(int attribute, int *value) {
    const char *text = std::getenv("EMULATED_ATTRIBUTES");
    std::stringstream listed(text ? text : "");
    for (std::string item; std::getline(listed, item, ',');) {
        size_t colon = item.find(':');
        if (std::stoi(item) == attribute) {
            *value = std::stoi(item.substr(colon + 1));
            return true;
        }
    }
    return false;
}

}  // namespace

extern "C" {

int cuInit(unsigned) {
    note_call("cuInit");
    return error_of("EMULATED_STARTING");
}
int cuDriverGetVersion(int *version) {
    *version = 12040;
    return SUCCESS;
}
int cuGetErrorName(int, const char **name) {
    note_call("cuGetErrorName");
    *name = "EMULATED";
    return SUCCESS;
}
int cuDeviceGetCount(int *count) {
    note_call("cuDeviceGetCount");
    *count = devices().size();
    return SUCCESS;
}
int cuDeviceGet(int *device, int ordinal) {
    note_call("cuDeviceGet");
    *device = ordinal;
    return static_cast<size_t>(ordinal) < devices().size() ? SUCCESS : INVALID_VALUE;
}
int cuDeviceGetName(char *name, int length, int) {
    note_call("cuDeviceGetName");
    std::snprintf(name, length, "emulated driver");
    return SUCCESS;
}
int cuDeviceGetAttribute(int *value, int attribute, int) {
    note_call("cuDeviceGetAttribute");
    if (is_set(attribute, value)) return SUCCESS;
    switch (attribute) {
        case 16: *value = multiprocessors(); return SUCCESS;
        case 75: *value = 9; return SUCCESS;   // major version of the compute capability
        case 76: *value = 0; return SUCCESS;   // minor version of the compute capability
        case 100: *value = 0; return SUCCESS;  // the GPU reads pageable memory through the page tables of the host
        case 115: *value = !is_none("EMULATED_POOLS"); return SUCCESS;  // memory pools
        default: return INVALID_VALUE;
    }
}
int cuDeviceTotalMem_v2(size_t *bytes, int device) {
    note_call("cuDeviceTotalMem_v2");
    *bytes = devices()[device].memory;
    return SUCCESS;
}
int cuDevicePrimaryCtxRetain(void **retained, int device) {
    note_call("cuDevicePrimaryCtxRetain");
    Guard lock(mutex);
    const char *unopened = std::getenv("EMULATED_UNOPENED");
    if (unopened && std::atoi(unopened) == device) return OUT_OF_MEMORY;
    contexts_opened++;
    *retained = &devices()[device];
    return SUCCESS;
}
int cuDevicePrimaryCtxRelease_v2(int) {
    note_call("cuDevicePrimaryCtxRelease_v2");
    return SUCCESS;
}
int cuCtxGetCurrent(void **context) {
    note_call("cuCtxGetCurrent");
    *context = current;
    return SUCCESS;
}
int cuCtxSetCurrent(void *context) {
    note_call("cuCtxSetCurrent");
    current = static_cast<Device *>(context);
    return SUCCESS;
}
int cuCtxGetLimit(size_t *value, int limit) {
    Guard lock(mutex);
    if (!current) return NO_CONTEXT;
    if (limit != 0) return INVALID_VALUE;
    *value = stack_bytes;
    return SUCCESS;
}
int cuCtxSetLimit(int limit, size_t value) {
    Guard lock(mutex);
    if (!current) return NO_CONTEXT;
    if (limit != 0) return INVALID_VALUE;
    // The GPU reserves local memory for the greatest number of threads that can be resident at the same time.
    size_t threads = size_t{2048} * multiprocessors();
    size_t taken = current->taken + (value - stack_bytes) * threads;
    if (taken > current->memory) return OUT_OF_MEMORY;
    current->taken = taken;
    stack_bytes = value;
    return SUCCESS;
}
int cuMemGetInfo_v2(size_t *free, size_t *total) {
    note_call("cuMemGetInfo_v2");
    Guard lock(mutex);
    if (!current) return NO_CONTEXT;
    *total = current->memory;
    *free = current->memory - current->taken;
    return SUCCESS;
}
int cuMemPoolCreate(Pool **pool, const PoolProperties *properties) {
    note_call("cuMemPoolCreate");
    Guard lock(mutex);
    const int PINNED = 1, NO_HANDLE = 0, DEVICE = 1;
    if (properties->type != PINNED || properties->handles != NO_HANDLE || properties->location != DEVICE) {
        return INVALID_VALUE;
    }
    pools.push_back({&devices()[properties->device]});
    *pool = &pools.back();
    return SUCCESS;
}
int cuMemPoolSetAttribute(Pool *pool, int attribute, const uint64_t *value) {
    note_call("cuMemPoolSetAttribute");
    Guard lock(mutex);
    if (attribute != 4) return INVALID_VALUE;
    pool->threshold = *value;
    return SUCCESS;
}
int cuMemPoolGetAttribute(const Pool *pool, int attribute, uint64_t *value) {
    note_call("cuMemPoolGetAttribute");
    Guard lock(mutex);
    switch (attribute) {
        case 5: *value = pool->reserved; return SUCCESS;
        case 7: *value = pool->used; return SUCCESS;
        default: return INVALID_VALUE;
    }
}
// Freed memory still counts as used until the host has waited for the stream that freed this memory. A driver may count
// memory in the same way.
int cuMemPoolTrimTo(Pool *pool, size_t keep) {
    note_call("cuMemPoolTrimTo");
    Guard lock(mutex);
    uint64_t in_use = pool->used;
    for (const Stream *stream : streams) {
        auto freed = stream->freed.find(pool);
        if (freed != stream->freed.end()) in_use += freed->second;
    }
    pool->release(keep, std::min(in_use, pool->reserved));
    return released();
}
int cuMemAllocFromPoolAsync(uint64_t *address, size_t bytes, Pool *pool, Stream *stream) {
    note_call("cuMemAllocFromPoolAsync", bytes);
    Guard lock(mutex);
    if (bytes == 0 || current != stream->device || pool->device != stream->device) return INVALID_VALUE;
    uint64_t reserved = std::max(pool->reserved, pool->used + bytes);
    if (pool->device->taken + (reserved - pool->reserved) > pool->device->memory) {
        refused++;
        return OUT_OF_MEMORY;
    }
    growths += reserved > pool->reserved;
    pool->device->taken += reserved - pool->reserved;
    pool->reserved = reserved;
    pool->used += bytes;
    *address = allocate(bytes);
    allocations[*address] = {bytes, pool, pool->device, stream, ++stream->queued};
    stream->allocations++;
    return SUCCESS;
}
int cuMemsetD8Async(uint64_t target, unsigned char value, size_t bytes, Stream *stream) {
    note_call("cuMemsetD8Async", bytes);
    Guard lock(mutex);
    if (!inside(target, bytes, stream) || current != stream->device) return INVALID_VALUE;
    stream->make_copies(++stream->queued);
    if (!only_counts()) std::memset(reinterpret_cast<void *>(target), value, present(bytes));
    return note_copy(target, bytes, true, stream);
}
int cuMemFreeAsync(uint64_t address, Stream *stream) {
    note_call("cuMemFreeAsync");
    Guard lock(mutex);
    auto found = allocations.find(address);
    if (found == allocations.end() || found->second.stream != stream || current != stream->device) return INVALID_VALUE;
    stream->make_copies(++stream->queued);
    for (const Stream *other : streams) {
        for (const Copy &copy : other->copies) {
            auto target = reinterpret_cast<uint64_t>(copy.target);
            if (target >= address && target < address + found->second.bytes) {
                std::fprintf(stderr, "memory is freed that another stream copies to\n");
                std::abort();
            }
        }
    }
    stream->allocations--;
    stream->freed[found->second.pool] += found->second.bytes;
    deallocate(found);
    return released();
}
int cuMemAlloc_v2(uint64_t *address, size_t bytes) {
    note_call("cuMemAlloc_v2", bytes);
    Guard lock(mutex);
    if (bytes == 0 || !current || !is_none("EMULATED_POOLS")) return INVALID_VALUE;
    if (current->taken + bytes > current->memory) {
        refused++;
        return OUT_OF_MEMORY;
    }
    current->taken += bytes;
    *address = allocate(bytes);
    allocations[*address] = {bytes, nullptr, current, nullptr, 0};
    return SUCCESS;
}
int cuMemFree_v2(uint64_t address) {
    note_call("cuMemFree_v2");
    Guard lock(mutex);
    auto found = allocations.find(address);
    if (found == allocations.end() || found->second.stream) return INVALID_VALUE;
    deallocate(found);
    return released();
}
int cuMemcpyHtoDAsync_v2(uint64_t target, const void *source, size_t bytes, Stream *stream) {
    note_call("cuMemcpyHtoDAsync_v2", bytes);
    Guard lock(mutex);
    if (!inside(target, bytes, stream)) return INVALID_VALUE;
    std::thread::id by = std::this_thread::get_id();
    int reads_pageable = 0;
    bool is_pageable = !is_pinned(source) && is_set(100, &reads_pageable) && reads_pageable;
    stream->copies.push_back({++stream->queued, reinterpret_cast<void *>(target), source, bytes, by, is_pageable});
    if (!is_pinned(source) && !is_pageable) stream->make_copies(stream->queued);
    size_t own = std::count_if(stream->copies.begin(), stream->copies.end(), [=](auto &copy) { return copy.by == by; });
    copies_waiting = std::max(copies_waiting, own);
    return note_copy(target, bytes, true, stream);
}
int cuMemHostAlloc(void **start, size_t bytes, unsigned) {
    note_call("cuMemHostAlloc", bytes);
    if (is_none("EMULATED_PINNED_MEMORY")) return OUT_OF_MEMORY;
    Guard lock(mutex);
    *start = std::malloc(bytes);
    pinned[*start] = bytes;
    return SUCCESS;
}
int cuMemFreeHost(void *start) {
    note_call("cuMemFreeHost");
    Guard lock(mutex);
    if (pinned.erase(start) == 0) return INVALID_VALUE;
    std::free(start);
    return released();
}
int cuMemcpyDtoHAsync_v2(void *target, uint64_t source, size_t bytes, Stream *stream) {
    note_call("cuMemcpyDtoHAsync_v2", bytes);
    Guard lock(mutex);
    if (!inside(source, bytes, stream)) return INVALID_VALUE;
    stream->make_copies(stream->queued);
    result_is_coming = true;
    if (only_counts()) {
        std::memset(target, 0, bytes);
    } else {
        std::memcpy(target, reinterpret_cast<void *>(source), bytes);
    }
    return note_copy(source, bytes, false, stream);
}
int cuStreamCreate(Stream **stream, unsigned) {
    note_call("cuStreamCreate");
    Guard lock(mutex);
    if (!current) return NO_CONTEXT;
    *stream = new Stream{++streams_made, current};
    streams.insert(*stream);
    return SUCCESS;
}
int cuStreamSynchronize(Stream *stream) {
    note_call("cuStreamSynchronize");
    Guard lock(mutex);
    note_wait();
    waits++;
    if (int status = error_of("EMULATED_WAITING")) return status;
    stream->make_copies(stream->queued, true);
    advance(host_waited, stream->waited_for);
    advance(host_waited, {{stream->id, stream->queued}});
    for (Pool &pool : pools) {
        pool.release(pool.threshold, pool.used);
    }
    stream->freed.clear();
    return SUCCESS;
}
int cuStreamWaitEvent(Stream *stream, const Event *event, unsigned) {
    note_call("cuStreamWaitEvent");
    Guard lock(mutex);
    event->wait(false);
    advance(stream->waited_for, event->behind);
    return SUCCESS;
}
int cuStreamDestroy_v2(Stream *stream) {
    note_call("cuStreamDestroy_v2");
    if (stream->allocations != 0 || !stream->copies.empty()) {
        std::fprintf(stderr, "%d allocations outlive their stream, %zu copies have not been waited for\n",
                     stream->allocations, stream->copies.size());
        std::abort();
    }
    Guard lock(mutex);
    streams.erase(stream);
    delete stream;
    return released();
}
int cuEventCreate(Event **event, unsigned flags) {
    note_call("cuEventCreate");
    if (is_none("EMULATED_EVENTS")) return NOT_SUPPORTED;
    *event = new Event{(flags & DISABLE_TIMING) == 0, nullptr, {}, {}};
    return SUCCESS;
}
int cuEventRecord(Event *event, Stream *stream) {
    note_call("cuEventRecord");
    Guard lock(mutex);
    event->stream = stream;
    event->behind = stream->waited_for;
    event->behind[stream->id] = stream->queued;
    event->time = std::chrono::steady_clock::now();
    return SUCCESS;
}
int cuEventSynchronize(const Event *event) {
    note_call("cuEventSynchronize");
    Guard lock(mutex);
    event->wait(true);
    advance(host_waited, event->behind);
    return SUCCESS;
}
int cuEventElapsedTime(float *milliseconds, const Event *start, const Event *end) {
    note_call("cuEventElapsedTime");
    bool timed = start->timed && end->timed;
    if (!timed || !start->stream || start->stream != end->stream) return INVALID_HANDLE;
    *milliseconds = std::chrono::duration<float, std::milli>(end->time - start->time).count();
    return SUCCESS;
}
int cuEventDestroy_v2(Event *event) {
    note_call("cuEventDestroy_v2");
    delete event;
    return released();
}
int cuModuleLoadData(Module **loaded, const void *image) {
    note_call("cuModuleLoadData");
    if (const char *status = std::getenv("EMULATED_LOADING")) return std::atoi(status);
    if (const char *count = std::getenv("EMULATED_TOGETHER")) {
        static std::atomic<int> loading{0};
        loading++;
        auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (loading < std::atoi(count)) {
            if (std::chrono::steady_clock::now() > end) return LAUNCH_FAILED;
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    ImageHeader header;
    std::memcpy(&header, image, sizeof header);
    size_t bytes = header.header_bytes + header.content_bytes;
    for (Module &module : modules) {
        std::ifstream file(module.file, std::ios::binary);
        std::vector<char> content{std::istreambuf_iterator<char>(file), {}};
        if (content.size() == bytes && std::memcmp(content.data(), image, bytes) == 0) {
            *loaded = &module;
            Guard lock(mutex);
            if (ptx_machine() && !module.ptx) module.ptx = ptx_machine()->load(module.file);
            return ptx_machine() && !module.ptx ? INVALID_IMAGE : SUCCESS;
        }
    }
    return INVALID_IMAGE;
}
int cuModuleUnload(void *) {
    note_call("cuModuleUnload");
    return SUCCESS;
}
int cuModuleGetFunction(const Function **function, Module *module, const char *name) {
    note_call("cuModuleGetFunction");
    Guard lock(mutex);
    Function found = {find(module->kernels, name), nullptr};
    if (ptx_machine()) found.ptx = ptx_machine()->kernel(module->ptx, name);
    if (!found.emulated || (ptx_machine() && !found.ptx)) return NOT_FOUND;
    *function = &module->functions.insert({name, found}).first->second;
    return SUCCESS;
}
int cuLaunchKernel(const Function *function, unsigned grid_x, unsigned grid_y, unsigned grid_z, unsigned block_x,
                   unsigned block_y, unsigned block_z, unsigned, Stream *stream, void **params, void **) {
    note_call("cuLaunchKernel");
    Order order;
    {
        Guard lock(mutex);
        if (launches_until_failure >= 0 && launches_until_failure-- == 0) return OUT_OF_RESOURCES;
        stream->make_copies(++stream->queued);
        order = order_of(stream);
    }
    static thread_local uint64_t seed = 0;
    if (only_counts()) return SUCCESS;
    EmulatedLaunch launch = {{grid_x, grid_y, grid_z}, {block_x, block_y, block_z}, seed++};
    if (ptx_machine()) {
        bool ran = ptx_machine()->launch(function->ptx, launch.grid, launch.block, params, order);
        return ran ? SUCCESS : LAUNCH_FAILED;
    }
    char message[1024];
    if (cumsm_emulator_launch(function->emulated, &launch, params, message, sizeof message) == 0) return SUCCESS;
    std::fprintf(stderr, "%s\n", message);
    return LAUNCH_FAILED;
}

// Begins to count calls from 0.
void cumsm_calls_begin() {
    Guard lock(mutex);
    calls.clear();
    calls_until_result.clear();
    result_is_coming = false;
}

// Writes a line for each function that was called. A line has the name of the function and four numbers: the calls and
// the bytes until the result had arrived, and all calls and all bytes. Returns the length of the text. If the length is
// at least the capacity, the text is cut.
size_t cumsm_calls(char *text, size_t capacity) {
    Guard lock(mutex);
    std::ostringstream lines;
    for (const auto &[function, all] : calls) {
        Calls until = calls_until_result[function];
        lines << function << ' ' << until.calls << ' ' << until.bytes << ' ' << all.calls << ' ' << all.bytes << '\n';
    }
    std::snprintf(text, capacity, "%s", lines.str().c_str());
    return lines.str().size();
}

// True if an allocation of a GPU, or pinned memory of the host, holds these bytes.
bool cumsm_holds(const char *bytes, size_t length) {
    Guard lock(mutex);
    auto holds = [=](const void *start, size_t size) {
        auto from = static_cast<const char *>(start), to = from + size;
        return std::search(from, to, bytes, bytes + length) != to;
    };
    for (auto [address, allocation] : allocations) {
        if (holds(reinterpret_cast<const void *>(address), present(allocation.bytes))) return true;
    }
    return std::any_of(pinned.begin(), pinned.end(), [&](auto &memory) { return holds(memory.first, memory.second); });
}

// Allocates all free bytes of the first GPU except `left` bytes.
void cumsm_take(size_t left) {
    Guard lock(mutex);
    Device &device = devices().front();
    device.taken = std::max(device.taken, device.memory - std::min(left, device.memory));
}

// Returns the number of bytes that all pools have reserved.
uint64_t cumsm_reserved() {
    Guard lock(mutex);
    uint64_t bytes = 0;
    for (const Pool &pool : pools) bytes += pool.reserved;
    return bytes;
}

// Lets the next `launches` launches succeed, and makes the launch after them fail.
void cumsm_fail_launch(int64_t launches) {
    Guard lock(mutex);
    launches_until_failure = launches;
}
}
