//! Tests of `msm_cli`: the output and the exit status are right, and the program never panics.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

#[path = "common/skipped.rs"]
mod skipped;
#[path = "../../tests/common/to_eip2537.rs"]
mod to_eip2537;

use cumsm::{Algorithm, CudaStatus};
use serde_json::Value;
use skipped::skipped;

const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/vectors");

/// Returns a command that runs the example that `cargo test` built: `target/<profile>/examples/msm_cli`. The folder
/// `examples` lies beside the folder `deps` of this test. The command `cargo test --test cli` does not build the
/// example. So after a change of the example, `cargo test --test cli` still tests the old example.
fn msm_cli() -> Command {
    let test = std::env::current_exe().expect("the test knows where it is");
    let profile = test.ancestors().nth(2).expect("tests lie in target/<profile>/deps");
    let program = profile.join("examples").join(format!("msm_cli{}", std::env::consts::EXE_SUFFIX));
    assert!(program.exists(), "{} is not built: `cargo build --example msm_cli`", program.display());
    Command::new(program)
}

struct Ended {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

fn ended(output: Output) -> Ended {
    let [stdout, stderr] = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("UTF-8"));
    assert!(!stderr.contains("panicked"), "{stderr}");
    Ended { status: output.status.code(), stdout, stderr }
}

fn run(arguments: &[&str]) -> Ended {
    ended(msm_cli().args(arguments).output().expect("msm_cli starts"))
}

/// Calls `run`, and asserts that the exit status is 0. Returns the standard output.
fn succeed(arguments: &[&str]) -> String {
    let ended = run(arguments);
    assert_eq!(ended.status, Some(0), "{arguments:?}: {}{}", ended.stdout, ended.stderr);
    assert_eq!(ended.stderr, "", "{arguments:?}");
    ended.stdout
}

/// Calls `run`, and asserts that the exit status is 2 and the standard output is empty. Returns the standard error.
fn refuse(arguments: &[&str]) -> String {
    let ended = run(arguments);
    assert_eq!(ended.status, Some(2), "{arguments:?}: {}{}", ended.stdout, ended.stderr);
    assert_eq!(ended.stdout, "", "{arguments:?}");
    assert!(ended.stderr.starts_with("error: "), "{arguments:?}: {}", ended.stderr);
    ended.stderr
}

fn vector_file(name: &str) -> String {
    format!("{VECTORS}/{name}")
}

/// A temporary file of this test. The file is removed when this value is dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", std::process::id()));
        std::fs::File::create(&path).and_then(|mut file| file.write_all(text.as_bytes())).expect("can be written");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn without_arguments_it_computes_and_checks() {
    let output = succeed(&[]);
    assert!(output.contains("bls12-381 g1 MSM of 65536 points"), "{output}");
    assert!(output.contains("additions a second (65536 points × "), "{output}");
    assert!(output.contains("check       equal to the result of ark-ec's VariableBaseMSM"), "{output}");
    assert!(output.contains("result      [\"0x"), "{output}");
}

#[test]
fn json_is_one_object() {
    for curve in ["bls12-381", "bls12-377"] {
        let results: Vec<Value> = ["cpu", "emulator"]
            .into_iter()
            .map(|backend| {
                let output = succeed(&[
                    "run",
                    "--json",
                    "--check",
                    "--curve",
                    curve,
                    "--group",
                    "g1",
                    "--size",
                    "37",
                    "--seed",
                    "5",
                    "--window",
                    "6",
                    "--scalars",
                    "clustered",
                    "--backend",
                    backend,
                ]);
                let record: Value = serde_json::from_str(&output).expect("one JSON value");
                let mut keys: Vec<_> = record.as_object().expect("an object").keys().map(String::as_str).collect();
                keys.sort_unstable();
                let all =
                    ["algorithm", "backend", "checked", "curve", "group", "n", "result", "seconds", "window_bits"];
                assert_eq!(keys, all);
                assert_eq!(record["curve"], curve);
                assert_eq!(record["group"], "g1");
                assert_eq!(record["n"], 37);
                assert_eq!(record["backend"], backend);
                assert!(record["algorithm"].is_string(), "{output}");
                assert_eq!(record["window_bits"], 6);
                assert!(record["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0));
                assert_eq!(record["checked"], true);
                for coordinate in record["result"].as_array().expect("not the identity") {
                    let digits = coordinate.as_str().and_then(|text| text.strip_prefix("0x")).expect("hexadecimal");
                    assert_eq!(hex::decode(digits).expect("hexadecimal").len(), 48);
                }
                record["result"].clone()
            })
            .collect();
        assert_eq!(results[0], results[1]);
    }
}

#[test]
fn g2_is_computed() {
    for curve in ["bls12-381", "bls12-377"] {
        let problem = ["--curve", curve, "--group", "g2", "--size", "3000"];
        let output = succeed(&[&["run", "--json", "--check", "--backend", "cpu"][..], &problem].concat());
        let record: Value = serde_json::from_str(&output).expect("one JSON value");
        assert_eq!((&record["group"], &record["checked"]), (&"g2".into(), &true.into()));
        for coordinate in record["result"].as_array().expect("not the identity") {
            for part in coordinate.as_array().expect("an element of the extension").iter().map(Value::as_str) {
                let digits = part.and_then(|text| text.strip_prefix("0x")).expect("hexadecimal");
                assert_eq!(hex::decode(digits).expect("hexadecimal").len(), 48);
            }
        }
        let output = succeed(&[&["plan", "--backend", "cpu"][..], &problem].concat());
        assert!(output.starts_with(&format!("{curve} g2 MSM of 3000 points on cpu: as asked\n")), "{output}");
        assert!(output.contains("  recode      4 GLS components, "), "{output}");
        succeed(&[&["run", "--check"][..], &problem].concat());
        succeed(&["run", "--check", "--backend", "emulator", "--curve", curve, "--group", "g2", "--size", "50"]);
    }
}

#[test]
fn json_tells_an_identity_and_an_unchecked_result() {
    for arguments in [["--size", "0"], ["--scalars", "zero"]] {
        let output = succeed(&[&["run", "--json", "--backend", "cpu"][..], &arguments].concat());
        let record: Value = serde_json::from_str(&output).expect("one JSON value");
        assert_eq!(record["result"], Value::Null);
        assert_eq!(record["checked"], false);
    }
}

#[test]
fn every_algorithm_is_known_by_its_name() {
    let help = succeed(&["run", "--help"]);
    for (name, _) in Algorithm::PRESETS {
        assert!(help.contains(name), "{help}");
        let problem = ["--curve", "bls12-377", "--size", "40", "--backend", "emulator", "--algorithm", name];
        let output = succeed(&[&["run", "--json", "--check"][..], &problem].concat());
        let record: Value = serde_json::from_str(&output).expect("one JSON value");
        let used = record["algorithm"].as_str().expect("a name");
        assert_eq!(used.split(" (").next(), Some(name), "{output}");
        let plan = succeed(&[&["plan"][..], &problem].concat());
        assert!(plan.contains(&format!("\n  algorithm   {used}\n")), "{plan}");
    }
    let problem = ["--curve", "bls12-377", "--size", "40"];
    let automatic = [&["run", "--json", "--algorithm", "auto", "--backend"][..], &["emulator"], &problem].concat();
    let record: Value = serde_json::from_str(&succeed(&automatic)).expect("one JSON value");
    let used = record["algorithm"].as_str().expect("a name");
    assert!(Algorithm::PRESETS.iter().any(|(name, _)| used.split(" (").next() == Some(name)), "{used}");
    // The algorithm edmsm also runs on the CPU.
    let on_cpu = ["run", "--json", "--check", "--backend", "cpu", "--algorithm", "edmsm"];
    let record: Value = serde_json::from_str(&succeed(&[&on_cpu[..], &problem].concat())).expect("one JSON value");
    assert_eq!(record["algorithm"], "edmsm");
}

#[test]
fn an_algorithm_that_is_not_there_is_one_clear_error() {
    let error = refuse(&["run", "--algorithm", "pippenger"]);
    assert!(error.contains("no algorithm has this name; choose one of bucket, lb-msm, "), "{error}");
    let g1 = vector_file("bls12-381-g1.json");
    let g2 = vector_file("bls12-377-g2.json");
    for arguments in [&["run", "--size", "40"][..], &["plan"], &["vectors", &g1], &["vectors", &g2]] {
        let error = refuse(&[arguments, &["--algorithm", "edmsm", "--backend", "emulator"]].concat());
        assert!(error.contains("the algorithm edmsm cannot be used: bls12-3"), "{error}");
        assert!(error.contains(" has no twisted Edwards form with a = −1"), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    for backend in ["cpu", "auto"] {
        if backend == "auto" && matches!(CudaStatus::query(), CudaStatus::Ready { .. }) {
            continue; // a GPU computes the sum
        }
        for command in [&["run"][..], &["plan"], &["vectors", &g1]] {
            let error = refuse(&[command, &["--algorithm", "lb-msm", "--backend", backend]].concat());
            assert!(error.contains("the algorithm lb-msm cannot be used: it runs on a GPU, "), "{error}");
            assert!(error.contains("for tests, the emulator backend can run it"), "{error}");
        }
    }
}

/// The times of the stages add up to more than half of the whole time, and to less than the whole time.
#[test]
fn stages_are_timed_on_request() {
    let all = ["upload", "convert", "recode", "sort", "accumulate", "aggregate", "combine"];
    let shared = ["convert", "recode", "sort", "accumulate", "combine"];
    for (backend, algorithm, expected) in [
        ("emulator", "bucket", &all[..]),
        ("emulator", "lb-msm", &all),
        ("cpu", "edmsm", &shared),
        ("cpu", "auto", &shared),
    ] {
        let run = ["run", "--curve", "bls12-377", "--size", "3000", "--repeat", "2", "--window", "9"];
        let run = [&run[..], &["--backend", backend, "--algorithm", algorithm, "--timings"]].concat();
        let output = succeed(&[&run[..], &["--json"]].concat());
        let record: Value = serde_json::from_str(&output).expect("one JSON value");
        let stages = record["timings"].as_array().expect("a list of stages");
        let names: Vec<_> = stages.iter().map(|stage| stage["stage"].as_str().expect("a name")).collect();
        assert_eq!(names, expected, "{output}");
        let total: f64 = stages.iter().map(|stage| stage["seconds"].as_f64().expect("a time")).sum();
        let seconds = record["seconds"].as_f64().expect("a time");
        assert!(seconds / 2.0 < total && total < seconds, "{output}");

        let table = succeed(&run);
        let first_words = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        let after: Vec<_> = table.lines().skip_while(|line| !line.starts_with("time ")).map(first_words).collect();
        assert_eq!(after[1..=expected.len()], *expected, "{table}");
        assert_eq!(after[expected.len() + 1], "other", "{table}");
    }
}

/// For each size, `sweep` prints a line with plain bases and a line with prepared bases. Each base is a known multiple
/// of the generator, so `sweep` can check each result.
#[test]
fn a_sweep_computes_all_sizes_of_all_curves() {
    let sweep = |more: &[&str]| {
        let first = ["sweep", "--curves", "bls12-381,bn254", "--from", "3", "--to", "5", "--repeat", "2"];
        let output = succeed(&[&first[..], more].concat());
        output.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect::<Vec<Value>>()
    };
    for backend in ["cpu", "emulator"] {
        let rows = sweep(&["--backend", backend]);
        assert_eq!(rows.len(), 2 * 3 * 2, "{rows:?}");
        for (i, row) in rows.iter().enumerate() {
            assert_eq!(row["curve"], if i < 6 { "bls12-381" } else { "bn254" }, "{row}");
            assert_eq!(row["n"], 8 << (i % 6 / 2), "{row}");
            assert_eq!(row["bases"], if i % 2 == 0 { "plain" } else { "prepared" }, "{row}");
            assert_eq!((&row["backend"], &row["checked"]), (&backend.into(), &true.into()), "{row}");
            assert_eq!(row["all_microseconds"].as_array().map(Vec::len), Some(2), "{row}");
            assert!(row["timings"].as_array().is_some_and(|stages| !stages.is_empty()), "{row}");
        }
    }
    // If the memory or the time is not enough for a size, `sweep` leaves out the size, and prints the reason.
    let tight = sweep(&["--backend", "emulator", "--device-memory", "1000"]);
    assert!(
        tight.iter().all(|row| row["skipped"].as_str().is_some_and(|why| why.contains("device memory"))),
        "{tight:?}"
    );
    let late = sweep(&["--backend", "cpu", "--seconds", "0"]);
    assert_eq!(late.len(), 2, "{late:?}");
    assert!(late.iter().all(|row| row["skipped"] == "the time is over"), "{late:?}");
    // Both engines of a sweep compute with the threads that `--threads` starts.
    assert_eq!(sweep(&["--backend", "cpu", "--threads", "2"]).len(), 2 * 3 * 2);
}

#[test]
fn every_kind_of_scalars_is_known_by_its_name() {
    let help = succeed(&["run", "--help"]);
    for kind in ["uniform", "zero", "one", "bits", "small", "equal", "clustered", "minus-one", "half", "top-digits:11"]
    {
        succeed(&["run", "--size", "50", "--backend", "cpu", "--check", "--scalars", kind]);
        assert!(help.contains(kind.trim_end_matches(":11")), "{help}");
    }
}

#[test]
fn files_of_vectors_pass() {
    for (command, file, cases) in [
        ("vectors", "bls12-381-g1.json", 176),
        ("vectors", "bls12-377-g1.json", 176),
        ("vectors", "bls12-381-g2.json", 176),
        ("vectors", "bls12-377-g2.json", 176),
        ("vectors", "bn254-g1.json", 176),
        ("vectors", "bn254-g2.json", 176),
        ("eip2537", "eip2537-g1msm.json", 54),
        ("eip2537", "eip2537-g1msm-fail.json", 7),
        ("eip2537", "eip2537-g2msm-fail.json", 13),
    ] {
        let output = succeed(&[command, &vector_file(file), "--backend", "cpu"]);
        assert_eq!(output, format!("{cases} passed, 0 failed\n"));
    }
    let g2 = std::fs::read_to_string(vector_file("bls12-381-g2.json")).expect("the file is there");
    let g2 = Scratch::new("eip2537-g2msm.json", &to_eip2537::encoded(&g2));
    assert_eq!(succeed(&["eip2537", g2.path(), "--backend", "cpu"]), "132 passed, 0 failed\n");
    for (file, cases) in [("eip2537-g1msm.json", 54), ("eip2537-g1msm-fail.json", 7), ("eip2537-g2msm-fail.json", 13)] {
        let output = succeed(&["eip2537", &vector_file(file), "--backend", "emulator"]);
        assert_eq!(output, format!("{cases} passed, 0 failed\n"));
    }
}

#[test]
fn the_files_of_eip2537_pass() {
    files_of_eip2537_pass("cpu");
}

#[test]
#[ignore = "slow: 321 cases on the emulator"]
fn slow_the_files_of_eip2537_pass_on_the_emulator() {
    files_of_eip2537_pass("emulator");
}

/// Runs go-ethereum's test cases of EIP-2537 for G1MSM and G2MSM, including inputs that must be refused. The test needs
/// Go, and the module go-ethereum from Go's cache or from a module proxy. With CUMSM_REQUIRE_GO=1, the test fails if Go
/// or the module is missing.
fn files_of_eip2537_pass(backend: &str) {
    let module =
        Command::new("go").args(["mod", "download", "-json", "github.com/ethereum/go-ethereum@v1.15.11"]).output();
    let description = match module {
        Ok(output) if output.status.success() => output.stdout,
        _ => {
            assert!(std::env::var_os("CUMSM_REQUIRE_GO").is_none(), "CUMSM_REQUIRE_GO is set: {module:?}");
            return skipped("no go, or no go-ethereum");
        }
    };
    let description: Value = serde_json::from_slice(&description).expect("a description in JSON");
    let directory = Path::new(description["Dir"].as_str().expect("a directory")).join("core/vm/testdata/precompiles");
    for (file, cases) in [
        ("blsG1MultiExp.json", 154),
        ("blsG2MultiExp.json", 153),
        ("fail-blsG1MultiExp.json", 7),
        ("fail-blsG2MultiExp.json", 7),
    ] {
        let path = directory.join(file);
        let path = path.to_str().expect("UTF-8");
        let output = succeed(&["eip2537", path, "--backend", backend]);
        assert_eq!(output, format!("{cases} passed, 0 failed\n"), "{file} on {backend}");
    }
}

#[test]
fn a_corrupted_vector_fails() {
    let file = std::fs::read_to_string(vector_file("bls12-377-g1.json")).expect("the file is there");
    let mut vectors: Value = serde_json::from_str(&file).expect("the file is JSON");
    let name = "n33-random-points-uniform-scalars";
    let cases = vectors["cases"].as_array_mut().expect("a list");
    let case = cases.iter_mut().find(|case| case["name"] == name).expect("a case of that name");
    case["scalars"][0] = "0x5".into();
    let corrupted = Scratch::new("vectors.json", &vectors.to_string());
    let ended = run(&["vectors", corrupted.path(), "--backend", "cpu"]);
    assert_eq!(ended.status, Some(1), "{}", ended.stderr);
    assert!(ended.stdout.starts_with(&format!("{name}: the result is ")), "{}", ended.stdout);
    assert!(ended.stdout.ends_with("\n175 passed, 1 failed\n"), "{}", ended.stdout);

    // In the corrupted file, the last digit of an expected result is changed.
    let file = std::fs::read_to_string(vector_file("eip2537-g1msm.json")).expect("the file is there");
    let mut vectors: Value = serde_json::from_str(&file).expect("the file is JSON");
    let expected = vectors[1]["Expected"].as_str().expect("a result").to_owned();
    let (digits, last) = expected.split_at(expected.len() - 1);
    vectors[1]["Expected"] = format!("{digits}{}", if last == "0" { "1" } else { "0" }).into();
    let corrupted = Scratch::new("eip2537.json", &vectors.to_string());
    let ended = run(&["eip2537", corrupted.path(), "--backend", "cpu"]);
    assert_eq!(ended.status, Some(1), "{}", ended.stderr);
    assert!(ended.stdout.ends_with("\n53 passed, 1 failed\n"), "{}", ended.stdout);

    // The file says that an input must be refused, but the input is valid.
    let accepted = vectors[0]["Input"].clone();
    let entry = serde_json::json!([{"Name": "g1_accepted", "Input": accepted, "ExpectedError": "no reason"}]);
    let wrong = Scratch::new("accepted.json", &entry.to_string());
    let ended = run(&["eip2537", wrong.path(), "--backend", "cpu"]);
    assert_eq!(ended.status, Some(1), "{}", ended.stderr);
    assert_eq!(ended.stdout, "g1_accepted: accepted, though no reason\n0 passed, 1 failed\n");

    // An input is refused, but the file states a different reason.
    let file = std::fs::read_to_string(vector_file("eip2537-g2msm-fail.json")).expect("the file is there");
    let mut refusals: Value = serde_json::from_str(&file).expect("the file is JSON");
    refusals[0]["ExpectedError"] = "invalid point: not on curve".into();
    let wrong = Scratch::new("reasons.json", &refusals.to_string());
    let ended = run(&["eip2537", wrong.path(), "--backend", "cpu"]);
    assert_eq!(ended.status, Some(1), "{}", ended.stderr);
    let failure = "g2msm_empty: refused: invalid input length, expected: invalid point: not on curve";
    assert_eq!(ended.stdout, format!("{failure}\n12 passed, 1 failed\n"));
}

#[test]
fn files_that_cannot_be_run_are_refused() {
    let group = |curve: &str, group: &str| format!(r#"{{"curve": "{curve}", "group": "{group}", "cases": []}}"#);
    for (curve, name) in [("bls12-381", "g3"), ("mnt4-753", "g2")] {
        let file = Scratch::new(name, &group(curve, name));
        let error = refuse(&["vectors", file.path()]);
        assert!(error.contains(&format!("{curve} {name} is not computed by this build")), "{error}");
    }
    refuse(&["vectors", "no such file"]);
    refuse(&["vectors", &vector_file("README.md")]);
    refuse(&["vectors", &vector_file("eip2537-g1msm.json")]);
    refuse(&["eip2537", &vector_file("bls12-381-g1.json")]);

    let deep_point = format!(
        r#"{{"curve": "bls12-381", "group": "g1", "cases": [{{"name": "deep", "points": [[{}"#,
        "[".repeat(100_000)
    );
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for (name, text, command, reason) in [
        ("no-cases.json", "[]", "eip2537", "there are no cases, so nothing is checked"),
        ("no-vectors.json", &group("bls12-381", "g1"), "vectors", "there are no cases, so nothing is checked"),
        ("nothing.json", "", "vectors", "EOF while parsing"),
        ("garbage.json", "\u{1}\u{2}", "eip2537", "expected value at line 1 column 1"),
        ("deep.json", &deep, "eip2537", "invalid type: sequence"),
        ("deep-vectors.json", &deep_point, "vectors", "recursion limit exceeded"),
        (
            "no-group.json",
            r#"[{"Name": "a", "Input": "", "ExpectedError": "b"}]"#,
            "eip2537",
            "no case tells its group",
        ),
    ] {
        let file = Scratch::new(name, text);
        let error = refuse(&[command, file.path()]);
        assert!(error.contains(reason) && error.contains(file.path()), "{name}: {error}");
    }
    let truncated = std::fs::read_to_string(vector_file("eip2537-g1msm.json")).expect("the file is there");
    let truncated = Scratch::new("truncated.json", &truncated[..truncated.len() / 2]);
    assert!(refuse(&["eip2537", truncated.path()]).contains("EOF while parsing"));
}

/// An option that cannot have an effect on any machine gives an error. If an option could have an effect on a different
/// machine, for example on a machine with a GPU, the program only prints a note.
#[test]
fn no_option_is_ignored_in_silence() {
    for (arguments, reason) in [
        (&["--backend", "cpu", "--memory", "1GiB"][..], "--device-memory is for GPUs"),
        (&["--backend", "cpu", "--devices", "1"], "--devices is for GPUs"),
        (&["--backend", "emulator", "--host-memory", "1MiB"], "--host-memory is for the CPU"),
        (&["--backend", "cuda", "--host-memory", "1MiB"], "--host-memory is for the CPU"),
        (&["--backend", "cpu", "--host-memory", "0"], "0 may be used; raise the limit"),
        (
            &["--backend", "emulator", "--memory", "0"],
            "the option `device_memory` cannot be used: a computation needs more than 0",
        ),
        (&["--backend", "cpu", "--host-memory", "7"], "the smallest computation needs "),
        (&["--threads", "0"], "invalid value '0' for '--threads"),
        (&["--precompute", "0"], "use a number from 1 up, `max` or `auto`"),
    ] {
        let error = refuse(&[&["run", "--size", "9"], arguments].concat());
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
    let limited = ["--backend", "cpu", "--host-memory", "100kB", "--size", "3000"];
    assert!(succeed(&[&["plan"][..], &limited].concat()).contains("  limit       97.7 KiB of working memory\n"));
    assert!(succeed(&[&["run", "--check"][..], &limited].concat()).contains("VariableBaseMSM"));
    let plan = succeed(&["plan", "--backend", "cpu", "--threads", "3", "--log-size", "16"]);
    assert!(plan.contains("  threads     3\n"), "{plan}");
    if !matches!(CudaStatus::query(), CudaStatus::Ready { .. }) {
        let ended = run(&["run", "--size", "9", "--memory", "1GiB"]);
        assert_eq!(ended.status, Some(0), "{}", ended.stderr);
        assert!(
            ended.stderr.starts_with("note: --device-memory has no effect, because the CPU computes: "),
            "{}",
            ended.stderr
        );
    }
}

/// No machine has enough memory for the sizes of this test.
#[test]
fn absurd_sizes_are_refused_before_anything_is_computed() {
    let many = u64::MAX.to_string();
    for arguments in [
        &["run", "--backend", "cpu", "--log-size", "40"][..],
        &["run", "--backend", "emulator", "--log-size", "40"],
        &["run", "--backend", "cpu", "--size", &many],
        &["run", "--backend", "cpu", "--batch", "4294967295"],
        &["run", "--backend", "cpu", "--group", "g2", "--log-size", "40", "--precompute", "max", "--check"],
        &["prepare", "--backend", "cpu", "--log-size", "40", "--out", "bases"],
    ] {
        let error = refuse(arguments);
        assert!(error.starts_with("error: this takes "), "{arguments:?}: {error}");
        assert!(error.contains(" of memory (") && error.contains("choose a smaller size"), "{arguments:?}: {error}");
    }
    let error = refuse(&["plan", "--size", &many]);
    assert!(error.contains(&format!("{many} points, but a plan counts at most ")), "{error}");
}

/// Each run has a limit for its address space: the size of the program, plus a given number of KiB. Each run succeeds,
/// or ends with one error. The allocator never aborts a run.
#[cfg(target_os = "linux")]
#[test]
fn a_limit_of_the_process_is_an_error() {
    let path = msm_cli().get_program().to_owned();
    // The limit includes the mapped program, which contains the kernels.
    let mapped = (std::fs::metadata(&path).expect("the program is there").len() / 1024) as u32;
    let limited = |kib: u32, arguments: &[&str]| {
        let kib = mapped + kib;
        let mut shell = Command::new("sh");
        // With one arena for all threads, the used address space depends only on the sizes of the allocations.
        shell.env("MALLOC_ARENA_MAX", "1");
        shell.args(["-c", &format!("ulimit -v {kib}; exec \"$@\""), "sh"]).arg(&path).args(arguments);
        ended(shell.args(["--threads", "2", "--backend", "cpu"]).output().expect("a shell starts"))
    };
    for (arguments, limits) in [
        (&["run", "--log-size", "17", "--check"][..], (32_000..272_000).step_by(40_000)),
        (&["run", "--log-size", "14", "--group", "g2"], (8_000..128_000).step_by(30_000)),
        (&["run", "--log-size", "14", "--precompute", "4"], (8_000..128_000).step_by(30_000)),
        (&["run", "--log-size", "14", "--batch", "2000"], (32_000..172_000).step_by(60_000)),
        (&["transform", "--from", "18", "--to", "18"], (8_000..248_000).step_by(60_000)),
    ] {
        let statuses: Vec<_> = limits
            .map(|kib| {
                let Ended { status, stdout, stderr } = limited(kib, arguments);
                match status {
                    Some(0) => assert_eq!(stderr, "", "{arguments:?} in {kib} KiB"),
                    _ => assert!(
                        status == Some(2) && stderr.starts_with("error: "),
                        "{arguments:?} in {kib} KiB: {stdout}{stderr}"
                    ),
                }
                status
            })
            .collect();
        assert_eq!(statuses[0], Some(2), "{arguments:?}");
        assert!(arguments.contains(&"--batch") || statuses.ends_with(&[Some(0)]), "{arguments:?}: {statuses:?}");
    }
}

/// Before `prepare` computes, it opens a new file in the folder of the output file. So an output that cannot be written
/// gives an error immediately.
#[test]
fn a_file_that_cannot_be_written_is_an_error_before_any_work() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let nowhere = folder.join("no such folder").join("bases");
    for (out, reason) in [(nowhere.as_path(), "No such file or directory"), (folder, "Is a directory")] {
        // The preparation of 2^24 points would take minutes.
        let out = out.to_str().expect("UTF-8");
        let error = refuse(&["prepare", "--backend", "cpu", "--log-size", "24", "--precompute", "1", "--out", out]);
        assert!(error.contains(out) && error.contains(reason), "{error}");
    }
    let existing = Scratch::new("existing", "what was there before");
    refuse(&["prepare", "--size", "10", "--window", "1", "--out", existing.path()]);
    assert_eq!(std::fs::read_to_string(existing.path()).expect("it is there"), "what was there before");
    let output = succeed(&["prepare", "--backend", "cpu", "--size", "10", "--out", existing.path()]);
    let bytes = std::fs::metadata(existing.path()).expect("it is there").len();
    assert!(output.ends_with(&format!("{}, {bytes} bytes\n", existing.path())), "{output}");
    succeed(&["run", "--backend", "cpu", "--check", "--bases", existing.path()]);
}

#[test]
fn a_file_of_bases_that_does_not_fit_is_refused() {
    let whole = Scratch::new("whole", "");
    succeed(&[
        "prepare",
        "--backend",
        "cpu",
        "--size",
        "9",
        "--window",
        "8",
        "--precompute",
        "2",
        "--out",
        whole.path(),
    ]);
    let bytes = std::fs::read(whole.path()).expect("it is there");
    let damaged = Scratch::new("damaged", "");
    let mut flipped = bytes.clone();
    flipped[bytes.len() - 40] ^= 1;
    for (bytes, reason) in [
        (&bytes[..bytes.len() / 2], "it ends too early; copy the file again"),
        (&[], "it ends too early"),
        (&[b'['; 200], "it does not begin like a file of this format; give a file that `Bases::save` has written"),
        (&flipped, "the file is damaged; prepare the bases again"),
    ] {
        std::fs::write(damaged.path(), bytes).expect("can be written");
        let error = refuse(&["run", "--backend", "cpu", "--bases", damaged.path()]);
        assert!(error.contains(reason), "{reason}: {error}");
    }
    for (arguments, reason) in [
        (
            &["--curve", "bls12-377"][..],
            "it holds points of \"bls12-381\" \"g1\", not of bls12-377 g1; ask for the file's own curve and group",
        ),
        (&["--group", "g2"], "not of bls12-381 g2"),
        (&["--window", "7"], "does not divide their distance in bits; let the plan choose the window"),
    ] {
        let error = refuse(&[&["run", "--backend", "cpu", "--bases", whole.path()][..], arguments].concat());
        assert!(error.contains(reason), "{reason}: {error}");
    }
    let error = refuse(&["run", "--bases", "no such file"]);
    assert!(error.starts_with("error: no such file: No such file or directory"), "{error}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let error = refuse(&["prepare", "--backend", "cpu", "--size", "10", "--out", "/dev/full"]);
    assert!(error.starts_with("error: /dev/full: writing prepared bases failed: No space left on device"), "{error}");
    assert!(error.ends_with("free space on the disk, or use another disk\n"), "{error}");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let to_pipe = ["prepare", "--backend", "cpu", "--size", "10", "--out", "/dev/stdout"];
    let child = msm_cli().args(to_pipe).stdout(writer).stderr(Stdio::piped()).spawn().expect("msm_cli starts");
    let ended = ended(child.wait_with_output().expect("msm_cli ends"));
    assert_eq!(ended.status, Some(2), "{}", ended.stderr);
}

/// After Ctrl-C during a long preparation, the existing file is unchanged, and the folder has no other file.
#[cfg(unix)]
#[test]
fn an_interrupt_leaves_no_half_written_file() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-interrupted", std::process::id()));
    std::fs::create_dir(&folder).expect("can be made");
    let out = folder.join("bases");
    std::fs::write(&out, "what was there before").expect("can be written");
    let names = || -> Vec<_> {
        let entries = std::fs::read_dir(&folder).expect("the folder is there");
        entries.map(|entry| entry.expect("a name").file_name()).collect()
    };
    let long = ["prepare", "--backend", "cpu", "--log-size", "20", "--precompute", "max", "--threads", "1", "--out"];
    let mut child = msm_cli().args(long).arg(&out).stderr(Stdio::null()).spawn().expect("msm_cli starts");
    while names().len() < 2 {
        assert_eq!(child.try_wait().expect("it is a child"), None, "it takes minutes");
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill starts").success());
    assert_eq!(child.wait().expect("msm_cli ends").code(), Some(130));
    assert_eq!(names(), ["bases"]);
    assert_eq!(std::fs::read_to_string(&out).expect("it is there"), "what was there before");
    std::fs::remove_dir_all(&folder).expect("can be removed");
}

/// Prepares the points in one section of a file of snarkjs, and computes with the saved bases.
#[test]
fn files_of_snarkjs_are_prepared() {
    let cases = [
        ("bls12-381.zkey", "a", "bls12-381 g1: 6 points,"),
        ("bls12-381.zkey", "b2", "bls12-381 g2: 6 points,"),
        ("bls12-381.zkey", "c", "bls12-381 g1: 3 points,"),
        ("bls12-381.zkey", "h", "bls12-381 g1: 8 points,"),
        ("bls12-381.ptau", "tau-g1", "bls12-381 g1: 15 points,"),
        ("bls12-381.ptau", "tau-g2", "bls12-381 g2: 8 points,"),
        ("bls12-381.ptau", "alpha-tau-g1", "bls12-381 g1: 8 points,"),
        ("bls12-381.ptau", "beta-g2", "bls12-381 g2: 1 points,"),
    ];
    for (file, section, told) in cases {
        let bases = Scratch::new(&format!("{file}-{section}"), "");
        let from = vector_file(&format!("snarkjs/{file}"));
        let text = succeed(&["prepare", "--from", &from, "--section", section, "--out", bases.path()]);
        assert!(text.starts_with(told), "{section}: {text}");
        let group = if told.contains("g2") { "g2" } else { "g1" };
        let text = succeed(&["run", "--bases", bases.path(), "--group", group, "--check"]);
        assert!(text.contains("equal to the result of ark-ec"), "{section}: {text}");
    }
}

#[test]
fn files_that_are_not_of_snarkjs_are_refused() {
    let out = Scratch::new("never-written", "");
    let (zkey, ptau) = (vector_file("snarkjs/bls12-381.zkey"), vector_file("snarkjs/bls12-381.ptau"));
    let prepare =
        |file: &str, section: &str| refuse(&["prepare", "--from", file, "--section", section, "--out", out.path()]);
    assert!(prepare(&ptau, "a").contains("the zkey file cannot be used: it does not begin like a file of this format"));
    assert!(prepare(&zkey, "tau-g1").contains("the ptau file cannot be used"));
    assert!(prepare("no/such/file", "a").contains("no/such/file: "));
    // In the damaged file, the first point of tauG1 has a wrong x. Section 2 of the file holds tauG1.
    let mut bytes = std::fs::read(&ptau).expect("it is there");
    let first =
        bytes.windows(12).position(|window| window[..4] == [2, 0, 0, 0] && window[4..12] == 1440_u64.to_le_bytes());
    bytes[first.expect("tauG1 has 15 points") + 12] ^= 1;
    let damaged = Scratch::new("damaged.ptau", "");
    std::fs::write(damaged.path(), bytes).expect("can be written");
    assert!(prepare(damaged.path(), "tau-g1").contains("base 0 is invalid: it is not on the curve"));
    for arguments in [
        &["prepare", "--out", "x", "--from", &zkey][..],
        &["prepare", "--out", "x", "--section", "a"],
        &["prepare", "--out", "x", "--from", &zkey, "--section", "a", "--size", "4"],
        &["prepare", "--out", "x", "--from", &zkey, "--section", "a", "--curve", "bls12-381"],
        &["prepare", "--out", "x", "--from", &zkey, "--section", "d"],
    ] {
        refuse(arguments);
    }
}

#[test]
fn bad_arguments_are_refused() {
    for arguments in [
        &["walk"][..],
        &["--json"],
        &["run", "--curve", "curve25519"],
        &["run", "--group", "g3"],
        &["run", "--size", "-1"],
        &["run", "--size", "some"],
        &["run", "--log-size", "41"],
        &["run", "--log-size", "40"],
        &["run", "--size", "5", "--log-size", "5"],
        &["run", "--scalars", "unknown"],
        &["run", "--scalars", "top-digits:1"],
        &["run", "--backend", "abacus"],
        &["run", "--algorithm", "abacus"],
        &["plan", "--timings"],
        &["run", "--window", "1"],
        &["run", "--window", "25"],
        &["run", "--size", "5", "--device-memory", "12Mo", "--backend", "emulator"],
        &["run", "--size", "5", "--device-memory", "99999999TiB", "--backend", "emulator"],
        &["run", "--size", "5", "--device-memory", "1", "--backend", "emulator"],
        &["plan", "--device-memory", "1", "--backend", "emulator"],
        &["plan", "--check"],
        &["vectors"],
        &["eip2537"],
        &["devices", "all"],
        &["sweep", "--seconds", "18446744073709551615"],
        &["sweep", "--from", "6", "--to", "5"],
        &["transform", "--seconds", "18446744073709551615"],
        &["transform", "--from", "6", "--to", "5"],
        &["transform", "--from", "6", "--to", "5", "--on", "h200"],
        &["transform", "--curve", "grumpkin", "--from", "10"],
        &["proof", "--from", "20", "--to", "19"],
    ] {
        refuse(arguments);
    }
}

#[test]
fn plans_are_printed() {
    let output = succeed(&["plan", "--curve", "bls12-377", "--log-size", "20", "--backend", "cpu", "--window", "15"]);
    assert!(output.starts_with("bls12-377 g1 MSM of 1048576 points on cpu: as asked\n"), "{output}");
    assert!(output.contains("signed windows of 15 bits (as asked)"), "{output}");
    let output = succeed(&["plan", "--size", "1000000", "--backend", "emulator", "--device-memory", "64MiB"]);
    assert!(output.contains("MSM of 1000000 points on emulator"), "{output}");
    assert!(!output.contains("chunks      1 of"), "64 MiB do not hold a million points: {output}");
}

/// Below the plan, the output lists the rejected plans in the order of their predicted times. No rejected plan takes
/// less time than the chosen plan.
#[test]
fn plans_name_the_alternatives() {
    let output = succeed(&["plan", "--log-size", "14", "--backend", "emulator", "--algorithm", "lb-msm"]);
    // Each predicted time has a lower bound, an upper bound and a middle: "0.512 to 0.943, middle 0.671 ms".
    let time = output.split_once("\n  time        ").expect("the predicted time").1;
    let (low, time) = time.split_once(" to ").expect("the high time");
    let (high, time) = time.split_once(", middle ").expect("the middle");
    let middle = time.split_once(" ms, predicted by a model, not measured").expect("the origin").0;
    let [low, middle, high] = [low, middle, high].map(|time| time.parse::<f64>().expect("a number"));
    assert!(0.0 < low && low < middle && middle < high, "{output}");
    assert!(output.contains("  first       ") && output.contains("more for the first computation of this size"));
    let rejected: Vec<&str> = output.lines().filter_map(|line| line.strip_prefix("  rejected    ")).collect();
    assert!(rejected.len() > 3, "{output}");
    let mut least = 0.0;
    for alternative in rejected {
        assert!(alternative.starts_with("lb-msm (τ = "), "{output}");
        let (windows, more) = alternative.rsplit_once(": ").expect("the difference");
        assert!(windows.contains("), windows of ") && windows.ends_with(" bits"), "{output}");
        let more: f64 = more.strip_suffix("% more").and_then(|more| more.parse().ok()).expect("a number");
        assert!(more >= least, "{output}");
        least = more;
    }

    let output = succeed(&["plan", "--curve", "bls12-377", "--log-size", "14", "--backend", "emulator"]);
    for algorithm in ["bucket", "lb-msm", "cuzk", "edmsm"] {
        let named = |line: &str| {
            line.strip_prefix("  algorithm   ")
                .or(line.strip_prefix("  rejected    "))
                .is_some_and(|name| name.starts_with(algorithm))
        };
        assert!(output.lines().any(named), "{algorithm}: {output}");
    }
}

/// For a GPU that this machine does not have, the planner uses the numbers of the GPU's data sheet. For each stage, the
/// plan states the predicted time, and the resource that limits this time.
#[test]
fn plans_are_made_for_gpus_by_name() {
    let total = |arguments: &[&str]| {
        let output = succeed(&[&["plan", "--log-size", "20"], arguments].concat());
        assert!(output.contains("a GPU that need not be there") && output.contains("predicted by a model"), "{output}");
        for stage in ["upload", "recode", "sort", "accumulate", "aggregate", "combine"] {
            assert!(output.contains(&format!("\n    {stage}")), "{stage}: {output}");
        }
        assert!(output.contains("  factor      2 (") && output.contains(" ms, preparation "), "{output}");
        let time = output.split_once("\n  time        ").expect("the predicted time").1;
        time.split(' ').next().and_then(|time| time.parse::<f64>().ok()).expect("a number")
    };
    let [h200, a100, rtx4090, l4] = ["h200", "a100", "rtx4090", "l4"].map(|name| total(&["--on", name]));
    assert!(h200 < a100 && a100 < l4 && rtx4090 < l4, "{h200} {a100} {rtx4090} {l4}");
    assert_eq!(total(&["--on"]), h200);
    assert!(total(&["--on", "l4", "--group", "g2", "--algorithm", "lb-msm"]) > l4);
    let error = refuse(&["plan", "--on", "voodoo"]);
    assert!(error.contains("h200, a100, rtx4090, l4"), "{error}");
    refuse(&["plan", "--on", "l4", "--backend", "cpu"]);
}

#[test]
fn devices_are_listed() {
    let output = succeed(&["devices"]);
    for line in
        ["kernels     ", "emulator    compiled in\n", "cpu         ", &format!("cuda        {}\n", CudaStatus::query())]
    {
        assert!(output.contains(line), "{output}");
    }
    if let CudaStatus::Ready { gpus, .. } = CudaStatus::query() {
        assert!(gpus.iter().all(|gpu| output.contains(&gpu.name)), "{output}");
    }
}

#[test]
fn cuda_computes_or_says_why_not() {
    let arguments = ["run", "--size", "100", "--backend", "cuda", "--check"];
    match CudaStatus::query() {
        CudaStatus::Ready { .. } => {
            succeed(&arguments);
        }
        status => {
            let error = refuse(&arguments);
            assert!(error.contains("the cuda backend is not available"), "{error}");
            assert!(error.contains(&status.to_string()), "{error}");
            refuse(&["plan", "--backend", "cuda"]);
            refuse(&["vectors", &vector_file("bls12-381-g1.json"), "--backend", "cuda"]);
        }
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    for arguments in [&["devices"][..], &["plan"], &["run", "--size", "10", "--backend", "cpu"], &["--help"]] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = msm_cli().args(arguments).stdout(writer).stderr(Stdio::piped()).spawn().expect("msm_cli starts");
        let ended = ended(child.wait_with_output().expect("msm_cli ends"));
        assert_eq!((ended.status, ended.stderr.as_str()), (Some(0), ""), "{arguments:?}");
    }
}

/// Even if the reader of the output has closed the pipe, the exit status shows a wrong result or an error.
#[test]
fn a_reader_that_leaves_does_not_change_the_exit_status() {
    let closed = || {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        writer
    };
    let file = std::fs::read_to_string(vector_file("bls12-377-g1.json")).expect("the file is there");
    let mut vectors: Value = serde_json::from_str(&file).expect("the file is JSON");
    let cases = vectors["cases"].as_array_mut().expect("a list");
    let name = "n33-random-points-uniform-scalars";
    let case = cases.iter_mut().find(|case| case["name"] == name).expect("a case of that name");
    case["scalars"][0] = "0x5".into();
    let corrupted = Scratch::new("unread.json", &vectors.to_string());
    for (arguments, expected) in [
        (&["vectors", corrupted.path(), "--backend", "cpu"][..], 1),
        (&["run", "--size", "10", "--backend", "cpu", "--window", "1"], 2),
    ] {
        let status = msm_cli().args(arguments).stdout(closed()).stderr(closed()).status().expect("msm_cli starts");
        assert_eq!(status.code(), Some(expected), "{arguments:?}");
    }
    // A note that cannot be written does not end the computation.
    let mut noted = msm_cli();
    noted.args(["run", "--size", "9", "--memory", "1GiB", "--check"]).stderr(closed());
    let ended = ended(noted.output().expect("msm_cli starts"));
    assert!(ended.status == Some(0) && ended.stdout.contains("VariableBaseMSM"), "{}", ended.stdout);
}
