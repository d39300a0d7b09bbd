"""Events of a run as all views show them: when they are, of what family, and their line."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from kanevas.assets.told import told
from kanevas.look.event_looks import Family
from kanevas.units import UnitSystem, quantity

if TYPE_CHECKING:
    from kane.results import Result
    from kane.solve.changing.events import Event, Kind

Array = npt.NDArray[np.float64]

DIGITS = 4  # of speeds and energies in a line
SAME = 1e-9  # of a run; nearer events are where one stands already
FAMILIES: dict[Kind, Family] = {
    "strikes": "strike",
    "touches": "hold",
    "comes to rest": "strike",
    "lifts": "hold",
    "sticks": "slip",
    "slides": "slip",
    "turns round": "slip",
    "changes side": "slip",
    "locks": "hold",
    "opens": "hold",
    "jams": "note",
    "is met": "note",
    "changes": "note",
    "switches": "note",
}


class RunEvents:
    """The events of a run in the order of their times.

    Attributes:
        result: the run.
        events: as the run has them.
        times: (events,) [s].
        families: of each, which kind of change it is.

    """

    def __init__(self, result: Result | None) -> None:
        self.result = result
        found = () if result is None else result.events
        # a bounce that comes to rest does so somewhat after it was met
        self.events = tuple(sorted(found, key=lambda event: event.time))
        self.times: Array = np.array([event.time for event in self.events])
        self.families = tuple(FAMILIES[event.kind] for event in self.events)

    def __len__(self) -> int:
        return len(self.events)

    def line(self, number: int, system: UnitSystem) -> str:
        """Return what happened, in a line without its time."""
        assert self.result is not None
        return line_of(self.result, self.events[number], system)

    def is_strike(self, number: int) -> bool:
        """Return whether impulses act on rows in an event."""
        return self.events[number].kind in ("strikes", "comes to rest", "locks", "jams")

    def after(self, time: float, end: float) -> int | None:
        """Return the first event after a time of a run of some length; None where there is none."""
        number = int(np.searchsorted(self.times, time + SAME * end, side="right"))
        return number if number < len(self) else None

    def before(self, time: float, end: float) -> int | None:
        """Return the last event before a time of a run of some length; None where there is none."""
        number = int(np.searchsorted(self.times, time - SAME * end)) - 1
        return number if number >= 0 else None

    def latest(self, time: float) -> int | None:
        """Return the last event that has happened at a time; None before the first."""
        number = int(np.searchsorted(self.times, time, side="right")) - 1
        return number if number >= 0 else None


def line_of(result: Result, event: Event, system: UnitSystem) -> str:
    """Return what happened in an event, in the person's words and units."""
    from kane.results.event_words import what_happened

    return told(what_happened(result, event, partial(written, system=system)))


def written(number: float, unit: str, system: UnitSystem) -> str:
    """Return a number of an event with its unit."""
    return quantity(number, unit, system, DIGITS)
