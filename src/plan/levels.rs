//! What levels cost, and when they have paid for themselves.

use std::fmt;

use super::Bytes;
use crate::recode::Elastic;

/// Bases prepared with some number of levels: what that takes, and what it saves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelsPlan {
    /// The multiples of each base.
    pub elastic: Elastic,
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

impl LevelsPlan {
    pub(crate) fn new(elastic: Elastic, bytes: u64, preparation: f64, computation: f64, unprepared: f64) -> Self {
        let saved = unprepared - computation;
        let pays_after = (saved > 0.0).then(|| (preparation / saved).ceil() as u64);
        Self { elastic, bytes, preparation, computation, pays_after }
    }
}

impl fmt::Display for LevelsPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { elastic, bytes, preparation, computation, pays_after } = *self;
        let (levels, stride) = (elastic.levels(), elastic.stride());
        write!(f, "levels      {levels} ({stride} bits apart), {}: {computation:.3e}, ", Bytes(bytes))?;
        write!(f, "preparation {preparation:.3e}, ")?;
        match pays_after {
            Some(uses) => write!(f, "paid for after {uses} uses"),
            None => f.write_str("never paid for"),
        }
    }
}
