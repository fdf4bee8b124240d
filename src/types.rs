//! Types that all layers share: the backend, the origin of bases, the form of points, and the stages.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicU8, Ordering};

/// The machine that computes MSMs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Backend {
    /// If there is a GPU, it computes MSMs of 2048 points or more. The CPU computes all other MSMs. If the GPU fails,
    /// the CPU computes the MSM again.
    #[default]
    Auto,
    /// The CPU. Tasks run in the caller's rayon pool.
    Cpu,
    /// An NVIDIA GPU.
    Cuda,
    /// The CUDA kernels, emulated on the CPU. For tests.
    Emulator,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Auto => "auto",
            Self::Cpu => "cpu",
            Self::Cuda => "cuda",
            Self::Emulator => "emulator",
        })
    }
}

/// The instructions with which the CPU adds points in Weierstrass form, from the slowest to the fastest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum CpuArithmetic {
    /// One field element at a time, by mulx, adcx and adox, or by portable code.
    Scalar,
    /// Eight field elements at a time, by fused multiply-add in AVX2 or NEON. If the CPU also has AVX-512, products in
    /// fields of 4 to 6 words can run in AVX-512.
    Fma,
    /// Eight field elements at a time, by AVX-512 IFMA.
    Ifma,
}

/// The current default of [`CpuArithmetic`].
static FASTEST: AtomicU8 = AtomicU8::new(CpuArithmetic::Ifma as u8);

/// The fastest instructions that the CPU may use if no option is set. If the CPU does not support these instructions,
/// the crate uses slower instructions.
impl Default for CpuArithmetic {
    fn default() -> Self {
        let fastest = FASTEST.load(Ordering::Relaxed);
        [Self::Scalar, Self::Fma].into_iter().find(|&one| one as u8 == fastest).unwrap_or(Self::Ifma)
    }
}

impl CpuArithmetic {
    /// Sets a limit for this process: the fastest instructions that the CPU may use if no option is set. The limit
    /// applies to engines and domains that are made after the call of this function. The limit is for measurements of
    /// whole provers, which build their own engines.
    pub fn limit_process(self) {
        FASTEST.store(self as u8, Ordering::Relaxed);
    }

    /// The number of field elements that are computed at a time.
    pub fn lanes(self) -> usize {
        match self {
            Self::Scalar => 1,
            Self::Fma | Self::Ifma => 8,
        }
    }
}

/// Parses the short name of a variant: `scalar`, `fma` or `ifma`.
impl FromStr for CpuArithmetic {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        match name {
            "scalar" => Ok(Self::Scalar),
            "fma" => Ok(Self::Fma),
            "ifma" => Ok(Self::Ifma),
            other => Err(format!("there is no arithmetic `{other}`; use ifma, fma or scalar")),
        }
    }
}

impl fmt::Display for CpuArithmetic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Scalar => "one addition at a time",
            Self::Fma => "8 additions at a time by fused multiply-add",
            Self::Ifma => "8 additions at a time in AVX-512 IFMA",
        })
    }
}

/// The set in which the bases lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum BaseOrigin {
    /// The bases lie in the subgroup of prime order. When arkworks deserializes points, arkworks checks that the points
    /// lie in the subgroup.
    #[default]
    Subgroup,
    /// The bases may lie anywhere on the curve. With `Curve`, scalars are used as plain integers, and computations take
    /// longer than with `Subgroup`.
    Curve,
}

/// The check that the crate makes for the bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Validation {
    /// Nothing is checked.
    #[default]
    Trusted,
    /// The check that each base is on the curve.
    OnCurve,
    /// The check that each base is on the curve and in the subgroup.
    InSubgroup,
}

/// The form in which points are added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PointForm {
    /// The Weierstrass form y² = x³ + ax + b.
    Weierstrass,
    /// The twisted Edwards form −x² + y² = 1 + dx²y², for BLS12-377 G1 in the subgroup.
    TwistedEdwards,
}

impl PointForm {
    pub(crate) const ALL: &[Self] = &[Self::Weierstrass, Self::TwistedEdwards];

    /// A list that contains only the form `self`.
    pub(crate) const fn alone(self) -> &'static [Self] {
        match self {
            Self::Weierstrass => &[Self::Weierstrass],
            Self::TwistedEdwards => &[Self::TwistedEdwards],
        }
    }
}

impl fmt::Display for PointForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Weierstrass => "short Weierstrass",
            Self::TwistedEdwards => "twisted Edwards",
        })
    }
}

/// The order of the evaluations of a polynomial over a [`Domain`](crate::Domain). Coefficients are always in natural
/// order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum EvaluationOrder {
    /// Evaluation i is the value at g·wⁱ, where g is the domain's offset, and w is the domain's root of unity.
    #[default]
    Natural,
    /// Evaluation i is the value at g·w^j, where j has the bits of i in reverse order. A transform in bit-reversed
    /// order takes less time than a transform in natural order, and needs no additional memory.
    BitReversed,
}

/// An operation on the elements of vectors. The host passes the number of the variant to the kernel `combine_elements`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    Add = 0,
    Subtract = 1,
    Multiply = 2,
    /// Multiplies each element of the first operand by the first element of the second operand.
    Scale = 3,
}

/// One of the two source groups of a pairing. A curve without a pairing, such as Grumpkin, has only `G1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Group {
    /// Points over the prime field.
    G1,
    /// Points over the quadratic extension of the prime field. On BW6-761, the points of G2 are over the prime field.
    G2,
}

impl Group {
    /// The group's name in messages and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::G1 => "g1",
            Self::G2 => "g2",
        }
    }
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A stage of a multi-scalar multiplication, on a GPU or on the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The stage of [`StageTimings::upload`](crate::StageTimings::upload).
    Upload,
    /// The stage of [`StageTimings::convert`](crate::StageTimings::convert).
    Convert,
    /// The stage of [`StageTimings::recode`](crate::StageTimings::recode).
    Recode,
    /// The stage of [`StageTimings::sort`](crate::StageTimings::sort).
    Sort,
    /// The stage of [`StageTimings::accumulate`](crate::StageTimings::accumulate).
    Accumulate,
    /// The stage of [`StageTimings::aggregate`](crate::StageTimings::aggregate).
    Aggregate,
    /// The stage of [`StageTimings::combine`](crate::StageTimings::combine).
    Combine,
}

impl Stage {
    /// All stages, in the order of the computation.
    pub const ALL: [Self; 7] =
        [Self::Upload, Self::Convert, Self::Recode, Self::Sort, Self::Accumulate, Self::Aggregate, Self::Combine];
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Upload => "upload",
            Self::Convert => "convert",
            Self::Recode => "recode",
            Self::Sort => "sort",
            Self::Accumulate => "accumulate",
            Self::Aggregate => "aggregate",
            Self::Combine => "combine",
        })
    }
}
