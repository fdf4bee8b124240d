//! Tests of the files in `tests/vectors/snarkjs`, which snarkjs wrote, and of damaged copies of these files.

#![cfg(feature = "bls12-381")]

#[path = "common/damaged.rs"]
mod damaged;
#[path = "common/formats/mod.rs"]
#[allow(dead_code, reason = "shared with msm_cli")]
mod formats;

use std::collections::HashMap;
use std::io::{self, Cursor, Read, Seek, SeekFrom};

use ark_bls12_381::{g1, g2};
use ark_ec::short_weierstrass::{Affine, Projective};
use ark_ec::{AffineRepr, CurveConfig};
use ark_ff::{BigInteger, Field, PrimeField, UniformRand};
use cumsm::snarkjs::{Ptau, Zkey};
use cumsm::{Curve, FileFault, Msm, MsmError, Validation};
use damaged::{ReadAll, fault, truncated_files_are_too_short, with};
use formats::encoding::{Point, decode_point};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::StdRng;

const ZKEY: &[u8] = include_bytes!("vectors/snarkjs/bls12-381.zkey");
const PTAU: &[u8] = include_bytes!("vectors/snarkjs/bls12-381.ptau");
const JSON: &str = include_str!("vectors/snarkjs/bls12-381.json");
#[cfg(feature = "bn254")]
const BN254_ZKEY: &[u8] = include_bytes!("vectors/snarkjs/bn254.zkey");
#[cfg(feature = "bn254")]
const BN254_PTAU: &[u8] = include_bytes!("vectors/snarkjs/bn254.ptau");
#[cfg(feature = "bn254")]
const BN254_JSON: &str = include_str!("vectors/snarkjs/bn254.json");

/// Reads the points of one section.
type ReadSection<F, P> = fn(&mut F) -> Result<Vec<Affine<P>>, MsmError>;
type ZkeyFile<'f> = Zkey<Cursor<&'f [u8]>>;
type PtauFile<'f> = Ptau<Cursor<&'f [u8]>>;

fn zkey_g1<'f, P: Curve>() -> [(&'static str, ReadSection<ZkeyFile<'f>, P>); 5] {
    [("ic", Zkey::ic), ("a", Zkey::a), ("b1", Zkey::b1), ("c", Zkey::c), ("h", Zkey::h)]
}

fn ptau_g1<'f, P: Curve>() -> [(&'static str, ReadSection<PtauFile<'f>, P>); 3] {
    [("tau_g1", Ptau::tau_g1), ("alpha_tau_g1", Ptau::alpha_tau_g1), ("beta_tau_g1", Ptau::beta_tau_g1)]
}

fn ptau_g2<'f, P: Curve>() -> [(&'static str, ReadSection<PtauFile<'f>, P>); 2] {
    [("tau_g2", Ptau::tau_g2), ("beta_g2", Ptau::beta_g2)]
}

/// The points of each section of each file. The key of the outer map is `zkey` or `ptau`. The key of the inner map is
/// the section's name.
type Expected = HashMap<String, HashMap<String, Vec<Point>>>;

fn expected(json: &str) -> Expected {
    serde_json::from_str(json).expect("the file is well formed")
}

/// Compares points with the points that snarkjs states. Then validates the points through the public interface.
fn agree<P: Curve>(found: Vec<Affine<P>>, expected: &[Point]) {
    let expected: Vec<Affine<P>> = expected.iter().map(|point| decode_point(point).expect("it is sound")).collect();
    assert_eq!(found, expected);
    let preparation = Msm::builder().build().expect("the CPU is there").prepare_owned(found);
    preparation.validation(Validation::InSubgroup).build().expect("all points are in the subgroup");
}

fn g1_agrees<P: Curve>(zkey: &[u8], ptau: &[u8], json: &str) {
    let expected = expected(json);
    let mut zkey = Zkey::open(Cursor::new(zkey)).expect("snarkjs wrote it");
    assert_eq!(zkey.curve(), P::NAME);
    for (name, read) in zkey_g1() {
        agree::<P>(read(&mut zkey).expect("snarkjs wrote it"), &expected["zkey"][name]);
    }
    let mut ptau = Ptau::open(Cursor::new(ptau)).expect("snarkjs wrote it");
    assert_eq!(ptau.curve(), P::NAME);
    for (name, read) in ptau_g1() {
        agree::<P>(read(&mut ptau).expect("snarkjs wrote it"), &expected["ptau"][name]);
    }
}

fn g2_agrees<P: Curve>(zkey: &[u8], ptau: &[u8], json: &str) {
    let expected = expected(json);
    let b2 = Zkey::open(Cursor::new(zkey)).and_then(|mut zkey| zkey.b2());
    agree::<P>(b2.expect("snarkjs wrote it"), &expected["zkey"]["b2"]);
    let mut ptau = Ptau::open(Cursor::new(ptau)).expect("snarkjs wrote it");
    for (name, read) in ptau_g2() {
        agree::<P>(read(&mut ptau).expect("snarkjs wrote it"), &expected["ptau"][name]);
    }
}

#[test]
fn bls12_381_g1_agrees_with_snarkjs() {
    g1_agrees::<g1::Config>(ZKEY, PTAU, JSON);
}

#[test]
fn bls12_381_g2_agrees_with_snarkjs() {
    g2_agrees::<g2::Config>(ZKEY, PTAU, JSON);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254_g1_agrees_with_snarkjs() {
    g1_agrees::<ark_bn254::g1::Config>(BN254_ZKEY, BN254_PTAU, BN254_JSON);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254_g2_agrees_with_snarkjs() {
    g2_agrees::<ark_bn254::g2::Config>(BN254_ZKEY, BN254_PTAU, BN254_JSON);
}

/// The test uses section A, in which some points are the identity.
#[test]
fn an_msm_over_a_section_is_the_naive_sum() {
    let bases = Zkey::open(Cursor::new(ZKEY)).and_then(|mut zkey| zkey.a::<g1::Config>()).expect("it is sound");
    assert!(bases.iter().any(|base| base.is_zero()) && !bases.iter().all(|base| base.is_zero()));
    let mut rng = StdRng::seed_from_u64(1);
    let scalars: Vec<_> = bases.iter().map(|_| ark_bls12_381::Fr::rand(&mut rng)).collect();
    let naive: Projective<g1::Config> = bases.iter().zip(&scalars).map(|(base, scalar)| *base * scalar).sum();
    assert_eq!(cumsm::msm(&bases, &scalars), Ok(naive));
}

/// The points of a key or of a file with powers of tau.
#[derive(Debug, PartialEq)]
struct Points {
    g1: Vec<Affine<g1::Config>>,
    g2: Vec<Affine<g2::Config>>,
}

impl Points {
    fn are_on_the_curve(&self) -> bool {
        self.g1.iter().all(Affine::is_on_curve) && self.g2.iter().all(Affine::is_on_curve)
    }
}

/// The points of a key. Reading from a source and reading from memory must give the same points.
fn zkey_points(file: &[u8]) -> Result<Points, MsmError> {
    let read = Zkey::open(Cursor::new(file)).and_then(points_of);
    assert_eq!(Zkey::from_bytes(file).and_then(points_of), read);
    read
}

fn points_of(mut zkey: ZkeyFile<'_>) -> Result<Points, MsmError> {
    let mut points = Points { g1: Vec::new(), g2: zkey.b2()? };
    for (_, read) in zkey_g1() {
        points.g1.extend(read(&mut zkey)?);
    }
    Ok(points)
}

fn ptau_points(file: &[u8]) -> Result<Points, MsmError> {
    let mut ptau = Ptau::open(Cursor::new(file))?;
    let mut points = Points { g1: Vec::new(), g2: Vec::new() };
    for (_, read) in ptau_g1() {
        points.g1.extend(read(&mut ptau)?);
    }
    for (_, read) in ptau_g2() {
        points.g2.extend(read(&mut ptau)?);
    }
    Ok(points)
}

const FILES: [(&[u8], ReadAll<Points>); 2] = [(ZKEY, zkey_points), (PTAU, ptau_points)];

/// The position of a section's ID in a file, and the position of the section's first byte.
fn place(file: &[u8], id: u32) -> (usize, usize) {
    let mut position = 12;
    loop {
        let size = u64::from_le_bytes(file[position + 4..position + 12].try_into().expect("eight bytes")) as usize;
        if file[position..position + 4] == id.to_le_bytes() {
            return (position, position + 12);
        }
        position += 12 + size;
    }
}

#[test]
fn every_truncated_file_is_too_short() {
    truncated_files_are_too_short(&FILES);
}

/// True if reading the damaged file gives a fault, the points of the sound file, or a point that is not on the curve.
fn is_noticed(damaged: &[u8], read: ReadAll<Points>, sound: &Points) -> bool {
    match read(damaged) {
        Err(MsmError::File { .. }) => true,
        Err(_) => false,
        Ok(points) => points == *sound || !points.are_on_the_curve(),
    }
}

#[test]
fn every_flipped_bit_of_the_table_and_the_header_is_noticed() {
    for ((file, read), header) in FILES.into_iter().zip([2, 1]) {
        let sound = read(file).expect("snarkjs wrote it");
        let (number, start) = place(file, header);
        let size = u64::from_le_bytes(file[number + 4..start].try_into().expect("eight bytes")) as usize;
        let mut positions: Vec<_> = (0..12).chain(start..start + size).collect();
        let mut position = 12;
        while position < file.len() {
            positions.extend(position..position + 12);
            let size = u64::from_le_bytes(file[position + 4..position + 12].try_into().expect("eight bytes"));
            position += 12 + size as usize;
        }
        for position in positions {
            for bit in 0..8 {
                let damaged = with(file, position, &[file[position] ^ 1 << bit]);
                assert!(is_noticed(&damaged, read, &sound), "bit {bit} of byte {position}");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn flipped_bytes_are_noticed(
        which in 0..2_usize,
        flips in prop::collection::vec((any::<usize>(), 1..=255_u8), 1..5),
    ) {
        let (file, read) = FILES[which];
        let mut damaged = file.to_vec();
        for (position, flip) in flips {
            damaged[position % file.len()] ^= flip;
        }
        prop_assert!(is_noticed(&damaged, read, &read(file).expect("snarkjs wrote it")));
    }

    #[test]
    fn bytes_of_no_file_are_refused(bytes in prop::collection::vec(any::<u8>(), 0..200), which in 0..2_usize) {
        let (file, read) = FILES[which];
        prop_assert!(read(&bytes).is_err());
        prop_assert!(read(&[&file[..8], &bytes[..]].concat()).is_err());
    }
}

#[test]
fn faults_of_the_container_are_told() {
    assert_eq!(fault(zkey_points(PTAU)), FileFault::UnknownFormat);
    assert_eq!(fault(ptau_points(ZKEY)), FileFault::UnknownFormat);
    let newer = with(ZKEY, 4, &2_u32.to_le_bytes());
    assert_eq!(fault(zkey_points(&newer)), FileFault::UnknownVersion { found: 2, known: 1 });
    assert_eq!(fault(zkey_points(&with(ZKEY, 8, &[0xff; 4]))), FileFault::Header);
    // Section 5 is A, and section 10 has the contributions.
    let missing = with(ZKEY, place(ZKEY, 5).0, &11_u32.to_le_bytes());
    assert_eq!(fault(zkey_points(&missing)), FileFault::MissingSection { section: "A" });
    let repeated = with(ZKEY, place(ZKEY, 10).0, &5_u32.to_le_bytes());
    assert_eq!(fault(zkey_points(&repeated)), FileFault::RepeatedSection { section: "A" });
    for size in [u64::MAX, 1 << 63, ZKEY.len() as u64] {
        let long = with(ZKEY, place(ZKEY, 5).0 + 4, &size.to_le_bytes());
        assert_eq!(fault(zkey_points(&long)), FileFault::TooShort);
    }
}

#[test]
fn faults_of_the_header_are_told() {
    let protocol = |id: u32| fault(zkey_points(&with(ZKEY, place(ZKEY, 1).1, &id.to_le_bytes())));
    assert_eq!(protocol(2), FileFault::UnknownProtocol { found: 2 });
    assert!(protocol(2).to_string().contains("PLONK") && protocol(10).to_string().contains("FFLONK"));
    let header = place(ZKEY, 2).1;
    // The fields of the header: n8q, q, n8r, r, signals, public signals, domain.
    let [n8q, q, n8r, r, signals, public, domain] = [0, 4, 52, 56, 88, 92, 96].map(|offset| header + offset);
    let planted = |position: usize, value: u32| fault(zkey_points(&with(ZKEY, position, &value.to_le_bytes())));
    for size in [0, 1, 7, 40, 47, 56, u32::MAX] {
        assert_eq!(planted(n8q, size), FileFault::Header, "n8q = {size}");
        assert_eq!(planted(n8r, size), FileFault::Header, "n8r = {size}");
    }
    assert_eq!(planted(r, 3), FileFault::Header);
    assert_eq!(planted(public, 6), FileFault::Header);
    assert_eq!(planted(domain, 7), FileFault::Header);
    assert_eq!(planted(domain, 0), FileFault::Header);
    // The section of G2 points is read first.
    let size = |section, points: [u64; 2], bytes| FileFault::SectionSize {
        section,
        found: bytes * points[0],
        expected: bytes * points[1],
    };
    assert_eq!(planted(signals, 7), size("B2", [6, 7], 192));
    assert_eq!(planted(signals, u32::MAX), size("B2", [6, u64::from(u32::MAX)], 192));
    assert_eq!(planted(public, 1), size("IC", [3, 2], 96));
    assert_eq!(planted(domain, 16), size("H", [8, 16], 96));

    let header = place(PTAU, 1).1;
    let power = |power: u32| fault(ptau_points(&with(PTAU, header + 52, &power.to_le_bytes())));
    assert_eq!(power(4), size("tauG1", [15, 31], 96));
    assert_eq!(power(62), FileFault::SectionSize { section: "tauG1", found: 15 * 96, expected: u64::MAX });
    assert_eq!(power(63), FileFault::Header);
    assert_eq!(power(u32::MAX), FileFault::Header);
    let other = fault(zkey_points(&with(ZKEY, q, &[1])));
    let FileFault::OtherCurve { found, expected } = other else { panic!("{other:?}") };
    assert!(found.starts_with("curve over the prime 0x1a0111ea") && found.ends_with("aa01 g2"), "{found}");
    assert_eq!(expected, "bls12-381 g2");
}

fn other(found: &str, expected: &str) -> FileFault {
    FileFault::OtherCurve { found: found.into(), expected: expected.into() }
}

#[test]
fn another_group_is_refused() {
    let mut zkey = Zkey::open(Cursor::new(ZKEY)).expect("it is sound");
    let error = zkey.a::<g2::Config>().expect_err("it is another group");
    let fault = other("bls12-381 g1", "bls12-381 g2");
    assert_eq!(error, MsmError::File { format: "zkey", fault });
    let mut ptau = Ptau::open(Cursor::new(PTAU)).expect("it is sound");
    let error = ptau.beta_g2::<g1::Config>().expect_err("it is another group");
    let fault = other("bls12-381 g2", "bls12-381 g1");
    assert_eq!(error, MsmError::File { format: "ptau", fault });
}

#[cfg(feature = "bls12-377")]
#[test]
fn another_curve_is_refused() {
    let mut zkey = Zkey::open(Cursor::new(ZKEY)).expect("it is sound");
    let error = zkey.a::<ark_bls12_377::g1::Config>().expect_err("it is another curve");
    let fault = other("bls12-381 g1", "bls12-377 g1");
    assert_eq!(error, MsmError::File { format: "zkey", fault });
    let mut ptau = Ptau::open(Cursor::new(PTAU)).expect("it is sound");
    let error = ptau.tau_g2::<ark_bls12_377::g2::Config>().expect_err("it is another curve");
    let fault = other("bls12-381 g2", "bls12-377 g2");
    assert_eq!(error, MsmError::File { format: "ptau", fault });
}

/// The readers refuse the prime p as a coordinate, and accept p − 1.
#[test]
fn coordinates_are_below_the_prime() {
    let p = <g1::Config as CurveConfig>::BaseField::MODULUS;
    let mut less = p;
    less.sub_with_borrow(&1_u32.into());
    for (section, name, bytes) in [(6, "B1", 96), (7, "B2", 192)] {
        for index in [0, 5] {
            for coordinate in (0..bytes).step_by(48) {
                let position = place(ZKEY, section).1 + index * bytes + coordinate;
                let planted = |value: &[u8]| zkey_points(&with(ZKEY, position, value));
                let expected = FileFault::Point { section: name, index: index as u64 };
                assert_eq!(fault(planted(&p.to_bytes_le())), expected);
                assert_eq!(fault(planted(&[0xff; 48])), expected);
                assert!(!planted(&less.to_bytes_le()).expect("it is an element").are_on_the_curve());
            }
        }
    }
}

/// A source that counts the bytes that a reader reads. If `fails` is set, each read is an error. The source states
/// `length` as the file's length.
struct Source {
    file: Cursor<Vec<u8>>,
    length: u64,
    read: usize,
    fails: bool,
}

impl Source {
    fn new(file: &[u8], length: u64) -> Self {
        Self { file: Cursor::new(file.to_vec()), length, read: 0, fails: false }
    }
}

impl Read for &mut Source {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.fails {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let read = self.file.read(bytes)?;
        self.read += read;
        Ok(read)
    }
}

impl Seek for &mut Source {
    fn seek(&mut self, position: SeekFrom) -> io::Result<u64> {
        match position {
            SeekFrom::End(0) => Ok(self.length),
            _ => self.file.seek(position),
        }
    }
}

#[test]
fn only_what_is_asked_for_is_read() {
    let mut source = Source::new(ZKEY, ZKEY.len() as u64);
    Zkey::open(&mut source).expect("it is sound");
    // Opening reads the table of 10 sections, the protocol and the header.
    let opened = 12 + 10 * 12 + 4 + (20 + 48 + 32 + 18 * 48);
    assert_eq!(source.read, opened);
    Zkey::open(&mut source).and_then(|mut zkey| zkey.a::<g1::Config>()).expect("it is sound");
    assert_eq!(source.read, 2 * opened + 6 * 96);
}

#[test]
fn a_failing_source_is_an_error_of_the_system() {
    let mut source = Source::new(PTAU, PTAU.len() as u64);
    source.fails = true;
    let error = Ptau::open(&mut source).err().expect("the source fails");
    assert!(matches!(error, MsmError::Io { kind: io::ErrorKind::PermissionDenied, .. }), "{error:?}");
}

/// The header states more points than fit in memory. The source states a file length that is great enough for all
/// points of the header.
#[test]
fn too_many_points_are_an_error() {
    let power = 50_u32;
    let bytes = (2_u64 << power).wrapping_sub(1) * 96;
    let header = place(PTAU, 1).1;
    let claimed = with(PTAU, header + 52, &power.to_le_bytes());
    let mut claimed = with(&claimed, place(PTAU, 2).0 + 4, &bytes.to_le_bytes());
    claimed[8..12].copy_from_slice(&2_u32.to_le_bytes());
    let mut source = Source::new(&claimed, 1 << 60);
    let mut ptau = Ptau::open(&mut source).expect("the table is sound");
    let error = ptau.tau_g1::<g1::Config>().expect_err("the points do not fit in memory");
    assert_eq!(error, MsmError::AllocationRefused { purpose: "the points of a section", bytes });
}

/// Two roots of unity of order `order`. The first is the root that the documentation of `Zkey::h` states:
/// `base`^((r − 1)/`order`). The second is arkworks' root.
fn roots<F: PrimeField>(base: u64, order: u64) -> (F, F) {
    let exponent = (-F::ONE).into_bigint() >> order.trailing_zeros();
    (F::from(base).pow(exponent), F::get_root_of_unity(order).unwrap())
}

#[test]
fn roots_of_h_are_arkworks_roots_on_bn254_alone() {
    for log_order in 1..=20 {
        let order = 1 << log_order;
        let (snarkjs, arkworks) = roots::<ark_bls12_381::Fr>(5, order);
        assert_eq!(snarkjs.pow([order / 2]), -ark_bls12_381::Fr::from(1));
        assert_eq!(snarkjs == arkworks, order <= 4, "2^{log_order}");
        assert_eq!(roots::<ark_bls12_381::Fr>(7, order).0, arkworks);
        #[cfg(feature = "bn254")]
        {
            let (snarkjs, arkworks) = roots::<ark_bn254::Fr>(5, order);
            assert_eq!(snarkjs, arkworks, "2^{log_order}");
        }
    }
}
