//! Builds the kernels: constants from the arkworks types, CUDA through nvcc where there is one, the same source as
//! C++17 for the emulator, `kernels.rs`, which tells the crate what came of it, and
//! `groups.rs`, which tells tests and examples the names of its curve groups.
//!
//! | variable | values | meaning |
//! |---|---|---|
//! | `CUMSM_CUDA` | `auto` (default), `off`, `required` | what to do without nvcc: CPU-only with a note, never look, fail |
//! | `CUMSM_CUDA_ARCHS` | e.g. `90` or `80,86,89,90` (default) | compute capabilities to compile machine code for |
//! | `CUMSM_NVCC` | a path | the nvcc to use |

mod constants;
#[cfg(feature = "emulator")]
mod emulator;
mod entries;
mod nvcc;
mod registry;

use std::env;
use std::path::PathBuf;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=cuda");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));

    // Where tests find what was written here.
    println!("cargo::rustc-env=CUMSM_OUT_DIR={}", out.display());
    let curves = constants::curves();
    if curves.is_empty() {
        println!("cargo::error=cumsm computes on no curve without a feature that names one, such as `bls12-381`");
    }
    constants::write_header(&curves, &out);
    let entries = entries::entries(&curves);

    let cuda = nvcc::compile(&entries, &out);
    #[cfg(feature = "emulator")]
    emulator::compile(&entries, &out);
    registry::write_kernels(&curves, &entries, &cuda, &out);
    registry::write_groups(&curves, &out);
}
