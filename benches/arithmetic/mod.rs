//! The CPU's instructions that a bench lets cumsm use.

use cumsm::internals::CpuArithmetic;

/// The fastest instructions that cumsm may use: `CUMSM_ARITHMETIC`.
pub(crate) fn arithmetic() -> CpuArithmetic {
    match std::env::var("CUMSM_ARITHMETIC") {
        Err(_) => CpuArithmetic::Ifma,
        Ok(name) => name.parse().unwrap_or_else(|error| panic!("CUMSM_ARITHMETIC: {error}")),
    }
}
