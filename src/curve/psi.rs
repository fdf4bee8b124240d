//! The endomorphism ψ of G2, for curves with a sextic twist over Fp2.

use ark_ff::{AdditiveGroup, Field, Fp2, Fp2Config};

use super::Endomorphism;
use crate::field::FastField;

/// The endomorphism ψ on G2, in three steps. G2's curve is a twist of a curve E over Fp12. The first step maps from
/// G2's curve to E. The second step is the Frobenius map of E. The third step maps from E back to G2's curve.
///
/// On G2's curve, ψ² − tψ + p = 0, where t is the trace of the curve over Fp. On the subgroup, ψ is multiplication by
/// p.
///
/// Let ξ be the element that defines the twist. Then ψ(x, y) = (a·x̄, b·ȳ), where x̄ and ȳ are the conjugates of x and
/// y.
///
/// - For a twist of type D (the twist divides the coefficient b of E by ξ), (a, b) = (ξ^((p−1)/3), ξ^((p−1)/2)).
/// - For a twist of type M (the twist multiplies the coefficient b of E by ξ), (a, b) = (ξ^(−(p−1)/3), ξ^(−(p−1)/2)).
///
/// ψ²(x, y) = (a·ā·x, b·b̄·y) = (ω·x, −y), with ω in Fp and ω² + ω + 1 = 0. So ψ⁴ − ψ² + 1 = 0.
pub(super) fn psi<F: Fp2Config<Fp: FastField>>(a: Fp2<F>, b: Fp2<F>) -> Endomorphism<Fp2<F>> {
    let omega = a.norm();
    let of_base_field = |element| Fp2::new(element, F::Fp::ZERO);
    let omega_a = Fp2::new(a.c0 * omega, a.c1 * omega);
    Endomorphism { x: [of_base_field(F::Fp::ONE), a, of_base_field(omega), omega_a], y: b }
}

/// The function [`CurveParams::y_image`](super::CurveParams::y_image) for ψ. The map ψ² negates y.
pub(super) const fn y_image(power: usize) -> (usize, bool) {
    (power % 2, power >= 2)
}

/// The items of [`CurveParams`](super::CurveParams) for a curve that splits scalars into four components by ψ, over the
/// field `$Fq2`. `$split` splits the scalars, and `$psi` computes the constants of ψ.
macro_rules! split_by_psi {
    ($split:expr, $Fq2:ty, $psi:expr) => {
        const COMPONENTS: usize = 4;

        fn split(k: &[u64]) -> [GlvComponent; 4] {
            $split.split(k)
        }

        fn component_maximum() -> ark_ff::BigInt<3> {
            $split.maximum()
        }

        fn endomorphism() -> Option<&'static Endomorphism<$Fq2>> {
            static PSI: LazyLock<Endomorphism<$Fq2>> = LazyLock::new(|| $psi);
            Some(&PSI)
        }

        fn y_image(power: usize) -> (usize, bool) {
            psi::y_image(power)
        }
    };
}
pub(super) use split_by_psi;
