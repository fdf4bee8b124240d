use ark_ec::{CurveGroup, PrimeGroup, scalar_mul::variable_base::VariableBaseMSM};
use ark_ff::UniformRand;
use cumsm::{Backend, Msm};
#[test]
fn smoke() {
    let mut rng = ark_std::test_rng();
    for n in [1usize, 2, 33, 237, 1000, 5000] {
        let bases: Vec<ark_bls12_381::G1Affine> = (0..n).map(|_| ark_bls12_381::G1Projective::rand(&mut rng).into_affine()).collect();
        let scalars: Vec<ark_bls12_381::Fr> = (0..n).map(|_| ark_bls12_381::Fr::rand(&mut rng)).collect();
        let want = ark_bls12_381::G1Projective::msm_unchecked(&bases, &scalars);
        for b in [Backend::Cpu, Backend::Emulator] {
            let t = std::time::Instant::now();
            let out = Msm::builder().backend(b).build().unwrap().outcome(&bases, &scalars).unwrap();
            println!("{n} {b} {:?}\n{}", t.elapsed(), out.plan);
            assert_eq!(out.point, want, "{n} {b}");
        }
    }
}
