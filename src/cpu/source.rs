//! The bases of a call.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;

use super::table::CpuTable;
use crate::curve::CurveParams;

/// The bases of a call. An [`Entry`](super::entry::Entry) numbers their points: the points of a base, one for each level of
/// a table, follow one another.
pub(crate) enum BaseSource<'a, P: CurveParams> {
    /// As the caller has them. Each call converts them to internal form.
    Given(&'a [Affine<P>]),
    /// A range of the bases in a table.
    Table(&'a CpuTable<P>, Range<usize>),
}

impl<P: CurveParams> BaseSource<'_, P> {
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Given(bases) => bases.len(),
            Self::Table(_, range) => range.len(),
        }
    }

    /// Points of each base.
    pub(super) fn levels(&self) -> usize {
        match self {
            Self::Given(_) => 1,
            Self::Table(table, _) => table.precomputation().factor() as usize,
        }
    }

    /// The bases in a range of these.
    pub(super) fn slice(&self, range: Range<usize>) -> Self {
        match self {
            Self::Given(bases) => Self::Given(&bases[range]),
            Self::Table(table, own) => Self::Table(table, own.start + range.start..own.start + range.end),
        }
    }

    /// True if base `i` is the identity.
    pub(super) fn is_identity(&self, i: usize) -> bool {
        match self {
            Self::Given(bases) => bases[i].is_zero(),
            Self::Table(table, range) => table.is_identity(range.start + i),
        }
    }

    /// Point `i`, counted over bases and levels.
    pub(super) fn point(&self, i: usize) -> Affine<P> {
        match self {
            Self::Given(bases) => bases[i],
            Self::Table(table, range) => table.points().get(range.start * self.levels() + i),
        }
    }
}
