//! The interface to C++: tables of kernels, and the function that runs a launch. `cuda/emulator/abi.hpp` declares the
//! same structures as this file and `src/kernels.rs`. The three files must be changed together.

use std::ffi::{CStr, c_char, c_void};
use std::{ptr, slice};

use super::super::counts::ThreadCounts;
use super::super::device::{Argument, Grid};
use super::super::emulation::{BitFlip, FlipPlace};
use crate::kernel_call::Parameters;
use crate::kernels::{EmulatedKernel, KernelTable};

#[repr(C)]
struct EmulatedLaunch {
    grid: [u32; 3],
    block: [u32; 3],
    seed: u64,
    counts: *mut ThreadCounts,
    counted_only: bool,
    flipped_product: u64,
    flipped_bit: u32,
}

unsafe extern "C" {
    fn cumsm_emulator_launch(
        kernel: *const EmulatedKernel,
        launch: *const EmulatedLaunch,
        params: *mut *mut c_void,
        message: *mut c_char,
        capacity: u64,
    ) -> i32;
}

impl KernelTable {
    /// The kernel with the given name.
    ///
    /// # Safety
    ///
    /// `table` must be a table that build.rs has compiled.
    pub(super) unsafe fn find(table: *const Self, kernel: &str) -> Option<&'static EmulatedKernel> {
        // SAFETY: the caller promises that build.rs has compiled the table.
        unsafe { Self::kernels(table) }.find(|entry| entry.name() == kernel.as_bytes())
    }

    /// The kernels of a table.
    ///
    /// # Safety
    ///
    /// `table` must be a table that build.rs has compiled.
    unsafe fn kernels(table: *const Self) -> impl Iterator<Item = &'static EmulatedKernel> {
        let mut entry = table.cast::<EmulatedKernel>();
        std::iter::from_fn(move || {
            // SAFETY: tables are constants. Each table ends with an entry without a name, and the loop stops at this
            // entry.
            let current = unsafe { &*entry };
            if current.name.is_null() {
                return None;
            }
            // SAFETY: the current entry is not the last entry.
            entry = unsafe { entry.add(1) };
            Some(current)
        })
    }
}

impl EmulatedKernel {
    fn name(&self) -> &'static [u8] {
        // SAFETY: each name in a table is a string literal.
        unsafe { CStr::from_ptr(self.name) }.to_bytes()
    }

    pub(super) fn parameters(&self) -> Parameters<'_> {
        // SAFETY: `element_bytes` points to a constant array with at least `parameter_count` elements.
        Parameters(unsafe { slice::from_raw_parts(self.element_bytes, self.parameter_count as usize) })
    }

    /// Runs a launch to its end. The error is the message of the emulator.
    ///
    /// # Safety
    ///
    /// The arguments must match [`parameters`](Self::parameters), the memory of their slices must exist, and `counts`
    /// must be empty or have an entry for each thread.
    pub(super) unsafe fn launch(
        &self,
        grid: Grid,
        seed: u64,
        flip: Option<BitFlip>,
        counts: &mut [ThreadCounts],
        counted_only: bool,
        arguments: &[Argument],
    ) -> Result<(), String> {
        let (flipped_product, flipped_bit) = match flip {
            Some(BitFlip { place: FlipPlace::Product(number), bit, .. }) => (number + 1, bit as u32),
            _ => (0, 0),
        };
        let launch = EmulatedLaunch {
            grid: [grid.blocks.0, grid.blocks.1, 1],
            block: [grid.threads, 1, 1],
            seed,
            counts: if counts.is_empty() { ptr::null_mut() } else { counts.as_mut_ptr() },
            counted_only,
            flipped_product,
            flipped_bit,
        };
        let mut params: Vec<*mut c_void> = arguments.iter().map(pointer_to_value).collect();
        let mut message = [0; 1024];
        // SAFETY: the caller promises that `params` match the kernel's parameters, and that `counts` is empty or has an
        // entry for each thread. `message` has the given length.
        let status = unsafe {
            cumsm_emulator_launch(self, &launch, params.as_mut_ptr(), message.as_mut_ptr(), message.len() as u64)
        };
        if status == 0 {
            return Ok(());
        }
        // SAFETY: the emulator ends its message with a NUL inside `message`.
        let text = unsafe { CStr::from_ptr(message.as_ptr()) };
        Err(text.to_string_lossy().into_owned())
    }
}

/// The address of the argument's value, in the form that `cuLaunchKernel` takes.
fn pointer_to_value(argument: &Argument) -> *mut c_void {
    match argument {
        Argument::Slice { slice, .. } => (&raw const *slice).cast_mut().cast(),
        Argument::U32(value) => (&raw const *value).cast_mut().cast(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::kernels::registry::{self, Kernel};
    use crate::kernels::{MODULES, NVCC};

    /// Tests that the emulator's kernels and CUDA's kernels have the same parameters. The parameters of the emulator's
    /// kernels come from the C++ compiler, and the parameters of CUDA's kernels come from nvcc.
    #[test]
    fn cuda_kernels_have_the_parameters_of_emulated_ones() {
        if NVCC.is_empty() {
            println!("SKIPPED: no nvcc at build time");
            return;
        }
        for module in MODULES.iter().filter(|module| !module.image.is_empty()) {
            assert!(!module.signatures.is_empty(), "{}", module.name);
            for (kernel, parameters) in module.signatures {
                // SAFETY: build.rs has compiled the table.
                let emulated = unsafe { KernelTable::find(module.emulated, kernel) };
                let emulated = emulated.unwrap_or_else(|| panic!("{}.{kernel} is not emulated", module.name));
                assert_eq!(emulated.parameters(), *parameters, "{}.{kernel}", module.name);
            }
        }
    }

    /// For each compiled unit of the registry, tests that the registry and the emulator's table have the same kernels.
    /// For each kernel, also tests that the compiled maximum block size is a multiple of the block size in the
    /// registry.
    #[test]
    fn the_registry_has_the_kernels_of_the_tables() {
        let mut found = BTreeSet::new();
        for module in MODULES {
            let of_module = |kernel: &&Kernel| {
                let rest = module.name.strip_prefix(kernel.unit.name());
                rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('_'))
            };
            let registered: Vec<&Kernel> = registry::ALL.iter().filter(of_module).collect();
            // If the registry has no kernel of a unit, only tests launch the unit's kernels.
            if registered.is_empty() {
                assert!(
                    ["probe", "fp64", "selftest"].iter().any(|unit| module.name.starts_with(unit)),
                    "{}",
                    module.name
                );
                continue;
            }
            // SAFETY: build.rs has compiled the table.
            for entry in unsafe { KernelTable::kernels(module.emulated) } {
                let name = String::from_utf8_lossy(entry.name());
                let kernel = registered.iter().find(|kernel| kernel.name == name);
                let kernel = kernel.unwrap_or_else(|| panic!("{}.{name} is not in the registry", module.name));
                assert_eq!(entry.max_threads % kernel.block, 0, "{}.{name}", module.name);
                found.insert(kernel.place);
            }
        }
        let units: BTreeSet<&str> = found.iter().map(|&place| registry::ALL[place].unit.name()).collect();
        for kernel in registry::ALL.iter().filter(|kernel| units.contains(kernel.unit.name())) {
            // Only BLS12-377 has the twisted Edwards form, and a build may lack this curve.
            let is_compiled = kernel.name != "convert_to_edwards" || cfg!(feature = "bls12-377");
            assert_eq!(found.contains(&kernel.place), is_compiled, "{}.{}", kernel.unit.name(), kernel.name);
        }
    }
}
