//! The errors of a proof.

use std::error::Error;
use std::fmt;

use ark_relations::gr1cs::SynthesisError;
use cumsm::MsmError;

/// The message for a key without a contribution.
pub(crate) const NO_CONTRIBUTION: &str =
    "the key's gamma equals its delta, so proofs for this key can be forged; contribute to the key's ceremony";

/// The reason for a failed proof.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
#[expect(missing_docs, reason = "the text of a variant describes its fields")]
pub enum ProverError {
    /// A sum, a product or a transform failed, or a file could not be read.
    Msm(MsmError),
    /// The circuit's synthesis returned this error.
    Synthesis(SynthesisError),
    /// The circuit has constraints that are not of the form a·b = c.
    OtherPredicate { label: String },
    /// There are not three matrices.
    Matrices { found: usize },
    /// The matrix `matrix`, which is `B` or `C`, does not have the same number of rows as the matrix A.
    MatrixRows { matrix: &'static str, found: usize, expected: usize },
    /// In the matrix `matrix`, the column of entry `entry` of row `row` is not below the number of variables. The row
    /// and the entry count from 0.
    MatrixColumn { matrix: &'static str, row: usize, entry: usize, column: usize, variables: usize },
    /// The number of inputs, with the constant 1, is 0 or exceeds the number of variables.
    Inputs { found: usize, variables: usize },
    /// The key is for circom's reduction, and its domain of `size` elements exceeds 2^`most_log`. Circom's reduction
    /// needs a root of unity whose order is twice the size of the domain.
    CircomDomain { size: usize, most_log: u32 },
    /// The length of a part of the key differs from the length that the circuit needs.
    KeyLength { part: &'static str, found: usize, expected: usize },
    /// A point of the key is invalid. `point` is the point's name, such as `delta_g2` or `gamma_abc_g1[3]`.
    KeyPoint { point: String, fault: PointFault },
    /// The key's γ equals its δ in G2. Nobody has contributed to the second phase of the key's ceremony, so anyone can
    /// forge proofs for the key.
    NoContribution,
    /// A number of the circuit, such as the number of constraints, differs from the expected number.
    OtherCircuit { what: &'static str, found: usize, expected: usize },
    /// The length of the assignment differs from the number of the circuit's variables.
    AssignmentLength { found: usize, expected: usize },
    /// The assignment does not begin with 1.
    NotOne,
    /// A constraint a·b = c does not hold. The index counts from 0.
    Unsatisfied { constraint: usize },
    /// The number of public inputs differs from the number of the circuit's public inputs. Neither number counts the
    /// constant 1.
    PublicInputs { found: usize, expected: usize },
    /// The verification of the proof failed.
    Refused,
}

/// A fault of a point of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PointFault {
    /// The point is not on the curve.
    NotOnCurve,
    /// The point is on the curve, but not in the subgroup of prime order.
    NotInSubgroup,
    /// The point is the identity. For α, β, γ and δ, verification with such a key is not sound.
    Identity,
}

impl fmt::Display for PointFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotOnCurve => "is not on the curve; get the key again",
            Self::NotInSubgroup => "is on the curve, but not in the subgroup of prime order; refuse the key",
            Self::Identity => "is the identity, so proofs for this key can be forged; make a new key",
        })
    }
}

impl fmt::Display for ProverError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Msm(error) => error.fmt(f),
            Self::Synthesis(error) => write!(f, "the circuit's synthesis failed: {error}"),
            Self::OtherPredicate { label } => {
                write!(f, "the circuit has constraints of the predicate {label}; Groth16 proves only R1CS")
            }
            Self::Matrices { found } => {
                write!(f, "there are {found} matrices; pass the three matrices A, B and C, in this order")
            }
            Self::MatrixRows { matrix, found, expected } => write!(
                f,
                "the matrix {matrix} has {found} rows, and the matrix A has {expected}; give each matrix one row for each \
                 constraint"
            ),
            Self::MatrixColumn { matrix, row, entry, column, variables } => write!(
                f,
                "in the matrix {matrix}, entry {entry} of row {row} is in column {column}, and the circuit has \
                 {variables} variables, counted from 0; correct the column or the number of variables"
            ),
            Self::Inputs { found, variables } => write!(
                f,
                "there are {found} inputs and {variables} variables; count the constant 1 as an input, and count each \
                 input as a variable"
            ),
            Self::CircomDomain { size, most_log } => write!(
                f,
                "the key's domain has {size} elements, but over this field circom's reduction allows at most \
                 2^{most_log}; split the circuit"
            ),
            Self::KeyLength { part, found, expected } => write!(
                f,
                "the key's {part} has {found} elements, and the circuit asks for {expected}: the key is another circuit's; \
                 make a key for this circuit"
            ),
            Self::KeyPoint { point, fault } => write!(f, "the key's point {point} {fault}"),
            Self::NoContribution => f.write_str(NO_CONTRIBUTION),
            Self::OtherCircuit { what, found, expected } => write!(
                f,
                "the circuit has {found} {what}, and the prover was built for {expected}: build a prover for this circuit"
            ),
            Self::AssignmentLength { found, expected } => write!(
                f,
                "the assignment has {found} elements, and the circuit has {expected} variables; pass 1, the public inputs, \
                 then the witness"
            ),
            Self::NotOne => {
                f.write_str("the assignment does not begin with 1; pass 1, the public inputs, then the witness")
            }
            Self::Unsatisfied { constraint } => write!(
                f,
                "the assignment does not satisfy constraint {constraint} (counted from 0): check the witness and the public \
                 inputs"
            ),
            Self::PublicInputs { found, expected } => write!(
                f,
                "there are {found} public inputs, and the circuit has {expected}; pass the public inputs without the \
                 constant 1"
            ),
            Self::Refused => f.write_str(
                "the verifier refuses the proof: the assignment does not satisfy the circuit, or the key is for \
                 another circuit",
            ),
        }
    }
}

impl Error for ProverError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Msm(error) => Some(error),
            Self::Synthesis(error) => Some(error),
            _ => None,
        }
    }
}

impl From<MsmError> for ProverError {
    fn from(error: MsmError) -> Self {
        Self::Msm(error)
    }
}

impl From<SynthesisError> for ProverError {
    fn from(error: SynthesisError) -> Self {
        Self::Synthesis(error)
    }
}
