"""What is asked of every path: a scalar that says how two bodies stand to each other."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar

from kane.elements.primitives.surroundings import Entry, Frames, Normal, Placement
from kane.sentences import Sentence


@dataclass(frozen=True)
class Path(ABC):
    """A path; its kind, value and gradient are those of ``kernels.primitives.path``.

    Attributes:
        kind: name of its kind there.

    """

    kind: ClassVar[str]

    @property
    @abstractmethod
    def ends(self) -> tuple[str, str]:
        """Names of the two bodies."""

    @abstractmethod
    def entry(self, frames: Frames) -> Entry:
        """Return what stands in its entry of the table beside kind and bodies."""

    @abstractmethod
    def value(self, placement: Placement) -> float:
        """Return its value [m or rad], an angle between -pi and pi."""

    @abstractmethod
    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of others it needs a point alone."""

    @abstractmethod
    def changes_in_plane(self, normal: Normal) -> bool:
        """Whether it can change where all bodies move in a plane."""

    @abstractmethod
    def words(self) -> Sentence:
        """Return what it is, in a few words."""
