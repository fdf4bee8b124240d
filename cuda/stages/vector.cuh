// Operations on vectors of field elements, one thread for each element.
#pragma once

#include "field/fixed_factor.cuh"

namespace stages {

// The operations of combine_elements.
constexpr uint32_t ADD = 0, SUBTRACT = 1, MULTIPLY = 2, SCALE = 3;

DEVICE uint64_t element_of_thread() { return uint64_t{blockIdx.x} * blockDim.x + threadIdx.x; }

// Replaces a[i] by a[i] + b[i], a[i] − b[i], a[i]·b[i] or a[i]·b[0]; `operation` chooses one of these four results.
template <class Scalar>
DEVICE void combine_elements(Slice<Fp<Scalar>> a, Slice<const Fp<Scalar>> b, uint32_t operation) {
    uint64_t i = element_of_thread();
    if (i >= a.length) return;
    Fp<Scalar> x = a[i], y = b[operation == SCALE ? 0 : i];
    a[i] = operation == ADD ? x + y : operation == SUBTRACT ? x - y : x * y;
}

// factors[i] becomes elements[i] in the form of a fixed factor (fixed_factor.cuh).
template <class Scalar>
DEVICE void fix_factors(Slice<const Fp<Scalar>> elements, Slice<FixedFactor<Scalar>> factors) {
    uint64_t i = element_of_thread();
    if (i < factors.length) factors[i] = FixedFactor<Scalar>::of(elements[i]);
}

// Finds unsatisfied rows: row i is unsatisfied if a[i]·b[i] ≠ c[i]. Warp w has a share of 32·rows_per_lane rows, which
// follow the share of warp w − 1. In each step, the lanes of a warp test 32 neighbouring rows. A warp stops after the
// first step that finds an unsatisfied row. faults[w] becomes the index of the first unsatisfied row in the share of
// warp w. If the share has no unsatisfied row, faults[w] becomes NO_FAULT.
constexpr uint32_t NO_FAULT = 0xffffffffu;
template <class Scalar>
DEVICE void unsatisfied_rows(Slice<const Fp<Scalar>> a, Slice<const Fp<Scalar>> b, Slice<const Fp<Scalar>> c,
                             Slice<uint32_t> faults, uint32_t rows_per_lane) {
    uint64_t warp = element_of_thread() / 32, lane = threadIdx.x % 32;
    if (warp >= faults.length) return;
    uint32_t fault = NO_FAULT;
    for (uint64_t n = 0; n < rows_per_lane && fault == NO_FAULT; n++) {
        uint64_t first = (warp * rows_per_lane + n) * 32, i = first + lane;
        uint32_t wrong = __ballot_sync(ALL_LANES, i < a.length && !(a[i] * b[i] == c[i]));
        if (wrong != 0) fault = uint32_t(first) + __ffs(wrong) - 1;
    }
    if (lane == 0) faults[warp] = fault;
}

// Swaps elements i and j of each vector of 2^log_size elements, where j is i with its bits reversed. The thread of the
// lower index moves both elements.
template <class Scalar>
DEVICE void reverse_bits(Slice<Fp<Scalar>> elements, uint32_t log_size) {
    uint64_t i = element_of_thread();
    if (i >= elements.length || log_size == 0) return;
    uint32_t low = uint32_t(i) & ((1u << log_size) - 1), reversed = __brev(low) >> (32 - log_size);
    if (reversed <= low) return;
    uint64_t j = i - low + reversed;
    Fp<Scalar> element = elements[i];
    elements[i] = elements[j];
    elements[j] = element;
}

}  // namespace stages
