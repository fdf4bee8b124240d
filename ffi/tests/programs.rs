//! Compiles and runs programs in C and Go that use the library. gnark-crypto computes the expected results. The Go
//! program calls gnark-crypto itself. For the C program, the expected results are in the files of tests/vectors.

#[allow(dead_code, reason = "the build script uses all of it")]
#[path = "../../build/curves.rs"]
mod curves;
#[path = "../../verify/tests/common/skipped.rs"]
mod skipped;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use ark_ec::short_weierstrass::Affine;
use ark_ff::PrimeField;
use cumsm_ffi::CumsmGroup;
use serde::Deserialize;
use skipped::skipped;

/// A file in the folder `tests/vectors`. The README of this folder states the format.
#[derive(Deserialize)]
struct File {
    cases: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    points: Vec<Point>,
    scalars: Vec<String>,
    expected: Point,
}

type Point = Option<[Coordinate; 2]>;

#[derive(Deserialize)]
#[serde(untagged)]
enum Coordinate {
    Prime(String),
    Extension([String; 2]),
}

/// The limbs of elements in Montgomery form and in canonical form.
#[derive(Default)]
struct Words([Vec<u64>; 2]);

impl Words {
    /// Adds an element x. This function computes the Montgomery form as x·2^(64·limbs) modulo the modulus, and does not
    /// read the form that arkworks has in memory.
    fn element<F: PrimeField>(&mut self, element: F) {
        let canonical = element.into_bigint();
        let bits = 64 * canonical.as_ref().len() as u64;
        self.0[0].extend((element * F::from(2u64).pow([bits])).into_bigint().as_ref());
        self.0[1].extend(canonical.as_ref());
    }

    fn hexadecimal<F: PrimeField>(&mut self, digits: &str) {
        let digits = digits.strip_prefix("0x").expect("hexadecimal");
        let even = if digits.len().is_multiple_of(2) { digits.to_owned() } else { format!("0{digits}") };
        self.element(F::from_be_bytes_mod_order(&hex::decode(even).expect("hexadecimal")));
    }

    /// Adds a point. Each coordinate of the point has `degree` elements.
    fn point<F: PrimeField>(&mut self, point: &Point, degree: usize) {
        match point {
            None => (0..2 * degree).for_each(|_| self.element(F::ZERO)),
            Some(coordinates) => coordinates.iter().for_each(|coordinate| match coordinate {
                Coordinate::Prime(x) => self.hexadecimal::<F>(x),
                Coordinate::Extension(parts) => parts.iter().for_each(|x| self.hexadecimal::<F>(x)),
            }),
        }
    }
}

fn number(curve: &str, group: &str) -> CumsmGroup {
    let groups = curves::CURVES.iter().filter(|of| of.name == curve).flat_map(|of| of.groups);
    groups.into_iter().find(|of| of.name == group).unwrap().number
}

/// Returns the cases of a file as the words that program.c reads, and the number of cases.
fn cases<Fq: PrimeField, Fr: PrimeField>(curve: &str, group: &str, degree: usize) -> (Vec<u64>, u64) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/vectors").join(format!("{curve}-{group}.json"));
    let group = number(curve, group);
    let file: File = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut words = Vec::new();
    for Entry { points, scalars, expected } in &file.cases {
        words.extend([group.into(), points.len() as u64]);
        let [mut p, mut k, mut sum] = [(); 3].map(|()| Words::default());
        points.iter().for_each(|point| p.point::<Fq>(point, degree));
        scalars.iter().for_each(|scalar| k.hexadecimal::<Fr>(scalar));
        sum.point::<Fq>(expected, degree);
        (0..2).for_each(|form| words.extend([&p, &k, &sum].into_iter().flat_map(|words| &words.0[form])));
    }
    (words, file.cases.len() as u64)
}

/// Returns a point of BLS12-381 G1 that is on the curve but outside the subgroup.
fn off_subgroup() -> Vec<u64> {
    type Point = Affine<ark_bls12_381::g1::Config>;
    let points = (1u64..).filter_map(|x| Point::get_point_from_x_unchecked(x.into(), false));
    let point = points.into_iter().find(|point| !point.is_in_correct_subgroup_assuming_on_curve()).unwrap();
    let mut words = Words::default();
    words.element(point.x);
    words.element(point.y);
    words.0[0].clone()
}

/// Writes the file of cases that program.c reads, and returns the path of this file.
fn answers() -> PathBuf {
    use ark_bls12_377 as bls12_377;
    use ark_bls12_381 as bls12_381;
    let groups = [
        cases::<bls12_381::Fq, bls12_381::Fr>("bls12-381", "g1", 1),
        cases::<bls12_381::Fq, bls12_381::Fr>("bls12-381", "g2", 2),
        cases::<bls12_377::Fq, bls12_377::Fr>("bls12-377", "g1", 1),
        cases::<bls12_377::Fq, bls12_377::Fr>("bls12-377", "g2", 2),
        cases::<ark_bn254::Fq, ark_bn254::Fr>("bn254", "g1", 1),
        cases::<ark_bn254::Fq, ark_bn254::Fr>("bn254", "g2", 2),
    ];
    let mut words = off_subgroup();
    words.push(groups.iter().map(|(_, count)| count).sum());
    words.extend(groups.iter().flat_map(|(words, _)| words));
    let path = scratch("answers");
    fs::write(&path, words.into_iter().flat_map(u64::to_le_bytes).collect::<Vec<_>>()).unwrap();
    path
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn package() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the folder of the libraries, which is also the folder of this test's executable.
fn libraries() -> PathBuf {
    let directory = env::current_exe().unwrap().parent().unwrap().to_owned();
    assert!(directory.join("libcumsm_ffi.a").exists(), "there is no library in {}", directory.display());
    directory
}

/// The linker's arguments for the dynamic library: the library, and the folder where the program finds the library at
/// run time.
fn shared() -> Vec<OsString> {
    let directory = libraries();
    let directory = directory.display();
    vec![format!("-L{directory}").into(), "-lcumsm_ffi".into(), format!("-Wl,-rpath,{directory}").into()]
}

/// The linker's arguments for the static library: the static library itself, and the libraries that it needs. rustc
/// lists the needed libraries, except the C++ runtime, which the emulator needs.
fn archive() -> Vec<OsString> {
    let system = ["-lpthread", "-lm", "-ldl", "-lstdc++"];
    [libraries().join("libcumsm_ffi.a").into()].into_iter().chain(system.map(OsString::from)).collect()
}

/// Compiles a C program. A warning is an error.
fn compile(source: &str, program: &str, libraries: &[OsString]) -> PathBuf {
    let compiler = env::var_os("CC").unwrap_or_else(|| "cc".into());
    let program = scratch(program);
    let status = Command::new(&compiler)
        .args(["-std=c11", "-O1", "-Wall", "-Wextra", "-Werror", "-pedantic", "-pthread", "-I"])
        .arg(package().join("include"))
        .arg(package().join(source))
        .arg("-o")
        .arg(&program)
        .args(libraries)
        .status()
        .unwrap_or_else(|error| panic!("{compiler:?}, needed for the tests of the C interface: {error}"));
    assert!(status.success(), "{source} does not compile");
    program
}

/// Runs a program, and returns what it has printed.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let [printed, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "{command:?}: {}\n{printed}{errors}", output.status);
    printed.into_owned()
}

#[test]
fn a_c_program() {
    let answers = answers();
    for (name, libraries) in [("shared", shared()), ("static", archive())] {
        let program = compile("tests/program.c", name, &libraries);
        assert_eq!(run(Command::new(program).arg(&answers)), "1056 cases of 6 groups\n", "{name}");
    }
}

#[test]
fn the_example() {
    let program = compile("examples/commit.c", "commit", &shared());
    assert_eq!(run(&mut Command::new(program)), "2 * G + 3 * G = 5 * G\n");
}

/// This test needs Go, and gnark-crypto from Go's module cache or from a module proxy. If Go or gnark-crypto is
/// missing, the test is skipped, or fails if CUMSM_REQUIRE_GO=1 is set.
#[test]
fn a_go_program() {
    let directory = package().join("tests/gnark");
    let skip = |why: &str| {
        assert!(env::var_os("CUMSM_REQUIRE_GO").is_none(), "CUMSM_REQUIRE_GO is set, but there is {why}");
        skipped(why);
    };
    let go = || {
        let mut command = Command::new("go");
        let flags = shared().join(" ".as_ref());
        command.current_dir(&directory).env("CGO_ENABLED", "1").env("CGO_LDFLAGS", flags);
        command
    };
    match go().args(["mod", "download"]).output() {
        Err(_) => return skip("no go"),
        Ok(output) if !output.status.success() => {
            return skip(&format!("no gnark-crypto: {}", String::from_utf8_lossy(&output.stderr)));
        }
        Ok(_) => {}
    }
    let program = scratch("gnark");
    run(go().args(["build", "-o"]).arg(&program).arg("."));
    assert_eq!(run(&mut Command::new(program)), "bn254 g1\nbn254 g2\nbls12-377 g1\nbls12-377 g2\n");
}
