//! The reasons why PTX cannot be read, or why a launch cannot go on.

use std::fmt;

/// A fault, and the position of the fault in the PTX and in the launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The name of the PTX function at fault. The name is "a copy" if a copy by the host is at fault, and empty if the
    /// text outside functions is at fault.
    pub function: String,
    /// The line of the PTX, from 1; 0 if the fault has no line.
    pub line: u32,
    /// The thread in which the fault happened, or `None` if the fault does not concern a single thread.
    pub thread: Option<ThreadPlace>,
    /// The kind of the fault.
    pub kind: FaultKind,
}

/// A thread of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreadPlace {
    /// The block's index in the grid.
    pub block: [u32; 3],
    /// The thread's index in its block.
    pub thread: [u32; 3],
}

/// A state space of the PTX ISA.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// The generic space. A generic address stands for an address in the global, shared or local space.
    Generic,
    /// The device's memory.
    Global,
    /// The block's memory.
    Shared,
    /// The thread's memory.
    Local,
}

/// Two accesses that have no defined order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Race {
    /// A thread reads a word that another thread has written.
    WriteRead,
    /// A thread writes a word that another thread has read.
    ReadWrite,
    /// A thread writes a word that another thread has written.
    WriteWrite,
}

/// The kinds of faults.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// An instruction that this machine does not know.
    UnknownOpcode(String),
    /// PTX that this machine does not understand, or that has no meaning.
    Malformed(String),
    /// The module has no kernel of this name.
    UnknownKernel(String),
    /// A launch that the kernel does not allow.
    Launch(String),
    /// An access that does not lie inside an allocation or a variable.
    OutOfBounds {
        /// The space of the access.
        space: Space,
        /// The first byte of the access.
        address: u64,
        /// The size of the access.
        bytes: u32,
    },
    /// An access whose address is not a multiple of the size of the access.
    Misaligned {
        /// The space of the access.
        space: Space,
        /// The first byte of the access.
        address: u64,
        /// The size of the access.
        bytes: u32,
    },
    /// Two accesses by different threads, launches or copies have no defined order.
    Race {
        /// The space of the access.
        space: Space,
        /// The word's address.
        address: u64,
        /// The kind of the race.
        race: Race,
        /// The thread, launch or copy that made the earlier access.
        earlier: String,
    },
    /// A read of memory that nothing has written.
    Unwritten {
        /// The space of the access.
        space: Space,
        /// The word's address.
        address: u64,
    },
    /// A warp that has run more branches than any kernel should run.
    Endless,
    /// Some threads wait at a barrier, but other threads of the block do not reach this barrier.
    Barrier(String),
    /// A collective instruction of a warp has a mask that does not match the lanes that run the instruction.
    Collective(String),
    /// A division by zero.
    DivisionByZero,
    /// A result in f64 that is infinite or not a number.
    NotFinite,
    /// Calls that are nested too deeply.
    StackOverflow,
}

impl Fault {
    pub(crate) fn new(function: &str, line: u32, kind: FaultKind) -> Self {
        Self { function: function.into(), line, thread: None, kind }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.function.is_empty() {
            write!(f, "{}, ", self.function)?;
        }
        if self.line != 0 {
            write!(f, "PTX line {}, ", self.line)?;
        }
        if let Some(ThreadPlace { block, thread }) = self.thread {
            write!(f, "block {block:?}, thread {thread:?}: ")?;
        }
        write!(f, "{}", self.kind)
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownOpcode(opcode) => write!(f, "unknown opcode `{opcode}`"),
            Self::UnknownKernel(name) => write!(f, "no kernel {name}"),
            Self::Malformed(what) | Self::Launch(what) | Self::Barrier(what) | Self::Collective(what) => {
                f.write_str(what)
            }
            Self::OutOfBounds { space, address, bytes } => {
                write!(f, "{bytes} bytes at {space} address {address:#x} lie outside of all allocations")
            }
            Self::Misaligned { space, address, bytes } => {
                write!(f, "{space} address {address:#x} is not aligned to {bytes} bytes")
            }
            Self::Race { space, address, race, earlier } => {
                let (now, before) = match race {
                    Race::WriteRead => ("a read", "wrote"),
                    Race::ReadWrite => ("a write", "read"),
                    Race::WriteWrite => ("a write", "wrote"),
                };
                write!(
                    f,
                    "race: {now} of {space} address {address:#x}, which {earlier} {before}; nothing orders the two accesses"
                )
            }
            Self::Unwritten { space, address } => {
                write!(f, "a read of {space} address {address:#x}, which nothing has written before")
            }
            Self::Endless => f.write_str("an endless loop: the warp has run more than 2^24 branches"),
            Self::DivisionByZero => f.write_str("a division by zero"),
            Self::NotFinite => f.write_str("the result of an operation in f64 is not finite"),
            Self::StackOverflow => f.write_str("stack overflow: calls are nested too deeply"),
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Generic => "generic",
            Self::Global => "global",
            Self::Shared => "shared",
            Self::Local => "local",
        })
    }
}
