//! The endomorphisms of the BLS12 curves, from arkworks' constants for their pairing.
//!
//! The groups have order r = z⁴ − z² + 1, where z is the curve's parameter.

use ark_ec::bls12::{Bls12Config, TwistType};
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{Field, Fp2, Fp2Config, Fp6Config, Fp12Config};

use crate::field::FastField;
use crate::recode::{Gls, Glv, GlvComponent};

/// The split on G1, where λ = −z².
pub(super) const fn glv<C: Bls12Config>() -> Glv {
    let z = parameter::<C>() as u128;
    Glv::new(z * z)
}

/// The split on G2, where λ = z.
pub(super) const fn gls<C: Bls12Config>() -> Gls {
    Gls::new(parameter::<C>(), C::X_IS_NEGATIVE)
}

/// λ on G1: Φ₃(−z²) = z⁴ − z² + 1 = r.
pub(super) const fn phi_eigenvalue<C: Bls12Config>() -> GlvComponent {
    let z = parameter::<C>() as u128;
    GlvComponent { negative: true, magnitude: z * z }
}

/// λ on G2: Φ₁₂(z) = z⁴ − z² + 1 = r.
pub(super) const fn psi_eigenvalue<C: Bls12Config>() -> GlvComponent {
    GlvComponent { negative: C::X_IS_NEGATIVE, magnitude: parameter::<C>() as u128 }
}

/// |z|.
const fn parameter<C: Bls12Config>() -> u64 {
    assert!(C::X.len() == 1, "the parameter is one limb");
    C::X[0]
}

/// ψ on G2, in three steps: from G2's curve to the curve over Fp12 that it is a twist of, Frobenius' map there, and
/// back.
///
/// ψ is multiplication by p, and p ≡ z modulo r.
///
/// Let ξ be the element of the twist. Then ψ(x, y) = (a·x̄, b·ȳ).
///
/// - If the twist divides by ξ, (a, b) = (ξ^((p−1)/3), ξ^((p−1)/2)).
/// - If the twist multiplies by ξ, a and b are the inverses of these.
///
/// ψ²(x, y) = (a·ā·x, b·b̄·y) = (ω·x, −y), with ω in Fp and ω² − ω + 1 = 0.
pub(super) struct Psi<F: Fp2Config> {
    a: Fp2<F>,
    b: Fp2<F>,
    omega: F::Fp,
    /// ω·a.
    omega_a: Fp2<F>,
}

impl<F: Fp2Config<Fp: FastField>> Psi<F>
where
    Fp2<F>: FastField,
{
    /// From arkworks' constants for Frobenius' map: ξ^((p−1)/3) in Fp6, and ξ^((p−1)/6) in Fp12.
    pub(super) fn new<C: Bls12Config<Fp2Config = F>>() -> Self {
        let third: Fp2<F> = C::Fp6Config::FROBENIUS_COEFF_FP6_C1[1];
        let half = third * C::Fp12Config::FROBENIUS_COEFF_FP12_C1[1];
        let [a, b] = [third, half].map(|power| match C::TWIST_TYPE {
            TwistType::D => power,
            TwistType::M => power.inverse().expect("a power of ξ is not zero"),
        });
        let omega = a.norm();
        Self { a, b, omega, omega_a: Fp2::new(a.c0 * omega, a.c1 * omega) }
    }

    /// ψʲ(P), for j below 4. The identity (0, 0) is mapped to itself.
    #[inline(always)]
    pub(super) fn image<P: SWCurveConfig<BaseField = Fp2<F>>>(&self, power: usize, point: &Affine<P>) -> Affine<P> {
        let (x, y) = (&point.x, &point.y);
        match power {
            0 => *point,
            1 => Affine::new_unchecked(conjugate(x).fast_mul(&self.a), conjugate(y).fast_mul(&self.b)),
            2 => Affine::new_unchecked(Fp2::new(x.c0.fast_mul(&self.omega), x.c1.fast_mul(&self.omega)), -*y),
            _ => Affine::new_unchecked(conjugate(x).fast_mul(&self.omega_a), -conjugate(y).fast_mul(&self.b)),
        }
    }
}

#[inline(always)]
fn conjugate<F: Fp2Config>(element: &Fp2<F>) -> Fp2<F> {
    Fp2::new(element.c0, -element.c1)
}
