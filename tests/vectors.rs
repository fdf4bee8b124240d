//! Runs the cases of `tests/vectors` on every backend. The expected results come from other implementations.

#![cfg(feature = "bls12-381")]

#[path = "common/formats/mod.rs"]
#[allow(dead_code, reason = "shared with msm_cli")]
mod formats;
#[path = "common/machines.rs"]
mod machines;
#[path = "common/to_eip2537.rs"]
mod to_eip2537;

use std::iter;

use cumsm::{Algorithm, Backend, Msm};
use formats::{Case, eip2537, vectors};
use machines::backends;
use rayon::prelude::*;

const BLS12_381_G1: &str = include_str!("vectors/bls12-381-g1.json");
const BLS12_377_G1: &str = include_str!("vectors/bls12-377-g1.json");
const BLS12_381_G2: &str = include_str!("vectors/bls12-381-g2.json");
const BLS12_377_G2: &str = include_str!("vectors/bls12-377-g2.json");
#[cfg(feature = "bn254")]
const BN254_G1: &str = include_str!("vectors/bn254-g1.json");
#[cfg(feature = "bn254")]
const BN254_G2: &str = include_str!("vectors/bn254-g2.json");
#[cfg(feature = "bls24-315")]
const BLS24_315_G1: &str = include_str!("vectors/bls24-315-g1.json");
#[cfg(feature = "bw6-761")]
const BW6_761_G1: &str = include_str!("vectors/bw6-761-g1.json");
#[cfg(feature = "bw6-761")]
const BW6_761_G2: &str = include_str!("vectors/bw6-761-g2.json");
#[cfg(feature = "grumpkin")]
const GRUMPKIN_G1: &str = include_str!("vectors/grumpkin-g1.json");
const EIP2537_G1: &str = include_str!("vectors/eip2537-g1msm.json");
const EIP2537_G1_REFUSED: &str = include_str!("vectors/eip2537-g1msm-fail.json");
const EIP2537_G2_REFUSED: &str = include_str!("vectors/eip2537-g2msm-fail.json");

/// Checks the number of cases, and runs every case on every backend of this machine. Only the emulator skips cases: it
/// runs every third case.
fn all_pass(cases: &[Case], expected: usize) {
    pass(cases, expected, 3);
}

/// Checks the number of cases, and runs the cases. The emulator runs one case of every `emulated` cases, and every
/// other backend runs all cases. On the emulator and on a GPU, each case runs with one algorithm, and each algorithm
/// runs several cases.
fn pass(cases: &[Case], expected: usize, emulated: usize) {
    assert_eq!(cases.len(), expected);
    for backend in backends() {
        let algorithms = match backend {
            Backend::Cpu => vec![None],
            _ => iter::once(None).chain(Algorithm::PRESETS.map(|(_, preset)| Some(preset))).collect(),
        };
        let engine = |algorithm: Option<Algorithm>| {
            let builder = Msm::builder().backend(backend);
            algorithm.map_or(builder.clone(), |algorithm| builder.algorithm(algorithm)).build()
        };
        let engines: Vec<_> = algorithms.into_iter().map(|algorithm| engine(algorithm).expect("it is there")).collect();
        // Some curves do not have all algorithms.
        let engines: Vec<_> = engines.into_iter().filter(|msm| cases[0].ready(msm).is_ok()).collect();
        let failure = |(i, case): (usize, &&Case)| {
            let reason = case.check(&engines[i % engines.len()]).err()?;
            Some(format!("{}: {reason}", case.name()))
        };
        let step = if backend == Backend::Emulator { emulated } else { 1 };
        let cases: Vec<_> = cases.iter().step_by(step).collect();
        let failures: Vec<_> = cases.par_iter().enumerate().filter_map(failure).collect();
        assert!(failures.is_empty(), "{} fail on {backend}:\n{}", failures.len(), failures.join("\n"));
    }
}

#[test]
fn bls12_381_g1() {
    all_pass(&vectors::cases(BLS12_381_G1).expect("the file is well formed"), 176);
}

#[test]
fn bls12_377_g1() {
    all_pass(&vectors::cases(BLS12_377_G1).expect("the file is well formed"), 176);
}

#[test]
fn bls12_381_g2() {
    all_pass(&vectors::cases(BLS12_381_G2).expect("the file is well formed"), 176);
}

#[test]
fn bls12_377_g2() {
    all_pass(&vectors::cases(BLS12_377_G2).expect("the file is well formed"), 176);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254_g1() {
    all_pass(&vectors::cases(BN254_G1).expect("the file is well formed"), 176);
}

#[cfg(feature = "bn254")]
#[test]
fn bn254_g2() {
    all_pass(&vectors::cases(BN254_G2).expect("the file is well formed"), 176);
}

#[cfg(feature = "bls24-315")]
#[test]
fn bls24_315_g1() {
    all_pass(&vectors::cases(BLS24_315_G1).expect("the file is well formed"), 176);
}

#[cfg(feature = "bw6-761")]
#[test]
fn bw6_761_g1() {
    all_pass(&vectors::cases(BW6_761_G1).expect("the file is well formed"), 176);
}

#[cfg(feature = "bw6-761")]
#[test]
fn bw6_761_g2() {
    all_pass(&vectors::cases(BW6_761_G2).expect("the file is well formed"), 176);
}

#[cfg(feature = "grumpkin")]
#[test]
fn grumpkin_g1() {
    all_pass(&vectors::cases(GRUMPKIN_G1).expect("the file is well formed"), 176);
}

#[test]
fn eip2537_g1() {
    all_pass(&eip2537::cases(EIP2537_G1).expect("the file is well formed"), 54);
}

/// The cases of `bls12-381-g1.json` and `bls12-381-g2.json`, in the encoding of EIP-2537.
#[test]
fn eip2537_from_other_vectors() {
    for (vectors, cases) in [(BLS12_381_G1, 132), (BLS12_381_G2, 132)] {
        all_pass(&eip2537::cases(&to_eip2537::encoded(vectors)).expect("the file is well formed"), cases);
    }
}

/// Tests that each input is refused for the reason that the file states, and that the check fails if the file states a
/// wrong reason.
#[test]
fn eip2537_refuses_what_it_must() {
    let msm = Msm::builder().backend(Backend::Cpu).build().expect("the CPU is there");
    for (file, refusals) in [(EIP2537_G1_REFUSED, 7), (EIP2537_G2_REFUSED, 13)] {
        pass(&eip2537::cases(file).expect("the file is well formed"), refusals, 1);
        let mut entries: Vec<serde_json::Value> = serde_json::from_str(file).expect("the file is JSON");
        for entry in &mut entries {
            entry["ExpectedError"] = match entry["ExpectedError"].as_str() {
                Some("invalid input length") => "invalid point: not on curve".into(),
                _ => "invalid input length".into(),
            };
        }
        let wrong = serde_json::to_string(&entries).expect("it is JSON");
        for case in eip2537::cases(&wrong).expect("the file is well formed") {
            let failure = case.check(&msm).expect_err(case.name());
            assert!(failure.starts_with("refused: ") && failure.contains(", expected: invalid"), "{failure}");
        }
    }
}

#[test]
fn eip2537_files_have_one_group() {
    let files = |reasons: &[&str]| -> Vec<serde_json::Value> {
        let entry = |name: &&str| serde_json::json!({"Name": name, "Input": "", "ExpectedError": "reason"});
        reasons.iter().map(entry).collect()
    };
    for (names, part) in
        [(&["first"][..], "no case tells its group"), (&["of_g1", "of_g2"], "of_g1 is of g1 and of_g2 of g2")]
    {
        let file = serde_json::to_string(&files(names)).expect("it is JSON");
        let refusal = eip2537::cases(&file).map(drop).expect_err(part);
        assert!(refusal.contains(part), "{refusal}");
    }
    assert_eq!(eip2537::cases("[]").map(|cases| cases.len()), Ok(0));
}

#[test]
#[ignore = "slow: the emulator takes every case"]
fn slow_every_case_on_every_backend() {
    for file in [BLS12_381_G1, BLS12_377_G1, BLS12_381_G2, BLS12_377_G2] {
        pass(&vectors::cases(file).expect("the file is well formed"), 176, 1);
    }
    #[cfg(feature = "bn254")]
    for file in [BN254_G1, BN254_G2] {
        pass(&vectors::cases(file).expect("the file is well formed"), 176, 1);
    }
    pass(&eip2537::cases(EIP2537_G1).expect("the file is well formed"), 54, 1);
    pass(&eip2537::cases(&to_eip2537::encoded(BLS12_381_G2)).expect("the file is well formed"), 132, 1);
}

#[test]
fn a_wrong_file_is_noticed() {
    let failures = |text: &str| -> Vec<String> {
        let msm = Msm::builder().backend(Backend::Cpu).build().expect("the CPU is there");
        let cases = vectors::cases(text).expect("the file is well formed");
        cases.iter().filter_map(|case| case.check(&msm).err()).collect()
    };
    let file = |points: &str, scalars: &str, expected: &str| {
        format!(
            r#"{{"curve": "bls12-381", "group": "g1", "cases":
                [{{"name": "case", "points": {points}, "scalars": {scalars}, "expected": {expected}}}]}}"#
        )
    };
    let modulus = "73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001";
    // The point (0, 2) has order 3.
    for (points, scalars, expected, reason) in [
        ("[null]", r#"["01"]"#, "null", None),
        ("[null]", r#"["01"]"#, r#"["00", "02"]"#, Some("not in the subgroup")),
        (r#"[["00", "02"]]"#, r#"["01"]"#, "null", Some("not in the subgroup")),
        (r#"[["01", "01"]]"#, r#"["01"]"#, "null", Some("not on the curve")),
        (r#"[["01", ["01", "01"]]]"#, r#"["01"]"#, "null", Some("2 parts")),
        ("[null]", r#"["0g"]"#, "null", Some("not hexadecimal")),
        ("[null]", &format!(r#"["{modulus}"]"#), "null", Some("not below the modulus")),
        ("[null]", "[]", "null", Some("1 bases but 0 scalars")),
    ] {
        let failures = failures(&file(points, scalars, expected));
        assert_eq!(failures.len(), usize::from(reason.is_some()), "{failures:?}");
        assert!(failures.iter().all(|failure| failure.contains(reason.unwrap_or_default())), "{failures:?}");
    }
    assert!(vectors::cases("[]").is_err());
    assert!(vectors::cases(r#"{"curve": "mnt4-753", "group": "g2", "cases": []}"#).is_err());
    assert!(vectors::cases(r#"{"curve": "bls12-381", "group": "g3", "cases": []}"#).is_err());
}
