//! Tests of wiped memory. Before the crate releases memory that held scalars, the crate wipes this memory. An allocator
//! looks for the scalars in every block that is freed.

#![cfg(feature = "bls12-381")]

#[path = "common/watched.rs"]
mod watched;

use std::io::Cursor;

use ark_bls12_381::{Fr, G1Affine, G1Projective, G2Affine};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInt, BigInteger, PrimeField};
use ark_poly::EvaluationDomain;
use cumsm::arkworks::AcceleratedDomain;
use cumsm::internals::HAS_EMULATOR;
use cumsm::snarkjs::Wtns;
use cumsm::{Backend, Domain, EvaluationOrder, Msm, MsmBuilder};
use watched::{found_during, watch_for};

/// The only test of this file, because the allocator belongs to the whole process.
#[test]
fn freed_memory_has_no_scalars() {
    let n = 3000;
    // No limb of this scalar is small or zero.
    let k = Fr::from(BigInt::new([0x9e3779b97f4a7c15, 0xd1b54a32d192ed03, 0xaef17502108ef2d9, 0x1234567890abcdef]));
    let integer = k.into_bigint();
    watch_for(k.0.0, integer.0);
    let g1 = G1Projective::normalize_batch(&(1..=n).map(|i| G1Affine::generator() * Fr::from(i)).collect::<Vec<_>>());
    let g2 = vec![G2Affine::generator(); n as usize];
    let (scalars, integers) = (vec![k; n as usize], vec![integer; n as usize]);
    let mostly_zero: Vec<Fr> = (0..n).map(|i| if i % 8 == 0 { k } else { Fr::from(0u64) }).collect();

    // Checks that the allocator notices a secret that is not wiped.
    assert!(found_during(|| drop(std::hint::black_box(scalars.clone()))) > 0);
    assert!(found_during(|| drop(std::hint::black_box(integers.clone()))) > 0);

    let mut engines: Vec<(&str, MsmBuilder)> = vec![
        ("cpu", Msm::builder().backend(Backend::Cpu)),
        ("cpu, outside the subgroup", Msm::builder().backend(Backend::Cpu).base_origin(cumsm::BaseOrigin::Curve)),
        ("cpu, low memory", Msm::builder().backend(Backend::Cpu).host_memory(1 << 16)),
    ];
    if HAS_EMULATOR {
        engines.push(("emulator", Msm::builder().backend(Backend::Emulator)));
    }
    for (name, builder) in engines {
        let msm = builder.build().unwrap();
        let few = &scalars[..5];
        let found = found_during(|| {
            let sums = [
                msm.msm(&g1, &scalars),
                msm.msm_bigint(&g1, &integers),
                msm.msm(&g1[..5], few),
                msm.batch(&g1, &[&scalars[..], few]).map(|outputs| outputs.result[1]),
            ];
            assert_eq!((&sums[0], &sums[2]), (&sums[1], &sums[3]), "{name}");
            assert!(msm.msm(&g2[..40], &scalars[..40]).is_ok(), "{name}");
            assert!(msm.msm(&g1, &mostly_zero).is_ok(), "{name}");
        });
        assert_eq!(found, 0, "{name}");
        if name.starts_with("cpu") {
            // Each thread computes whole vectors.
            let batch = vec![few; 100];
            assert_eq!(found_during(|| drop(msm.batch(&g1, &batch).unwrap())), 0, "{name}, batch");
        }
        let bases = msm.prepare(&g1[..100]).self_check(true).build().unwrap();
        assert_eq!(found_during(|| drop(bases.batch(&[&scalars[..100], few]).unwrap())), 0, "{name}, prepared");
    }

    // The polynomial is constant, so its value at every point is k.
    let domain = Domain::new(4096).unwrap();
    let mut vector = vec![Fr::from(0u64); 4096];
    vector[0] = k;
    assert_eq!(found_during(|| domain.forward(&mut vector, EvaluationOrder::Natural).unwrap()), 0, "transform");
    assert!(vector.iter().all(|element| *element == k));

    // The reader copies the bytes of a witness to a block, and then converts the block. In the second file, the last
    // value is not below the prime, so the reader drops the values that it has already converted.
    let mut file = include_bytes!("vectors/snarkjs/bls12-381.wtns").to_vec();
    let (start, last) = (file.len() - 6 * 32, file.len() - 32);
    file[start..last].chunks_exact_mut(32).for_each(|value| value.copy_from_slice(&integer.to_bytes_le()));
    let read = |file: &[u8]| Wtns::open(Cursor::new(file)).and_then(|mut wtns| wtns.values::<Fr>());
    let mut values = Ok(Vec::new());
    assert_eq!(found_during(|| values = read(&file)), 0, "a witness");
    assert_eq!(values.unwrap()[..5], [k; 5]);
    file[last..].fill(0xff);
    assert_eq!(found_during(|| read(&file).unwrap_err()), 0, "a damaged witness");

    // In a batch of short vectors, each thread has its own memory between the passes.
    let domain = Domain::new(1024).unwrap();
    let mut batch = vec![vec![Fr::from(0u64); 1024]; 8];
    batch.iter_mut().for_each(|vector| vector[0] = k);
    let mut vectors: Vec<&mut [Fr]> = batch.iter_mut().map(Vec::as_mut_slice).collect();
    assert_eq!(found_during(|| domain.forward_many(&mut vectors, EvaluationOrder::Natural).unwrap()), 0, "batch");
    assert!(batch.iter().flatten().all(|element| *element == k));

    // A vector that is too short for the results moves to larger memory.
    let domain = AcceleratedDomain::<Fr>::new(64).unwrap();
    for length in [3, 8] {
        let mut short = vec![Fr::from(0u64); length];
        short[0] = k;
        let (mut evaluations, mut coefficients) = (short.clone(), short);
        assert_eq!(found_during(|| domain.fft_in_place(&mut evaluations)), 0, "fft of {length} coefficients");
        assert!(evaluations.len() == 64 && evaluations.iter().all(|element| *element == k));
        assert_eq!(found_during(|| domain.ifft_in_place(&mut coefficients)), 0, "ifft of {length} evaluations");
        let expected = k / Fr::from(64u64);
        assert!(coefficients.len() == 64 && coefficients.iter().all(|element| *element == expected));
    }
}
