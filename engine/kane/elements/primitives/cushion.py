"""Cushion: springs and dampers along and about the axes of a frame."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.surroundings import LoadTables, Own
from kane.fields import Vector

Triad = tuple[Vector, Vector, Vector]


@dataclass(frozen=True)
class Cushion(Load):
    """Springs and dampers along and about the axes of a frame of ``body_a``.

    ``axes_a`` and ``axes_b`` are the unit vectors x, y, z of the two frames in body axes.
    """

    table: ClassVar[str] = "cushions"

    body_a: str
    point_a: Vector
    axes_a: Triad
    body_b: str
    point_b: Vector
    axes_b: Triad
    stiffness: Vector
    damping: Vector
    rotary_stiffness: Vector
    rotary_damping: Vector

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.cushion import CUSHION

        return CUSHION

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry."""
        frames = loads.frames
        loads.enter(
            self.table,
            {
                "body_a": frames.index[self.body_a],
                "body_b": frames.index[self.body_b],
                "point_a": frames.point(self.body_a, self.point_a),
                "point_b": frames.point(self.body_b, self.point_b),
                "axes_a": [frames.axis(self.body_a, axis) for axis in self.axes_a],
                "axes_b": [frames.axis(self.body_b, axis) for axis in self.axes_b],
                "stiffness": self.stiffness,
                "damping": self.damping,
                "rotary_stiffness": self.rotary_stiffness,
                "rotary_damping": self.rotary_damping,
            },
        )
