//! Reports a test that has nothing to test on this computer.

use std::io::Write;

/// Prints that the test is skipped, and the reason. In a passing test, the test harness hides the output of print
/// macros. So this function writes to standard error directly.
pub(crate) fn skipped(why: &str) {
    let name = std::thread::current().name().unwrap_or("a test").to_owned();
    writeln!(std::io::stderr(), "skipped: {name}: {why}").expect("standard error can be written");
}
