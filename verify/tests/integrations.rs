//! Tests of docs/integrations.md, which quotes files that CI compiles. A quoted region lies between `docs:begin NAME`
//! and `docs:end`.
//!
//! The following command updates the quotes in the document:
//!
//! ```text
//! CUMSM_WRITE_DOCS=1 cargo test --release -p cumsm-verify --test integrations
//! ```

use std::fs;
use std::path::Path;

/// Returns the lines of a region, without their common indentation.
fn region(text: &str, name: &str) -> Option<String> {
    let named = |line: &str| line.split_once("docs:begin ")?.1.split_whitespace().next().map(|found| found == name);
    let mut lines = text.lines().skip_while(|line| named(line) != Some(true));
    lines.next()?;
    let lines: Vec<&str> = lines.take_while(|line| !line.contains("docs:end")).collect();
    let indentation = |line: &&str| line.len() - line.trim_start().len();
    let common = lines.iter().filter(|line| !line.is_empty()).map(indentation).min()?;
    let lines: Vec<&str> = lines.iter().map(|line| line.get(common..).unwrap_or_default()).collect();
    Some(lines.join("\n").trim_end().to_owned() + "\n")
}

/// Replaces each quote in the document by the current text of the quoted region. Returns the new document and the
/// number of quotes.
fn with_quotes(document: &str, root: &Path) -> (String, usize) {
    let (mut text, mut count, mut lines) = (String::new(), 0, document.lines());
    while let Some(line) = lines.next() {
        text += &format!("{line}\n");
        let Some(quote) = line.strip_prefix("<!-- quote: ").and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        let (file, name) = quote.split_once(' ').expect("a quote names a file and a region");
        let source = fs::read_to_string(root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let region = region(&source, name).unwrap_or_else(|| panic!("{file} has no region {name}"));
        let fence = lines.next().filter(|line| line.starts_with("```")).expect("code follows a quote");
        assert!(lines.by_ref().any(|line| line == "```"), "the code of {file} {name} has no end");
        text += &format!("{fence}\n{region}```\n");
        count += 1;
    }
    (text, count)
}

#[test]
fn the_document_quotes_what_is_compiled() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let path = root.join("docs/integrations.md");
    let document = fs::read_to_string(&path).unwrap();
    let (text, count) = with_quotes(&document, &root);
    assert_eq!(count, 5, "quotes in {}", path.display());
    if std::env::var_os("CUMSM_WRITE_DOCS").is_some() {
        fs::write(&path, &text).unwrap();
        return;
    }
    assert!(
        text == document,
        "a quote differs from its file; the comment at the top of this test says how to write the quotes again"
    );
}

#[test]
fn a_region_loses_its_common_indentation() {
    let text = "a\n  /* docs:begin x */\n  b\n\n    c\n  /* docs:end */\nd\n";
    assert_eq!(region(text, "x").as_deref(), Some("b\n\n  c\n"));
    assert_eq!(region(text, "y"), None);
}
