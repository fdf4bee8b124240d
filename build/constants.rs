//! The constants of every field and curve, computed from the arkworks types and written as `constants.cuh`.
//!
//! To add a curve: one entry in [`curves`]. No constant is typed by hand.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ark_ec::AffineRepr;
use ark_ec::scalar_mul::glv::GLVConfig;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
#[cfg(feature = "bls12-377")]
use ark_ec::twisted_edwards::{MontCurveConfig, TECurveConfig};
#[cfg(feature = "bls12-377")]
use ark_ff::Field;
use ark_ff::{AdditiveGroup, BigInteger, PrimeField};

/// The largest 3b for which multiplication by it is left to additions, in the homogeneous form. BN254 has 9, BLS12-381 12.
const LARGEST_B3: u64 = 16;

/// A point form beyond XYZZ, which not every curve has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    Homogeneous,
    TwistedEdwards,
}

impl Form {
    /// The macro that says so to entry files.
    pub(crate) fn macro_name(self) -> &'static str {
        match self {
            Self::Homogeneous => "CUMSM_HOMOGENEOUS",
            Self::TwistedEdwards => "CUMSM_EDWARDS",
        }
    }
}

pub(crate) struct Curve {
    pub(crate) name: &'static str,
    /// Point forms beyond XYZZ that the curve has.
    pub(crate) forms: Vec<Form>,
    fields: Vec<String>,
    definition: String,
}

impl Curve {
    pub(crate) fn has(&self, form: Form) -> bool {
        self.forms.contains(&form)
    }
}

pub(crate) fn curves() -> Vec<Curve> {
    vec![
        #[cfg(feature = "bls12-381")]
        curve::<ark_bls12_381::g1::Config>("bls12_381_g1", "bls12_381_fq", "bls12_381_fr", None),
        #[cfg(feature = "bls12-377")]
        curve::<ark_bls12_377::g1::Config>(
            "bls12_377_g1",
            "bls12_377_fq",
            "bls12_377_fr",
            Some(edwards::<ark_bls12_377::g1::Config>()),
        ),
    ]
}

pub(crate) fn write_header(curves: &[Curve], out: &Path) {
    let mut text =
        String::from("// Written by build.rs from the arkworks types.\n#pragma once\n\n#include \"platform.cuh\"\n\n");
    let mut written = Vec::new();
    for curve in curves {
        for field in curve.fields.iter().filter(|field| !written.contains(field)).collect::<Vec<_>>() {
            text += field;
            written.push(field);
        }
        text += &curve.definition;
    }
    fs::write(out.join("constants.cuh"), text).expect("OUT_DIR is writable");
}

/// α, w, f and d: −x² + y² = 1 + dx²y² and the map to it, named as in `TwistedEdwards` of `src/curve.rs`.
///
/// Derived from arkworks' Montgomery form By² = x³ + Ax² + x, where A·w = 3α and B·w = 1, and f² = −(A + 2)/B; the sign
/// of f is that with which arkworks' generators are each other's image.
#[cfg(feature = "bls12-377")]
fn edwards<C>() -> [C::BaseField; 4]
where
    C: SWCurveConfig + TECurveConfig + MontCurveConfig,
    C::BaseField: PrimeField,
{
    let (a, b) = (<C as MontCurveConfig>::COEFF_A, <C as MontCurveConfig>::COEFF_B);
    let shift = b.inverse().expect("B is not 0");
    let root = a * shift / C::BaseField::from(3u64);
    let (from, to) = (<C as SWCurveConfig>::GENERATOR, <C as TECurveConfig>::GENERATOR);
    let scale = to.x * from.y / (from.x - root);
    assert_eq!(scale.square(), -(a + C::BaseField::from(2u64)) * shift, "arkworks' forms belong together");
    assert_eq!(<C as TECurveConfig>::COEFF_A, -C::BaseField::ONE, "the formulas are those for a = −1");
    [root, shift, scale, C::COEFF_D]
}

fn curve<C>(name: &'static str, base: &str, scalar: &str, edwards: Option<[C::BaseField; 4]>) -> Curve
where
    C: SWCurveConfig + GLVConfig,
    C::BaseField: PrimeField,
    Affine<C>: AffineRepr,
{
    let mut text = String::new();
    let mut forms = Vec::new();
    writeln!(text, "struct {name} {{").unwrap();
    writeln!(text, "    using Base = {base};\n    using Scalar = {scalar};").unwrap();
    writeln!(text, "    static constexpr bool A_IS_ZERO = {};", C::COEFF_A == C::BaseField::ZERO).unwrap();
    // Whether the cofactor is even, because the order of the subgroup is odd.
    writeln!(text, "    static constexpr bool HAS_ORDER_TWO = {};", C::COFACTOR[0] % 2 == 0).unwrap();
    if C::COEFF_A == C::BaseField::ZERO
        && let Some(b3) = (1..=LARGEST_B3).find(|&b3| C::BaseField::from(b3) == C::COEFF_B * C::BaseField::from(3u64))
    {
        writeln!(text, "    static constexpr uint32_t B3 = {b3};  // 3b").unwrap();
        forms.push(Form::Homogeneous);
    }
    writeln!(text, "    // y² = x³ + ax + b, in Montgomery form").unwrap();
    table(&mut text, "a", &montgomery_limbs(C::COEFF_A));
    table(&mut text, "b", &montgomery_limbs(C::COEFF_B));
    writeln!(
        text,
        "    // The endomorphism (x, y) -> (βx, y) is multiplication by λ; β in Montgomery form, λ an integer"
    )
    .unwrap();
    table(&mut text, "beta", &montgomery_limbs(C::ENDO_COEFFS[0]));
    table(&mut text, "lambda", &limbs(&C::LAMBDA.into_bigint()));
    if let Some([root, shift, scale, d]) = edwards {
        writeln!(
            text,
            "    // −x² + y² = 1 + dx²y² and the map to it, (x, y) -> (f(x − α)/y, (x − α − w)/(x − α + w)):"
        )
        .unwrap();
        writeln!(text, "    // α, w, f and 2d in Montgomery form").unwrap();
        table(&mut text, "edwards_root", &montgomery_limbs(root));
        table(&mut text, "edwards_shift", &montgomery_limbs(shift));
        table(&mut text, "edwards_scale", &montgomery_limbs(scale));
        table(&mut text, "edwards_twice_d", &montgomery_limbs(d.double()));
        forms.push(Form::TwistedEdwards);
    }
    text += "};\n\n";
    Curve { name, forms, fields: vec![field::<C::BaseField>(base), field::<C::ScalarField>(scalar)], definition: text }
}

fn field<F: PrimeField>(name: &str) -> String {
    let modulus = limbs(&F::MODULUS);
    let bits = 32 * modulus.len() as u64;
    let radix = F::from(2u64).pow([bits]);
    let mut text = String::new();
    writeln!(text, "struct {name} {{").unwrap();
    writeln!(text, "    static constexpr uint32_t LIMBS = {}, BITS = {};", modulus.len(), F::MODULUS_BIT_SIZE).unwrap();
    writeln!(text, "    static constexpr uint32_t NEG_INV = {:#010x};  // −p⁻¹ mod 2³²", negated_inverse(modulus[0]))
        .unwrap();
    table(&mut text, "modulus", &modulus);
    writeln!(text, "    // R = 2^(32·LIMBS) mod p, the Montgomery form of one; R² mod p").unwrap();
    table(&mut text, "r1", &limbs(&radix.into_bigint()));
    table(&mut text, "r2", &limbs(&(radix * radix).into_bigint()));
    text + "};\n\n"
}

/// A limb table is a function, because nvcc folds its unrolled uses into immediate operands.
fn table(text: &mut String, name: &str, limbs: &[u32]) {
    let values: Vec<String> = limbs.iter().map(|limb| format!("{limb:#010x}")).collect();
    writeln!(text, "    DEVICE static uint32_t {name}(uint32_t i) {{").unwrap();
    writeln!(text, "        constexpr uint32_t limbs[{}] = {{{}}};", limbs.len(), values.join(", ")).unwrap();
    writeln!(text, "        return limbs[i];\n    }}").unwrap();
}

fn montgomery_limbs<F: PrimeField>(value: F) -> Vec<u32> {
    let bits = 32 * limbs(&F::MODULUS).len() as u64;
    limbs(&(value * F::from(2u64).pow([bits])).into_bigint())
}

fn limbs<B: BigInteger>(value: &B) -> Vec<u32> {
    value.as_ref().iter().flat_map(|&limb| [limb as u32, (limb >> 32) as u32]).collect()
}

/// −p⁻¹ mod 2³² by Newton's iteration: each step doubles the number of right bits, and p·p ≡ 1 mod 8.
fn negated_inverse(p: u32) -> u32 {
    let mut inverse = p;
    for _ in 0..4 {
        inverse = inverse.wrapping_mul(2u32.wrapping_sub(p.wrapping_mul(inverse)));
    }
    inverse.wrapping_neg()
}
