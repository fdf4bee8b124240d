#include "fiber.hpp"

// To its caller, a switch looks like an ordinary function call. So the switch saves only the registers that a called
// function must preserve. The calling convention also preserves the floating-point control word, but no kernel changes
// this word.
//
// Both assembly versions of the switch end with an ordinary return instruction. The processor predicts the target of
// this return, and the targets of the callers' returns, from the most recent calls. At a switch, the most recent calls
// are calls of the fiber that stops. Most fibers stop at the same place in the code, so most predictions are right. If
// the switch ended with a jump instead of a return, all predictions of return targets would be wrong.

#if CUMSM_EMULATOR_ASSEMBLY && defined(__x86_64__)

__asm__(R"(
    .text
    .p2align 4
    .globl cumsm_emulator_switch
cumsm_emulator_switch:
    pushq %rbp
    pushq %rbx
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movq %rsp, (%rdi)
    movq (%rsi), %rsp
    popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbx
    popq %rbp
    ret
)");

UNSANITIZED void cumsm::emulator::prepare(Context &context, char *low, uint64_t size, void (*entry)()) {
    // From the top, the stack holds a null word, the address of `entry`, and six registers. The null word is the return
    // address of `entry`, and ends a backtrace. The switch returns to the address of `entry`.
    void **slot = reinterpret_cast<void **>((reinterpret_cast<uintptr_t>(low) + size) & ~uintptr_t{15});
    *--slot = nullptr;
    *--slot = reinterpret_cast<void *>(entry);
    for (int i = 0; i < 6; ++i) *--slot = nullptr;
    context.stack_pointer = slot;
}

#elif CUMSM_EMULATOR_ASSEMBLY && defined(__aarch64__)

__asm__(R"(
    .text
    .p2align 4
    .globl cumsm_emulator_switch
cumsm_emulator_switch:
    sub sp, sp, #160
    stp x19, x20, [sp, #0]
    stp x21, x22, [sp, #16]
    stp x23, x24, [sp, #32]
    stp x25, x26, [sp, #48]
    stp x27, x28, [sp, #64]
    stp x29, x30, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mov x9, sp
    str x9, [x0]
    ldr x9, [x1]
    mov sp, x9
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #160
    ret
)");

UNSANITIZED void cumsm::emulator::prepare(Context &context, char *low, uint64_t size, void (*entry)()) {
    // `block` holds the registers that the switch loads: twelve general registers, then eight floating-point registers.
    // x30 holds the return address.
    uintptr_t *block = reinterpret_cast<uintptr_t *>((reinterpret_cast<uintptr_t>(low) + size) & ~uintptr_t{15}) - 20;
    for (int i = 0; i < 20; ++i) block[i] = 0;
    block[11] = reinterpret_cast<uintptr_t>(entry);
    context.stack_pointer = block;
}

#else

UNSANITIZED void cumsm::emulator::prepare(Context &context, char *low, uint64_t size, void (*entry)()) {
    getcontext(&context.registers);
    context.registers.uc_stack.ss_sp = low;
    context.registers.uc_stack.ss_size = size;
    context.registers.uc_link = nullptr;
    makecontext(&context.registers, entry, 0);
}

#endif
