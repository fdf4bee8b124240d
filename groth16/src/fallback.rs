//! Reports the reason if the CPU or another GPU replaces the planned GPU in a computation.

use std::fmt;
use std::sync::Arc;

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
