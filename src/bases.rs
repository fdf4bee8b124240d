//! Bases that are prepared once and used often, as those of a proving key are.

mod file;

use std::borrow::Cow;
use std::fmt;
use std::io::{Read, Write};
use std::ops::{Bound, ControlFlow, RangeBounds};
use std::sync::{Mutex, PoisonError};

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ff::PrimeField;

use crate::cpu::{self, Table};
use crate::devices::multiprocessors;
use crate::gpu::Gpu;
use crate::msm::{Held, Input, Outcomes, Place};
use crate::plan::{self, Levels, LevelsPlan, TablePlan, Wanted};
use crate::recode::Elastic;
use crate::scalars::{Scalars, SmallScalar};
use crate::{Curve, Msm, MsmError, Outcome, Validation};

/// How far a preparation has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Doublings that are done.
    pub done: u64,
    /// Doublings to be done.
    pub total: u64,
}

type Watcher<'a> = Box<dyn FnMut(Progress) -> ControlFlow<()> + Send + 'a>;

/// Fixes how bases are prepared; see [`Msm::prepare`].
#[must_use]
pub struct Preparation<'a, P: Curve> {
    msm: Msm,
    points: Cow<'a, [Affine<P>]>,
    /// The multiples of the points, level after level, if they are known.
    multiples: Option<(Vec<Affine<P>>, Elastic)>,
    levels: Levels,
    memory: Option<u64>,
    uses: u64,
    validation: Validation,
    progress: Option<Watcher<'a>>,
}

/// Prepared bases. They can be shared by threads, and stay on the GPU, if they are on one, until they are dropped.
pub struct Bases<'a, P: Curve> {
    msm: Msm,
    points: Cow<'a, [Affine<P>]>,
    kept: Kept<P>,
}

/// What is kept of a preparation, beside the bases.
pub enum Kept<P: Curve> {
    /// Nothing.
    Nothing,
    /// The bases, at every level, as the CPU engine reads them.
    #[allow(private_interfaces)] // an inside of `Bases`, public for the sealed trait alone
    Table(Box<Table<P>>),
    /// The bases, at every level, level after level: they are copied to GPUs in chunks, because they do not fit, or read as
    /// they are within a limit on the CPU's memory.
    Multiples(Vec<Affine<P>>, Elastic),
    /// The bases, at every level, on GPUs: on each all of them, or a part.
    #[allow(private_interfaces)] // an inside of `Bases`, public for the sealed trait alone
    Devices(Vec<Held>),
}

/// A range of prepared bases: what a commitment with a moving offset reads.
#[derive(Clone, Copy)]
pub struct BasesSlice<'b, P: Curve> {
    msm: &'b Msm,
    points: &'b [Affine<P>],
    kept: &'b Kept<P>,
    /// The number of the first of `points` among what is kept.
    first: usize,
}

impl Msm {
    /// Begins the preparation of bases that will be used with this engine more than once.
    ///
    /// ```
    /// use ark_bls12_381::{Fr, G1Affine};
    /// use ark_ec::{AffineRepr, CurveGroup};
    /// use cumsm::Msm;
    ///
    /// let points = [G1Affine::generator(), (G1Affine::generator() * Fr::from(5)).into_affine()];
    /// let bases = Msm::builder().build()?.prepare(&points).build()?;
    /// assert_eq!(bases.msm(&[Fr::from(2), Fr::from(3)])?, G1Affine::generator() * Fr::from(17));
    /// assert_eq!(bases.slice(1..).msm(&[Fr::from(2)])?, G1Affine::generator() * Fr::from(10));
    /// # Ok::<(), cumsm::MsmError>(())
    /// ```
    pub fn prepare<'a, P: Curve, B>(&self, points: &'a B) -> Preparation<'a, P>
    where
        B: AsRef<[Affine<P>]> + ?Sized,
    {
        self.preparation(Cow::Borrowed(points.as_ref()))
    }

    /// As [`prepare`](Self::prepare), for bases that go with what is prepared of them.
    pub fn prepare_owned<P: Curve>(&self, points: Vec<Affine<P>>) -> Preparation<'static, P> {
        self.preparation(Cow::Owned(points))
    }

    /// As [`prepare`](Self::prepare), for bases that [`Bases::save`] has written: their multiples are read, and not
    /// computed. Their levels are the file's; but within a limit on the CPU's memory, multiples that save nothing there are
    /// not kept. Damage is found by a checksum; but results are right only if the file is of
    /// one's own making, because [`Validation`] checks bases, and not their multiples.
    ///
    /// # Errors
    ///
    /// [`MsmError::BasesFile`] if it is not a file of such bases, is damaged, or cannot be read.
    pub fn load<P: Curve>(&self, source: impl Read) -> Result<Preparation<'static, P>, MsmError> {
        let (multiples, elastic) = file::read(source)?;
        let n = multiples.len() / elastic.levels() as usize;
        let preparation = self.preparation(Cow::Owned(multiples[..n].to_vec()));
        Ok(Preparation { multiples: Some((multiples, elastic)), ..preparation })
    }

    /// Computes Σ kᵢ·Pᵢ of several vectors of scalars over bases that are not prepared; see [`BasesSlice::batch`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn batch<P: Curve, K: AsRef<[P::ScalarField]>>(
        &self,
        bases: &[Affine<P>],
        vectors: &[K],
    ) -> Result<Outcomes<P>, MsmError> {
        BasesSlice { msm: self, points: bases, kept: &Kept::Nothing, first: 0 }.batch(vectors)
    }

    fn preparation<'a, P: Curve>(&self, points: Cow<'a, [Affine<P>]>) -> Preparation<'a, P> {
        Preparation {
            msm: self.clone(),
            points,
            multiples: None,
            levels: Levels::default(),
            memory: None,
            uses: DEFAULT_USES,
            validation: Validation::default(),
            progress: None,
        }
    }
}

/// A proving key's bases are used for as long as there is something to prove.
const DEFAULT_USES: u64 = 1000;

impl<'a, P: Curve> Preparation<'a, P> {
    /// How many multiples of each base are kept; if not given, as many as pay for themselves.
    pub fn levels(mut self, levels: Levels) -> Self {
        self.levels = levels;
        self
    }

    /// The most bytes that may be kept; levels that do not fit are not kept. If not given, on a GPU what the engine may use
    /// there, less what a computation needs; on the CPU 1 GiB, or twice what the bases take if that is more.
    pub fn memory(mut self, bytes: u64) -> Self {
        self.memory = Some(bytes);
        self
    }

    /// How many computations over the bases are expected; if not given, 1000.
    pub fn uses(mut self, uses: u64) -> Self {
        self.uses = uses;
        self
    }

    /// What is checked of the bases; if not given, nothing.
    pub fn validation(mut self, validation: Validation) -> Self {
        self.validation = validation;
        self
    }

    /// Tells `watcher` how far the preparation has come, from time to time. Where it breaks, the preparation ends with
    /// [`MsmError::Cancelled`].
    pub fn progress(mut self, watcher: impl FnMut(Progress) -> ControlFlow<()> + Send + 'a) -> Self {
        self.progress = Some(Box::new(watcher));
        self
    }

    /// Prepares the bases.
    ///
    /// # Errors
    ///
    /// [`MsmError::InvalidBase`] if one does not pass the check that is asked for; [`MsmError::Cancelled`]; and the errors
    /// of [`Msm::run`]. Where levels are left to the plan, bases that do not fit on the device are not an error: they are
    /// copied for each computation.
    pub fn build(mut self) -> Result<Bases<'a, P>, MsmError> {
        let kept = P::prepare(&mut self)?;
        let Self { msm, points, .. } = self;
        Ok(Bases { msm, points, kept })
    }

    /// What [`Compiled::prepare`](crate::curve::sealed::Compiled::prepare) is for each curve.
    pub(crate) fn compute(&mut self) -> Result<Kept<P>, MsmError> {
        self.validation.check(&self.msm, &self.points)?;
        self.msm.check_form::<P>()?;
        let msm = self.msm.clone();
        let gpus = msm.gpus_for(self.points.len());
        // Within a limit on the CPU's memory, a window is only a bound.
        let asked = msm.window_bits().filter(|_| msm.host_memory().is_none() || !gpus.is_empty());
        let unfit = |(_, elastic): &(_, Elastic)| asked.filter(|&c| !elastic.fits(c));
        if let Some(c) = self.multiples.as_ref().and_then(unfit) {
            let reason = format!("its levels do not begin where the windows of {c} bits do that the engine is to use");
            return Err(MsmError::BasesFile { reason });
        }
        if gpus.is_empty() {
            return self.keep_on_the_cpu();
        }
        match self.keep_on(gpus) {
            Err(MsmError::Cancelled) => Err(MsmError::Cancelled),
            Err(MsmError::OutOfDeviceMemory { .. }) if self.levels == Levels::Planned => Ok(Kept::Nothing),
            Err(MsmError::OutOfDeviceMemory { .. }) => self.keep_for_copies(&gpus[0]),
            Err(_) if msm.may_fall_back() => self.keep_on_the_cpu(),
            held => held.map(Kept::Devices),
        }
    }

    /// The multiples that are kept: those of a file, or as asked for.
    fn wanted(&self) -> Wanted {
        self.multiples.as_ref().map_or(Wanted::Levels(self.levels), |(_, elastic)| Wanted::Elastic(*elastic))
    }

    /// A table; or, within a limit on memory, multiples as arkworks has points, beside that limit. Those of a file are kept
    /// if they are of use.
    fn keep_on_the_cpu(&mut self) -> Result<Kept<P>, MsmError> {
        let (n, wanted, uses) = (self.points.len(), self.wanted(), self.uses);
        let memory = self.memory.unwrap_or(plan::default_table_bytes(n * size_of::<Affine<P>>()));
        match self.msm.host_memory() {
            _ if n == 0 => Ok(Kept::Nothing),
            Some(limit) => {
                let LevelsPlan { elastic, .. } = self.msm.limited_levels::<P>(n, limit, wanted, memory, uses)?;
                if elastic.levels() == 1 {
                    return Ok(Kept::Nothing);
                }
                Ok(Kept::Multiples(self.multiples(elastic, rayon::current_num_threads())?, elastic))
            }
            None => {
                let planned = self.msm.cpu_levels::<P>(n, wanted, memory, uses);
                let Some((LevelsPlan { elastic, .. }, problem)) = planned else { return Ok(Kept::Nothing) };
                let multiples = self.multiples(elastic, problem.threads)?;
                Ok(Kept::Table(Table::new(&multiples, elastic, &problem).into()))
            }
        }
    }

    /// As many levels as asked for, on the host.
    fn keep_for_copies(&mut self, gpu: &Gpu) -> Result<Kept<P>, MsmError> {
        let elastic = match self.wanted() {
            Wanted::Elastic(elastic) => elastic,
            wanted => self.msm.table_plan::<P>(gpu, self.points.len(), wanted, None, self.uses, true)?.elastic,
        };
        Ok(Kept::Multiples(self.multiples(elastic, rayon::current_num_threads())?, elastic))
    }

    fn multiples(&mut self, elastic: Elastic, threads: usize) -> Result<Vec<Affine<P>>, MsmError> {
        if let Some((multiples, _)) = self.multiples.take() {
            return Ok(multiples);
        }
        let total = u64::from(elastic.levels() - 1) * u64::from(elastic.stride()) * self.points.len() as u64;
        let watched = Mutex::new((Progress { done: 0, total }, &mut self.progress));
        let tell = |doublings: usize| {
            let (progress, watcher) = &mut *watched.lock().unwrap_or_else(PoisonError::into_inner);
            progress.done += doublings as u64;
            watcher.as_mut().is_none_or(|watcher| watcher(*progress).is_continue())
        };
        cpu::multiples(&self.points, elastic, self.msm.lanes::<P>(), threads, &tell).ok_or(MsmError::Cancelled)
    }

    /// Cuts the bases in proportion to the devices, or brings all of them to each where they are few.
    fn keep_on(&mut self, gpus: &[Gpu]) -> Result<Vec<Held>, MsmError> {
        let n = self.points.len();
        let ranges = match gpus.len() > 1 && !plan::worth_a_cut(n, gpus.len()) {
            true => vec![0..n; gpus.len()],
            false => plan::in_proportion(&multiprocessors(gpus), n),
        };
        // The same multiples on all devices, so that each can compute some of the windows.
        let mut plans: Vec<TablePlan> = Vec::new();
        for (gpu, range) in gpus.iter().zip(&ranges) {
            let wanted = plans.first().map_or(self.wanted(), |first| Wanted::Elastic(first.elastic));
            plans.push(self.msm.table_plan::<P>(gpu, range.len(), wanted, self.memory, self.uses, false)?);
        }
        let mut progress = Progress { done: 0, total: plans.iter().map(TablePlan::doublings).sum() };
        let watcher = &mut self.progress;
        let mut tell = |doublings| {
            progress.done += doublings;
            watcher.as_mut().is_none_or(|watcher| watcher(progress).is_continue())
        };
        let mut held = Vec::new();
        for (device, ((gpu, plan), range)) in gpus.iter().zip(plans).zip(ranges).enumerate() {
            let known = self.multiples.as_ref().map(|(multiples, _)| &multiples[..]);
            let table = gpu.prepare(&P::KERNELS, &plan, (&self.points, range.clone()), known, &mut tell)?;
            held.push(Held { device, range, table: table.ok_or(MsmError::Cancelled)?, plan });
        }
        Ok(held)
    }
}

impl<P: Curve> Bases<'_, P> {
    /// The bases.
    pub fn points(&self) -> &[Affine<P>] {
        &self.points
    }

    /// Those of a range.
    ///
    /// # Panics
    ///
    /// If the range ends beyond the bases, as slices do.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> BasesSlice<'_, P> {
        let all = BasesSlice { msm: &self.msm, points: &self.points, kept: &self.kept, first: 0 };
        all.slice(range)
    }

    /// The multiples of each base that are kept.
    pub fn elastic(&self) -> Elastic {
        match &self.kept {
            Kept::Nothing => Elastic::NONE,
            Kept::Table(table) => table.elastic(),
            Kept::Multiples(_, elastic) => *elastic,
            Kept::Devices(held) => held.first().map_or(Elastic::NONE, |held| held.plan.elastic),
        }
    }

    /// What is kept on each GPU, if the bases are kept there.
    pub fn tables(&self) -> impl Iterator<Item = &TablePlan> {
        let held = match &self.kept {
            Kept::Devices(held) => &held[..],
            _ => &[],
        };
        held.iter().map(|held| &held.plan)
    }

    /// Writes the bases, with their multiples, to be [loaded](Msm::load) by any engine.
    ///
    /// # Errors
    ///
    /// [`MsmError::BasesFile`] if they cannot be written.
    pub fn save(&self, target: impl Write) -> Result<(), MsmError> {
        file::write(&P::multiples(self), self.elastic(), target)
    }

    /// What [`Compiled::multiples`](crate::curve::sealed::Compiled::multiples) is for each curve.
    pub(crate) fn multiples(&self) -> Cow<'_, [Affine<P>]> {
        let (elastic, threads) = (self.elastic(), rayon::current_num_threads());
        match &self.kept {
            Kept::Multiples(multiples, _) => Cow::Borrowed(&multiples[..]),
            Kept::Table(table) if elastic.levels() > 1 => table.wake(threads).into(),
            Kept::Devices(held) if elastic.levels() > 1 => {
                let again = || cpu::multiples(self.points(), elastic, self.msm.lanes::<P>(), threads, &|_| true);
                self.multiples_on(held).or_else(again).expect("nobody cancels it").into()
            }
            // The bases are their only multiples.
            _ => Cow::Borrowed(self.points()),
        }
    }

    /// The multiples that devices hold, each a range of every level, or all of them; none if a device that is needed has
    /// failed.
    fn multiples_on(&self, held: &[Held]) -> Option<Vec<Affine<P>>> {
        let (n, gpus) = (self.points.len(), self.msm.computing_gpus_for(self.points.len()));
        let mut multiples = Vec::new();
        let mut copied = 0;
        for Held { device, range, table, plan } in held {
            // What another has brought is not wanted again.
            if range.start != copied || range.is_empty() {
                continue;
            }
            let Ok(part) = gpus.get(*device)?.multiples::<P>(plan, table) else { continue };
            copied = range.end;
            if *range == (0..n) {
                multiples = part;
                continue;
            }
            multiples.resize(n * self.elastic().levels() as usize, Affine::identity());
            for (level, part) in multiples.chunks_exact_mut(n).zip(part.chunks_exact(range.len())) {
                level[range.clone()].copy_from_slice(part);
            }
        }
        (copied == n).then_some(multiples)
    }

    /// Σ kᵢ·Pᵢ; see [`BasesSlice::msm`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm(scalars)
    }

    /// Σ kᵢ·Pᵢ for plain integers; see [`BasesSlice::msm_bigint`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_bigint(scalars)
    }

    /// Σ kᵢ·Pᵢ for small integers; see [`BasesSlice::msm_small`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        self.slice(..).msm_small(scalars)
    }

    /// Several sums over the same bases; see [`BasesSlice::batch`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<Outcomes<P>, MsmError> {
        self.slice(..).batch(vectors)
    }
}

impl<'b, P: Curve> BasesSlice<'b, P> {
    /// The bases.
    pub fn points(&self) -> &'b [Affine<P>] {
        self.points
    }

    /// Those of a range of them.
    ///
    /// # Panics
    ///
    /// If the range ends beyond the bases, as slices do.
    pub fn slice(&self, range: impl RangeBounds<usize>) -> Self {
        let bounds = (range.start_bound().cloned(), range.end_bound().cloned());
        let start = match bounds.0 {
            Bound::Included(start) => start,
            Bound::Excluded(before) => before + 1,
            Bound::Unbounded => 0,
        };
        Self { points: &self.points[bounds], first: self.first + start, ..*self }
    }

    /// Σ kᵢ·Pᵢ over the first bases, as many as there are scalars.
    ///
    /// # Errors
    ///
    /// [`MsmError::LengthMismatch`] if there are more scalars than bases; and those of [`Msm::run`].
    pub fn msm(&self, scalars: &[P::ScalarField]) -> Result<Projective<P>, MsmError> {
        self.outcome(scalars).map(|outcome| outcome.point)
    }

    /// As [`msm`](Self::msm), and tells what was done.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn outcome(&self, scalars: &[P::ScalarField]) -> Result<Outcome<P>, MsmError> {
        self.outcomes(&[Scalars::Field(scalars)]).map(Outcomes::into_single)
    }

    /// As [`msm`](Self::msm), for plain integers of any value.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_bigint(&self, scalars: &[<P::ScalarField as PrimeField>::BigInt]) -> Result<Projective<P>, MsmError> {
        self.outcomes(&[Scalars::integers(scalars)]).map(|outcomes| outcomes.into_single().point)
    }

    /// As [`msm`](Self::msm), for integers of a small type: the fewer their bits, the fewer their windows.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn msm_small<K: SmallScalar>(&self, scalars: &[K]) -> Result<Projective<P>, MsmError> {
        let magnitudes = |negative: bool| -> Vec<<P::ScalarField as PrimeField>::BigInt> {
            let magnitude = |k: &K| if k.is_negative() == negative { k.magnitude() } else { 0 };
            scalars.iter().map(|k| magnitude(k).into()).collect()
        };
        let (above, below) = (magnitudes(false), magnitudes(true));
        let mut vectors = vec![Scalars::Integer(&above, K::BITS)];
        // The opposite of a base stands for no integer, so that a plain one stays what it is outside the subgroup too.
        if scalars.iter().any(SmallScalar::is_negative) {
            vectors.push(Scalars::Integer(&below, K::BITS));
        }
        let points = self.outcomes(&vectors)?.points;
        Ok(match points[..] {
            [above, below] => crate::msm::normalised(above - below),
            _ => points[0],
        })
    }

    /// Σ kᵢ·Pᵢ of each vector of scalars, as [`msm`](Self::msm) of each. On a GPU they share launches: for sizes where these
    /// take longer than what they compute.
    ///
    /// # Errors
    ///
    /// As [`msm`](Self::msm).
    pub fn batch<K: AsRef<[P::ScalarField]>>(&self, vectors: &[K]) -> Result<Outcomes<P>, MsmError> {
        let vectors: Vec<_> = vectors.iter().map(|vector| Scalars::Field(vector.as_ref())).collect();
        self.outcomes(&vectors)
    }

    fn outcomes(&self, vectors: &[Scalars<'_, P>]) -> Result<Outcomes<P>, MsmError> {
        let longest = vectors.iter().map(Scalars::len).max().unwrap_or(0);
        if longest > self.points.len() {
            return Err(MsmError::LengthMismatch { bases: self.points.len(), scalars: longest });
        }
        let place = match self.kept {
            Kept::Nothing => Place::Caller,
            Kept::Table(table) => Place::Table { table, first: self.first },
            Kept::Multiples(multiples, elastic) => Place::Host { multiples, elastic: *elastic, first: self.first },
            Kept::Devices(held) => Place::Kept { held, first: self.first },
        };
        P::compute(self.msm, Input { bases: self.points, place }, vectors)
    }
}

impl<P: Curve> fmt::Debug for Bases<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bases")
            .field("n", &self.points.len())
            .field("tables", &self.tables().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

#[cfg(all(test, feature = "emulator", feature = "bls12-377"))]
mod tests {
    use ark_bls12_377::g1::Config;
    use ark_ec::CurveGroup;
    use ark_ff::UniformRand;

    use super::*;
    use crate::{Algorithm, Backend, EmulatorOptions};

    /// In every form that they have on a device; on each device all of them, or a part, or none.
    #[test]
    fn multiples_are_read_back_from_devices() {
        let mut rng = ark_std::test_rng();
        let mut points: Vec<_> = (0..7).map(|_| Projective::<Config>::rand(&mut rng).into_affine()).collect();
        points[4] = Affine::identity();
        for algorithm in [Algorithm::BUCKET, Algorithm::LB_MSM, Algorithm::EDMSM] {
            let builder = Msm::builder().backend(Backend::Emulator).emulators([EmulatorOptions::DEFAULT; 3]);
            let msm = builder.algorithm(algorithm).window_bits(7).build().unwrap();
            let bases = msm.prepare(&points).levels(Levels::Fixed(3)).build().unwrap();
            let expected = cpu::multiples(&points, bases.elastic(), 1, 1, &|_| true).unwrap();
            let Kept::Devices(held) = &bases.kept else { panic!("they are on the devices") };
            assert!(bases.multiples_on(held).unwrap() == expected, "{algorithm}");

            let parts = (0..).zip(msm.gpus_for(7)).zip([0..3, 3..3, 3..7]).map(|((device, gpu), range)| {
                let wanted = Wanted::Elastic(bases.elastic());
                let plan = msm.table_plan::<Config>(gpu, range.len(), wanted, None, 1, false).unwrap();
                let bases = (&points[..], range.clone());
                let table = gpu.prepare(&Config::KERNELS, &plan, bases, None, &mut |_| true).unwrap().unwrap();
                Held { device, range, table, plan }
            });
            let mut parts: Vec<_> = parts.collect();
            assert!(bases.multiples_on(&parts).unwrap() == expected, "{algorithm}, in parts");
            parts.pop();
            assert!(bases.multiples_on(&parts).is_none(), "some are missing");
        }
    }
}
