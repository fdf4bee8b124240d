//! Draws progress on standard error, if standard error is a terminal.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

const TICK: Duration = Duration::from_millis(100);

/// Runs `work`, and shows a spinner and the elapsed time while `work` runs.
pub(crate) fn spin<T>(what: &'static str, work: impl FnOnce() -> T) -> T {
    let spinner = ProgressBar::new_spinner().with_message(what).with_style(style("{spinner} {msg} {elapsed}"));
    spinner.enable_steady_tick(TICK);
    let result = work();
    spinner.finish_and_clear();
    result
}

/// A bar that counts to `length`.
pub(crate) fn bar(what: &'static str, length: usize) -> ProgressBar {
    let bar = ProgressBar::new(length as u64)
        .with_message(what)
        .with_style(style("{msg} {wide_bar} {pos}/{len}, {eta} left"));
    bar.enable_steady_tick(TICK);
    bar
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is well formed")
}
