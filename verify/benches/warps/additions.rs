//! The number of point additions that an MSM needs for its scalars.

use ark_ff::PrimeField;
use cumsm::internals::{Precomputation, Windows};
use rayon::prelude::*;

/// Returns the number of nonzero digits minus the number of nonempty buckets. The first point of a bucket takes no
/// addition, because this point is copied. With multiples of the bases, several windows can share buckets. Windows that
/// share buckets count as one window.
pub(crate) fn additions<F: PrimeField>(windows: &Windows, precomputation: Precomputation, scalars: &[F]) -> u64 {
    let (c, count) = (windows.window_bits(), windows.count());
    let per_level = precomputation.windows_per_level(c, count);
    let rows = precomputation.rows(c, count) as usize;
    let buckets = windows.buckets().max(1 << (c - 1)) as usize + 1;
    let empty = || (0u64, vec![false; rows * buckets]);
    let counted = scalars.par_chunks(1 << 14).fold(empty, |(mut digits, mut used), scalars| {
        for scalar in scalars {
            for (window, digit) in (0..).zip(windows.digits(scalar.into_bigint().as_ref())) {
                if digit.magnitude != 0 {
                    let (_, row) = precomputation.place(window, per_level);
                    used[row as usize * buckets + digit.magnitude as usize] = true;
                    digits += 1;
                }
            }
        }
        (digits, used)
    });
    let (digits, used) = counted.reduce(empty, |(digits, mut used), (more, others)| {
        used.iter_mut().zip(others).for_each(|(used, other)| *used |= other);
        (digits + more, used)
    });
    digits - used.iter().filter(|&&used| used).count() as u64
}
