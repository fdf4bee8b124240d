//! Tests of the code that checks kernel launches. The check reads the right signatures, and refuses wrong launches.

#[path = "../../build/signatures.rs"]
#[allow(dead_code)] // the build script uses the other items
mod signatures;

mod common {
    pub(crate) mod kernel_calls;
    pub(crate) mod machines;
}

use common::kernel_calls::wrong_calls_are_refused;
use common::machines::emulator;
use cumsm::internals::workbench;
use signatures::Signature;

/// This test uses the emulator. tests/driver.rs tests the same wrong launches on CUDA.
#[test]
fn wrong_calls_are_refused_on_the_emulator() {
    wrong_calls_are_refused(&workbench(&emulator(0)).unwrap());
}

/// Returns the PTX of the kernel `add(Slice<T>, uint32_t)` with a `T` of 96 bytes, in the form that nvcc writes. The
/// zeros at the end of the table are left out.
fn ptx(name: &str, count: u32, elements: &[u32]) -> String {
    let mut table = format!("{name:\0<44}").into_bytes();
    table.extend(count.to_le_bytes());
    table.extend(elements.iter().flat_map(|bytes| bytes.to_le_bytes()));
    let values: Vec<String> = table.iter().map(u8::to_string).collect();
    format!(
        ".visible .global .align 4 .b8 cumsm_kernel_table[256] = {{{}}};\n\n\
         .visible .entry add(\n\t.param .align 8 .b8 add_param_0[16],\n\t.param .u32 add_param_1\n)\n{{\n\tret;\n}}\n",
        values.join(", ")
    )
}

#[test]
fn signatures_are_read_from_ptx() {
    let expected = vec![Signature { kernel: "add".into(), element_bytes: vec![96, 0] }];
    assert_eq!(signatures::of_ptx(&ptx("add", 2, &[96])).unwrap(), expected);
    assert_eq!(signatures::from_text(&signatures::to_text(&expected)), expected);
}

#[test]
fn a_table_that_differs_from_the_ptx_is_an_error() {
    let reason = |ptx: &str| signatures::of_ptx(ptx).unwrap_err();
    let differs = "add has parameters of [16, 4] bytes in the PTX";
    assert!(reason(&ptx("add", 2, &[96, 96])).contains(differs));
    assert!(reason(&ptx("add", 2, &[0, 96])).contains(differs));
    assert!(reason(&ptx("add", 1, &[96])).contains(differs));
    assert!(reason(&ptx("subtract", 2, &[96])).contains("the PTX has no kernel subtract"));
    assert!(reason(&ptx("", 0, &[])).contains("the PTX has 1 kernels, and its table has 0"));
    assert!(reason("").contains("no kernel table"));
}
