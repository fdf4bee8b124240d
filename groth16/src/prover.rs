//! A prover that keeps all common data of its proofs in memory.

use std::fmt;
use std::time::{Duration, Instant};

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{FftField, Field, UniformRand, Zero};
use ark_groth16::{Groth16, PreparedVerifyingKey, Proof, ProvingKey, VerifyingKey, prepare_verifying_key};
use ark_relations::gr1cs::ConstraintSynthesizer;
use ark_std::rand::{CryptoRng, Rng};
use cumsm::arkworks::AcceleratedPairing;
use cumsm::{Domain, Msm, MsmError};

use crate::constraints::{Constraints, Synthesis};
use crate::device::ConstraintsOnDevice;
use crate::error::ProverError;
use crate::quotient::{Evaluations, first_unsatisfied};
use crate::secret::Secret;
use crate::sums::{Part, Preparation};

/// A Groth16 prover for one circuit. A prover keeps prepared bases for all five sums, and the matrices. Threads can
/// share a prover.
///
/// ```
/// use ark_bls12_381::{Bls12_381, Fr};
/// use ark_groth16::Groth16;
/// use ark_relations::gr1cs::{ConstraintSynthesizer, ConstraintSystemRef, SynthesisError, Variable};
/// use ark_relations::lc;
/// use ark_std::rand::{SeedableRng, rngs::StdRng};
/// use cumsm_groth16::{Constraints, Prover};
///
/// /// The prover knows a root of the public square.
/// #[derive(Clone, Copy)]
/// struct Square(Option<Fr>);
///
/// impl ConstraintSynthesizer<Fr> for Square {
///     fn generate_constraints(self, cs: ConstraintSystemRef<Fr>) -> Result<(), SynthesisError> {
///         let root = self.0.ok_or(SynthesisError::AssignmentMissing);
///         let square = cs.new_input_variable(|| root.map(|root| root * root))?;
///         let root = cs.new_witness_variable(|| root)?;
///         cs.enforce_r1cs_constraint(|| lc![root], || lc![root], || lc![square])
///     }
/// }
///
/// let mut rng = StdRng::seed_from_u64(1);
/// let key = Groth16::<Bls12_381>::generate_random_parameters_with_reduction(Square(None), &mut rng)?;
/// let prover = Prover::<Bls12_381>::builder().verify(true).build(key, Constraints::of(Square(None))?)?;
/// let proof = prover.prove_circuit(Square(Some(Fr::from(3))), &mut rng)?;
/// # assert!(prover.verify(&proof, &[Fr::from(9)])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// For equal r and s, a proof has the same bytes as ark-groth16's proof.
pub struct Prover<E: AcceleratedPairing> {
    constraints: Constraints<E::ScalarField>,
    /// The matrices in device memory. `None` if the CPU computes.
    on_device: Option<ConstraintsOnDevice<E::ScalarField>>,
    domain: Domain<E::ScalarField>,
    /// The offset of the coset whose Lagrange polynomials are the basis of h. `None` if the basis of h is the powers of
    /// τ.
    coset: Option<E::ScalarField>,
    a: Part<E::G1Curve>,
    b1: Part<E::G1Curve>,
    b2: Part<E::G2Curve>,
    l: Part<E::G1Curve>,
    h: Part<E::G1Curve>,
    beta_g1: E::G1Affine,
    delta_g1: E::G1Affine,
    key: PreparedVerifyingKey<E>,
    engine: Msm,
    verify: bool,
}

impl<E: AcceleratedPairing> fmt::Debug for Prover<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut prover = f.debug_struct("Prover");
        prover.field("constraints", &self.constraints.constraints()).field("variables", &self.constraints.variables());
        prover.field("engine", &self.engine).finish_non_exhaustive()
    }
}

/// Options of a [`Prover`].
#[derive(Clone, Debug, Default)]
pub struct ProverBuilder {
    engine: Msm,
    uses: Option<u64>,
    memory: Option<u64>,
    verify: bool,
}

impl ProverBuilder {
    /// The engine. The default engine chooses the backend, like [`Msm::default`].
    #[must_use]
    pub fn engine(mut self, engine: &Msm) -> Self {
        self.engine = engine.clone();
        self
    }

    /// The expected number of proofs. For a greater number, more multiples of bases are prepared; see
    /// [`TableBuilder::uses`](cumsm::TableBuilder::uses).
    #[must_use]
    pub fn uses(mut self, proofs: u64) -> Self {
        self.uses = Some(proofs);
        self
    }

    /// The maximum memory for the prepared bases of all five sums, in bytes. The sums share the memory in proportion to
    /// the bytes of their bases in the key.
    #[must_use]
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// If `wanted` is true, each proof is verified before it is returned.
    #[must_use]
    pub fn verify(mut self, wanted: bool) -> Self {
        self.verify = wanted;
        self
    }

    /// A prover for a key of ark-groth16. The prover uses the reduction for which the key was made: ark-groth16's own
    /// reduction or circom's.
    ///
    /// # Errors
    ///
    /// [`ProverError::KeyLength`], [`ProverError::Msm`].
    pub fn build<E: AcceleratedPairing>(
        &self,
        key: ProvingKey<E>,
        constraints: Constraints<E::ScalarField>,
    ) -> Result<Prover<E>, ProverError> {
        let size = constraints.size;
        // A key for circom's reduction has n bases of h. A key for arkworks' reduction has n − 1 bases of h.
        let coset = match key.h_query.len() == size {
            true => Some(root_of_unity(2 * size)?),
            false => None,
        };
        self.build_with(key, constraints, coset)
    }

    /// Like [`build`](Self::build), with a given offset of the coset of h.
    pub(crate) fn build_with<E: AcceleratedPairing>(
        &self,
        key: ProvingKey<E>,
        constraints: Constraints<E::ScalarField>,
        coset: Option<E::ScalarField>,
    ) -> Result<Prover<E>, ProverError> {
        let Constraints { inputs, variables, size, .. } = constraints;
        let ProvingKey { vk, beta_g1, delta_g1, a_query, b_g1_query, b_g2_query, h_query, l_query } = key;
        for (part, found, expected) in [
            ("a", a_query.len(), variables),
            ("b in G1", b_g1_query.len(), variables),
            ("b in G2", b_g2_query.len(), variables),
            ("l", l_query.len(), variables - inputs),
            ("h", h_query.len(), size - usize::from(coset.is_none())),
            ("gamma_abc", vk.gamma_abc_g1.len(), inputs),
        ] {
            if found != expected {
                return Err(ProverError::KeyLength { part, found, expected });
            }
        }
        let bytes = [&a_query, &b_g1_query, &h_query, &l_query].map(|points| size_of_val(points.as_slice()));
        let bytes = bytes.iter().sum::<usize>() + size_of_val(b_g2_query.as_slice());
        let memory = self.memory.map(|memory| memory as f64 / bytes.max(1) as f64);
        let domain = Domain::new(size)?;
        let on_device = ConstraintsOnDevice::new(&self.engine, &constraints)?;
        let reserved = on_device.as_ref().map(|matrices| matrices.reserved(&self.engine, &domain, variables));
        let reserved = match reserved.transpose() {
            Err(MsmError::OutOfDeviceMemory { .. }) => None,
            reserved => reserved?,
        };
        let on_device = on_device.filter(|_| reserved.is_some());
        let preparation = Preparation { engine: &self.engine, uses: self.uses, memory, on_device: reserved.is_some() };
        let all = (0, variables);
        let a = Part::new(a_query, all, &preparation)?;
        let b1 = Part::new(b_g1_query, all, &preparation)?;
        let b2 = Part::new(b_g2_query, all, &preparation)?;
        let l = Part::new(l_query, (inputs, variables), &preparation)?;
        let h = Part::new(h_query, (0, size), &preparation)?;
        let selects = [&a, &b1, &l, &h].into_iter().all(Part::selects_on_device) && b2.selects_on_device();
        drop(reserved);
        let mut prover = Prover {
            on_device: on_device.filter(|_| selects),
            a,
            b1,
            b2,
            l,
            h,
            domain,
            key: prepare_verifying_key(&vk),
            engine: self.engine.clone(),
            verify: self.verify,
            constraints,
            coset,
            beta_g1,
            delta_g1,
        };
        // The sums of an assignment of zeros show whether the GPU's memory is enough for a proof. If it is not, the matrices
        // leave their memory to the sums.
        if let Some(matrices) = &prover.on_device {
            let zeros = vec![E::ScalarField::default(); variables];
            match prover.sums_on_device(matrices, &zeros, E::ScalarField::ONE, &mut Phases::default()) {
                Err(ProverError::Msm(MsmError::OutOfDeviceMemory { .. })) => prover.on_device = None,
                sums => sums.map(|_| ())?,
            }
        }
        Ok(prover)
    }
}

/// arkworks' root of unity.
fn root_of_unity<F: FftField>(order: usize) -> Result<F, ProverError> {
    let error = MsmError::DomainSize { size: order, most_log: F::TWO_ADICITY };
    F::get_root_of_unity(order as u64).ok_or(error.into())
}

/// The times of a proof's phases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Phases {
    /// The circuit's synthesis.
    pub synthesis: Duration,
    /// The sparse products A·z, B·z and C·z.
    pub products: Duration,
    /// The transforms, and the products between them.
    pub transforms: Duration,
    /// The sum of a.
    pub a: Duration,
    /// The sum of b in G1.
    pub b_g1: Duration,
    /// The sum of b in G2.
    pub b_g2: Duration,
    /// The sum of l.
    pub l: Duration,
    /// The sum of h.
    pub h: Duration,
    /// The computation of the proof's points from the sums.
    pub points: Duration,
    /// The verification, if the prover verifies proofs.
    pub verification: Duration,
    /// The time from the call to the proof.
    pub total: Duration,
    /// True if a GPU computed products, transforms and sums over vectors in its memory.
    pub on_device: bool,
}

impl Phases {
    /// The phases with their names, in order.
    pub fn named(&self) -> [(&'static str, Duration); 10] {
        [
            ("synthesis", self.synthesis),
            ("sparse products", self.products),
            ("transforms", self.transforms),
            ("sum of a", self.a),
            ("sum of b in G1", self.b_g1),
            ("sum of b in G2", self.b_g2),
            ("sum of l", self.l),
            ("sum of h", self.h),
            ("points", self.points),
            ("verification", self.verification),
        ]
    }

    /// The total time minus the times of all phases.
    pub fn rest(&self) -> Duration {
        self.total.saturating_sub(self.named().iter().map(|(_, time)| *time).sum())
    }
}

/// Runs a phase, and adds its time.
fn timed<T>(time: &mut Duration, phase: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let result = phase();
    *time += start.elapsed();
    result
}

/// The sums over the key.
struct Sums<E: AcceleratedPairing> {
    a: Projective<E::G1Curve>,
    b1: Projective<E::G1Curve>,
    b2: Projective<E::G2Curve>,
    l: Projective<E::G1Curve>,
    h: Projective<E::G1Curve>,
}

impl<E: AcceleratedPairing> Prover<E> {
    /// The options of a prover.
    pub fn builder() -> ProverBuilder {
        ProverBuilder::default()
    }

    /// A prover with the default options.
    ///
    /// # Errors
    ///
    /// Like [`ProverBuilder::build`].
    pub fn new(key: ProvingKey<E>, constraints: Constraints<E::ScalarField>) -> Result<Self, ProverError> {
        Self::builder().build(key, constraints)
    }

    /// True if the matrices are in device memory, so that a GPU computes products, transforms and sums.
    pub fn is_on_device(&self) -> bool {
        self.on_device.is_some()
    }

    /// The circuit's constraints.
    pub fn constraints(&self) -> &Constraints<E::ScalarField> {
        &self.constraints
    }

    /// The key of the verifier.
    pub fn verifying_key(&self) -> &VerifyingKey<E> {
        &self.key.vk
    }

    /// Proves that a circuit with its witness is satisfied.
    ///
    /// # Errors
    ///
    /// [`ProverError::Synthesis`], [`ProverError::OtherCircuit`], and the errors of [`prove`](Self::prove).
    pub fn prove_circuit(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        rng: &mut (impl Rng + CryptoRng),
    ) -> Result<Proof<E>, ProverError> {
        let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
        self.prove_circuit_with(circuit, r, s)
    }

    /// [`prove_circuit`](Self::prove_circuit) with given randomness. A pair r, s must be secret, and must be used only
    /// once.
    ///
    /// # Errors
    ///
    /// Like [`prove_circuit`](Self::prove_circuit).
    pub fn prove_circuit_with(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        let synthesis = self.constraints.synthesize(circuit)?;
        if let Some(proof) = self.prove_on_device(&synthesis.assignment, r, s, None)? {
            return Ok(proof);
        }
        self.prove_evaluations(synthesis.evaluations, &synthesis.assignment, r, s, None)
    }

    /// Proves for an assignment: the constant 1, the public inputs, and the witness. A pair r, s must be random and
    /// secret, and must be used only once.
    ///
    /// # Errors
    ///
    /// [`ProverError::AssignmentLength`], [`ProverError::NotOne`], [`ProverError::Unsatisfied`], [`ProverError::Msm`];
    /// [`ProverError::Refused`] if the prover verifies proofs and the verifier refuses this proof. A key of snarkjs has
    /// no matrix C. With such a key, only the verification finds a wrong assignment.
    pub fn prove(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        self.check(assignment)?;
        if let Some(proof) = self.prove_on_device(assignment, r, s, None)? {
            return Ok(proof);
        }
        self.prove_evaluations(self.constraints.evaluations(assignment)?, assignment, r, s, None)
    }

    /// Like [`prove`](Self::prove), but runs the phases one after the other, and also returns their times.
    ///
    /// # Errors
    ///
    /// Like [`prove`](Self::prove).
    pub fn prove_in_phases(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<(Proof<E>, Phases), ProverError> {
        let start = Instant::now();
        let mut phases = Phases::default();
        self.check(assignment)?;
        if let Some(proof) = self.prove_on_device(assignment, r, s, Some(&mut phases))? {
            phases.total = start.elapsed();
            return Ok((proof, phases));
        }
        let evaluations = timed(&mut phases.products, || self.constraints.evaluations(assignment))?;
        let proof = self.prove_evaluations(evaluations, assignment, r, s, Some(&mut phases))?;
        phases.total = start.elapsed();
        Ok((proof, phases))
    }

    /// Like [`prove_circuit_with`](Self::prove_circuit_with), but runs the phases one after the other, and also returns
    /// their times.
    ///
    /// # Errors
    ///
    /// Like [`prove_circuit`](Self::prove_circuit).
    pub fn prove_circuit_in_phases(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<(Proof<E>, Phases), ProverError> {
        let start = Instant::now();
        let mut phases = Phases::default();
        let synthesis = timed(&mut phases.synthesis, || self.constraints.synthesize(circuit))?;
        let Synthesis { evaluations, assignment } = synthesis;
        if let Some(proof) = self.prove_on_device(&assignment, r, s, Some(&mut phases))? {
            phases.total = start.elapsed();
            return Ok((proof, phases));
        }
        let proof = self.prove_evaluations(evaluations, &assignment, r, s, Some(&mut phases))?;
        phases.total = start.elapsed();
        Ok((proof, phases))
    }

    /// True if the key's verifier accepts a proof.
    ///
    /// # Errors
    ///
    /// [`ProverError::Synthesis`]: the number of public inputs is wrong.
    pub fn verify(&self, proof: &Proof<E>, public_inputs: &[E::ScalarField]) -> Result<bool, ProverError> {
        Ok(Groth16::<E>::verify_proof(&self.key, proof, public_inputs)?)
    }

    fn check(&self, assignment: &[E::ScalarField]) -> Result<(), ProverError> {
        let (found, expected) = (assignment.len(), self.constraints.variables);
        if found != expected {
            return Err(ProverError::AssignmentLength { found, expected });
        }
        match assignment.first() == Some(&E::ScalarField::ONE) {
            true => Ok(()),
            false => Err(ProverError::NotOne),
        }
    }

    /// The proof for an assignment, with all products, transforms and sums on a GPU. `None` if the constraints are not
    /// on a GPU, or if the GPU fails or has too little memory. The proof is then computed from vectors on the host.
    fn prove_on_device(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
        phases: Option<&mut Phases>,
    ) -> Result<Option<Proof<E>>, ProverError> {
        let Some(constraints) = &self.on_device else { return Ok(None) };
        let mut unused = Phases::default();
        let phases = phases.unwrap_or(&mut unused);
        let before = *phases;
        let sums = match self.sums_on_device(constraints, assignment, r, phases) {
            Err(ProverError::Msm(MsmError::Device { .. } | MsmError::OutOfDeviceMemory { .. })) => {
                *phases = before;
                return Ok(None);
            }
            sums => sums?,
        };
        phases.on_device = true;
        let public = assignment.get(..self.constraints.inputs).unwrap_or_default();
        let proof = timed(&mut phases.points, || self.points(&sums, r, s))?;
        timed(&mut phases.verification, || self.verified(proof, public)).map(Some)
    }

    /// The five sums, over vectors on the GPU.
    fn sums_on_device(
        &self,
        constraints: &ConstraintsOnDevice<E::ScalarField>,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        phases: &mut Phases,
    ) -> Result<Sums<E>, ProverError> {
        let (assignment, qap) = timed(&mut phases.products, || -> Result<_, MsmError> {
            let assignment = self.engine.vector(assignment)?;
            let qap = constraints.evaluations(&assignment)?;
            Ok((assignment, qap))
        })?;
        let scalars = timed(&mut phases.transforms, || constraints.scalars_of_h(qap, &self.domain, self.coset))?;
        let h = timed(&mut phases.h, || self.h.sum_over(&scalars))?;
        // The device's memory is then free for the other sums.
        drop(scalars);
        let a = timed(&mut phases.a, || self.a.sum_over(&assignment))?;
        // As in ark-groth16, the sum is left out if r = 0, because the sum is multiplied by r.
        let b1 = match r.is_zero() {
            true => Projective::default(),
            false => timed(&mut phases.b_g1, || self.b1.sum_over(&assignment))?,
        };
        let b2 = timed(&mut phases.b_g2, || self.b2.sum_over(&assignment))?;
        let l = timed(&mut phases.l, || self.l.sum_over(&assignment))?;
        Ok(Sums { a, b1, b2, l, h })
    }

    /// The proof for an assignment and the values of its rows.
    fn prove_evaluations(
        &self,
        evaluations: Evaluations<E::ScalarField>,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
        phases: Option<&mut Phases>,
    ) -> Result<Proof<E>, ProverError> {
        let Constraints { rows, inputs, .. } = self.constraints;
        let (public, witness) =
            (assignment.get(..inputs).unwrap_or_default(), assignment.get(inputs..).unwrap_or_default());
        let is_c_known = self.constraints.c.is_some();
        let scalars_of_h = || -> Result<Secret<E::ScalarField>, ProverError> {
            if is_c_known && let Some(constraint) = first_unsatisfied(&evaluations, rows) {
                return Err(ProverError::Unsatisfied { constraint });
            }
            Ok(match self.coset {
                Some(offset) => evaluations.on_coset(&self.domain, offset)?,
                None => evaluations.quotient(&self.domain)?,
            })
        };
        // The last coefficient of the quotient is 0, so it has no base.
        let sum_h = |scalars: &Secret<E::ScalarField>| self.h.sum(scalars.get(..self.h.len()).unwrap_or_default());
        let sum_a = || self.a.sum(assignment);
        // As in ark-groth16, the sum is left out if r = 0, because the sum is multiplied by r.
        let sum_b1 = || if r.is_zero() { Ok(Projective::default()) } else { self.b1.sum(assignment) };
        let sum_b2 = || self.b2.sum(assignment);
        let sum_l = || self.l.sum(witness);
        let sums =
            |(a, b1, b2, l, h)| -> Result<Sums<E>, MsmError> { Ok(Sums { a: a?, b1: b1?, b2: b2?, l: l?, h: h? }) };
        match phases {
            None => {
                let of_h = || -> Result<_, ProverError> { Ok(sum_h(&scalars_of_h()?)?) };
                let of_b = || rayon::join(sum_b2, sum_b1);
                let of_witness = || rayon::join(of_b, || rayon::join(sum_a, sum_l));
                let (h, ((b2, b1), (a, l))) = rayon::join(of_h, of_witness);
                let proof = self.points(&sums((a, b1, b2, l, Ok(h?)))?, r, s)?;
                self.verified(proof, public)
            }
            Some(phases) => {
                let scalars = timed(&mut phases.transforms, scalars_of_h)?;
                let a = timed(&mut phases.a, sum_a);
                let b1 = timed(&mut phases.b_g1, sum_b1);
                let b2 = timed(&mut phases.b_g2, sum_b2);
                let l = timed(&mut phases.l, sum_l);
                let h = timed(&mut phases.h, || sum_h(&scalars));
                let sums = sums((a, b1, b2, l, h))?;
                let proof = timed(&mut phases.points, || self.points(&sums, r, s))?;
                timed(&mut phases.verification, || self.verified(proof, public))
            }
        }
    }

    /// A = α + Σ zᵢ·aᵢ + r·δ, B = β + Σ zᵢ·bᵢ + s·δ, C = Σ zᵢ·lᵢ + Σ hᵢ·Hᵢ + s·A + r·B − r·s·δ.
    fn points(&self, sums: &Sums<E>, r: E::ScalarField, s: E::ScalarField) -> Result<Proof<E>, ProverError> {
        let VerifyingKey { alpha_g1, beta_g2, delta_g2, .. } = &self.key.vk;
        let multiple = |point: Affine<E::G1Curve>, k| self.engine.msm(&[point], &[k]);
        let a = sums.a + *alpha_g1 + multiple(self.delta_g1, r)?;
        let b1 = sums.b1 + self.beta_g1 + multiple(self.delta_g1, s)?;
        let b2 = sums.b2 + *beta_g2 + self.engine.msm(&[*delta_g2], &[s])?;
        let (a, b1) = (a.into_affine(), b1.into_affine());
        let c = sums.l + sums.h + self.engine.msm(&[a, b1, self.delta_g1], &[s, r, -(r * s)])?;
        Ok(Proof { a, b: b2.into_affine(), c: c.into_affine() })
    }

    /// Returns the proof, after a verification if the prover verifies proofs.
    fn verified(&self, proof: Proof<E>, public: &[E::ScalarField]) -> Result<Proof<E>, ProverError> {
        let inputs = public.get(1..).unwrap_or_default();
        if self.verify && !self.verify(&proof, inputs)? {
            return Err(ProverError::Refused);
        }
        Ok(proof)
    }
}
