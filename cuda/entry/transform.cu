// The kernels of number-theoretic transforms and of operations on vectors. This file is compiled once for each scalar
// field: the scalar field of the curve CUMSM_CURVE. The stages are in stages/transform.cuh and stages/vector.cuh.
#include "constants.cuh"
#include "stages/transform.cuh"
#include "stages/vector.cuh"

using Scalar = CUMSM_CURVE::Scalar;
using LargePass = stages::TransformPass<Scalar, 10, 2>;
using SmallPass = stages::TransformPass<Scalar, 8, 1>;
using Elements = Slice<Fp<Scalar>>;
using ConstElements = Slice<const Fp<Scalar>>;
using ConstFactors = Slice<const FixedFactor<Scalar>>;

constexpr uint32_t BLOCK = 128;
// The number of blocks of transform_pass that must fit on a multiprocessor. 0 means that nvcc chooses this number. For
// elements of 8 limbs, nvcc chooses two blocks. With three blocks, nvcc spills 20 bytes. But on an H200, passes over
// 2^20 to 2^22 elements take 7 to 13% less time with three blocks than with two blocks. With four blocks, nvcc spills
// 1200 bytes, and the passes take longer than with three blocks.
constexpr uint32_t PASS_BLOCKS = Scalar::LIMBS == 8 ? 3 : 0;

// A launch has one to three vectors, and makes the same pass over each vector. There is one row of blocks for each
// vector.
#define PASS_KERNEL(name, Pass, blocks)                                                                             \
    RESIDENT_KERNEL(name, Pass::THREADS, blocks)(                                                                   \
        Elements first, Elements second, Elements third, ConstElements multiplicand, ConstElements subtrahend,      \
        ConstFactors tile_roots, ConstFactors low_roots, ConstFactors high_roots, ConstFactors low_factors,         \
        ConstFactors high_factors, uint32_t log_size, uint32_t log_rows, uint32_t log_columns,                      \
        uint32_t log_tile_roots, uint32_t log_low_roots, uint32_t log_low_factors, uint32_t steps) {                \
        SHARED(uint32_t, shared, Pass::WORDS * Pass::TILE);                                                         \
        Elements elements = blockIdx.y == 0 ? first : blockIdx.y == 1 ? second : third;                             \
        Pass pass{log_size,       log_rows,                                                                         \
                  log_columns,    tile_roots,                                                                       \
                  log_tile_roots, {low_roots, high_roots, log_low_roots},                                           \
                  {low_factors, high_factors, log_low_factors}, &shared[0]};                                        \
        pass.run(elements, multiplicand, subtrahend, steps);                                                        \
    }

PASS_KERNEL(transform_pass, LargePass, PASS_BLOCKS)
PASS_KERNEL(transform_pass_small, SmallPass, 0)

KERNEL(fix_factors, BLOCK)(ConstElements elements, Slice<FixedFactor<Scalar>> factors) {
    stages::fix_factors(elements, factors);
}

KERNEL(reverse_bits, BLOCK)(Elements elements, uint32_t log_size) { stages::reverse_bits(elements, log_size); }

KERNEL(combine_elements, BLOCK)(Elements a, ConstElements b, uint32_t operation) {
    stages::combine_elements(a, b, operation);
}

KERNEL(unsatisfied_rows, BLOCK)(ConstElements a, ConstElements b, ConstElements c, Slice<uint32_t> faults,
                                uint32_t rows_per_lane) {
    stages::unsatisfied_rows(a, b, c, faults, rows_per_lane);
}

KERNEL_TABLE = {
    EXPORT(transform_pass),   EXPORT(transform_pass_small), EXPORT(fix_factors), EXPORT(reverse_bits),
    EXPORT(combine_elements), EXPORT(unsatisfied_rows),     END_OF_TABLE,
};
