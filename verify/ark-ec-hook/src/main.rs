//! Tests a program that uses only arkworks' own types. Through the hook of the patched ark-ec, cumsm computes the MSMs
//! of this program.

use ark_bls12_381::{Fr, G1Affine, G1Projective, G2Affine, G2Projective};
use ark_ec::scalar_mul::variable_base::set_msm_hook;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup, ScalarMul, VariableBaseMSM};
use ark_ff::{PrimeField, UniformRand};
use cumsm::Curve;
use cumsm::arkworks::{AcceleratedAffine, AcceleratedProjective, MsmStatistics};

/// An example of a library function that uses only arkworks' types.
fn commit<G: CurveGroup>(key: &[G::Affine], coefficients: &[G::ScalarField]) -> G {
    G::msm_unchecked(key, coefficients)
}

/// The function that ark-ec calls instead of its own MSM. cumsm computes the sum and, like arkworks, ignores the end of
/// the longer slice.
fn by_cumsm<P: Curve>(bases: &[Affine<P>], integers: &[<P::ScalarField as PrimeField>::BigInt]) -> Projective<P> {
    AcceleratedProjective::msm_bigint(AcceleratedAffine::wrap_slice(bases), integers).into_inner()
}

fn main() {
    let mut rng = ark_std::test_rng();
    let coefficients: Vec<Fr> = (0..300).map(|_| Fr::rand(&mut rng)).collect();
    let g1 = G1Projective::from(G1Affine::generator()).batch_mul(&coefficients);
    let g2 = G2Projective::from(G2Affine::generator()).batch_mul(&coefficients);
    let plain = (commit::<G1Projective>(&g1, &coefficients[1..]), commit::<G2Projective>(&g2, &coefficients[1..]));
    assert_eq!(MsmStatistics::read().msms, 0, "without the hook, ark-ec computes the sums itself");

    set_msm_hook::<G1Projective>(by_cumsm);
    set_msm_hook::<G2Projective>(by_cumsm);
    // The two slices have different lengths. As in arkworks, the end of the longer slice is ignored.
    let hooked = (commit::<G1Projective>(&g1, &coefficients[1..]), commit::<G2Projective>(&g2, &coefficients[1..]));
    assert_eq!(hooked, plain);
    assert_eq!(MsmStatistics::read().msms, 2, "with the hook, cumsm computes the sums");
    println!("the hook of ark-ec sends the MSMs to cumsm");
}
