"""How solids move with the bodies; no Qt but its colours here."""

import math
from typing import NamedTuple, get_args

import numpy as np
from PySide6.QtGui import QColor

from kane.elements.ends import Rim
from kane.fields import GROUND, Vector
from kane.model.poses import Poses
from kane.reading.holds import Hold
from kanevas.view3d import signs
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array, Mesh

PIECES = 14  # of a rope that hangs
Ends = tuple[tuple[str, Vector], ...]
# The wire of a coil that is thicker in relation to its length would run into itself.
SLENDER = 12.0


class Carrier(NamedTuple):
    """Says where a solid goes: with a point of one body or the ground, turning with another.

    Attributes:
        body: name of the one, or the ground.
        point: point in its axes, (3,) [m].
        turns_with: name of the other, or the ground.
        rim: at whose lowest point the solid stands, whatever the point.

    """

    body: str
    point: Array
    turns_with: str
    rim: Rim | None = None


ON_GROUND = Carrier(GROUND, ORIGIN, GROUND)


def on_body(name: str) -> Carrier:
    """Return what moves and turns with a body, or stands still with the ground."""
    return Carrier(name, ORIGIN, name)


def on_point(name: str, point: Vector | Array) -> Carrier:
    """Return what moves with a point of a body and does not turn."""
    return Carrier(name, np.asarray(point, dtype=float), GROUND)


class Change(NamedTuple):
    """How a solid goes with the way in which its element holds.

    Attributes:
        part: of the element, such as 'lower' or ''.
        shown: in which way the part holds where the solid is there.
        if_unknown: whether it is there where nobody knows how the part holds.
        open_color: of the solid while the part is open; None for its own.

    """

    part: str = ""
    shown: tuple[Hold, ...] = get_args(Hold)
    if_unknown: bool = True
    open_color: QColor | None = None


class Solid(NamedTuple):
    """A rigid form of an element and what carries it; it may change with how the element holds."""

    name: str
    form: MeshInAxes
    color: QColor
    carrier: Carrier
    change: Change | None = None

    @property
    def mesh(self) -> Mesh:
        """What it is made of."""
        return self.form.mesh


class StretchedSolid(NamedTuple):
    """A mesh that stretches between the ends of an element, as thick as ever.

    Attributes:
        name: name of the element that the solid stands for.
        mesh: one that stretches.
        radius: its size across.
        color: colour of the solid.
        ends: its ends, each the body and the point in its axes.
        change: how it changes with the way in which the element holds.

    """

    name: str
    mesh: Mesh
    radius: float
    color: QColor
    ends: Ends
    change: Change | None = None


class HangingSolid(NamedTuple):
    """A piece of a rope that hangs between the ends of an element.

    Attributes:
        name: name of the element.
        mesh: one that stretches.
        radius: its size across.
        color: colour of the rope.
        ends: its ends, each the body and the point in its axes.
        rope: length of the whole rope [m].
        piece: number of the piece, of ``PIECES``.
        down: unit vector in ground axes, (3,).
        change: how it changes with the way in which the element holds.

    """

    name: str
    mesh: Mesh
    radius: float
    color: QColor
    ends: Ends
    rope: float
    piece: int
    down: Array
    change: Change | None = None


class FloorSolid(NamedTuple):
    """A plate that reaches from a point of a plane to below all that may touch it.

    Attributes:
        name: name of the element.
        mesh: a cube of 1 about the origin, seen through from below.
        color: of the plate.
        body: name of the body of the plane, or the ground.
        point: of the plane, in its axes, (3,) [m].
        turn: axes of the plate in those of the body, as columns, z the normal, (3, 3).
        under: names of the bodies below which it reaches.
        wide: how far it goes at least, in both directions [m].
        thick: its thickness, below the plane [m].
        change: how it changes with the way in which the element holds.

    """

    name: str
    mesh: Mesh
    color: QColor
    body: str
    point: Array
    turn: Array
    under: tuple[str, ...]
    wide: float
    thick: float
    change: Change | None = None


AnySolid = Solid | StretchedSolid | HangingSolid | FloorSolid


def spring_solid(
    name: str, ends: Ends, poses: Poses, radius: float, color: QColor
) -> StretchedSolid:
    """Return a coil between two points, as slender as suits their distance at first."""
    length = math.dist(*(poses.point(*end) for end in ends)) or SLENDER * radius
    thin = min(radius, length / SLENDER)
    return StretchedSolid(name, signs.coil(length / thin), thin, color, ends)


def link_solid(name: str, ends: Ends, radius: float, color: QColor) -> StretchedSolid:
    """Return a thin bar between two points, with a ball at either end."""
    return StretchedSolid(name, signs.link(), radius, color, ends)
