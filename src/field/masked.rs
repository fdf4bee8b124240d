//! Operations on the values and bits that a mask selects, for CPUs without instructions for these operations.

/// See [`Lanes::compress`](super::lanes::Lanes::compress). The number of rounds depends on the mask. Each round copies
/// eight values, so that the CPU seldom mispredicts the last round. If fewer than eight selected values are left for a
/// round, copies of `values[0]` fill the remaining items.
#[inline(always)]
pub(super) fn compress(values: &[u32; 64], mut mask: u64, to: &mut [u32; 64]) {
    for to in to.as_chunks_mut::<8>().0 {
        if mask == 0 {
            break;
        }
        for to in to {
            *to = values[mask.trailing_zeros() as usize % 64];
            mask &= mask.wrapping_sub(1);
        }
    }
}

/// See [`Lanes::extract`](super::lanes::Lanes::extract). Each selected bit moves down by z positions, where z is the
/// number of zeros in the mask below this bit. If bit i of z is set, round i moves the selected bit down by 2^i
/// positions (H. S. Warren, Hacker's Delight, section 7-4).
#[inline(always)]
pub(super) fn extract(bits: u64, mut mask: u64) -> u64 {
    let mut bits = bits & mask;
    let mut zeros_below = !mask << 1;
    for round in 0..6 {
        // Bit i of `odd` is the parity of the bits 0 to i of `zeros_below`.
        let mut odd = zeros_below;
        for shift in [1, 2, 4, 8, 16, 32] {
            odd ^= odd << shift;
        }
        let (moved, moved_mask) = (bits & odd, mask & odd);
        bits = bits ^ moved | moved >> (1 << round);
        mask = mask ^ moved_mask | moved_mask >> (1 << round);
        zeros_below &= !odd;
    }
    bits
}
