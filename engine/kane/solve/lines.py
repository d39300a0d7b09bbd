"""What is set from outside while a run goes on: curves of laws, and the hand that pulls.

Within each bit of a run they go along straight lines, so that laws that read them are continuous.
They are written into the tables of the systems in place: nothing is compiled anew, and nothing but
the laws that read them knows of them. The first piece of each curve begins at the start of the bit;
its last break lies beyond all runs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.elements.primitives.coupler import matrix
from kane.fields import Quadruple, Vector

Array = npt.NDArray[np.float64]

NEVER = 1e12  # s: beyond all runs


class Line(NamedTuple):
    """A straight line over time.

    Attributes:
        start: a time [s].
        value: then.
        rate: its rate [1/s].

    """

    start: float
    value: float
    rate: float

    def at(self, time: float) -> float:
        """Return its value at a time [s]."""
        return self.value + self.rate * (time - self.start)


class Held(NamedTuple):
    """What the hand holds: see ``kane.elements.pull.Pull``."""

    body: str
    point: Vector
    turns: bool
    orientation: Quadruple


@dataclass(frozen=True)
class Lines:
    """The lines of a bit of a run.

    Attributes:
        curves: by the names of their curves.
        held: what hands hold, by their places among the couplers of the tables.

    """

    curves: Mapping[str, Line] = field(default_factory=dict)
    held: Mapping[int, Held] = field(default_factory=dict)

    def write(self, systems: Iterable[System]) -> None:
        """Write them into the tables of systems."""
        for system in systems:
            for name, line in self.curves.items():
                _write(system, name, line)
            for place, held in self.held.items():
                _write_held(system, place, held)

    def jumps(self, system: System, end: float) -> Array:
        """Return when expressions switch because of them, before the end of the bit [s]."""
        return system.laws.jumps_along(self.curves, end)


NO_LINES = Lines()


def _write(system: System, name: str, line: Line) -> None:
    number = system.laws.curve_number(name)
    if number is None:  # no law reads it
        return
    programs = system.tables.expressions
    curve = programs.curves[number]
    programs.breaks[curve["start"]] = line.start
    programs.breaks[curve["start"] + 1 : curve["stop"]] = NEVER  # what it was to do otherwise
    row = curve["first"]
    programs.coefficients[row, 0] = line.value
    programs.coefficients[row + 1, :2] = line.value, line.rate


def _write_held(system: System, place: int, held: Held) -> None:
    number = system.frames.index[held.body]
    entry = system.tables.couplers[place]
    entry["body"] = number
    entry["point"] = system.frames.point(held.body, held.point)
    entry["turns"] = held.turns
    entry["orientation"] = matrix(held.orientation) @ system.frames.axes[number]
