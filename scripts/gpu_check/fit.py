"""Derives the constants of the time model from a sweep, and finds where the model is wrong."""

import re
import statistics

TUNING, HARDWARE = "src/plan/gpu/model/tuning.rs", "src/plan/gpu/hardware.rs"
# Two ratios are compared with NEAR: a measured time divided by the predicted time, and a fitted constant divided by the
# model's constant. A ratio from 1/NEAR to NEAR is good enough.
NEAR = 1.25


def plain(rows):
    """The rows from which constants are fitted: the plan's own choices for uniform scalars, on one GPU."""
    return [row for row in rows if (row["scalars"], row["asked"]) == ("uniform", "auto") and "rates" in row]


def is_off(ratio):
    return not 1 / NEAR <= ratio <= NEAR


def predicted(row):
    return sum(timing.get("predicted", 0) for timing in row["timings"])


def stages(rows, name=None, limit=None):
    """Pairs of a row and one of its timings."""
    return [
        (row, timing)
        for row in rows
        for timing in row["timings"]
        if name in (None, timing["stage"]) and limit in (None, timing.get("limit"))
    ]


def model_ratios(rows):
    """For each stage and each limit that the model names for the stage, three values of the ratio of measured time to
    predicted time: the geometric mean, the minimum and the maximum."""
    ratios = {}
    for _, timing in stages(plain(rows)):
        if timing.get("predicted", 0) > 0 and timing["seconds"] > 0:
            key = timing["stage"], timing["limit"] or "nothing"
            ratios.setdefault(key, []).append(timing["seconds"] / timing["predicted"])
    return {key: (statistics.geometric_mean(of), min(of), max(of)) for key, of in ratios.items()}


def of_largest(rows, stage, limit):
    """The timings of a stage at one size, and a flag. If, by the model, `limit` limits the stage at some sizes, the
    size is the largest of these sizes, and the flag is True. Otherwise, the size is the largest of all sizes, and the
    flag is False."""
    limited = [(row, timing) for row, timing in stages(rows, stage, limit) if timing["seconds"] > 0]
    found = limited or [(row, timing) for row, timing in stages(rows, stage) if timing["seconds"] > 0]
    most = max((row["n"] for row, _ in found), default=0)
    return [(row, timing) for row, timing in found if row["n"] == most], bool(limited)


def constants(rows):
    """The constants, as a list of dicts.

    `fitted` is the rate that the rows give, or None if the rows do not determine the rate. `sure` is False if, by the
    model, the rate does not limit the stage. If `sure` is False, the fitted rate is only a lower bound.
    `is_time_factor` is True if the constant is a factor of a time. The time is inversely proportional to the rate.
    """
    rows = plain(rows)
    if not rows:
        return []
    rates, found = rows[0]["rates"], []

    def add(name, unit, scale, model, fitted, sure, derivation, place):
        fitted = fitted if fitted is not None and fitted > 0 else None
        found.append(
            {
                "name": name,
                "unit": unit,
                "scale": scale,
                "model": model,
                "fitted": fitted,
                "sure": sure,
                "derivation": derivation,
                "file": place[0],
                "constant": place[1],
                "is_time_factor": place[1].endswith("_TIME_FACTOR"),
            }
        )

    for name, unit, scale, stage, limit, key, place in [
        ("wide products", "T/s", 1e12, "accumulate", "issue", "products", (HARDWARE, "products_per_clock")),
        ("L2", "GB/s", 1e9, "sort", "cache", "cached", (HARDWARE, "cached_bytes_per_clock")),
        ("device memory", "GB/s", 1e9, "sort", "memory", "moved", (TUNING, "MOVED_TIME_FACTOR")),
    ]:
        pairs, sure = of_largest(rows, stage, limit)
        seconds, counted = (sum(timing[which] for _, timing in pairs) for which in ("seconds", key))
        launches = sum(timing["launches"] for _, timing in pairs)
        derivation = (
            f"{stage} at {size(pairs[0][0]['n']) if pairs else 'no size'}: {launches:.0f} launches of "
            f"{len(pairs)} computations took {1e3 * seconds:.3f} ms"
        )
        add(name, unit, scale, rates[key], quotient(counted, seconds), sure, derivation, place)
    least = min(row["n"] for row in rows)
    smallest = stages([row for row in rows if row["n"] == least], "sort")
    per_launch = quotient(*(sum(timing[key] for _, timing in smallest) for key in ("seconds", "launches")))
    derivation = "sort at the smallest size: seconds / launches; an upper bound, the kernels' own time is in it"
    add(
        "a launch",
        "µs",
        1e-6,
        rates["launches"],
        per_launch,
        all(timing["limit"] == "launches" for _, timing in smallest),
        derivation,
        (TUNING, "LAUNCH_SECONDS"),
    )
    copies = [(timing["copied"], timing["seconds"]) for _, timing in stages(rows, "upload") if timing["copied"]]
    derivation = "upload: slope of seconds over bytes (least squares), computations in one chunk"
    add(
        "copies from the host",
        "GB/s",
        1e9,
        rates["copied"],
        slope(copies),
        True,
        derivation,
        (TUNING, "LINK_TIME_FACTOR"),
    )
    return found


def factors(rows):
    """Constants for which only a factor is known: the measured time divided by the predicted time. Each entry has a
    name, a file and a factor."""
    found = []
    for stage, limit, name in [("aggregate", "latency", "PRODUCT_CLOCKS"), ("combine", "host", "HOST_MULTIPLICATION_SECONDS")]:
        ratios = [
            timing["seconds"] / timing["predicted"]
            for _, timing in stages(plain(rows), stage, limit)
            if timing["predicted"] > 0 and timing["seconds"] > 0
        ]
        if ratios:
            found.append((name, TUNING, statistics.geometric_mean(ratios)))
    return found


def suggestions(rows, source):
    """The constants that should change. Each entry has four texts: the constant, its file, the present value and the
    new value.

    `source(file)` is the text of a file of this repository.
    """
    found = []
    for line in constants(rows):
        if line["sure"] and line["fitted"] and is_off(line["fitted"] / line["model"]):
            factor = line["fitted"] / line["model"]
            found.append((line["constant"], line["file"], 1 / factor if line["is_time_factor"] else factor))
    found += [(name, file, factor) for name, file, factor in factors(rows) if is_off(factor)]
    return [(name, file, *values(source(file), name, factor)) for name, file, factor in found]


def values(text, name, factor):
    value = in_source(text, name)
    return (
        ("set for each GPU", f"{factor:.3g} times its value")
        if value is None
        else (f"{value:.4g}", f"{value * factor:.4g}")
    )


def in_source(text, name):
    """The value of a constant: the number itself, the middle of a band, or the value of a function that returns a
    constant. None if the value depends on the GPU."""
    number = r"([\d.e_-]+)"
    found = (
        re.search(rf"const {name}: \w+ = {number};", text)
        or re.search(rf"const {name}: Band = Band::new\({number}, {number}, {number}\);", text)
        or re.search(rf"fn {name}\(&self\) -> f64 {{\s*{number}\s*}}", text)
    )
    return float(found[min(2, len(found.groups()))].replace("_", "")) if found else None


def size(n):
    return f"2^{n.bit_length() - 1}"


def slope(pairs):
    """Fits the second numbers of pairs as a linear function of the first numbers (least squares). Returns the inverse
    of the slope, or None if there is no line. The inverse of the slope is the change of the first number if the second
    number grows by 1."""
    if not pairs:
        return None
    mean_x, mean_y = (statistics.fmean(column) for column in zip(*pairs))
    rise = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
    return quotient(sum((x - mean_x) ** 2 for x, _ in pairs), rise)


def quotient(dividend, divisor):
    """The quotient of two numbers, or None if the divisor is zero."""
    return dividend / divisor if divisor else None
