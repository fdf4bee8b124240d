//! Writes proofs and public signals in the JSON format of snarkjs.

use ark_ec::AffineRepr;
use ark_ff::{Field, PrimeField};
use ark_groth16::Proof;
use cumsm::arkworks::AcceleratedPairing;
use serde_json::{Value, json};

use super::from_json::name_of;

/// Returns a proof in the format of snarkjs' `proof.json`.
pub fn proof_to_json<E: AcceleratedPairing>(proof: &Proof<E>) -> Value {
    json!({
        "pi_a": point(&proof.a),
        "pi_b": point(&proof.b),
        "pi_c": point(&proof.c),
        "protocol": "groth16",
        "curve": name_of::<E::G1Curve>(),
    })
}

/// Returns public signals in the format of snarkjs' `public.json`. The constant 1 is not a public signal.
pub fn public_to_json<F: PrimeField>(public: &[F]) -> Value {
    public.iter().map(|value| Value::from(value.to_string())).collect()
}

/// Returns a point as a JSON array. For the identity, the array is 0, 1, 0. For any other point, the array is x, y, 1.
pub(super) fn point<A: AffineRepr>(point: &A) -> Value {
    let one = A::BaseField::ONE;
    let zero = A::BaseField::default();
    let (x, y, z) = point.xy().map_or((zero, one, zero), |(x, y)| (x, y, one));
    [x, y, z].iter().map(coordinate).collect()
}

/// Returns a coordinate as a decimal number, or as the two decimal numbers c0 and c1 if the coordinate is in the
/// extension field.
fn coordinate<F: Field>(coordinate: &F) -> Value {
    let mut parts: Vec<Value> =
        coordinate.to_base_prime_field_elements().map(|part| Value::from(part.to_string())).collect();
    if parts.len() > 1 { Value::from(parts) } else { parts.pop().unwrap_or_default() }
}
