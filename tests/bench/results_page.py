"""Write ``RESULTS.md`` from ``out/bench.json``.

Run it with ``python -m tests.bench.results_page`` after ``make bench``; with ``--contacts`` after
``make bench ARGS="--only P10,P11,P12"``, which leaves all but the part on contact of shapes as it
is. What is worse is told as plainly as what is better.
"""

import argparse
from collections.abc import Iterator, Sequence

from tests.bench.entry import BOUND, OURS
from tests.bench.record import ROOT, Record, Solved
from tests.bench.rounds import Point

PAGE = ROOT / "tests" / "bench" / "RESULTS.md"
CONTACTS = "## Contact between shapes"
TOUCHING = ("P10", "P11", "P12")
TITLES = {
    "P1": "Chain of N rods on ball joints, 2 s",
    "P2": "Andrews' squeezing mechanism, 0.03 s",
    "P3": "N four-bar ladder, 10 s through flat positions",
    "P4": "1000 double pendulums in one model, 2 s",
    "P5": "Four hinges in a plane askew in space (redundant rows), 2 s",
    "P6": "Two rods on bushings a million times stiffer than gravity, 2 s",
    "P7": "Pendulum between two stops, 3 s",
    "P8": "Disc that slides and then rolls, 3 s",
    "P9": "Ball that bounces until it lies still, 3 s",
    "P10": "Billiard ball with side spin that slides and then rolls, 1.2 s",
    "P11": "Block that slides down a ramp and stops, 3 s",
    "P12": "Ball thrown with spin that bounces along the floor, 1.8 s",
}


def page(record: Record) -> str:
    """Return the page."""
    return "\n".join([*_lines(record), *contacts(record), ""])


def with_contacts(text: str, record: Record) -> str:
    """Return a page with its part on contact of shapes from another record."""
    before = text.partition(f"\n{CONTACTS}")[0].rstrip("\n")
    return "\n".join([before, *contacts(record), ""])


def contacts(record: Record) -> Iterator[str]:
    """Yield the part of the page on bodies that touch by their shapes."""
    touching = [one for one in record.solved if one.key in TOUCHING]
    if not touching:
        return
    yield ""
    yield CONTACTS
    yield ""
    peers = ", ".join(f"{name} {version}" for name, version in record.peers.items())
    busy = max(one.load for one in touching)
    yield (
        f"From `make bench` on {record.when[:10]}, beside {peers}, where exact motions are known. "
        f"The machine had up to {busy:.0f} processes to run at once on its "
        f"{record.machine['cores']} cores (rounds: {min(one.rounds for one in touching)}); all "
        "take turns, so that ratios count, and no time as such."
    )
    yield ""
    others = list(dict.fromkeys(who for one in touching for who in one.peers))
    yield "| problem | error asked for | Kanevas | " + " | ".join(others) + " |"
    yield "|---" * (3 + len(others)) + "|"
    for one in touching:
        for target in one.targets:
            ours = one.best(OURS, target)
            cells = [TITLES[one.key], f"{target:.0e} {one.unit}"]
            cells.append(_cell(ours, ours))
            cells += [_cell(one.best(who, target), ours) for who in others]
            yield "| " + " | ".join(cells) + " |"
    yield from _verdict(touching)


def _cell(point: Point | None, ours: Point | None) -> str:
    if point is None:
        return "not reached"
    told = f"{point.way}: {_time(point.seconds)} ({point.error:.0e})"
    is_other = ours is not None and point is not ours
    return f"{told}, {point.seconds / ours.seconds:.3g} times as long" if is_other else told


def _lines(record: Record) -> Iterator[str]:
    machine = record.machine
    peers = ", ".join(f"{name} {version}" for name, version in record.peers.items())
    yield "# Against equations by hand and other programs"
    yield ""
    yield (
        f"From `make bench` on {record.when[:10]}: {machine['processor']}, "
        f"{machine['cores']} cores, Python {machine['python']}, Numba {machine['numba']}; {peers}. "
        "CPU time of one thread, warm, the shortest of several rounds in which all take turns; "
        "every time stands beside the error that it bought. *By hand* are equations written for "
        "that one problem and compiled the same way. Pinocchio and SymPy are called from Python at "
        "each evaluation. `tests/bench` has the problems, and how each program is used."
    )
    yield ""
    yield "| problem | error asked for | Kanevas | by hand | the best other | |"
    yield "|---|---|---|---|---|---|"
    solved = [one for one in record.solved if one.key not in TOUCHING]
    for one in solved:
        for target in one.targets:
            yield from _row(one, target)
    yield ""
    yield from _evaluations(record)
    yield from _verdict(solved)
    if record.stops:
        yield ""
        told = ", ".join(
            f"{what.partition(', ')[2]} {ratio:.2f}"
            for what, ratio in record.stops.items()
            if what.startswith("a step")
        )
        before = max(s for what, s in record.stops.items() if what.startswith("before"))
        yield (
            f"Twenty stops that never act, on a chain in a plane: a step takes so many times as "
            f"long as without: {told}. A run of it begins {_time(before)} later at most."
        )
    if record.start:
        yield ""
        told = ", ".join(f"{what} {_time(seconds)}" for what, seconds in record.start.items())
        yield f"Start: {told}."
    if record.study:
        yield ""
        case, run, moment, of_all = record.study.values()
        yield (
            f"A case of a study of the slider-crank takes {_time(case)} of CPU, its run alone "
            f"{_time(run)}: {case / run:.2f} times as long. In a whole study by threads it takes "
            f"{_time(of_all)}: {of_all / run:.2f} times as long, of 2.5 that it may. "
            f"A run of no more than a moment takes {_time(moment)}."
        )
    yield from _frames(record)


def _row(one: Solved, target: float) -> Iterator[str]:
    ours, hand = one.best(OURS, target), one.best(BOUND, target)
    if not ours and not hand:
        return
    others = [p for who in one.peers if (p := one.best(who, target))]
    other = min(others, key=lambda p: p.seconds, default=None)
    size = f", N = {one.size}" if one.size > 1 and one.key in ("P1", "P3") else ""
    cells = [f"{TITLES[one.key]}{size}", f"{target:.0e} {one.unit}"]
    for point in (ours, hand):
        way = f"{point.way}: " if point and point.who == BOUND else ""
        told = f"{way}{_time(point.seconds)} ({point.error:.0e})" if point else "not reached"
        cells.append(told)
    if not any(p.who == BOUND for p in one.points):
        cells[-1] = "exact motion is the measure"
    if other:
        cells.append(f"{other.who}: {_time(other.seconds)} ({other.error:.0e})")
        cells.append(_times(other.seconds / ours.seconds) if ours else "")
    else:
        cells += ["none reaches it", ""]
    yield "| " + " | ".join(cells) + " |"


def _evaluations(record: Record) -> Iterator[str]:
    yield "One evaluation of the equations, in microseconds:"
    yield ""
    names = dict.fromkeys(e.who for one in record.solved for e in one.evaluations)
    yield "| problem | " + " | ".join(names) + " |"
    yield "|---" * (len(names) + 1) + "|"
    for one in record.solved:
        if not one.evaluations:
            continue
        cells = [", ".join(_ways(one, who)) for who in names]
        yield f"| {one.name} | " + " | ".join(cells) + " |"
    exponent = record.exponent(OURS)
    if exponent is not None:
        yield ""
        yield f"The cost of one evaluation of the chain grows as N^{exponent:.2f} from N = 16 on."


def _ways(one: Solved, who: str) -> Iterator[str]:
    """Yield the microseconds of one who takes part, for each of its ways."""
    found = [e for e in one.evaluations if e.who == who]
    for e in found:
        way = f" ({e.way})" if len(found) > 1 else ""
        yield f"{e.seconds * 1e6:.3g}{way}"


def _verdict(solved: Sequence[Solved]) -> Iterator[str]:
    """Say where others are faster at the same error."""
    worse = []
    for one in solved:
        for target in one.targets:
            ours = one.best(OURS, target)
            for who in one.peers:
                point = one.best(who, target)
                if point and (not ours or point.seconds < ours.seconds):
                    by = f" {ours.seconds / point.seconds:.1f} times" if ours else ""
                    worse.append(f"{who}{by} in {one.name} at {target:.0e}")
    yield ""
    if worse:
        yield f"Faster than Kanevas at the same error: {'; '.join(worse)}."
    elif any(one.peers for one in solved):
        yield "None of the other programs was faster at the same error in any of these problems."


def _frames(record: Record) -> Iterator[str]:
    if not record.frames:
        return
    yield ""
    yield "| frames and edits (300 bodies, 300 joints, where nothing else is said) | median [ms] |"
    yield "|---|---|"
    for row in record.frames:
        if "median" in row:
            yield f"| {row['group']}: {row['what']} | {row['median']:.1f} |"


def _time(seconds: float) -> str:
    for scale, unit in ((1.0, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if seconds >= scale:
            return f"{seconds / scale:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def _times(ratio: float) -> str:
    if ratio >= 1:
        return f"{ratio:.3g} times as long as Kanevas"
    return f"Kanevas takes {1 / ratio:.3g} times as long"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.bench.results_page", description=__doc__)
    parser.add_argument("--contacts", action="store_true", help="write that part alone")
    record = Record.read()
    if parser.parse_args().contacts:
        PAGE.write_text(with_contacts(PAGE.read_text(), record))
    else:
        PAGE.write_text(page(record))
