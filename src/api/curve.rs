//! The curves of this build.

use ark_ec::short_weierstrass::SWCurveConfig;

use crate::curve::CurveParams;
use crate::engine::Compiled;

/// A curve group that this build computes on: the arkworks configuration `P` of an `Affine<P>`.
///
/// | feature | implementors |
/// |---|---|
/// | `bls12-381` | `ark_bls12_381::{g1::Config, g2::Config}` |
/// | `bls12-377` | `ark_bls12_377::{g1::Config, g2::Config}` |
/// | `bn254` | `ark_bn254::{g1::Config, g2::Config}` |
/// | `mnt4-753` | `ark_mnt4_753::g1::Config` |
///
/// Sealed: kernels read the points of these types as they lie in memory.
pub trait Curve: SWCurveConfig + CurveParams + Compiled {}

impl<P: CurveParams + Compiled> Curve for P {}
