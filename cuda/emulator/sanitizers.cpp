#include "sanitizers.hpp"

#if EMULATOR_THREAD_SANITIZER

#include <sched.h>

namespace cumsm::emulator {
namespace {

// The maximum number of fibers. ThreadSanitizer ends the process if the number of threads and fibers together reaches
// 8128. The difference between 8128 and LIMIT is reserved for the threads of the host program.
constexpr uint32_t LIMIT = 7168;

void *idle[LIMIT];
uint32_t idle_count = 0;
uint32_t created_count = 0;

// A lock that ThreadSanitizer does not see. If ThreadSanitizer saw the lock, it would treat launches of different OS
// threads as ordered.
bool locked = false;

UNSANITIZED void lock() {
    while (__atomic_test_and_set(&locked, __ATOMIC_ACQUIRE)) sched_yield();
}
UNSANITIZED void unlock() { __atomic_clear(&locked, __ATOMIC_RELEASE); }

}  // namespace

UNSANITIZED void borrow_race_fibers(void **fibers, uint32_t count) {
    for (;;) {
        lock();
        if (idle_count + (LIMIT - created_count) >= count) break;
        unlock();
        sched_yield();
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (idle_count == 0) {
            idle[idle_count++] = __tsan_create_fiber(0);
            ++created_count;
        }
        fibers[i] = idle[--idle_count];
    }
    unlock();
}

UNSANITIZED void return_race_fibers(void **fibers, uint32_t count, bool abandoned) {
    lock();
    for (uint32_t i = 0; i < count; ++i) {
        if (abandoned) {
            __tsan_destroy_fiber(fibers[i]);
            --created_count;
        } else {
            idle[idle_count++] = fibers[i];
        }
    }
    unlock();
}

}  // namespace cumsm::emulator

#endif
