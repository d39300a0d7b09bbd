"""How far joints are from what their equations ask for; no Qt here."""

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from kane.elements.joints import rows_when_held
from kane.elements.primitives import AxesAngle
from kane.fields import Vector
from kane.model import Joint
from kane.model.poses import Poses
from kane.reading.contact import lowest_points
from kanevas.canvas.items.carried import Carried
from kanevas.drawing.geometry import Array

# Axes that miss their angle by more show as an open joint: the sine of two degrees.
ASKEW = 0.035
ORIGIN: Vector = (0.0, 0.0, 0.0)


class JointEquations:
    """The equations of one joint.

    Attributes:
        gaps: how those see the bodies that speak of points.
        angles: those that speak of angles between axes.
        holds_points: whether any equation speaks of the joint's points.

    """

    def __init__(self, joint: Joint) -> None:
        # A joint with faults, as one without a direction, has no equations that make sense.
        rows = () if any(joint.faults("")) else rows_when_held(joint)
        self.gaps = [gap for row in rows if (gap := row.gap()) is not None]
        self.angles = [row for row in rows if isinstance(row, AxesAngle)]
        self.holds_points = bool(self.gaps) or not rows


class Gaps:
    """How far points of joints are from each other, of many joints at once."""

    def __init__(self, recipes: Sequence[JointEquations]) -> None:
        own = [(i, gap) for i, recipe in enumerate(recipes) for gap in recipe.gaps]
        self._count = len(recipes)
        self._owner = np.array([i for i, _ in own], dtype=np.intp)
        self._a = Carried((gap.body_a, gap.point_a) for _, gap in own)
        self._b = Carried((gap.body_b, gap.point_b) for _, gap in own)
        self._has_direction = np.array([gap.along is not None for _, gap in own], dtype=bool)
        self._directions = Carried((gap.body_a, gap.along or ORIGIN) for _, gap in own)
        self._lengths = np.array([gap.length for _, gap in own])
        rims = [(n, gap.body_b, *gap.rim) for n, (_, gap) in enumerate(own) if gap.rim]
        self._rims = np.array([n for n, *_ in rims], dtype=np.intp)
        self._axes = Carried((body, axis) for _, body, axis, _ in rims)
        self._radii = np.array([radius for *_, radius in rims])

    def at(self, poses: Poses) -> Array:
        """Return the ways from where ends B belong to where they are, in ground axes [m]."""
        b = self._b.at(poses)[1]
        b[self._rims] = self._lowest(poses)
        gaps = b - self._a.at(poses)[1]
        directions = self._directions.at(poses)[0]
        along = (gaps * directions).sum(axis=1, keepdims=True) * directions
        gaps = np.where(self._has_direction[:, None], along, gaps)
        lengths = np.linalg.norm(gaps, axis=1)
        wanted = np.where(lengths > 0, self._lengths, 0.0)
        gaps *= (1 - np.divide(wanted, lengths, out=np.zeros_like(wanted), where=lengths > 0))[
            :, None
        ]
        total = np.zeros((self._count, 3))
        np.add.at(total, self._owner, gaps)
        return total

    def contacts(self, poses: Poses) -> Iterator[tuple[int, Array]]:
        """Yield (number, lowest point) of the joints in which a rim touches a plane."""
        yield from zip(self._owner[self._rims].tolist(), self._lowest(poses), strict=True)

    def _lowest(self, poses: Poses) -> Array:
        """Return the points of the rims that are farthest against their directions."""
        if not self._rims.size:
            return np.zeros((0, 3))
        centres = self._b.at(poses)[1][self._rims]
        normals = self._directions.at(poses)[0][self._rims]
        return lowest_points(centres, normals, self._axes.at(poses)[0], self._radii)


class Angles:
    """Whether axes of joints keep their angles, of many joints at once."""

    def __init__(self, recipes: Sequence[JointEquations]) -> None:
        self._count = len(recipes)
        rows = [(i, row) for i, recipe in enumerate(recipes) for row in recipe.angles]
        self._owner = np.array([i for i, _ in rows], dtype=np.intp)
        self._cosines = np.array([row.cosine for _, row in rows])
        products = [(n, row, *pair) for n, (_, row) in enumerate(rows) for pair in row.products]
        self._row = np.array([n for n, *_ in products], dtype=np.intp)
        self._a = Carried((row.body_a, axis) for _, row, axis, _ in products)
        self._b = Carried((row.body_b, axis) for _, row, _, axis in products)

    def askew(self, poses: Poses) -> npt.NDArray[np.bool_]:
        """Tell of each joint whether axes visibly miss the angle that they should keep."""
        products = (self._a.at(poses)[0] * self._b.at(poses)[0]).sum(axis=1)
        sums = np.bincount(self._row, products, minlength=self._cosines.size)
        missed = np.abs(sums - self._cosines) > ASKEW
        return np.bincount(self._owner[missed], minlength=self._count) > 0
