//! A build without any machine to run kernels on: no [`Gpu`] can exist.
#![allow(clippy::extra_unused_type_parameters)] // the signatures are those of machines.rs

use ark_ec::short_weierstrass::{Affine, Projective};

use crate::plan::{CheckPlan, GpuPlan, Machine, TablePlan};
use crate::scalars::Scalars;
use crate::spmv::{MatrixField, SparseMatrix};
use crate::timings::StageTimings;
use crate::validation::Fault;
use crate::{Backend, Curve, MsmError};

#[derive(Clone, Debug)]
pub(crate) enum Gpu {}

pub(crate) enum GpuTable {}

type Sums<P> = (Vec<Projective<P>>, Option<StageTimings>);

impl Gpu {
    pub(crate) fn cuda(_ordinal: usize) -> Result<Self, String> {
        Err(super::cuda_status().to_string())
    }

    pub(crate) fn backend(&self) -> Backend {
        match *self {}
    }

    pub(crate) fn name(&self) -> &str {
        match *self {}
    }

    pub(crate) fn multiprocessors(&self) -> u32 {
        match *self {}
    }

    pub(crate) fn computes(&self) -> bool {
        match *self {}
    }

    pub(crate) fn machine<P: Curve>(&self, _limit: Option<u64>) -> Result<Machine, MsmError> {
        match *self {}
    }

    pub(crate) fn msm<P: Curve>(
        &self,
        _kernels: &super::Kernels,
        _plan: &GpuPlan,
        _bases: (&[Affine<P>], usize),
        _vectors: &[Scalars<'_, P>],
        _timed: bool,
    ) -> Result<Sums<P>, MsmError> {
        match *self {}
    }

    pub(crate) fn msm_over<P: Curve>(
        &self,
        _kernels: &super::Kernels,
        _plan: &GpuPlan,
        _table: (&GpuTable, usize),
        _vectors: &[Scalars<'_, P>],
        _timed: bool,
    ) -> Result<Sums<P>, MsmError> {
        match *self {}
    }

    pub(crate) fn check<P: Curve>(
        &self,
        _kernels: &super::Kernels,
        _plan: &CheckPlan,
        _points: &[Affine<P>],
        _in_subgroup: bool,
    ) -> Result<Option<(usize, Fault)>, MsmError> {
        match *self {}
    }

    pub(crate) fn prepare<P: Curve>(
        &self,
        _kernels: &super::Kernels,
        _plan: &TablePlan,
        _bases: (&[Affine<P>], std::ops::Range<usize>),
        _multiples: Option<&[Affine<P>]>,
        _progress: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Option<GpuTable>, MsmError> {
        match *self {}
    }

    pub(crate) fn multiples<P: Curve>(&self, _plan: &TablePlan, _table: &GpuTable) -> Result<Vec<Affine<P>>, MsmError> {
        match *self {}
    }

    pub(crate) fn multiply<F: MatrixField>(
        &self,
        _matrix: &SparseMatrix<F>,
        _vector: &[F],
    ) -> Result<Vec<F>, MsmError> {
        match *self {}
    }
}
