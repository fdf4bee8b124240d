//! Implements the peers blst, halo2curves and pasta-msm. blst's coordinates have the same limbs as arkworks'
//! coordinates.

use ark_bls12_381::{Fq, Fq2, Fr, g1, g2};
use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInt, BigInteger, Fp, PrimeField};
use blst::{MultiPoint, blst_fp, blst_fp2, blst_p1_affine, blst_p1_to_affine, blst_p2_affine, blst_p2_to_affine};
use cumsm::internals::groups;
use halo2curves::CurveAffine as _;
use halo2curves::bn256;
use halo2curves::ff::PrimeField as _;
use halo2curves::group::Curve as _;
use halo2curves::msm::msm_best;
#[cfg(feature = "all-curves")]
use halo2curves::pasta::{PallasAffine, VestaAffine};
#[cfg(feature = "all-curves")]
use pasta_curves::arithmetic::CurveAffine as _;

use super::Peer;

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

/// An MSM over G1 of BLS12-381 that blst computes.
pub(crate) struct G1 {
    bases: Vec<blst_p1_affine>,
    scalars: Vec<u8>,
}

impl Peer<g1::Config> for G1 {
    const NAME: &'static str = "blst";

    fn prepare(bases: &[Affine<g1::Config>], scalars: &[Fr]) -> Option<Self> {
        let bases = bases.iter().map(|base| blst_p1_affine { x: into_blst(&base.x), y: into_blst(&base.y) });
        Some(Self { bases: bases.collect(), scalars: bytes(scalars) })
    }

    fn compute(&self) -> Affine<g1::Config> {
        let sum = self.bases[..].mult(&self.scalars, SCALAR_BITS);
        let mut affine = blst_p1_affine::default();
        // SAFETY: both arguments are blst's own types, borrowed for the call.
        unsafe { blst_p1_to_affine(&mut affine, &sum) };
        Affine::new_unchecked(from_blst(&affine.x), from_blst(&affine.y))
    }
}

/// An MSM over G2 of BLS12-381 that blst computes.
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

impl Peer<g2::Config> for G2 {
    const NAME: &'static str = "blst";

    fn prepare(bases: &[Affine<g2::Config>], scalars: &[Fr]) -> Option<Self> {
        let bases = bases.iter().map(|base| blst_p2_affine { x: into_blst2(&base.x), y: into_blst2(&base.y) });
        Some(Self { bases: bases.collect(), scalars: bytes(scalars) })
    }

    fn compute(&self) -> Affine<g2::Config> {
        let sum = self.bases[..].mult(&self.scalars, SCALAR_BITS);
        let mut affine = blst_p2_affine::default();
        // SAFETY: both arguments are blst's own types, borrowed for the call.
        unsafe { blst_p2_to_affine(&mut affine, &sum) };
        Affine::new_unchecked(from_blst2(&affine.x), from_blst2(&affine.y))
    }
}

/// Converts an element to the peer's type for the same field, through the bytes of the integer that the element
/// represents.
fn convert<F: PrimeField, G: halo2curves::ff::PrimeField<Repr: AsMut<[u8]>>>(element: &F) -> G {
    let mut bytes = G::Repr::default();
    bytes.as_mut().copy_from_slice(&element.into_bigint().to_bytes_le());
    G::from_repr(bytes).expect("both fields have the same modulus")
}

fn convert_back(element: &bn256::Fq) -> ark_bn254::Fq {
    ark_bn254::Fq::from_le_bytes_mod_order(element.to_repr().as_ref())
}

/// Defines peers for groups over prime fields. Each entry has the peer's name, the group, the library's type of points,
/// the library's name, and the library's function.
macro_rules! peers {
    ($($(#[$attribute:meta])* $peer:ident: $group:ident, $point:ty, $library:literal, $msm:expr;)+) => {$(
        $(#[$attribute])*
        #[doc = concat!(stringify!($group), " in ", $library, ".")]
        pub(crate) struct $peer {
            bases: Vec<$point>,
            scalars: Vec<<$point as halo2curves::group::prime::PrimeCurveAffine>::Scalar>,
        }

        $(#[$attribute])*
        impl Peer<groups::$group> for $peer {
            const NAME: &'static str = $library;

            fn prepare(
                bases: &[Affine<groups::$group>],
                scalars: &[<groups::$group as CurveConfig>::ScalarField],
            ) -> Option<Self> {
                if bases.is_empty() {
                    return None; // pasta-msm needs at least one point
                }
                let point = |base: &Affine<groups::$group>| {
                    let point = <$point>::from_xy(convert(&base.x), convert(&base.y));
                    Option::from(point).expect("the point is on the curve")
                };
                Some(Self { bases: bases.iter().map(point).collect(), scalars: scalars.iter().map(convert).collect() })
            }

            fn compute(&self) -> Affine<groups::$group> {
                type Base = <groups::$group as CurveConfig>::BaseField;
                // The identity has no coordinates.
                let sum = $msm(&self.scalars[..], &self.bases[..]).to_affine().coordinates();
                if sum.is_none().into() {
                    return Affine::identity();
                }
                let sum = sum.unwrap();
                let [x, y] = [sum.x(), sum.y()].map(|x| Base::from_le_bytes_mod_order(x.to_repr().as_ref()));
                Affine::new_unchecked(x, y)
            }
        }
    )+};
}

peers! {
    Bn254G1: Bn254G1, bn256::G1Affine, "halo2curves", msm_best;
    #[cfg(feature = "all-curves")]
    Grumpkin: GrumpkinG1, halo2curves::grumpkin::G1Affine, "halo2curves", msm_best;
    #[cfg(feature = "all-curves")]
    Pallas: PallasG1, PallasAffine, "halo2curves", msm_best;
    #[cfg(feature = "all-curves")]
    PallasOfPastaMsm: PallasG1, pasta_curves::pallas::Affine, "pasta-msm", |scalars, bases| pasta_msm::pallas(bases, scalars);
    #[cfg(feature = "all-curves")]
    Vesta: VestaG1, VestaAffine, "halo2curves", msm_best;
    #[cfg(feature = "all-curves")]
    VestaOfPastaMsm: VestaG1, pasta_curves::vesta::Affine, "pasta-msm", |scalars, bases| pasta_msm::vesta(bases, scalars);
}

/// An MSM over G2 of BN254 that halo2curves computes.
pub(crate) struct Bn254G2 {
    bases: Vec<bn256::G2Affine>,
    scalars: Vec<bn256::Fr>,
}

impl Peer<ark_bn254::g2::Config> for Bn254G2 {
    const NAME: &'static str = "halo2curves";

    fn prepare(bases: &[ark_bn254::G2Affine], scalars: &[ark_bn254::Fr]) -> Option<Self> {
        let element = |x: &ark_bn254::Fq2| bn256::Fq2::new(convert(&x.c0), convert(&x.c1));
        let point = |base: &ark_bn254::G2Affine| bn256::G2Affine { x: element(&base.x), y: element(&base.y) };
        Some(Self { bases: bases.iter().map(point).collect(), scalars: scalars.iter().map(convert).collect() })
    }

    fn compute(&self) -> ark_bn254::G2Affine {
        let sum = msm_best(&self.scalars, &self.bases).to_affine();
        let element = |x: &bn256::Fq2| ark_bn254::Fq2::new(convert_back(x.c0()), convert_back(x.c1()));
        Affine::new_unchecked(element(&sum.x), element(&sum.y))
    }
}
