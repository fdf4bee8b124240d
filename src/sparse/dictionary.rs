//! The distinct coefficients of a matrix. An R1CS has only a few distinct coefficients. For example, a SHA-256 circuit
//! has at most 256 distinct coefficients in 278000 entries.

use std::collections::HashMap;

use crate::curve::MatrixField;
use crate::error::MsmError;
use crate::field::small::small_integer;
use crate::memory;

const PURPOSE: &str = "the coefficients of a sparse matrix";

/// The index of the coefficient 1.
pub(super) const ONE: u32 = 0;
/// The index of the coefficient −1.
pub(super) const MINUS_ONE: u32 = 1;

/// The distinct coefficients. The first two coefficients are 1 and −1.
#[derive(Clone, Debug)]
pub(super) struct Dictionary<F> {
    values: Vec<F>,
    /// For each value, the result of [`small_integer`]: the small integer that equals the value, or `None`.
    integers: Vec<Option<i64>>,
}

impl<F: MatrixField> Dictionary<F> {
    /// The value with the given index. The index must come from [`DictionaryBuilder::index`].
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the indices of a matrix come from its dictionary")]
    pub(super) fn value(&self, index: u32) -> &F {
        &self.values[index as usize]
    }

    /// The integer that equals the value with the given index. `None` if the value is not a small integer (see
    /// [`small_integer`]).
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the indices of a matrix come from its dictionary")]
    pub(super) fn integer(&self, index: u32) -> Option<i64> {
        self.integers[index as usize]
    }

    /// Returns all distinct values. The first two values are 1 and −1.
    pub(super) fn values(&self) -> &[F] {
        &self.values
    }

    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.values.len()
    }
}

/// A dictionary to which values can be added.
pub(super) struct DictionaryBuilder<F> {
    dictionary: Dictionary<F>,
    indices: HashMap<F, u32>,
    minus_one: F,
}

impl<F: MatrixField> DictionaryBuilder<F> {
    pub(super) fn new() -> Self {
        let minus_one = -F::ONE;
        let dictionary = Dictionary { values: vec![F::ONE, minus_one], integers: vec![Some(1), Some(-1)] };
        Self { dictionary, indices: HashMap::new(), minus_one }
    }

    /// The index of a value. If the dictionary does not have the value, this function adds the value.
    pub(super) fn index(&mut self, value: F) -> Result<u32, MsmError> {
        // Most values of an R1CS are 1 or −1. For 1 and −1, the function computes no hash.
        if value == F::ONE {
            return Ok(ONE);
        }
        if value == self.minus_one {
            return Ok(MINUS_ONE);
        }
        if let Some(&index) = self.indices.get(&value) {
            return Ok(index);
        }
        let Dictionary { values, integers } = &mut self.dictionary;
        let index = values.len() as u32; // below the number of entries plus 2
        memory::push(values, value, PURPOSE)?;
        memory::push(integers, small_integer(&value), PURPOSE)?;
        let bytes = (self.indices.len() as u64 + 1) * size_of::<(F, u32)>() as u64;
        self.indices.try_reserve(1).map_err(|_| MsmError::AllocationRefused { purpose: PURPOSE, bytes })?;
        self.indices.insert(value, index);
        Ok(index)
    }

    pub(super) fn finish(self) -> Result<Dictionary<F>, MsmError> {
        let Dictionary { values, integers } = self.dictionary;
        Ok(Dictionary { values: memory::exact(values, PURPOSE)?, integers: memory::exact(integers, PURPOSE)? })
    }
}
