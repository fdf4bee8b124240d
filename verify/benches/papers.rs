//! Counts operations to reproduce the predictions and comparisons of the papers.
//!
//! `cargo bench --workspace --bench papers` prints the counts as a table. `-- --write` writes the table to
//! `verify/golden/paper-counts.tsv`, and `-- --check` compares the table with this file. With `--points 12`, the
//! program counts operations only for 2^12 points. `docs/paper-counts.md` explains the table. The rows of lb-msm's
//! Fig. 7 use the curve BLS24-315, so these rows need `--features cumsm-verify/all-curves`.
//!
//! The emulator runs the kernels' source, and counts the operations. Only lines that begin with "#" contain times.
//! "Busiest thread" means the work of the busiest thread of each launch, summed over all launches. Launches run one
//! after another. So if all threads are resident, the time of the computation is proportional to the work of the
//! busiest threads. Multiplications are field multiplications, including squarings. Two multiplications that share a
//! reduction count as one and a half (lb-msm, "lazy reduction").
//!
//! With `--test`, or without `--bench` (as under `cargo test --benches`), the program counts operations for only one
//! small size.

#[path = "../tests/common"]
mod common {
    pub(crate) mod counted;
    pub(crate) mod formulas;
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod golden;
}
#[path = "papers/ablation.rs"]
mod ablation;
#[path = "papers/aggregation.rs"]
mod aggregation;
#[cfg(feature = "all-curves")]
#[path = "papers/bls24_315.rs"]
mod bls24_315;
#[path = "papers/checkpoints.rs"]
mod checkpoints;
#[path = "papers/clustered.rs"]
mod clustered;
#[path = "papers/constant_time.rs"]
mod constant_time;
#[path = "papers/measure.rs"]
mod measure;

use std::process::{Command, exit};

use common::formulas;
use common::golden::{self, Table};
use measure::Row;

/// The command that makes the table.
const COMMAND: &str = "cargo bench --workspace --features cumsm-verify/all-curves --bench papers -- --write";

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    let complete = given("--bench") && !given("--test");
    let after = |name: &str| arguments.iter().skip_while(|argument| *argument != name).nth(1);
    let only: Option<u32> = after("--points").map(|text| text.parse().expect("--points takes a binary logarithm"));
    let sizes = |all: &'static [u32]| match (complete, only) {
        (false, _) => &[10],
        (true, None) => all,
        (true, Some(only)) => all.iter().position(|&log_n| log_n == only).map_or(&[][..], |place| &all[place..=place]),
    };

    let mut table = Table::new(3, &formulas::COLUMNS);
    for &log_n in sizes(&[12, 14]) {
        let predictions = formulas::all(log_n);
        // With the few points of the small size, the formulas are not exact. So only a complete run checks the
        // formulas.
        let wrong = predictions.iter().find_map(|prediction| prediction.wrong()).filter(|_| complete);
        assert!(wrong.is_none(), "2^{log_n}: {}", wrong.unwrap_or_default());
        table.rows.extend(predictions.iter().map(|prediction| prediction.cells(log_n)));
    }
    let rows = [
        ablation::rows(sizes(&[12, 14, 16])),
        aggregation::rows(sizes(&[12, 14])),
        constant_time::rows(sizes(&[12, 14])),
        clustered::rows(sizes(&[12, 14, 16])),
        checkpoints::rows(sizes(&[12, 14, 16])),
        #[cfg(feature = "all-curves")]
        bls24_315::rows(sizes(&[12, 14])),
    ];
    table.rows.extend(rows.into_iter().flatten().map(Row::cells));
    let is_compiled = |name: &str| cfg!(feature = "all-curves") || !name.contains("BLS24-315");
    if given("--write") {
        assert!(complete && only.is_none(), "--write takes all sizes");
        assert!(is_compiled("BLS24-315"), "--write takes all rows; give --features cumsm-verify/all-curves");
        table.write(formulas::GOLDEN, Some(&format!("{COMMAND}, at commit {}", commit())));
    } else if given("--check") {
        let committed = Table::read(formulas::GOLDEN, table.key_columns);
        let is_expected =
            |name: &str| is_compiled(name) && only.is_none_or(|only| name.starts_with(&format!("2^{only} |")));
        exit(golden::report(&table.differences(&committed, &[], is_expected), COMMAND));
    } else {
        print!("{table}");
    }
}

/// Returns the hash of the last commit that changed the counted code. If the counted code has uncommitted changes, the
/// text " and changes" follows the hash.
fn commit() -> String {
    let git = |arguments: &[&str]| {
        let counted = ["--", ":/src", ":/cuda", ":/verify/benches", ":/verify/tests"];
        Command::new("git").args(arguments).args(counted).output().expect("git is installed")
    };
    let hash = git(&["log", "-1", "--format=%h", "--abbrev=10"]).stdout;
    let is_clean = git(&["diff", "--quiet", "HEAD"]).status.success();
    format!("{}{}", String::from_utf8_lossy(&hash).trim(), if is_clean { "" } else { " and changes" })
}
