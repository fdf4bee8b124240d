//! Estimates the memory of a command. Before the program computes, it allocates and frees the estimated memory once. So
//! if a size is too large, the program prints an error instead of aborting.

use ark_ec::short_weierstrass::{Affine, Projective};
use cumsm::internals::Steps;
use cumsm::{Backend, Curve, Msm, MsmError, Plan, PrecomputeFactor};

/// An estimate of the bytes that ark-ec takes for each point while it computes the sum for one vector: 32 bytes for the
/// scalar as an integer, and 8 bytes for each of 24 digits. The estimate does not count the copies that ark-ec makes of
/// points and scalars. If a thread's part of the points has at most 2^13 points, a scalar of 255 bits has more than 24
/// digits, so the estimate is too low.
const ORACLE: u64 = 8 * 24 + 32;

/// A part of the memory: its purpose, and its number of bytes. The number is `None` if it does not fit in 64 bits.
pub(crate) type Part = (&'static str, Option<u64>);

/// The memory of the points, of the scalars, and of the results. Each vector has one scalar for each point.
pub(crate) fn inputs<P: Curve>(n: usize, vectors: u32) -> [Part; 2] {
    let bytes = |count: u64, size: usize| count.checked_mul(size as u64);
    let vector = bytes(n as u64, size_of::<P::ScalarField>())
        .and_then(|scalars| scalars.checked_add((size_of::<Vec<u8>>() + size_of::<Projective<P>>()) as u64));
    [
        ("points", bytes(n as u64, size_of::<Affine<P>>())),
        ("scalars", vector.and_then(|vector| vector.checked_mul(vectors.into()))),
    ]
}

/// The memory of a computation, without its inputs.
pub(crate) fn computation(plan: &Plan) -> Part {
    let bytes = match &plan.steps {
        Steps::Cpu(plan) => plan.bytes,
        Steps::LowMemory(plan) => plan.bytes,
        // The memory of an emulated device is host memory.
        Steps::Gpu(steps) if plan.backend == Backend::Emulator => steps.buffers.bytes(),
        _ => 0,
    };
    ("the computation", Some(bytes))
}

/// The memory of the multiples of the points, and of the computation of these multiples.
pub(crate) fn multiples<P: Curve>(msm: &Msm, n: usize, factor: PrecomputeFactor) -> Result<Part, MsmError> {
    let plans = msm.plan_precomputation::<P>(n)?;
    let plan = match factor {
        PrecomputeFactor::Fixed(asked) => plans.iter().find(|plan| plan.precomputation.factor() >= asked),
        // For `Auto`, the engine itself limits the memory of the multiples. So only the first plan is counted.
        PrecomputeFactor::Auto => plans.first(),
        _ => None,
    };
    let bytes = plan.or(plans.last()).map_or(Some(0), |plan| {
        let points = (n as u64).checked_mul(plan.precomputation.factor().into())?;
        points.checked_mul(size_of::<Affine<P>>() as u64)?.checked_add(plan.bytes)
    });
    Ok(("multiples of the points", bytes))
}

/// The memory that ark-ec takes to compute the sum with which a result is compared.
pub(crate) fn oracle(n: usize) -> Part {
    ("the check", (n as u64).checked_mul(ORACLE))
}

/// Allocates the total of all parts at once, and frees this memory again. Returns an error if this allocation fails.
pub(crate) fn ensure(parts: &[Part]) -> Result<(), String> {
    // When a thread first allocates memory, the allocator reserves address space for this thread. A limit on the
    // process's memory includes the reserved address space. So each thread allocates once before the total is
    // allocated.
    rayon::broadcast(|_| drop(std::hint::black_box(vec![0u8; 1 << 10])));
    let total = parts.iter().try_fold(0u64, |total, (_, bytes)| total.checked_add((*bytes)?));
    let there = |bytes: u64| Vec::<u8>::new().try_reserve_exact(usize::try_from(bytes).ok()?).ok();
    if total.and_then(there).is_some() {
        return Ok(());
    }
    let in_mib =
        |bytes: Option<u64>| bytes.map_or("over 2^64 B".into(), |bytes| format!("{} MiB", bytes.div_ceil(1 << 20)));
    let list: Vec<_> = parts.iter().map(|(what, bytes)| format!("{} for {what}", in_mib(*bytes))).collect();
    Err(format!(
        "this takes {} of memory ({}), and the system does not give it; choose a smaller size, fewer vectors or multiples, \
         or a limit by --host-memory",
        in_mib(total),
        list.join(", ")
    ))
}
