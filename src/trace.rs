//! Spans for profilers that listen to the crate `tracing`. Without the feature `tracing`, the functions of this module
//! do nothing.
//!
//! | span | fields | what the span covers |
//! |---|---|---|
//! | `msm` | `curve`, `group`, `points`, `vectors` | one computation |
//! | `prepare_bases` | `curve`, `group`, `points` | the preparation of bases |
//! | `plan` | | the search for a plan |
//! | `upload` to `combine` | | one [`Stage`]. On a GPU, the span covers only the host's part of the stage, because kernels run while the host continues |
//!
//! If the CPU computes several vectors of a batch at the same time, the span `msm` contains no other spans.
//!
//! There are these events at level `WARN`:
//!
//! - A GPU has failed, so the CPU computes.
//! - All GPUs of an engine are lost, so the CPU computes.
//! - A GPU cannot be opened.
//! - The last engine of a GPU has been dropped, but the driver keeps the GPU's unused memory.
//! - A requested GPU does not exist.
//! - The driver compiles kernels, because this build has no machine code for the GPU.

use crate::error::MsmError;
use crate::types::{Group, Stage};

#[cfg(feature = "tracing")]
pub(crate) use with_tracing::*;
#[cfg(not(feature = "tracing"))]
pub(crate) use without::*;

#[cfg(feature = "tracing")]
mod with_tracing {
    use tracing::span::EnteredSpan;
    use tracing::{debug_span, info_span, warn};

    use super::*;

    /// A span that ends when this value is dropped.
    #[derive(Debug)]
    #[must_use]
    pub(crate) struct Span {
        _entered: EnteredSpan,
    }

    pub(crate) fn msm(curve: &str, group: Group, points: usize, vectors: usize) -> Span {
        Span { _entered: info_span!("msm", curve, %group, points, vectors).entered() }
    }

    pub(crate) fn prepare_bases(curve: &str, group: Group, points: usize) -> Span {
        Span { _entered: info_span!("prepare_bases", curve, %group, points).entered() }
    }

    pub(crate) fn plan() -> Span {
        Span { _entered: debug_span!("plan").entered() }
    }

    pub(crate) fn stage(stage: Stage) -> Span {
        let span = match stage {
            Stage::Upload => debug_span!("upload"),
            Stage::Convert => debug_span!("convert"),
            Stage::Recode => debug_span!("recode"),
            Stage::Sort => debug_span!("sort"),
            Stage::Accumulate => debug_span!("accumulate"),
            Stage::Aggregate => debug_span!("aggregate"),
            Stage::Combine => debug_span!("combine"),
        };
        Span { _entered: span.entered() }
    }

    pub(crate) fn instead_of_a_gpu(error: &MsmError) {
        warn!(%error, "a GPU has failed, so the CPU computes");
    }

    pub(crate) fn without_any_gpu(error: &MsmError) {
        warn!(%error, "all GPUs of the engine are lost, so the CPU computes");
    }

    pub(crate) fn without_a_gpu(error: &MsmError) {
        warn!(%error, "a GPU cannot be opened, so it is not used");
    }

    pub(crate) fn missing_gpu(reason: &str) {
        warn!(reason, "a requested GPU does not exist, so it is not used");
    }

    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn keeps_memory(ordinal: usize, code: u32) {
        warn!(ordinal, code, "the driver keeps the unused memory of a GPU");
    }

    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn compiles_kernels(module: &str, (major, minor): (u32, u32)) {
        warn!(
            module,
            "the driver compiles kernels, which takes seconds to minutes: this build has no machine code for compute \
             capability {major}.{minor}; build with CUMSM_CUDA_ARCHS={major}{minor}"
        );
    }
}

#[cfg(not(feature = "tracing"))]
mod without {
    use super::*;

    #[derive(Debug)]
    #[must_use]
    pub(crate) struct Span;

    pub(crate) fn msm(_curve: &str, _group: Group, _points: usize, _vectors: usize) -> Span {
        Span
    }

    pub(crate) fn prepare_bases(_curve: &str, _group: Group, _points: usize) -> Span {
        Span
    }

    pub(crate) fn plan() -> Span {
        Span
    }

    pub(crate) fn stage(_stage: Stage) -> Span {
        Span
    }

    pub(crate) fn instead_of_a_gpu(_error: &MsmError) {}

    pub(crate) fn without_any_gpu(_error: &MsmError) {}

    pub(crate) fn without_a_gpu(_error: &MsmError) {}

    pub(crate) fn missing_gpu(_reason: &str) {}

    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn keeps_memory(_ordinal: usize, _code: u32) {}

    #[cfg_attr(not(cuda_backend), allow(dead_code))]
    pub(crate) fn compiles_kernels(_module: &str, _compute_capability: (u32, u32)) {}
}
