//! The kernels that the build script has compiled, as data that CUDA and the emulator load. `registry.rs` lists the
//! kernels.

#![cfg_attr(not(all(cuda_backend, feature = "emulator", feature = "probes")), allow(dead_code))]

pub(crate) mod registry;

use std::ffi::{c_char, c_void};

use self::registry::Unit;
use crate::kernel_call::Parameters;
use crate::types::Group;

/// One compiled unit of kernels, for CUDA and for the emulator.
#[derive(Debug)]
pub(crate) struct Module {
    pub(crate) name: &'static str,
    /// The machine code and the PTX for CUDA. In a build with `CUMSM_CUDA_TESTS=ptx`, units of the features `papers`
    /// and `probes` have only PTX. The image is empty if nvcc did not compile the unit.
    pub(crate) image: &'static [u8],
    /// The kernels of the image by name, with their parameters. The list is empty if the image is empty.
    pub(crate) signatures: &'static [(&'static str, Parameters<'static>)],
    /// The size in bytes of the greatest stack frame of the image's kernels, according to ptxas. A frame is in the
    /// local memory of a thread. The size is 0 if the image has only PTX.
    pub(crate) stack_bytes: u32,
    /// The table of kernels for the emulator. The pointer is null if the emulator is not compiled in.
    pub(crate) emulated: *const KernelTable,
}

// SAFETY: `emulated` points to a constant table or is null.
unsafe impl Sync for Module {}

/// A table of emulated kernels, `EmulatedKernel[]` of `cuda/emulator/abi.hpp`. The table ends with an entry whose name
/// is null.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct KernelTable {
    pub(crate) first: EmulatedKernel,
}

/// The struct `EmulatedKernel` of `cuda/emulator/abi.hpp`.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct EmulatedKernel {
    pub(crate) name: *const c_char,
    pub(crate) invoke: *const c_void,
    pub(crate) max_threads: u32,
    pub(crate) parameter_count: u32,
    pub(crate) element_bytes: *const u32,
}

/// The kernels of one curve group.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kernels {
    pub(crate) convert: &'static Module,
    pub(crate) recode: &'static Module,
    /// The kernels for sums in XYZZ coordinates.
    pub(crate) xyzz: &'static Module,
    /// The constant-time kernels for sums in XYZZ coordinates.
    pub(crate) constant_time: &'static Module,
    /// The kernel of `cuda/papers/` that adds points in pairs, in homogeneous coordinates.
    pub(crate) homogeneous: Option<&'static Module>,
    /// The kernels for sums in twisted Edwards coordinates.
    pub(crate) edwards: Option<&'static Module>,
    /// The kernels of `cuda/papers/comparison.cu`: cuZK's stages, the suffix sums of lb-msm, and the baseline methods
    /// of papers.
    pub(crate) comparison: Option<&'static Module>,
    pub(crate) probe: Option<&'static Module>,
    /// The kernels of `verify/probes/fp64.cu`, which compute in f64. Only tests and instruction counts use these
    /// kernels.
    pub(crate) fp64: Option<&'static Module>,
}

/// The compiled units of one scalar field.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldKernels {
    pub(crate) transform: &'static Module,
    pub(crate) spmv: &'static Module,
}

impl Kernels {
    /// The size in bytes of the greatest stack frame of the group's kernels. A frame is in the local memory of a
    /// thread. Kernels that only tests launch are not included.
    pub(crate) fn stack_bytes(&self) -> u32 {
        let always = [self.convert, self.recode, &SORT, self.xyzz, self.constant_time];
        let optional = [self.homogeneous, self.edwards, self.comparison];
        let modules = always.into_iter().chain(optional.into_iter().flatten());
        modules.map(|module| module.stack_bytes).max().unwrap_or_default()
    }

    /// The module of a unit. `None` if this build or this group does not have the unit.
    pub(crate) fn module(&self, unit: Unit) -> Option<&'static Module> {
        match unit {
            Unit::Convert => Some(self.convert),
            Unit::Recode => Some(self.recode),
            Unit::Sort => Some(&SORT),
            Unit::Sparse => sparse(),
            Unit::Xyzz => Some(self.xyzz),
            Unit::Edwards => self.edwards,
            Unit::ConstantTime => Some(self.constant_time),
            Unit::Comparison => self.comparison,
            Unit::Homogeneous => self.homogeneous,
            // The units `Spmv` and `Transform` belong to a scalar field, not to a group.
            Unit::Spmv | Unit::Transform => None,
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/kernels.rs"));

/// The kernels of a group of this build.
#[expect(
    clippy::expect_used,
    reason = "the types of `CurveParams` and the kernels follow from one list, build/curves.rs"
)]
pub(crate) fn of(curve: &str, group: Group) -> &'static Kernels {
    find(curve, group.name()).expect("the build script compiles the kernels of each group")
}

/// The kernels for the scalar field of a curve of this build.
#[expect(clippy::expect_used, reason = "the types and the kernels follow from one list, build/curves.rs")]
pub(crate) fn of_field(curve: &str) -> FieldKernels {
    find_of_field(curve).expect("the build script compiles the kernels of each scalar field")
}

/// The kernels of `cuda/papers/sparse.cu`, which do not depend on a curve.
pub(crate) fn sparse() -> Option<&'static Module> {
    #[cfg(feature = "papers")]
    return Some(&SPARSE);
    #[cfg(not(feature = "papers"))]
    None
}
