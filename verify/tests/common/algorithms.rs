//! The algorithms that tests compute with.

use cumsm::internals::{Accumulation, Comparison, Prepare, Recoding};
use cumsm::{Algorithm, Curve, PointForm};

/// Variants of the presets: precomputed powers of two, and the accumulations that the papers compare theirs with.
pub(crate) const COMPARED: [Algorithm; 6] = [
    Algorithm { prepare: Prepare::PowersOfTwo(Some(2)), ..Algorithm::LB_MSM },
    Algorithm { prepare: Prepare::AllPowersOfTwo, ..Algorithm::LB_MSM },
    Algorithm { accumulation: Accumulation::Comparison(Comparison::Unbalanced), ..Algorithm::BUCKET },
    Algorithm { accumulation: Accumulation::Comparison(Comparison::Checkpoints), ..Algorithm::BUCKET },
    per_thread(Comparison::PippengerPerThread),
    per_thread(Comparison::WindowPerThread),
];

const fn per_thread(comparison: Comparison) -> Algorithm {
    Algorithm { accumulation: Accumulation::Comparison(comparison), recoding: Recoding::Unsigned, ..Algorithm::BUCKET }
}

/// The presets and `more`, without those that need a twisted Edwards form if the curve has none.
pub(crate) fn algorithms<P: Curve>(more: impl IntoIterator<Item = Algorithm>) -> Vec<Algorithm> {
    let fits = |algorithm: &Algorithm| P::TWISTED_EDWARDS.is_some() || algorithm.point_form() == PointForm::Weierstrass;
    Algorithm::PRESETS.map(|(_, preset)| preset).into_iter().chain(more).filter(fits).collect()
}
