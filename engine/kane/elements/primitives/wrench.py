"""Wrench: a force at a point and a torque on one body."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own
from kane.fields import VaryingVector, Vector

CONSTANT = -1  # number of the program of a component that does not vary


@dataclass(frozen=True)
class Wrench(Load):
    """A force at a point (body axes) and a torque on one body."""

    table: ClassVar[str] = "wrenches"

    body: str
    point: Vector
    force: VaryingVector
    torque: VaryingVector
    in_body_axes: bool

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.wrench import WRENCH

        return WRENCH

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry, as a part of the element of this name with these own names."""
        number = loads.frames.index[self.body]
        components = (*self.force, *self.torque)
        loads.enter(
            self.table,
            {
                "body": number,
                "point": loads.frames.point(self.body, self.point),
                "constant": [0.0 if isinstance(each, str) else each for each in components],
                "axes": loads.frames.axes[number].T,
                "in_body_axes": self.in_body_axes,
                "law": [
                    loads.program(name, each, own) if isinstance(each, str) else CONSTANT
                    for each in components
                ],
            },
        )

    def stored(self, run: Motion) -> Array:
        """Return none, (frames,) [J]: its force may be anything."""
        return np.zeros(run.frames)
