//! If nvcc is installed, compiles the kernels with nvcc. If the feature `emulator` is on, compiles the kernels as C++17
//! for the emulator. Writes `kernels.rs`, which lists the compiled units. Also writes the lists of the build's curves.
//!
//! | variable | values | meaning |
//! |---|---|---|
//! | `CUMSM_CUDA` | `auto` (default), `off`, `required` | `auto`: if nvcc is missing or fails, the build is CPU-only and prints a warning; `off`: the build does not look for nvcc; `required`: if nvcc is missing or fails, the build fails |
//! | `CUMSM_CUDA_ARCHS` | e.g. `90`; default: `80,86,89,90,100,120` as far as nvcc knows them; `native`: this machine's GPUs | compute capabilities to compile machine code for |
//! | `CUMSM_CUDA_TESTS` | `ptx`; not set by default | the kernels of the features `papers` and `probes` get only PTX, no machine code |
//! | `CUMSM_NVCC` | a path | the nvcc to use |
//!
//! `surroundings.rs` lists all variables and files that a build reads.

mod cache;
mod curves;
#[cfg(feature = "emulator")]
mod emulator;
mod entries;
mod lists;
mod nvcc;
mod registry;
mod signatures;
mod surroundings;

use std::env;
use std::path::PathBuf;

pub(crate) fn main() {
    surroundings::watch_package_and_variables();
    if cfg!(feature = "probes") {
        println!("cargo::rerun-if-changed=verify/probes");
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let curves = curves::enabled();
    if curves.is_empty() {
        println!("cargo::error=cumsm computes on no curve without a feature that names one, such as `bls12-381`");
    }
    let groups = curves::groups_of(&curves);
    let entries = entries::entries(&groups);

    let cache = cache::Cache::new(&out);
    println!("cargo::rustc-check-cfg=cfg(cuda_backend)");
    if cfg!(feature = "cuda") && nvcc::target_has_cuda() {
        println!("cargo::rustc-cfg=cuda_backend");
    }
    let cuda = nvcc::compile(&entries, &cache, &out);
    // docs.rs only documents the crate and links nothing, so a build on docs.rs needs no emulator.
    #[cfg(feature = "emulator")]
    if surroundings::choice("DOCS_RS").is_none() {
        emulator::compile(&entries, &cache, &out);
    }
    registry::write_kernels(&groups, &entries, &cuda, &out);
    lists::write(&curves, &out);
}
