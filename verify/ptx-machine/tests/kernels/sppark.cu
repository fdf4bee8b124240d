// Kernels that call sppark's field arithmetic, for tests/ptx_others.rs. Each thread computes one element.
#include <cstdint>
#include <ff/bls12-381.hpp>

#ifdef __CUDA_ARCH__
using Fp = bls12_381::fp_t;
using Fr = bls12_381::fr_t;
#define BODY(F, expression)                                                \
    {                                                                      \
        uint64_t i = uint64_t{blockIdx.x} * blockDim.x + threadIdx.x;      \
        F a = reinterpret_cast<const F *>(left)[i];                        \
        [[maybe_unused]] F b = reinterpret_cast<const F *>(right)[i];      \
        reinterpret_cast<F *>(out)[i] = expression;                        \
    }
#else
#define BODY(F, expression) {}
#endif

#define KERNEL(name, F, expression) \
    extern "C" __global__ void name(const uint32_t *left, const uint32_t *right, uint32_t *out) BODY(F, expression)

KERNEL(fp_mul, Fp, a *b)
KERNEL(fp_sqr, Fp, a.sqr())
KERNEL(fp_add, Fp, a + b)
KERNEL(fp_sub, Fp, a - b)
KERNEL(fr_mul, Fr, a *b)
KERNEL(fr_add, Fr, a + b)
KERNEL(fr_sub, Fr, a - b)
KERNEL(fp_inverse, Fp, 1 / a)
