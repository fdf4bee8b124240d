//! The GPUs on which the published times were measured. The rates of the GPUs are from NVIDIA's data sheets and white
//! papers.

use cumsm::GpuModel;

fn gpu(
    multiprocessors: u32,
    compute_capability: (u32, u32),
    megahertz: u32,
    gigabytes_per_second: u64,
    cache_megabytes: u64,
    link: u64,
) -> GpuModel {
    let mut gpu = GpuModel::RTX_4090;
    gpu.multiprocessors = multiprocessors;
    gpu.compute_capability = compute_capability;
    gpu.clock_khz = 1000 * megahertz;
    gpu.memory_bandwidth = gigabytes_per_second * 1_000_000_000;
    gpu.cache = cache_megabytes << 20;
    gpu.link_bandwidth = link;
    gpu
}

/// The bandwidth of 16 lanes of PCIe 3.0, 4.0 and 5.0, in bytes per second.
const PCIE_3: u64 = 15_750_000_000;
const PCIE_4: u64 = 31_500_000_000;
const PCIE_5: u64 = 63_000_000_000;

pub(crate) fn v100() -> GpuModel {
    gpu(80, (7, 0), 1530, 900, 6, PCIE_3)
}

pub(crate) fn rtx_3060() -> GpuModel {
    gpu(28, (8, 6), 1777, 360, 3, PCIE_4)
}

pub(crate) fn rtx_3090_ti() -> GpuModel {
    gpu(84, (8, 6), 1860, 1008, 6, PCIE_4)
}

pub(crate) fn a40() -> GpuModel {
    gpu(84, (8, 6), 1740, 696, 6, PCIE_4)
}

pub(crate) fn rtx_5000_ada() -> GpuModel {
    gpu(100, (8, 9), 2550, 576, 72, PCIE_4)
}

pub(crate) fn rtx_pro_6000() -> GpuModel {
    gpu(188, (12, 0), 2617, 1792, 128, PCIE_5)
}

pub(crate) fn rtx_5090() -> GpuModel {
    gpu(170, (12, 0), 2407, 1792, 96, PCIE_5)
}
