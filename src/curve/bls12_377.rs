//! BLS12-377.

use ark_bls12_377::g1;
use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::twisted_edwards::TECurveConfig;
use ark_ff::MontFp;

use super::{Curve, Endomorphism, Group, TwistedEdwards, sealed};
use crate::gpu::{self, kernels};

impl sealed::Sealed for g1::Config {}

impl Curve for g1::Config {
    const NAME: &'static str = "bls12-377";
    const GROUP: Group = Group::G1;
    const ENDOMORPHISM: Option<Endomorphism<Self::BaseField>> = {
        let [low, high, ..] = Self::SCALAR_DECOMP_COEFFS[0].1.0;
        Some(Endomorphism { beta: Self::ENDO_COEFFS[0], eigenvalue: (high as u128) << 64 | low as u128 })
    };
    /// arkworks' form, sign of the map included: 3α/w is its Montgomery form's A, and 1/w its B.
    const TWISTED_EDWARDS: Option<TwistedEdwards<Self::BaseField>> = Some(TwistedEdwards {
        d: <Self as TECurveConfig>::COEFF_D,
        root: MontFp!("-1"),
        shift: MontFp!(
            "30567070899668889872121584789658882274245471728719284894883538395508419196346447682510590835309008936731240225793"
        ),
        scale: MontFp!(
            "23560188534917577818843641916571445935985386319233886518929971599490231428764380923487987729215299304184915158756"
        ),
    });
    const KERNELS: gpu::Kernels = gpu::Kernels {
        msm: &kernels::MSM_BLS12_377_G1,
        #[cfg(feature = "probes")]
        probe: &kernels::PROBE_BLS12_377_G1,
    };
}
