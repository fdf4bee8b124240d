//! The constants of the time model. The comment of each constant names the source of its value, or calls the value a
//! guess. "Measured" means that the value was measured on an H100 SXM with driver 580
//! (docs/measurements/2026-11-26-h100.md).
//!
//! A [`Band`] has a low, a middle and a high value. All constants are costs: a low value gives a short time. No
//! constant is fitted to the times of other libraries in `verify/golden/validation.tsv`.
//!
//! The model multiplies the constants by counts from other files: the numbers of wide products (`arithmetic.rs` and
//! `hardware.rs`) and the numbers of instructions (`launches/tuning.rs`).

use crate::plan::band::Band;

// The multiplier pipe.

/// The clocks that a partition takes for an IMAD.HI of a warp. Measured: the same number as for an IMAD.WIDE.
pub(crate) const HIGH_CLOCKS: Band = Band::known(4.0);
/// The clocks that a partition takes for an IMAD other than IMAD.WIDE and IMAD.HI. Such an IMAD may be a move.
/// Measured: 2.0 in a loop without IMAD.WIDE, and 2.8 between two IMAD.WIDE.
pub(crate) const MOVE_CLOCKS: Band = Band::new(2.0, 2.8, 2.8);
/// The time of a partition that has enough warps to hide latencies, divided by the time for which the partition's
/// multiplier pipe is busy. Measured: 1.03 to 1.07 for products alone, and 1.12 to 1.19 for additions of points, with
/// all their instructions.
pub(crate) const PIPE_TIME_FACTOR: Band = Band::new(1.05, 1.17, 1.25);
/// The clocks that a partition takes for an instruction other than an IMAD. Measured: an IADD3 delays an IMAD.WIDE by
/// 1.2 to 1.4 clocks. The low value is 1, because a partition issues one instruction in a clock.
pub(crate) const ISSUE_CLOCKS: Band = Band::new(1.0, 1.2, 1.4);
/// The highest clock frequency of the GPU, divided by the clock frequency during long computations. Measured: 1.00
/// during 20 s of products, and 1.00 during MSMs at 519 W. The power limit was 700 W. The high value is for cards with
/// a lower power limit: an H100 with a limit of 350 W dropped to 80% of its highest clock in tests of bandwidth
/// ("Nvidia's H100: Funny L2, and Tons of Bandwidth", Chips and Cheese, 2023).
pub(crate) const CLOCK_TIME_FACTOR: Band = Band::new(1.0, 1.0, 1.2);
/// The number of clocks that a wide product takes in a warp that is alone in its partition. The clocks of the additions
/// between products are included. Measured: 6.6 with 12 limbs, and 7.0 with 8 limbs.
pub(crate) const PRODUCT_CLOCKS: Band = Band::new(6.5, 6.7, 7.0);
/// Clocks of an instruction other than a wide product, in a warp that is alone in its partition. Accesses to shared
/// memory (23 to 30 clocks) and votes are among these instructions. The values are guesses.
pub(crate) const INSTRUCTION_CLOCKS: Band = Band::new(4.5, 6.0, 8.0);
/// The number of instructions of a warp for 30 division steps in a field of 12 limbs, without wide products. The
/// machine code of `inverse` for BLS12-381 (sm_90, CUDA 13.0) has 694 such instructions.
pub(crate) const DIVISION_STEPS_INSTRUCTIONS: f64 = 700.0;
/// Clocks of a division step in a warp that is alone in its partition. In the machine code, a division step is a chain
/// of 6 instructions, and each instruction of the chain takes 4.5 to 5 clocks. The values are guesses.
pub(crate) const DIVISION_STEP_CLOCKS: Band = Band::new(25.0, 27.0, 32.0);
/// After 30 division steps, an inversion multiplies numbers by coefficients. The numbers have 30-bit digits.
/// `INVERSION_DIGIT_CLOCKS` is the number of clocks that the multiplication takes for each digit, in a warp that is
/// alone in its partition. For each digit, the multiplication is a chain of 10 instructions. The values are guesses.
pub(crate) const INVERSION_DIGIT_CLOCKS: Band = Band::new(45.0, 50.0, 60.0);

// Memory.

/// Clocks of the load/store unit for each line of 128 bytes that a request of a warp touches. The low value is for the
/// tag stage of a Volta, which looks up 4 lines in a clock (an engineer of NVIDIA, "Pascal L1 cache", developer forum).
/// The high value assumes that each line is a wavefront of its own. The middle value is a guess.
pub(crate) const LINE_CLOCKS: Band = Band::new(0.25, 0.5, 1.0);
/// Clocks between a load and the use of the loaded value, if another thread stored the value. A load from the L2 cache
/// of an H100 takes 263 clocks (Luo et al., "Benchmarking and Dissecting the Nvidia Hopper GPU Architecture via
/// Microbenchmarking", 2024). The high value is a guess for the distant half of the cache.
pub(crate) const LOAD_CLOCKS: Band = Band::new(263.0, 263.0, 400.0);
/// Clocks of a barrier of a block of 8 warps. The values are guesses.
pub(crate) const BARRIER_CLOCKS: Band = Band::new(30.0, 40.0, 80.0);
/// The time for reading or writing device memory in order, divided by the time that the bandwidth of the data sheet
/// would give. Measured: 1.18 for clearing 8 GiB.
pub(crate) const MOVED_TIME_FACTOR: Band = Band::new(1.1, 1.18, 1.25);
/// The time for accesses at random places, divided by the time that the bandwidth of the data sheet would give. The
/// bytes of an access are counted in whole atoms. Measured for accesses to elements of 96 bytes: 1.8 in an array of 0.5
/// GB, 2.0 in an array of 2 GB, and 2.5 in an array of 20 GB.
pub(crate) const SCATTERED_TIME_FACTOR: Band = Band::new(1.5, 2.0, 2.5);
/// Bytes of device memory that are read or written together: two sectors.
pub(crate) const ATOM_BYTES: f64 = 64.0;
/// The resource that limits a launch hides most of the time of every other resource. `EXPOSED_SHARE` is the share of
/// these times that is not hidden. Measured: 0.1 to 0.25 for affine rounds, in which memory and products both limit the
/// speed.
pub(crate) const EXPOSED_SHARE: Band = Band::new(0.1, 0.15, 0.3);

// The host.

/// The least time between the ends of two launches that a stream runs one after the other. On a V100, kernels of 2.9 µs
/// took 3.8 µs each when the host queued kernels early enough (A. Gray, "Getting Started with CUDA Graphs", NVIDIA,
/// 2019). Measured: 0.6 µs for each of 12 empty kernels of a graph, and 3.4 µs for each of 2000 empty kernels of a
/// stream. The host queued one kernel of the stream every 3.4 µs. The middle value is a guess.
pub(crate) const LAUNCH_GAP_SECONDS: Band = Band::new(0.6e-6, 2e-6, 3.4e-6);
/// The measured time that the host takes to queue a launch, in seconds.
pub(crate) const LAUNCH_SECONDS: Band = Band::new(2e-6, 3e-6, 4e-6);
/// The time for waiting for the device and copying a few results to the host, in seconds. Measured: 8.7 µs for an empty
/// kernel and a wait. The high value is a guess for other hosts.
pub(crate) const SYNC_SECONDS: Band = Band::new(8e-6, 9e-6, 30e-6);
/// The fixed time of a copy to the device, in seconds: the part that does not depend on the number of bytes. The values
/// are measured.
pub(crate) const COPY_SECONDS: Band = Band::new(6e-6, 7.5e-6, 20e-6);
/// The time of a copy through the driver's own pinned memory, divided by the time that the rate of the link would give.
/// Measured: 13 GB/s over a link of 63 GB/s. The low and the high value are guesses for other hosts.
pub(crate) const PAGEABLE_TIME_FACTOR: Band = Band::new(3.0, 4.8, 6.0);
/// The seconds until the threads that fill pinned memory start to work. Measured: about 100 µs to wake sleeping
/// threads.
pub(crate) const STAGING_SECONDS: Band = Band::new(20e-6, 100e-6, 300e-6);
/// The time for each byte of a copy through pinned memory, divided by the time that the rate of the link would give.
/// Measured: 37 to 50 GB/s over a link of 63 GB/s. The low value is for a copy from memory that is already pinned: 55
/// GB/s. The high value comes from the library zeknox on an RTX 4090. An MSM of 12.58 million points of BN254 took 168
/// ms with points and scalars in ordinary host memory, and 77.5 ms with points and scalars on the device. So the copy
/// took 90 ms, at 13.3 GB/s over a link of 31.5 GB/s.
pub(crate) const LINK_TIME_FACTOR: Band = Band::new(1.15, 1.4, 2.4);
/// The seconds of a multiplication of 12 limbs on the host. The host combines results with such multiplications. The
/// middle value is the time of ark-ff and of this crate on a Zen 3. The low and the high value are guesses for other
/// hosts.
pub(crate) const HOST_MULTIPLICATION_SECONDS: Band = Band::new(25e-9, 40e-9, 55e-9);
/// After a computation, buffers are cleared. `AWAITED_CLEAR_SHARE` is the share of the clearing time for which the next
/// computation waits: 1 if the next computation follows immediately, and 0 if it follows much later.
pub(crate) const AWAITED_CLEAR_SHARE: Band = Band::new(0.0, 1.0, 1.0);

// The first computation of a size.

/// The time of an allocation of device memory, in seconds. Measured: 2 µs for 1 MiB. The high value is a guess.
pub(crate) const ALLOCATION_SECONDS: Band = Band::new(2e-6, 10e-6, 200e-6);
/// The seconds for each byte of device memory that is allocated. Linea's sources state that allocating and freeing 49
/// GiB takes 5 to 10 ms. Measured for each byte: 0.3 ps with `cudaMalloc` and `cudaFree`, and 0.8 ps in the first
/// allocation from a pool.
pub(crate) const ALLOCATED_BYTE_SECONDS: Band = Band::new(0.1e-12, 0.8e-12, 1e-12);
/// The seconds for each byte of pinned memory that is allocated: pages of 4 KiB are mapped and cleared. The measured
/// time includes the release of the memory.
pub(crate) const PINNED_BYTE_SECONDS: Band = Band::new(0.15e-9, 0.35e-9, 0.6e-9);
/// The additional seconds of the first launch of a kernel with local memory. In this time, the driver reserves the
/// local memory. The values are measured.
pub(crate) const FIRST_LOCAL_SECONDS: Band = Band::new(0.2e-3, 0.63e-3, 1e-3);
