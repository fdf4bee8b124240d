//! The constants of every field and curve, computed from the arkworks types and written as `constants.cuh`.
//!
//! To add a curve: one entry in [`curves`] for each group. No constant is typed by hand.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ark_ec::CurveConfig;
use ark_ec::short_weierstrass::SWCurveConfig;
#[cfg(feature = "bls12-377")]
use ark_ec::twisted_edwards::{MontCurveConfig, TECurveConfig};
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField};

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

/// A curve group that kernels are compiled for.
pub(crate) struct Curve {
    /// The curve's name, as `Curve::NAME` of the crate.
    pub(crate) curve: &'static str,
    /// The group's name, as `Curve::GROUP` of the crate displays it.
    pub(crate) group: &'static str,
    /// The path of its arkworks configuration.
    pub(crate) config: &'static str,
    /// `bls12_381_g1`: its name in C++, and in the names of what is compiled for it.
    pub(crate) name: String,
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

macro_rules! group {
    ($curve:literal, $group:literal, $config:ty) => {
        curve::<$config>($curve, $group, stringify!($config), None)
    };
    ($curve:literal, $group:literal, $config:ty, with_edwards_form) => {
        curve::<$config>($curve, $group, stringify!($config), Some(edwards::<$config>()))
    };
}

pub(crate) fn curves() -> Vec<Curve> {
    vec![
        #[cfg(feature = "bls12-381")]
        group!("bls12-381", "g1", ark_bls12_381::g1::Config),
        #[cfg(feature = "bls12-381")]
        group!("bls12-381", "g2", ark_bls12_381::g2::Config),
        #[cfg(feature = "bls12-377")]
        group!("bls12-377", "g1", ark_bls12_377::g1::Config, with_edwards_form),
        #[cfg(feature = "bls12-377")]
        group!("bls12-377", "g2", ark_bls12_377::g2::Config),
        #[cfg(feature = "bn254")]
        group!("bn254", "g1", ark_bn254::g1::Config),
        #[cfg(feature = "mnt4-753")]
        group!("mnt4-753", "g1", ark_mnt4_753::g1::Config),
    ]
}

pub(crate) fn write_header(curves: &[Curve], out: &Path) {
    let mut text = String::from(
        "// Written by build.rs from the arkworks types.\n#pragma once\n\n#include \"field/quadratic.cuh\"\n\n",
    );
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

fn curve<C: SWCurveConfig>(
    curve: &'static str,
    group: &'static str,
    config: &'static str,
    edwards: Option<[C::BaseField; 4]>,
) -> Curve {
    let prefix = curve.replace('-', "_");
    let (name, base, scalar) = (format!("{prefix}_{group}"), format!("{prefix}_fq"), format!("{prefix}_fr"));
    assert!(C::COEFF_B != C::BaseField::ZERO, "{name}: kernels take (0, 0), which is on the curve, for the identity");

    let mut fields = vec![
        prime_field::<<C::BaseField as Field>::BasePrimeField>(&base),
        prime_field::<<C as CurveConfig>::ScalarField>(&scalar),
    ];
    let field = match C::BaseField::extension_degree() {
        1 => format!("Fp<{base}>"),
        2 => {
            fields.push(quadratic_extension::<C::BaseField>(&base));
            format!("Fp2<{base}2>")
        }
        degree => panic!("{name}: there is no arithmetic for extensions of degree {degree}"),
    };
    let a = small_integer(C::COEFF_A);
    let mut text = String::new();
    let mut forms = Vec::new();
    writeln!(text, "struct {name} {{").unwrap();
    writeln!(text, "    using Base = {base};\n    using Field = {field};\n    using Scalar = {scalar};").unwrap();
    // The cofactor is even, because the order of the subgroup is odd.
    writeln!(text, "    static constexpr bool HAS_ORDER_TWO = {};", C::COFACTOR[0] % 2 == 0).unwrap();
    writeln!(text, "    // y² = x³ + ax + b; b in Montgomery form").unwrap();
    writeln!(text, "    static constexpr int32_t A = {a};\n    static constexpr bool A_IS_ZERO = {};", a == 0).unwrap();
    table(&mut text, "b", &montgomery_limbs(C::COEFF_B));
    if a == 0
        && let Some(b3) = (1..=LARGEST_B3).find(|&b3| C::BaseField::from(b3) == C::COEFF_B * C::BaseField::from(3u64))
    {
        writeln!(text, "    static constexpr uint32_t B3 = {b3};  // 3b").unwrap();
        forms.push(Form::Homogeneous);
    }
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
    Curve { curve, group, config, name, forms, fields, definition: text }
}

fn prime_field<F: PrimeField>(name: &str) -> String {
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

/// The extension by u, whose square is the non-residue.
fn quadratic_extension<F: Field>(base: &str) -> String {
    let [zero, one] = [F::BasePrimeField::ZERO, F::BasePrimeField::ONE];
    let u = F::from_base_prime_field_elems([zero, one]).expect("the extension is of degree 2");
    let non_residue = small_integer(u.square());
    let mut text = String::new();
    writeln!(text, "struct {base}2 {{\n    using Base = {base};").unwrap();
    writeln!(text, "    static constexpr int32_t NON_RESIDUE = {non_residue};\n}};\n").unwrap();
    text
}

/// The integer that a curve's a or a non-residue is; kernels multiply by it with additions.
fn small_integer<F: Field>(element: F) -> i32 {
    (-32..=32).find(|&integer| F::from(integer) == element).unwrap_or_else(|| panic!("{element} is no small integer"))
}

/// A limb table is a function, because nvcc folds its unrolled uses into immediate operands.
fn table(text: &mut String, name: &str, limbs: &[u32]) {
    let values: Vec<String> = limbs.iter().map(|limb| format!("{limb:#010x}")).collect();
    writeln!(text, "    DEVICE static uint32_t {name}(uint32_t i) {{").unwrap();
    writeln!(text, "        constexpr uint32_t limbs[{}] = {{{}}};", limbs.len(), values.join(", ")).unwrap();
    writeln!(text, "        return limbs[i];\n    }}").unwrap();
}

/// The Montgomery form, of one component after the other where the field is an extension.
fn montgomery_limbs<F: Field>(value: F) -> Vec<u32> {
    let form = |component: F::BasePrimeField| {
        let bits = 32 * limbs(&F::BasePrimeField::MODULUS).len() as u64;
        limbs(&(component * F::BasePrimeField::from(2u64).pow([bits])).into_bigint())
    };
    value.to_base_prime_field_elements().flat_map(form).collect()
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
