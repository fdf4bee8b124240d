//! Tests that compare `SparseMatrix` with a plain loop and with ark-relations, on every backend, with every scheme and
//! every shape of matrix.

use crate::common::field::field_elements;
use crate::common::machines::{emulator, engines};
use crate::run_on_ptx;
use ark_ec::CurveConfig;
use ark_ff::{AdditiveGroup, Field, PrimeField, UniformRand};
use ark_relations::gr1cs::{
    ConstraintSynthesizer, ConstraintSystem, ConstraintSystemRef, LinearCombination, Matrix, R1CS_PREDICATE_LABEL,
    SynthesisError, Variable, mat_vec_mul,
};
use cumsm::internals::{CurveParams, EmulatorOptions, Group, RowScheme};
use cumsm::{Backend, DomainField, Msm, MsmError, SparseMatrix, on_every_curve};
use rand::{Rng, SeedableRng, rngs::StdRng};

const SCHEMES: [RowScheme; 3] = [RowScheme::Scalar, RowScheme::Vector, RowScheme::Balanced];

fn plain_product<F: Field>(rows: &Matrix<F>, vector: &[F]) -> Vec<F> {
    rows.iter().map(|row| row.iter().map(|&(value, column)| value * vector[column]).sum()).collect()
}

/// Computes the product with every backend and every scheme. Compares each product with the product of a plain loop.
/// Two elements count as equal only if their bytes are equal.
fn check<F: DomainField>(what: &str, rows: &Matrix<F>, vector: &[F]) {
    let expected = plain_product(rows, vector);
    let matrix = SparseMatrix::new(rows, vector.len()).unwrap();
    assert_eq!(matrix.multiply(vector).unwrap(), expected, "{what}");
    let last_first =
        rows.iter().enumerate().rev().flat_map(|(row, terms)| terms.iter().map(move |&(v, c)| (row, c, v)));
    assert_eq!(SparseMatrix::from_entries(rows.len(), vector.len(), last_first).unwrap(), matrix, "{what}");
    let engines = engines();
    assert!(engines.len() > 1, "the emulator is there");
    for (backend, engine) in engines {
        assert_eq!(matrix.multiply_with(&engine, vector).unwrap(), expected, "{what} on {backend}");
        for scheme in SCHEMES {
            let matrix = matrix.clone().with_scheme(scheme);
            assert_eq!(matrix.multiply_with(&engine, vector).unwrap(), expected, "{what} on {backend}, {scheme}");
            let resident = engine.matrix(matrix).unwrap();
            let product = resident.multiply(&engine.vector(vector).unwrap()).unwrap();
            assert_eq!(*product.to_vec().unwrap(), expected, "{what} on {backend}, {scheme}, resident");
        }
    }
}

/// Returns a matrix with rows of the given lengths. The values of the matrix test the corner cases of the arithmetic,
/// and include 0 and ±1.
fn matrix<F: PrimeField>(lengths: &[usize], columns: usize, seed: u64) -> Matrix<F> {
    let mut rng = StdRng::seed_from_u64(seed);
    let values = field_elements::<F>(50, seed);
    let mut entry = || (values[rng.gen_range(0..values.len())], rng.gen_range(0..columns));
    lengths.iter().map(|&length| (0..length).map(|_| entry()).collect()).collect()
}

fn shapes<F: DomainField>() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut uniform = |rows: usize, most: usize| (0..rows).map(|_| rng.gen_range(0..=most)).collect::<Vec<_>>();
    let lengths = [
        ("no rows", vec![]),
        ("one empty row", vec![0]),
        ("empty rows", vec![0; 100]),
        ("one entry", vec![1]),
        ("rows of one entry", vec![1; 77]),
        ("rows of 0 to 3 entries", uniform(300, 3)),
        ("rows of 0 to 1000 entries", uniform(40, 1000)),
        ("rows of 63 to 65 entries", vec![63, 64, 65, 0, 65, 64, 63, 1]),
        ("one row that holds everything", [vec![0; 20], vec![10_000], vec![0; 20]].concat()),
        ("one long row among short ones", [vec![2; 200], vec![3000], vec![3; 300]].concat()),
    ];
    for (seed, (what, lengths)) in lengths.into_iter().enumerate() {
        for columns in [1, 500] {
            let seed = seed as u64;
            let vector = field_elements::<F>(500, seed + 100)[..columns].to_vec();
            check(&format!("{what}, {columns} columns"), &matrix(&lengths, columns, seed), &vector);
        }
    }
    check::<F>("no rows and no columns", &vec![], &[]);
    check::<F>("rows and no columns", &vec![vec![], vec![]], &[]);
}

#[test]
fn products_agree_with_a_plain_loop() {
    on_every_curve!(P => if P::GROUP == Group::G1 { shapes::<<P as CurveConfig>::ScalarField>() });
}

/// Tests matrices in which all values are 0, 1 or −1. Most entries of an R1CS have one of these values.
#[test]
fn zeros_and_ones() {
    type F = ark_bls12_381::Fr;
    let mut rng = StdRng::seed_from_u64(8);
    let values = [F::ZERO, F::ONE, -F::ONE];
    let rows: Matrix<F> = (0..200)
        .map(|_| (0..rng.gen_range(0..8)).map(|_| (values[rng.gen_range(0..3)], rng.gen_range(0..50))).collect())
        .collect();
    let vector: Vec<F> = (0..50).map(|_| F::rand(&mut rng)).collect();
    check("values of 0 and ±1", &rows, &vector);
}

/// The matrix and the vector may be in different memories: the memory of the host, or the memory of a device.
#[test]
fn matrices_and_vectors_in_different_memories_work_together() {
    type F = ark_bls12_381::Fr;
    let rows = matrix::<F>(&[3, 0, 70, 1], 40, 1);
    let vector = field_elements::<F>(40, 2)[..40].to_vec();
    let expected = plain_product(&rows, &vector);
    let cpu = Msm::builder().backend(Backend::Cpu).build().unwrap();
    let engines = [cpu, emulator(1), emulator(2)];
    for of_matrix in &engines {
        let resident = of_matrix.matrix(SparseMatrix::new(&rows, 40).unwrap()).unwrap();
        for of_vector in &engines {
            let product = resident.multiply(&of_vector.vector(&vector).unwrap()).unwrap();
            assert_eq!(*product.to_vec().unwrap(), expected);
            assert_eq!(product.is_on_device(), resident.is_on_device());
        }
    }
}

/// A circuit that computes x^(2^k) = y by squarings, and the sum of all intermediate values. The matrices of the
/// circuit have short rows, and one long row.
struct Squarings<F> {
    x: F,
    k: usize,
}

impl<F: Field> ConstraintSynthesizer<F> for Squarings<F> {
    fn generate_constraints(self, cs: ConstraintSystemRef<F>) -> Result<(), SynthesisError> {
        let mut value = self.x;
        let mut variable = cs.new_witness_variable(|| Ok(value))?;
        let (mut sum, mut all) = (value, LinearCombination::from(variable));
        for _ in 0..self.k {
            value.square_in_place();
            let square = cs.new_witness_variable(|| Ok(value))?;
            cs.enforce_r1cs_constraint(|| variable.into(), || variable.into(), || square.into())?;
            variable = square;
            sum += value;
            all = all + square;
        }
        let (y, total) = (cs.new_input_variable(|| Ok(value))?, cs.new_input_variable(|| Ok(sum))?);
        cs.enforce_r1cs_constraint(|| variable.into(), || Variable::One.into(), || y.into())?;
        cs.enforce_r1cs_constraint(|| all, || Variable::One.into(), || total.into())
    }
}

/// Tests matrices that ark-relations makes from a circuit. The products are equal to ark-relations' products, and A·z ∘
/// B·z = C·z.
fn circuit<F: DomainField>(k: usize) {
    let cs = ConstraintSystem::<F>::new_ref();
    Squarings { x: F::from(3u64), k }.generate_constraints(cs.clone()).unwrap();
    cs.finalize();
    assert!(cs.is_satisfied().unwrap());
    let matrices = cs.to_matrices().unwrap().remove(R1CS_PREDICATE_LABEL).unwrap();
    let assignment = [cs.instance_assignment().unwrap(), cs.witness_assignment().unwrap()].concat();

    for (matrix, name) in matrices.iter().zip(["A", "B", "C"]) {
        assert_eq!(matrix.len(), k + 2);
        assert_eq!(plain_product(matrix, &assignment), mat_vec_mul(matrix, &assignment));
        check(name, matrix, &assignment);
    }
    let engine = emulator(1);
    let [a, b, c] = [0, 1, 2].map(|i| {
        SparseMatrix::new(&matrices[i], assignment.len()).unwrap().multiply_with(&engine, &assignment).unwrap()
    });
    for ((a, b), c) in a.iter().zip(&b).zip(&c) {
        assert_eq!(*a * b, *c);
    }
}

#[test]
fn circuits_of_ark_relations() {
    for k in [1, 100, 3000] {
        circuit::<ark_bls12_381::Fr>(k);
        circuit::<ark_bls12_377::Fr>(k);
    }
}

/// Tests the three cases of cuzk 4.2. In the first case, the lengths of rows have a small variance and a small mean. In
/// the second case, the lengths have a small variance and a large mean. In the third case, the lengths have a large
/// variance.
#[test]
fn the_scheme_is_chosen_by_the_lengths_of_rows() {
    type F = ark_bls12_381::Fr;
    let choice = |lengths: &[usize]| SparseMatrix::new(&matrix::<F>(lengths, 100, 1), 100).unwrap();
    let few: Vec<usize> = (0..100).map(|i| 1 + i % 3).collect();
    let many: Vec<usize> = (0..100).map(|i| 190 + i % 20).collect();
    let skewed = [vec![2; 99], vec![1000]].concat();
    for (lengths, scheme, word) in [
        (few, RowScheme::Scalar, "short"),
        (many, RowScheme::Vector, "long"),
        (skewed, RowScheme::Balanced, "deviation exceeds"),
        (vec![], RowScheme::Scalar, "short"),
    ] {
        let matrix = choice(&lengths);
        assert_eq!(matrix.scheme(), scheme, "{:?}", matrix.statistics());
        assert!(matrix.reason().contains(word), "{}", matrix.reason());
        let asked = matrix.with_scheme(RowScheme::Vector);
        assert_eq!((asked.scheme(), asked.reason()), (RowScheme::Vector, "as asked"));
    }
    let statistics = choice(&[1, 3, 8]).statistics();
    assert_eq!((statistics.rows, statistics.entries, statistics.longest), (3, 12, 8));
    assert_eq!((statistics.mean, statistics.variance), (4.0, 26.0 / 3.0));
}

#[test]
fn errors_say_what_and_where() {
    type F = ark_bls12_381::Fr;
    let rows = vec![vec![], vec![(F::ONE, 2), (F::ONE, 3)]];
    let error = SparseMatrix::new(&rows, 3).unwrap_err();
    assert_eq!(error, MsmError::ColumnOutOfRange { row: 1, entry: 1, column: 3, columns: 3 });
    assert!(error.to_string().contains("entry 1 of row 1 is in column 3"), "{error}");
    let error = SparseMatrix::<F>::new(&[], 1 << 31).unwrap_err();
    assert_eq!(error, MsmError::MatrixTooLarge { what: "columns", count: 1 << 31 });

    let entries = [(1, 2, F::ONE), (0, 0, F::ONE), (1, 3, F::ONE)];
    let error = SparseMatrix::from_entries(2, 3, entries).unwrap_err();
    assert_eq!(error, MsmError::ColumnOutOfRange { row: 1, entry: 1, column: 3, columns: 3 });
    let error = SparseMatrix::from_entries(1, 4, entries).unwrap_err();
    assert_eq!(error, MsmError::RowOutOfRange { entry: 0, row: 1, rows: 1 });
    for (rows, columns, what) in [(1 << 31, 1, "rows"), (1, 1 << 31, "columns")] {
        let error = SparseMatrix::<F>::from_entries(rows, columns, []).unwrap_err();
        assert_eq!(error, MsmError::MatrixTooLarge { what, count: 1 << 31 });
    }
    let error = SparseMatrix::from_entries(1, 1, std::iter::repeat_n((0, 0, F::ONE), 1 << 31)).unwrap_err();
    assert_eq!(error, MsmError::MatrixTooLarge { what: "entries", count: 1 << 31 });

    let matrix = SparseMatrix::new(&rows, 4).unwrap();
    let mut product = [F::ONE; 3];
    let error = matrix.multiply_into(&[F::ONE; 4], &mut product).unwrap_err();
    assert_eq!(error, MsmError::ProductLength { rows: 2, elements: 3 });
    assert_eq!(
        matrix.multiply_into(&[F::ONE; 3], &mut product[..2]),
        Err(MsmError::VectorLength { columns: 4, elements: 3 })
    );
    assert_eq!(product, [F::ONE; 3], "as before");
    let mismatch = MsmError::VectorLength { columns: 4, elements: 3 };
    assert_eq!(matrix.multiply(&[F::ONE; 3]), Err(mismatch.clone()));
    assert_eq!(matrix.multiply_with(&emulator(0), &[F::ONE; 3]), Err(mismatch));

    let small = EmulatorOptions { memory: 64, ..EmulatorOptions::default() };
    let engine = Msm::builder().backend(Backend::Emulator).emulator(small).build().unwrap();
    let error = matrix.multiply_with(&engine, &[F::ONE; 4]).unwrap_err();
    assert!(matches!(error, MsmError::OutOfDeviceMemory { .. }), "{error}");
}

/// Runs tests of this file on the PTX that nvcc made of the kernels.
#[test]
fn ptx() {
    run_on_ptx("spmv", &["products_agree_with_a_plain_loop", "zeros_and_ones"]);
}
