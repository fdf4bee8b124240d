//! What the papers predict and compare, reproduced as counts: tables in Markdown on the standard output.
//!
//! The numbers are operations, counted by the emulator that runs the kernels' source; none of them is a time, unless its
//! column says so. "Busiest" is what the busiest thread of each launch does, added up over the launches, which follow each
//! other: time goes with this where all threads are resident. Multiplications are of field elements, squares included; one
//! that shares its reduction with another counts for one and a half together (lb-msm, "lazy reduction").
//!
//! `cargo bench -p cumsm-verify` takes all sizes. Without `--bench`, as `cargo test --benches` starts it, or with `--test`
//! it takes a small one.

#[path = "../tests/common"]
mod common {
    pub(crate) mod counted;
    pub(crate) mod formulas;
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
}
#[path = "papers/ablation.rs"]
mod ablation;
#[path = "papers/checkpoints.rs"]
mod checkpoints;
#[path = "papers/clustered.rs"]
mod clustered;
#[path = "papers/constant_time.rs"]
mod constant_time;
#[path = "papers/measure.rs"]
mod measure;

use common::formulas;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    let complete = given("--bench") && !given("--test");
    let sizes = |all: &'static [u32]| if complete { all } else { &[10] };

    println!("Operations counted on the emulator. These are counts, not times.\n");
    println!("## The papers' formulas, over all threads\n");
    for &log_n in sizes(&[12, 14]) {
        println!("2^{log_n} uniform scalars:\n\n{}", formulas::HEADER);
        let predictions = formulas::all(log_n);
        predictions.iter().for_each(|prediction| println!("{prediction}"));
        println!();
        let wrong = predictions.iter().find(|prediction| prediction.difference().abs() > formulas::TOLERANCE);
        assert!(!complete || wrong.is_none(), "a prediction that is not right: {}", wrong.unwrap());
    }
    ablation::print(sizes(&[12, 14, 16]));
    constant_time::print(sizes(&[12, 14]));
    clustered::print(sizes(&[12, 14, 16]));
    checkpoints::print(sizes(&[12, 14, 16]));
}
