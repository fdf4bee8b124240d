//! The erasure of secrets. Scalars are secrets: memory that held scalars or their digits is wiped before it is
//! released. SECURITY.md says what wiping guarantees.

use zeroize::Zeroize;

/// Sets all bytes to zero. The compiler keeps these writes, although the memory is not read again.
pub(crate) fn wipe(bytes: &mut [u8]) {
    // SAFETY: every bit pattern is a valid `u64`.
    let (start, words, end) = unsafe { bytes.align_to_mut::<u64>() };
    start.zeroize();
    words.zeroize();
    end.zeroize();
}

#[cfg(test)]
mod tests {
    #[test]
    fn all_bytes_become_zero() {
        for (start, end) in [(0, 64), (3, 61), (5, 6), (8, 8)] {
            let mut bytes = [1u8; 64];
            super::wipe(&mut bytes[start..end]);
            assert!((0..64).all(|i| bytes[i] == u8::from(i < start || i >= end)), "{start}..{end}");
        }
    }
}
