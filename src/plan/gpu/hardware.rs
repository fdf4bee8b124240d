//! The rates of a GPU, which the time model uses.
//!
//! A real device reports most of the rates. For the rates that a device does not report, the model takes values that
//! depend on the compute capability.

use std::str::FromStr;

use crate::error::MsmError;
use crate::kernels::registry::Kernel;
use crate::plan::band::{Band, Case};

/// The peak rates of a GPU. Four GPUs can be parsed from their names: `h200`, `a100`, `rtx4090` and `l4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GpuModel {
    /// The number of streaming multiprocessors.
    pub multiprocessors: u32,
    /// The compute capability, as its major and its minor number.
    pub compute_capability: (u32, u32),
    /// The highest clock frequency, in kHz.
    pub clock_khz: u32,
    /// Bytes of device memory.
    pub memory: u64,
    /// The bandwidth of device memory, in bytes a second.
    pub memory_bandwidth: u64,
    /// Bytes of the L2 cache.
    pub cache: u64,
    /// The specified rate of the link to the host, in bytes a second.
    pub link_bandwidth: u64,
    /// Selects the low, middle or high values of the model's constants.
    pub(crate) case: Case,
}

impl GpuModel {
    /// NVIDIA H200 SXM.
    // Data sheet: 141 GB, 4.8 TB/s. H100 whitepaper: 132 multiprocessors, 1.98 GHz, 50 MB of L2.
    pub const H200: Self = Self {
        multiprocessors: 132,
        compute_capability: (9, 0),
        clock_khz: 1_980_000,
        memory: 141_000_000_000,
        memory_bandwidth: 4_800_000_000_000,
        cache: 50 << 20,
        link_bandwidth: PCIE_5_BYTES_PER_SECOND,
        case: Case::Middle,
    };
    /// NVIDIA A100 SXM, 80 GB.
    // Data sheet: 2.039 TB/s. A100 whitepaper: 108 multiprocessors, 1.41 GHz, 40 MB of L2.
    pub const A100: Self = Self {
        multiprocessors: 108,
        compute_capability: (8, 0),
        clock_khz: 1_410_000,
        memory: 80_000_000_000,
        memory_bandwidth: 2_039_000_000_000,
        cache: 40 << 20,
        link_bandwidth: PCIE_4_BYTES_PER_SECOND,
        case: Case::Middle,
    };
    /// NVIDIA GeForce RTX 4090.
    // Ada whitepaper: 128 multiprocessors, 2.52 GHz, 24 GB, 1.008 TB/s, 72 MB of L2.
    pub const RTX_4090: Self = Self {
        multiprocessors: 128,
        compute_capability: (8, 9),
        clock_khz: 2_520_000,
        memory: 24_000_000_000,
        memory_bandwidth: 1_008_000_000_000,
        cache: 72 << 20,
        link_bandwidth: PCIE_4_BYTES_PER_SECOND,
        case: Case::Middle,
    };
    /// NVIDIA L4.
    // Data sheet: 24 GB, 300 GB/s, 30.3 TFLOPS. 58 multiprocessors at 2.04 GHz reach 30.3 TFLOPS. Ada whitepaper: 48 MB
    // of L2.
    pub const L4: Self = Self {
        multiprocessors: 58,
        compute_capability: (8, 9),
        clock_khz: 2_040_000,
        memory: 24_000_000_000,
        memory_bandwidth: 300_000_000_000,
        cache: 48 << 20,
        link_bandwidth: PCIE_4_BYTES_PER_SECOND,
        case: Case::Middle,
    };
    /// The GPUs that this file describes, with their names.
    #[doc(hidden)]
    pub const PRESETS: [(&'static str, Self); 4] =
        [("h200", Self::H200), ("a100", Self::A100), ("rtx4090", Self::RTX_4090), ("l4", Self::L4)];

    /// Returns the rates of the nearest preset, adapted to the number of multiprocessors. The preset is the H200 for
    /// the compute capabilities 9 and 10, the A100 for 8.0 and for 7.x and older, and the RTX 4090 for all other
    /// compute capabilities. The memory bandwidth and the size of the cache are scaled in proportion to the number of
    /// multiprocessors.
    #[cfg_attr(not(any(cuda_backend, test)), allow(dead_code))]
    pub(crate) fn of_capability(compute_capability: (u32, u32), multiprocessors: u32) -> Self {
        let like = match compute_capability {
            (9..=10, _) => Self::H200,
            (8, 0) | (..=7, _) => Self::A100,
            _ => Self::RTX_4090,
        };
        let link_bandwidth =
            if compute_capability >= (9, 0) { PCIE_5_BYTES_PER_SECOND } else { PCIE_4_BYTES_PER_SECOND };
        let part = |of: u64| of / u64::from(like.multiprocessors) * u64::from(multiprocessors);
        let memory_bandwidth = part(like.memory_bandwidth);
        Self { multiprocessors, compute_capability, memory_bandwidth, cache: part(like.cache), link_bandwidth, ..like }
    }

    /// True if no rate is 0. A plan divides by the rates.
    pub(crate) fn is_complete(&self) -> bool {
        self.multiprocessors > 0 && self.clock_khz > 0 && self.memory_bandwidth > 0 && self.link_bandwidth > 0
    }

    /// The number of wide products that all lanes of a multiprocessor together compute in a clock. A wide product
    /// (IMAD.WIDE) has 64 bits and two factors of 32 bits.
    ///
    /// The CUDA C++ Programming Guide (table "Throughput of Native Arithmetic Instructions") gives a rate of 64
    /// multiply-adds of 32 bits in a clock for compute capability 7.0 to 9.0. The table has no row for IMAD.WIDE, which
    /// writes two registers. An H100 computes 31.5 products in a clock (docs/measurements/2026-11-26-h100.md). For GPUs
    /// other than the H100, the rate is a guess.
    pub(super) const fn products_per_clock(&self) -> f64 {
        32.0
    }

    /// The number of bytes that the L2 cache delivers to a multiprocessor in a clock. The values are guesses near the
    /// results of published microbenchmarks:
    ///
    /// - Volta: 19.5 bytes, from 2155 GB/s for 80 multiprocessors of 1.38 GHz (Jia et al., "Dissecting the NVIDIA Volta
    ///   GPU Architecture via Microbenchmarking", 2018).
    /// - Later GPUs: Luo et al. (2024) measured that an H100 has about twice the rate of an A100, and an A100 has a
    ///   greater rate than an RTX 4090. The path from the cache to a multiprocessor is 64 bytes wide.
    pub(super) const fn cached_bytes_per_clock(&self) -> f64 {
        let clocks_of_a_sector = match self.compute_capability {
            (9..=10, _) => Band::new(0.8, 1.0, 1.35),
            (8, 0) | (..=7, _) => Band::new(1.3, 1.64, 2.0),
            _ => Band::new(1.6, 2.2, 2.9),
        };
        SECTOR_BYTES / clocks_of_a_sector.at(self.case)
    }

    /// Returns the GPU with the given case of the model's constants (low, middle or high).
    pub(super) fn in_case(self, case: Case) -> Self {
        Self { case, ..self }
    }

    /// The highest clock frequency, in clocks a second.
    pub(super) fn clock(&self) -> f64 {
        f64::from(self.clock_khz) * 1e3
    }

    /// The numbers of warps and blocks that a multiprocessor holds, and the bytes of its shared memory (CUDA C++
    /// Programming Guide, table "Technical Specifications per Compute Capability").
    const fn residency(&self) -> (u32, u32, u32) {
        match self.compute_capability {
            (7, 5) => (32, 16, 64 << 10),
            (7, _) => (64, 32, 96 << 10),
            (8, 0) => (64, 32, 164 << 10),
            (8, 7) => (48, 16, 164 << 10),
            (8, 9) => (48, 24, 100 << 10),
            (8, _) => (48, 16, 100 << 10),
            (12.., _) => (48, 24, 100 << 10),
            _ => (64, 32, 228 << 10),
        }
    }

    /// The number of blocks of a kernel that a multiprocessor holds at a time, by the rule of CUDA's occupancy
    /// calculator:
    ///
    /// - A warp takes registers in units of 256. Each of the four partitions has 16384 registers.
    /// - A block takes shared memory in units of 128 bytes. From compute capability 8.0 on, the system takes 1 KiB more
    ///   for each block.
    pub(crate) fn resident_blocks(&self, block: u32, registers: u32, shared: u32) -> u32 {
        let (warps, blocks, shared_bytes) = self.residency();
        let own = block.div_ceil(WARP).max(1);
        let of_a_warp = (registers.max(1) * WARP).next_multiple_of(256);
        let by_registers = PARTITIONS * (PARTITION_REGISTERS / of_a_warp) / own;
        let system = if self.compute_capability >= (8, 0) { 1 << 10 } else { 0 };
        let by_shared = match shared.next_multiple_of(128) + system {
            0 => blocks,
            bytes => shared_bytes / bytes,
        };
        (warps / own).min(blocks).min(by_registers).min(by_shared).max(1)
    }

    /// The number of blocks of a kernel that a multiprocessor holds at a time.
    pub(super) fn blocks_of(&self, kernel: &Kernel, field: Field) -> u32 {
        self.resident_blocks(kernel.block, kernel.registers(field.limbs, field.degree), kernel.shared)
    }

    /// The number of threads of a kernel that the whole GPU holds at a time.
    pub(super) fn resident_threads(&self, kernel: &Kernel, field: Field) -> u64 {
        u64::from(self.multiprocessors) * u64::from(self.blocks_of(kernel, field)) * u64::from(kernel.block)
    }
}

const UNKNOWN: &str = "no described GPU has this name; use one of h200, a100, rtx4090, l4";

impl FromStr for GpuModel {
    type Err = MsmError;

    /// The GPU with the given name.
    ///
    /// # Errors
    ///
    /// [`MsmError::InvalidOption`] if no described GPU has this name. The error lists the names.
    fn from_str(name: &str) -> Result<Self, MsmError> {
        let found = Self::PRESETS.into_iter().find(|(preset, _)| *preset == name);
        let unknown = MsmError::InvalidOption { option: "hardware", reason: UNKNOWN };
        found.map(|(_, hardware)| hardware).ok_or(unknown)
    }
}

/// 16 lanes of PCIe 5.0 carry 63 GB/s, and 16 lanes of PCIe 4.0 carry 31.5 GB/s.
const PCIE_5_BYTES_PER_SECOND: u64 = 63_000_000_000;
const PCIE_4_BYTES_PER_SECOND: u64 = 31_500_000_000;
/// The bytes of a sector. A sector is the smallest part of a cache line that moves between caches.
const SECTOR_BYTES: f64 = 32.0;
/// The number of threads of a warp.
pub(super) const WARP: u32 = 32;
/// The number of partitions of a multiprocessor. Each partition has its own scheduler and registers.
pub(super) const PARTITIONS: u32 = 4;
/// The number of registers of a partition (all compute capabilities from 7.0 on).
const PARTITION_REGISTERS: u32 = 1 << 14;

/// The field of a group's coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// The number of 32-bit limbs of an element of the prime field.
    pub(super) limbs: u64,
    /// The degree of the field over its prime field.
    pub(super) degree: u64,
}

impl Field {
    /// The number of wide products (IMAD.WIDE) in a product of two integers. A product of more than 12 limbs is
    /// computed as three products of half the length (Karatsuba, `cuda/field/product.cuh`).
    fn product(&self) -> f64 {
        let schoolbook = |limbs: u64| (limbs * limbs) as f64;
        if self.limbs > 12 { 3.0 * schoolbook(self.limbs / 2) } else { schoolbook(self.limbs) }
    }

    /// The number of wide products in the Montgomery reduction of an element. A reduction also computes one factor for
    /// each limb, without wide products.
    pub(super) fn reduction(&self) -> f64 {
        (self.degree * self.limbs * (self.limbs - 1)) as f64
    }

    /// The number of wide products in a multiplication. In the quadratic extension, a multiplication takes three
    /// products of integers (Karatsuba).
    pub(super) fn multiplication(&self) -> f64 {
        let products = if self.degree == 2 { 3.0 } else { 1.0 };
        products * self.product() + self.reduction()
    }

    /// The number of wide products in the multiplication of an element of the prime field by a fixed factor
    /// (`cuda/field/fixed_factor.cuh`). The multiplication computes the upper half of one product of integers, and the
    /// lower halves of two other products.
    pub(super) fn fixed_product(&self) -> f64 {
        let upper = self.limbs * (self.limbs + 1) / 2 + self.limbs - 1;
        let lower = self.limbs * (self.limbs - 1) / 2;
        (upper + 2 * lower) as f64
    }

    /// The number of IMAD instructions that are not wide products, in a multiplication by a fixed factor. The
    /// multiplication computes the lower halves of two products. For each limb, each lower half takes one IMAD other
    /// than IMAD.WIDE.
    pub(super) fn moves_of_fixed_product(&self) -> f64 {
        (2 * self.limbs) as f64
    }

    /// The number of wide products in a square. In the prime field, a square has a reduction, and one product for each
    /// unordered pair of limbs, including the pairs of a limb with itself. In the quadratic extension, a square has two
    /// products of integers, and a reduction.
    pub(super) fn square(&self) -> f64 {
        match self.degree {
            2 => 2.0 * self.product() + self.reduction(),
            _ => (self.limbs * (self.limbs + 1) / 2) as f64 + self.reduction(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_names_are_told_the_known_ones() {
        let names = GpuModel::PRESETS.map(|(name, _)| name).join(", ");
        assert!(UNKNOWN.ends_with(&format!("use one of {names}")), "{names}");
        assert_eq!("voodoo".parse::<GpuModel>(), Err(MsmError::InvalidOption { option: "hardware", reason: UNKNOWN }));
    }

    /// The expected numbers of blocks come from CUDA's occupancy calculator (the spreadsheet of CUDA 11.x, and Nsight
    /// Compute).
    #[test]
    fn occupancy_is_that_of_cudas_calculator() {
        let of = |hardware: GpuModel, block, registers, shared| hardware.resident_blocks(block, registers, shared);
        for (hardware, block, registers, shared, blocks) in [
            // Warps limit the number of blocks.
            (GpuModel::H200, 256, 32, 0, 8),
            (GpuModel::A100, 1024, 32, 0, 2),
            (GpuModel::RTX_4090, 256, 32, 0, 6),
            (GpuModel::RTX_4090, 1024, 32, 0, 1),
            // The greatest number of resident blocks is the limit.
            (GpuModel::H200, 32, 16, 0, 32),
            (GpuModel::RTX_4090, 32, 16, 0, 24),
            // Registers limit the number of blocks. A multiprocessor holds 48 warps with 40 registers for each thread,
            // 20 warps with 96 registers, 16 warps with 128 registers, 12 warps with 144 or 168 registers, and 8 warps
            // with 255 registers.
            (GpuModel::H200, 128, 255, 0, 2),
            (GpuModel::H200, 256, 255, 0, 1),
            (GpuModel::H200, 128, 144, 0, 3),
            (GpuModel::H200, 128, 132, 0, 3),
            (GpuModel::H200, 128, 128, 0, 4),
            (GpuModel::H200, 128, 168, 0, 3),
            (GpuModel::H200, 128, 192, 0, 2),
            (GpuModel::H200, 128, 96, 0, 5),
            (GpuModel::H200, 256, 40, 0, 6),
            // Shared memory limits the number of blocks: a block takes 48 KiB, and the system takes 1 KiB for each
            // block.
            (GpuModel::A100, 128, 32, 48 << 10, 3),
            (GpuModel::H200, 128, 32, 48 << 10, 4),
            (GpuModel::RTX_4090, 128, 32, 48 << 10, 2),
        ] {
            assert_eq!(of(hardware, block, registers, shared), blocks, "{block} {registers} {shared} {hardware:?}");
        }
    }

    /// Compares the counts in sass-counts.tsv with the numbers of products that [`Field`] predicts. The counts are for
    /// probes: kernels that compute a single field operation. The test leaves out the probes of G2, because these
    /// probes call functions, and sass-counts.tsv does not count the instructions of functions.
    #[test]
    fn products_are_those_of_the_compiled_field() {
        let text = include_str!("../../../verify/golden/sass-counts.tsv");
        let wide = |group: &str, kernel: &str| -> f64 {
            let cells = |line: &'static str| line.split('\t').collect::<Vec<_>>();
            let row = text.lines().map(cells).find(|cells| cells[..2] == [group, kernel]);
            row.unwrap_or_else(|| panic!("{group} {kernel}"))[2].parse().unwrap()
        };
        for (group, limbs) in [("probe_bls12_381_g1", 12), ("probe_bls12_377_g1", 12), ("probe_bn254_g1", 8)] {
            let field = Field { limbs, degree: 1 };
            let two_products = field.product() + field.multiplication();
            for (kernel, predicted) in [
                ("probe_fq_mul", field.multiplication()),
                ("probe_fq_sqr", field.square()),
                ("probe_fq_mul_add", two_products),
                ("probe_fq_from_montgomery", field.reduction()),
            ] {
                // The kernels have up to three more products, which compute addresses.
                let counted = wide(group, kernel);
                assert!((predicted - counted).abs() <= 3.0, "{group} {kernel}: {predicted} {counted}");
            }
            // The probe computes the product and the fixed factor. The fixed factor takes a reduction. ptxas turns up
            // to four wide products into IMAD.HI.
            let scalar = Field { limbs: 8, degree: 1 };
            let (predicted, counted) =
                (scalar.fixed_product() + scalar.reduction(), wide(group, "probe_fr_fixed_product"));
            assert!((predicted - counted).abs() <= 4.0, "{group}: {predicted} {counted}");
        }
    }

    #[test]
    fn unknown_devices_are_like_a_preset_of_their_size() {
        assert_eq!(GpuModel::of_capability((9, 0), 132).multiprocessors, 132);
        for (capability, like) in
            [((8, 0), GpuModel::A100), ((8, 6), GpuModel::RTX_4090), ((12, 0), GpuModel::RTX_4090)]
        {
            let half = GpuModel::of_capability(capability, like.multiprocessors / 2);
            assert!(half.memory_bandwidth.abs_diff(like.memory_bandwidth / 2) < 1000, "{half:?}");
        }
    }
}
