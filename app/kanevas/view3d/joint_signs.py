"""Forms of the joints' signs; no Qt here.

Each is made of pieces with the axis of its body along z and the point of the joint at the origin.
"""

import functools
from typing import NamedTuple

import numpy as np

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.fixed import Fixed
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.model import Joint
from kanevas.view3d import mesh_in_axes as form
from kanevas.view3d import meshes, signs
from kanevas.view3d.mesh_in_axes import MeshInAxes
from kanevas.view3d.meshes import Mesh, sides
from kanevas.view3d.moving import Change

ROUND = 24


class Piece(NamedTuple):
    """A part of a sign.

    Attributes:
        form: its shape.
        end: the end of the joint, 0 or 1, with whose body it turns.
        place: the end at whose point it stands; a rolling disc has all where it touches.
        of_body: whether it is a part of that body, as a rail is, and has its colour.
        change: how it changes with the way in which the joint holds.

    """

    form: MeshInAxes
    end: int
    place: int
    of_body: bool = False
    change: Change | None = None


def pieces(joint: Joint, r: float, guide: float) -> list[Piece]:
    """Return the sign of a joint.

    Args:
        joint: the joint.
        r: radius of a ball as a sign; all others have sizes that go with it.
        guide: half the length of a guide along which a body goes.

    """
    return [p._replace(form=p.form.enlarged(r)) for p in _of_unit_size(joint, r, 2 * guide / r)]


def _of_unit_size(joint: Joint, r: float, length: float) -> list[Piece]:
    match joint:
        case Revolute():
            return [Piece(MeshInAxes(_hinge()), 0, 0), Piece(_bar(1.0, 1.2), 1, 0)]
        case Prismatic():
            return [Piece(_block(2.2, 2.2, 3.8), 1, 1), _guide(_block(1.1, 1.1, length))]
        case Cylindrical():
            return [Piece(_bar(1.3, 3.8), 1, 1), _guide(_bar(0.65, length))]
        case Screw(pitch=pitch):
            ridge = signs.sized(signs.thread(length / 0.7, pitch >= 0), 0.7)
            rod = [_guide(_bar(0.6, length)), _guide(ridge)]
            return [Piece(_block(2.8, 2.8, 2.4), 1, 1), *rod]
        case Universal():
            return [Piece(MeshInAxes(_arm()), end, 0) for end in (0, 1)]
        case ConstantVelocity():
            shaft = _raised(_bar(0.6, 2.6), 2.4)
            return [
                Piece(MeshInAxes(_bell()), 0, 0),
                Piece(signs.ball(1.4), 1, 0),
                Piece(shaft, 1, 0),
            ]
        case Planar():
            plate, table = _block(3.6, 3.6, 1.0), _block(6.4, 6.4, 0.4)
            return [Piece(_raised(plate, 0.5), 1, 1), _guide(_raised(table, -0.2))]
        case Fixed():
            return [Piece(_block(2, 2, 2), 0, 0)]
        case PointOnLine():
            return [Piece(signs.ball(1.0), 1, 1), _guide(_bar(0.45, length))]
        case PointOnCurve():
            return [Piece(signs.ball(1.0), 1, 1)]
        case PointInPlaneJoint():
            return [Piece(signs.ball(1.0), 1, 1), _guide(_raised(_table(3.4), -1.2))]
        case ParallelAxes() | PerpendicularAxes():
            return [Piece(_bar(0.4, 9), end, end) for end in (0, 1)]
        case RollingDisc():
            radius = max(3.4, 0.5 * joint.radius / r)
            plane = _guide(_raised(_table(radius), -0.2))
            if not joint.may_change:
                return [Piece(signs.ball(0.6), 1, 1), plane]
            slides, lifted = _block(2.8, 2.8, 0.5), MeshInAxes(_ring())
            return [
                Piece(signs.ball(0.6), 1, 1, change=Change(shown=("sticks", "closed"))),
                Piece(slides, 0, 1, change=Change(shown=("slides",), if_unknown=False)),
                Piece(lifted, 0, 1, change=Change(shown=("open",), if_unknown=False)),
                plane,
            ]
        case KnifeEdge():
            return [Piece(MeshInAxes(_edged_wheel()), 1, 1), _guide(signs.ball(0.8))]
        case VelocityJoint():
            arrow = signs.arrow(np.array([0.0, 0.0, 1.0]), 5)
            return [Piece(arrow, 0 if joint.axes == "body_a" else 1, 1), _guide(signs.ball(1.0))]
        case Ball():
            return [Piece(signs.ball(1.0), 0, 0)]
        case _:
            raise TypeError(f"there is no sign in space for {type(joint).__name__}")


def _guide(part: MeshInAxes) -> Piece:
    """Return the part of the first body along which the second goes, and which goes with it."""
    return Piece(part, 0, 1, of_body=True)


@functools.cache
def _hinge() -> Mesh:
    """Return the bolt and the outer knuckles of a hinge; the middle one is of the second body."""
    return _turned((0.6, 4.4, 0.0), (1.0, 1.0, -1.3), (1.0, 1.0, 1.3))


@functools.cache
def _arm() -> Mesh:
    """Return an arm of the cross with its two bearings."""
    return _turned((0.4, 3.2, 0.0), (0.7, 0.5, -1.6), (0.7, 0.5, 1.6))


@functools.cache
def _bell() -> Mesh:
    """Return a bell in steps, open along z, and its shaft."""
    shell = ((1.0, 0.5, -1.55), (1.5, 0.5, -1.1), (1.8, 0.6, -0.6), (2.0, 0.9, 0.1))
    return _turned((0.6, 1.6, -2.6), *shell)


@functools.cache
def _ring() -> Mesh:
    """Return a ring about z."""
    turn = np.linspace(0.0, 2 * np.pi, ROUND + 1)
    return meshes.tube(1.2 * np.column_stack((np.cos(turn), np.sin(turn), 0 * turn)), 0.25)


@functools.cache
def _edged_wheel() -> Mesh:
    return _turned((2.8, 0.5, 0.0), (0.45, 3.0, 0.0))


def _turned(*bars: tuple[float, float, float]) -> Mesh:
    """Return bars about z, each by its radius, length and height, as one mesh."""

    def made(detail: float) -> Mesh:
        round_bar = signs.straight(1.0, sides(ROUND, detail))
        forms = (_raised(_bar(r, length, round_bar), z) for r, length, z in bars)
        return meshes.joined([part.baked() for part in forms])

    return meshes.in_levels(made)


def _bar(radius: float, length: float, mesh: Mesh | None = None) -> MeshInAxes:
    size = np.array([radius, radius, 1.0])
    return MeshInAxes(
        mesh or _round(), size, offset=np.array([0.0, 0.0, -length / 2]), length=length
    )


@functools.cache
def _round() -> Mesh:
    return meshes.in_levels(lambda detail: signs.straight(1.0, sides(ROUND, detail)))


def _block(x: float, y: float, z: float) -> MeshInAxes:
    return MeshInAxes(form.cube(), np.array([x, y, z]))


def _table(radius: float) -> MeshInAxes:
    return MeshInAxes(form.drum(), np.array([radius, radius, 0.4]))


def _raised(part: MeshInAxes, height: float) -> MeshInAxes:
    return part.moved(np.eye(3), np.array([0.0, 0.0, height]))
