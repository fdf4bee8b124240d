//! The conversion of test vectors to the encoding of EIP-2537. The expected results are converted too, and are not
//! computed again.

use serde_json::{Value, json};

/// The number of hexadecimal digits of a prime-field element.
const ELEMENT: usize = 128;
const SCALAR: usize = 64;

/// A file of vectors of BLS12-381 in the encoding of EIP-2537. Cases without points are left out, because the
/// precompile refuses them.
pub(crate) fn encoded(vectors: &str) -> String {
    let file: Value = serde_json::from_str(vectors).expect("the file is JSON");
    let elements = if file["group"] == "g2" { 4 } else { 2 };
    let list = |value: &Value| value.as_array().expect("a list").clone();
    let entries = list(&file["cases"]).into_iter().filter(|case| case["points"] != json!([])).map(|case| {
        let terms = list(&case["points"]).into_iter().zip(list(&case["scalars"]));
        let input: String = terms.map(|(p, k)| point(&p, elements) + &padded(&k, SCALAR)).collect();
        json!({"Name": case["name"], "Input": input, "Expected": point(&case["expected"], elements)})
    });
    Value::Array(entries.collect()).to_string()
}

/// Encodes `null`, `[x, y]` or `[[x0, x1], [y0, y1]]`.
fn point(value: &Value, elements: usize) -> String {
    match value {
        Value::Null => "0".repeat(elements * ELEMENT),
        Value::Array(parts) => parts.iter().map(|part| point(part, elements)).collect(),
        element => padded(element, ELEMENT),
    }
}

fn padded(value: &Value, digits: usize) -> String {
    let value = value.as_str().expect("hexadecimal").trim_start_matches("0x");
    format!("{value:0>digits$}")
}
