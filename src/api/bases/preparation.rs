//! How bases are prepared.

use std::borrow::Cow;
use std::io::Read;
use std::ops::ControlFlow;

use ark_ec::short_weierstrass::Affine;

use super::{Bases, Prepared, file};
use crate::api::{Curve, Msm};
use crate::engine::{PreparationRequest, Watcher};
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::PrecomputeFactor;
use crate::recode::Precomputation;
use crate::types::Validation;

/// A prover that makes one proof commits to about ten polynomials over the same bases.
const DEFAULT_USES: u64 = 10;

/// How to prepare bases.
#[must_use]
pub struct Preparation<'a, P: Curve> {
    msm: Msm,
    points: Cow<'a, [Affine<P>]>,
    /// The multiples of the points, level after level, if a file has brought them.
    multiples: Option<(Vec<Affine<P>>, Precomputation)>,
    factor: PrecomputeFactor,
    memory: Option<u64>,
    uses: u64,
    validation: Validation,
    self_check: bool,
    progress: Option<Watcher<'a>>,
}

impl<'a, P: Curve> Preparation<'a, P> {
    pub(in crate::api) fn new(msm: &Msm, points: Cow<'a, [Affine<P>]>) -> Self {
        Self {
            msm: msm.clone(),
            points,
            multiples: None,
            factor: PrecomputeFactor::default(),
            memory: None,
            uses: DEFAULT_USES,
            validation: Validation::default(),
            self_check: false,
            progress: None,
        }
    }

    #[expect(clippy::indexing_slicing, reason = "a file has n bases and their multiples")]
    pub(in crate::api) fn from_file(msm: &Msm, source: impl Read) -> Result<Self, MsmError> {
        let (multiples, precomputation) = file::read(source)?;
        let n = multiples.len() / precomputation.factor() as usize;
        let mut points = reserved(n, "the bases of a file")?;
        points.extend_from_slice(&multiples[..n]);
        let preparation = Self::new(msm, Cow::Owned(points));
        Ok(Self { multiples: Some((multiples, precomputation)), ..preparation })
    }

    /// Default: [`PrecomputeFactor::Auto`].
    pub fn precompute(mut self, factor: PrecomputeFactor) -> Self {
        self.factor = factor;
        self
    }

    /// The most bytes of multiples. Default: what a computation leaves free on a GPU; on the CPU 1 GiB or, if more,
    /// twice the bases.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// The expected number of computations. Multiples of [`PrecomputeFactor::Auto`] pay within these. Default: 10.
    pub fn uses(mut self, uses: u64) -> Self {
        self.uses = uses;
        self
    }

    /// Default: [`Validation::Trusted`].
    pub fn validation(mut self, validation: Validation) -> Self {
        self.validation = validation;
        self
    }

    /// Whether to check results of GPUs. Default: no. The CPU computes wrong ones again: see
    /// [`MsmOutput::fallback`](crate::MsmOutput::fallback). In the subgroup, a wrong result passes with a probability
    /// of at most 2⁻⁶³. The check doubles work and memory. Without a GPU, it has no effect.
    pub fn self_check(mut self, wanted: bool) -> Self {
        self.self_check = wanted;
        self
    }

    /// Calls `watcher(done, total)` with numbers of point doublings. [`ControlFlow::Break`] ends the preparation with
    /// [`MsmError::Cancelled`].
    pub fn progress(mut self, watcher: impl FnMut(u64, u64) -> ControlFlow<()> + Send + 'a) -> Self {
        self.progress = Some(Box::new(watcher));
        self
    }

    /// Prepares the bases.
    ///
    /// # Errors
    ///
    /// [`MsmError::InvalidBase`], [`MsmError::PrecomputationUnfit`], [`MsmError::Cancelled`],
    /// [`MsmError::InvalidOption`] for a factor of 0, or for a self-check if the operating system gives no random numbers,
    /// and those of [`Msm::msm`].
    pub fn build(self) -> Result<Bases<'a, P>, MsmError> {
        let Self { msm, points, multiples, factor, memory, uses, validation, self_check, progress } = self;
        let (engine, bases) = (&msm.engine, &points[..]);
        let mut request =
            PreparationRequest { engine, points: bases, multiples, factor, memory, uses, validation, progress };
        let storage = P::prepare(&mut request)?;
        // The CPU's results are not checked.
        let checked = self_check && !engine.gpus().is_empty();
        let check = checked.then(|| P::prepare_check(&request).map(Box::new)).transpose()?;
        drop(request);
        Ok(Bases { msm, points, prepared: Prepared { storage, check } })
    }
}

#[cfg(all(test, feature = "bls12-381"))]
mod tests {
    use ark_bls12_381::G1Affine;
    use ark_ec::AffineRepr;

    use crate::{Backend, Msm};

    #[test]
    fn a_self_check_without_a_gpu_prepares_nothing() {
        let msm = Msm::builder().backend(Backend::Cpu).build().unwrap();
        let bases = msm.prepare_owned(vec![G1Affine::generator(); 3]).self_check(true).build().unwrap();
        assert!(bases.prepared.check.is_none());
    }
}
