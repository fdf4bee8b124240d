//! This suite on the PTX that nvcc made: in a child process whose libcuda is a stand-in with the PTX machine as its GPU, so
//! that what runs is all of src/gpu/cuda.rs, the loading of fatbins, the parameters of launches, and the kernels as compiled.

use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;

use cumsm::{CudaStatus, cuda_status};

use crate::common::ptx::ptx_folder;
use crate::common::skipped::skipped;
use crate::common::stand_in::{emulated_driver, on_the_ptx_machine};

/// Runs tests of this binary there, by their names.
pub(super) fn run(tests: &[&str]) {
    if ptx_folder().is_none() {
        return;
    }
    if cuda_status() != CudaStatus::NoDriver {
        return skipped("there is a real driver");
    }
    static DRIVER: OnceLock<PathBuf> = OnceLock::new();
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "--include-ignored"]).args(tests);
    on_the_ptx_machine(&mut command, DRIVER.get_or_init(|| emulated_driver("suite-driver")));
    let output = command.output().unwrap();
    let (printed, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let passed = printed.contains(&format!(" {} passed", tests.len()));
    assert!(output.status.success() && passed, "{tests:?}:\n{printed}\n{errors}");
}
