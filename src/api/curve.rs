//! The curves of this build.

use super::domain::DomainField;
use crate::curve::CurveParams;
use crate::engine::Compiled;

/// A curve group of this build.
///
/// | feature | implementors |
/// |---|---|
/// | `bls12-381` | `ark_bls12_381::{g1::Config, g2::Config}` |
/// | `bls12-377` | `ark_bls12_377::{g1::Config, g2::Config}` |
/// | `bn254` | `ark_bn254::{g1::Config, g2::Config}` |
/// | `mnt4-753` | `ark_mnt4_753::g1::Config` |
///
/// The trait is sealed.
pub trait Curve: CurveParams<ScalarField: DomainField> + Compiled {}

impl<P: CurveParams<ScalarField: DomainField> + Compiled> Curve for P {}
