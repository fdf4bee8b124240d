"""Tests of the numbers that scripts/gpu-check computes, for a made-up sweep."""

import copy
import json
import tempfile
import unittest
from pathlib import Path
from xml.etree import ElementTree

from gpu_check import fit, next_steps, plots, report, sweep

ROOT = Path(__file__).resolve().parent.parent.parent
RATES = {"launches": 2.5e-6, "products": 2.6e11, "cached": 8e12, "moved": 4.8e12, "copied": 4e10}


def source(file):
    return (ROOT / file).read_text()


def row(log_size, asked="auto", scalars="uniform", bases="plain", factor=1.0):
    """A computation whose stages take `factor` times the predicted time. The predicted times of the stages upload, sort
    and accumulate are computed from counts and rates."""
    n = 1 << log_size
    predicted = {
        "upload": (1e-5 + 128 * n / RATES["copied"], "copies"),
        "sort": (4 * RATES["launches"], "launches"),
        "accumulate": (n * 30000 / RATES["products"], "issue"),
        "aggregate": (1e-4, "latency"),
        "combine": (2e-5, "host"),
    }
    timings = []
    for stage, (seconds, limit) in predicted.items():
        timings.append(
            {
                "stage": stage,
                "predicted": seconds,
                "seconds": factor * seconds,
                "limit": limit,
                "launches": 4.0,
                "products": n * 30000.0 if stage == "accumulate" else 0.0,
                "cached": 0.0,
                "moved": 0.0,
                "copied": 128 * n if stage == "upload" else 0,
            }
        )
    return {
        "asked": asked,
        "scalars": scalars,
        "bases": bases,
        "curve": "bls12-381",
        "group": "g1",
        "n": n,
        "backend": "cuda",
        "algorithm": "bucket" if asked == "auto" else asked,
        "window_bits": 12,
        "seconds": sum(timing["seconds"] for timing in timings),
        "timings": timings,
        "rates": dict(RATES),
        "checked": True,
    }


def results(rows, **more):
    return {
        "machine": {"GPU": "made up"},
        "dry": False,
        "passed": 3,
        "failures": [],
        "left_out": [],
        "sanitizer": "ran",
        "rows": rows,
        "skipped": [],
        "others": [],
        "other_failures": [],
        **more,
    }


def steps(rows, **more):
    return next_steps.next_steps(results(rows, **more), source)


def slowed(of, stage, factor):
    changed = copy.deepcopy(of)
    for timing in changed["timings"]:
        if timing["stage"] == stage:
            changed["seconds"] += (factor - 1) * timing["seconds"]
            timing["seconds"] *= factor
    return changed


class Fit(unittest.TestCase):
    def test_a_model_that_is_right_is_left_alone(self):
        rows = [row(size) for size in range(16, 24)]
        found = {line["constant"]: line for line in fit.constants(rows)}
        for name in ("products_per_clock", "LAUNCH_SECONDS", "LINK_TIME_FACTOR"):
            self.assertAlmostEqual(found[name]["fitted"] / found[name]["model"], 1, places=6)
            self.assertTrue(found[name]["sure"])
        self.assertIsNone(found["MOVED_TIME_FACTOR"]["fitted"])
        self.assertEqual(fit.suggestions(rows, source), [])

    def test_a_slow_gpu_gives_other_constants(self):
        found = dict(
            (name, (old, new))
            for name, _, old, new in fit.suggestions([row(20, factor=2.0), row(22, factor=2.0)], source)
        )
        self.assertEqual(found["products_per_clock"], ("32", "16"))
        self.assertEqual(found["PRODUCT_CLOCKS"][1], f"{2 * float(found['PRODUCT_CLOCKS'][0]):.4g}")
        self.assertEqual(found["LINK_TIME_FACTOR"][1], f"{2 * float(found['LINK_TIME_FACTOR'][0]):.4g}")
        self.assertIn("LAUNCH_SECONDS", found)

    def test_a_bound_is_no_suggestion(self):
        rows = [row(20, factor=2.0)]
        for timing in rows[0]["timings"]:
            timing["limit"] = "memory"
        self.assertNotIn("products_per_clock", [found[0] for found in fit.suggestions(rows, source)])

    def test_constants_are_found_in_the_source(self):
        names = {
            fit.TUNING: ["LAUNCH_SECONDS", "PRODUCT_CLOCKS", "HOST_MULTIPLICATION_SECONDS"],
            fit.HARDWARE: ["products_per_clock"],
        }
        for file, of in names.items():
            for name in of:
                self.assertIsNotNone(fit.in_source(source(file), name), name)
        self.assertEqual(fit.in_source("const A: Band = Band::new(1.0, 2.5e-6, 4.0);", "A"), 2.5e-6)

    def test_slopes(self):
        self.assertAlmostEqual(fit.slope([(10, 3.0), (20, 5.0), (30, 7.0)]), 5)
        self.assertIsNone(fit.slope([(10, 3.0)]))
        self.assertIsNone(fit.slope([]))


class NextSteps(unittest.TestCase):
    def test_nothing_to_do(self):
        self.assertEqual(steps([row(20), row(20, scalars="clustered"), row(20, asked="cuzk", factor=1.04)]), [])

    def test_failures_come_first(self):
        failures = [
            {"kind": "sanitizers", "name": "racecheck bls12-381 g1 auto"},
            {"kind": "tests", "name": "tests in suite"},
        ]
        found = steps([slowed(row(20), "accumulate", 2)], failures=failures)
        self.assertIn("tests in suite", found[0])
        self.assertIn("racecheck", found[1])
        self.assertIn("accumulate", found[2])

    def test_a_missing_sanitizer_is_named(self):
        self.assertIn("Install", steps([], sanitizer="not installed")[0])

    def test_a_slow_stage_is_named_once_with_its_file(self):
        found = steps([slowed(row(12), "aggregate", 1.6), slowed(row(10), "aggregate", 4)])
        self.assertEqual(len([step for step in found if step.startswith("aggregate takes")]), 1)
        self.assertIn("4.0 times its predicted time at bls12-381 g1 2^10", found[0])
        self.assertIn("cuda/stages/aggregate_layered.cuh", found[0])

    def test_clustered_scalars_that_are_slow(self):
        found = steps([row(12), slowed(row(12, scalars="clustered"), "sort", 50)])
        self.assertEqual(len(found), 1)
        self.assertIn("cuda/stages/sort.cuh", found[0])

    def test_launches(self):
        found = steps([row(4), slowed(row(10), "sort", 1.2), slowed(row(12), "sort", 100)])
        self.assertTrue(any("Launches" in step and step.endswith("2^12.") for step in found), found)

    def test_a_beaten_plan(self):
        found = steps([row(20), row(20, asked="cuzk", factor=0.5)])
        self.assertEqual(len(found), 1)
        self.assertIn("2.00 times as fast", found[0])

    def test_another_library_that_is_faster(self):
        ours = row(20)
        other = {"name": "other", "curve": "bls12-381", "group": "g1", "n": 1 << 20, "ms": 500 * ours["seconds"]}
        self.assertIn("up to 2.00 times", steps([ours], others=[other])[0])
        self.assertEqual(steps([ours], others=[{**other, "ms": 2000 * ours["seconds"]}]), [])

    def test_the_files_exist(self):
        named = [
            *next_steps.FILES.values(),
            *next_steps.ACCUMULATIONS.values(),
            next_steps.LAUNCHES,
            "src/plan/gpu/search.rs",
        ]
        for file in (file for several in named for file in several.split(" and ")):
            self.assertTrue((ROOT / file).exists(), file)


class Sweeping(unittest.TestCase):
    def sweep(self, execute, others=(), seconds=None):
        self.failed = []
        done = sweep.Sweep(
            execute,
            lambda kind, name, output: self.failed.append(name),
            "msm_cli",
            "cuda",
            range(10, 14),
            2,
            5,
            2,
            list(others),
            seconds,
            say=lambda line: None,
        )
        done.run(["bucket"], after_each=lambda: None)
        return done

    @staticmethod
    def good(command):
        size = command[command.index("--log-size") + 1]
        of = row(size)
        return 0, "a note\n" + json.dumps({**of, "checked": "--check" in command, "result": ["0x0"]}) + "\n"

    def test_every_group_and_case(self):
        done = self.sweep(lambda name, command: self.good(command))
        # The sweep computes the planner's choice at all four sizes, and three other cases at two of the four sizes.
        self.assertEqual(len(done.rows), len(sweep.GROUPS) * (4 + 3 * 2))
        self.assertEqual((self.failed, done.skipped), ([], []))
        self.assertTrue(all("result" not in of and of["checked"] for of in done.rows))

    def test_what_does_not_fit_is_skipped_and_what_fails_fails(self):
        def execute(name, command):
            size = command[command.index("--log-size") + 1]
            if "bn254" in command:
                return 2, "error: bn254 g1 is not computed by this build; its groups are"
            if "mnt4-753" in command and size > 11:
                return None, ""
            if size > 12:
                return 2, "error: the smallest chunk needs 5 bytes of device memory, and 4 may be used"
            return (1, "the result differs") if "bls12-377" in command else self.good(command)

        done = self.sweep(execute)
        reasons = {skipped["case"]: skipped["reason"] for skipped in done.skipped}
        self.assertIn("is not computed", reasons["bn254 g1 auto uniform plain 2^10 to 2^13"])
        self.assertEqual(reasons["mnt4-753 g1 auto uniform plain 2^12 to 2^13"], "takes too long")
        self.assertIn("device memory", reasons["bls12-381 g1 auto uniform plain 2^13"])
        self.assertTrue(self.failed and all(name.startswith("bls12-377") for name in self.failed))

    def test_a_sum_that_the_cpu_computed_is_a_failure(self):
        def execute(name, command):
            return 0, json.dumps({**row(10), "backend": "cpu"})

        self.assertEqual(self.sweep(execute).rows, [])
        self.assertTrue(self.failed)

    def test_a_sweep_ends_in_time(self):
        done = self.sweep(lambda name, command: self.good(command), seconds=-1)
        self.assertEqual(done.rows, [])
        self.assertEqual(done.skipped[0]["reason"], "the sweep's time is over")

    def test_other_libraries(self):
        times = iter([7, 5, 9, 8, 6, 6, 4, 4])

        def execute(name, command):
            if command[0] == "./bad":
                return 3, "no GPU"
            return (0, f"warming up\n{next(times)}") if command[0] == "./good" else self.good(command)

        done = self.sweep(execute, [sweep.Other("good@bn254/g2=./good -x"), sweep.Other("bad=./bad")])
        self.assertEqual(
            [(other["n"], other["ms"]) for other in done.other_rows], [(1024, 5), (2048, 8), (4096, 6), (8192, 4)]
        )
        self.assertEqual(len(done.other_failures), 1)
        self.assertEqual(self.failed, [])

    def test_what_other_libraries_print(self):
        self.assertEqual(sweep.milliseconds("x\n1.5\n"), 1.5)
        self.assertEqual(sweep.milliseconds('{"milliseconds": 2}'), 2)
        for bad in ("", "1.5 ms", "-1", "NaN", "[1]", '{"seconds": 1}'):
            with self.assertRaises((ValueError, KeyError, TypeError), msg=bad):
                sweep.milliseconds(bad)
        for bad in ("x", "=a", "x=", "x@bn254=a", "x@bn254/g3=a"):
            with self.assertRaises(ValueError, msg=bad):
                sweep.Other(bad)

    def test_names_and_clocks_are_read(self):
        text = "The GPU's algorithm: bucket, lb-msm,\n   cuzk, or auto for the least"
        self.assertEqual(sweep.algorithms(text), ["bucket", "lb-msm", "cuzk"])
        self.assertEqual(sweep.algorithms("nothing"), [])
        self.assertIn("1400 to 1900", sweep.busy_clock("100, 1400\n99, 1900\n100, 1800\n0, 300\n[N/A], 5\n"))
        self.assertEqual(sweep.busy_clock(""), "unknown")


class Files(unittest.TestCase):
    def test_all_files_are_written(self):
        rows = [row(size) for size in (10, 12)] + [
            row(12, scalars="clustered"),
            row(12, bases="prepared"),
            row(12, asked="cuzk"),
        ]
        other = {"name": "a <library>", "curve": "bls12-381", "group": "g1", "n": 4096, "ms": 3.5}
        with tempfile.TemporaryDirectory() as folder:
            out = Path(folder)
            report.write(
                out,
                results(
                    rows,
                    others=[other],
                    other_failures=["x: status 1"],
                    failures=[{"kind": "tests", "name": "tests in suite"}],
                ),
                source,
            )
            page = (out / "report.md").read_text()
            for words in (
                "Fix the kernels first",
                "| bls12-381 g1 2^12 | a <library> | 3.500 |",
                "x: status 1",
                "fitted",
            ):
                self.assertIn(words, page)
            drawn = sorted(file.name for file in out.glob("*.svg"))
            self.assertEqual(drawn, ["model.svg", "stages-bls12-381-g1.svg", "time-bls12-381-g1.svg"])
            for name in drawn:
                self.assertIn(f"({name})", page)
                ElementTree.parse(out / name)
            self.assertEqual(json.loads((out / "sweep.json").read_text()), rows)
            self.assertEqual((out / "sweep.md").read_text().count("| bls12-381 g1 2^"), len(rows))

    def test_a_page_without_a_sweep(self):
        with tempfile.TemporaryDirectory() as folder:
            report.write(Path(folder), results([]), source)
            self.assertIn("Nothing stands out", (Path(folder) / "report.md").read_text())

    def test_lines_are_logarithmic(self):
        svg = ElementTree.fromstring(plots.lines("t", "ms", {"a": [(1 << 10, 1.0), (1 << 12, 100.0), (1 << 14, 10.0)]}))
        points = svg.find("{http://www.w3.org/2000/svg}polyline").get("points").split()
        (x1, y1), (x2, y2), (x3, y3) = (tuple(map(float, point.split(","))) for point in points)
        self.assertAlmostEqual(x2 - x1, x3 - x2, places=0)
        self.assertAlmostEqual(y1 - y2, 2 * (y1 - y3), places=0)

    def test_shares_fill_the_bar(self):
        svg = ElementTree.fromstring(plots.shares("t", {1024: {"sort": 1.0, "accumulate": 3.0}}))
        bars = [bar for bar in svg.iter("{http://www.w3.org/2000/svg}rect") if float(bar.get("height")) > 20][1:]
        self.assertAlmostEqual(float(bars[1].get("height")) / float(bars[0].get("height")), 3, places=2)
        self.assertAlmostEqual(sum(float(bar.get("height")) for bar in bars), plots.INSIDE[1], places=0)


if __name__ == "__main__":
    unittest.main()
