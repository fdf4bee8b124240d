// What AddressSanitizer and ThreadSanitizer need to be told about fibers. Without them, all of this is empty.
//
// ThreadSanitizer takes each fiber for a thread. Creating one of its fibers takes it a third of a millisecond, so they
// are kept and lent to launches. A fiber that runs several blocks orders them, which CUDA does not; therefore two sets
// of fibers take turns, and a race between two blocks is seen whenever they fall to different sets.
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

// Every function of the scheduler carries this: its state is shared by all fibers of a block, and the order among
// them that it makes for itself is not one that kernels may rely on.
#define UNSANITIZED __attribute__((no_sanitize("address"), no_sanitize("thread")))

namespace cumsm::emulator {

constexpr bool ADDRESS_SANITIZER = EMULATOR_ADDRESS_SANITIZER;
constexpr bool THREAD_SANITIZER = EMULATOR_THREAD_SANITIZER;

#if EMULATOR_ADDRESS_SANITIZER

// To be called before and after each switch of stacks. `fake_stack` is where the fiber keeps its list of frames moved
// to the heap; null, if it never runs again.
UNSANITIZED inline void before_switch(void **fake_stack, const void *low, uint64_t size) {
    __sanitizer_start_switch_fiber(fake_stack, low, size);
}
UNSANITIZED inline void after_switch(void *fake_stack, const void **left_low, uint64_t *left_size) {
    std::size_t size = 0;
    __sanitizer_finish_switch_fiber(fake_stack, left_low, &size);
    if (left_size != nullptr) *left_size = size;
}
// Frames that were left without returning have marked their surroundings as out of bounds.
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

// Borrows `count` fibers for a launch, waiting until other launches have given back enough. Returned as abandoned,
// they are destroyed: they believe to be deep inside functions that will never return.
void borrow_race_fibers(void **fibers, uint32_t count);
void return_race_fibers(void **fibers, uint32_t count, bool abandoned);

// While one exists, what this fiber does to memory is not recorded, and what it allocates has no past.
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
