// Switches between stacks, so that the threads of a block run in turn on one OS thread.
#pragma once

#include <cstdint>

#include "sanitizers.hpp"

#if !defined(CUMSM_EMULATOR_UCONTEXT) && (defined(__x86_64__) || defined(__aarch64__)) && !defined(_WIN32)
#define CUMSM_EMULATOR_ASSEMBLY 1
#else
#define CUMSM_EMULATOR_ASSEMBLY 0
#include <ucontext.h>
#endif

namespace cumsm::emulator {

// The state of code that was stopped. The assembly versions save the registers on the stack of the stopped code.
struct Context {
#if CUMSM_EMULATOR_ASSEMBLY
    void *stack_pointer;
#else
    ucontext_t registers;  // slower: each switch is a system call
#endif
};

// Prepares `context`: the first switch to `context` calls `entry` on the stack of `size` bytes at `low`. `entry` must
// not return.
void prepare(Context &context, char *low, uint64_t size, void (*entry)());

// Stops the running code, saves its state in `from`, and continues `to`.
void switch_context(Context &from, Context &to);

}  // namespace cumsm::emulator

#if CUMSM_EMULATOR_ASSEMBLY

extern "C" void cumsm_emulator_switch(void **from, void **to) __asm__("cumsm_emulator_switch");

UNSANITIZED inline void cumsm::emulator::switch_context(Context &from, Context &to) {
    cumsm_emulator_switch(&from.stack_pointer, &to.stack_pointer);
}

#else

UNSANITIZED inline void cumsm::emulator::switch_context(Context &from, Context &to) {
    swapcontext(&from.registers, &to.registers);
}

#endif
