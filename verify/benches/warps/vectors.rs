//! Computations with vectors of scalars: transforms, the witness map, and products of sparse matrices. The field is the
//! scalar field of BN254.

use std::fmt;

use ark_bn254::Fr;
use ark_ff::Field;
use cumsm::internals::RowScheme;
use cumsm::{Backend, Domain, EvaluationOrder, Msm, MsmError, Qap, SparseMatrix};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

use crate::cases::{LARGE, SMALL, Size, WITH_LARGE_TILES};
use crate::common::generators::{ScalarKind, scalars};

/// A computation with vectors of scalars.
pub(crate) struct VectorCase {
    problem: Problem,
    pub(crate) size: Size,
    /// The end of the case's name.
    of: &'static str,
}

#[derive(Clone, Copy)]
enum Problem {
    /// A transform of one vector, to evaluations in bit-reversed order.
    Forward,
    /// A transform of one vector, from evaluations in bit-reversed order.
    Inverse,
    /// The coefficients of (a·b − c)/(Xⁿ − 1), as for Groth16.
    WitnessMap,
    /// The product of a sparse matrix in device memory and a vector, by one scheme.
    Product(RowScheme),
}

/// The greatest number of entries in a row of the matrix. Each row has at least one entry.
const LONGEST_ROW: usize = 8;
/// The number of distinct values of the matrix, not counting 1 and −1.
const OTHER_VALUES: usize = 14;

/// Returns every transform and the witness map, each with small tiles and with large tiles. The list also has the
/// sparse product with every scheme.
pub(crate) fn all() -> Vec<VectorCase> {
    let transforms = [Problem::Forward, Problem::Inverse, Problem::WitnessMap];
    let sizes = [(SMALL, "elements"), (LARGE, "elements"), (WITH_LARGE_TILES, "elements, large tiles")];
    let transforms =
        transforms.into_iter().flat_map(|problem| sizes.map(|(size, of)| VectorCase { problem, size, of }));
    let schemes = [RowScheme::Scalar, RowScheme::Vector, RowScheme::Balanced];
    let products = schemes.map(|scheme| VectorCase { problem: Problem::Product(scheme), size: SMALL, of: "rows" });
    transforms.chain(products).collect()
}

impl VectorCase {
    /// Runs the computation, and compares the result with the CPU's result. Prints three items, which the documentation
    /// of `SumCase::run` describes. The first two items are 0, because no points are added. The third item is a dash,
    /// because there are no windows.
    pub(crate) fn run(&self) {
        let results = [Backend::Cuda, Backend::Cpu].map(|backend| self.result_on(backend));
        let [gpu, cpu] = results.map(|result| result.unwrap_or_else(|error| panic!("{self}: {error}")));
        assert!(gpu == cpu, "{self}: another result than the CPU's");
        println!("0 0 -");
    }

    fn result_on(&self, backend: Backend) -> Result<Vec<Fr>, MsmError> {
        let engine = Msm::builder().backend(backend).build()?;
        let n = 1 << self.size.log_points;
        let domain = Domain::<Fr>::new(n)?;
        let [a, b] = [1, 2].map(|seed| scalars::<Fr>(ScalarKind::Uniform, n, seed));
        let result = match self.problem {
            Problem::Forward => {
                let mut vector = engine.vector(&a)?;
                vector.forward(&domain, EvaluationOrder::BitReversed)?;
                vector
            }
            Problem::Inverse => {
                let mut vector = engine.vector(&a)?;
                vector.inverse(&domain, EvaluationOrder::BitReversed)?;
                vector
            }
            Problem::WitnessMap => {
                let c: Vec<Fr> = a.iter().zip(&b).map(|(a, b)| *a * b).collect();
                Qap::new(engine.vector(&a)?, engine.vector(&b)?, engine.vector(&c)?)?.quotient(&domain)?
            }
            Problem::Product(scheme) => {
                let matrix = SparseMatrix::new(&rows(n), n)?.with_scheme(scheme);
                engine.matrix(matrix)?.multiply(&engine.vector(&a)?)?
            }
        };
        assert_eq!(result.is_on_device(), backend == Backend::Cuda, "{self}");
        Ok(result.to_vec()?.to_vec())
    }
}

/// Returns the rows of a matrix with `n` rows and `n` columns. As in an R1CS, most values are 1 or −1. Half of the
/// values are 1, and a quarter are −1. The lengths of rows, the columns of entries, and all other values are random.
fn rows(n: usize) -> Vec<Vec<(Fr, usize)>> {
    let others = scalars::<Fr>(ScalarKind::Uniform, OTHER_VALUES, 3);
    let mut rng = StdRng::seed_from_u64(4);
    let entry = |rng: &mut StdRng| {
        let value = match rng.gen_range(0..4) {
            0 | 1 => Fr::ONE,
            2 => -Fr::ONE,
            _ => others[rng.gen_range(0..OTHER_VALUES)],
        };
        (value, rng.gen_range(0..n))
    };
    let mut rows = Vec::with_capacity(n);
    for _ in 0..n {
        let length = rng.gen_range(1..=LONGEST_ROW);
        rows.push((0..length).map(|_| entry(&mut rng)).collect());
    }
    rows
}

impl fmt::Display for VectorCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bn254 scalars | ")?;
        match self.problem {
            Problem::Forward => f.write_str("forward transform")?,
            Problem::Inverse => f.write_str("inverse transform")?,
            Problem::WitnessMap => f.write_str("witness map")?,
            Problem::Product(scheme) => write!(f, "sparse product, {scheme}")?,
        }
        write!(f, " | 2^{} {}", self.size.log_points, self.of)
    }
}
