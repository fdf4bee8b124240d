//! One computation, or a batch of them, from input to output.

use ark_ec::short_weierstrass::Projective;

use super::output::normalised;
use super::problem::{any_scalars, cpu_plan, longest};
use super::{BaseLocation, Choice, Engine, MsmInput, MsmOutputs, devices};
use crate::cpu::{self, BaseSource, Nonzero, low_memory};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::{CpuPlan, LowMemoryPlan, Steps};
use crate::recode::Precomputation;
use crate::scalars::Scalars;
use crate::timings::{Stage, Stopwatch};
use crate::trace;

impl Engine {
    /// Σ kᵢ·Pᵢ for each vector. There are bases for the longest vector.
    pub(super) fn run<P: CurveParams>(
        &self,
        input: MsmInput<'_, P>,
        vectors: &[Scalars<'_, P>],
    ) -> Result<MsmOutputs<P>, MsmError> {
        let _span = trace::msm((P::NAME, P::GROUP), longest(vectors), vectors.len());
        self.check_form::<P>()?;
        let (reason, fallback) = match self.choice(longest(vectors).saturating_mul(vectors.len())) {
            Choice::Cpu { reason } => (reason, None),
            Choice::Gpus(gpus) => match devices::run(self, gpus, &input, vectors) {
                Err(error) if self.may_fall_back() => (error.to_string(), Some(error)),
                output => return output,
            },
        };
        if let Some(error) = &fallback {
            trace::instead_of_a_gpu(error);
        }
        match self.options.host_memory {
            Some(limit) => self.run_in_memory(limit, &input, vectors, reason, fallback),
            None => self.run_on_the_cpu(&input, vectors, reason, fallback),
        }
    }

    /// Each vector by the CPU engine.
    fn run_on_the_cpu<P: CurveParams>(
        &self,
        input: &MsmInput<'_, P>,
        vectors: &[Scalars<'_, P>],
        reason: String,
        fallback: Option<MsmError>,
    ) -> Result<MsmOutputs<P>, MsmError> {
        let n = longest(vectors);
        let mut watch = Stopwatch::new(self.options.timings);
        let (mut points, mut longest_plan) = (reserved(vectors.len(), "a batch's results")?, None);
        for &scalars in vectors {
            let (point, plan) = self.sum_on_the_cpu(input, scalars, &mut watch)?;
            points.push(normalised(point));
            if scalars.len() == n {
                longest_plan.get_or_insert(plan);
            }
        }
        let plan = longest_plan.unwrap_or_else(|| self.plan_of_nothing::<P>());
        let plan = cpu_plan::<P>(n, Steps::Cpu(plan), reason);
        Ok(MsmOutputs { result: points, plan, fallback, timings: watch.timings() })
    }

    /// One vector by the CPU engine.
    #[expect(clippy::indexing_slicing, reason = "there are bases for the longest vector")]
    fn sum_on_the_cpu<P: CurveParams>(
        &self,
        input: &MsmInput<'_, P>,
        scalars: Scalars<'_, P>,
        watch: &mut Stopwatch,
    ) -> Result<(Projective<P>, CpuPlan), MsmError> {
        let table = match input.location {
            BaseLocation::CpuTable { table, first } => Some((table, first)),
            _ => None,
        };
        let bases = BaseSource::new(&input.bases[..scalars.len()], table);
        let nonzero = Nonzero::of(scalars)?;
        let (bases, scalars) = match &nonzero {
            Some(nonzero) => (bases.at(&nonzero.places), nonzero.scalars()),
            None => (bases, scalars),
        };
        cpu::msm(&self.problem_for(scalars, table.map(|(table, _)| table)), &bases, scalars, watch)
    }

    /// Each vector by the engine for a limit on memory.
    fn run_in_memory<P: CurveParams>(
        &self,
        limit: u64,
        input: &MsmInput<'_, P>,
        vectors: &[Scalars<'_, P>],
        reason: String,
        fallback: Option<MsmError>,
    ) -> Result<MsmOutputs<P>, MsmError> {
        let n = longest(vectors);
        let mut watch = Stopwatch::new(self.options.timings);
        let (mut points, mut longest_plan) = (Vec::new(), None);
        for &scalars in vectors {
            watch.begin(Stage::Accumulate);
            let (point, plan) = self.sum_in_memory(limit, input, scalars, &reason)?;
            // Only now: the limit leaves no room for these points beside the first computation.
            points.reserve_exact(vectors.len() - points.len());
            points.push(normalised(point));
            if scalars.len() == n {
                longest_plan.get_or_insert(plan);
            }
        }
        let steps = longest_plan.map_or_else(|| Steps::Cpu(self.plan_of_nothing::<P>()), Steps::LowMemory);
        Ok(MsmOutputs { result: points, plan: cpu_plan::<P>(n, steps, reason), fallback, timings: watch.timings() })
    }

    #[expect(clippy::indexing_slicing, reason = "there are bases for the longest vector")]
    fn sum_in_memory<P: CurveParams>(
        &self,
        limit: u64,
        input: &MsmInput<'_, P>,
        scalars: Scalars<'_, P>,
        reason: &str,
    ) -> Result<(Projective<P>, LowMemoryPlan), MsmError> {
        let (bases, precomputation) = match input.location {
            BaseLocation::Host { multiples, precomputation, first } if low_memory::can_number(multiples.len()) => {
                let n = multiples.len() / precomputation.factor() as usize;
                (low_memory::Leveled { points: &multiples[first..], n }, precomputation)
            }
            _ => {
                let points = &input.bases[..scalars.len()];
                (low_memory::Leveled { points, n: points.len() }, Precomputation::NONE)
            }
        };
        let plan = self.low_memory_plan(scalars.len(), scalars, limit, reason, precomputation)?;
        Ok((low_memory::msm(&plan, bases, scalars), plan))
    }

    /// The plan that a batch without vectors reports.
    fn plan_of_nothing<P: CurveParams>(&self) -> CpuPlan {
        CpuPlan::for_long_scalars(&self.cpu_problem(0, any_scalars::<P>(), 1))
    }
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, G2Affine, g1, g2};
    use ark_ec::{AffineRepr, CurveGroup};
    use ark_ff::{Field, PrimeField, UniformRand};

    use super::*;
    use crate::engine::PreparationRequest;
    use crate::plan::{CpuMethod, CpuProblem, PrecomputeFactor};
    use crate::vocabulary::{CpuArithmetic, Validation};

    /// As measured with two threads: 944 ms split and 872 whole for G2 at 2^18 with AVX-512 IFMA, 261 and 230 at 2^16, 1548 and
    /// 1334 for G1 at 2^20 (`docs/measurements/2026-11-21-cpu.md`). Without IFMA the model predicts that splitting gains 3% on
    /// G2 at 2^18; a loss of 3% was measured (`docs/measurements/2026-11-22-cpu-fma.md`).
    #[test]
    fn scalars_are_split_where_that_is_faster() {
        fn split_is_cheaper<P: CurveParams>(arithmetic: CpuArithmetic, log_n: u32) -> bool {
            let cost = |components| {
                let problem = Engine::default().cpu_problem(1 << log_n, any_scalars::<P>(), components);
                CpuProblem { arithmetic, threads: 2, ..problem }.cost()
            };
            cost(P::COMPONENTS) < cost(1)
        }
        for (arithmetic, at_16, at_18) in [(CpuArithmetic::Ifma, false, false), (CpuArithmetic::Fma, true, true)] {
            assert!(split_is_cheaper::<g2::Config>(arithmetic, 12), "{arithmetic:?}");
            assert_eq!(split_is_cheaper::<g2::Config>(arithmetic, 16), at_16, "{arithmetic:?}");
            assert_eq!(split_is_cheaper::<g2::Config>(arithmetic, 18), at_18, "{arithmetic:?}");
        }
        assert!(split_is_cheaper::<g1::Config>(CpuArithmetic::Ifma, 14));
        assert!(!split_is_cheaper::<g1::Config>(CpuArithmetic::Ifma, 20));
    }

    /// Scalars that are nearly all short are not split. Long ones among them count in full.
    #[test]
    fn short_scalars_are_not_split() {
        let n = 5000;
        let mut rng = ark_std::test_rng();
        let long = Fr::rand(&mut rng);
        let components = |scalars: &[Fr]| {
            let bases = vec![G2Affine::generator(); scalars.len()];
            let engine = Engine::default();
            let scalars = Scalars::<g2::Config>::Field(scalars);
            let output = engine.run_on_the_cpu(&MsmInput::of(&bases), &[scalars], String::new(), None).unwrap();
            let sum: Fr = (0..scalars.len()).map(|i| scalars.field_element(i)).sum();
            assert_eq!(output.result[0], G2Affine::generator() * sum);
            let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan of the CPU") };
            plan.components
        };
        let mut bits: Vec<_> = (0..n).map(|i| Fr::from(i % 2)).collect();
        bits[77] = long;
        assert_eq!(components(&bits), 1);
        assert_eq!(components(&bits[..63]), 4, "too few to sample");
        assert_eq!(components(&bits[64..128]), 1);
        assert_eq!(components(&bits[77..141]), 4, "one of a small sample is long");
        assert_eq!(components(&vec![long; n as usize]), 4);
    }

    /// Whatever the scalars and the table, prepared bases cost no more than plain ones by the model. The model does not see
    /// that scalars have few digits: these are split over a table only if they are over plain bases.
    #[test]
    fn prepared_bases_cost_no_more_than_plain_ones() {
        fn check<P: CurveParams<ScalarField = Fr>>() {
            let n = 300;
            let mut rng = ark_std::test_rng();
            let step = Projective::<P>::rand(&mut rng);
            let points: Vec<_> = std::iter::successors(Some(step), |&last| Some(last + step)).take(n).collect();
            let points = Projective::normalize_batch(&points);
            let engine = Engine::default();
            let small = |i: usize| Fr::from(i as u64 * 77 % 65536);
            let kinds: [(&str, bool, Vec<Fr>); 7] = [
                ("uniform", false, (0..n).map(|_| Fr::rand(&mut rng)).collect()),
                ("powers", true, (0..n).map(|i| Fr::from(2u64).pow([i as u64 % 250])).collect()),
                ("bits", true, (0..n).map(|i| Fr::from(i as u64 % 3 % 2)).collect()),
                ("small", true, (0..n).map(small).collect()),
                ("negative", true, (0..n).map(|i| -small(i)).collect()),
                ("64 bits", true, (0..n).map(|i| Fr::from(u64::MAX - i as u64)).collect()),
                ("mixed", false, (0..n).map(|i| if i % 3 == 0 { Fr::rand(&mut rng) } else { small(i) }).collect()),
            ];
            let factors = [1, 2, 4, 8].map(PrecomputeFactor::Fixed).into_iter();
            for factor in factors.chain([PrecomputeFactor::Auto, PrecomputeFactor::Max]) {
                let mut request = PreparationRequest {
                    engine: &engine,
                    points: &points,
                    multiples: None,
                    factor,
                    memory: None,
                    uses: 1000,
                    validation: Validation::Trusted,
                    progress: None,
                };
                let storage = request.run().unwrap();
                for (kind, few_digits, k) in &kinds {
                    let planned = |location| {
                        let input = MsmInput { bases: &points, location };
                        let output = engine.run_on_the_cpu(&input, &[Scalars::Field(k)], String::new(), None).unwrap();
                        let Steps::Cpu(plan) = output.plan.steps else { panic!("a plan of the CPU") };
                        (output.result[0], plan)
                    };
                    let (expected, plain) = planned(BaseLocation::Caller);
                    let (found, prepared) = planned(storage.location(0));
                    let what = format!("{} {}, {kind}, {factor:?}\n{plain}{prepared}", P::NAME, P::GROUP);
                    assert_eq!(found, expected, "{what}");
                    assert!(prepared.multiplications <= 1.02 * plain.multiplications, "{what}");
                    assert_eq!(*few_digits, plain.components == 1, "{what}");
                    assert!(!few_digits || prepared.components == 1, "{what}");
                }
            }
        }
        check::<g1::Config>();
        check::<g2::Config>();
    }

    /// A few scalars that are not zero, short and long, anywhere among thousands of zeros.
    #[test]
    fn few_scalars_are_not_zero() {
        let n = 5000;
        let bases: Vec<G1Affine> = (1..=n as u64).map(|i| (G1Affine::generator() * Fr::from(i)).into()).collect();
        let mut rng = ark_std::test_rng();
        let (engine, mut later) = (Engine::default(), false);
        for places in [&[][..], &[0], &[n - 1], &[0, 1023, 1024, n - 1], &[1500, 1501, 1502, 1503, 1504, 4000]] {
            for value in [Fr::from(1u64), -Fr::from(1u64), Fr::from(5u64), Fr::rand(&mut rng)] {
                let mut scalars = vec![Fr::from(0u64); n];
                places.iter().for_each(|&i| scalars[i] = value);
                let integers: Vec<_> = scalars.iter().map(|k| k.into_bigint()).collect();
                let sum: Fr = places.iter().map(|&i| value * Fr::from(i as u64 + 1)).sum();
                for scalars in [Scalars::<g1::Config>::Field(&scalars), Scalars::integers(&integers)] {
                    let input = MsmInput::of(&bases);
                    let output = engine.run_on_the_cpu(&input, &[scalars], String::new(), None).unwrap();
                    assert_eq!(output.result[0], G1Affine::generator() * sum, "{value} at {places:?}");

                    // Over all bases, as if they were prepared.
                    let (problem, given) = (engine.problem_for(scalars, None), BaseSource::new(&bases, None));
                    let (found, plan) = cpu::msm(&problem, &given, scalars, &mut Stopwatch::new(false)).unwrap();
                    assert_eq!(found, G1Affine::generator() * sum, "{value} at {places:?}, all bases");
                    later |= plan.method == CpuMethod::Straus && places.iter().any(|&i| i >= 1024);
                }
            }
        }
        assert!(later, "Straus's algorithm over bases of a later task");
    }
}
