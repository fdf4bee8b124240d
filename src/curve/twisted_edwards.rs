//! The twisted Edwards form of a curve, and the map back to the Weierstrass form (edmsm, Lemma 1).

use ark_ec::CurveGroup;
use ark_ec::short_weierstrass::{Affine, Projective};

use super::CurveParams;
use crate::field::FastField;
use crate::{pool, tasks};

/// The number of points that share an inversion in the conversion to the Weierstrass form.
const TOGETHER: usize = 512;

/// The form −x² + y² = 1 + d·x²·y² of a curve with a point (α, 0) of order two (edmsm, Lemma 1), and the map to this
/// form:
///
/// ```text
/// (x, y) ↦ (f·(x − α)/y, (x − α − w)/(x − α + w))
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TwistedEdwards<F> {
    /// The coefficient d.
    pub d: F,
    /// The number α, a root of x³ + ax + b.
    pub root: F,
    /// The number w, a square root of 3α² + a.
    pub shift: F,
    /// The number f, a square root of −(3α/w + 2)·w. With the scale f, the coefficient of x² is −1.
    pub scale: F,
}

impl<F: FastField> TwistedEdwards<F> {
    /// The Weierstrass point that corresponds to the Edwards point (X/Z, Y/Z): x = α + t and y = f·t·Z/X, where t =
    /// w·(Z + Y)/(Z − Y). The Jacobian Z-coordinate of the result is (Z − Y)·X.
    ///
    /// The Jacobian Z-coordinate is zero for the identity, for (0, −1) and for points at infinity. The point (0, −1)
    /// and the points at infinity have even order.
    pub(crate) fn to_weierstrass<P: CurveParams<BaseField = F>>(self, x: F, y: F, z: F) -> Projective<P> {
        let (below, above) = (z - y, self.shift * (z + y));
        let square = x.fast_square();
        Projective {
            x: (self.root * below + above) * below * square,
            y: self.scale * above * z * below.fast_square() * square,
            z: below * x,
        }
    }

    /// Converts prepared bases to points in the Weierstrass form. A prepared base has the form (y − x, y + x, 2dxy).
    /// Both slices have the same length.
    pub(crate) fn all_to_weierstrass<P: CurveParams<BaseField = F>>(
        &self,
        prepared: &[[F; 3]],
        points: &mut [Affine<P>],
    ) {
        let point = |&[minus, plus, _]: &[F; 3]| self.to_weierstrass(plus - minus, plus + minus, F::ONE.double());
        tasks::for_each_chunk(pool::threads(), points, TOGETHER, &|i, points| {
            let prepared = prepared.iter().skip(i * TOGETHER).take(points.len());
            points.copy_from_slice(&Projective::normalize_batch(&prepared.map(point).collect::<Vec<_>>()));
        });
    }
}

#[cfg(all(test, feature = "bls12-377"))]
mod tests {
    use std::iter::successors;

    use ark_bls12_377::g1::Config;
    use ark_ec::{AffineRepr, PrimeGroup};
    use ark_ff::{AdditiveGroup, Field};

    use super::*;

    /// Converts points of three tasks to the Edwards form and back. The last task has one point.
    #[test]
    fn points_are_converted_back() {
        let form = Config::TWISTED_EDWARDS.unwrap();
        let generator = Projective::<Config>::generator();
        let multiples: Vec<_> =
            successors(Some(generator), |point| Some(point + generator)).take(2 * TOGETHER).collect();
        let mut points = Projective::normalize_batch(&multiples);
        points.insert(TOGETHER, Affine::identity());
        let prepared: Vec<_> = points
            .iter()
            .map(|point| {
                let Some((x, y)) = point.xy() else { return [Field::ONE, Field::ONE, AdditiveGroup::ZERO] };
                let t = x - form.root;
                let (x, y) = (form.scale * t / y, (t - form.shift) / (t + form.shift));
                [y - x, y + x, form.d.double() * x * y]
            })
            .collect();
        let mut converted = vec![Affine::identity(); points.len()];
        form.all_to_weierstrass::<Config>(&prepared, &mut converted);
        assert_eq!(converted, points);
    }
}
