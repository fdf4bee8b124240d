//! Tests of the inline PTX of the field arithmetic. verify/ptx-machine runs the kernels, and the tests compare the
//! results with arkworks. The tests need nvcc, but no GPU.
//!
//! If there is an nvcc, the build keeps the PTX of the probes (cuda/entry/probe.cu). If there is no nvcc, a test prints
//! that it is skipped, and passes. If CUMSM_REQUIRE_PTX is 1, a test without nvcc fails instead.

mod common {
    pub(crate) mod field;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
}
use std::fmt;

use ark_ff::{BigInteger, PrimeField};
use common::field::{field_elements, pairs};
use common::ptx::ptx_of;
use cumsm_ptx_machine::{Fault, Launch, Machine, Module};
use rand::{Rng, SeedableRng, rngs::StdRng};

const BLOCK: u32 = 128;

/// Returns the PTX of a curve's probes, or `None` if the build has no PTX.
fn probes_of(curve: &str) -> Option<String> {
    ptx_of(&format!("probe_{curve}"))
}

/// A kernel of cuda/entry/probe.cu, with inputs and expected outputs. Inputs and outputs are integers. Some inputs and
/// outputs are Montgomery forms of elements. Inputs may be greater than the modulus.
struct Probe<F: PrimeField> {
    kernel: &'static str,
    left: Vec<F::BigInt>,
    right: Vec<F::BigInt>,
    expected: Vec<F::BigInt>,
}

#[derive(Debug)]
enum Failure {
    /// The machine cannot read the kernel, or finds a fault while it runs the kernel.
    Fault(#[allow(dead_code)] String), // shown by `Debug`
    Mismatch(#[allow(dead_code)] String),
}

impl<F: PrimeField> Probe<F> {
    /// Runs the kernel, and compares the results with the expected outputs. The grid has one thread for each pair of
    /// operands, and some threads without work.
    fn run(&self, ptx: &str) -> Result<(), Failure> {
        let fault = |fault: Fault| Failure::Fault(fault.to_string());
        let kernel = Module::load(ptx).and_then(|module| module.kernel(self.kernel)).map_err(fault)?;
        let count = self.expected.len();
        let expected = bytes_of(&self.expected);
        let machine = Machine::default();
        let output = machine.buffer(&vec![0xa5; expected.len()]);
        let (left, right) = (machine.buffer(&bytes_of(&self.left)), machine.buffer(&bytes_of(&self.right)));
        // The parameters are three `Slice`s. Each slice has a pointer and a length.
        let slices =
            [&left, &right, &output].map(|buffer| [buffer.address(), count as u64].map(u64::to_le_bytes).concat());
        let blocks = (count as u32 + 1).div_ceil(BLOCK);
        let launch = Launch { grid: [blocks, 1, 1], block: [BLOCK, 1, 1], ..Launch::default() };
        machine.launch(&kernel, &launch, &slices.each_ref().map(|slice| &slice[..])).map_err(fault)?;
        let size = expected.len() / count;
        let found = output.bytes();
        match (0..).zip(expected.chunks(size)).zip(found.chunks(size)).find(|((_, expected), found)| expected != found)
        {
            Some(((i, _), found)) => Err(Failure::Mismatch(self.describe(i, found))),
            None => Ok(()),
        }
    }

    fn describe(&self, i: usize, found: &[u8]) -> String {
        let found = hex::encode(found.iter().rev().copied().collect::<Vec<_>>());
        let name = |integer: &F::BigInt| hex::encode(integer.to_bytes_be());
        let (left, right, expected) = (name(&self.left[i]), name(&self.right[i]), name(&self.expected[i]));
        format!("{}, element {i}: {left} and {right} give {found}, not {expected}", self.kernel)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fault(text) | Self::Mismatch(text) => f.write_str(text),
        }
    }
}

fn bytes_of<B: BigInteger>(integers: &[B]) -> Vec<u8> {
    integers.iter().flat_map(|integer| integer.to_bytes_le()).collect()
}

/// Converts elements of a field to their Montgomery forms.
struct Montgomery<F> {
    radix: F,
}

impl<F: PrimeField> Montgomery<F> {
    fn new() -> Self {
        Self { radix: F::from(2u64).pow([64 * F::MODULUS.as_ref().len() as u64]) }
    }

    /// Returns the element whose Montgomery form is 1.
    fn unit(&self) -> F {
        self.radix.inverse().expect("R is not 0")
    }

    /// Returns the Montgomery forms of elements: the integers a·R mod p.
    fn forms(&self, elements: impl IntoIterator<Item = F>) -> Vec<F::BigInt> {
        elements.into_iter().map(|element| (element * self.radix).into_bigint()).collect()
    }

    /// Returns the probe for a kernel that maps elements to elements.
    fn probe(&self, kernel: &'static str, (a, b): &(Vec<F>, Vec<F>), function: impl Fn(F, F) -> F) -> Probe<F> {
        let results = a.iter().zip(b).map(|(&a, &b)| function(a, b));
        let expected = self.forms(results);
        Probe { kernel, left: self.forms(a.iter().copied()), right: self.forms(b.iter().copied()), expected }
    }

    /// Returns the probe for the kernel that converts elements from Montgomery form to integers.
    fn probe_to_integers(&self, kernel: &'static str, (a, b): &(Vec<F>, Vec<F>)) -> Probe<F> {
        let expected = a.iter().map(|a| a.into_bigint()).collect();
        Probe { kernel, left: self.forms(a.iter().copied()), right: self.forms(b.iter().copied()), expected }
    }
}

/// Returns an integer whose limbs are 0, 1, all ones, or random. Limbs that are 0, 1 or all ones give carries that
/// hardly ever occur with random limbs.
fn extreme_integer<B: BigInteger>(rng: &mut StdRng) -> B {
    let mut integer = B::from(0u64);
    let mut half = || [0, 1, u32::MAX, u32::MAX, rng.r#gen()][rng.gen_range(0..5)];
    integer.as_mut().iter_mut().for_each(|limb| *limb = u64::from(half()) << 32 | u64::from(half()));
    integer
}

/// Returns elements whose Montgomery forms have limbs that are 0, 1, all ones, or random, as in [`extreme_integer`].
fn extreme_elements<F: PrimeField>(count: usize, seed: u64) -> Vec<F> {
    let unit = Montgomery::<F>::new().unit();
    let mut rng = StdRng::seed_from_u64(seed);
    let greatest = (F::MODULUS.as_ref().last().expect("limbs") >> 32) as u32;
    let elements = (0..count).map(|_| {
        let mut integer: F::BigInt = extreme_integer(&mut rng);
        // The top limb must be less than the top limb of the modulus.
        let top = [0, 1, greatest - 1, rng.gen_range(0..greatest)][rng.gen_range(0..4)];
        let last = integer.as_mut().last_mut().expect("limbs");
        *last = u64::from(top) << 32 | *last & u64::from(u32::MAX);
        F::from_bigint(integer).expect("below the modulus") * unit
    });
    elements.collect()
}

/// Returns four kinds of pairs: pairs of corner cases and random elements, pairs of extreme elements, pairs whose
/// product is an extreme element, and pairs whose sum has the Montgomery form 0 or ±2^k.
fn operands<F: PrimeField>(random: usize, seed: u64) -> (Vec<F>, Vec<F>) {
    let (mut a, mut b) = pairs(&field_elements::<F>(random, seed), 24);
    let extremes = extreme_elements::<F>(random, seed);
    let unit = Montgomery::<F>::new().unit();
    for (i, pair) in extremes.windows(2).enumerate() {
        let difference = F::from(2u64).pow([i as u64 % u64::from(F::MODULUS_BIT_SIZE)]) * unit;
        let quotient = pair[1] * pair[0].inverse().unwrap_or(F::ONE);
        a.extend([pair[0]; 5]);
        b.extend([pair[1], quotient, -pair[0], difference - pair[0], -difference - pair[0]]);
    }
    // The upper halves of the last two operands are about 2^(bits − 1 − half) and 2^(bits − 29 − half). The product of
    // the upper halves has limbs in which all bits are 1. The products of an upper half and a lower half give a carry,
    // which runs through these limbs.
    let two = |exponent: u32| F::from(2u64).pow([u64::from(exponent)]);
    let (bits, half) = (F::MODULUS_BIT_SIZE, 32 * F::MODULUS.as_ref().len() as u32);
    a.push((two(bits - 1) - F::ONE) * unit);
    b.push((two(bits - 29) + two(half) - F::ONE) * unit);
    (a, b)
}

/// Returns integers below R: 0, 1, the modulus and its neighbours, all ones, extreme integers and random integers.
fn integers<F: PrimeField>(random: usize, seed: u64) -> Vec<F::BigInt> {
    let mut below = F::MODULUS;
    below.sub_with_borrow(&1u64.into());
    let mut above = F::MODULUS;
    above.add_with_carry(&1u64.into());
    let mut ones = F::MODULUS;
    ones.as_mut().fill(u64::MAX);
    let mut rng = StdRng::seed_from_u64(seed);
    let random = (0..random).map(|i| {
        let mut integer: F::BigInt = extreme_integer(&mut rng);
        if i % 2 == 0 {
            rng.fill(integer.as_mut());
        }
        integer
    });
    [0u64.into(), 1u64.into(), below, F::MODULUS, above, ones].into_iter().chain(random).collect()
}

fn reduced<F: PrimeField>(integer: &F::BigInt) -> F {
    F::from_le_bytes_mod_order(&integer.to_bytes_le())
}

fn base_field_probes<F: PrimeField>() -> Vec<Probe<F>> {
    let montgomery = Montgomery::<F>::new();
    let operands = operands(300, 1);
    let integers = integers::<F>(600, 2);
    let reversed: Vec<_> = integers.iter().rev().copied().collect();
    // A Montgomery product takes any integer below R/2 as its right operand, even an integer above the modulus. The
    // Montgomery product of a·R and an integer b below R/2 is a·b.
    let factors: Vec<F> = reversed.iter().map(reduced).collect();
    let halves: Vec<_> = integers.iter().map(|integer| *integer >> 1u32).collect();
    let products = factors.iter().zip(&halves).map(|(&a, b)| (a * reduced::<F>(b)).into_bigint()).collect();
    vec![
        montgomery.probe("probe_fq_add", &operands, |a, b| a + b),
        montgomery.probe("probe_fq_sub", &operands, |a, b| a - b),
        montgomery.probe("probe_fq_neg", &operands, |a, _| -a),
        montgomery.probe("probe_fq_dbl", &operands, |a, _| a.double()),
        montgomery.probe("probe_fq_mul", &operands, |a, b| a * b),
        montgomery.probe("probe_fq_sqr", &operands, |a, _| a.square()),
        montgomery.probe("probe_fq_inverse", &operands, |a, _| a.inverse().unwrap_or(F::ZERO)),
        montgomery.probe("probe_fq_mul_add", &operands, |a, b| a.square() + b.square()),
        montgomery.probe_to_integers("probe_fq_from_montgomery", &operands),
        Probe {
            kernel: "probe_fq_to_montgomery",
            expected: montgomery.forms(integers.iter().map(reduced)),
            left: integers.clone(),
            right: reversed,
        },
        Probe { kernel: "probe_fq_mul", expected: products, left: montgomery.forms(factors), right: halves },
    ]
}

fn scalar_field_probes<F: PrimeField>() -> Vec<Probe<F>> {
    let montgomery = Montgomery::<F>::new();
    let operands = operands(300, 3);
    vec![
        montgomery.probe("probe_fr_mul", &operands, |a, b| a * b),
        montgomery.probe("probe_fr_fixed_product", &operands, |a, b| a * b),
        montgomery.probe("probe_fr_fixed_product_above", &operands, |a, b| a * b),
        montgomery.probe_to_integers("probe_fr_from_montgomery", &operands),
    ]
}

fn run_all<F: PrimeField>(ptx: &str, probes: &[Probe<F>]) {
    for probe in probes {
        probe.run(ptx).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn field_kernels_of_bls12_381_agree_with_arkworks() {
    let Some(ptx) = probes_of("bls12_381_g1") else { return };
    run_all(&ptx, &base_field_probes::<ark_bls12_381::Fq>());
    run_all(&ptx, &scalar_field_probes::<ark_bls12_381::Fr>());
}

#[test]
fn field_kernels_of_bls12_377_agree_with_arkworks() {
    let Some(ptx) = probes_of("bls12_377_g1") else { return };
    run_all(&ptx, &base_field_probes::<ark_bls12_377::Fq>());
    run_all(&ptx, &scalar_field_probes::<ark_bls12_377::Fr>());
}

/// Returns the text of one kernel. The machine can load this text as a module.
fn section<'a>(ptx: &'a str, kernel: &str) -> &'a str {
    let start = ptx.find(&format!(".visible .entry {kernel}(")).unwrap_or_else(|| panic!("no kernel {kernel}"));
    let length = ptx[start..].find("\n}").expect("the kernel ends");
    &ptx[start..start + length + 2]
}

/// For each instruction that reads the carry, the test makes a version of the kernel in which this instruction ignores
/// the carry: `addc` becomes `add`, `subc` becomes `sub`, and `madc` becomes `mad`.
///
/// Most versions must give a wrong result. The test allows a small number of versions with right results, because some
/// carries are rare. An instruction that adds 0 seldom gets a carry. In a reduction, the products by the two highest
/// limbs of p seldom get a carry. Such a carry comes from the limb below these products. This limb is a sum of high
/// halves, and each high half is less than a limb of p. A few other carries are rare for other reasons.
#[test]
fn a_lost_carry_is_found() {
    let Some(ptx) = probes_of("bls12_381_g1") else { return };
    let probe = Montgomery::<ark_bls12_381::Fq>::new().probe("probe_fq_mul", &operands(300, 1), |a, b| a * b);
    let ptx = section(&ptx, probe.kernel);
    let register_of = |value: u32| {
        let moved = format!(", {};", value as i32);
        let line = ptx.lines().find(|line| line.contains("mov.u32") && line.ends_with(&moved)).expect("a constant");
        line.split_whitespace().nth(1).expect("a register").trim_end_matches(',')
    };
    let highest = ark_bls12_381::Fq::MODULUS.as_ref()[5];
    let [empty, low, high] = [0, highest as u32, (highest >> 32) as u32].map(register_of);
    let seldom_carries = |line: &str| {
        let operands: Vec<&str> =
            line.trim_end_matches(';').split([' ', ',']).filter(|word| !word.is_empty()).collect();
        let is_empty = !line.starts_with("subc") && operands.last() == Some(&empty);
        is_empty || line.starts_with("madc.lo") && [low, high].contains(&operands[2])
    };
    let (mut found, mut seldom, mut unnoticed) = (0, 0, Vec::new());
    for (at, opcode) in ["addc.", "subc.", "madc."].iter().flat_map(|opcode| ptx.match_indices(opcode)) {
        let mutant = format!("{}{}.{}", &ptx[..at], &opcode[..3], &ptx[at + opcode.len()..]);
        match probe.run(&mutant) {
            Err(Failure::Mismatch(_)) => found += 1,
            Ok(()) => {
                let line = ptx[at..].lines().next().expect("a line");
                match seldom_carries(line) {
                    true => seldom += 1,
                    false => unnoticed.push(line),
                }
            }
            Err(Failure::Fault(fault)) => panic!("{fault}"),
        }
    }
    assert!(found >= 500 && unnoticed.len() <= found / 50, "{found} lost carries found, unnoticed: {unnoticed:#?}");
    assert!(seldom <= found / 10, "{found} lost carries found, {seldom} that are seldom are not");
}
