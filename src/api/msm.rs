//! One multi-scalar multiplication.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

#[cfg(doc)]
use super::Bases;
use super::bases::Prepared;
use super::{BasesSlice, Curve, MsmBuilder, Preparation};
use crate::engine::{Engine, MsmInput, MsmOutput, MsmOutputs};
use crate::error::MsmError;
use crate::plan::{Plan, PrecomputationPlan};
use crate::scalars::Scalars;

/// Computes Σ kᵢ·Pᵢ on the best backend there is.
///
/// - The result is normalised (Z = 1). It is the same to the byte on every backend.
/// - Bases may repeat, cancel and be the identity. No bases and no scalars give the identity.
/// - Bases must lie in the subgroup of prime order. This is not checked; for other bases, see [`MsmBuilder::bases`].
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

/// As [`msm`], for plain integers of any value. An integer may exceed the group's order.
///
/// # Errors
///
/// [`MsmError::LengthMismatch`] unless there is one scalar for each base.
pub fn msm_bigint<P: Curve>(
    bases: &[Affine<P>],
    scalars: &[<P::ScalarField as PrimeField>::BigInt],
) -> Result<Projective<P>, MsmError> {
    Msm::builder().build()?.msm_bigint(bases, scalars)
}

/// A configured engine for multi-scalar multiplications. It can be shared by threads, and reused.
///
/// The default engine has the default options of [`MsmBuilder`].
#[derive(Clone, Debug, Default)]
pub struct Msm {
    pub(crate) engine: Engine,
}

impl Msm {
    /// Starts from the defaults: any backend, any window, any amount of memory.
    pub fn builder() -> MsmBuilder {
        MsmBuilder::default()
    }

    /// Computes Σ kᵢ·Pᵢ; see the function [`msm`].
    ///
    /// # Errors
    ///
    /// - [`MsmError::LengthMismatch`] unless there is one scalar for each base.
    /// - [`MsmError::PointFormUnavailable`] and [`MsmError::AlgorithmUnavailable`]: the curve does not have what is asked
    ///   for.
    /// - [`MsmError::OutOfDeviceMemory`] and [`MsmError::Device`]: with a GPU backend or an algorithm asked for by name.
    /// - [`MsmError::OutOfHostMemory`]: with a limit on host memory.
    /// - [`MsmError::AllocationRefused`]: the system has no memory for the CPU's working set.
    pub fn msm<P: Curve>(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.msm_output(bases, scalars).map(|output| output.point)
    }

    /// As [`msm`](Self::msm), for plain integers; see the function [`msm_bigint`].
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_bigint<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[<P::ScalarField as PrimeField>::BigInt],
    ) -> Result<Projective<P>, MsmError> {
        compute(self, bases, Scalars::integers(scalars)).map(|output| output.point)
    }

    /// As [`msm`](Self::msm), with the plan that ran and the times of its stages.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_output<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[P::ScalarField],
    ) -> Result<MsmOutput<P>, MsmError> {
        compute(self, bases, Scalars::Field(scalars))
    }

    /// Computes Σ kᵢ·Pᵢ for several vectors of scalars over bases that are not prepared; see [`BasesSlice::batch`].
    ///
    /// # Errors
    ///
    /// As [`BasesSlice::batch`].
    pub fn batch<P: Curve, K: AsRef<[P::ScalarField]>>(
        &self,
        bases: &[Affine<P>],
        vectors: &[K],
    ) -> Result<MsmOutputs<P>, MsmError> {
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

    /// As [`prepare`](Self::prepare), for bases that [`Bases::save`] has written. Their multiples are read, not computed.
    ///
    /// Within a limit on host memory, multiples that save nothing are not kept. A checksum finds damage.
    /// [`Validation`](crate::Validation) checks the bases, not their multiples: load files from trusted sources only.
    ///
    /// # Errors
    ///
    /// - [`MsmError::BasesFile`]: the file does not hold such bases, or is damaged.
    /// - [`MsmError::Io`]: it cannot be read.
    /// - [`MsmError::AllocationRefused`]: it does not fit into memory.
    pub fn load<P: Curve>(&self, source: impl std::io::Read) -> Result<Preparation<'static, P>, MsmError> {
        Preparation::from_file(self, source)
    }

    /// The plan for `n` points and scalars in the field, without computing anything.
    ///
    /// # Errors
    ///
    /// - [`MsmError::PointFormUnavailable`] and [`MsmError::AlgorithmUnavailable`]: the curve does not have what is asked
    ///   for.
    /// - [`MsmError::OutOfDeviceMemory`], if not even one point fits, and [`MsmError::Device`]: with a GPU backend or an
    ///   algorithm asked for by name.
    /// - [`MsmError::OutOfHostMemory`]: with a limit on host memory.
    /// - [`MsmError::TooManyPoints`]: more than a plan can count.
    pub fn plan<P: Curve>(&self, n: usize) -> Result<Plan, MsmError> {
        self.engine.plan::<P>(n)
    }

    /// The costs and savings of [preparing](Self::prepare) `n` bases with 1, 2, 4 and more multiples each.
    ///
    /// The plans are for the first GPU, or for the CPU if there is none. Factors that do not fit on the GPU are left out.
    ///
    /// # Errors
    ///
    /// As [`plan`](Self::plan).
    pub fn plan_precomputation<P: Curve>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.engine.plan_precomputation::<P>(n)
    }
}

/// Checks the lengths, and computes.
fn compute<P: Curve>(msm: &Msm, bases: &[Affine<P>], scalars: Scalars<'_, P>) -> Result<MsmOutput<P>, MsmError> {
    if bases.len() != scalars.len() {
        return Err(MsmError::LengthMismatch { bases: bases.len(), scalars: scalars.len() });
    }
    P::compute(&msm.engine, MsmInput::of(bases), &[scalars]).map(MsmOutputs::into_single)
}
