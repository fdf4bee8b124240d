//! The PTX that nvcc made during the build of this test.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use std::path::Path;

use super::skipped::skipped;

/// Returns the folder of the PTX, or `None` if the build found no nvcc. With CUMSM_REQUIRE_PTX=1, the test fails if the
/// build found no nvcc.
pub(crate) fn ptx_folder() -> Option<&'static Path> {
    let folder = cumsm::internals::PTX_DIR;
    if !folder.is_empty() {
        return Some(Path::new(folder));
    }
    let required = std::env::var("CUMSM_REQUIRE_PTX").is_ok_and(|value| value == "1");
    assert!(!required, "CUMSM_REQUIRE_PTX=1, but no nvcc was found at build time and there is no PTX");
    skipped("there was no nvcc at build time, so there is no PTX");
    None
}

/// Returns the PTX of an entry of build/entries.rs, or `None` if the build found no nvcc.
pub(crate) fn ptx_of(entry: &str) -> Option<String> {
    let path = ptx_folder()?.join(format!("{entry}.ptx"));
    Some(std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())))
}
