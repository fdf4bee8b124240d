//! Compiles the same entry files as C++17 for the emulator.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::entries::Entry;

pub(crate) fn compile(entries: &[Entry], out: &Path) {
    // Without this, kernels built for one sanitizer would serve for the next.
    for variable in ["CXX", "CXXFLAGS"] {
        println!("cargo::rerun-if-env-changed={variable}");
    }
    let build = || {
        let mut build = cc::Build::new();
        build.cpp(true).std("c++17").include("cuda").include(out);
        // An unoptimised field multiplication is 20 times slower; sanitizers come in through CXXFLAGS.
        build.opt_level(2).flag("-fno-exceptions").flag("-fno-rtti").flag_if_supported("-Wno-unknown-pragmas");
        build.cargo_metadata(false);
        build
    };
    let compile_entry = |entry: &Entry| {
        let mut unit = build();
        unit.flag("-xc++").file(format!("cuda/{}", entry.source));
        unit.define("CUMSM_KERNEL_TABLE", format!("cumsm_kernels_{}", entry.name).as_str());
        for (name, value) in &entry.defines {
            unit.define(name, value.as_str());
        }
        unit.compile(&format!("cumsm_emulated_{}", entry.name));
    };
    // Units of one file each: as many compilers at once as cargo grants jobs.
    let jobs = std::env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1);
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..entries.len().min(jobs) {
            scope.spawn(|| {
                while let Some(entry) = entries.get(next.fetch_add(1, Ordering::Relaxed)) {
                    compile_entry(entry);
                }
            });
        }
    });
    let sources =
        fs::read_dir("cuda/emulator").expect("the crate holds cuda/emulator").flatten().map(|file| file.path());
    build().files(sources.filter(|path| path.extension().is_some_and(|e| e == "cpp"))).compile("cumsm_emulator");

    println!("cargo::rustc-link-search=native={}", out.display());
    // Kernels first: static archives are searched in the order they are given, and kernels call the scheduler.
    for entry in entries {
        println!("cargo::rustc-link-lib=static=cumsm_emulated_{}", entry.name);
    }
    println!("cargo::rustc-link-lib=static=cumsm_emulator");
    println!("cargo::rustc-link-lib=stdc++");
}
