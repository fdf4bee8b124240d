//! Reads from the environment the fastest CPU instructions that cumsm may use in a bench.

use cumsm::internals::CpuArithmetic;

/// Returns the fastest CPU instructions that cumsm may use. The environment variable `CUMSM_ARITHMETIC` names these
/// instructions. If `CUMSM_ARITHMETIC` is not set, the function returns AVX-512 IFMA.
pub(crate) fn arithmetic() -> CpuArithmetic {
    match std::env::var("CUMSM_ARITHMETIC") {
        Err(_) => CpuArithmetic::Ifma,
        Ok(name) => name.parse().unwrap_or_else(|error| panic!("CUMSM_ARITHMETIC: {error}")),
    }
}
