"""The table at the end of the bench: all in ratios to ourselves."""

from collections.abc import Iterator

from tests.bench.entry import BOUND, OURS
from tests.bench.record import Record, Solved

MICRO = 1e6


def table(record: Record) -> Iterator[str]:
    """Yield the lines of the table."""
    machine = record.machine
    yield f"{machine['processor']}, {machine['cores']} cores, {machine['system']}"
    versions = {
        k: record.machine[k] for k in ("kanevas", "python", "numba", "numpy")
    } | record.peers
    yield ", ".join(f"{name} {number}" for name, number in versions.items())
    yield "Shortest CPU time of the thread in several rounds; ratio: to that of Kanevas."
    if record.solved:
        yield from _evaluations(record)
        yield from _times(record)
    for what, number in record.piles.items():
        yield f"{what}: {number:.3g}"
    for what, number in record.stops.items():
        yield f"20 stops that never act, {what}: {number:.4f}"
    yield from _start(record)
    yield from _study(record)
    for one in record.solved:
        for note in one.notes:
            yield f"  {one.name}: {note}"


def _evaluations(record: Record) -> Iterator[str]:
    yield ""
    yield f"{'one evaluation':12} {'who':38}{'microseconds':>14}{'ratio':>10}"
    for one in record.solved:
        ours = one.evaluation(OURS)
        for each in sorted(one.evaluations, key=lambda e: e.seconds):
            ratio = f"{each.seconds / ours.seconds:10.2f}" if ours else ""
            who = f"{each.who} {each.way}".strip()
            yield f"{one.name:14} {who:38}{each.seconds * MICRO:12.2f}{ratio}"
    for who in (OURS, BOUND, *record.peers):
        exponent = record.exponent(who)
        if exponent is not None:
            yield f"P1: cost grows as N^{exponent:.2f} for {who}"


def _times(record: Record) -> Iterator[str]:
    yield ""
    yield f"{'to an error of':37}{'who':56}{'ms':>12}{'error':>10}{'evaluations':>13}{'ratio':>9}"
    for one in record.solved:
        for target in one.targets:
            yield from _to_error(one, target)


def _to_error(one: Solved, target: float) -> Iterator[str]:
    ours = one.best(OURS, target)
    by_hand = dict.fromkeys(p.way for p in one.points if p.who == BOUND)
    entries = [(OURS, None), *((BOUND, way) for way in by_hand), *((p, None) for p in one.peers)]
    for who, way in entries:
        head = f"{one.name:10}{target:<8.0e}{one.unit:19}"
        point = one.best(who, target, way)
        if point is None:
            if any(p.who == who for p in one.points):
                yield f"{head}{who:56}{'not reached':>12}"
            continue
        name = f"{who}, {point.way} at {point.setting:.1e}"
        ratio = f"{point.seconds / ours.seconds:9.2f}" if ours else ""
        yield (
            f"{head}{name:56}{point.seconds * 1e3:12.3f}{point.error:10.1e}"
            f"{point.evaluations or '':>13}{ratio}"
        )


def _study(record: Record) -> Iterator[str]:
    if record.study:
        case, run, moment, of_all = record.study.values()
        yield ""
        yield (
            f"study of the slider-crank: a case {1e3 * case:.2f} ms, its run {1e3 * run:.2f} ms, "
            f"a run of a moment {1e3 * moment:.3f} ms; in a whole study by threads a case takes "
            f"{of_all / run:.2f} times as long as its run, of 2.5 that it may"
        )


def _start(record: Record) -> Iterator[str]:
    if record.start:
        yield ""
        yield "start"
        for what, seconds in record.start.items():
            yield f"  {what:60}{seconds:8.2f} s"
