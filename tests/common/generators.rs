//! Generates points and scalars of many kinds for any curve. Some kinds are difficult for a multi-scalar
//! multiplication. A seed determines the points and scalars. Tests, benches and examples share this file.
#![allow(dead_code)] // each file that includes this module uses only some of its items

use std::fmt;
use std::str::FromStr;

use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveGroup};
use ark_ff::{AdditiveGroup, BigInteger, BitIteratorBE, PrimeField, UniformRand, Zero};
use cumsm::{BaseOrigin, Curve};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;

/// A kind of base points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PointKind {
    /// Different random points of the subgroup.
    Random,
    /// One random point, n times.
    Equal,
    /// Random pairs P, −P.
    Opposite,
    /// Random points. Every third point is the identity.
    SomeIdentity,
    /// The identity, n times.
    AllIdentity,
    /// G, 2G, 3G, … A bucket soon adds a point that is equal or opposite to the bucket's sum.
    Consecutive,
    /// Points of the curve that are not in the subgroup. If the cofactor is 1, all points of the curve lie in the
    /// subgroup.
    OffSubgroup,
    /// Points T and −T. The order of T is the first of the numbers 2, 3, 13 and 10069 that divides the cofactor. The
    /// addition of two points of this kind is a doubling, gives the identity, or has an operand with y = 0. If none of
    /// the numbers 2, 3, 13 and 10069 divides the cofactor, all points are the identity.
    SmallOrder,
}

impl PointKind {
    /// Every kind.
    pub(crate) const ALL: [Self; 8] = [
        Self::Random,
        Self::Equal,
        Self::Opposite,
        Self::SomeIdentity,
        Self::AllIdentity,
        Self::Consecutive,
        Self::OffSubgroup,
        Self::SmallOrder,
    ];

    /// True if points of this kind lie in the prime-order subgroup on every curve.
    pub(crate) fn in_subgroup(self) -> bool {
        !matches!(self, Self::OffSubgroup | Self::SmallOrder)
    }

    /// The origin to give to an engine for points of this kind.
    pub(crate) fn origin(self) -> BaseOrigin {
        if self.in_subgroup() { BaseOrigin::Subgroup } else { BaseOrigin::Curve }
    }
}

impl fmt::Display for PointKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
            Self::Equal => "equal",
            Self::Opposite => "opposite",
            Self::SomeIdentity => "some-identity",
            Self::AllIdentity => "all-identity",
            Self::Consecutive => "consecutive",
            Self::OffSubgroup => "off-subgroup",
            Self::SmallOrder => "small-order",
        })
    }
}

/// A kind of scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarKind {
    /// Uniform below r.
    Uniform,
    /// All 0.
    Zero,
    /// All 1.
    One,
    /// All r − 1.
    MinusOne,
    /// Alternately (r + 1)/2 and (r − 1)/2.
    Half,
    /// The powers of two below r: 1, 2, 4, …, repeated.
    Powers,
    /// One random scalar, n times.
    Equal,
    /// 0 or 1.
    Bits,
    /// Each scalar is 0 with probability 9/10, and uniform otherwise.
    MostlyZero,
    /// The scalars are divided into groups of the given size. The last scalar of each full group is uniform. If there
    /// is no full group, the last scalar is uniform. All other scalars are 0. `OneIn` is not in [`ALL`](Self::ALL).
    OneIn(u32),
    /// Random below 2^16.
    Small,
    /// r − s, where s is random below 2^16.
    NegativeSmall,
    /// Each scalar is one of 32 random values.
    Clustered,
    /// Like a Groth16 witness: half of the scalars are 0 or 1, a quarter are like `Small`, an eighth are like
    /// `NegativeSmall`, and an eighth are uniform.
    Witness,
    /// Scalars for windows of the given number c of bits. The top signed digit is 1, and every other signed digit is
    /// −2^(c−1). So in every window except the top window, each point goes to the last bucket.
    TopDigits(u32),
}

impl ScalarKind {
    /// All kinds except [`OneIn`](Self::OneIn). `TopDigits` is for windows of 8 bits.
    pub(crate) const ALL: [Self; 14] = [
        Self::Uniform,
        Self::Zero,
        Self::One,
        Self::MinusOne,
        Self::Half,
        Self::Powers,
        Self::Equal,
        Self::Bits,
        Self::MostlyZero,
        Self::Small,
        Self::NegativeSmall,
        Self::Clustered,
        Self::Witness,
        Self::TopDigits(8),
    ];

    /// The names of the kinds in [`ALL`](Self::ALL), in one line.
    pub(crate) fn names() -> String {
        Self::ALL.map(|kind| kind.to_string()).join(", ")
    }
}

impl fmt::Display for ScalarKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Uniform => "uniform",
            Self::Zero => "zero",
            Self::One => "one",
            Self::MinusOne => "minus-one",
            Self::Half => "half",
            Self::Powers => "powers",
            Self::Equal => "equal",
            Self::Bits => "bits",
            Self::MostlyZero => "mostly-zero",
            Self::OneIn(count) => return write!(f, "one-in:{count}"),
            Self::Small => "small",
            Self::NegativeSmall => "negative-small",
            Self::Clustered => "clustered",
            Self::Witness => "witness",
            Self::TopDigits(window_bits) => return write!(f, "top-digits:{window_bits}"),
        })
    }
}

impl FromStr for ScalarKind {
    type Err = String;

    /// Reads a name in the form that `Display` writes. The name `top-digits` without a number means windows of 8 bits.
    fn from_str(name: &str) -> Result<Self, String> {
        if let Some(count) = name.strip_prefix("one-in:").and_then(|count| count.parse().ok()).filter(|&n| n > 0) {
            return Ok(Self::OneIn(count));
        }
        if let Some(window_bits) = name.strip_prefix("top-digits:").and_then(|bits| bits.parse().ok()) {
            let windows = cumsm::MsmBuilder::WINDOW_BITS;
            return if windows.contains(&window_bits) {
                Ok(Self::TopDigits(window_bits))
            } else {
                Err(format!("the window is outside {} to {}", windows.start(), windows.end()))
            };
        }
        Self::ALL
            .into_iter()
            .find(|kind| kind.to_string() == name || matches!(kind, Self::TopDigits(_)) && name == "top-digits")
            .ok_or_else(|| format!("not one of {}", Self::names()))
    }
}

/// `n` points of a kind. For a given seed, point i does not depend on `n`.
pub(crate) fn points<P: Curve>(kind: PointKind, n: usize, seed: u64) -> Vec<Affine<P>> {
    let random = |n| random_points::<P>(n, seed);
    let mut rng = stream(seed, Domain::Shared, 0);
    match kind {
        PointKind::Random => random(n),
        PointKind::Equal => vec![subgroup_point::<P>(&mut rng).into_affine(); n],
        PointKind::Opposite => {
            let firsts = random(n.div_ceil(2));
            (0..n).map(|i| if i % 2 == 0 { firsts[i / 2] } else { -firsts[i / 2] }).collect()
        }
        PointKind::SomeIdentity => {
            let mut points = random(n);
            points.iter_mut().skip(2).step_by(3).for_each(|point| *point = Affine::identity());
            points
        }
        PointKind::AllIdentity => vec![Affine::identity(); n],
        PointKind::Consecutive => {
            let generator = Affine::<P>::generator();
            progressions(n, &|chunk| (generator * P::ScalarField::from((chunk * CHUNK + 1) as u64), generator))
        }
        PointKind::OffSubgroup => progressions(n, &|chunk| {
            let mut rng = stream(seed, Domain::Points, chunk);
            (curve_point(&mut rng).into(), curve_point::<P>(&mut rng))
        }),
        PointKind::SmallOrder => {
            let point = small_order_point::<P>(&mut rng);
            (0..n).map(|_| if rng.r#gen() { point } else { -point }).collect()
        }
    }
}

/// `n` points of [`PointKind::Random`]. A program that calls only `random_points` does not compile the code for the
/// other kinds of points, which takes a long time to compile.
pub(crate) fn random_points<P: Curve>(n: usize, seed: u64) -> Vec<Affine<P>> {
    progressions(n, &|chunk| {
        let mut rng = stream(seed, Domain::Points, chunk);
        (subgroup_point(&mut rng), subgroup_point::<P>(&mut rng).into_affine())
    })
}

/// The scalars kᵢ of the points kᵢ·G of [`random_points`], for the same seed.
pub(crate) fn logarithms<P: Curve>(n: usize, seed: u64) -> Vec<P::ScalarField> {
    let mut scalars = vec![P::ScalarField::zero(); n];
    in_chunks(&mut scalars, &|i, chunk| {
        let mut rng = stream(seed, Domain::Points, i);
        let (mut next, step) = (P::ScalarField::rand(&mut rng), P::ScalarField::rand(&mut rng));
        for slot in chunk {
            *slot = next;
            next += step;
        }
    });
    scalars
}

/// `n` scalars of a kind. For a given seed, scalar i does not depend on `n`. Only with [`ScalarKind::OneIn`], scalar i
/// depends on `n` if `n` is less than the size of a group.
pub(crate) fn scalars<F: PrimeField>(kind: ScalarKind, n: usize, seed: u64) -> Vec<F> {
    let mut rng = stream(seed, Domain::Shared, 1);
    let small = |rng: &mut StdRng| F::from(rng.r#gen::<u16>());
    match kind {
        ScalarKind::Uniform => filled(n, seed, |_, rng| F::rand(rng)),
        ScalarKind::Zero => vec![F::zero(); n],
        ScalarKind::One => vec![F::one(); n],
        ScalarKind::MinusOne => vec![-F::one(); n],
        ScalarKind::Half => {
            let half = F::from(2u8).inverse().expect("r is odd");
            filled(n, seed, |i, _| if i % 2 == 0 { half } else { -half })
        }
        ScalarKind::Powers => {
            let powers: Vec<F> = std::iter::successors(Some(F::one()), |power| Some(power.double()))
                .take(F::MODULUS_BIT_SIZE as usize)
                .collect();
            filled(n, seed, |i, _| powers[i % powers.len()])
        }
        ScalarKind::Equal => vec![F::rand(&mut rng); n],
        ScalarKind::Bits => filled(n, seed, |_, rng| F::from(rng.r#gen::<bool>())),
        ScalarKind::MostlyZero => filled(n, seed, |_, rng| if rng.gen_ratio(1, 10) { F::rand(rng) } else { F::zero() }),
        ScalarKind::OneIn(count) => {
            let count = n.min(count as usize);
            filled(n, seed, |i, rng| if i % count == count - 1 { F::rand(rng) } else { F::zero() })
        }
        ScalarKind::Small => filled(n, seed, |_, rng| small(rng)),
        ScalarKind::NegativeSmall => filled(n, seed, |_, rng| -small(rng)),
        ScalarKind::Clustered => {
            let values: [F; 32] = std::array::from_fn(|_| F::rand(&mut rng));
            filled(n, seed, |_, rng| values[rng.gen_range(0..values.len())])
        }
        ScalarKind::Witness => filled(n, seed, |_, rng| match rng.gen_range(0..8) {
            0..4 => F::from(rng.r#gen::<bool>()),
            4..6 => small(rng),
            6 => -small(rng),
            _ => F::rand(rng),
        }),
        ScalarKind::TopDigits(window_bits) => vec![top_digits(window_bits as usize); n],
    }
}

/// `n` integers that are not below r: the greatest integer of the type, r, r + 1, and then random integers.
pub(crate) fn unreduced<F: PrimeField>(n: usize, seed: u64) -> Vec<F::BigInt> {
    filled(n, seed, |i, rng| match i {
        0 => {
            let mut greatest = F::BigInt::default();
            greatest.as_mut().fill(u64::MAX);
            greatest
        }
        1 => F::MODULUS,
        2 => {
            let mut next = F::MODULUS;
            next.add_with_carry(&1u64.into());
            next
        }
        _ => loop {
            let integer = F::BigInt::rand(rng);
            if integer >= F::MODULUS {
                break integer;
            }
        },
    })
}

/// The number of elements in a chunk. Each chunk has its own random stream. A chunk of points costs two scalar
/// multiplications, in addition to the cost of each point.
const CHUNK: usize = 4096;

/// The use of a random stream. Streams for different uses are independent.
#[derive(Clone, Copy)]
enum Domain {
    Points,
    Values,
    Shared,
}

fn stream(seed: u64, domain: Domain, index: usize) -> StdRng {
    let mut key = [0; 32];
    for (part, value) in key.chunks_mut(8).zip([seed, domain as u64, index as u64]) {
        part.copy_from_slice(&value.to_le_bytes());
    }
    StdRng::from_seed(key)
}

/// `n` values. `value` computes each value from an index and a random stream.
fn filled<T: Clone + Default + Send>(n: usize, seed: u64, value: impl Fn(usize, &mut StdRng) -> T + Sync) -> Vec<T> {
    let mut values = vec![T::default(); n];
    in_chunks(&mut values, &|i, chunk| {
        let mut rng = stream(seed, Domain::Values, i);
        for (j, slot) in chunk.iter_mut().enumerate() {
            *slot = value(i * CHUNK + j, &mut rng);
        }
    });
    values
}

/// `n` points in chunks. `ends` gives the start and the step of a chunk. Each chunk is an arithmetic progression, so a
/// point costs only one mixed addition and a fraction of a batch inversion. A random point would cost a square root and
/// a multiplication by the cofactor.
fn progressions<P: Curve>(n: usize, ends: &(dyn Fn(usize) -> (Projective<P>, Affine<P>) + Sync)) -> Vec<Affine<P>> {
    let mut points = vec![Affine::identity(); n];
    in_chunks(&mut points, &|i, chunk| {
        let (mut next, step) = ends(i);
        let sums: Vec<_> = chunk
            .iter()
            .map(|_| {
                let point = next;
                next += step;
                point
            })
            .collect();
        chunk.copy_from_slice(&Projective::normalize_batch(&sums));
    });
    points
}

/// Calls `fill` with each chunk and its index, in parallel. `fill` is a trait object, so that rayon's code is compiled
/// only once for each type `T`.
fn in_chunks<T: Send>(values: &mut [T], fill: &(dyn Fn(usize, &mut [T]) + Sync)) {
    values.par_chunks_mut(CHUNK).enumerate().for_each(|(i, chunk)| fill(i, chunk));
}

fn subgroup_point<P: Curve>(rng: &mut StdRng) -> Projective<P> {
    Affine::<P>::generator() * P::ScalarField::rand(rng)
}

/// A random point of the whole curve. The probability that the point lies in the subgroup is 1 divided by the cofactor.
fn curve_point<P: Curve>(rng: &mut StdRng) -> Affine<P> {
    loop {
        if let Some(point) = Affine::get_point_from_x_unchecked(P::BaseField::rand(rng), rng.r#gen()) {
            return point;
        }
    }
}

/// The least prime factors of the cofactors of four groups: BLS12-377 G1, BLS12-381 G1, BLS12-381 G2 and BN254 G2, in
/// this order. The cofactor of BLS12-377 G2 has no prime factor below 10^5.
const SMALL_ORDERS: [u64; 4] = [2, 3, 13, 10_069];

fn small_order_point<P: Curve>(rng: &mut StdRng) -> Affine<P> {
    for prime in SMALL_ORDERS {
        let Some(mut rest) = exact_quotient(P::COFACTOR, prime) else { continue };
        while let Some(quotient) = exact_quotient(&rest, prime) {
            rest = quotient;
        }
        loop {
            // The order of `point` is a power of the prime.
            let mut point = multiple(&multiple(&curve_point::<P>(rng), P::ScalarField::MODULUS), &rest);
            while !point.is_zero() {
                let next = multiple(&point, [prime]);
                if next.is_zero() {
                    return point;
                }
                point = next;
            }
        }
    }
    Affine::identity()
}

/// `factor` times `point`, by double-and-add. `mul_bigint` of arkworks uses the endomorphism and reduces the factor, so
/// its result is right only for points in the subgroup.
fn multiple<P: Curve>(point: &Affine<P>, factor: impl AsRef<[u64]>) -> Affine<P> {
    let mut product = Projective::<P>::zero();
    for bit in BitIteratorBE::new(factor) {
        product.double_in_place();
        if bit {
            product += point;
        }
    }
    product.into_affine()
}

/// `limbs` (little-endian) divided by `divisor`, or `None` if there is a remainder.
fn exact_quotient(limbs: &[u64], divisor: u64) -> Option<Vec<u64>> {
    let mut remainder = 0;
    let mut quotient = vec![0; limbs.len()];
    for (digit, &limb) in quotient.iter_mut().zip(limbs).rev() {
        let dividend = u128::from(remainder) << 64 | u128::from(limb);
        *digit = (dividend / u128::from(divisor)) as u64;
        remainder = (dividend % u128::from(divisor)) as u64;
    }
    (remainder == 0).then_some(quotient)
}

/// The scalar 2^(cm) − Σ 2^(c−1)·2^(ci), where c is `window_bits`, and i goes from 0 to m − 1. The number of windows m
/// is the greatest for which this scalar is below r. Each negative digit borrows 1 from the next digit. So in binary,
/// the lowest window has the value 2^(c−1), and all other windows have the value 2^(c−1) − 1.
fn top_digits<F: PrimeField>(window_bits: usize) -> F {
    (1..=(F::MODULUS_BIT_SIZE as usize).div_ceil(window_bits) + 1)
        .rev()
        .find_map(|windows| {
            let mut bits = vec![false; windows * window_bits];
            for (i, bit) in bits.iter_mut().enumerate() {
                let top = i % window_bits == window_bits - 1;
                *bit = if i < window_bits { top } else { !top };
            }
            let significant = bits.iter().rposition(|&bit| bit).map_or(0, |last| last + 1);
            if significant > F::MODULUS_BIT_SIZE as usize {
                return None;
            }
            F::from_bigint(F::BigInt::from_bits_le(&bits[..significant]))
        })
        .expect("one window is below r")
}
