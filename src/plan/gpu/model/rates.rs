//! The resources that limit a launch, and their rates.

use std::fmt;

use super::tuning;
use crate::plan::band::Band;
use crate::plan::gpu::hardware::{GpuModel, WARP};

/// The resource that limits a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Limit {
    /// The rate at which warps issue wide products or, in a launch with a small number of products, other instructions.
    Issue,
    /// The latency of dependent instructions, if there are too few warps to hide the latency.
    Latency,
    /// The load/store unit. The unit takes a number of clocks for each line that a request of a warp touches.
    Requests,
    /// The bandwidth of device memory.
    Memory,
    /// The bandwidth of the L2 cache.
    Cache,
    /// The time in which the host queues launches.
    Launches,
    /// The copies from the host during which the device computes nothing.
    Copies,
    /// The time in which the host computes, or waits for the device.
    Host,
}

impl Limit {
    pub(super) const ALL: [Self; 8] = [
        Self::Issue,
        Self::Latency,
        Self::Requests,
        Self::Memory,
        Self::Cache,
        Self::Launches,
        Self::Copies,
        Self::Host,
    ];
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Issue => "issue",
            Self::Latency => "latency",
            Self::Requests => "requests",
            Self::Memory => "memory",
            Self::Cache => "cache",
            Self::Launches => "launches",
            Self::Copies => "copies",
            Self::Host => "host",
        })
    }
}

/// The rates that the model assumes for each kind of [`Work`](super::time::Work), and for copies from the host. The
/// rate of wide products is the rate at the highest clock of the GPU. All values except `products` include the losses
/// that the model assumes.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Rates {
    /// The seconds that the host takes to queue a launch.
    pub launch: f64,
    /// Wide products a second at the highest clock. The 32 products of a warp's lanes count as one product.
    pub products: f64,
    /// Bytes a second through L2.
    pub cached: f64,
    /// Bytes a second to and from device memory.
    pub moved: f64,
    /// Bytes a second from the host, for large copies.
    pub copied: f64,
}

impl Rates {
    /// The rates of a GPU.
    pub fn of(hardware: &GpuModel) -> Self {
        let multiprocessors = f64::from(hardware.multiprocessors);
        let of = |band: Band| band.at(hardware.case);
        Self {
            launch: of(tuning::LAUNCH_SECONDS),
            products: hardware.products_per_clock() / f64::from(WARP) * multiprocessors * hardware.clock(),
            cached: hardware.cached_bytes_per_clock() * multiprocessors * sustained_clock(hardware),
            moved: hardware.memory_bandwidth as f64 / of(tuning::MOVED_TIME_FACTOR),
            copied: hardware.link_bandwidth as f64 / of(tuning::LINK_TIME_FACTOR),
        }
    }
}

/// The seconds of a copy from the host, if no computation hides the copy. A small copy goes through the driver's own
/// pinned memory. A large copy goes through pinned memory that several threads fill.
pub(crate) fn copy_seconds(bytes: f64, hardware: &GpuModel) -> f64 {
    let of = |band: Band| band.at(hardware.case);
    let pageable = bytes * of(tuning::PAGEABLE_TIME_FACTOR) / hardware.link_bandwidth as f64;
    let staged = of(tuning::STAGING_SECONDS) + bytes / Rates::of(hardware).copied;
    of(tuning::COPY_SECONDS) + pageable.min(staged)
}

/// The clock frequency during a long computation, in clocks a second.
pub(super) fn sustained_clock(hardware: &GpuModel) -> f64 {
    hardware.clock() / tuning::CLOCK_TIME_FACTOR.at(hardware.case)
}
