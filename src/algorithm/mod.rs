//! GPU algorithms. An algorithm is one choice for each stage of the pipeline.

mod comparison;
mod properties;

use std::fmt;
use std::str::FromStr;

pub use comparison::Comparison;

use crate::error::MsmError;
use crate::recode::Recoding;
use crate::types::PointForm;

/// A GPU algorithm. The table in docs/usage.md compares the presets. `FromStr` parses the names of the presets, such as
/// `lb-msm-const`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Algorithm {
    /// The computation on the bases, before the scalars are known.
    #[doc(hidden)]
    pub conversion: Conversion,
    /// The recoding of scalars to digits.
    #[doc(hidden)]
    pub recoding: Recoding,
    /// The method that groups the points by bucket.
    #[doc(hidden)]
    pub sort: SortMethod,
    /// The number of affine rounds before the accumulation. In each round, affine additions halve the number of points
    /// in every bucket. The additions of a round share inversions. With `None`, the plan chooses the number of rounds.
    #[doc(hidden)]
    pub affine_rounds: Option<u32>,
    /// The method that computes the sum of each bucket.
    #[doc(hidden)]
    pub accumulation: Accumulation,
    /// The coordinates in which points are added.
    #[doc(hidden)]
    pub coordinates: Coordinates,
    /// The method that computes the sum of a window from its buckets.
    #[doc(hidden)]
    pub aggregation: Aggregation,
}

/// The computation on the bases, before the scalars are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Conversion {
    /// Computes no multiples. Only converts the bases to the coordinates in which points are added.
    None,
    /// Computes the multiples 2^h·P for h up to τ (lb-msm 3.1). The parameter is τ. With `None`, the plan chooses τ
    /// from the available memory and the cost.
    PowersOfTwo(Option<u32>),
    /// Computes the multiples 2^h·P for every exponent h that a digit can have. With windows of c bits, τ = c − 1.
    AllPowersOfTwo,
}

/// The method that groups the points by bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SortMethod {
    /// A radix sort of each window by bucket (lb-msm 3.3).
    Radix,
    /// The digits form a sparse matrix with one row for each thread. The matrix is converted from ELL to CSR and
    /// transposed (cuzk 3.2, 4.1).
    SparseTranspose,
}

/// The method that computes the sum of each bucket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Accumulation {
    /// Each thread has an equal share of the digits. If several threads have digits of one bucket, a reduction adds the
    /// partial sums of the bucket (lb-msm 3.3, Alg. 4, 5).
    LoadBalanced,
    /// The load-balanced accumulation with a sequence of operations that does not depend on the scalars (lb-msm 5).
    ConstantTime,
    /// A row has the terms of one bucket. Rows of similar length form a group. The number of warps of a group is
    /// proportional to the number of terms in the group (cuzk 4.1, CSR-Balanced).
    RowBalanced,
    /// A method from a paper, for comparison only. The variants of [`Comparison`] need the feature `papers`.
    Comparison(Comparison),
}

/// The coordinates in which points are added on a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Coordinates {
    /// XYZZ coordinates x = X/ZZ, y = Y/ZZZ, also called "extended" or "cached" Jacobian coordinates.
    Xyzz,
    /// Extended twisted Edwards coordinates (edmsm 4.3).
    TwistedEdwards,
}

impl fmt::Display for Coordinates {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Xyzz => "XYZZ",
            Self::TwistedEdwards => "twisted Edwards",
        })
    }
}

/// The method that computes the sum of a window from its buckets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Aggregation {
    /// Layers of independent additions. Each layer handles one bit of the bucket indexes, and halves the number of
    /// sums.
    Layered,
    /// Each thread computes a running sum over a chunk of buckets (cuzk Alg. 4).
    ChunkedRunningSum,
    /// Rounds of independent additions compute the suffix sums: each suffix sum is the sum of a bucket and of all
    /// buckets with a higher index. In the end, all suffix sums of a window are added (lb-msm 3.4). `SuffixSums` exists
    /// only for comparison with [`Layered`](Self::Layered).
    SuffixSums,
}

impl Algorithm {
    /// The bucket method with signed digits.
    pub const BUCKET: Self = Self {
        conversion: Conversion::None,
        recoding: Recoding::Signed,
        sort: SortMethod::Radix,
        affine_rounds: None,
        accumulation: Accumulation::LoadBalanced,
        coordinates: Coordinates::Xyzz,
        aggregation: Aggregation::Layered,
    };
    /// The algorithm of Chen et al., "Load-Balanced Parallel Implementation on GPUs for Multi-Scalar Multiplication
    /// Algorithm".
    pub const LB_MSM: Self =
        Self { conversion: Conversion::PowersOfTwo(None), recoding: Recoding::OddFloat, ..Self::BUCKET };
    /// The constant-time variant of LB-MSM (section 5 of the paper).
    pub const LB_MSM_CONST: Self =
        Self { conversion: Conversion::AllPowersOfTwo, accumulation: Accumulation::ConstantTime, ..Self::LB_MSM };
    /// The algorithm of Lu et al., "cuZK", for comparisons. For the GPU models that this crate knows, the planner never
    /// chooses `CUZK`. `CUZK` needs the feature `papers`. A build without the feature `papers` returns
    /// [`MsmError::AlgorithmUnavailable`].
    pub const CUZK: Self = Self {
        recoding: Recoding::Unsigned,
        sort: SortMethod::SparseTranspose,
        accumulation: Accumulation::RowBalanced,
        aggregation: Aggregation::ChunkedRunningSum,
        ..Self::BUCKET
    };
    /// The algorithm of Botrel and El Housni, "EdMSM".
    pub const EDMSM: Self = Self { coordinates: Coordinates::TwistedEdwards, ..Self::BUCKET };

    /// The presets, with their names.
    #[doc(hidden)]
    pub const PRESETS: [(&'static str, Self); 5] = [
        ("bucket", Self::BUCKET),
        ("lb-msm", Self::LB_MSM),
        ("lb-msm-const", Self::LB_MSM_CONST),
        ("cuzk", Self::CUZK),
        ("edmsm", Self::EDMSM),
    ];

    /// True if the sequence of operations does not depend on the scalars.
    pub fn is_constant_time(&self) -> bool {
        self.accumulation == Accumulation::ConstantTime
    }

    /// True if affine rounds can add points of a bucket before the accumulation.
    pub(crate) fn allows_affine_rounds(&self) -> bool {
        self.accumulation == Accumulation::LoadBalanced
            && self.recoding != Recoding::OddFloat
            && self.coordinates == Coordinates::Xyzz
    }

    /// The form in which points are added.
    #[doc(hidden)]
    pub fn point_form(&self) -> PointForm {
        match self.coordinates {
            Coordinates::TwistedEdwards => PointForm::TwistedEdwards,
            _ => PointForm::Weierstrass,
        }
    }

    /// The reason why the stages do not fit together. `None` if the stages fit together.
    pub(crate) fn conflict(&self) -> Option<&'static str> {
        let odd_float = self.recoding == Recoding::OddFloat;
        let load_balanced = self.accumulation == Accumulation::LoadBalanced;
        if self.is_per_thread() {
            return self.conflict_of_comparison();
        }
        if odd_float == (self.conversion == Conversion::None) {
            return Some("odd-float digits need prepared multiples 2^h·P of each base, and other digits exclude them");
        }
        if self.affine_rounds.is_some_and(|rounds| rounds > 0) && !self.allows_affine_rounds() {
            return Some(
                "affine rounds need the load-balanced accumulation, XYZZ coordinates, and digits without exponents",
            );
        }
        match self.accumulation {
            Accumulation::ConstantTime if (Self { affine_rounds: None, ..*self }) != Self::LB_MSM_CONST => {
                return Some("the constant-time accumulation needs the other stages of `lb-msm-const`");
            }
            Accumulation::RowBalanced if odd_float => {
                return Some("the row-balanced accumulation needs digits without exponents");
            }
            Accumulation::Comparison(_) => {
                if let Some(reason) = self.conflict_of_comparison() {
                    return Some(reason);
                }
            }
            _ => {}
        }
        match self.coordinates {
            Coordinates::TwistedEdwards if odd_float || !load_balanced => {
                Some("twisted Edwards coordinates need the load-balanced accumulation, and digits without exponents")
            }
            _ if self.aggregation == Aggregation::ChunkedRunningSum
                && self.accumulation != Accumulation::RowBalanced =>
            {
                Some("the chunked running sum needs the row-balanced accumulation")
            }
            Coordinates::TwistedEdwards if self.aggregation == Aggregation::SuffixSums => {
                Some("suffix sums need XYZZ coordinates")
            }
            _ => None,
        }
    }
}

impl fmt::Display for Algorithm {
    /// Prints the name of the preset. The presets `bucket` and `lb-msm` leave some choices to the plan. If the plan has
    /// chosen affine rounds or τ, this function appends the choice to the name. For an algorithm that is not a preset,
    /// this function prints the choice for each stage.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let without_rounds = Self { affine_rounds: None, ..*self };
        if let Some((name, _)) = Self::PRESETS.iter().find(|(_, preset)| *preset == without_rounds) {
            return match self.affine_rounds {
                Some(rounds) if rounds > 0 => write!(f, "{name} ({rounds} affine rounds)"),
                _ => f.write_str(name),
            };
        }
        let left_open = Self { conversion: self.conversion, affine_rounds: self.affine_rounds, ..Self::LB_MSM };
        match self.conversion {
            Conversion::PowersOfTwo(Some(exponents)) if *self == left_open => {
                write!(f, "lb-msm (τ = {exponents})")
            }
            Conversion::AllPowersOfTwo if *self == left_open => f.write_str("lb-msm (τ = c − 1)"),
            _ => {
                write!(f, "{:?} + {:?} + {:?} + ", self.conversion, self.recoding, self.sort)?;
                if let Some(rounds @ 1..) = self.affine_rounds {
                    write!(f, "{rounds} affine rounds + ")?;
                }
                write!(f, "{:?} + {:?} + {:?}", self.accumulation, self.coordinates, self.aggregation)
            }
        }
    }
}

impl FromStr for Algorithm {
    type Err = MsmError;

    /// The preset with the given name.
    ///
    /// # Errors
    ///
    /// [`MsmError::AlgorithmUnavailable`]: no preset has the given name. The message lists the names of the presets.
    fn from_str(name: &str) -> Result<Self, MsmError> {
        let preset = Self::PRESETS.iter().find(|(preset, _)| *preset == name);
        preset.map(|&(_, preset)| preset).ok_or_else(|| {
            let names = Self::PRESETS.map(|(name, _)| name).join(", ");
            MsmError::AlgorithmUnavailable {
                algorithm: name.into(),
                reason: format!("no algorithm has this name; choose one of {names}"),
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_fit_together_and_are_found_by_name() {
        for (name, preset) in Algorithm::PRESETS {
            assert_eq!(preset.conflict(), None, "{name}");
            assert_eq!(name.parse(), Ok(preset));
            assert_eq!(preset.to_string(), name);
        }
        let planned = Algorithm {
            conversion: Conversion::PowersOfTwo(Some(2)),
            coordinates: Coordinates::Xyzz,
            ..Algorithm::LB_MSM
        };
        assert_eq!(planned.to_string(), "lb-msm (τ = 2)");
        let other = Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..planned };
        assert!(other.to_string().contains("Unbalanced"), "{other}");
        let message = "pippenger".parse::<Algorithm>().unwrap_err().to_string();
        assert!(message.contains("algorithm pippenger") && message.contains("lb-msm-const"), "{message}");
    }

    #[test]
    fn what_does_not_fit_together_is_refused() {
        for algorithm in [
            Algorithm { recoding: Recoding::Signed, ..Algorithm::LB_MSM },
            Algorithm { conversion: Conversion::None, ..Algorithm::LB_MSM },
            Algorithm { accumulation: Accumulation::ConstantTime, ..Algorithm::BUCKET },
            Algorithm { affine_rounds: Some(1), ..Algorithm::LB_MSM },
            Algorithm { affine_rounds: Some(1), ..Algorithm::CUZK },
            Algorithm { affine_rounds: Some(1), ..Algorithm::EDMSM },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::HomogeneousPairs), ..Algorithm::LB_MSM },
            Algorithm { coordinates: Coordinates::TwistedEdwards, ..Algorithm::LB_MSM },
            Algorithm { aggregation: Aggregation::ChunkedRunningSum, ..Algorithm::LB_MSM },
            Algorithm { aggregation: Aggregation::SuffixSums, ..Algorithm::EDMSM },
            Algorithm { aggregation: Aggregation::SuffixSums, ..Algorithm::LB_MSM_CONST },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::PippengerPerThread), ..Algorithm::BUCKET },
            Algorithm { accumulation: Accumulation::RowBalanced, ..Algorithm::LB_MSM },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::LB_MSM },
            Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::EDMSM },
        ] {
            assert!(algorithm.conflict().is_some(), "{algorithm}");
        }
    }
}
