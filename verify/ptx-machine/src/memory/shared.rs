//! The shared memory of a block.

use super::shadow::{Word, bytes_of_word};
use super::{Access, Accessor, check_alignment};
use crate::fault::{FaultKind, Space};
use crate::program::Program;

/// The value of each word of shared memory before the first write.
const FILL: u32 = 0xa5a5_a5a5;

pub(crate) struct SharedMemory {
    words: Vec<u32>,
    shadow: Vec<Word>,
    /// For each word, true if the word belongs to a declared variable.
    declared: Vec<bool>,
}

impl SharedMemory {
    pub(crate) fn new(program: &Program) -> Self {
        let count = program.shared_bytes as usize / 4;
        let mut declared = vec![false; count];
        for &(start, bytes) in &program.shared {
            declared[start as usize / 4..(start + bytes) as usize / 4].fill(true);
        }
        Self { words: vec![FILL; count], shadow: vec![Word::default(); count], declared }
    }

    /// Prepares the memory for the next block: removes the content and the records of the previous block.
    pub(crate) fn reset(&mut self) {
        self.words.fill(FILL);
        self.shadow.fill(Word::default());
    }

    /// Checks and records an access to at most four bytes. Returns the word that contains these bytes.
    pub(crate) fn access(
        &mut self,
        (address, bytes): (u64, u32),
        access: Access,
        who: &Accessor<'_>,
        lane: usize,
    ) -> Result<&mut u32, FaultKind> {
        let space = Space::Shared;
        check_alignment(space, address, bytes)?;
        let index = (address / 4) as usize;
        if !self.declared.get(index).is_some_and(|&declared| declared) {
            return Err(FaultKind::OutOfBounds { space, address, bytes });
        }
        self.shadow[index]
            .note(access, bytes_of_word(address, bytes), who, lane, |_| false)
            .map_err(|refused| refused.at(space, address, who))?;
        Ok(&mut self.words[index])
    }
}
