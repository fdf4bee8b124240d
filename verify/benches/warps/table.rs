//! The table of counts, in Markdown, and its comparison with another.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use cumsm::internals::resident_warps;
use cumsm_ptx_machine::{Class, Counts};

use crate::Row;
use crate::calibration::{self, Sass, sass};
use crate::predictions;

const NOTE: &str = "\
# What the warps of each kernel pay

Counts of the PTX machine (`verify/ptx-machine`) over whole computations, through the stand-in for libcuda. `cargo bench -p cumsm-verify --bench warps -- --write docs/warp-counts.md` makes this document. For up to 2^10 points the stand-in has 4 multiprocessors, for more points 132, as an H200 has; plans share the work accordingly.

For 2^20 and 2^22 points the launches are sampled: all blocks run of the kernels before the accumulation, one of 64 of the accumulation, and none after it. The counts of the accumulation are scaled. If the plan has affine rounds, one of 64 blocks of these runs, and none after them. There, **per lane** is at most 1.10 for uniform scalars and 1.25 for clustered ones, or the bench fails. All plans are the planner's own for the algorithm. Prepared bases have the multiples that take the least time if preparation costs nothing. No multiple is computed: the table holds numbers without a pattern, in 256 MiB that repeat if it has more than 8 GiB. Which lanes wait for which depends on scalars alone, apart from rare sums of equal points. `-- --points 24` runs the same computations for 2^24 points. Each takes minutes of a core, so they are not part of this document; its second table predicts their times.

- **windows**: their width in the plan; `×13` means 13 multiples of each base; `5 rounds` are affine rounds.
- **wide**: issued warp instructions that are 64-bit products: `mul.wide`, and `mad.lo` with `mad.hi` of the same factors, which ptxas makes one IMAD.WIDE.
- **sampled**: blocks that ran, over all blocks.
- **per addition**: 32 times the wide products issued by an accumulation or by affine rounds, over the point additions that the scalars need: digits that are not zero, less buckets that are not empty.
- **with all**: the same, with the wide products that the model predicts for everything else: the accumulation after affine rounds, the gather and the aggregation. For uniform scalars and `bucket` the bench fails above these limits: 1600 for prepared bases on G1 of BLS12-381; for plain ones 1700 at 2^22 points and 2050 at 2^20; and on G1 of BLS12-377 for plain ones 1650 and 1850. Plain bases are computed in chunks, so a bucket has fewer points for affine rounds. Wider windows need fewer additions, but more products for each.
- **occupancy**: warps that a multiprocessor of an H200 holds at once, of 100 that it could, by CUDA's rule, from the registers of `docs/sass-counts.md`, threads of a block and shared memory.
- **depth**: the longest chain of loads of global memory by a thread in which each address depends on what the load before brought. Conditions and loop counts are not followed.
- **per lane**: 32 times the wide products issued, over those that the lanes ran. What divergence and idle lanes cost: 1.00 is nothing.
- **issued**: all warp instructions, without `mov`, conversions and parameters of calls, which ptxas mostly removes.
- **lanes**: lanes that run an issued instruction, of 32.
- **diverged**: of 100 branches of a warp, those at which its lanes part.
- **sectors**: of 32 bytes, for each load or store of global memory by a warp; 4 words a lane in order are 16.
- **moved**, **missed**: kilobytes in these sectors, and in those that an L2 cache of 50 MiB did not hold.
- **conflicts**: further passes over the banks of shared memory.
- **barriers**: waits of a warp at a barrier of its block.
";

/// More of these is dearer: `--check` refuses it. Where memory lies decides what the cache misses, so that is not compared.
const COLUMNS: [&str; 18] = [
    "windows",
    "launches",
    "sampled",
    "warps",
    "occupancy",
    "wide",
    "per addition",
    "with all",
    "per lane",
    "issued",
    "lanes",
    "diverged",
    "depth",
    "sectors",
    "moved",
    "missed",
    "conflicts",
    "barriers",
];
/// Warps that a multiprocessor of an H200 holds at most.
const WARPS: u32 = 64;
const NOT_COMPARED: &str = "missed";

fn cells(row: &Row, sass: &Sass) -> [String; 18] {
    let counts: &Counts = &row.counts;
    let classes = || Class::ALL.into_iter().filter(|&class| class != Class::Move);
    let issued: u64 = classes().map(|class| counts.issued(class)).sum();
    let lanes: u64 = classes().map(|class| counts.lanes[class as usize]).sum();
    let over = |a: u64, b: u64| if b == 0 { 0.0 } else { a as f64 / b as f64 };
    let kilobytes = |sectors: u64| (32 * sectors).div_ceil(1000).to_string();
    let per_lane = match counts.issued(Class::WideProduct) {
        0 => "-".into(),
        _ => format!("{:.2}", counts.issued_over_run(Class::WideProduct)),
    };
    let (per_addition, with_all) = match row.products_per_addition() {
        (counted, all) if row.adds_points() => {
            (format!("{counted:.0}"), if row.is_sampled { format!("{all:.0}") } else { "-".into() })
        }
        _ => ("-".into(), "-".into()),
    };
    let registers = sass.get(&(row.module.clone(), row.kernel.clone(), "regs".into()));
    let occupancy = registers.map_or("-".into(), |&registers| {
        let (threads, shared_bytes) = row.block;
        (100 * resident_warps(threads, registers as u32, shared_bytes) / WARPS).to_string()
    });
    let is_partial = counts.blocks_run < counts.blocks;
    [
        row.windows.clone(),
        row.launches.to_string(),
        if is_partial { format!("{}/{}", counts.blocks_run, counts.blocks) } else { "-".into() },
        counts.warps.to_string(),
        occupancy,
        counts.issued(Class::WideProduct).to_string(),
        per_addition,
        with_all,
        per_lane,
        issued.to_string(),
        format!("{:.1}", over(lanes, issued)),
        format!("{:.1}", 100.0 * over(counts.diverged, counts.branches)),
        counts.load_depth.to_string(),
        format!("{:.1}", over(counts.global_sectors, counts.global_requests)),
        kilobytes(counts.global_sectors),
        if row.is_sampled { "-".into() } else { kilobytes(counts.missed_sectors) },
        counts.bank_conflicts.to_string(),
        counts.barriers.to_string(),
    ]
}

/// The table.
pub(crate) fn render(rows: &[Row]) -> String {
    let mut lines = vec![["group", "algorithm", "points", "kernel"].map(String::from).to_vec()];
    lines[0].extend(COLUMNS.map(String::from));
    let sass = sass();
    for row in rows {
        let mut line: Vec<String> = row.case.split(" | ").map(String::from).collect();
        line.push(row.kernel.clone());
        line.extend(cells(row, &sass));
        lines.push(line);
    }
    aligned(lines, 4)
}

/// A table in Markdown: its head and its rows, of which so many cells are text and the others numbers.
pub(crate) fn aligned(mut lines: Vec<Vec<String>>, named: usize) -> String {
    let width = |i: usize| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..lines[0].len()).map(width).collect();
    let ruler = widths.iter().enumerate().map(|(i, &width)| match i < named {
        true => "-".repeat(width),
        false => "-".repeat(width - 1) + ":",
    });
    lines.insert(1, ruler.collect());
    let print = |line: &Vec<String>| {
        let cells = line.iter().zip(&widths).enumerate().map(|(i, (cell, &width))| match i < named {
            true => format!("{cell:width$}"),
            false => format!("{cell:>width$}"),
        });
        format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
    };
    lines.iter().map(print).collect()
}

pub(crate) fn write(path: &Path, rows: &[Row]) {
    let text = format!("{NOTE}\n{}\n{}\n{}", calibration::table(), render(rows), predictions::table());
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// The rows of the counts, by their names.
fn read(text: &str) -> BTreeMap<String, Vec<String>> {
    let counts = text.lines().skip_while(|line| !line.starts_with("| group")).skip(2);
    let rows = counts.take_while(|line| line.starts_with('|')).map(|line| {
        let cells: Vec<String> = line.trim_matches('|').split('|').map(|cell| cell.trim().into()).collect();
        (cells[..4].join(" | "), cells[4..].to_vec())
    });
    rows.collect()
}

/// Prints every difference among computations whose name matches, and whether predictions differ. The status is 1 if there
/// is a difference.
pub(crate) fn check(path: &Path, rows: &[Row], matches: &dyn Fn(&str) -> bool) -> i32 {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (before, now) = (read(&text), read(&render(rows)));
    let mut differences = 0;
    let mut differs = |message: String| {
        println!("{message}");
        differences += 1;
    };
    for (name, cells) in &now {
        match before.get(name) {
            None => differs(format!("new: {name}")),
            Some(old) => {
                for ((column, old), new) in COLUMNS.iter().zip(old).zip(cells) {
                    if old != new && *column != NOT_COMPARED {
                        differs(format!("{name}: {column} {old} -> {new}"));
                    }
                }
            }
        }
    }
    let gone = before.keys().filter(|name| matches(name) && !now.contains_key(*name));
    gone.for_each(|name| differs(format!("gone: {name}")));
    let predicted = predictions::table();
    if !text.ends_with(&predicted) {
        let new = predicted.lines().find(|line| !text.contains(line)).unwrap_or("a row is missing");
        differs(format!("another prediction: {new}"));
    }
    println!("{} kernels, {differences} differences from {}", now.len(), path.display());
    if differences > 0 {
        println!("if they are meant, make the table again with --write {} and say why in the commit", path.display());
    }
    i32::from(differences > 0)
}
