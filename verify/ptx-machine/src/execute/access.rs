//! Loads, stores and atomics of a warp.

use super::block::Grid;
use super::lanes::{Active, Registers, Words, lanes_of};
use crate::counts::Counts;
use crate::fault::{FaultKind, Space};
use crate::memory::{Access, Accessor, GlobalMemory, SharedMemory, check_alignment, resolve};
use crate::program::{AtomicFunction, File, LANES, Operation, Place, Register};

/// The size of a sector in bytes. DRAM and the L2 cache move whole sectors.
const SECTOR_BYTES: u64 = 32;

/// The size of a line of the L1 cache in bytes. The cache has one tag for each line.
const LINE_BYTES: u64 = 128;

/// The memory that a warp can reach.
pub(super) struct Memories<'a> {
    pub(super) local: &'a mut [Words],
    pub(super) local_written: &'a mut [[u32; 4]],
    pub(super) shared: &'a mut SharedMemory,
    pub(super) launch: &'a Grid<'a>,
    pub(super) counts: &'a mut Counts,
    pub(super) who: Accessor<'a>,
}

type Fault = (Option<usize>, FaultKind);

/// The addresses or the sectors that the lanes of a warp touch in one access.
struct Touched {
    addresses: [u64; LANES],
    count: usize,
}

impl Touched {
    fn new() -> Self {
        Self { addresses: [0; LANES], count: 0 }
    }

    fn push(&mut self, address: u64) {
        self.addresses[self.count] = address;
        self.count += 1;
    }

    fn addresses(&mut self) -> &mut [u64] {
        &mut self.addresses[..self.count]
    }
}

impl Memories<'_> {
    /// Runs a load, a store or an atomic operation. An operation on global memory holds the lock of global memory,
    /// because several host threads run blocks at the same time.
    pub(super) fn access(
        &mut self,
        operation: &Operation,
        registers: &mut Registers<'_>,
        active: &Active,
    ) -> Result<(), Fault> {
        let (space, place, bytes) = match operation {
            Operation::Load { space, place, bytes, to, .. } => (*space, place, bytes * to.len() as u32),
            Operation::Store { space, place, bytes, from } => (*space, place, bytes * from.len() as u32),
            Operation::Atomic { space, place, .. } => (*space, place, 4),
            _ => unreachable!("the operation does not access memory"),
        };
        let access = match operation {
            Operation::Load { .. } => Access::Read,
            Operation::Store { .. } => Access::Write,
            _ => Access::Atomic,
        };
        let addresses = addresses(place, registers);
        if self.access_frame(operation, &addresses, registers, active) {
            return Ok(());
        }
        let mut global = None;
        let (mut shared, mut sectors) = (Touched::new(), Touched::new());
        for lane in lanes_of(active.bits) {
            let (space, address) = resolve(space, addresses[lane]);
            let at_lane = |kind| (Some(lane), kind);
            check_alignment(space, address, bytes).map_err(at_lane)?;
            match space {
                Space::Shared => shared.push(address),
                Space::Global => {
                    sectors.push(address / SECTOR_BYTES);
                    let global = global
                        .get_or_insert_with(|| self.launch.global.lock().unwrap_or_else(|held| held.into_inner()));
                    global.check((address, bytes), access, &self.who, lane, self.launch.order).map_err(at_lane)?;
                }
                _ => {}
            }
            let mut memory = Memory { memories: self, global: global.as_deref_mut(), space, lane };
            memory.transfer(operation, address, registers).map_err(at_lane)?;
        }
        drop(global);
        self.count_shared(shared.addresses(), bytes);
        self.count_global(sectors.addresses(), bytes);
        Ok(())
    }

    /// Loads or stores words of local memory if all lanes have the same address. In nearly all accesses to local
    /// memory, all lanes have the same address. Returns true if this function has done the access. If the result is
    /// false, the loop over lanes in `access` does the access, or finds the reason why the access is not allowed.
    fn access_frame(
        &mut self,
        operation: &Operation,
        addresses: &[u64; LANES],
        registers: &mut Registers<'_>,
        active: &Active,
    ) -> bool {
        let (Operation::Load { space, bytes: 4, to: elements, .. }
        | Operation::Store { space, bytes: 4, from: elements, .. }) = operation
        else {
            return false;
        };
        let address = addresses[active.bits.trailing_zeros() as usize];
        let (Space::Local, offset) = resolve(*space, address) else { return false };
        let is_same = lanes_of(active.bits).all(|lane| addresses[lane] == address);
        let (first, end) = (offset as usize / 4, offset as usize / 4 + elements.len());
        let are_words = elements.iter().all(|element| element.file == File::Word);
        let is_aligned = check_alignment(Space::Local, offset, 4 * elements.len() as u32).is_ok();
        if !is_same || !are_words || !is_aligned || end > self.local.len() {
            return false;
        }
        match operation {
            Operation::Load { .. } => {
                let mut written = self.local_written[first..end].as_flattened().iter();
                if !written.all(|lanes| lanes & active.bits == active.bits) {
                    return false;
                }
                for (to, row) in elements.iter().zip(&self.local[first..end]) {
                    registers.set_word(to.slot, row, active);
                }
            }
            _ => {
                let rows = self.local[first..end].iter_mut().zip(&mut self.local_written[first..end]);
                for (from, (row, written)) in elements.iter().zip(rows) {
                    active.write(row, registers.word(from.slot));
                    written.iter_mut().for_each(|lanes| *lanes |= active.bits);
                }
            }
        }
        true
    }

    /// Counts the sectors and the lines of a request. A sector is moved once for a request, even if several lanes touch
    /// the sector. The aligned access of one lane lies in one sector, so `sectors` has one entry for each lane. `bytes`
    /// is the number of bytes that each lane accesses.
    fn count_global(&mut self, sectors: &mut [u64], bytes: u32) {
        if sectors.is_empty() {
            return;
        }
        sectors.sort_unstable();
        let different = 1 + sectors.windows(2).filter(|pair| pair[0] != pair[1]).count();
        let line = |sector: u64| sector / (LINE_BYTES / SECTOR_BYTES);
        let lines = 1 + sectors.windows(2).filter(|pair| line(pair[0]) != line(pair[1])).count() as u64;
        let filled = (sectors.len() as u64 * u64::from(bytes)).div_ceil(LINE_BYTES);
        self.counts.global_requests += 1;
        self.counts.divergent_requests += u64::from(lines >= 2 * filled);
        self.counts.global_sectors += different as u64;
        if let Some(cache) = self.launch.cache {
            let mut cache = cache.lock().unwrap_or_else(|held| held.into_inner());
            let missed = sectors.iter().filter(|&&sector| !cache.holds(sector)).count();
            self.counts.missed_sectors += missed as u64;
        }
    }

    /// Counts the bank conflicts of an access to shared memory. There are 32 banks, each one word wide. In one pass, a
    /// bank serves one word. So a bank takes one pass for each different word that the lanes access in this bank.
    fn count_shared(&mut self, addresses: &[u64], bytes: u32) {
        if addresses.is_empty() {
            return;
        }
        let words = u64::from(bytes / 4).max(1);
        let banks = LANES as u64;
        let mut touched: Vec<u64> = addresses.iter().flat_map(|address| address / 4..address / 4 + words).collect();
        touched.sort_unstable_by_key(|word| (word % banks, *word));
        touched.dedup();
        let passes = touched.chunk_by(|a, b| a % banks == b % banks).map(|bank| bank.len() as u64).max().unwrap_or(0);
        // If each lane accesses more than one word, the access can take several passes even without conflicts.
        let least = (addresses.len() as u64 * words).div_ceil(banks).min(words).max(1);
        self.counts.shared_requests += 1;
        self.counts.bank_conflicts += passes.saturating_sub(least);
    }
}

/// The memory that one lane accesses. `global` is `None` if global memory is not locked.
struct Memory<'a, 'b> {
    memories: &'a mut Memories<'b>,
    global: Option<&'a mut GlobalMemory>,
    space: Space,
    lane: usize,
}

impl Memory<'_, '_> {
    fn transfer(
        &mut self,
        operation: &Operation,
        address: u64,
        registers: &mut Registers<'_>,
    ) -> Result<(), FaultKind> {
        let lane = self.lane;
        match operation {
            Operation::Load { bytes, signed, to, .. } => {
                for (i, to) in (0..).zip(to) {
                    let value = self.read(address + i * u64::from(*bytes), *bytes)?;
                    // The register can be wider than the value. So a signed word is extended here to 64 bits.
                    let value = if *signed && *bytes == 4 { value as i32 as u64 } else { value };
                    set_lane(registers, *to, lane, value);
                }
            }
            Operation::Store { bytes, from, .. } => {
                for (i, from) in (0..).zip(from) {
                    let value = match from.file {
                        File::Long => registers.long(from.slot)[lane],
                        _ => u64::from(registers.word(from.slot)[lane]),
                    };
                    self.write(address + i * u64::from(*bytes), *bytes, value)?;
                }
            }
            Operation::Atomic { function, to, from, .. } => {
                let operand = registers.word(*from)[lane];
                let old = self.value(address, 4, Access::Atomic)?;
                let new = match function {
                    AtomicFunction::Add => old.wrapping_add(operand),
                    AtomicFunction::Min => old.min(operand),
                    AtomicFunction::Max => old.max(operand),
                    AtomicFunction::And => old & operand,
                    AtomicFunction::Or => old | operand,
                    AtomicFunction::Exchange => operand,
                };
                self.set_value(address, 4, new, Access::Atomic)?;
                registers.words[*to as usize][lane] = old;
            }
            _ => unreachable!("the operation does not access memory"),
        }
        Ok(())
    }

    fn read(&mut self, address: u64, bytes: u32) -> Result<u64, FaultKind> {
        if let (Space::Global, Some(global)) = (self.space, &self.global) {
            return Ok(global.read(address, bytes));
        }
        let low = self.value(address, bytes.min(4), Access::Read)?;
        let high = if bytes == 8 { self.value(address + 4, 4, Access::Read)? } else { 0 };
        Ok(u64::from(high) << 32 | u64::from(low))
    }

    fn write(&mut self, address: u64, bytes: u32, value: u64) -> Result<(), FaultKind> {
        if let (Space::Global, Some(global)) = (self.space, &mut self.global) {
            global.write(address, bytes, value);
            return Ok(());
        }
        self.set_value(address, bytes.min(4), value as u32, Access::Write)?;
        if bytes == 8 { self.set_value(address + 4, 4, (value >> 32) as u32, Access::Write) } else { Ok(()) }
    }

    /// Reads a value of at most one word.
    fn value(&mut self, address: u64, bytes: u32, access: Access) -> Result<u32, FaultKind> {
        let lane = self.lane;
        let word = match (self.space, &self.global) {
            (Space::Global, Some(global)) => return Ok(global.read(address, bytes) as u32),
            (Space::Shared, _) => {
                let Memories { shared, who, .. } = &mut *self.memories;
                *shared.access((address, bytes), access, who, lane)?
            }
            _ => {
                self.check_local(address, bytes)?;
                self.local_word(address)?[lane]
            }
        };
        Ok(word >> (8 * (address % 4)) & mask_of(bytes))
    }

    fn set_value(&mut self, address: u64, bytes: u32, value: u32, access: Access) -> Result<(), FaultKind> {
        let lane = self.lane;
        let word = match (self.space, &mut self.global) {
            (Space::Global, Some(global)) => {
                global.write(address, bytes, value.into());
                return Ok(());
            }
            (Space::Shared, _) => {
                let Memories { shared, who, .. } = &mut *self.memories;
                shared.access((address, bytes), access, who, lane)?
            }
            _ => {
                self.local_word(address)?;
                self.note_local(address, bytes);
                &mut self.local_word(address)?[lane]
            }
        };
        let (shift, mask) = (8 * (address % 4), mask_of(bytes));
        *word = *word & !(mask << shift) | (value & mask) << shift;
        Ok(())
    }

    /// Records that the lane has written these bytes of a word of local memory.
    fn note_local(&mut self, address: u64, bytes: u32) {
        let (first, lane) = (address as usize % 4, 1 << self.lane);
        let written = &mut self.memories.local_written[address as usize / 4];
        written[first..first + bytes as usize].iter_mut().for_each(|lanes| *lanes |= lane);
    }

    /// Refuses a read of bytes of local memory that the lane has not written.
    fn check_local(&mut self, address: u64, bytes: u32) -> Result<(), FaultKind> {
        self.local_word(address)?;
        let first = address as usize % 4;
        let written = &self.memories.local_written[address as usize / 4];
        let all = written[first..first + bytes as usize].iter().all(|lanes| lanes >> self.lane & 1 != 0);
        if all { Ok(()) } else { Err(FaultKind::Unwritten { space: Space::Local, address }) }
    }

    fn local_word(&mut self, address: u64) -> Result<&mut Words, FaultKind> {
        let outside = FaultKind::OutOfBounds { space: Space::Local, address, bytes: 4 };
        self.memories.local.get_mut((address / 4) as usize).ok_or(outside)
    }
}

pub(super) fn addresses(place: &Place, registers: &Registers<'_>) -> [u64; LANES] {
    match place.base {
        None => [place.offset as u64; LANES],
        Some(Register { file: File::Long, slot }) => {
            registers.long(slot).map(|base| base.wrapping_add(place.offset as u64))
        }
        Some(Register { slot, .. }) => {
            registers.word(slot).map(|base| u64::from(base.wrapping_add(place.offset as u32)))
        }
    }
}

/// Returns the mask of the low `bytes` bytes of a word.
fn mask_of(bytes: u32) -> u32 {
    u32::MAX >> (32 - 8 * bytes)
}

fn set_lane(registers: &mut Registers<'_>, to: Register, lane: usize, value: u64) {
    match to.file {
        File::Long => registers.longs[to.slot as usize][lane] = value,
        _ => registers.words[to.slot as usize][lane] = value as u32,
    }
}
