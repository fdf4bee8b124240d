//! Points in Jacobian coordinates (X/Z², Y/Z³), for sums that cannot be batched.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{Field, Zero};

use super::CurveParams;
use crate::field::FastField;

/// A running sum of points. If Z = 0, the sum is the identity.
pub(crate) struct Jacobian<P: CurveParams>(Projective<P>);

impl<P: CurveParams> Jacobian<P> {
    pub(crate) fn identity() -> Self {
        Self(Projective::zero())
    }

    /// Doubles the sum with 2 multiplications and 5 squarings (dbl-2009-l of the Explicit-Formulas Database). If the
    /// curve's coefficient a is not 0, the term a·Z⁴ takes 1 more multiplication and 2 more squarings.
    pub(crate) fn double(&mut self) {
        let Projective { x, y, z } = &self.0;
        if z.fast_is_zero() {
            return;
        }
        let (a, b) = (x.fast_square(), y.fast_square());
        let c = b.fast_square();
        let d = twice(&x.fast_add(&b).fast_square().fast_sub(&a).fast_sub(&c));
        let mut e = twice(&a).fast_add(&a);
        if !P::COEFF_A.is_zero() {
            e = e.fast_add(&P::COEFF_A.fast_mul(&z.fast_square().fast_square()));
        }
        let next_x = e.fast_square().fast_sub(&twice(&d));
        let next_y = e.fast_mul(&d.fast_sub(&next_x)).fast_sub(&twice(&twice(&twice(&c))));
        let next_z = twice(&y.fast_mul(z));
        self.0 = Projective::new_unchecked(next_x, next_y, next_z);
    }

    /// Adds an affine point with 7 multiplications and 4 squarings (madd-2007-bl of the Explicit-Formulas Database).
    pub(crate) fn add_affine(&mut self, point: &Affine<P>) {
        let Projective { x, y, z } = &self.0;
        if point.x.fast_is_zero() && point.y.fast_is_zero() {
            return;
        }
        if z.fast_is_zero() {
            self.0 = Projective::from(*point);
            return;
        }
        let zz = z.fast_square();
        let h = point.x.fast_mul(&zz).fast_sub(x);
        let r = twice(&point.y.fast_mul(z).fast_mul(&zz).fast_sub(y));
        if h.fast_is_zero() {
            match r.fast_is_zero() {
                true => self.double(),
                false => *self = Self::identity(),
            }
            return;
        }
        let hh = h.fast_square();
        let i = twice(&twice(&hh));
        let j = h.fast_mul(&i);
        let v = x.fast_mul(&i);
        let next_x = r.fast_square().fast_sub(&j).fast_sub(&twice(&v));
        let next_y = r.fast_mul(&v.fast_sub(&next_x)).fast_sub(&twice(&y.fast_mul(&j)));
        let next_z = z.fast_add(&h).fast_square().fast_sub(&zz).fast_sub(&hh);
        self.0 = Projective::new_unchecked(next_x, next_y, next_z);
    }

    /// Adds a point. If the point has Z = 1, [`add_affine`](Self::add_affine) adds the point. Otherwise, ark-ec adds
    /// the point.
    fn add(&mut self, point: &Projective<P>) {
        if point.z == P::BaseField::ONE {
            self.add_affine(&Affine::new_unchecked(point.x, point.y));
        } else {
            self.0 += point;
        }
    }

    /// True if the sum equals ±`point`. The sign is − if `opposite` is true. The function checks that x·Z² = X and
    /// ±y·Z³ = Y, where (x, y) is `point`.
    pub(crate) fn is(&self, point: &Affine<P>, opposite: bool) -> bool {
        let Projective { x, y, z } = &self.0;
        let is_identity = point.x.fast_is_zero() && point.y.fast_is_zero();
        if is_identity || z.fast_is_zero() {
            return is_identity && z.fast_is_zero();
        }
        let zz = z.fast_square();
        let point_y = point.y.fast_mul(&zz).fast_mul(z);
        let difference = if opposite { point_y.fast_add(y) } else { point_y.fast_sub(y) };
        point.x.fast_mul(&zz).fast_sub(x).fast_is_zero() && difference.fast_is_zero()
    }

    pub(crate) fn into_projective(self) -> Projective<P> {
        self.0
    }
}

#[inline(always)]
fn twice<F: FastField>(element: &F) -> F {
    element.fast_add(element)
}

/// Computes the sum Σ 2^bit·P over all pairs (bit, P) of `sums`, by Horner's rule.
#[expect(clippy::indexing_slicing, reason = "`by_bit` has an element for each bit up to the highest")]
pub(crate) fn horner<P: CurveParams>(sums: &[(u32, Projective<P>)]) -> Projective<P> {
    let bits = sums.iter().map(|(bit, _)| bit + 1).max().unwrap_or(0);
    let mut by_bit = vec![Vec::new(); bits as usize];
    for (bit, point) in sums {
        by_bit[*bit as usize].push(point);
    }
    let mut result = Jacobian::identity();
    for points in by_bit.iter().rev() {
        result.double();
        points.iter().for_each(|point| result.add(point));
    }
    result.into_projective()
}

#[cfg(test)]
mod tests {
    use ark_ec::CurveGroup;
    use ark_ff::UniformRand;

    use super::*;

    fn agrees<P: CurveParams>() {
        let mut rng = ark_std::test_rng();
        let points: Vec<_> = (0..20).map(|_| Projective::<P>::rand(&mut rng)).chain([Projective::zero()]).collect();
        for left in &points {
            for right in points.iter().chain([&-*left]) {
                let affine = right.into_affine();
                let mut sum = Jacobian(*left);
                sum.add_affine(&affine);
                assert_eq!(sum.0, *left + affine);
                for right in [*right, affine.into()] {
                    let mut sum = Jacobian(*left);
                    sum.add(&right);
                    assert_eq!(sum.0, *left + affine);
                }
                let mut sum = Jacobian(*left);
                sum.double();
                assert_eq!(sum.0, *left + left);
            }
        }
    }

    #[cfg(feature = "bls12-381")]
    #[test]
    fn bls12_381() {
        agrees::<ark_bls12_381::g1::Config>();
        agrees::<ark_bls12_381::g2::Config>();
    }

    #[cfg(feature = "bls12-377")]
    #[test]
    fn bls12_377() {
        agrees::<ark_bls12_377::g1::Config>();
        agrees::<ark_bls12_377::g2::Config>();
    }

    #[cfg(feature = "bn254")]
    #[test]
    fn bn254() {
        agrees::<ark_bn254::g1::Config>();
        agrees::<ark_bn254::g2::Config>();
    }

    #[cfg(feature = "mnt4-753")]
    #[test]
    fn mnt4_753_where_a_is_not_zero() {
        agrees::<ark_mnt4_753::g1::Config>();
    }
}
