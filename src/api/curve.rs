//! The curves of this build.

use ark_ec::short_weierstrass::SWCurveConfig;

use crate::curve::CurveParams;
use crate::engine::Compiled;

/// A curve group of this build.
///
#[doc = include_str!(concat!(env!("OUT_DIR"), "/curves.md"))]
///
/// The trait is sealed.
pub trait Curve: SWCurveConfig + CurveParams + Compiled {}

impl<P: CurveParams + Compiled> Curve for P {}
