//! Uses the PTX machine to count the work of each kernel's warps. The bench runs whole computations through the
//! stand-in for libcuda. The bench measures no time.
//!
//! `cargo bench --workspace --bench warps` prints two tables: the counts, and the ratio of PTX instructions to the
//! machine instructions that ptxas made from them. `-- --write` writes the tables to `verify/golden/`. `-- --check`
//! compares the new tables with the committed tables. `-- --points 24` prints the counts of the sampled computations
//! with 2^24 points. `--matching "2^10"` runs only the computations whose name (group, algorithm, points) contains this
//! text. The option `--matching` may be given several times. `docs/warp-counts.md` explains the columns. Each
//! computation runs in a child process, which finds the stand-in for libcuda through LD_LIBRARY_PATH.

#[path = "../tests/common"]
mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod golden;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}
#[path = "warps/additions.rs"]
mod additions;
#[path = "warps/calibration.rs"]
mod calibration;
#[path = "warps/cases.rs"]
mod cases;
#[path = "warps/limits.rs"]
mod limits;
#[path = "warps/table.rs"]
mod table;
#[path = "warps/vectors.rs"]
mod vectors;

use std::path::Path;
use std::process::{Command, Stdio, exit};

use cases::Case;
use common::golden::{self, Table};
use common::ptx::ptx_folder;
use common::stand_in::{emulated_driver, on_the_ptx_machine};
use cumsm_ptx_machine::Counts;
use rayon::prelude::*;

/// The environment variable that tells a child process which computation to run.
const CASE: &str = "WARPS_CASE";
/// The environment variable with the binary logarithm of the number of points, if `--points` is given.
const POINTS: &str = "WARPS_POINTS";
/// The size of the L2 cache of an H200 in bytes (H100 whitepaper).
const CACHE_BYTES: usize = 50 << 20;
/// The size of the device memory of an H200 in bytes (data sheet).
const MEMORY_BYTES: u64 = 141_000_000_000;
/// The command that makes the tables.
const COMMAND: &str = "cargo bench --workspace --bench warps -- --write";

/// The counts of one kernel, summed over the launches of this kernel in a computation.
struct Row {
    case: String,
    module: String,
    kernel: String,
    /// The number of threads of a block, and the block's shared memory in bytes.
    block: (u32, u32),
    /// True if a kernel of the computation runs only a part of its blocks.
    is_sampled: bool,
    launches: u64,
    /// The number of point additions that the scalars of the computation need.
    additions: u64,
    /// The predicted number of wide products in the kernels that a sampled computation does not count. These kernels
    /// belong to the accumulation and the aggregation.
    predicted_rest: u64,
    /// The text about the windows of the plan that the function `cases::windows` returns.
    windows: String,
    counts: Counts,
}

fn main() {
    if let Ok(number) = std::env::var(CASE) {
        let points = std::env::var(POINTS).ok();
        return cases(points.as_deref())[number.parse::<usize>().expect("a number of a case")].run();
    }
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let values = |option: &'static str| {
        let pairs = arguments.iter().zip(arguments.iter().skip(1));
        pairs.filter(move |(name, _)| *name == option).map(|(_, value)| value.as_str())
    };
    let value = |option| values(option).next();
    let given = |option: &str| arguments.iter().any(|argument| argument == option);
    let points = value("--points");
    if ptx_folder().is_none() {
        return;
    }
    let driver = emulated_driver("warps-driver");
    let texts: Vec<&str> = values("--matching").collect();
    let matches = |name: &str| texts.is_empty() || texts.iter().any(|text| name.contains(text));
    let names: Vec<String> = cases(points).iter().map(Case::to_string).collect();
    let numbers: Vec<usize> = (0..names.len()).filter(|&number| matches(&names[number])).collect();
    assert!(!numbers.is_empty(), "no computation matches {texts:?}: {}", names.join("; "));
    // The last computations take longest, so the last computations begin first.
    let rows: Vec<Vec<Row>> = numbers.into_par_iter().rev().map(|number| rows_of(points, number, &driver)).collect();
    let rows: Vec<Row> = rows.into_iter().rev().flatten().collect();
    let exceeded = limits::exceeded(&rows);
    exceeded.iter().for_each(|sentence| println!("{sentence}"));
    let tables = [("warp-counts.tsv", table::table(&rows)), ("ptx-over-sass.tsv", calibration::table())];
    let mut status = 0;
    if given("--write") {
        assert!(texts.is_empty() && points.is_none(), "--write takes all computations");
        tables.iter().for_each(|(name, table)| table.write(name, None));
    } else if given("--check") {
        let of_table = |(name, table): &(&str, Table)| {
            let committed = Table::read(name, table.key_columns);
            table.differences(&committed, &[table::NOT_COMPARED], |row| *name != "warp-counts.tsv" || matches(row))
        };
        status = golden::report(&tables.iter().flat_map(of_table).collect::<Vec<_>>(), COMMAND);
    } else {
        tables.iter().for_each(|(_, table)| println!("{table}"));
    }
    exit(status | i32::from(!exceeded.is_empty()));
}

/// Returns the computations of the given size, or the computations of the table if no size is given.
fn cases(points: Option<&str>) -> Vec<Case> {
    match points {
        Some(points) => cases::sampled(points.parse().expect("--points takes a binary logarithm")),
        None => cases::all(),
    }
}

/// Runs a computation in a child process, and returns a row for each kernel.
fn rows_of(points: Option<&str>, number: usize, driver: &Path) -> Vec<Row> {
    let case = &cases(points)[number];
    let file = driver.join(format!("counts-{number}"));
    let _ = std::fs::remove_file(&file);
    let mut child = Command::new(std::env::current_exe().expect("this program has a path"));
    on_the_ptx_machine(&mut child, driver);
    child.env(CASE, number.to_string()).env("CUMSM_PTX_COUNTS", &file);
    child.envs(points.map(|points| (POINTS, points)));
    if let Some(sample) = case.sample() {
        child.env("EMULATED_SAMPLE", sample).env("EMULATED_MEMORY", MEMORY_BYTES.to_string());
    } else {
        child.env("EMULATED_CACHE", CACHE_BYTES.to_string());
    }
    child.env("EMULATED_MULTIPROCESSORS", case.multiprocessors().to_string()).stderr(Stdio::inherit());
    let output = child.output().expect("this program can be started");
    assert!(output.status.success(), "{case}");
    let printed = String::from_utf8_lossy(&output.stdout);
    let [additions, predicted_rest, windows] = printed.trim().splitn(3, ' ').collect::<Vec<_>>()[..] else {
        panic!("{case} printed {printed}")
    };
    let whole = |text: &str| text.parse::<u64>().unwrap_or_else(|_| panic!("{case} printed {printed}"));
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{case} launched nothing: {error}"));
    let mut rows: Vec<Row> = Vec::new();
    for line in text.lines() {
        // A line has five fields: the module, the kernel, the number of threads of a block, the block's shared memory
        // in bytes, and the counts.
        let [module, kernel, threads, shared, counts] = line.splitn(5, ' ').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let number = |text: &str| text.parse::<u32>().unwrap_or_else(|_| panic!("{line}"));
        let counts = Counts::from_line(counts).unwrap_or_else(|| panic!("{line}"));
        if counts.blocks_run == 0 {
            continue;
        }
        match rows.iter_mut().find(|row| row.kernel == kernel) {
            Some(row) => {
                row.launches += 1;
                row.counts.add(&counts);
            }
            None => rows.push(Row {
                case: case.to_string(),
                module: module.into(),
                kernel: kernel.into(),
                block: (number(threads), number(shared)),
                is_sampled: case.sample().is_some(),
                launches: 1,
                additions: whole(additions),
                predicted_rest: whole(predicted_rest),
                windows: windows.into(),
                counts,
            }),
        }
    }
    rows
}
