//! `devices`: prints the backends and GPUs with which this machine can compute.

use std::error::Error;
use std::io::{self, Write};

use cumsm::{Backend, CudaStatus, Msm};

use crate::Verdict;

/// Prints the backends of this build, and the GPUs of this machine.
pub(crate) fn devices() -> Result<Verdict, Box<dyn Error>> {
    let mut out = io::stdout().lock();
    let status = CudaStatus::query();
    match status {
        CudaStatus::NotCompiled { reason } => writeln!(out, "kernels     none: {reason}")?,
        _ => {
            let architectures: Vec<_> =
                CudaStatus::ARCHITECTURES.iter().map(|version| format!("sm_{version}")).collect();
            writeln!(out, "kernels     {}, by {}", architectures.join(", "), CudaStatus::NVCC)?;
        }
    }
    let emulator = Msm::builder().backend(Backend::Emulator).build();
    writeln!(out, "emulator    {}", if emulator.is_ok() { "compiled in" } else { "not compiled in" })?;
    writeln!(out, "cpu         {} threads", rayon::current_num_threads())?;
    writeln!(out, "cuda        {status}")?;
    if let CudaStatus::Ready { gpus, .. } = status {
        for gpu in gpus {
            let (major, minor) = gpu.hardware.compute_capability;
            let memory = gpu.hardware.memory as f64 / f64::from(1 << 30);
            writeln!(
                out,
                "  gpu {}     {}, compute capability {major}.{minor}, {} multiprocessors, {memory:.1} GiB",
                gpu.ordinal, gpu.name, gpu.hardware.multiprocessors
            )?;
            if !CudaStatus::has_machine_code((major, minor)) {
                writeln!(
                    out,
                    "            the driver compiles the kernels at first use, which takes minutes; \
                     build with CUMSM_CUDA_ARCHS={major}{minor}"
                )?;
            }
        }
    }
    Ok(Verdict::Right)
}
