//! The places where a computation finds its bases: the host, or a table.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use super::BaseTable;
use super::table::DeviceTable;
use crate::bases::BaseView;
use crate::cpu::CpuTable;
use crate::curve::CurveParams;
use crate::gpu::GpuBuffer;
use crate::plan::MultiplesPlan;
use crate::recode::Precomputation;

impl<'a, P: CurveParams> BaseView<'a, P, BaseTable<P>> {
    /// Returns the view of the bases that `device` reads for the range `points`. If the device's table does not have
    /// all these bases, the device reads the bases from the host.
    pub(super) fn on(&self, device: usize, points: &Range<usize>) -> Self {
        let (part, _) = self.part(points.clone());
        match self.table {
            Some(BaseTable::Gpus(_)) if part.on_gpu(device).is_some() => part,
            Some(BaseTable::Host(..)) => part,
            _ => Self::of(part.bases),
        }
    }

    /// Returns, for each device, the index of the device, and the range of the view's first `n` points that the device
    /// holds. `None` if no table is on GPUs, or if there are several devices and each device holds all bases.
    pub(super) fn ranges(&self, n: usize) -> Option<Vec<(usize, Range<usize>)>> {
        let Some(BaseTable::Gpus(tables)) = self.table else { return None };
        let same = tables.iter().all(|table| tables.first().is_some_and(|first| table.range == first.range));
        let within = |place: usize| place.clamp(self.first, self.first + n) - self.first;
        let held = tables.iter().map(|table| (table.device, within(table.range.start)..within(table.range.end)));
        (tables.len() == 1 || !same).then(|| held.collect())
    }

    /// The bases, with the CPU engine's table if there is one.
    pub(super) fn on_the_cpu(&self) -> BaseView<'a, P, CpuTable<P>> {
        self.over(match self.table {
            Some(BaseTable::Cpu(table)) => Some(&**table),
            _ => None,
        })
    }

    /// The table of a device: its plan, its points, and the position of this view's first base in the table. `None` if
    /// the device has no table with all bases of this view.
    pub(super) fn on_gpu(&self, device: usize) -> Option<(&'a MultiplesPlan, &'a GpuBuffer, usize)> {
        let Some(BaseTable::Gpus(tables)) = self.table else { return None };
        let DeviceTable { range, plan, points, .. } = tables.iter().find(|table| table.device == device)?;
        let holds_all = range.start <= self.first && self.first + self.given() <= range.end;
        holds_all.then(|| (plan, points, self.first - range.start))
    }

    /// The bases and multiples in the host's memory as one list, and the position of this view's first base in the
    /// list.
    pub(super) fn on_the_host(&self) -> (&'a [Affine<P>], usize) {
        match self.table {
            Some(BaseTable::Host(multiples, _)) => (multiples, self.first),
            _ => (self.bases, 0),
        }
    }

    /// The multiples that the host's memory holds for each base.
    pub(super) fn precomputation_on_the_host(&self) -> Precomputation {
        match self.table {
            Some(BaseTable::Host(_, precomputation)) => *precomputation,
            _ => Precomputation::NONE,
        }
    }
}
