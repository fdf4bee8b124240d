"""The steps of the four commands, in order of value, with their limits in seconds."""

import csv
import io
import re

from gpu_check.kit import LeftOut, Step
from gpu_check.sweep import GROUPS

# A command must end within ten minutes, including the start of the command and the last tar.
SECONDS = 570
CURVES = ["bls12-381", "bn254", "bls12-377"]
PARTS = {"instructions": 30, "launches": 15, "memory": 30, "copies": 40, "loads": 40}
# The tests of the suite that compute on the GPU. The other tests check only the CPU or the emulator.
OF_THE_GPU = [
    "::kinds",
    "::sizes",
    "::large",
    "::integers",
    "::every_algorithm",
    "::affine_rounds",
    "::chunks",
    "agree",
]
# The curves that `gpu-check-build` compiles without --all-curves.
OF_CI = [*CURVES, "mnt4-753"]
# The groups that only `gpu-check-build --all-curves` compiles, by their names in the suite.
FURTHER_GROUPS = [f"{curve}_{group}".replace("-", "_") for curve, group in GROUPS if curve not in OF_CI]
# The tests of products, transforms and proofs that compute on the GPU.
OF_THE_PROVER = [
    "spmv::zeros_and_ones",
    "transforms::quotients",
    "transforms::small",
    "transforms::operations",
    "transforms::large_transforms",
    "transforms::tiles_of_one_column",
    "spmv::products_agree",
    "spmv::circuits",
    "proofs::proofs",
]
DEAREST = 6

MACHINE = r"""
for command in 'nvidia-smi' 'nvidia-smi -q -d CLOCK,POWER,MEMORY,PERFORMANCE' 'nvidia-smi topo -m' 'nvcc --version' \
    'ncu --version' 'compute-sanitizer --version' 'lscpu' 'free -m' 'uname -a' 'python3 --version'; do
    echo "== $command"
    $command 2>&1 || true
done
"""
# Prints the clocks and the power of the first GPU five times a second, while a command runs.
WATCHED = r"""
nvidia-smi --id=0 --query-gpu=clocks.sm,clocks.mem,power.draw,temperature.gpu,utilization.gpu,clocks_event_reasons.active \
    --format=csv,noheader,nounits --loop-ms=200 2>&1 | sed 's/^/watch: /' &
watch=$!
"$@"
status=$?
kill $watch
exit $status
"""


def measure(where):
    """The steps of `measure`, the most valuable command. The steps measure the constants of the time model, test the
    device functions, and measure sums over G1 of three curves at many sizes."""
    yield Step("machine", ["sh", "-c", MACHINE], 20)
    yield Step("devices", [where.msm_cli, "devices"], 20)
    if not where.dry:
        if not where.binary("micro").exists():
            yield Step("compile-micro", where.compile_micro, 60, needs=["nvcc"])
        for part, limit in PARTS.items():
            yield Step(f"micro-{part}", micro(where, part), limit)
    yield Step("device-functions", tests(where, "device_functions", where.few_functions), 90)
    curves = CURVES[:1] if where.dry else CURVES
    for at, curve in enumerate(curves):
        yield Step(f"sweep-{curve}", sweep(where, curve, len(curves) - at), 130, least=5)
    if not where.dry:
        yield Step("micro-clock", micro(where, "clock"), 30, least=25)


def micro(where, part):
    """The command that runs one part of the microbenchmarks."""

    def command(kit):
        carried = where.binary("micro")
        program = carried if carried.exists() else kit.work / "micro"
        if not program.exists():
            raise LeftOut("micro was not compiled")
        return [program, part]

    return command


def sweep(where, curve, curves):
    """The command of a curve's sweep. The given curve and the later curves have equal shares of the remaining time, so
    a slow curve leaves time for the later curves."""

    def command(kit):
        seconds = min(120, int(kit.left() / curves) - 10)
        if seconds < 1:
            raise LeftOut(f"{kit.left():.0f} s are left for {curves} sweeps")
        # If the time limit is short, the sweep ends at 2^22 points, because making 2^24 points would take a large part
        # of the time.
        most = "24" if seconds > 60 else "22"
        sizes = ["--from", "3", "--to", "5", "--repeat", "1"] if where.dry else ["--from", "10", "--to", most]
        return [where.msm_cli, "sweep", "--curves", curve, *sizes, "--seconds", seconds, "--backend", where.backend]

    return command


def profile(where):
    """The steps of `profile` measure the time of each stage by events, the time of each kernel by the profiler, the
    times of other libraries, and the GPU's clock and power."""

    def run(log_size, *more):
        size = 4 if where.dry else log_size
        return [where.msm_cli, "run", "--log-size", size, "--backend", where.backend, *more]

    timed = ["--timings", "--json", "--repeat", "2" if where.dry else "6"]

    def stages(log_size):
        for bases in ([], ["--precompute", "auto"]):
            yield Step(f"stages-2{log_size}{'-prepared' if bases else ''}", run(log_size, *bases, *timed), 40, least=5)

    # The sizes from 2^22 on come late, because it takes long to make 2^22 points or more.
    for log_size in (20, 16):
        yield from stages(log_size)
    for curve in CURVES[1:]:
        yield Step(f"stages-{curve}", run(20, "--curve", curve, *timed), 30, least=5)
    if where.dry:
        return
    profiler = ["ncu", "--target-processes", "all", "--clock-control", "none", "--csv", "--page", "raw"]
    durations = ["--metrics", "gpu__time_duration.sum"]
    yield Step("kernels-220", [*profiler, *durations, *run(20)], 60, needs=["ncu"])

    def of_the_dearest(kit):
        names = dearest(kit.output("kernels-220"), DEAREST)
        if not names:
            raise LeftOut("the step kernels-220 names no kernel")
        matching = f"regex:^({'|'.join(map(re.escape, names))})$"
        full = ["--set", "full", "--kernel-name", matching, "--launch-count", str(3 * DEAREST)]
        return [*profiler, *full, *run(20)]

    yield Step("ncu-dearest-220", of_the_dearest, 120, least=30, needs=["ncu"])
    for peer in where.peers():
        yield Step(f"peer-{peer.name}-build", ["sh", peer / "build.sh", where.root, peer], 120, needs=["nvcc"])
        for log_size in (16, 20, 22):
            yield Step(f"peer-{peer.name}-{log_size}", ["sh", peer / "run.sh", peer, log_size], 40, least=5)
    yield from stages(24)
    yield Step("kernels-224-prepared", [*profiler, *durations, *run(24, "--precompute", "auto")], 90, needs=["ncu"])
    pairs = ["--set", "full", "--kernel-name", "add_pairs", "--launch-count", "2"]
    yield Step("ncu-add-pairs-224", [*profiler, *pairs, *run(24)], 90, least=30, needs=["ncu"])
    load = [where.msm_cli, "sweep", "--from", "22", "--to", "22", "--repeat", "500", "--backend", where.backend]
    yield Step("sustained", ["sh", "-c", WATCHED, "sh", *load], 60, least=20, needs=["nvidia-smi"])


def verify(where):
    """The steps of `verify` test results and memory accesses on the GPU."""

    def run(*more):
        return [where.msm_cli, "run", "--backend", where.backend, "--check", *more]

    def sanitized(tool, *more):
        prefix = [] if where.dry else ["compute-sanitizer", "--tool", tool, "--error-exitcode", "9"]
        return [*prefix, *run(*more)]

    sanitizer = [] if where.dry else ["compute-sanitizer"]
    # Two computations: one with an affine round, and one with 14 chunks.
    affine = ["--size", 200 if where.dry else 20000, "--window", "4"]
    chunks = ["--size", 3000, "--window", "6", "--device-memory", "1MiB"]
    for tool, limit in (("memcheck", 60), ("racecheck", 80)):
        yield Step(f"{tool}-affine", sanitized(tool, *affine), limit, needs=sanitizer)
        yield Step(f"{tool}-chunks", sanitized(tool, *chunks), limit, needs=sanitizer)
    suite = tests(where, "suite", ["bls12_381_g1::affine_rounds"] if where.dry else OF_THE_GPU)
    yield Step("suite", suite, 130, least=30, environment=where.environment)
    few = ["--size", 40 if where.dry else 3000]
    for name, more in {
        "g2": ["--group", "g2"],
        "mnt4-753": ["--curve", "mnt4-753"],
        "constant-time": ["--algorithm", "lb-msm-const"],
        "sparse": ["--curve", "bls12-377", "--algorithm", "cuzk"],
    }.items():
        yield Step(f"memcheck-{name}", sanitized("memcheck", *few, *more), 50, needs=sanitizer)
    # Tests byte offsets above 2^32: 2^26 points of 96 bytes take 6.4 GB. The bases are known multiples of G,
    # so one multiplication of G gives the expected sum.
    sizes = ["--from", "4", "--to", "5"] if where.dry else ["--from", "24", "--to", "26"]
    large = [where.msm_cli, "sweep", *sizes, "--repeat", "1", "--seconds", "100", "--backend", where.backend]
    yield Step("large", large, 150, least=10 if where.dry else 60)
    for tool in ("initcheck", "synccheck"):
        yield Step(f"{tool}-chunks", sanitized(tool, *chunks), 60, needs=sanitizer)
    for name in () if where.dry else ("g2", "mnt4-753"):
        curve = ["--group", "g2"] if name == "g2" else ["--curve", "mnt4-753"]
        yield Step(f"result-{name}-216", run("--log-size", 16, *curve), 40)


def prove(where):
    """The steps of `prove` test and measure transforms, products of matrices, and whole proofs. The steps also test the
    groups that the other commands leave out."""
    # The tests of the prover compare the GPU with the CPU.
    both = {"CUMSM_TEST_BACKENDS": f"cpu,{where.backend}"}
    prover = tests(where, "prover", OF_THE_PROVER[: 1 if where.dry else None])
    yield Step("prover", prover, 70, least=20, environment=both)

    def proofs(curve, circuit, *more):
        sizes = ["--from", "4", "--to", "5", "--rounds", "1"] if where.dry else more
        return [where.binary("phases"), "--curve", curve, "--circuit", circuit, *sizes, "--backend", where.backend]

    for curve, circuit in (("bn254", "squares"), ("bls12-381", "squares"), ("bls12-381", "parity")):
        sizes = ["--from", "12", "--to", "20", "--seconds", "30"]
        yield Step(f"proofs-{curve}-{circuit}", proofs(curve, circuit, *sizes), 60, least=20)
    for curve in CURVES[1:] if where.dry else CURVES[:2]:
        sizes = ["--from", "4", "--to", "11"] if where.dry else ["--from", "10", "--to", "24", "--seconds", "20"]
        transforms = [where.msm_cli, "transform", "--curve", curve, *sizes, "--backend", where.backend]
        yield Step(f"transforms-{curve}", transforms, 40, least=10)
    if where.dry:
        return
    for peer in (peer for peer in where.peers() if (peer / "run-ntt.sh").exists()):
        yield Step(f"ntt-build-{peer.name}", ["sh", peer / "build.sh", where.root, peer], 120)
        for curve in CURVES[:2]:
            yield Step(f"ntt-{peer.name}-{curve}", ["sh", peer / "run-ntt.sh", peer, curve], 40)
    profiler = ["ncu", "--target-processes", "all", "--clock-control", "none", "--csv", "--page", "raw"]
    durations = [*profiler, "--metrics", "gpu__time_duration.sum"]
    one = ["--from", "20", "--to", "20"]
    map_of_220 = [where.msm_cli, "transform", "--curve", "bn254", *one, "--repeat", "1", "--backend", where.backend]
    yield Step("kernels-transform-220", [*durations, *map_of_220], 40, needs=["ncu"])
    proof_of_218 = proofs("bn254", "squares", "--from", "18", "--to", "18", "--rounds", "1")
    yield Step("kernels-proof-218", [*durations, *proof_of_218], 60, needs=["ncu"])
    groups = [f"{group}::{test.strip(':')}" for group in FURTHER_GROUPS for test in OF_THE_GPU[:-1]]
    yield Step("suite-further-groups", tests(where, "suite", groups), 60, least=20, environment=where.environment)
    kernels = "regex:transform_pass|combine_elements|multiply_rows|unsatisfied_rows|reverse_bits"
    full = [*profiler, "--set", "full", "--kernel-name", kernels, "--launch-count", "12"]
    yield Step("ncu-transform-220", [*full, *map_of_220], 60, needs=["ncu"])
    batch = [where.binary("batch"), "--log-size", "18", "--proofs", "40", "--devices", "0"]
    yield Step("batch-218", batch, 40)
    for tool in ("memcheck", "racecheck"):
        # The tests `quotients` run with small tiles. The larger transform of the tests `large_transforms` runs with
        # large tiles.
        names = ["transforms::quotients", "transforms::large_transforms", "spmv::zeros_and_ones"]
        program = [where.binary("prover"), "--test-threads=1", *names]
        command = ["compute-sanitizer", "--tool", tool, "--error-exitcode", "9", *program]
        yield Step(f"{tool}-prover", command, 90, needs=["compute-sanitizer"], environment=both)


COMMANDS = {"measure": measure, "profile": profile, "verify": verify, "prove": prove}


def tests(where, name, filters):
    """The command that runs tests one at a time. If several tests ran on the GPU at the same time, it would be unclear
    which test caused an error of the GPU."""

    def command(_):
        program = where.binary(name)
        if not program.exists():
            raise LeftOut(f"{program} is not there")
        return [program, "--test-threads=1", *filters]

    return command


def dearest(text, count):
    """The kernels with the greatest total time, from the profiler's CSV with gpu__time_duration.sum."""
    seconds = durations(text)
    return sorted(seconds, key=seconds.get, reverse=True)[:count]


def durations(text):
    """For each kernel, the total seconds of its launches, from the profiler's CSV. The page `raw` of the profiler
    has a line of names, a line of units, and one line for each launch."""
    lines = text.splitlines()
    first = next((i for i, line in enumerate(lines) if line.startswith('"ID"')), None)
    if first is None:
        return {}
    rows = list(csv.DictReader(io.StringIO("\n".join(lines[first:]))))
    found, scale = {}, 1e-9
    for row in rows:
        value = (row.get("gpu__time_duration.sum") or "").replace(",", "")
        units = {
            "ns": 1e-9,
            "nsecond": 1e-9,
            "us": 1e-6,
            "usecond": 1e-6,
            "ms": 1e-3,
            "msecond": 1e-3,
            "s": 1,
            "second": 1,
        }
        if value in units:
            scale = units[value]
        elif re.fullmatch(r"[\d.]+", value):
            name = re.sub(r"\(.*", "", row.get("Kernel Name") or "").split("::")[-1].strip()
            found[name] = found.get(name, 0) + float(value) * scale
    return found
