//! The explanation of a plan, as `msm_cli plan` prints it.

use std::fmt;

use super::plan::GpuPlan;
use super::shape::Radix;
use crate::algorithm::{Accumulation, Aggregation, Algorithm, Coordinates, SortMethod};
use crate::plan::text::{Bytes, window_origin};
use crate::recode::Recoding;
use crate::types::{PointForm, Stage};

impl fmt::Display for GpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let (levels, threads) = (self.precomputation.factor(), self.threads_per_row);
        // The number of rows that share a set of buckets.
        let (rows, of) = if self.algorithm.consolidates_windows() { (self.rows, "for all rows") } else { (1, "a row") };
        let share = (self.chunk * (levels * rows) as usize).div_ceil(threads as usize);
        let Algorithm { recoding, sort: method, accumulation, coordinates, aggregation, .. } = self.algorithm;
        writeln!(f, "  algorithm   {}", self.algorithm)?;
        let first = match self.smaller_chunks.as_slice() {
            [] => String::new(),
            [first] => format!(", the first of {}", first.points),
            [first, ..] => format!(", growing from {}", first.points),
        };
        let sums = if self.carries_buckets() { ", added to the same buckets" } else { "" };
        writeln!(f, "  chunks      {} of {} points{first}{sums}", self.chunks, self.chunk)?;
        match (recoding, coordinates) {
            (Recoding::OddFloat, _) if self.prepared == 0 => {
                writeln!(f, "  convert     nothing: points are doubled when they are added")?;
            }
            (Recoding::OddFloat, _) => writeln!(f, "  convert     2^h·P for h up to {}", self.prepared)?,
            (_, Coordinates::TwistedEdwards) => writeln!(f, "  convert     {} form", PointForm::TwistedEdwards)?,
            _ => {}
        }
        writeln!(f, "  recode      {count} {recoding} windows of {c} bits ({})", window_origin(self.fixed_window))?;
        if levels > 1 {
            let stride = self.precomputation.stride();
            writeln!(
                f,
                "  multiples   {levels} of each base, {stride} bits apart: {} rows; \
                 the windows of a row share its buckets",
                self.rows
            )?;
        }
        if self.vectors > 1 || self.groups > 1 {
            writeln!(f, "  batch       {} times {} vectors of scalars", self.groups, self.vectors)?;
        }
        let Radix { passes, bits } = self.radix;
        let sort = format!("sort by bucket, {passes} passes of {bits} bits, tiles of {} digits", self.digits_per_tile);
        let per_thread = self.algorithm.windows_per_thread(self.rows.into());
        if let Some(windows) = per_thread {
            writeln!(
                f,
                "  accumulate  Pippenger's algorithm in each of {threads} threads: {windows} windows, {share} points"
            )?;
        } else {
            match method {
                SortMethod::Radix => writeln!(f, "  sort        {sort}")?,
                SortMethod::SparseTranspose => {
                    writeln!(f, "  sort        ELL of {threads} rows to CSR, transposed: {sort}")?;
                }
            }
            if self.affine_rounds() > 0 {
                let fewest = self.affine_rounds_of(0);
                let from = if fewest < self.affine_rounds() { format!("{fewest} to ") } else { String::new() };
                writeln!(
                    f,
                    "  affine      {from}{} rounds that halve the points of each bucket, over {} threads {of}",
                    self.affine_rounds(),
                    self.pair_threads
                )?;
            }
            let how = match accumulation {
                Accumulation::ConstantTime => "in constant time, load-balanced".to_string(),
                Accumulation::RowBalanced => "row-balanced".to_string(),
                Accumulation::Comparison(comparison) => comparison.to_string(),
                Accumulation::LoadBalanced => "load-balanced".to_string(),
            };
            let each = match self.affine_rounds() {
                0 => format!(", {share} digits each"),
                _ => ", for the points that the affine rounds leave".into(),
            };
            writeln!(
                f,
                "  accumulate  {buckets} buckets {of}, in {coordinates}, {how} over {threads} threads {of}{each}"
            )?;
            let runs = self.buckets_per_thread();
            match aggregation {
                Aggregation::Layered => {
                    writeln!(
                        f,
                        "  aggregate   running sums over {runs} buckets, then {} layered rounds",
                        self.aggregation_threads.ilog2()
                    )?;
                }
                Aggregation::SuffixSums => {
                    writeln!(
                        f,
                        "  aggregate   running sums over {runs} buckets, then suffix sums in {} rounds",
                        self.aggregation_threads.ilog2()
                    )?;
                }
                Aggregation::ChunkedRunningSum => {
                    writeln!(
                        f,
                        "  aggregate   running sums over {runs} buckets for each of {} threads",
                        self.aggregation_threads
                    )?;
                }
            }
        }
        writeln!(f, "  memory      {} on the device", Bytes(self.buffers.bytes()))?;
        self.write_times(f)?;
        for (algorithm, c, seconds) in self.rejected.iter().take(REJECTED_SHOWN) {
            let more = 100.0 * (seconds / self.seconds() - 1.0);
            writeln!(f, "  rejected    {algorithm}, windows of {c} bits: {more:.0}% more")?;
        }
        Ok(())
    }
}

impl GpuPlan {
    /// Prints three things: the predicted time of all stages, the time and the limit of each stage, and the additional
    /// time of the first computation.
    fn write_times(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let time = self.time().milliseconds();
        writeln!(f, "  time        {time} ms, predicted by a model, not measured")?;
        for stage in Stage::ALL {
            if let Some(limit) = self.prediction.limit(stage) {
                let of_stage = self.time_of(stage).milliseconds();
                let share = 100.0 * of_stage.middle / time.middle;
                writeln!(f, "    {:<11} {of_stage} ms  {share:>3.0}%  {limit}", stage.to_string())?;
            }
        }
        let first = self.first.milliseconds();
        writeln!(f, "  first       {first:.1} ms more for the first computation of this size")
    }
}

/// The greatest number of rejected plans that the explanation lists.
const REJECTED_SHOWN: usize = 12;
