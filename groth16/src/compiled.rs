//! The functions of a prover. This package compiles the functions once for each pairing.
//!
//! If a crate calls a generic function of another crate, the calling crate compiles this function again. If a trait is
//! implemented for a concrete type, the methods of this implementation are compiled only once, in the crate of the
//! implementation. So the public functions of a prover call the methods of [`ProverPairing`].

use ark_groth16::{Proof, ProvingKey};
use ark_relations::gr1cs::ConstraintSystemRef;
use cumsm::arkworks::AcceleratedPairing;

use crate::constraints::{Constraints, Synthesis};
use crate::curves::for_each_pairing;
use crate::error::ProverError;
use crate::phases::Phases;
use crate::prover::{Prover, ProverBuilder, Request};
use crate::quotient::Evaluations;

/// A pairing for which this package has a compiled prover. The trait is implemented for the pairing of each curve whose
/// Cargo feature is on. Other crates cannot implement the trait. Code that is generic over the pairing of a [`Prover`]
/// needs the trait as a bound.
#[diagnostic::on_unimplemented(
    message = "this build of cumsm-groth16 has no prover for the pairing `{Self}`",
    note = "turn on the feature of the pairing's curve in cumsm-groth16, for example `bls12-381`"
)]
pub trait ProverPairing: AcceleratedPairing {
    /// Builds a prover for a key. `coset` states the basis of h. If the basis consists of the Lagrange polynomials of a
    /// coset, `coset` is the offset of this coset. If the basis consists of the powers of τ, `coset` is `None`.
    #[doc(hidden)]
    fn build(
        builder: &ProverBuilder,
        key: ProvingKey<Self>,
        constraints: Constraints<Self::ScalarField>,
        coset: Option<Self::ScalarField>,
    ) -> Result<Prover<Self>, ProverError>;

    /// Computes the proof of a request. `evaluations` are the products A·z, B·z and C·z, if the caller has them.
    #[doc(hidden)]
    fn prove(
        prover: &Prover<Self>,
        request: Request<'_, Self::ScalarField>,
        evaluations: Option<Evaluations<Self::ScalarField>>,
        phases: &mut Phases,
    ) -> Result<Proof<Self>, ProverError>;

    /// True if the proof is valid for the public inputs and the key.
    #[doc(hidden)]
    fn verify(
        prover: &Prover<Self>,
        proof: &Proof<Self>,
        public_inputs: &[Self::ScalarField],
    ) -> Result<bool, ProverError>;

    /// Reads the values of the constraints, and the assignment, from a constraint system that has been synthesized.
    #[doc(hidden)]
    fn synthesis(
        constraints: &Constraints<Self::ScalarField>,
        cs: &ConstraintSystemRef<Self::ScalarField>,
    ) -> Result<Synthesis<Self::ScalarField>, ProverError>;
}

macro_rules! compiled {
    ($pairing:ty) => {
        impl ProverPairing for $pairing {
            fn build(
                builder: &ProverBuilder,
                key: ProvingKey<Self>,
                constraints: Constraints<Self::ScalarField>,
                coset: Option<Self::ScalarField>,
            ) -> Result<Prover<Self>, ProverError> {
                builder.build_with(key, constraints, coset)
            }

            fn prove(
                prover: &Prover<Self>,
                request: Request<'_, Self::ScalarField>,
                evaluations: Option<Evaluations<Self::ScalarField>>,
                phases: &mut Phases,
            ) -> Result<Proof<Self>, ProverError> {
                prover.prove_request(request, evaluations, phases)
            }

            fn verify(
                prover: &Prover<Self>,
                proof: &Proof<Self>,
                public_inputs: &[Self::ScalarField],
            ) -> Result<bool, ProverError> {
                prover.is_valid(proof, public_inputs)
            }

            fn synthesis(
                constraints: &Constraints<Self::ScalarField>,
                cs: &ConstraintSystemRef<Self::ScalarField>,
            ) -> Result<Synthesis<Self::ScalarField>, ProverError> {
                constraints.synthesis(cs)
            }
        }
    };
}

for_each_pairing!(compiled);
