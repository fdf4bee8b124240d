//! Tests that the number of threads does not change a sum on the CPU. With many threads, each row of windows is cut
//! into shares for the sort. After the sort, the digits of all rows are cut into pieces. The sums of the pieces are
//! added in batches.

#![cfg(feature = "bls12-381")]

#[path = "common/generators.rs"]
mod generators;

use ark_bls12_381::{g1, g2};
use cumsm::internals::CpuArithmetic;
use cumsm::{Backend, Curve, Msm};
use generators::{PointKind, ScalarKind, points, scalars};
use rayon::ThreadPoolBuilder;

fn agree<P: Curve>(n: usize) {
    let pool = |threads| ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
    let (one, many) = (pool(1), [pool(3), pool(64)]);
    for arithmetic in [CpuArithmetic::Ifma, CpuArithmetic::Fma, CpuArithmetic::Scalar] {
        let msm = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic).build().unwrap();
        for kind in [ScalarKind::Uniform, ScalarKind::Witness, ScalarKind::Equal] {
            let (bases, k) = (points::<P>(PointKind::Random, n, 1), scalars(kind, n, 2));
            let expected = one.install(|| msm.msm(&bases, &k)).unwrap();
            let prepared = msm.prepare(&bases).build().unwrap();
            for pool in &many {
                let (sum, of_prepared) = pool.install(|| (msm.msm(&bases, &k), prepared.msm(&k)));
                let case = format!("{kind}, {arithmetic}, {} threads", pool.current_num_threads());
                assert_eq!(sum.unwrap(), expected, "{case}");
                assert_eq!(of_prepared.unwrap(), expected, "{case}, prepared");
            }
        }
    }
}

#[test]
fn sums_in_g1_do_not_depend_on_threads() {
    agree::<g1::Config>(1 << 14);
}

#[test]
fn sums_in_g2_do_not_depend_on_threads() {
    agree::<g2::Config>(1 << 12);
}
