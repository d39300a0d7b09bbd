"""When loads and drivers jump or bend during a run, and which ones."""

from __future__ import annotations

from typing import NamedTuple

from kane.results.recording import Recording


class Jump(NamedTuple):
    """A time at which the functions of some elements jump or bend.

    Attributes:
        time: [s].
        names: of loads, drivers and measures, in the model's order.

    """

    time: float
    names: tuple[str, ...]


def jumps(result: Recording) -> tuple[Jump, ...]:
    """Return the jumps within the run as far as it came, in order."""
    end = float(result.time[-1])
    names: dict[float, list[str]] = {}
    for owner, times in result.system.laws.jumps_of_owners(end).items():
        for time in times:
            names.setdefault(time, []).append(owner.strip("'"))
    return tuple(Jump(time, tuple(names[time])) for time in sorted(names))
