//! The CPU's instructions that a bench lets cumsm use.

use cumsm::internals::CpuArithmetic;

/// The fastest instructions that cumsm may use: `CUMSM_ARITHMETIC`.
pub(crate) fn arithmetic() -> CpuArithmetic {
    match std::env::var("CUMSM_ARITHMETIC").as_deref() {
        Err(_) | Ok("ifma") => CpuArithmetic::Ifma,
        Ok("fma") => CpuArithmetic::Fma,
        Ok("scalar") => CpuArithmetic::Scalar,
        Ok(other) => panic!("no arithmetic `{other}`: ifma, fma or scalar"),
    }
}
