//! The MSMs of [`AcceleratedProjective`].

use ark_ec::VariableBaseMSM;
use ark_ff::{AdditiveGroup, PrimeField};

use super::engine;
use super::{AcceleratedAffine, AcceleratedProjective};
use crate::api::Curve;
use crate::field::Montgomery;
use crate::scalars::{SmallScalar, widened};

impl<P: Curve> VariableBaseMSM for AcceleratedProjective<P> {
    type Bucket = Self;

    const ZERO_BUCKET: Self = Self::ZERO;

    #[expect(
        clippy::indexing_slicing,
        reason = "`compute` asks only for scalars of its bases, and each base has a scalar"
    )]
    fn msm_unchecked(bases: &[AcceleratedAffine<P>], scalars: &[P::ScalarField]) -> Self {
        let (bases, scalars) = of_equal_length(bases, scalars);
        let integer = |i: usize| scalars[i].to_integer();
        engine::compute(bases, |bases| bases.msm(scalars), integer)
    }

    #[expect(
        clippy::indexing_slicing,
        reason = "`compute` asks only for scalars of its bases, and each base has a scalar"
    )]
    fn msm_bigint(bases: &[AcceleratedAffine<P>], integers: &[<P::ScalarField as PrimeField>::BigInt]) -> Self {
        let (bases, integers) = of_equal_length(bases, integers);
        engine::compute(bases, |bases| bases.msm_bigint(integers), |i| integers[i])
    }

    fn msm_u1(bases: &[AcceleratedAffine<P>], scalars: &[bool]) -> Self {
        small(bases, scalars)
    }

    fn msm_u8(bases: &[AcceleratedAffine<P>], scalars: &[u8]) -> Self {
        small(bases, scalars)
    }

    fn msm_u16(bases: &[AcceleratedAffine<P>], scalars: &[u16]) -> Self {
        small(bases, scalars)
    }

    fn msm_u32(bases: &[AcceleratedAffine<P>], scalars: &[u32]) -> Self {
        small(bases, scalars)
    }

    fn msm_u64(bases: &[AcceleratedAffine<P>], scalars: &[u64]) -> Self {
        small(bases, scalars)
    }
}

#[expect(clippy::indexing_slicing, reason = "`compute` asks only for scalars of its bases, and each base has a scalar")]
fn small<P: Curve, K: SmallScalar>(bases: &[AcceleratedAffine<P>], scalars: &[K]) -> AcceleratedProjective<P> {
    let (bases, scalars) = of_equal_length(bases, scalars);
    engine::compute(bases, |bases| bases.msm_small(scalars), |i| widened::<P::ScalarField>(scalars[i].magnitude()))
}

/// Cuts the longer slice to the length of the shorter slice, as arkworks does.
#[expect(clippy::indexing_slicing, reason = "n is at most the length of each slice")]
fn of_equal_length<'a, B, K>(bases: &'a [B], scalars: &'a [K]) -> (&'a [B], &'a [K]) {
    let n = bases.len().min(scalars.len());
    (&bases[..n], &scalars[..n])
}
