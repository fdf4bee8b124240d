//! Tests that provoke every error through the public interface. A test checks that each variant of `MsmError` and
//! `FileFault` is provoked by this file, or by a test that this file names.
//!
//! The allocator of this test refuses memory on request, so these tests run in a process of their own, one after
//! another.

mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
}

use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::BTreeSet;
use std::io::{self, Cursor, Read, Write};
use std::ops::ControlFlow;
use std::ptr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use ark_bls12_381::g1::Config;
use ark_bls12_381::{Fq, Fr, G1Affine, G1Projective};
use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::BigInteger256;
use ark_poly::EvaluationDomain;
use common::generators::{PointKind, ScalarKind, points, scalars};
use cumsm::arkworks::AcceleratedDomain;
use cumsm::internals::{
    BitFlip, BucketForm, CpuArithmetic, EmulatorOptions, Faults, FlipPlace, LowMemoryStages, Steps, Unit, variants,
    workbench,
};
use cumsm::snarkjs::Zkey;
use cumsm::{
    Algorithm, Backend, BaseOrigin, Curve, Domain, EvaluationOrder, FileFault, Msm, MsmBuilder, MsmError, MsmProvider,
    PointForm, PrecomputeFactor, SparseMatrix, Validation,
};

/// An allocator that calls the system's allocator, but refuses one large allocation.
struct Refusing;

/// The least size of a large allocation, in bytes. An allocation below this size does not grow with the input, or
/// belongs to a single task.
const LARGE: usize = 1_100_000;
/// The number of large allocations that succeed before the refused allocation.
static GIVEN: AtomicUsize = AtomicUsize::new(usize::MAX);

fn is_refused(bytes: usize) -> bool {
    bytes >= LARGE
        && GIVEN.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |given| Some(given.wrapping_sub(1))) == Ok(0)
}

// SAFETY: each function passes its arguments to the system's allocator unchanged, or returns null, which means that no
// memory is available.
unsafe impl GlobalAlloc for Refusing {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller meets the requirements of `GlobalAlloc::alloc`, which are also the requirements of this
        // call.
        if is_refused(layout.size()) { ptr::null_mut() } else { unsafe { System.alloc(layout) } }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller meets the requirements of `GlobalAlloc::dealloc`. The pointer comes from `System`.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, bytes: usize) -> *mut u8 {
        // SAFETY: the caller meets the requirements of `GlobalAlloc::realloc`. The pointer comes from `System`.
        if is_refused(bytes) { ptr::null_mut() } else { unsafe { System.realloc(pointer, layout, bytes) } }
    }
}

#[global_allocator]
static ALLOCATOR: Refusing = Refusing;

static TURN: Mutex<()> = Mutex::new(());

fn turn() -> MutexGuard<'static, ()> {
    TURN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Computes while the allocator refuses the large allocation with the index `number`, counted from 0.
fn refusing<T>(number: usize, compute: impl FnOnce() -> T) -> T {
    GIVEN.store(number, Ordering::SeqCst);
    let result = compute();
    GIVEN.store(usize::MAX, Ordering::SeqCst);
    result
}

fn on(backend: Backend) -> MsmBuilder {
    Msm::builder().backend(backend)
}

fn cpu() -> Msm {
    on(Backend::Cpu).build().unwrap()
}

fn three() -> Vec<G1Affine> {
    points::<Config>(PointKind::Random, 3, 1)
}

fn some(n: usize) -> Vec<Fr> {
    scalars(ScalarKind::Uniform, n, 1)
}

/// Returns the bytes of a file of three bases with two multiples each.
fn file() -> Vec<u8> {
    let bases = on(Backend::Cpu).window_bits(8).build().unwrap();
    let bases = bases.prepare_owned(three()).precompute(PrecomputeFactor::Fixed(2)).build().unwrap();
    let mut file = Vec::new();
    bases.save(&mut file).unwrap();
    file
}

/// A disk with a limited number of free bytes. The field states this number.
struct Disk(usize);

impl Write for Disk {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.0.min(bytes.len());
        self.0 -= written;
        if written == 0 { Err(io::ErrorKind::StorageFull.into()) } else { Ok(written) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A file whose disk fails while the file is read.
struct Failing;

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        Err(io::Error::other("the disk fails"))
    }
}

/// A function that provokes an error, and parts of the error's message: what is wrong, where it is, and what to do.
type Provocation = (fn() -> MsmError, &'static [&'static str]);

fn provocations() -> Vec<Provocation> {
    vec![
        (
            || cpu().msm(&three(), &some(2)).unwrap_err(),
            &[
                "3 bases but 2 scalars",
                "give one scalar for each base",
                "`&bases[..2]` if the other bases do not count",
            ],
        ),
        (|| cumsm::msm(&three(), &some(4)).unwrap_err(), &["3 bases but 4 scalars", "`&scalars[..3]`"]),
        (|| Msm::default().msm_bigint::<Config>(&three(), &[]).unwrap_err(), &["3 bases but 0 scalars"]),
        (
            || cpu().prepare_owned(three()).build().unwrap().msm(&some(4)).unwrap_err(),
            &["4 scalars but only 3 prepared bases", "give at most one scalar for each base"],
        ),
        (
            || cpu().batch(&three(), &[some(3), some(4)]).map(drop).unwrap_err(),
            &["4 scalars but only 3 prepared bases"],
        ),
        (
            || MsmProvider::<G1Projective>::prepare(&cpu(), &three()).unwrap().msm(4, &some(0)).unwrap_err(),
            &["the offset 4 exceeds the number of prepared bases", "give an offset of at most 3"],
        ),
        (
            || cpu().plan::<Config>(usize::MAX).unwrap_err(),
            &["18446744073709551615 points, but a plan counts at most 281474976710655", "add the sums of several"],
        ),
        (
            || on(Backend::Emulator).build().unwrap().plan_precomputation::<Config>(1 << 48).unwrap_err(),
            &["281474976710656 points"],
        ),
        (
            || on(Backend::Emulator).device_memory(0).build().unwrap_err(),
            &["the option `device_memory`", "a computation needs more than 0 bytes", "leave the option out"],
        ),
        (
            || on(Backend::Auto).cuda_devices([]).build().unwrap_err(),
            &["the option `cuda_devices`", "the list of devices is empty", "name a device"],
        ),
        (|| on(Backend::Emulator).emulators([]).build().unwrap_err(), &["the option `emulators`"]),
        (
            || cpu().prepare_owned(three()).precompute(PrecomputeFactor::Fixed(0)).build().map(drop).unwrap_err(),
            &["the option `precompute`", "use 1 for the bases alone"],
        ),
        (
            || on(Backend::Cpu).window_bits(1).build().unwrap_err(),
            &["windows of 1 bits are not possible; choose 2 to 24 bits"],
        ),
        (
            || on(Backend::Cuda).cuda_devices([1 << 20]).build().unwrap_err(),
            &["the cuda backend is not available: ", "`auto` and `cpu` compute without it"],
        ),
        (
            || on(Backend::Cpu).point_form(PointForm::TwistedEdwards).build().unwrap().plan::<Config>(3).unwrap_err(),
            &["points in twisted Edwards form cannot be used", "bls12-381 g1 has no", "let the plan choose the form"],
        ),
        (
            || on(Backend::Cpu).algorithm(Algorithm::LB_MSM).build().unwrap_err(),
            &["the algorithm lb-msm cannot be used: it runs on a GPU", "let the plan choose the algorithm"],
        ),
        (
            || on(Backend::Cpu).base_origin(BaseOrigin::Curve).algorithm(Algorithm::EDMSM).build().unwrap_err(),
            &["right only in the subgroup"],
        ),
        (
            || invalid(Backend::Cpu, Validation::OnCurve),
            &["base 3 is invalid: it is not on the curve", "correct the base"],
        ),
        (
            || invalid(Backend::Emulator, Validation::InSubgroup),
            &["base 3 is invalid", "not in the subgroup of prime order", "ask for a weaker check"],
        ),
        (
            || cpu().load::<Config>(&file()[..100]).map(drop).unwrap_err(),
            &["the bases file cannot be used: it ends too early", "copy the file again"],
        ),
        (|| Zkey::open(Cursor::new(b"ptau")).map(drop).unwrap_err(), &["the zkey file cannot be used"]),
        (
            || cpu().prepare_owned(three()).build().unwrap().save(Disk(200)).unwrap_err(),
            &["writing prepared bases failed", "free space on the disk, or use another disk"],
        ),
        (
            || cpu().load::<Config>(Failing).map(drop).unwrap_err(),
            &["reading prepared bases failed: the disk fails", "check the file and its disk"],
        ),
        (
            || {
                let msm = on(Backend::Cpu).window_bits(7).build().unwrap();
                msm.load::<Config>(&file()[..]).unwrap().build().map(drop).unwrap_err()
            },
            &["windows of 7 bits do not fit the multiples in the file", "let the plan choose the window"],
        ),
        (
            || {
                let preparation = cpu().prepare_owned(three()).precompute(PrecomputeFactor::Fixed(2));
                preparation.progress(|_, _| ControlFlow::Break(())).build().map(drop).unwrap_err()
            },
            &["was cancelled by its watcher; nothing is kept"],
        ),
        (
            || on(Backend::Emulator).device_memory(1).build().unwrap().msm(&three(), &some(3)).unwrap_err(),
            &[" bytes of device memory are needed", "1 may be used", "raise the limit", "compute less at a time"],
        ),
        (
            || on(Backend::Cpu).host_memory(1).build().unwrap().msm(&three(), &some(3)).unwrap_err(),
            &["the smallest computation needs ", "1 may be used; raise the limit"],
        ),
        (
            || on(Backend::Cpu).host_memory(0).build().unwrap().plan::<Config>(3).unwrap_err(),
            &["the smallest computation needs ", "0 may be used; raise the limit"],
        ),
        (
            || {
                let n = 1 << 19;
                let (bases, k) = (vec![G1Affine::generator(); n], vec![some(1)[0]; n]);
                refusing(0, || cpu().msm(&bases, &k)).unwrap_err()
            },
            &["the system refuses ", " bytes of memory for the working set of a computation", "free memory"],
        ),
        (
            || {
                let faults = Faults { lost_at_launch: Some(2), ..Faults::default() };
                let options = EmulatorOptions { faults, ..EmulatorOptions::DEFAULT };
                on(Backend::Emulator).emulator(options).build().unwrap().msm(&three(), &some(3)).unwrap_err()
            },
            &[" failed: "],
        ),
        (wrong_bit, &["the emulator backend returned a wrong sum", "check the GPU's memory and clocks"]),
        (
            || {
                let msm = on(Backend::Emulator).build().unwrap();
                // SAFETY: the launch is refused, because there is no such kernel.
                unsafe { workbench(&msm).unwrap().launch(Unit::sort(), "no kernel", (1, 1), 32, &mut []) }.unwrap_err()
            },
            &["kernel sort.no kernel: the module has no such kernel", "this is a bug of cumsm, please report it"],
        ),
        (
            || SparseMatrix::new(&[vec![(Fr::from(1), 2)]], 2).map(drop).unwrap_err(),
            &["entry 0 of row 0 is in column 2, but the matrix has 2 columns"],
        ),
        (
            || SparseMatrix::from_entries(2, 2, [(1, 0, Fr::from(1)), (2, 0, Fr::from(1))]).map(drop).unwrap_err(),
            &["entry 1 is in row 2, but the matrix has 2 rows, counted from 0"],
        ),
        (
            || SparseMatrix::<Fr>::new(&[], 2).unwrap().multiply_into(&some(2), &mut some(1)).unwrap_err(),
            &["the slice for the product has 1 elements, but the matrix has 0 rows", "one element for each row"],
        ),
        (
            || SparseMatrix::<Fr>::new(&[], 1 << 31).map(drop).unwrap_err(),
            &["the matrix has 2147483648 columns", "split the matrix by rows or columns"],
        ),
        (
            || SparseMatrix::<Fr>::new(&[], 2).unwrap().multiply(&some(3)).map(drop).unwrap_err(),
            &["the vector has 3 elements, but the matrix has 2 columns"],
        ),
        (
            || Domain::<Fr>::new(12).unwrap_err(),
            &["a domain cannot have 12 elements; give a power of two, up to 2^32 in this field", "append zeros"],
        ),
        (
            || {
                let mut vectors = [some(4), some(3)];
                let [first, second] = &mut vectors;
                let domain = Domain::new(4).unwrap();
                domain.forward_many(&mut [first, second], EvaluationOrder::Natural).unwrap_err()
            },
            &["vector 1 has 3 elements, but the domain has 4", "append zeros"],
        ),
        (
            || {
                let [mut three, four] = [3, 4].map(|length| cpu().vector(&some(length)).unwrap());
                three.add(&four).unwrap_err()
            },
            &["one vector has 3 elements and the other has 4", "give vectors of the same length"],
        ),
        (
            || Domain::new(4).unwrap().coset(Fr::from(0)).unwrap_err(),
            &["the option `offset` cannot be used: 0 has no coset"],
        ),
    ]
}

/// Repeats a computation with a different flipped bit each time, until the self-check finds the flipped bit. Returns
/// the warning about this bit.
fn wrong_bit() -> MsmError {
    let sum = |bit| {
        let flip = Some(BitFlip { launch: 1, place: FlipPlace::Memory, bit });
        let options = EmulatorOptions { faults: Faults { flip, ..Faults::default() }, ..EmulatorOptions::DEFAULT };
        let msm = on(Backend::Emulator).emulator(options).build().unwrap();
        let bases = msm.prepare_owned(three()).precompute(PrecomputeFactor::Fixed(1)).self_check(true).build().unwrap();
        bases.slice(..).msm_output(&some(3)).ok()?.fallback
    };
    (0..1000).map(|i| 97 * i).find_map(sum).expect("one of the bits matters")
}

/// Returns the error for five bases. The bases 3 and 4 are invalid, and the error must name index 3.
fn invalid(backend: Backend, validation: Validation) -> MsmError {
    let mut bases = points::<Config>(PointKind::Random, 5, 1);
    let wrong = match validation {
        Validation::OnCurve => G1Affine::new_unchecked(Fq::from(1), Fq::from(1)),
        _ => points::<Config>(PointKind::OffSubgroup, 1, 1)[0],
    };
    (bases[3], bases[4]) = (wrong, wrong);
    on(backend).build().unwrap().prepare_owned(bases).validation(validation).build().map(drop).unwrap_err()
}

/// The errors that only an MPI program can provoke, and the source of the test that provokes these errors.
const UNDER_MPI: [&str; 2] = ["RankFailed", "RanksDiffer"];
const MPI_TEST: &str = include_str!("../../tests/mpi.rs");

#[test]
fn every_error_is_provoked_and_says_what_to_do() {
    let _turn = turn();
    let mut provoked = BTreeSet::from(UNDER_MPI);
    assert!(UNDER_MPI.iter().all(|name| MPI_TEST.contains(&format!("MsmError::{name}"))));
    for (provoke, said) in provocations() {
        let error = provoke();
        let text = error.to_string();
        assert!(said.iter().all(|part| text.contains(part)), "{text}\n{said:?}");
        provoked.insert(variants::of_error(&error));
    }
    assert_eq!(provoked, variants::ERRORS.iter().copied().collect());
}

#[test]
fn every_fault_of_a_base_is_provoked() {
    let _turn = turn();
    for backend in [Backend::Cpu, Backend::Emulator] {
        for check in [Validation::OnCurve, Validation::InSubgroup] {
            assert_eq!(invalid(backend, check), MsmError::InvalidBase { index: 3, check });
        }
    }
}

/// The faults that only files of snarkjs have, and the tests that provoke these faults.
const OF_SNARKJS: [&str; 9] = [
    "UnknownProtocol",
    "MissingSection",
    "RepeatedSection",
    "SectionSize",
    "OtherField",
    "Element",
    "Entry",
    "CustomGates",
    "EmptyH",
];
const SNARKJS_TESTS: [&str; 2] = [include_str!("../../tests/snarkjs.rs"), include_str!("../../tests/circom.rs")];

#[test]
fn every_fault_of_a_file_is_provoked() {
    let _turn = turn();
    let file = file();
    let changed = |place: usize, bytes: &[u8]| {
        let mut changed = file.clone();
        changed[place..place + bytes.len()].copy_from_slice(bytes);
        changed
    };
    let point = 52;
    let mut provoked = BTreeSet::from(OF_SNARKJS);
    let is_provoked = |name: &str| SNARKJS_TESTS.iter().any(|test| test.contains(&format!("FileFault::{name}")));
    assert!(OF_SNARKJS.into_iter().all(is_provoked));
    for (bytes, expected, said) in [
        (changed(0, b"another!"), FileFault::UnknownFormat, "give a file that `Bases::save` has written"),
        (changed(8, &[9]), FileFault::UnknownVersion { found: 9, known: 1 }, "this build reads version 1"),
        (
            changed(12, b"bls99-999"),
            FileFault::OtherCurve { found: "\"bls99-999\" \"g1\"".into(), expected: "bls12-381 g1".into() },
            "ask for the file's own curve and group",
        ),
        (
            changed(36, &[0; 4]),
            FileFault::Header,
            "its header contradicts itself: the file is damaged; prepare the bases again",
        ),
        (changed(36, &u32::MAX.to_le_bytes()), FileFault::Header, "prepare the bases again"),
        (file[..file.len() - 1].to_vec(), FileFault::TooShort, "it ends too early; copy the file again"),
        (file[..point + 100].to_vec(), FileFault::TooShort, "it ends too early; copy the file again"),
        (file[..7].to_vec(), FileFault::TooShort, "it ends too early; copy the file again"),
        (Vec::new(), FileFault::TooShort, "it ends too early; copy the file again"),
        ([&file[..], &[0]].concat(), FileFault::TooLong, "it has bytes after its end"),
        // In this file, the coordinates of point 1 are above the modulus.
        (
            changed(point + 96, &[0xff; 96]),
            FileFault::Point { section: "bases", index: 1 },
            "the bytes of point 1 of bases are not coordinates below the prime",
        ),
        (changed(file.len() - 1, &[!file[file.len() - 1]]), FileFault::Checksum, "its checksum does not match"),
    ] {
        let error = cpu().load::<Config>(&bytes[..]).map(drop).unwrap_err();
        assert_eq!(error, MsmError::File { format: "bases", fault: expected.clone() });
        assert!(error.to_string().contains(said), "{error}");
        provoked.insert(variants::of_file_fault(&expected));
    }
    assert_eq!(provoked, variants::FILE_FAULTS.iter().copied().collect());
}

/// A function that computes a result, and checks that the result is right.
type Computation<'a> = Box<dyn Fn() -> Result<(), MsmError> + 'a>;

/// Runs the computation several times. In each run, the allocator refuses one allocation that grows with the input.
/// Each run must end with one typed error, or with the right result. Returns the number of errors.
fn refusals(what: &str, compute: &dyn Fn() -> Result<(), MsmError>) -> usize {
    let mut number = 0;
    while let Err(error) = refusing(number, compute) {
        assert!(matches!(error, MsmError::AllocationRefused { .. }), "{what}, allocation {number}: {error}");
        number += 1;
    }
    number
}

/// The allocator refuses memory for sums, for the preparation of bases, for files of bases, and for copies of bases.
#[test]
fn refused_memory_is_an_error() {
    let _turn = turn();
    fn each<P: Curve>(builder: MsmBuilder, form: PointForm) {
        let n = 42_000;
        // The bases are equal, because equal bases are generated fast. The scalars differ, because the plan uses no
        // multiples if only a few scalars are different.
        let (base, long) = (Affine::<P>::generator(), scalars::<P::ScalarField>(ScalarKind::Uniform, 1, 1)[0]);
        let k: Vec<P::ScalarField> = (0..n as u64).map(|i| long + P::ScalarField::from(i)).collect();
        let (bases, small) = (vec![base; n], vec![-3i64; n]);
        let expected = base * k.iter().sum::<P::ScalarField>();
        let small_expected = base * P::ScalarField::from(-3 * n as i64);
        // A window of 12 bits has 2^11 buckets. With 2^11 buckets, the plan uses multiples. The memory for the sums of
        // 2^11 buckets is below `LARGE`, so the allocator never refuses this memory. With AVX-512 IFMA, multiples would
        // save no time, so the test uses FMA.
        let builder = builder.backend(Backend::Cpu).cpu_arithmetic(CpuArithmetic::Fma);
        let msm = builder.window_bits(12).build().unwrap();
        let prepared = || msm.prepare(&bases).precompute(PrecomputeFactor::Fixed(8)).build();
        let kept = prepared().unwrap();
        let mut file = Vec::new();
        kept.save(&mut file).unwrap();
        let Steps::Cpu(plan) = kept.slice(..).msm_output(&k).unwrap().plan.steps else { panic!("a plan of the CPU") };
        assert!(plan.form == form && plan.precomputation.factor() > 6, "{plan}");
        let computations: [(&str, Computation<'_>); 7] = [
            ("msm", Box::new(|| msm.msm(&bases, &k).map(|sum| assert_eq!(sum, expected)))),
            ("prepare", Box::new(|| prepared().map(drop))),
            ("prepare a copy", Box::new(|| MsmProvider::<Projective<P>>::prepare(&msm, &bases).map(drop))),
            ("prepared msm", Box::new(|| kept.msm(&k).map(|sum| assert_eq!(sum, expected)))),
            ("small", Box::new(|| kept.msm_small(&small).map(|sum| assert_eq!(sum, small_expected)))),
            ("save", Box::new(|| kept.save(io::sink()))),
            ("load", Box::new(|| msm.load::<P>(&file[..])?.build().map(drop))),
        ];
        for (what, compute) in computations {
            let refused = refusals(what, &compute);
            assert!(refused > 0, "{what}: nothing was refused with this plan for prepared bases:\n{plan}");
        }
    }
    each::<Config>(Msm::builder(), PointForm::Weierstrass);
    let edwards = Msm::builder().point_form(PointForm::TwistedEdwards);
    each::<ark_bls12_377::g1::Config>(edwards, PointForm::TwistedEdwards);
}

/// The allocator refuses memory for the buckets of an engine with a limit on memory.
#[test]
fn refused_memory_for_buckets_within_a_limit_is_an_error() {
    let _turn = turn();
    let (bases, k) = (three(), some(3));
    let expected = bases.iter().zip(&k).map(|(base, k)| *base * k).sum::<G1Projective>();
    for form in [BucketForm::Extended, BucketForm::Affine] {
        // Windows of 15 bits have 2^14 buckets, which take more than `LARGE` bytes in both forms.
        let stages = LowMemoryStages { form: Some(form), ..LowMemoryStages::default() };
        let builder = on(Backend::Cpu).window_bits(15).host_memory(1 << 30);
        let msm = builder.low_memory_stages(stages.pippenger()).build().unwrap();
        let compute = || msm.msm(&bases, &k).map(|sum| assert_eq!(sum, expected));
        assert!(refusals("a limit on memory", &compute) > 0, "{form:?}: nothing was refused");
    }
}

/// The allocator refuses memory for a batch of many empty vectors, and for a batch of many short vectors.
#[test]
fn refused_memory_for_a_batch_is_an_error() {
    let _turn = turn();
    let bases = cpu().prepare_owned(three()).build().unwrap();
    let (vectors, integers) = (vec![&[] as &[Fr]; 60_000], vec![&[] as &[BigInteger256]; 60_000]);
    // If there are several threads, each thread computes whole vectors of this batch.
    let k = some(1);
    let short = vec![&k[..]; 60_000];
    let batches: [(&str, Computation<'_>); 3] = [
        ("batch", Box::new(|| bases.batch(&vectors).map(|sums| assert_eq!(sums.result.len(), vectors.len())))),
        (
            "batch of integers",
            Box::new(|| bases.batch_bigint(&integers).map(|sums| assert_eq!(sums.result.len(), integers.len()))),
        ),
        (
            "batch of short vectors",
            Box::new(|| bases.batch(&short).map(|sums| assert_eq!(sums.result.len(), short.len()))),
        ),
    ];
    for (what, compute) in batches {
        assert!(refusals(what, &compute) > 1, "{what}: the vectors and the sums are refused");
    }
}

/// The allocator refuses memory for a sparse matrix, and for the product of the matrix and a vector.
#[test]
fn refused_memory_for_a_matrix_is_an_error() {
    let _turn = turn();
    let rows = vec![vec![(Fr::from(2), 0)]; 300_000];
    // The three refused allocations would hold the row pointers, the columns of the entries, and the indices of the
    // values.
    assert_eq!(refusals("rows", &|| SparseMatrix::new(&rows, 1).map(drop)), 3);
    // `from_entries` makes a fourth allocation, which holds the rows. If the entries must be sorted, three further
    // allocations hold the sorted columns, the sorted indices of the values, and the index of each row's next entry.
    let entries = || (0..300_000).map(|row| (row, 0, Fr::from(2)));
    assert_eq!(refusals("entries", &|| SparseMatrix::from_entries(300_000, 1, entries()).map(drop)), 4);
    assert_eq!(refusals("unsorted entries", &|| SparseMatrix::from_entries(300_000, 1, entries().rev()).map(drop)), 7);
    let matrix = SparseMatrix::new(&rows, 1).unwrap();
    let is_right = |product: Vec<Fr>| assert!(product.iter().all(|&sum| sum == Fr::from(6)));
    assert_eq!(refusals("product", &|| matrix.multiply(&[Fr::from(3)]).map(is_right)), 1);
}

/// The allocator refuses host memory that operations on a GPU need. The error is not an error of the GPU, and the GPU
/// can be used again. The refused allocations are for the memory of the emulated GPU, and for copies that are not yet
/// made.
#[test]
fn refused_memory_is_no_failure_of_a_gpu() {
    let _turn = turn();
    let k = some(42_000);
    let msm = on(Backend::Emulator).build().unwrap();
    let copied = || msm.vector(&k)?.to_vec().map(|copy| assert_eq!(*copy, k));
    assert!(refusals("a vector on a GPU", &copied) >= 3);
}

/// The allocator refuses memory for a transform. After an error, the vector is unchanged. [`AcceleratedDomain`] returns
/// no error: if memory is refused, the domain computes in a way that needs no additional memory.
#[test]
fn refused_memory_for_a_transform_is_an_error() {
    let _turn = turn();
    let coefficients = some(1 << 16);
    let domain = Domain::new(1 << 16).unwrap();
    let evaluations = AcceleratedDomain::<Fr>::new(1 << 16).unwrap().fft(&coefficients);
    let mut number = 0;
    loop {
        let mut vector = coefficients.clone();
        match refusing(number, || domain.forward(&mut vector, EvaluationOrder::Natural)) {
            Err(error) => {
                assert!(matches!(error, MsmError::AllocationRefused { .. }), "{error}");
                assert_eq!(vector, coefficients);
                let mut vector = coefficients.clone();
                refusing(number, || AcceleratedDomain::<Fr>::new(1 << 16).unwrap().fft_in_place(&mut vector));
                assert_eq!(vector, evaluations);
            }
            Ok(()) => break assert_eq!(vector, evaluations),
        }
        number += 1;
    }
    assert!(number > 0, "nothing was refused");
}
