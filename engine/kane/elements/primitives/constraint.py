"""What is asked of every primitive constraint."""

import math
from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from kane.elements.directions import cross
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.elements.primitives.two_bodies import OfTwoBodies
from kane.fields import Vector
from kane.kernels.codes import ANY, POSITION
from kane.sentences import Sentence

ANYHOW = (ANY, 0)
"""The linear part of blocks of which nothing is known, see ``kernels.codes``."""

# Sine up to which an axis counts as one along the normal of a plane, or in the plane: rounded
# orientations tilt it so far.
TILTED = 1e-4


@dataclass(frozen=True)
class Held:
    """What a row of a constraint is like.

    Attributes:
        word: what it holds, in a few words.
        level: POSITION, SPEED or ACCELERATION of ``kernels.codes``.
        linear: what the linear parts of its blocks are like, see ``kernels.codes``, and the ground
            axis of a POINT.

    """

    word: Sentence
    level: int = POSITION
    linear: tuple[int, int] = ANYHOW


@dataclass(frozen=True)
class Constraint(ABC):
    """Rows of the constraint equations.

    Attributes:
        table: the table of the kernels in which it has an entry.

    """

    table: ClassVar[str]

    @staticmethod
    @abstractmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""

    @abstractmethod
    def holds(self) -> tuple[Held, ...]:
        """Return what its rows are like, in their order."""

    @abstractmethod
    def enter(self, name: str, rows: RowTables) -> None:
        """Add its entry and its rows, as a part of the element of this name."""

    @abstractmethod
    def in_plane(self, normal: Normal, across: int) -> Iterator["Constraint"]:
        """Yield what is left of it where all bodies move in one plane.

        What holds heights above the plane or turns out of it says nothing.

        Args:
            normal: of the plane, in the axes of a body.
            across: number of the ground axis along the normal.

        """

    @abstractmethod
    def contradicts_plane(self, normal: Normal) -> bool:
        """Whether it asks for what no motion in a plane can have, if ``in_plane`` leaves it out."""

    @abstractmethod
    def gap(self) -> Gap | None:
        """Return how far apart it sees its bodies; None where it does not speak of points."""

    @abstractmethod
    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of others it needs a point alone."""


@dataclass(frozen=True)
class Between(OfTwoBodies, Constraint):
    """Base of the constraints between two bodies, whose rows have a block for each of them."""

    @abstractmethod
    def entry(self, rows: RowTables) -> Entry:
        """Return what stands in its entry beside bodies and row."""

    def enter(self, name: str, rows: RowTables) -> None:
        """Add its entry and its rows, as a part of the element of this name."""
        a, b = (rows.frames.index[body] for body in self.ends)
        rows.enter(self.table, {"body_a": a, "body_b": b, **self.entry(rows)})
        for held in self.holds():
            rows.append((a, b), held.level, held.linear)


def leaves_plane(axis: Vector, normal: Vector) -> bool:
    """Whether a unit vector has a part in the plane."""
    return math.hypot(*cross(axis, normal)) > TILTED
