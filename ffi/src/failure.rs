//! Error codes, and the message of each thread's last error.

use std::any::Any;
use std::cell::RefCell;
use std::ffi::{CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

use cumsm::MsmError;

use crate::codes::*;

/// The reason why a call failed.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) status: CumsmStatus,
    pub(crate) message: String,
}

impl Failure {
    pub(crate) fn new(status: CumsmStatus, message: impl Into<String>) -> Self {
        Self { status, message: message.into() }
    }
}

impl From<MsmError> for Failure {
    fn from(error: MsmError) -> Self {
        Self::new(status(&error), error.to_string())
    }
}

/// The error code for an error of cumsm.
fn status(error: &MsmError) -> CumsmStatus {
    match error {
        MsmError::LengthMismatch { .. } => CUMSM_ERROR_LENGTH_MISMATCH,
        MsmError::TooManyScalars { .. } => CUMSM_ERROR_TOO_MANY_SCALARS,
        MsmError::OffsetOutOfRange { .. } => CUMSM_ERROR_OFFSET_OUT_OF_RANGE,
        MsmError::WindowOutOfRange { .. } => CUMSM_ERROR_WINDOW_OUT_OF_RANGE,
        MsmError::BackendUnavailable { .. } => CUMSM_ERROR_BACKEND_UNAVAILABLE,
        MsmError::PointFormUnavailable { .. } => CUMSM_ERROR_POINT_FORM_UNAVAILABLE,
        MsmError::AlgorithmUnavailable { .. } => CUMSM_ERROR_ALGORITHM_UNAVAILABLE,
        MsmError::InvalidBase { .. } => CUMSM_ERROR_INVALID_BASE,
        MsmError::File { .. } => CUMSM_ERROR_BASES_FILE,
        MsmError::Io { .. } => CUMSM_ERROR_IO,
        MsmError::PrecomputationUnfit { .. } => CUMSM_ERROR_PRECOMPUTATION_UNFIT,
        MsmError::Cancelled => CUMSM_ERROR_CANCELLED,
        MsmError::OutOfDeviceMemory { .. } => CUMSM_ERROR_OUT_OF_DEVICE_MEMORY,
        MsmError::OutOfHostMemory { .. } => CUMSM_ERROR_OUT_OF_HOST_MEMORY,
        MsmError::Device { .. } => CUMSM_ERROR_DEVICE,
        MsmError::KernelCall { .. } => CUMSM_ERROR_KERNEL_CALL,
        MsmError::AllocationRefused { .. } => CUMSM_ERROR_ALLOCATION_REFUSED,
        MsmError::InvalidOption { .. } => CUMSM_ERROR_INVALID_OPTION,
        MsmError::TooManyPoints { .. } => CUMSM_ERROR_TOO_MANY_POINTS,
        _ => CUMSM_ERROR_OTHER,
    }
}

thread_local! {
    static LAST_MESSAGE: RefCell<CString> = RefCell::default();
}

/// Returns the message of the thread's last failure. The pointer is valid until the thread's next failure.
pub(crate) fn last_message() -> *const c_char {
    // If the thread is about to end, the thread's message may already have been destroyed. This function then returns
    // an empty string.
    LAST_MESSAGE.try_with(|message| message.borrow().as_ptr()).unwrap_or(c"".as_ptr())
}

/// Runs a call. If the call fails or panics, stores the error message and returns the error code.
pub(crate) fn guarded(call: impl FnOnce() -> Result<(), Failure>) -> CumsmStatus {
    // A call passes a new object to the caller only in the last step of the call. So if the call panics, the caller
    // gets no object, and all objects that the call has made are freed or leaked.
    let failure = match catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(())) => return CUMSM_OK,
        Ok(Err(failure)) => failure,
        Err(panic) => Failure::new(
            CUMSM_ERROR_PANIC,
            format!("{}; this is a bug of cumsm, please report it", panic_message(&*panic)),
        ),
    };
    let message: Vec<u8> = failure.message.into_bytes().into_iter().filter(|&byte| byte != 0).collect();
    let message = CString::new(message).unwrap_or_default();
    // A thread that is about to end cannot store a message.
    let _ = LAST_MESSAGE.try_with(|last| last.replace(message));
    failure.status
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("a panic without a message")
}

#[cfg(test)]
mod tests {
    use std::ffi::CStr;
    use std::io;

    use cumsm::{Backend, FileFault, PointForm, Validation};

    use super::*;

    fn message() -> String {
        // SAFETY: the pointer points to a string, and no call fails before the string is copied.
        unsafe { CStr::from_ptr(last_message()) }.to_str().unwrap().to_owned()
    }

    #[test]
    fn a_panic_is_a_code() {
        assert_eq!(guarded(|| panic!("planted")), CUMSM_ERROR_PANIC);
        assert_eq!(message(), "planted; this is a bug of cumsm, please report it");
        assert_eq!(guarded(|| panic!("planted {}", 2)), CUMSM_ERROR_PANIC);
        assert_eq!(message(), "planted 2; this is a bug of cumsm, please report it");
    }

    /// Programs compare error codes with these numbers, so the numbers must not change. `KernelCall` (31) is not
    /// tested, because only cumsm itself can make this error.
    #[test]
    fn each_error_has_its_number() {
        let said = String::new;
        for (error, number) in [
            (MsmError::LengthMismatch { bases: 3, scalars: 2 }, 16),
            (MsmError::TooManyScalars { bases: 3, scalars: 4 }, 17),
            (MsmError::OffsetOutOfRange { bases: 3, offset: 4 }, 18),
            (MsmError::WindowOutOfRange { window_bits: 1 }, 19),
            (MsmError::BackendUnavailable { backend: Backend::Cuda, reason: said() }, 20),
            (MsmError::PointFormUnavailable { form: PointForm::TwistedEdwards, reason: said() }, 21),
            (MsmError::AlgorithmUnavailable { algorithm: said(), reason: said() }, 22),
            (MsmError::InvalidBase { index: 3, check: Validation::OnCurve }, 23),
            (MsmError::File { format: "bases", fault: FileFault::Checksum }, 24),
            (MsmError::Io { operation: "reading", kind: io::ErrorKind::Other, message: said() }, 25),
            (MsmError::PrecomputationUnfit { window_bits: 7 }, 26),
            (MsmError::Cancelled, 27),
            (MsmError::OutOfDeviceMemory { needed: 2, available: 1 }, 28),
            (MsmError::OutOfHostMemory { needed: 2, available: 1 }, 29),
            (MsmError::Device { device: said(), operation: said(), code: None, message: said() }, 30),
            (MsmError::AllocationRefused { purpose: "points", bytes: 2 }, 32),
            (MsmError::InvalidOption { option: "precompute", reason: "0" }, 33),
            (MsmError::TooManyPoints { points: 2, most: 1 }, 34),
            (MsmError::RanksDiffer { what: said() }, 255),
        ] {
            assert_eq!(Failure::from(error.clone()).status, number, "{error}");
        }
    }

    #[test]
    fn the_message_is_that_of_the_last_failure_in_this_thread() {
        let error = MsmError::LengthMismatch { bases: 3, scalars: 2 };
        assert_eq!(guarded(|| Err(error.clone().into())), CUMSM_ERROR_LENGTH_MISMATCH);
        assert_eq!(guarded(|| Ok(())), CUMSM_OK);
        assert_eq!(message(), error.to_string());
        std::thread::spawn(|| assert_eq!(message(), "")).join().unwrap();
    }

    #[test]
    fn a_zero_byte_does_not_end_a_message() {
        assert_eq!(guarded(|| Err(Failure::new(CUMSM_ERROR_OTHER, "a\0b"))), CUMSM_ERROR_OTHER);
        assert_eq!(message(), "ab");
    }
}
