//! Tests of the cache of compiled kernels, build/cache.rs. The cache must not compile a kernel twice. The key of a
//! kernel must contain everything on which the kernel depends.

#[allow(dead_code)] // the build script uses every item
#[path = "../../build/cache.rs"]
mod cache;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

use cache::{Cache, Unit};

/// Makes a new target folder, and an OUT_DIR in this folder. Returns both paths.
fn folders(name: &str) -> (PathBuf, PathBuf) {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&target);
    let out = target.join("release/build/cumsm-1/out");
    fs::create_dir_all(&out).unwrap();
    fs::write(target.join("CACHEDIR.TAG"), "").unwrap();
    (target, out)
}

/// Returns a unit with the given key. The compilation of the unit increments `compiled`, and writes the key to an
/// object file.
fn unit<'a>(key: &str, compiled: &'a AtomicUsize) -> Unit<'a> {
    let text = key.to_owned();
    let compile = move |folder: &Path| {
        compiled.fetch_add(1, Ordering::Relaxed);
        fs::write(folder.join("unit.o"), &text).map_err(|error| error.to_string())
    };
    Unit { name: "unit".into(), key: key.into(), compile: Box::new(compile) }
}

#[test]
fn nothing_is_compiled_twice() {
    let (target, out) = folders("twice");
    let compiled = AtomicUsize::new(0);
    for (key, expected) in [("first", 1), ("first", 1), ("second", 2), ("first", 2), ("second", 2)] {
        let other_out = target.join("release/build/cumsm-2/out");
        fs::create_dir_all(&other_out).unwrap();
        for out in [&out, &other_out] {
            Cache::new(out).provide(&[unit(key, &compiled)], out).unwrap();
            assert_eq!(fs::read_to_string(out.join("unit.o")).unwrap(), key);
            assert!(!out.join("key").exists());
        }
        assert_eq!(compiled.load(Ordering::Relaxed), expected, "{key}");
    }
    fs::remove_dir_all(target).unwrap();
}

/// The hash in an entry's name is used only to find the entry. If the entry's key differs from the unit's key, the unit
/// is compiled again.
#[test]
fn an_entry_with_another_key_is_not_used() {
    let (target, out) = folders("collision");
    let compiled = AtomicUsize::new(0);
    let provide = || Cache::new(&out).provide(&[unit("mine", &compiled)], &out).unwrap();
    provide();
    let entry = fs::read_dir(target.join("cumsm-kernels")).unwrap().next().unwrap().unwrap().path();
    fs::write(entry.join("key"), "another one's").unwrap();
    provide();
    assert_eq!(compiled.load(Ordering::Relaxed), 2);
    fs::remove_dir_all(target).unwrap();
}

#[test]
fn builds_that_run_at_once_all_succeed() {
    let (target, out) = folders("at-once");
    let compiled = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for round in 0..50 {
                    let unit = unit(&format!("key {}", round % 3), &compiled);
                    Cache::new(&out).provide(&[unit], &out).unwrap();
                }
            });
        }
    });
    fs::remove_dir_all(target).unwrap();
}

#[test]
fn a_failure_is_reported_and_leaves_no_entry() {
    let (target, out) = folders("failure");
    let fails = |_: &Path| Err("the compiler failed".to_owned());
    let failing = Unit { name: "unit".into(), key: "key".into(), compile: Box::new(fails) };
    assert_eq!(Cache::new(&out).provide(&[failing], &out), Err("the compiler failed".into()));
    assert_eq!(fs::read_dir(target.join("cumsm-kernels")).unwrap().count(), 0);
    fs::remove_dir_all(target).unwrap();
}

/// The key of a unit depends on all files that a compiler reads to compile the unit's entry file.
#[test]
fn included_files_are_part_of_the_key() {
    let cuda = Path::new(env!("CARGO_MANIFEST_DIR")).join("../cuda");
    let compiler = std::env::var_os("CXX").unwrap_or_else(|| "c++".into());
    let entries = ["entry", "papers", "../verify/probes"]
        .map(|folder| cuda.join(folder))
        .into_iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    let entries = entries.filter(|entry| entry.extension().is_some_and(|extension| extension == "cu"));
    let mut read = 0;
    for entry in entries.chain([cuda.join("emulator/selftest.cu"), cuda.join("emulator/scheduler.cpp")]) {
        let source = entry.strip_prefix(&cuda).unwrap();
        let sources = [source.to_path_buf(), "constants/bls12_381.cuh".into()];
        let sources = cache::sources(&cuda, sources.into_iter());
        let mut command = Command::new(&compiler);
        command
            .args(["-MM", "-std=c++17", "-I.", "-DCUMSM_CONSTANTS=bls12_381"])
            .args(["-x", "c++"])
            .arg(source)
            .current_dir(&cuda);
        let output = command.output().expect("a C++ compiler, as for the emulator");
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        let listed = String::from_utf8(output.stdout).unwrap().replace("\\\n", " ");
        for path in listed.split_once(':').unwrap().1.split_whitespace() {
            read += 1;
            let path = Path::new(path).components().as_path();
            assert!(sources.contains_key(path), "{} reads {}", source.display(), path.display());
        }
    }
    assert!(read > 100, "{read} files");
}
