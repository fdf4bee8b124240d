"""Writes the files of a check: report.md (the page to read first), sweep.md, sweep.json, and plots."""

import json

from gpu_check import fit, plots
from gpu_check.next_steps import group, next_steps, pairs


def write(out, results, source, more_steps=(), micro=None):
    """Writes all files to the folder `out`. The list of next steps has the steps that follow from `results`, then
    `more_steps`. `micro` is the page of microbenchmarks."""
    (out / "sweep.json").write_text(json.dumps(results["rows"], indent=1) + "\n")
    (out / "results.json").write_text(json.dumps({**results, "rows": "sweep.json"}, indent=1) + "\n")
    (out / "sweep.md").write_text(all_rows(results["rows"]))
    drawn = drawings(results["rows"], results["others"])
    for name, svg in drawn.items():
        (out / name).write_text(svg)
    (out / "report.md").write_text(first_page(results, source, list(drawn), list(more_steps), micro is not None))
    if micro is not None:
        (out / "micro.md").write_text(micro)


def first_page(results, source, drawn, more_steps=(), micro=False):
    rows = results["rows"]
    text = "# GPU check\n\n"
    text += "".join(f"- {name}: {value}\n" for name, value in results["machine"].items())
    if results["dry"]:
        text += "\n**A dry run: all times come from the emulator, and say nothing about a GPU.**\n"
    text += "\n## What to do next\n\n"
    steps = [*next_steps(results, source), *more_steps]
    text += "".join(f"{place}. {step}\n" for place, step in enumerate(steps, 1))
    text += "" if steps else "Nothing stands out. Add these tables to docs/measurements/.\n"
    text += (
        f"\n## What ran\n\n{results['passed']} steps passed, {len(rows)} computations swept, {len(results['failures'])}"
        " failed. "
    )
    text += f"compute-sanitizer: {results['sanitizer']}.\n"
    left_out = ", ".join(results["left_out"])
    text += f"\nNot run, by --skip: {left_out}.\n" if left_out else ""
    text += "\nMicrobenchmarks, kernels and clocks: [micro.md](micro.md).\n" if micro else ""
    text += listed("Failed", [f"{failure['kind']}: {failure['name']}" for failure in results["failures"]])
    text += listed("Skipped sizes", [f"{skipped['case']}: {skipped['reason']}" for skipped in results["skipped"]])
    if results.get("transforms"):
        text += "\n## Transforms\n\n" + transforms(results["transforms"])
    if results.get("proofs"):
        text += "\n## Proofs\n\n" + proofs(results["proofs"])
    if not rows:
        return text
    text += "\n## Times\n\n" + times(rows)
    text += others(rows, results["others"], results["other_failures"])
    text += "\nEach case with its stages: [sweep.md](sweep.md); all numbers: [sweep.json](sweep.json).\n"
    text += "\n## Model\n\n" + product_rate(rows) + off(rows) + constants(rows, source)
    return text + "\n## Plots\n\n" + "".join(f"![{name}]({name})\n\n" for name in drawn).rstrip() + "\n"


def listed(title, lines):
    return f"\n{title}:\n\n" + "".join(f"- {line}\n" for line in lines) if lines else ""


def table(columns, rows):
    """A Markdown table. The first column is text, and the other columns are numbers."""
    text = f"| {' | '.join(columns)} |\n|---|{'---:|' * (len(columns) - 1)}\n"
    return text + "".join(f"| {' | '.join(str(cell) for cell in row)} |\n" for row in rows)


def transforms(lines):
    """A line for each size: the best times of transforms and of the witness map, in milliseconds."""
    columns = ["forward", "inverse", "natural", "witness_map"]
    rows = [
        [f"{line['curve']} {fit.size(line['n'])}", *(ms(line[f"{column}_seconds"]) for column in columns)]
        for line in lines
    ]
    return table(["ms", "forward", "inverse", "to natural order", "witness map"], rows)


def proofs(lines):
    """A line for each circuit: the best times of proofs on the GPU and on the CPU, in milliseconds."""
    rows = [
        [
            f"{line['curve']} {line['circuit']} {line['constraints']}",
            *(f"{milliseconds:.2f}" for milliseconds in (line["proof"], line["phases"]["total"], line["cpu"])),
            f"{line['cpu'] / line['proof']:.1f}",
        ]
        for line in lines
    ]
    return table(["ms", "GPU", "GPU, phases in turn", "CPU", "CPU / GPU"], rows)


def times(rows):
    """A line for each group and size: the time of the planner's choice, the time with clustered scalars divided by the
    time with uniform scalars, and the time with prepared bases."""
    clustered = {
        (group(row), row["n"]): row["seconds"] / uniform["seconds"]
        for uniform, row in pairs(rows, lambda row: row["asked"] == "auto" and row["scalars"] == "clustered")
    }
    prepared = {(group(row), row["n"]): row["seconds"] for row in fit.plain(rows) if row["bases"] == "prepared"}
    lines = []
    for row in fit.plain(rows):
        if row["bases"] == "plain":
            key, expected = (group(row), row["n"]), fit.predicted(row)
            lines.append(
                [
                    f"{' '.join(group(row))} {fit.size(row['n'])}",
                    row["algorithm"],
                    row["window_bits"],
                    ms(row["seconds"]),
                    f"{fit.quotient(row['seconds'], expected) or 0:.2f}",
                    f"{row['n'] / row['seconds'] / 1e6:.2f}",
                    number(clustered.get(key), 2),
                    ms(prepared.get(key)),
                    "yes" if row["checked"] else "no",
                ]
            )
    columns = [
        "group, n",
        "algorithm",
        "window",
        "ms",
        "measured / predicted",
        "M points/s",
        "clustered / uniform",
        "prepared bases, ms",
        "checked",
    ]
    return (
        "The planner's choice, best of several. Without prepared bases, the time includes the copy of the points.\n\n"
        + table(columns, lines)
    )


def others(rows, measured, failures):
    """The times of other libraries, and the ratios of these times to cumsm's times."""
    ours = {(*group(row), row["n"], row["bases"]): 1e3 * row["seconds"] for row in fit.plain(rows)}
    lines = []
    for other in measured:
        key = other["curve"], other["group"], other["n"]
        ratios = [fit.quotient(other["ms"], ours.get((*key, bases), 0)) for bases in ("plain", "prepared")]
        lines.append(
            [
                f"{key[0]} {key[1]} {fit.size(key[2])}",
                other["name"],
                f"{other['ms']:.3f}",
                *(number(r, 2) for r in ratios),
            ]
        )
    text = ""
    if lines:
        columns = ["group, n", "library", "ms", "times ours", "times ours, prepared bases"]
        text = "\n### Other libraries\n\nAbove 1, cumsm is faster.\n\n" + table(columns, lines)
    return text + listed("Other libraries' commands that failed", failures)


def product_rate(rows):
    line = next((line for line in fit.constants(rows) if line["constant"] == "products_per_clock"), None)
    if not line or not line["fitted"]:
        return "No rate of wide products (IMAD.WIDE) is fitted.\n"
    bound = "" if line["sure"] else " The model says that something else limits this stage, so this is a lower bound."
    return (
        f"Wide products (IMAD.WIDE): {32 * line['fitted'] / line['model']:.3g} lanes' products for each clock and "
        f"multiprocessor; the model takes 32. This is fitted ({line['derivation']}), not measured alone: the number of "
        f"products is the model's count, and the clock is the highest one of the driver.{bound}\n"
    )


def off(rows):
    """For each stage and each limit of the stage: the ratio of measured time to predicted time. A mark shows a mean
    ratio that is wrong by more than a quarter."""
    ratios = fit.model_ratios(rows)
    lines = [
        [f"{stage}, limited by {limit}", *(f"{value:.2f}" for value in found), "yes" if fit.is_off(found[0]) else ""]
        for (stage, limit), found in ratios.items()
    ]
    columns = ["stage, and what limits it by the model", "mean", "least", "greatest", "off by over 25%"]
    return (
        "\nMeasured over predicted seconds (geometric mean), with the planner's choice and uniform scalars:\n\n"
        + table(columns, lines)
    )


def constants(rows, source):
    lines = []
    for line in fit.constants(rows):
        fitted, scale = line["fitted"], line["scale"]
        lines.append(
            [
                line["name"],
                f"`{line['constant']}` in {line['file']}",
                f"{line['model'] / scale:.4g} {line['unit']}",
                f"{fitted / scale:.4g} {line['unit']}" if fitted else "none",
                f"{fitted / line['model']:.3g}" if fitted else "",
                line["derivation"] + ("" if line["sure"] else "; by the model, something else limits it there"),
            ]
        )
    columns = ["constant", "where", "model", "fitted", "fitted / model", "derived from"]
    text = (
        "\n### Fitted constants\n\nThese are the quantities that the model counts. A wide product of a warp counts once.\n\n"
        + table(columns, lines)
    )
    suggested = fit.suggestions(rows, source)
    text += listed(
        "Suggested instead", [f"`{name}` in {file}: {new} (now {old})" for name, file, old, new in suggested]
    )
    return text


def all_rows(rows):
    """Every case of the sweep with its stages."""
    stages = list(dict.fromkeys(timing["stage"] for row in rows for timing in row["timings"]))
    lines = []
    for row in rows:
        timings = {timing["stage"]: timing for timing in row["timings"]}
        cells = [
            (
                f"{1e3 * timings[name]['seconds']:.3f} / {1e3 * timings[name].get('predicted', 0):.3f}"
                if name in timings
                else ""
            )
            for name in stages
        ]
        lines.append(
            [
                f"{' '.join(group(row))} {fit.size(row['n'])}",
                row["algorithm"],
                row["asked"],
                row["scalars"],
                row["bases"],
                row["window_bits"],
                ms(row["seconds"]),
                ms(fit.predicted(row)),
                "yes" if row["checked"] else "no",
                *cells,
            ]
        )
    columns = [
        "group, n",
        "algorithm",
        "asked for",
        "scalars",
        "bases",
        "window",
        "ms",
        "predicted",
        "checked",
        *stages,
    ]
    return "The last columns are stages: measured / predicted by the time model, ms.\n\n" + table(columns, lines)


def drawings(rows, measured):
    """The plots by file name."""
    drawn, ratios = {}, {}
    for which in dict.fromkeys(group(row) for row in rows):
        series, stages, title = {}, {}, " ".join(which)
        for row in rows:
            if group(row) != which:
                continue
            case = [
                row["asked"],
                *(word for word in (row["scalars"], row["bases"]) if word not in ("uniform", "plain")),
            ]
            series.setdefault(", ".join(case), []).append((row["n"], 1e3 * row["seconds"]))
            if case == ["auto"]:
                stages[row["n"]] = {timing["stage"]: timing["seconds"] for timing in row["timings"]}
                if fit.predicted(row):
                    ratios.setdefault(title, []).append((row["n"], row["seconds"] / fit.predicted(row)))
        for other in measured:
            if (other["curve"], other["group"]) == which:
                series.setdefault(other["name"], []).append((other["n"], other["ms"]))
        name = "-".join(which)
        drawn[f"time-{name}.svg"] = plots.lines(f"Time, {title}", "milliseconds", series)
        drawn[f"stages-{name}.svg"] = plots.shares(f"Shares of the stages, {title}, the planner's choice", stages)
    if ratios:
        title = "Measured over predicted time, the planner's choice"
        drawn = {"model.svg": plots.lines(title, "measured / predicted", ratios), **drawn}
    return drawn


def ms(seconds):
    return "" if seconds is None else f"{1e3 * seconds:.3f}"


def number(value, digits):
    return "" if value is None else f"{value:.{digits}f}"
