// Carry primitives: the machine instructions of multi-limb arithmetic, with their PTX names.
//
// An instruction whose name ends in `_cc` sets the carry; any other instruction leaves the carry unchanged. An
// instruction whose name begins with `addc`, `subc` or `madc` reads the carry. On the device the carry is a processor
// flag, a Carry is empty, and each primitive is one PTX instruction. On the host, the flag is a member of Carry.
//
// Rules of use:
//   - Two carry chains must not be interleaved: from the instruction that sets the carry to the instruction that reads
//     the carry, no instruction of another chain may run.
//   - A carry chain has additions only (the flag is a carry) or subtractions only (the flag is a borrow).
#pragma once

#include "../platform.cuh"

#ifdef __CUDACC__

// The compiler does not know that the carry flag connects the instructions of a chain. So `volatile` keeps the
// instructions in order.
struct Carry {
#define CUMSM_SUM(name, instruction)                                             \
    DEVICE uint32_t name(uint32_t a, uint32_t b) {                               \
        uint32_t r;                                                              \
        asm volatile(instruction ".u32 %0, %1, %2;" : "=r"(r) : "r"(a), "r"(b)); \
        return r;                                                                \
    }
#define CUMSM_PRODUCT(name, instruction)                                                     \
    DEVICE uint32_t name(uint32_t a, uint32_t b, uint32_t c) {                               \
        uint32_t r;                                                                          \
        asm volatile(instruction ".u32 %0, %1, %2, %3;" : "=r"(r) : "r"(a), "r"(b), "r"(c)); \
        return r;                                                                            \
    }
    CUMSM_SUM(add_cc, "add.cc")
    CUMSM_SUM(addc_cc, "addc.cc")
    CUMSM_SUM(addc, "addc")
    CUMSM_SUM(sub_cc, "sub.cc")
    CUMSM_SUM(subc_cc, "subc.cc")
    CUMSM_SUM(subc, "subc")
    CUMSM_PRODUCT(mad_lo_cc, "mad.lo.cc")
    CUMSM_PRODUCT(madc_lo_cc, "madc.lo.cc")
    CUMSM_PRODUCT(madc_hi_cc, "madc.hi.cc")
    CUMSM_PRODUCT(madc_hi, "madc.hi")
#undef CUMSM_SUM
#undef CUMSM_PRODUCT
};

// Returns −(a + b), written so that ptxas does not recognise a negation. If ptxas recognised the negation, it would
// move the sign into the low halves of later products. Then ptxas could not join the low half and the high half of such
// a product to one IMAD.WIDE.
DEVICE uint32_t negated_sum(uint32_t a, uint32_t b) {
    uint32_t r;
    asm volatile("sub.u32 %0, 0, %1;" : "=r"(r) : "r"(a));
    asm volatile("sub.u32 %0, %0, %1;" : "+r"(r) : "r"(b));
    return r;
}

#else

// `addc` and `madc_hi` end a chain. If the carry out of `addc` or `madc_hi` is not 0, a value was out of range, and the
// emulator stops the launch.
struct Carry {
    uint32_t flag = 0;

    uint32_t add_cc(uint32_t a, uint32_t b) { return split(uint64_t{a} + b); }
    uint32_t addc_cc(uint32_t a, uint32_t b) { return split(uint64_t{a} + b + flag); }
    uint32_t addc(uint32_t a, uint32_t b) const { return last(uint64_t{a} + b + flag); }

    uint32_t sub_cc(uint32_t a, uint32_t b) { return borrow(uint64_t{a} - b); }
    uint32_t subc_cc(uint32_t a, uint32_t b) { return borrow(uint64_t{a} - b - flag); }
    uint32_t subc(uint32_t a, uint32_t b) const { return uint32_t(uint64_t{a} - b - flag); }

    uint32_t mad_lo_cc(uint32_t a, uint32_t b, uint32_t c) { return split(uint64_t{low(a, b)} + c); }
    uint32_t madc_lo_cc(uint32_t a, uint32_t b, uint32_t c) { return split(uint64_t{low(a, b)} + c + flag); }
    uint32_t madc_hi_cc(uint32_t a, uint32_t b, uint32_t c) { return split(uint64_t{high(a, b)} + c + flag); }
    uint32_t madc_hi(uint32_t a, uint32_t b, uint32_t c) const { return last(uint64_t{high(a, b)} + c + flag); }

 private:
    static uint32_t low(uint32_t a, uint32_t b) { return uint32_t(uint64_t{a} * b); }
    static uint32_t high(uint32_t a, uint32_t b) { return uint32_t(uint64_t{a} * b >> 32); }
    static uint32_t last(uint64_t sum) {
        if (sum >> 32 != 0) ::cumsm::emulator::lost_carry();
        return uint32_t(sum);
    }
    uint32_t split(uint64_t sum) {
        flag = uint32_t(sum >> 32);
        return uint32_t(sum);
    }
    uint32_t borrow(uint64_t difference) {
        flag = uint32_t(difference >> 63);
        return uint32_t(difference);
    }
};

inline uint32_t negated_sum(uint32_t a, uint32_t b) { return 0 - (a + b); }

#endif
