//! Reads which CPU instructions cumsm may use in a bench.

use cumsm::internals::CpuArithmetic;

/// The fastest instructions that cumsm may use, from the variable `CUMSM_ARITHMETIC`.
pub(crate) fn arithmetic() -> CpuArithmetic {
    match std::env::var("CUMSM_ARITHMETIC") {
        Err(_) => CpuArithmetic::Ifma,
        Ok(name) => name.parse().unwrap_or_else(|error| panic!("CUMSM_ARITHMETIC: {error}")),
    }
}
