//! lb-msm, Table 6: constant time against not, in the average case and where all scalars are the same.

use cumsm::Algorithm;
use cumsm::internals::Prepare;

use crate::common::counted::multiplications;
use crate::common::generators::ScalarKind;
use crate::measure::{bases, count, lb_msm, milliseconds, times};

/// The powers of two that the paper prepares where memory is short.
const FEW: Prepare = Prepare::PowersOfTwo(Some(6));

/// The columns, as in the paper.
const COLUMNS: [(&str, Algorithm, ScalarKind); 6] = [
    ("cuZK", Algorithm::CUZK, ScalarKind::Uniform),
    ("τ = 6, not const (avg)", lb_msm(FEW), ScalarKind::Uniform),
    ("τ = c − 1, not const (avg)", lb_msm(Prepare::AllPowersOfTwo), ScalarKind::Uniform),
    ("const (avg)", Algorithm::LB_MSM_CONST, ScalarKind::Uniform),
    ("not const (corner)", lb_msm(Prepare::AllPowersOfTwo), ScalarKind::Equal),
    ("const (corner)", Algorithm::LB_MSM_CONST, ScalarKind::Equal),
];

pub(crate) fn print(log_sizes: &[u32]) {
    println!("## lb-msm, Table 6: constant time\n");
    println!("Field multiplications of the busiest thread, over all launches.\n");
    println!("| n | {} |", COLUMNS.map(|(name, ..)| name).join(" | "));
    println!("|---|{}", "---:|".repeat(COLUMNS.len()));
    for &log_n in log_sizes {
        // 32 odd-float digits to a bucket, as in the paper's 2^19 points with windows of 16 bits.
        let (bases, window_bits) = (bases(log_n), log_n - 3);
        let busiest = |algorithm, kind| count(algorithm, window_bits, &bases, kind).critical_path(multiplications);
        let counts = COLUMNS.map(|(_, algorithm, kind)| busiest(algorithm, kind));
        println!("| 2^{log_n} | {} |", counts.map(|count| format!("{count:.0}")).join(" | "));
        if let Some(times) = times(&COLUMNS.map(|(_, algorithm, kind)| (algorithm, kind)), window_bits, &bases) {
            let times: Vec<_> = times.into_iter().map(milliseconds).collect();
            println!("| 2^{log_n}, on the GPU | {} |", times.join(" | "));
        }
    }
    println!();
}
