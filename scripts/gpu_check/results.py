"""Turns the tars of measure, profile, verify and prove into a report, plots, fitted constants, and next steps."""

import json
import re
import statistics
from pathlib import Path

from gpu_check import fit, kit, plots, report, steps
from gpu_check.sweep import busy_clock

KINDS = {
    "suite": "tests",
    "prover": "tests",
    "transforms": "transforms",
    "proofs": "proofs",
    "ntt": "other libraries",
    "device-functions": "tests",
    "devices": "devices",
    "large": "sweep",
    "sweep": "sweep",
}


def gather(tars):
    """The results in the given tar files, in the form that report.write takes, and the lines of the microbenchmarks."""
    found = {
        "machine": {},
        "dry": False,
        "passed": 0,
        "failures": [],
        "left_out": [],
        "sanitizer": "not run",
        "rows": [],
        "transforms": [],
        "proofs": [],
        "skipped": [],
        "others": [],
        "other_failures": [],
        "micro": [],
        "kernels": {},
        "outputs": {},
        "failed": [],
    }
    for tar in tars:
        index, outputs = kit.read(tar)
        note = index["note"]
        found["machine"].update({name: value for name, value in note.items() if name != "dry"})
        found["dry"] = found["dry"] or bool(note.get("dry"))
        for record in index["steps"]:
            add(found, record, outputs.get(record["name"], ""))
    if found["outputs"].get("machine"):
        found["machine"]["GPU, driver"] = gpu(found["outputs"]["machine"])
    found["rows"].sort(key=lambda row: (row["curve"], row["group"], row["n"], row["bases"]))
    return found


def add(found, record, output):
    """Adds the results of one step to `found`."""
    name, status = record["name"], record["status"]
    found["outputs"][name] = output
    lines = json_lines(output)
    found["micro"] += [line for line in lines if "part" in line]
    if name.startswith(("sweep", "large")):
        for line in lines:
            if "skipped" in line:
                case = f"{line['curve']} g1 2^{line['n'].bit_length() - 1}"
                found["skipped"].append({"case": case, "reason": line["skipped"]})
            elif "asked" in line:
                found["rows"].append(line)
                if not line["checked"]:
                    found["failures"].append(
                        {"kind": "sweep", "name": f"{line['curve']} 2^{line['n'].bit_length() - 1}"}
                    )
    for kind in ("transforms", "proofs"):
        if name.startswith(f"{kind}-"):
            found[kind] += lines
            if not all(line["checked"] and line["on_device"] for line in lines):
                found["failures"].append({"kind": kind, "name": name})
    if name.startswith("kernels"):
        found["kernels"][name] = steps.durations(output)
    peer = re.fullmatch(r"peer-(.+)-(\d+)", name)
    if peer and status == 0:
        line = lines[-1] if lines else {}
        group = line.get("curve", "bls12-381"), line.get("group", "g1")
        for key, name in (("milliseconds", peer[1]), ("resident_milliseconds", f"{peer[1]}, points on the GPU")):
            if line.get(key):
                n = 1 << int(peer[2])
                found["others"].append({"name": name, "curve": group[0], "group": group[1], "n": n, "ms": line[key]})
    if "memcheck" in name or "racecheck" in name:
        found["sanitizer"] = "ran" if status != "left out" else record["reason"]
    if status == "left out":
        found["skipped"].append({"case": name, "reason": record["reason"]})
    elif status == 0:
        found["passed"] += 1
    elif name.startswith("peer-"):
        found["other_failures"].append(f"{name}: {status}")
    elif status == "running":
        found["skipped"].append({"case": name, "reason": "the machine was given back while it ran"})
    elif isinstance(status, str):
        # The command was killed at its time limit, or could not be started.
        found["skipped"].append({"case": name, "reason": status})
    else:
        first = name.split("-")[0]
        sanitizer = first in ("memcheck", "racecheck", "initcheck", "synccheck")
        kind = "sanitizers" if sanitizer else KINDS.get(name, KINDS.get(first, "vectors"))
        title = f"tests in {name.replace('-', '_')}" if kind == "tests" else name
        found["failures"].append({"kind": kind, "name": title})
        found["failed"].append(f"=== {kind}: {title}: status {status}\n{output.rstrip()}\n\n")


def json_lines(output):
    found = []
    for line in output.splitlines():
        if line.startswith("{"):
            try:
                found.append(json.loads(line))
            except ValueError:
                pass  # the incomplete last line of a step that was ended
    return found


def gpu(text):
    found = re.search(r"Driver Version: *(\S+)", text)
    name = re.search(r"\| *\d+ +(NVIDIA [^|]*?) {2,}", text)
    return ", ".join(match[1].strip() for match in (name, found) if match) or "unknown"


def of(micro, **wanted):
    """The lines of the microbenchmarks in which each key of `wanted` has the wanted value."""
    return [line for line in micro if all(line.get(key) == value for key, value in wanted.items())]


def constants(micro, source):
    """The measured constants. Each entry has the name, the file, the present value, the measured value and the origin.
    The present value is None if the constant depends on the GPU."""
    found = []

    def add(name, file, value, origin):
        if value is not None and value > 0:
            found.append((name, file, fit.in_source(source(file), name), value, origin))

    def least(**wanted):
        seconds = [line["seconds"] for line in of(micro, **wanted)]
        return min(seconds) if seconds else None

    products = [line["steps_per_clock_and_sm"] for line in of(micro, name="imad_wide", warps="full")]
    add("products_per_clock", fit.HARDWARE, max(products, default=None), "micro: imad_wide, all warps")
    add("LAUNCH_SECONDS", fit.TUNING, least(what="launch, on the host"), "micro: 200 launches of an empty kernel")
    add("LAUNCH_GAP_SECONDS", fit.TUNING, least(what="gap between kernels"), "micro: 2000 empty kernels")
    add("SYNC_SECONDS", fit.TUNING, least(what="launch and wait"), "micro: one launch and a wait, median")
    add("COPY_SECONDS", fit.TUNING, least(part="copies", how="pinned", bytes=4096), "micro: a copy of 4 KiB")
    one = [line["steps_per_clock_and_sm"] for line in of(micro, name="imad_wide", warps="one warp")]
    if one:
        # Four warps of 32 lanes run on a multiprocessor. Each warp has its own scheduler, and 8 independent chains.
        add("clocks of a product in a warp with 8 chains", fit.TUNING, 128 / max(one), "micro: imad_wide, one warp")
    clocks = [line["mhz"] for line in of(micro, part="clock")]
    if clocks:
        late = statistics.median(clocks[-5:])
        add("sustained clock, MHz", fit.HARDWARE, late, f"micro: after 20 s of products; {max(clocks):.0f} at most")
    return found


def suggestions(micro, source):
    """The next steps for measured constants that differ from the model's constants."""
    return [
        f"Set `{name}` in {file} to {value:.4g} (now {present:.4g}): {origin}."
        for name, file, present, value, origin in constants(micro, source)
        if present and fit.is_off(value / present)
    ]


def page(found, source):
    """The text of micro.md: the results of the microbenchmarks, constants, kernels and clock frequencies."""
    micro = found["micro"]
    text = "# Microbenchmarks\n"
    lines = [
        [name, f"`{file}`", "depends on the GPU" if present is None else f"{present:.4g}", f"{value:.4g}", origin]
        for name, file, present, value, origin in constants(micro, source)
    ]
    if lines:
        text += "\n## Constants\n\n" + report.table(["constant", "file", "now", "measured", "from"], lines)
    pipes = of(micro, part="instructions")
    if pipes:
        text += "\n## Instructions\n\nLanes' instructions for each clock and multiprocessor, by its own clock.\n\n"
        text += report.table(
            ["loop", "warps", "instructions", "steps", "MHz"],
            [
                [
                    line["name"],
                    line["warps"],
                    f"{line['instructions_per_clock_and_sm']:.1f}",
                    f"{line['steps_per_clock_and_sm']:.1f}",
                    f"{line['mhz']:.0f}",
                ]
                for line in pipes
            ],
        )
    loads = [line for line in of(micro, part="loads") if "how" in line]
    if loads:
        text += "\n## Random loads of 96 bytes\n\n" + report.table(
            ["GB", "how", "G slots/s", "GB/s"],
            [
                [
                    line["gigabytes"],
                    line["how"],
                    f"{line['slots_per_second'] / 1e9:.3f}",
                    f"{line['bytes_per_second'] / 1e9:.1f}",
                ]
                for line in loads
            ],
        )
    copies = of(micro, part="copies")
    if copies:
        text += "\n## Copies\n\n" + report.table(
            ["how", "MiB", "threads", "piece, MiB", "µs", "GB/s"],
            [
                [
                    line["how"],
                    f"{line['bytes'] / 2**20:.4g}",
                    line["threads"],
                    f"{line['piece'] / 2**20:.3g}",
                    f"{1e6 * line['seconds']:.1f}",
                    f"{line['bytes_per_second'] / 1e9:.2f}",
                ]
                for line in copies
            ],
        )
    for part, title in (("memory", "Memory"), ("launches", "Launches")):
        some = of(micro, part=part)
        if some:
            text += f"\n## {title}\n\n" + report.table(
                ["what", "MiB", "µs", "GB/s"],
                [
                    [
                        line["what"],
                        f"{line.get('bytes', 0) / 2**20:.4g}",
                        f"{1e6 * line['seconds']:.2f}",
                        f"{line['bytes'] / line['seconds'] / 1e9:.0f}" if line["what"] == "memset" else "",
                    ]
                    for line in some
                ],
            )
    for name, seconds in found["kernels"].items():
        text += f"\n## Kernels of the step {name}\n\n" + report.table(
            ["kernel", "ms, all launches"],
            [[kernel, f"{1e3 * seconds[kernel]:.3f}"] for kernel in steps.dearest(found["outputs"][name], 30)],
        )
    watched = watch_lines(found["outputs"].get("sustained", ""))
    if watched:
        text += f"\n## Under load\n\nClock: {busy_clock(clock_lines(watched))}. Power: {power(watched)}.\n"
    return text


def watch_lines(output):
    """The numbers of each line that begins with `watch: `: the GPU's clock, memory clock, power, temperature and use."""
    found = []
    for line in output.splitlines():
        cells = [cell.strip() for cell in line.replace("watch: ", "").split(",")]
        if line.startswith("watch: ") and len(cells) >= 5:
            try:
                found.append([float(cell) for cell in cells[:5]])
            except ValueError:
                pass  # [N/A]
    return found


def clock_lines(watched):
    return "".join(f"{use:.0f}, {clock:.0f}\n" for clock, _, _, _, use in watched)


def power(watched):
    busy = sorted(watts for _, _, watts, _, use in watched if use >= 90)
    return f"{busy[len(busy) // 2]:.0f} W in the middle, {busy[-1]:.0f} W at most" if busy else "unknown"


def drawings(micro):
    loads, copies = {}, {}
    for line in of(micro, part="loads"):
        if "how" in line:
            slots = int(line["gigabytes"] * 1e9 / 96)
            loads.setdefault(line["how"], []).append((slots, line["bytes_per_second"] / 1e9))
    for line in of(micro, part="copies"):
        if not line["how"].startswith(("staged", "wipe")):
            copies.setdefault(line["how"], []).append((line["bytes"], line["bytes_per_second"] / 1e9))
    drawn = {}
    if loads:
        drawn["loads.svg"] = plots.lines("Random loads of 96 bytes, by the number of slots", "GB/s", loads)
    if copies:
        drawn["copies.svg"] = plots.lines("Copies, by bytes", "GB/s", copies)
    return drawn


def write(tars, out, source):
    """Writes the report about the given tar files to the folder `out`. Returns the results."""
    found = gather(tars)
    out.mkdir(parents=True, exist_ok=True)
    for name, output in found["outputs"].items():
        (out / f"{Path(name).name}.txt").write_text(output)
    (out / "failures.txt").write_text("".join(found["failed"]))
    for name, svg in drawings(found["micro"]).items():
        (out / name).write_text(svg)
    results = {name: value for name, value in found.items() if name not in ("outputs", "failed")}
    report.write(out, results, source, suggestions(found["micro"], source), page(found, source))
    return found
