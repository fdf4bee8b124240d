//! The launchers of `cuda/papers/`: cuZK's stages, the suffix sums of lb-msm, and the methods with which papers compare
//! their own methods. All launchers of this module are only for comparisons, and need the feature `papers`. In a build
//! without the feature `papers`, `no_papers.rs` replaces this module.
//!
//! The pipeline calls only the functions that this file re-exports. The re-exported functions are safe, like the
//! functions in `stages/`. The SAFETY comments of this module give the reason why a kernel stays inside its buffers.

mod aggregate;
mod comparisons;
mod rows;
mod transpose;

pub(super) use aggregate::{chunked, suffix_sums};
pub(super) use comparisons::{compare, consolidate_rows, pippengers};
pub(super) use rows::row_balanced;
pub(super) use transpose::ell_to_csr;
