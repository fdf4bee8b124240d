//! Tests of every curve group on every backend, with every kind of points and scalars. The expected results come from
//! the naive sum of `cumsm::internals` and from ark-ec's MSM. Other tests check the properties of a sum, and the
//! generators of points and scalars.
//!
//! build/curves.rs lists the groups.

mod backends;
mod cpu;
mod generators;
mod gpu;
mod properties;

#[path = "../common"]
mod common {
    pub(crate) mod algorithms;
    #[path = "../../../tests/common/generators.rs"]
    pub(crate) mod generators;
    pub(crate) mod machines;
    pub(crate) mod ptx;
    pub(crate) mod skipped;
    pub(crate) mod stand_in;
}

use ark_ec::scalar_mul::variable_base::VariableBaseMSM;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Field;
use cumsm::Curve;
use cumsm::internals::Group;

/// Returns the result of ark-ec's MSM. All tests call this function, so ark-ec's MSM is compiled only once for each
/// group.
fn ark_ec_msm<P: Curve>(bases: &[Affine<P>], scalars: &[P::ScalarField]) -> Projective<P> {
    Projective::<P>::msm(bases, scalars).unwrap()
}

/// The numbers of points in the tests of a group, and other bounds of these tests. Long fields are slow on the
/// emulator.
struct Sizes {
    /// True if the tests of another group already test the same code paths. If `repeats` is true, only slow tests run
    /// affine rounds and chunks on the PTX machine.
    repeats: bool,
    /// The number of points in the tests of each kind of points with each kind of scalars, on every backend.
    kinds: usize,
    /// The number of points in the tests of the CPU engine. The tests run each kind of points and each kind of scalars,
    /// with each arithmetic and each form of points. Slow tests take three times this number of points.
    cpu_engine: usize,
    /// The tests that run every algorithm take one point, or 1, 2 or 4 times this number of points. In slow tests, this
    /// number is doubled.
    algorithms: usize,
    /// Tests run each algorithm with only every `kinds_between`-th kind of points. Slow tests run each algorithm with
    /// all kinds of points.
    kinds_between: usize,
    /// The emulator runs only one of every `pairs_between` pairs of a kind of points and a kind of scalars. In slow
    /// tests, the emulator runs all pairs.
    pairs_between: usize,
    /// The greatest number of points in the test `sizes`.
    greatest: usize,
    /// The number of points in the tests `large` and `slow_large`.
    large: usize,
    /// The number of points in the tests in which a device has little memory and computes in chunks.
    chunked: usize,
    /// The number of points of the sum that is repeated in many orders of threads.
    orders: usize,
    /// The width of the widest window on the emulator. The time of the emulator grows with the number of buckets.
    emulated_window: u32,
}

/// The sizes for a prime field of at most 12 limbs. `large` is above 2^16.
const SHORT: Sizes = Sizes {
    repeats: false,
    kinds: 33,
    cpu_engine: 300,
    algorithms: 17,
    kinds_between: 6,
    pairs_between: 9,
    greatest: 4097,
    large: 65537,
    chunked: 3000,
    orders: 300,
    emulated_window: 13,
};
/// The sizes for a second group over a prime field of at most 12 limbs. A size above 2^16 tests indices and offsets.
/// Indices and offsets do not depend on the field, so one group with such a size is enough, and all sizes of this
/// second group are smaller.
const SHORT_AGAIN: Sizes =
    Sizes { repeats: true, cpu_engine: 100, large: 8193, kinds_between: 8, pairs_between: 13, ..SHORT };
/// The sizes for a quadratic extension of a prime field of at most 12 limbs.
const MEDIUM: Sizes = Sizes {
    repeats: false,
    kinds: 33,
    cpu_engine: 100,
    algorithms: 5,
    kinds_between: 6,
    pairs_between: 9,
    greatest: 1000,
    large: 4097,
    chunked: 2500,
    orders: 100,
    emulated_window: 11,
};
/// The sizes for each remaining group over fields of at most 12 limbs. A group with the sizes [`SHORT`] or [`MEDIUM`]
/// already tests the same code paths.
const MEDIUM_AGAIN: Sizes = Sizes {
    repeats: true,
    cpu_engine: 50,
    kinds_between: 8,
    pairs_between: 13,
    greatest: 500,
    large: 2049,
    emulated_window: 8,
    ..MEDIUM
};
/// The sizes for a prime field of 24 limbs, with scalars of 24 limbs.
const LONG: Sizes = Sizes {
    repeats: false,
    kinds: 5,
    cpu_engine: 20,
    algorithms: 1,
    kinds_between: 8,
    pairs_between: 13,
    greatest: 237,
    large: 257,
    chunked: 300,
    orders: 33,
    emulated_window: 6,
};

/// The sizes for a prime field of 24 limbs, with scalars of 12 limbs. Short scalars have fewer digits than long
/// scalars, and these digits take less memory. So a computation with short scalars has several chunks only if the
/// number of points is larger.
const LONG_COORDINATES: Sizes = Sizes { chunked: 700, ..LONG };

/// Returns the sizes for a group.
const fn sizes<P: Curve>() -> &'static Sizes {
    let limbs = size_of::<<P::BaseField as Field>::BasePrimeField>() / size_of::<u32>();
    match (P::NAME.as_bytes(), P::GROUP) {
        (b"bls12-381", Group::G1) => &SHORT,
        (b"bls12-377", Group::G1) => &SHORT_AGAIN,
        (b"bls12-381", Group::G2) => &MEDIUM,
        _ if limbs > 12 && size_of::<P::ScalarField>() <= 48 => &LONG_COORDINATES,
        _ if limbs > 12 => &LONG,
        _ => &MEDIUM_AGAIN,
    }
}

macro_rules! suite {
    ($group:ident, $config:ty) => {
        mod $group {
            suite!(
                tests $config, backends::kinds, backends::sizes, backends::large, backends::windows, backends::integers,
                backends::references, cpu::every_way, gpu::every_algorithm, gpu::affine_rounds, gpu::chunks,
                gpu::little_memory, gpu::any_thread_order
            );
            suite!(slow $config, backends::slow_kinds, backends::slow_large, backends::slow_windows);
            suite!(slow $config, cpu::slow_every_way, gpu::slow_every_algorithm, gpu::slow_chunks);
            suite!(slow $config, gpu::slow_any_thread_order);

            #[test]
            fn ptx() {
                let algorithms = concat!(stringify!($group), "::every_algorithm");
                let others = [concat!(stringify!($group), "::affine_rounds"), concat!(stringify!($group), "::chunks")];
                let others = if crate::sizes::<$config>().repeats { &[] } else { &others[..] };
                crate::common::stand_in::run_on_ptx("suite", &[&[algorithms], others].concat());
            }

            #[test]
            #[ignore = "slow: more cases"]
            fn slow_ptx() {
                let tests = [
                    // If `repeats` is true for the group, the test `ptx` leaves out the next two tests.
                    concat!(stringify!($group), "::affine_rounds"),
                    concat!(stringify!($group), "::chunks"),
                    concat!(stringify!($group), "::slow_every_algorithm"),
                    concat!(stringify!($group), "::slow_chunks"),
                    concat!(stringify!($group), "::kinds"),
                    concat!(stringify!($group), "::sizes"),
                    concat!(stringify!($group), "::integers"),
                ];
                crate::common::stand_in::run_on_ptx("suite", &tests);
            }
        }
    };
    (slow $config:ty, $($file:ident::$test:ident),*) => {
        $(
            #[test]
            #[ignore = "slow: more cases"]
            fn $test() {
                crate::$file::$test::<$config>(crate::sizes::<$config>());
            }
        )*
    };
    (tests $config:ty, $($file:ident::$test:ident),*) => {
        $(
            #[test]
            fn $test() {
                crate::$file::$test::<$config>(crate::sizes::<$config>());
            }
        )*
    };
}

cumsm::for_every_group!(suite);

#[test]
fn edwards_form() {
    cpu::edwards_form::<ark_bls12_377::g1::Config>(&SHORT_AGAIN);
}
