"""The picture of problem P2: CPU time over error, in double logarithmic scale, as SVG."""

import math
from collections.abc import Iterator
from pathlib import Path

from tests.bench.entry import BOUND, OURS
from tests.bench.record import ROOT, Record, Solved
from tests.bench.rounds import Point

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 800, 470, 70, 44, 270, 50
ERRORS, TIMES = (-11, -2), (-5, 1)  # decades
COLORS = ("#c0392b", "#1f77b4", "#2e8b57", "#8e44ad", "#d35400", "#16a085", "#7f8c8d", "#b8860b")
OWN_COLOR, HAND_COLOR = "#111111", "#666666"


def draw(record: Record, path: Path = ROOT / "out" / "bench-P2.svg") -> None:
    """Draw the picture, where the problem was run."""
    for one in record.of("P2"):
        path.write_text("\n".join(_lines(one)) + "\n")


def front(points: list[Point]) -> list[Point]:
    """Return those than which none is both faster and more exact, from coarse to fine."""
    kept: list[Point] = []
    for point in sorted(points, key=lambda p: (p.seconds, p.error)):
        if not kept or point.error < kept[-1].error:
            kept.append(point)
    return kept


def _lines(one: Solved) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="12">'
    )
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>'
    yield '<text x="70" y="18" font-weight="bold">Squeezing mechanism to 0.03 s</text>'
    yield from _axes()
    groups: dict[str, list[Point]] = {}
    for point in one.points:
        label = f"{point.who}: {point.way}" if point.who in (OURS, BOUND) else point.who
        groups.setdefault(label, []).append(point)
    colors = iter(COLORS)
    floor = [label for label in groups if label.startswith(BOUND)][-1]
    for place, (label, points) in enumerate(groups.items()):
        own, hand = label.startswith(OURS), label.startswith(BOUND)
        color = OWN_COLOR if own else HAND_COLOR if hand else next(colors)
        dash = ' stroke-dasharray="5 4"' if "embedded" in label or label == floor else ""
        way = " ".join(f"{_x(p.error):.1f},{_y(p.seconds):.1f}" for p in front(points))
        style = f'stroke="{color}" stroke-width="{2.5 if own else 1.5}"{dash}'
        yield f'<polyline points="{way}" fill="none" {style}/>'
        y = TOP + 14 + 20 * place
        x = WIDTH - RIGHT + 14
        yield f'<line x1="{x}" y1="{y - 4}" x2="{x + 24}" y2="{y - 4}" {style}/>'
        yield f'<text x="{x + 30}" y="{y}">{label}</text>'
    yield "</svg>"


def _axes() -> Iterator[str]:
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    for decade in range(ERRORS[0], ERRORS[1] + 1):
        x = _x(10.0**decade)
        yield f'<line x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{bottom}" stroke="#dddddd"/>'
        yield f'<text x="{x:.1f}" y="{bottom + 16}" text-anchor="middle">1e{decade}</text>'
    for decade in range(TIMES[0], TIMES[1] + 1):
        y = _y(10.0**decade)
        yield f'<line x1="{LEFT}" y1="{y:.1f}" x2="{right}" y2="{y:.1f}" stroke="#dddddd"/>'
        yield f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{_seconds(decade)}</text>'
    middle = (LEFT + right) / 2
    yield f'<text x="{middle}" y="{HEIGHT - 12}" text-anchor="middle">error of the state</text>'
    yield f'<text x="{LEFT}" y="{TOP - 8}" font-size="11">CPU time</text>'


def _seconds(decade: int) -> str:
    amount, unit = [(1, "s"), (1000, "ms"), (1_000_000, "µs")][
        (-decade + 2) // 3 if decade < 0 else 0
    ]
    return f"{10.0**decade * amount:.0f} {unit}"


def _x(error: float) -> float:
    share = (math.log10(max(error, 1e-30)) - ERRORS[0]) / (ERRORS[1] - ERRORS[0])
    return LEFT + min(1.0, max(0.0, share)) * (WIDTH - LEFT - RIGHT)


def _y(seconds: float) -> float:
    share = (math.log10(seconds) - TIMES[0]) / (TIMES[1] - TIMES[0])
    return HEIGHT - BOTTOM - min(1.0, max(0.0, share)) * (HEIGHT - TOP - BOTTOM)
