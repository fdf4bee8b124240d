//! Computes one multi-scalar multiplication on several machines, with MPI. This module needs the feature `mpi`, and a
//! build with this feature needs an installed MPI library. The module is tested with Open MPI.
//!
//! - Each rank has its own slice of the bases and scalars. The rank computes the sum over this slice with its own GPUs
//!   or CPU.
//! - One MPI reduction adds the sums of all ranks. The operation of this reduction is the addition of points.
//! - Ranks send each other sums, but no bases and no scalars. A message with sums has one point for each vector of
//!   scalars. On BLS12-381, a point of G1 has 144 bytes, and a point of G2 has 288 bytes.
//! - The bases are divided among the ranks, so no rank needs the bases of another rank. cuZK instead divides the
//!   windows among its GPUs (cuzk 4.1). The GPUs of cuZK also send each other only sums.
//!
//! ```no_run
//! use ark_bls12_381::{Fr, G1Affine};
//! use ark_ec::AffineRepr;
//! use cumsm::Msm;
//! use mpi::Threading;
//!
//! // Only the main thread calls MPI. The other threads only compute.
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
use crate::memory;

/// The range of bases and scalars that this rank handles, out of `n` bases and scalars. The ranges of any two ranks
/// differ in length by at most one.
pub fn share(ranks: &impl Communicator, n: usize) -> Range<usize> {
    let (rank, size) = (ranks.rank() as usize, ranks.size() as usize);
    let first = |rank: usize| n / size * rank + rank.min(n % size);
    first(rank)..first(rank + 1)
}

/// Computes a value on each rank, such as the rank's prepared bases. If the computation fails on one rank, all ranks
/// return an error. Without this function, only the failed rank would return, and the other ranks would wait forever at
/// their next reduction.
///
/// MPI's rules for collective operations apply:
///
/// - All ranks of the communicator call this function and the other functions of this module in the same order.
/// - If the communication itself fails, the program ends.
/// - All ranks run the same program, on machines with the same representation of data.
///
/// # Errors
///
/// All ranks return the same error:
///
/// - [`MsmError::RankFailed`]: `compute` failed or panicked on one rank.
/// - [`MsmError::RanksDiffer`]: another rank calls [`all_reduce`] or [`all_reduce_batch`] instead of this function.
///
/// # Panics
///
/// Panics if `compute` panics on this rank. This rank first tells the other ranks of the panic, and then resumes the
/// panic.
pub fn on_all<T>(
    ranks: &impl CommunicatorCollectives,
    compute: impl FnOnce() -> Result<T, MsmError>,
) -> Result<T, MsmError> {
    agreed(ranks, compute, |_| [0; 2])
}

/// Adds the points of all ranks, where each rank contributes one point. All ranks return the normalised sum, and its
/// bytes are the same on all ranks.
///
/// `part` computes the point of this rank, for example by [`Bases::msm`](crate::Bases::msm) over the rank's slice. The
/// slice may be empty.
///
/// # Errors
///
/// All ranks return the same error:
///
/// - [`MsmError::RankFailed`]: `part` failed or panicked on one rank.
/// - [`MsmError::RanksDiffer`]: the points of the ranks are of different groups, or another rank calls
///   [`all_reduce_batch`] with a number of points that is not 1.
///
/// # Panics
///
/// Panics if `part` panics on this rank. This rank first tells the other ranks of the panic, and then resumes the
/// panic.
#[expect(clippy::indexing_slicing, reason = "the list has one sum for each point of a rank")]
pub fn all_reduce<P: Curve>(
    ranks: &impl CommunicatorCollectives,
    part: impl FnOnce() -> Result<Projective<P>, MsmError>,
) -> Result<Projective<P>, MsmError> {
    all_reduce_batch(ranks, || Ok(vec![part()?])).map(|sums| sums[0])
}

/// Adds several points of each rank in one reduction. Sum i is the sum of the ranks' points with index i. As with
/// [`all_reduce`], all ranks return normalised sums, with the same bytes.
///
/// `parts` computes the points of this rank, for example the [`result`](crate::MsmOutput::result) of
/// [`Bases::batch`](crate::Bases::batch).
///
/// # Errors
///
/// The errors of [`all_reduce`]. If the ranks have different numbers of points, the error is [`MsmError::RanksDiffer`].
///
/// # Panics
///
/// The panics of [`all_reduce`].
pub fn all_reduce_batch<P: Curve>(
    ranks: &impl CommunicatorCollectives,
    parts: impl FnOnce() -> Result<Vec<Projective<P>>, MsmError>,
) -> Result<Vec<Projective<P>>, MsmError> {
    // The memory is reserved before the ranks agree, because a rank that fails later would leave the other ranks
    // waiting.
    let with_memory = || {
        let terms: Vec<_> = parts()?.into_iter().map(Term).collect();
        let mut sums = memory::reserved(terms.len(), "the sums of all ranks")?;
        sums.extend(terms.iter().map(|_| Term(Projective::<P>::zero())));
        Ok::<_, MsmError>((terms, sums))
    };
    let (terms, mut sums) = agreed(ranks, with_memory, |(terms, _)| [terms.len() as u64, fingerprint::<P>()])?;
    // SAFETY: the operation is used only for buffers of `Term<P>`.
    let addition = unsafe { UnsafeUserOperation::commutative(add::<P>) };
    ranks.all_reduce_into(&terms, &mut sums, &addition);
    // MPI chooses the order of the additions, and two ranks may add in different orders. So the sums may have different
    // coordinates Z, but the normalised sums are equal.
    Ok(sums.into_iter().map(|Term(sum)| normalised(sum)).collect())
}

/// Computes a value, and then tells the other ranks whether the computation succeeded. If the computation succeeds,
/// this function sends the two integers that `what` returns for the value. If the computation fails, this function
/// sends the reason of the failure instead. If the ranks did not exchange these messages, MPI could hang, abort, or add
/// points of different groups.
fn agreed<T>(
    ranks: &impl CommunicatorCollectives,
    compute: impl FnOnce() -> Result<T, MsmError>,
    what: impl FnOnce(&T) -> [u64; 2],
) -> Result<T, MsmError> {
    let computed = panic::catch_unwind(AssertUnwindSafe(compute));
    let told = match &computed {
        Ok(Ok(value)) => Ok(what(value)),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("the computation panicked".into()),
    };
    let agreement = agree(ranks, told);
    let computed = computed.unwrap_or_else(|panic| panic::resume_unwind(panic));
    agreement.and(computed)
}

/// Returns an error if a rank failed, or if two ranks differ in the number of points or in the group's [`fingerprint`].
fn agree(ranks: &impl CommunicatorCollectives, told: Result<[u64; 2], String>) -> Result<(), MsmError> {
    // Each rank sends five integers. The reduction computes the minimum of each integer over all ranks.
    //
    // - A failed rank sends its index, and then `u64::MAX` four times.
    // - A rank that succeeded sends `u64::MAX`, the number of points, the complement of the number of points, the
    //   fingerprint of the group, and the complement of the fingerprint.
    //
    // The complements are sent because the minimum of the complements is the complement of the maximum.
    let (mine, reason) = match told {
        Ok([points, group]) => ([u64::MAX, points, !points, group, !group], String::new()),
        Err(reason) => ([ranks.rank() as u64, u64::MAX, u64::MAX, u64::MAX, u64::MAX], reason),
    };
    let mut least = mine;
    ranks.all_reduce_into(&mine, &mut least, SystemOperation::min());
    let differ = |what| Err(MsmError::RanksDiffer { what });
    match least {
        [u64::MAX, fewest, most, ..] if fewest != !most => {
            differ(format!("their batches have from {fewest} to {} vectors of scalars", !most))
        }
        [u64::MAX, _, _, first, last] if first != !last => differ("they add points of different groups".into()),
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

/// A hash of the group's name. The groups of this crate have different hashes.
fn fingerprint<P: Curve>() -> u64 {
    let name = format!("{} {}", P::NAME, P::GROUP);
    name.bytes().fold(0, |sum, byte| u64::wrapping_add(sum.wrapping_mul(257), byte.into()))
}

/// A point that a rank contributes. MPI sends the bytes that the point has in memory.
#[repr(transparent)]
struct Term<P: Curve>(Projective<P>);

// SAFETY: a term is transparent over its point. A point has three coordinates without padding, as asserted below.
// `Curve` is sealed, so each coordinate is one array or two arrays of 64-bit limbs.
unsafe impl<P: Curve> Equivalence for Term<P> {
    type Out = UserDatatype;

    fn equivalent_datatype() -> UserDatatype {
        const { assert!(size_of::<Projective<P>>() == 3 * size_of::<P::BaseField>()) };
        UserDatatype::contiguous((size_of::<Self>() / size_of::<u64>()) as Count, &u64::equivalent_datatype())
    }
}

/// Adds each of the `n` terms to the sum with the same index. This function is the operation of the MPI reduction.
///
/// A panic in this function would abort the process, because MPI calls the function from C. MPI would then end the
/// other processes. However, arkworks' additions do not panic.
unsafe extern "C" fn add<P: Curve>(terms: *mut c_void, sums: *mut c_void, n: *mut c_int, _: *mut MPI_Datatype) {
    let (terms, sums) = (terms.cast::<Projective<P>>(), sums.cast::<Projective<P>>());
    // SAFETY: MPI passes a valid pointer to the number of terms.
    for i in 0..unsafe { *n } as usize {
        // SAFETY: MPI passes `n` terms and `n` sums, which do not overlap. Each term and each sum is a `Term<P>` of a
        // rank that runs this same program, so it is a valid point. MPI may put the terms and the sums at any address,
        // so the code reads and writes unaligned values.
        unsafe {
            let sum = sums.add(i).read_unaligned() + terms.add(i).read_unaligned();
            sums.add(i).write_unaligned(sum);
        }
    }
}
