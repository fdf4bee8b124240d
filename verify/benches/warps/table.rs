//! The table of counts.

use cumsm::internals::resident_warps;
use cumsm_ptx_machine::{Class, Counts};

use crate::Row;
use crate::calibration::{Sass, sass};
use crate::common::golden::Table;

/// The first four columns identify a row. `docs/warp-counts.md` explains the other columns.
const COLUMNS: [&str; 24] = [
    "group",
    "algorithm",
    "points",
    "kernel",
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
    "requests",
    "divergent",
    "sectors",
    "moved",
    "missed",
    "conflicts",
    "barriers",
];
/// The greatest number of warps on a multiprocessor of an H200.
const WARPS: u32 = 64;
/// The column `missed` is not compared, because cache misses depend on the addresses of buffers.
pub(crate) const NOT_COMPARED: &str = "missed";

impl Row {
    /// Returns two counts. The first count is the number of issued instructions. The second count is the number of
    /// lanes that ran an instruction, summed over all issued instructions. Moves are not counted.
    pub(crate) fn instructions(&self) -> (u64, u64) {
        let classes = || Class::ALL.into_iter().filter(|&class| class != Class::Move);
        let issued = classes().map(|class| self.counts.issued(class)).sum();
        (issued, classes().map(|class| self.counts.lanes[class as usize]).sum())
    }
}

fn cells(row: &Row, sass: &Sass) -> [String; 20] {
    let counts: &Counts = &row.counts;
    let (issued, lanes) = row.instructions();
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
        counts.global_requests.to_string(),
        counts.divergent_requests.to_string(),
        format!("{:.1}", over(counts.global_sectors, counts.global_requests)),
        kilobytes(counts.global_sectors),
        if row.is_sampled { "-".into() } else { kilobytes(counts.missed_sectors) },
        counts.bank_conflicts.to_string(),
        counts.barriers.to_string(),
    ]
}

pub(crate) fn table(rows: &[Row]) -> Table {
    let mut table = Table::new(4, &COLUMNS);
    let sass = sass();
    table.rows.extend(rows.iter().map(|row| {
        let name = row.case.split(" | ").map(String::from).chain([row.kernel.clone()]);
        name.chain(cells(row, &sass)).collect()
    }));
    table
}
