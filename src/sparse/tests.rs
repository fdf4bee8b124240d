//! Tests of the entries that a matrix stores, and of the product of a matrix and a vector. Each matrix is made in two
//! ways: from rows, and from entries.

#![cfg(feature = "bls12-381")]

use ark_bls12_381::Fr;
use ark_ff::{AdditiveGroup, Field, UniformRand};
use proptest::prelude::*;
use proptest::test_runner::TestCaseError;
use rand::{Rng, SeedableRng, rngs::StdRng};

use super::*;
use crate::field::small::{MAX_FACTOR, MAX_TERMS};

type Rows = Vec<Vec<(Fr, usize)>>;

fn naive(rows: &Rows, vector: &[Fr]) -> Vec<Fr> {
    rows.iter().map(|row| row.iter().map(|&(value, column)| value * vector[column]).sum()).collect()
}

/// Compares a plain loop with all ways to make a matrix and to multiply the matrix.
fn check(rows: &Rows, vector: &[Fr], seed: u64) -> Result<(), TestCaseError> {
    let mut rng = StdRng::seed_from_u64(seed);
    let matrix = SparseMatrix::new(rows, vector.len()).unwrap();
    let expected = naive(rows, vector);
    prop_assert_eq!(&matrix.multiply(vector).unwrap(), &expected);
    let mut product: Vec<Fr> = expected.iter().map(|_| Fr::rand(&mut rng)).collect();
    matrix.multiply_into(vector, &mut product).unwrap();
    prop_assert_eq!(&product, &expected);

    let entries = |rows: &Rows| -> Vec<(usize, usize, Fr)> {
        let terms = |(row, terms): (usize, &Vec<(Fr, usize)>)| -> Vec<_> {
            terms.iter().map(|&(value, column)| (row, column, value)).collect()
        };
        rows.iter().enumerate().flat_map(terms).collect()
    };
    let mut list = entries(rows);
    let same = SparseMatrix::from_entries(rows.len(), vector.len(), list.iter().copied()).unwrap();
    prop_assert!(same == matrix);
    for i in (1..list.len()).rev() {
        list.swap(i, rng.gen_range(0..=i));
    }
    // The iterator does not know its length, because `filter` may leave items out.
    let shuffled = list.iter().copied().filter(|_| true);
    let shuffled = SparseMatrix::from_entries(rows.len(), vector.len(), shuffled).unwrap();
    prop_assert_eq!(shuffled.statistics(), matrix.statistics());
    prop_assert_eq!(&shuffled.multiply(vector).unwrap(), &expected);
    Ok(())
}

/// Values of each kind that the code of the product treats separately, and values at the limits of these kinds.
fn value() -> impl Strategy<Value = Fr> {
    prop_oneof![
        4 => Just(Fr::ONE),
        2 => Just(-Fr::ONE),
        1 => Just(Fr::ZERO),
        1 => (0..256u64).prop_map(|bit| Fr::from(2u64).pow([bit])),
        1 => (0..256u64).prop_map(|bit| -Fr::from(2u64).pow([bit])),
        1 => (-2..=2i64).prop_map(|near| Fr::from(MAX_FACTOR + near)),
        1 => (-2..=2i64).prop_map(|near| -Fr::from(MAX_FACTOR + near)),
        1 => any::<u64>().prop_map(|seed| Fr::rand(&mut StdRng::seed_from_u64(seed))),
    ]
}

fn element() -> impl Strategy<Value = Fr> {
    prop_oneof![Just(Fr::ZERO), Just(Fr::ONE), Just(-Fr::ONE), value()]
}

proptest! {
    /// Some columns repeat, and some rows have no entries.
    #[test]
    fn products_are_sums_over_the_entries(
        rows in prop::collection::vec(prop::collection::vec((value(), 0..7usize), 0..12), 0..40),
        vector in prop::collection::vec(element(), 7),
        seed: u64,
    ) {
        check(&rows, &vector, seed)?;
    }
}

#[test]
fn long_rows_are_sums_too() {
    let mut rng = StdRng::seed_from_u64(2);
    let values = [Fr::ONE, -Fr::ONE, Fr::from(MAX_FACTOR), -Fr::from(MAX_FACTOR), Fr::rand(&mut rng)];
    let vector: Vec<Fr> = (0..50).map(|_| Fr::rand(&mut rng)).chain([-Fr::ONE]).collect();
    let lengths = [0, MAX_TERMS - 1, 1, MAX_TERMS, 0, MAX_TERMS + 1, 3, 5 * MAX_TERMS + 7, 0, 1];
    let row = |length, rng: &mut StdRng| {
        (0..length).map(|_| (values[rng.gen_range(0..5)], rng.gen_range(0..vector.len()))).collect()
    };
    let rows: Rows = lengths.iter().map(|&length| row(length, &mut rng)).collect();
    check(&rows, &vector, 3).unwrap();
    // One value gives the least possible sum of MAX_TERMS entries, and one value gives the greatest possible sum.
    for value in &values[2..4] {
        check(&vec![vec![(*value, 50); MAX_TERMS + 1], vec![]], &vector, 4).unwrap();
    }
    // Some tasks have several short rows, and some tasks have a single long row.
    let rows: Rows = (0..20_000).map(|i| row(if i == 9_000 { 10_000 } else { i % 4 }, &mut rng)).collect();
    check(&rows, &vector, 5).unwrap();
}

#[test]
fn there_are_matrices_without_rows_columns_or_entries() {
    check(&vec![], &[], 6).unwrap();
    check(&vec![], &[Fr::ONE], 7).unwrap();
    check(&vec![vec![], vec![]], &[], 8).unwrap();
    let matrix = SparseMatrix::<Fr>::from_entries(2, 5, []).unwrap();
    assert_eq!((matrix.rows(), matrix.columns()), (2, 5));
}

#[test]
fn an_entry_takes_8_bytes() {
    let powers: Vec<Fr> = (0..32u64).map(|bit| Fr::from(2u64).pow([bit])).collect();
    let rows: Rows = (0..1000).map(|row| powers.iter().map(|&power| (power, row)).collect()).collect();
    let bytes = |matrix: &SparseMatrix<Fr>| {
        let words = [&matrix.row_pointers, &matrix.column_indices, &matrix.value_indices].map(Vec::capacity);
        assert_eq!(matrix.dictionary.len(), 33); // 32 values, and −1
        4 * words.iter().sum::<usize>() + matrix.dictionary.len() * 48
    };
    let matrix = SparseMatrix::new(&rows, 1000).unwrap();
    assert_eq!(bytes(&matrix), 8 * 32_000 + 4 * 1001 + 33 * 48);
    let entries = (0..1000).flat_map(|row| powers.iter().map(move |&power| (row, row, power)));
    assert_eq!(bytes(&SparseMatrix::from_entries(1000, 1000, entries).unwrap()), bytes(&matrix));
}

#[test]
fn matrices_with_the_same_entries_are_equal() {
    let (two, three) = (Fr::from(2), Fr::from(3));
    let matrix = SparseMatrix::new(&[vec![(two, 0)], vec![(three, 1)]], 2).unwrap();
    // In the dictionary of the matrix from entries, 3 is the first value after 1 and −1.
    assert_eq!(SparseMatrix::from_entries(2, 2, [(1, 1, three), (0, 0, two)]).unwrap(), matrix);
    for other in [[(1, 1, two), (0, 0, two)], [(1, 0, three), (0, 0, two)], [(0, 1, three), (0, 0, two)]] {
        assert_ne!(SparseMatrix::from_entries(2, 2, other).unwrap(), matrix);
    }
}
