//! Races, and reads of unwritten memory. For each word of shared and of global memory, this module knows who wrote it last and
//! who has read it since.
//!
//! Of two accesses to a word, one of them a write, the earlier must come before the later one in one of these ways:
//!
//! - the same thread made both;
//! - both are of one block, and a barrier of the block (`bar.sync`) lies between;
//! - both are of one warp, and the lanes are connected by barriers of the warp (`bar.warp.sync`) between, in which both or
//!   others that pass the order on took part;
//! - they are of different launches, or of a launch and a copy, and the later one's stream waited for the earlier one.
//!
//! Nothing orders two blocks of one launch. Shuffles, votes and matches exchange registers; by the programming guide
//! they order no memory accesses, so they order none here. Atomic operations on a word race with other accesses, not
//! with each other, and order nothing. On this machine, lanes of a warp run in step, and blocks run one after the
//! other. That does not count as an order.
//!
//! Before its first write, a byte may not be read, nor changed by an atomic operation. Races are found word by word:
//! threads that write different bytes of a word race here, although not on a GPU.
//!
//! A word keeps one set of readers. If a later access must come after two readers, both are kept together: as lanes of
//! a warp, as "several warps" or as "several blocks". If readers are in launches that nothing orders, only the last
//! reader is kept, so a race with the other reader may be missed. With warp barriers of different parts of one warp, an
//! order between readers may be taken for a race.

use crate::fault::{FaultKind, Race, Space};
use crate::program::LANES;

/// All bytes of a word, a bit for each.
pub(crate) const WORD: u8 = 0xf;

/// The bytes of a word that an access touches: of `bytes` bytes from this address.
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

/// The order among the lanes of a warp. For lanes a and b, it is the time of the last barrier that orders everything
/// that b did before the barrier before everything that a does now. Time is counted in barriers of this warp.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    now: u32,
    /// The last barrier of all lanes.
    all: u32,
    known: Box<[[u32; LANES]; LANES]>,
    /// The lanes that the warp has.
    lanes: u32,
}

impl Clock {
    pub(crate) fn new(lanes: u32) -> Self {
        Self { now: 1, all: 0, known: Box::new([[0; LANES]; LANES]), lanes }
    }

    /// A barrier of these lanes.
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

    /// True if the present access of `lane` comes after the access of the other lane at that time.
    fn orders(&self, other: usize, time: u32, lane: usize) -> bool {
        other == lane || time <= self.all || time <= self.known[lane][other]
    }
}

/// The thread that makes an access. A copy of the host is a launch of one thread.
pub(crate) struct Accessor<'a> {
    /// Numbers of launches start at 1.
    pub(crate) launch: u32,
    pub(crate) block: u32,
    /// The number of barriers that the block has passed.
    pub(crate) phase: u32,
    pub(crate) warp: u32,
    pub(crate) clock: &'a Clock,
}

/// Earlier accesses of a word.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stamp {
    /// 0 if there was none.
    pub(super) launch: u32,
    pub(super) block: u32,
    phase: u32,
    pub(super) warp: u32,
    time: u32,
    pub(super) lanes: u32,
    atomic: bool,
    /// The bytes of the word that have been written by now.
    bytes: u8,
}

/// Several blocks or warps: a stamp does not distinguish them.
pub(super) const SEVERAL: u32 = u32::MAX;

impl Stamp {
    /// True if all these accesses come before the lane's present access. `ordered` is true if an earlier launch comes
    /// before the present one.
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

    /// Adds a reader.
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

    /// In words.
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

/// The accesses of a word.
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
    /// A word with a content.
    pub(super) fn written() -> Self {
        Self { write: Stamp { bytes: WORD, ..Stamp::default() }, ..Self::default() }
    }

    /// Notes an access to some of its bytes.
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

/// The accesses of four words. Most are read and written together.
#[derive(Clone, Debug)]
pub(super) enum Quad {
    /// The accesses of the four words, if they are equal.
    Same(Word),
    Words(Box<[Word; 4]>),
}

impl Quad {
    /// Notes an access to all of its bytes.
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

    /// Its words, each with its own accesses.
    pub(super) fn words(&mut self) -> &mut [Word; 4] {
        if let Self::Same(word) = self {
            *self = Self::Words(Box::new([*word; 4]));
        }
        let Self::Words(words) = self else { unreachable!("the accesses of its words differ from now on") };
        words
    }
}
