//! The constants of the time model, each with its source.

/// The least time between the ends of two launches that a stream runs one after the other. On a V100, kernels of
/// 2.9 µs took 3.8 µs each when the host was ahead (A. Gray, "Getting Started with CUDA Graphs", NVIDIA, 2019).
pub(crate) const LAUNCH_GAP_SECONDS: f64 = 0.9e-6;
/// The time in which the host queues a launch, in seconds. Estimated, not measured.
pub(crate) const LAUNCH_SECONDS: f64 = 2.5e-6;
/// The time for waiting for the device and copying a few results to the host, in seconds. On a V100, kernels of 2.9 µs
/// took 9.6 µs each if the host waited for each kernel (the same article). A small copy takes about as long as such a
/// wait. Estimated, not measured.
pub(crate) const SYNC_SECONDS: f64 = 15e-6;
/// The time in which a copy to the device begins, in seconds. Estimated, not measured.
pub(crate) const COPY_SECONDS: f64 = 10e-6;
/// Clocks of a wide product in a warp that is alone in its partition, with the sums between products. The
/// multiplications and squares of verify/golden/sass-counts.tsv take 4.5 to 5.5 clocks, by the clocks that ptxas puts
/// into their instructions.
pub(crate) const PRODUCT_CLOCKS: f64 = 5.0;
/// Clocks of any other instruction in a warp that is alone in its partition. Shared memory (23 to 30 clocks) and votes
/// are among these instructions. Estimated, not measured.
pub(crate) const INSTRUCTION_CLOCKS: f64 = 6.0;
/// The seconds of a multiplication of 12 limbs on the host, for the combination of results: ark-ff and this crate on a
/// Zen 3.
pub(crate) const HOST_MULTIPLICATION_SECONDS: f64 = 40e-9;
/// Instructions of a warp for 30 division steps in a field of 12 limbs, without wide products: 694 in the machine code
/// of `inverse` for BLS12-381 (sm_90, CUDA 13.0).
pub(crate) const DIVISION_STEPS_INSTRUCTIONS: f64 = 700.0;
/// Clocks of a division step in a warp that is alone in its partition: a chain of 6 instructions of 4.5 to 5 clocks in
/// the machine code. Estimated, not measured.
pub(crate) const DIVISION_STEP_CLOCKS: f64 = 27.0;
/// Clocks of a digit of the products after 30 division steps, in a warp that is alone in its partition: a chain of 10
/// such instructions. Estimated, not measured.
pub(crate) const INVERSION_DIGIT_CLOCKS: f64 = 50.0;
