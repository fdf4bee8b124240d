/* Tests every function of cumsm.h, and every error that a caller can cause. The argument is the path of a file that
 * programs.rs writes. */
#include <cumsm.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LIMBS = 24, SCALAR_LIMBS = 4, THREADS = 4 };

static void check(bool condition, int line, const char *text) {
    if (condition) return;
    fprintf(stderr, "program.c:%d: %s; last error: %s\n", line, text, cumsm_last_error_message());
    exit(1);
}

#define CHECK(condition) check((condition), __LINE__, #condition)

/* Checks that `call` returns the error `status`, and that the error message contains `part`. */
#define FAILS(status, part, call)                                                            \
    do {                                                                                     \
        CHECK((call) == (status));                                                           \
        check(strstr(cumsm_last_error_message(), (part)) != NULL, __LINE__, "\"" part "\""); \
    } while (0)

/* The test fills memory to which no call may write with this value. */
static const uint64_t UNTOUCHED = 0xfeedfacecafebeef;

static const CumsmForm FORMS[2] = {CUMSM_MONTGOMERY, CUMSM_CANONICAL};

/* A sum whose value is known. Points, scalars and the sum are given in each of FORMS. */
typedef struct Case {
    CumsmGroup group;
    size_t n, limbs;
    const uint64_t *points[2], *scalars[2], *sum[2];
} Case;

static const uint64_t *take(const uint64_t **words, size_t n) {
    const uint64_t *taken = *words;
    *words += n;
    return taken;
}

static Case read_case(const uint64_t **words) {
    Case c;
    c.group = (CumsmGroup)*take(words, 1);
    c.n = *take(words, 1);
    c.limbs = cumsm_point_limbs(c.group);
    CHECK(c.limbs > 0 && c.limbs <= MAX_LIMBS);
    CHECK(cumsm_scalar_limbs(c.group) == SCALAR_LIMBS);
    for (int form = 0; form < 2; form++) {
        c.points[form] = take(words, c.n * c.limbs);
        c.scalars[form] = take(words, c.n * SCALAR_LIMBS);
        c.sum[form] = take(words, c.limbs);
    }
    return c;
}

static bool equal(const uint64_t *a, const uint64_t *b, size_t limbs) { return memcmp(a, b, limbs * sizeof *a) == 0; }

/* Tests cumsm_msm in every pair of forms. */
static void check_sums(const CumsmEngine *engine, const Case *c) {
    for (int p = 0; p < 2; p++) {
        for (int s = 0; s < 2; s++) {
            uint64_t sum[MAX_LIMBS + 1];
            sum[c->limbs] = UNTOUCHED;
            CHECK(cumsm_msm(engine, c->group, FORMS[p], c->points[p], c->n, FORMS[s], c->scalars[s], c->n, sum,
                            c->limbs) == CUMSM_OK);
            CHECK(equal(sum, c->sum[p], c->limbs) && sum[c->limbs] == UNTOUCHED);
        }
    }
}

/* Tests prepared bases. The form of the sum differs from the form of the scalars. */
static void check_prepared(const CumsmEngine *engine, const Case *c) {
    for (int p = 0; p < 2; p++) {
        CumsmBases *bases = NULL;
        CHECK(cumsm_prepare(engine, c->group, FORMS[p], c->points[p], c->n, CUMSM_VALIDATION_IN_SUBGROUP, &bases) ==
              CUMSM_OK);
        CHECK(cumsm_bases_length(bases) == c->n);
        int other = 1 - p;
        uint64_t sum[MAX_LIMBS];
        CHECK(cumsm_bases_msm(bases, 0, FORMS[p], c->scalars[p], c->n, FORMS[other], sum, c->limbs) == CUMSM_OK);
        CHECK(equal(sum, c->sum[other], c->limbs));
        cumsm_bases_free(bases);
    }
}

/* Compares offsets and batches with cumsm_msm over the same points. */
static void check_handle(const CumsmEngine *engine, const Case *c) {
    CumsmBases *bases = NULL;
    CHECK(cumsm_prepare(engine, c->group, CUMSM_MONTGOMERY, c->points[0], c->n, CUMSM_VALIDATION_TRUSTED, &bases) ==
          CUMSM_OK);
    for (int s = 0; s < 2; s++) {
        for (size_t offset = 0; offset <= c->n; offset += 3) {
            uint64_t expected[3 * MAX_LIMBS], sums[3 * MAX_LIMBS];
            const uint64_t *points = c->points[0] + offset * c->limbs, *scalars = c->scalars[s];
            size_t lengths[3] = {c->n - offset, 0, (c->n - offset) / 2};
            const uint64_t *vectors[3] = {scalars, NULL, scalars};
            for (int j = 0; j < 3; j++) {
                uint64_t *sum = expected + j * c->limbs;
                CHECK(cumsm_msm(engine, c->group, CUMSM_MONTGOMERY, points, lengths[j], FORMS[s], vectors[j],
                                lengths[j], sum, c->limbs) == CUMSM_OK);
                CHECK(cumsm_bases_msm(bases, offset, FORMS[s], vectors[j], lengths[j], CUMSM_MONTGOMERY, sums,
                                      c->limbs) == CUMSM_OK);
                CHECK(equal(sums, sum, c->limbs));
            }
            CHECK(cumsm_bases_batch(bases, offset, FORMS[s], vectors, lengths, 3, CUMSM_MONTGOMERY, sums,
                                    3 * c->limbs) == CUMSM_OK);
            CHECK(equal(sums, expected, 3 * c->limbs));
        }
    }
    CHECK(cumsm_bases_batch(bases, 0, CUMSM_MONTGOMERY, NULL, NULL, 0, CUMSM_MONTGOMERY, NULL, 0) == CUMSM_OK);
    cumsm_bases_free(bases);
}

/* (2^256 - 1) * P + 1 * P = 2^255 * P + 2^255 * P: canonical scalars may exceed the group's order. */
static void check_long_scalars(const CumsmEngine *engine, const Case *c) {
    uint64_t points[2 * MAX_LIMBS], sums[2][MAX_LIMBS];
    memcpy(points, c->points[1], c->limbs * sizeof *points);
    memcpy(points + c->limbs, c->points[1], c->limbs * sizeof *points);
    const uint64_t top = (uint64_t)1 << 63, ones = UINT64_MAX;
    const uint64_t scalars[2][2 * SCALAR_LIMBS] = {{ones, ones, ones, ones, 1, 0, 0, 0}, {0, 0, 0, top, 0, 0, 0, top}};
    for (int i = 0; i < 2; i++)
        CHECK(cumsm_msm(engine, c->group, CUMSM_CANONICAL, points, 2, CUMSM_CANONICAL, scalars[i], 2, sums[i],
                        c->limbs) == CUMSM_OK);
    CHECK(equal(sums[0], sums[1], c->limbs));
    FAILS(CUMSM_ERROR_NOT_REDUCED, "`scalars`: entry 0",
          cumsm_msm(engine, c->group, CUMSM_CANONICAL, points, 2, CUMSM_MONTGOMERY, scalars[0], 2, sums[0], c->limbs));
}

static void check_errors(const CumsmEngine *engine, const Case *c, const uint64_t *off_subgroup) {
    const CumsmForm form = CUMSM_MONTGOMERY;
    const CumsmGroup group = c->group;
    const uint64_t *points = c->points[0], *scalars = c->scalars[0];
    const size_t n = c->n, limbs = c->limbs;
    const uint64_t *odd_points = (const uint64_t *)((const char *)points + 4);
    const uint64_t *vectors[2] = {scalars, scalars};
    const size_t lengths[2] = {1, 3}, short_lengths[2] = {1, 1};
    uint64_t sum[2 * MAX_LIMBS], wrong[3 * MAX_LIMBS];
    CumsmBases *bases = NULL, *none = (CumsmBases *)sum;
    for (size_t i = 0; i < 2 * MAX_LIMBS; i++) sum[i] = UNTOUCHED;
    CHECK(cumsm_prepare(engine, group, form, points, n, CUMSM_VALIDATION_ON_CURVE, &bases) == CUMSM_OK);

    FAILS(CUMSM_ERROR_NULL_POINTER, "`engine`", cumsm_msm(NULL, group, form, points, n, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`points`", cumsm_msm(engine, group, form, NULL, n, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`scalars`", cumsm_msm(engine, group, form, points, n, form, NULL, n, sum, limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`result`",
          cumsm_msm(engine, group, form, points, n, form, scalars, n, NULL, limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`bases`",
          cumsm_prepare(engine, group, form, points, n, CUMSM_VALIDATION_TRUSTED, NULL));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`bases`", cumsm_bases_msm(NULL, 0, form, scalars, n, form, sum, limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`vectors`",
          cumsm_bases_batch(bases, 0, form, NULL, lengths, 2, form, sum, 2 * limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`lengths`",
          cumsm_bases_batch(bases, 0, form, vectors, NULL, 2, form, sum, 2 * limbs));
    FAILS(CUMSM_ERROR_NULL_POINTER, "`engine`", cumsm_engine_new(NULL, NULL));
    CHECK(cumsm_bases_length(NULL) == 0);
    cumsm_bases_free(NULL);
    cumsm_engine_free(NULL);

    FAILS(CUMSM_ERROR_MISALIGNED, "multiple of 8",
          cumsm_msm(engine, group, form, odd_points, n, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_TOO_LONG, "`points`",
          cumsm_msm(engine, group, form, points, SIZE_MAX, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_TOO_LONG, "`scalars`",
          cumsm_bases_msm(bases, 0, CUMSM_CANONICAL, scalars, SIZE_MAX, form, sum, limbs));

    FAILS(CUMSM_ERROR_UNKNOWN_GROUP, "group 0", cumsm_msm(engine, 0, form, points, n, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_UNKNOWN_GROUP, "group 77",
          cumsm_prepare(engine, 77, form, points, n, CUMSM_VALIDATION_TRUSTED, &none));
    CHECK(none == NULL);
    CHECK(cumsm_point_limbs(77) == 0 && cumsm_scalar_limbs(77) == 0);
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "form 0", cumsm_msm(engine, group, 0, points, n, form, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "form 3", cumsm_msm(engine, group, form, points, n, 3, scalars, n, sum, limbs));
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "validation 3", cumsm_prepare(engine, group, form, points, n, 3, &none));

    FAILS(CUMSM_ERROR_RESULT_SIZE, "limbs",
          cumsm_msm(engine, group, form, points, n, form, scalars, n, sum, limbs - 1));
    FAILS(CUMSM_ERROR_LENGTH_MISMATCH, "scalars",
          cumsm_msm(engine, group, form, points, n, form, scalars, n - 1, sum, limbs));

    /* One coordinate of the third point is not reduced. */
    for (size_t coordinate = 0; coordinate < limbs; coordinate += 6) {
        memcpy(wrong, points, 3 * limbs * sizeof *wrong);
        for (size_t limb = 0; limb < 6; limb++) wrong[2 * limbs + coordinate + limb] = UINT64_MAX;
        for (int f = 0; f < 2; f++)
            FAILS(CUMSM_ERROR_NOT_REDUCED, "`points`: entry 2",
                  cumsm_prepare(engine, group, FORMS[f], wrong, 3, CUMSM_VALIDATION_TRUSTED, &none));
    }
    memcpy(wrong, points, 3 * limbs * sizeof *wrong);
    wrong[2 * limbs] ^= 1;
    FAILS(CUMSM_ERROR_INVALID_BASE, "base 2",
          cumsm_prepare(engine, group, form, wrong, 3, CUMSM_VALIDATION_ON_CURVE, &none));
    memcpy(wrong + limbs, off_subgroup, limbs * sizeof *wrong);
    FAILS(CUMSM_ERROR_INVALID_BASE, "base 1",
          cumsm_prepare(engine, group, form, wrong, 2, CUMSM_VALIDATION_IN_SUBGROUP, &none));
    CHECK(none == NULL);
    cumsm_bases_free(bases);
    CHECK(cumsm_prepare(engine, group, form, wrong, 2, CUMSM_VALIDATION_ON_CURVE, &bases) == CUMSM_OK);

    FAILS(CUMSM_ERROR_TOO_MANY_SCALARS, "2 prepared", cumsm_bases_msm(bases, 0, form, scalars, 3, form, sum, limbs));
    FAILS(CUMSM_ERROR_TOO_MANY_SCALARS, "1 prepared", cumsm_bases_msm(bases, 1, form, scalars, 2, form, sum, limbs));
    FAILS(CUMSM_ERROR_OFFSET_OUT_OF_RANGE, "offset 3 ", cumsm_bases_msm(bases, 3, form, NULL, 0, form, sum, limbs));
    FAILS(CUMSM_ERROR_TOO_MANY_SCALARS, "scalars",
          cumsm_bases_batch(bases, 0, form, vectors, lengths, 2, form, sum, 2 * limbs));
    const uint64_t *one_null[2] = {scalars, NULL};
    FAILS(CUMSM_ERROR_NULL_POINTER, "`vectors[1]`",
          cumsm_bases_batch(bases, 0, form, one_null, short_lengths, 2, form, sum, 2 * limbs));
    FAILS(CUMSM_ERROR_RESULT_SIZE, "2 points",
          cumsm_bases_batch(bases, 0, form, vectors, short_lengths, 2, form, sum, limbs));
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "form 9", cumsm_bases_msm(bases, 0, form, scalars, 1, 9, sum, limbs));
    cumsm_bases_free(bases);
    for (size_t i = 0; i < 2 * MAX_LIMBS; i++) CHECK(sum[i] == UNTOUCHED);
}

static void check_options(const Case *c) {
    CumsmEngine *engine = NULL;
    CumsmOptions options = {0};
    options.backend = 9;
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "backend 9", cumsm_engine_new(&options, &engine));
    CHECK(engine == NULL);
    options = (CumsmOptions){.base_origin = 9};
    FAILS(CUMSM_ERROR_UNKNOWN_CHOICE, "base origin 9", cumsm_engine_new(&options, &engine));
    options = (CumsmOptions){.window_bits = 1};
    FAILS(CUMSM_ERROR_WINDOW_OUT_OF_RANGE, "1 bits", cumsm_engine_new(&options, &engine));
    options = (CumsmOptions){.n_cuda_devices = 2};
    FAILS(CUMSM_ERROR_NULL_POINTER, "`cuda_devices`", cumsm_engine_new(&options, &engine));
    const size_t devices[1] = {1000};
    options = (CumsmOptions){.backend = CUMSM_BACKEND_CUDA, .cuda_devices = devices, .n_cuda_devices = 1};
    FAILS(CUMSM_ERROR_BACKEND_UNAVAILABLE, "cuda", cumsm_engine_new(&options, &engine));

    uint64_t sum[MAX_LIMBS];
    options = (CumsmOptions){.backend = CUMSM_BACKEND_CPU, .host_memory = 1};
    CHECK(cumsm_engine_new(&options, &engine) == CUMSM_OK);
    FAILS(CUMSM_ERROR_OUT_OF_HOST_MEMORY, "raise the limit",
          cumsm_msm(engine, c->group, CUMSM_MONTGOMERY, c->points[0], c->n, CUMSM_MONTGOMERY, c->scalars[0], c->n, sum,
                    c->limbs));
    cumsm_engine_free(engine);

    options = (CumsmOptions){
        .backend = CUMSM_BACKEND_CPU, .base_origin = CUMSM_ORIGIN_CURVE, .window_bits = 5, .host_memory = 1 << 16};
    CHECK(cumsm_engine_new(&options, &engine) == CUMSM_OK);
    check_sums(engine, c);
    check_prepared(engine, c);
    cumsm_engine_free(engine);
}

static const CumsmBases *shared;

/* The function of one thread. Computes sums over the shared bases, and tests that each thread has its own message. */
static void *in_a_thread(void *argument) {
    const Case *c = argument;
    CHECK(strcmp(cumsm_last_error_message(), "") == 0);
    for (int i = 0; i < 8; i++) {
        uint64_t sum[MAX_LIMBS];
        CHECK(cumsm_bases_msm(shared, 0, CUMSM_MONTGOMERY, c->scalars[0], c->n, CUMSM_CANONICAL, sum, c->limbs) ==
              CUMSM_OK);
        CHECK(equal(sum, c->sum[1], c->limbs));
    }
    return NULL;
}

/* Tests that threads can use prepared bases after the engine that prepared the bases has been freed. */
static void check_threads(const Case *c) {
    CumsmEngine *engine = NULL;
    CumsmBases *bases = NULL;
    pthread_t threads[THREADS];
    CHECK(cumsm_engine_new(NULL, &engine) == CUMSM_OK);
    CHECK(cumsm_prepare(engine, c->group, CUMSM_MONTGOMERY, c->points[0], c->n, CUMSM_VALIDATION_TRUSTED, &bases) ==
          CUMSM_OK);
    cumsm_engine_free(engine);
    shared = bases;
    for (int i = 0; i < THREADS; i++) CHECK(pthread_create(&threads[i], NULL, in_a_thread, (void *)c) == 0);
    for (int i = 0; i < THREADS; i++) CHECK(pthread_join(threads[i], NULL) == 0);
    cumsm_bases_free(bases);
}

int main(int argc, char **argv) {
    CHECK(argc == 2);
    CHECK(strcmp(cumsm_version(), CUMSM_VERSION) == 0);
    CHECK(strcmp(cumsm_last_error_message(), "") == 0);
    FILE *file = fopen(argv[1], "rb");
    CHECK(file != NULL && fseek(file, 0, SEEK_END) == 0);
    long bytes = ftell(file);
    uint64_t *contents = malloc((size_t)bytes);
    CHECK(contents != NULL && fseek(file, 0, SEEK_SET) == 0);
    CHECK(fread(contents, 1, (size_t)bytes, file) == (size_t)bytes);
    fclose(file);

    CumsmEngine *engine = NULL;
    CHECK(cumsm_engine_new(NULL, &engine) == CUMSM_OK);
    /* G1 of BLS12-381, on the curve and outside the subgroup. */
    const uint64_t *words = contents, *off_subgroup = take(&words, 12);
    size_t cases = *take(&words, 1), groups = 0;
    CumsmGroup last = 0;
    for (size_t i = 0; i < cases; i++) {
        Case c = read_case(&words);
        check_sums(engine, &c);
        /* Only every 17th case, because check_prepared takes longer than check_sums. */
        if (i % 17 == 0) check_prepared(engine, &c);
        if (c.n < 33 || c.group == last) continue;
        /* The first long case of a group has random points. */
        last = c.group;
        groups++;
        check_handle(engine, &c);
        check_long_scalars(engine, &c);
        if (c.group == CUMSM_BLS12_381_G1) {
            check_errors(engine, &c, off_subgroup);
            check_options(&c);
            check_threads(&c);
        }
    }
    CHECK(words == contents + (size_t)bytes / sizeof *words);
    cumsm_engine_free(engine);
    free(contents);
    printf("%zu cases of %zu groups\n", cases, groups);
    return 0;
}
