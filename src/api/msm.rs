//! One multi-scalar multiplication.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

#[cfg(doc)]
use super::Bases;
use super::bases::Prepared;
use super::{BasesSlice, Curve, MsmBuilder, Preparation};
use crate::engine::{Engine, MsmInput, MsmOutput};
use crate::error::MsmError;
use crate::plan::{Plan, PrecomputationPlan};
use crate::scalars::Scalars;

/// Computes Σ kᵢ·Pᵢ on the best backend there is.
///
/// - The result has Z = 1. It is the same to the byte on every backend.
/// - Bases may repeat, cancel and be the identity. Without bases, the result is the identity.
/// - Bases must lie in the subgroup of prime order. This is not checked; see [`MsmBuilder::bases`].
///
/// ```
/// use ark_bls12_381::{Fr, G1Affine, G1Projective};
/// use ark_ec::{AffineRepr, CurveGroup};
///
/// let bases = [G1Affine::generator(), (G1Affine::generator() * Fr::from(5)).into_affine()];
/// let scalars = [Fr::from(2), Fr::from(3)];
/// let sum: G1Projective = cumsm::msm(&bases, &scalars)?;
/// assert_eq!(sum, G1Affine::generator() * Fr::from(17));
/// # Ok::<(), cumsm::MsmError>(())
/// ```
///
/// # Errors
///
/// [`MsmError::LengthMismatch`] unless there is one scalar for each base.
pub fn msm<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
    Msm::builder().build()?.msm(bases, scalars)
}

/// A configured engine. Threads can share it. The default engine has the default options of [`MsmBuilder`].
#[derive(Clone, Debug, Default)]
pub struct Msm {
    pub(crate) engine: Engine,
}

impl Msm {
    /// Starts from the defaults.
    pub fn builder() -> MsmBuilder {
        MsmBuilder::default()
    }

    /// Computes Σ kᵢ·Pᵢ; see the function [`msm`].
    ///
    /// # Errors
    ///
    /// - [`MsmError::LengthMismatch`] unless there is one scalar for each base.
    /// - [`MsmError::PointFormUnavailable`], [`MsmError::AlgorithmUnavailable`]: not for this curve.
    /// - [`MsmError::OutOfDeviceMemory`], [`MsmError::Device`]: with a GPU backend or an algorithm asked for by name.
    /// - [`MsmError::OutOfHostMemory`]: with a limit on host memory.
    /// - [`MsmError::AllocationRefused`], on the CPU.
    pub fn msm<P: Curve>(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.msm_output(bases, scalars).map(|output| output.result)
    }

    /// As [`msm`](Self::msm), for plain integers, which may exceed the group's order.
    pub fn msm_bigint<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[<P::ScalarField as PrimeField>::BigInt],
    ) -> Result<Projective<P>, MsmError> {
        compute(self, bases, Scalars::integers(scalars)).map(|output| output.result)
    }

    /// As [`msm`](Self::msm), with the plan that ran and the times of its stages.
    pub fn msm_output<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[P::ScalarField],
    ) -> Result<MsmOutput<Projective<P>>, MsmError> {
        compute(self, bases, Scalars::Field(scalars))
    }

    /// As [`BasesSlice::batch`], over bases that are not prepared.
    pub fn batch<P: Curve, K: AsRef<[P::ScalarField]>>(
        &self,
        bases: &[Affine<P>],
        vectors: &[K],
    ) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        BasesSlice::new(self, bases, &Prepared::NOTHING).batch(vectors)
    }

    /// Prepares bases that this engine will use more than once.
    ///
    /// ```
    /// use ark_bls12_381::{Fr, G1Affine};
    /// use ark_ec::{AffineRepr, CurveGroup};
    /// use cumsm::Msm;
    ///
    /// let points = [G1Affine::generator(), (G1Affine::generator() * Fr::from(5)).into_affine()];
    /// let bases = Msm::builder().build()?.prepare(&points).build()?;
    /// assert_eq!(bases.msm(&[Fr::from(2), Fr::from(3)])?, G1Affine::generator() * Fr::from(17));
    /// assert_eq!(bases.slice(1..).msm(&[Fr::from(2)])?, G1Affine::generator() * Fr::from(10));
    /// # Ok::<(), cumsm::MsmError>(())
    /// ```
    pub fn prepare<'a, P: Curve, B>(&self, points: &'a B) -> Preparation<'a, P>
    where
        B: AsRef<[Affine<P>]> + ?Sized,
    {
        Preparation::new(self, points.as_ref().into())
    }

    /// As [`prepare`](Self::prepare). The result owns the bases.
    pub fn prepare_owned<P: Curve>(&self, points: Vec<Affine<P>>) -> Preparation<'static, P> {
        Preparation::new(self, points.into())
    }

    /// As [`prepare`](Self::prepare), for bases and multiples that [`Bases::save`] has written. A checksum finds damage. [`Validation`](crate::Validation) checks the bases, not their multiples: load files from
    /// trusted sources only.
    ///
    /// # Errors
    ///
    /// [`MsmError::File`], [`MsmError::Io`], and [`MsmError::AllocationRefused`] if the bases do not fit into memory.
    pub fn load<P: Curve>(&self, source: impl std::io::Read) -> Result<Preparation<'static, P>, MsmError> {
        Preparation::from_file(self, source)
    }

    /// The plan for `n` points.
    ///
    /// # Errors
    ///
    /// Those of [`msm`](Self::msm) that concern options and memory, and [`MsmError::TooManyPoints`].
    pub fn plan<P: Curve>(&self, n: usize) -> Result<Plan, MsmError> {
        self.engine.plan::<P>(n)
    }

    /// The costs of [preparing](Self::prepare) `n` bases with 1, 2, 4 and more multiples each: on the first GPU, as far as
    /// they fit there, or on the CPU if there is none.
    ///
    /// # Errors
    ///
    /// As [`plan`](Self::plan).
    pub fn plan_precomputation<P: Curve>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.engine.plan_precomputation::<P>(n)
    }
}

/// Checks the lengths, and computes.
fn compute<P: Curve>(
    msm: &Msm,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Result<MsmOutput<Projective<P>>, MsmError> {
    if bases.len() != scalars.len() {
        return Err(MsmError::LengthMismatch { bases: bases.len(), scalars: scalars.len() });
    }
    P::compute(&msm.engine, MsmInput::of(bases), &[scalars]).map(MsmOutput::into_single)
}
