//! KZG10: a commitment to a polynomial, and its opening at a point.

use std::error::Error;
use std::fmt;
use std::time::Duration;

use ark_bls12_381::Bls12_381;
use ark_ec::pairing::Pairing;
use ark_ff::UniformRand;
use ark_poly::univariate::DensePolynomial;
use ark_poly::{DenseUVPolynomial, Polynomial};
use ark_poly_commit::kzg10::{Commitment, KZG10, Powers, Proof, Randomness, UniversalParams, VerifierKey};
use ark_std::rand::SeedableRng;
use ark_std::rand::rngs::StdRng;
use cumsm::arkworks::{Accelerated, AcceleratedAffine, AcceleratedPairing, MsmStatistics, convert};

use crate::{Curve, Times, timed};

type Poly<E> = DensePolynomial<<E as Pairing>::ScalarField>;
type Scheme<E> = KZG10<E, Poly<E>>;

/// The results of a run. Each time is the shortest of all rounds.
#[derive(Clone, Debug)]
pub struct Report {
    /// The degree of the polynomial.
    pub degree: usize,
    /// The time of a commitment.
    pub commit: Times,
    /// The time of an opening.
    pub open: Times,
    /// The number of MSMs in one accelerated commitment and one accelerated opening, including MSMs without points.
    pub msms: u64,
    /// True if the accelerated commitment and opening equal the plain commitment and opening, in every round.
    pub same: bool,
    /// True if arkworks' verifier, over arkworks' own groups, accepts the accelerated opening.
    pub verifies: bool,
}

/// Commits to a random polynomial of degree `degree`, and opens the commitment. Each of the `rounds` rounds runs once
/// over arkworks' groups and once over accelerated groups.
///
/// # Errors
///
/// The errors of ark-poly-commit.
pub fn run(curve: Curve, degree: usize, rounds: usize) -> Result<Report, Box<dyn Error>> {
    match curve {
        Curve::Bls12_381 => run_over::<Bls12_381>(degree, rounds),
        #[cfg(feature = "bn254")]
        Curve::Bn254 => run_over::<ark_bn254::Bn254>(degree, rounds),
    }
}

/// Computes commitments and openings over `E` and over `Accelerated<E>`, and compares the results.
fn run_over<E: AcceleratedPairing>(degree: usize, rounds: usize) -> Result<Report, Box<dyn Error>> {
    let mut rng = StdRng::seed_from_u64(1);
    let parameters: UniversalParams<E> = Scheme::<E>::setup(degree.max(1), false, &mut rng)?;
    let polynomial = Poly::<E>::rand(degree, &mut rng);
    let point = E::ScalarField::rand(&mut rng);
    let plain_key = Powers::<E> {
        powers_of_g: parameters.powers_of_g.as_slice().into(),
        powers_of_gamma_g: parameters.powers_of_gamma_g.values().copied().collect(),
    };
    // The accelerated key refers to the points of `parameters` and of the plain key, without a copy.
    let accelerated_key = Powers::<Accelerated<E>> {
        powers_of_g: AcceleratedAffine::wrap_slice(&parameters.powers_of_g).into(),
        powers_of_gamma_g: AcceleratedAffine::wrap_slice(&plain_key.powers_of_gamma_g).into(),
    };

    let longest = Times { plain: Duration::MAX, accelerated: Duration::MAX };
    let mut report = Report { degree, commit: longest, open: longest, msms: 0, same: true, verifies: true };
    for _ in 0..rounds.max(1) {
        let (commitment, opening) = work(&plain_key, &polynomial, point, |commit, open| {
            report.commit.plain = report.commit.plain.min(commit);
            report.open.plain = report.open.plain.min(open);
        })?;
        let before = MsmStatistics::read().msms;
        let accelerated = work(&accelerated_key, &polynomial, point, |commit, open| {
            report.commit.accelerated = report.commit.accelerated.min(commit);
            report.open.accelerated = report.open.accelerated.min(open);
        })?;
        report.msms = MsmStatistics::read().msms - before;
        let converted: (Commitment<E>, Proof<E>) = (convert(&accelerated.0)?, convert(&accelerated.1)?);
        report.same &= converted == (commitment, opening);
        let key = VerifierKey {
            g: parameters.powers_of_g[0],
            gamma_g: parameters.powers_of_gamma_g[&0],
            h: parameters.h,
            beta_h: parameters.beta_h,
            prepared_h: parameters.prepared_h.clone(),
            prepared_beta_h: parameters.prepared_beta_h.clone(),
        };
        let value = polynomial.evaluate(&point);
        report.verifies &= Scheme::<E>::check(&key, &converted.0, point, value, &converted.1)?;
    }
    Ok(report)
}

/// Computes a commitment and an opening with ark-poly-commit, for any pairing. Calls `watch` with the time of the
/// commitment and the time of the opening.
fn work<E: Pairing>(
    key: &Powers<'_, E>,
    polynomial: &Poly<E>,
    point: E::ScalarField,
    watch: impl FnOnce(Duration, Duration),
) -> Result<(Commitment<E>, Proof<E>), ark_poly_commit::Error> {
    let (commitment, commit) = timed(|| Scheme::<E>::commit(key, polynomial, None, None));
    let (commitment, randomness): (_, Randomness<_, _>) = commitment?;
    let (opening, open) = timed(|| Scheme::<E>::open(key, polynomial, point, &randomness));
    watch(commit, open);
    Ok((commitment, opening?))
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "a polynomial of degree {}", self.degree)?;
        writeln!(f, "{:<12}{:>12}{:>12}", "", "arkworks", "cumsm")?;
        for (name, times) in [("commit", self.commit), ("open", self.open)] {
            let (plain, accelerated) = (times.plain.as_secs_f64(), times.accelerated.as_secs_f64());
            writeln!(f, "{name:<12}{plain:>10.3} s{accelerated:>10.3} s  {:.2} times as fast", times.ratio())?;
        }
        writeln!(f, "plain and accelerated results are equal: {}", if self.same { "yes" } else { "NO" })?;
        write!(f, "arkworks verifies the accelerated openings: {}", if self.verifies { "yes" } else { "NO" })
    }
}
