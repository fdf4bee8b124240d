//! Runs the compilers of the kernels, and keeps the compilers' output from one build to the next. So no kernel is
//! recompiled after a change in `src`, and after most changes of features or of this build script.
//!
//! An entry of this cache is a folder. The folder has the output of one compiler run, and a key. The key is a text that
//! contains all inputs of the compiler. The folder's name contains a hash of the key. The build script also compares
//! the key itself, so two compiler runs with different keys never share an entry, even if the hashes are equal.

use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, VecDeque};
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Command};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::SystemTime;

/// The maximum size of the cache. If the cache is larger, the entries that were used least recently are removed.
const LIMIT_BYTES: u64 = 1 << 30;

/// The name of the file that holds the key of a cache entry.
const KEY: &str = "key";

/// Runs a compiler, which writes its files to the given folder.
pub(crate) type Compile<'a> = dyn Fn(&Path) -> Result<(), String> + Sync + 'a;

/// The files that one run of a compiler makes.
pub(crate) struct Unit<'a> {
    pub(crate) name: String,
    /// A text that contains all inputs of the compiler. The function [`key`] makes this text.
    pub(crate) key: String,
    pub(crate) compile: Box<Compile<'a>>,
}

/// Maps the path of each source to the source's text.
pub(crate) type Sources = BTreeMap<PathBuf, String>;

/// The key of a unit: the compiler, the compiler's arguments, and the text of the unit's sources.
pub(crate) fn key(compiler: &str, arguments: &[String], sources: &Sources) -> String {
    let mut key = format!("{compiler}\n{}\n", arguments.join("\n"));
    for (path, text) in sources {
        key += &format!("\n=== {}\n{text}", path.display());
    }
    key
}

/// Returns the given sources of the folder `cuda`, and all files of this folder that these sources include. Comment
/// lines become empty lines, so all other lines keep their line numbers. Preprocessor conditions are ignored: if a file
/// is included only under a condition, the result also contains this file. A file that is included through a macro must
/// be given as a source.
pub(crate) fn sources(cuda: &Path, sources: impl Iterator<Item = PathBuf>) -> Sources {
    let mut found = BTreeMap::new();
    let mut waiting: VecDeque<PathBuf> = sources.collect();
    while let Some(path) = waiting.pop_front() {
        if found.contains_key(&path) {
            continue;
        }
        let text = fs::read_to_string(cuda.join(&path)).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let code = |line: &str| if line.trim_start().starts_with("//") { "\n".into() } else { line.to_owned() + "\n" };
        let text: String = text.lines().map(code).collect();
        for included in text.lines().filter_map(|line| line.trim_start().strip_prefix("#include")) {
            match included.split('"').collect::<Vec<_>>()[..] {
                [_, name, _] => {
                    let beside = path.with_file_name(name);
                    waiting.push_back(if cuda.join(&beside).is_file() { beside } else { name.into() });
                }
                _ => assert!(included.contains(['<', '(']), "{}: #include{included} is not understood", path.display()),
            }
        }
        found.insert(path, text);
    }
    found
}

pub(crate) struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// Returns the cache, which is a folder in cargo's target folder. The builds of all features and profiles share the
    /// cache. Cargo puts the file CACHEDIR.TAG into each target folder that it makes. If no folder above OUT_DIR has
    /// this file, the target folder is four folders above OUT_DIR, because OUT_DIR is
    /// `target/PROFILE/build/PACKAGE/out`.
    pub(crate) fn new(out: &Path) -> Self {
        let marked = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").is_file());
        Self { folder: marked.or(out.ancestors().nth(4)).unwrap_or(out).join("cumsm-kernels") }
    }

    /// Copies the files of each unit to `out`. If the cache does not have the files of a unit, the compiler makes these
    /// files first. Cargo's variable NUM_JOBS limits the number of compilers that run at the same time. Waits for all
    /// compilers. Returns the first failure.
    pub(crate) fn provide(&self, units: &[Unit<'_>], out: &Path) -> Result<(), String> {
        let missing: Vec<&Unit<'_>> = units.iter().filter(|unit| !self.copy(unit, out)).collect();
        let jobs: usize = env::var("NUM_JOBS").ok().and_then(|jobs| jobs.parse().ok()).unwrap_or(1);
        let next = AtomicUsize::new(0);
        let work = || {
            let mut result = Ok(());
            while let Some(unit) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                show_progress(next.load(Ordering::Relaxed).min(missing.len()), missing.len(), &unit.name);
                result = result.and(self.compile(unit, out));
            }
            result
        };
        let result = thread::scope(|scope| {
            let workers: Vec<_> = (0..jobs.min(missing.len())).map(|_| scope.spawn(work)).collect();
            let results = workers.into_iter().map(|worker| worker.join().expect("a worker does not panic"));
            results.fold(Ok(()), Result::and)
        });
        self.trim();
        result
    }

    fn entry(&self, unit: &Unit<'_>) -> PathBuf {
        let mut hasher = DefaultHasher::new();
        unit.key.hash(&mut hasher);
        self.folder.join(format!("{}-{:016x}", unit.name, hasher.finish()))
    }

    /// Copies the unit's files to `out`, if the cache has an entry for the unit. Returns true if all files were copied.
    fn copy(&self, unit: &Unit<'_>, out: &Path) -> bool {
        let entry = self.entry(unit);
        // The modification time of the key is the time of the entry's last use.
        let key = fs::File::options().write(true).open(entry.join(KEY));
        holds(&entry, unit)
            && key.and_then(|key| key.set_modified(SystemTime::now())).is_ok()
            && copy_files(&entry, out)
            // Another build may be removing the entry. The key is removed first, so an entry with missing files has no
            // key.
            && holds(&entry, unit)
    }

    /// Compiles the unit to a new folder, copies the files of this folder to `out`, and makes the folder an entry of
    /// the cache.
    fn compile(&self, unit: &Unit<'_>, out: &Path) -> Result<(), String> {
        let entry = self.entry(unit);
        let failed = |error: io::Error| format!("{}: {error}", entry.display());
        // Another build may compile the same unit at the same time, so the folder's name is unique.
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let new = entry.with_extension(format!("new-{}-{number}", process::id()));
        fs::create_dir_all(&new).map_err(failed)?;
        let result = (unit.compile)(&new).and_then(|()| {
            fs::write(new.join(KEY), &unit.key).map_err(failed)?;
            if copy_files(&new, out) { Ok(()) } else { Err(format!("{}: cannot be written", out.display())) }
        });
        if result.is_ok() {
            if !holds(&entry, unit) {
                remove(&entry);
            }
            // If another build has already made the same entry, the renaming fails, and the entry of the other build is
            // used.
            let _ = fs::rename(&new, &entry);
        }
        let _ = fs::remove_dir_all(&new);
        result
    }

    /// If the cache is larger than the limit, removes the entries that were used least recently. It is no failure if
    /// another build has already removed an entry.
    fn trim(&self) {
        let size = |file: &PathBuf| fs::metadata(file).map_or(0, |file| file.len());
        // A folder without a key belongs to a build that still runs or was killed. The modification time of such a
        // folder counts as the time of its last use.
        let used = |entry: &Path| fs::metadata(entry.join(KEY)).or(fs::metadata(entry)).and_then(|key| key.modified());
        let mut entries: Vec<(SystemTime, PathBuf)> =
            files(&self.folder).into_iter().filter_map(|entry| Some((used(&entry).ok()?, entry))).collect();
        entries.sort_by_key(|&(used, _)| std::cmp::Reverse(used));
        let mut total = 0;
        for (_, entry) in entries {
            total += files(&entry).iter().map(size).sum::<u64>();
            if total > LIMIT_BYTES {
                remove(&entry);
            }
        }
    }
}

/// Removes an entry, its key first. So if the removal is interrupted, no build uses the rest of the entry.
fn remove(entry: &Path) {
    match fs::remove_file(entry.join(KEY)) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {}
        _ => drop(fs::remove_dir_all(entry)),
    }
}

/// True if the folder `entry` has the key of the unit.
fn holds(entry: &Path, unit: &Unit<'_>) -> bool {
    fs::read_to_string(entry.join(KEY)).is_ok_and(|key| key == unit.key)
}

/// Copies an entry's files, without its key.
fn copy_files(entry: &Path, out: &Path) -> bool {
    let copy = |file: PathBuf| file.file_name().is_some_and(|name| fs::copy(&file, out.join(name)).is_ok());
    files(entry).into_iter().filter(|file| !file.ends_with(KEY)).all(copy)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).map(|files| files.flatten().map(|file| file.path()).collect()).unwrap_or_default()
}

/// Writes a line about the progress to the terminal, if there is a terminal. The first build of CUDA kernels takes
/// minutes, and during this time, cargo shows no output of the build script. When the script ends, cargo shows the
/// script's warnings. If the script succeeds, cargo shows no other output of the script.
fn show_progress(number: usize, total: usize, unit: &str) {
    if let Ok(mut terminal) = fs::File::options().write(true).open("/dev/tty") {
        // The line replaces cargo's progress line. Cargo then draws the progress line again, below the script's line.
        let _ = writeln!(terminal, "\r\x1b[K     Kernels {number} of {total}: {unit}");
    }
}

/// Runs a compiler on a unit, and returns the compiler's messages. If the compiler fails, the error is a line about the
/// run, followed by the compiler's messages.
pub(crate) fn run(command: &mut Command, unit: &str) -> Result<Vec<u8>, String> {
    let program = command.get_program().to_string_lossy().into_owned();
    let output = command.output().map_err(|error| format!("{program} did not start: {error}"))?;
    if output.status.success() {
        return Ok(output.stderr);
    }
    // Microsoft's C++ compiler prints its errors to the standard output.
    let said = [output.stderr, output.stdout].concat();
    Err(format!("{program} failed on {unit}:\n{}", String::from_utf8_lossy(&said).trim()))
}
