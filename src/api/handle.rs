//! The type [`Msm`]. The builder makes an `Msm`, and prepared bases keep a clone of their `Msm`. The functions of `Msm`
//! are in `msm.rs`.

use crate::engine::Engine;

/// An engine. Several threads can use one engine at the same time.
#[derive(Clone, Debug, Default)]
pub struct Msm {
    pub(crate) engine: Engine,
}
