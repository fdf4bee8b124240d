//! Methods from papers. This crate implements these methods only for comparison.

use std::fmt;

/// A method from a paper. This crate implements the method only for comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Comparison {
    /// Each thread sums whole buckets (lb-msm Alg. 2).
    Unbalanced,
    /// Each thread runs Pippenger's algorithm on a share of the points ("approach 2" of cuzk 3.1).
    PippengerPerThread,
    /// Each thread computes one window over a share of the points ("approach 3" of cuzk 3.1).
    WindowPerThread,
    /// The checkpoints of GZKP (see elastic-msm 4.2). All windows share one set of buckets. Only some of the multiples
    /// 2^h·P of a base are stored. To compute any other multiple, a thread doubles the stored multiple with the next
    /// lower exponent h.
    Checkpoints,
    /// Each thread adds the points of a bucket in pairs, in homogeneous coordinates (lb-msm 3.2). In each step, every
    /// thread of a warp reads one point. If the thread already holds another point of the new point's bucket, the
    /// thread adds the two points. Meanwhile, all other threads of the warp wait. If a thread's share has points of
    /// several buckets, the method takes longer than adding the points one by one.
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
