//! The five sums of a proof.

use std::ops::Range;

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::Field;
use cumsm::{Bases, Curve, DomainField, Msm, MsmError, ResidentMatrix, SparseMatrix, TableBuilder, Vector};
use rayon::prelude::*;

use crate::constraints::in_places;
use crate::device::matrix_on_gpu;
use crate::fallback::Report;
use crate::secret::Secret;

/// If at least 1/`IDENTITIES` of the bases of a part are the identity, the prover leaves out the bases that are the
/// identity.
const IDENTITIES: usize = 16;

/// Prepared bases of one part of the key. If many bases are the identity, the prover leaves these bases out (see
/// [`IDENTITIES`]). For example, if a variable is in no row of the matrix B, the variable's base in b is the identity.
/// Circuits that compute with bits have many variables that are in no row of B.
pub(crate) struct Part<P: Curve> {
    bases: Bases<'static, P>,
    /// For each prepared base, the base's index in the part of the key. `None` if no base is left out.
    places: Option<Vec<u32>>,
    /// The matrix that selects the scalars at `places` from a vector. `None` if no base is left out, or if the
    /// constraints are on the host.
    selection: Option<ResidentMatrix<P::ScalarField>>,
    /// The reason why the matrix of `selection` could not be made.
    unselected: Option<MsmError>,
    /// The range of this part's scalars in a longer vector. The range also contains the scalars of bases that are the
    /// identity.
    range: Range<usize>,
}

/// The options for the preparation of all parts.
pub(crate) struct Preparation<'a> {
    pub(crate) engine: &'a Msm,
    pub(crate) uses: Option<u64>,
    /// The maximum number of bytes of prepared bases for each byte of bases in the key.
    pub(crate) memory: Option<f64>,
    /// True if the constraints are in device memory.
    pub(crate) on_device: bool,
}

impl<P: Curve<ScalarField: DomainField>> Part<P> {
    /// Prepares the bases of a part. Base i belongs to element `first` + i of a vector of `length` elements.
    pub(crate) fn new(
        points: Vec<Affine<P>>,
        first: usize,
        length: usize,
        preparation: &Preparation<'_>,
    ) -> Result<Self, MsmError> {
        let elements = points.len();
        let identities = points.par_iter().filter(|point| point.is_zero()).count();
        let (points, places) = if identities == 0 || identities < elements / IDENTITIES {
            (points, None)
        } else {
            let places: Vec<u32> =
                (0u32..).zip(&points).filter(|(_, point)| !point.is_zero()).map(|(i, _)| i).collect();
            (points.into_iter().filter(|point| !point.is_zero()).collect(), Some(places))
        };
        let bytes = size_of_val(points.as_slice());
        let mut table: TableBuilder<'static, P> = preparation.engine.prepare_owned(points);
        if let Some(uses) = preparation.uses {
            table = table.uses(uses);
        }
        if let Some(memory) = preparation.memory {
            table = table.memory((bytes as f64 * memory) as u64);
        }
        let selected = |places: &Vec<u32>| {
            let entries = places.iter().enumerate();
            let entries = entries.map(|(i, &place)| (i, first + place as usize, P::ScalarField::ONE));
            matrix_on_gpu(preparation.engine, SparseMatrix::from_entries(places.len(), length, entries)?)
        };
        let (selection, unselected) = match places.as_ref().filter(|_| preparation.on_device).map(selected) {
            None => (None, None),
            Some(Ok(selection)) => (Some(selection), None),
            Some(Err(error)) => (None, Some(error)),
        };
        Ok(Self { bases: table.build()?, places, selection, unselected, range: first..first + elements })
    }

    /// The number of bases in the part of the key, including bases that are the identity.
    pub(crate) fn len(&self) -> usize {
        self.range.len()
    }

    /// The reason why the scalars of the remaining bases cannot be selected from a vector. `None` if the scalars can be
    /// selected, if no base is left out, or if the constraints are on the host.
    pub(crate) fn unselected(&self) -> Option<&MsmError> {
        self.unselected.as_ref()
    }

    /// The reason why the CPU prepared the bases instead of a GPU. `None` if no GPU failed.
    pub(crate) fn fallback(&self) -> Option<&MsmError> {
        self.bases.fallback()
    }

    /// Computes Σ kᵢ·Pᵢ with the scalars of a vector in the engine's memory. If the CPU computes this sum instead of
    /// the GPU, the reason is passed to `report`. If there is no `report`, the reason is returned as an error.
    pub(crate) fn sum_over(
        &self,
        vector: &Vector<P::ScalarField>,
        report: Option<&Report>,
    ) -> Result<Projective<P>, MsmError> {
        let bases = self.bases.slice(..);
        let output = match &self.selection {
            Some(selection) => bases.msm_over_output(&selection.multiply(vector)?),
            None => match vector.get(self.range.clone()) {
                Some(scalars) => bases.msm_over_output(scalars),
                None => Err(MsmError::LengthMismatch { bases: self.range.end, scalars: vector.len() }),
            },
        }?;
        match (output.fallback, report) {
            (None, _) => Ok(output.result),
            (Some(reason), None) => Err(reason),
            (Some(reason), Some(report)) => {
                report.send(&reason.into());
                Ok(output.result)
            }
        }
    }

    /// Computes Σ kᵢ·Pᵢ with one scalar for each base in the part of the key, including bases that are the identity.
    /// `engine` states the engine that computes the sum.
    pub(crate) fn sum(&self, scalars: &[P::ScalarField], engine: SumEngine<'_>) -> Result<Projective<P>, MsmError> {
        if scalars.len() != self.len() {
            return Err(MsmError::LengthMismatch { bases: self.len(), scalars: scalars.len() });
        }
        match &self.places {
            Some(places) => self.sum_of_prepared(&Secret::from(in_places(places, scalars)), engine),
            None => self.sum_of_prepared(scalars, engine),
        }
    }

    /// Computes Σ kᵢ·Pᵢ with one scalar for each prepared base.
    fn sum_of_prepared(&self, scalars: &[P::ScalarField], engine: SumEngine<'_>) -> Result<Projective<P>, MsmError> {
        let (report, gpu_alone) = match engine {
            SumEngine::Cpu(cpu) => return cpu.msm(self.bases.points(), scalars),
            SumEngine::Prover { report, gpu_alone } => (report, gpu_alone),
        };
        let output = self.bases.slice(..).msm_output(scalars)?;
        match output.fallback {
            Some(reason @ MsmError::Device { .. }) if gpu_alone => return Err(reason),
            Some(reason) => report.send(&reason.into()),
            None => {}
        }
        Ok(output.result)
    }
}

/// The engine of a sum over scalars on the host.
#[derive(Clone, Copy)]
pub(crate) enum SumEngine<'a> {
    /// The engine that prepared the bases. If the CPU computes the sum instead of the GPU, the reason is passed to
    /// `report`. If `gpu_alone` is true and the GPU fails, the error of the GPU is returned instead.
    Prover { report: &'a Report, gpu_alone: bool },
    /// An engine that computes on the CPU.
    Cpu(&'a Msm),
}

#[cfg(all(test, feature = "bn254"))]
mod tests {
    use ark_bn254::{Fr, G1Affine, g1};

    use super::*;

    /// A sum with too few or too many scalars is an error of the caller. No engine computes such a sum, so no engine
    /// reports a fallback. The test uses two parts of a key: a part without the identity, and a part whose identity the
    /// prover leaves out.
    #[test]
    fn a_wrong_number_of_scalars_is_an_error() {
        let cpu = Msm::builder().backend(cumsm::Backend::Cpu).build().unwrap();
        let report = Report::new(|reason| panic!("{reason} is reported"));
        let (generator, identity) = (G1Affine::generator(), G1Affine::identity());
        for points in [vec![generator; 3], vec![generator, identity, generator]] {
            let preparation = Preparation { engine: &cpu, uses: None, memory: None, on_device: false };
            let part = Part::<g1::Config>::new(points.clone(), 1, 4, &preparation).unwrap();
            let expected = points[0] * Fr::from(2u64) + points[1] * Fr::from(3u64) + points[2] * Fr::from(4u64);
            let scalars = [1u64, 2, 3, 4, 5].map(Fr::from);
            for engine in [SumEngine::Cpu(&cpu), SumEngine::Prover { report: &report, gpu_alone: false }] {
                assert_eq!(part.sum(&scalars[1..4], engine).unwrap(), expected);
                for wrong in [&scalars[..2], &scalars[..4], &[]] {
                    let error = MsmError::LengthMismatch { bases: 3, scalars: wrong.len() };
                    assert_eq!(part.sum(wrong, engine), Err(error));
                }
            }
        }
        let preparation = Preparation { engine: &cpu, uses: None, memory: None, on_device: false };
        let part = Part::<g1::Config>::new(vec![generator; 3], 1, 4, &preparation).unwrap();
        let short = cpu.vector(&[Fr::from(1u64); 3]).unwrap();
        let error = MsmError::LengthMismatch { bases: 4, scalars: 3 };
        assert_eq!(part.sum_over(&short, Some(&report)), Err(error));
    }
}
