//! Reads proofs, public signals and verification keys that snarkjs has written as JSON.
//!
//! A number is a decimal string. A coordinate in the extension field is an array of c0 and c1. A point is an array of
//! x, y and z. The identity has z = 0, and all other points have z = 1. The reader checks that points are on the curve
//! and in the subgroup.

use std::error::Error;
use std::fmt;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{AdditiveGroup, Field, PrimeField};
use ark_groth16::{Proof, VerifyingKey};
use cumsm::Curve;
use cumsm::arkworks::AcceleratedPairing;
use serde_json::Value;

use crate::error::NO_CONTRIBUTION;

/// An error in snarkjs' JSON. The error has the path of a value, such as `pi_b[0][1]`, and the fault of this value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JsonError {
    /// The fields and indices that lead to the value.
    pub place: String,
    /// The fault of the value.
    pub fault: JsonFault,
}

/// A fault of a value in snarkjs' JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum JsonFault {
    /// The field is missing.
    Missing,
    /// The value is not an array.
    NotAnArray,
    /// The length of the array is not the expected length.
    Length { found: usize, expected: usize },
    /// The value is not a decimal string of a number below the prime. For `nPublic`, the value is not an integer, or is
    /// out of range.
    NotAnElement,
    /// The protocol or the curve differs from the expected protocol or curve.
    Other { found: String, expected: &'static str },
    /// z is neither 0 nor 1.
    NotAffine,
    /// The point is not on the curve.
    NotOnCurve,
    /// The point is on the curve, but not in the subgroup of prime order.
    NotInSubgroup,
    /// α, β, γ or δ is the identity, so anyone can forge proofs for the key.
    Identity,
    /// γ equals δ. Nobody has contributed to the second phase of the key's ceremony, so anyone can forge proofs for the
    /// key.
    NoContribution,
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.place)?;
        match &self.fault {
            JsonFault::Missing => f.write_str("is missing; give a whole file of snarkjs, of the right kind"),
            JsonFault::NotAnArray => f.write_str("is not an array; give a file of snarkjs, of the right kind"),
            JsonFault::Length { found, expected } => {
                write!(f, "has {found} elements, not {expected}; give a whole file of snarkjs, of the right kind")
            }
            JsonFault::NotAnElement => {
                f.write_str("is not a decimal string of a number below the prime; give a file of the same curve")
            }
            JsonFault::Other { found, expected } => {
                write!(f, "is {found}, not {expected}; give a Groth16 file of the right curve")
            }
            JsonFault::NotAffine => {
                f.write_str("has a third coordinate z that is neither 0 nor 1; divide x and y by z")
            }
            JsonFault::NotOnCurve => f.write_str("is not on the curve; get the file again"),
            JsonFault::NotInSubgroup => {
                f.write_str("is on the curve, but not in the subgroup of prime order; refuse the file")
            }
            JsonFault::Identity => {
                f.write_str("is the identity, so proofs for this key can be forged; refuse the file")
            }
            JsonFault::NoContribution => write!(f, "is not usable: {NO_CONTRIBUTION}"),
        }
    }
}

impl Error for JsonError {}

/// Reads the proof of snarkjs' or rapidsnark's `proof.json`. rapidsnark does not write the field `curve`. The fields
/// `curve` and `protocol` may be missing, but must not have other values.
///
/// # Errors
///
/// [`JsonError`] has the path of the faulty value, and the fault.
pub fn proof_from_json<E: AcceleratedPairing>(json: &Value) -> Result<Proof<E>, JsonError> {
    let json = Place::root(json);
    for (name, expected) in kind_of::<E>() {
        if let Ok(field) = json.field(name) {
            field.check_text(expected)?;
        }
    }
    Ok(Proof {
        a: json.field("pi_a")?.point::<E::G1Curve>()?,
        b: json.field("pi_b")?.point::<E::G2Curve>()?,
        c: json.field("pi_c")?.point::<E::G1Curve>()?,
    })
}

/// Reads the public signals of snarkjs' `public.json`. The result does not contain the constant 1.
///
/// # Errors
///
/// [`JsonError`] has the path of the faulty value, and the fault.
pub fn public_from_json<F: PrimeField>(json: &Value) -> Result<Vec<F>, JsonError> {
    Place::root(json).items()?.iter().map(Place::number).collect()
}

/// Reads the key of snarkjs' `verification_key.json`. The field `vk_alphabeta_12` is not read, because the points of
/// the key determine its value.
///
/// # Errors
///
/// [`JsonError`] has the path of the faulty value, and the fault.
pub fn verifying_key_from_json<E: AcceleratedPairing>(json: &Value) -> Result<VerifyingKey<E>, JsonError> {
    let json = Place::root(json);
    for (name, expected) in kind_of::<E>() {
        json.field(name)?.check_text(expected)?;
    }
    let (ic, public) = (json.field("IC")?, json.field("nPublic")?);
    let gamma_abc_g1 = ic.items()?.iter().map(Place::point::<E::G1Curve>).collect::<Result<Vec<_>, _>>()?;
    let count = public.value.as_u64().and_then(|count| usize::try_from(count).ok()?.checked_add(1));
    let expected = count.ok_or_else(|| public.fault(JsonFault::NotAnElement))?;
    if gamma_abc_g1.len() != expected {
        return Err(ic.fault(JsonFault::Length { found: gamma_abc_g1.len(), expected }));
    }
    let delta = json.field("vk_delta_2")?;
    let key = VerifyingKey {
        alpha_g1: json.field("vk_alpha_1")?.fixed_point::<E::G1Curve>()?,
        beta_g2: json.field("vk_beta_2")?.fixed_point::<E::G2Curve>()?,
        gamma_g2: json.field("vk_gamma_2")?.fixed_point::<E::G2Curve>()?,
        delta_g2: delta.fixed_point::<E::G2Curve>()?,
        gamma_abc_g1,
    };
    match key.gamma_g2 == key.delta_g2 {
        true => Err(delta.fault(JsonFault::NoContribution)),
        false => Ok(key),
    }
}

/// snarkjs' name of a curve.
pub(super) fn name_of<P: Curve>() -> &'static str {
    match P::NAME {
        "bn254" => "bn128",
        "bls12-381" => "bls12381",
        other => other,
    }
}

/// The fields that state the protocol and the curve, with their values.
fn kind_of<E: AcceleratedPairing>() -> [(&'static str, &'static str); 2] {
    [("protocol", "groth16"), ("curve", name_of::<E::G1Curve>())]
}

/// A value, and its path in the JSON.
struct Place<'j> {
    value: &'j Value,
    path: String,
}

impl<'j> Place<'j> {
    fn root(value: &'j Value) -> Self {
        Self { value, path: String::new() }
    }

    fn fault(&self, fault: JsonFault) -> JsonError {
        let place = if self.path.is_empty() { "the file".into() } else { self.path.clone() };
        JsonError { place, fault }
    }

    fn field(&self, name: &str) -> Result<Self, JsonError> {
        match self.value.get(name) {
            Some(value) => Ok(Self { value, path: name.into() }),
            None => Err(JsonError { place: name.into(), fault: JsonFault::Missing }),
        }
    }

    fn items(&self) -> Result<Vec<Self>, JsonError> {
        let items = self.value.as_array().ok_or_else(|| self.fault(JsonFault::NotAnArray))?;
        let item = |(index, value)| Self { value, path: format!("{}[{index}]", self.path) };
        Ok(items.iter().enumerate().map(item).collect())
    }

    fn array<const N: usize>(&self) -> Result<[Self; N], JsonError> {
        self.items()?.try_into().map_err(|items: Vec<_>| {
            let found = items.len();
            self.fault(JsonFault::Length { found, expected: N })
        })
    }

    fn check_text(&self, expected: &'static str) -> Result<(), JsonError> {
        if self.value == expected {
            return Ok(());
        }
        let found = self.value.as_str().map_or_else(|| self.value.to_string(), Into::into);
        Err(self.fault(JsonFault::Other { found, expected }))
    }

    /// Parses an integer below the prime. arkworks' parser also accepts greater integers, and reduces them modulo the
    /// prime. To refuse greater integers, this function formats the parsed element as a string, and requires that the
    /// formatted string equals the input string.
    fn number<F: PrimeField>(&self) -> Result<F, JsonError> {
        let text = self.value.as_str();
        let element = text.and_then(|text| F::from_str(text).ok().filter(|element| element.to_string() == text));
        element.ok_or_else(|| self.fault(JsonFault::NotAnElement))
    }

    fn coordinate<F: Field>(&self) -> Result<F, JsonError> {
        let expected = F::extension_degree() as usize;
        let parts: Vec<F::BasePrimeField> = match expected {
            1 => vec![self.number()?],
            _ => self.items()?.iter().map(Place::number).collect::<Result<_, _>>()?,
        };
        let found = parts.len();
        F::from_base_prime_field_elems(parts).ok_or_else(|| self.fault(JsonFault::Length { found, expected }))
    }

    /// Reads a point of a key that must not be the identity.
    fn fixed_point<P: Curve>(&self) -> Result<Affine<P>, JsonError> {
        let point = self.point()?;
        if point.is_zero() { Err(self.fault(JsonFault::Identity)) } else { Ok(point) }
    }

    fn point<P: Curve>(&self) -> Result<Affine<P>, JsonError> {
        let [x, y, z] = self.array()?;
        let (x, y, z): (P::BaseField, P::BaseField, P::BaseField) = (x.coordinate()?, y.coordinate()?, z.coordinate()?);
        if z == P::BaseField::ZERO {
            return Ok(Affine::identity());
        }
        if z != P::BaseField::ONE {
            return Err(self.fault(JsonFault::NotAffine));
        }
        let point = Affine::new_unchecked(x, y);
        if !point.is_on_curve() {
            return Err(self.fault(JsonFault::NotOnCurve));
        }
        match point.is_in_correct_subgroup_assuming_on_curve() {
            true => Ok(point),
            false => Err(self.fault(JsonFault::NotInSubgroup)),
        }
    }
}

#[cfg(test)]
#[cfg(all(feature = "bls12-381", feature = "bn254"))]
mod tests {
    use ark_bls12_381::Bls12_381;
    use ark_bn254::Bn254;
    use ark_groth16::{Groth16, prepare_verifying_key};

    use super::*;

    macro_rules! vector {
        ($name:literal) => {
            serde_json::from_str::<Value>(include_str!(concat!("../../../tests/vectors/snarkjs/", $name, ".json")))
                .expect("snarkjs wrote the file")
        };
    }

    fn verifies<E: AcceleratedPairing>(proof: &Value, public: &Value, key: &Value) -> bool {
        let key = verifying_key_from_json::<E>(key).expect("snarkjs wrote the file");
        let proof = proof_from_json::<E>(proof).expect("snarkjs wrote the file");
        let public = public_from_json::<E::ScalarField>(public).expect("the public signals are valid");
        Groth16::<E>::verify_proof(&prepare_verifying_key(&key), &proof, &public).expect("the lengths agree")
    }

    #[test]
    fn proofs_of_snarkjs_verify() {
        let [proof, public, key] = [vector!("bn254-proof"), vector!("bn254-public"), vector!("bn254-verification_key")];
        assert!(verifies::<Bn254>(&proof, &public, &key));
        assert!(!verifies::<Bn254>(&proof, &serde_json::json!(["87", "3"]), &key));
        let [proof, public, key] =
            [vector!("bls12-381-proof"), vector!("bls12-381-public"), vector!("bls12-381-verification_key")];
        assert!(verifies::<Bls12_381>(&proof, &public, &key));
    }

    fn fault_of(change: impl FnOnce(&mut Value)) -> (String, JsonFault) {
        let mut proof = vector!("bls12-381-proof");
        change(&mut proof);
        let error = proof_from_json::<Bls12_381>(&proof).expect_err("the proof is damaged");
        assert!(error.to_string().contains("; "), "{error}");
        (error.place, error.fault)
    }

    #[test]
    fn each_fault_names_its_place() {
        let not_an_element = |place: &str| (place.to_owned(), JsonFault::NotAnElement);
        let prime = <ark_bls12_381::Fq as PrimeField>::MODULUS.to_string();
        for text in ["", "1x", "-1", "01", prime.as_str()] {
            assert_eq!(fault_of(|proof| proof["pi_a"][0] = text.into()), not_an_element("pi_a[0]"), "{text}");
            assert_eq!(fault_of(|proof| proof["pi_b"][1][0] = text.into()), not_an_element("pi_b[1][0]"), "{text}");
        }
        assert_eq!(fault_of(|proof| proof["pi_a"][0] = 1.into()), not_an_element("pi_a[0]"));
        assert_eq!(fault_of(|proof| proof["pi_c"] = Value::Null), ("pi_c".into(), JsonFault::NotAnArray));
        let length = |found, expected| JsonFault::Length { found, expected };
        assert_eq!(fault_of(|proof| proof["pi_c"] = vec!["1"; 2].into()), ("pi_c".into(), length(2, 3)));
        assert_eq!(fault_of(|proof| proof["pi_b"][1] = vec!["1"; 3].into()), ("pi_b[1]".into(), length(3, 2)));
        assert_eq!(fault_of(|proof| proof["pi_a"][2] = "2".into()), ("pi_a".into(), JsonFault::NotAffine));
        assert_eq!(fault_of(|proof| proof["pi_a"][0] = "1".into()), ("pi_a".into(), JsonFault::NotOnCurve));
        let other = |found: &str, expected| JsonFault::Other { found: found.into(), expected };
        assert_eq!(fault_of(|proof| proof["curve"] = "bn128".into()), ("curve".into(), other("bn128", "bls12381")));
        assert_eq!(
            fault_of(|proof| proof["protocol"] = "plonk".into()),
            ("protocol".into(), other("plonk", "groth16"))
        );
        let missing = fault_of(|proof| drop(proof.as_object_mut().and_then(|fields| fields.remove("pi_b"))));
        assert_eq!(missing, ("pi_b".into(), JsonFault::Missing));
        // (0, 2) is on y² = x³ + 4, with order 3.
        let order_3 = fault_of(|proof| proof["pi_a"] = serde_json::json!(["0", "2", "1"]));
        assert_eq!(order_3, ("pi_a".into(), JsonFault::NotInSubgroup));
        let public =
            public_from_json::<ark_bls12_381::Fr>(&serde_json::json!(["1", 2])).expect_err("2 is not a string");
        assert_eq!((public.place.as_str(), public.fault), ("[1]", JsonFault::NotAnElement));
        let no_array = public_from_json::<ark_bls12_381::Fr>(&Value::Null).expect_err("null is not an array");
        assert_eq!(no_array.place, "the file");
    }

    fn without(mut json: Value, fields: &[&str]) -> Value {
        json.as_object_mut().expect("the file is an object").retain(|name, _| !fields.contains(&name.as_str()));
        json
    }

    /// rapidsnark writes proofs without the curve.
    #[test]
    fn a_proof_need_not_state_its_curve_and_protocol() {
        let expected = proof_from_json::<Bn254>(&vector!("bn254-proof"));
        for fields in [&["curve"][..], &["curve", "protocol"]] {
            assert_eq!(proof_from_json::<Bn254>(&without(vector!("bn254-proof"), fields)), expected);
        }
        // Without the curve's name, the coordinates show that the proof is not for BLS12-381.
        let other = without(vector!("bn254-proof"), &["curve"]);
        assert_eq!(proof_from_json::<Bls12_381>(&other).expect_err("another curve").fault, JsonFault::NotOnCurve);
        for field in ["curve", "protocol"] {
            let key = without(vector!("bn254-verification_key"), &[field]);
            let error = verifying_key_from_json::<Bn254>(&key).expect_err("a key states its kind");
            assert_eq!(error, JsonError { place: field.into(), fault: JsonFault::Missing });
        }
    }

    #[test]
    fn a_key_has_a_point_for_each_public_signal_and_one_more() {
        let mut key = vector!("bn254-verification_key");
        key["nPublic"] = 3.into();
        let error = verifying_key_from_json::<Bn254>(&key).expect_err("the key has IC for 2 public signals");
        assert_eq!(error, JsonError { place: "IC".into(), fault: JsonFault::Length { found: 3, expected: 4 } });
        key["nPublic"] = u64::MAX.into();
        let error = verifying_key_from_json::<Bn254>(&key).expect_err("no key has 2^64 public signals");
        assert_eq!(error.place, "nPublic");
    }

    #[test]
    fn keys_whose_proofs_can_be_forged_are_refused() {
        let fault_with = |field: &str, value: &Value| {
            let mut key = vector!("bn254-verification_key");
            key[field] = value.clone();
            let error = verifying_key_from_json::<Bn254>(&key).expect_err("proofs for the key can be forged");
            assert_eq!(error.place, field);
            error.fault
        };
        let gamma = vector!("bn254-verification_key")["vk_gamma_2"].clone();
        assert_eq!(fault_with("vk_delta_2", &gamma), JsonFault::NoContribution);
        assert_eq!(fault_with("vk_alpha_1", &serde_json::json!(["0", "1", "0"])), JsonFault::Identity);
        for field in ["vk_beta_2", "vk_gamma_2", "vk_delta_2"] {
            let identity = serde_json::json!([["0", "0"], ["1", "0"], ["0", "0"]]);
            assert_eq!(fault_with(field, &identity), JsonFault::Identity);
        }
    }

    #[test]
    fn the_identity_has_z_0() {
        let mut proof = vector!("bn254-proof");
        proof["pi_a"] = serde_json::json!(["0", "1", "0"]);
        assert!(proof_from_json::<Bn254>(&proof).expect("the identity is a point").a.is_zero());
    }
}
