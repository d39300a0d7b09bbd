"""A component of an angular velocity."""

from dataclasses import dataclass
from typing import ClassVar

from kane.elements.directions import dot
from kane.elements.primitives.constraint import TILTED
from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.fields import GROUND, Vector
from kane.sentences import Sentence, say


@dataclass(frozen=True)
class SpinPath(Path):
    """A component of the angular velocity of a body in its own axes; it has a rate alone."""

    kind: ClassVar[str] = "SPIN"

    body_b: str
    axis: Vector

    @property
    def ends(self) -> tuple[str, str]:
        """Names of the two bodies: the turn is that from the ground."""
        return GROUND, self.body_b

    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""
        return {"side": frames.axis(self.body_b, self.axis)}

    def value(self, placement: Placement) -> float:
        """Return zero: it has a rate alone."""
        return 0.0

    def words(self) -> Sentence:
        """Return what it is, in a few words."""
        return say("turn")

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of that which turns."""
        return frozenset({self.body_b})

    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""
        return abs(dot(self.axis, normal(self.body_b))) > TILTED
