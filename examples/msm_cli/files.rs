//! `vectors` and `eip2537`: check files of cases with known results.

use std::error::Error;
use std::fs;
use std::io::{self, Write};

use rayon::prelude::*;

use crate::arguments::FileArguments;
use crate::formats::Case;
use crate::progress;
use crate::{Verdict, after_printing};

/// Parses the cases of a file with the function `read`, checks each case, and prints the cases that fail.
pub(crate) fn check(
    arguments: &FileArguments,
    read: impl Fn(&str) -> Result<Vec<Case>, String>,
) -> Result<Verdict, Box<dyn Error>> {
    let path = arguments.file.display();
    let text = fs::read_to_string(&arguments.file).map_err(|error| format!("{path}: {error}"))?;
    let cases = read(&text).map_err(|error| format!("{path}: {error}"))?;
    if cases.is_empty() {
        return Err(format!("{path}: there are no cases, so nothing is checked; give a file with cases").into());
    }
    let msm = arguments.engine.builder()?.build()?;
    cases.iter().try_for_each(|case| case.ready(&msm))?;

    let bar = progress::bar("checking", cases.len());
    let check = |case: &Case| {
        let result = case.check(&msm);
        bar.inc(1);
        result
    };
    let results: Vec<_> = cases.par_iter().map(check).collect();
    bar.finish_and_clear();

    let failed = results.iter().filter(|result| result.is_err()).count();
    let print = || {
        let mut out = io::stdout().lock();
        for (case, result) in cases.iter().zip(&results) {
            if let Err(reason) = result {
                writeln!(out, "{}: {reason}", case.name())?;
            }
        }
        writeln!(out, "{} passed, {failed} failed", cases.len() - failed)
    };
    let verdict = if failed == 0 { Verdict::Right } else { Verdict::Wrong };
    after_printing(print().map_err(Box::from), verdict)
}
