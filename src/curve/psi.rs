//! The endomorphism ψ of G2, for curves with a sextic twist over Fp2.

use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{Fp2, Fp2Config};

use crate::field::FastField;

/// ψ on G2, in three steps: from G2's curve to the curve over Fp12 that it is a twist of, Frobenius' map there, and
/// back.
///
/// On G2's curve, ψ² − tψ + p = 0, where t is the trace of the curve over Fp. On the subgroup, ψ is multiplication by p.
///
/// Let ξ be the element of the twist. Then ψ(x, y) = (a·x̄, b·ȳ).
///
/// - If the twist divides by ξ, (a, b) = (ξ^((p−1)/3), ξ^((p−1)/2)).
/// - If the twist multiplies by ξ, a and b are the inverses of these.
///
/// ψ²(x, y) = (a·ā·x, b·b̄·y) = (ω·x, −y), with ω in Fp and ω² + ω + 1 = 0. So ψ⁴ − ψ² + 1 = 0.
pub(super) struct Psi<F: Fp2Config> {
    a: Fp2<F>,
    b: Fp2<F>,
    omega: F::Fp,
    /// ω·a.
    omega_a: Fp2<F>,
}

impl<F: Fp2Config<Fp: FastField>> Psi<F>
where
    Fp2<F>: FastField,
{
    /// For a and b.
    pub(super) fn new(a: Fp2<F>, b: Fp2<F>) -> Self {
        let omega = a.norm();
        Self { a, b, omega, omega_a: Fp2::new(a.c0 * omega, a.c1 * omega) }
    }

    /// ψʲ(P), for j below 4. The identity (0, 0) is mapped to itself.
    #[inline(always)]
    pub(super) fn image<P: SWCurveConfig<BaseField = Fp2<F>>>(&self, power: usize, point: &Affine<P>) -> Affine<P> {
        let (x, y) = (&point.x, &point.y);
        match power {
            0 => *point,
            1 => Affine::new_unchecked(conjugate(x).fast_mul(&self.a), conjugate(y).fast_mul(&self.b)),
            2 => Affine::new_unchecked(Fp2::new(x.c0.fast_mul(&self.omega), x.c1.fast_mul(&self.omega)), -*y),
            _ => Affine::new_unchecked(conjugate(x).fast_mul(&self.omega_a), -conjugate(y).fast_mul(&self.b)),
        }
    }
}

/// As [`CurveParams::y_image`](super::CurveParams::y_image): ψ² negates y.
pub(super) const fn y_image(power: usize) -> (usize, bool) {
    (power % 2, power >= 2)
}

#[inline(always)]
fn conjugate<F: Fp2Config>(element: &Fp2<F>) -> Fp2<F> {
    Fp2::new(element.c0, -element.c1)
}

/// The items of [`CurveParams`](super::CurveParams) for scalars in four components by ψ. `$split` splits them, and `$psi`
/// makes the map.
macro_rules! split_by_psi {
    ($split:expr, $psi:expr) => {
        const COMPONENTS: usize = 4;

        fn split(k: &[u64]) -> [GlvComponent; 4] {
            $split.split(k)
        }

        fn component_maximum() -> [u64; 2] {
            $split.maximum()
        }

        #[inline]
        fn image(power: usize, point: &Affine<Self>) -> Affine<Self> {
            static PSI: LazyLock<psi::Psi<Fq2Config>> = LazyLock::new(|| $psi);
            PSI.image(power, point)
        }

        fn y_image(power: usize) -> (usize, bool) {
            psi::y_image(power)
        }
    };
}
pub(super) use split_by_psi;
