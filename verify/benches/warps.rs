//! What the warps of each kernel pay: counts of the PTX machine, which runs whole computations through the stand-in for
//! libcuda. No number is a time.
//!
//! `cargo bench -p cumsm-verify --bench warps` prints the table; `-- --write docs/warp-counts.md` writes it, `-- --check
//! docs/warp-counts.md` compares. `-- --points 20` prints it for 2^20 points, which takes minutes. Each computation runs in a
//! child process, which finds the stand-in by LD_LIBRARY_PATH.

#[path = "../tests/common"]
mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}
#[path = "warps/calibration.rs"]
mod calibration;
#[path = "warps/cases.rs"]
mod cases;
#[path = "warps/table.rs"]
mod table;

use std::path::Path;
use std::process::{Command, exit};

use cases::Case;
use common::ptx::ptx_folder;
use common::stand_in::{emulated_driver, on_the_ptx_machine};
use cumsm_ptx_machine::Counts;
use rayon::prelude::*;

/// Tells the child which computation to run.
const CASE: &str = "WARPS_CASE";
/// The binary logarithm of the number of points, if `--points` names it.
const POINTS: &str = "WARPS_POINTS";
/// The L2 cache of an H200, by its data sheet.
const CACHE_BYTES: usize = 50 << 20;

/// The counts of a kernel over all its launches in a computation.
struct Row {
    case: String,
    kernel: String,
    launches: u64,
    counts: Counts,
}

fn main() {
    if let Ok(number) = std::env::var(CASE) {
        let points = std::env::var(POINTS).ok();
        return cases(points.as_deref())[number.parse::<usize>().expect("a number of a case")].run();
    }
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    // Cargo runs benches in their package's folder.
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let value = |option: &str| arguments.iter().skip_while(|argument| *argument != option).nth(1);
    let file = |option: &str| value(option).map(|path| root.join(path));
    let points = value("--points").map(String::as_str);
    if ptx_folder().is_none() {
        return;
    }
    let driver = emulated_driver("warps-driver");
    let numbers = 0..cases(points).len();
    let rows: Vec<Vec<Row>> = numbers.into_par_iter().map(|number| rows_of(points, number, &driver)).collect();
    let rows: Vec<Row> = rows.into_iter().flatten().collect();
    match (file("--write"), file("--check")) {
        (Some(path), _) => table::write(&path, &rows),
        (_, Some(path)) => exit(table::check(&path, &rows)),
        _ => print!("{}\n{}", table::render(&rows), calibration::table()),
    }
}

/// The computations of that size, or those of the table.
fn cases(points: Option<&str>) -> Vec<Case> {
    match points {
        Some(points) => cases::of_size(points.parse().expect("--points takes a binary logarithm")),
        None => cases::all(),
    }
}

/// Runs a computation in a child process.
fn rows_of(points: Option<&str>, number: usize, driver: &Path) -> Vec<Row> {
    let case = &cases(points)[number];
    let file = driver.join(format!("counts-{number}"));
    let _ = std::fs::remove_file(&file);
    let mut child = Command::new(std::env::current_exe().expect("this program has a path"));
    on_the_ptx_machine(&mut child, driver);
    child.env(CASE, number.to_string()).env("CUMSM_PTX_COUNTS", &file);
    child.envs(points.map(|points| (POINTS, points)));
    child.env("EMULATED_CACHE", CACHE_BYTES.to_string());
    child.env("EMULATED_MULTIPROCESSORS", case.multiprocessors().to_string());
    assert!(child.status().expect("this program can be started").success(), "{case}");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{case} launched nothing: {error}"));
    let mut rows: Vec<Row> = Vec::new();
    for line in text.lines() {
        // The kernel, blocks and threads of the launch, and its counts.
        let [kernel, _, _, counts] = line.splitn(4, ' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let counts = Counts::from_line(counts).unwrap_or_else(|| panic!("{line}"));
        match rows.iter_mut().find(|row| row.kernel == kernel) {
            Some(row) => {
                row.launches += 1;
                row.counts.add(&counts);
            }
            None => rows.push(Row { case: case.to_string(), kernel: kernel.into(), launches: 1, counts }),
        }
    }
    rows
}
