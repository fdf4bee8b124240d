//! What a computation reads: bases on the host, and their table.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use super::BaseTable;
use crate::cpu::CpuTable;
use crate::curve::CurveParams;
use crate::gpu::GpuTable;
use crate::plan::Source;

/// The bases of a computation.
pub struct BaseView<'a, P: CurveParams> {
    /// On the host. There is one for each scalar of the longest vector, or more.
    pub(crate) bases: &'a [Affine<P>],
    /// The table of these bases, if they are prepared.
    pub(crate) table: Option<&'a BaseTable<P>>,
    /// The number in the table of the first of the bases.
    pub(crate) first: usize,
    /// The device whose table is read, by its place in the engine's list. `first` then counts in that table.
    device: Option<usize>,
}

impl<P: CurveParams> Clone for BaseView<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for BaseView<'_, P> {}

impl<'a, P: CurveParams> BaseView<'a, P> {
    /// Bases that a table has from the given one on.
    pub(crate) fn new(bases: &'a [Affine<P>], table: Option<&'a BaseTable<P>>, first: usize) -> Self {
        Self { bases, table, first, device: None }
    }

    /// Bases that are not prepared.
    pub(crate) fn of(bases: &'a [Affine<P>]) -> Self {
        Self::new(bases, None, 0)
    }

    /// What a device reads for its partition of the points.
    #[expect(clippy::indexing_slicing, reason = "a partition names points that there are")]
    pub(super) fn on(&self, device: usize, points: &Range<usize>) -> Self {
        let (bases, first) = (&self.bases[points.clone()], self.first + points.start);
        match self.table {
            Some(BaseTable::Gpus(tables)) => match tables.get(device) {
                Some(table) => Self { bases, first: first - table.range.start, device: Some(device), ..*self },
                None => Self::of(bases),
            },
            Some(BaseTable::Host(..)) => Self { bases, first, ..*self },
            Some(BaseTable::Cpu(_)) | None => Self::of(bases),
        }
    }

    /// For each device, which of the first `n` points it holds; `None` if all devices hold the same.
    pub(super) fn ranges(&self, n: usize) -> Option<Vec<(usize, Range<usize>)>> {
        let Some(BaseTable::Gpus(tables)) = self.table else { return None };
        let same = tables.iter().all(|table| tables.first().is_some_and(|first| table.range == first.range));
        let within = |place: usize| place.clamp(self.first, self.first + n) - self.first;
        let held = |table: &GpuTable| within(table.range.start)..within(table.range.end);
        (tables.len() == 1 || !same).then(|| tables.iter().map(held).enumerate().collect())
    }

    /// The table of the CPU engine, and the number there of the first of the bases.
    pub(super) fn cpu_table(&self) -> Option<(&'a CpuTable<P>, usize)> {
        match self.table {
            Some(BaseTable::Cpu(table)) => Some((table, self.first)),
            _ => None,
        }
    }

    /// The table of the one device that reads it.
    pub(super) fn gpu_table(&self) -> Option<&'a GpuTable> {
        match self.table {
            Some(BaseTable::Gpus(tables)) => tables.get(self.device?),
            _ => None,
        }
    }

    /// The bases on the host, with all multiples that are there, and the number of the first.
    pub(super) fn on_the_host(&self) -> (&'a [Affine<P>], usize) {
        match self.table {
            Some(BaseTable::Host(multiples, _)) => (multiples, self.first),
            _ => (self.bases, 0),
        }
    }

    /// What a GPU plan needs to know.
    pub(super) fn source(&self) -> Source {
        match self.table {
            Some(BaseTable::Host(_, precomputation)) => Source::Host(*precomputation),
            _ => self.gpu_table().map_or(Source::CALLER, |table| table.plan.source()),
        }
    }

    /// Bytes of the device's memory that the bases take.
    pub(super) fn bytes(&self) -> u64 {
        self.gpu_table().map_or(0, |table| table.plan.bytes())
    }
}
