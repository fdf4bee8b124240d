//! Compiles the same entry files as C++17 for the emulator.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
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
    // A folder for each: the objects are named after their sources, of which many entries share one.
    let compile_entry = |entry: &Entry| {
        let mut unit = build();
        unit.out_dir(out.join(&entry.name));
        unit.flag("-xc++").file(format!("cuda/{}", entry.source));
        unit.define("CUMSM_KERNEL_TABLE", format!("cumsm_kernels_{}", entry.name).as_str());
        for (name, value) in &entry.defines {
            unit.define(name, value.as_str());
        }
        unit.compile_intermediates()
    };
    // Units of one file each: as many compilers at once as cargo grants jobs.
    let jobs = std::env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1);
    let next = AtomicUsize::new(0);
    let mut objects: Vec<PathBuf> = thread::scope(|scope| {
        let work =
            || iter::from_fn(|| entries.get(next.fetch_add(1, Ordering::Relaxed))).flat_map(compile_entry).collect();
        let workers: Vec<_> = (0..entries.len().min(jobs)).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .flat_map(|worker| -> Vec<_> { worker.join().expect("a compiler's panic is the build's") })
            .collect()
    });
    // Whichever thread compiled them, the archive is the same.
    objects.sort();
    let sources =
        fs::read_dir("cuda/emulator").expect("the crate holds cuda/emulator").flatten().map(|file| file.path());
    let sources = sources.filter(|path| path.extension().is_some_and(|e| e == "cpp"));
    build().files(sources).objects(objects).compile("cumsm_emulator");

    println!("cargo::rustc-link-search=native={}", out.display());
    println!("cargo::rustc-link-lib=static=cumsm_emulator");
    println!("cargo::rustc-link-lib=stdc++");
}
