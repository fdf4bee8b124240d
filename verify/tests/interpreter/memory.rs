//! The buffers of a kernel, in an address space where everything between them is out of bounds.

/// Addresses are far from 0 and buffers from each other, so that a wrong address hits nothing.
const BASE: u64 = 0x7f00_0000_0000;
const DISTANCE: u64 = 1 << 32;

#[derive(Default)]
pub(crate) struct Memory {
    buffers: Vec<Buffer>,
}

struct Buffer {
    bytes: Vec<u8>,
    writable: bool,
}

impl Memory {
    /// The address of a new buffer that the kernel may only read.
    pub(crate) fn input(&mut self, bytes: Vec<u8>) -> u64 {
        self.insert(Buffer { bytes, writable: false })
    }

    /// The address of a new buffer that the kernel may write.
    pub(crate) fn output(&mut self, length: usize) -> u64 {
        self.insert(Buffer { bytes: vec![0xcd; length], writable: true })
    }

    fn insert(&mut self, buffer: Buffer) -> u64 {
        self.buffers.push(buffer);
        BASE + (self.buffers.len() as u64 - 1) * DISTANCE
    }

    /// The bytes of the buffer at an address that `input` or `output` returned.
    pub(crate) fn bytes(&self, address: u64) -> &[u8] {
        &self.buffers[((address - BASE) / DISTANCE) as usize].bytes
    }

    pub(crate) fn load(&self, address: u64, bytes: u64) -> Result<u64, String> {
        let (buffer, range) = self.locate(address, bytes)?;
        Ok(from_bytes(&self.buffers[buffer].bytes[range]))
    }

    pub(crate) fn store(&mut self, address: u64, bytes: u64, value: u64) -> Result<(), String> {
        let (buffer, range) = self.locate(address, bytes)?;
        if !self.buffers[buffer].writable {
            return Err(format!("store to an input, at {address:#x}"));
        }
        self.buffers[buffer].bytes[range].copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
        Ok(())
    }

    fn locate(&self, address: u64, bytes: u64) -> Result<(usize, std::ops::Range<usize>), String> {
        let place = address.checked_sub(BASE).map(|distance| (distance / DISTANCE, distance % DISTANCE));
        let (buffer, start) = place.ok_or_else(|| format!("{address:#x} is no address"))?;
        let length = self.buffers.get(buffer as usize).map_or(0, |buffer| buffer.bytes.len() as u64);
        if start + bytes > length {
            return Err(format!("{bytes} bytes at offset {start} of buffer {buffer}, which has {length}"));
        }
        Ok((buffer as usize, start as usize..(start + bytes) as usize))
    }
}

/// The integer that up to eight bytes hold.
pub(crate) fn from_bytes(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte))
}
