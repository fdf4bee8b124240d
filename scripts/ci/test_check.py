"""Tests of scripts/check."""

import contextlib
import importlib.machinery
import importlib.util
import io
import tempfile
import unittest
from contextlib import redirect_stdout
from pathlib import Path
from unittest import mock

ROOT = Path(__file__).resolve().parent.parent.parent
LOADER = importlib.machinery.SourceFileLoader("check", str(ROOT / "scripts/check"))
check = importlib.util.module_from_spec(importlib.util.spec_from_loader("check", LOADER))
LOADER.exec_module(check)


def dry_run(*arguments):
    """The output of a dry run. The dry run must start no process."""
    output = io.StringIO()
    with mock.patch.object(check.subprocess, "Popen", side_effect=AssertionError("a dry run started a process")):
        with redirect_stdout(output):
            check.main([*arguments, "--dry-run"])
    return output.getvalue()


def names(text):
    return [line.removeprefix("=== ").split(":")[0] for line in text.splitlines() if line.startswith("=== ")][:-1]


class Check(unittest.TestCase):
    def test_a_dry_run_prints_every_step_of_a_class_in_order(self):
        for name in check.CLASSES:
            expected = [step for step, (_, classes) in check.STEPS.items() if name in classes]
            self.assertTrue(expected, name)
            self.assertEqual(names(dry_run(name)), expected)

    def test_every_step_has_a_line_of_documentation_and_a_command(self):
        for name, (function, classes) in check.STEPS.items():
            self.assertTrue(function.__doc__ and "\n" not in function.__doc__, name)
            self.assertTrue(classes and set(classes) <= set(check.CLASSES), name)
            self.assertRegex(dry_run("--only", name), r"\n    \S", name)

    def test_full_is_lint_test_kernels_and_golden(self):
        self.assertEqual(names(dry_run("full")), names(dry_run("lint", "test", "kernels", "golden")))

    def test_ci_runs_the_commands_of_the_readme(self):
        commands = dry_run("full").replace(" " + " ".join(check.profile("cumsm", "msm_cli", opt_level=0)), "")
        for line in (ROOT / "README.md").read_text().splitlines():
            if line.startswith("cargo ") and "--release" in line:
                self.assertIn(line.split("  #")[0].strip() + "\n", commands)

    def test_one_step_alone(self):
        self.assertEqual(names(dry_run("--only", "layers")), ["layers"])

    def test_an_unknown_name_is_one_clear_error(self):
        for arguments, name in ((["--only", "layer"], "layer"), (["everything"], "everything")):
            with self.assertRaises(SystemExit) as error:
                dry_run(*arguments)
            message = str(error.exception)
            self.assertIn(f"`{name}`", message)
            self.assertNotIn("\n", message)

    def test_a_step_that_fails_ends_the_run_and_names_itself(self):
        check.dry_run = False
        done = mock.Mock(returncode=1)
        with mock.patch.object(check.subprocess, "run", return_value=done) as run, redirect_stdout(io.StringIO()):
            with self.assertRaises(SystemExit) as error:
                check.main(["lint"])
        self.assertEqual(run.call_count, 1)
        self.assertRegex(str(error.exception), r"^format failed: .* ended with status 1; .*--only format$")

    def test_some_steps_run_in_other_processes(self):
        def split(*arguments):
            patches = [mock.patch.object(check, name) for name in ("beside", "run_steps")]
            with contextlib.ExitStack() as stack:
                beside, here = (stack.enter_context(patch) for patch in patches)
                stack.enter_context(redirect_stdout(io.StringIO()))
                check.main(list(arguments))
            return [[call.args[0] for call in calls.call_args_list] for calls in (here, beside)]

        lint, full = check.select(["lint"], []), check.select(["full"], [])
        late = list(check.BESIDE_TESTS)
        first = [name for name in full if name not in [*lint, *late, "test"]]
        self.assertEqual(split("full"), [[first, ["test"]], [lint, late]])
        self.assertEqual(split("lint"), [[lint], []])
        self.assertEqual(split("golden"), [[late[1:]], [["public-api"]]])
        self.assertEqual(split("--only", "layers", "--only", "test"), [[["layers", "test"]], []])

    def test_another_process_that_fails_ends_the_run(self):
        check.dry_run = False
        output = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(check, "TARGET", Path(folder)):
            with self.assertRaisesRegex(check.Failure, "ended with status 1"), redirect_stdout(output):
                with check.beside(["no-such-step"], Path(folder), Path(folder) / "log"):
                    pass
        self.assertIn("no step `no-such-step`", output.getvalue())

    def test_a_step_that_fails_ends_the_other_process(self):
        check.dry_run = False
        with tempfile.TemporaryDirectory() as folder, mock.patch.object(check, "TARGET", Path(folder)):
            with self.assertRaisesRegex(check.Failure, "planted"), redirect_stdout(io.StringIO()):
                # The other process is `sleep 1000`.
                with mock.patch.object(check.sys, "executable", "sleep"), mock.patch.object(check, "__file__", "1000"):
                    with check.beside([], Path(folder), Path(folder) / "log") as ended:
                        ended()
                        raise check.Failure("planted")

    def test_a_planted_bug_that_is_not_found_fails(self):
        check.dry_run = False
        with self.assertRaisesRegex(check.Failure, "was not found"):
            check.finds("ERROR", lambda log: 0)


if __name__ == "__main__":
    unittest.main()
