"""Resistance: what a medium does to a body."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own
from kane.fields import Vector


@dataclass(frozen=True)
class Resistance(Load):
    """What a medium that moves with ``flow`` (ground axes) does to a body at a point."""

    table: ClassVar[str] = "resistances"

    body: str
    point: Vector
    flow: Vector
    linear: float
    quadratic: float
    rotary_linear: float
    rotary_quadratic: float

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.resistance import RESISTANCE

        return RESISTANCE

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry."""
        loads.enter(
            self.table,
            {
                "body": loads.frames.index[self.body],
                "point": loads.frames.point(self.body, self.point),
                "flow": self.flow,
                "linear": self.linear,
                "quadratic": self.quadratic,
                "rotary_linear": self.rotary_linear,
                "rotary_quadratic": self.rotary_quadratic,
            },
        )

    def stored(self, run: Motion) -> Array:
        """Return none, (frames,) [J]: all goes into heat."""
        return np.zeros(run.frames)
