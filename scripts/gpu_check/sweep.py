"""The sweep: measures or skips each computation, and measures other libraries."""

import json
import re
import shlex
import time
from pathlib import Path


def groups(text):
    """The groups of build/curves.rs. Each pair has the curve's name and the group's name. G1 of all curves comes first."""
    found, curve = [], None
    for kind, name in re.findall(r'\b(Curve|Group) \{\s*name: "([^"]*)"', text):
        if kind == "Curve":
            curve = name
        else:
            found.append((curve, name))
    return sorted(found, key=lambda group: group[1])


GROUPS = groups((Path(__file__).resolve().parents[2] / "build/curves.rs").read_text())
# The logarithm of the largest size whose result is checked. Checks of larger sizes would take too long, because each
# check takes an MSM on the CPU.
CHECKED_UP_TO = 18
# Parts of msm_cli's error messages. If an error of NOT_COMPUTED occurs at one size of a case, it occurs at all sizes.
# If an error of TOO_LARGE occurs at one size, it occurs at all larger sizes.
NOT_COMPUTED = ["is not computed by this build", "for '--curve <CURVE>'", "cannot be used", "has no endomorphism"]
TOO_LARGE = [
    "the system does not give it",
    "bytes of device memory",
    "bytes of working memory",
    "the system refuses",
    "OUT_OF_MEMORY",
    "out of memory",
]
KILLED = (-9, 137)


def algorithms(help_text):
    """The algorithms in the output of `msm_cli run --help`."""
    names = re.search(r"The GPU's algorithm: (.*?),? or auto", " ".join(help_text.split()))
    return names[1].split(", ") if names else []


def cases(names):
    """The computations for each group, the most important first. Each entry has an algorithm, the scalars and the bases."""
    plain = [(name, "uniform", "plain") for name in names]
    return [("auto", "uniform", "plain"), ("auto", "clustered", "plain"), ("auto", "uniform", "prepared"), *plain]


def reason_to_skip(status, output):
    """The reason to skip a computation that ended with this exit status and output. None if the computation must be
    reported as a failure."""
    if status is None:
        return "takes too long"
    lines = [line for line in output.splitlines() if line.startswith("error: ")] or [output.strip()]
    if any(part in output for part in NOT_COMPUTED + TOO_LARGE):
        return lines[0].replace("error: ", "", 1)
    return "killed, for lack of memory as it seems" if status in KILLED else None


def milliseconds(output):
    """The time in milliseconds that another library's command prints. The last line of the output is a number, or
    {"milliseconds": number}."""
    lines = output.strip().splitlines() or [""]
    value = json.loads(lines[-1])
    value = float(value["milliseconds"] if isinstance(value, dict) else value)
    if not 0 < value < float("inf"):
        raise ValueError(f"{value} is no time")
    return value


def busy_clock(lines):
    """The least, median and highest clock frequency while the GPU was busy, from lines of "use in percent, MHz"."""
    pairs = [line.split(",") for line in lines.splitlines()]
    numbers = [tuple(map(float, pair)) for pair in pairs if len(pair) == 2 and all(of.strip().isdigit() for of in pair)]
    busy = sorted(clock for use, clock in numbers if use >= 90)
    return (
        f"{busy[0]:.0f} to {busy[-1]:.0f} MHz, half of the time {busy[len(busy) // 2]:.0f} or more"
        if busy
        else "unknown"
    )


class Other:
    """The command of another library, in the form of the option --other: NAME=COMMAND or NAME@CURVE/GROUP=COMMAND."""

    def __init__(self, text):
        name, equals, command = text.partition("=")
        self.name, at, group = name.partition("@")
        self.group = tuple(group.split("/")) if at else GROUPS[0]
        self.command = shlex.split(command)
        if not (self.name and equals and self.command) or self.group not in GROUPS:
            raise ValueError(
                f"{text!r}: write NAME=COMMAND or NAME@CURVE/GROUP=COMMAND, as sppark@bls12-377/g1=./sppark"
            )
        self.failed = False


class Sweep:
    """Runs the sweep. `execute(name, command)` returns the exit status and the output. The status is None if the
    command ran out of time."""

    def __init__(self, execute, fail, msm_cli, backend, sizes, step, repeat, rounds, others, seconds, say=print):
        self.execute, self.fail, self.say = execute, fail, say
        self.msm_cli, self.backend, self.sizes, self.step = msm_cli, backend, list(sizes), step
        self.repeat, self.rounds, self.others = repeat, rounds, others
        self.end = time.monotonic() + seconds if seconds else None
        self.rows, self.skipped, self.other_rows, self.other_failures = [], [], [], []

    def run(self, names, after_each):
        for case in cases(names):
            sizes = self.sizes if case == cases(names)[0] else self.sizes[:: self.step]
            for group in GROUPS:
                self.case(group, case, sizes)
                after_each()

    def case(self, group, case, sizes):
        for log_size in sizes:
            name = f"{' '.join(group)} {' '.join(case)}"
            late = self.end and time.monotonic() > self.end
            reason = "the sweep's time is over" if late else self.size(group, case, log_size)
            if reason:
                larger = "" if log_size == sizes[-1] else f" to 2^{sizes[-1]}"
                self.skipped.append({"case": f"{name} 2^{log_size}{larger}", "reason": reason})
                self.say(f"--- skipped: {name} 2^{log_size}{larger}: {reason}")
                return

    def size(self, group, case, log_size):
        """Computes one size. Returns None, or the reason to skip this size and all larger sizes."""
        others = [other for other in self.others if other.group == group and not other.failed]
        compared = others if case == ("auto", "uniform", "plain") else []
        best, times = None, {}
        for turn in range(self.rounds if compared else 1):
            row, reason = self.compute(group, case, log_size, check=turn == 0)
            if reason or not row:
                return reason
            # msm_cli checks only the result of the first turn.
            checked = row["checked"] or (best or row)["checked"]
            best = {**(row if best is None or row["seconds"] < best["seconds"] else best), "checked": checked}
            for other in compared:
                if not other.failed:
                    self.time_other(other, log_size, times)
        self.rows.append(best)
        for name, value in times.items():
            self.other_rows.append(
                {"name": name, "curve": group[0], "group": group[1], "n": 1 << log_size, "ms": value}
            )
        return None

    def compute(self, group, case, log_size, check):
        """A row of the sweep and None, or None and the reason to skip the row. After a failure, both are None."""
        algorithm, scalars, bases = case
        command = [self.msm_cli, "run", "--curve", group[0], "--group", group[1], "--log-size", log_size]
        command += ["--algorithm", algorithm, "--scalars", scalars, "--backend", self.backend]
        command += ["--repeat", self.repeat, "--timings", "--json"]
        command += ["--precompute", 1] if bases == "prepared" else []
        command += ["--check"] if check and log_size <= CHECKED_UP_TO else []
        name = f"{' '.join(group)} 2^{log_size} {' '.join(case)}"
        status, output = self.execute(name, command)
        if status != 0:
            reason = reason_to_skip(status, output)
            if not reason:
                self.fail("sweep", name, output)
            return None, reason
        # The JSON object is one line of the output. A tool such as a profiler may print other lines before and after
        # this line.
        line = next((line for line in output.splitlines() if line.startswith("{")), None)
        row = json.loads(line) if line else {}
        if row.get("backend") != self.backend or "computed on the CPU" in output:
            self.fail(
                "sweep", f"{name}: computed on {row.get('backend') or 'nothing'} instead of {self.backend}", output
            )
            return None, None
        row.pop("result", None)
        return {"asked": algorithm, "scalars": scalars, "bases": bases, **row}, None

    def time_other(self, other, log_size, times):
        status, output = self.execute(f"{other.name} 2^{log_size}", [*other.command, log_size])
        try:
            if status != 0:
                raise ValueError(f"status {status}" if status is not None else "takes too long")
            times[other.name] = min(milliseconds(output), times.get(other.name, float("inf")))
        except (ValueError, KeyError, TypeError) as error:
            other.failed = True
            times.pop(other.name, None)
            self.other_failures.append(f"{other.name} at 2^{log_size}: {error}; it is not run at larger sizes")
            self.say(f"--- {self.other_failures[-1]}")
