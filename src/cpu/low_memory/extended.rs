//! Points in extended Jacobian coordinates (XYZZ): x = X/ZZ, y = Y/ZZZ, ZZ³ = ZZZ². A point takes the memory of four
//! field elements.

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::{AdditiveGroup, Field, Zero};

use crate::curve::CurveParams;
use crate::field::FastField;

/// A point. If ZZ = 0, the point is the identity.
pub(super) struct Extended<P: CurveParams> {
    x: P::BaseField,
    y: P::BaseField,
    zz: P::BaseField,
    zzz: P::BaseField,
}

impl<P: CurveParams> Clone for Extended<P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<P: CurveParams> Copy for Extended<P> {}

impl<P: CurveParams> Extended<P> {
    pub(super) const IDENTITY: Self =
        Self { x: P::BaseField::ZERO, y: P::BaseField::ZERO, zz: P::BaseField::ZERO, zzz: P::BaseField::ZERO };

    pub(super) fn is_identity(&self) -> bool {
        self.zz.fast_is_zero()
    }

    /// Adds an affine point that is not the identity. The addition takes 8M + 2S (madd-2008-s). If `self` is the
    /// identity, the addition takes no multiplication.
    #[inline]
    pub(super) fn add_affine(&mut self, point: &Affine<P>) {
        if self.is_identity() {
            *self = Self { x: point.x, y: point.y, zz: P::BaseField::ONE, zzz: P::BaseField::ONE };
            return;
        }
        let p = point.x.fast_mul(&self.zz).fast_sub(&self.x);
        let r = point.y.fast_mul(&self.zzz).fast_sub(&self.y);
        if p.fast_is_zero() {
            *self = self.special_sum(&r);
            return;
        }
        let pp = p.fast_square();
        let ppp = p.fast_mul(&pp);
        let q = self.x.fast_mul(&pp);
        self.x = r.fast_square().fast_sub(&ppp).fast_sub(&q).fast_sub(&q);
        self.y = r.fast_mul(&q.fast_sub(&self.x)).fast_sub(&self.y.fast_mul(&ppp));
        self.zz = self.zz.fast_mul(&pp);
        self.zzz = self.zzz.fast_mul(&ppp);
    }

    /// Adds a point in extended Jacobian coordinates: 12M + 2S (add-2008-s).
    pub(super) fn add(&mut self, other: &Self) {
        if other.is_identity() {
            return;
        }
        if self.is_identity() {
            *self = *other;
            return;
        }
        let (u1, s1) = (self.x.called_mul(&other.zz), self.y.called_mul(&other.zzz));
        let p = other.x.called_mul(&self.zz).fast_sub(&u1);
        let r = other.y.called_mul(&self.zzz).fast_sub(&s1);
        if p.fast_is_zero() {
            *self = self.special_sum(&r);
            return;
        }
        let pp = p.called_square();
        let ppp = p.called_mul(&pp);
        let q = u1.called_mul(&pp);
        self.x = r.called_square().fast_sub(&ppp).fast_sub(&q).fast_sub(&q);
        self.y = r.called_mul(&q.fast_sub(&self.x)).fast_sub(&s1.called_mul(&ppp));
        self.zz = self.zz.called_mul(&other.zz).called_mul(&pp);
        self.zzz = self.zzz.called_mul(&other.zzz).called_mul(&ppp);
    }

    /// Returns the sum of this point and a point with the same x-coordinate. If `r` is zero, the points are equal, and
    /// the sum is the double of this point. Otherwise, the points are opposite, and the sum is the identity.
    #[cold]
    #[inline(never)]
    fn special_sum(&self, r: &P::BaseField) -> Self {
        let mut sum = Self::IDENTITY;
        if r.is_zero() {
            sum = *self;
            sum.double();
        }
        sum
    }

    /// Doubles the point: 6M + 3S (dbl-2008-s-1). If the curve's coefficient a is not zero, the doubling takes 1M + 1S
    /// more. For a point of order two, y is 0, so ZZ of the double is 0, and the double is the identity.
    pub(super) fn double(&mut self) {
        let u = self.y.fast_add(&self.y);
        let v = u.called_square();
        let w = u.called_mul(&v);
        let s = self.x.called_mul(&v);
        let square = self.x.called_square();
        let mut m = square.fast_add(&square).fast_add(&square);
        if !P::COEFF_A.is_zero() {
            m = m.fast_add(&P::COEFF_A.called_mul(&self.zz.called_square()));
        }
        self.x = m.called_square().fast_sub(&s).fast_sub(&s);
        self.y = m.called_mul(&s.fast_sub(&self.x)).fast_sub(&w.called_mul(&self.y));
        self.zz = v.called_mul(&self.zz);
        self.zzz = w.called_mul(&self.zzz);
    }

    /// Returns this point in affine coordinates. The conversion takes an inversion.
    pub(super) fn to_affine(self) -> Affine<P> {
        let Some(inverse) = self.zzz.fast_inverse() else { return Affine::identity() };
        let z_inverse = self.zz.called_mul(&inverse);
        Affine::new_unchecked(self.x.called_mul(&z_inverse.called_square()), self.y.called_mul(&inverse))
    }

    /// Returns this point in Jacobian coordinates (X·ZZ, Y·ZZZ, Z) with Z = ZZ. Then x is X/ZZ = X·ZZ/Z², and y is
    /// Y/ZZZ = Y·ZZZ/Z³.
    pub(super) fn to_projective(self) -> Projective<P> {
        if self.is_identity() {
            return Projective::zero();
        }
        Projective::new_unchecked(self.x.called_mul(&self.zz), self.y.called_mul(&self.zzz), self.zz)
    }
}
