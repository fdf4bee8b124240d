//! The preparation of bases.

use std::borrow::Cow;
use std::io::Read;
use std::ops::ControlFlow;

use super::{Bases, file};
use crate::api::{Curve, Msm};
use crate::engine::TableBuilder;
use crate::error::MsmError;
use crate::memory::reserved;
use crate::plan::PrecomputeFactor;
use crate::types::Validation;

impl<'a, P: Curve> TableBuilder<'a, P> {
    #[expect(clippy::indexing_slicing, reason = "n is at most the number of points in the file")]
    pub(in crate::api) fn from_file(msm: &Msm, source: impl Read) -> Result<Self, MsmError> {
        let (multiples, precomputation) = file::read(source)?;
        let n = multiples.len() / precomputation.factor() as usize;
        let mut points = reserved(n, "the bases of a file")?;
        points.extend_from_slice(&multiples[..n]);
        let builder = Self::new(&msm.engine, Cow::Owned(points));
        Ok(Self { multiples: Some((multiples, precomputation)), ..builder })
    }

    /// The number of multiples of each base. Default: [`PrecomputeFactor::Auto`].
    pub fn precompute(mut self, factor: PrecomputeFactor) -> Self {
        self.factor = factor;
        self
    }

    /// The limit on the memory for multiples, in bytes. Default on a GPU: the GPU memory that a computation leaves
    /// free. Default on the CPU: 1 GiB or twice the size of the bases, whichever is larger. If the multiples of the
    /// [factor](Self::precompute) do not fit, fewer multiples are kept. If the bases do not fit on a GPU, the host
    /// keeps the multiples and copies them to the GPU. The limit then applies to the multiples on the host.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// The expected number of computations. Default: 10. [`PrecomputeFactor::Auto`] keeps only multiples that save more
    /// time in the expected computations than their preparation takes.
    pub fn uses(mut self, uses: u64) -> Self {
        self.uses = uses;
        self
    }

    /// The checks that the preparation makes on the bases. Default: [`Validation::Trusted`], which checks nothing.
    pub fn validation(mut self, validation: Validation) -> Self {
        self.validation = validation;
        self
    }

    /// If true, each result that a GPU computes over these bases is checked. Default: false. If a result is wrong, the
    /// CPU computes the sum again, and [`MsmOutput::fallback`](crate::MsmOutput::fallback) has the reason. If the bases
    /// lie in the subgroup, a wrong result passes the check with a probability of at most 2⁻⁶³. For one vector of
    /// scalars, the check doubles the GPU's work. For a batch of m vectors of field elements over bases in the
    /// subgroup, the check adds only 1/m of the GPU's work. For a batch of integers, or with
    /// [`BaseOrigin::Curve`](crate::BaseOrigin::Curve), the check doubles the GPU's work. The check also doubles the
    /// GPU memory of the bases. Without a GPU, this option has no effect.
    pub fn self_check(mut self, wanted: bool) -> Self {
        self.self_check = wanted;
        self
    }

    /// Calls `watcher(done, total)` during the preparation. `done` is the number of point doublings so far, and `total`
    /// is the number of point doublings of the whole preparation. If `watcher` returns [`ControlFlow::Break`], the
    /// preparation ends with [`MsmError::Cancelled`].
    pub fn progress(mut self, watcher: impl FnMut(u64, u64) -> ControlFlow<()> + Send + 'a) -> Self {
        self.progress = Some(Box::new(watcher));
        self
    }

    /// Prepares the bases.
    ///
    /// # Errors
    ///
    /// - [`MsmError::InvalidBase`], [`MsmError::PrecomputationUnfit`], [`MsmError::Cancelled`].
    /// - [`MsmError::InvalidOption`]: the factor is 0, or the operating system gives no random numbers for a
    ///   self-check.
    /// - The errors of [`Msm::msm`].
    pub fn build(mut self) -> Result<Bases<'a, P>, MsmError> {
        let table = P::table(&mut self)?;
        // Only results of GPUs are checked, so a self-check needs a GPU.
        let checked = self.self_check && !self.engine.gpus().is_empty();
        let check = checked.then(|| P::self_check(&self).map(Box::new)).transpose()?;
        let Self { engine, points, fallback, .. } = self;
        Ok(Bases { msm: Msm { engine }, points, table, check, fallback: fallback.map(Box::new) })
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
        assert!(bases.check.is_none());
    }
}
