//! The format `{curve, group, cases: [{name, points, scalars, expected}]}`. Scalars and coordinates are canonical
//! big-endian hexadecimal. A point is `[x, y]`, or `null` for the identity. A coordinate of an extension field is
//! `[c0, c1]`.

use ark_ec::CurveGroup;
use cumsm::{Curve, Msm};
use serde::Deserialize;

use super::Case;
use super::curves::{not_computed, on_curve};
use super::encoding::{Point, decode_point, decode_scalars, encode_point};

#[derive(Deserialize)]
struct File {
    curve: String,
    group: String,
    cases: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    name: String,
    points: Vec<Point>,
    scalars: Vec<String>,
    expected: Point,
}

/// The cases of a file.
///
/// # Errors
///
/// Fails if the text does not have the format of this module, or is for a group that this build does not have.
pub(crate) fn cases(text: &str) -> Result<Vec<Case>, String> {
    let File { curve, group, cases } = serde_json::from_str(text).map_err(|error| error.to_string())?;
    on_curve!(curve.as_str(), group.as_str(), P => {
        let case = |entry: Entry| Case::new::<P>(entry.name.clone(), move |msm| entry.check::<P>(msm));
        cases.into_iter().map(case).collect()
    })
    .ok_or_else(|| not_computed(&curve, &group))
}

impl Entry {
    fn check<P: Curve>(&self, msm: &Msm) -> Result<(), String> {
        let point = |(i, point)| decode_point::<P>(point).map_err(|error| format!("point {i}: {error}"));
        let bases = self.points.iter().enumerate().map(point).collect::<Result<Vec<_>, _>>()?;
        let scalars = decode_scalars(&self.scalars)?;
        let expected = decode_point::<P>(&self.expected).map_err(|error| format!("expected: {error}"))?;
        let result = super::sum(msm, &bases, &scalars)?;
        if result == expected {
            Ok(())
        } else {
            let [result, expected] =
                [result.into_affine(), expected].map(|point| serde_json::json!(encode_point(&point)));
            Err(format!("the result is {result}, expected {expected}"))
        }
    }
}
