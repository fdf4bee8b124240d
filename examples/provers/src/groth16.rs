//! Groth16 proofs in five ways:
//!
//! - plain ark-groth16
//! - ark-groth16 with cumsm's sums
//! - ark-groth16 with cumsm's sums and transforms
//! - ark-groth16 with cumsm's sums, transforms and resident bases
//! - `cumsm_groth16::Prover`

use std::error::Error;
use std::fmt;
use std::time::Duration;

use ark_bls12_381::Bls12_381;
#[cfg(feature = "bn254")]
use ark_bn254::Bn254;
use ark_crypto_primitives::crh::sha256::constraints::{DigestVar, Sha256Gadget};
use ark_crypto_primitives::crh::sha256::{Sha256, digest::Digest};
use ark_ec::pairing::Pairing;
use ark_ff::{PrimeField, ToConstraintField, UniformRand};
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP};
use ark_groth16::{Groth16, Proof, ProvingKey, prepare_verifying_key};
use ark_r1cs_std::eq::EqGadget;
use ark_r1cs_std::uint8::UInt8;
use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, LinearCombination, SynthesisError, Variable};
use ark_serialize::CanonicalSerialize;
use ark_std::rand::{RngCore, SeedableRng, rngs::StdRng};
use cumsm::arkworks::{Accelerated, AcceleratedPairing, MsmStatistics, ResidentBases, convert};
use cumsm::{Msm, MsmError};
use cumsm_groth16::{AcceleratedReduction, Constraints, Phases, Prover, ProverPairing};

use crate::{Curve, timed};

/// The statement that SHA-256 of a secret message is a public digest.
#[derive(Clone)]
pub struct Sha256Preimage {
    message: Vec<u8>,
}

impl Sha256Preimage {
    /// A random message. With its padding, the message fills `blocks` blocks of 64 bytes, or one block if `blocks` is
    /// 0.
    pub fn random(blocks: usize, rng: &mut impl RngCore) -> Self {
        // The padding takes 9 bytes.
        let mut message = vec![0; 64 * blocks.max(1) - 9];
        rng.fill_bytes(&mut message);
        Self { message }
    }

    /// The bits of the digest, as the verifier's input.
    pub fn public_input<F: PrimeField>(&self) -> Vec<F> {
        let digest: Vec<u8> = Sha256::digest(&self.message).to_vec();
        digest.to_field_elements().unwrap_or_default()
    }
}

impl<F: PrimeField> ConstraintSynthesizer<F> for Sha256Preimage {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let digest = Sha256::digest(&self.message).to_vec();
        let message = UInt8::new_witness_vec(cs.clone(), &self.message)?;
        let expected = DigestVar(UInt8::new_input_vec(cs, &digest)?);
        Sha256Gadget::digest(&message)?.enforce_equal(&expected)
    }
}

/// The statement that the prover knows a number x for which x^(2^`constraints`) is a public number. No value of the
/// witness is 0 or 1.
#[derive(Clone)]
pub struct Squares {
    first: u64,
    constraints: usize,
}

impl Squares {
    /// A random number that is squared `constraints` times.
    pub fn random(constraints: usize, rng: &mut impl RngCore) -> Self {
        Self { first: rng.next_u64(), constraints }
    }

    fn last<F: PrimeField>(&self) -> F {
        (0..self.constraints).fold(F::from(self.first), |value, _| value.square())
    }
}

impl<F: PrimeField> ConstraintSynthesizer<F> for Squares {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let combination = LinearCombination::from;
        let last = cs.new_input_variable(|| Ok(self.last()))?;
        let mut value = F::from(self.first);
        let mut root: Variable = cs.new_witness_variable(|| Ok(value))?;
        for i in 1..=self.constraints {
            value.square_in_place();
            let square = if i == self.constraints { last } else { cs.new_witness_variable(|| Ok(value))? };
            cs.enforce_r1cs_constraint(|| combination(root), || combination(root), || combination(square))?;
            root = square;
        }
        Ok(())
    }
}

/// A circuit with its witness.
#[derive(Clone)]
pub enum Circuit {
    /// A SHA-256 preimage. Nearly all values of this circuit's witness are bits.
    Sha256(Sha256Preimage),
    /// A chain of squares.
    Squares(Squares),
}

impl Circuit {
    /// The public inputs.
    fn public_input<F: PrimeField>(&self) -> Vec<F> {
        match self {
            Self::Sha256(preimage) => preimage.public_input(),
            Self::Squares(squares) => vec![squares.last()],
        }
    }
}

impl<F: PrimeField> ConstraintSynthesizer<F> for Circuit {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        match self {
            Self::Sha256(preimage) => preimage.generate_constraints(cs),
            Self::Squares(squares) => squares.generate_constraints(cs),
        }
    }
}

/// The results of a run. The setup and the preparation of the bases run once. For each way to prove, the report has the
/// shortest time of all rounds.
#[derive(Clone, Debug)]
pub struct Report {
    /// The number of constraints of the circuit.
    pub constraints: usize,
    /// The time of the setup over arkworks' groups.
    pub setup: Duration,
    /// The ways to make a proof. For each way: its name, and the time of a whole proof, including the synthesis. The
    /// first way is plain arkworks.
    pub ways: Vec<(&'static str, Duration)>,
    /// The times of the phases of a proof by `Prover::prove_circuit_in_phases`. In such a proof, the phases run one
    /// after the other. Each round calls `prove_circuit_in_phases` once, and the proof with the shortest total time
    /// counts.
    pub phases: Phases,
    /// The time to prepare the resident bases.
    pub preparation: Duration,
    /// The number of MSMs in one proof by ark-groth16 over accelerated groups.
    pub msms: u64,
    /// True if all proofs have the same bytes.
    pub same_bytes: bool,
    /// True if arkworks' verifier, over arkworks' own groups, accepts the proofs of cumsm's prover.
    pub verifies: bool,
}

type Key<E> = ProvingKey<E>;

/// Proves the same statement with the same randomness in all ways. Each of the `rounds` rounds runs every way once.
/// `uses` is the number of proofs for which the bases are prepared.
///
/// # Errors
///
/// The errors of the provers and of cumsm.
pub fn run(curve: Curve, circuit: &Circuit, rounds: usize, uses: u64) -> Result<Report, Box<dyn Error>> {
    match curve {
        Curve::Bls12_381 => run_over::<Bls12_381>(circuit, rounds, uses),
        #[cfg(feature = "bn254")]
        Curve::Bn254 => run_over::<Bn254>(circuit, rounds, uses),
    }
}

/// A way to prove: its name, and a function that returns the bytes of the proof.
type Way<'a> = (&'static str, Box<dyn Fn() -> Result<Vec<u8>, Box<dyn Error>> + 'a>);

fn run_over<E: ProverPairing>(circuit: &Circuit, rounds: usize, uses: u64) -> Result<Report, Box<dyn Error>> {
    let mut rng = StdRng::seed_from_u64(1);
    let (key, setup) = timed(|| Groth16::<E>::generate_random_parameters_with_reduction(circuit.clone(), &mut rng));
    let key = key?;
    let accelerated_key: Key<Accelerated<E>> = convert(&key)?;
    let [r, s] = [(); 2].map(|()| E::ScalarField::rand(&mut rng));
    let rounds = rounds.max(1);
    let (resident, preparation) = timed(|| resident_bases(&accelerated_key, uses));
    let resident = &resident?;
    let constraints = Constraints::of(circuit.clone())?;
    let prover = Prover::<E>::builder().uses(uses).build(key.clone(), constraints)?;

    let ways: [Way<'_>; 5] = [
        ("arkworks", Box::new(|| bytes(&prove::<E, LibsnarkReduction>(circuit, &key, r, s)?))),
        ("cumsm's sums", Box::new(|| bytes(&prove::<_, LibsnarkReduction>(circuit, &accelerated_key, r, s)?))),
        ("and its transforms", Box::new(|| bytes(&prove::<_, AcceleratedReduction>(circuit, &accelerated_key, r, s)?))),
        ("and resident bases", {
            let accelerated_key = &accelerated_key;
            let prove = move || prove::<_, AcceleratedReduction>(circuit, accelerated_key, r, s);
            Box::new(move || bytes(&resident.during(prove)?))
        }),
        ("Prover", Box::new(|| bytes(&prover.prove_circuit_with(circuit.clone(), r, s)?))),
    ];
    let mut report = Report {
        constraints: prover.constraints().constraints(),
        setup,
        ways: ways.iter().map(|(name, _)| (*name, Duration::MAX)).collect(),
        phases: Phases::default(),
        preparation,
        msms: 0,
        same_bytes: true,
        verifies: true,
    };
    let verifying_key = prepare_verifying_key(&key.vk);
    let expected = bytes(&prove::<E, LibsnarkReduction>(circuit, &key, r, s)?)?;
    for round in 0..rounds {
        for ((_, prove), (_, least)) in ways.iter().zip(&mut report.ways) {
            let before = MsmStatistics::read().msms;
            let (proof, time) = timed(prove);
            report.msms = report.msms.max(MsmStatistics::read().msms - before);
            report.same_bytes &= proof? == expected;
            *least = time.min(*least);
        }
        let (proof, phases) = prover.prove_circuit_in_phases(circuit.clone(), r, s)?;
        if round == 0 || phases.total < report.phases.total {
            report.phases = phases;
        }
        report.verifies &= Groth16::<E>::verify_proof(&verifying_key, &proof, &circuit.public_input())?;
    }
    Ok(report)
}

/// Prepares the five slices of bases that a proof reads.
fn resident_bases<E: AcceleratedPairing>(key: &Key<Accelerated<E>>, uses: u64) -> Result<ResidentBases<'_>, MsmError> {
    ResidentBases::new(&Msm::default())
        .uses(uses)
        .with(&key.h_query)?
        .with(&key.l_query)?
        .with(&key.a_query)?
        .with(&key.b_g1_query)?
        .with(&key.b_g2_query)
}

/// Computes a proof with ark-groth16's prover, for any pairing and reduction.
fn prove<E: Pairing, R: R1CSToQAP>(
    circuit: &Circuit,
    key: &Key<E>,
    r: E::ScalarField,
    s: E::ScalarField,
) -> Result<Proof<E>, SynthesisError> {
    Groth16::<E, R>::create_proof_with_reduction(circuit.clone(), key, r, s)
}

fn bytes(value: &impl CanonicalSerialize) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut bytes = Vec::new();
    value.serialize_compressed(&mut bytes)?;
    Ok(bytes)
}

impl Report {
    /// The time of plain arkworks divided by `time`.
    fn ratio(&self, time: Duration) -> f64 {
        self.ways.first().map_or(f64::NAN, |(_, plain)| plain.as_secs_f64() / time.as_secs_f64())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let milliseconds = |time: Duration| 1e3 * time.as_secs_f64();
        let seconds = |time: Duration| time.as_secs_f64();
        let Self { constraints, setup, preparation, .. } = self;
        writeln!(f, "{constraints} constraints; setup {:.2} s", seconds(*setup))?;
        writeln!(f, "resident bases are prepared in {:.2} s", seconds(*preparation))?;
        writeln!(f, "{:<24}{:>12}{:>8}", "whole proofs", "ms", "ratio")?;
        for (name, time) in &self.ways {
            writeln!(f, "{name:<24}{:>12.1}{:>8.2}", milliseconds(*time), self.ratio(*time))?;
        }
        writeln!(f, "{:<24}{:>12}{:>8}", "phases of a proof", "ms", "%")?;
        let Phases { total, .. } = self.phases;
        for (name, time) in self.phases.named().into_iter().chain([("the rest", self.phases.rest())]) {
            let share = 100.0 * seconds(time) / seconds(total);
            writeln!(f, "{name:<24}{:>12.1}{share:>8.1}", milliseconds(time))?;
        }
        writeln!(f, "{:<24}{:>12.1}", "one after the other", milliseconds(total))?;
        writeln!(f, "all proofs have the same bytes: {}", if self.same_bytes { "yes" } else { "NO" })?;
        write!(f, "arkworks verifies the proofs: {}", if self.verifies { "yes" } else { "NO" })
    }
}
