//! Registers of a warp, and functions applied to all lanes at once.

use crate::program::{LANES, Slot};

/// The 32-bit value of a register in each lane.
pub(crate) type Words = [u32; LANES];
/// The 64-bit value of a register in each lane.
pub(crate) type Longs = [u64; LANES];

/// The lanes in which an instruction runs. `bits` has one bit for each lane. `words` has one word for each lane. All
/// bits of a lane's word are equal to the lane's bit in `bits`.
#[derive(Clone, Copy)]
pub(crate) struct Active {
    pub(crate) bits: u32,
    pub(crate) words: Words,
}

impl Active {
    #[inline(always)]
    pub(crate) fn new(bits: u32) -> Self {
        Self { bits, words: std::array::from_fn(|lane| 0u32.wrapping_sub(bits >> lane & 1)) }
    }

    /// Writes `value` in the active lanes.
    #[allow(clippy::needless_range_loop)] // the compiler vectorises loops over indices
    #[inline(always)]
    pub(crate) fn write(&self, to: &mut Words, value: &Words) {
        for lane in 0..LANES {
            to[lane] = value[lane] & self.words[lane] | to[lane] & !self.words[lane];
        }
    }
}

/// Returns the lanes of a mask, in ascending order.
pub(crate) fn lanes_of(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lane = bits.trailing_zeros() as usize;
        bits &= bits.wrapping_sub(1);
        (lane < LANES).then_some(lane)
    })
}

/// The registers of one call of a function.
pub(crate) struct Registers<'a> {
    pub(crate) predicates: &'a mut [u32],
    pub(crate) words: &'a mut [Words],
    pub(crate) longs: &'a mut [Longs],
    /// The carry flag of each lane, 0 or 1. Instructions also write the flags of inactive lanes. A carry chain contains
    /// no branch, so a lane that is inactive during a chain has no flag to keep. So the writes to inactive lanes do no
    /// harm.
    pub(crate) carry: &'a mut Words,
}

// All functions of this block are inlined into the loop over instructions. The loop over instructions is compiled for
// the processor's vector instructions. The loops in the functions below run over indices, because the compiler
// vectorises loops over indices.
#[allow(clippy::needless_range_loop)]
impl Registers<'_> {
    #[inline(always)]
    pub(crate) fn word(&self, slot: Slot) -> &Words {
        &self.words[slot as usize]
    }

    #[inline(always)]
    pub(crate) fn long(&self, slot: Slot) -> &Longs {
        &self.longs[slot as usize]
    }

    /// Writes `value` in the active lanes.
    #[inline(always)]
    pub(crate) fn set_word(&mut self, slot: Slot, value: &Words, active: &Active) {
        active.write(&mut self.words[slot as usize], value);
    }

    #[inline(always)]
    pub(crate) fn set_long(&mut self, slot: Slot, value: &Longs, active: &Active) {
        let register = &mut self.longs[slot as usize];
        for lane in 0..LANES {
            // Sign extension makes the mask 64 bits wide.
            let mask = active.words[lane] as i32 as i64 as u64;
            register[lane] = value[lane] & mask | register[lane] & !mask;
        }
    }

    #[inline(always)]
    pub(crate) fn set_predicate(&mut self, slot: Slot, bits: u32, active: &Active) {
        let register = &mut self.predicates[slot as usize];
        *register = bits & active.bits | *register & !active.bits;
    }

    #[inline(always)]
    pub(crate) fn map_word(&mut self, to: Slot, a: Slot, active: &Active, f: impl Fn(u32) -> u32) {
        let a = self.word(a);
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane]);
        }
        self.set_word(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn map_words(&mut self, to: Slot, [a, b]: [Slot; 2], active: &Active, f: impl Fn(u32, u32) -> u32) {
        let (a, b) = (self.word(a), self.word(b));
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane], b[lane]);
        }
        self.set_word(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn map_three(
        &mut self,
        to: Slot,
        [a, b, c]: [Slot; 3],
        active: &Active,
        f: impl Fn(u32, u32, u32) -> u32,
    ) {
        let (a, b, c) = (self.word(a), self.word(b), self.word(c));
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane], b[lane], c[lane]);
        }
        self.set_word(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn map_long(&mut self, to: Slot, a: Slot, active: &Active, f: impl Fn(u64) -> u64) {
        let a = self.long(a);
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane]);
        }
        self.set_long(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn map_longs(&mut self, to: Slot, [a, b]: [Slot; 2], active: &Active, f: impl Fn(u64, u64) -> u64) {
        let (a, b) = (self.long(a), self.long(b));
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane], b[lane]);
        }
        self.set_long(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn long_of_words(&mut self, to: Slot, [a, b]: [Slot; 2], active: &Active, f: impl Fn(u32, u32) -> u64) {
        let (a, b) = (self.word(a), self.word(b));
        let mut value = [0; LANES];
        for lane in 0..LANES {
            value[lane] = f(a[lane], b[lane]);
        }
        self.set_long(to, &value, active);
    }

    #[inline(always)]
    pub(crate) fn compare_words(&mut self, to: Slot, a: Slot, b: Slot, active: &Active, f: impl Fn(u32, u32) -> bool) {
        let (a, b) = (self.word(a), self.word(b));
        let mut bits = 0;
        for lane in 0..LANES {
            bits |= u32::from(f(a[lane], b[lane])) << lane;
        }
        self.set_predicate(to, bits, active);
    }

    #[inline(always)]
    pub(crate) fn compare_longs(&mut self, to: Slot, a: Slot, b: Slot, active: &Active, f: impl Fn(u64, u64) -> bool) {
        let (a, b) = (self.long(a), self.long(b));
        let mut bits = 0;
        for lane in 0..LANES {
            bits |= u32::from(f(a[lane], b[lane])) << lane;
        }
        self.set_predicate(to, bits, active);
    }
}
