//! The test format of Ethereum's EIP-2537 for its precompile BLS12_G1MSM:
//! `[{Name, Input, Expected}]` and `[{Name, Input, ExpectedError}]`, all in hexadecimal.

use std::fmt;

use ark_bls12_381::{Fq, Fr, G1Affine, G1Projective, g1};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInteger, PrimeField};
use cumsm::Msm;
use serde::Deserialize;

use super::Case;
use super::encoding::{bytes, field_from_bytes};

/// Bytes of a coordinate: 16 zeros, then 48 big-endian.
const COORDINATE: usize = 64;
/// Bytes of a point and a scalar.
const TERM: usize = 2 * COORDINATE + 32;

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Entry {
    name: String,
    input: String,
    expected: Option<String>,
    expected_error: Option<String>,
}

/// Why an input is refused, in the words of the tests' `ExpectedError`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Length,
    TopBytes,
    FieldElement,
    NotOnCurve,
    NotInSubgroup,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Length => "invalid input length",
            Self::TopBytes => "invalid field element top bytes",
            Self::FieldElement => "invalid fp.Element encoding",
            Self::NotOnCurve => "invalid point: not on curve",
            Self::NotInSubgroup => "g1 point is not on correct subgroup",
        })
    }
}

/// The cases of a file.
///
/// # Errors
///
/// Where the text is not of this format.
pub(crate) fn cases(text: &str) -> Result<Vec<Case>, String> {
    let entries: Vec<Entry> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if let Some(entry) = entries.iter().find(|entry| entry.expected.is_some() == entry.expected_error.is_some()) {
        return Err(format!("{}: a case has either Expected or ExpectedError", entry.name));
    }
    Ok(entries
        .into_iter()
        .map(|entry| Case::new::<g1::Config>(entry.name.clone(), move |msm| entry.check(msm)))
        .collect())
}

/// The names and inputs of the cases to be refused, and why they are to be.
///
/// # Errors
///
/// Where the text is not of this format.
pub(crate) fn refusals(text: &str) -> Result<Vec<(String, Vec<u8>, String)>, String> {
    let entries: Vec<Entry> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    entries
        .into_iter()
        .filter_map(|entry| Some((entry.name, bytes(&entry.input), entry.expected_error?)))
        .map(|(name, input, reason)| Ok((name, input?, reason)))
        .collect()
}

impl Entry {
    fn check(&self, msm: &Msm) -> Result<(), String> {
        let terms = decode(&bytes(&self.input)?);
        match (terms, &self.expected) {
            (Err(_), None) => Ok(()),
            (Ok(_), None) => Err(format!("accepted, though {}", self.expected_error.as_deref().unwrap_or_default())),
            (Err(refusal), Some(_)) => Err(format!("refused: {refusal}")),
            (Ok((bases, scalars)), Some(expected)) => {
                let result = msm.msm(&bases, &scalars).map_err(|error| error.to_string())?;
                let result = encode(result);
                if result == bytes(expected)? {
                    Ok(())
                } else {
                    Err(format!("the result is {}, expected {expected}", hex::encode(result)))
                }
            }
        }
    }
}

/// The points and scalars of an input; scalars are reduced.
pub(crate) fn decode(input: &[u8]) -> Result<(Vec<G1Affine>, Vec<Fr>), Refusal> {
    if input.is_empty() || !input.len().is_multiple_of(TERM) {
        return Err(Refusal::Length);
    }
    input
        .chunks(TERM)
        .map(|term| {
            let (point, scalar) = term.split_at(2 * COORDINATE);
            Ok((decode_point(point)?, Fr::from_be_bytes_mod_order(scalar)))
        })
        .collect()
}

fn decode_point(point: &[u8]) -> Result<G1Affine, Refusal> {
    let (x, y) = point.split_at(COORDINATE);
    let (x, y) = (decode_coordinate(x)?, decode_coordinate(y)?);
    // (0, 0) is the identity, here as in arkworks.
    let point = G1Affine::new_unchecked(x, y);
    if !point.is_on_curve() {
        return Err(Refusal::NotOnCurve);
    }
    if !point.is_in_correct_subgroup_assuming_on_curve() {
        return Err(Refusal::NotInSubgroup);
    }
    Ok(point)
}

fn decode_coordinate(coordinate: &[u8]) -> Result<Fq, Refusal> {
    let (top, value) = coordinate.split_at(16);
    if top.iter().any(|&byte| byte != 0) {
        return Err(Refusal::TopBytes);
    }
    field_from_bytes(value).ok_or(Refusal::FieldElement)
}

fn encode(point: G1Projective) -> Vec<u8> {
    let (x, y) = point.into_affine().xy().unwrap_or_default();
    [x, y].iter().flat_map(|x| [vec![0; 16], x.into_bigint().to_bytes_be()].concat()).collect()
}
