"""How solids move with the bodies; no Qt but its colours here."""

import math
from collections.abc import Callable
from typing import NamedTuple, Protocol

import numpy as np
from PySide6.QtGui import QColor

from kane.elements.drivers import DistanceDriver
from kane.elements.rolling_disc import RollingDisc
from kane.elements.spring import Spring
from kane.fields import GROUND, Vector
from kane.model.contact import contact_point
from kane.model.poses import Poses
from kanevas.view3d import signs
from kanevas.view3d.meshes import Array, Mesh, frame

Ends = tuple[tuple[str, Vector], ...]
UPRIGHT = np.eye(3)
# The wire of a coil that is thicker in relation to its length would run into itself.
SLENDER = 12.0


class Carrier(Protocol):
    """Says where a solid goes."""

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return the rotation (3, 3) to ground axes and the origin of the solid."""


class OnBody(NamedTuple):
    """Moves and turns with a body."""

    index: int

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return the placement of the body."""
        return poses.rotation[self.index], poses.position[self.index]


class OnGround(NamedTuple):
    """Stands still."""

    def at(self, poses: Poses) -> tuple[Array, Array]:  # noqa: ARG002
        """Return the ground frame."""
        return UPRIGHT, np.zeros(3)


class At(NamedTuple):
    """Moves with a point of one body or the ground, and turns with another."""

    body: str
    point: Array
    turns_with: str

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return the axes of the one at the point of the other."""
        i = poses.names.index(self.turns_with) if self.turns_with != GROUND else None
        return UPRIGHT if i is None else poses.rotation[i], poses.point(self.body, self.point)


class AtContact(NamedTuple):
    """Moves with the point where a disc touches its plane, and turns with a body."""

    disc: RollingDisc
    turns_with: str

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return the axes of the body at the lowest point of the disc."""
        i = poses.names.index(self.turns_with) if self.turns_with != GROUND else None
        return UPRIGHT if i is None else poses.rotation[i], contact_point(self.disc, poses)


class OnPoint(NamedTuple):
    """Moves with a point of a body and does not turn."""

    index: int
    point: Array

    def at(self, poses: Poses) -> tuple[Array, Array]:
        """Return ground axes at the point."""
        i = self.index
        return UPRIGHT, poses.position[i] + poses.rotation[i] @ self.point


class Solid(NamedTuple):
    """A rigid mesh and what carries it."""

    name: str
    mesh: Mesh
    color: QColor
    carrier: Carrier

    def write(self, poses: Poses, vertices: Array, normals: Array) -> None:
        """Write the vertices and normals in ground axes into the given arrays."""
        rotation, origin = self.carrier.at(poses)
        np.matmul(self.mesh.vertices, rotation.T, out=vertices)
        vertices += origin
        np.matmul(self.mesh.normals, rotation.T, out=normals)


class StretchedSolid:
    """A mesh that stretches between the ends of an element, as thick as ever.

    Args:
        name: name of the element that the solid stands for.
        ends: its ends, each the body and the point in its axes.
        poses: where the bodies stand at first.
        color: colour of the solid.
        make: makes, for a length along z, the mesh and for each vertex its point of the axis.
        least: length to make it for where the ends lie on each other.

    """

    def __init__(
        self,
        name: str,
        ends: Ends,
        poses: Poses,
        color: QColor,
        make: Callable[[float], tuple[Mesh, Array]],
        least: float,
    ) -> None:
        self.name = name
        self.color = color
        self._ends = ends
        self._length = math.dist(*self._points(poses)) or least
        self.mesh, self._line = make(self._length)
        self._wire = self.mesh.vertices - self._line

    def _points(self, poses: Poses) -> tuple[Array, Array]:
        (body_a, a), (body_b, b) = self._ends
        return poses.point(body_a, a), poses.point(body_b, b)

    def write(self, poses: Poses, vertices: Array, normals: Array) -> None:
        """Write the vertices and normals in ground axes into the given arrays."""
        a, b = self._points(poses)
        rotation = frame(b - a)
        stretched = self._line * (1.0, 1.0, math.dist(a, b) / self._length)
        np.matmul(stretched + self._wire, rotation.T, out=vertices)
        vertices += a
        np.matmul(self.mesh.normals, rotation.T, out=normals)


class SpringSolid(StretchedSolid):
    """A coil that stretches between two points, its wire of constant thickness."""

    def __init__(self, spring: Spring, poses: Poses, radius: float, color: QColor) -> None:
        def make(length: float) -> tuple[Mesh, Array]:
            return signs.coil(length, min(radius, length / SLENDER))

        super().__init__(spring.name, spring.ends(), poses, color, make, SLENDER * radius)


class LinkSolid(StretchedSolid):
    """A thin bar between two points, with a ball at either end."""

    def __init__(self, name: str, ends: Ends, poses: Poses, radius: float, color: QColor) -> None:
        super().__init__(
            name, ends, poses, color, lambda length: signs.link(length, radius), radius
        )


class ActuatorSolid(StretchedSolid):
    """A cylinder and its piston rod between two points."""

    def __init__(self, driver: DistanceDriver, poses: Poses, radius: float, color: QColor) -> None:
        def make(length: float) -> tuple[Mesh, Array]:
            return signs.actuator(length, radius)

        super().__init__(driver.name, driver.ends(), poses, color, make, radius)
