//! Compiles the same entry files as C++17 for the emulator.

use std::fs;
use std::path::Path;

use crate::entries::Entry;

pub(crate) fn compile(entries: &[Entry], out: &Path) {
    let build = || {
        let mut build = cc::Build::new();
        build.cpp(true).std("c++17").include("cuda").include(out);
        // An unoptimised field multiplication is 20 times slower; sanitizers come in through CXXFLAGS.
        build.opt_level(2).flag("-fno-exceptions").flag("-fno-rtti").flag_if_supported("-Wno-unknown-pragmas");
        build
    };
    // Kernels first: static archives are searched in the order they are given, and kernels call the scheduler.
    for entry in entries {
        let mut unit = build();
        unit.flag("-xc++").file(format!("cuda/{}", entry.source));
        unit.define("CUMSM_KERNEL_TABLE", format!("cumsm_kernels_{}", entry.name).as_str());
        if let Some(curve) = &entry.curve {
            unit.define("CUMSM_CURVE", curve.as_str());
        }
        for form in &entry.forms {
            unit.define(form, None);
        }
        unit.compile(&format!("cumsm_emulated_{}", entry.name));
    }
    let sources =
        fs::read_dir("cuda/emulator").expect("the crate holds cuda/emulator").flatten().map(|file| file.path());
    build().files(sources.filter(|path| path.extension().is_some_and(|e| e == "cpp"))).compile("cumsm_emulator");
}
