//! Finds races between accesses, and finds accesses that read unwritten memory. For each word of shared and of global
//! memory, this module records the last write and the reads after this write.
//!
//! Two accesses to a word are a race if at least one of them is a write, and none of these conditions holds:
//!
//! - the same thread made both accesses;
//! - both accesses belong to one block, and a barrier of the block (`bar.sync`) lies between the accesses;
//! - both accesses belong to one warp, and barriers of the warp (`bar.warp.sync`) between the accesses connect the two
//!   lanes, directly or through other lanes;
//! - the accesses belong to two operations (launches or copies) that have an order: either both operations are in the
//!   same stream, or the later operation waited for the earlier operation.
//!
//! Two blocks of one launch have no order. Shuffles, votes and matches exchange registers. According to the CUDA
//! programming guide, shuffles, votes and matches do not order memory accesses, and this machine follows the guide. Two
//! atomic operations on a word are not a race. An atomic operation and a load or a store of the same word can be a
//! race. Atomic operations do not order other accesses. The order in which this machine happens to run lanes, warps and
//! blocks does not count as an order.
//!
//! A read of a byte, or an atomic operation on a byte, is a fault if nothing has written the byte before. This machine
//! looks for races in words, not in bytes. So if threads write different bytes of a word, this machine reports a race,
//! although there is no race on a GPU.
//!
//! The record of a word has one set of readers. If two readers of one launch have no order, the set contains both
//! readers. The set names lanes of one warp, or states only "several warps" or "several blocks". If two readers belong
//! to two launches, the set contains only the later reader. So if the two launches have no order, the machine can miss
//! a race with the earlier reader.
//!
//! For the lanes of a warp, the set of readers stores only the time of the last read. A barrier of the warp
//! (`bar.warp.sync`) can include only some lanes of the warp. After such a barrier, the machine can report a race
//! between a write and a read, although the write comes after all reads.

use crate::fault::{FaultKind, Race, Space};
use crate::program::LANES;

/// The mask of all bytes of a word, with one bit for each byte.
pub(crate) const WORD: u8 = 0xf;

/// Returns the mask of the bytes that an access of `bytes` bytes at `address` touches in a word. The mask has one bit
/// for each byte of the word.
pub(crate) fn bytes_of_word(address: u64, bytes: u32) -> u8 {
    if bytes < 4 { ((1 << bytes) - 1) << (address % 4) } else { WORD }
}

/// The kinds of accesses to a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Write,
    Atomic,
}

/// The order among the lanes of a warp. Time is counted in barriers of this warp. For lanes a and b, `known[a][b]` is a
/// time. All accesses that b made up to this time come before the present accesses of a.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    now: u32,
    /// The time of the last barrier at which all lanes waited.
    all: u32,
    known: Box<[[u32; LANES]; LANES]>,
    /// The lanes of the warp, as bits.
    lanes: u32,
}

impl Clock {
    pub(crate) fn new(lanes: u32) -> Self {
        Self { now: 1, all: 0, known: Box::new([[0; LANES]; LANES]), lanes }
    }

    /// Records that the given lanes have met at a barrier of the warp.
    pub(crate) fn synchronise(&mut self, lanes: u32) {
        let members = || (0..LANES).filter(|lane| lanes >> lane & 1 != 0);
        if lanes == self.lanes {
            self.all = self.now;
        } else {
            let mut joint = [0; LANES];
            for member in members() {
                joint.iter_mut().zip(&self.known[member]).for_each(|(joint, &known)| *joint = known.max(*joint));
            }
            members().for_each(|member| joint[member] = self.now);
            members().for_each(|member| self.known[member] = joint);
        }
        self.now += 1;
    }

    /// True if the present access of `lane` comes after the access that the lane `other` made at `time`.
    fn orders(&self, other: usize, time: u32, lane: usize) -> bool {
        other == lane || time <= self.all || time <= self.known[lane][other]
    }
}

/// The thread that makes an access. A copy by the host counts as a launch of one thread.
pub(crate) struct Accessor<'a> {
    /// The index of the launch among all launches and copies of the machine, counted from 1.
    pub(crate) launch: u32,
    pub(crate) block: u32,
    /// The number of barriers that the block has passed.
    pub(crate) phase: u32,
    pub(crate) warp: u32,
    pub(crate) clock: &'a Clock,
}

/// Earlier accesses to a word: either the last write, or the reads after this write.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stamp {
    /// The index of the launch, as in [`Accessor`]; 0 if there was no access.
    pub(super) launch: u32,
    pub(super) block: u32,
    phase: u32,
    pub(super) warp: u32,
    time: u32,
    pub(super) lanes: u32,
    atomic: bool,
    /// The bytes of the word that have been written so far.
    bytes: u8,
}

/// In a stamp, this value of `block` or `warp` means that several blocks or several warps made the accesses. The stamp
/// does not list these blocks or warps.
pub(super) const SEVERAL: u32 = u32::MAX;

impl Stamp {
    /// True if all accesses of this stamp come before the present access of `lane`. `ordered` takes the number of a
    /// launch, and returns true if that launch comes before the present launch.
    fn comes_before(&self, who: &Accessor<'_>, lane: usize, ordered: impl Fn(u32) -> bool) -> bool {
        if self.launch == 0 {
            return true;
        }
        if self.launch != who.launch {
            return ordered(self.launch);
        }
        if self.block != who.block {
            return false;
        }
        self.phase < who.phase
            || (self.warp == who.warp
                && (self.lanes == 1 << lane
                    || self.time <= who.clock.all
                    || (0..LANES)
                        .all(|other| self.lanes >> other & 1 == 0 || who.clock.orders(other, self.time, lane))))
    }

    fn of(who: &Accessor<'_>, lane: usize, atomic: bool) -> Self {
        let Accessor { launch, block, phase, warp, clock } = *who;
        Self { launch, block, phase, warp, time: clock.now, lanes: 1 << lane, atomic, bytes: 0 }
    }

    /// Adds `lane` to the readers of this stamp.
    fn add(&mut self, who: &Accessor<'_>, lane: usize) {
        if self.launch != who.launch {
            *self = Self::of(who, lane, false);
        } else if self.block != who.block {
            self.block = SEVERAL;
        } else if self.phase != who.phase || (self.warp == who.warp && self.time <= who.clock.all) {
            *self = Self::of(who, lane, false);
        } else if self.warp != who.warp {
            self.warp = SEVERAL;
        } else {
            self.lanes |= 1 << lane;
            self.time = who.clock.now;
        }
    }

    /// Returns a text that describes the accesses of this stamp in an error message.
    fn describe(&self, who: &Accessor<'_>) -> String {
        let lane = self.lanes.trailing_zeros();
        match self {
            Self { launch, .. } if *launch != who.launch => "an earlier launch or copy on another stream".into(),
            Self { block: SEVERAL, .. } => "several blocks".into(),
            Self { warp: SEVERAL, .. } => "several warps of the block".into(),
            Self { block, warp, .. } => format!("thread {} of block {block}", warp * LANES as u32 + lane),
        }
    }
}

/// The record of a word: the last write, and the reads after this write.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Word {
    write: Stamp,
    reads: Stamp,
}

/// A fault of an access.
pub(super) enum Refused {
    Race(Race, Stamp),
    Unwritten,
}

impl Refused {
    pub(super) fn at(self, space: Space, address: u64, who: &Accessor<'_>) -> FaultKind {
        match self {
            Self::Race(race, earlier) => FaultKind::Race { space, address, race, earlier: earlier.describe(who) },
            Self::Unwritten => FaultKind::Unwritten { space, address },
        }
    }
}

impl Word {
    /// Returns the record of a word whose four bytes have been written.
    pub(super) fn written() -> Self {
        Self { write: Stamp { bytes: WORD, ..Stamp::default() }, ..Self::default() }
    }

    /// Records an access to some bytes of the word.
    pub(super) fn note(
        &mut self,
        access: Access,
        bytes: u8,
        who: &Accessor<'_>,
        lane: usize,
        ordered: impl Fn(u32) -> bool,
    ) -> Result<(), Refused> {
        if access != Access::Write && self.write.bytes & bytes != bytes {
            return Err(Refused::Unwritten);
        }
        let atomics = access == Access::Atomic && self.write.atomic;
        if !atomics && !self.write.comes_before(who, lane, &ordered) {
            let race = if access == Access::Read { Race::WriteRead } else { Race::WriteWrite };
            return Err(Refused::Race(race, self.write));
        }
        if access == Access::Read {
            self.reads.add(who, lane);
            return Ok(());
        }
        if !self.reads.comes_before(who, lane, &ordered) {
            return Err(Refused::Race(Race::ReadWrite, self.reads));
        }
        let write = Stamp { bytes: self.write.bytes | bytes, ..Stamp::of(who, lane, access == Access::Atomic) };
        *self = Self { write, reads: Stamp::default() };
        Ok(())
    }
}

/// The records of four consecutive words. Most kernels read or write four words together.
#[derive(Clone, Debug)]
pub(super) enum Quad {
    /// The common record of the four words, if the four records are equal.
    Same(Word),
    Words(Box<[Word; 4]>),
}

impl Quad {
    /// Records an access to all bytes of the four words.
    pub(super) fn note(
        &mut self,
        access: Access,
        who: &Accessor<'_>,
        lane: usize,
        ordered: impl Fn(u32) -> bool,
    ) -> Result<(), Refused> {
        match self {
            Self::Same(word) => word.note(access, WORD, who, lane, ordered),
            Self::Words(words) => {
                words.iter_mut().try_for_each(|word| word.note(access, WORD, who, lane, &ordered))?;
                if access == Access::Write {
                    *self = Self::Same(words[0]);
                }
                Ok(())
            }
        }
    }

    /// Returns the four records, one for each word. If the four words share a record, each word first gets a copy of
    /// this record.
    pub(super) fn words(&mut self) -> &mut [Word; 4] {
        if let Self::Same(word) = self {
            *self = Self::Words(Box::new([*word; 4]));
        }
        let Self::Words(words) = self else { unreachable!("the four words have just got records of their own") };
        words
    }
}
