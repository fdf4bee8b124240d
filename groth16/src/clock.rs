//! The clock with which this package measures times.

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
use std::time::Duration;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub(crate) use std::time::Instant;

/// On the target wasm32-unknown-unknown, which has no clock, the standard library's clock panics. So on this target,
/// `Instant` is a clock whose times are all zero.
#[cfg(all(target_family = "wasm", target_os = "unknown"))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Instant;

#[cfg(all(target_family = "wasm", target_os = "unknown"))]
impl Instant {
    pub(crate) fn now() -> Self {
        Self
    }

    pub(crate) fn elapsed(self) -> Duration {
        Duration::ZERO
    }
}
