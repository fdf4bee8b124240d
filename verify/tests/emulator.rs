//! Tests of the emulator itself. Correct kernels give the same result in any order of threads, and the emulator finds
//! planted bugs.

mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod machines;
    pub(crate) mod skipped;
}

use ark_bls12_381::{Fq, Fr, G1Affine, G1Projective, g1};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{AdditiveGroup, Field, UniformRand};
use common::generators::{self, ScalarKind};
use common::machines::emulator;
use common::skipped::skipped;
use cumsm::internals::{
    Counting, EmulatorOptions, LaunchCounts, OperationCounts, ThreadCounts, Unit, Value, max_over_mean,
    textbook_pippenger, workbench,
};
use cumsm::{Algorithm, Backend, Domain, Msm, Qap, SparseMatrix};
use rand::{SeedableRng, rngs::StdRng};

/// Launches a kernel of `cuda/emulator/selftest.cu` with buffers of words. Returns the contents of the buffers after
/// the launch, or the emulator's error message.
fn launch(
    kernel: &'static str,
    seed: u64,
    blocks: u32,
    threads: u32,
    buffers: &[&[u32]],
) -> Result<Vec<Vec<u32>>, String> {
    launch_with(kernel, seed, blocks, threads, None, buffers)
}

fn launch_with(
    kernel: &'static str,
    seed: u64,
    blocks: u32,
    threads: u32,
    number: Option<u32>,
    buffers: &[&[u32]],
) -> Result<Vec<Vec<u32>>, String> {
    let mut bytes: Vec<Vec<u8>> =
        buffers.iter().map(|words| words.iter().flat_map(|word| word.to_le_bytes()).collect()).collect();
    let mut values: Vec<Value<'_>> = number.map(Value::U32).into_iter().collect();
    values.extend(bytes.iter_mut().map(|bytes| Value::Buffer(bytes, 4)));
    let bench = workbench(&emulator(seed)).unwrap();
    // SAFETY: the emulator checks the bounds of each access.
    unsafe { bench.launch(Unit::selftest(), kernel, (blocks, 1), threads, &mut values) }.map_err(|e| e.to_string())?;
    let word = |bytes: &[u8]| u32::from_le_bytes(bytes.try_into().unwrap());
    Ok(bytes.iter().map(|bytes| bytes.chunks(4).map(word).collect()).collect())
}

/// Returns pseudorandom numbers, which are the same in each run.
fn numbers(n: u32) -> Vec<u32> {
    (0..n).map(|i| i.wrapping_mul(2_654_435_761) >> 7).collect()
}

fn block_sums(input: &[u32]) -> Vec<u32> {
    input.chunks(256).map(|block| block.iter().fold(0u32, |sum, &x| sum.wrapping_add(x))).collect()
}

#[test]
fn barriers_order_shared_memory_in_any_order_of_threads() {
    let input = numbers(1024);
    for seed in 0..20 {
        let out = launch("block_sum", seed, 4, 256, &[&input, &[0; 4]]).unwrap();
        assert_eq!(out[1], block_sums(&input), "seed {seed}");
    }
}

#[test]
fn without_thread_sanitizer_a_missing_barrier_shows_as_a_wrong_result() {
    if std::env::var_os("TSAN_OPTIONS").is_some() {
        return skipped("ThreadSanitizer reports the race and ends the process");
    }
    let input = numbers(1024);
    let wrong = |seed: &u64| {
        launch("block_sum_unsynchronised", *seed, 4, 256, &[&input, &[0; 4]]).unwrap()[1] != block_sums(&input)
    };
    assert!((0..20).filter(wrong).count() >= 19);
}

#[test]
fn collectives_exchange_what_they_should() {
    let input = numbers(256);
    let out = launch("warp_prefix_sum", 1, 1, 256, &[&input, &[0; 256]]).unwrap();
    for (warp, sums) in input.chunks(32).zip(out[1].chunks(32)) {
        let mut sum = 0u32;
        for (&value, &found) in warp.iter().zip(sums) {
            sum = sum.wrapping_add(value);
            assert_eq!(found, sum);
        }
    }

    let keys: Vec<u32> = numbers(256).iter().map(|x| x % 5).collect();
    let ranks = launch("match_ranks", 2, 1, 256, &[&keys, &[0; 256]]).unwrap().remove(1);
    for (keys, ranks) in keys.chunks(32).zip(ranks.chunks(32)) {
        for lane in 0..32 {
            assert_eq!(ranks[lane] as usize, keys[..lane].iter().filter(|&&key| key == keys[lane]).count());
        }
    }

    let votes = launch("votes", 3, 1, 256, &[&input, &[0; 32]]).unwrap().remove(1);
    for (warp, vote) in input.chunks(32).zip(votes.chunks(4)) {
        let odd = (0..32).fold(0, |mask, lane| mask | (warp[lane] % 2) << lane);
        assert_eq!(vote, [odd, u32::from(odd != 0), u32::from(odd == u32::MAX), 1]);
    }
}

#[test]
fn atomics_lose_nothing() {
    let counter = launch("atomic_counter", 4, 2, 1024, &[&[0; 2049]]).unwrap().remove(0);
    assert_eq!(counter[0], 2048);
    let mut old = counter[1..].to_vec();
    old.sort_unstable();
    assert!(old.into_iter().eq(0..2048));
}

#[test]
fn uninitialised_shared_memory_has_a_pattern() {
    let out = launch("uninitialised_shared", 5, 1, 256, &[&[0; 256]]).unwrap();
    assert_eq!(out[0], [0xa5a5_a5a5; 256]);
}

/// On CUDA, a misuse inside a kernel would make the kernel hang, or would be undefined behaviour. CUDA would refuse a
/// launch of a wrong size. On the emulator, each misuse gives one error. The error names the misuse and the kernel, and
/// the emulator still works after the error.
#[test]
fn every_misuse_is_refused_with_its_place() {
    for (kernel, blocks, threads, part) in [
        ("divergent_barrier", 1, 256, "wait at different barriers"),
        ("early_exit", 1, 256, "exited while others wait at a block barrier"),
        ("not_in_own_mask", 1, 256, "does not name the calling lane, 20"),
        ("different_masks", 1, 256, "gives another mask"),
        ("exited_lane", 1, 256, "has exited"),
        ("lane_elsewhere", 1, 256, "waits at __syncthreads"),
        ("source_not_named", 1, 256, "does not name"),
        ("circle", 1, 256, "wait for each other"),
        ("uninitialised_shared", 1, 512, "more threads than the kernel allows"),
        ("indices", 1, 2048, "exceeds 1024"),
        ("plain_counter", 0, 256, "zero"),
    ] {
        for seed in 0..5 {
            let message = launch(kernel, seed, blocks, threads, &[&[0; 256]]).unwrap_err();
            assert!(message.contains(part) && message.contains(kernel), "{kernel}: {message}");
            let input = numbers(256);
            assert_eq!(launch("block_sum", seed, 1, 256, &[&input, &[0]]).unwrap()[1], block_sums(&input));
        }
    }
    let message = launch("out_of_bounds_read", 0, 1, 256, &[&[0; 256], &[0; 256]]).unwrap_err();
    assert!(message.contains("index 256 is out of bounds of a Slice of length 256"), "{message}");
    let message = launch("no_such_kernel", 0, 1, 1, &[]).unwrap_err();
    assert!(message.contains("no such kernel"), "{message}");
}

#[test]
fn a_stack_overflow_is_refused() {
    assert!(launch_with("deep_stack", 0, 1, 32, Some(20), &[&[0; 32]]).is_ok());
    let message = launch_with("deep_stack", 0, 1, 32, Some(5000), &[&[0; 32]]).unwrap_err();
    assert!(message.contains("stack overflow"), "{message}");
}

/// Returns an engine whose emulator counts operations and has the default seed.
fn counting(counting: Counting) -> Msm {
    let options = EmulatorOptions { counting, ..EmulatorOptions::default() };
    Msm::builder().backend(Backend::Emulator).algorithm(Algorithm::BUCKET).emulator(options).build().unwrap()
}

/// Launches a kernel of `selftest.cu` once, and returns the counts of this launch.
fn counts(kernel: &'static str, blocks: (u32, u32), threads: u32, values: &mut [Value<'_>]) -> LaunchCounts {
    let engine = counting(Counting::Computed);
    // SAFETY: the emulator checks the bounds of each access.
    unsafe { workbench(&engine).unwrap().launch(Unit::selftest(), kernel, blocks, threads, values) }.unwrap();
    let mut launches = engine.operation_counts();
    assert!(engine.operation_counts().is_empty(), "counts are taken out");
    assert_eq!(launches.len(), 1);
    launches.remove(0)
}

#[test]
fn each_thread_has_its_own_counts_in_the_order_of_blocks() {
    const LENGTH: usize = 20;
    // There are twelve threads. Thread t does t operations, and cycles through the six kinds of operations.
    let rows: Vec<Vec<u32>> = (0..12).map(|t| (0..t).map(|i| (t + i) % 6).collect()).collect();
    let padded = |row: &Vec<u32>| [row.clone(), vec![u32::MAX; LENGTH - row.len()]].concat();
    let mut bytes: Vec<u8> = rows.iter().flat_map(padded).flat_map(u32::to_le_bytes).collect();
    let values = &mut [Value::U32(LENGTH as u32), Value::Buffer(&mut bytes, 4)];
    let launch = counts("counted_rows", (3, 2), 2, values);
    assert_eq!((launch.kernel, launch.blocks, launch.threads), ("counted_rows", (3, 2), 2));

    let expected: Vec<ThreadCounts> = rows
        .iter()
        .zip(&launch.per_thread)
        .map(|(row, found)| {
            let times = |operation| row.iter().filter(|&&o| o == operation).count() as u32;
            ThreadCounts {
                multiplications: times(0) + 2 * times(2),
                squarings: times(1),
                double_products: times(2),
                mixed_additions: times(3),
                additions: times(4),
                doublings: times(5),
                trace: found.trace, // tested below
            }
        })
        .collect();
    assert_eq!(launch.per_thread, expected);

    let blocks = launch.per_block();
    let pairs: Vec<OperationCounts> = expected.chunks(2).map(|pair| pair.iter().sum()).collect();
    assert_eq!(blocks, pairs);
    assert_eq!(launch.total(), blocks.into_iter().sum());
}

#[test]
fn traces_are_equal_for_the_same_sequence_and_for_no_other() {
    // All sequences of up to four operations. Each sequence occurs twice.
    let mut rows: Vec<Vec<u32>> = vec![vec![]];
    for length in 0..4 {
        let longest: Vec<_> = rows.iter().filter(|row| row.len() == length).cloned().collect();
        rows.extend(longest.iter().flat_map(|row| (0..6).map(move |o| [&row[..], &[o]].concat())));
    }
    rows.extend_from_within(..);
    let padded = |row: &Vec<u32>| [row.clone(), vec![u32::MAX; 4 - row.len()]].concat();
    let mut bytes: Vec<u8> = rows.iter().flat_map(padded).flat_map(u32::to_le_bytes).collect();
    let values = &mut [Value::U32(4), Value::Buffer(&mut bytes, 4)];
    let launch = counts("counted_rows", (rows.len() as u32, 1), 1, values);
    let (first, second) = launch.per_thread.split_at(rows.len() / 2);
    assert_eq!(first, second);
    let mut traces: Vec<u64> = first.iter().map(|thread| thread.trace).collect();
    traces.sort_unstable();
    traces.dedup();
    assert_eq!(traces.len(), first.len());
}

#[test]
fn barriers_and_collectives_leave_their_mark_in_the_trace_alone() {
    let trace = |kernel, rounds| {
        let launch = counts(kernel, (2, 1), 64, &mut [Value::U32(rounds)]);
        let trace = launch.per_thread[0].trace;
        assert_eq!(launch.per_thread, [ThreadCounts { trace, ..ThreadCounts::default() }; 128]);
        trace
    };
    assert_eq!(trace("barriers", 0), trace("shuffles", 0));
    assert_eq!(trace("barriers", 5), trace("barriers", 5));
    assert_ne!(trace("barriers", 5), trace("barriers", 6));
    assert_ne!(trace("barriers", 5), trace("shuffles", 5));
}

#[test]
fn unevenness_is_the_largest_share_over_the_mean() {
    assert_eq!(max_over_mean([3, 3, 3]), Some(1.0));
    assert_eq!(max_over_mean([0, 0, 6]), Some(3.0));
    assert_eq!(max_over_mean([0, 0]), None);
    assert_eq!(max_over_mean([]), None);
}

/// Returns the XYZZ coordinates of a point in the form that kernels read, with a Z that is not 1.
fn xyzz(p: G1Affine) -> [Fq; 4] {
    let z = Fq::from(5);
    if p.is_zero() {
        return [z, z, Fq::ZERO, Fq::ZERO];
    }
    [p.x * z.square(), p.y * z.square() * z, z.square(), z.square() * z]
}

/// Launches a kernel of `cuda/entry/probe.cu` with one thread for each pair of points. Returns the counts of each
/// thread.
fn probe(mode: Counting, kernel: &'static str, pairs: &[(G1Affine, G1Affine)]) -> Vec<ThreadCounts> {
    let bytes = |elements: &[Fq]| elements.iter().flat_map(|x| x.0.0).flat_map(u64::to_le_bytes).collect::<Vec<u8>>();
    let mut left: Vec<u8> = pairs.iter().flat_map(|&(p, _)| bytes(&xyzz(p))).collect();
    let mut right: Vec<u8> = match kernel {
        "probe_madd" => pairs.iter().flat_map(|&(_, q)| bytes(&[q.x, q.y])).collect(),
        _ => pairs.iter().flat_map(|&(_, q)| bytes(&xyzz(q))).collect(),
    };
    let mut out = vec![0; left.len()];
    let right_bytes = right.len() / pairs.len();
    let values =
        &mut [Value::Buffer(&mut left, 192), Value::Buffer(&mut right, right_bytes), Value::Buffer(&mut out, 192)];
    let engine = counting(mode);
    let unit = Unit::probe::<g1::Config>();
    // SAFETY: every probe takes three slices of equal length, with the element types of this curve.
    unsafe { workbench(&engine).unwrap().launch(unit, kernel, (1, 1), pairs.len() as u32, values) }.unwrap();
    engine.operation_counts().remove(0).per_thread
}

fn random_points(n: usize) -> Vec<G1Affine> {
    let mut rng = StdRng::seed_from_u64(0);
    (0..n).map(|_| G1Projective::rand(&mut rng).into_affine()).collect()
}

/// Each point formula has the cost that the formula's comment states. An addition of the identity costs nothing. An
/// addition of equal points costs a comparison of the points and a doubling.
#[test]
fn point_formulas_cost_what_they_say() {
    let [p, q] = random_points(2)[..] else { unreachable!() };
    let identity = G1Affine::identity();
    let pairs = [(identity, q), (p, identity), (p, q), (p, p), (p, -p)];
    let counts = |mixed_additions, additions, doublings, multiplications, squarings, double_products| ThreadCounts {
        mixed_additions,
        additions,
        doublings,
        multiplications,
        squarings,
        double_products,
        trace: 0,
    };
    let nothing = ThreadCounts::default();
    let mixed = [nothing, nothing, counts(1, 0, 0, 8, 2, 1), counts(0, 0, 1, 2 + 4, 3, 1), counts(0, 0, 0, 2, 0, 0)];
    let full = [nothing, nothing, counts(0, 1, 0, 12, 2, 1), counts(0, 0, 1, 4 + 6, 3, 1), counts(0, 0, 0, 4, 0, 0)];
    let doubled = [counts(0, 0, 1, 6, 3, 1); 5];
    for (kernel, expected) in [("probe_madd", mixed), ("probe_add", full), ("probe_dbl", doubled)] {
        let found = probe(Counting::Computed, kernel, &pairs);
        let without_traces: Vec<_> = found.iter().map(|&thread| ThreadCounts { trace: 0, ..thread }).collect();
        assert_eq!(without_traces, expected, "{kernel}");
        // The first three pairs contain the identity, or points in general position. If operations are only counted and
        // not computed, the counts and the traces of these three pairs stay the same.
        assert_eq!(probe(Counting::CountedOnly, kernel, &pairs)[..3], found[..3], "{kernel}");
    }
}

#[test]
fn counts_of_an_msm_are_the_same_without_computing() {
    let bases = random_points(256);
    for kind in [ScalarKind::Uniform, ScalarKind::Witness, ScalarKind::Zero] {
        let scalars = generators::scalars::<Fr>(kind, bases.len(), 0);
        let run = |mode| {
            let engine = counting(mode);
            let point = engine.msm(&bases, &scalars).unwrap();
            (point, engine.operation_counts())
        };
        let (point, computed) = run(Counting::Computed);
        let (no_point, counted) = run(Counting::CountedOnly);
        let expected = textbook_pippenger(&bases, &scalars, 8);
        assert_eq!(point, expected, "{kind}");
        let operations: u64 = computed.iter().map(|launch| launch.total().point_operations()).sum();
        if kind == ScalarKind::Zero {
            assert_eq!(operations, 0);
        } else {
            assert_ne!(operations, 0);
            assert_ne!(no_point, expected, "{kind}: products were computed");
        }
        for (counted, computed) in counted.iter().zip(&computed) {
            assert_eq!(counted, computed, "{kind}");
        }
        assert_eq!(counted.len(), computed.len());
    }
}

/// Tests a sparse product and a witness map with several orders of threads. The transforms of the witness map have two
/// passes. With 4 multiprocessors, the tiles of these transforms are small. With one multiprocessor, the tiles are
/// large. `scripts/check` also runs this test with sanitizers.
#[test]
fn a_witness_map_is_right_in_any_order_of_threads() {
    let n = 1 << 11;
    let mut rng = StdRng::seed_from_u64(4);
    let vector: Vec<Fr> = (0..n).map(|_| Fr::rand(&mut rng)).collect();
    let rows: Vec<Vec<(Fr, usize)>> = (0..n).map(|row| vec![(Fr::from(3), row), (-Fr::ONE, n - 1 - row)]).collect();
    let matrix = SparseMatrix::new(&rows, n).unwrap();
    let domain = Domain::new(n).unwrap();
    let [mut a, mut b] = [matrix.multiply(&vector).unwrap(), vector.clone()];
    let mut c: Vec<Fr> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
    let values = c.clone();
    domain.quotient(&mut a, &mut b, &mut c).unwrap();
    for (seed, multiprocessors) in [(0, 4), (1, 4), (2, 1)] {
        let options = EmulatorOptions { seed, multiprocessors, ..EmulatorOptions::default() };
        let engine = Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap();
        let [b, c] = [&vector, &values].map(|values| engine.vector(values).unwrap());
        let product = engine.matrix(matrix.clone()).unwrap().multiply(&b).unwrap();
        let h = Qap::new(product, b, c).unwrap().quotient(&domain).unwrap();
        assert!(*h.to_vec().unwrap() == a, "seed {seed}");
    }
}

#[test]
fn nothing_is_counted_unless_asked_for() {
    let bases = random_points(256);
    let scalars = generators::scalars::<Fr>(ScalarKind::Uniform, bases.len(), 0);
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    for engine in [emulator(0), cpu] {
        let _point = engine.msm(&bases, &scalars).unwrap();
        assert_eq!(engine.operation_counts(), []);
    }
}

/// This test and the next test have planted bugs that the emulator cannot find without a sanitizer. `scripts/check`
/// expects a sanitizer to report each bug.
#[test]
#[ignore = "a bug planted for AddressSanitizer"]
fn planted_overrun() {
    launch("shared_overrun", 0, 1, 8, &[&[0]]).unwrap();
}

#[test]
#[ignore = "a bug planted for ThreadSanitizer"]
fn planted_race() {
    launch("plain_counter", 0, 1, 256, &[&[0]]).unwrap();
}
