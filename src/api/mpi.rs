//! One multi-scalar multiplication on several machines, by MPI. Behind the feature `mpi`, which compiles for the MPI
//! library that is there; it has been tested with Open MPI.
//!
//! Each rank holds its slice of the bases, and computes the sum over it with its own GPUs or CPU. The sum of these sums is
//! one reduction, whose operation is the addition of points. So ranks send each other a point for each vector of scalars,
//! 144 bytes on BLS12-381's G1 and 288 on its G2, as cuZK's GPUs do (cuzk 4.1); but there it is windows that are dealt out,
//! and here points, so that no rank needs the bases of another.
//!
//! ```no_run
//! use ark_bls12_381::{Fr, G1Affine};
//! use ark_ec::AffineRepr;
//! use cumsm::Msm;
//! use mpi::Threading;
//!
//! // Threads compute; they do not speak to other ranks.
//! let (universe, _) = mpi::initialize_with_threading(Threading::Funneled).expect("this is the first time");
//! let world = universe.world();
//!
//! let mine = cumsm::mpi::share(&world, 1 << 20);
//! let points = vec![G1Affine::generator(); mine.len()];
//! let scalars = vec![Fr::from(2); mine.len()];
//! let bases = cumsm::mpi::on_all(&world, || Msm::builder().build()?.prepare(&points).build())?;
//! let sum = cumsm::mpi::all_reduce(&world, || bases.msm(&scalars))?;
//! assert_eq!(sum, G1Affine::generator() * Fr::from(1 << 21)); // on every rank
//! # Ok::<(), cumsm::MsmError>(())
//! ```

use std::ffi::{c_int, c_void};
use std::ops::Range;
use std::panic::{self, AssertUnwindSafe};

use ::mpi::collective::{SystemOperation, UnsafeUserOperation};
use ::mpi::datatype::UserDatatype;
use ::mpi::ffi::MPI_Datatype;
use ::mpi::traits::{Communicator, CommunicatorCollectives, Equivalence, Root};
use ::mpi::{Count, Rank};
use ark_ec::short_weierstrass::Projective;
use ark_ff::Zero;

use super::Curve;
use crate::engine::normalised;
use crate::error::MsmError;

/// Which of `n` bases, and of their scalars, are this rank's where all ranks have equally many, give or take one.
pub fn share(ranks: &impl Communicator, n: usize) -> Range<usize> {
    let (rank, size) = (ranks.rank() as usize, ranks.size() as usize);
    let first = |rank: usize| n / size * rank + rank.min(n % size);
    first(rank)..first(rank + 1)
}

/// Computes something on each rank, such as its prepared bases, and fails on all of them if it fails on one: a rank that
/// went its own way with an error would leave the others waiting at their next reduction.
///
/// Like every collective operation of MPI, this and the ones below are called by all ranks of the communicator, in the same
/// order as their other ones, and end the program where the communication itself fails. The ranks run one program, on
/// machines of one kind.
///
/// # Errors
///
/// The same on every rank: [`MsmError::RankFailed`] if `compute` failed or panicked on one; [`MsmError::RanksDiffer`] if
/// another is adding up points.
///
/// # Panics
///
/// On a rank where `compute` panics, after the others have been told.
pub fn on_all<T>(
    ranks: &impl CommunicatorCollectives,
    compute: impl FnOnce() -> Result<T, MsmError>,
) -> Result<T, MsmError> {
    agreed(ranks, compute, |_| [0; 2])
}

/// Adds up one point of each rank: `part` computes this rank's, for instance by [`Bases::msm`](crate::Bases::msm) over its
/// slice, which may be empty. Every rank gets the sum, normalised, the same to the byte.
///
/// # Errors
///
/// The same on every rank: [`MsmError::RankFailed`] if `part` failed or panicked on one; [`MsmError::RanksDiffer`] if ranks
/// have points of different groups, or another number of them, by [`all_reduce_batch`].
///
/// # Panics
///
/// On a rank where `part` panics, after the others have been told.
pub fn all_reduce<P: Curve>(
    ranks: &impl CommunicatorCollectives,
    part: impl FnOnce() -> Result<Projective<P>, MsmError>,
) -> Result<Projective<P>, MsmError> {
    all_reduce_batch(ranks, || Ok(vec![part()?])).map(|sums| sums[0])
}

/// As [`all_reduce`], for several points of each rank in one reduction: the first ones are added up, the second ones, and
/// so on. They are for instance the [`points`](crate::MsmOutputs::points) of [`Bases::batch`](crate::Bases::batch).
///
/// # Errors
///
/// As there.
///
/// # Panics
///
/// As there.
pub fn all_reduce_batch<P: Curve>(
    ranks: &impl CommunicatorCollectives,
    parts: impl FnOnce() -> Result<Vec<Projective<P>>, MsmError>,
) -> Result<Vec<Projective<P>>, MsmError> {
    let parts = agreed(ranks, parts, |points| [points.len() as u64, fingerprint::<P>()])?;
    let terms: Vec<_> = parts.into_iter().map(Term).collect();
    let mut sums: Vec<_> = terms.iter().map(|_| Term(Projective::<P>::zero())).collect();
    // SAFETY: it is used for buffers of `Term<P>` alone.
    let addition = unsafe { UnsafeUserOperation::commutative(add::<P>) };
    ranks.all_reduce_into(&terms, &mut sums, &addition);
    // The order of additions is MPI's, and may be another on each rank.
    Ok(sums.into_iter().map(|Term(sum)| normalised(sum)).collect())
}

/// Computes, and tells the other ranks whether it went well and what it is: how many points, and of which group. MPI would
/// otherwise hang, abort, or add up what does not belong together.
fn agreed<T>(
    ranks: &impl CommunicatorCollectives,
    compute: impl FnOnce() -> Result<T, MsmError>,
    what: impl FnOnce(&T) -> [u64; 2],
) -> Result<T, MsmError> {
    let computed = panic::catch_unwind(AssertUnwindSafe(compute));
    let told = match &computed {
        Ok(Ok(value)) => Ok(what(value)),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("it panicked".into()),
    };
    let agreement = agree(ranks, told);
    let computed = computed.unwrap_or_else(|panic| panic::resume_unwind(panic));
    agreement.and(computed)
}

/// Whether all ranks tell the same, and none why it failed.
fn agree(ranks: &impl CommunicatorCollectives, told: Result<[u64; 2], String>) -> Result<(), MsmError> {
    // The rank if it failed, and what all must have the same of, with its complement, whose least is the greatest's.
    let (mine, reason) = match told {
        Ok([points, group]) => ([u64::MAX, points, !points, group, !group], String::new()),
        Err(reason) => ([ranks.rank() as u64, u64::MAX, u64::MAX, u64::MAX, u64::MAX], reason),
    };
    let mut least = mine;
    ranks.all_reduce_into(&mine, &mut least, SystemOperation::min());
    let differ = |what| Err(MsmError::RanksDiffer { what });
    match least {
        [u64::MAX, fewest, most, ..] if fewest != !most => {
            differ(format!("from {fewest} to {} vectors of scalars", !most))
        }
        [u64::MAX, _, _, first, last] if first != !last => differ("points of different groups".into()),
        [u64::MAX, ..] => Ok(()),
        [rank, ..] => {
            let root = ranks.process_at_rank(rank as Rank);
            let mut length = reason.len();
            root.broadcast_into(&mut length);
            let mut reason = reason.into_bytes();
            reason.resize(length, 0);
            root.broadcast_into(&mut reason);
            Err(MsmError::RankFailed { rank: rank as usize, reason: String::from_utf8_lossy(&reason).into() })
        }
    }
}

/// A number for the group, by which ranks find that they have different ones.
fn fingerprint<P: Curve>() -> u64 {
    let name = format!("{} {}", P::NAME, P::GROUP);
    name.bytes().fold(0, |sum, byte| u64::wrapping_add(sum.wrapping_mul(257), byte.into()))
}

/// A point as it is sent: as it stands in memory.
#[repr(transparent)]
struct Term<P: Curve>(Projective<P>);

// SAFETY: a term is its point, which is three coordinates without padding, as asserted, and each of these, as `Curve` is
// sealed, an array of 64-bit limbs or two of them.
unsafe impl<P: Curve> Equivalence for Term<P> {
    type Out = UserDatatype;

    fn equivalent_datatype() -> UserDatatype {
        const { assert!(size_of::<Projective<P>>() == 3 * size_of::<P::BaseField>()) };
        UserDatatype::contiguous((size_of::<Self>() / size_of::<u64>()) as Count, &u64::equivalent_datatype())
    }
}

/// The operation: adds each of `n` terms to its sum. If it panicked, and arkworks' additions do not, the process would
/// abort at this boundary, and MPI end the others.
unsafe extern "C" fn add<P: Curve>(terms: *mut c_void, sums: *mut c_void, n: *mut c_int, _: *mut MPI_Datatype) {
    let (terms, sums) = (terms.cast::<Projective<P>>(), sums.cast::<Projective<P>>());
    // SAFETY: MPI passes a number.
    for i in 0..unsafe { *n } as usize {
        // SAFETY: MPI passes `n` terms and `n` sums, which do not overlap. It has them from `Term<P>`s of ranks that run
        // this program, so that they are points; where it keeps them, they may lie at any address.
        unsafe {
            let sum = sums.add(i).read_unaligned() + terms.add(i).read_unaligned();
            sums.add(i).write_unaligned(sum);
        }
    }
}
