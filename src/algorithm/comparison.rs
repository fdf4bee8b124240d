//! The methods with which the papers compare their own methods.

use std::fmt;

/// A method with which a paper compares its own method.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Comparison {
    /// Each thread sums whole buckets (lb-msm Alg. 2).
    Unbalanced,
    /// Each thread runs Pippenger's algorithm on a share of the points ("approach 2" of cuzk 3.1).
    PippengerPerThread,
    /// Each thread computes one window of a share of the points ("approach 3" of cuzk 3.1).
    WindowPerThread,
    /// The checkpoints of GZKP (see elastic-msm 4.2). All windows share one set of buckets. Before a multiple of a base
    /// is added, a thread computes this multiple by doublings from the nearest lower multiple that is stored.
    Checkpoints,
    /// Two points are added at a time, in homogeneous coordinates (lb-msm 3.2). In each step, every thread of a warp
    /// takes a point. Some threads then have a pair, and add it, while the other threads of the warp wait. If a
    /// thread's share has points of several buckets, the pairs cost more time than they save.
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
