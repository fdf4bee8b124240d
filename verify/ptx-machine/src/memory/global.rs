//! Global memory: the allocations of the host, and the order of launches and copies.

use std::cell::Cell;

use super::shadow::{Quad, Refused, Word, bytes_of_word};
use super::{Access, Accessor};
use crate::fault::{FaultKind, Space};
use crate::launch::Order;

/// The allocations of the host.
#[derive(Default)]
pub(crate) struct GlobalMemory {
    /// The allocations in the order of their addresses.
    allocations: Vec<Allocation>,
    /// The index of the allocation that was accessed last. The next access is often in the allocation of the last
    /// access.
    recent: usize,
    /// For each launch or copy: its stream, and its index in this stream.
    operations: Vec<(u64, u64)>,
    /// The last pair of launches for which `check` found an order: the number of the later launch, and the number of
    /// the earlier launch.
    ordered: Cell<(u32, u32)>,
    /// True if this memory has no records of accesses, so that `check` checks only bounds.
    without_shadow: bool,
}

struct Allocation {
    start: u64,
    bytes: u64,
    /// The records of earlier accesses, with one record for each piece of 16 bytes.
    shadow: Vec<Quad>,
}

impl GlobalMemory {
    /// Returns a memory in which `check` checks only the bounds of accesses. The memory has no records of earlier
    /// accesses, because the records of a large computation do not fit in the host's memory.
    pub(crate) fn without_shadow() -> Self {
        Self { without_shadow: true, ..Self::default() }
    }

    /// Lets kernels access `bytes` bytes of memory from `address` on. If `has_content` is false, a kernel may read a
    /// byte only after the byte was written.
    ///
    /// # Safety
    ///
    /// The memory is valid until the caller calls `freed`. Until this call, only this machine and copies between
    /// launches use the memory.
    pub(crate) unsafe fn allocated(&mut self, address: u64, bytes: u64, has_content: bool) {
        let quads = if self.without_shadow { 0 } else { bytes.div_ceil(16) as usize };
        let shadow = vec![Quad::Same(if has_content { Word::written() } else { Word::default() }); quads];
        let place = self.place_after(address);
        self.allocations.insert(place, Allocation { start: address, bytes, shadow });
    }

    pub(crate) fn freed(&mut self, address: u64) {
        self.allocations.retain(|allocation| allocation.start != address);
    }

    /// Returns the number of allocations that begin at or before the address.
    fn place_after(&self, address: u64) -> usize {
        self.allocations.partition_point(|allocation| allocation.start <= address)
    }

    /// Returns the index of the allocation that contains all of these bytes, or `None` if there is no such allocation.
    fn find(&mut self, address: u64, bytes: u32) -> Option<usize> {
        let has = |allocation: &Allocation| {
            address >= allocation.start && address - allocation.start + u64::from(bytes) <= allocation.bytes
        };
        if !self.allocations.get(self.recent).is_some_and(has) {
            self.recent = self.place_after(address).checked_sub(1)?;
        }
        self.allocations.get(self.recent).is_some_and(has).then_some(self.recent)
    }

    /// Records the start of a launch or a copy, and returns the number of this launch or copy. Launches and copies are
    /// numbered from 1.
    pub(crate) fn begin(&mut self, order: &Order) -> u32 {
        self.operations.push((order.stream, order.number));
        self.operations.len() as u32
    }

    /// Checks an access to consecutive bytes.
    pub(crate) fn check(
        &mut self,
        (address, bytes): (u64, u32),
        access: Access,
        who: &Accessor<'_>,
        lane: usize,
        order: &Order,
    ) -> Result<(), FaultKind> {
        let space = Space::Global;
        let found = self.find(address, bytes).ok_or(FaultKind::OutOfBounds { space, address, bytes })?;
        if self.without_shadow {
            return Ok(());
        }
        let allocation = &mut self.allocations[found];
        let offset = address - allocation.start;
        let ordered = |launch: u32| {
            if self.ordered.get() == (who.launch, launch) {
                return true;
            }
            let (stream, number) = self.operations[launch as usize - 1];
            let is_ordered = order.comes_after(stream, number);
            if is_ordered {
                self.ordered.set((who.launch, launch));
            }
            is_ordered
        };
        let start = allocation.start;
        let at = |from: u64, refused: Refused| refused.at(space, start + from, who);
        let end = offset + u64::from(bytes);
        for number in offset / 16..end.div_ceil(16) {
            // A copy may begin or end within a word.
            let (from, to) = (offset.max(16 * number), end.min(16 * number + 16));
            let quad = &mut allocation.shadow[number as usize];
            if to - from == 16 {
                quad.note(access, who, lane, ordered).map_err(|refused| at(from, refused))?;
                continue;
            }
            for (word, place) in quad.words().iter_mut().zip((16 * number..).step_by(4)) {
                let (from, to) = (from.max(place), to.min(place + 4));
                if from < to {
                    let touched = bytes_of_word(from, (to - from) as u32);
                    word.note(access, touched, who, lane, ordered).map_err(|refused| at(from, refused))?;
                }
            }
        }
        Ok(())
    }

    /// Reads an integer. Before this call, `check` must have found no fault in the access.
    pub(crate) fn read(&self, address: u64, bytes: u32) -> u64 {
        // SAFETY: the caller has checked the alignment. `check` found that the access lies inside an allocation. The
        // caller of `allocated` promises that the memory of an allocation is valid. The holder of this reference holds
        // the lock of all global memory.
        unsafe {
            match bytes {
                1 => u64::from((address as *const u8).read()),
                2 => u64::from((address as *const u16).read()),
                4 => u64::from((address as *const u32).read()),
                _ => (address as *const u64).read(),
            }
        }
    }

    /// Writes an integer. Before this call, `check` must have found no fault in the access.
    pub(crate) fn write(&mut self, address: u64, bytes: u32, value: u64) {
        // SAFETY: the caller has checked the alignment. `check` found that the access lies inside an allocation. The
        // caller of `allocated` promises that the memory of an allocation is valid. The holder of this reference holds
        // the lock of all global memory.
        unsafe {
            match bytes {
                1 => (address as *mut u8).write(value as u8),
                2 => (address as *mut u16).write(value as u16),
                4 => (address as *mut u32).write(value as u32),
                _ => (address as *mut u64).write(value),
            }
        }
    }
}
