//! Describes sums for the planner ([`CpuProblem`]), makes plans for the CPU backend, and computes sums on the CPU.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{BigInteger, Field};

use super::{BaseTable, Engine};
use crate::bases::BaseView;
use crate::cpu::{self, CpuTable, Nonzero};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::plan::{self, CostUnit, Costs, CpuPlan, CpuProblem, Lengths, PrecomputationPlan, PrecomputeFactor, Steps};
use crate::pool;
use crate::recode::significant_limbs;
use crate::scalars::Scalars;
use crate::timings::Stopwatch;
use crate::types::{CpuArithmetic, PointForm};

impl Engine {
    /// The number of components into which the endomorphism may split scalars.
    pub(super) fn components<P: CurveParams>(&self) -> usize {
        if self.options.in_subgroup() { P::COMPONENTS } else { 1 }
    }

    /// Returns the numbers of terms, up to `n`, for which a sum of whole scalars costs less than a sum of split
    /// scalars. The sum reads `table`, and the scalars of the sum may have any value.
    pub(super) fn lengths_of_whole_scalars<P: CurveParams>(&self, n: usize, table: &CpuTable<P>) -> Lengths {
        let (prepared, components) = (Some(table.plan()), self.components::<P>());
        let cost = |n, components| CpuProblem { prepared, ..self.cpu_problem(n, Scalars::<P>::ANY, components) }.cost();
        // The table was made for sums over all bases. So if a sum has more than two thirds of the bases, the costs of
        // whole and split scalars are compared without a margin.
        let most = |length| if 3 * length > 2 * n { 1.0 } else { plan::MAX_COST_OF_WHOLE_SCALARS };
        let is_whole = |length| cost(length, 1) < most(length) * cost(length, components);
        Lengths::up_to(n, |length| components > 1 && is_whole(length))
    }

    /// True if the engine handles the negatives of short scalars like short scalars, in a vector of `n` scalars. The
    /// negative of k is the scalar r − k, where r is the group's order. The result is true if the CPU computes, the
    /// host memory has no limit, and the bases are in the subgroup.
    pub(crate) fn reads_negatives(&self, n: usize) -> bool {
        self.options.in_subgroup() && self.options.host_memory.is_none() && self.gpus_for(n).is_err()
    }

    /// Describes a sum with the given scalars on `threads` threads, for the planner. `table` is the table of the bases,
    /// or `None` if the bases have no table.
    pub(super) fn problem_for<P: CurveParams>(
        &self,
        scalars: Scalars<'_, P>,
        table: Option<&CpuTable<P>>,
        threads: usize,
    ) -> CpuProblem {
        let (n, prepared) = (scalars.len(), table.map(CpuTable::plan));
        let in_subgroup = self.options.in_subgroup();
        if scalars.maximum().num_bits() == 1 {
            // Each scalar is 0 or 1, and has at most one digit. So no sample is needed.
            return CpuProblem { prepared, threads, long: 0, ..self.cpu_problem(n, scalars, 1) };
        }
        let has_few_digits = |i| scalars.has_few_digits(i, plan::MAX_ONE_BITS, in_subgroup);
        let (sparse, dense): (Vec<usize>, Vec<usize>) = plan::sample(n).partition(|&i| has_few_digits(i));
        let long = plan::long_scalars(n, dense.len());
        let few_digits = long == 0 && n > 0;
        // Only scalars with many digits are compared with one another. If the comparison included zeros and ones, the
        // many equal zeros and ones would hide that the long scalars differ.
        let values = if few_digits { None } else { plan::few_values(&dense, |i, j| scalars.are_equal(i, j)) };
        let values = values.filter(|places| !places.is_empty());
        let few_split_digits =
            || plan::nearly_all_sparse(n, |i| cpu::split_digits(scalars, i) <= plan::MAX_SPLIT_DIGITS);
        let with = |components| {
            let problem = CpuProblem { prepared, threads, long, ..self.cpu_problem(n, scalars, components) };
            let sample = match &values {
                Some(places) => {
                    let values = plan::estimated_values(places.len(), dense.len());
                    Some(cpu::sample(&problem, scalars, places, Some(values)))
                }
                // If the scalars have few digits, a sample is needed only for whole scalars, because scalars with few
                // digits are not split.
                None => (few_digits && components == 1).then(|| cpu::sample(&problem, scalars, &sparse, None)),
            };
            CpuProblem { sample, ..problem }
        };
        CpuProblem::choose(few_digits, few_split_digits, self.components::<P>(), with)
    }

    /// The instructions with which the CPU adds points.
    pub(super) fn cpu_arithmetic<P: CurveParams>(&self) -> CpuArithmetic {
        cpu::arithmetic::<P>(self.options.cpu_arithmetic)
    }

    /// The problem for `n` terms whose scalars have the given number of components. `components` is 1 or the curve's
    /// number of components.
    pub(super) fn cpu_problem<P: CurveParams>(
        &self,
        n: usize,
        scalars: Scalars<'_, P>,
        components: usize,
    ) -> CpuProblem {
        let (in_subgroup, arithmetic) = (self.options.in_subgroup(), self.cpu_arithmetic::<P>());
        let maximum = match components > 1 {
            true => significant_limbs(&P::component_maximum()),
            false => significant_limbs(&scalars.maximum()),
        };
        CpuProblem {
            forms: match self.options.point_form {
                Some(form) => form.alone(),
                None if in_subgroup && P::TWISTED_EDWARDS.is_some() => PointForm::ALL,
                None => PointForm::Weierstrass.alone(),
            },
            n,
            components,
            scalar_bits: scalars.maximum().num_bits(),
            in_subgroup,
            maximum,
            affine_bytes: size_of::<Affine<P>>(),
            internal_bytes: cpu::point_bytes::<P>(arithmetic, components),
            threads: pool::threads(),
            arithmetic,
            window_bits: self.options.window_bits,
            prepared: None,
            degree: P::BaseField::extension_degree(),
            long: n,
            sample: None,
        }
    }

    /// The plan for `n` scalars of any value.
    pub(super) fn cpu_plan<P: CurveParams>(&self, n: usize) -> CpuPlan {
        let with = |components| self.cpu_problem(n, Scalars::<P>::ANY, components);
        CpuPlan::for_long_scalars(&CpuProblem::choose(false, || false, self.components::<P>(), with))
    }

    /// Computes the sum Σ kᵢ·Pᵢ for one vector of scalars, on at most `threads` threads of the pool.
    pub(super) fn sum_on_the_cpu<P: CurveParams>(
        &self,
        input: &BaseView<'_, P, BaseTable<P>>,
        scalars: Scalars<'_, P>,
        threads: usize,
        watch: &mut Stopwatch,
    ) -> Result<(Projective<P>, Steps), MsmError> {
        let (bases, _) = input.on_the_cpu().part(0..scalars.len());
        let nonzero = Nonzero::of(scalars)?;
        let (bases, scalars) = match &nonzero {
            Some(nonzero) => (bases.at(&nonzero.places), nonzero.scalars()),
            None => (bases, scalars),
        };
        let problem = self.problem_for(scalars, bases.table, threads);
        let (sum, plan) = cpu::msm(&problem, &bases, scalars, watch)?;
        Ok((sum, Steps::Cpu(plan)))
    }

    /// Returns the plan of the best table of `n` bases on the CPU, and the problem for which the table is made. The
    /// table takes at most `memory` bytes. If the plan chooses the number of multiples (`PrecomputeFactor::Auto`), the
    /// plan divides the cost of the preparation by `uses`. The problem has split scalars or whole scalars, whichever
    /// costs less.
    pub(super) fn cpu_precomputation<P: CurveParams>(
        &self,
        n: usize,
        factor: PrecomputeFactor,
        memory: u64,
        uses: u64,
    ) -> Option<(PrecomputationPlan, CpuProblem)> {
        let split = self.cpu_problem(n, Scalars::<P>::ANY, self.components::<P>());
        let unprepared = split.cost();
        let mut problems = vec![split.clone()];
        if split.components > 1 {
            problems.push(self.cpu_problem(n, Scalars::<P>::ANY, 1));
        }
        let of_form = |problem: &CpuProblem, form: PointForm| CpuProblem { forms: form.alone(), ..problem.clone() };
        let mut best: Option<(PrecomputationPlan, CpuProblem)> = None;
        for problem in problems.iter().flat_map(|problem| problem.forms.iter().map(|&form| of_form(problem, form))) {
            for precomputation in problem.precomputations(factor) {
                let bytes = cpu::CpuTable::<P>::bytes(precomputation, &problem);
                let (preparation, computation) =
                    (problem.preparation(precomputation), problem.cost_over(precomputation));
                let costs = Costs { preparation, computation, unprepared };
                let plan = PrecomputationPlan::new(precomputation, bytes, costs, CostUnit::Multiplications);
                let better = |(best, _): &(PrecomputationPlan, _)| plan.cost(factor, uses) < best.cost(factor, uses);
                if plan.bytes <= memory && best.as_ref().is_none_or(better) {
                    best = Some((plan, problem.clone()));
                }
            }
        }
        best.filter(|(plan, _)| !factor.is_planned() || plan.pays_after.is_some_and(|after| after <= uses.max(1)))
    }
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::{Fr, G1Affine, G2Affine, g1, g2};
    use ark_ec::{AffineRepr, CurveGroup};
    use ark_ff::{PrimeField, UniformRand};

    use super::*;
    use crate::engine::TableBuilder;
    use crate::plan::{CpuMethod, Sample, TablePlan};
    use crate::types::CpuArithmetic;

    /// The plan splits scalars if split scalars are faster than whole scalars. The times with two threads and AVX-512
    /// IFMA are (`docs/measurements/2026-11-21-cpu.md`):
    ///
    /// - G2 at 2^18: 944 ms with split scalars, 872 ms with whole scalars
    /// - G2 at 2^16: 261 ms with split scalars, 230 ms with whole scalars
    /// - G1 at 2^20: 1548 ms with split scalars, 1334 ms with whole scalars
    ///
    /// Without IFMA, the model predicts for G2 at 2^18 that split scalars are 3% faster than whole scalars. In a
    /// measurement, split scalars were 3% slower than whole scalars (`docs/measurements/2026-11-22-cpu-fma.md`).
    #[test]
    fn scalars_are_split_where_that_is_faster() {
        fn split_is_cheaper<P: CurveParams>(arithmetic: CpuArithmetic, log_n: u32) -> bool {
            let cost = |components| {
                let problem = Engine::default().cpu_problem(1 << log_n, Scalars::<P>::ANY, components);
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

    /// If nearly all scalars of a vector are short, the engine splits no scalar of the vector, not even the long
    /// scalars. The plan counts all digits of the long scalars.
    #[test]
    fn short_scalars_are_not_split() {
        let n = 5000;
        let mut rng = ark_std::test_rng();
        let long = Fr::rand(&mut rng);
        let components = |scalars: &[Fr]| {
            let bases = vec![G2Affine::generator(); scalars.len()];
            let engine = Engine::default();
            let scalars = Scalars::<g2::Config>::Field(scalars);
            let output = engine.run_on_the_cpu(&BaseView::of(&bases), &[scalars], String::new()).unwrap();
            let sum: Fr = (0..scalars.len()).map(|i| scalars.field_element(i)).sum();
            assert_eq!(output.result[0], G2Affine::generator() * sum);
            let Steps::Cpu(plan) = output.plan.steps else { panic!("the plan is not for the CPU") };
            plan.components
        };
        let mut bits: Vec<_> = (0..n).map(|i| Fr::from(i % 2)).collect();
        bits[77] = long;
        assert_eq!(components(&bits), 1);
        assert_eq!(components(&bits[..63]), 1, "few scalars are all sampled");
        assert_eq!(components(&bits[47..78]), 4, "the last of a few scalars is long");
        assert_eq!(components(&bits[64..128]), 1);
        assert_eq!(components(&bits[77..141]), 4, "one scalar of a small sample is long");
        assert_eq!(components(&vec![long; n as usize]), 4);
    }

    /// Tests that a sum with prepared bases costs at most 2% more than the same sum with plain bases, according to the
    /// model. The test covers several kinds of scalars and several tables. The model does not consider that the
    /// components of a split scalar may have only a small number of nonzero digits. So the test also checks that
    /// scalars with few digits are split neither for plain bases nor for prepared bases.
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
                let builder = TableBuilder::new(&engine, (&points).into());
                let table = TableBuilder { factor, uses: 1000, ..builder }.run().unwrap();
                for (kind, few_digits, k) in &kinds {
                    let planned = |table| {
                        let input = BaseView::new(&points, table, 0);
                        let output = engine.run_on_the_cpu(&input, &[Scalars::Field(k)], String::new()).unwrap();
                        let Steps::Cpu(plan) = output.plan.steps else { panic!("the plan is not for the CPU") };
                        (output.result[0], plan)
                    };
                    let (expected, plain) = planned(None);
                    let (found, prepared) = planned(table.as_ref());
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

    /// Scalars with a small number of different values fill only a small number of buckets. The model estimates this
    /// number from a sample of the scalars. So with the table of this test, 1024 equal scalars are split, but 1024
    /// uniform scalars are not split. The sum of the equal scalars takes 2.66 ms without multiples, and 3.07 ms with 8
    /// multiples of each base (`docs/measurements/2026-11-25-prepared.md`).
    #[test]
    fn equal_scalars_do_not_pay_for_multiples_that_save_nothing() {
        let (n, engine) = (1 << 14, Engine::default());
        let problem = engine.cpu_problem::<g1::Config>(n, Scalars::ANY, 1);
        let table = TablePlan::new(n, problem.cheapest_precomputation(8), PointForm::Weierstrass);
        let table = TablePlan { whole: Lengths::up_to(n, |_| true), ..table };
        let components = |count: Option<usize>| {
            let sample = count.map(|count| Sample::new(Some(count), &[], 1));
            let with = |components| CpuProblem {
                arithmetic: CpuArithmetic::Ifma,
                threads: 1,
                prepared: Some(table),
                sample,
                ..engine.cpu_problem::<g1::Config>(1024, Scalars::ANY, components)
            };
            CpuProblem::choose(false, || false, 2, with).components
        };
        assert_eq!((components(None), components(Some(1)), components(Some(28))), (1, 2, 2));
        let few = |k: &[u64]| {
            let places: Vec<usize> = plan::sample(k.len()).collect();
            plan::few_values(&places, |i, j| k[i] == k[j])
        };
        assert_eq!(few(&[7; 1024]), Some(vec![0]));
        assert_eq!(few(&(0..1024).collect::<Vec<_>>()), None);
        assert_eq!((few(&[]), few(&[7]), few(&[7, 8]), few(&[7; 2])), (Some(vec![]), None, None, Some(vec![0])));
        // If the scalars have 32 different values, a sample of 61 scalars has about 27 of these values.
        let estimates = [(1, 64), (3, 5), (27, 61)].map(|(some, of)| plan::estimated_values(some, of));
        assert_eq!(estimates, [1, 4, 32]);
    }

    /// The scalar (r + 1)/2, where r is the group's order, has components with only a small number of nonzero digits.
    /// If all scalars are (r + 1)/2, the planner finds this property of their components in a small sample.
    #[cfg(feature = "bls12-377")]
    #[test]
    fn a_few_scalars_are_split_over_a_table_if_that_leaves_few_digits() {
        use ark_bls12_377::{Fr, G2Affine};

        use crate::engine::Options;
        let engine = Engine::new(Options { cpu_arithmetic: CpuArithmetic::Scalar, ..Options::default() }).unwrap();
        let points = vec![G2Affine::generator(); 256];
        let builder = TableBuilder::new(&engine, (&points).into());
        let table = TableBuilder { factor: PrecomputeFactor::Max, ..builder }.run().unwrap();
        let components = |k: fn(u64) -> Fr| {
            let input = BaseView::new(&points[240..], table.as_ref(), 240);
            let scalars: Vec<Fr> = (0..16).map(k).collect();
            let output = engine.run_on_the_cpu(&input, &[Scalars::Field(&scalars)], String::new()).unwrap();
            let Steps::Cpu(plan) = output.plan.steps else { panic!("the plan is not for the CPU") };
            plan.components
        };
        let half = |_| Fr::from(2u64).inverse().unwrap();
        let different = |i| Fr::from(i + 3).inverse().unwrap();
        assert_eq!((components(half), components(different)), (4, 1));
    }

    /// If all scalars are 1, the last points of the sum are added without an inversion. Batches of additions save time
    /// only if there are enough points. For a sum of ones, fewer points are enough than for other sums.
    #[test]
    fn a_sum_of_a_hundred_ones_takes_batches() {
        let of_ones = |n| {
            let problem = Engine::default().cpu_problem::<g1::Config>(n, Scalars::Integer(&[], 1), 1);
            let problem = CpuProblem { arithmetic: CpuArithmetic::Ifma, threads: 1, ..problem };
            CpuPlan::new(&problem, &[n, n]).method
        };
        assert_eq!(of_ones(10), CpuMethod::Straus);
        assert_eq!(of_ones(100), CpuMethod::Buckets { pieces: 1 });
    }

    /// A plan counts the memory of empty buckets.
    #[test]
    fn empty_buckets_take_memory() {
        let engine = Engine::new(crate::engine::Options { window_bits: Some(20), ..Default::default() }).unwrap();
        let plan = engine.cpu_plan::<g1::Config>(1000);
        assert!(matches!(plan.method, CpuMethod::Buckets { .. }), "{plan}");
        assert!(plan.bytes >= 4 * u64::from(plan.rows() * plan.windows.buckets()), "{plan}");
    }

    /// Tests vectors with thousands of zeros and at most six nonzero scalars. The nonzero scalars are short or long.
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
                    let input = BaseView::of(&bases);
                    let output = engine.run_on_the_cpu(&input, &[scalars], String::new()).unwrap();
                    assert_eq!(output.result[0], G1Affine::generator() * sum, "{value} at {places:?}");

                    // Computes the sum again with all bases. The second computation does not remove the zero scalars.
                    let (problem, given) = (engine.problem_for(scalars, None, pool::threads()), BaseView::of(&bases));
                    let (found, plan) = cpu::msm(&problem, &given, scalars, &mut Stopwatch::new(false)).unwrap();
                    assert_eq!(found, G1Affine::generator() * sum, "{value} at {places:?}, all bases");
                    assert!(plan.multiplications.is_finite(), "{value} at {places:?}\n{plan}");
                    later |= plan.method == CpuMethod::Straus && places.iter().any(|&i| i >= 1024);
                }
            }
        }
        assert!(later, "no case had Straus's algorithm with the bases of a later task");
    }
}
