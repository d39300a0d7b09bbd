"""How far joints are from what their equations ask for; no Qt here."""

from collections.abc import Iterator, Sequence

import numpy as np

from kane.elements.primitives import (
    AxesAngle,
    Distance,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    VelocityRow,
)
from kane.elements.rolling_disc import RollingDisc
from kane.model import Joint
from kane.model.contact import contact_point, plane_normal
from kane.model.poses import Poses
from kanevas.canvas.carried import Carried
from kanevas.canvas.geometry import Array

# Axes that miss their angle by more show as an open joint: the sine of two degrees.
ASKEW = 0.035


class Recipe:
    """The equations of one joint.

    Attributes:
        points: those that speak of its points.
        angles: those that speak of angles between axes.
        disc: the joint itself where it is a disc on a plane.
        holds_points: whether any equation speaks of the joint's points.

    """

    def __init__(self, joint: Joint) -> None:
        # A joint with faults, as one without a direction, has no equations that make sense.
        rows = () if any(joint.faults("")) else tuple(joint.rows())
        placeless = (AxesAngle, PathRow, RollingContact, VelocityRow)
        self.disc = joint if isinstance(joint, RollingDisc) and rows else None
        self.points: list[PointCoincidence | PointInPlane | Distance] = [
            row for row in rows if not isinstance(row, placeless)
        ]
        self.angles = [row for row in rows if isinstance(row, AxesAngle)]
        self.holds_points = bool(self.points or self.disc) or not rows


class Gaps:
    """How far points of joints are from each other, of many joints at once."""

    def __init__(self, recipes: Sequence[Recipe]) -> None:
        rows = [(i, row) for i, recipe in enumerate(recipes) for row in recipe.points]
        self._count = len(recipes)
        self._owner = np.array([i for i, _ in rows], dtype=np.intp)
        self._a = Carried((row.body_a, row.point_a) for _, row in rows)
        self._b = Carried((row.body_b, row.point_b) for _, row in rows)
        planes = [(n, row) for n, (_, row) in enumerate(rows) if isinstance(row, PointInPlane)]
        self._in_plane = np.array([n for n, _ in planes], dtype=np.intp)
        self._normals = Carried((row.body_a, row.normal) for _, row in planes)
        apart = [(n, row) for n, (_, row) in enumerate(rows) if isinstance(row, Distance)]
        self._apart = np.array([n for n, _ in apart], dtype=np.intp)
        self._distances = np.array([row.distance for _, row in apart])
        self._discs = [(i, recipe.disc) for i, recipe in enumerate(recipes) if recipe.disc]

    def at(self, poses: Poses) -> Array:
        """Return the ways from where ends B belong to where they are, in ground axes [m]."""
        gaps = self._b.at(poses)[1] - self._a.at(poses)[1]
        normals = self._normals.at(poses)[0]
        gaps[self._in_plane] = _along(gaps[self._in_plane], normals)
        lengths = np.linalg.norm(gaps[self._apart], axis=1)
        wanted = np.divide(self._distances, lengths, out=np.ones_like(lengths), where=lengths > 0)
        gaps[self._apart] *= 1 - wanted[:, None]
        total = np.zeros((self._count, 3))
        np.add.at(total, self._owner, gaps)
        for i, disc in self._discs:
            gap = contact_point(disc, poses) - poses.point(*disc.ends()[0])
            total[i] = _along(gap, plane_normal(disc, poses))
        return total

    def contacts(self, poses: Poses) -> Iterator[tuple[int, Array]]:
        """Yield (number, lowest point) of the joints that are discs on planes."""
        for i, disc in self._discs:
            yield i, contact_point(disc, poses)


class Angles:
    """Whether axes of joints keep their angles, of many joints at once."""

    def __init__(self, recipes: Sequence[Recipe]) -> None:
        rows = [(i, row) for i, recipe in enumerate(recipes) for row in recipe.angles]
        self._count = len(recipes)
        self._owner = np.array([i for i, _ in rows], dtype=np.intp)
        self._a = Carried((row.body_a, row.axis_a) for _, row in rows)
        self._b = Carried((row.body_b, row.axis_b) for _, row in rows)
        self._cosines = np.array([row.cosine for _, row in rows])

    def askew(self, poses: Poses) -> Array:
        """Tell of each joint whether axes visibly miss the angle that they should keep."""
        cosines = (self._a.at(poses)[0] * self._b.at(poses)[0]).sum(axis=1)
        missed = np.abs(cosines - self._cosines) > ASKEW
        found: Array = np.bincount(self._owner[missed], minlength=self._count) > 0
        return found


def _along(vectors: Array, normals: Array) -> Array:
    """Return the parts of vectors along unit vectors."""
    part: Array = (vectors * normals).sum(axis=-1, keepdims=True) * normals
    return part
