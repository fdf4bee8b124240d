//! Measures MSMs for several sizes and kinds of scalars. Compares every available backend, the CPU with memory limits,
//! ark-ec and, for BLS12-381 and BN254, a peer (see `peers/mod.rs`). Throughput is in points per second.

#![allow(missing_docs)] // criterion's macro makes a function without docs

#[path = "../tests/common/generators.rs"]
mod generators;
mod peers;

use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::Projective;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use peers::{NoPeer, Peer};

/// `LOG_SIZES` has the logarithms of the sizes for uniform scalars. `LOG_SIZE` is the logarithm of the size for all
/// other kinds of scalars, and for the sums with a memory limit.
const LOG_SIZES: [u32; 3] = [10, 14, 16];
const LOG_SIZE: u32 = 13;
/// The memory limits in KB.
const LIMITS: [u64; 3] = [9, 35, 175];

fn bench<P: Curve, B: Peer<P>>(criterion: &mut Criterion) {
    let backends = [Backend::Cpu, Backend::Cuda].into_iter();
    let engines: Vec<(String, Msm)> = backends
        .filter_map(|backend| Some((backend.to_string(), Msm::builder().backend(backend).build().ok()?)))
        .filter(|(_, engine)| engine.plan::<P>(1).is_ok())
        .collect();
    let limited = |kilobytes: u64| {
        let engine = Msm::builder().backend(Backend::Cpu).host_memory(kilobytes << 10).build();
        (format!("cpu in {kilobytes} KB"), engine.expect("every machine has the CPU backend"))
    };
    let limited: Vec<_> = engines.iter().cloned().chain(LIMITS.map(limited)).collect();

    let sizes = LOG_SIZES.map(|log_size| (ScalarKind::Uniform, log_size, &engines));
    let kinds =
        ScalarKind::ALL.map(|kind| (kind, LOG_SIZE, if kind == ScalarKind::Uniform { &limited } else { &engines }));
    let mut group = criterion.benchmark_group(format!("{} {}", P::NAME, P::GROUP));
    group.sample_size(10);
    for (kind, log_size, engines) in sizes.into_iter().chain(kinds) {
        let n = 1 << log_size;
        let bases = points::<P>(PointKind::Random, n, 1);
        let k = scalars::<P::ScalarField>(kind, n, 2);
        let peer = B::prepare(&bases, &k);
        let case = format!("{kind} 2^{log_size}");
        group.throughput(Throughput::Elements(n as u64));
        group.bench_function(BenchmarkId::new("ark-ec", &case), |bencher| {
            bencher.iter(|| Projective::<P>::msm(&bases, &k).unwrap());
        });
        if let Some(peer) = &peer {
            group.bench_function(BenchmarkId::new(B::NAME, &case), |bencher| bencher.iter(|| peer.compute()));
        }
        for (name, engine) in engines {
            group.bench_function(BenchmarkId::new(name, &case), |bencher| {
                bencher.iter(|| engine.msm(&bases, &k).unwrap());
            });
        }
    }
    group.finish();
}

criterion_group!(
    benches,
    bench::<ark_bls12_381::g1::Config, peers::G1>,
    bench::<ark_bls12_377::g1::Config, NoPeer>,
    bench::<ark_bls12_381::g2::Config, peers::G2>,
    bench::<ark_bls12_377::g2::Config, NoPeer>,
    bench::<ark_bn254::g1::Config, peers::Bn254G1>,
    bench::<ark_bn254::g2::Config, peers::Bn254G2>,
);
criterion_main!(benches);
