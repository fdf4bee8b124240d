//! The words that all layers share: where a computation runs, what is known of its bases, and in which form points are.

use std::fmt;

/// Where a multi-scalar multiplication is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Backend {
    /// A GPU where there is one and the size is worth it, else the CPU. A GPU that fails is
    /// replaced by the CPU.
    #[default]
    Auto,
    /// The CPU, in the caller's rayon pool.
    Cpu,
    /// An NVIDIA GPU.
    Cuda,
    /// The CUDA kernels, emulated on the CPU: for tests.
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

/// What is known of the bases.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum BaseOrigin {
    /// They lie in the subgroup of prime order r, as arkworks' constructors and deserialization check, and as ark-ec's
    /// own MSM takes for granted. Scalars may then be rewritten modulo r, which makes them shorter.
    #[default]
    Subgroup,
    /// They lie on the curve, in the subgroup or not. Scalars are the plain integers that they are.
    Curve,
}

/// The equation that points are added up on. The form of the caller's bases and of the result is arkworks' in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PointForm {
    /// y² = x³ + ax + b.
    Weierstrass,
    /// −x² + y² = 1 + dx²y²: additions without inversions or special cases, for bases in the subgroup, on curves that
    /// state [`Curve::TWISTED_EDWARDS`]: BLS12-377's G1.
    TwistedEdwards,
}

impl fmt::Display for PointForm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Weierstrass => "short Weierstrass",
            Self::TwistedEdwards => "twisted Edwards",
        })
    }
}

/// Which of a pairing's two source groups a curve is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Group {
    /// Points over the prime field.
    G1,
    /// Points over its quadratic extension.
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
