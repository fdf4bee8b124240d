//! Tests of the interface: errors, the choice of a backend, the status that the build reports, and use from several
//! threads.

mod common {
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod skipped;
}

use ark_bls12_381::{Fr, g1::Config};
use common::generators::{PointKind, ScalarKind, points, scalars};
use common::skipped::skipped;
use cumsm::internals::{Steps, textbook_pippenger};
use cumsm::{Backend, BaseOrigin, CudaStatus, Msm, MsmError, PointForm};

#[test]
fn unequal_lengths_are_an_error() {
    let bases = points::<Config>(PointKind::Random, 3, 1);
    let k = scalars::<Fr>(ScalarKind::Uniform, 2, 1);
    let error = cumsm::msm(&bases, &k).unwrap_err();
    assert_eq!(error, MsmError::LengthMismatch { bases: 3, scalars: 2 });
    assert!(error.to_string().contains("3 bases but 2 scalars"), "{error}");
}

#[test]
fn a_window_out_of_range_is_an_error() {
    for window_bits in [0, 1, 25, u32::MAX] {
        let error = Msm::builder().window_bits(window_bits).build().unwrap_err();
        assert_eq!(error, MsmError::WindowOutOfRange { window_bits });
    }
}

#[test]
fn without_a_gpu_cuda_is_a_clear_error_and_auto_is_the_cpu() {
    let status = CudaStatus::query();
    if let CudaStatus::Ready { .. } = status {
        return skipped("this machine has a GPU");
    }
    let error = Msm::builder().backend(Backend::Cuda).build().unwrap_err();
    assert_eq!(error, MsmError::BackendUnavailable { backend: Backend::Cuda, reason: status.to_string() });
    let plan = Msm::builder().build().unwrap().plan::<Config>(1 << 20).unwrap();
    assert_eq!((plan.backend, plan.reason), (Backend::Cpu, status.to_string()));
}

#[test]
fn a_gpu_that_is_not_there_is_an_error() {
    let error = Msm::builder().backend(Backend::Cuda).cuda_devices([1000]).build().unwrap_err();
    assert!(matches!(error, MsmError::BackendUnavailable { backend: Backend::Cuda, .. }));
}

/// The status of CUDA agrees with the build, and with the presence of the driver's library.
#[test]
fn the_build_says_what_it_chose() {
    assert!(Msm::builder().backend(Backend::Emulator).build().is_ok());
    match CudaStatus::query() {
        CudaStatus::NotCompiled { reason } => {
            assert!(!reason.is_empty());
            assert!(CudaStatus::NVCC.is_empty() && CudaStatus::ARCHITECTURES.is_empty());
        }
        status => {
            assert!(CudaStatus::NVCC.starts_with("nvcc "), "{}", CudaStatus::NVCC);
            assert!(!CudaStatus::ARCHITECTURES.is_empty());
            let driver = ["libcuda.so.1", "libcuda.so"].iter().any(|name| {
                ["/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/nvidia/lib64"]
                    .iter()
                    .any(|folder| std::path::Path::new(folder).join(name).exists())
            });
            assert!(driver || status == CudaStatus::NoDriver || std::env::var_os("LD_LIBRARY_PATH").is_some());
        }
    }
}

#[test]
fn the_plan_has_the_window_asked_for() {
    for backend in [Backend::Cpu, Backend::Emulator] {
        let engine = Msm::builder().backend(backend).window_bits(7).build().unwrap();
        let plan = engine.plan::<Config>(1000).unwrap();
        assert_eq!((plan.window_bits(), plan.backend), (7, backend));
        assert!(plan.to_string().contains("as asked"), "{plan}");
    }
}

#[test]
fn a_form_of_points_that_cannot_be_used_is_an_error() {
    let edwards = || Msm::builder().point_form(PointForm::TwistedEdwards);
    let reason = |error| match error {
        MsmError::PointFormUnavailable { form: PointForm::TwistedEdwards, reason } => reason,
        other => panic!("{other}"),
    };
    let origin = edwards().base_origin(BaseOrigin::Curve).build().unwrap_err();
    assert!(reason(origin).contains("BaseOrigin::Curve"));
    let engine = edwards().build().unwrap();
    let (bases, k) = (points::<Config>(PointKind::Random, 3, 1), scalars::<Fr>(ScalarKind::Uniform, 3, 1));
    for error in [engine.plan::<Config>(3).unwrap_err(), engine.msm(&bases, &k).unwrap_err()] {
        assert!(reason(error).contains("bls12-381 g1"));
    }
}

#[test]
fn the_plan_has_the_point_form_asked_for() {
    for (form, name) in [(PointForm::TwistedEdwards, "twisted Edwards"), (PointForm::Weierstrass, "short Weierstrass")]
    {
        for backend in [Backend::Cpu, Backend::Auto, Backend::Emulator] {
            let engine = Msm::builder().backend(backend).point_form(form).build().unwrap();
            let plan = engine.plan::<ark_bls12_377::g1::Config>(1 << 10).unwrap();
            assert!(plan.backend != Backend::Cpu || plan.to_string().contains(name), "{plan}");
            let Steps::Gpu(steps) = &plan.steps else { continue };
            assert_eq!(steps.algorithm.point_form(), form, "{plan}");
        }
    }
}

#[test]
fn one_engine_serves_many_threads() {
    let bases = points::<Config>(PointKind::Random, 200, 2);
    for backend in [Backend::Cpu, Backend::Emulator] {
        let engine = Msm::builder().backend(backend).build().unwrap();
        std::thread::scope(|scope| {
            for thread in 0..8 {
                let (engine, bases) = (&engine, &bases);
                scope.spawn(move || {
                    let n = 200 - 20 * thread as usize;
                    let k = scalars::<Fr>(ScalarKind::Uniform, n, thread);
                    let expected = textbook_pippenger(&bases[..n], &k, 8);
                    assert_eq!(engine.msm(&bases[..n], &k).unwrap(), expected);
                });
            }
        });
    }
}

/// After a computation, the memory of the computation is free again. The plan depends on the free memory. So if memory
/// were not freed, the next plan would differ from the previous plan.
#[test]
fn an_emulated_devices_memory_is_free_again() {
    let engine = Msm::builder().backend(Backend::Emulator).build().unwrap();
    let bases = points::<Config>(PointKind::Random, 500, 3);
    let k = scalars::<Fr>(ScalarKind::Uniform, 500, 3);
    let before = engine.plan::<Config>(1 << 24).unwrap().to_string();
    let _ = engine.msm(&bases, &k).unwrap();
    assert_eq!(engine.plan::<Config>(1 << 24).unwrap().to_string(), before);
}
