//! Reports the reason if the CPU or another GPU replaces the planned GPU in a computation.

use std::fmt;
use std::sync::Arc;

use cumsm::{Msm, MsmError};

use crate::error::ProverError;

/// The function of [`ProverBuilder::on_fallback`](crate::ProverBuilder::on_fallback), if the caller sets one.
#[derive(Clone, Default)]
pub(crate) struct Report(Option<Arc<Function>>);

type Function = dyn Fn(&ProverError) + Send + Sync;

impl Report {
    pub(crate) fn new(report: impl Fn(&ProverError) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(report)))
    }

    pub(crate) fn send(&self, reason: &ProverError) {
        self.0.iter().for_each(|report| report(reason));
    }
}

impl fmt::Debug for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Report").field(&self.0.is_some()).finish()
    }
}

/// A part of a prover that is on the host instead of a GPU, because the GPU failed or has too little memory. See
/// [`Prover::fallbacks`](crate::Prover::fallbacks).
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Fallback {
    /// The part, with one of these two forms:
    ///
    /// - [`Fallback::PRODUCTS`]: the CPU computes the products and the transforms of each proof. The sums run on the
    ///   prover's engine, over scalars on the host.
    /// - `the bases of a`, `the bases of b in G1`, `the bases of b in G2`, `the bases of l` or `the bases of h`: the
    ///   host keeps the prepared bases. Each sum over these bases first tries the GPU again.
    pub part: &'static str,
    /// The error of the GPU.
    pub reason: MsmError,
}

impl Fallback {
    /// The part that consists of the products and the transforms.
    pub const PRODUCTS: &'static str = "the products and the transforms";
}

impl fmt::Display for Fallback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} are on the host instead of a GPU: {}", self.part, self.reason)
    }
}

/// The fallbacks of a prover that is being built.
pub(crate) struct Fallbacks<'a> {
    engine: &'a Msm,
    report: &'a Report,
    pub(crate) list: Vec<Fallback>,
}

impl<'a> Fallbacks<'a> {
    pub(crate) fn new(engine: &'a Msm, report: &'a Report) -> Self {
        Self { engine, report, list: Vec::new() }
    }

    /// Reports that a part is on the host instead of a GPU.
    pub(crate) fn add(&mut self, part: &'static str, reason: MsmError) {
        self.report.send(&reason.clone().into());
        self.list.push(Fallback { part, reason });
    }

    /// Lets the CPU replace the GPU for the products and the transforms. Returns `error` if the CPU must not replace
    /// the GPU, or if `error` does not come from a GPU.
    pub(crate) fn leave_the_gpu(&mut self, error: MsmError) -> Result<(), MsmError> {
        let is_of_a_gpu = matches!(error, MsmError::Device { .. } | MsmError::OutOfDeviceMemory { .. });
        if !is_of_a_gpu || !self.engine.may_fall_back() {
            return Err(error);
        }
        self.add(Fallback::PRODUCTS, error);
        Ok(())
    }
}
