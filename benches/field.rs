//! Measures field operations of cumsm, of ark-ff and, for BLS12-381, of blst. Multiplications and squarings are
//! measured as a chain of dependent operations (latency) and as 8 independent chains (throughput). Additions and
//! subtractions are measured on random pairs of elements. Inversions are also measured, because the ratio of an
//! inversion's time to a multiplication's time determines the sizes of batches.

#![allow(missing_docs)] // criterion's macro makes a function without docs

#[cfg(test)]
#[path = "../src/bls24_315.rs"]
mod bls24_315;
#[allow(dead_code, unused_imports)] // the module has tests, and functions that only the engine uses
#[path = "../src/field/mod.rs"]
#[allow(unreachable_pub)] // public in cumsm, where the public trait `Curve` uses this module
mod field;

use std::hint::black_box;

use criterion::measurement::WallTime;
use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use field::FastField;
use field::lanes::{Lanes, Work};
use rand::SeedableRng;
use rand::rngs::StdRng;

const STREAMS: usize = 8;
const STEPS: usize = 128;

/// Measures the latency and the throughput of one operation. Criterion's *element* is one operation.
fn operation<T: Copy>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    start: T,
    with: T,
    step: impl Fn(&T, &T) -> T,
) {
    group.throughput(Throughput::Elements(STEPS as u64));
    group.bench_function(format!("{name}, latency"), |bencher| {
        bencher.iter(|| {
            let (mut x, with) = black_box((start, with));
            for _ in 0..STEPS {
                x = step(&x, &with);
            }
            x
        });
    });
    group.throughput(Throughput::Elements((STREAMS * STEPS) as u64));
    group.bench_function(format!("{name}, throughput"), |bencher| {
        bencher.iter(|| {
            let (mut xs, with) = black_box(([start; STREAMS], with));
            for _ in 0..STEPS {
                for x in &mut xs {
                    *x = step(x, &with);
                }
            }
            xs
        });
    });
}

/// Measures sums or differences of many different pairs of elements. A chain of dependent operations is not used,
/// because its comparisons would repeat, and the CPU would learn to predict the branches.
fn pairs<F: FastField>(
    group: &mut BenchmarkGroup<'_, WallTime>,
    name: &str,
    elements: &[F],
    step: impl Fn(&F, &F) -> F,
) {
    group.throughput(Throughput::Elements(elements.len() as u64));
    let (mut round, mut out) = (0, elements.to_vec());
    group.bench_function(format!("{name}, random pairs"), |bencher| {
        bencher.iter(|| {
            round += 1;
            for (i, out) in out.iter_mut().enumerate() {
                *out = step(&elements[i], &elements[(i ^ (round * 77)) % elements.len()]);
            }
            black_box(&out);
        });
    });
}

/// `STREAMS` independent chains of products, as [`operation`] measures them for single elements. Each chain computes in
/// all lanes of a vector.
struct Chains<L: Lanes> {
    start: [L; STREAMS],
    square: bool,
}

impl<L: Lanes> Work for Chains<L> {
    type Output = [L; STREAMS];

    #[inline(always)]
    fn run(self) -> [L; STREAMS] {
        let mut xs = self.start;
        for _ in 0..STEPS {
            // The factor is taken by reference, because a copy of the factor takes half the time of a product.
            for (x, start) in xs.iter_mut().zip(&self.start) {
                *x = if self.square { x.square_inlined() } else { x.mul_inlined(start) };
            }
        }
        xs
    }
}

/// Measures products in lanes, if the CPU has the instructions of these lanes. Criterion's *element* is one product in
/// one lane, so a product of vectors counts as `L::WIDTH` elements.
fn lanes<L: Lanes>(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, x: &L::Field) {
    let Some(cpu) = L::detect().filter(|_| L::WIDTH > 1) else { return };
    let x = L::to_internal_x(x);
    let start = L::load(cpu, |_| &x);
    group.throughput(Throughput::Elements((STREAMS * STEPS * L::WIDTH) as u64));
    for (operation, square) in [("mul", false), ("square", true)] {
        group.bench_function(format!("{operation}, {} lanes of {name}, throughput", L::WIDTH), |bencher| {
            bencher.iter(|| L::run(cpu, Chains { start: black_box([start; STREAMS]), square }));
        });
    }
}

fn bench<F: FastField>(criterion: &mut Criterion, name: &str) -> (F, F) {
    let mut rng = StdRng::seed_from_u64(1);
    let (x, y) = (F::rand(&mut rng), F::rand(&mut rng));
    let mut group = criterion.benchmark_group(name);
    operation(&mut group, "mul, ours", x, y, |x, y| x.fast_mul(y));
    operation(&mut group, "mul, ark-ff", x, y, |x, y| *x * y);
    operation(&mut group, "square, ours", x, y, |x, _| x.fast_square());
    operation(&mut group, "square, ark-ff", x, y, |x, _| x.square());
    lanes::<F::Ifma>(&mut group, "AVX-512 IFMA", &x);
    lanes::<F::Fma>(&mut group, "fused multiply-add", &x);
    let elements: Vec<F> = (0..4096).map(|_| F::rand(&mut rng)).collect();
    pairs(&mut group, "add, ours", &elements, |x, y| x.fast_add(y));
    pairs(&mut group, "add, ark-ff", &elements, |x, y| *x + y);
    pairs(&mut group, "sub, ours", &elements, |x, y| x.fast_sub(y));
    pairs(&mut group, "sub, ark-ff", &elements, |x, y| *x - y);
    group.throughput(Throughput::Elements(1));
    group.bench_function("inverse, ark-ff", |bencher| {
        let mut x = x;
        bencher.iter(|| {
            x = x.inverse().expect("the element is not zero") + y;
            x
        });
    });
    group.bench_function("inverse, ours", |bencher| {
        let mut x = x;
        bencher.iter(|| {
            x = x.fast_inverse().expect("the element is not zero") + y;
            x
        });
    });
    (x, y)
}

#[cfg(feature = "bls12-381")]
fn bls12_381(criterion: &mut Criterion) {
    use blst::{blst_fp, blst_fp_mul, blst_fp_sqr};

    let (x, y) = bench::<ark_bls12_381::Fq>(criterion, "bls12-381 Fq");
    // arkworks and blst use the same Montgomery form.
    let [x, y] = [x, y].map(|x| blst_fp { l: x.0.0 });
    let mut group = criterion.benchmark_group("bls12-381 Fq");
    operation(&mut group, "mul, blst", x, y, |x, y| {
        let mut product = blst_fp::default();
        // SAFETY: the arguments are three references to field elements.
        unsafe { blst_fp_mul(&mut product, x, y) };
        product
    });
    operation(&mut group, "square, blst", x, y, |x, _| {
        let mut square = blst_fp::default();
        // SAFETY: the arguments are two references to field elements.
        unsafe { blst_fp_sqr(&mut square, x) };
        square
    });
    group.finish();
    bench::<ark_bls12_381::Fq2>(criterion, "bls12-381 Fq2");
}

#[cfg(feature = "bls12-377")]
fn bls12_377(criterion: &mut Criterion) {
    bench::<ark_bls12_377::Fq>(criterion, "bls12-377 Fq");
    bench::<ark_bls12_377::Fq2>(criterion, "bls12-377 Fq2");
}

fn benches(criterion: &mut Criterion) {
    bench::<ark_bn254::Fq>(criterion, "bn254 Fq");
    bench::<ark_bn254::Fq2>(criterion, "bn254 Fq2");
    #[cfg(feature = "bls12-381")]
    bls12_381(criterion);
    #[cfg(feature = "bls12-377")]
    bls12_377(criterion);
}

criterion_group!(group, benches);
criterion_main!(group);
