//! Vectors that hold a witness, or values that depend on a witness. SECURITY.md states which memory is wiped.

use std::ops::{Deref, DerefMut};

use ark_ff::Field;
use rayon::prelude::*;

/// The minimum number of elements for which a separate task saves time.
const TASK: usize = 1 << 12;

/// A vector of field elements that is wiped when it is dropped. The vector must never grow, because a `Vec` that grows
/// can move to new memory without wiping the old memory.
pub(crate) struct Secret<F: Field>(Vec<F>);

impl<F: Field> Secret<F> {
    /// `n` zeros.
    pub(crate) fn zeros(n: usize) -> Self {
        Self(vec![F::ZERO; n])
    }

    /// Returns the vector. The caller must wipe the returned vector.
    pub(crate) fn into_inner(mut self) -> Vec<F> {
        std::mem::take(&mut self.0)
    }
}

impl<F: Field> From<Vec<F>> for Secret<F> {
    fn from(elements: Vec<F>) -> Self {
        Self(elements)
    }
}

impl<F: Field> Drop for Secret<F> {
    fn drop(&mut self) {
        self.0.par_chunks_mut(TASK).for_each(|elements| elements.iter_mut().for_each(F::zeroize));
    }
}

impl<F: Field> Deref for Secret<F> {
    type Target = [F];

    fn deref(&self) -> &[F] {
        &self.0
    }
}

impl<F: Field> DerefMut for Secret<F> {
    fn deref_mut(&mut self) -> &mut [F] {
        &mut self.0
    }
}
