//! Defines the compact form of a kernel. In this form, a register is a slot of one of three register files, and the
//! target of a branch is the index of an instruction.

use std::sync::OnceLock;

use crate::counts::Class;
use crate::fault::Space;
use crate::visit::Uses;

/// The number of lanes of a warp.
pub(crate) const LANES: usize = 32;

/// The index of a register in its register file. Before the allocation of slots, the value is the index of a virtual
/// register.
pub(crate) type Slot = u32;

/// A register file. For each lane, a register has one bit (`Predicate`), one word of 32 bits (`Word`) or one long word
/// of 64 bits (`Long`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum File {
    Predicate,
    /// A value of 32 bits, or a value of 16 bits with zeros in the high half.
    Word,
    Long,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Register {
    pub(crate) file: File,
    pub(crate) slot: Slot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WordFunction {
    Copy,
    Add,
    Sub,
    MulLow,
    MulHigh,
    MulHighSigned,
    MadLow,
    MadHigh,
    MadHighSigned,
    And,
    Or,
    Xor,
    Not,
    Negate,
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
    Min,
    MinSigned,
    Max,
    MaxSigned,
    Divide,
    DivideSigned,
    Remainder,
    RemainderSigned,
    ReverseBits,
    LeadingZeros,
    HighestBit,
    /// The distance between the highest set bit and bit 31.
    HighestBitShift,
    CountOnes,
    InsertBits,
    ExtractBits,
    /// Makes a mask of consecutive set bits. The sources are the position of the lowest set bit, and the number of set
    /// bits.
    MaskBits,
    Permute,
    FunnelLeftWrap,
    FunnelLeftClamp,
    FunnelRightWrap,
    FunnelRightClamp,
    /// Extends a signed value of 16 bits to 32 bits.
    SignExtend16,
    SignExtend8,
    Truncate16,
    Truncate8,
    /// Makes a word from two halves of 16 bits.
    PackHalves,
    HighHalf,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LongFunction {
    Copy,
    Add,
    Sub,
    MulLow,
    MulHigh,
    MulHighSigned,
    MadLow,
    And,
    Or,
    Xor,
    Not,
    Negate,
    Min,
    MinSigned,
    Max,
    MaxSigned,
    Divide,
    DivideSigned,
    Remainder,
    RemainderSigned,
    // The next three functions take a long word and a word, which is the distance of the shift.
    ShiftLeft,
    ShiftRight,
    ShiftRightSigned,
    // The next five functions take words.
    Widen,
    WidenSigned,
    Pack,
    MulWide,
    MulWideSigned,
    // The next two functions take two words and a long word.
    MadWide,
    MadWideSigned,
    // The next function takes two long words and two words.
    InsertBits,
    // The next four functions take numbers in f64, and round to nearest.
    AddDoubles,
    SubDoubles,
    MulDoubles,
    FusedDoubles,
}

/// A function from a long word to a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NarrowFunction {
    Low,
    High,
    CountOnes,
    LeadingZeros,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChainFunction {
    Add,
    Sub,
    MadLow,
    MadHigh,
}

/// The use of the carry flag by an instruction. An instruction may read the flag, set the flag, or do both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain {
    pub(crate) takes: bool,
    pub(crate) sets: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Logic {
    Copy,
    And,
    Or,
    Xor,
    Not,
}

/// A special register, for example the index of the thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Special {
    Thread(u8),
    BlockSize(u8),
    Block(u8),
    GridSize(u8),
    Lane,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShuffleMode {
    Up,
    Down,
    Index,
    Butterfly,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VoteMode {
    Any,
    All,
    Ballot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BarrierReduction {
    And,
    Or,
    Count,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AtomicFunction {
    Add,
    Min,
    Max,
    And,
    Or,
    Exchange,
}

/// An address such as `[%rd1+16]`. Without a register, the address is constant.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place {
    pub(crate) base: Option<Register>,
    pub(crate) offset: i64,
}

/// The words that a call copies between the parameter areas of the caller's frame and of the callee's frame. `caller`
/// and `callee` are the indices of the first word in each area, and `words` is the number of words.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ParameterCopy {
    pub(crate) caller: u32,
    pub(crate) callee: u32,
    pub(crate) words: u32,
}

#[derive(Clone, Debug)]
pub(crate) enum Operation {
    Word {
        function: WordFunction,
        to: Slot,
        from: Vec4,
    },
    Long {
        function: LongFunction,
        to: Slot,
        from: Vec4,
    },
    Narrow {
        function: NarrowFunction,
        to: Slot,
        from: Slot,
    },
    Chain {
        function: ChainFunction,
        chain: Chain,
        to: Slot,
        from: Vec4,
    },
    /// A `mad.lo`, directly followed by a `mad.hi` of the same factors. A GPU runs the pair as one IMAD.WIDE.
    ProductPair {
        chain: Chain,
        to: [Slot; 2],
        factors: [Slot; 2],
        addends: [Slot; 2],
    },
    CompareWords {
        comparison: Comparison,
        signed: bool,
        halves: bool,
        to: Slot,
        from: [Slot; 2],
    },
    CompareLongs {
        comparison: Comparison,
        signed: bool,
        to: Slot,
        from: [Slot; 2],
    },
    SelectWord {
        to: Slot,
        from: [Slot; 2],
        condition: Slot,
    },
    SelectLong {
        to: Slot,
        from: [Slot; 2],
        condition: Slot,
    },
    Logic {
        function: Logic,
        to: Slot,
        from: [Slot; 2],
    },
    Special {
        special: Special,
        to: Slot,
    },
    /// The address of the function's frame in local memory.
    FrameAddress {
        to: Slot,
    },
    /// Loads elements from the parameter area. Each element is a word, or a long word if `is_long` is true.
    LoadParameter {
        word: u32,
        is_long: bool,
        to: Box<[Register]>,
    },
    StoreParameter {
        word: u32,
        is_long: bool,
        from: Box<[Register]>,
    },
    /// Loads elements from memory. `bytes` is the size of an element.
    Load {
        space: Space,
        place: Place,
        bytes: u32,
        signed: bool,
        to: Box<[Register]>,
    },
    Store {
        space: Space,
        place: Place,
        bytes: u32,
        from: Box<[Register]>,
    },
    Atomic {
        space: Space,
        place: Place,
        function: AtomicFunction,
        to: Slot,
        from: Slot,
    },
    Jump {
        target: u32,
    },
    /// `reconvergence` is the index of an instruction, or [`AT_RETURN`].
    Branch {
        target: u32,
        reconvergence: u32,
    },
    /// The place where lanes that diverged at a branch meet again.
    Join,
    Call {
        function: u32,
        arguments: Box<[ParameterCopy]>,
        results: Box<[ParameterCopy]>,
    },
    Return,
    Barrier {
        number: Slot,
    },
    ReducingBarrier {
        number: Slot,
        reduction: BarrierReduction,
        to: Register,
        predicate: Slot,
        negated: bool,
    },
    WarpBarrier {
        mask: Slot,
    },
    Shuffle {
        mode: ShuffleMode,
        to: Slot,
        valid: Option<Slot>,
        value: Slot,
        lane: Slot,
        clamp: Slot,
        mask: Slot,
    },
    Vote {
        mode: VoteMode,
        to: Register,
        predicate: Slot,
        negated: bool,
        mask: Slot,
    },
    /// A reduction, for example a sum or a minimum, over the lanes that a mask names.
    ReduceWarp {
        function: WordFunction,
        to: Slot,
        value: Slot,
        mask: Slot,
    },
    MatchAny {
        to: Slot,
        value: Register,
        mask: Slot,
    },
    ActiveMask {
        to: Slot,
    },
    /// A fence. This machine's rule for races ignores fences.
    MemoryFence,
}

/// Up to four sources. If a function takes fewer than four sources, the remaining slots have no meaning.
pub(crate) type Vec4 = [Slot; 4];

/// The value of `reconvergence` if lanes meet again only where the function returns.
pub(crate) const AT_RETURN: u32 = u32::MAX;

/// `@%p` or `@!%p`: only lanes whose predicate is true (`@%p`) or false (`@!%p`) execute the instruction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Guard {
    pub(crate) slot: Slot,
    pub(crate) negated: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Instruction {
    pub(crate) operation: Operation,
    pub(crate) guard: Option<Guard>,
    pub(crate) line: u32,
    pub(crate) class: Class,
}

/// A function, ready to run.
#[derive(Debug)]
pub(crate) struct Function {
    pub(crate) name: String,
    pub(crate) code: Vec<Instruction>,
    /// The number of word registers. The next two fields are the numbers of long-word registers and of predicates.
    pub(crate) words: u32,
    pub(crate) longs: u32,
    pub(crate) predicates: u32,
    /// The predicates that hold constants, as pairs of a slot and a value. The next two fields hold the constants of
    /// the word registers and of the long-word registers.
    pub(crate) predicate_constants: Vec<(Slot, u32)>,
    pub(crate) word_constants: Vec<(Slot, u32)>,
    pub(crate) long_constants: Vec<(Slot, u64)>,
    /// The number of words in the frame's parameter area. The area holds the results and parameters of the function and
    /// of its callees.
    pub(crate) parameter_words: u32,
    pub(crate) local_bytes: u32,
    /// The words and long words that each instruction reads and writes. The list is computed at the first request.
    pub(crate) uses: OnceLock<Vec<Uses>>,
}

/// A parameter of a kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KernelParameter {
    /// The parameter's first word in the parameter area of the frame.
    pub(crate) word: u32,
    pub(crate) bytes: u32,
}

/// A kernel and the functions that the kernel calls. The kernel is the first function.
#[derive(Debug)]
pub(crate) struct Program {
    pub(crate) functions: Vec<Function>,
    pub(crate) parameters: Vec<KernelParameter>,
    /// For each variable in shared memory: its address, and its size in bytes.
    pub(crate) shared: Vec<(u32, u32)>,
    pub(crate) shared_bytes: u32,
    pub(crate) max_threads: Option<u32>,
}

/// The use of a register by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Use {
    Read,
    Write,
}

impl WordFunction {
    /// The number of sources of this function.
    pub(crate) fn sources(self) -> usize {
        use WordFunction::*;
        match self {
            Copy | Not | Negate | ReverseBits | LeadingZeros | HighestBit | HighestBitShift | CountOnes
            | SignExtend16 | SignExtend8 | Truncate16 | Truncate8 | HighHalf => 1,
            MadLow | MadHigh | MadHighSigned | ExtractBits | Permute | FunnelLeftWrap | FunnelLeftClamp
            | FunnelRightWrap | FunnelRightClamp => 3,
            InsertBits => 4,
            _ => 2,
        }
    }
}

impl LongFunction {
    /// The register file of each source of this function.
    pub(crate) fn sources(self) -> &'static [File] {
        use LongFunction::*;
        match self {
            Copy | Not | Negate => &[File::Long],
            MadLow | FusedDoubles => &[File::Long, File::Long, File::Long],
            ShiftLeft | ShiftRight | ShiftRightSigned => &[File::Long, File::Word],
            Widen | WidenSigned => &[File::Word],
            Pack | MulWide | MulWideSigned => &[File::Word, File::Word],
            MadWide | MadWideSigned => &[File::Word, File::Word, File::Long],
            InsertBits => &[File::Long, File::Long, File::Word, File::Word],
            _ => &[File::Long, File::Long],
        }
    }
}

impl ChainFunction {
    pub(crate) fn sources(self) -> usize {
        match self {
            Self::Add | Self::Sub => 2,
            Self::MadLow | Self::MadHigh => 3,
        }
    }
}
