//! Over every group, every CPU engine computes the same sum as [`naive_msm`], for up to 16 points and any integers.
#![no_main]

use arbitrary::Arbitrary;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{CurveGroup, PrimeGroup};
use ark_ff::BigInteger;
use cumsm::internals::{CpuArithmetic, groups, naive_msm};
use cumsm::{Backend, BaseOrigin, Curve, Msm, PointForm, PrecomputeFactor};
use libfuzzer_sys::fuzz_target;

#[derive(Arbitrary, Debug)]
struct Input {
    group: u8,
    /// For each term: the number k of the point k·G, and the integer that multiplies the point. k is small, so that
    /// points repeat and cancel.
    terms: Vec<(i8, [u64; 12])>,
    arithmetic: u8,
    window_bits: Option<u8>,
    edwards: bool,
    any_point: bool,
    host_memory: Option<u16>,
    factor: Option<u8>,
    first: u8,
}

/// The integer whose little-endian limbs are `limbs`. Limbs that do not fit in the type are ignored.
fn integer<B: BigInteger>(limbs: &[u64]) -> B {
    let mut integer = B::default();
    integer.as_mut().iter_mut().zip(limbs).for_each(|(to, &limb)| *to = limb);
    integer
}

fn sum<P: Curve>(input: &Input) {
    let terms = &input.terms[..input.terms.len().min(16)];
    let generator = Projective::<P>::generator();
    let points: Vec<_> = terms.iter().map(|&(log, _)| generator * P::ScalarField::from(log)).collect();
    let points: Vec<Affine<P>> = Projective::normalize_batch(&points);
    let integers: Vec<_> = terms.iter().map(|(_, limbs)| integer(limbs)).collect();

    let arithmetic = [CpuArithmetic::Scalar, CpuArithmetic::Fma, CpuArithmetic::Ifma][usize::from(input.arithmetic % 3)];
    let mut builder = Msm::builder().backend(Backend::Cpu).cpu_arithmetic(arithmetic);
    if let Some(bits) = input.window_bits {
        builder = builder.window_bits(bits.into());
    }
    if input.edwards {
        builder = builder.point_form(PointForm::TwistedEdwards);
    }
    if input.any_point {
        builder = builder.base_origin(BaseOrigin::Curve);
    }
    if let Some(bytes) = input.host_memory {
        builder = builder.host_memory(bytes.into());
    }
    // The library may return a typed error instead of a sum. Each sum that the library returns must be right.
    let Ok(msm) = builder.build() else { return };
    if let Ok(sum) = msm.msm_bigint(&points, &integers) {
        assert_eq!(sum, naive_msm(&points, integers.iter().copied()));
    }
    let Some(factor) = input.factor else { return };
    let Ok(bases) = msm.prepare(&points).precompute(PrecomputeFactor::Fixed(factor.into())).build() else { return };
    let first = usize::from(input.first).min(points.len());
    if let Ok(sum) = bases.slice(first..).msm_bigint(&integers[first..]) {
        assert_eq!(sum, naive_msm(&points[first..], integers[first..].iter().copied()));
    }
}

fuzz_target!(|input: Input| {
    let (curve, group) = groups::COMPUTED[usize::from(input.group) % groups::COMPUTED.len()];
    cumsm::on_curve!(curve, group, P => sum::<P>(&input)).expect("the list has the groups of this build");
});
