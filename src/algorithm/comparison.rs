//! The methods that the papers compare theirs with. Other files ask for their properties, not for their names.

use std::fmt;

use super::{Accumulation, Algorithm, Coordinates, Prepare};
use crate::recode::Recoding;

/// A method that a paper compares its own with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Comparison {
    /// Whole buckets to threads (lb-msm Alg. 2).
    Unbalanced,
    /// A Pippenger for each thread, on a share of the points ("approach 2" of cuzk 3.1).
    PippengerPerThread,
    /// One window of a share of the points for each thread ("approach 3" of cuzk 3.1).
    WindowPerThread,
    /// GZKP's checkpoints (elastic-msm 4.2). All windows share one set of buckets. A digit's point is doubled from the
    /// next multiple below that is kept, each time it is added.
    Checkpoints,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unbalanced => "unbalanced",
            Self::PippengerPerThread => "a Pippenger per thread",
            Self::WindowPerThread => "a window per thread",
            Self::Checkpoints => "from checkpoints, load-balanced",
        })
    }
}

impl Algorithm {
    fn comparison(&self) -> Option<Comparison> {
        match self.accumulation {
            Accumulation::Comparison(comparison) => Some(comparison),
            _ => None,
        }
    }

    /// Whether it is one that a paper compares its own with. Needs the feature `comparisons`.
    pub fn is_comparison(&self) -> bool {
        self.comparison().is_some()
    }

    /// Of so many windows, how many one thread computes from digits to sums; `None` if threads share windows.
    pub(crate) fn windows_per_thread(&self, windows: u64) -> Option<u64> {
        match self.comparison()? {
            Comparison::PippengerPerThread => Some(windows),
            Comparison::WindowPerThread => Some(1),
            _ => None,
        }
    }

    /// Whether each thread computes whole windows, so that nothing is sorted or aggregated.
    pub(crate) fn is_per_thread(&self) -> bool {
        self.windows_per_thread(1).is_some()
    }

    /// Whether all windows of a vector share one set of buckets.
    pub(crate) fn consolidates_windows(&self) -> bool {
        self.comparison() == Some(Comparison::Checkpoints)
    }

    /// Whether threads leave partial sums of buckets, which a gather adds.
    pub(crate) fn leaves_partial_sums(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced || self.consolidates_windows()
    }

    /// Whether a thread sums whole buckets, so that there is nothing to gather.
    pub(crate) fn sums_whole_buckets(&self) -> bool {
        self.comparison() == Some(Comparison::Unbalanced)
    }

    /// Why the other stages do not fit a comparison, if they do not.
    pub(super) fn conflict_of_comparison(&self) -> Option<&'static str> {
        let odd_float = self.recoding == Recoding::OddFloat;
        match self.comparison()? {
            Comparison::PippengerPerThread | Comparison::WindowPerThread => {
                let fits = self.recoding == Recoding::Unsigned && self.prepare == Prepare::None;
                (!fits || self.coordinates != Coordinates::Xyzz).then_some(
                    "a Pippenger per thread takes unsigned digits and XYZZ coordinates, and prepares nothing",
                )
            }
            Comparison::Checkpoints => odd_float.then_some("checkpoints take digits without exponents"),
            Comparison::Unbalanced => (odd_float && self.prepare != Prepare::AllPowersOfTwo)
                .then_some("the unbalanced accumulation needs all powers of two prepared"),
        }
    }
}
