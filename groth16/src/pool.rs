//! Several provers for one key and one circuit, normally one for each GPU.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::{fmt, iter, mem, thread};

use ark_ff::UniformRand;
use ark_groth16::{Proof, ProvingKey};
use ark_relations::gr1cs::ConstraintSynthesizer;
use ark_std::rand::{CryptoRng, Rng};
use cumsm::{Msm, MsmError};
use rayon::prelude::*;

use crate::compiled::ProverPairing;
use crate::constraints::{Constraints, Synthesis};
use crate::error::ProverError;
use crate::prover::{Prover, ProverBuilder};
use crate::quotient::Evaluations;
use crate::snarkjs::CircomKey;

/// The maximum number of proofs that run on one prover at the same time. With two proofs, the host can compute for one
/// proof while the GPU computes for the other proof.
const MAX_PROOFS_PER_PROVER: usize = 2;

/// Several [`Prover`]s for one key and one circuit. Each prover has its own engine, normally with one GPU. Several
/// threads can use one pool at the same time. [`ProverBuilder::build_pool`] makes a pool for a key of ark-groth16, and
/// [`ProverBuilder::build_pool_from_circom`] makes a pool for a key of snarkjs.
///
/// A proof runs on the prover with the fewest running proofs. At most two proofs run on one prover at the same time.
/// Only calls from threads of a rayon pool can run more than two proofs on one prover.
///
/// If a GPU fails ([`MsmError::Device`]), the prover of this GPU is lost. The pool then calls the function of
/// [`ProverBuilder::on_fallback`] once, computes the proof on another prover, and starts no more proofs on the lost
/// prover. If all provers are lost, the first prover computes all further proofs with [`Prover::prove`], which has its
/// own fallbacks.
///
/// The host keeps one copy of the key's points for each prover.
pub struct ProverPool<E: ProverPairing> {
    provers: Vec<Prover<E>>,
    /// The load of each prover.
    loads: Mutex<Vec<Load>>,
    /// Wakes the threads that wait for a prover.
    freed: Condvar,
}

#[derive(Clone, Copy, Default)]
struct Load {
    /// The number of proofs that run on the prover.
    running: usize,
    /// True if the prover's GPU has failed.
    lost: bool,
}

impl<E: ProverPairing> fmt::Debug for ProverPool<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ProverPool").field("provers", &self.provers).finish_non_exhaustive()
    }
}

impl ProverBuilder {
    /// Makes a pool of provers for a key of ark-groth16, with one prover for each engine of `engines`. The engine of
    /// the builder is not used. The provers are built one after the other.
    ///
    /// # Errors
    ///
    /// The errors of [`build`](Self::build). [`MsmError::InvalidOption`] if there is no engine.
    pub fn build_pool<E: ProverPairing>(
        &self,
        engines: &[Msm],
        key: ProvingKey<E>,
        constraints: Constraints<E::ScalarField>,
    ) -> Result<ProverPool<E>, ProverError> {
        self.pool_of(engines, (key, constraints), |builder, (key, constraints)| builder.build(key, constraints))
    }

    /// Makes a pool of provers for a loaded key of snarkjs, like [`build_pool`](Self::build_pool). See
    /// [`build_from_circom`](Self::build_from_circom) for the assignments, and for the check of witnesses.
    ///
    /// # Errors
    ///
    /// The errors of [`build_from_circom`](Self::build_from_circom). [`MsmError::InvalidOption`] if there is no engine.
    pub fn build_pool_from_circom<E: ProverPairing>(
        &self,
        engines: &[Msm],
        key: CircomKey<E>,
    ) -> Result<ProverPool<E>, ProverError> {
        self.pool_of(engines, key, |builder, key| builder.build_from_circom(key))
    }

    /// Builds a prover from `key` for each engine.
    fn pool_of<E: ProverPairing, K: Clone>(
        &self,
        engines: &[Msm],
        key: K,
        build: impl Fn(Self, K) -> Result<Prover<E>, ProverError>,
    ) -> Result<ProverPool<E>, ProverError> {
        // The last prover takes the key itself, so only the other provers need a copy of the key.
        let (last, others) = engines.split_last().ok_or_else(no_engine)?;
        let build = |engine, key| build(self.clone().engine(engine), key);
        let provers = others.iter().map(|engine| build(engine, key.clone()));
        let mut provers = provers.collect::<Result<Vec<_>, _>>()?;
        provers.push(build(last, key)?);
        let loads = vec![Load::default(); provers.len()].into();
        Ok(ProverPool { provers, loads, freed: Condvar::new() })
    }
}

fn no_engine() -> ProverError {
    MsmError::InvalidOption { option: "engines", reason: "the list is empty; give one engine for each GPU" }.into()
}

impl<E: ProverPairing> ProverPool<E> {
    /// Returns the provers, in the order of their engines.
    pub fn provers(&self) -> &[Prover<E>] {
        &self.provers
    }

    /// Computes a proof, like [`Prover::prove`]. If two proofs already run on every prover, the calling thread sleeps
    /// until one of the running proofs ends. If the calling thread belongs to a rayon pool, it does not wait: its proof
    /// begins at once, on the prover with the fewest running proofs. So more than two proofs can run on one prover.
    ///
    /// # Errors
    ///
    /// Like [`Prover::prove`].
    pub fn prove(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        self.prove_with(assignment, r, s, None)
    }

    /// Computes a proof for a circuit with a witness, like [`Prover::prove_circuit`], on the prover that
    /// [`prove`](Self::prove) chooses. The circuit is synthesized before the wait for a prover.
    ///
    /// # Errors
    ///
    /// Like [`Prover::prove_circuit`].
    pub fn prove_circuit(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        rng: &mut (impl Rng + CryptoRng),
    ) -> Result<Proof<E>, ProverError> {
        let [r, s] = [(); 2].map(|()| E::ScalarField::rand(rng));
        self.prove_circuit_with(circuit, r, s)
    }

    /// Computes a proof for a circuit with a witness, like [`prove_circuit`](Self::prove_circuit), but with the given r
    /// and s. The numbers r and s must be random and secret. Use each pair of r and s for only one proof.
    ///
    /// # Errors
    ///
    /// Like [`Prover::prove_circuit`].
    pub fn prove_circuit_with(
        &self,
        circuit: impl ConstraintSynthesizer<E::ScalarField>,
        r: E::ScalarField,
        s: E::ScalarField,
    ) -> Result<Proof<E>, ProverError> {
        let prover = self.provers.first().ok_or_else(no_engine)?;
        let Synthesis { evaluations, assignment } = prover.synthesize(circuit)?;
        self.prove_with(&assignment, r, s, Some(evaluations))
    }

    /// Computes a proof. `evaluations` are the products A·z, B·z and C·z, if the caller has them. If the first prover
    /// of the proof is lost, the next prover computes the products again.
    fn prove_with(
        &self,
        assignment: &[E::ScalarField],
        r: E::ScalarField,
        s: E::ScalarField,
        mut evaluations: Option<Evaluations<E::ScalarField>>,
    ) -> Result<Proof<E>, ProverError> {
        loop {
            let turn = self.turn();
            match turn.prover.prove_for_pool(assignment, r, s, evaluations.take(), !turn.is_last_resort) {
                Err(error @ ProverError::Msm(MsmError::Device { .. })) if !turn.is_last_resort => turn.lose(&error),
                proof => return proof,
            }
        }
    }

    /// Returns the proofs for many requests, in the order of the requests. A request consists of the arguments of
    /// [`prove`](Self::prove): an assignment, r and s. Each request has its own result. So if one request fails, the
    /// proofs of the other requests are still computed.
    ///
    /// For p provers, at most 2·p threads compute the proofs: the calling thread and at most 2·p − 1 new threads. But
    /// if the calling thread belongs to a rayon pool, at most 2·p tasks of this pool compute the proofs, and no thread
    /// is started.
    pub fn prove_all(
        &self,
        requests: &[(impl AsRef<[E::ScalarField]> + Sync, E::ScalarField, E::ScalarField)],
    ) -> Vec<Result<Proof<E>, ProverError>> {
        let workers = requests.len().min(MAX_PROOFS_PER_PROVER * self.provers.len());
        let next = AtomicUsize::new(0);
        let work = || -> Vec<_> {
            let taken = iter::from_fn(|| {
                let index = next.fetch_add(1, Ordering::Relaxed);
                Some((index, requests.get(index)?))
            });
            taken.map(|(index, (assignment, r, s))| (index, self.prove(assignment.as_ref(), *r, *s))).collect()
        };
        let mut proofs: Vec<_> = if rayon::current_thread_index().is_some() {
            // The calling thread belongs to a rayon pool, so it must not wait for new threads. If all threads of the
            // pool waited for new threads, no thread would be left for the tasks of the proofs.
            (0..workers).into_par_iter().with_max_len(1).flat_map_iter(|_| work()).collect()
        } else {
            thread::scope(|scope| {
                let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
                let threads: Vec<_> = (1..workers).map_while(spawn).collect();
                // If the operating system cannot start a new thread, no more threads are started. Then the calling
                // thread and the threads that are already running compute all proofs.
                let own = work();
                let others = threads.into_iter().flat_map(|thread| thread.join().unwrap_or_else(|p| resume_unwind(p)));
                others.chain(own).collect()
            })
        };
        proofs.sort_unstable_by_key(|(index, _)| *index);
        proofs.into_iter().map(|(_, proof)| proof).collect()
    }

    /// Verifies a proof, like [`Prover::verify`].
    ///
    /// # Errors
    ///
    /// Like [`Prover::verify`].
    pub fn verify(&self, proof: &Proof<E>, public_inputs: &[E::ScalarField]) -> Result<bool, ProverError> {
        self.provers.first().ok_or_else(no_engine)?.verify(proof, public_inputs)
    }

    fn loads(&self) -> MutexGuard<'_, Vec<Load>> {
        self.loads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for a prover that can run one more proof.
    fn turn(&self) -> Turn<'_, E> {
        // A thread of a rayon pool does not wait, because a running proof may need this thread for the proof's tasks.
        let waits = rayon::current_thread_index().is_none();
        let mut loads = self.loads();
        loop {
            let is_last_resort = loads.iter().all(|load| load.lost);
            let provers = self.provers.iter().zip(loads.iter_mut()).enumerate();
            let free = provers.filter(|(index, (_, load))| {
                let is_usable = if is_last_resort { *index == 0 } else { !load.lost };
                is_usable && (load.running < MAX_PROOFS_PER_PROVER || !waits)
            });
            if let Some((index, (prover, load))) = free.min_by_key(|(_, (_, load))| load.running) {
                load.running += 1;
                return Turn { pool: self, index, prover, is_last_resort };
            }
            loads = self.freed.wait(loads).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The right to run one proof on a prover. When a `Turn` is dropped, the prover can run another proof.
struct Turn<'a, E: ProverPairing> {
    pool: &'a ProverPool<E>,
    index: usize,
    prover: &'a Prover<E>,
    /// True if all provers are lost.
    is_last_resort: bool,
}

impl<E: ProverPairing> Turn<'_, E> {
    /// Marks the prover as lost. Each proof that runs on the prover can call this function, but only the first call
    /// reports the failure of the GPU.
    fn lose(&self, error: &ProverError) {
        let mut loads = self.pool.loads();
        let was_lost = loads.get_mut(self.index).is_some_and(|load| mem::replace(&mut load.lost, true));
        drop(loads);
        if !was_lost {
            self.prover.report.send(error);
        }
    }
}

impl<E: ProverPairing> Drop for Turn<'_, E> {
    fn drop(&mut self) {
        if let Some(load) = self.pool.loads().get_mut(self.index) {
            load.running -= 1;
        }
        self.pool.freed.notify_all();
    }
}
