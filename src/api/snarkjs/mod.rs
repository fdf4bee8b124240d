//! Bases from the files of [snarkjs](https://github.com/iden3/snarkjs): Groth16 proving keys (`.zkey`) and powers of
//! tau (`.ptau`).
//!
//! ```no_run
//! use std::fs::File;
//!
//! use cumsm::snarkjs::{Zkey, ZkeyG1};
//! use cumsm::{Msm, Validation};
//!
//! # #[cfg(feature = "bls12-381")]
//! # fn prepare() -> Result<(), Box<dyn std::error::Error>> {
//! let mut key = Zkey::open(File::open("key.zkey")?)?;
//! let a = key.g1::<ark_bls12_381::g1::Config>(ZkeyG1::A)?;
//! let bases = Msm::builder().build()?.prepare_owned(a).validation(Validation::InSubgroup).build()?;
//! # Ok(())
//! # }
//! ```
//!
//! snarkjs knows BN254 and BLS12-381. The reader is written here, because ark-circom knows BN254 only and depends on
//! a WebAssembly engine.
//!
//! Opening a file reads its table of sections and its header. A section is read when it is asked for. Each coordinate is
//! checked to be below the field's prime. Points are not checked to be on the curve:
//! [`Preparation::validation`](crate::Preparation::validation) does that.

use std::io::{Read, Seek};

use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, PrimeField};

use self::container::{Container, Fields, Section};
use crate::api::Curve;
use crate::error::{MsmError, SnarkjsFault};
use crate::vocabulary::Group;

mod container;
mod points;

/// The number that snarkjs gives to Groth16.
const GROTH16: u32 = 1;

/// The curves of snarkjs, and the primes of their coordinates.
const CURVES: [(&str, &str); 2] = [
    ("bn254", "30644e72e131a029b85045b68181585d97816a916871ca8d3c208c16d87cfd47"),
    ("bls12-381", "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab"),
];

/// A section of a Groth16 key with points of G1. The names are those of snarkjs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZkeyG1 {
    /// The bases of the public inputs, one more than there are public signals.
    Ic,
    /// One point for each signal.
    A,
    /// One point for each signal.
    B1,
    /// One point for each private signal.
    C,
    /// One point for each element of the domain: the Lagrange polynomials of odd index of a domain of twice the size,
    /// at τ, divided by δ. They are not powers of tau.
    H,
}

/// A section of a Groth16 key with points of G2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ZkeyG2 {
    /// One point for each signal.
    B2,
}

/// A section of powers of tau with points of G1. N is 2^power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PtauG1 {
    /// τ^i·G for i < 2N − 1.
    Tau,
    /// α·τ^i·G for i < N.
    AlphaTau,
    /// β·τ^i·G for i < N.
    BetaTau,
}

/// A section of powers of tau with points of G2. N is 2^power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PtauG2 {
    /// τ^i·G for i < N.
    Tau,
    /// β·G.
    Beta,
}

/// A Groth16 key of snarkjs (`.zkey`).
#[derive(Debug)]
pub struct Zkey<R> {
    container: Container<R>,
    primes: Primes,
    signals: u64,
    public: u64,
    domain: u64,
}

impl<R: Read + Seek> Zkey<R> {
    /// Reads the table of sections and the header.
    ///
    /// # Errors
    ///
    /// [`MsmError::SnarkjsFile`] for a file that is not a Groth16 key or whose header is damaged, [`MsmError::Io`] if
    /// the source fails.
    pub fn open(source: R) -> Result<Self, MsmError> {
        let mut container = Container::open(source, "zkey")?;
        let protocol = container.header(Section { id: 1, name: "protocol" })?;
        let mut protocol = Fields(&protocol);
        match protocol.word() {
            Some(GROTH16) if protocol.0.is_empty() => {}
            Some(found) if found != GROTH16 => {
                return Err(container.refused(SnarkjsFault::UnknownProtocol { found }));
            }
            _ => return Err(container.refused(SnarkjsFault::Header)),
        }
        let header = container.header(Section { id: 2, name: "header" })?;
        let Some((primes, [signals, public, domain])) = zkey_header(&header) else {
            return Err(container.refused(SnarkjsFault::Header));
        };
        Ok(Self { container, primes, signals, public, domain })
    }

    /// The curve: `bn254`, `bls12-381`, or the prime of another one.
    pub fn curve(&self) -> String {
        self.primes.curve()
    }

    /// Reads a section of G1.
    ///
    /// # Errors
    ///
    /// [`MsmError::SnarkjsFile`] if the file is of another curve or P of another group, if the section is missing or
    /// repeated or does not have the size that the header says, if a coordinate is not below the prime, or if the
    /// points do not fit into memory; [`MsmError::Io`] if the source fails.
    pub fn g1<P: Curve>(&mut self, section: ZkeyG1) -> Result<Vec<Affine<P>>, MsmError> {
        let (id, name, n) = match section {
            ZkeyG1::Ic => (3, "IC", self.public + 1),
            ZkeyG1::A => (5, "A", self.signals),
            ZkeyG1::B1 => (6, "B1", self.signals),
            ZkeyG1::C => (8, "C", self.signals - self.public - 1),
            ZkeyG1::H => (9, "H", self.domain),
        };
        self.primes.check::<P>(Group::G1, &self.container)?;
        points::read(&mut self.container, Section { id, name }, n)
    }

    /// Reads a section of G2.
    ///
    /// # Errors
    ///
    /// Those of [`g1`](Self::g1).
    pub fn g2<P: Curve>(&mut self, section: ZkeyG2) -> Result<Vec<Affine<P>>, MsmError> {
        let (id, name, n) = match section {
            ZkeyG2::B2 => (7, "B2", self.signals),
        };
        self.primes.check::<P>(Group::G2, &self.container)?;
        points::read(&mut self.container, Section { id, name }, n)
    }
}

/// Powers of tau of snarkjs (`.ptau`), prepared for phase 2 or not.
#[derive(Debug)]
pub struct Ptau<R> {
    container: Container<R>,
    primes: Primes,
    /// 2^power.
    size: u64,
}

impl<R: Read + Seek> Ptau<R> {
    /// Reads the table of sections and the header.
    ///
    /// # Errors
    ///
    /// [`MsmError::SnarkjsFile`] for a file that does not hold powers of tau or whose header is damaged,
    /// [`MsmError::Io`] if the source fails.
    pub fn open(source: R) -> Result<Self, MsmError> {
        let mut container = Container::open(source, "ptau")?;
        let header = container.header(Section { id: 1, name: "header" })?;
        match ptau_header(&header) {
            Some((primes, size)) => Ok(Self { container, primes, size }),
            None => Err(container.refused(SnarkjsFault::Header)),
        }
    }

    /// The curve: `bn254`, `bls12-381`, or the prime of another one.
    pub fn curve(&self) -> String {
        self.primes.curve()
    }

    /// Reads a section of G1.
    ///
    /// # Errors
    ///
    /// Those of [`Zkey::g1`].
    pub fn g1<P: Curve>(&mut self, section: PtauG1) -> Result<Vec<Affine<P>>, MsmError> {
        let (id, name, n) = match section {
            PtauG1::Tau => (2, "tauG1", 2 * self.size - 1),
            PtauG1::AlphaTau => (4, "alphaTauG1", self.size),
            PtauG1::BetaTau => (5, "betaTauG1", self.size),
        };
        self.primes.check::<P>(Group::G1, &self.container)?;
        points::read(&mut self.container, Section { id, name }, n)
    }

    /// Reads a section of G2.
    ///
    /// # Errors
    ///
    /// Those of [`Zkey::g1`].
    pub fn g2<P: Curve>(&mut self, section: PtauG2) -> Result<Vec<Affine<P>>, MsmError> {
        let (id, name, n) = match section {
            PtauG2::Tau => (3, "tauG2", self.size),
            PtauG2::Beta => (6, "betaG2", 1),
        };
        self.primes.check::<P>(Group::G2, &self.container)?;
        points::read(&mut self.container, Section { id, name }, n)
    }
}

/// The primes of a curve, little-endian.
#[derive(Debug)]
struct Primes {
    /// Of the coordinates.
    base: Vec<u8>,
    /// Of the scalars. Powers of tau do not state it.
    scalar: Option<Vec<u8>>,
}

impl Primes {
    fn curve(&self) -> String {
        let digits: String = self.base.iter().rev().map(|byte| format!("{byte:02x}")).collect();
        match CURVES.into_iter().find(|(_, prime)| *prime == digits) {
            Some((name, _)) => name.into(),
            None => format!("curve over the prime 0x{}", digits.trim_start_matches('0')),
        }
    }

    /// Whether the points of a section, which are of `group`, are those of P.
    fn check<P: Curve>(&self, group: Group, container: &Container<impl Read + Seek>) -> Result<(), MsmError> {
        if self.base != points::prime_of::<P>() || group != P::GROUP {
            let found = format!("{} {group}", self.curve());
            let expected = format!("{} {}", P::NAME, P::GROUP);
            return Err(container.refused(SnarkjsFault::OtherCurve { found, expected }));
        }
        match &self.scalar {
            Some(scalar) if *scalar != P::ScalarField::MODULUS.to_bytes_le() => {
                Err(container.refused(SnarkjsFault::Header))
            }
            _ => Ok(()),
        }
    }
}

/// n8q, q, n8r, r, signals, public signals, domain; then the points alpha1, beta1, beta2, gamma2, delta1, delta2.
fn zkey_header(header: &[u8]) -> Option<(Primes, [u64; 3])> {
    let mut fields = Fields(header);
    let (base, scalar) = (fields.prime()?, fields.prime()?);
    let [signals, public, domain] = [fields.word()?, fields.word()?, fields.word()?];
    // Three points of G1, of two elements, and three of G2, of four.
    let is_sound = fields.0.len() == 18 * base.len() && public < signals && domain.is_power_of_two();
    let primes = Primes { base: base.to_vec(), scalar: Some(scalar.to_vec()) };
    is_sound.then_some((primes, [signals, public, domain].map(u64::from)))
}

/// n8, q, power, the ceremony's power. Gives 2^power.
fn ptau_header(header: &[u8]) -> Option<(Primes, u64)> {
    let mut fields = Fields(header);
    let base = fields.prime()?;
    let [power, _ceremony] = [fields.word()?, fields.word()?];
    // 2^(power + 1) points must be a number of 64 bits.
    let is_sound = fields.0.is_empty() && power < 63;
    let primes = Primes { base: base.to_vec(), scalar: None };
    is_sound.then_some((primes, 1 << power.min(62)))
}
