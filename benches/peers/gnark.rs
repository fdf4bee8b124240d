//! Runs gnark-crypto's MSM and transform with the Go program in `benches/gnark`.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The running Go program, which waits for requests. The program ends when its standard input is closed.
pub(crate) struct Gnark {
    _program: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Gnark {
    /// Builds and starts the program. If the program cannot be built, for example without Go, prints a message and
    /// returns `None`. If the program cannot be started, returns `None`.
    pub(crate) fn start() -> Option<Self> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("gnark");
        let program = std::env::temp_dir().join(format!("cumsm-bench-gnark-{}", std::process::id()));
        let built = Command::new("go").args(["build", "-o"]).arg(&program).arg(".").current_dir(source).status();
        if !built.as_ref().is_ok_and(|status| status.success()) {
            eprintln!("gnark-crypto is not measured: `go build` did not succeed ({built:?})");
            return None;
        }
        let threads = rayon::current_num_threads().to_string();
        let mut command = Command::new(&program);
        command.env("GOMAXPROCS", threads).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut started = command.spawn().ok()?;
        // The program keeps running after its file is removed.
        let _ = std::fs::remove_file(&program);
        let (requests, answers) = (started.stdin.take()?, BufReader::new(started.stdout.take()?));
        Some(Self { _program: started, requests, answers })
    }

    /// Returns the time in seconds of one MSM of `n` random points and scalars, or of one transform of `n` elements if
    /// the group is `fft`. The time does not include the generation of the inputs.
    pub(crate) fn seconds(&mut self, curve: &str, group: &str, n: usize) -> f64 {
        writeln!(self.requests, "{curve} {group} {n}").expect("the program reads");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("the program answers");
        answer.trim().parse().expect("the answer is a number of seconds")
    }
}
