"""The angle about an axis."""

import math
from dataclasses import dataclass
from typing import ClassVar

from kane.elements.primitives.constraint import leaves_plane
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.elements.primitives.two_bodies import OfTwoBodies
from kane.fields import Vector
from kane.sentences import Sentence, say


@dataclass(frozen=True)
class AnglePath(OfTwoBodies, Path):
    """The angle about an axis of ``body_a`` from its direction x to a side of ``body_b``."""

    kind: ClassVar[str] = "ANGLE"

    body_a: str
    axes: tuple[Vector, Vector, Vector]
    body_b: str
    side: Vector

    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""
        x, y, z = (frames.axis(self.body_a, axis) for axis in self.axes)
        return {"x": x, "y": y, "z": z, "side": frames.axis(self.body_b, self.side)}

    def value(self, placement: Placement) -> float:
        """Return the angle, between -pi and pi [rad]."""
        side = placement.turned(self.body_b, self.side)
        x, y, _ = (float(side @ placement.turned(self.body_a, axis)) for axis in self.axes)
        return math.atan2(y, x)

    def words(self) -> Sentence:
        """Return what it is, in a few words."""
        return say("angle")

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks."""
        return frozenset(self.ends)

    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""
        return not leaves_plane(self.axes[2], normal(self.body_a))
