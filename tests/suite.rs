//! The shared suite: every curve and every backend, on every kind of points and scalars, against two oracles: the
//! naive sum of `reference.rs` and ark-ec.
//!
//! A curve is one line at the end.

mod common {
    pub(crate) mod generators;
    pub(crate) mod machines;
}

use ark_ec::CurveGroup;
use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{PrimeField, Zero};
use common::generators::{PointKind, ScalarKind, points, scalars, unreduced};
use common::machines::{engines, engines_for};
use cumsm::internals::{naive_msm, textbook_pippenger};
use cumsm::{Backend, BaseOrigin, Curve, Msm, MsmBuilder, PointForm, build_info};

#[cfg(feature = "emulator")]
use kernels::{any_thread_order, every_algorithm, little_memory};

type Integer<P> = <<P as ark_ec::CurveConfig>::ScalarField as PrimeField>::BigInt;

/// Compares every backend with `expected`, and every backend's bytes with each other's.
fn check<P: Curve>(what: &str, bases: &[Affine<P>], scalars: &[P::ScalarField], expected: Projective<P>) {
    check_on(engines(), what, bases, scalars, expected);
}

fn check_on<P: Curve>(
    engines: Vec<(Backend, Msm)>,
    what: &str,
    bases: &[Affine<P>],
    scalars: &[P::ScalarField],
    expected: Projective<P>,
) {
    for (backend, engine) in engines {
        let found = engine.msm(bases, scalars).unwrap_or_else(|error| panic!("{what} on {backend}: {error}"));
        assert_eq!(found, expected, "{what} on {backend}");
        let normal = if expected.is_zero() { Projective::zero() } else { expected.into_affine().into() };
        assert_eq!([found.x, found.y, found.z], [normal.x, normal.y, normal.z], "{what} on {backend}: not normalised");
    }
}

/// How many points the tests take of a group: emulated, long fields are slow.
struct Sizes {
    /// For each kind of points with each kind of scalars, on every backend.
    kinds: usize,
    /// For these on the CPU, in each way there is.
    cpu_engine: usize,
    /// For these in every algorithm; a multiple of this.
    algorithms: usize,
    /// Around the widths of warps, blocks and tiles, up to this many.
    greatest: usize,
    /// For the kinds that fill single buckets.
    large: usize,
    /// For a device with so little memory that they are computed in chunks.
    chunked: usize,
    /// For each of many orders of threads.
    orders: usize,
    /// The widest window that is emulated: the emulator runs every thread of every launch, one for each few buckets.
    emulated_window: u32,
}

/// A prime field of 12 limbs or fewer; large is past 2^16.
const SHORT: Sizes = Sizes {
    kinds: 33,
    cpu_engine: 700,
    algorithms: 33,
    greatest: 4097,
    large: 65537,
    chunked: 3000,
    orders: 300,
    emulated_window: 13,
};
/// The same again: sizes past 2^16 are indices and offsets, which do not depend on the field.
const SHORT_AGAIN: Sizes = Sizes { large: 16_385, ..SHORT };
/// A quadratic extension of such a field; and a curve that shares what it does with those of short fields.
const MEDIUM: Sizes = Sizes {
    kinds: 33,
    cpu_engine: 200,
    algorithms: 9,
    greatest: 1000,
    large: 4097,
    chunked: 3000,
    orders: 100,
    emulated_window: 11,
};
/// A prime field of 24 limbs, with scalars as long.
const LONG: Sizes = Sizes {
    kinds: 5,
    cpu_engine: 30,
    algorithms: 2,
    greatest: 237,
    large: 257,
    chunked: 300,
    orders: 33,
    emulated_window: 8,
};

/// Every kind of points with every kind of scalars.
fn kinds<P: Curve>(sizes: &Sizes) {
    for point_kind in PointKind::ALL {
        for scalar_kind in ScalarKind::ALL {
            for n in [1, sizes.kinds] {
                let bases = points::<P>(point_kind, n, 1);
                let k = scalars::<P::ScalarField>(scalar_kind, n, 2);
                let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
                // ark-ec computes with r − k where that is small, which is right in the subgroup alone.
                if point_kind.in_subgroup() {
                    assert_eq!(Projective::<P>::msm(&bases, &k).unwrap(), naive);
                }
                let what = format!("{n} {point_kind} points, {scalar_kind} scalars");
                check_on(engines_for(point_kind.origin()), &what, &bases, &k, naive);
            }
        }
    }
}

/// A way for the CPU to compute.
type Way = (&'static str, fn(MsmBuilder) -> MsmBuilder);

/// All ways there are for a curve: as planned, without vector instructions, and in twisted Edwards form.
fn ways<P: Curve>(origin: BaseOrigin) -> Vec<Way> {
    let one_at_a_time = |builder: MsmBuilder| builder.scalar_arithmetic().point_form(PointForm::Weierstrass);
    let mut ways: Vec<Way> = vec![("as planned", |builder| builder), ("one at a time", one_at_a_time)];
    if P::TWISTED_EDWARDS.is_some() && origin == BaseOrigin::Subgroup {
        ways.push(("twisted Edwards", |builder| builder.point_form(PointForm::TwistedEdwards)));
    }
    ways
}

/// The CPU engine by itself: every kind of points, of scalars and of origin, in every way, at sizes for each of its
/// methods, with more threads than the machine may have.
fn cpu_engine<P: Curve>(sizes: &Sizes) {
    let engine = |origin, way: fn(MsmBuilder) -> MsmBuilder, window: Option<u32>| {
        let builder = way(Msm::builder().backend(Backend::Cpu).bases(origin));
        window.map_or(builder.clone(), |bits| builder.window_bits(bits)).build().unwrap()
    };
    let pool = |threads| rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let pools = [pool(1), pool(3), pool(16)];
    for point_kind in PointKind::ALL {
        for scalar_kind in ScalarKind::ALL {
            let n = sizes.cpu_engine;
            let bases = points::<P>(point_kind, n, 15);
            let k = scalars::<P::ScalarField>(scalar_kind, n, 16);
            let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
            for origin in [BaseOrigin::Curve, point_kind.origin()] {
                for (name, way) in ways::<P>(origin) {
                    for (pool, window) in pools.iter().zip([None, Some(4), Some(11)]) {
                        let found = pool.install(|| engine(origin, way, window).msm(&bases, &k).unwrap());
                        let what = format!("{point_kind} points, {scalar_kind} scalars, {origin:?}, {name}");
                        assert_eq!(found, naive, "{what}, {window:?}");
                    }
                }
            }
        }
    }
}

/// The twisted Edwards form at every window, at sizes around its pieces, and for integers above the group's order; and no
/// panic for bases that are not where the caller says.
fn edwards_form<P: Curve>(_: &Sizes) {
    if P::TWISTED_EDWARDS.is_none() {
        return;
    }
    let builder = || Msm::builder().backend(Backend::Cpu).point_form(PointForm::TwistedEdwards);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(5).build().unwrap();
    for window_bits in cumsm::MIN_WINDOW..=16 {
        for kind in [ScalarKind::Uniform, ScalarKind::MinusOne, ScalarKind::TopDigits(window_bits)] {
            let (bases, k) = (points::<P>(PointKind::Random, 100, 5), scalars::<P::ScalarField>(kind, 100, 6));
            let found = builder().window_bits(window_bits).build().unwrap().msm(&bases, &k).unwrap();
            assert_eq!(found, Projective::<P>::msm(&bases, &k).unwrap(), "{kind}, c = {window_bits}");
        }
    }
    let engine = builder().build().unwrap();
    for n in [0, 1, 2, 3, 31, 511, 512, 513, 1025, 4097, 65537] {
        for kind in [PointKind::Random, PointKind::Opposite, PointKind::SomeIdentity] {
            let (bases, k) = (points::<P>(kind, n, 7), scalars::<P::ScalarField>(ScalarKind::Uniform, n, 8));
            let found = pool.install(|| engine.msm(&bases, &k).unwrap());
            assert_eq!(found, Projective::<P>::msm(&bases, &k).unwrap(), "{n} {kind} points");
        }
    }
    let (bases, k) = (points::<P>(PointKind::Random, 40, 7), unreduced::<P::ScalarField>(40, 8));
    assert_eq!(engine.msm_bigint(&bases, &k).unwrap(), naive_msm(&bases, k.iter().copied()));
    for kind in [PointKind::OffSubgroup, PointKind::SmallOrder] {
        for window_bits in [2, 5, 9] {
            let (bases, k) = (points::<P>(kind, 700, 9), scalars::<P::ScalarField>(ScalarKind::Clustered, 700, 10));
            assert!(builder().window_bits(window_bits).build().unwrap().msm(&bases, &k).is_ok());
        }
    }
}

/// Sizes around the widths of warps, blocks and tiles.
fn sizes<P: Curve>(sizes: &Sizes) {
    let around = [0, 1, 2, 31, 32, 33, 127, 128, 129, 237, 1000, 4097];
    for n in around.into_iter().filter(|&n| n <= sizes.greatest) {
        let bases = points::<P>(PointKind::Random, n, n as u64);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, n as u64);
        check(&format!("{n} points"), &bases, &k, Projective::<P>::msm(&bases, &k).unwrap());
    }
}

/// An odd number, for the kinds that fill single buckets.
fn large<P: Curve>(sizes: &Sizes) {
    let n = sizes.large;
    for (point_kind, scalar_kind) in [
        (PointKind::Random, ScalarKind::Uniform),
        (PointKind::Random, ScalarKind::Clustered),
        (PointKind::Opposite, ScalarKind::Equal),
        (PointKind::Equal, ScalarKind::MinusOne),
        (PointKind::SomeIdentity, ScalarKind::Bits),
    ] {
        let bases = points::<P>(point_kind, n, 3);
        let k = scalars::<P::ScalarField>(scalar_kind, n, 4);
        let expected = Projective::<P>::msm(&bases, &k).unwrap();
        check(&format!("{n} {point_kind} points, {scalar_kind} scalars"), &bases, &k, expected);
    }
}

/// Every window, among them those that divide the scalars' width and those that leave a top window of one bit.
fn windows<P: Curve>(sizes: &Sizes) {
    let n = 100;
    for window_bits in cumsm::MIN_WINDOW..=cumsm::MAX_WINDOW {
        for kind in [ScalarKind::Uniform, ScalarKind::MinusOne, ScalarKind::TopDigits(window_bits)] {
            let bases = points::<P>(PointKind::Random, n, 5);
            let k = scalars::<P::ScalarField>(kind, n, 6);
            let expected = Projective::<P>::msm(&bases, &k).unwrap();
            for backend in [Backend::Cpu, Backend::Emulator] {
                if backend == Backend::Emulator && (!build_info().emulator || window_bits > sizes.emulated_window) {
                    continue;
                }
                let engine = Msm::builder().backend(backend).window_bits(window_bits).build().unwrap();
                assert_eq!(engine.msm(&bases, &k).unwrap(), expected, "{kind}, c = {window_bits} on {backend}");
            }
        }
    }
}

/// Integers up to all ones mean themselves, also on points outside the subgroup, where they cannot be reduced.
fn integers<P: Curve>(_: &Sizes) {
    for kind in [PointKind::Random, PointKind::OffSubgroup] {
        let bases = points::<P>(kind, 40, 7);
        let k: Vec<Integer<P>> = unreduced::<P::ScalarField>(40, 8);
        assert!(k.iter().all(|k| *k >= P::ScalarField::MODULUS));
        let expected = naive_msm(&bases, k.iter().copied());
        for (backend, engine) in engines_for(kind.origin()) {
            assert_eq!(engine.msm_bigint(&bases, &k).unwrap(), expected, "{kind} points on {backend}");
        }
    }
}

/// The reference that has buckets agrees with the one that has none.
fn references<P: Curve>(_: &Sizes) {
    let bases = points::<P>(PointKind::SomeIdentity, 20, 13);
    let k = scalars::<P::ScalarField>(ScalarKind::Uniform, 20, 14);
    let naive = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
    for window_bits in [1, 4, 5, 8] {
        assert_eq!(textbook_pippenger(&bases, &k, window_bits), naive);
    }
}

/// What the kernels alone have to do, where the emulator is there to run them.
#[cfg(feature = "emulator")]
mod kernels {
    use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
    use ark_ec::short_weierstrass::Projective;
    use ark_ff::PrimeField;
    use cumsm::internals::{Accumulation, Comparison, Prepare, Recoding, SortMethod, Steps, naive_msm};
    use cumsm::{Algorithm, Backend, Curve, EmulatorOptions, Msm, MsmError, PointForm};

    use super::Sizes;
    use super::common::generators::{PointKind, ScalarKind, points, scalars};
    use super::common::machines::{emulator, gpus};

    /// A device with little memory computes in chunks and stays within its memory; with too little, it says what it needs.
    pub(super) fn little_memory<P: Curve>(sizes: &Sizes) {
        let n = sizes.chunked;
        let bases = points::<P>(PointKind::Random, n, 9);
        let k = scalars::<P::ScalarField>(ScalarKind::Uniform, n, 10);
        let expected = Projective::<P>::msm(&bases, &k).unwrap();
        let with_memory = |memory| {
            let options = EmulatorOptions { memory, ..EmulatorOptions::default() };
            Msm::builder().backend(Backend::Emulator).emulator(options).build().unwrap()
        };
        let output = with_memory(1 << 21).msm_output(&bases, &k).unwrap();
        assert_eq!(output.point, expected);
        let Steps::Gpu(steps) = &output.plan.steps else { panic!("an emulator's plan") };
        assert!(steps.chunks > 1, "{}", output.plan);

        let limited = Msm::builder().backend(Backend::Emulator).device_memory(1 << 21).build().unwrap();
        assert_eq!(limited.msm(&bases, &k).unwrap(), expected);

        let Err(MsmError::OutOfDeviceMemory { needed, available }) = with_memory(1000).msm(&bases, &k) else {
            panic!("1000 bytes hold no pipeline")
        };
        assert!(needed > available && available <= 1000);
        // What it says is enough, is enough.
        let enough = Msm::builder().backend(Backend::Emulator).device_memory(needed).build().unwrap();
        assert_eq!(enough.msm(&bases[..5], &k[..5]).unwrap(), Projective::<P>::msm(&bases[..5], &k[..5]).unwrap());
    }

    /// The algorithms that a curve has: the presets, and those that the papers compare theirs with.
    fn algorithms<P: Curve>() -> Vec<Algorithm> {
        let presets = Algorithm::PRESETS.map(|(_, preset)| preset);
        let per_thread = |accumulation| Algorithm { accumulation, recoding: Recoding::Unsigned, ..Algorithm::BUCKET };
        let more = [
            Algorithm { prepare: Prepare::PowersOfTwo(Some(0)), ..Algorithm::LB_MSM },
            Algorithm { prepare: Prepare::PowersOfTwo(Some(2)), ..Algorithm::LB_MSM },
            Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM },
            Algorithm { sort: SortMethod::SparseTranspose, ..Algorithm::BUCKET },
            Algorithm { recoding: Recoding::Unsigned, ..Algorithm::BUCKET },
            Algorithm { accumulation: Accumulation::RowBalanced, ..Algorithm::BUCKET },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..Algorithm::BUCKET },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET },
            per_thread(Accumulation::Comparison(Comparison::PippengerPerThread)),
            per_thread(Accumulation::Comparison(Comparison::WindowPerThread)),
        ];
        let there =
            |algorithm: &Algorithm| P::TWISTED_EDWARDS.is_some() || algorithm.point_form() == PointForm::Weierstrass;
        presets.into_iter().chain(more).filter(there).collect()
    }

    /// Every algorithm on every kind of points, though not with each kind of scalars, at sizes around warps, at windows narrow
    /// and wide.
    pub(super) fn every_algorithm<P: Curve>(sizes: &Sizes) {
        for (a, algorithm) in algorithms::<P>().into_iter().enumerate() {
            for (p, point_kind) in PointKind::ALL.into_iter().enumerate() {
                if algorithm.point_form() == PointForm::TwistedEdwards && !point_kind.in_subgroup() {
                    continue;
                }
                // One kind of scalars; another one with the next algorithm.
                let i = (p + a) % ScalarKind::ALL.len();
                let scalar_kind = ScalarKind::ALL[i];
                let k = sizes.algorithms;
                let (n, window_bits) = [(1, None), (k, Some(4)), (2 * k, Some(5)), (4 * k, None)][i % 4];
                let bases = points::<P>(point_kind, n, 17);
                let k = scalars::<P::ScalarField>(scalar_kind, n, 18);
                let expected = naive_msm(&bases, k.iter().map(|k| k.into_bigint()));
                for (backend, _) in gpus() {
                    let builder = Msm::builder().backend(backend).algorithm(algorithm).bases(point_kind.origin());
                    let engine = window_bits.map_or(builder.clone(), |bits| builder.window_bits(bits)).build().unwrap();
                    let what = format!("{algorithm} on {backend}: {n} {point_kind} points, {scalar_kind} scalars");
                    let found = engine.msm(&bases, &k).unwrap_or_else(|error| panic!("{what}: {error}"));
                    assert_eq!(found, expected, "{what}, {window_bits:?}");
                }
            }
        }
    }

    /// The order in which threads run changes nothing.
    pub(super) fn any_thread_order<P: Curve>(sizes: &Sizes) {
        let bases = points::<P>(PointKind::Random, sizes.orders, 11);
        let k = scalars::<P::ScalarField>(ScalarKind::Clustered, sizes.orders, 12);
        let expected = Projective::<P>::msm(&bases, &k).unwrap();
        for seed in 0..20 {
            assert_eq!(emulator(1000 * seed).msm(&bases, &k).unwrap(), expected, "seed {seed}");
        }
    }
}

macro_rules! suite {
    ($group:ident, $config:ty, $sizes:ident) => {
        mod $group {
            suite!($config, $sizes, kinds, cpu_engine, edwards_form, sizes, large, windows, integers, references);
            #[cfg(feature = "emulator")]
            suite!($config, $sizes, every_algorithm, little_memory, any_thread_order);
        }
    };
    ($config:ty, $sizes:ident, $($test:ident),*) => {
        $(
            #[test]
            fn $test() {
                super::$test::<$config>(&super::$sizes);
            }
        )*
    };
}

suite!(bls12_381_g1, ark_bls12_381::g1::Config, SHORT);
suite!(bls12_377_g1, ark_bls12_377::g1::Config, SHORT_AGAIN);
suite!(bls12_381_g2, ark_bls12_381::g2::Config, MEDIUM);
suite!(bls12_377_g2, ark_bls12_377::g2::Config, MEDIUM);
#[cfg(feature = "bn254")]
suite!(bn254_g1, ark_bn254::g1::Config, MEDIUM);
#[cfg(feature = "mnt4-753")]
suite!(mnt4_753_g1, ark_mnt4_753::g1::Config, LONG);
