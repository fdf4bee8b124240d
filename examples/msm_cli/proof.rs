//! `proof`: the predicted times of Groth16 proofs on a GPU that keeps the key and the matrices in its memory.

use std::error::Error;
use std::io::{self, Write};

use ark_ec::CurveConfig;
use cumsm::internals::{proof_times, resident_plan_on};

use crate::Verdict;
use crate::arguments::{ProofArguments, sizes};
use crate::formats::curves::{not_computed, on_curve};

pub(crate) fn proof(arguments: &ProofArguments) -> Result<Verdict, Box<dyn Error>> {
    let &ProofArguments { ref curve, from, to, entries, on } = arguments;
    let curve = curve.as_str();
    let mut out = io::stdout().lock();
    for log_size in sizes(from, to)? {
        let n = 1 << log_size;
        // Half of the GPU's memory is for the five tables of bases. This half is divided into 6 shares: one share for
        // each of the four tables over G1, and two shares for the table over G2.
        let share = on.memory / 12;
        let g1 = on_curve!(curve, "g1", P => resident_plan_on::<P>(n, on, share));
        let g2 = on_curve!(curve, "g2", P => resident_plan_on::<P>(n, on, 2 * share));
        let sums = [
            g1.ok_or_else(|| not_computed(curve, "g1"))??.time(),
            g2.ok_or_else(|| not_computed(curve, "g2"))??.time(),
        ];
        let times = on_curve!(curve, "g1", P => proof_times::<<P as CurveConfig>::ScalarField>(log_size, entries.into(), &on, sums));
        let times = times.ok_or_else(|| not_computed(curve, "g1"))?;
        let share = 100.0 * times.sums().middle / times.total().middle;
        let total = times.total().milliseconds();
        writeln!(out, "2^{log_size} constraints: proof {total:.2} ms, of which sums {share:.0}%")?;
        for (part, time) in [
            ("copy of the assignment", times.copy),
            ("sparse products", times.products),
            ("witness map", times.witness_map),
            ("four sums over G1", times.sums_g1),
            ("sum over G2", times.sum_g2),
            ("points, on the host", times.points),
        ] {
            writeln!(out, "    {part}: {:.2} ms", time.milliseconds())?;
        }
    }
    Ok(Verdict::Right)
}
