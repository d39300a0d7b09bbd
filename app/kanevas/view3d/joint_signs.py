"""Meshes of the joints' signs; no Qt here.

Each is made of pieces with the axis of its body along z and the point of the joint at the origin.
"""

import functools
from typing import NamedTuple

import numpy as np

from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Joint
from kanevas.view3d import meshes, signs
from kanevas.view3d.meshes import Mesh


class Piece(NamedTuple):
    """A part of a sign.

    Attributes:
        mesh: its shape.
        end: the end of the joint, 0 or 1, with whose body it turns.
        place: the end at whose point it stands; a rolling disc has all where it touches.
        of_body: whether it is a part of that body, as a rail is, and has its colour.

    """

    mesh: Mesh
    end: int
    place: int
    of_body: bool = False


@functools.lru_cache(maxsize=meshes.MOST)
def pieces(joint: Joint, r: float, guide: float) -> list[Piece]:
    """Return the sign of a joint, a ball where there is none of its own.

    Args:
        joint: the joint.
        r: radius of a ball as a sign; all others have sizes that go with it.
        guide: half the length of a guide along which a body goes.

    """
    length = 2 * guide / r
    match joint:
        case Revolute():
            return _hinge(r)
        case Prismatic():
            return [Piece(_block(2.2, 2.2, 3.8, r), 1, 1), _guide(_block(1.1, 1.1, length, r))]
        case Cylindrical():
            return [Piece(_bar(1.3, 3.8, r), 1, 1), _guide(_bar(0.65, length, r))]
        case Screw(pitch=pitch):
            rod = meshes.joined([_bar(0.6, length, r), signs.thread(2 * guide, 0.7 * r, pitch)])
            return [Piece(_block(2.8, 2.8, 2.4, r), 1, 1), _guide(rod)]
        case Universal():
            return [Piece(_arm(r), 0, 0), Piece(_arm(r), 1, 0)]
        case Planar():
            plate, table = _block(3.6, 3.6, 1.0, r), _block(6.4, 6.4, 0.4, r)
            return [Piece(_raised(plate, 0.5 * r), 1, 1), _guide(_raised(table, -0.2 * r))]
        case Fixed():
            return [Piece(_block(2, 2, 2, r), 0, 0)]
        case PointOnLine():
            return [Piece(signs.ball(r), 1, 1), _guide(_bar(0.45, length, r))]
        case PointInPlaneJoint():
            table = meshes.cylinder(0.4 * r, 3.4 * r)
            return [Piece(signs.ball(r), 1, 1), _guide(_raised(table, -1.2 * r))]
        case ParallelAxes() | PerpendicularAxes():
            return [Piece(_bar(0.4, 9, r), end, end) for end in (0, 1)]
        case RollingDisc():
            table = meshes.cylinder(0.4 * r, max(3.4 * r, 0.5 * joint.radius))
            return [Piece(signs.ball(0.6 * r), 1, 1), _guide(_raised(table, -0.2 * r))]
        case KnifeEdge():
            wheel = meshes.joined([_bar(2.8, 0.5, r), _bar(0.45, 3.0, r)])
            return [Piece(wheel, 1, 1), _guide(signs.ball(0.8 * r))]
        case VelocityJoint():
            arrow = signs.arrow(np.array([0.0, 0.0, 1.0]), 5 * r)
            return [Piece(arrow, 0 if joint.axes == "body_a" else 1, 1), _guide(signs.ball(r))]
        case _:
            return [Piece(signs.ball(r), 0, 0)]


def _guide(mesh: Mesh) -> Piece:
    """Return the part of the first body along which the second goes, and which goes with it."""
    return Piece(mesh, 0, 1, of_body=True)


def _hinge(r: float) -> list[Piece]:
    """Return the bolt and three knuckles of a hinge, the middle one of the second body."""
    knuckles = [_raised(_bar(1.0, 1.0, r), z * r) for z in (-1.3, 1.3)]
    outer = meshes.joined([_bar(0.6, 4.4, r), *knuckles])
    return [Piece(outer, 0, 0), Piece(_bar(1.0, 1.2, r), 1, 0)]


def _arm(r: float) -> Mesh:
    """Return an arm of the cross with its two bearings."""
    ends = [_raised(_bar(0.7, 0.5, r), z * r) for z in (-1.6, 1.6)]
    return meshes.joined([_bar(0.4, 3.2, r), *ends])


def _bar(radius: float, length: float, r: float) -> Mesh:
    line = np.linspace((0.0, 0.0, -length * r / 2), (0.0, 0.0, length * r / 2), 2)
    return meshes.tube(line, radius * r, sides=24)


def _block(x: float, y: float, z: float, r: float) -> Mesh:
    return meshes.box(np.array([x, y, z]) * r)


def _raised(mesh: Mesh, height: float) -> Mesh:
    return mesh.moved(np.eye(3), np.array([0.0, 0.0, height]))
