"""The rules that derive a short list of next steps from the results of a check."""

from gpu_check import fit

SLOW_STAGE, SLOW_CLUSTERED, BEATEN_PLAN = 1.5, 1.2, 1.05
# If a stage takes less than this share of the time, no step is proposed for the stage.
MIN_SHARE = 0.05
# The files to look at, for each stage.
FILES = {
    "upload": "src/plan/gpu/chunks.rs and src/gpu/pipeline/run.rs",
    "convert": "cuda/stages/precompute_multiples.cuh",
    "recode": "cuda/stages/recode.cuh",
    "sort": "cuda/stages/sort.cuh",
    "accumulate": "cuda/stages/accumulate_load_balanced.cuh and cuda/stages/affine_rounds.cuh",
    "aggregate": "cuda/stages/aggregate_layered.cuh",
    "combine": "src/curve/jacobian.rs",
}
ACCUMULATIONS = {
    "cuzk": "cuda/papers/accumulate_row_balanced.cuh",
    "lb-msm-const": "cuda/stages/accumulate_constant_time.cuh",
}
LAUNCHES = "src/plan/gpu/launches/ and src/gpu/pipeline/run.rs"


def next_steps(results, source):
    """The next steps as a list of texts, the most urgent step first. `source(file)` is the text of a file of this
    repository."""
    rows = results["rows"]
    steps = failed(results["failures"])
    if results["sanitizer"] == "not installed":
        steps.append("Install compute-sanitizer and run the check again: no memory error or race has been looked for.")
    for rule in (slow_stages, clustered, launches, beaten_plans):
        steps += rule(rows)
    steps += slower_than_others(rows, results["others"])
    for name, file, old, new in fit.suggestions(rows, source):
        steps.append(f"Set `{name}` in {file} to {new} (now {old}), then run the sweep again.")
    return steps


def failed(failures):
    """The next steps for failures, the most basic failure first."""
    texts = [
        (
            "tests",
            "Fix the kernels first: these tests failed: {}. verify/tests/{}.rs or the folder of that name names them.",
        ),
        ("vectors", "Fix wrong results: these vectors failed: {}. tests/vectors has them."),
        ("sweep", "Fix these computations of the sweep: {}. The result or the backend is wrong."),
        ("sanitizers", "Look at what compute-sanitizer found: {}. It names the kernel and the line."),
        ("devices", "The GPU or its driver does not answer: {}."),
    ]
    steps = []
    for kind, text in texts:
        names = [failure["name"] for failure in failures if failure["kind"] == kind]
        if names:
            test = names[0].split()[-1]
            steps.append(text.format(shortened(names), test) + " The output is in failures.txt.")
    return steps


def slow_stages(rows):
    """The worst case of each stage that takes more than 1.5 times the predicted time in some case."""
    worst = {}
    for row, timing in fit.stages(fit.plain(rows)):
        if timing.get("predicted", 0) > 0 and timing["seconds"] >= MIN_SHARE * row["seconds"]:
            ratio = timing["seconds"] / timing["predicted"]
            if ratio > SLOW_STAGE and ratio > worst.get(timing["stage"], (0,))[0]:
                worst[timing["stage"]] = (ratio, row, timing)
    ordered = sorted(worst.values(), key=lambda found: -found[2]["seconds"] / found[1]["seconds"])
    return [
        f"{timing['stage']} takes {ratio:.1f} times its predicted time at {where(row)} ({share(row, timing)} of the"
        f" time; the model says that {timing['limit'] or 'nothing'} limits it): profile"
        f" {file_of(row, timing['stage'])}, or correct the model."
        for ratio, row, timing in ordered
    ]


def clustered(rows):
    """The worst case in which clustered scalars take more than 1.2 times the time of uniform scalars, and the other
    groups with such cases."""
    worst = {}
    for uniform, row in pairs(rows, lambda row: row["asked"] == "auto" and row["scalars"] == "clustered"):
        ratio = row["seconds"] / uniform["seconds"]
        if ratio > SLOW_CLUSTERED and ratio > worst.get(group(row), (0,))[0]:
            worst[group(row)] = (ratio, uniform, row)
    if not worst:
        return []
    ratio, uniform, row = max(worst.values(), key=lambda found: found[0])
    before = {timing["stage"]: timing["seconds"] for timing in uniform["timings"]}
    stage = max(row["timings"], key=lambda timing: timing["seconds"] - before.get(timing["stage"], 0))["stage"]
    return [
        f"Clustered scalars take {ratio:.2f} times the time of uniform ones at {where(row)}, most of it in {stage}:"
        f" look at {file_of(row, stage)}.{also(where(of) for *_, of in worst.values() if of is not row)}"
    ]


def launches(rows):
    """The sizes at which stages that are limited by launches take more than half of the measured time."""
    found = {}
    for row in fit.plain(rows):
        limited = sum(timing["seconds"] for timing in row["timings"] if timing.get("limit") == "launches")
        if limited > row["seconds"] / 2 and row["bases"] == "plain":
            found.setdefault(group(row), []).append(fit.size(row["n"]))
    cases = "; ".join(f"{' '.join(name)}: {', '.join(sizes)}" for name, sizes in found.items())
    return (
        [f"Launches take over half of the time at these sizes: fuse some, or record a graph ({LAUNCHES}). {cases}."]
        if cases
        else []
    )


def beaten_plans(rows):
    """The worst case in which a requested algorithm is faster than the planner's own choice, and the other groups with
    such cases."""
    best = {}
    for auto, row in pairs(rows, lambda row: row["asked"] != "auto" and row["algorithm"]):
        gain = auto["seconds"] / row["seconds"]
        if gain > BEATEN_PLAN and row["algorithm"] != auto["algorithm"] and gain > best.get(group(row), (0,))[0]:
            best[group(row)] = (gain, auto, row)
    if not best:
        return []
    gain, auto, row = max(best.values(), key=lambda found: found[0])
    return [
        f"The planner chose {auto['algorithm']} at {where(auto)}, and {row['algorithm']} is {gain:.2f} times as fast: "
        "correct the constants, then look at src/plan/gpu/search.rs."
        + also(where(of) for *_, of in best.values() if of is not row)
    ]


def slower_than_others(rows, others):
    """For each other library: the sizes at which the other library is faster than cumsm."""
    found = {}
    for other in others:
        for row in fit.plain(rows):
            if row["bases"] == "plain" and (*group(row), row["n"]) == (other["curve"], other["group"], other["n"]):
                ratio = 1e3 * row["seconds"] / other["ms"]
                if ratio > 1:
                    found.setdefault(other["name"], []).append((ratio, row))
    steps = []
    for name, slower in found.items():
        ratio, row = max(slower, key=lambda pair: pair[0])
        timing = max(row["timings"], key=lambda timing: timing["seconds"])
        sizes = ", ".join(fit.size(row["n"]) for _, row in slower)
        steps.append(
            f"{name} is faster at {sizes}, up to {ratio:.2f} times, at {where(row)}. There {timing['stage']} takes "
            f"{share(row, timing)} of our time: look at {file_of(row, timing['stage'])}."
        )
    return steps


def pairs(rows, wanted):
    """For each wanted row over plain bases: a pair of two rows with the same group and size. The first row of the pair
    has the planner's choice and uniform scalars. The second row of the pair is the wanted row."""
    plain = {
        (group(row), row["n"]): row
        for row in rows
        if (row["asked"], row["scalars"], row["bases"]) == ("auto", "uniform", "plain")
    }
    return [
        (plain[group(row), row["n"]], row)
        for row in rows
        if row["bases"] == "plain" and wanted(row) and (group(row), row["n"]) in plain
    ]


def group(row):
    return row["curve"], row["group"]


def where(row):
    return f"{row['curve']} {row['group']} {fit.size(row['n'])}" + (
        ", prepared bases" if row["bases"] == "prepared" else ""
    )


def share(row, timing):
    return f"{100 * timing['seconds'] / row['seconds']:.0f}%"


def file_of(row, stage):
    algorithm = (row["algorithm"] or "").split()[0] if row["algorithm"] else ""
    return (
        ACCUMULATIONS.get(algorithm, FILES["accumulate"])
        if stage == "accumulate"
        else FILES.get(stage, "src/gpu/stages")
    )


def also(places):
    """A sentence that lists other groups and sizes with the same finding."""
    places = list(places)
    return f" Also at {shortened(places)}." if places else ""


def shortened(names):
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")
