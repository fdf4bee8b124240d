// The checks and the preparation of bases. Compiled once for each curve (CUMSM_CURVE).
#include "constants.cuh"
#include "stages/check_bases.cuh"
#include "stages/prepare_multiples.cuh"
#include "stages/prepare_powers_of_two.cuh"

using Curve = CUMSM_CURVE;
using Bases = Slice<Affine<Curve>>;

constexpr uint32_t BLOCK = 128;

KERNEL(check_bases, BLOCK)(Bases points, Slice<uint32_t> faults, uint32_t n, uint32_t run, uint32_t subgroup) {
    stages::check_bases<Curve>(points, faults, n, run, subgroup != 0);
}

KERNEL(prepare_multiples, BLOCK)(Bases points, Bases scratch, uint32_t n, uint32_t multiple, uint32_t stride,
                                 uint32_t first, uint32_t count, uint32_t run) {
    stages::prepare_multiples<Curve>(points, scratch, n, multiple, stride, first, count, run);
}

KERNEL(prepare_powers_of_two, BLOCK)(Bases bases, uint32_t n, uint32_t powers, uint32_t run) {
    stages::prepare_powers_of_two<Curve>(bases, n, powers, run);
}

KERNEL_TABLE = {
    EXPORT(check_bases),
    EXPORT(prepare_multiples),
    EXPORT(prepare_powers_of_two),
    END_OF_TABLE,
};
