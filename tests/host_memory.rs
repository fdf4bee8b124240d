//! Tests of the engine that keeps a limit on host memory. For every choice of the engine's stages, the result is right,
//! and the heap stays within the limit. A counting allocator measures the heap, so these tests have a process of their
//! own.

#![cfg(feature = "bls12-381")]

mod common {
    pub(crate) mod generators;
}

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicIsize, AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock};

use ark_ec::short_weierstrass::Affine;
use ark_ff::{PrimeField, Zero};
use common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use cumsm::internals::DigitForm;
use cumsm::internals::{BucketForm, LowMemoryPlan, LowMemoryStages, ScalarReading, Steps};
use cumsm::internals::{naive_msm, textbook_pippenger};
use cumsm::{Backend, BaseOrigin, Curve, Msm, MsmBuilder, MsmError, PrecomputeFactor};
use rayon::ThreadPool;

/// Calls the system's allocator, and counts live bytes and their peak. The allocator counts only the calls of watched
/// threads, because the test harness also has threads.
struct Counting;

static LIVE: AtomicIsize = AtomicIsize::new(0);
static PEAK: AtomicIsize = AtomicIsize::new(0);

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if WATCHED.get() {
            let size = layout.size() as isize;
            PEAK.fetch_max(LIVE.fetch_add(size, Ordering::SeqCst) + size, Ordering::SeqCst);
        }
        // SAFETY: the caller promises what these calls require.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        if WATCHED.get() {
            LIVE.fetch_sub(layout.size() as isize, Ordering::SeqCst);
        }
        // SAFETY: the caller promises what this call requires.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The whole process shares one count, so tests with watched threads run one after another.
static TURN: Mutex<()> = Mutex::new(());

fn in_turn<T>(test: impl FnOnce() -> T) -> T {
    /// Stops the counting for this thread when the value is dropped, because the harness uses this thread afterwards.
    struct Watched;
    impl Drop for Watched {
        fn drop(&mut self) {
            WATCHED.set(false);
        }
    }
    let _turn = TURN.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    WATCHED.set(true);
    let _watched = Watched; // dropped before the lock
    test()
}

/// Computes in a watched pool of one thread, while no other test uses watched threads.
fn in_pool<T: Send>(compute: impl FnOnce() -> T + Send) -> T {
    in_turn(|| pool(1).install(compute))
}

/// The result of `compute`, and the peak of live bytes during the call minus the live bytes before the call.
fn with_peak<T>(compute: impl FnOnce() -> T) -> (T, u64) {
    let before = LIVE.load(Ordering::SeqCst);
    PEAK.store(before, Ordering::SeqCst);
    let result = compute();
    (result, (PEAK.load(Ordering::SeqCst) - before) as u64)
}

#[test]
fn the_allocator_counts() {
    in_turn(|| {
        let (_, peak) = with_peak(|| drop((vec![0u8; 1000], vec![0u8; 100])));
        assert_eq!(peak, 1100);
        let (_, peak) = with_peak(|| pool(1).install(|| drop(vec![0u8; 100_000])));
        assert!(peak >= 100_000, "threads of a pool are watched too");
    });
}

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

const KB: u64 = 1024;
const LIMITS: [u64; 8] = [KB, 2 * KB, 9 * KB, 15 * KB, 20 * KB, 35 * KB, 175 * KB, 1024 * KB];

fn builder(limit: u64) -> MsmBuilder {
    Msm::builder().backend(Backend::Cpu).host_memory(limit)
}

/// A pool of 1, 2 or 3 threads. Pools are never dropped, because a dropped pool would allocate and free memory at a
/// later time.
fn pool(threads: usize) -> &'static ThreadPool {
    static POOLS: OnceLock<[ThreadPool; 3]> = OnceLock::new();
    let pools = POOLS.get_or_init(|| {
        [1, 2, 3].map(|threads| {
            let builder = rayon::ThreadPoolBuilder::new().num_threads(threads);
            let pool = builder.start_handler(|_| WATCHED.set(true)).build().unwrap();
            pool.broadcast(|_| ()); // all threads have started
            pool
        })
    });
    &pools[threads - 1]
}

fn plan(engine: &Msm, n: usize) -> LowMemoryPlan {
    match engine.plan::<ark_bls12_381::g1::Config>(n).unwrap().steps {
        Steps::LowMemory(plan) => plan,
        steps => panic!("not a plan for a limit: {steps:?}"),
    }
}

/// All choices of the engine's stages.
fn all_stages() -> Vec<LowMemoryStages> {
    let mut all = vec![LowMemoryStages::default(), LowMemoryStages::plain(), LowMemoryStages::default().pippenger()];
    for digits in [DigitForm::Plain, DigitForm::Signed] {
        for form in [BucketForm::Extended, BucketForm::Affine] {
            let stages = LowMemoryStages { digits: Some(digits), form: Some(form), ..LowMemoryStages::default() };
            all.extend([stages, LowMemoryStages { scalars: Some(ScalarReading::Integer), ..stages }]);
        }
    }
    all
}

/// The result is right and the heap's peak is within the limit, for several sizes, limits, numbers of threads and forms
/// of scalars.
fn stays_within_the_limit<P: Curve>() {
    let all = points::<P>(PointKind::Random, 8192, 1);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 8192, 2);
    let integers: Vec<Integer<P>> = k.iter().map(|k| k.into_bigint()).collect();
    let unreduced = unreduced::<P::ScalarField>(33, 3);
    let pools = [pool(1), pool(2), pool(3)];
    for n in [0, 1, 2, 33, 1000, 8192] {
        let expected = textbook_pippenger(&all[..n], &k[..n], 8);
        let small = n <= 33;
        for digits in [DigitForm::Plain, DigitForm::Signed] {
            for limit in LIMITS {
                for pool in pools {
                    // The largest size takes long. So the largest size runs with 2 threads for three limits, and with 1
                    // and 3 threads for only one limit.
                    let threads = pool.current_num_threads();
                    let runs_largest = limit == 20 * KB || threads == 2 && [2 * KB, 175 * KB].contains(&limit);
                    if n == 8192 && !runs_largest {
                        continue;
                    }
                    let what = format!("{n} points, {digits:?} digits, {limit} bytes, {threads} threads");
                    let stages = LowMemoryStages { digits: Some(digits), ..LowMemoryStages::default() };
                    let engine = builder(limit).low_memory_stages(stages).build().unwrap();
                    pool.install(|| {
                        let (found, peak) = with_peak(|| engine.msm(&all[..n], &k[..n]).unwrap());
                        assert_eq!(found, expected, "{what}");
                        assert!(peak <= limit, "{what}: {peak} bytes of heap");
                        let (found, peak) = with_peak(|| engine.msm_bigint(&all[..n], &integers[..n]).unwrap());
                        assert_eq!(found, expected, "{what}, integers");
                        assert!(peak <= limit, "{what}, integers: {peak} bytes of heap");
                        if small {
                            let (_, peak) = with_peak(|| engine.msm_bigint(&all[..n], &unreduced[..n]).unwrap());
                            assert!(peak <= limit, "{what}, integers above r: {peak} bytes of heap");
                        }
                    });
                }
            }
        }
    }
}

/// The caller is outside any pool. The limit does not include the memory of rayon's global pool, so the test starts
/// this pool before it measures.
fn stays_within_the_limit_outside_a_pool<P: Curve>() {
    // An error means that another test has started the pool.
    let _ = rayon::ThreadPoolBuilder::new().num_threads(3).start_handler(|_| WATCHED.set(true)).build_global();
    rayon::join(|| (), || ());
    let bases = points::<P>(PointKind::Random, 1000, 4);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 1000, 5);
    let expected = textbook_pippenger(&bases, &k, 8);
    for limit in LIMITS {
        let engine = builder(limit).build().unwrap();
        // The computation is repeated, because rayon's queue of tasks takes more memory in some runs than in others.
        for _ in 0..20 {
            let (found, peak) = with_peak(|| engine.msm(&bases, &k).unwrap());
            assert_eq!(found, expected, "{limit} bytes");
            assert!(peak <= limit, "{limit} bytes: {peak} bytes of heap");
        }
    }
}

/// With one thread, the plan predicts the peak of the heap exactly, in bytes.
fn the_plan_counts_every_byte<P: Curve>() {
    let bases = points::<P>(PointKind::Random, 1000, 4);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 1000, 5);
    pool(1).install(|| {
        for limit in LIMITS {
            for stages in all_stages() {
                let engine = builder(limit).low_memory_stages(stages).build().unwrap();
                let (output, peak) = with_peak(|| engine.msm_output(&bases, &k).unwrap());
                let Steps::LowMemory(plan) = &output.plan.steps else { panic!("a plan for a limit") };
                assert_eq!(peak, plan.bytes, "{}", output.plan);
            }
        }
    });
}

/// Tests every combination of a kind of points and a kind of scalars. Each combination runs with every second item of
/// [`all_stages`].
fn kinds<P: Curve>() {
    let pools = [pool(1), pool(3)];
    for (p, point_kind) in PointKind::ALL.into_iter().enumerate() {
        for (s, scalar_kind) in ScalarKind::ALL.into_iter().enumerate() {
            let n = 80;
            let bases = points::<P>(point_kind, n, 6);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 7);
            let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
            for stages in all_stages().into_iter().skip((p + s) % 2).step_by(2) {
                for (limit, pool) in [(1500, pools[0]), (12 * KB, pools[1])] {
                    for origin in [BaseOrigin::Curve, point_kind.origin()] {
                        let engine = builder(limit).low_memory_stages(stages).base_origin(origin).build().unwrap();
                        let found = pool.install(|| engine.msm(&bases, &k).unwrap());
                        let what =
                            format!("{point_kind} points, {scalar_kind} scalars, {stages:?}, {limit}, {origin:?}");
                        assert_eq!(found, naive, "{what}");
                    }
                }
            }
        }
    }
}

/// A few buckets get all points. So batches of additions stay small, queues of waiting points are full, and sums
/// cancel.
fn crowded_buckets<P: Curve>() {
    let n = 3000;
    for point_kind in [PointKind::Random, PointKind::Equal, PointKind::Opposite, PointKind::SmallOrder] {
        for scalar_kind in [ScalarKind::Equal, ScalarKind::Bits, ScalarKind::Clustered, ScalarKind::MinusOne] {
            let bases = points::<P>(point_kind, n, 8);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 9);
            let expected = match point_kind.in_subgroup() {
                true => textbook_pippenger(&bases, &k, 8),
                false => naive_msm(&bases, k.iter().map(|k| k.into_bigint())),
            };
            let stages = LowMemoryStages { form: Some(BucketForm::Affine), ..LowMemoryStages::default() };
            for limit in [2 * KB, 20 * KB, 200 * KB] {
                let engine = builder(limit).low_memory_stages(stages).base_origin(point_kind.origin()).build().unwrap();
                assert_eq!(engine.msm(&bases, &k).unwrap(), expected, "{point_kind}, {scalar_kind}, {limit}");
            }
        }
    }
}

/// Integers above the group's order are not reduced, because a reduction is wrong for points outside the subgroup.
fn integers<P: Curve>() {
    for kind in [PointKind::Random, PointKind::OffSubgroup] {
        let bases = points::<P>(kind, 40, 10);
        let k: Vec<Integer<P>> = unreduced::<P::ScalarField>(40, 11);
        let expected = naive_msm(&bases, k.iter().copied());
        for stages in all_stages() {
            let engine = builder(10 * KB).low_memory_stages(stages).base_origin(kind.origin()).build().unwrap();
            assert_eq!(engine.msm_bigint(&bases, &k).unwrap(), expected, "{kind} points, {stages:?}");
        }
    }
}

/// The plan has the requested window.
fn windows<P: Curve>() {
    let bases = points::<P>(PointKind::Random, 50, 12);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 50, 13);
    let expected = textbook_pippenger(&bases, &k, 8);
    for window_bits in 2..=13 {
        for digits in [DigitForm::Plain, DigitForm::Signed] {
            let stages = LowMemoryStages { digits: Some(digits), ..LowMemoryStages::default() };
            let engine = builder(9 * KB).low_memory_stages(stages).window_bits(window_bits).build().unwrap();
            let output = engine.msm_output(&bases, &k).unwrap();
            assert_eq!(output.result, expected, "{}", output.plan);
            assert_eq!(output.plan.window_bits(), window_bits, "{}", output.plan);
        }
    }
}

/// If the limit is too small, the result is an error. The memory that the error asks for is enough.
fn too_little<P: Curve>() {
    let bases = points::<P>(PointKind::Random, 100, 14);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 100, 15);
    let expected = textbook_pippenger(&bases, &k, 8);
    for stages in all_stages() {
        for window_bits in [None, Some(4), Some(7)] {
            for limit in [0, 1, 100] {
                let with = |limit| {
                    let builder = builder(limit).low_memory_stages(stages);
                    window_bits.map_or(builder.clone(), |bits| builder.window_bits(bits)).build().unwrap()
                };
                let Err(MsmError::OutOfHostMemory { needed, available }) = with(limit).msm(&bases, &k) else {
                    panic!("{limit} bytes are enough for {stages:?}")
                };
                assert!(available == limit && needed > available, "{needed}, {available}");
                // The memory that the error asks for is enough. One byte less is too little.
                let (least, less) = (with(needed), with(needed - 1));
                let (found, peak) = with_peak(|| least.msm(&bases, &k).unwrap());
                assert_eq!(found, expected, "{stages:?}, {window_bits:?}");
                assert!(peak <= needed, "{stages:?}, {window_bits:?}: {peak} of {needed} bytes");
                assert!(less.msm(&bases, &k).is_err(), "{stages:?}, {window_bits:?}");
            }
        }
    }
}

/// Tests MSMs with prepared bases. The limit does not include the memory of the multiples. The windows of all multiples
/// share the same buckets.
fn multiples<P: Curve>() {
    let n = 80;
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 21);
    let integers: Vec<Integer<P>> = unreduced::<P::ScalarField>(n, 22);
    let bits: Vec<bool> = (0..n).map(|i| i % 3 == 0).collect();
    let ones: Vec<P::ScalarField> = bits.iter().map(|&bit| bit.into()).collect();
    let used = AtomicU32::new(0);
    for (kind, factor) in PointKind::ALL
        .into_iter()
        .zip([PrecomputeFactor::Fixed(2), PrecomputeFactor::Fixed(4), PrecomputeFactor::Max].into_iter().cycle())
    {
        let points = points::<P>(kind, n, 20);
        let sum = |points: &[_], k: &[P::ScalarField]| naive_msm(points, k.iter().map(|k| k.into_bigint()));
        let (expected, of_a_slice, of_bits) = (sum(&points, &k), sum(&points[7..67], &k[20..]), sum(&points, &ones));
        let of_integers = naive_msm(&points, integers.iter().copied());
        for stages in all_stages() {
            for (limit, pool) in [(1500, pool(1)), (12 * KB, pool(3))] {
                let what = format!("{kind} points, {factor:?}, {stages:?}, {limit} bytes");
                let engine = builder(limit).low_memory_stages(stages).base_origin(kind.origin()).build().unwrap();
                pool.install(|| {
                    let bases = engine.prepare(&points).precompute(factor).build().unwrap();
                    let (output, peak) = with_peak(|| bases.slice(..).msm_output(&k).unwrap());
                    let Steps::LowMemory(plan) = &output.plan.steps else { panic!("a plan for a limit") };
                    assert_eq!(output.result, expected, "{what}: {}", output.plan);
                    assert!(peak <= limit, "{what}: {peak} bytes of heap");
                    assert!(pool.current_num_threads() > 1 || peak == plan.bytes, "{what}: {peak} bytes of heap");
                    used.fetch_max(plan.precomputation.factor(), Ordering::Relaxed);
                    // The strides are compared, not the numbers of multiples, because plain digits sometimes need one
                    // multiple fewer than signed digits.
                    assert_eq!(plan.precomputation.stride(), bases.precomputation().stride(), "{what}");
                    assert_eq!(bases.slice(7..).msm(&k[20..80]).unwrap(), of_a_slice, "{what}, slices");
                    assert_eq!(bases.msm_bigint(&integers).unwrap(), of_integers, "{what}, integers");
                    assert_eq!(bases.msm_small(&bits).unwrap(), of_bits, "{what}, bits");
                });
            }
        }
    }
    assert!(used.into_inner() > 4, "multiples are used");
}

/// With a limit on host memory, the engine does not keep the multiples of a file in two cases: the multiples are for
/// split scalars, or they take more bytes than the caller allows.
#[test]
fn useless_multiples_are_not_kept() {
    type G1 = ark_bls12_381::g1::Config;
    let points = points::<G1>(PointKind::Random, 100, 25);
    let k = scalars(ScalarKind::Uniform, 100, 26);
    let expected = textbook_pippenger(&points, &k, 8);
    let unlimited = Msm::builder().backend(Backend::Cpu).window_bits(8).build().unwrap();
    let limited = builder(20 * KB).window_bits(7).build().unwrap();
    for (factor, memory, kept) in
        [(2, u64::MAX, 1), (32, u64::MAX, 32), (32, 32 * size_of_val(&points[..]) as u64 - 1, 1)]
    {
        let mut file = Vec::new();
        unlimited
            .prepare(&points)
            .precompute(PrecomputeFactor::Fixed(factor))
            .build()
            .unwrap()
            .save(&mut file)
            .unwrap();
        let bases = limited.load::<G1>(&file[..]).unwrap().memory(memory).build().unwrap();
        assert_eq!(bases.precomputation().factor(), kept, "factor {factor} in {memory} bytes");
        assert_eq!(bases.msm(&k).unwrap(), expected, "factor {factor} in {memory} bytes");
    }
}

/// With a limit on host memory, the plan predicts a lower cost for a greater number of multiples of each base. The
/// engine also uses multiples that are loaded from a file.
#[test]
fn multiples_pay() {
    type G1 = ark_bls12_381::g1::Config;
    let (n, limit) = (1 << 10, 20 * KB);
    let engine = builder(limit).build().unwrap();
    in_pool(|| {
        let plans = engine.plan_precomputation::<G1>(n).unwrap();
        assert_eq!(plans[0].precomputation.factor(), 1);
        for (few, more) in plans.iter().zip(&plans[1..]) {
            assert!(
                few.precomputation.factor() < more.precomputation.factor() && few.computation > more.computation,
                "{few}, {more}"
            );
        }
        let points = points::<G1>(PointKind::Random, n, 23);
        let most = plans[2].bytes;
        let bases = engine.prepare(&points).memory(most).uses(1000).build().unwrap();
        assert!((2..=plans[2].precomputation.factor()).contains(&bases.precomputation().factor()));
        assert_eq!(
            engine.prepare(&points).uses(1).build().unwrap().precomputation().factor(),
            1,
            "one use does not pay for multiples"
        );

        let mut file = Vec::new();
        bases.save(&mut file).unwrap();
        let loaded = engine.load::<G1>(&file[..]).unwrap().build().unwrap();
        let k = scalars(ScalarKind::Uniform, n, 24);
        let output = loaded.slice(..).msm_output(&k).unwrap();
        assert_eq!(output.result, textbook_pippenger(&points, &k, 8));
        assert!(output.plan.to_string().contains("share its buckets"), "{}", output.plan);
        let unlimited = Msm::builder().backend(Backend::Cpu).build().unwrap();
        assert_eq!(unlimited.load::<G1>(&file[..]).unwrap().build().unwrap().msm(&k).unwrap(), output.result);
        for plan in plans {
            assert!(
                (5..=16).any(|c| plan.precomputation.fits(c)),
                "no window fits {} bits",
                plan.precomputation.stride()
            );
        }
    });
}

#[test]
fn a_plan_names_its_parts() {
    let engine = builder(15 * KB).build().unwrap();
    let text = in_pool(|| engine.plan::<ark_bls12_381::g1::Config>(1 << 13).unwrap()).to_string();
    for word in ["15.0 KiB", "windows of", "buckets for", "ranges", "passes", "memory", "field multiplications"] {
        assert!(text.contains(word), "no {word:?} in\n{text}");
    }
}

/// With little memory, Pippenger's algorithm must use smaller windows than the algorithm with adaptive buckets. So
/// Pippenger's algorithm takes more multiplications.
#[test]
fn adaptive_buckets_cost_less_than_pippenger() {
    for limit in [9, 15, 20, 35] {
        for stages in [LowMemoryStages::default(), LowMemoryStages::plain()] {
            let with = |stages| plan(&builder(limit * KB).low_memory_stages(stages).build().unwrap(), 1 << 13);
            let (ours, theirs) = in_pool(|| (with(stages), with(stages.pippenger())));
            assert_eq!(theirs.ranges(), 1);
            assert!(ours.multiplications < theirs.multiplications, "{limit} KB: {ours}{theirs}");
        }
    }
    let ample = |stages: LowMemoryStages| plan(&builder(64 << 20).low_memory_stages(stages).build().unwrap(), 1 << 13);
    let (ours, theirs) = (ample(LowMemoryStages::plain()), ample(LowMemoryStages::plain().pippenger()));
    assert_eq!((ours.windows, ours.buckets), (theirs.windows, theirs.buckets));
}

/// A computation needs no more stack than the builder's documentation states.
fn needs_little_stack<P: Curve>() {
    let (bases, k) = (points::<P>(PointKind::Random, 300, 16), scalars(ScalarKind::Uniform, 300, 17));
    let expected = textbook_pippenger(&bases, &k, 8);
    for stages in all_stages() {
        let engine = builder(7 * KB).low_memory_stages(stages).build().unwrap();
        std::thread::scope(|scope| {
            let compute = || assert_eq!(engine.msm(&bases, &k).unwrap(), expected);
            std::thread::Builder::new().stack_size(64 << 10).spawn_scoped(scope, compute).unwrap();
        });
    }
}

#[test]
fn no_points_give_the_identity() {
    let none: &[Affine<ark_bls12_381::g1::Config>] = &[];
    assert!(builder(KB).build().unwrap().msm(none, &[]).unwrap().is_zero());
}

macro_rules! suite {
    ($curve:ident, $config:ty, [$($test:ident),*]) => {
        mod $curve {
            $(
                #[test]
                fn $test() {
                    super::in_turn(super::$test::<$config>);
                }
            )*
        }
    };
    ($curve:ident, $config:ty) => {
        suite!($curve, $config, [
            stays_within_the_limit,
            stays_within_the_limit_outside_a_pool,
            the_plan_counts_every_byte,
            kinds,
            crowded_buckets,
            integers,
            multiples,
            windows,
            too_little,
            needs_little_stack
        ]);
    };
}

suite!(bls12_381_g1, ark_bls12_381::g1::Config);
#[cfg(feature = "bls12-377")]
suite!(bls12_377_g1, ark_bls12_377::g1::Config);
