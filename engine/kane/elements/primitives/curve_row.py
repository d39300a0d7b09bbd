"""Curve row: a point of one body lies on a curve of another."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Self

import numpy as np

from kane.elements.primitives.constraint import ANYHOW, Constraint, Held
from kane.elements.primitives.displacement_path import DisplacementPath
from kane.elements.primitives.gap import Gap
from kane.elements.primitives.surroundings import Entry, Normal, RowTables
from kane.elements.primitives.two_bodies import OfTwoBodies
from kane.fields import Vector
from kane.sentences import say

Piece = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
"""Coefficients of the powers of tau, 0 to 1, of x, y and z in axes of body A [m]."""

AXES: tuple[Vector, ...] = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
NOWHERE: Vector = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class CurveRow(OfTwoBodies, Constraint):
    """One row: point B is on a curve fixed in ``body_a``, along one direction across the curve.

    Attributes:
        body_a: the body of the curve.
        pieces: its pieces, which fit together with two derivatives.
        closed: whether the last one ends where the first begins.
        body_b: the body of the point.
        point_b: the point.
        across: direction across the plane of the curve in axes of body A, zero where it has none.
        which: along which of the two directions across the tangent: 0 or 1; in a plane 0.

    """

    table: ClassVar[str] = "curve_rows"

    body_a: str
    pieces: tuple[Piece, ...]
    closed: bool
    body_b: str
    point_b: Vector
    across: Vector
    which: int

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.curve_row import CURVE_ROW

        return CURVE_ROW

    def holds(self) -> tuple[Held, ...]:
        """Return what its row is like."""
        return (Held(say("across the curve")),)

    def enter(self, name: str, rows: RowTables) -> None:
        """Add its entry and its row."""
        paths = [
            DisplacementPath(self.body_a, NOWHERE, axis, self.body_b, self.point_b) for axis in AXES
        ]
        pieces: list[Entry] = [{"c": piece} for piece in self.pieces]
        entry = {
            "path": tuple(rows.place_path(path) for path in paths),
            "first": rows.list_pieces(self.pieces, pieces),
            "pieces": len(pieces),
            "closed": int(self.closed),
            "which": self.which,
            "across": self.across,
        }
        rows.enter(self.table, entry)
        a, b = (rows.frames.index[body] for body in self.ends)
        rows.append((a, b), self.holds()[0].level, ANYHOW)

    def in_plane(self, normal: Normal, across: int) -> Iterator[Self]:
        """Yield the one row that holds it in the plane; the curve lies in the plane."""
        if self.which == 0:
            n = np.array(normal(self.body_a))
            flat = tuple(_flattened(piece, n) for piece in self.pieces)
            yield replace(self, pieces=flat, across=tuple(n.tolist()))

    def gap(self) -> Gap | None:
        """Return None: how far the point is from the curve is no way along one direction."""
        return None

    def needs_axes_of(self) -> frozenset[str]:
        """Return the bodies of whose axes it speaks: of that with the curve."""
        return frozenset({self.body_a})

    def contradicts_plane(self, normal: Normal) -> bool:
        """Return False: in a plane it asks for no more than it says."""
        return False


def _flattened(piece: Piece, n: "np.typing.NDArray[np.float64]") -> Piece:
    """Return a piece without what it has along a unit vector."""
    c = np.array(piece)
    c = c - np.outer(n, n @ c)
    x, y, z = (tuple(row) for row in c.tolist())
    return (x, y, z)
