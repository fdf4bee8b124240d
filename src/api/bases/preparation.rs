//! How bases are prepared.

use std::borrow::Cow;
use std::io::Read;
use std::ops::ControlFlow;

use ark_ec::short_weierstrass::Affine;

use super::{Bases, Prepared, file};
use crate::api::{Curve, Msm};
use crate::engine::{PreparationRequest, Progress, Validation, Watcher};
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::PrecomputeFactor;
use crate::recode::Precomputation;

/// A prover that makes one proof commits to about ten polynomials over the same bases.
const DEFAULT_USES: u64 = 10;

/// Collects how bases are prepared; see [`Msm::prepare`].
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

    /// How many multiples of each base are kept. Default: as many as pay for themselves.
    pub fn precompute(mut self, factor: PrecomputeFactor) -> Self {
        self.factor = factor;
        self
    }

    /// The most bytes that may be kept. Multiples that do not fit are not kept.
    ///
    /// Default: on a GPU, what the engine may use there, less what a computation needs; on the CPU, 1 GiB or twice the size
    /// of the bases, whichever is more.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// How many computations over the bases are expected. Default: 10, as in a program that makes one proof.
    ///
    /// [`PrecomputeFactor::Auto`] keeps the multiples that save more time in these computations than their preparation
    /// takes. A service that makes many proofs should set a large number. Then the preparation takes more time and
    /// memory, and each computation takes less time.
    pub fn uses(mut self, uses: u64) -> Self {
        self.uses = uses;
        self
    }

    /// What is checked of the bases. Default: nothing.
    pub fn validation(mut self, validation: Validation) -> Self {
        self.validation = validation;
        self
    }

    /// Whether results of a GPU over these bases are checked. Default: no.
    ///
    /// If a result is wrong, the CPU computes it again, and [`MsmOutput::fallback`](crate::MsmOutput::fallback) is
    /// [`MsmError::SelfCheckFailed`]. A wrong result passes the check with a probability of at most 2⁻⁶³, whatever the
    /// cause: memory, arithmetic, or a GPU that an attacker controls. For bases outside the subgroup
    /// ([`BaseOrigin::Curve`](crate::BaseOrigin::Curve)) the check is weaker. Results of the CPU are not checked.
    /// docs/self-check.md describes the check.
    ///
    /// | costs | |
    /// |---|---|
    /// | GPU | twice the work; 1 + 1/m times for a batch of m vectors of field elements in the subgroup |
    /// | GPU memory | twice the memory for bases; [`memory`](Self::memory) limits each half |
    /// | host | one random field element and one product for each scalar; a second copy of the bases |
    /// | preparation | about 64 doublings and 100 additions for each base, on the CPU; then the same as for the bases |
    pub fn self_check(mut self, wanted: bool) -> Self {
        self.self_check = wanted;
        self
    }

    /// Calls `watcher` regularly with the progress. If `watcher` returns [`ControlFlow::Break`], the preparation ends
    /// with [`MsmError::Cancelled`]. If the planned GPU memory is no longer free, the preparation starts again.
    pub fn progress(mut self, watcher: impl FnMut(Progress) -> ControlFlow<()> + Send + 'a) -> Self {
        self.progress = Some(Box::new(watcher));
        self
    }

    /// Prepares the bases.
    ///
    /// If the factor is left to the plan, bases that do not fit on the device are no error: each computation copies them.
    ///
    /// # Errors
    ///
    /// - [`MsmError::InvalidBase`]: a base does not pass the [validation](Self::validation) asked for.
    /// - [`MsmError::PrecomputationUnfit`]: the multiples of a file do not fit the window asked for. Or, on a GPU asked
    ///   for by name, they fit no window that a plan tries; with [`PrecomputeFactor::Auto`] they are dropped instead.
    /// - [`MsmError::InvalidOption`]: [`PrecomputeFactor::Fixed`] of 0.
    /// - [`MsmError::Cancelled`].
    /// - The errors of [`Msm::msm`].
    pub fn build(self) -> Result<Bases<'a, P>, MsmError> {
        let Self { msm, points, multiples, factor, memory, uses, validation, self_check, progress } = self;
        let (engine, bases) = (&msm.engine, &points[..]);
        let mut request =
            PreparationRequest { engine, points: bases, multiples, factor, memory, uses, validation, progress };
        let storage = P::prepare(&mut request)?;
        let check = self_check.then(|| P::prepare_check(&request).map(Box::new)).transpose()?;
        drop(request);
        Ok(Bases { msm, points, prepared: Prepared { storage, check } })
    }
}
