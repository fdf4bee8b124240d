//! Field elements that test the corner cases of limb arithmetic.

#![allow(dead_code)] // each file that includes this module uses only some of its items

use ark_ff::PrimeField;
use rand::{SeedableRng, rngs::StdRng};

/// Returns 0, ±1, ±2, ±1/2, ±2^k and 2^k − 1 for several k, elements with special Montgomery forms, and random
/// elements.
pub(crate) fn field_elements<F: PrimeField>(random: usize, seed: u64) -> Vec<F> {
    let bits = 64 * F::MODULUS.as_ref().len() as u64;
    let two = F::from(2u64);
    let mut elements = vec![F::ZERO, F::ONE, -F::ONE, two, -two, two.inverse().unwrap(), -two.inverse().unwrap()];
    elements.extend((0..bits).step_by(16).flat_map(|k| [two.pow([k]), two.pow([k]) - F::ONE, -two.pow([k])]));
    // Elements whose Montgomery forms are 2^k − 1 for multiples k of 32. If k is a multiple of 32, all bits are equal
    // in each 32-bit limb of 2^k − 1.
    let radix_inverse = two.pow([bits]).inverse().unwrap();
    elements.extend((0..bits).step_by(32).map(|k| (two.pow([k]) - F::ONE) * radix_inverse));
    let mut rng = StdRng::seed_from_u64(seed);
    elements.extend((0..random).map(|_| F::rand(&mut rng)));
    elements
}

/// Returns all pairs of the first `first` elements. After these pairs, each element is paired with the next element.
pub(crate) fn pairs<T: Copy>(elements: &[T], first: usize) -> (Vec<T>, Vec<T>) {
    let square = elements[..first].iter().flat_map(|&a| elements[..first].iter().map(move |&b| (a, b)));
    square.chain(elements.iter().copied().zip(elements.iter().copied().skip(1))).unzip()
}
