//! Groth16: a proof of knowledge of a SHA-256 preimage.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use ark_bls12_377::Bls12_377;
use ark_bls12_381::Bls12_381;
use ark_crypto_primitives::crh::sha256::constraints::{DigestVar, Sha256Gadget};
use ark_crypto_primitives::crh::sha256::{Sha256, digest::Digest};
use ark_ec::pairing::Pairing;
use ark_ff::{PrimeField, ToConstraintField, UniformRand};
use ark_groth16::r1cs_to_qap::{LibsnarkReduction, R1CSToQAP};
use ark_groth16::{Groth16, Proof, ProvingKey, VerifyingKey, prepare_verifying_key};
use ark_poly::GeneralEvaluationDomain;
use ark_r1cs_std::eq::EqGadget;
use ark_r1cs_std::uint8::UInt8;
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, ConstraintSystemRef, OptimizationGoal, SynthesisError, SynthesisMode,
};
use ark_serialize::CanonicalSerialize;
use ark_std::rand::{RngCore, SeedableRng, rngs::StdRng};
use cumsm::arkworks::{Accelerated, AcceleratedPairing, MsmStatistics, ResidentBases, convert};
use cumsm::{Msm, MsmError};

use crate::{Curve, Times, timed};

/// SHA-256 of a secret message is the public digest.
#[derive(Clone)]
pub struct Sha256Preimage {
    message: Vec<u8>,
}

impl Sha256Preimage {
    /// A random message that is hashed in this many blocks of 64 bytes, at least one.
    pub fn random(blocks: usize, rng: &mut impl RngCore) -> Self {
        // The padding takes 9 bytes.
        let mut message = vec![0; 64 * blocks.max(1) - 9];
        rng.fill_bytes(&mut message);
        Self { message }
    }

    /// The digest, as the verifier's input.
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

/// The results of a run. Times are the shortest of all rounds.
#[derive(Clone, Debug)]
pub struct Report {
    /// Constraints of the circuit.
    pub constraints: usize,
    /// The time of the setup over arkworks' groups.
    pub setup: Duration,
    /// The time of the circuit's synthesis, a part of each proof. It has no MSM.
    pub synthesis: Duration,
    /// The time of the witness map, FFTs in the scalar field, a part of each proof. It has no MSM.
    pub witness_map: Duration,
    /// The time of a whole proof.
    pub proof: Times,
    /// The time of an accelerated proof with resident bases, and the time to prepare these.
    pub resident: Option<(Duration, Duration)>,
    /// The MSMs of an accelerated proof.
    pub msms: u64,
    /// The time of these MSMs.
    pub msm_time: Duration,
    /// True if all proofs have the same bytes.
    pub same_bytes: bool,
    /// True if arkworks' verifier, over its own groups, accepts the accelerated proof.
    pub verifies: bool,
}

type Key<E> = ProvingKey<E>;

/// Proves the same statement with the same randomness over arkworks' groups and over accelerated ones, `rounds` times in
/// turn, and with resident bases if asked for.
///
/// # Errors
///
/// The provers' own errors, and cumsm's.
pub fn run(curve: Curve, blocks: usize, rounds: usize, resident: bool) -> Result<Report, Box<dyn Error>> {
    match curve {
        Curve::Bls12_381 => run_over::<Bls12_381>(blocks, rounds, resident),
        Curve::Bls12_377 => run_over::<Bls12_377>(blocks, rounds, resident),
    }
}

/// The same over `E` and over `Accelerated<E>`.
fn run_over<E: AcceleratedPairing>(blocks: usize, rounds: usize, resident: bool) -> Result<Report, Box<dyn Error>> {
    let mut rng = StdRng::seed_from_u64(1);
    let circuit = Sha256Preimage::random(blocks, &mut rng);
    let input = circuit.public_input::<E::ScalarField>();
    let (key, setup) = timed(|| Groth16::<E>::generate_random_parameters_with_reduction(circuit.clone(), &mut rng));
    let key = key?;
    let accelerated_key: Key<Accelerated<E>> = convert(&key)?;
    let (r, s) = (E::ScalarField::rand(&mut rng), E::ScalarField::rand(&mut rng));

    let (constraints, synthesis, witness_map) = phases::<E::ScalarField>(&circuit)?;
    let mut report = Report {
        constraints,
        setup,
        synthesis,
        witness_map,
        proof: Times { plain: Duration::MAX, accelerated: Duration::MAX },
        resident: None,
        msms: 0,
        msm_time: Duration::MAX,
        same_bytes: true,
        verifies: true,
    };
    let verifying_key: VerifyingKey<E> = key.vk.clone();
    for _ in 0..rounds.max(1) {
        let (plain, time) = timed(|| prove(&key, &circuit, r, s));
        report.proof.plain = report.proof.plain.min(time);
        let before = MsmStatistics::read();
        let (accelerated, time) = timed(|| prove(&accelerated_key, &circuit, r, s));
        let after = MsmStatistics::read();
        report.msms = after.msms - before.msms;
        if time < report.proof.accelerated {
            report.proof.accelerated = time;
            report.msm_time = after.time - before.time;
        }
        let bytes = bytes(&plain?)?;
        report.check(&verifying_key, &bytes, &accelerated?, &input)?;
    }
    if resident {
        let (bases, preparation) = timed(|| resident_bases(&accelerated_key, rounds as u64));
        let bases = bases?;
        let expected = bytes(&prove(&key, &circuit, r, s)?)?;
        let mut least = Duration::MAX;
        for _ in 0..rounds.max(1) {
            let (proof, time) = timed(|| bases.during(|| prove(&accelerated_key, &circuit, r, s)));
            least = least.min(time);
            report.check(&verifying_key, &expected, &proof?, &input)?;
        }
        report.resident = Some((least, preparation));
    }
    Ok(report)
}

/// The five slices of bases that a proof reads.
fn resident_bases<E: AcceleratedPairing>(key: &Key<Accelerated<E>>, uses: u64) -> Result<ResidentBases<'_>, MsmError> {
    ResidentBases::new(&Msm::default())
        .uses(uses)
        .with(&key.h_query)?
        .with(&key.l_query)?
        .with(&key.a_query)?
        .with(&key.b_g1_query)?
        .with(&key.b_g2_query)
}

/// ark-groth16's prover, for any pairing.
fn prove<E: Pairing>(
    key: &Key<E>,
    circuit: &Sha256Preimage,
    r: E::ScalarField,
    s: E::ScalarField,
) -> Result<Proof<E>, SynthesisError> {
    Groth16::<E>::create_proof_with_reduction(circuit.clone(), key, r, s)
}

/// The number of constraints, and the times of the two phases of ark-groth16's prover that have no MSM.
fn phases<F: PrimeField>(circuit: &Sha256Preimage) -> Result<(usize, Duration, Duration), SynthesisError> {
    let cs = ConstraintSystem::<F>::new_ref();
    cs.set_optimization_goal(OptimizationGoal::Constraints);
    cs.set_mode(SynthesisMode::Prove { construct_matrices: true, generate_lc_assignments: false });
    let (synthesis, synthesis_time) = timed(|| {
        circuit.clone().generate_constraints(cs.clone())?;
        cs.finalize();
        Ok(())
    });
    synthesis?;
    let (map, map_time) = timed(|| LibsnarkReduction::witness_map::<F, GeneralEvaluationDomain<F>>(cs.clone()));
    map?;
    Ok((cs.num_constraints(), synthesis_time, map_time))
}

fn bytes(value: &impl CanonicalSerialize) -> Result<Vec<u8>, ark_serialize::SerializationError> {
    let mut bytes = Vec::new();
    value.serialize_compressed(&mut bytes)?;
    Ok(bytes)
}

impl Report {
    /// Compares an accelerated proof with the bytes of the plain one, and verifies it over arkworks' groups.
    fn check<E: AcceleratedPairing>(
        &mut self,
        key: &VerifyingKey<E>,
        expected: &[u8],
        proof: &Proof<Accelerated<E>>,
        input: &[E::ScalarField],
    ) -> Result<(), Box<dyn Error>> {
        self.same_bytes &= bytes(proof)? == expected;
        let proof: Proof<E> = convert(proof)?;
        self.verifies &= Groth16::<E>::verify_proof(&prepare_verifying_key(key), &proof, input)?;
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shared = self.synthesis + self.witness_map;
        let rest = |proof: Duration, msms: Duration| proof.saturating_sub(shared + msms);
        // arkworks does not tell the time of its MSMs. What is neither synthesis nor witness map is nearly all MSM.
        let plain_msms = self.proof.plain.saturating_sub(shared + rest(self.proof.accelerated, self.msm_time));
        writeln!(f, "{} constraints, setup {:.2} s", self.constraints, self.setup.as_secs_f64())?;
        writeln!(f, "{:<24}{:>16}{:>16}", "", "arkworks", "cumsm")?;
        let share = |part: Duration, whole: Duration| 100.0 * part.as_secs_f64() / whole.as_secs_f64();
        let mut row = |name: &str, plain: Duration, accelerated: Duration| {
            let column = |part: Duration, whole| format!("{:.3} s {:>3.0}%", part.as_secs_f64(), share(part, whole));
            let Times { plain: all_plain, accelerated: all_accelerated } = self.proof;
            writeln!(f, "{name:<24}{:>16}{:>16}", column(plain, all_plain), column(accelerated, all_accelerated))
        };
        row("synthesis", self.synthesis, self.synthesis)?;
        row("witness map", self.witness_map, self.witness_map)?;
        row(&format!("{} MSMs", self.msms), plain_msms, self.msm_time)?;
        let others = rest(self.proof.accelerated, self.msm_time);
        row("the rest", others, others)?;
        row("proof", self.proof.plain, self.proof.accelerated)?;
        writeln!(f, "{:.2} times as fast", self.proof.ratio())?;
        if let Some((time, preparation)) = self.resident {
            let ratio = Times { plain: self.proof.plain, accelerated: time }.ratio();
            writeln!(
                f,
                "with resident bases {:.3} s, {ratio:.2} times as fast; they take {:.2} s to prepare",
                time.as_secs_f64(),
                preparation.as_secs_f64()
            )?;
        }
        writeln!(f, "proofs have the same bytes: {}", if self.same_bytes { "yes" } else { "NO" })?;
        write!(f, "arkworks verifies the accelerated proofs: {}", if self.verifies { "yes" } else { "NO" })
    }
}
