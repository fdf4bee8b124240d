//! A check of a GPU's results for prepared bases. The check takes far less CPU time than a second computation of the
//! results on the CPU.
//!
//! # The relation
//!
//! In addition to the bases Pᵢ, the engine keeps Tᵢ = α·Pᵢ + ρᵢ·G. The number α has 64 random bits, the ρᵢ are random
//! integers modulo r, and G is the generator of the subgroup of order r. The secrets α and ρᵢ stay on the host. The GPU
//! computes A = Σ kᵢ·Pᵢ and B = Σ kᵢ·Tᵢ. The host accepts A if B = α·A + (Σ kᵢ·ρᵢ)·G. (Khabbazian, 2G2T: Constant-Size,
//! Statistically Sound MSM Outsourcing, arXiv 2602.23464.)
//!
//! # Wrong results that the check finds
//!
//! Suppose that the GPU returns A + E and B + F in place of A and B. The check passes only if F = α·E. The Tᵢ contain
//! no information about α, because for each α, exactly one choice of the ρᵢ gives these Tᵢ. For any E ≠ 0 of the
//! subgroup, F = α·E holds for at most one of the 2⁶⁴ values of α. So the host accepts a wrong result with a
//! probability of at most 2⁻⁶⁴, whatever the cause of the error is. The host first checks that A lies in the subgroup.
//! With `BaseOrigin::Curve`, A need not lie in the subgroup, and an error E of small order q passes with probability
//! 1/q.
//!
//! A batch has several vectors kʲ, where j is an index, and their sums Aⱼ. The host computes A = Σ cⱼ·Aⱼ with random
//! 64-bit numbers cⱼ, and checks A. The GPU computes B for the scalars Σ cⱼ·kʲ, so one B is enough for the whole batch.
//! If the errors Eⱼ of the Aⱼ are not all zero, these errors cancel in A with a probability of at most 2⁻⁶⁴. In two
//! cases, the GPU computes one B for each vector, and the host checks each Aⱼ separately: with `BaseOrigin::Curve`, or
//! if the scalars of a vector are integers and not field elements.
//!
//! # Costs
//!
//! - The GPU: a call with one vector computes two sums instead of one, which doubles the work. With m vectors and only
//!   one B, the work is 1 + 1/m times the work without the check. With one B for each vector, the work is twice the
//!   work without the check. With the check, prepared bases take twice the GPU memory that they take without the check.
//!   The host keeps a copy of the Tᵢ.
//! - The host: a call that computes only one B takes one random field element and one product for each base, and two
//!   scalar multiplications. A batch of m vectors adds m products for each base, and m scalar multiplications. The host
//!   computes the random elements and their products while the GPU computes B.

use std::ops::Range;

use ark_ec::scalar_mul::{double_and_add, double_and_add_affine};
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{CurveGroup, PrimeGroup};
use ark_ff::{PrimeField, Zero};
use rand::rngs::StdRng;
use rand::{Rng, RngCore, SeedableRng};
use zeroize::Zeroizing;

use super::{BaseTable, Engine, MsmOutputs, TableBuilder};
use crate::bases::BaseView;
use crate::curve::{CurveParams, in_subgroup};
use crate::error::MsmError;
use crate::field::Montgomery;
use crate::memory::{filled, reserved};
use crate::scalars::{Scalars, longest};
use crate::trace;
use crate::types::Backend;
use crate::{pool, tasks};

/// The number of bases in a chunk. Each chunk of bases has its own seed, from which the ρᵢ of the chunk are made.
const CHUNK: usize = 1024;
/// The purpose of a batch's memory, for the error if the memory cannot be allocated.
const PURPOSE: &str = "the self-check of a batch";

/// The bases Tᵢ and the secrets of the check.
pub struct SelfCheck<P: CurveParams> {
    alpha: u64,
    /// The seed from which [`masks`] derives the seed of each chunk of bases.
    seed: [u8; 32],
    /// The bases Tᵢ.
    points: Vec<Affine<P>>,
    table: Option<BaseTable<P>>,
}

impl<P: CurveParams> SelfCheck<P> {
    /// Computes the bases Tᵢ, and prepares these bases with `factor`, `memory` and `uses` of `builder`.
    pub(super) fn new(builder: &TableBuilder<'_, P>) -> Result<Self, MsmError> {
        let mut random = secret_random()?;
        let mut seed = [0; 32];
        random.fill_bytes(&mut seed);
        let alpha = random.r#gen();
        let points = related(&builder.points, alpha, &seed)?;
        let &TableBuilder { ref engine, factor, memory, uses, .. } = builder;
        let table = TableBuilder { factor, memory, uses, ..TableBuilder::new(engine, (&points).into()) }.run()?;
        Ok(Self { alpha, seed, points, table })
    }

    /// Returns `outputs` if its sums pass the check. Otherwise, returns outputs that the CPU computes.
    ///
    /// Outputs of the CPU, and outputs of an emulator that only counts operations, are not checked.
    pub(super) fn checked(
        &self,
        engine: &Engine,
        input: BaseView<'_, P, BaseTable<P>>,
        vectors: &[Scalars<'_, P>],
        outputs: MsmOutputs<P>,
    ) -> Result<MsmOutputs<P>, MsmError> {
        let backend = outputs.plan.backend;
        if backend == Backend::Cpu
            || !engine.computes()
            || self.accepts(engine, input.first, vectors, &outputs.result)?
        {
            return Ok(outputs);
        }
        let error = MsmError::SelfCheckFailed { backend };
        engine.report_fallback(&error);
        let _span = trace::msm(P::NAME, P::GROUP, longest(vectors), vectors.len());
        let computed = engine.run_on_the_cpu(&input, vectors, error.to_string())?;
        Ok(MsmOutputs { fallback: Some(error), ..computed })
    }

    #[expect(clippy::indexing_slicing, reason = "a slice of the bases begins within the bases")]
    fn accepts(
        &self,
        engine: &Engine,
        first: usize,
        vectors: &[Scalars<'_, P>],
        sums: &[Projective<P>],
    ) -> Result<bool, MsmError> {
        let subgroup = engine.options.in_subgroup();
        let related = BaseView::new(&self.points[first..], self.table.as_ref(), first);
        if sums.iter().any(|sum| !lies_on_the_curve(sum, subgroup)) {
            return Ok(false);
        }
        let combined = match vectors {
            [_, _, ..] if subgroup => combination(vectors)?,
            _ => None,
        };
        let Some((factors, scalars)) = combined else {
            return self.hold(engine, related, first, vectors, sums);
        };
        let scalars = Scalars::Field(&scalars);
        let sum = sums.iter().zip(&factors).map(|(sum, &factor)| double_and_add(sum, [factor]));
        let sum = sum.fold(Projective::zero(), |total, term| total + term);
        self.hold(engine, related, first, &[scalars], &[sum])
    }

    /// True if B = α·A + (Σ kᵢ·ρᵢ)·G holds for each vector and its sum A. The host computes the sums Σ kᵢ·ρᵢ while the
    /// GPU computes the sums B.
    fn hold(
        &self,
        engine: &Engine,
        related: BaseView<'_, P, BaseTable<P>>,
        first: usize,
        vectors: &[Scalars<'_, P>],
        sums: &[Projective<P>],
    ) -> Result<bool, MsmError> {
        let mut masks = Zeroizing::new(reserved(vectors.len(), PURPOSE)?);
        let compute_masks = || masks.extend(vectors.iter().map(|scalars| self.mask(scalars, first)));
        let others = pool::beside(|| engine.run(related, vectors), compute_masks)?.result;
        let mut relations = sums.iter().zip(&others).zip(masks.iter());
        let has_all = [others.len(), masks.len()] == [sums.len(); 2];
        Ok(has_all && relations.all(|((sum, other), mask)| self.holds(mask, sum, other)))
    }

    /// True if B = α·A + `mask`·G.
    fn holds(&self, mask: &P::ScalarField, a: &Projective<P>, b: &Projective<P>) -> bool {
        *b == double_and_add(a, [self.alpha]) + double_and_add(&Projective::generator(), mask.to_integer())
    }

    /// The sum Σ kᵢ·ρᵢ. The first scalar belongs to the base with index `first`.
    fn mask(&self, scalars: &Scalars<'_, P>, first: usize) -> P::ScalarField {
        sum_of_masks(&self.seed, first..first + scalars.len(), &|base| scalars.field_element(base - first))
    }
}

/// The sum of `scalar(i)`·ρᵢ over the bases of a range.
fn sum_of_masks<F: PrimeField>(seed: &[u8; 32], range: Range<usize>, scalar: &(dyn Fn(usize) -> F + Sync)) -> F {
    let chunks = range.start / CHUNK..range.end.div_ceil(CHUNK);
    let mut sums = Zeroizing::new(vec![F::ZERO; chunks.len()]);
    tasks::for_each_chunk(pool::threads(), &mut sums, 1, &|task, sum| {
        let chunk = chunks.start + task;
        let bases = chunk * CHUNK..((chunk + 1) * CHUNK).min(range.end);
        let terms = bases.zip(masks::<F>(seed, chunk)).filter(|&(base, _)| base >= range.start);
        sum.fill(terms.map(|(base, rho)| scalar(base) * rho).sum());
    });
    sums.iter().sum()
}

/// The ρᵢ of a chunk of bases, in the order of the bases. The ρᵢ come from a random generator with the chunk's own
/// seed.
fn masks<F: PrimeField>(seed: &[u8; 32], chunk: usize) -> impl Iterator<Item = F> {
    let mut seed = *seed;
    for (byte, number) in seed.iter_mut().zip(chunk.to_le_bytes()) {
        *byte ^= number;
    }
    let mut random = StdRng::from_seed(seed);
    std::iter::repeat_with(move || F::rand(&mut random))
}

/// A generator of random numbers for the secrets. The seed comes from the operating system.
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
fn secret_random() -> Result<StdRng, MsmError> {
    StdRng::from_rng(rand::rngs::OsRng).map_err(|_| NO_RANDOM_NUMBERS)
}

/// Always returns an error, because a target without an operating system has no random numbers for secrets. Such a
/// target has no GPU whose results could be checked.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
fn secret_random() -> Result<StdRng, MsmError> {
    Err(NO_RANDOM_NUMBERS)
}

const NO_RANDOM_NUMBERS: MsmError = MsmError::InvalidOption {
    option: "self_check",
    reason: "the operating system gives no random numbers; prepare the bases without a self-check",
};

/// The bases Tᵢ = α·Pᵢ + ρᵢ·G.
fn related<P: CurveParams>(points: &[Affine<P>], alpha: u64, seed: &[u8; 32]) -> Result<Vec<Affine<P>>, MsmError> {
    let generator = GeneratorTable::<P>::new();
    let mut all = filled(points.len(), Affine::identity(), "the bases of the self-check")?;
    tasks::for_each_chunk(pool::threads(), &mut all, CHUNK, &|chunk, related| {
        let terms = points.iter().skip(chunk * CHUNK).take(related.len()).zip(masks::<P::ScalarField>(seed, chunk));
        let sums: Vec<_> =
            terms.map(|(point, rho)| double_and_add_affine(point, [alpha]) + generator.times(&rho)).collect();
        related.copy_from_slice(&Projective::normalize_batch(&sums));
    });
    Ok(all)
}

/// The multiples d·16ʷ·G of the generator for each window w, and for each digit d from 1 to 15.
struct GeneratorTable<P: CurveParams>(Vec<Affine<P>>);

impl<P: CurveParams> GeneratorTable<P> {
    fn new() -> Self {
        let mut multiples = Vec::new();
        let mut base = Projective::<P>::generator();
        for _ in 0..P::ScalarField::MODULUS_BIT_SIZE.div_ceil(4) {
            let first = base;
            for _ in 1..16 {
                multiples.push(base);
                base += first;
            }
        }
        Self(Projective::normalize_batch(&multiples))
    }

    /// The product k·G.
    #[expect(clippy::indexing_slicing, reason = "a scalar has a limb for each window, and digits are below 16")]
    fn times(&self, k: &P::ScalarField) -> Projective<P> {
        let integer = k.to_integer();
        let limbs = integer.as_ref();
        let mut sum = Projective::zero();
        for (window, multiples) in self.0.chunks_exact(15).enumerate() {
            let digit = (limbs[window / 16] >> (window % 16 * 4)) as usize % 16;
            if digit > 0 {
                sum += multiples[digit - 1];
            }
        }
        sum
    }
}

/// The random factors cⱼ, and the scalars Σ cⱼ·kʲ.
type Combination<F> = (Vec<u64>, Zeroizing<Vec<F>>);

/// The combination Σ cⱼ·kʲ of all vectors. `None` if the scalars of a vector are integers and not field elements.
/// Integers may be short, but the scalars of the combination are field elements of full length. So the sum for the
/// combination could take longer than the sums for the given vectors.
fn combination<P: CurveParams>(vectors: &[Scalars<'_, P>]) -> Result<Option<Combination<P::ScalarField>>, MsmError> {
    let mut random = secret_random()?;
    let mut factors: Vec<u64> = reserved(vectors.len(), PURPOSE)?;
    factors.extend(vectors.iter().map(|_| random.r#gen::<u64>()));
    let mut terms = reserved(vectors.len(), PURPOSE)?;
    for (vector, &factor) in vectors.iter().zip(&factors) {
        let Scalars::Field(vector) = *vector else { return Ok(None) };
        terms.push((vector, P::ScalarField::from(factor)));
    }
    let mut combined =
        Zeroizing::new(filled(longest(vectors), P::ScalarField::zero(), "the scalars of the self-check")?);
    combine(&terms, &mut combined);
    Ok(Some((factors, combined)))
}

/// Computes a linear combination of vectors. Each term is a vector and its factor. The result is written to `sums`. A
/// vector may be shorter than `sums`.
fn combine<F: PrimeField>(terms: &[(&[F], F)], sums: &mut [F]) {
    let threads = pool::threads();
    let together = tasks::items_of_task(threads, sums.len(), CHUNK);
    tasks::for_each_chunk(threads, sums, together, &|task, sums| {
        for (i, sum) in (task * together..).zip(sums) {
            *sum = terms.iter().filter_map(|(vector, factor)| Some(*factor * vector.get(i)?)).sum();
        }
    });
}

fn lies_on_the_curve<P: CurveParams>(point: &Projective<P>, and_in_subgroup: bool) -> bool {
    let point = point.into_affine();
    point.is_on_curve() && (!and_in_subgroup || in_subgroup(&point))
}

#[cfg(all(test, feature = "bls12-377"))]
mod tests {
    use ark_bls12_377::{Fr, g1, g2};
    use ark_ff::UniformRand;

    use super::*;
    use crate::engine::Options;

    fn check<P: CurveParams>(n: usize) -> (Vec<Affine<P>>, SelfCheck<P>) {
        let mut random = StdRng::seed_from_u64(n as u64);
        let points: Vec<_> = (0..n).map(|_| Affine::rand(&mut random)).collect();
        let (alpha, seed) = (random.r#gen(), random.r#gen());
        let related = related(&points, alpha, &seed).unwrap();
        (points, SelfCheck { alpha, seed, points: related, table: None })
    }

    fn sum<P: CurveParams>(points: &[Affine<P>], scalars: &[P::ScalarField]) -> Projective<P> {
        points.iter().zip(scalars).map(|(point, k)| *point * k).sum()
    }

    /// Checks right and wrong sums for ranges of the bases. The ranges begin and end inside chunks of [`CHUNK`] bases.
    fn right_sums_pass_and_wrong_ones_do_not<P: CurveParams>(n: usize, ranges: &[std::ops::Range<usize>]) {
        let (points, check) = check::<P>(n);
        let engine = Engine::new(Options { backend: Backend::Cpu, ..Options::default() }).unwrap();
        let mut random = StdRng::seed_from_u64(7);
        for range in ranges.iter().cloned() {
            let vector = |random: &mut StdRng| range.clone().map(|_| UniformRand::rand(random)).collect::<Vec<_>>();
            let vectors = [vector(&mut random), vector(&mut random)];
            let sums: Vec<_> = vectors.iter().map(|k| sum(&points[range.clone()], k)).collect();
            let vectors: Vec<_> = vectors.iter().map(|k| Scalars::<P>::Field(k)).collect();
            let accepts = |m: usize, sums: &[_]| check.accepts(&engine, range.start, &vectors[..m], sums).unwrap();
            assert!(accepts(1, &sums[..1]) && accepts(2, &sums), "{range:?}");
            let generator = Projective::generator();
            assert!(!accepts(1, &[sums[0] + generator]), "{range:?}");
            assert!(!accepts(2, &[sums[0] + generator, sums[1] - generator]), "{range:?}: errors that add to zero");
            assert!(!accepts(2, &[sums[1], sums[0]]) || sums[0] == sums[1], "{range:?}: exchanged");
            let off_curve = Projective::new_unchecked(sums[0].x + sums[0].z, sums[0].y, sums[0].z);
            assert!(!accepts(1, &[off_curve]) || sums[0].is_zero(), "{range:?}: off the curve");
        }
    }

    #[test]
    fn the_relation_tells_right_sums_from_wrong_ones() {
        let ranges = [0..1, 0..5, 3..70, 1000..1030, 1020..2049, 1024..1024, 2048..2049];
        right_sums_pass_and_wrong_ones_do_not::<g1::Config>(2049, &ranges);
        right_sums_pass_and_wrong_ones_do_not::<g2::Config>(9, &[0..9, 4..6]);
    }

    /// Prints, for 2^16 scalars, the time of the host's part of the check, and the time of the whole computation on
    /// this machine's CPU. There is no assertion, because times depend on the machine.
    #[test]
    #[ignore = "prints times"]
    fn times_of_the_host() {
        use std::hint::black_box;
        use std::time::Instant;

        let engine = Engine::new(Options { backend: Backend::Cpu, ..Options::default() }).unwrap();
        let mut random = StdRng::seed_from_u64(5);
        let n = 1 << 16;
        let generator = Projective::<g1::Config>::generator();
        let multiples: Vec<_> = std::iter::successors(Some(generator), |&sum| Some(sum + generator)).take(n).collect();
        let points = Projective::normalize_batch(&multiples);
        let (alpha, seed) = (random.r#gen(), random.r#gen());
        let vectors: Vec<Vec<Fr>> = (0..4).map(|_| (0..n).map(|_| Fr::rand(&mut random)).collect()).collect();
        let vectors: Vec<_> = vectors.iter().map(|k| Scalars::<g1::Config>::Field(k)).collect();
        let check = SelfCheck { alpha, seed, points, table: None };
        let best = |run: &dyn Fn()| {
            let times = (0..10).map(|_| {
                let start = Instant::now();
                run();
                start.elapsed()
            });
            times.min().unwrap()
        };
        let one = best(&|| {
            black_box(check.holds(&check.mask(&vectors[0], 0), &generator, &generator));
        });
        let batch = best(&|| {
            black_box(combination(&vectors).unwrap());
        });
        let whole = best(&|| {
            black_box(engine.run(BaseView::of(&check.points), &vectors[..1]).unwrap());
        });
        println!("one vector: {one:?}; a batch of four: {batch:?} more; an MSM on the CPU: {whole:?}");
    }

    #[test]
    fn the_generator_has_all_its_multiples() {
        let table = GeneratorTable::<g1::Config>::new();
        let mut random = StdRng::seed_from_u64(3);
        for k in [Fr::zero(), Fr::from(1), Fr::from(16), -Fr::from(1), Fr::rand(&mut random)] {
            assert_eq!(table.times(&k), Projective::<g1::Config>::generator() * k);
        }
    }
}
