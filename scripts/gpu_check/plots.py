"""Plots as SVG. A white background keeps the plots readable in dark mode. Each public function returns the text of an
SVG file."""

import math
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 420
LEFT, TOP, RIGHT, BOTTOM = 70, 40, 190, 50
COLOURS = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6b4c9a", "#7f7f7f", "#000000"]
INSIDE = (WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM)


def lines(title, y_title, series):
    """A plot of lines with logarithmic axes. `series`: for each name, pairs of n and a positive number."""
    series = {name: sorted(points) for name, points in series.items() if points}
    points = [point for of in series.values() for point in of]
    if not points:
        return page(title, y_title, text(WIDTH / 2, HEIGHT / 2, "no data", "middle"))
    sizes = sorted({n for n, _ in points})
    low, high = math.floor(math.log10(min(y for _, y in points))), math.ceil(math.log10(max(y for _, y in points)))
    high = max(high, low + 1)

    def place(n, y):
        return (
            LEFT + INSIDE[0] * fraction(math.log2(n), math.log2(sizes[0]), math.log2(sizes[-1])),
            TOP + INSIDE[1] * (1 - fraction(math.log10(y), low, high)),
        )

    body = size_labels([(n, place(n, 10**low)[0]) for n in sizes])
    marks = [10.0**power for power in range(low, high + 1)]
    if high - low <= 2:
        marks += [digit * mark for mark in marks[:-1] for digit in (2, 5)]
    for mark in marks:
        y = place(sizes[0], mark)[1]
        body += rule(LEFT, y, LEFT + INSIDE[0], y) + text(LEFT - 6, y + 4, f"{mark:g}", "end")
    for place_in_legend, (name, of) in enumerate(series.items()):
        colour = COLOURS[place_in_legend % len(COLOURS)]
        # After the last colour, the colours repeat with dashed lines.
        dash = ' stroke-dasharray="6 3"' if place_in_legend >= len(COLOURS) else ""
        corners = [place(*point) for point in of]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        body += f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>\n'
        body += "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>\n' for x, y in corners)
        body += legend(place_in_legend, name, colour)
    return page(title, y_title, body)


def shares(title, columns):
    """Stacked bars. `columns`: for each n, the seconds of each stage by name."""
    names = list(dict.fromkeys(name for stages in columns.values() for name in stages))
    width = INSIDE[0] / max(len(columns), 1)
    body = ""
    for percent in range(0, 101, 20):
        y = TOP + INSIDE[1] * (1 - percent / 100)
        body += rule(LEFT, y, LEFT + INSIDE[0], y) + text(LEFT - 6, y + 4, f"{percent}%", "end")
    middles = []
    for column, n in enumerate(sorted(columns)):
        middles.append((n, LEFT + width * (column + 0.5)))
        total, bottom = sum(columns[n].values()) or 1, TOP + INSIDE[1]
        for name, seconds in columns[n].items():
            height = INSIDE[1] * seconds / total
            bottom -= height
            body += (
                f'<rect x="{LEFT + width * (column + 0.1):.1f}" y="{bottom:.1f}" width="{0.8 * width:.1f}" '
                f'height="{height:.1f}" fill="{COLOURS[names.index(name) % len(COLOURS)]}"/>\n'
            )
    body += size_labels(middles)
    body += "".join(legend(place, name, COLOURS[place % len(COLOURS)]) for place, name in enumerate(names))
    return page(title, "share of the stages' time", body)


def fraction(value, low, high):
    return (value - low) / (high - low) if high > low else 0.5


def size_labels(places):
    """Labels of sizes below the axis. If there are many labels, every second label is left out."""
    step = 2 if len(places) > 12 else 1
    return "".join(text(x, TOP + INSIDE[1] + 18, label(n), "middle") for n, x in places[::step])


def label(n):
    return f"2^{math.log2(n):.0f}"


def legend(place, name, colour):
    y = TOP + 8 + 18 * place
    return f'<rect x="{WIDTH - RIGHT + 14}" y="{y - 9}" width="12" height="10" fill="{colour}"/>\n' + text(
        WIDTH - RIGHT + 32, y, name
    )


def rule(x1, y1, x2, y2):
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="#dddddd"/>\n'


def text(x, y, words, anchor="start", more=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{more}>{escape(words)}</text>\n'


def page(title, y_title, body):
    middle = TOP + INSIDE[1] / 2
    axes = f'<path d="M{LEFT},{TOP} v{INSIDE[1]} h{INSIDE[0]}" fill="none" stroke="#333333"/>\n'
    axes += text(LEFT + INSIDE[0] / 2, HEIGHT - 10, "number of points", "middle")
    axes += text(16, middle, y_title, "middle", f' transform="rotate(-90 16 {middle:.0f})"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        f' font-size="12" fill="#222222">\n<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>\n'
        + text(LEFT, 22, title, more=' font-size="15"')
        + body
        + axes
        + "</svg>\n"
    )
