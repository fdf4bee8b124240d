//! Tests that have nothing to test on this machine.

use std::io::Write;

/// Prints that the test is skipped, and why. The harness hides what a passing test prints by macros, so this writes to
/// standard error directly.
pub(crate) fn skipped(why: &str) {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    writeln!(std::io::stderr(), "skipped: {name}: {why}").expect("standard error can be written");
}
