//! The endomorphisms of the BLS12 curves. The splits of scalars and the endomorphism ψ are computed from arkworks'
//! constants for the pairings of these curves.
//!
//! The groups have order r = z⁴ − z² + 1, where z is the curve's parameter.

use ark_ec::bls12::{Bls12Config, TwistType};
use ark_ff::{Field, Fp2, Fp6Config, Fp12Config};

use super::{Endomorphism, psi};
use crate::field::FastField;
use crate::recode::{Gls, Glv, GlvComponent};

/// The split of scalars on G1, where λ = −z².
pub(super) const fn glv<C: Bls12Config>() -> Glv {
    let z = parameter::<C>() as u128;
    Glv::new(z * z)
}

/// The split of scalars on G2, where λ = z.
pub(super) const fn gls<C: Bls12Config>() -> Gls {
    Gls::new(parameter::<C>(), C::X_IS_NEGATIVE)
}

/// The eigenvalue λ = −z² of φ on G1. Because φ² + φ + 1 = 0, λ must be a root of X² + X + 1 modulo r. λ is a root,
/// because λ² + λ + 1 = z⁴ − z² + 1 = r.
pub(super) const fn phi_eigenvalue<C: Bls12Config>() -> GlvComponent {
    let z = parameter::<C>() as u128;
    GlvComponent::new(true, z * z)
}

/// The eigenvalue λ = z of ψ on G2. Because ψ⁴ − ψ² + 1 = 0, λ must be a root of X⁴ − X² + 1 modulo r. λ is a root,
/// because λ⁴ − λ² + 1 = z⁴ − z² + 1 = r.
pub(super) const fn psi_eigenvalue<C: Bls12Config>() -> GlvComponent {
    GlvComponent::new(C::X_IS_NEGATIVE, parameter::<C>() as u128)
}

/// The magnitude |z| of the curve's parameter.
#[expect(clippy::indexing_slicing, reason = "the parameter has one limb")]
const fn parameter<C: Bls12Config>() -> u64 {
    assert!(C::X.len() == 1, "the parameter must have one limb");
    C::X[0]
}

/// The endomorphism ψ on G2, from arkworks' constants for the Frobenius map: ξ^((p−1)/3) in Fp6, and ξ^((p−1)/6) in
/// Fp12.
#[expect(clippy::indexing_slicing, reason = "the Frobenius map has a constant for each of its powers")]
pub(super) fn psi<C: Bls12Config>() -> Endomorphism<Fp2<C::Fp2Config>>
where
    C::Fp: FastField,
    Fp2<C::Fp2Config>: FastField,
{
    let third: Fp2<C::Fp2Config> = C::Fp6Config::FROBENIUS_COEFF_FP6_C1[1];
    let half = third * C::Fp12Config::FROBENIUS_COEFF_FP12_C1[1];
    #[expect(clippy::expect_used, reason = "a power of ξ is not zero")]
    let [a, b] = [third, half].map(|power| match C::TWIST_TYPE {
        TwistType::D => power,
        TwistType::M => power.inverse().expect("a power of ξ is not zero"),
    });
    psi::psi(a, b)
}
