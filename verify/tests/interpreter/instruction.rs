//! What an opcode means: its function, the widths of its operands, its effect on the carry flag.
//!
//! An opcode is matched whole, modifiers included. One that is not listed is unknown, never taken for a similar one.

/// How an instruction reads the bits of its operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Predicate,
    Untyped,
    Unsigned,
    Signed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Type {
    pub(crate) kind: Kind,
    pub(crate) bits: u32,
}

impl Type {
    pub(crate) fn named(name: &str) -> Option<Self> {
        let kind = match name.get(..1)? {
            _ if name == "pred" => return Some(Self { kind: Kind::Predicate, bits: 1 }),
            "b" => Kind::Untyped,
            "u" => Kind::Unsigned,
            "s" => Kind::Signed,
            _ => return None,
        };
        let bits = ["16", "32", "64"].contains(&&name[1..]).then(|| name[1..].parse().ok())??;
        Some(Self { kind, bits })
    }

    fn is_integer(self) -> bool {
        matches!(self.kind, Kind::Unsigned | Kind::Signed)
    }
}

/// Whether an addition or a subtraction takes the carry flag, and whether it sets it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain {
    pub(crate) takes: bool,
    pub(crate) sets: bool,
}

/// Which half of a product.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Half {
    Low,
    High,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Direction {
    Left,
    Right,
}

/// What to do with a shift amount above the width of a funnel.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Excess {
    Wrap,
    Clamp,
}

/// An instruction that computes one register from others.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Function {
    Add(Chain),
    Sub(Chain),
    Mul(Half),
    MulWide,
    Mad(Half, Chain),
    MadWide,
    And,
    Or,
    Xor,
    Not,
    Shift(Direction),
    Funnel(Direction, Excess),
    Compare(Comparison),
    Select,
    Convert(Type),
    /// `mov`, and the conversion of a generic address to a global one: there is no other memory here.
    Copy,
}

/// An opcode without its operands.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Opcode {
    Compute(Function, Type),
    LoadParameter(Type),
    LoadGlobal(Type, usize),
    StoreGlobal(Type, usize),
    Branch,
    Return,
}

impl Opcode {
    pub(crate) fn named(name: &str) -> Option<Self> {
        match name {
            "ret" => return Some(Self::Return),
            // `.uni` promises that all threads agree, which one thread does.
            "bra" | "bra.uni" => return Some(Self::Branch),
            _ => {}
        }
        let (stem, ty) = name.rsplit_once('.')?;
        let ty = Type::named(ty)?;
        let accessible = ty.kind != Kind::Predicate;
        let opcode = match stem {
            "ld.param" if accessible => Self::LoadParameter(ty),
            // `.nc` promises that no thread writes there meanwhile; a store to an input is refused anyway.
            "ld.global" | "ld.global.nc" if accessible => Self::LoadGlobal(ty, 1),
            "ld.global.v2" | "ld.global.nc.v2" if accessible => Self::LoadGlobal(ty, 2),
            "ld.global.v4" | "ld.global.nc.v4" if accessible => Self::LoadGlobal(ty, 4),
            "st.global" if accessible => Self::StoreGlobal(ty, 1),
            "st.global.v2" if accessible => Self::StoreGlobal(ty, 2),
            "st.global.v4" if accessible => Self::StoreGlobal(ty, 4),
            _ => Self::Compute(Function::named(stem, ty)?, ty),
        };
        Some(opcode)
    }
}

impl Function {
    fn named(stem: &str, ty: Type) -> Option<Self> {
        use Comparison::*;
        use Direction::*;
        use Excess::*;
        use Half::*;
        const ALONE: Chain = Chain { takes: false, sets: false };
        const FIRST: Chain = Chain { takes: false, sets: true };
        const MIDDLE: Chain = Chain { takes: true, sets: true };
        const LAST: Chain = Chain { takes: true, sets: false };
        let function = match stem {
            "add" => Self::Add(ALONE),
            "add.cc" => Self::Add(FIRST),
            "addc.cc" => Self::Add(MIDDLE),
            "addc" => Self::Add(LAST),
            "sub" => Self::Sub(ALONE),
            "sub.cc" => Self::Sub(FIRST),
            "subc.cc" => Self::Sub(MIDDLE),
            "subc" => Self::Sub(LAST),
            "mul.lo" => Self::Mul(Low),
            "mul.hi" => Self::Mul(High),
            "mul.wide" => Self::MulWide,
            "mad.lo" => Self::Mad(Low, ALONE),
            "mad.hi" => Self::Mad(High, ALONE),
            "mad.lo.cc" => Self::Mad(Low, FIRST),
            "mad.hi.cc" => Self::Mad(High, FIRST),
            "madc.lo.cc" => Self::Mad(Low, MIDDLE),
            "madc.hi.cc" => Self::Mad(High, MIDDLE),
            "madc.lo" => Self::Mad(Low, LAST),
            "madc.hi" => Self::Mad(High, LAST),
            "mad.wide" => Self::MadWide,
            "and" => Self::And,
            "or" => Self::Or,
            "xor" => Self::Xor,
            "not" => Self::Not,
            "shl" => Self::Shift(Left),
            "shr" => Self::Shift(Right),
            "shf.l.wrap" => Self::Funnel(Left, Wrap),
            "shf.l.clamp" => Self::Funnel(Left, Clamp),
            "shf.r.wrap" => Self::Funnel(Right, Wrap),
            "shf.r.clamp" => Self::Funnel(Right, Clamp),
            "setp.eq" => Self::Compare(Equal),
            "setp.ne" => Self::Compare(NotEqual),
            "setp.lt" => Self::Compare(Less),
            "setp.le" => Self::Compare(LessOrEqual),
            "setp.gt" => Self::Compare(Greater),
            "setp.ge" => Self::Compare(GreaterOrEqual),
            "selp" => Self::Select,
            "mov" => Self::Copy,
            "cvta.to.global" if ty == (Type { kind: Kind::Unsigned, bits: 64 }) => Self::Copy,
            _ => Self::Convert(Type::named(stem.strip_prefix("cvt.")?)?),
        };
        function.exists_for(ty).then_some(function)
    }

    /// Whether the instruction set has this function for the type.
    fn exists_for(self, ty: Type) -> bool {
        match self {
            Self::Add(chain) | Self::Sub(chain) | Self::Mad(_, chain) if chain.takes || chain.sets => {
                ty.is_integer() && ty.bits >= 32
            }
            Self::Add(_) | Self::Sub(_) | Self::Mul(_) | Self::Mad(..) => ty.is_integer(),
            Self::MulWide | Self::MadWide => ty.is_integer() && ty.bits <= 32,
            Self::And | Self::Or | Self::Xor | Self::Not => matches!(ty.kind, Kind::Predicate | Kind::Untyped),
            Self::Shift(Direction::Left) => ty.kind == Kind::Untyped,
            Self::Shift(Direction::Right) | Self::Select => ty.kind != Kind::Predicate,
            Self::Funnel(..) => ty == Type { kind: Kind::Untyped, bits: 32 },
            Self::Compare(Comparison::Equal | Comparison::NotEqual) => ty.kind != Kind::Predicate,
            Self::Compare(_) => ty.is_integer(),
            Self::Convert(to) => ty.is_integer() && to.is_integer(),
            Self::Copy => true,
        }
    }

    /// The widths of the destination and of the sources. `bits` is the width that the opcode names.
    pub(crate) fn widths(self, bits: u32) -> (u32, Vec<u32>) {
        match self {
            Self::Add(_) | Self::Sub(_) | Self::Mul(_) | Self::And | Self::Or | Self::Xor => (bits, vec![bits; 2]),
            Self::Mad(..) | Self::Funnel(..) => (bits, vec![bits; 3]),
            Self::MulWide => (2 * bits, vec![bits; 2]),
            Self::MadWide => (2 * bits, vec![bits, bits, 2 * bits]),
            Self::Not | Self::Copy => (bits, vec![bits]),
            Self::Shift(_) => (bits, vec![bits, 32]),
            Self::Compare(_) => (1, vec![bits; 2]),
            Self::Select => (bits, vec![bits, bits, 1]),
            Self::Convert(to) => (to.bits, vec![bits]),
        }
    }
}
