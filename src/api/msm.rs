//! The function [`msm`], and the functions of the type [`Msm`].

use std::sync::LazyLock;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

#[cfg(doc)]
use super::Bases;
use super::{BasesSlice, Curve, Msm, MsmBuilder};
use crate::bases::BaseView;
use crate::engine::{MsmOutput, TableBuilder};
use crate::error::MsmError;
use crate::plan::{Plan, PrecomputationPlan};
use crate::scalars::Scalars;

/// The engine of the function [`msm`]. The accelerated types also use this engine until a program sets another engine.
/// A static variable is never dropped, so this engine exists until the process ends.
pub(super) static DEFAULT_ENGINE: LazyLock<Msm> = LazyLock::new(Msm::default);

/// Computes Σ kᵢ·Pᵢ on the best backend.
///
/// All calls use one engine with the default options. The first call makes this engine, and the engine exists until the
/// process ends. To choose the options, or to drop the engine, make an [`Msm`].
///
/// - The result has Z = 1. Every backend returns the same bytes.
/// - Bases may be equal, opposite or the identity. The sum of no points is the identity.
/// - Bases must lie in the subgroup of prime order. The function does not check that the bases lie in the subgroup. See
///   [`MsmBuilder::base_origin`].
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
/// The errors of [`Msm::msm`].
pub fn msm<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
    DEFAULT_ENGINE.msm(bases, scalars)
}

impl Msm {
    /// A builder with the default options.
    pub fn builder() -> MsmBuilder {
        MsmBuilder::default()
    }

    /// Computes Σ kᵢ·Pᵢ on this engine. The function [`msm`] lists the conditions for the bases and the properties of
    /// the result.
    ///
    /// # Errors
    ///
    /// - [`MsmError::LengthMismatch`]: the number of scalars differs from the number of bases.
    /// - [`MsmError::AllocationRefused`].
    /// - [`MsmError::PointFormUnavailable`], [`MsmError::AlgorithmUnavailable`]: the requested form or algorithm is not
    ///   available for this curve.
    /// - [`MsmError::OutOfDeviceMemory`], [`MsmError::Device`]: only if a GPU backend or an algorithm was requested.
    /// - [`MsmError::OutOfHostMemory`]: only if [`MsmBuilder::host_memory`] is set.
    pub fn msm<P: Curve>(&self, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.msm_output(bases, scalars).map(|output| output.result)
    }

    /// Computes Σ kᵢ·Pᵢ, where the scalars are plain integers of any value. See [`msm`](Self::msm).
    pub fn msm_bigint<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[<P::ScalarField as PrimeField>::BigInt],
    ) -> Result<Projective<P>, MsmError> {
        compute(self, bases, Scalars::integers(scalars)).map(|output| output.result)
    }

    /// Returns the sum of [`msm`](Self::msm), together with the plan and the timings.
    pub fn msm_output<P: Curve>(
        &self,
        bases: &[Affine<P>],
        scalars: &[P::ScalarField],
    ) -> Result<MsmOutput<Projective<P>>, MsmError> {
        compute(self, bases, Scalars::Field(scalars))
    }

    /// Computes the sums of [`BasesSlice::batch`] over bases that are not prepared.
    pub fn batch<P: Curve, K: AsRef<[P::ScalarField]>>(
        &self,
        bases: &[Affine<P>],
        vectors: &[K],
    ) -> Result<MsmOutput<Vec<Projective<P>>>, MsmError> {
        BasesSlice::unprepared(self, bases).batch(vectors)
    }

    /// Prepares bases for repeated use.
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
    pub fn prepare<'a, P: Curve, B>(&self, points: &'a B) -> TableBuilder<'a, P>
    where
        B: AsRef<[Affine<P>]> + ?Sized,
    {
        TableBuilder::new(&self.engine, points.as_ref().into())
    }

    /// Prepares owned bases for repeated use. See [`prepare`](Self::prepare).
    pub fn prepare_owned<P: Curve>(&self, points: Vec<Affine<P>>) -> TableBuilder<'static, P> {
        TableBuilder::new(&self.engine, points.into())
    }

    /// Prepares the bases of a file that [`Bases::save`] has written. See [`prepare`](Self::prepare). Load files only
    /// from trusted sources: [`Validation`](crate::Validation) checks the bases, but not the multiples of the bases.
    ///
    /// # Errors
    ///
    /// [`MsmError::File`], [`MsmError::Io`], [`MsmError::AllocationRefused`].
    pub fn load<P: Curve>(&self, source: impl std::io::Read) -> Result<TableBuilder<'static, P>, MsmError> {
        TableBuilder::from_file(self, source)
    }

    /// Returns an engine that computes on the CPU. For example, a program can use the new engine after a GPU has
    /// failed. The new engine has the [`base_origin`](MsmBuilder::base_origin) and the
    /// [`cpu_arithmetic`](MsmBuilder::cpu_arithmetic) of this engine. All other options of the new engine have their
    /// default values.
    #[must_use]
    pub fn on_cpu(&self) -> Self {
        Self { engine: self.engine.on_the_cpu() }
    }

    /// True if the CPU may replace a GPU that fails.
    #[doc(hidden)]
    pub fn may_fall_back(&self) -> bool {
        self.engine.may_fall_back()
    }

    /// The plan for `n` points.
    ///
    /// # Errors
    ///
    /// The errors of [`msm`](Self::msm), and [`MsmError::TooManyPoints`].
    pub fn plan<P: Curve>(&self, n: usize) -> Result<Plan, MsmError> {
        self.engine.plan::<P>(n)
    }

    /// The number of bytes of device memory that a computation may use on the engine's first GPU. The memory of
    /// prepared bases, matrices and vectors does not count as free. If [`MsmBuilder::device_memory`] is not set, the
    /// result is nine tenths of the free memory. If this option is set, the result is the smaller of the option's value
    /// and the free memory. `None` if there is no GPU, or if the CPU replaces a GPU that has failed.
    ///
    /// # Errors
    ///
    /// [`MsmError::Device`]: the GPU fails, and the CPU cannot replace the GPU, because the backend is not
    /// [`Backend::Auto`](crate::Backend::Auto) or because an algorithm is set.
    pub fn device_memory(&self) -> Result<Option<u64>, MsmError> {
        self.engine.device_memory()
    }

    /// The costs of preparing `n` bases on the first GPU, or on the CPU if the CPU computes sums of `n` points. Each
    /// entry of the list has the costs for one number of multiples per base: 1, 2, 4 and so on, up to one multiple for
    /// each window. On a GPU, the list leaves out numbers of multiples that do not fit in memory.
    ///
    /// # Errors
    ///
    /// The errors of [`plan`](Self::plan).
    pub fn plan_precomputation<P: Curve>(&self, n: usize) -> Result<Vec<PrecomputationPlan>, MsmError> {
        self.engine.plan_precomputation::<P>(n)
    }
}

/// Checks the lengths, and computes the sum.
fn compute<P: Curve>(
    msm: &Msm,
    bases: &[Affine<P>],
    scalars: Scalars<'_, P>,
) -> Result<MsmOutput<Projective<P>>, MsmError> {
    if bases.len() != scalars.len() {
        return Err(MsmError::LengthMismatch { bases: bases.len(), scalars: scalars.len() });
    }
    P::compute(&msm.engine, BaseView::of(bases), &[scalars]).map(MsmOutput::into_single)
}
