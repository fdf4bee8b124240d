/* 2 * G + 3 * G on BN254's G1, with prepared bases. tests/programs.rs compiles and runs this program. */
#include <cumsm.h>
#include <stdio.h>
#include <string.h>

static int failed(void) {
    fprintf(stderr, "cumsm: %s\n", cumsm_last_error_message());
    return 1;
}

int main(void) {
    /* docs:begin c */
    /* Two bases, both of them the generator (1, 2), and two integer scalars. A number has four limbs, lowest first. */
    const uint64_t points[2][8] = {{1, 0, 0, 0, 2, 0, 0, 0}, {1, 0, 0, 0, 2, 0, 0, 0}};
    const uint64_t scalars[2][4] = {{2}, {3}};
    uint64_t sum[8];

    CumsmOptions options = {0}; /* the defaults; a null pointer means the same */
    CumsmEngine *engine;
    if (cumsm_engine_new(&options, &engine) != CUMSM_OK) return failed();
    CumsmBases *bases;
    if (cumsm_prepare(engine, CUMSM_BN254_G1, CUMSM_CANONICAL, points[0], 2, CUMSM_VALIDATION_ON_CURVE, &bases) !=
        CUMSM_OK)
        return failed();
    if (cumsm_bases_msm(bases, 0, CUMSM_CANONICAL, scalars[0], 2, CUMSM_CANONICAL, sum, 8) != CUMSM_OK) return failed();
    /* docs:end */

    const uint64_t five[1][4] = {{5}};
    uint64_t expected[8];
    if (cumsm_msm(engine, CUMSM_BN254_G1, CUMSM_CANONICAL, points[0], 1, CUMSM_CANONICAL, five[0], 1, expected, 8) !=
        CUMSM_OK)
        return failed();
    printf("2 * G + 3 * G %s 5 * G\n", memcmp(sum, expected, sizeof sum) == 0 ? "=" : "!=");
    cumsm_bases_free(bases);
    cumsm_engine_free(engine);
    return 0;
}
