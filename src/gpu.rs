//! The GPU pipeline, written once against the trait of `device.rs` and run on two machines: CUDA and the emulator.

#[cfg(not(any(feature = "cuda", feature = "emulator")))]
mod absent;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod check;
#[cfg(feature = "emulator")]
pub(crate) mod counts;
#[cfg(feature = "cuda")]
mod cuda;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod device;
#[cfg(feature = "emulator")]
pub(crate) mod emulator;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod layout;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod machines;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod pipeline;
#[cfg(all(feature = "probes", feature = "emulator"))]
pub mod probes;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod spmv;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod stages;
mod status;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod table;
#[cfg(any(feature = "cuda", feature = "emulator"))]
mod timings;

#[cfg(not(any(feature = "cuda", feature = "emulator")))]
pub(crate) use absent::{Gpu, GpuTable};
#[cfg(any(feature = "cuda", feature = "emulator"))]
pub(crate) use machines::{Gpu, GpuTable};
pub use status::{BuildInfo, CudaStatus, GpuInfo, build_info, cuda_status};

/// One compiled unit of kernels, for both machines. Written by build.rs.
#[derive(Debug)]
#[cfg_attr(not(any(feature = "cuda", feature = "emulator")), allow(dead_code))]
pub struct Module {
    pub(crate) name: &'static str,
    /// Machine code and PTX; empty where there was no nvcc.
    #[cfg(feature = "cuda")]
    pub(crate) image: &'static [u8],
    #[cfg(feature = "emulator")]
    pub(crate) emulated: *const emulator::KernelTable,
}

// SAFETY: `emulated` points at a constant table that nobody writes.
#[cfg(feature = "emulator")]
unsafe impl Sync for Module {}

/// The kernels of one curve group.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(any(feature = "cuda", feature = "emulator")), allow(dead_code))]
pub struct Kernels {
    pub(crate) cuzk: &'static Module,
    pub(crate) prepare: &'static Module,
    pub(crate) recode: &'static Module,
    pub(crate) accumulate_xyzz: &'static Module,
    pub(crate) aggregate_xyzz: &'static Module,
    pub(crate) accumulate_constant_time: &'static Module,
    pub(crate) aggregate_constant_time: &'static Module,
    pub(crate) lb_msm: &'static Module,
    pub(crate) homogeneous: Option<&'static Module>,
    pub(crate) edwards: Option<&'static Module>,
    pub(crate) accumulate_edwards: Option<&'static Module>,
    pub(crate) aggregate_edwards: Option<&'static Module>,
    #[cfg(feature = "comparisons")]
    pub(crate) comparison: &'static Module,
    #[cfg(feature = "probes")]
    pub(crate) probe: &'static Module,
}

#[cfg_attr(not(any(feature = "cuda", feature = "emulator")), allow(dead_code))]
pub(crate) mod kernels {
    //! What build.rs compiled.
    #[cfg(feature = "emulator")]
    use super::emulator;
    use super::{Kernels, Module};
    include!(concat!(env!("OUT_DIR"), "/kernels.rs"));
}
