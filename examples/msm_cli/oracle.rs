//! The oracle of every result: ark-ec's own multi-scalar multiplication.

use ark_ec::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::Curve;
use rayon::prelude::*;

/// Σ kᵢ·Pᵢ over all vectors of scalars, by ark-ec. Each thread takes a part of the points. (ark-ec's feature `parallel`
/// also uses threads, but with this feature, the example takes a fifth longer to compile.)
#[inline(never)]
pub(crate) fn sum<P: Curve>(bases: &[Affine<P>], vectors: &[Vec<P::ScalarField>]) -> Projective<P> {
    let part = bases.len().div_ceil(rayon::current_num_threads()).max(1);
    let of = |scalars: &Vec<P::ScalarField>| -> Projective<P> {
        let parts = bases.par_chunks(part).zip(scalars.par_chunks(part));
        parts.map(|(bases, scalars)| Projective::<P>::msm_unchecked(bases, scalars)).sum()
    };
    vectors.iter().map(of).sum()
}
