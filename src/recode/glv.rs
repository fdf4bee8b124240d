//! The split of a scalar by an endomorphism (Gallant, Lambert, Vanstone), for the G1 of BLS12 curves.

/// Splits k into k₁ + λ·k₂ modulo the group's order r, both about half as long as r.
///
/// On the curves here λ = −D with D = z², z being the curve's parameter, and r = D(D − 1) + 1. So k = qD + k₁ gives
/// k₂ = −q, by one division; and (−1, D − 1) is as good as zero, because −1 + λ(D − 1) = −r.
///
/// Right only for points in the subgroup of order r, on which the endomorphism is multiplication by λ.
#[derive(Clone, Debug)]
pub struct Glv {
    divisor: u128,
    /// ⌊2^256 / D⌋, little-endian.
    reciprocal: [u64; 3],
}

/// One half of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Half {
    /// Whether the half is below zero.
    pub negative: bool,
    /// Its absolute value.
    pub magnitude: u128,
}

impl Glv {
    /// For D = −λ.
    pub fn new(divisor: u128) -> Self {
        // Long division of 2^256, bit by bit.
        let mut reciprocal = [0; 3];
        let mut rest = 0u128;
        for bit in (0..=256usize).rev() {
            let carry = rest >> 127 == 1;
            rest = rest << 1 | u128::from(bit == 256);
            if carry || rest >= divisor {
                rest = rest.wrapping_sub(divisor);
                // D is greater than 2^64, so that its reciprocal has three limbs at most.
                if let Some(limb) = reciprocal.get_mut(bit / 64) {
                    *limb |= 1 << (bit % 64);
                }
            }
        }
        Self { divisor, reciprocal }
    }

    /// The greatest magnitude of a half, as little-endian limbs.
    pub fn maximum(&self) -> [u64; 2] {
        let maximum = self.divisor / 2 + 1;
        [maximum as u64, (maximum >> 64) as u64]
    }

    /// k₁ and k₂ of a scalar below r, in four little-endian limbs.
    ///
    /// 1. Divide: q = ⌊k·⌊2^256/D⌋ / 2^256⌋ is the quotient, or one too small: what is cut off is k/2^256 < r/2^256.
    ///    For the same reason the rest stays below (1 + r/2^256)·D, which fits 128 bits.
    /// 2. Round to the nearest quotient, so that |k₁| ≤ D/2.
    /// 3. If q > D/2, add (−1, D − 1).
    pub fn split(&self, k: &[u64]) -> [Half; 2] {
        let mut product = [0u64; 7];
        for (i, &limb) in k.iter().take(4).enumerate() {
            let mut carry = 0;
            for (j, &factor) in self.reciprocal.iter().enumerate() {
                let sum = u128::from(limb) * u128::from(factor) + u128::from(product[i + j]) + carry;
                product[i + j] = sum as u64;
                carry = sum >> 64;
            }
            product[i + 3] = carry as u64;
        }
        let wide = |low: u64, high: u64| u128::from(high) << 64 | u128::from(low);
        let mut quotient = wide(product[4], product[5]);
        let mut rest = wide(k[0], k[1]).wrapping_sub(quotient.wrapping_mul(self.divisor));
        if rest >= self.divisor {
            rest -= self.divisor;
            quotient += 1;
        }

        let half = self.divisor / 2;
        let mut first = Half { negative: false, magnitude: rest };
        if rest > half {
            first = Half { negative: true, magnitude: self.divisor - rest };
            quotient += 1;
        }

        let mut second = Half { negative: true, magnitude: quotient };
        if quotient > half {
            first = match first {
                Half { negative: false, magnitude: 1.. } => Half { magnitude: first.magnitude - 1, ..first },
                Half { magnitude, .. } => Half { negative: true, magnitude: magnitude + 1 },
            };
            let (magnitude, negative) = (self.divisor - 1).overflowing_sub(quotient);
            second = Half { negative, magnitude: if negative { magnitude.wrapping_neg() } else { magnitude } };
        }
        [first, second]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Curve;
    use ark_ec::CurveGroup;
    use ark_ec::scalar_mul::glv::GLVConfig;
    use ark_ec::short_weierstrass::{Affine, Projective};
    use ark_ff::{AdditiveGroup, Field, PrimeField, UniformRand, Zero};

    fn value<F: PrimeField>(half: Half) -> F {
        let value = F::from(half.magnitude);
        if half.negative { -value } else { value }
    }

    fn halves_make_up_the_scalar<P: Curve + GLVConfig>() {
        let map = P::ENDOMORPHISM.expect("the curve has one");
        let glv = Glv::new(map.eigenvalue);
        let d = P::ScalarField::from(map.eigenvalue);
        assert_eq!(-d, P::LAMBDA);
        assert_eq!(d * (d - P::ScalarField::ONE), -P::ScalarField::ONE);
        let mut rng = ark_std::test_rng();
        let two = P::ScalarField::from(2u8);
        let mut scalars = vec![P::ScalarField::ZERO, two.inverse().unwrap(), -two.inverse().unwrap(), d.square()];
        for i in 0..256u64 {
            scalars.extend([two.pow([i]), d * P::ScalarField::from(i), P::ScalarField::from(i)]);
            scalars.push(d * P::ScalarField::from(map.eigenvalue / 2 + 128 - u128::from(i)));
        }
        scalars.extend((0..1000).map(|_| P::ScalarField::rand(&mut rng)));
        let near: Vec<_> = scalars.iter().flat_map(|&k| [k, -k]).collect();
        for k in near.into_iter().flat_map(|k| [k - P::ScalarField::ONE, k, k + P::ScalarField::ONE]) {
            let [first, second] = glv.split(k.into_bigint().as_ref());
            assert_eq!(value::<P::ScalarField>(first) + P::LAMBDA * value::<P::ScalarField>(second), k);
            assert!(first.magnitude <= map.eigenvalue / 2 + 1 && second.magnitude <= map.eigenvalue / 2 + 1, "{k}");
        }
    }

    fn small_scalars_stay_small<P: Curve>() {
        let glv = Glv::new(P::ENDOMORPHISM.expect("the curve has one").eigenvalue);
        for small in [0u64, 1, 2, 65535, u64::MAX] {
            let [first, second] = glv.split(P::ScalarField::from(small).into_bigint().as_ref());
            assert_eq!((first, second.magnitude), (Half { negative: false, magnitude: small.into() }, 0));
            let [first, second] = glv.split((-P::ScalarField::from(small)).into_bigint().as_ref());
            assert_eq!((first.magnitude, first.negative, second.magnitude), (small.into(), small > 0, 0));
        }
    }

    fn endomorphism_is_the_eigenvalue<P: Curve + GLVConfig>() {
        let map = P::ENDOMORPHISM.expect("the curve has one");
        let mut product = Projective::<P>::zero();
        for bit in (0..128).rev() {
            product.double_in_place();
            if map.eigenvalue >> bit & 1 == 1 {
                product += P::GENERATOR;
            }
        }
        let image = Affine::<P>::new_unchecked(P::GENERATOR.x * map.beta, P::GENERATOR.y);
        assert_eq!(image, -product.into_affine());
    }

    #[cfg(feature = "bls12-381")]
    #[test]
    fn bls12_381() {
        halves_make_up_the_scalar::<ark_bls12_381::g1::Config>();
        small_scalars_stay_small::<ark_bls12_381::g1::Config>();
        endomorphism_is_the_eigenvalue::<ark_bls12_381::g1::Config>();
    }

    #[cfg(feature = "bls12-377")]
    #[test]
    fn bls12_377() {
        halves_make_up_the_scalar::<ark_bls12_377::g1::Config>();
        small_scalars_stay_small::<ark_bls12_377::g1::Config>();
        endomorphism_is_the_eigenvalue::<ark_bls12_377::g1::Config>();
    }
}
