//! The number of multiples to keep for each base, the cost of the multiples, and the number of computations after which
//! the multiples pay off. The file also defines the properties of a table of multiples.

use std::fmt;
use std::iter::successors;

use super::band::Band;
use super::text::Bytes;
use crate::recode::Precomputation;
use crate::types::PointForm;

/// The number of multiples to keep for each base (w in elastic-msm 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum PrecomputeFactor {
    /// The number of multiples with the least predicted cost.
    #[default]
    Auto,
    /// At most this number of multiples, the base included. With 1, only the bases are kept. If the multiples do not
    /// fit in memory, fewer multiples are kept.
    Fixed(u32),
    /// One multiple for each window. If the multiples do not fit in memory, fewer multiples are kept. With
    /// [`MsmBuilder::host_memory`](crate::MsmBuilder::host_memory), `Max` has the same effect as `Auto`.
    Max,
    /// The given multiples, for example from a file.
    #[doc(hidden)]
    Known(Precomputation),
}

impl PrecomputeFactor {
    /// The numbers of multiples that the planner tries if scalars have `windows` windows.
    pub(crate) fn candidates(self, windows: u32) -> Vec<u32> {
        match self {
            Self::Auto => (1..=windows).collect(),
            Self::Fixed(levels) => vec![levels.clamp(1, windows)],
            Self::Max => vec![windows],
            Self::Known(precomputation) => vec![precomputation.factor()],
        }
    }

    /// The factors to try in turn for scalars of `scalar_bits` bits, until the multiples fit in memory. The first
    /// factor is this factor, and smaller factors follow. Each smaller factor is about 7/8 of the preceding factor. So
    /// a factor whose multiples fit is found in at most 32 steps. The first smaller factor has at most one multiple for
    /// each 8 bits of a scalar. There is no smaller factor if the planner chooses the number of multiples, or if the
    /// multiples are known.
    pub(crate) fn with_fewer(self, scalar_bits: u32) -> impl Iterator<Item = Self> {
        let most = match self {
            Self::Fixed(levels) => levels - levels.div_ceil(8),
            Self::Max => u32::MAX,
            Self::Auto | Self::Known(_) => 0,
        };
        let most = most.min(scalar_bits.div_ceil(8));
        let fewer = successors(Some(most), |levels| Some(levels - levels.div_ceil(8)));
        [self].into_iter().chain(fewer.take_while(|&levels| levels > 0).map(Self::Fixed))
    }

    /// True if the planner chooses the number of multiples. If the planner chooses the number, only multiples that pay
    /// off are kept.
    pub(crate) fn is_planned(self) -> bool {
        self == Self::Auto
    }
}

/// Describes a table of bases with their multiples. Plans use the properties in this struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePlan {
    /// The number of bases.
    pub n: usize,
    /// The multiples of each base.
    pub precomputation: Precomputation,
    /// The form in which the multiples are stored.
    pub form: PointForm,
    /// The number of components of a split scalar, or 1 if the table has no points for split scalars. If `components`
    /// is greater than 1, the table has the multiples and their images under the endomorphism. Tables on GPUs have no
    /// images.
    pub components: usize,
    /// For each multiple M, the table also stores 2^h·M for h = 1, …, `powers` (τ in lb-msm 3.1). In tables on the CPU,
    /// `powers` is 0.
    pub powers: u32,
    /// The numbers of long scalars for which an MSM costs less with whole scalars than with split scalars. The set is
    /// empty if the table has no images.
    pub(crate) whole: Lengths,
}

impl TablePlan {
    /// A table of `n` bases and their multiples, without images and without powers of two.
    pub(crate) fn new(n: usize, precomputation: Precomputation, form: PointForm) -> Self {
        Self { n, precomputation, form, components: 1, powers: 0, whole: Lengths::default() }
    }

    /// The number of points at all levels, without images and without powers of two.
    pub fn points(&self) -> usize {
        self.n * self.precomputation.factor() as usize
    }
}

/// A set of lengths. A length is the number of terms of a sum. Lengths are rounded down to 2^k or to 3·2^(k − 1). The
/// set has bit 2k for the length 2^k, and bit 2k + 1 for the length 3·2^(k − 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Lengths(u64);

impl Lengths {
    /// The lengths up to `n` for which `holds` returns true. The function calls `holds` for each rounded length.
    pub(crate) fn up_to(n: usize, holds: impl Fn(usize) -> bool) -> Self {
        let length = |bit: u32| (2 + bit as usize % 2) << (bit / 2) >> 1;
        let bits = 0..=Self::bit(n);
        Self(bits.filter(|&bit| holds(length(bit))).fold(0, |lengths, bit| lengths | 1 << bit))
    }

    pub(super) fn contains(self, n: usize) -> bool {
        self.0 >> Self::bit(n) & 1 == 1
    }

    /// The index of the bit that stands for the length `n`. Lengths of 2^32 or more share the bit of the greatest
    /// length below 2^32.
    fn bit(n: usize) -> u32 {
        let n = n.clamp(1, u32::MAX as usize);
        2 * n.ilog2() + (n << 1 >> n.ilog2() & 1) as u32
    }
}

/// The unit of predicted costs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum CostUnit {
    /// Seconds on a GPU. The plan prints the time of a computation and the time of the preparation, each as a band.
    Seconds { computation: Band, preparation: Band },
    /// Field multiplications on each thread of the CPU.
    Multiplications,
}

/// Predicted costs, all in one unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Costs {
    pub(crate) preparation: f64,
    /// The cost of one computation with prepared bases.
    pub(crate) computation: f64,
    /// The cost of one computation with bases that are not prepared.
    pub(crate) unprepared: f64,
}

/// The costs and savings of prepared bases. The unit of each predicted cost is the cost of a computation with bases
/// that are not prepared.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct PrecomputationPlan {
    /// The number of multiples of each base, the base included.
    pub multiples: u32,
    /// Bytes of all multiples.
    pub bytes: u64,
    /// The cost of the preparation.
    pub preparation: f64,
    /// The cost of a computation with the prepared bases.
    pub computation: f64,
    /// The number of computations after which the preparation has paid off. `None` if the preparation never pays off.
    pub pays_after: Option<u64>,
    /// The multiples that are kept for each base.
    #[doc(hidden)]
    pub precomputation: Precomputation,
    costs: Costs,
    unit: CostUnit,
}

impl PrecomputationPlan {
    pub(crate) fn new(precomputation: Precomputation, bytes: u64, costs: Costs, unit: CostUnit) -> Self {
        let Costs { preparation, computation, unprepared } = costs;
        let saved = unprepared - computation;
        let pays_after = (saved > 0.0).then(|| (preparation / saved).ceil() as u64);
        let relative = |cost: f64| if unprepared > 0.0 { cost / unprepared } else { 0.0 };
        Self {
            multiples: precomputation.factor(),
            bytes,
            preparation: relative(preparation),
            computation: relative(computation),
            pays_after,
            precomputation,
            costs,
            unit,
        }
    }

    /// The cost by which the planner compares different numbers of multiples. The result includes the cost of one
    /// computation. If the planner chooses the factor, the cost of the preparation divided by `uses` is added.
    pub(crate) fn cost(&self, factor: PrecomputeFactor, uses: u64) -> f64 {
        let Costs { preparation, computation, .. } = self.costs;
        computation + if factor.is_planned() { preparation / uses.max(1) as f64 } else { 0.0 }
    }
}

impl fmt::Display for PrecomputationPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { precomputation, bytes, unit, pays_after, costs: Costs { preparation, computation, .. }, .. } = *self;
        let (levels, stride) = (precomputation.factor(), precomputation.stride());
        write!(f, "factor      {levels} ({stride} bits apart), {}: ", Bytes(bytes))?;
        match unit {
            CostUnit::Seconds { computation, preparation } => {
                let (computation, preparation) = (computation.milliseconds(), preparation.milliseconds());
                write!(f, "{computation:.3} ms, preparation {preparation:.3} ms, ")?;
            }
            CostUnit::Multiplications => write!(f, "{computation:.3e}, preparation {preparation:.3e}, ")?,
        }
        match pays_after {
            Some(uses) => write!(f, "pays after {uses} uses"),
            None => f.write_str("never pays"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn smaller_factors_end_at_the_bases_alone() {
        let fewer = |factor: PrecomputeFactor, bits| {
            let mut factors = factor.with_fewer(bits);
            assert_eq!(factors.next(), Some(factor));
            let levels = factors.map(|factor| match factor {
                PrecomputeFactor::Fixed(levels) => levels,
                other => panic!("{other:?}"),
            });
            levels.collect::<Vec<_>>()
        };
        assert_eq!(fewer(PrecomputeFactor::Fixed(5), 255), [4, 3, 2, 1]);
        assert_eq!(fewer(PrecomputeFactor::Fixed(1), 255), []);
        assert_eq!(fewer(PrecomputeFactor::Auto, 255), []);
        assert_eq!(fewer(PrecomputeFactor::Known(Precomputation::NONE), 255), []);
        let of_max = fewer(PrecomputeFactor::Max, 255);
        assert_eq!((of_max[0], of_max.last()), (32, Some(&1)));
        assert_eq!(fewer(PrecomputeFactor::Fixed(u32::MAX), 255), of_max);
        assert!(of_max.windows(2).all(|pair| pair[1] < pair[0] && 8 * pair[1] + 8 > 7 * pair[0]), "{of_max:?}");
        assert!(fewer(PrecomputeFactor::Max, 753).len() < 32);
    }
}
