//! The container of iden3's binary files. A file consists of four letters, a version, and sections.
//!
//! All numbers are little-endian:
//!
//! | bytes | content |
//! |---|---|
//! | 4 | the format: `zkey`, `ptau`, `wtns` or `r1cs` |
//! | 4 | the version: 2 for `wtns`, 1 for the other formats |
//! | 4 | the number of sections |
//! | 4, 8, … | for each section: its number, its size in bytes, its bytes |
//!
//! Sections may come in any order. Like snarkjs, this crate ignores bytes after the last section.

use std::io::{self, Cursor, Read, Seek, SeekFrom};

use crate::error::{FileFault, MsmError};
use crate::secret::Wiped;

/// The greatest number of sections. A file of snarkjs has at most 17 sections. The limit bounds the time that
/// [`Container::open`] takes for a damaged file.
const MAX_SECTIONS: u32 = 1000;
/// The greatest section number that this crate reads.
const LAST_SECTION: usize = 15;
/// The greatest size of a header. The longest header of a known file has less than 1 KiB. The limit bounds the memory
/// that a damaged file takes.
const MAX_HEADER_BYTES: u64 = 4 << 10;
/// The number of bytes that one read takes from a section. A block of this size stays in the CPU cache until the block
/// is converted.
const BLOCK_BYTES: usize = 1 << 20;

/// The number that identifies a section, and the name of the section in messages.
#[derive(Clone, Copy)]
pub(super) struct Section {
    pub(super) id: usize,
    pub(super) name: &'static str,
}

/// The reason why a read of a section stops early.
pub(super) enum Stop {
    Fault(FileFault),
    Error(MsmError),
}

impl From<FileFault> for Stop {
    fn from(fault: FileFault) -> Self {
        Self::Fault(fault)
    }
}

impl From<MsmError> for Stop {
    fn from(error: MsmError) -> Self {
        Self::Error(error)
    }
}

/// The place of a section in the file. The whole section is within the file.
#[derive(Clone, Copy, Debug)]
struct Extent {
    start: u64,
    size: u64,
    repeated: bool,
}

/// A file from any source. If the source is in memory, all threads convert its bytes at the same time. Other sources
/// are read block by block.
#[derive(Debug)]
pub(super) struct Container<R> {
    source: R,
    /// Returns the bytes of the whole file. `None` if the source is not in memory.
    view: Option<fn(&R) -> &[u8]>,
    format: &'static str,
    sections: [Option<Extent>; LAST_SECTION + 1],
}

impl<T: AsRef<[u8]>> Container<Cursor<T>> {
    /// Opens a file that is in memory. See [`open`](Self::open).
    pub(super) fn of_bytes(bytes: T, format: &'static str, known: u32) -> Result<Self, MsmError> {
        let container = Self::open(Cursor::new(bytes), format, known)?;
        Ok(Self { view: Some(|source| source.get_ref().as_ref()), ..container })
    }
}

impl<R: Read + Seek> Container<R> {
    /// Finds the place of each section, but reads no section. `known` is the version that this crate can read.
    pub(super) fn open(source: R, format: &'static str, known: u32) -> Result<Self, MsmError> {
        let mut container = Self { source, view: None, format, sections: [None; LAST_SECTION + 1] };
        let length = container.source.seek(SeekFrom::End(0)).map_err(|error| container.not_read(error))?;
        let [magic, version, sections] = container.words(0)?;
        if magic.to_le_bytes() != format.as_bytes() {
            return Err(container.refused(FileFault::UnknownFormat));
        }
        if version != known {
            return Err(container.refused(FileFault::UnknownVersion { found: version, known }));
        }
        if sections > MAX_SECTIONS {
            return Err(container.refused(FileFault::Header));
        }
        let mut position = 12;
        for _ in 0..sections {
            let [id, low, high] = container.words(position)?;
            let (start, size) = (position + 12, u64::from(high) << 32 | u64::from(low));
            let end = start.checked_add(size).filter(|&end| end <= length);
            position = end.ok_or_else(|| container.refused(FileFault::TooShort))?;
            if let Some(section) = container.sections.get_mut(id as usize) {
                *section = Some(Extent { start, size, repeated: section.is_some() });
            }
        }
        Ok(container)
    }

    /// True if the file has this section.
    pub(super) fn has(&self, section: Section) -> bool {
        self.sections.get(section.id).is_some_and(Option::is_some)
    }

    /// Returns an error if a section does not have `expected` bytes.
    pub(super) fn check_size(&self, section: Section, expected: u64) -> Result<(), MsmError> {
        match self.size(section)? {
            found if found == expected => Ok(()),
            found => Err(self.refused(FileFault::SectionSize { section: section.name, found, expected })),
        }
    }

    /// Returns the bytes of a section. Returns `None` if the file is not in memory.
    pub(super) fn seen(&self, section: Section) -> Result<Option<&[u8]>, MsmError> {
        let Extent { start, size, .. } = self.extent(section)?;
        let Some(view) = self.view else { return Ok(None) };
        let bounds = usize::try_from(start).ok().zip(usize::try_from(start + size).ok());
        let bytes = bounds.and_then(|(start, end)| view(&self.source).get(start..end));
        bytes.map(Some).ok_or_else(|| self.refused(FileFault::TooShort))
    }

    /// Reads a section in blocks. The first block begins at the given offset in the section. A block consists of whole
    /// items, and an item has `item_bytes` bytes. If the file is in memory, there is only one block. For each block,
    /// calls `each` with the block and the index of the block's first item. After the offset, the section must consist
    /// of whole items.
    pub(super) fn blocks(
        &mut self,
        section: Section,
        offset: u64,
        item_bytes: usize,
        mut each: impl FnMut(&[u8], u64) -> Result<(), Stop>,
    ) -> Result<(), MsmError> {
        if let Some(bytes) = self.seen(section)? {
            let items = bytes.get(offset as usize..).unwrap_or_default();
            return each(items, 0).map_err(|stop| self.stopped(stop));
        }
        let Extent { start, size, .. } = self.extent(section)?;
        let items = (BLOCK_BYTES / item_bytes).max(1);
        // The section can be a witness, so the block is wiped.
        let mut block = Wiped(vec![0; items * item_bytes]);
        let (mut position, mut index) = (start + offset, 0);
        while position < start + size {
            let length = (start + size - position).min(block.len() as u64) as usize;
            let bytes = block.get_mut(..length).unwrap_or_default();
            self.read_at(position, bytes)?;
            each(bytes, index).map_err(|stop| self.stopped(stop))?;
            position += length as u64;
            index += items as u64;
        }
        Ok(())
    }

    /// The size of a section in bytes.
    pub(super) fn size(&self, section: Section) -> Result<u64, MsmError> {
        self.extent(section).map(|extent| extent.size)
    }

    /// Reads the first bytes of a section into `bytes`. The section must be at least as long as `bytes`.
    pub(super) fn read(&mut self, section: Section, bytes: &mut [u8]) -> Result<(), MsmError> {
        let start = self.extent(section)?.start;
        self.read_at(start, bytes)
    }

    /// Returns the bytes of a section that is part of the file's header.
    pub(super) fn header(&mut self, section: Section) -> Result<Vec<u8>, MsmError> {
        let size = self.size(section)?;
        if size > MAX_HEADER_BYTES {
            return Err(self.refused(FileFault::Header));
        }
        let mut bytes = vec![0; size as usize];
        self.read(section, &mut bytes)?;
        Ok(bytes)
    }

    fn stopped(&self, stop: Stop) -> MsmError {
        match stop {
            Stop::Fault(fault) => self.refused(fault),
            Stop::Error(error) => error,
        }
    }

    pub(super) fn refused(&self, fault: FileFault) -> MsmError {
        MsmError::File { format: self.format, fault }
    }

    #[expect(clippy::indexing_slicing, reason = "`sections` has an element for each known number")]
    fn extent(&self, Section { id, name }: Section) -> Result<Extent, MsmError> {
        match self.sections[id] {
            None => Err(self.refused(FileFault::MissingSection { section: name })),
            Some(extent) if extent.repeated => Err(self.refused(FileFault::RepeatedSection { section: name })),
            Some(extent) => Ok(extent),
        }
    }

    #[expect(clippy::indexing_slicing, reason = "the indices are below the number of words")]
    fn words(&mut self, position: u64) -> Result<[u32; 3], MsmError> {
        let mut bytes = [0; 12];
        self.read_at(position, &mut bytes)?;
        let (words, _) = bytes.as_chunks();
        Ok([words[0], words[1], words[2]].map(u32::from_le_bytes))
    }

    fn read_at(&mut self, position: u64, bytes: &mut [u8]) -> Result<(), MsmError> {
        let read = self.source.seek(SeekFrom::Start(position)).and_then(|_| self.source.read_exact(bytes));
        read.map_err(|error| self.not_read(error))
    }

    fn not_read(&self, error: io::Error) -> MsmError {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => self.refused(FileFault::TooShort),
            _ => MsmError::io("reading a file of snarkjs", &error),
        }
    }
}

/// The unread bytes of a header or of entries. Each function reads a number from the start of the unread bytes, and
/// removes the bytes of the number.
pub(super) struct Fields<'a>(pub(super) &'a [u8]);

impl<'a> Fields<'a> {
    pub(super) fn word(&mut self) -> Option<u32> {
        let (word, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*word))
    }

    /// Reads a prime in 64-bit limbs. The size of the prime in bytes precedes the prime.
    pub(super) fn prime(&mut self) -> Option<&'a [u8]> {
        let size = self.word()? as usize;
        let (prime, rest) = self.0.split_at_checked(size)?;
        self.0 = rest;
        let (_, highest) = prime.split_last_chunk::<8>()?;
        (size.is_multiple_of(8) && *highest != [0; 8]).then_some(prime)
    }
}
