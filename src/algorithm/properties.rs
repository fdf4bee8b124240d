//! Functions that return properties of an algorithm. Code in other files calls the functions of this file, and does not
//! match on the variants of [`Comparison`].

use super::{Accumulation, Aggregation, Algorithm, Comparison, Conversion, Coordinates, SortMethod};
use crate::recode::Recoding;

impl Algorithm {
    fn comparison(&self) -> Option<Comparison> {
        match self.accumulation {
            Accumulation::Comparison(comparison) => Some(comparison),
            _ => None,
        }
    }

    /// True if the algorithm has a stage that exists only for comparisons with the papers. The stages for comparisons
    /// are the stages of cuZK, the comparison methods, and the aggregation by suffix sums. Without the feature
    /// `papers`, the kernels of the stages for comparisons are not compiled.
    #[doc(hidden)]
    pub fn is_of_papers(&self) -> bool {
        self.comparison().is_some()
            || self.sort == SortMethod::SparseTranspose
            || self.accumulation == Accumulation::RowBalanced
            || self.aggregation != Aggregation::Layered
    }

    /// The number of windows that one thread computes alone, from the digits to the sums. `windows` is the number of
    /// windows of a scalar. `None` if several threads share a window.
    pub(crate) fn windows_per_thread(&self, windows: u64) -> Option<u64> {
        match self.comparison()? {
            Comparison::PippengerPerThread => Some(windows),
            Comparison::WindowPerThread => Some(1),
            _ => None,
        }
    }

    /// True if each thread computes whole windows. A per-thread algorithm has no sort stage and no aggregation stage.
    pub(crate) fn is_per_thread(&self) -> bool {
        self.windows_per_thread(1).is_some()
    }

    /// True if all windows of a vector of scalars share one set of buckets.
    pub(crate) fn consolidates_windows(&self) -> bool {
        self.comparison() == Some(Comparison::Checkpoints)
    }

    /// True if threads write partial sums of buckets. A reduction adds the partial sums later.
    pub(crate) fn leaves_partial_sums(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced || self.consolidates_windows() || self.adds_pairs()
    }

    /// True if the bucket sums of one chunk of points are added to the bucket sums of the next chunk. Carried buckets
    /// are aggregated only once, after the last chunk.
    pub(crate) fn carries_buckets(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced
    }

    /// True if the accumulation adds the points of a bucket in pairs, in homogeneous coordinates.
    pub(crate) fn adds_pairs(&self) -> bool {
        self.comparison() == Some(Comparison::HomogeneousPairs)
    }

    /// The reason why the comparison method does not fit another stage of the algorithm. `None` if the method fits all
    /// stages, or if the algorithm has no comparison method.
    pub(super) fn conflict_of_comparison(&self) -> Option<&'static str> {
        let odd_float = self.recoding == Recoding::OddFloat;
        match self.comparison()? {
            Comparison::PippengerPerThread | Comparison::WindowPerThread => {
                let fits = self.recoding == Recoding::Unsigned && self.conversion == Conversion::None;
                (!fits || self.coordinates != Coordinates::Xyzz).then_some(
                    "a Pippenger per thread needs unsigned digits and XYZZ coordinates, and excludes prepared multiples",
                )
            }
            Comparison::Checkpoints => odd_float.then_some("checkpoints need digits without exponents"),
            Comparison::HomogeneousPairs => {
                let fits = self.conversion == Conversion::AllPowersOfTwo && self.coordinates == Coordinates::Xyzz;
                (!fits).then_some(
                    "homogeneous pairs need the multiples 2^h·P of each base for every exponent h, \
                     and XYZZ coordinates",
                )
            }
            Comparison::Unbalanced => (odd_float && self.conversion != Conversion::AllPowersOfTwo)
                .then_some("the unbalanced accumulation needs the multiples 2^h·P of each base for every exponent h"),
        }
    }
}
