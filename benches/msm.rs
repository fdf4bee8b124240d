//! End to end: every backend that is there, beside ark-ec, in one run. Throughput counts points.

#![allow(missing_docs)] // of the function that criterion's macro makes

#[path = "../tests/common/generators.rs"]
mod generators;

use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::Projective;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};

const LOG_SIZES: [u32; 3] = [10, 14, 16];

fn bench<P: Curve>(criterion: &mut Criterion) {
    let engines: Vec<_> = [Backend::Cpu, Backend::Cuda]
        .into_iter()
        .filter_map(|backend| Some((backend, Msm::builder().backend(backend).build().ok()?)))
        .collect();
    for scalar_kind in [ScalarKind::Uniform, ScalarKind::Clustered] {
        let mut group = criterion.benchmark_group(format!("{} {} {scalar_kind}", P::NAME, P::GROUP));
        group.sample_size(10);
        for log_size in LOG_SIZES {
            let n = 1 << log_size;
            let bases = points::<P>(PointKind::Random, n, 1);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 2);
            group.throughput(Throughput::Elements(n as u64));
            group.bench_function(BenchmarkId::new("ark-ec", format!("2^{log_size}")), |bencher| {
                bencher.iter(|| Projective::<P>::msm(&bases, &k).unwrap());
            });
            for (backend, engine) in &engines {
                group.bench_function(BenchmarkId::new(backend.to_string(), format!("2^{log_size}")), |bencher| {
                    bencher.iter(|| engine.run(&bases, &k).unwrap());
                });
            }
        }
        group.finish();
    }
}

criterion_group!(benches, bench::<ark_bls12_381::g1::Config>, bench::<ark_bls12_377::g1::Config>);
criterion_main!(benches);
