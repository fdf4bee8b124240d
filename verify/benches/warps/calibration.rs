//! Makes the table of the ratios of PTX instructions to machine instructions. A GPU runs machine code, not PTX. For
//! each class of instructions, the table has the ratio of the number of instructions in the PTX to the number of
//! instructions in the machine code that ptxas makes.

use std::collections::HashMap;
use std::fs;

use cumsm_ptx_machine::{Class, Module};

use crate::common::golden::Table;
use crate::common::ptx::ptx_folder;

/// Each entry has a class of PTX instructions, the name of this class, and the columns of sass-counts.tsv that count
/// the machine instructions of this class.
const CLASSES: [(Class, &str, &[&str]); 2] = [
    (Class::WideProduct, "64-bit products, to IMAD.WIDE and IMAD.HI", &["wide", "hi"]),
    (Class::Sum, "sums, to IADD3", &["iadd3"]),
];
/// The table leaves out kernels whose machine code has fewer than `MIN_INSTRUCTIONS` instructions of the class.
const MIN_INSTRUCTIONS: u64 = 100;

/// Maps a module, a kernel and a column of sass-counts.tsv to the count in this cell.
pub(crate) type Sass = HashMap<(String, String, String), u64>;

pub(crate) fn sass() -> Sass {
    let Table { columns, rows, .. } = Table::read("sass-counts.tsv", 2);
    let mut found = HashMap::new();
    for row in &rows {
        for (name, cell) in columns.iter().zip(row).skip(2) {
            found.insert((row[0].clone(), row[1].clone(), name.clone()), cell.parse().expect("a count"));
        }
    }
    found
}

/// Returns the least, the median and the greatest ratio of each class among all kernels.
pub(crate) fn table() -> Table {
    let mut table = Table::new(1, &["class", "kernels", "least", "median", "greatest"]);
    let sass = sass();
    let mut ratios = [Vec::new(), Vec::new()];
    let folder = ptx_folder().into_iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten().flatten());
    for path in folder.map(|file| file.path()).filter(|path| path.extension().is_some_and(|name| name == "ptx")) {
        let module = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let ptx = Module::load(&text).unwrap_or_else(|fault| panic!("{module}: {fault}"));
        for name in ptx.kernels() {
            let kernel = ptx.kernel(name).unwrap_or_else(|fault| panic!("{module}: {fault}"));
            for ((class, _, columns), ratios) in CLASSES.iter().zip(&mut ratios) {
                let key = |column: &&str| (module.clone(), name.to_owned(), (*column).to_owned());
                let made: u64 = columns.iter().filter_map(|column| sass.get(&key(column))).sum();
                if made >= MIN_INSTRUCTIONS {
                    ratios.push(kernel.instructions(*class) as f64 / made as f64);
                }
            }
        }
    }
    for ((_, name, _), mut ratios) in CLASSES.into_iter().zip(ratios) {
        ratios.sort_by(f64::total_cmp);
        let kernels = ratios.len();
        let at = |share: f64| ratios.get((share * (ratios.len() as f64 - 1.0)) as usize).copied().unwrap_or(f64::NAN);
        let (least, median, greatest) = (at(0.0), at(0.5), at(1.0));
        let ratios = [least, median, greatest].map(|ratio| format!("{ratio:.2}"));
        table.rows.push([name.into(), kernels.to_string()].into_iter().chain(ratios).collect());
    }
    table
}
