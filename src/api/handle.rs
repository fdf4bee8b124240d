//! The type [`Msm`]. The builder makes an `Msm`, and prepared bases keep a clone. The functions of `Msm` are in
//! `msm.rs`.

use crate::engine::Engine;

/// An engine. Threads can share it.
#[derive(Clone, Debug, Default)]
pub struct Msm {
    pub(crate) engine: Engine,
}
