//! The formats of the files in `tests/vectors`. The tests and `msm_cli` share this code. A file has cases, and each
//! case can be computed on a given engine.

pub(crate) mod curves;
pub(crate) mod eip2537;
pub(crate) mod encoding;
pub(crate) mod vectors;

use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::{Backend, Curve, Msm, MsmError, PrecomputeFactor, Validation};

/// Σ kᵢ·Pᵢ, computed by `msm`. The function also validates the bases, and a failed validation is an error. On the CPU,
/// it is also an error if the validated bases give a different sum.
fn sum<P: Curve>(msm: &Msm, bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Result<Projective<P>, String> {
    let compute = || -> Result<_, MsmError> {
        let sum = msm.msm(bases, scalars)?;
        let preparation = msm.prepare(bases).precompute(PrecomputeFactor::Fixed(1)).validation(Validation::InSubgroup);
        let validated = preparation.build()?;
        let on_the_cpu = msm.plan::<P>(bases.len())?.backend == Backend::Cpu;
        Ok((sum, if on_the_cpu { validated.msm(scalars)? } else { sum }))
    };
    let (sum, validated) = compute().map_err(|error| error.to_string())?;
    if sum == validated { Ok(sum) } else { Err("the sum over validated bases is different".into()) }
}

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

    /// The case's name in the file.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// `Ok` if `msm` can compute on the case's curve.
    pub(crate) fn ready(&self, msm: &Msm) -> Result<(), MsmError> {
        (self.ready)(msm)
    }

    /// Computes the case with `msm`. An error states the reason of the failure.
    pub(crate) fn check(&self, msm: &Msm) -> Result<(), String> {
        (self.check)(msm)
    }
}
