"""The commands of scripts/gpu-check for a GPU machine that is rented by the minute: measure, profile, verify and prove.

Each command runs steps, the most valuable step first, and ends within the command's time limit. After every step, and
every few seconds while a step runs, the command packs the output of all steps into one tar. Each new tar replaces the
old tar in one operation, so at any moment there is a complete tar. The command prints the name of a step only after the
tar contains the step's output.
"""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

# The maximum size of a tar, with headers and padding. Larger files cannot be copied from a rented machine.
TAR_BYTES = 15 << 20
# The maximum size of a step's output. If the output of a step is longer, the middle of the output is removed.
OUTPUT_BYTES = 1 << 20
# The interval in seconds at which a new tar is written while a step runs.
PACK_EVERY = 5
# The time in seconds that each command reserves at its end for the last tar.
RESERVE = 5


class Step:
    """A command with its limit in seconds.

    `command` is a list of words, or a function. The function takes the kit and returns a list of words, or raises
    LeftOut if the step cannot run. If less than `least` seconds are left, the step does not begin. `needs` names the
    programs that the step needs. If one of these programs is missing, the step is left out.
    """

    def __init__(self, name, command, limit, least=None, needs=(), environment=None):
        self.name, self.command, self.limit = name, command, limit
        self.least = least if least is not None else min(limit, 10)
        self.needs, self.environment = needs, environment or {}


class LeftOut(Exception):
    """A step that cannot run. The message is the reason."""


class Kit:
    """Runs the steps of one command."""

    def __init__(self, name, out, seconds, note=None, say=None, root=None):
        self.name, self.start = name, time.monotonic()
        self.end = self.start + seconds
        self.out = Path(out)
        self.out.mkdir(parents=True, exist_ok=True)
        self.work = Path(tempfile.mkdtemp(prefix="gpu-check-"))
        self.root = root
        self.records, self.running, self.child = [], None, None
        self.note = note or {}
        self.say = say or (lambda line: print(line, flush=True))

    @property
    def tar(self):
        return self.out / f"results-{self.name}.tar"

    def file(self, name):
        """The file of a step's output."""
        return self.work / f"{name}.txt"

    def output(self, name):
        """The output of a step, or an empty text if there is none."""
        file = self.file(name)
        return file.read_text(errors="replace") if file.exists() else ""

    def run(self, steps):
        """Runs all steps. Returns the number of steps that failed."""
        signal.signal(signal.SIGTERM, self.ended)
        self.pack()
        try:
            for step in steps:
                self.step(step)
        finally:
            self.end_child()
            shutil.rmtree(self.work, ignore_errors=True)
        failed = [record for record in self.records if record["status"] not in (0, "left out")]
        self.say(f"=== {self.name}: {len(self.records)} steps, {len(failed)} failed: {self.tar}")
        return len(failed)

    def step(self, step):
        begun = time.monotonic()
        record = {"name": step.name, "begun": round(begun - self.start, 3)}
        try:
            record["command"] = [str(word) for word in self.words(step)]
        except LeftOut as reason:
            record.update(status="left out", reason=str(reason), seconds=0)
        else:
            limit = min(step.limit, self.end - RESERVE - begun)
            self.running = record
            record["status"] = self.execute(record["command"], self.file(step.name), limit, step.environment)
            record["seconds"] = round(time.monotonic() - begun, 3)
            self.running = None
        self.records.append(record)
        self.pack()
        ending = {0: "ok", "left out": f"left out: {record.get('reason')}"}.get(record["status"], record["status"])
        self.say(f"--- {step.name}: {ending} ({record['seconds']:.1f} s)")

    def left(self):
        """The seconds that are left for steps."""
        return self.end - RESERVE - time.monotonic()

    def words(self, step):
        missing = [program for program in step.needs if not shutil.which(program)]
        if missing:
            raise LeftOut(f"{missing[0]} is not installed")
        left = self.left()
        if left < step.least:
            raise LeftOut(f"{max(left, 0):.0f} s are left, and it takes {step.least:g} s or more")
        return step.command(self) if callable(step.command) else step.command

    def execute(self, words, file, limit, environment):
        """Runs a command, and writes its output to a file. Returns the exit status, or a text if the command was killed
        or did not start."""
        deadline = time.monotonic() + limit
        with open(file, "wb") as output:
            try:
                # The command has a session of its own, so that all processes of the session can be killed together.
                self.child = subprocess.Popen(
                    words,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    stdin=subprocess.DEVNULL,
                    cwd=self.root,
                    env={**os.environ, **environment},
                    start_new_session=True,
                )
            except OSError as error:
                output.write(str(error).encode())
                return "did not start"
        try:
            while True:
                left = deadline - time.monotonic()
                try:
                    return self.child.wait(timeout=max(0, min(PACK_EVERY, left)))
                except subprocess.TimeoutExpired:
                    if time.monotonic() >= deadline:
                        return f"more than {limit:.0f} s"
                    self.pack()
        finally:
            self.end_child()

    def end_child(self):
        """Ends the running command with all processes of its session."""
        child, self.child = self.child, None
        if child:
            try:
                os.killpg(child.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            child.wait()

    def ended(self, *_):
        """Handles SIGTERM: keeps the output that the steps have written so far."""
        self.end_child()
        self.pack()
        sys.exit(143)

    def pack(self):
        """Replaces the tar. The new tar is written to a file in the same folder, synchronized with the disk, and then
        renamed."""
        running = [{**self.running, "status": "running"}] if self.running else []
        records = self.records + running
        index = {"command": self.name, "note": self.note, "steps": records}
        files = {"index.json": json.dumps(index, indent=1).encode()}
        for record in records:
            file = self.file(record["name"])
            if file.exists():
                files[f"{record['name']}.txt"] = shortened(file.read_bytes(), OUTPUT_BYTES)
        fit(files, TAR_BYTES)
        new = self.tar.with_name(self.tar.name + ".new")
        with open(new, "wb") as file:
            with tarfile.open(fileobj=file, mode="w") as tar:
                for name, content in files.items():
                    member = tarfile.TarInfo(f"{self.name}/{name}")
                    member.size = len(content)
                    tar.addfile(member, io.BytesIO(content))
            file.flush()
            os.fsync(file.fileno())
        os.replace(new, self.tar)


def shortened(content, most):
    """The first and the last lines of a long output."""
    if len(content) <= most:
        return content
    part = most // 2
    start, end = content[:part], content[-part:]
    start, end = start[: start.rfind(b"\n") + 1] or start, end[end.find(b"\n") + 1 :] or end
    return start + b"[%d bytes are left out]\n" % (len(content) - len(start) - len(end)) + end


def fit(files, most):
    """Shortens the longest files until the tar has at most `most` bytes. In a tar, each file takes a header, and its
    size is rounded up to whole blocks of 512 bytes."""
    size = lambda: sum(1024 + len(content) for content in files.values()) + 10240
    part = OUTPUT_BYTES
    while size() > most and part > 1024:
        part //= 2
        for name, content in files.items():
            if name != "index.json":
                files[name] = shortened(content, part)


def read(tar):
    """The index of a tar, and each step's output by name."""
    with tarfile.open(tar) as archive:
        files = {Path(member.name).name: archive.extractfile(member).read() for member in archive if member.isfile()}
    index = json.loads(files.pop("index.json"))
    return index, {name[: -len(".txt")]: content.decode(errors="replace") for name, content in files.items()}
