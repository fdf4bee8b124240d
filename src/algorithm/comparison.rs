//! The methods with which the papers compare theirs. Other files ask for the properties of a method, not for its name.

use std::fmt;

use super::{Accumulation, Algorithm, Coordinates, Prepare};
use crate::recode::Recoding;

/// A method with which a paper compares its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Comparison {
    /// Each thread sums whole buckets (lb-msm Alg. 2).
    Unbalanced,
    /// Each thread runs Pippenger's algorithm on a share of the points ("approach 2" of cuzk 3.1).
    PippengerPerThread,
    /// Each thread computes one window of a share of the points ("approach 3" of cuzk 3.1).
    WindowPerThread,
    /// GZKP's checkpoints (elastic-msm 4.2). All windows share one set of buckets. Each time a point is added, it is
    /// computed by doublings from the nearest lower multiple that is stored.
    Checkpoints,
    /// Two points at a time in homogeneous coordinates (lb-msm 3.2). In a warp, threads with an even and with an odd number
    /// of points meet, and all pay for each pair. This costs more than it saves if shares have several buckets.
    HomogeneousPairs,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Unbalanced => "unbalanced",
            Self::PippengerPerThread => "a Pippenger per thread",
            Self::WindowPerThread => "a window per thread",
            Self::Checkpoints => "from checkpoints, load-balanced",
            Self::HomogeneousPairs => "homogeneous pairs, load-balanced",
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

    /// True if it is a method with which a paper compares its own. Such methods need the feature `comparisons`.
    #[doc(hidden)]
    pub fn is_comparison(&self) -> bool {
        self.comparison().is_some()
    }

    /// The number of windows that one thread computes from digits to sums. `None` if threads share windows.
    pub(crate) fn windows_per_thread(&self, windows: u64) -> Option<u64> {
        match self.comparison()? {
            Comparison::PippengerPerThread => Some(windows),
            Comparison::WindowPerThread => Some(1),
            _ => None,
        }
    }

    /// True if each thread computes whole windows. Nothing is then sorted or aggregated.
    pub(crate) fn is_per_thread(&self) -> bool {
        self.windows_per_thread(1).is_some()
    }

    /// True if all windows of a vector share one set of buckets.
    pub(crate) fn consolidates_windows(&self) -> bool {
        self.comparison() == Some(Comparison::Checkpoints)
    }

    /// True if threads leave partial sums of buckets, which a gather adds.
    pub(crate) fn leaves_partial_sums(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced || self.consolidates_windows() || self.adds_pairs()
    }

    /// True if sums of buckets are kept from one chunk of points to the next, and aggregated once.
    pub(crate) fn carries_buckets(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced
    }

    /// True if points are added to each other in pairs, in homogeneous coordinates.
    pub(crate) fn adds_pairs(&self) -> bool {
        self.comparison() == Some(Comparison::HomogeneousPairs)
    }

    /// The reason why the other stages do not fit a comparison method. `None` if they do.
    pub(super) fn conflict_of_comparison(&self) -> Option<&'static str> {
        let odd_float = self.recoding == Recoding::OddFloat;
        match self.comparison()? {
            Comparison::PippengerPerThread | Comparison::WindowPerThread => {
                let fits = self.recoding == Recoding::Unsigned && self.prepare == Prepare::None;
                (!fits || self.coordinates != Coordinates::Xyzz).then_some(
                    "a Pippenger per thread needs unsigned digits and XYZZ coordinates, and no prepared multiples",
                )
            }
            Comparison::Checkpoints => odd_float.then_some("checkpoints need digits without exponents"),
            Comparison::HomogeneousPairs => {
                let fits = self.prepare == Prepare::AllPowersOfTwo && self.coordinates == Coordinates::Xyzz;
                (!fits).then_some("homogeneous pairs need all powers of two prepared, and XYZZ coordinates")
            }
            Comparison::Unbalanced => (odd_float && self.prepare != Prepare::AllPowersOfTwo)
                .then_some("the unbalanced accumulation needs all powers of two prepared"),
        }
    }
}
