"""A state of a signal, which expressions read as they read places."""

from dataclasses import dataclass
from typing import ClassVar

from kane.elements.primitives.path import Path
from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.fields import GROUND
from kane.sentences import Sentence, say


@dataclass(frozen=True)
class SignalPath(Path):
    """A number of the state: it hangs on no body.

    Attributes:
        state: which of the states of signals.

    """

    kind: ClassVar[str] = "SIGNAL"

    state: int

    @property
    def ends(self) -> tuple[str, str]:
        """The ground, twice."""
        return GROUND, GROUND

    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""
        return {"state": self.state}

    def value(self, placement: Placement) -> float:
        """Refuse: no placement says what it is."""
        raise TypeError("a state of a signal is no place")

    def words(self) -> Sentence:
        """Return what it is, in a few words."""
        return say("signal")

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: none."""
        return frozenset()

    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""
        return True
