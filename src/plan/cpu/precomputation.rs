//! The multiples of prepared bases, and their cost.

use super::edwards;
use super::plan::CpuPlan;
use super::problem::{CpuProblem, MAX_BUCKETS_WINDOW};
use crate::plan::multiplications;
use crate::plan::precompute::{PrecomputeFactor, TablePlan};
use crate::recode::{MIN_WINDOW, Precomputation, SignedWindows};
use crate::types::PointForm;

impl CpuProblem {
    /// The multiples of each base, one for each of `levels` levels. With multiples, windows of long scalars share rows.
    /// If a long scalar has W windows of c bits, the multiple at a level is 2^(c·⌈W/levels⌉) times the multiple at the
    /// previous level. Multiples that no window needs are left out.
    pub(crate) fn precomputation(&self, levels: u32, window_bits: u32) -> Precomputation {
        let windows = SignedWindows::for_maximum(window_bits, &self.maximum).count();
        let per_level = windows.div_ceil(levels.max(1));
        Precomputation::new(windows.div_ceil(per_level), window_bits * per_level)
    }

    /// The multiples with the least predicted cost for long scalars, with at most `levels` levels.
    #[expect(clippy::expect_used, reason = "the bases alone are always a candidate")]
    pub(crate) fn cheapest_precomputation(&self, levels: u32) -> Precomputation {
        let candidates = self.window_bits.map_or(MIN_WINDOW..=MAX_BUCKETS_WINDOW, |fixed| fixed..=fixed);
        let precomputations = candidates.map(|window_bits| self.precomputation(levels, window_bits));
        // Multiples that save nothing would waste memory. So the bases alone are the first candidate. If several
        // candidates have the least cost, the first of these candidates is taken.
        let costs = [Precomputation::NONE]
            .into_iter()
            .chain(precomputations)
            .map(|precomputation| (self.cost_over(precomputation), precomputation));
        costs.min_by(|(a, _), (b, _)| a.total_cmp(b)).expect("the bases alone are a candidate").1
    }

    /// The greatest number of levels that can be used: one level for each window. The windows have the width that the
    /// caller asked for. If the caller asked for no width, the windows have the least possible width.
    pub(crate) fn most_levels(&self) -> u32 {
        SignedWindows::for_maximum(self.window_bits.unwrap_or(MIN_WINDOW), &self.maximum).count()
    }

    /// The multiples that the plan tries for the given factor.
    pub(crate) fn precomputations(&self, factor: PrecomputeFactor) -> Vec<Precomputation> {
        match factor {
            PrecomputeFactor::Known(precomputation) => vec![precomputation],
            _ => {
                let factors = factor.candidates(self.most_levels()).into_iter();
                factors.map(|factor| self.cheapest_precomputation(factor)).collect()
            }
        }
    }

    /// The cost of a computation with long scalars, in field multiplications of one thread.
    pub(crate) fn cost(&self) -> f64 {
        CpuPlan::for_long_scalars(self).multiplications
    }

    /// The cost of a computation with long scalars, in field multiplications of one thread. The computation reads the
    /// bases from a table of the given multiples. The points of the table have the first form in `forms`.
    #[expect(clippy::indexing_slicing, reason = "there is at least one form")]
    pub(crate) fn cost_over(&self, precomputation: Precomputation) -> f64 {
        let table = TablePlan { components: self.components, ..TablePlan::new(self.n, precomputation, self.forms[0]) };
        Self { prepared: Some(table), ..self.clone() }.cost()
    }

    /// The cost of computing the given multiples of n bases, and of converting the multiples to the internal form. The
    /// unit is one field multiplication of one thread, as in [`CpuPlan::multiplications`].
    ///
    /// ```text
    /// T = n·((levels − 1)·stride·D + levels·components·R)/threads
    ///         │                       └ conversion, with images under the endomorphism, to the internal or twisted Edwards form
    ///         └ affine doublings
    /// ```
    pub(crate) fn preparation(&self, precomputation: Precomputation) -> f64 {
        let part = match self.forms {
            [PointForm::TwistedEdwards] => edwards::PREPARATION,
            _ => multiplications::STORED_COMPONENT,
        };
        let converted = f64::from(precomputation.factor()) * self.components as f64 * part;
        self.multiples(precomputation) + self.n as f64 * converted / self.threads as f64
    }

    /// The cost of computing the given multiples of n bases, without the conversion to the internal form.
    pub(crate) fn multiples(&self, precomputation: Precomputation) -> f64 {
        let doublings = f64::from(precomputation.factor() - 1) * f64::from(precomputation.stride());
        self.n as f64 * doublings * multiplications::batches(self.arithmetic).doubling / self.threads as f64
    }
}
