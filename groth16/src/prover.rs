//! A prover that keeps in memory the data that all proofs of a circuit need.

use std::fmt;
use std::panic::resume_unwind;
use std::thread;

use ark_ec::short_weierstrass::Projective;
use ark_ff::{FftField, Field, UniformRand};
use ark_groth16::{Groth16, PreparedVerifyingKey, Proof, ProvingKey, VerifyingKey, prepare_verifying_key};
use ark_relations::gr1cs::ConstraintSynthesizer;
use ark_serialize::Valid;
use ark_std::rand::{CryptoRng, Rng};
use cumsm::{Backend, Domain, Msm, MsmError};
use rayon::{ThreadPool, ThreadPoolBuilder};

use crate::clock::Instant;
use crate::compiled::ProverPairing;
use crate::constraints::{Constraints, Synthesis, synthesized_with_witness};
use crate::device::{ConstraintsOnDevice, vector_on_gpu};
use crate::error::ProverError;
use crate::fallback::{Fallback, Fallbacks, Report};
use crate::phases::{Phases, timed};
use crate::points::{FixedPoints, Start, Sums, known};
use crate::quotient::{Evaluations, first_unsatisfied};
use crate::secret::Secret;
use crate::sums::{Part, Preparation, SumEngine};

/// A Groth16 prover for one circuit. A prover keeps prepared bases for all five sums, and the matrices. Several threads
/// can use one prover at the same time.
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
/// For the same assignment, r and s, a proof has the same bytes as ark-groth16's proof.
pub struct Prover<E: ProverPairing> {
    constraints: Constraints<E::ScalarField>,
    /// The matrices in device memory. `None` if the CPU computes the products and the transforms.
    on_device: Option<ConstraintsOnDevice<E::ScalarField>>,
    /// The thread pool for sums that run at the same time on the GPU. The threads of the pool wait for the results of
    /// the sums. `None` if the sums run one after the other.
    aside: Option<ThreadPool>,
    domain: Domain<E::ScalarField>,
    /// The offset of the coset whose Lagrange polynomials are the basis of h. `None` if the powers of τ are the basis
    /// of h.
    coset: Option<E::ScalarField>,
    a: Part<E::G1Curve>,
    b1: Part<E::G1Curve>,
    b2: Part<E::G2Curve>,
    l: Part<E::G1Curve>,
    h: Part<E::G1Curve>,
    fixed: FixedPoints<E>,
    key: PreparedVerifyingKey<E>,
    engine: Msm,
    verify: bool,
    fallbacks: Vec<Fallback>,
    pub(crate) report: Report,
}

impl<E: ProverPairing> fmt::Debug for Prover<E> {
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
    report: Report,
}

impl ProverBuilder {
    /// Sets the engine. Default: [`Msm::default`], which chooses the backend.
    #[must_use]
    pub fn engine(mut self, engine: &Msm) -> Self {
        self.engine = engine.clone();
        self
    }

    /// Sets the expected number of proofs. For a greater number of proofs, `build` may prepare more multiples of the
    /// bases: see [`TableBuilder::uses`](cumsm::TableBuilder::uses).
    #[must_use]
    pub fn uses(mut self, proofs: u64) -> Self {
        self.uses = Some(proofs);
        self
    }

    /// Sets the maximum memory for the prepared bases of all five sums, in bytes. The memory is divided among the five
    /// sums in proportion to the size of each sum's bases in the key. Default on a GPU: half of the memory that the
    /// matrices and the vectors of a proof leave free.
    #[must_use]
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// If `wanted` is true, the prover verifies each proof before it returns the proof. If the verification of a GPU's
    /// proof fails, the CPU computes the proof again. So the verification detects errors in all products, transforms
    /// and sums of the GPU. A verification takes a few pairings, and a sum over the public inputs, on the CPU.
    #[must_use]
    pub fn verify(mut self, wanted: bool) -> Self {
        self.verify = wanted;
        self
    }

    /// Sets a function that the prover calls if a proof, or one of its sums, is not computed on the GPU as planned.
    /// Several threads can call the function at the same time. The function must not compute a proof. The argument of
    /// the function is the reason:
    ///
    /// - [`ProverError::Refused`]: the verification of the GPU's proof failed.
    /// - [`ProverError::Unsatisfied`]: the GPU found an unsatisfied constraint, and the CPU found that all constraints
    ///   are satisfied.
    /// - [`ProverError::Msm`]: the GPU failed, or has too little memory. [`build`](Self::build) can also call the
    ///   function with [`ProverError::Msm`]. [`Prover::fallbacks`] then has the part that is on the host.
    #[must_use]
    pub fn on_fallback(mut self, report: impl Fn(&ProverError) + Send + Sync + 'static) -> Self {
        self.report = Report::new(report);
        self
    }

    /// Builds a prover for a key of ark-groth16. The prover uses the reduction with which the key was made:
    /// ark-groth16's own reduction, or circom's reduction.
    ///
    /// This function checks the points of the verifying key, β and δ, but not the points of the five sums.
    ///
    /// # Errors
    ///
    /// [`ProverError::CircomDomain`], [`ProverError::KeyLength`], [`ProverError::KeyPoint`],
    /// [`ProverError::NoContribution`], [`ProverError::Msm`]. If the backend is not [`Backend::Auto`], the errors
    /// include [`MsmError::Device`], and [`MsmError::OutOfDeviceMemory`] if the GPU has too little memory for a proof.
    /// With [`Backend::Auto`], the CPU replaces a GPU that fails or has too little memory, and [`Prover::fallbacks`]
    /// has the reason.
    pub fn build<E: ProverPairing>(
        &self,
        key: ProvingKey<E>,
        constraints: Constraints<E::ScalarField>,
    ) -> Result<Prover<E>, ProverError> {
        let size = constraints.size;
        // For a domain of n elements, a key for circom's reduction has n bases of h, and a key for arkworks' reduction
        // has n − 1 bases of h.
        let coset = match key.h_query.len() == size {
            true => Some(coset_of(size)?),
            false => None,
        };
        E::build(self, key, constraints, coset)
    }

    /// The implementation of [`ProverPairing::build`].
    pub(crate) fn build_with<E: ProverPairing>(
        &self,
        key: ProvingKey<E>,
        constraints: Constraints<E::ScalarField>,
        coset: Option<E::ScalarField>,
    ) -> Result<Prover<E>, ProverError> {
        let Constraints { inputs, variables, size, .. } = constraints;
        let fixed = FixedPoints::of(&key, &self.engine);
        let ProvingKey { vk, a_query, b_g1_query, b_g2_query, h_query, l_query, .. } = key;
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
        fixed.check(&vk)?;
        let bytes = [&a_query, &b_g1_query, &h_query, &l_query].map(|points| size_of_val(points.as_slice()));
        let bytes = bytes.iter().sum::<usize>() + size_of_val(b_g2_query.as_slice());
        let domain = Domain::new(size)?;
        let mut fallbacks = Fallbacks::new(&self.engine, &self.report);
        let on_device = || -> Result<_, MsmError> {
            let Some(matrices) = ConstraintsOnDevice::new(&self.engine, &constraints)? else { return Ok(None) };
            let reserved = matrices.reserved(&self.engine, &domain, variables, coset)?;
            Ok(Some((matrices, reserved)))
        };
        let on_device = match on_device() {
            Ok(on_device) => on_device,
            Err(error) => {
                fallbacks.leave_the_gpu(error)?;
                None
            }
        };
        let (mut on_device, reserved) = on_device.unzip();
        let share = |memory: u64| memory as f64 / bytes.max(1) as f64;
        let memory = match self.memory {
            None if reserved.is_some() => self.engine.device_memory()?.map(|memory| share(memory / 2).max(1.0)),
            given => given.map(share),
        };
        let preparation = Preparation { engine: &self.engine, uses: self.uses, memory, on_device: reserved.is_some() };
        let a = Part::new(a_query, 0, variables, &preparation)?;
        let b1 = Part::new(b_g1_query, 0, variables, &preparation)?;
        let b2 = Part::new(b_g2_query, 0, variables, &preparation)?;
        let l = Part::new(l_query, inputs, variables, &preparation)?;
        let h = Part::new(h_query, 0, size, &preparation)?;
        drop(reserved);
        let bases = [
            ("the bases of a", a.fallback()),
            ("the bases of b in G1", b1.fallback()),
            ("the bases of b in G2", b2.fallback()),
            ("the bases of l", l.fallback()),
            ("the bases of h", h.fallback()),
        ];
        for (part, reason) in bases {
            if let Some(reason) = reason {
                fallbacks.add(part, reason.clone());
            }
        }
        let unselected = [a.unselected(), b1.unselected(), b2.unselected(), l.unselected(), h.unselected()];
        if let Some(error) = unselected.into_iter().flatten().next() {
            fallbacks.leave_the_gpu(error.clone())?;
            on_device = None;
        }
        let mut prover = Prover {
            aside: on_device.as_ref().and_then(|_| pool_aside()),
            on_device,
            a,
            b1,
            b2,
            l,
            h,
            domain,
            key: prepare_verifying_key(&vk),
            engine: self.engine.clone(),
            verify: self.verify,
            fallbacks: Vec::new(),
            report: self.report.clone(),
            constraints,
            coset,
            fixed,
        };
        // A trial proof for an assignment of zeros shows whether the GPU has enough memory. If the memory is too small,
        // the next trial computes the sums one after the other. If the memory is too small for the second trial, or if
        // the GPU fails, the CPU replaces the GPU for the products and the transforms, or `build` returns the error. If
        // the CPU replaces the GPU, the matrices are dropped, so that the sums can use the memory of the matrices.
        // After a successful trial, the memory is normally also enough for the next proof.
        let zeros = vec![E::ScalarField::default(); variables];
        let (r, s) = (E::ScalarField::ONE, E::ScalarField::ONE);
        let request = Request { assignment: &zeros, r, s, in_turn: false, gpu_alone: true };
        while let Some(matrices) = &prover.on_device {
            match prover.points_on_device(matrices, request, &mut Phases::default()) {
                Err(ProverError::Msm(MsmError::OutOfDeviceMemory { .. })) if prover.aside.is_some() => {
                    prover.aside = None;
                }
                Err(ProverError::Msm(error)) => {
                    fallbacks.leave_the_gpu(error)?;
                    prover.on_device = None;
                }
                // Errors that are not a `ProverError::Msm` come from the trial's assignment, not from the memory, so
                // they are ignored.
                Ok(_) | Err(_) => break,
            }
        }
        if prover.on_device.is_none() {
            prover.aside = None;
        }
        prover.fallbacks = fallbacks.list;
        Ok(prover)
    }
}

/// Makes a separate thread pool for the sums of a proof. If a GPU fails, the CPU computes the sums in the separate
/// pool. In the caller's pool, the computation of the sums could deadlock, because all threads of the caller's pool may
/// be waiting for proofs. Returns `None` if the operating system cannot start threads.
fn pool_aside() -> Option<ThreadPool> {
    ThreadPoolBuilder::new().num_threads(rayon::current_num_threads().max(SUMS_AT_ONCE)).build().ok()
}

/// The number of sums that wait for the GPU at the same time. A proof has five sums, and a pool of provers normally
/// runs at most two proofs on one prover at the same time. A waiting thread sleeps, so there can be more threads than
/// cores.
const SUMS_AT_ONCE: usize = 10;

/// Returns the offset of the coset for circom's reduction over a domain of `size` elements: arkworks' primitive root of
/// unity of order 2·`size`.
fn coset_of<F: FftField>(size: usize) -> Result<F, ProverError> {
    let error = ProverError::CircomDomain { size, most_log: F::TWO_ADICITY.saturating_sub(1) };
    F::get_root_of_unity(2 * size as u64).ok_or(error)
}

/// The input of a proof.
#[derive(Clone, Copy)]
pub struct Request<'a, F> {
    assignment: &'a [F],
    r: F,
    s: F,
    /// True if the phases run one after the other.
    in_turn: bool,
    /// True if a failure of the GPU ends the proof with an error, instead of a fallback.
    gpu_alone: bool,
}

impl<F: Field> Request<'_, F> {
    /// True if the sum of b in G1 is needed. Like ark-groth16, the prover does not compute this sum if r = 0, because a
    /// proof contains only the product of r and this sum.
    fn needs_b1(&self) -> bool {
        !self.r.is_zero()
    }
}

/// The place where a proof is computed.
enum Place {
    /// The GPU that has the matrices.
    Device,
    /// The host computes products and transforms, and the prover's engine computes sums.
    Engine,
    Cpu(Msm),
}

impl Place {
    /// Returns the engine that replaces the prover's engine for the sums. `None` if the prover's engine computes the
    /// sums.
    fn cpu(&self) -> Option<&Msm> {
        match self {
            Self::Cpu(engine) => Some(engine),
            Self::Device | Self::Engine => None,
        }
    }
}

impl<E: ProverPairing> Prover<E> {
    /// Returns a builder with the default options of a prover.
    pub fn builder() -> ProverBuilder {
        ProverBuilder::default()
    }

    /// Builds a prover with the default options.
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

    /// Returns the parts of the prover that [`ProverBuilder::build`] left on the host, because the GPU failed or has
    /// too little memory. The list is empty if no GPU failed, or if the engine uses no GPU.
    pub fn fallbacks(&self) -> &[Fallback] {
        &self.fallbacks
    }

    /// Returns the circuit's constraints.
    pub fn constraints(&self) -> &Constraints<E::ScalarField> {
        &self.constraints
    }

    /// Returns the verifying key.
    pub fn verifying_key(&self) -> &VerifyingKey<E> {
        &self.key.vk
    }

    /// Computes a proof for a circuit with a witness.
    ///
    /// # Errors
    ///
    /// [`ProverError::Synthesis`], [`ProverError::OtherPredicate`], [`ProverError::OtherCircuit`], and the errors of
    /// [`prove`](Self::prove).
    pub fn prove_circuit(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        rng: &mut (impl Rng + CryptoRng),
    ) -> Result<Proof<E>, ProverError> {
        let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
        self.prove_circuit_with(circuit, r, s)
    }

    /// Computes a proof for a circuit with a witness, with the given r and s. The numbers r and s must be random and
    /// secret. Use each pair of r and s for only one proof.
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
        let Synthesis { evaluations, assignment } = self.synthesize(circuit)?;
        let request = Request { assignment: &assignment, r, s, in_turn: false, gpu_alone: false };
        E::prove(self, request, Some(evaluations), &mut Phases::default())
    }

    /// Computes the proof for an assignment: the constant 1, then the public inputs, then the witness. The numbers r
    /// and s must be random and secret. Use each pair of r and s for only one proof.
    ///
    /// # Errors
    ///
    /// [`ProverError::AssignmentLength`], [`ProverError::NotOne`], [`ProverError::Unsatisfied`], [`ProverError::Msm`].
    /// [`ProverError::Refused`] if the prover verifies proofs and the verification fails. A key of snarkjs has no
    /// matrix C. So with a key of snarkjs, `prove` never returns [`ProverError::Unsatisfied`], and only the
    /// verification detects an assignment that does not satisfy the circuit.
    pub fn prove(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        self.prove_for_pool(assignment, r, s, None, false)
    }

    /// Computes the same proof as [`prove`](Self::prove). `evaluations` are the products A·z, B·z and C·z, if the
    /// caller has them. If `gpu_alone` is true and the GPU fails, this function returns the error of the GPU, and
    /// computes no second proof.
    pub(crate) fn prove_for_pool(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
        evaluations: Option<Evaluations<E::ScalarField>>,
        gpu_alone: bool,
    ) -> Result<Proof<E>, ProverError> {
        self.check(assignment)?;
        E::prove(self, Request { assignment, r, s, in_turn: false, gpu_alone }, evaluations, &mut Phases::default())
    }

    /// Computes the same proof as [`prove`](Self::prove), with phases that run one after the other. Also returns the
    /// times of the phases.
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
        let proof = E::prove(self, Request { assignment, r, s, in_turn: true, gpu_alone: false }, None, &mut phases)?;
        phases.total = start.elapsed();
        Ok((proof, phases))
    }

    /// Computes the same proof as [`prove_circuit_with`](Self::prove_circuit_with), with phases that run one after the
    /// other. Also returns the times of the phases.
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
        let synthesis = timed(&mut phases.synthesis, || self.synthesize(circuit))?;
        let Synthesis { evaluations, assignment } = synthesis;
        let request = Request { assignment: &assignment, r, s, in_turn: true, gpu_alone: false };
        let proof = E::prove(self, request, Some(evaluations), &mut phases)?;
        phases.total = start.elapsed();
        Ok((proof, phases))
    }

    /// True if the proof is valid for the public inputs and the key. The public inputs do not contain the constant 1. A
    /// proof is invalid if one of its points is not on the curve, or not in the subgroup of prime order.
    ///
    /// # Errors
    ///
    /// [`ProverError::PublicInputs`]: the number of public inputs is wrong. [`ProverError::Msm`]: the memory for the
    /// sum over the public inputs cannot be allocated.
    pub fn verify(&self, proof: &Proof<E>, public_inputs: &[E::ScalarField]) -> Result<bool, ProverError> {
        E::verify(self, proof, public_inputs)
    }

    /// The implementation of [`ProverPairing::verify`].
    pub(crate) fn is_valid(&self, proof: &Proof<E>, public_inputs: &[E::ScalarField]) -> Result<bool, ProverError> {
        // ark-groth16 ignores surplus inputs, and takes missing inputs as 0.
        let (found, expected) = (public_inputs.len(), self.constraints.public_inputs());
        if found != expected {
            return Err(ProverError::PublicInputs { found, expected });
        }
        // The verifier's equation is sound only if the proof's points lie in their groups, so this function checks the
        // points first.
        if proof.check().is_err() {
            return Ok(false);
        }
        // ark-groth16 multiplies the points one after the other, on one thread.
        let inputs = [&[E::ScalarField::ONE], public_inputs].concat();
        let sum = self.fixed.cpu.msm(&self.key.vk.gamma_abc_g1, &inputs)?;
        Ok(Groth16::<E>::verify_proof_with_prepared_inputs(&self.key, proof, &sum)?)
    }

    /// Synthesizes a circuit with its witness. The circuit must have the constraints of this prover.
    pub(crate) fn synthesize(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
    ) -> Result<Synthesis<E::ScalarField>, ProverError> {
        E::synthesis(&self.constraints, &synthesized_with_witness(circuit)?)
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

    /// Computes the proof of a request. The proof is computed again in three cases:
    ///
    /// - The GPU fails, or has too little memory.
    /// - The GPU finds an unsatisfied constraint, but the CPU finds that all constraints are satisfied.
    /// - The verification of the GPU's proof fails.
    ///
    /// This function is the implementation of [`ProverPairing::prove`].
    pub(crate) fn prove_request(
        &self,
        mut request: Request<'_, E::ScalarField>,
        mut evaluations: Option<Evaluations<E::ScalarField>>,
        phases: &mut Phases,
    ) -> Result<Proof<E>, ProverError> {
        let (before, in_turn) = (*phases, request.in_turn);
        let mut place = if self.on_device.is_some() { Place::Device } else { Place::Engine };
        loop {
            let proof = match (&place, &self.on_device) {
                (Place::Device, Some(constraints)) => self.prove_on_device(constraints, request, phases),
                _ => {
                    let evaluate = || self.constraints.evaluations(request.assignment);
                    let evaluations = evaluations.take().map_or_else(|| timed(&mut phases.products, evaluate), Ok)?;
                    self.prove_evaluations(evaluations, request, place.cpu(), phases)
                }
            };
            let failed = match proof {
                Ok(proof) => return Ok(proof),
                Err(error) => error,
            };
            // Sums that run one after the other need less memory than sums that overlap.
            if matches!(failed, ProverError::Msm(MsmError::OutOfDeviceMemory { .. }))
                && matches!(place, Place::Device)
                && self.overlaps(request)
            {
                request.in_turn = true;
                *phases = before;
                continue;
            }
            request.in_turn = in_turn;
            place = match (&failed, place) {
                (ProverError::Msm(MsmError::Device { .. }), _) if request.gpu_alone => return Err(failed),
                (ProverError::Msm(MsmError::Device { .. } | MsmError::OutOfDeviceMemory { .. }), Place::Device) => {
                    Place::Engine
                }
                // The assignment does not satisfy the constraint, or the GPU has computed wrong products. To
                // distinguish these two cases, the CPU computes the products again.
                (ProverError::Unsatisfied { .. }, Place::Device) => {
                    let evaluate = || self.constraints.evaluations(request.assignment);
                    let rows = evaluations.take().map_or_else(evaluate, Ok)?;
                    if let Some(constraint) = first_unsatisfied(&rows, self.constraints.rows) {
                        return Err(ProverError::Unsatisfied { constraint });
                    }
                    evaluations = Some(rows);
                    Place::Cpu(self.engine.on_cpu())
                }
                (ProverError::Refused, Place::Device) => Place::Cpu(self.engine.on_cpu()),
                (ProverError::Refused, Place::Engine) if self.sums_on_gpu() => Place::Cpu(self.engine.on_cpu()),
                _ => return Err(failed),
            };
            self.report.send(&failed);
            *phases = before;
        }
    }

    /// True if the sums run on the GPU at the same time.
    fn overlaps(&self, request: Request<'_, E::ScalarField>) -> bool {
        self.aside.is_some() && !request.in_turn
    }

    /// True if the engine plans to compute sums on a GPU, or if the engine returns an error instead of a plan.
    fn sums_on_gpu(&self) -> bool {
        let longest = self.constraints.variables.max(self.constraints.size);
        self.engine.plan::<E::G1Curve>(longest).map_or(true, |plan| plan.backend != Backend::Cpu)
    }

    /// Computes the proof, with all products, transforms and sums on a GPU.
    fn prove_on_device(
        &self,
        constraints: &ConstraintsOnDevice<E::ScalarField>,
        request: Request<'_, E::ScalarField>,
        phases: &mut Phases,
    ) -> Result<Proof<E>, ProverError> {
        let proof = self.points_on_device(constraints, request, phases)?;
        phases.on_device = true;
        self.checked(proof, request, phases)
    }

    /// Computes the points of the proof, with vectors in the GPU's memory. If there is enough memory, all five sums run
    /// at the same time (cuzk, Fig. 8). The products and the transforms for the sum of h then overlap with the other
    /// four sums.
    fn points_on_device(
        &self,
        constraints: &ConstraintsOnDevice<E::ScalarField>,
        request: Request<'_, E::ScalarField>,
        phases: &mut Phases,
    ) -> Result<Proof<E>, ProverError> {
        let report = (!request.gpu_alone).then_some(&self.report);
        let assignment = timed(&mut phases.products, || vector_on_gpu(&self.engine, request.assignment))?;
        let sum_h = |phases: &mut Phases| -> Result<_, ProverError> {
            let qap = timed(&mut phases.products, || constraints.evaluations(&assignment))?;
            let scalars = timed(&mut phases.transforms, || constraints.scalars_of_h(qap, &self.domain, self.coset))?;
            Ok(timed(&mut phases.h, || self.h.sum_over(&scalars, report))?)
        };
        let sum_a = || Ok(self.a.sum_over(&assignment, report)?);
        let sum_b1 = || match request.needs_b1() {
            true => Ok(self.b1.sum_over(&assignment, report)?),
            false => Ok(Projective::default()),
        };
        let sum_b2 = || Ok(self.b2.sum_over(&assignment, report)?);
        let sum_l = || Ok(self.l.sum_over(&assignment, report)?);
        if let Some(aside) = self.aside.as_ref().filter(|_| !request.in_turn) {
            let sum_h = || sum_h(&mut Phases::default());
            let together = || {
                let (a, b1, l) = (Box::new(sum_a), Box::new(sum_b1), Box::new(sum_l));
                let sums = Sums { a, b1, b2: Box::new(sum_b2), l, h: Box::new(sum_h) };
                self.fixed.proof(sums, Start::AtOnce, request.r, request.s)
            };
            if rayon::current_thread_index().is_none() {
                return aside.install(together);
            }
            // While a thread of a rayon pool waits in `install`, it can run other tasks of its own pool. The current
            // thread must not run other tasks here, so a new thread calls `install`.
            let proof = thread::scope(|scope| {
                let waiting = thread::Builder::new().spawn_scoped(scope, || aside.install(together));
                waiting.map(|waiting| waiting.join().unwrap_or_else(|panic| resume_unwind(panic)))
            });
            // If the operating system cannot start the new thread, the sums run one after the other.
            if let Ok(proof) = proof {
                return proof;
            }
        }
        // The sum of h is computed first. Then the vectors of h are dropped, so that the other sums can use the memory
        // of these vectors.
        let h = sum_h(phases)?;
        let b2 = timed(&mut phases.b_g2, sum_b2)?;
        let a = timed(&mut phases.a, sum_a)?;
        let b1 = timed(&mut phases.b_g1, sum_b1)?;
        let l = timed(&mut phases.l, sum_l)?;
        // If the current thread belongs to a rayon pool, it can begin another proof while it waits in a later step. The
        // other proof can use the memory of the vector that is dropped here.
        drop(assignment);
        let sums = Sums { a: known(a), b1: known(b1), b2: known(b2), l: known(l), h: known(h) };
        timed(&mut phases.points, || self.fixed.proof(sums, Start::Joined, request.r, request.s))
    }

    /// Computes the proof from the given products A·z, B·z and C·z, which are on the host. If `cpu` is given, the
    /// engine `cpu` computes the sums. If `cpu` is `None`, the prover's engine computes the sums.
    fn prove_evaluations(
        &self,
        evaluations: Evaluations<E::ScalarField>,
        request: Request<'_, E::ScalarField>,
        cpu: Option<&Msm>,
        phases: &mut Phases,
    ) -> Result<Proof<E>, ProverError> {
        let Constraints { rows, inputs, .. } = self.constraints;
        let assignment = request.assignment;
        let witness = assignment.get(inputs..).unwrap_or_default();
        let is_c_known = self.constraints.c.is_some();
        let engine = match cpu {
            Some(cpu) => SumEngine::Cpu(cpu),
            None => SumEngine::Prover { report: &self.report, gpu_alone: request.gpu_alone },
        };
        let scalars_of_h = || -> Result<Secret<E::ScalarField>, ProverError> {
            if is_c_known && let Some(constraint) = first_unsatisfied(&evaluations, rows) {
                return Err(ProverError::Unsatisfied { constraint });
            }
            Ok(match self.coset {
                Some(offset) => evaluations.on_coset(&self.domain, offset)?,
                None => evaluations.quotient(&self.domain)?,
            })
        };
        // In a key of arkworks, there is no base for the last coefficient of the quotient, because this coefficient is
        // always 0.
        let sum_h = |scalars: &Secret<E::ScalarField>| -> Result<_, ProverError> {
            Ok(self.h.sum(scalars.get(..self.h.len()).unwrap_or_default(), engine)?)
        };
        let sum_a = || Ok(self.a.sum(assignment, engine)?);
        let sum_b1 = || match request.needs_b1() {
            true => Ok(self.b1.sum(assignment, engine)?),
            false => Ok(Projective::default()),
        };
        let sum_b2 = || Ok(self.b2.sum(assignment, engine)?);
        let sum_l = || Ok(self.l.sum(witness, engine)?);
        let Request { r, s, .. } = request;
        let proof = if request.in_turn {
            let scalars = timed(&mut phases.transforms, scalars_of_h)?;
            let a = timed(&mut phases.a, sum_a)?;
            let b1 = timed(&mut phases.b_g1, sum_b1)?;
            let b2 = timed(&mut phases.b_g2, sum_b2)?;
            let l = timed(&mut phases.l, sum_l)?;
            let h = timed(&mut phases.h, || sum_h(&scalars))?;
            let sums = Sums { a: known(a), b1: known(b1), b2: known(b2), l: known(l), h: known(h) };
            timed(&mut phases.points, || self.fixed.proof(sums, Start::Joined, r, s))?
        } else {
            let sum_h = || sum_h(&scalars_of_h()?);
            let (a, b1, l) = (Box::new(sum_a), Box::new(sum_b1), Box::new(sum_l));
            let sums = Sums { a, b1, b2: Box::new(sum_b2), l, h: Box::new(sum_h) };
            self.fixed.proof(sums, Start::Joined, r, s)?
        };
        self.checked(proof, request, phases)
    }

    /// If the option [`ProverBuilder::verify`] is set, verifies the proof. Returns the proof, or an error if the
    /// verification fails.
    fn checked(
        &self,
        proof: Proof<E>,
        request: Request<'_, E::ScalarField>,
        phases: &mut Phases,
    ) -> Result<Proof<E>, ProverError> {
        let inputs = request.assignment.get(1..self.constraints.inputs).unwrap_or_default();
        match !self.verify || timed(&mut phases.verification, || self.verify(&proof, inputs))? {
            true => Ok(proof),
            false => Err(ProverError::Refused),
        }
    }
}

#[cfg(all(test, feature = "bn254"))]
mod tests {
    use ark_bn254::Fr;
    use ark_ff::Field;

    use super::coset_of;
    use crate::error::ProverError;

    /// The scalar field of BN254 has roots of unity of the orders up to 2^28.
    #[test]
    fn domains_of_circoms_reduction_end_before_the_last_root_of_unity() {
        let offset: Fr = coset_of(1 << 27).expect("the field has a root of order 2^28");
        assert_eq!(offset.pow([1 << 27]), -Fr::ONE);
        let size = 1 << 28;
        assert_eq!(coset_of::<Fr>(size), Err(ProverError::CircomDomain { size, most_log: 27 }));
    }
}
