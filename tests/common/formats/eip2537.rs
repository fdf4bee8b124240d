//! The test format of Ethereum's EIP-2537 for its precompiles BLS12_G1MSM and BLS12_G2MSM: `[{Name, Input, Expected}]`
//! and `[{Name, Input, ExpectedError}]`. `Input` and `Expected` are hexadecimal.

use ark_bls12_381::{g1, g2};
use ark_ec::short_weierstrass::Affine;
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{BigInteger, Field, PrimeField, Zero};
use cumsm::internals::Group;
use cumsm::{Curve, Msm};
use serde::Deserialize;

use super::Case;
use super::encoding::{bytes, field_from_bytes};

/// The number of bytes of a prime-field element: 16 zero bytes, then 48 bytes of the big-endian integer.
const ELEMENT: usize = 64;
const SCALAR: usize = 32;

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Entry {
    name: String,
    input: String,
    expected: Option<String>,
    expected_error: Option<String>,
}

/// The reason why an input is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Length,
    TopBytes,
    FieldElement,
    NotOnCurve,
    NotInSubgroup,
}

impl Refusal {
    /// The possible texts of a test's `ExpectedError` for this refusal. For a point outside the subgroup, go-ethereum
    /// and the EIP have different texts.
    fn words(self, group: Group) -> Vec<String> {
        match self {
            Self::Length => vec!["invalid input length".into()],
            Self::TopBytes => vec!["invalid field element top bytes".into()],
            Self::FieldElement => vec!["invalid fp.Element encoding".into()],
            Self::NotOnCurve => vec!["invalid point: not on curve".into()],
            Self::NotInSubgroup => {
                ["on", "in the"].map(|place| format!("{group} point is not {place} correct subgroup")).into()
            }
        }
    }
}

/// The cases of a file.
///
/// # Errors
///
/// Fails if the text does not have the format of EIP-2537, or if the group of the cases cannot be determined.
pub(crate) fn cases(text: &str) -> Result<Vec<Case>, String> {
    let entries: Vec<Entry> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    if let Some(entry) = entries.iter().find(|entry| entry.expected.is_some() == entry.expected_error.is_some()) {
        return Err(format!("{}: a case has either Expected or ExpectedError", entry.name));
    }
    Ok(match group(&entries)? {
        Some(Group::G2) => entries.into_iter().map(Entry::into_case::<g2::Config>).collect(),
        _ => entries.into_iter().map(Entry::into_case::<g1::Config>).collect(),
    })
}

/// The group of a file. The group is `None` for a file without cases.
fn group(entries: &[Entry]) -> Result<Option<Group>, String> {
    let mut known = entries.iter().filter_map(|entry| Some((entry, entry.group()?)));
    let Some((first, group)) = known.next() else {
        return match entries {
            [] => Ok(None),
            _ => {
                Err("no case tells its group; write g1 or g2 in the name of a case, or give a case its Expected".into())
            }
        };
    };
    match known.find(|(_, other)| *other != group) {
        Some((entry, other)) => {
            Err(format!("{} is of {group} and {} of {other}; a file must have one group", first.name, entry.name))
        }
        None => Ok(Some(group)),
    }
}

impl Entry {
    /// The group of the case: the group whose points have the length of the expected result. A case that expects an
    /// error has no result, so the name of the case determines the group.
    fn group(&self) -> Option<Group> {
        match &self.expected {
            Some(expected) => {
                let elements = bytes(expected).ok()?.len() / ELEMENT;
                [Group::G1, Group::G2].into_iter().zip([2, 4]).find(|(_, length)| *length == elements).map(|(g, _)| g)
            }
            None => {
                let name = self.name.to_lowercase();
                [Group::G1, Group::G2].into_iter().find(|group| name.contains(&group.to_string()))
            }
        }
    }

    fn into_case<P: Curve>(self) -> Case {
        Case::new::<P>(self.name.clone(), move |msm| self.check::<P>(msm))
    }

    fn check<P: Curve>(&self, msm: &Msm) -> Result<(), String> {
        match (decode::<P>(&bytes(&self.input)?), &self.expected, &self.expected_error) {
            (Err(refusal), None, Some(expected)) => {
                let words = refusal.words(P::GROUP);
                match words.contains(expected) {
                    true => Ok(()),
                    false => Err(format!("refused: {}, expected: {expected}", words[0])),
                }
            }
            (Ok((bases, scalars)), Some(expected), _) => {
                let result = super::sum(msm, &bases, &scalars)?;
                let result = encode(result.into_affine());
                if result == bytes(expected)? {
                    Ok(())
                } else {
                    Err(format!("the result is {}, expected {expected}", hex::encode(result)))
                }
            }
            (Ok(_), ..) => Err(format!("accepted, though {}", self.expected_error.as_deref().unwrap_or_default())),
            (Err(refusal), ..) => Err(format!("refused: {}", refusal.words(P::GROUP)[0])),
        }
    }
}

/// Points, and one scalar for each point.
type Terms<P> = (Vec<Affine<P>>, Vec<<P as ark_ec::CurveConfig>::ScalarField>);

/// The points and scalars of an input. The scalars are reduced modulo the group's order.
fn decode<P: Curve>(input: &[u8]) -> Result<Terms<P>, Refusal> {
    let point = 2 * coordinate_bytes::<P>();
    if input.is_empty() || !input.len().is_multiple_of(point + SCALAR) {
        return Err(Refusal::Length);
    }
    input
        .chunks(point + SCALAR)
        .map(|term| {
            let (point, scalar) = term.split_at(point);
            Ok((decode_point(point)?, P::ScalarField::from_be_bytes_mod_order(scalar)))
        })
        .collect()
}

fn coordinate_bytes<P: Curve>() -> usize {
    ELEMENT * P::BaseField::extension_degree() as usize
}

fn decode_point<P: Curve>(point: &[u8]) -> Result<Affine<P>, Refusal> {
    let (x, y) = point.split_at(coordinate_bytes::<P>());
    let (x, y) = (decode_coordinate::<P::BaseField>(x)?, decode_coordinate::<P::BaseField>(y)?);
    // (0, 0) is the identity.
    let point = if x.is_zero() && y.is_zero() { Affine::identity() } else { Affine::new_unchecked(x, y) };
    if !point.is_on_curve() {
        return Err(Refusal::NotOnCurve);
    }
    if !point.is_in_correct_subgroup_assuming_on_curve() {
        return Err(Refusal::NotInSubgroup);
    }
    Ok(point)
}

fn decode_coordinate<F: Field>(coordinate: &[u8]) -> Result<F, Refusal> {
    let elements: Vec<_> = coordinate.chunks(ELEMENT).map(decode_element).collect::<Result<_, _>>()?;
    F::from_base_prime_field_elems(elements).ok_or(Refusal::Length)
}

fn decode_element<F: PrimeField>(element: &[u8]) -> Result<F, Refusal> {
    let (top, value) = element.split_at(16);
    if top.iter().any(|&byte| byte != 0) {
        return Err(Refusal::TopBytes);
    }
    field_from_bytes(value).ok_or(Refusal::FieldElement)
}

fn encode<P: Curve>(point: Affine<P>) -> Vec<u8> {
    let (x, y) = point.xy().unwrap_or_default();
    let elements = x.to_base_prime_field_elements().chain(y.to_base_prime_field_elements());
    elements.flat_map(|element| [vec![0; 16], element.into_bigint().to_bytes_be()].concat()).collect()
}
