//! What a computation reads: bases on the host, and where else they are.

use std::ops::Range;

use ark_ec::short_weierstrass::Affine;

use crate::cpu;
use crate::curve::CurveParams;
use crate::gpu::GpuTable;
use crate::plan::{Source, TablePlan};
use crate::recode::Precomputation;

/// The bases of a computation.
pub struct MsmInput<'a, P: CurveParams> {
    /// On the host. There is one for each scalar of the longest vector, or more.
    pub(crate) bases: &'a [Affine<P>],
    pub(crate) location: BaseLocation<'a, P>,
}

impl<P: CurveParams> Clone for MsmInput<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for MsmInput<'_, P> {}

impl<'a, P: CurveParams> MsmInput<'a, P> {
    /// Bases that are not prepared.
    pub(crate) fn of(bases: &'a [Affine<P>]) -> Self {
        Self { bases, location: BaseLocation::Caller }
    }
}

/// Where bases are, beside the host's memory. `first` is the number there of the first of [`MsmInput::bases`].
pub(crate) enum BaseLocation<'a, P: CurveParams> {
    /// Nowhere else.
    Caller,
    /// On the host, with their multiples: all bases at level 0, then at level 1, and so on.
    Host { multiples: &'a [Affine<P>], precomputation: Precomputation, first: usize },
    /// On the host, as the CPU engine reads them.
    CpuTable { table: &'a cpu::CpuTable<P>, first: usize },
    /// On the devices.
    Devices { tables: &'a [DeviceTable], first: usize },
    /// On the one device that reads them.
    Device { table: &'a DeviceTable, first: usize },
}

impl<P: CurveParams> Clone for BaseLocation<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for BaseLocation<'_, P> {}

/// Bases that a device holds.
pub struct DeviceTable {
    /// The device, by its place in the engine's list.
    pub(crate) device: usize,
    /// The bases it holds, among all.
    pub(crate) range: Range<usize>,
    pub(crate) points: GpuTable,
    pub(crate) plan: TablePlan,
}

impl<'a, P: CurveParams> BaseLocation<'a, P> {
    /// The location for a device's partition of the points, which begins at `start`.
    pub(super) fn on(&self, device: usize, start: usize) -> Self {
        match *self {
            Self::Devices { tables, first } => match tables.iter().find(|table| table.device == device) {
                Some(table) => Self::Device { table, first: first + start - table.range.start },
                None => Self::Caller,
            },
            Self::Host { multiples, precomputation, first } => {
                Self::Host { multiples, precomputation, first: first + start }
            }
            Self::Device { table, first } => Self::Device { table, first: first + start },
            Self::Caller | Self::CpuTable { .. } => Self::Caller,
        }
    }

    /// For each device, which of the first `n` points it holds; `None` if all devices hold the same.
    #[expect(clippy::indexing_slicing, reason = "`all` asks only if there is a table")]
    pub(super) fn ranges(&self, n: usize) -> Option<Vec<(usize, Range<usize>)>> {
        let Self::Devices { tables, first } = *self else { return None };
        let same = |table: &DeviceTable| table.range == tables[0].range;
        let within = |place: usize| place.clamp(first, first + n) - first;
        let held = |table: &DeviceTable| (table.device, within(table.range.start)..within(table.range.end));
        (tables.len() == 1 || !tables.iter().all(same)).then(|| tables.iter().map(held).collect())
    }

    /// What a GPU plan needs to know.
    pub(super) fn source(&self) -> Source {
        match self {
            Self::Host { precomputation, .. } => Source::Host(*precomputation),
            Self::Device { table, .. } => table.plan.source(),
            Self::Caller | Self::CpuTable { .. } | Self::Devices { .. } => Source::CALLER,
        }
    }

    /// Bytes of the device's memory that the bases take.
    pub(super) fn bytes(&self) -> u64 {
        match self {
            Self::Device { table, .. } => table.plan.bytes(),
            _ => 0,
        }
    }
}
