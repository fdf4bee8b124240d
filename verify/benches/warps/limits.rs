//! What divergence may cost where most time goes: in the accumulation of many points.

use cumsm_ptx_machine::Class;

use crate::Row;

/// Issued over per-lane products of an accumulation, at most: for uniform scalars, and for clustered ones.
const UNIFORM: f64 = 1.10;
const CLUSTERED: f64 = 1.25;

/// Accumulations of sampled cases that are dearer, each with a sentence. They are meant for 2^20 points and more.
pub(crate) fn exceeded(rows: &[Row]) -> Vec<String> {
    let accumulations = rows.iter().filter(|row| row.is_sampled && row.kernel.starts_with("accumulate_"));
    let dearer = accumulations.filter_map(|row| {
        let limit = if row.case.ends_with("clustered") { CLUSTERED } else { UNIFORM };
        let ratio = row.counts.issued_over_run(Class::WideProduct);
        (ratio > limit).then(|| {
            format!(
                "{} | {}: {ratio:.2} products issued for each that a lane needs, more than {limit}",
                row.case, row.kernel
            )
        })
    });
    dearer.collect()
}
