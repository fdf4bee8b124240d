"""Tests of the commands for a rented machine. The steps of these tests run short made-up commands."""

import io
import json
import os
import random
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import unittest
from pathlib import Path

from gpu_check import kit, results, steps

ROOT = Path(__file__).resolve().parent.parent.parent
# A program that runs a kit of short steps. Each step prints some lines. The first argument is the folder of the tar.
MADE_UP = """
import sys
from gpu_check.kit import Kit, Step
steps = [
    Step(f"step-{i}", ["sh", "-c", f"seq 4000; sleep 0.0{i % 4}; echo {i} is done"], 5, 0)
    for i in range(60)
]
Kit("made-up", sys.argv[1], 60).run(steps)
"""


def quietly(folder, made, seconds=30, **more):
    """Runs steps. Returns the kit and its output."""
    said = []
    run = kit.Kit("test", folder, seconds, say=said.append, **more)
    run.run(made)
    return run, said


class InFolder(unittest.TestCase):
    """Tests with a folder. The folder is removed after each test."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)


class Running(InFolder):
    def test_a_kill_at_any_moment_loses_nothing_that_had_finished(self):
        chance = random.Random(32)
        lost, finished = [], 0
        for turn in range(20):
            out = self.folder / str(turn)
            run = subprocess.Popen(
                [sys.executable, "-c", MADE_UP, str(out)],
                stdout=subprocess.PIPE,
                text=True,
                cwd=ROOT / "scripts",
                env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "TMPDIR": str(self.folder)},
            )
            # The time is measured from the first line of output on, because Python starts slowly on a busy machine.
            line = run.stdout.readline()
            time.sleep(chance.uniform(0, 0.6))
            run.send_signal(signal.SIGKILL)
            said = (line + run.communicate()[0]).splitlines()
            done = [line.split()[1].rstrip(":") for line in said if line.startswith("--- ")]
            index, outputs = kit.read(out / "results-made-up.tar")
            kept = {record["name"] for record in index["steps"] if record["status"] == 0}
            finished += len(done)
            lost += [(turn, name) for name in done if name not in kept or "is done" not in outputs[name]]
            self.assertLessEqual(len(list(out.iterdir())), 8)
        self.assertEqual(lost, [])
        self.assertGreater(finished, 20)

    def test_a_request_to_end_keeps_the_output_of_the_running_step(self):
        program = """
import sys
from gpu_check.kit import Kit, Step
steps = [Step("first", ["true"], 5, 0), Step("endless", ["sh", "-c", "echo one; sleep 60"], 60, 0)]
Kit("ended", sys.argv[1], 60).run(steps)
"""
        run = subprocess.Popen(
            [sys.executable, "-c", program, str(self.folder)],
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT / "scripts",
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        )
        self.assertIn("first", run.stdout.readline())
        time.sleep(0.5)
        run.terminate()
        run.communicate(timeout=10)
        self.assertEqual(run.returncode, 143)
        index, outputs = kit.read(self.folder / "results-ended.tar")
        self.assertEqual([record["status"] for record in index["steps"]], [0, "running"])
        self.assertEqual(outputs["endless"], "one\n")

    def test_a_step_that_runs_is_in_the_tar(self):
        kit.PACK_EVERY, before = 0.1, kit.PACK_EVERY
        self.addCleanup(setattr, kit, "PACK_EVERY", before)
        seen = []

        def look(of):
            index, outputs = kit.read(of.tar)
            seen.append((index["steps"][-1]["status"], outputs.get("slow", "")))

        run = kit.Kit("test", self.folder, 30, say=lambda line: None)
        pack = run.pack
        run.pack = lambda: (pack(), look(run)) if run.records or run.running else pack()
        run.run([kit.Step("slow", ["sh", "-c", "echo first; sleep 0.5; echo second"], 5, 0)])
        self.assertIn(("running", "first\n"), seen)
        self.assertEqual(seen[-1], (0, "first\nsecond\n"))

    def test_a_step_is_ended_at_its_limit_with_all_its_processes(self):
        begun = time.monotonic()
        run, said = quietly(self.folder, [kit.Step("endless", ["sh", "-c", "echo one; sleep 60 & sleep 60"], 0.3, 0)])
        self.assertLess(time.monotonic() - begun, 10)
        self.assertEqual(run.records[0]["status"], "more than 0 s")
        self.assertEqual(kit.read(run.tar)[1]["endless"], "one\n")
        self.assertIn("more than", said[0])

    def test_a_command_ends_within_its_time(self):
        made = [kit.Step(f"step-{i}", ["sleep", "60"], 60, 1) for i in range(5)]
        begun = time.monotonic()
        run, _ = quietly(self.folder, made, seconds=kit.RESERVE + 2)
        self.assertLess(time.monotonic() - begun, kit.RESERVE + 2)
        statuses = [record["status"] for record in run.records]
        self.assertEqual(statuses[1:], ["left out"] * 4)

    def test_what_cannot_run_is_left_out_with_the_reason(self):
        def nothing(_):
            raise kit.LeftOut("there is no reason")

        made = [
            kit.Step("absent", ["no-such-program"], 5, 0, needs=["no-such-program"]),
            kit.Step("refused", nothing, 5, 0),
            kit.Step("broken", ["/no/such/program"], 5, 0),
            kit.Step("failing", ["sh", "-c", "echo why; exit 3"], 5, 0),
        ]
        run, _ = quietly(self.folder, made)
        self.assertEqual([record["status"] for record in run.records], ["left out", "left out", "did not start", 3])
        self.assertIn("is not installed", run.records[0]["reason"])
        self.assertEqual(run.records[1]["reason"], "there is no reason")
        self.assertEqual(kit.read(run.tar)[1]["failing"], "why\n")

    def test_a_tar_stays_below_its_limit(self):
        long = ["sh", "-c", "yes 'a line of a long output' | head -c 3000000; echo the end"]
        run, _ = quietly(self.folder, [kit.Step(f"long-{i}", long, 20, 0) for i in range(25)], seconds=120)
        self.assertLessEqual(run.tar.stat().st_size, kit.TAR_BYTES)
        _, outputs = kit.read(run.tar)
        self.assertEqual(len(outputs), 25)
        for output in outputs.values():
            self.assertTrue(output.startswith("a line of a long output\n") and output.endswith("\nthe end\n"))
            self.assertIn("bytes are left out", output)

    def test_a_step_may_read_what_an_earlier_step_has_printed(self):
        second = kit.Step("second", lambda of: ["echo", of.output("first").strip(), "again"], 5, 0)
        run, _ = quietly(self.folder, [kit.Step("first", ["echo", "once"], 5, 0), second])
        self.assertEqual(kit.read(run.tar)[1]["second"], "once again\n")


class Somewhere:
    """A stand-in for a machine, with the properties that the steps read."""

    def __init__(self, dry):
        self.dry, self.backend, self.root = dry, "emulator" if dry else "cuda", ROOT
        self.msm_cli, self.environment, self.few_functions = Path("msm_cli"), {}, []

    def binary(self, name):
        return Path(name)

    def compile_micro(self, kit):
        return ["nvcc"]

    def peers(self):
        return [Path("peers/other")]


class Steps(unittest.TestCase):
    def test_names_are_unique_and_names_of_files(self):
        for dry in (False, True):
            names = [step.name for of in steps.COMMANDS.values() for step in of(Somewhere(dry))]
            self.assertEqual(len(names), len(set(names)))
            for name in names:
                self.assertRegex(name, r"^[\w.-]+$")

    def test_the_limits_of_the_first_steps_fit_the_time(self):
        for name, of in steps.COMMANDS.items():
            made = list(of(Somewhere(False)))
            # The time limits of the first half of the steps add up to less than the command's time.
            self.assertLess(sum(step.limit for step in made[: len(made) // 2]), steps.SECONDS - kit.RESERVE, name)

    def test_the_dearest_kernels_are_read_from_the_profiler(self):
        text = (
            '==PROF== Connected\n"ID","Kernel Name","gpu__time_duration.sum"\n"","","us"\n'
            '"0","add_pairs(Slice<T1>)","1,500.5"\n'
            '"1","sort_count(int)","20"\n"2","add_pairs(Slice<T1>)","500"\n'
        )
        self.assertEqual(steps.dearest(text, 1), ["add_pairs"])
        self.assertAlmostEqual(steps.durations(text)["add_pairs"], 2000.5e-6)
        self.assertEqual(steps.durations("no profiler"), {})


def packed(folder, name, outputs, statuses=None, dry=False):
    """Makes a tar like the tar that a kit writes."""
    records = [
        {"name": step, "status": (statuses or {}).get(step, 0), "seconds": 1, "reason": "a reason"} for step in outputs
    ]
    index = {"command": name, "note": {"host": "made up", "dry": dry}, "steps": records}
    path = folder / f"results-{name}.tar"
    with tarfile.open(path, "w") as tar:
        for file, text in {
            "index.json": json.dumps(index),
            **{f"{step}.txt": text for step, text in outputs.items()},
        }.items():
            member = tarfile.TarInfo(f"{name}/{file}")
            member.size = len(text.encode())
            tar.addfile(member, io.BytesIO(text.encode()))
    return path


MICRO = [
    {
        "part": "instructions",
        "name": "imad_wide",
        "warps": "full",
        "steps_per_clock_and_sm": 48.0,
        "instructions_per_clock_and_sm": 48.0,
        "mhz": 1900.0,
    },
    {
        "part": "instructions",
        "name": "imad_wide",
        "warps": "one warp",
        "steps_per_clock_and_sm": 30.0,
        "instructions_per_clock_and_sm": 30.0,
        "mhz": 1900.0,
    },
    {
        "part": "loads",
        "gigabytes": 0.1,
        "how": "a thread, 16 bytes",
        "slots_per_second": 1e10,
        "bytes_per_second": 9.6e11,
    },
    {"part": "loads", "gigabytes": 20, "skipped": "the memory is not there"},
    {
        "part": "copies",
        "how": "pinned",
        "bytes": 4096,
        "threads": 1,
        "piece": 0,
        "seconds": 9e-6,
        "bytes_per_second": 4.5e8,
    },
    {
        "part": "copies",
        "how": "staged, pinned",
        "bytes": 1 << 28,
        "threads": 4,
        "piece": 1 << 22,
        "seconds": 5e-3,
        "bytes_per_second": 5e10,
    },
    {"part": "memory", "what": "memset", "bytes": 1 << 30, "seconds": 4e-4, "median": 4e-4},
    {"part": "launches", "what": "launch, on the host", "seconds": 5e-6},
    {"part": "clock", "after": 20.0, "mhz": 1755.0},
]


class Fitting(InFolder):
    def test_tars_make_a_report_with_constants_and_next_steps(self):
        from gpu_check.test_gpu_check import row

        rows = "".join(
            json.dumps(row(size, bases=bases)) + "\n" for size in (10, 12) for bases in ("plain", "prepared")
        )
        micro = "".join(json.dumps(line) + "\n" for line in MICRO)
        outputs = {
            "sweep-bls12-381": rows
            + json.dumps({"curve": "bls12-381", "n": 4096, "skipped": "the time is over"})
            + '\n{"cut',
            "micro-instructions": micro,
            "device-functions": "test a ... FAILED",
        }
        profiled = {
            "kernels-220": '"ID","Kernel Name","gpu__time_duration.sum"\n"","","ns"\n"0","add_pairs(int)","5000000"\n',
            "sustained": "watch: 1980, 2619, 690.1, 61, 100, 0x4\nwatch: 300, 2619, 90, 40, 0, 0x1\nwatch: [N/A]\n",
            "peer-other-12": 'warm\n{"milliseconds": 3.5, "resident_milliseconds": 2.5}\n',
        }
        phases = {"total": 4.5}
        proof = {"curve": "bn254", "circuit": "squares", "constraints": 65534, "proof": 3.5, "cpu": 70, "phases": phases, "on_device": True}
        proved = {
            "proofs-bn254-squares": json.dumps({**proof, "checked": True}),
            "proofs-bn254-parity": json.dumps({**proof, "checked": False}),
        }
        tars = [
            packed(self.folder, "prove", proved),
            packed(self.folder, "measure", outputs, {"device-functions": 101}),
            packed(self.folder, "profile", profiled),
            packed(
                self.folder, "verify", {"memcheck-affine": "", "large": ""}, {"memcheck-affine": 9, "large": "running"}
            ),
        ]
        found = results.write(tars, self.folder / "report", lambda file: (ROOT / file).read_text())
        self.assertEqual(len(found["rows"]), 4)
        self.assertEqual({failure["kind"] for failure in found["failures"]}, {"tests", "sanitizers", "proofs"})
        page = (self.folder / "report/report.md").read_text()
        for words in (
            "Fix the kernels first",
            "Look at what compute-sanitizer found",
            "Set `products_per_clock` in src/plan/gpu/hardware.rs to 48 (now 32)",
            "Set `LAUNCH_SECONDS` in src/plan/gpu/model/tuning.rs to 5e-06 (now 3e-06)",
            "the time is over",
            "| bls12-381 g1 2^12 | other | 3.500 |",
            "| bls12-381 g1 2^12 | other, points on the GPU | 2.500 |",
            "| bn254 squares 65534 | 3.50 | 4.50 | 70.00 | 20.0 |",
            "the machine was given back while it ran",
            "[micro.md](micro.md)",
        ):
            self.assertIn(words, page)
        micro = (self.folder / "report/micro.md").read_text()
        for words in (
            "| add_pairs | 5.000 |",
            "1980 to 1980 MHz",
            "690 W",
            "| sustained clock, MHz |",
            "| staged, pinned | 256 | 4 | 4 |",
        ):
            self.assertIn(words, micro)
        for name in ("loads.svg", "copies.svg", "model.svg", "failures.txt", "sweep.json"):
            self.assertTrue((self.folder / "report" / name).exists(), name)

    def test_an_empty_tar_makes_a_page(self):
        run, _ = quietly(self.folder, [])
        results.write([run.tar], self.folder / "report", lambda file: (ROOT / file).read_text())
        self.assertIn("0 steps passed", (self.folder / "report/report.md").read_text())


if __name__ == "__main__":
    unittest.main()
