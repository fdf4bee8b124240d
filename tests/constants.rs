//! Derives the constants of every field and curve from the arkworks types. The files `cuda/constants/*.cuh` must hold
//! exactly the derived constants.
//!
//! If a curve is added or the form of the files changes, run this command to write the files again:
//!
//! ```text
//! CUMSM_WRITE_CONSTANTS=1 cargo test --release --workspace --test constants
//! ```
//!
//! No constant is typed by hand.

#[allow(dead_code)] // the build script uses every item
#[path = "../build/curves.rs"]
mod curves;

use std::collections::HashSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use ark_ec::CurveConfig;
use ark_ff::{AdditiveGroup, BigInteger, Field, PrimeField};
use cumsm::internals::{CurveParams, TwistedEdwards, groups};
use cumsm::on_every_curve;
use curves::{CURVES, Curve, Form};

const HEADER: &str =
    "// Written by tests/constants.rs from the arkworks types.\n#pragma once\n\n#include \"field/quadratic.cuh\"\n";

/// The greatest 3b for which a group has the homogeneous form, where b is the coefficient in y² = x³ + b. In the
/// homogeneous form, kernels compute a multiplication by 3b as a few additions. 3b is 9 on BN254 and 12 on BLS12-381.
const LARGEST_B3: u64 = 16;

#[test]
fn the_constants_are_those_of_arkworks() {
    let mut derived = Vec::new();
    on_every_curve!(P => derived.push(group::<P>()));
    for curve in CURVES.iter().filter(|curve| groups::CURVES.contains(&curve.name)) {
        let of_curve: Vec<_> = derived.iter().filter(|group| group.curve == curve.name).collect();
        check(curve, &of_curve);
    }
}

#[test]
fn each_group_has_a_number_of_its_own() {
    let numbers: Vec<u32> = CURVES.iter().flat_map(|curve| curve.groups).map(|group| group.number).collect();
    let distinct: HashSet<u32> = numbers.iter().copied().collect();
    assert!(distinct.len() == numbers.len() && !distinct.contains(&0), "{numbers:?} must differ, and 0 is no group");
}

/// The constants of a group, derived from the arkworks types.
struct Derived {
    curve: &'static str,
    group: &'static str,
    forms: Vec<Form>,
    /// The definitions of the group's fields.
    fields: Vec<String>,
    /// The definition of the group itself.
    definition: String,
}

/// Compares the committed constants of a curve with the derived constants of its groups. If CUMSM_WRITE_CONSTANTS is
/// set, the function first writes the derived constants to the file.
fn check(curve: &Curve, groups: &[&Derived]) {
    let listed: Vec<_> = curve.groups.iter().map(|group| (group.name, group.forms)).collect();
    let expected: Vec<_> = groups.iter().map(|group| (group.group, &group.forms[..])).collect();
    assert_eq!(listed, expected, "{} in build/curves.rs", curve.title);
    let mut fields: Vec<&String> = Vec::new();
    for field in groups.iter().flat_map(|group| &group.fields) {
        if !fields.contains(&field) {
            fields.push(field);
        }
    }
    let definitions = fields.into_iter().chain(groups.iter().map(|group| &group.definition));
    let text = definitions.fold(HEADER.to_string(), |text, definition| text + "\n" + definition);

    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("cuda/constants/{}.cuh", curve.identifier()));
    if std::env::var_os("CUMSM_WRITE_CONSTANTS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "{} does not match arkworks; the comment at the top of this test says how to write the file",
        path.display()
    );
}

fn group<C: CurveParams>() -> Derived {
    let prefix = C::NAME.replace('-', "_");
    let (name, base, scalar) = (format!("{prefix}_{}", C::GROUP), format!("{prefix}_fq"), format!("{prefix}_fr"));
    assert!(
        C::COEFF_B != C::BaseField::ZERO,
        "{name}: kernels use (0, 0) for the identity, but (0, 0) is on the curve"
    );

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
    // The order of the subgroup is odd, so points of order 2 exist only if the cofactor is even.
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
    // The constants of the twisted Edwards form come from the crate cumsm, not from arkworks. A test of the curve
    // compares these constants with the forms in arkworks.
    if let Some(TwistedEdwards { root, shift, scale, d }) = C::TWISTED_EDWARDS {
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
    text += "};\n";
    Derived { curve: C::NAME, group: C::GROUP.name(), forms, fields, definition: text }
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
    text + "};\n"
}

/// The definition of the quadratic extension. The element u of the extension is a square root of the non-residue.
fn quadratic_extension<F: Field>(base: &str) -> String {
    let [zero, one] = [F::BasePrimeField::ZERO, F::BasePrimeField::ONE];
    let u = F::from_base_prime_field_elems([zero, one]).expect("the extension is of degree 2");
    let non_residue = small_integer(u.square());
    let mut text = String::new();
    writeln!(text, "struct {base}2 {{\n    using Base = {base};").unwrap();
    writeln!(text, "    static constexpr int32_t NON_RESIDUE = {non_residue};\n}};").unwrap();
    text
}

/// The small integer that is equal to `element`: a curve's a, or a non-residue. Kernels compute a multiplication by the
/// small integer as a few additions.
fn small_integer<F: Field>(element: F) -> i32 {
    (-32..=32).find(|&integer| F::from(integer) == element).unwrap_or_else(|| panic!("{element} is no small integer"))
}

/// Writes a table of limbs as a function. If a loop over the limbs is unrolled, nvcc folds the limbs into immediate
/// operands.
fn table(text: &mut String, name: &str, limbs: &[u32]) {
    let values: Vec<String> = limbs.iter().map(|limb| format!("{limb:#010x}")).collect();
    writeln!(text, "    DEVICE_INLINE static constexpr uint32_t {name}(uint32_t i) {{").unwrap();
    writeln!(text, "        constexpr uint32_t limbs[{}] = {{{}}};", limbs.len(), values.join(", ")).unwrap();
    writeln!(text, "        return limbs[i];\n    }}").unwrap();
}

/// The limbs of the Montgomery form. For an extension field, the limbs of component c0 come first, then the limbs of
/// c1.
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

/// −p⁻¹ mod 2³² by Newton's iteration: each step doubles the number of correct bits. The first value, p, has three
/// correct bits, because p·p ≡ 1 mod 8.
fn negated_inverse(p: u32) -> u32 {
    let mut inverse = p;
    for _ in 0..4 {
        inverse = inverse.wrapping_mul(2u32.wrapping_sub(p.wrapping_mul(inverse)));
    }
    inverse.wrapping_neg()
}
