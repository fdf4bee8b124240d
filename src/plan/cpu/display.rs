//! The explanation of a plan, as `msm_cli plan` prints it.

use std::fmt;

use super::plan::{CpuMethod, CpuPlan};
use crate::plan::text::{Bytes, window_origin};
use crate::types::PointForm;

impl fmt::Display for CpuPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, count, buckets) = (self.windows.window_bits(), self.windows.count(), self.windows.buckets());
        let origin = window_origin(self.fixed_window);
        let split = match self.components {
            1 => "plain integers".into(),
            2 => "2 GLV components".into(),
            components => format!("{components} GLS components"),
        };
        writeln!(f, "  recode      {split}, {count} signed windows of {c} bits ({origin})")?;
        let stored = match (self.form, self.reads_table) {
            (PointForm::Weierstrass, false) => "affine",
            (PointForm::Weierstrass, true) => "affine, prepared",
            (PointForm::TwistedEdwards, false) => "as (y − x, y + x, 2dxy), converted by each call",
            (PointForm::TwistedEdwards, true) => "as (y − x, y + x, 2dxy), prepared",
        };
        writeln!(f, "  points      {}, {stored}", self.form)?;
        if self.precomputation.factor() > 1 {
            let (levels, stride, rows) = (self.precomputation.factor(), self.precomputation.stride(), self.rows());
            writeln!(
                f,
                "  multiples   {levels} of each base, {stride} bits apart: {rows} rows; \
                 the windows of a row share its buckets"
            )?;
        }
        match self.method {
            CpuMethod::Straus => {
                writeln!(f, "  accumulate  Straus: up to {buckets} affine multiples a base")?;
            }
            CpuMethod::Buckets { pieces } => {
                match self.form {
                    PointForm::Weierstrass => {
                        writeln!(f, "  accumulate  {buckets} affine buckets a window, {}", self.arithmetic)
                    }
                    PointForm::TwistedEdwards => {
                        writeln!(f, "  accumulate  {buckets} buckets a window, one running sum")
                    }
                }?;
                writeln!(f, "  tasks       {pieces}")?;
            }
        }
        writeln!(f, "  threads     {}", self.threads)?;
        writeln!(f, "  memory      {}", Bytes(self.bytes))?;
        writeln!(f, "  cost        {:.3e} field multiplications on each thread", self.multiplications)
    }
}
