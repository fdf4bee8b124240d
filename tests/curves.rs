//! Compares lists of curves that are written by hand with the entries of `build/curves.rs`. All other lists of curves
//! come from `build/curves.rs`.

#[allow(dead_code)] // the build script uses every item
#[path = "../build/curves.rs"]
mod curves;

use std::fs;
use std::path::Path;

use curves::{CURVES, Curve};

/// A list in a file of this repository.
struct List {
    file: &'static str,
    /// The text at which the list begins, and the text at which it ends.
    begin: &'static str,
    end: &'static str,
    /// The entries that the list must have for a curve.
    entries: fn(&Curve) -> Vec<String>,
}

const LISTS: [List; 7] = [
    List { file: "Cargo.toml", begin: "\nall-curves = [", end: "]", entries: |curve| vec![quoted(curve)] },
    List {
        file: "README.md",
        begin: "| feature | default | contents |",
        end: "\n\n",
        entries: |curve| vec![format!("`{}`", curve.name)],
    },
    List {
        file: "docs/usage.md",
        begin: "| scalar field of | largest domain |",
        end: "\n\n",
        entries: |curve| vec![curve.title.to_owned()],
    },
    List {
        file: "groth16/Cargo.toml",
        begin: "[features]",
        end: "\n\n",
        entries: |curve| of_pairing(curve, |_| format!("{} = [", curve.name)),
    },
    List {
        file: "groth16/src/curves.rs",
        begin: "macro_rules! for_each_pairing",
        end: "\n}\n",
        entries: |curve| {
            of_pairing(curve, |pairing| format!("feature = {})]\n        $macro!({pairing});", quoted(curve)))
        },
    },
    List {
        file: "groth16/src/lib.rs",
        begin: "not(any(",
        end: ")),",
        entries: |curve| of_pairing(curve, |_| quoted(curve)),
    },
    // The table of predicted times has only the curves that CI tests, because CI's build cannot compute other rows.
    List {
        file: "verify/tests/roofline.rs",
        begin: "const GROUPS:",
        end: "];",
        entries: |curve| if is_tested_by_ci(curve) { groups(curve) } else { Vec::new() },
    },
];

fn quoted(curve: &Curve) -> String {
    format!("\"{}\"", curve.name)
}

/// Returns the entry of a curve that has a pairing.
fn of_pairing(curve: &Curve, entry: impl Fn(&str) -> String) -> Vec<String> {
    curve.pairing.map(entry).into_iter().collect()
}

fn groups(curve: &Curve) -> Vec<String> {
    curve.groups.iter().map(|group| format!("({}, \"{}\")", quoted(curve), group.name)).collect()
}

/// True if the curve is a default curve, or one of `tested-curves` in `verify/Cargo.toml`.
fn is_tested_by_ci(curve: &Curve) -> bool {
    let default = part(&read("Cargo.toml"), "\ndefault = [", "]").contains(&quoted(curve));
    let tested = part(&read("verify/Cargo.toml"), "\ntested-curves = [", "]");
    default || tested.contains(&format!("\"cumsm/{}\"", curve.name))
}

fn read(file: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the part of a text from `begin` to the first `end` behind `begin`.
fn part(text: &str, begin: &str, end: &str) -> String {
    let (_, rest) = text.split_once(begin).unwrap_or_else(|| panic!("no list begins with {begin:?}"));
    let (list, _) = rest.split_once(end).unwrap_or_else(|| panic!("the list after {begin:?} does not end"));
    list.to_owned()
}

/// True if the list has the entry. A longer name that only contains the entry does not count.
fn has(list: &str, entry: &str) -> bool {
    let is_of_name = |c: char| c.is_alphanumeric() || c == '-';
    list.match_indices(entry)
        .any(|(at, _)| !list[..at].ends_with(is_of_name) && !list[at + entry.len()..].starts_with(is_of_name))
}

/// Returns a message for each entry that the list lacks.
fn missing(list: &List, text: &str) -> Vec<String> {
    let found = part(text, list.begin, list.end);
    let lacks = |entry: &String| !has(&found, entry);
    let message = |entry: String| format!("{} ({}…) lacks {entry}", list.file, list.begin.trim());
    CURVES.iter().flat_map(list.entries).filter(lacks).map(message).collect()
}

#[test]
fn each_list_has_every_curve() {
    let missing: Vec<String> = LISTS.iter().flat_map(|list| missing(list, &read(list.file))).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Removes each entry from each list in turn.
#[test]
fn a_missing_entry_is_found() {
    for list in &LISTS {
        let text = read(list.file);
        let found = part(&text, list.begin, list.end);
        for entry in CURVES.iter().flat_map(list.entries) {
            let messages = missing(list, &text.replace(&found, &found.replace(&entry, "")));
            assert!(messages.iter().any(|message| message.ends_with(&format!("lacks {entry}"))), "{messages:?}");
        }
    }
}
