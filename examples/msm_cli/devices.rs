//! `devices`: what there is to compute with.

use std::error::Error;
use std::io::{self, Write};

use cumsm::{CudaStatus, build_info, cuda_status};

use crate::Verdict;

/// Prints what was compiled in, and what this machine has.
pub(crate) fn devices() -> Result<Verdict, Box<dyn Error>> {
    let mut out = io::stdout().lock();
    let build = build_info();
    match build.nvcc {
        Ok(nvcc) => {
            let architectures: Vec<_> = build.architectures.iter().map(|version| format!("sm_{version}")).collect();
            writeln!(out, "kernels     {}, by {nvcc}", architectures.join(", "))?;
        }
        Err(reason) => writeln!(out, "kernels     none: {reason}")?,
    }
    writeln!(out, "emulator    {}", if build.emulator { "compiled in" } else { "not compiled in" })?;
    writeln!(out, "cpu         {} threads", rayon::current_num_threads())?;
    let status = cuda_status();
    writeln!(out, "cuda        {status}")?;
    if let CudaStatus::Ready { gpus, .. } = status {
        for gpu in gpus {
            let (major, minor) = gpu.compute_capability;
            let memory = gpu.memory as f64 / f64::from(1 << 30);
            writeln!(
                out,
                "  gpu {}     {}, compute capability {major}.{minor}, {} multiprocessors, {memory:.1} GiB",
                gpu.ordinal, gpu.name, gpu.multiprocessors
            )?;
        }
    }
    Ok(Verdict::Right)
}
