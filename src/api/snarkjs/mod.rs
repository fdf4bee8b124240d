//! The files of [circom](https://docs.circom.io) and [snarkjs](https://github.com/iden3/snarkjs): Groth16 proving keys
//! (`.zkey`), powers of tau (`.ptau`), witnesses (`.wtns`) and circuits (`.r1cs`).
//!
//! ```no_run
//! use std::fs::File;
//!
//! use cumsm::snarkjs::Zkey;
//! use cumsm::{Msm, Validation};
//!
//! # #[cfg(feature = "bls12-381")]
//! # fn prepare() -> Result<(), Box<dyn std::error::Error>> {
//! let mut key = Zkey::open(File::open("key.zkey")?)?;
//! let a = key.a::<ark_bls12_381::g1::Config>()?;
//! let bases = Msm::builder().build()?.prepare_owned(a).validation(Validation::InSubgroup).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! The crate reads a file from a source: a [`File`](std::fs::File), or any other type that implements [`Read`] and
//! [`Seek`]. The crate reads only the requested sections. The crate reads in large blocks, so the source need not be a
//! [`BufReader`](std::io::BufReader). If a file is in memory or in a memory map, all threads can read the file at the
//! same time: see [`Zkey::from_bytes`] and [`Wtns::from_bytes`].
//!
//! The supported curves are BN254 and BLS12-381. The readers do not check that points are on the curve. For checks of
//! points, see [`TableBuilder::validation`](crate::TableBuilder::validation).

use std::io::{Cursor, Read, Seek};

use ark_ec::AffineRepr;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField};

use self::container::{Container, Fields, Section};
use crate::api::Curve;
use crate::curve::MatrixField;
use crate::error::{FileFault, MsmError};
use crate::sparse::SparseMatrix;
use crate::types::Group;

pub use r1cs::R1cs;
pub use wtns::Wtns;

mod coefficients;
mod container;
mod elements;
mod points;
mod r1cs;
mod wtns;

/// The version of the formats `zkey` and `ptau`.
const VERSION: u32 = 1;

const ZKEY: &str = "zkey";

const H: Section = Section { id: 9, name: "H" };

/// The number by which snarkjs identifies Groth16.
const GROTH16: u32 = 1;

/// The curves of snarkjs, and the primes of their coordinates.
const CURVES: [(&str, &str); 2] = [
    ("bn254", "0x30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"),
    ("bls12-381", "0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"),
];

/// A Groth16 key. All points are in G1, except the points of [`b2`](Self::b2) and of functions whose name ends in
/// `_g2`.
///
/// # Errors
///
/// [`MsmError::Io`], [`MsmError::File`], [`MsmError::AllocationRefused`].
#[derive(Debug)]
pub struct Zkey<R> {
    container: Container<R>,
    primes: Primes,
    /// The points alpha1, beta1, beta2, gamma2, delta1, delta2.
    points: Vec<u8>,
    signals: u64,
    public: u64,
    domain: u64,
}

impl<T: AsRef<[u8]>> Zkey<Cursor<T>> {
    /// Reads the header of a file in memory. `bytes` is the content of the file, or a memory map of the file. All
    /// threads can read a section at the same time, so reading a section is faster than with [`open`](Self::open).
    pub fn from_bytes(bytes: T) -> Result<Self, MsmError> {
        Self::of(Container::of_bytes(bytes, ZKEY, VERSION)?)
    }
}

impl<R: Read + Seek> Zkey<R> {
    /// Reads the header.
    pub fn open(source: R) -> Result<Self, MsmError> {
        Self::of(Container::open(source, ZKEY, VERSION)?)
    }

    fn of(mut container: Container<R>) -> Result<Self, MsmError> {
        let protocol = container.header(Section { id: 1, name: "protocol" })?;
        let mut protocol = Fields(&protocol);
        match protocol.word() {
            Some(GROTH16) if protocol.0.is_empty() => {}
            Some(found) if found != GROTH16 => {
                return Err(container.refused(FileFault::UnknownProtocol { found }));
            }
            _ => return Err(container.refused(FileFault::Header)),
        }
        let header = container.header(Section { id: 2, name: "header" })?;
        let Some((primes, points, [signals, public, domain])) = zkey_header(&header) else {
            return Err(container.refused(FileFault::Header));
        };
        Ok(Self { container, primes, points, signals, public, domain })
    }

    /// The name of the curve: `bn254` or `bls12-381`. For any other curve, the result is a text with the prime of the
    /// curve's coordinates.
    pub fn curve(&self) -> String {
        self.primes.curve()
    }

    /// The number of signals, including the constant 1.
    pub fn signals(&self) -> usize {
        self.signals as usize
    }

    /// The number of public signals, without the constant 1.
    pub fn public_signals(&self) -> usize {
        self.public as usize
    }

    /// The number of elements of the domain. This number is a power of two, and at least the number of constraints plus
    /// the number of public signals plus 1.
    pub fn domain_size(&self) -> usize {
        self.domain as usize
    }

    /// The point α·G.
    pub fn alpha_g1<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G1, 0, 0)
    }

    /// The point β·G.
    pub fn beta_g1<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G1, 1, 2)
    }

    /// The point β·G in G2.
    pub fn beta_g2<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G2, 2, 4)
    }

    /// The point γ·G in G2.
    pub fn gamma_g2<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G2, 3, 8)
    }

    /// The point δ·G.
    pub fn delta_g1<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G1, 4, 12)
    }

    /// The point δ·G in G2.
    pub fn delta_g2<P: Curve>(&self) -> Result<Affine<P>, MsmError> {
        self.point(Group::G2, 5, 14)
    }

    /// The matrices A and B of the circuit. Each matrix has [`domain_size`](Self::domain_size) rows and
    /// [`signals`](Self::signals) columns. After the rows of the constraints, A has one row for the constant 1, and one
    /// row for each public signal. The row of the constant or of a signal has the value 1 in the column of the constant
    /// or of this signal. All remaining rows of A and B are empty. A key does not have the matrix C. Instead, a prover
    /// computes (C·s)ᵢ = (A·s)ᵢ·(B·s)ᵢ for the vector s of signals.
    ///
    /// # Errors
    ///
    /// The errors of [`Zkey`], and of [`SparseMatrix::new`].
    pub fn coefficients<F: MatrixField>(&mut self) -> Result<[SparseMatrix<F>; 2], MsmError> {
        if let Some(scalar) = &self.primes.scalar {
            elements::check_field::<F>(scalar, &self.container)?;
        }
        // A damaged header could state too many rows for A and B. The section H has one point for each row, so checking
        // the size of H limits the memory for the rows.
        self.container.check_size(H, self.domain * 2 * self.primes.base.len() as u64)?;
        coefficients::read(&mut self.container, self.domain as usize, self.signals as usize)
    }

    /// The points IC: one for the constant 1, and one for each public signal.
    pub fn ic<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 3, name: "IC" }, self.public + 1)
    }

    /// The points A: one for each signal.
    pub fn a<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 5, name: "A" }, self.signals)
    }

    /// The points B1: one for each signal.
    pub fn b1<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 6, name: "B1" }, self.signals)
    }

    /// The points B2, in G2: one for each signal.
    pub fn b2<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G2, Section { id: 7, name: "B2" }, self.signals)
    }

    /// The points C: one for each private signal.
    pub fn c<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 8, name: "C" }, self.signals - self.public - 1)
    }

    /// The points H: one for each of the n elements of the domain D. Each point belongs to one Lagrange polynomial of
    /// the coset w·D. The scalars for these points are the values of a·b − c on this coset, in natural order.
    ///
    /// Here w is snarkjs' 2n-th root of unity, 5^((r − 1)/2n), where r is the prime of the scalars. The square w²
    /// generates the domain. On BN254, arkworks has the same roots of unity as snarkjs. On BLS12-381, snarkjs' roots
    /// are powers of 5, and arkworks' roots are powers of 7. So on BLS12-381, snarkjs and arkworks have the same roots
    /// of orders 2 and 4, but different roots of order 8 and above.
    ///
    /// If all points of H are the identity, a prover cannot use the key, and the function returns
    /// [`FileFault::EmptyH`].
    pub fn h<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        let points = self.read(Group::G1, H, self.domain)?;
        match points.iter().all(AffineRepr::is_zero) {
            true => Err(self.container.refused(FileFault::EmptyH)),
            false => Ok(points),
        }
    }

    /// Point `index` of the header. `place` is the number of field elements in the points before this point. A point of
    /// G1 has two elements, and a point of G2 has four elements.
    fn point<P: Curve>(&self, group: Group, index: u64, place: usize) -> Result<Affine<P>, MsmError> {
        self.primes.check::<P>(group, &self.container)?;
        let (start, size) = (place * self.primes.base.len(), size_of::<Affine<P>>());
        let point = self.points.get(start..start + size).and_then(points::point);
        point.ok_or_else(|| self.container.refused(FileFault::Point { section: "header", index }))
    }

    fn read<P: Curve>(&mut self, group: Group, section: Section, n: u64) -> Result<Vec<Affine<P>>, MsmError> {
        self.primes.check::<P>(group, &self.container)?;
        points::read(&mut self.container, section, n)
    }
}

/// A file of powers of tau. The file may be prepared for phase 2. In the descriptions of the functions, N is 2^power,
/// where the power is a field of the file's header. The functions of this type return the same errors as the functions
/// of [`Zkey`].
#[derive(Debug)]
pub struct Ptau<R> {
    container: Container<R>,
    primes: Primes,
    /// The number N = 2^power.
    size: u64,
}

impl<R: Read + Seek> Ptau<R> {
    /// Reads the header.
    pub fn open(source: R) -> Result<Self, MsmError> {
        let mut container = Container::open(source, "ptau", VERSION)?;
        let header = container.header(Section { id: 1, name: "header" })?;
        match ptau_header(&header) {
            Some((primes, size)) => Ok(Self { container, primes, size }),
            None => Err(container.refused(FileFault::Header)),
        }
    }

    /// The name of the curve, in the form that [`Zkey::curve`] returns.
    pub fn curve(&self) -> String {
        self.primes.curve()
    }

    /// The points τ^i·G for i < 2N − 1.
    pub fn tau_g1<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 2, name: "tauG1" }, 2 * self.size - 1)
    }

    /// The points τ^i·G in G2 for i < N.
    pub fn tau_g2<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G2, Section { id: 3, name: "tauG2" }, self.size)
    }

    /// The points α·τ^i·G for i < N.
    pub fn alpha_tau_g1<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 4, name: "alphaTauG1" }, self.size)
    }

    /// The points β·τ^i·G for i < N.
    pub fn beta_tau_g1<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G1, Section { id: 5, name: "betaTauG1" }, self.size)
    }

    /// The single point β·G in G2.
    pub fn beta_g2<P: Curve>(&mut self) -> Result<Vec<Affine<P>>, MsmError> {
        self.read(Group::G2, Section { id: 6, name: "betaG2" }, 1)
    }

    fn read<P: Curve>(&mut self, group: Group, section: Section, n: u64) -> Result<Vec<Affine<P>>, MsmError> {
        self.primes.check::<P>(group, &self.container)?;
        points::read(&mut self.container, section, n)
    }
}

/// The primes of a curve, little-endian.
#[derive(Debug)]
struct Primes {
    /// The prime of the coordinates.
    base: Vec<u8>,
    /// The prime of the scalars. `None` for powers of tau, because a `.ptau` file does not state this prime.
    scalar: Option<Vec<u8>>,
}

impl Primes {
    fn curve(&self) -> String {
        let prime = elements::hexadecimal(&self.base);
        match CURVES.into_iter().find(|(_, known)| *known == prime) {
            Some((name, _)) => name.into(),
            None => format!("curve over the prime {prime}"),
        }
    }

    /// Returns an error if `P` is not the group `group` of the file's curve, or if the file's prime of the scalars is
    /// not the modulus of `P`'s scalar field.
    fn check<P: Curve>(&self, group: Group, container: &Container<impl Read + Seek>) -> Result<(), MsmError> {
        if self.base != points::prime_of::<P>() || group != P::GROUP {
            let found = format!("{} {group}", self.curve());
            let expected = format!("{} {}", P::NAME, P::GROUP);
            return Err(container.refused(FileFault::OtherCurve { found, expected }));
        }
        match &self.scalar {
            Some(scalar) if *scalar != P::ScalarField::MODULUS.to_bytes_le() => {
                Err(container.refused(FileFault::Header))
            }
            _ => Ok(()),
        }
    }
}

/// Parses the header of a key. The fields of the header are the size and the prime of the coordinates (n8q, q), the
/// size and the prime of the scalars (n8r, r), the number of signals, the number of public signals, the size of the
/// domain, and the points alpha1, beta1, beta2, gamma2, delta1, delta2.
fn zkey_header(header: &[u8]) -> Option<(Primes, Vec<u8>, [u64; 3])> {
    let mut fields = Fields(header);
    let (base, scalar) = (fields.prime()?, fields.prime()?);
    let [signals, public, domain] = [fields.word()?, fields.word()?, fields.word()?];
    // The header has three points of G1 with two elements each, and three points of G2 with four elements each.
    let is_sound = fields.0.len() == 18 * base.len() && public < signals && domain.is_power_of_two();
    let primes = Primes { base: base.to_vec(), scalar: Some(scalar.to_vec()) };
    is_sound.then(|| (primes, fields.0.to_vec(), [signals, public, domain].map(u64::from)))
}

/// Parses the header of powers of tau. The fields of the header are the size of the prime (n8), the prime (q), the
/// power, and the power of the ceremony. Returns the prime and 2^power.
fn ptau_header(header: &[u8]) -> Option<(Primes, u64)> {
    let mut fields = Fields(header);
    let base = fields.prime()?;
    let [power, _ceremony] = [fields.word()?, fields.word()?];
    // The number of points, up to 2^(power + 1), must fit in 64 bits.
    let is_sound = fields.0.is_empty() && power < 63;
    let primes = Primes { base: base.to_vec(), scalar: None };
    is_sound.then_some((primes, 1 << power.min(62)))
}
