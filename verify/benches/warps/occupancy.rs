//! How many warps of a kernel a multiprocessor holds at once: CUDA's rule, for sm_90 (Programming Guide, "Compute
//! Capabilities"; cuda_occupancy.h).

/// Warps, blocks, registers and bytes of shared memory of a multiprocessor.
pub(crate) const WARPS: u32 = 64;
const BLOCKS: u32 = 32;
const REGISTERS: u32 = 1 << 16;
const SHARED_BYTES: u32 = 228 << 10;
/// A warp takes its registers in units of this many.
const REGISTER_UNIT: u32 = 256;
/// Registers are in four parts, so the number of warps that they suffice for is rounded down to a multiple.
const PARTS: u32 = 4;
/// Shared memory comes in units, and the system takes some for each block.
const SHARED_UNIT: u32 = 128;
const SHARED_OF_SYSTEM: u32 = 1 << 10;

/// The warps that fit at once, of blocks of so many threads with so many registers each, at least one.
pub(crate) const fn resident_warps(threads: u32, registers: u32, shared_bytes: u32) -> u32 {
    let warps = threads.div_ceil(32);
    let of_warp = (32 * registers).next_multiple_of(REGISTER_UNIT);
    let by_registers = REGISTERS / of_warp / PARTS * PARTS / warps;
    let by_shared = SHARED_BYTES / (shared_bytes + SHARED_OF_SYSTEM).next_multiple_of(SHARED_UNIT);
    let by_warps = WARPS / warps;
    let mut blocks = BLOCKS;
    if by_registers < blocks {
        blocks = by_registers;
    }
    if by_shared < blocks {
        blocks = by_shared;
    }
    if by_warps < blocks {
        blocks = by_warps;
    }
    blocks * warps
}

// 255 registers: 8 warps. 130: 15 warps, in parts 12. 32: all. One warp a block: 32 blocks. 100 KiB: 2 blocks.
const _: () = assert!(resident_warps(128, 255, 0) == 8);
const _: () = assert!(resident_warps(128, 130, 0) == 12);
const _: () = assert!(resident_warps(256, 32, 0) == 64);
const _: () = assert!(resident_warps(32, 32, 0) == 32);
const _: () = assert!(resident_warps(128, 32, 100 << 10) == 8);
