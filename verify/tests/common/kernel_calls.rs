//! Launches that do not match their kernels. The check of launches must refuse each launch of this file before a kernel
//! runs.

use std::mem::size_of;

use ark_bls12_381::{g1, g2};
use ark_ec::short_weierstrass::Affine;
use cumsm::MsmError;
use cumsm::internals::{Unit, Value, Workbench};

const POINT_BYTES: usize = 2 * size_of::<Affine<g1::Config>>();
const G2_POINT_BYTES: usize = 2 * size_of::<Affine<g2::Config>>();

const UNKNOWN: &str = "the module has no such kernel";

/// An argument of a launch: a slice or a number. The number in `Slice` is the size of an element in bytes.
#[derive(Clone, Copy)]
enum Given {
    Slice(usize),
    U32,
}

/// Launches two kernels with wrong arguments. `sort_offset` takes two slices of words and two numbers.
/// `sum_bucket_chunks` takes two slices of points and two numbers.
pub(crate) fn wrong_calls_are_refused(bench: &Workbench) {
    use Given::{Slice, U32};
    let (sort, sums) = ((Unit::sort(), "sort_offset"), (Unit::comparison::<g1::Config>(), "sum_bucket_chunks"));
    let count = |expected, given| format!("it takes {expected} arguments, not {given}");
    let slice = |element_bytes: usize| format!("a buffer with elements of {element_bytes} bytes");
    let number = || "a 32-bit number".to_string();
    let parameter = |index, expected, given| format!("parameter {index} is {expected}, not {given}");

    refused(bench, sort, &[], count(4, 0));
    refused(bench, sort, &[Slice(4), Slice(4), U32], count(4, 3));
    refused(bench, sort, &[Slice(4), Slice(4), U32, U32, U32], count(4, 5));
    refused(bench, sort, &[Slice(4), U32, U32, U32], parameter(1, slice(4), number()));
    refused(bench, sort, &[Slice(4), Slice(4), Slice(4), U32], parameter(2, number(), slice(4)));
    refused(bench, sort, &[Slice(8), Slice(4), U32, U32], parameter(0, slice(4), slice(8)));
    // The size of a point depends on the curve.
    refused(
        bench,
        sums,
        &[Slice(G2_POINT_BYTES), Slice(POINT_BYTES), U32, U32],
        parameter(0, slice(POINT_BYTES), slice(G2_POINT_BYTES)),
    );
    refused(bench, (Unit::sort(), "sum_bucket_chunks"), &[Slice(POINT_BYTES), U32], UNKNOWN.into());
}

fn refused(bench: &Workbench, (unit, kernel): (Unit, &'static str), given: &[Given], fault: String) {
    let mut buffers: Vec<Vec<u8>> = given.iter().map(|_| vec![7; 2 * G2_POINT_BYTES]).collect();
    let mut values: Vec<Value<'_>> = given
        .iter()
        .zip(&mut buffers)
        .map(|(given, buffer)| match given {
            Given::Slice(element_bytes) => Value::Buffer(buffer, *element_bytes),
            Given::U32 => Value::U32(1),
        })
        .collect();
    // SAFETY: the launch is refused, so no kernel runs. If the launch were not refused, this test would fail or crash.
    let error = unsafe { bench.launch(unit, kernel, (1, 1), 32, &mut values) }.unwrap_err();
    let module = match kernel {
        "sum_bucket_chunks" if fault != UNKNOWN => "comparison_bls12_381_g1",
        _ => "sort",
    };
    assert_eq!(error, MsmError::KernelCall { kernel: format!("{module}.{kernel}"), reason: fault });
    assert!(buffers.iter().flatten().all(|&byte| byte == 7), "nothing ran");
}
