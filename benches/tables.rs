//! Compares sums over a small number of prepared points of BLS12-381 G1 with blst's sums over precomputed tables. KZG
//! commitments, Verkle trees and inner product arguments compute sums over small numbers of fixed points.
//!
//! `taskset -c 1 cargo bench -p cumsm-benches --features peers --bench tables -- [NUMBERS] [FACTORS] [WIDTHS]`, for
//! example `-- 64,256,1024,4096 auto,4,16,max 4,8,12`. Without `taskset`, blst's sums without a table use all threads.
//! A factor is the number of multiples that cumsm stores for each base. A width is the number of bits of a window of
//! blst's tables (`blst_p1s_mult_wbits`). Tables of blst with more than 512 MiB are left out.
//!
//! All contenders are measured in interleaved rounds, on one thread. The result is the shortest time of each contender.
//! `CUMSM_ARITHMETIC` has the same meaning as for `cpu.rs`.

mod arithmetic;
#[path = "../tests/common/generators.rs"]
mod generators;

use std::hint::black_box;
use std::time::{Duration, Instant};

use arithmetic::arithmetic;
use ark_bls12_381::g1::Config;
use ark_bls12_381::{Fq, Fr, G1Affine};
use ark_ec::CurveGroup;
use ark_ff::{BigInt, BigInteger, Fp, PrimeField};
use blst::{
    MultiPoint, blst_fp, blst_p1, blst_p1_affine, blst_p1_to_affine, blst_p1s_mult_wbits,
    blst_p1s_mult_wbits_precompute, blst_p1s_mult_wbits_precompute_sizeof, blst_p1s_mult_wbits_scratch_sizeof,
};
use cumsm::internals::{CurveParams, stored_point_bytes};
use cumsm::{Backend, Msm, PrecomputeFactor};
use generators::{PointKind, ScalarKind, points, scalars};

/// `BUDGET` is the time for all rounds with the same number of points, and `MIN_ROUNDS` is the least number of rounds.
/// `MAX_BYTES` is the maximum size of a table of blst.
const BUDGET: Duration = Duration::from_secs(4);
const MIN_ROUNDS: usize = 5;
const MAX_BYTES: usize = 512 << 20;

struct Contender<'a> {
    name: String,
    bytes: usize,
    compute: Box<dyn Fn() -> G1Affine + 'a>,
    best: Duration,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let list = |i: usize, default: &str| -> Vec<String> {
        arguments.get(i).map_or(default, String::as_str).split(',').map(str::to_owned).collect()
    };
    let number = |text: &String| text.parse::<usize>().unwrap_or_else(|_| panic!("`{text}` is not a number"));
    let (factors, widths) = (list(1, "auto,1,2,4,8,max"), list(2, "4,6,8,10,12"));
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("the system starts the thread");
    for n in list(0, "64,128,256,512,1024,2048,4096").iter().map(number) {
        pool.install(|| measure(n, &factors, &widths.iter().map(number).collect::<Vec<_>>()));
    }
}

fn measure(n: usize, factors: &[String], widths: &[usize]) {
    let (points, k) = (points::<Config>(PointKind::Random, n, 1), scalars(ScalarKind::Uniform, n, 2));
    let engine = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic()).build();
    let engine = engine.expect("every machine has the CPU backend");
    let table = |name: &String| engine.prepare(&points).precompute(factor(name)).build();
    let tables: Vec<_> = factors.iter().map(|name| table(name).expect("there is memory for the table")).collect();
    let point_bytes = stored_point_bytes::<Config>(arithmetic(), Config::COMPONENTS);
    let blst = Blst::new(&points, &k);
    let fitting = widths.iter().filter(|&&width| BlstTable::bytes(width, n) <= MAX_BYTES);
    let blst_tables: Vec<_> = fitting.map(|&width| blst.table(width)).collect();
    let mut contenders = Vec::new();
    let mut contender = |name: String, bytes, compute: Box<dyn Fn() -> G1Affine>| {
        contenders.push(Contender { name, bytes, compute, best: Duration::MAX });
    };
    for (name, bases) in factors.iter().zip(&tables) {
        let bytes = n * bases.multiples() as usize * point_bytes;
        let compute = || bases.msm(&k).expect("there is one scalar for each base").into_affine();
        contender(format!("cumsm, {name} ({} multiples)", bases.multiples()), bytes, Box::new(compute));
    }
    contender("blst, Pippenger".to_owned(), 0, Box::new(|| blst.sum()));
    for table in &blst_tables {
        let bytes = BlstTable::bytes(table.width, n);
        contender(format!("blst, width {}", table.width), bytes, Box::new(|| table.sum(&blst)));
    }

    let expected = (contenders[0].compute)();
    let (began, mut rounds) = (Instant::now(), 0);
    while rounds < MIN_ROUNDS || began.elapsed() < BUDGET {
        for contender in &mut contenders {
            let began = Instant::now();
            let found = black_box((contender.compute)());
            contender.best = contender.best.min(began.elapsed());
            assert_eq!(found, expected, "{} is wrong", contender.name);
        }
        rounds += 1;
    }
    println!("\n{n} points of BLS12-381 G1, one thread, {}", arithmetic());
    for Contender { name, bytes, best, .. } in &contenders {
        println!("{name:30} {:9.2} MiB {:10.1} µs", *bytes as f64 / f64::from(1 << 20), 1e6 * best.as_secs_f64());
    }
}

fn factor(name: &str) -> PrecomputeFactor {
    match name {
        "auto" => PrecomputeFactor::Auto,
        "max" => PrecomputeFactor::Max,
        multiples => PrecomputeFactor::Fixed(multiples.parse().expect("a factor is a number, `auto` or `max`")),
    }
}

const SCALAR_BITS: usize = Fr::MODULUS_BIT_SIZE as usize;
const SCALAR_BYTES: usize = size_of::<BigInt<4>>();

/// The input of a sum in blst's form.
struct Blst {
    bases: Vec<blst_p1_affine>,
    scalars: Vec<u8>,
}

/// blst's multiples of each base. A window has `width` bits.
struct BlstTable {
    width: usize,
    multiples: Vec<blst_p1_affine>,
}

impl Blst {
    fn new(bases: &[G1Affine], scalars: &[Fr]) -> Self {
        let coordinate = |element: &Fq| blst_fp { l: element.0.0 };
        let bases = bases.iter().map(|base| blst_p1_affine { x: coordinate(&base.x), y: coordinate(&base.y) });
        let scalars = scalars.iter().flat_map(|k| k.into_bigint().to_bytes_le());
        Self { bases: bases.collect(), scalars: scalars.collect() }
    }

    /// Computes the sum without a table.
    fn sum(&self) -> G1Affine {
        to_affine(&self.bases[..].mult(&self.scalars, SCALAR_BITS))
    }

    fn table(&self, width: usize) -> BlstTable {
        let length = BlstTable::bytes(width, self.bases.len()) / size_of::<blst_p1_affine>();
        let mut multiples = vec![blst_p1_affine::default(); length];
        // In blst's interface, the null pointer means that the other bases follow the first base in memory.
        let addresses = [self.bases.as_ptr(), std::ptr::null()];
        // SAFETY: the table has the size that blst asks for, and the stated number of bases is correct.
        unsafe {
            blst_p1s_mult_wbits_precompute(multiples.as_mut_ptr(), width, addresses.as_ptr(), self.bases.len());
        }
        BlstTable { width, multiples }
    }
}

impl BlstTable {
    /// Returns the number of bytes of a table for `n` bases.
    fn bytes(width: usize, n: usize) -> usize {
        // SAFETY: the function only computes a size.
        unsafe { blst_p1s_mult_wbits_precompute_sizeof(width, n) }
    }

    fn sum(&self, input: &Blst) -> G1Affine {
        let n = input.scalars.len() / SCALAR_BYTES;
        let addresses = [input.scalars.as_ptr(), std::ptr::null()];
        let mut sum = blst_p1::default();
        // SAFETY: the table is for n bases. The n scalars of 32 bytes each are stored one after the other. The scratch
        // memory has the size that blst asks for.
        unsafe {
            let mut scratch = vec![0; blst_p1s_mult_wbits_scratch_sizeof(n) / size_of::<u64>()];
            let (multiples, scalars) = (self.multiples.as_ptr(), addresses.as_ptr());
            blst_p1s_mult_wbits(&mut sum, multiples, self.width, n, scalars, SCALAR_BITS, scratch.as_mut_ptr());
        }
        to_affine(&sum)
    }
}

fn to_affine(point: &blst_p1) -> G1Affine {
    let mut affine = blst_p1_affine::default();
    // SAFETY: both arguments are blst's own types, borrowed for the call.
    unsafe { blst_p1_to_affine(&mut affine, point) };
    let coordinate = |element: &blst_fp| Fp::new_unchecked(BigInt(element.l));
    G1Affine::new_unchecked(coordinate(&affine.x), coordinate(&affine.y))
}
