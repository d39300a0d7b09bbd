"""Where the bodies stand: what every view draws."""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.elements.body import Body
from kane.elements.orientation import euler_parameters
from kane.fields import GROUND, Vector
from kane.model.model import Model

Array = npt.NDArray[np.float64]


class Poses(NamedTuple):
    """Origins and axes of all bodies of a model at one time, in the model's order.

    Attributes:
        names: names of the bodies.
        position: origins of the bodies in ground axes, shape (bodies, 3) [m].
        rotation: matrices from body to ground axes, shape (bodies, 3, 3).

    """

    names: tuple[str, ...]
    position: Array
    rotation: Array

    def point(self, body: str, point: Vector | Array) -> Array:
        """Return a point of a body (body axes, from its origin) in ground axes [m]."""
        local = np.asarray(point, dtype=float)
        if body == GROUND:
            return local
        i = self.names.index(body)
        moved: Array = self.position[i] + self.rotation[i] @ local
        return moved

    def local(self, body: str, point: Vector | Array) -> Array:
        """Return a point of ground axes in the axes of a body, from its origin [m]."""
        there = np.asarray(point, dtype=float)
        if body == GROUND:
            return there
        i = self.names.index(body)
        turned_back: Array = self.rotation[i].T @ (there - self.position[i])
        return turned_back

    def points(self, body: str, points: Array) -> Array:
        """Return points of a body, (n, 3) in its axes from its origin, in ground axes [m]."""
        if body == GROUND:
            return points
        i = self.names.index(body)
        moved: Array = self.position[i] + points @ self.rotation[i].T
        return moved

    def turned(self, body: str, vector: Vector | Array) -> Array:
        """Return a vector in the axes of a body in ground axes."""
        local = np.asarray(vector, dtype=float)
        if body == GROUND:
            return local
        turned: Array = self.rotation[self.names.index(body)] @ local
        return turned


def rotation_matrices(e: Array) -> Array:
    """Return the matrices from body to ground axes for Euler parameters, (..., 4) -> (..., 3, 3).

    R11 = e1^2 - e2^2 - e3^2 + e4^2, R12 = 2 (e1 e2 - e3 e4), R13 = 2 (e1 e3 + e2 e4) and so on,
    with e4 the scalar part; Kane, Likins, Levinson, Spacecraft Dynamics (1983), section 1.3.
    """
    e1, e2, e3, e4 = np.moveaxis(e, -1, 0)
    rows = (
        (e1 * e1 - e2 * e2 - e3 * e3 + e4 * e4, 2 * (e1 * e2 - e3 * e4), 2 * (e1 * e3 + e2 * e4)),
        (2 * (e1 * e2 + e3 * e4), e2 * e2 - e1 * e1 - e3 * e3 + e4 * e4, 2 * (e2 * e3 - e1 * e4)),
        (2 * (e1 * e3 - e2 * e4), 2 * (e2 * e3 + e1 * e4), e3 * e3 - e1 * e1 - e2 * e2 + e4 * e4),
    )
    matrices = np.empty((*e.shape[:-1], 3, 3), e.dtype)
    for i, row in enumerate(rows):
        for j, element in enumerate(row):
            matrices[..., i, j] = element
    return matrices


class _Latest(NamedTuple):
    """The poses of some bodies, which many ask for after each edit."""

    bodies: tuple[Body, ...]
    poses: Poses


_latest = _Latest((), Poses((), np.zeros((0, 3)), np.zeros((0, 3, 3))))


def initial_poses(model: Model) -> Poses:
    """Return the placement of the bodies as the model gives it, before any assembly.

    The arrays cannot be written to: all who ask for the same bodies share them.
    """
    global _latest  # noqa: PLW0603 - put in its place as a whole, so threads cannot harm it
    known = _latest
    if known.bodies is not model.bodies:
        known = _latest = _Latest(model.bodies, _initial_poses(model.bodies))
    return known.poses


def _initial_poses(bodies: tuple[Body, ...]) -> Poses:
    position = np.array([body.position for body in bodies], dtype=float).reshape(-1, 3)
    e = np.array([euler_parameters(body.orientation) for body in bodies], dtype=float)
    rotation = rotation_matrices(e.reshape(-1, 4))
    for array in (position, rotation):
        array.setflags(write=False)
    return Poses(tuple(body.name for body in bodies), position, rotation)
