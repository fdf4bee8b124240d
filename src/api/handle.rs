//! The type [`Msm`], which the builder makes and prepared bases keep. Its functions are in `msm.rs`.

use crate::engine::Engine;

/// An engine, which threads can share.
#[derive(Clone, Debug, Default)]
pub struct Msm {
    pub(crate) engine: Engine,
}
