"""What guards remember from one phase to the next, and from one bit of a run to the next.

On which side what presses does, since friction turns as it changes sides. And how large the numbers
of conditions have been, beside which they are zero: a latch that has closed where its condition
begins to hold stands there to round-off when it is opened, and is not to close on that.
"""

from collections.abc import Collection, Iterator, Mapping

from kane.compiled import System
from kane.kernels.methods.guards import EXPRESSION, SIDE, Watch

Sides = Mapping[tuple[int, int], float]
Sizes = Mapping[tuple[int, bool], float]


def sides(system: System, watch: Watch, met: Collection[int]) -> dict[tuple[int, int], float]:
    """Return on which side each is from here on, by contact and place among its own.

    Those that are met change theirs.
    """
    return {
        key: float(-watch.side[guard] if guard in met else watch.side[guard])
        for key, guard in _side_guards(system)
    }


def sizes(system: System, watch: Watch, before: Sizes) -> dict[tuple[int, bool], float]:
    """Return the largest size of each condition so far, by contact and whether it is shut then.

    Args:
        system: the mode of a phase.
        watch: what was seen in it.
        before: what this was when it began.

    """
    found = dict(before)
    for key, guard in _conditions(system):
        found[key] = max(found.get(key, 0.0), float(watch.largest[guard]))
    return found


def remind(system: System, watch: Watch, sides: Sides, sizes: Sizes) -> None:
    """Write what is remembered into the watch of a phase that begins."""
    for side_key, guard in _side_guards(system):
        watch.side[guard] = sides.get(side_key, 0.0)
    for size_key, guard in _conditions(system):
        watch.load[guard] = sizes.get(size_key, 0.0)


def _side_guards(system: System) -> Iterator[tuple[tuple[int, int], int]]:
    """Yield the guards of what presses on one side, by contact and place among its own."""
    counts = dict[int, int]()
    for guard, (contact, kind) in enumerate(
        zip(system.guards.contact, system.guards.kinds, strict=True)
    ):
        if kind == SIDE:
            place = counts.get(contact, 0)
            counts[contact] = place + 1
            yield (contact, place), guard


def _conditions(system: System) -> Iterator[tuple[tuple[int, bool], int]]:
    """Yield the guards of conditions, by contact and whether it is shut."""
    for guard, (contact, kind) in enumerate(
        zip(system.guards.contact, system.guards.kinds, strict=True)
    ):
        if kind == EXPRESSION:
            yield (contact, system.states[contact].is_closed), guard
