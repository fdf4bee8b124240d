//! dory-pcs, with sums over BN254 by cumsm. docs/integrations.md quotes this file.
//!
//! dory-pcs uses arkworks 0.5, and cumsm uses arkworks 0.6. In both versions of arkworks, a field element of BN254 is
//! four limbs in Montgomery form with R = 2^256. So a conversion only copies the limbs.

// docs:begin dory
use std::sync::{Arc, LazyLock};

use ark_bn254::{Fq, Fq2, Fr, G1Projective, g1, g2};
use ark_bn254_05 as bn254_05;
use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ec_05::CurveGroup as _;
use ark_ec_05::short_weierstrass as old;
use ark_ff::{BigInt, Field};
use cumsm::{BasesHandle, Msm, MsmError, MsmProvider};
use dory_pcs::backends::arkworks::{ArkFr, ArkG1, ArkG2, ArkGT, BN254, G1Routines, G2Routines};
use dory_pcs::primitives::arithmetic::{DoryRoutines, PairingCurve};
use dory_pcs::setup::ProverSetup;

/// `DoryRoutines` has no receiver, so the engine is global.
static ENGINE: LazyLock<Msm> = LazyLock::new(|| Msm::builder().build().expect("the default options fit every machine"));

/// Replaces dory's `G1Routines`: `prove::<_, BN254, CumsmG1, CumsmG2, _, _, _>(…)`.
pub struct CumsmG1;

/// Replaces dory's `G2Routines`.
pub struct CumsmG2;

/// Dory's routines compute everything that is not a sum.
macro_rules! routines {
    ($routines:ident, $config:ty, $point:ident, $theirs:ident) => {
        impl DoryRoutines<$point> for $routines {
            fn msm(bases: &[$point], scalars: &[ArkFr]) -> $point {
                let bases: Vec<_> = bases.iter().map(|base| base.0).collect();
                let sum = ENGINE.msm::<$config>(&to_bases(&bases), &to_scalars(scalars));
                $point(from_point(sum.expect("one scalar for each base")))
            }

            fn fixed_base_vector_scalar_mul(base: &$point, scalars: &[ArkFr]) -> Vec<$point> {
                $theirs::fixed_base_vector_scalar_mul(base, scalars)
            }

            fn fixed_scalar_mul_bases_then_add(bases: &[$point], vs: &mut [$point], scalar: &ArkFr) {
                $theirs::fixed_scalar_mul_bases_then_add(bases, vs, scalar);
            }

            fn fixed_scalar_mul_vs_then_add(vs: &mut [$point], addends: &[$point], scalar: &ArkFr) {
                $theirs::fixed_scalar_mul_vs_then_add(vs, addends, scalar);
            }
        }
    };
}
routines!(CumsmG1, g1::Config, ArkG1, G1Routines);
routines!(CumsmG2, g2::Config, ArkG2, G2Routines);

/// The generators Γ₁ of a setup, prepared once. The prepared generators stay on the GPU, or on the CPU with their
/// multiples.
///
/// # Errors
///
/// The errors of [`MsmProvider::prepare`].
pub fn prepare(setup: &ProverSetup<BN254>) -> Result<Arc<dyn BasesHandle<G1Projective>>, MsmError> {
    let generators: Vec<_> = setup.g1_vec.iter().map(|point| point.0).collect();
    MsmProvider::prepare(&*ENGINE, &to_bases(&generators))
}

/// Like `Polynomial::commit` in transparent mode, but all 2^ν rows of 2^σ coefficients are one batch.
///
/// # Errors
///
/// The errors of [`BasesHandle::batch`].
pub fn commit(
    generators: &dyn BasesHandle<G1Projective>,
    coefficients: &[ArkFr],
    sigma: usize,
    setup: &ProverSetup<BN254>,
) -> Result<(ArkGT, Vec<ArkG1>), MsmError> {
    let scalars = to_scalars(coefficients);
    let rows: Vec<&[Fr]> = scalars.chunks(1 << sigma).collect();
    let rows: Vec<ArkG1> = generators.batch(0, &rows)?.into_iter().map(|row| ArkG1(from_point(row))).collect();
    Ok((BN254::multi_pair_g2_setup(&rows, &setup.g2_vec[..rows.len()]), rows))
}

fn to_scalars(scalars: &[ArkFr]) -> Vec<Fr> {
    scalars.iter().map(|k| Fr::new_unchecked(BigInt(k.0.0.0))).collect()
}

/// A base field of arkworks 0.6, and the same field in arkworks 0.5.
trait Coordinate: Field {
    type Old: ark_ff_05::Field;

    fn from_old(x: Self::Old) -> Self;
    fn to_old(self) -> Self::Old;
}

impl Coordinate for Fq {
    type Old = bn254_05::Fq;

    fn from_old(x: Self::Old) -> Self {
        Self::new_unchecked(BigInt(x.0.0))
    }

    fn to_old(self) -> Self::Old {
        bn254_05::Fq::new_unchecked(ark_ff_05::BigInt(self.0.0))
    }
}

impl Coordinate for Fq2 {
    type Old = bn254_05::Fq2;

    fn from_old(x: Self::Old) -> Self {
        Self::new(Fq::from_old(x.c0), Fq::from_old(x.c1))
    }

    fn to_old(self) -> Self::Old {
        bn254_05::Fq2::new(self.c0.to_old(), self.c1.to_old())
    }
}

/// Converts points to affine bases. All points share one inversion.
fn to_bases<P, Q>(points: &[old::Projective<Q>]) -> Vec<Affine<P>>
where
    P: SWCurveConfig<BaseField: Coordinate<Old = Q::BaseField>>,
    Q: old::SWCurveConfig,
{
    let base = |point: &old::Affine<Q>| match point.infinity {
        true => Affine::identity(),
        false => Affine::new_unchecked(P::BaseField::from_old(point.x), P::BaseField::from_old(point.y)),
    };
    old::Projective::normalize_batch(points).iter().map(base).collect()
}

fn from_point<P, Q>(point: Projective<P>) -> old::Projective<Q>
where
    P: SWCurveConfig<BaseField: Coordinate<Old = Q::BaseField>>,
    Q: old::SWCurveConfig,
{
    match point.into_affine().xy() {
        None => old::Affine::identity().into(),
        Some((x, y)) => old::Affine::new_unchecked(x.to_old(), y.to_old()).into(),
    }
}
// docs:end

#[cfg(test)]
mod tests {
    use dory_pcs::backends::arkworks::{ArkworksPolynomial, Blake2bTranscript};
    use dory_pcs::primitives::arithmetic::{Field as _, Group};
    use dory_pcs::primitives::poly::Polynomial;
    use dory_pcs::{Transparent, prove, setup, verify};

    use super::*;

    /// A commitment and a proof with cumsm equal the results of dory's own routines.
    #[test]
    fn a_proof_is_the_same_and_verifies() {
        let (nu, sigma) = (3, 4);
        let (prover, verifier) = setup::<BN254>(8);
        let coefficients: Vec<ArkFr> = (0..1 << (nu + sigma)).map(|_| ArkFr::random()).collect();
        let point: Vec<ArkFr> = (0..nu + sigma).map(|_| ArkFr::random()).collect();
        let polynomial = ArkworksPolynomial::new(coefficients.clone());
        let (expected, expected_rows, blind) =
            polynomial.commit::<BN254, Transparent, G1Routines>(nu, sigma, &prover).unwrap();

        let (commitment, rows) = commit(&*prepare(&prover).unwrap(), &coefficients, sigma, &prover).unwrap();
        assert_eq!((&commitment, &rows), (&expected, &expected_rows));
        let other = polynomial.commit::<BN254, Transparent, CumsmG1>(nu, sigma, &prover).unwrap();
        assert_eq!((&other.0, &other.1), (&expected, &expected_rows));

        let transcript = || Blake2bTranscript::new(b"cumsm");
        let (proof, _) = prove::<_, BN254, CumsmG1, CumsmG2, _, _, Transparent>(
            &polynomial,
            &point,
            rows,
            blind,
            nu,
            sigma,
            &prover,
            &mut transcript(),
        )
        .unwrap();
        let evaluation = polynomial.evaluate(&point);
        let check = |value| {
            let (verifier, mut transcript) = (verifier.clone(), transcript());
            verify::<_, BN254, G1Routines, G2Routines, _>(commitment, value, &point, &proof, verifier, &mut transcript)
        };
        check(evaluation).unwrap();
        assert!(check(evaluation + ArkFr::one()).is_err());
    }

    fn identities_and_no_points<
        G: Group<Scalar = ArkFr> + std::fmt::Debug,
        Ours: DoryRoutines<G>,
        Theirs: DoryRoutines<G>,
    >() {
        let bases = [G::random(), G::identity(), G::random()];
        let scalars = [ArkFr::random(), ArkFr::random(), ArkFr::random()];
        assert_eq!(Ours::msm(&bases, &scalars), Theirs::msm(&bases, &scalars));
        assert_eq!(Ours::msm(&[], &[]), G::identity());
        assert_eq!(Ours::msm(&bases[1..2], &scalars[1..2]), G::identity());
    }

    #[test]
    fn identities_and_no_points_of_g1() {
        identities_and_no_points::<ArkG1, CumsmG1, G1Routines>();
    }

    #[test]
    fn identities_and_no_points_of_g2() {
        identities_and_no_points::<ArkG2, CumsmG2, G2Routines>();
    }
}
