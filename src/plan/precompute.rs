//! How many multiples of each base are kept, what they cost, and when they have paid for themselves.

use std::fmt;

use super::Bytes;
use crate::recode::Precomputation;

/// How many multiples of each base are kept (elastic-msm 3.1, its w).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum PrecomputeFactor {
    /// As many as pay for themselves, within the memory that there is. On the CPU nothing is kept that does not, in the
    /// uses that are expected.
    #[default]
    Auto,
    /// So many, or fewer where there are fewer windows or more are of no use. 1 is the bases alone.
    Fixed(u32),
    /// One for each window: a single row of buckets; within a limit on the CPU's memory as many as are best.
    Max,
}

/// The multiples that a table is to have.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PrecomputationRequest {
    /// As many as asked for.
    Factor(PrecomputeFactor),
    /// Those of a file.
    Known(Precomputation),
}

impl PrecomputationRequest {
    /// Whether there are to be only multiples that pay for themselves.
    pub(crate) fn is_planned(self) -> bool {
        matches!(self, Self::Factor(PrecomputeFactor::Auto))
    }
}

impl PrecomputeFactor {
    /// The numbers of levels to try, for so many windows.
    pub(crate) fn candidates(self, windows: u32) -> Vec<u32> {
        match self {
            Self::Auto => (1..=windows).collect(),
            Self::Fixed(levels) => vec![levels.clamp(1, windows)],
            Self::Max => vec![windows],
        }
    }
}

/// Bases prepared with some number of levels: what that takes, and what it saves.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrecomputationPlan {
    /// The multiples of each base.
    pub precomputation: Precomputation,
    /// Bytes that they take.
    pub bytes: u64,
    /// Predicted cost of the preparation, in field multiplications as those of the plan are.
    pub preparation: f64,
    /// Predicted cost of a computation.
    pub computation: f64,
    /// The computations after which the preparation has paid for itself, against bases that are not prepared; none if it
    /// never does.
    pub pays_after: Option<u64>,
}

impl PrecomputationPlan {
    pub(crate) fn new(
        precomputation: Precomputation,
        bytes: u64,
        preparation: f64,
        computation: f64,
        unprepared: f64,
    ) -> Self {
        let saved = unprepared - computation;
        let pays_after = (saved > 0.0).then(|| (preparation / saved).ceil() as u64);
        Self { precomputation, bytes, preparation, computation, pays_after }
    }

    /// By which plans for the same wish are compared: a computation, and its share of the preparation, if that counts.
    pub(crate) fn cost(&self, request: PrecomputationRequest, uses: u64) -> f64 {
        self.computation + if request.is_planned() { self.preparation / uses.max(1) as f64 } else { 0.0 }
    }
}

impl fmt::Display for PrecomputationPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { precomputation, bytes, preparation, computation, pays_after } = *self;
        let (levels, stride) = (precomputation.factor(), precomputation.stride());
        write!(f, "levels      {levels} ({stride} bits apart), {}: {computation:.3e}, ", Bytes(bytes))?;
        write!(f, "preparation {preparation:.3e}, ")?;
        match pays_after {
            Some(uses) => write!(f, "paid for after {uses} uses"),
            None => f.write_str("never paid for"),
        }
    }
}
