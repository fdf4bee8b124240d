//! The engines that this machine can test.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use cumsm::internals::HAS_EMULATOR;
use cumsm::{Backend, BaseOrigin, CudaStatus, Msm};

/// An engine on the CPU, an engine on the emulator (if this build has the emulator), and an engine on CUDA (if there is
/// a GPU). The environment variable CUMSM_TEST_BACKENDS overrides this choice of engines, for example with `cpu,cuda`.
pub(crate) fn engines() -> Vec<(Backend, Msm)> {
    engines_for(BaseOrigin::Subgroup)
}

/// The engines of [`engines`], for bases of the given origin.
pub(crate) fn engines_for(origin: BaseOrigin) -> Vec<(Backend, Msm)> {
    let engine = |backend| (backend, Msm::builder().backend(backend).base_origin(origin).build().unwrap());
    backends().into_iter().map(engine).collect()
}

/// The backends of [`engines`].
pub(crate) fn backends() -> Vec<Backend> {
    let all = [Backend::Cpu, Backend::Emulator, Backend::Cuda];
    match std::env::var("CUMSM_TEST_BACKENDS") {
        Ok(names) => {
            let named = |name: &str| all.into_iter().find(|backend| backend.to_string() == name);
            names.split(',').map(|name| named(name).unwrap_or_else(|| panic!("no backend is named {name:?}"))).collect()
        }
        Err(_) => {
            let there = |backend: &Backend| match backend {
                Backend::Emulator => HAS_EMULATOR,
                Backend::Cuda => matches!(CudaStatus::query(), CudaStatus::Ready { .. }),
                _ => true,
            };
            all.into_iter().filter(there).collect()
        }
    }
}

/// The engines that run kernels.
pub(crate) fn gpus() -> Vec<(Backend, Msm)> {
    engines().into_iter().filter(|(backend, _)| *backend != Backend::Cpu).collect()
}
