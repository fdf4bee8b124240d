//! Tests of the readers of circuits, of witnesses, and of the parts of keys that are not bases. The tests read the
//! circuit, the witness and the key of `tests/vectors/snarkjs`, and damaged copies of these files.

#![cfg(feature = "bls12-381")]

#[path = "common/damaged.rs"]
mod damaged;

use std::io::Cursor;

use ark_bls12_381::{Bls12_381, Fr, g1, g2};
use ark_ec::AffineRepr;
use ark_ec::pairing::Pairing;
use ark_ec::short_weierstrass::Affine;
use ark_ff::{BigInteger, Field, One, PrimeField};
use cumsm::snarkjs::{R1cs, Wtns, Zkey};
use cumsm::{Curve, FileFault, MsmError, SparseMatrix};
use damaged::{ReadAll, fault, truncated_files_are_too_short, with};
use serde_json::Value;

const ZKEY: &[u8] = include_bytes!("vectors/snarkjs/bls12-381.zkey");
const WTNS: &[u8] = include_bytes!("vectors/snarkjs/bls12-381.wtns");
const R1CS: &[u8] = include_bytes!("vectors/snarkjs/bls12-381.r1cs");
const VERIFICATION_KEY: &str = include_str!("vectors/snarkjs/bls12-381-verification_key.json");

/// The rows of a matrix. An entry is a value and its column.
type Rows<F> = Vec<Vec<(F, usize)>>;

/// The circuit of `generate.mjs`: y = x·x, z = 3·x·y, out = z + 5, with the signals 1, out, x, y, z, unused.
fn circuit<F: PrimeField>() -> [Rows<F>; 3] {
    let one = F::ONE;
    let a = vec![vec![(one, 2)], vec![(F::from(3), 2)], vec![(F::from(5), 0), (one, 4)]];
    let b = vec![vec![(one, 2)], vec![(one, 3)], vec![(one, 0)]];
    let c = vec![vec![(one, 3)], vec![(one, 4)], vec![(one, 1)]];
    [a, b, c]
}

/// The matrices A and B of the key. snarkjs appends one row to A for each of the signals 1, out and x. Both matrices
/// have 8 rows.
fn in_key<F: PrimeField>() -> [Rows<F>; 2] {
    let [mut a, mut b, _] = circuit();
    a.extend((0..3).map(|signal| vec![(F::ONE, signal)]));
    for matrix in [&mut a, &mut b] {
        matrix.resize(8, Vec::new());
    }
    [a, b]
}

fn witness<F: PrimeField>() -> Vec<F> {
    let mut values = [1, 86, 3, 9, 81].map(|value: u64| F::from(value)).to_vec();
    values.push(-F::ONE);
    values
}

fn decimal<F: PrimeField>(value: &Value) -> F {
    F::from_str(value.as_str().expect("a string")).ok().expect("an element")
}

/// A point of snarkjs' JSON. Each coordinate is an element of the prime field, or a pair of elements.
fn point<P: Curve>(value: &Value) -> Affine<P> {
    let prime_elements = |value: &Value| match value {
        Value::Array(parts) => parts.iter().map(decimal).collect(),
        _ => vec![decimal(value)],
    };
    let coordinate = |index: usize| P::BaseField::from_base_prime_field_elems(prime_elements(&value[index]));
    Affine::new(coordinate(0).expect("a coordinate"), coordinate(1).expect("a coordinate"))
}

/// The files of a curve.
struct Files<'f> {
    zkey: &'f [u8],
    wtns: &'f [u8],
    r1cs: &'f [u8],
    verification_key: &'f str,
}

fn agree<E, P, Q, F>(files: &Files<'_>)
where
    E: Pairing<G1Affine = Affine<P>, G2Affine = Affine<Q>, ScalarField = F>,
    P: Curve<ScalarField = F>,
    Q: Curve<ScalarField = F>,
    F: cumsm::DomainField,
{
    let mut zkey = Zkey::open(Cursor::new(files.zkey)).expect("snarkjs wrote it");
    assert_eq!((zkey.signals(), zkey.public_signals(), zkey.domain_size()), (6, 2, 8));
    let expected: Value = serde_json::from_str(files.verification_key).expect("it is well formed");
    assert_eq!(zkey.alpha_g1::<P>(), Ok(point(&expected["vk_alpha_1"])));
    let [beta, gamma, delta] = [zkey.beta_g2::<Q>(), zkey.gamma_g2(), zkey.delta_g2()].map(Result::unwrap);
    assert_eq!(beta, point(&expected["vk_beta_2"]));
    assert_eq!(gamma, point(&expected["vk_gamma_2"]));
    assert_eq!(delta, point(&expected["vk_delta_2"]));
    for (in_g1, in_g2) in [(zkey.beta_g1::<P>(), beta), (zkey.delta_g1(), delta)] {
        let (g1, g2) = (E::G1Affine::generator(), E::G2Affine::generator());
        assert_eq!(E::pairing(in_g1.expect("snarkjs wrote it"), g2), E::pairing(g1, in_g2));
    }

    let coefficients = zkey.coefficients::<F>().expect("snarkjs wrote it");
    assert_eq!(coefficients, in_key::<F>().map(|rows| SparseMatrix::new(&rows, 6).expect("it is sound")));

    let mut wtns = Wtns::open(Cursor::new(files.wtns)).expect("the script wrote it");
    assert_eq!((wtns.len(), wtns.is_empty()), (6, false));
    let values: Vec<F> = wtns.values().expect("the script wrote it");
    assert_eq!(values, witness());

    let mut r1cs = R1cs::open(Cursor::new(files.r1cs)).expect("snarkjs reads it");
    let counts = [r1cs.signals(), r1cs.public_outputs(), r1cs.public_inputs(), r1cs.private_inputs()];
    assert_eq!((counts, r1cs.constraints()), ([6, 1, 1, 0], 3));
    let matrices = r1cs.matrices::<F>().expect("snarkjs reads it");
    assert_eq!(matrices, circuit());
    let [a, b, c] = matrices.map(|rows| SparseMatrix::new(&rows, 6).unwrap().multiply(&values).unwrap());
    assert!(a.iter().zip(&b).zip(&c).all(|((&a, &b), &c)| a * b == c), "the witness satisfies the circuit");
}

#[test]
fn bls12_381_agrees_with_snarkjs() {
    let files = Files { zkey: ZKEY, wtns: WTNS, r1cs: R1CS, verification_key: VERIFICATION_KEY };
    agree::<Bls12_381, g1::Config, g2::Config, _>(&files);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254_agrees_with_snarkjs() {
    let files = Files {
        zkey: include_bytes!("vectors/snarkjs/bn254.zkey"),
        wtns: include_bytes!("vectors/snarkjs/bn254.wtns"),
        r1cs: include_bytes!("vectors/snarkjs/bn254.r1cs"),
        verification_key: include_str!("vectors/snarkjs/bn254-verification_key.json"),
    };
    agree::<ark_bn254::Bn254, ark_bn254::g1::Config, ark_bn254::g2::Config, _>(&files);
}

/// The parts of a file that a prover reads in addition to bases.
#[derive(Debug, PartialEq)]
enum Contents {
    Key {
        counts: [usize; 3],
        matrices: Box<[SparseMatrix<Fr>; 2]>,
        g1: Vec<Affine<g1::Config>>,
        g2: Vec<Affine<g2::Config>>,
    },
    Witness(Vec<Fr>),
    Circuit([usize; 5], [Rows<Fr>; 3]),
}

/// Checks that the reader of a file in memory and the reader of any other source give the same result. Returns the
/// result.
fn both(read: Result<Contents, MsmError>, seen: Result<Contents, MsmError>) -> Result<Contents, MsmError> {
    assert!(read == seen, "{read:?}, but in memory {seen:?}");
    read
}

fn read_key(file: &[u8]) -> Result<Contents, MsmError> {
    both(Zkey::open(Cursor::new(file)).and_then(key_contents), Zkey::from_bytes(file).and_then(key_contents))
}

fn key_contents(mut zkey: Zkey<Cursor<&[u8]>>) -> Result<Contents, MsmError> {
    let mut g1 = vec![zkey.alpha_g1()?, zkey.beta_g1()?, zkey.delta_g1()?];
    g1.extend(zkey.h()?);
    let g2 = vec![zkey.beta_g2()?, zkey.gamma_g2()?, zkey.delta_g2()?];
    let counts = [zkey.signals(), zkey.public_signals(), zkey.domain_size()];
    Ok(Contents::Key { counts, matrices: zkey.coefficients()?.into(), g1, g2 })
}

fn read_witness(file: &[u8]) -> Result<Contents, MsmError> {
    let contents = |mut wtns: Wtns<Cursor<_>>| wtns.values().map(Contents::Witness);
    both(Wtns::open(Cursor::new(file)).and_then(contents), Wtns::from_bytes(file).and_then(contents))
}

fn read_circuit(file: &[u8]) -> Result<Contents, MsmError> {
    let mut r1cs = R1cs::open(Cursor::new(file))?;
    let counts =
        [r1cs.public_outputs(), r1cs.public_inputs(), r1cs.private_inputs(), r1cs.signals(), r1cs.constraints()];
    Ok(Contents::Circuit(counts, r1cs.matrices()?))
}

const FILES: [(&[u8], ReadAll<Contents>); 3] = [(ZKEY, read_key), (WTNS, read_witness), (R1CS, read_circuit)];

/// The sections of a file. Each item has the ID of a section, the position of this ID in the file, and the section's
/// size in bytes.
fn sections(file: &[u8]) -> Vec<(u32, usize, usize)> {
    let (mut places, mut position) = (Vec::new(), 12);
    while position < file.len() {
        let [id, size] = [0, 4].map(|offset| {
            u32::from_le_bytes(file[position + offset..position + offset + 4].try_into().expect("four bytes"))
        });
        places.push((id, position, size as usize));
        position += 12 + size as usize;
    }
    places
}

/// The position where the bytes of a section begin.
fn place(file: &[u8], id: u32) -> usize {
    sections(file).into_iter().find(|section| section.0 == id).expect("the file has the section").1 + 12
}

/// A copy of a file with one more section.
fn and_section(file: &[u8], id: u32, bytes: &[u8]) -> Vec<u8> {
    let number = u32::from_le_bytes(file[8..12].try_into().expect("four bytes")) + 1;
    let file = with(file, 8, &number.to_le_bytes());
    [&file, &id.to_le_bytes()[..], &(bytes.len() as u64).to_le_bytes(), bytes].concat()
}

fn r_bytes() -> Vec<u8> {
    Fr::MODULUS.to_bytes_le()
}

#[test]
fn every_truncated_file_is_too_short() {
    truncated_files_are_too_short(&FILES);
}

/// A section with a wrong size hides or shifts the next sections, or ends beyond the end of the file.
#[test]
fn every_flipped_bit_of_a_section_size_is_noticed() {
    for (file, read) in FILES {
        let sound = read(file).expect("it is sound");
        for (id, position, _) in sections(file) {
            for byte in position + 4..position + 12 {
                for bit in 0..8 {
                    let result = read(&with(file, byte, &[file[byte] ^ 1 << bit]));
                    // The last section of a key holds the contributions of the ceremony. No reader reads this section,
                    // so no reader notices a wrong size.
                    let is_unread = result.as_ref().is_ok_and(|contents| *contents == sound);
                    assert!(
                        is_unread || matches!(result, Err(MsmError::File { .. })),
                        "section {id}, bit {bit} of {byte}"
                    );
                }
            }
        }
    }
}

/// If a bit is flipped, a reader returns a typed error or a value. The value may be wrong, because the reader has no
/// way to detect a changed value. No reader panics.
#[test]
fn every_flipped_bit_is_a_typed_error_or_another_value() {
    for (file, read) in FILES {
        for position in 0..file.len() {
            for bit in [0, 3, 7] {
                let result = read(&with(file, position, &[file[position] ^ 1 << bit]));
                let is_typed = matches!(result, Ok(_) | Err(MsmError::File { .. } | MsmError::MatrixTooLarge { .. }));
                assert!(is_typed, "bit {bit} of byte {position}: {result:?}");
            }
        }
    }
}

#[test]
fn faults_of_the_container_are_told() {
    for (file, read) in FILES {
        for (other, _) in FILES {
            assert!(other == file || fault(read(other)) == FileFault::UnknownFormat);
        }
        let known = u32::from(file[4]);
        let newer = with(file, 4, &9_u32.to_le_bytes());
        assert_eq!(fault(read(&newer)), FileFault::UnknownVersion { found: 9, known });
    }
    assert_eq!((WTNS[4], R1CS[4]), (2, 1));
    for (file, read, id, section) in [
        (ZKEY, read_key as ReadAll<Contents>, 4_u32, "coefficients"),
        (WTNS, read_witness, 2, "witness"),
        (R1CS, read_circuit, 2, "constraints"),
    ] {
        let missing = with(file, place(file, id) - 12, &11_u32.to_le_bytes());
        assert_eq!(fault(read(&missing)), FileFault::MissingSection { section });
        assert_eq!(fault(read(&and_section(file, id, &[]))), FileFault::RepeatedSection { section });
    }
}

#[test]
fn contradictory_headers_are_refused() {
    let (wtns, r1cs) = (place(WTNS, 1), place(R1CS, 1));
    for size in [0, 1, 7, 24, 31, 40, u32::MAX] {
        assert_eq!(fault(read_witness(&with(WTNS, wtns, &size.to_le_bytes()))), FileFault::Header);
        assert_eq!(fault(read_circuit(&with(R1CS, r1cs, &size.to_le_bytes()))), FileFault::Header);
    }
    // Count 0 is the number of signals. Counts 1 and 2 are the numbers of public outputs and public inputs.
    for (count, value) in [(0, 2_u32), (0, 0), (1, 5), (2, 5), (1, u32::MAX), (2, u32::MAX)] {
        let damaged = with(R1CS, r1cs + 36 + 4 * count, &value.to_le_bytes());
        assert_eq!(fault(read_circuit(&damaged)), FileFault::Header, "count {count} = {value}");
    }
}

/// Count 3 is the number of private inputs. circom also counts private inputs that it has removed from the signals.
#[test]
fn removed_private_inputs_may_be_counted() {
    let Ok(Contents::Circuit(_, expected)) = read_circuit(R1CS) else { panic!("snarkjs reads it") };
    for private_inputs in [3, 4, 1000] {
        let file = with(R1CS, place(R1CS, 1) + 36 + 4 * 3, &u32::to_le_bytes(private_inputs));
        let counts = [1, 1, private_inputs as usize, 6, 3];
        assert_eq!(read_circuit(&file), Ok(Contents::Circuit(counts, expected.clone())));
    }
}

#[test]
fn counts_that_do_not_fit_the_section_are_refused() {
    let size = |section, found, expected| FileFault::SectionSize { section, found, expected };
    for count in [0, 5, 7, u32::MAX] {
        let damaged = with(WTNS, place(WTNS, 1) + 36, &count.to_le_bytes());
        assert_eq!(fault(read_witness(&damaged)), size("witness", 6 * 32, u64::from(count) * 32));
    }
    // The key has four entries of A, three entries of B, and one more entry of A for each of three signals.
    let entries = 10;
    for count in [0, 9, 11, u32::MAX] {
        let damaged = with(ZKEY, place(ZKEY, 4), &count.to_le_bytes());
        assert_eq!(fault(read_key(&damaged)), size("coefficients", 4 + entries * 44, 4 + u64::from(count) * 44));
    }
    let found = sections(R1CS)[1].2 as u64;
    let constraints = |count: u32| fault(read_circuit(&with(R1CS, place(R1CS, 1) + 60, &count.to_le_bytes())));
    assert_eq!(constraints(4), size("constraints", found, found + 4));
    assert_eq!(constraints(u32::MAX), size("constraints", found, u64::from(u32::MAX) * 12));
    // Each of the first two constraints has one row in each of the three matrices, and each row has one entry.
    assert_eq!(constraints(2), size("constraints", found, 2 * 3 * 40));
    assert_eq!(constraints(0), size("constraints", found, 0));
    let long = with(R1CS, place(R1CS, 2), &u32::MAX.to_le_bytes());
    assert_eq!(fault(read_circuit(&long)), size("constraints", found, 4 + u64::from(u32::MAX) * 36));
}

/// A reader allocates the rows of a key's matrices only if the file has one point of H for each row. So a damaged
/// header cannot cause a large allocation.
#[test]
fn rows_of_a_damaged_header_are_not_allocated() {
    for domain in [16, 1 << 31] {
        let damaged = with(ZKEY, place(ZKEY, 2) + 96, &u32::to_le_bytes(domain));
        let coefficients = Zkey::open(Cursor::new(damaged)).and_then(|mut zkey| zkey.coefficients::<Fr>());
        let expected = FileFault::SectionSize { section: "H", found: 8 * 96, expected: u64::from(domain) * 96 };
        assert_eq!(fault(coefficients), expected);
    }
}

#[test]
fn numbers_are_below_the_prime() {
    let mut less = Fr::MODULUS;
    less.sub_with_borrow(&1_u32.into());
    for (file, read, section, start, step, count) in [
        (WTNS, read_witness as ReadAll<Contents>, "witness", place(WTNS, 2), 32, 6),
        (ZKEY, read_key, "coefficients", place(ZKEY, 4) + 4 + 12, 44, 10),
        (R1CS, read_circuit, "constraints", place(R1CS, 2) + 8, 40, 6),
    ] {
        for index in 0..count {
            let position = start + index * step;
            for value in [&r_bytes()[..], &[0xff; 32]] {
                let expected = FileFault::Element { section, index: index as u64 };
                assert_eq!(fault(read(&with(file, position, value))), expected);
            }
            read(&with(file, position, &less.to_bytes_le())).expect("it is an element");
        }
    }
}

#[test]
fn entries_are_inside_the_matrices() {
    let start = place(ZKEY, 4) + 4;
    for (index, offset, what, limit) in [(0, 0, "matrix", 2), (3, 4, "row", 8), (9, 8, "column", 6)] {
        for found in [limit as u32, u32::MAX] {
            let damaged = with(ZKEY, start + 44 * index + offset, &found.to_le_bytes());
            let expected = FileFault::Entry { section: "coefficients", index: index as u64, what, found, limit };
            assert_eq!(fault(read_key(&damaged)), expected);
        }
    }
    for found in [6, u32::MAX] {
        let damaged = with(R1CS, place(R1CS, 2) + 40 + 4, &found.to_le_bytes());
        let expected = FileFault::Entry { section: "constraints", index: 1, what: "column", found, limit: 6 };
        assert_eq!(fault(read_circuit(&damaged)), expected);
    }
}

#[test]
fn single_points_have_coordinates_below_the_prime() {
    let header = place(ZKEY, 2);
    let start = header + 4 + 48 + 4 + 32 + 12;
    for (index, coordinate) in [(0, 0), (1, 2), (2, 4), (3, 8), (4, 12), (5, 14)] {
        let damaged = with(ZKEY, start + 48 * coordinate, &[0xff; 48]);
        assert_eq!(fault(read_key(&damaged)), FileFault::Point { section: "header", index });
    }
}

#[test]
fn another_field_is_refused() {
    let expected = "0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";
    let mut other = r_bytes();
    other[0] = 3;
    let found = format!("{}3", &expected[..expected.len() - 1]);
    let refused = FileFault::OtherField { found, expected: expected.into() };
    assert_eq!(fault(read_witness(&with(WTNS, place(WTNS, 1) + 4, &other))), refused);
    assert_eq!(fault(read_circuit(&with(R1CS, place(R1CS, 1) + 4, &other))), refused);
    let damaged = with(ZKEY, place(ZKEY, 2) + 4 + 48 + 4, &other);
    let coefficients = Zkey::open(Cursor::new(damaged)).and_then(|mut zkey| zkey.coefficients::<Fr>());
    assert_eq!(fault(coefficients), refused);
    let error = MsmError::File { format: "wtns", fault: refused };
    assert!(error.to_string().ends_with("; ask for the file's own field, or give another file"), "{error}");
}

#[test]
fn another_group_is_refused() {
    let zkey = Zkey::open(Cursor::new(ZKEY)).expect("it is sound");
    let other = |found: &str, expected: &str| FileFault::OtherCurve { found: found.into(), expected: expected.into() };
    assert_eq!(fault(zkey.alpha_g1::<g2::Config>()), other("bls12-381 g1", "bls12-381 g2"));
    assert_eq!(fault(zkey.gamma_g2::<g1::Config>()), other("bls12-381 g2", "bls12-381 g1"));
    #[cfg(feature = "bls12-377")]
    assert_eq!(fault(zkey.delta_g1::<ark_bls12_377::g1::Config>()), other("bls12-381 g1", "bls12-377 g1"));
}

#[test]
fn custom_gates_are_refused() {
    for id in [4, 5] {
        let empty = and_section(R1CS, id, &[0; 4]);
        assert_eq!(read_circuit(&empty), read_circuit(R1CS));
        let used = and_section(R1CS, id, &[1, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(fault(read_circuit(&used)), FileFault::CustomGates);
    }
}

#[test]
fn a_key_without_h_says_what_to_do() {
    let damaged = with(ZKEY, place(ZKEY, 9), &[0; 8 * 96]);
    let result = Zkey::open(Cursor::new(damaged)).and_then(|mut zkey| zkey.h::<g1::Config>());
    let error = result.expect_err("it has no H");
    assert_eq!(error, MsmError::File { format: "zkey", fault: FileFault::EmptyH });
    assert!(error.to_string().ends_with("from powers of tau of a greater power"), "{error}");
}

/// If a witness is read in several blocks, its values keep their order. If a value is not below r, the error has the
/// index of this value.
#[test]
fn long_witnesses_are_read_in_order() {
    let count = 100_003_u32;
    let values: Vec<Fr> = (0..count).map(|index| Fr::from(index).square() - Fr::one()).collect();
    let bytes: Vec<u8> = values.iter().flat_map(|value| value.into_bigint().to_bytes_le()).collect();
    let header = [&32_u32.to_le_bytes()[..], &r_bytes(), &count.to_le_bytes()].concat();
    let file = and_section(&and_section(&[&WTNS[..8], &[0; 4]].concat(), 1, &header), 2, &bytes);
    assert_eq!(read_witness(&file), Ok(Contents::Witness(values)));
    for index in [0, 32_767, 32_768, 70_001, 100_002] {
        let damaged = with(&file, place(&file, 2) + 32 * index, &r_bytes());
        let expected = FileFault::Element { section: "witness", index: index as u64 };
        assert_eq!(fault(read_witness(&damaged)), expected);
    }
}
