//! A table of bases with their multiples in internal form. A table is kept from one call to the next.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;

use super::internal::{InternalForm, InternalPoints};
use crate::curve::CurveParams;
use crate::error::MsmError;
use crate::memory::filled;
use crate::plan::{CpuProblem, Lengths, TablePlan};
use crate::recode::Precomputation;
use crate::tasks;
use crate::types::PointForm;

/// The multiples of n bases in internal form, with their images under the powers of the endomorphism. The multiples of
/// a base follow one another: the multiple of base i at level j is point i·levels + j.
pub struct CpuTable<P: CurveParams> {
    plan: TablePlan,
    /// True if any base is the identity. Without this flag, a call would check each base, and the checks would take a
    /// hundredth of the time of the call.
    identities: bool,
    points: InternalPoints<P>,
}

impl<P: CurveParams> CpuTable<P> {
    /// Makes a table from the [`multiples`](super::multiples()) of the bases, level after level. `problem` determines
    /// the form of the points, the number of components and the arithmetic.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    ///
    /// # Panics
    ///
    /// Panics if the levels have different lengths.
    pub(crate) fn new(
        multiples: &[Affine<P>],
        precomputation: Precomputation,
        problem: &CpuProblem,
    ) -> Result<Self, MsmError> {
        let levels = precomputation.factor() as usize;
        let n = multiples.len() / levels;
        assert_eq!(n * levels, multiples.len(), "every level has a multiple of each base");
        let point = |i: usize| Some((&multiples[i % levels * n + i / levels], problem.components));
        let points = InternalPoints::new(internal_form(problem), n * levels, &point, problem.threads)?;
        let identities = multiples[..n].iter().any(AffineRepr::is_zero);
        let plan = TablePlan { components: problem.components, ..TablePlan::new(n, precomputation, points.form()) };
        Ok(Self { plan, identities, points })
    }

    /// Stores `whole` in the table's plan, and returns the table. `whole` has the lengths of the sums that cost less
    /// with whole scalars than with split scalars. The length of a sum is the number of its long scalars.
    pub(crate) fn with_whole(self, whole: Lengths) -> Self {
        Self { plan: TablePlan { whole, ..self.plan }, ..self }
    }

    /// The heap memory of a table, in bytes. The table has `problem.n` bases, and the multiples `precomputation` of
    /// each base.
    pub(crate) fn bytes(precomputation: Precomputation, problem: &CpuProblem) -> u64 {
        let point = internal_form(problem).point_bytes::<P>();
        problem.n as u64 * u64::from(precomputation.factor()) * point as u64
    }

    /// The number of multiples of each base, and the stride between the multiples.
    pub(crate) fn precomputation(&self) -> Precomputation {
        self.plan.precomputation
    }

    /// Returns the properties of the table that a plan needs.
    pub(crate) fn plan(&self) -> TablePlan {
        self.plan
    }

    /// The multiples that the table was made from, level after level.
    ///
    /// # Errors
    ///
    /// [`MsmError::AllocationRefused`].
    pub(crate) fn multiples(&self, threads: usize) -> Result<Vec<Affine<P>>, MsmError> {
        const TOGETHER: usize = 1 << 12;
        let (n, levels) = (self.plan.n, self.plan.precomputation.factor() as usize);
        let mut multiples = filled(n * levels, Affine::identity(), "multiples of the bases")?;
        tasks::for_each_chunk(threads, &mut multiples, TOGETHER, &|task, chunk| {
            let places = task * TOGETHER..task * TOGETHER + chunk.len();
            chunk.copy_from_slice(&self.points.get_all(places.map(|place| place % n * levels + place / n)));
        });
        Ok(multiples)
    }

    /// The points of all bases at all levels.
    pub(super) fn points(&self) -> &InternalPoints<P> {
        &self.points
    }

    /// True if any base is the identity.
    pub(super) fn has_identities(&self) -> bool {
        self.identities
    }
}

/// The internal form of a problem's table.
fn internal_form(problem: &CpuProblem) -> InternalForm {
    let edwards = problem.forms == [PointForm::TwistedEdwards];
    let form = if edwards { PointForm::TwistedEdwards } else { PointForm::Weierstrass };
    InternalForm { form, arithmetic: problem.arithmetic, components: problem.components }
}

#[cfg(test)]
mod tests;
