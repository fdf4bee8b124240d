//! Tests that for any size and any options, the planner returns either a plan that fits in the memory, or a typed
//! error.
#![no_main]

use arbitrary::Arbitrary;
use cumsm::internals::{EmulatorOptions, Steps, groups};
use cumsm::{Algorithm, Backend, BaseOrigin, Curve, Msm, PointForm};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    group: u8,
    n: u64,
    /// The exponent of a power of two. With `Some`, the size is this power of two plus an integer below 1000. With
    /// `None`, the size is `n`, which is usually too large for any machine.
    log_n: Option<u8>,
    cpu: bool,
    window_bits: Option<u8>,
    algorithm: Option<u8>,
    edwards: bool,
    any_point: bool,
    device_memory: Option<u64>,
    memory: u64,
    host_memory: Option<u64>,
    multiprocessors: u16,
    devices: u8,
    precomputation: bool,
}

const ALGORITHMS: [Algorithm; 5] =
    [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::LB_MSM_CONST, Algorithm::CUZK, Algorithm::EDMSM];

fn plan<P: Curve>(input: &Input) {
    let n = match input.log_n {
        Some(log) => (1usize << (log % 36)) + (input.n % 1000) as usize,
        None => input.n as usize,
    };
    let memory = input.memory.min(1 << 40);
    let options =
        EmulatorOptions { memory, multiprocessors: input.multiprocessors.into(), ..EmulatorOptions::DEFAULT };
    let mut builder = match input.cpu {
        true => Msm::builder().backend(Backend::Cpu),
        false => {
            Msm::builder().backend(Backend::Emulator).emulators(vec![options; usize::from(input.devices % 4)])
        }
    };
    if let Some(bits) = input.window_bits {
        builder = builder.window_bits(bits.into());
    }
    if let Some(algorithm) = input.algorithm {
        builder = builder.algorithm(ALGORITHMS[usize::from(algorithm) % ALGORITHMS.len()]);
    }
    if input.edwards {
        builder = builder.point_form(PointForm::TwistedEdwards);
    }
    if input.any_point {
        builder = builder.base_origin(BaseOrigin::Curve);
    }
    if let Some(bytes) = input.device_memory {
        builder = builder.device_memory(bytes);
    }
    if let Some(bytes) = input.host_memory {
        builder = builder.host_memory(bytes);
    }
    let Ok(msm) = builder.build() else { return };
    if let Ok(plan) = msm.plan::<P>(n) {
        let fits = |plan: &cumsm::internals::GpuPlan| {
            assert!(plan.buffers.bytes() <= memory.min(input.device_memory.unwrap_or(u64::MAX)), "{plan:?}");
        };
        match &plan.steps {
            Steps::Gpu(plan) => fits(plan),
            Steps::Gpus(shares) => shares.iter().for_each(|(.., plan)| fits(plan)),
            Steps::LowMemory(plan) => assert!(plan.bytes <= input.host_memory.unwrap_or(u64::MAX), "{plan:?}"),
            _ => {}
        }
        assert!(!plan.to_string().is_empty());
    }
    if input.precomputation {
        let _ = msm.plan_precomputation::<P>(n);
    }
}

fuzz_target!(|input: Input| {
    let (curve, group) = groups::COMPUTED[usize::from(input.group) % groups::COMPUTED.len()];
    cumsm::on_curve!(curve, group, P => plan::<P>(&input)).expect("the list has the groups of this build");
});
