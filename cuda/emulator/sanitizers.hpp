// Tells AddressSanitizer and ThreadSanitizer about fibers. Without a sanitizer, the functions of this file do nothing.
//
// ThreadSanitizer treats each fiber as a thread. Creating a fiber takes a third of a millisecond. So fibers are kept
// between launches, and each launch borrows fibers. ThreadSanitizer treats blocks that run on the same fiber as
// ordered, although CUDA does not order blocks. Therefore the blocks use two sets of fibers in alternation. A race
// between two blocks is found if the blocks run on different sets of fibers.
#pragma once

#include <cstdint>

#ifdef __has_feature
#define EMULATOR_HAS_FEATURE(feature) __has_feature(feature)
#else
#define EMULATOR_HAS_FEATURE(feature) 0
#endif

#if defined(__SANITIZE_ADDRESS__) || EMULATOR_HAS_FEATURE(address_sanitizer)
#define EMULATOR_ADDRESS_SANITIZER 1
#include <sanitizer/asan_interface.h>
#include <sanitizer/common_interface_defs.h>
#else
#define EMULATOR_ADDRESS_SANITIZER 0
#endif

#if defined(__SANITIZE_THREAD__) || EMULATOR_HAS_FEATURE(thread_sanitizer)
#define EMULATOR_THREAD_SANITIZER 1
#include <sanitizer/tsan_interface.h>
extern "C" {
void AnnotateIgnoreReadsBegin(const char *file, int line);
void AnnotateIgnoreReadsEnd(const char *file, int line);
void AnnotateIgnoreWritesBegin(const char *file, int line);
void AnnotateIgnoreWritesEnd(const char *file, int line);
}
#else
#define EMULATOR_THREAD_SANITIZER 0
#endif

// Every function of the scheduler has the attribute UNSANITIZED, which hides the function's memory accesses from the
// sanitizers. All fibers of a block access the scheduler's state, one fiber after the other. The scheduler hides the
// order of the fibers from ThreadSanitizer, because with this order, ThreadSanitizer would miss races between the
// threads of a kernel. But without the order, ThreadSanitizer would report all accesses to the scheduler's state as
// races. So ThreadSanitizer must not see the accesses to the scheduler's state.
#define UNSANITIZED __attribute__((no_sanitize("address"), no_sanitize("thread")))

namespace cumsm::emulator {

constexpr bool ADDRESS_SANITIZER = EMULATOR_ADDRESS_SANITIZER;
constexpr bool THREAD_SANITIZER = EMULATOR_THREAD_SANITIZER;

#if EMULATOR_ADDRESS_SANITIZER

// The scheduler calls `before_switch` before each switch of stacks, and `after_switch` after each switch. `fake_stack`
// points to the list of the fiber's stack frames that AddressSanitizer moved to the heap. `fake_stack` is null if the
// fiber never runs again.
UNSANITIZED inline void before_switch(void **fake_stack, const void *low, uint64_t size) {
    __sanitizer_start_switch_fiber(fake_stack, low, size);
}
UNSANITIZED inline void after_switch(void *fake_stack, const void **left_low, uint64_t *left_size) {
    std::size_t size = 0;
    __sanitizer_finish_switch_fiber(fake_stack, left_low, &size);
    if (left_size != nullptr) *left_size = size;
}
// With AddressSanitizer, a function marks the memory around its variables as out of bounds, and clears the marks when
// the function returns. `forget_frames` clears the marks of functions that never returned.
UNSANITIZED inline void forget_frames(const void *low, uint64_t size) { __asan_unpoison_memory_region(low, size); }

#else

inline void before_switch(void **, const void *, uint64_t) {}
inline void after_switch(void *, const void **, uint64_t *) {}
inline void forget_frames(const void *, uint64_t) {}

#endif

#if EMULATOR_THREAD_SANITIZER

UNSANITIZED inline void release(void *token) { __tsan_release(token); }
UNSANITIZED inline void acquire(void *token) { __tsan_acquire(token); }
UNSANITIZED inline void *this_race_fiber() { return __tsan_get_current_fiber(); }
UNSANITIZED inline void become_race_fiber(void *fiber) {
    __tsan_switch_to_fiber(fiber, __tsan_switch_to_fiber_no_sync);
}

// Borrows `count` fibers for a launch. If too few fibers are free, waits until other launches return fibers. For
// ThreadSanitizer, an abandoned fiber is still inside functions that never end. So abandoned fibers are destroyed when
// a launch returns them.
void borrow_race_fibers(void **fibers, uint32_t count);
void return_race_fibers(void **fibers, uint32_t count, bool abandoned);

// While an object of this class exists, ThreadSanitizer does not record the memory accesses of the fiber. If the fiber
// allocates memory during this time, ThreadSanitizer treats the memory as never accessed before.
class Unrecorded {
 public:
    UNSANITIZED Unrecorded() {
        AnnotateIgnoreReadsBegin(__FILE__, __LINE__);
        AnnotateIgnoreWritesBegin(__FILE__, __LINE__);
    }
    UNSANITIZED ~Unrecorded() {
        AnnotateIgnoreWritesEnd(__FILE__, __LINE__);
        AnnotateIgnoreReadsEnd(__FILE__, __LINE__);
    }
    Unrecorded(const Unrecorded &) = delete;
    Unrecorded &operator=(const Unrecorded &) = delete;
};

#else

inline void release(void *) {}
inline void acquire(void *) {}
inline void *this_race_fiber() { return nullptr; }
inline void become_race_fiber(void *) {}
inline void borrow_race_fibers(void **, uint32_t) {}
inline void return_race_fibers(void **, uint32_t, bool) {}
class Unrecorded {
 public:
    Unrecorded() {}
};

#endif

}  // namespace cumsm::emulator
