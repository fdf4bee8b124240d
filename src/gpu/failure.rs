//! The failures of a device, and their remedies.

use std::fmt;

use crate::error::MsmError;
use crate::kernel_call::CallFault;
use crate::kernels::Module;

/// The reason why an operation on a device failed.
#[derive(Clone, Debug)]
pub(crate) enum DeviceError {
    /// An allocation does not fit into the available memory.
    OutOfMemory { needed: u64, available: u64 },
    /// The arguments of a launch do not match the kernel's parameters.
    KernelCall { kernel: String, reason: String },
    /// The host refused memory for the operation. The device has not failed.
    Host(MsmError),
    /// Any other failure, with the message of the device. `code` is the error number of the driver.
    Failed { operation: String, code: Option<u32>, message: String },
}

impl From<MsmError> for DeviceError {
    fn from(error: MsmError) -> Self {
        Self::Host(error)
    }
}

impl DeviceError {
    pub(crate) fn failed(operation: impl Into<String>, message: impl fmt::Display) -> Self {
        Self::Failed { operation: operation.into(), code: None, message: message.to_string() }
    }

    pub(crate) fn kernel_call(module: &Module, kernel: &str, fault: CallFault) -> Self {
        Self::KernelCall { kernel: format!("{}.{kernel}", module.name), reason: fault.to_string() }
    }
}

/// True if the error is lasting: after an error with this code, no call of this process can use the device. For each
/// error in the list, CUDA's documentation says that the process must be terminated and relaunched, or that the context
/// must be destroyed (`CUresult` in `cuda.h`, CUDA 13.0).
pub(crate) fn is_lasting(code: u32) -> bool {
    matches!(code, 226 | 700 | 702 | 710 | 714..=719 | 721 | 810)
}

/// The remedy for an error of the driver. `None` if no remedy is known. Remedies are known for three kinds of errors:
/// errors of the driver's installation, errors before a device is open, and errors after which a device is lost. The
/// crate asks the driver for its GPUs only once, and opens each GPU only once. So after an error of the first two
/// kinds, the user must follow the remedy, and then restart the process.
pub(crate) fn remedy(code: u32) -> Option<&'static str> {
    Some(match code {
        34 => {
            "the toolkit's stub was loaded in place of the driver; remove the folder `stubs` from LD_LIBRARY_PATH, \
             then restart the process"
        }
        // cuInit can return error 803 in a container, or after an update of the driver.
        803 => {
            "libcuda and the kernel module are of different versions; restart the machine after an update of the driver, \
             or give the container the libcuda of its host"
        }
        804 => {
            "libcuda is a package for forward compatibility (cuda-compat), which this GPU does not support; remove it \
             from LD_LIBRARY_PATH, install a newer driver (580 or newer for CUDA 13), then restart the process"
        }
        802 => "the GPUs are not ready; start the service nvidia-fabricmanager, then restart the process",
        46 => {
            "another process uses the GPU exclusively; end that process or wait for its end, then restart this process"
        }
        code if is_lasting(code) => {
            "the GPU is lost to this process; restart the process. If the error comes again, check the GPU (`nvidia-smi`), \
             then report a bug of cumsm"
        }
        _ => return None,
    })
}

/// The GPU, the driver and the compiler of the kernels. A module can be loaded only if these three parts fit each
/// other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fit<'a> {
    pub(crate) compute_capability: (u32, u32),
    /// The CUDA version that the driver supports, as `cuDriverGetVersion` returns it: 12040 stands for 12.4.
    pub(crate) driver: Option<u32>,
    /// The compiler of the kernels, for example `nvcc 13.0, V13.0.88 (path)`.
    pub(crate) nvcc: &'a str,
    /// The architectures for which this build has machine code.
    pub(crate) architectures: &'a [u32],
}

impl Fit<'_> {
    /// True if the build has machine code that the GPU can run. A GPU runs machine code for its own major version, and
    /// for a minor version that is at most its own minor version (CUDA C++ Programming Guide, "Binary Compatibility").
    /// If the GPU can run no machine code of the build, the driver compiles PTX.
    pub(crate) fn has_machine_code(&self) -> bool {
        let (major, minor) = self.compute_capability;
        self.architectures.iter().any(|arch| arch / 10 == major && arch % 10 <= minor)
    }

    /// The remedy if the driver refuses a module with the error `code`. `None` if no remedy is known.
    pub(crate) fn remedy(&self, code: u32) -> Option<String> {
        let (major, minor) = self.compute_capability;
        let build = format!("CUMSM_CUDA_ARCHS={major}{minor}");
        let nvcc = self.nvcc.split(',').next().unwrap_or(self.nvcc);
        Some(match code {
            200 | 218 | 222 => format!(
                "the driver{} cannot load kernels that {nvcc} compiled; install {}, or build with an older nvcc{}",
                self.driver
                    .map(|version| format!(" (for CUDA {}.{})", version / 1000, version % 1000 / 10))
                    .unwrap_or_default(),
                self.driver_for_nvcc(),
                if self.has_machine_code() { String::new() } else { format!(" or with {build}") },
            ),
            209 => format!("this build has no kernels for compute capability {major}.{minor}; build it with {build}"),
            _ => return remedy(code).map(String::from),
        })
    }

    /// The oldest driver that supports the compiler's major version (CUDA Toolkit release notes, table "CUDA Toolkit
    /// and Minimum Required Driver Version for CUDA Minor Version Compatibility"; Linux).
    fn driver_for_nvcc(&self) -> &'static str {
        let release = self.nvcc.trim_start_matches("nvcc ");
        match release.split('.').next().and_then(|major| major.parse::<u32>().ok()) {
            Some(11) => "driver 450 or newer",
            Some(12) => "driver 525 or newer",
            Some(13) => "driver 580 or newer",
            _ => "a newer driver",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIT: Fit<'_> = Fit {
        compute_capability: (12, 0),
        driver: Some(12040),
        nvcc: "nvcc 13.0, V13.0.88 (/usr/bin/nvcc)",
        architectures: &[80, 90],
    };

    #[test]
    fn machine_code_runs_on_its_own_major_version() {
        for (capability, runs) in [((8, 0), true), ((8, 9), true), ((9, 0), true), ((7, 5), false), ((10, 0), false)] {
            assert_eq!(Fit { compute_capability: capability, ..FIT }.has_machine_code(), runs, "{capability:?}");
        }
        assert!(!Fit { architectures: &[89], compute_capability: (8, 6), ..FIT }.has_machine_code());
    }

    #[test]
    fn errors_of_loading_say_what_to_do() {
        for (code, words) in [
            (200, &["for CUDA 12.4", "nvcc 13.0", "driver 580 or newer", "older nvcc", "CUMSM_CUDA_ARCHS=120"][..]),
            (222, &["driver 580 or newer", "CUMSM_CUDA_ARCHS=120"]),
            (209, &["no kernels for compute capability 12.0", "CUMSM_CUDA_ARCHS=120"]),
            (700, &["restart the process"]),
        ] {
            let said = FIT.remedy(code).unwrap();
            assert!(words.iter().all(|word| said.contains(word)), "{code}: {said}");
        }
        // The build has machine code for this GPU, so a build for another architecture would not help.
        let said = Fit { compute_capability: (9, 0), ..FIT }.remedy(200).unwrap();
        assert!(!said.contains("CUMSM_CUDA_ARCHS"), "{said}");
        assert_eq!(FIT.remedy(999), None);
        assert!(Fit { nvcc: "nvcc 12.8, V12", ..FIT }.remedy(222).unwrap().contains("driver 525"));
    }

    #[test]
    fn errors_of_the_installation_say_what_to_do() {
        for (code, word) in [
            (803, "restart the machine"),
            (804, "580 or newer"),
            (34, "stubs"),
            (46, "exclusively"),
            (802, "fabricmanager"),
        ] {
            assert!(remedy(code).is_some_and(|text| text.contains(word)), "{code}");
        }
        for code in [34, 46, 715, 802, 803, 804] {
            assert!(remedy(code).is_some_and(|text| text.contains("restart th")), "{code}");
        }
        assert_eq!(remedy(1), None);
    }

    /// According to CUDA's documentation, a process may go on after some errors: no memory, a bad argument, a launch
    /// with too many resources. The list of lasting errors does not contain the errors after which a process may go on.
    #[test]
    fn errors_that_last_are_the_documented_ones() {
        let lasting: Vec<u32> = (0..1000).filter(|&code| is_lasting(code)).collect();
        assert_eq!(lasting, [226, 700, 702, 710, 714, 715, 716, 717, 718, 719, 721, 810]);
    }
}
