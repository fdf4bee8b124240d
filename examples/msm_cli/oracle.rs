//! The oracle with which results are compared: ark-ec's own multi-scalar multiplication.

use ark_ec::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::Curve;
use rayon::prelude::*;

/// The sum of the results Σ kᵢ·Pᵢ of all vectors of scalars, computed by ark-ec. Each thread computes with a part of
/// the points. (ark-ec's feature `parallel` also uses threads, but it makes the compilation of the example take 20%
/// longer.)
#[inline(never)]
pub(crate) fn sum<P: Curve>(bases: &[Affine<P>], vectors: &[Vec<P::ScalarField>]) -> Projective<P> {
    let part = bases.len().div_ceil(rayon::current_num_threads()).max(1);
    let of = |scalars: &Vec<P::ScalarField>| -> Projective<P> {
        let parts = bases.par_chunks(part).zip(scalars.par_chunks(part));
        parts.map(|(bases, scalars)| Projective::<P>::msm_unchecked(bases, scalars)).sum()
    };
    vectors.iter().map(of).sum()
}
