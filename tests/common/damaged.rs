//! Damaged copies of a file, and the faults that a reader finds in these copies.

use std::fmt::Debug;

use cumsm::{FileFault, MsmError};

/// Reads a whole file.
pub(crate) type ReadAll<T> = fn(&[u8]) -> Result<T, MsmError>;

/// A copy of a file in which `bytes` replace the bytes from `position` on.
pub(crate) fn with(file: &[u8], position: usize, bytes: &[u8]) -> Vec<u8> {
    let mut copy = file.to_vec();
    copy[position..position + bytes.len()].copy_from_slice(bytes);
    copy
}

/// The fault that a reader found.
pub(crate) fn fault<T: Debug>(result: Result<T, MsmError>) -> FileFault {
    match result {
        Err(MsmError::File { fault, .. }) => fault,
        other => panic!("{other:?} instead of a fault"),
    }
}

/// Checks that the reader refuses every prefix of each file as too short, and that the reader does not read bytes after
/// the end of a file.
pub(crate) fn truncated_files_are_too_short<T: Debug + PartialEq>(files: &[(&[u8], ReadAll<T>)]) {
    for &(file, read) in files {
        for length in 0..file.len() {
            assert_eq!(fault(read(&file[..length])), FileFault::TooShort, "{length} bytes");
        }
        assert!(read(&[file, b"more"].concat()) == read(file) && read(file).is_ok());
    }
}
