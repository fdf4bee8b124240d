//! The algorithms that tests run.

use ark_ff::Zero;
use cumsm::internals::{Accumulation, Aggregation, Comparison, Conversion, Recoding};
use cumsm::{Algorithm, Curve, PointForm};

/// Variants of the presets. Each variant has at least one of three features: prepared powers of two, a [`Comparison`],
/// or lb-msm's suffix sums (for odd digits or for signed digits).
pub(crate) const COMPARED: [Algorithm; 9] = [
    Algorithm { conversion: Conversion::PowersOfTwo(Some(2)), ..Algorithm::LB_MSM },
    Algorithm { conversion: Conversion::AllPowersOfTwo, ..Algorithm::LB_MSM },
    HOMOGENEOUS_PAIRS,
    Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..Algorithm::BUCKET },
    Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET },
    per_thread(Comparison::PippengerPerThread),
    per_thread(Comparison::WindowPerThread),
    Algorithm {
        conversion: Conversion::PowersOfTwo(Some(3)),
        aggregation: Aggregation::SuffixSums,
        ..Algorithm::LB_MSM
    },
    Algorithm { aggregation: Aggregation::SuffixSums, ..Algorithm::BUCKET },
];

const HOMOGENEOUS_PAIRS: Algorithm = Algorithm {
    conversion: Conversion::AllPowersOfTwo,
    accumulation: Accumulation::Comparison(Comparison::HomogeneousPairs),
    ..Algorithm::LB_MSM
};

const fn per_thread(comparison: Comparison) -> Algorithm {
    Algorithm { accumulation: Accumulation::Comparison(comparison), recoding: Recoding::Unsigned, ..Algorithm::BUCKET }
}

/// Returns the presets and the algorithms of `more`, without the algorithms that the curve does not support.
pub(crate) fn algorithms<P: Curve>(more: impl IntoIterator<Item = Algorithm>) -> Vec<Algorithm> {
    // The bound 16 is `LARGEST_B3` in tests/constants.rs.
    let small = |b3: u64| P::BaseField::from(b3) == P::COEFF_B * P::BaseField::from(3u64);
    let has_pairs = P::COEFF_A.is_zero() && (1..=16).any(small);
    let fits = |algorithm: &Algorithm| match algorithm.point_form() {
        PointForm::TwistedEdwards => P::TWISTED_EDWARDS.is_some(),
        _ => *algorithm != HOMOGENEOUS_PAIRS || has_pairs,
    };
    Algorithm::PRESETS.map(|(_, preset)| preset).into_iter().chain(more).filter(fits).collect()
}
