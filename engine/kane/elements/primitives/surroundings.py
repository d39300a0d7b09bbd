"""What a primitive is told when it is asked: where bodies are, and in which frames.

The records of the layers above fit these descriptions; primitives know no more of them.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kane.expressions.nodes import Node
from kane.fields import Varying, Vector

Array = npt.NDArray[np.float64]

Entry = dict[str, object]
"""An entry of a table by the names of its fields."""

Normal = Callable[[str], Vector]
"""The normal of a planar model in the axes of a body."""

Own = Mapping[str, Mapping[str, Node]]
"""For each expression of an element, what the element's own names stand for in it."""


class Frames(Protocol):
    """The solver's frames of the bodies."""

    @property
    def index(self) -> Mapping[str, int]:
        """Number of each body by name, 0 for the ground."""
        ...

    @property
    def mass(self) -> Array:
        """Masses, (n + 1,) [kg]."""
        ...

    @property
    def axes(self) -> Array:
        """The solver's axes as columns, in the user's axes, (n + 1, 3, 3)."""
        ...

    def point(self, body: str, point: Vector) -> Vector:
        """Return a point of a body, given from the user's origin, in the solver's frame [m]."""
        ...

    def axis(self, body: str, axis: Vector) -> Vector:
        """Return a direction of a body in the solver's axes."""
        ...


class Placement(Protocol):
    """Where the bodies stand, in the user's frames."""

    def point(self, body: str, point: Vector) -> Array:
        """Return a point of a body (body axes, from its origin) in ground axes [m]."""
        ...

    def turned(self, body: str, vector: Vector) -> Array:
        """Return a vector in the axes of a body in ground axes."""
        ...


class RowTables(Protocol):
    """Collects the constraint rows of a model."""

    @property
    def frames(self) -> Frames:
        """The solver's frames of the bodies."""
        ...

    @property
    def extent(self) -> float:
        """Length by which angles are made residuals [m]."""
        ...

    def enter(self, table: str, entry: Entry) -> None:
        """Add an entry to a table; its field ``row`` is the next row that is appended."""
        ...

    def list_features(
        self, body: str, features: tuple[Any, ...], entry: Callable[[Any], Entry]
    ) -> int:
        """Add features of a shape that touches, once; return the number of the first."""
        ...

    def append(
        self, bodies: tuple[int, ...], level: int, linear: tuple[int, int], scale: float = 1.0
    ) -> None:
        """Add a row: its bodies, what it holds, and what the linear part of its blocks is like."""
        ...

    def prescribe(self, name: str, law: Varying, level: int, scale: float) -> None:
        """Let the right side of the next row that is appended follow a function of time."""
        ...

    def place_path(self, path: Any) -> int:
        """Return the number of a path."""
        ...

    def list_pieces(self, curve: Any, pieces: list[Entry]) -> int:
        """Add the pieces of a curve, once for all its rows; return the number of the first."""
        ...

    def place_law(self, name: str, row: Any) -> None:
        """Add an expression that is held: its entry, its terms and its row."""
        ...

    def place_sum(self, name: str, row: Any, scale: float) -> tuple[int, ...]:
        """Enter a sum of paths into the next row that is appended; return the row's bodies."""
        ...


class LoadTables(Protocol):
    """Collects the loads of a model."""

    @property
    def frames(self) -> Frames:
        """The solver's frames of the bodies."""
        ...

    def enter(self, table: str, entry: Entry) -> None:
        """Add an entry to a table."""
        ...

    def path(self, path: Any) -> int:
        """Return the number of a path."""
        ...

    def program(self, name: str, law: Varying, own: Own) -> int:
        """Return the number of the program of a law of an element."""
        ...

    def rates(self, name: str, law: Varying, count: int) -> list[int]:
        """Return the programs of a function of time of an element and of its derivatives."""
        ...
