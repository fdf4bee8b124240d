//! Tests that validate the time model. `verify/golden/validation.tsv` has published times of other libraries, beside
//! the times that the model predicts for the kernels of these libraries. `verify/golden/cuzk-tables.tsv` has cuZK's
//! tables, beside the times that the model predicts for this crate. `docs/roofline.md` explains the columns.
//!
//! ```text
//! CUMSM_WRITE_VALIDATION=1 cargo test --release -p cumsm-verify --test validation      writes the tables
//! cargo test --release -p cumsm-verify --test validation                               compares
//! ```
//!
//! The tests describe a library by counts. Examples are the number of launches, the instructions of a warp, and the
//! bytes for each digit. The counts come from the library's source, from the machine code that nvcc 13.0 makes of this
//! source for sm_120, or from the formulas of a paper. The predictions use the constants of the model. None of these
//! constants is fitted to the published times.

mod common {
    pub(crate) mod golden;
}
mod libraries;

use std::env;

use common::golden::{self, Table};
use cumsm::internals::Band;
use libraries::{Counts, Published, published};

/// The command that writes the tables.
const COMMAND: &str = "CUMSM_WRITE_VALIDATION=1 cargo test --release -p cumsm-verify --test validation";
/// The mean error of the best published model of GPUs (arXiv 2503.20481), in percent.
const BEST_MODEL: f64 = 14.0;

fn milliseconds(value: f64) -> String {
    format!("{value:.2}")
}

/// Returns the relative error of the middle of the predicted band, in percent.
fn error(published: &Published, time: Band) -> f64 {
    100.0 * (1e3 * time.middle / published.milliseconds - 1.0)
}

/// Returns three numbers: the mean of the absolute errors, the number of published times, and the number of these times
/// that lie in their predicted bands.
fn summary(rows: &[(Published, Band)]) -> (f64, usize, usize) {
    let errors = rows.iter().map(|(published, time)| error(published, *time).abs());
    let inside = rows.iter().filter(|(published, time)| time.contains(1e-3 * published.milliseconds)).count();
    (errors.sum::<f64>() / rows.len() as f64, rows.len(), inside)
}

fn rows() -> Vec<(Published, Band)> {
    published().into_iter().map(|published| (published, (published.time)())).collect()
}

fn counted(rows: &[(Published, Band)]) -> Vec<(Published, Band)> {
    rows.iter().filter(|(published, _)| published.counts == Counts::Source).copied().collect()
}

fn table(rows: &[(Published, Band)]) -> Table {
    let columns = [
        "who",
        "GPU",
        "computation",
        "points",
        "counts",
        "low",
        "middle",
        "high",
        "published",
        "in the band",
        "error, %",
        "source",
    ];
    let mut table = Table::new(4, &columns);
    for (published, time) in rows {
        let Band { low, middle, high, .. } = time.milliseconds();
        table.rows.push(vec![
            published.who.into(),
            published.gpu.into(),
            published.computation.into(),
            format!("2^{}", published.log_points),
            published.counts.to_string(),
            milliseconds(low),
            milliseconds(middle),
            milliseconds(high),
            published.milliseconds.to_string(),
            if time.contains(1e-3 * published.milliseconds) { "yes" } else { "no" }.into(),
            format!("{:.0}", error(published, *time)),
            published.source.into(),
        ]);
    }
    for (name, of) in [("mean, counts from sources", counted(rows)), ("mean, all", rows.to_vec())] {
        let (mean, all, inside) = summary(&of);
        let mut cells = vec![String::new(); table.columns.len()];
        cells[0] = name.into();
        cells[9] = format!("{inside} of {all}");
        cells[10] = format!("{mean:.0}");
        cells[11] = format!("the best published model has a mean error of {BEST_MODEL}% (arXiv 2503.20481)");
        table.rows.push(cells);
    }
    table
}

#[test]
fn validation_is_what_the_model_predicts() {
    let table = table(&rows());
    if env::var_os("CUMSM_WRITE_VALIDATION").is_some() {
        table.write("validation.tsv", Some(COMMAND));
    }
    let differences = table.differences(&Table::read("validation.tsv", table.key_columns), &[], |_| true);
    assert_eq!(golden::report(&differences, COMMAND), 0, "{differences:#?}");
}

#[test]
fn tables_of_cuzk_have_the_predicted_times() {
    let table = libraries::cuzk::table().unwrap();
    println!("{table}");
    if env::var_os("CUMSM_WRITE_VALIDATION").is_some() {
        table.write("cuzk-tables.tsv", Some(COMMAND));
    }
    let differences = table.differences(&Table::read("cuzk-tables.tsv", table.key_columns), &[], |_| true);
    assert_eq!(golden::report(&differences, COMMAND), 0, "{differences:#?}");
}

/// For the libraries whose instructions are counted, the mean of the absolute errors is at most 25%.
#[test]
fn mean_error_is_at_most_a_quarter() {
    let (mean, all, _) = summary(&counted(&rows()));
    assert!(all >= 6 && mean <= 25.0, "{mean} over {all}");
}

/// No published time is below the low end of its predicted band.
#[test]
fn no_published_time_is_below_its_band() {
    for (published, time) in rows() {
        assert!(published.milliseconds >= 1e3 * time.low, "{} {}: {time}", published.who, published.computation);
    }
}
