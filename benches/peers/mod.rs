//! blst on arkworks' types, whose coordinates have the same limbs.

use ark_bls12_381::{Fq, Fq2, Fr, g1, g2};
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInt, BigInteger, Fp, PrimeField};
use blst::{MultiPoint, blst_fp, blst_fp2, blst_p1_affine, blst_p1_to_affine, blst_p2_affine, blst_p2_to_affine};
use cumsm::Curve;

/// One MSM for blst, its input in blst's form.
pub(crate) trait Blst<P: Curve>: Sized {
    /// The form is made outside of what is measured; there is none for curves that blst does not have.
    fn prepare(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Option<Self>;
    /// Σ kᵢ·Pᵢ.
    fn compute(&self) -> Affine<P>;
}

/// For curves that blst does not have.
pub(crate) struct NoBlst;

impl<P: Curve> Blst<P> for NoBlst {
    fn prepare(_: &[Affine<P>], _: &[P::ScalarField]) -> Option<Self> {
        None
    }

    fn compute(&self) -> Affine<P> {
        Affine::identity()
    }
}

const SCALAR_BITS: usize = Fr::MODULUS_BIT_SIZE as usize;

fn bytes(scalars: &[Fr]) -> Vec<u8> {
    scalars.iter().flat_map(|k| k.into_bigint().to_bytes_le()).collect()
}

fn into_blst(element: &Fq) -> blst_fp {
    blst_fp { l: element.0.0 }
}

fn from_blst(element: &blst_fp) -> Fq {
    Fp::new_unchecked(BigInt(element.l))
}

/// BLS12-381's G1.
pub(crate) struct G1 {
    bases: Vec<blst_p1_affine>,
    scalars: Vec<u8>,
}

impl Blst<g1::Config> for G1 {
    fn prepare(bases: &[Affine<g1::Config>], scalars: &[Fr]) -> Option<Self> {
        let bases = bases.iter().map(|base| blst_p1_affine { x: into_blst(&base.x), y: into_blst(&base.y) });
        Some(Self { bases: bases.collect(), scalars: bytes(scalars) })
    }

    fn compute(&self) -> Affine<g1::Config> {
        let sum = self.bases[..].mult(&self.scalars, SCALAR_BITS);
        let mut affine = blst_p1_affine::default();
        // SAFETY: both are blst's own types, borrowed for the call.
        unsafe { blst_p1_to_affine(&mut affine, &sum) };
        Affine::new_unchecked(from_blst(&affine.x), from_blst(&affine.y))
    }
}

/// BLS12-381's G2.
pub(crate) struct G2 {
    bases: Vec<blst_p2_affine>,
    scalars: Vec<u8>,
}

fn into_blst2(element: &Fq2) -> blst_fp2 {
    blst_fp2 { fp: [into_blst(&element.c0), into_blst(&element.c1)] }
}

fn from_blst2(element: &blst_fp2) -> Fq2 {
    Fq2::new(from_blst(&element.fp[0]), from_blst(&element.fp[1]))
}

impl Blst<g2::Config> for G2 {
    fn prepare(bases: &[Affine<g2::Config>], scalars: &[Fr]) -> Option<Self> {
        let bases = bases.iter().map(|base| blst_p2_affine { x: into_blst2(&base.x), y: into_blst2(&base.y) });
        Some(Self { bases: bases.collect(), scalars: bytes(scalars) })
    }

    fn compute(&self) -> Affine<g2::Config> {
        let sum = self.bases[..].mult(&self.scalars, SCALAR_BITS);
        let mut affine = blst_p2_affine::default();
        // SAFETY: both are blst's own types, borrowed for the call.
        unsafe { blst_p2_to_affine(&mut affine, &sum) };
        Affine::new_unchecked(from_blst2(&affine.x), from_blst2(&affine.y))
    }
}
