//! Types that all layers share: where a computation runs, what is known of its bases, the form of points, and the stages.

use std::fmt;

/// Where a multi-scalar multiplication is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Backend {
    /// A GPU if there is one and the size is worth it, the CPU otherwise. If the GPU fails, the CPU takes over.
    #[default]
    Auto,
    /// The CPU, in the caller's rayon pool.
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
    /// One field element at a time: mulx, adcx and adox, or portable code.
    Scalar,
    /// Eight at a time, by fused multiply-add in AVX2 or NEON.
    Fma,
    /// Eight at a time, in AVX-512 IFMA.
    Ifma,
}

impl CpuArithmetic {
    /// The number of field elements that are computed at once.
    pub fn lanes(self) -> usize {
        match self {
            Self::Scalar => 1,
            Self::Fma | Self::Ifma => 8,
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

/// What is known of the bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum BaseOrigin {
    /// They lie in the subgroup of prime order r. arkworks' constructors and deserialization check this, and ark-ec's
    /// MSM assumes it. Scalars may then be rewritten modulo r, which makes them shorter.
    #[default]
    Subgroup,
    /// They lie on the curve, in the subgroup or outside it. Scalars are used as plain integers.
    Curve,
}

/// The form in which points are added. The caller's bases and the result always have arkworks' form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PointForm {
    /// y² = x³ + ax + b.
    Weierstrass,
    /// −x² + y² = 1 + dx²y². Additions need no inversions and have no special cases. For bases in the subgroup only, on
    /// curves with a twisted Edwards form: BLS12-377's G1.
    TwistedEdwards,
}

impl PointForm {
    pub(crate) const ALL: &[Self] = &[Self::Weierstrass, Self::TwistedEdwards];

    /// A list of this form.
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

/// One of the two source groups of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Points over the prime field.
    G1,
    /// Points over the quadratic extension of the prime field.
    G2,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::G1 => f.write_str("g1"),
            Self::G2 => f.write_str("g2"),
        }
    }
}

/// A stage of a multi-scalar multiplication, on a GPU or on the CPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stage {
    /// Copies bases and scalars to the device. Time counts only while nothing is computed.
    Upload,
    /// Computes what the additions need from the bases.
    Prepare,
    /// Turns scalars into digits.
    Recode,
    /// Brings the points of one bucket together.
    Sort,
    /// Sums each bucket. On the CPU, this stage includes what is computed together with it:
    ///
    /// - the sum of a window's buckets
    /// - Straus's algorithm
    /// - the whole computation of the low-memory engine
    Accumulate,
    /// Sums the buckets of each window.
    Aggregate,
    /// Copies the windows' sums to the host, and combines them.
    Combine,
}

impl Stage {
    /// All stages, in the order of the computation.
    pub const ALL: [Self; 7] =
        [Self::Upload, Self::Prepare, Self::Recode, Self::Sort, Self::Accumulate, Self::Aggregate, Self::Combine];
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Upload => "upload",
            Self::Prepare => "prepare",
            Self::Recode => "recode",
            Self::Sort => "sort",
            Self::Accumulate => "accumulate",
            Self::Aggregate => "aggregate",
            Self::Combine => "combine",
        })
    }
}
