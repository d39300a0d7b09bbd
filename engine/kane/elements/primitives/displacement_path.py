"""The displacement of a point along an axis."""

from dataclasses import dataclass
from typing import ClassVar

from kane.elements.primitives.constraint import leaves_plane
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.elements.primitives.two_bodies import OfTwoBodies
from kane.elements.primitives.words import direction
from kane.fields import Vector
from kane.sentences import Sentence, say


@dataclass(frozen=True)
class DisplacementPath(OfTwoBodies, Path):
    """The displacement of point B from point A along an axis of ``body_a``."""

    kind: ClassVar[str] = "DISPLACEMENT"

    body_a: str
    point_a: Vector
    axis: Vector
    body_b: str
    point_b: Vector

    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""
        return {
            "point_a": frames.point(self.body_a, self.point_a),
            "point_b": frames.point(self.body_b, self.point_b),
            "z": frames.axis(self.body_a, self.axis),
        }

    def value(self, placement: Placement) -> float:
        """Return the displacement [m]."""
        a = placement.point(self.body_a, self.point_a)
        gap = placement.point(self.body_b, self.point_b) - a
        return float(gap @ placement.turned(self.body_a, self.axis))

    def words(self) -> Sentence:
        """Return what it is, in a few words."""
        return say("displacement along {direction}", direction=direction(self.axis, self.body_a))

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of that with the axis."""
        return frozenset({self.body_a})

    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""
        return leaves_plane(self.axis, normal(self.body_a))
