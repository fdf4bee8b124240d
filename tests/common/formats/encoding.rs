//! Field elements and points in big-endian hexadecimal.

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, SWCurveConfig};
use ark_ff::{BigInteger, Field, PrimeField};
use serde::{Deserialize, Serialize};

/// A coordinate: an element of a prime field, or, for an element of an extension, a list of elements of the prime
/// field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum Coordinate {
    Prime(String),
    Extension(Vec<String>),
}

/// A point as `[x, y]`, or `None` for the identity.
pub(crate) type Point = Option<[Coordinate; 2]>;

impl Coordinate {
    fn new<F: Field>(element: F) -> Self {
        let mut parts: Vec<_> = element.to_base_prime_field_elements().map(|part| field_to_hex(&part)).collect();
        if parts.len() == 1 { Self::Prime(parts.swap_remove(0)) } else { Self::Extension(parts) }
    }

    fn decode<F: Field>(&self) -> Result<F, String> {
        let parts = match self {
            Self::Prime(part) => std::slice::from_ref(part),
            Self::Extension(parts) => parts,
        };
        let parts: Vec<_> = parts.iter().map(|part| field_from_hex(part)).collect::<Result<_, _>>()?;
        let given = parts.len();
        F::from_base_prime_field_elems(parts)
            .ok_or_else(|| format!("a coordinate has {given} parts instead of {}", F::extension_degree()))
    }
}

/// A field element in hexadecimal, with leading zeros up to the width of the modulus.
fn field_to_hex<F: PrimeField>(element: &F) -> String {
    let bytes = element.into_bigint().to_bytes_be();
    // The limbs of the integer may have more bytes than the modulus.
    format!("0x{}", hex::encode(&bytes[bytes.len() - F::MODULUS_BIT_SIZE.div_ceil(8) as usize..]))
}

fn field_from_hex<F: PrimeField>(digits: &str) -> Result<F, String> {
    field_from_bytes(&bytes(digits)?).ok_or_else(|| format!("{digits} is not below the modulus"))
}

/// The bytes of a hexadecimal integer. The prefix `0x` is optional, and the number of digits may be odd.
pub(crate) fn bytes(digits: &str) -> Result<Vec<u8>, String> {
    let significant = digits.strip_prefix("0x").unwrap_or(digits);
    let even = if significant.len().is_multiple_of(2) { significant.to_owned() } else { format!("0{significant}") };
    hex::decode(even).map_err(|_| format!("{digits:?} is not hexadecimal"))
}

/// The element with these big-endian bytes, or `None` if the integer is not below the modulus.
pub(crate) fn field_from_bytes<F: PrimeField>(bytes: &[u8]) -> Option<F> {
    let mut integer = F::BigInt::default();
    let limbs = integer.as_mut();
    let (excess, bytes) = bytes.split_at(bytes.len().saturating_sub(8 * limbs.len()));
    for (limb, bytes) in limbs.iter_mut().zip(bytes.rchunks(8)) {
        *limb = bytes.iter().fold(0, |limb, &byte| limb << 8 | u64::from(byte));
    }
    if excess.iter().any(|&byte| byte != 0) { None } else { F::from_bigint(integer) }
}

/// A point in the form that files and messages use.
pub(crate) fn encode_point<P: SWCurveConfig>(point: &Affine<P>) -> Point {
    point.xy().map(|(x, y)| [x, y].map(Coordinate::new))
}

/// Decodes a point of a file. The point must lie on the curve and in the subgroup.
pub(crate) fn decode_point<P: SWCurveConfig>(point: &Point) -> Result<Affine<P>, String> {
    let Some([x, y]) = point else { return Ok(Affine::identity()) };
    let point = Affine::<P>::new_unchecked(x.decode()?, y.decode()?);
    if !point.is_on_curve() {
        return Err("the point is not on the curve".into());
    }
    if !point.is_in_correct_subgroup_assuming_on_curve() {
        return Err("the point is not in the subgroup".into());
    }
    Ok(point)
}

/// Decodes the scalars of a file. Each scalar must be below the modulus.
pub(crate) fn decode_scalars<F: PrimeField>(scalars: &[String]) -> Result<Vec<F>, String> {
    scalars.iter().map(|scalar| field_from_hex(scalar)).collect()
}
