//! The formats of the files in `tests/vectors`, shared by the tests and `msm_cli`: each file is read into cases, and a
//! case computes itself on a given engine.

pub(crate) mod curves;
pub(crate) mod eip2537;
pub(crate) mod encoding;
pub(crate) mod vectors;

use cumsm::{Curve, Msm, MsmError};

type Check = dyn Fn(&Msm) -> Result<(), String> + Send + Sync;

/// A multi-scalar multiplication whose result is known.
pub(crate) struct Case {
    name: String,
    check: Box<Check>,
    ready: fn(&Msm) -> Result<(), MsmError>,
}

impl Case {
    fn new<P: Curve>(name: String, check: impl Fn(&Msm) -> Result<(), String> + Send + Sync + 'static) -> Self {
        Self { name, check: Box::new(check), ready: |msm| msm.plan::<P>(0).map(drop) }
    }

    /// The name the file gives it.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// Whether `msm` computes on its curve at all.
    pub(crate) fn ready(&self, msm: &Msm) -> Result<(), MsmError> {
        (self.ready)(msm)
    }

    /// Computes it with `msm`, and says what is wrong if something is.
    pub(crate) fn check(&self, msm: &Msm) -> Result<(), String> {
        (self.check)(msm)
    }
}
