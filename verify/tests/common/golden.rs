//! The tables in `verify/golden/`. Tools and tests write and read the tables in this folder. Tabs separate the cells.
//! Lines that begin with `#` are comments, and the first line that is not a comment has the names of the columns.
#![allow(dead_code)] // each program uses only some of the items of this module

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

/// A table.
pub(crate) struct Table {
    /// The names of the columns.
    pub(crate) columns: Vec<String>,
    /// The cells of each row.
    pub(crate) rows: Vec<Vec<String>>,
    /// The number of key columns. The key columns come first, and the cells in the key columns name a row.
    pub(crate) key_columns: usize,
}

impl Table {
    /// Returns a table without rows.
    pub(crate) fn new(key_columns: usize, columns: &[&str]) -> Self {
        Self { columns: columns.iter().map(|&name| name.into()).collect(), rows: Vec::new(), key_columns }
    }

    /// Reads the committed table with this name.
    pub(crate) fn read(name: &str, key_columns: usize) -> Self {
        let path = path(name);
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let cells = |line: &str| line.split('\t').map(String::from).collect::<Vec<_>>();
        let mut lines = text.lines().filter(|line| !line.starts_with('#')).map(cells);
        let columns = lines.next().unwrap_or_default();
        let rows: Vec<_> = lines.collect();
        for row in &rows {
            assert_eq!(row.len(), columns.len(), "{}: {}", path.display(), row.join(" | "));
        }
        Self { columns, rows, key_columns }
    }

    /// Writes this table to the file of the committed table `name`. If `comment` is given, the file begins with this
    /// comment.
    pub(crate) fn write(&self, name: &str, comment: Option<&str>) {
        let path = path(name);
        let comment = comment.map_or(String::new(), |comment| format!("# {comment}\n"));
        fs::write(&path, format!("{comment}{self}")).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }

    /// Returns a map from each row's name to the row's cells after the key.
    pub(crate) fn by_name(&self) -> BTreeMap<String, &[String]> {
        let named = |row: &'_ Vec<String>| row[..self.key_columns].join(" | ");
        self.rows.iter().map(|row| (named(row), &row[self.key_columns..])).collect()
    }

    /// Returns the index of a column, counted from the first column after the key.
    pub(crate) fn column(&self, name: &str) -> usize {
        let place = self.columns.iter().position(|column| column == name);
        place.unwrap_or_else(|| panic!("no column {name}: {:?}", self.columns)) - self.key_columns
    }

    /// Returns a sentence for each difference from a committed table. Columns in `ignored` are not compared. If the
    /// committed table has a row that this table does not have, the row is missing. A missing row is a difference only
    /// if `is_expected` returns true for the row's name.
    pub(crate) fn differences(
        &self,
        committed: &Self,
        ignored: &[&str],
        is_expected: impl Fn(&str) -> bool,
    ) -> Vec<String> {
        let (before, now) = (committed.by_name(), self.by_name());
        let mut found = Vec::new();
        if self.columns != committed.columns {
            found.push(format!("columns: {:?} -> {:?}", committed.columns, self.columns));
        }
        for (name, cells) in &now {
            let Some(old) = before.get(name) else {
                found.push(format!("new: {name}"));
                continue;
            };
            for ((column, old), new) in self.columns[self.key_columns..].iter().zip(*old).zip(*cells) {
                if old != new && !ignored.contains(&column.as_str()) {
                    found.push(format!("{name}: {column} {old} -> {new}"));
                }
            }
        }
        let gone = before.keys().filter(|name| !now.contains_key(*name) && is_expected(name));
        found.extend(gone.map(|name| format!("gone: {name}")));
        found
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = [&self.columns].into_iter().chain(&self.rows);
        lines.try_for_each(|line| writeln!(f, "{}", line.join("\t")))
    }
}

/// Prints differences from committed tables. If there are differences, also prints the command that writes the tables
/// again. Returns the exit status: 1 if there is a difference, otherwise 0.
pub(crate) fn report(differences: &[String], command: &str) -> i32 {
    differences.iter().for_each(|sentence| println!("{sentence}"));
    println!("{} differences from verify/golden/", differences.len());
    if !differences.is_empty() {
        println!("if the differences are intended, run `{command}`, and give the reason in the commit");
    }
    i32::from(!differences.is_empty())
}

fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("golden").join(name)
}
