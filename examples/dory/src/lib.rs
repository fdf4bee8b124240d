//! dory-pcs with cumsm for its sums over BN254's G1. docs/integrations.md quotes this file.
//!
//! dory-pcs uses arkworks 0.5, cumsm 0.6. Both hold a field element as four limbs in Montgomery form with R = 2^256, so
//! a conversion copies limbs.

// docs:begin dory
use std::sync::LazyLock;

use ark_bn254::{Fq, Fr, G1Affine, G1Projective};
use ark_bn254_05 as bn254_05;
use ark_ec::{AffineRepr, CurveGroup};
use ark_ec_05::CurveGroup as _;
use ark_ff::BigInt;
use cumsm::{BasesHandle, Msm, MsmEngine, MsmError};
use dory_pcs::backends::arkworks::{ArkFr, ArkG1, ArkGT, BN254, G1Routines};
use dory_pcs::primitives::arithmetic::{DoryRoutines, PairingCurve};
use dory_pcs::setup::ProverSetup;

/// `DoryRoutines` has no receiver, so the engine is global.
static ENGINE: LazyLock<Msm> = LazyLock::new(|| Msm::builder().build().expect("the default options fit every machine"));

/// In place of dory's `G1Routines`: `prove::<_, BN254, CumsmG1, G2Routines, _, _, _>(…)`.
pub struct CumsmG1;

impl DoryRoutines<ArkG1> for CumsmG1 {
    fn msm(bases: &[ArkG1], scalars: &[ArkFr]) -> ArkG1 {
        ENGINE.msm(&to_bases(bases), &to_scalars(scalars)).map(from_point).expect("one scalar for each base")
    }

    fn fixed_base_vector_scalar_mul(base: &ArkG1, scalars: &[ArkFr]) -> Vec<ArkG1> {
        G1Routines::fixed_base_vector_scalar_mul(base, scalars)
    }

    fn fixed_scalar_mul_bases_then_add(bases: &[ArkG1], vs: &mut [ArkG1], scalar: &ArkFr) {
        G1Routines::fixed_scalar_mul_bases_then_add(bases, vs, scalar);
    }

    fn fixed_scalar_mul_vs_then_add(vs: &mut [ArkG1], addends: &[ArkG1], scalar: &ArkFr) {
        G1Routines::fixed_scalar_mul_vs_then_add(vs, addends, scalar);
    }
}

/// The generators Γ₁ of a setup, prepared once: they stay on the GPU, or keep their multiples on the CPU.
///
/// # Errors
///
/// Those of [`MsmEngine::prepare`].
pub fn prepare(setup: &ProverSetup<BN254>) -> Result<BasesHandle<G1Projective>, MsmError> {
    MsmEngine::prepare(&*ENGINE, &to_bases(&setup.g1_vec))
}

/// As `Polynomial::commit` in transparent mode, with all 2^ν rows of 2^σ coefficients in one batch.
///
/// # Errors
///
/// Those of [`PreparedBases::batch`](cumsm::PreparedBases::batch).
pub fn commit(
    generators: &BasesHandle<G1Projective>,
    coefficients: &[ArkFr],
    sigma: usize,
    setup: &ProverSetup<BN254>,
) -> Result<(ArkGT, Vec<ArkG1>), MsmError> {
    let scalars = to_scalars(coefficients);
    let rows: Vec<&[Fr]> = scalars.chunks(1 << sigma).collect();
    let rows: Vec<ArkG1> = generators.batch(0, &rows)?.into_iter().map(from_point).collect();
    Ok((BN254::multi_pair_g2_setup(&rows, &setup.g2_vec[..rows.len()]), rows))
}

fn to_scalars(scalars: &[ArkFr]) -> Vec<Fr> {
    scalars.iter().map(|k| Fr::new_unchecked(BigInt(k.0.0.0))).collect()
}

/// Affine bases; all share one inversion.
fn to_bases(points: &[ArkG1]) -> Vec<G1Affine> {
    let points: Vec<_> = points.iter().map(|point| point.0).collect();
    let coordinate = |x: bn254_05::Fq| Fq::new_unchecked(BigInt(x.0.0));
    let base = |point: &bn254_05::G1Affine| match point.infinity {
        true => G1Affine::identity(),
        false => G1Affine::new_unchecked(coordinate(point.x), coordinate(point.y)),
    };
    bn254_05::G1Projective::normalize_batch(&points).iter().map(base).collect()
}

fn from_point(point: G1Projective) -> ArkG1 {
    let coordinate = |x: Fq| bn254_05::Fq::new_unchecked(ark_ff_05::BigInt(x.0.0));
    let point = point.into_affine();
    ArkG1(match point.xy() {
        None => bn254_05::G1Affine::identity().into(),
        Some((x, y)) => bn254_05::G1Affine::new_unchecked(coordinate(x), coordinate(y)).into(),
    })
}
// docs:end

#[cfg(test)]
mod tests {
    use dory_pcs::backends::arkworks::{ArkworksPolynomial, Blake2bTranscript, G2Routines};
    use dory_pcs::primitives::arithmetic::{Field, Group};
    use dory_pcs::primitives::poly::Polynomial;
    use dory_pcs::{Transparent, prove, setup, verify};

    use super::*;

    /// A commitment and a proof with cumsm are those of dory's own routines.
    #[test]
    fn a_proof_is_the_same_and_verifies() {
        let (nu, sigma) = (3, 4);
        let (prover, verifier) = setup::<BN254>(8);
        let coefficients: Vec<ArkFr> = (0..1 << (nu + sigma)).map(|_| ArkFr::random()).collect();
        let point: Vec<ArkFr> = (0..nu + sigma).map(|_| ArkFr::random()).collect();
        let polynomial = ArkworksPolynomial::new(coefficients.clone());
        let (expected, expected_rows, blind) =
            polynomial.commit::<BN254, Transparent, G1Routines>(nu, sigma, &prover).unwrap();

        let (commitment, rows) = commit(&prepare(&prover).unwrap(), &coefficients, sigma, &prover).unwrap();
        assert_eq!((&commitment, &rows), (&expected, &expected_rows));
        let other = polynomial.commit::<BN254, Transparent, CumsmG1>(nu, sigma, &prover).unwrap();
        assert_eq!((&other.0, &other.1), (&expected, &expected_rows));

        let transcript = || Blake2bTranscript::new(b"cumsm");
        let (proof, _) = prove::<_, BN254, CumsmG1, G2Routines, _, _, Transparent>(
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

    #[test]
    fn identities_and_no_points() {
        let bases = [ArkG1::random(), ArkG1::identity(), ArkG1::random()];
        let scalars = [ArkFr::random(), ArkFr::random(), ArkFr::random()];
        assert_eq!(CumsmG1::msm(&bases, &scalars), G1Routines::msm(&bases, &scalars));
        assert_eq!(CumsmG1::msm(&[], &[]), ArkG1::identity());
        assert_eq!(CumsmG1::msm(&bases[1..2], &scalars[1..2]), ArkG1::identity());
    }
}
