"""The distance of two points."""

import math
from dataclasses import dataclass
from typing import ClassVar

from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.elements.primitives.two_bodies import OfTwoBodies
from kane.fields import Vector
from kane.sentences import Sentence, say


@dataclass(frozen=True)
class DistancePath(OfTwoBodies, Path):
    """The distance of point B from point A."""

    kind: ClassVar[str] = "DISTANCE"

    body_a: str
    point_a: Vector
    body_b: str
    point_b: Vector

    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""
        return {
            "point_a": frames.point(self.body_a, self.point_a),
            "point_b": frames.point(self.body_b, self.point_b),
        }

    def value(self, placement: Placement) -> float:
        """Return the distance [m]."""
        a = placement.point(self.body_a, self.point_a)
        return math.dist(a, placement.point(self.body_b, self.point_b))

    def words(self) -> Sentence:
        """Return what it is, in a few words."""
        return say("distance")

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of none."""
        return frozenset()

    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""
        return True
