//! The emulated device: its memory, its counters and its planned faults.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use super::super::budget::Budget;
use super::super::counts::{Counting, LaunchCounts, ThreadCounts};
use super::super::device::{DeviceError, Grid, Properties};
use super::super::emulation::{BitFlip, EmulatedMemory, EmulatorOptions, Faults};
use super::memory::{EmulatedBuffer, Uses};
use crate::error::MsmError;
use crate::memory::reserve;
use crate::plan::GpuModel;

/// An emulated device.
#[derive(Debug)]
pub(crate) struct EmulatedDevice {
    pub(super) properties: Properties,
    pub(super) memory: u64,
    pub(super) budget: Arc<Budget>,
    used: Arc<AtomicU64>,
    pub(super) uses: Arc<Uses>,
    peak: AtomicU64,
    allocations: AtomicU64,
    refused: AtomicU64,
    launches: AtomicU64,
    faults: Faults,
    seed: AtomicU64,
    counting: Counting,
    counts: Mutex<Vec<LaunchCounts>>,
}

impl EmulatedDevice {
    pub(crate) fn new(ordinal: usize, options: EmulatorOptions) -> Self {
        Self {
            properties: Properties {
                name: "emulated GPU".into(),
                ordinal,
                hardware: GpuModel {
                    multiprocessors: options.multiprocessors.max(1),
                    memory: options.memory,
                    ..GpuModel::H200
                },
            },
            memory: options.memory,
            budget: Arc::default(),
            used: Arc::default(),
            uses: Arc::default(),
            peak: AtomicU64::default(),
            allocations: AtomicU64::default(),
            refused: AtomicU64::default(),
            launches: AtomicU64::default(),
            faults: options.faults,
            seed: AtomicU64::new(options.seed),
            counting: options.counting,
            counts: Mutex::default(),
        }
    }

    /// The counts of the launches since the last call of this function, in the order in which the launches ended.
    pub(crate) fn take_counts(&self) -> Vec<LaunchCounts> {
        std::mem::take(&mut *self.counts.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn memory(&self) -> EmulatedMemory {
        let now = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        EmulatedMemory {
            used: now(&self.used),
            peak: now(&self.peak),
            allocations: now(&self.allocations),
            refused: now(&self.refused),
            promised: self.budget.promised(),
        }
    }

    /// True if the device computes products of field elements. False if the device only counts the products.
    pub(crate) fn computes(&self) -> bool {
        self.counting != Counting::CountedOnly
    }

    /// Returns an error if the device is lost.
    pub(super) fn answer(&self, operation: &str) -> Result<(), DeviceError> {
        match self.faults.lost_at_launch {
            Some(launch) if self.launches.load(Ordering::Relaxed) > launch => {
                Err(DeviceError::failed(operation, "the emulated device is lost"))
            }
            _ => Ok(()),
        }
    }

    /// Counts a launch. Returns the seed for the order of the launch's threads, and the bit to flip in this launch.
    pub(super) fn begin_launch(&self, operation: &str) -> Result<(u64, Option<BitFlip>), DeviceError> {
        let number = self.launches.fetch_add(1, Ordering::Relaxed);
        self.answer(operation)?;
        let flip = self.faults.flip.filter(|flip| flip.launch == number);
        Ok((self.seed.fetch_add(1, Ordering::Relaxed), flip))
    }

    /// A list with one entry for each thread of a launch. All counts are 0. The list is empty if nothing is counted.
    pub(super) fn blank_counts(&self, grid: Grid) -> Result<Vec<ThreadCounts>, DeviceError> {
        let mut counts = Vec::new();
        if self.counting != Counting::Off {
            let threads = [grid.blocks.0, grid.blocks.1, grid.threads]
                .into_iter()
                .fold(1usize, |product, size| product.saturating_mul(size as usize));
            reserve(&mut counts, threads, "the counts of an emulated launch")?;
            counts.resize(threads, ThreadCounts::default());
        }
        Ok(counts)
    }

    pub(super) fn keep_counts(&self, kernel: &'static str, grid: Grid, per_thread: Vec<ThreadCounts>) {
        if self.counting != Counting::Off {
            let Grid { blocks, threads } = grid;
            let counts = LaunchCounts { kernel, blocks, threads, per_thread };
            self.counts.lock().unwrap_or_else(PoisonError::into_inner).push(counts);
        }
    }

    pub(super) fn allocate(&self, bytes: u64) -> Result<EmulatedBuffer, DeviceError> {
        self.answer("allocation")?;
        let used = &self.used;
        let number = if bytes == 0 { None } else { Some(self.allocations.fetch_add(1, Ordering::Relaxed)) };
        if number.is_some() && number == self.faults.allocation {
            return Err(DeviceError::OutOfMemory { needed: bytes, available: 0 });
        }
        used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |used| {
            used.checked_add(bytes).filter(|&total| total <= self.memory)
        })
        .map_err(|used| {
            self.refused.fetch_add(1, Ordering::Relaxed);
            DeviceError::OutOfMemory { needed: bytes, available: self.memory - used }
        })?;
        self.peak.fetch_max(used.load(Ordering::Relaxed), Ordering::Relaxed);
        EmulatedBuffer::new(bytes, Arc::clone(used), Arc::clone(&self.uses)).ok_or_else(|| {
            used.fetch_sub(bytes, Ordering::Relaxed);
            MsmError::AllocationRefused { purpose: "the memory of an emulated GPU", bytes }.into()
        })
    }
}
