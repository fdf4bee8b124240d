//! The curve BLS24-315. The paper lb-msm has measurements for this curve. arkworks has no crate for BLS24-315. The
//! names in this module follow the names in arkworks' curve crates.
//!
//! - x = −3218079743
//! - r = x⁸ − x⁴ + 1, of 253 bits, with two-adicity 22
//! - p = (x − 1)²·r/3 + x, of 315 bits
//! - G1: y² = x³ + 1 over Fp
//!
//! This module has only G1. G2 is a curve over an extension of degree 4. There are no kernels for such an extension.
//! The generator of G1 is the same point as in gnark-crypto.

#![allow(unexpected_cfgs, reason = "the code that arkworks derives asks for arkworks' feature `asm`")]

use ark_ff::{Fp256, Fp320, MontBackend, MontConfig};

/// The configuration of [`Fq`].
///
/// The generator is neither a square nor a cube. It is not known whether the generator generates the whole
/// multiplicative group, because p − 1 has a 275-bit factor whose prime factors are not known.
#[derive(MontConfig)]
#[modulus = "39705142709513438335025689890408969744933502416914749335064285505637884093126342347073617133569"]
#[generator = "13"]
pub struct FqConfig;

/// The base field, of 315 bits.
pub type Fq = Fp320<MontBackend<FqConfig, 5>>;

/// The configuration of [`Fr`].
#[derive(MontConfig)]
#[modulus = "11502027791375260645628074404575422495959608200132055716665986169834464870401"]
#[generator = "7"]
pub struct FrConfig;

/// The scalar field, of 253 bits.
pub type Fr = Fp256<MontBackend<FrConfig, 4>>;

/// A point of G1 in affine coordinates.
pub type G1Affine = g1::G1Affine;
/// A point of G1 in projective coordinates.
pub type G1Projective = g1::G1Projective;

/// G1.
pub mod g1 {
    use ark_ec::models::CurveConfig;
    use ark_ec::short_weierstrass::{Affine, Projective, SWCurveConfig};
    use ark_ff::{AdditiveGroup, Field, MontFp};

    use super::{Fq, Fr};

    /// A point in affine coordinates.
    pub type G1Affine = Affine<Config>;
    /// A point in projective coordinates.
    pub type G1Projective = Projective<Config>;

    /// The configuration of G1.
    #[derive(Clone, Debug, Default, PartialEq, Eq)]
    pub struct Config;

    impl CurveConfig for Config {
        type BaseField = Fq;
        type ScalarField = Fr;

        /// The cofactor (x − 1)²/3.
        const COFACTOR: &'static [u64] = &[0x2fe8030000000000];
        const COFACTOR_INV: Fr =
            MontFp!("11502027748484983061746766725372608623013042341922603258659095701186171371503");
    }

    impl SWCurveConfig for Config {
        const COEFF_A: Fq = Fq::ZERO;
        const COEFF_B: Fq = Fq::ONE;
        const GENERATOR: G1Affine = G1Affine::new_unchecked(
            MontFp!("34223510504517033132712852754388476272837911830964394866541204856091481856889569724484362330263"),
            MontFp!("24215295174889464585413596429561903295150472552154479431771837786124301185073987899223459122783"),
        );

        /// The point (0, 0) is not on the curve, because b is not 0.
        type ZeroFlag = ();

        #[inline(always)]
        fn mul_by_a(_: Fq) -> Fq {
            Fq::ZERO
        }
    }
}
