//! The curves of this build.

use super::domain::DomainField;
use crate::curve::CurveParams;
use crate::engine::Compiled;

/// A curve group of this build.
///
#[doc = include_str!(concat!(env!("OUT_DIR"), "/curves.md"))]
///
/// The trait is sealed.
pub trait Curve: CurveParams<ScalarField: DomainField> + Compiled {}

impl<P: CurveParams<ScalarField: DomainField> + Compiled> Curve for P {}
