//! Computes the points A, B and C of a proof from the five sums over the key. z is the assignment, and hᵢ are the
//! scalars of h. aᵢ, bᵢ, lᵢ, Hᵢ, α, β and δ are points of the key.
//!
//! - A = α + Σ zᵢ·aᵢ + r·δ
//! - B = β + Σ zᵢ·bᵢ + s·δ
//! - C = Σ zᵢ·lᵢ + Σ hᵢ·Hᵢ + s·A + r·B − r·s·δ

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup};
use ark_groth16::{Proof, ProvingKey, VerifyingKey};
use cumsm::arkworks::AcceleratedPairing;
use cumsm::{Curve, Msm, MsmError};
use rayon::prelude::*;

use crate::error::{PointFault, ProverError};

/// The points α, β and δ of a key, which are not in the five sums.
pub(crate) struct FixedPoints<E: AcceleratedPairing> {
    alpha_g1: Affine<E::G1Curve>,
    beta_g1: Affine<E::G1Curve>,
    delta_g1: Affine<E::G1Curve>,
    beta_g2: Affine<E::G2Curve>,
    delta_g2: Affine<E::G2Curve>,
    /// The engine that multiplies single points, and points of the verifying key, on the CPU. For a small number of
    /// points, a GPU takes longer than the CPU.
    pub(crate) cpu: Msm,
}

/// The way in which the tasks of a proof begin.
#[derive(Clone, Copy)]
pub(crate) enum Start {
    /// Tasks begin in a tree of joins. This order suits sums that keep the CPU's threads busy.
    Joined,
    /// All tasks begin at once. This order suits sums whose threads only wait for a GPU.
    AtOnce,
}

/// The functions that compute the five sums of a proof. The functions are boxed, so that [`FixedPoints::proof`] is
/// compiled only once for each pairing.
pub(crate) struct Sums<'a, E: AcceleratedPairing> {
    pub(crate) a: Function<'a, E::G1Curve>,
    /// The sum of b in G1.
    pub(crate) b1: Function<'a, E::G1Curve>,
    /// The sum of b in G2.
    pub(crate) b2: Function<'a, E::G2Curve>,
    pub(crate) l: Function<'a, E::G1Curve>,
    pub(crate) h: Function<'a, E::G1Curve>,
}

type Function<'a, P> = Box<dyn FnOnce() -> Sum<P> + Send + 'a>;

type Sum<P> = Result<Projective<P>, ProverError>;

/// The function that returns a sum that is already computed.
pub(crate) fn known<P: Curve>(sum: Projective<P>) -> Function<'static, P> {
    Box::new(move || Ok(sum))
}

impl<E: AcceleratedPairing> FixedPoints<E> {
    pub(crate) fn of(key: &ProvingKey<E>, engine: &Msm) -> Self {
        Self {
            alpha_g1: key.vk.alpha_g1,
            beta_g1: key.beta_g1,
            delta_g1: key.delta_g1,
            beta_g2: key.vk.beta_g2,
            delta_g2: key.vk.delta_g2,
            cpu: engine.on_cpu(),
        }
    }

    /// Returns an error if a point of the verifying key, or one of the fixed points, is not in its group. Also returns
    /// an error if the points show that proofs for the key can be forged.
    pub(crate) fn check(&self, vk: &VerifyingKey<E>) -> Result<(), ProverError> {
        for (point, fault) in [
            ("alpha_g1", fault_of_fixed(&self.alpha_g1)),
            ("beta_g1", fault_of_fixed(&self.beta_g1)),
            ("delta_g1", fault_of_fixed(&self.delta_g1)),
            ("beta_g2", fault_of_fixed(&self.beta_g2)),
            ("gamma_g2", fault_of_fixed(&vk.gamma_g2)),
            ("delta_g2", fault_of_fixed(&self.delta_g2)),
        ] {
            if let Some(fault) = fault {
                return Err(ProverError::KeyPoint { point: point.into(), fault });
            }
        }
        if vk.gamma_g2 == self.delta_g2 {
            return Err(ProverError::NoContribution);
        }
        let fault = |(index, point)| fault_of(point).map(|fault| (index, fault));
        match vk.gamma_abc_g1.par_iter().enumerate().find_map_first(fault) {
            Some((index, fault)) => Err(ProverError::KeyPoint { point: format!("gamma_abc_g1[{index}]"), fault }),
            None => Ok(()),
        }
    }

    /// Computes the sums and the proof in the current rayon pool. A multiplication by r or s waits only for the sum
    /// whose result it multiplies.
    pub(crate) fn proof(
        &self,
        sums: Sums<'_, E>,
        start: Start,
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        let a = || -> Result<_, ProverError> {
            let a = self.shifted(sums.a, self.alpha_g1, self.delta_g1, r)?;
            Ok((a, self.multiple(a, s)?))
        };
        let multiple_of_b1 = || -> Result<_, ProverError> {
            let b = self.shifted(sums.b1, self.beta_g1, self.delta_g1, s)?;
            Ok(self.multiple(b, r)?)
        };
        let b2 = || self.shifted(sums.b2, self.beta_g2, self.delta_g2, s);
        let multiple_of_delta = || self.multiple(self.delta_g1, -(r * s));
        let (h, b2, multiple_of_b1, a, l, multiple_of_delta) = match start {
            Start::Joined => {
                let l = || rayon::join(sums.l, multiple_of_delta);
                let of_witness = || rayon::join(|| rayon::join(b2, multiple_of_b1), || rayon::join(a, l));
                let (h, ((b2, multiple_of_b1), (a, (l, multiple_of_delta)))) = rayon::join(sums.h, of_witness);
                (h, b2, multiple_of_b1, a, l, multiple_of_delta)
            }
            // A thread that sleeps takes about 100 µs to wake up (docs/measurements/2026-11-26-h100.md). In a tree of
            // joins, a task would begin only after all tasks above it have begun.
            Start::AtOnce => {
                let zero = Projective::default();
                let (mut of_b1, mut of_l, mut of_delta) = (Ok(zero), Ok(zero), Ok(zero));
                let (mut of_a, mut of_b2) = (Ok((Affine::default(), zero)), Ok(Affine::default()));
                let h = rayon::scope(|tasks| {
                    tasks.spawn(|_| of_b2 = b2());
                    tasks.spawn(|_| of_b1 = multiple_of_b1());
                    tasks.spawn(|_| of_a = a());
                    tasks.spawn(|_| of_l = (sums.l)());
                    tasks.spawn(|_| of_delta = multiple_of_delta());
                    (sums.h)()
                });
                (h, of_b2, of_b1, of_a, of_l, of_delta)
            }
        };
        // Only the computation of h detects a constraint that is not satisfied. So the error of h is returned first.
        let h = h?;
        let (a, multiple_of_a) = a?;
        let c = h + l? + multiple_of_a + multiple_of_b1? + multiple_of_delta?;
        Ok(Proof { a, b: b2?, c: c.into_affine() })
    }

    /// Returns `sum` + `constant` + k·`point`.
    fn shifted<P: Curve<ScalarField = E::ScalarField>>(
        &self,
        sum: Function<'_, P>,
        constant: Affine<P>,
        point: Affine<P>,
        k: E::ScalarField,
    ) -> Result<Affine<P>, ProverError> {
        let (sum, multiple) = rayon::join(sum, || self.multiple(point, k));
        Ok((sum? + constant + multiple?).into_affine())
    }

    fn multiple<P: Curve<ScalarField = E::ScalarField>>(
        &self,
        point: Affine<P>,
        k: E::ScalarField,
    ) -> Result<Projective<P>, MsmError> {
        self.cpu.msm(&[point], &[k])
    }
}

/// Returns the fault of a point. The identity has no fault.
fn fault_of<P: Curve>(point: &Affine<P>) -> Option<PointFault> {
    match point {
        point if !point.is_on_curve() => Some(PointFault::NotOnCurve),
        point if !point.is_in_correct_subgroup_assuming_on_curve() => Some(PointFault::NotInSubgroup),
        _ => None,
    }
}

/// Returns the fault of one of the points α, β, γ and δ, which must not be the identity.
fn fault_of_fixed<P: Curve>(point: &Affine<P>) -> Option<PointFault> {
    if point.is_zero() { Some(PointFault::Identity) } else { fault_of(point) }
}
