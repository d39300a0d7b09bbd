"""Links of a tree: how a body stands on the one before it, by moves along and about axes.

Each type of joint has a form: a frame on either body, and the moves that lead from the one to the
other. Where a joint has no form (in a plane some have none), it is no link, and holds rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import sympy

from kane.elements.ball import Ball
from kane.elements.constant_velocity import ConstantVelocity
from kane.elements.cylindrical import Cylindrical
from kane.elements.directions import cross, dot, triad, unit
from kane.elements.fixed import Fixed
from kane.elements.joints import JOINTS, Joint
from kane.elements.knife_edge import KnifeEdge
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.point_on_line import PointOnLine
from kane.elements.primitives import AxesAngle, Constraint, RollingContact
from kane.elements.primitives.constraint import TILTED
from kane.elements.primitives.surroundings import Normal
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.rod_joint import RodJoint
from kane.elements.rolling_disc import RollingDisc
from kane.elements.screw import Screw
from kane.elements.universal import Universal
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND, Vector
from kane.symbolic.known import expression

X, Y, Z = 0, 1, 2
AUXILIARY = "auxiliary"  # the coordinate that a joint is given to bring a force into evidence
ORIGIN: Vector = (0.0, 0.0, 0.0)
BODY_AXES: Triad = ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0))
Triad = tuple[Vector, Vector, Vector]


@dataclass(frozen=True)
class Move:
    """A turn about an axis of the frame so far, or a slide along it.

    Attributes:
        turns: whether it is a turn.
        axis: 0, 1 or 2.
        what: the coordinate in words, as ``angle``; empty where the amount is constant.
        constant: the amount that does not change; for a screw it is added to the coordinate's.
        pitch: amount for each unit of the coordinate, which moves may share.

    """

    turns: bool
    axis: int
    what: str = ""
    constant: float = 0.0
    pitch: float = 1.0


@dataclass(frozen=True)
class Frame:
    """A frame on a body: a point and unit vectors x, y, z, in body axes."""

    body: str
    point: Vector
    axes: Triad = BODY_AXES


@dataclass(frozen=True)
class Form:
    """How a body stands on another one.

    Attributes:
        name: the joint's; of a body that stands on nothing its own.
        near: frame on the body that the moves begin at.
        moves: they lead from the near frame to the far one.
        far: frame on the other body.
        left: constraints of the joint that the moves do not see to, and which of their rows.

    """

    name: str
    near: Frame
    moves: tuple[Move, ...]
    far: Frame
    left: tuple[tuple[Constraint, tuple[int, ...]], ...] = ()

    @property
    def freedoms(self) -> int:
        """How many coordinates it has."""
        return len({move.what for move in self.moves if move.what})

    def reversed(self) -> Form:
        """Return the same from the far body to the near one."""
        moves = tuple(
            replace(move, constant=-move.constant, pitch=-move.pitch)
            for move in reversed(self.moves)
        )
        return replace(self, near=self.far, far=self.near, moves=moves)

    def onto_particle(self) -> Form:
        """Return the same without the last turns, which are nothing to a particle."""
        moves = list(self.moves)
        while moves and moves[-1].turns:
            moves.pop()
        return replace(self, moves=tuple(moves))


def turn(axis: int, what: str = "angle") -> Move:
    """Return a turn by a coordinate."""
    return Move(True, axis, what)


def slide(axis: int, what: str) -> Move:
    """Return a slide by a coordinate."""
    return Move(False, axis, what)


TURNS = (turn(X, "turn 1"), turn(Y, "turn 2"), turn(Z, "turn 3"))
OTHER_TURNS = (turn(Z, "turn 1"), turn(Y, "turn 2"), turn(Z, "turn 3"))
SLIDES = (slide(X, "shift 1"), slide(Y, "shift 2"), slide(Z, "shift 3"))


def free(body: str, normal: Normal | None, is_particle: bool) -> Form:
    """Return how a body stands on the ground without any joint."""
    if normal is None:
        found = Form(body, Frame(GROUND, ORIGIN), (*SLIDES, *TURNS), Frame(body, ORIGIN))
    else:
        near, far = upright(normal(GROUND)), upright(normal(body))
        moves = (slide(X, "shift 1"), slide(Y, "shift 2"), turn(Z))
        found = Form(body, Frame(GROUND, ORIGIN, near), moves, Frame(body, ORIGIN, far))
    return found.onto_particle() if is_particle else found


def upright(normal: Vector) -> Triad:
    """Return axes with z along a normal; where that is an axis of the body, the other two."""
    for k in range(3):
        if normal[k] > 1 - TILTED:
            return (BODY_AXES[(k + 1) % 3], BODY_AXES[(k + 2) % 3], BODY_AXES[k])
    x, y, z = triad(normal)
    return (x, y, z)


def form(joint: Joint, normal: Normal | None, screw_offset: float) -> Form | None:
    """Return the form of a joint, its near frame on body A; None where it has none.

    Args:
        joint: which one.
        normal: that of a planar model in the axes of a body; None in space.
        screw_offset: of a screw, its displacement at angle zero [m].

    """
    if normal is None:
        return _IN_SPACE[type(joint)](joint, screw_offset)
    return _in_plane(joint, normal)


def _frames(joint: Any) -> tuple[Frame, Frame]:
    """Return the frames of a joint whose sides count its angle."""
    a, b = getattr(joint, "side_a", None), getattr(joint, "side_b", None)
    return (
        Frame(joint.body_a, joint.point_a, triad(joint.axis_a, a)),
        Frame(joint.body_b, joint.point_b, triad(joint.axis_b, b)),
    )


def _with_frames(*moves: Move) -> Callable[[Any, float], Form]:
    def found(joint: Any, _: float) -> Form:
        near, far = _frames(joint)
        return Form(joint.name, near, moves, far)

    return found


def _ball(joint: Any, _: float) -> Form:
    near, far = Frame(joint.body_a, joint.point_a), Frame(joint.body_b, joint.point_b)
    return Form(joint.name, near, TURNS, far)


def _constant_velocity(joint: ConstantVelocity, _: float) -> Form:
    twist = [(row, (0,)) for row in joint.rows() if isinstance(row, AxesAngle)]
    return replace(_ball(joint, 0.0), left=tuple(twist))


def _on_axis(*moves: Move) -> Callable[[Any, float], Form]:
    """Return the form of a joint with an axis on body A alone, whose turns are all free."""

    def found(joint: Any, _: float) -> Form:
        near = Frame(joint.body_a, joint.point_a, triad(joint.axis_a))
        return Form(joint.name, near, (*moves, *TURNS), Frame(joint.body_b, joint.point_b))

    return found


def _crossed(*moves: Move) -> Callable[[Any, float], Form]:
    """Return the form of a joint that holds an axis of A across one of B."""

    def found(joint: Any, _: float) -> Form:
        x, y, z = triad(joint.axis_b)
        near = Frame(joint.body_a, joint.point_a, triad(joint.axis_a))
        far = Frame(joint.body_b, joint.point_b, (z, x, y))
        return Form(joint.name, near, (*moves, turn(Z, "turn 1"), turn(X, "turn 2")), far)

    return found


def _screw(joint: Screw, offset: float) -> Form:
    near, far = _frames(joint)
    advance = Move(False, Z, "angle", constant=offset, pitch=joint.pitch / (2 * math.pi))
    return Form(joint.name, near, (advance, turn(Z)), far)


def _rod(joint: RodJoint, _: float) -> Form:
    near, far = Frame(joint.body_a, joint.point_a), Frame(joint.body_b, joint.point_b)
    to_far = (turn(Z, "turn 1"), turn(Y, "turn 2"), Move(False, X, constant=joint.length))
    own = (turn(X, "turn 3"), turn(Y, "turn 4"), turn(Z, "turn 5"))
    return Form(joint.name, near, (*to_far, *own), far)


def _rolling_disc(joint: RollingDisc, _: float) -> Form:
    contact = joint._contact()
    normal, x, y = contact.directions
    near = Frame(joint.body_a, joint.point_a, (x, y, normal))
    across, up, axis = triad(contact.axis)
    far = Frame(joint.body_b, joint.point_b, (up, axis, across))
    moves = (
        slide(X, "shift 1"),
        slide(Y, "shift 2"),
        turn(Z, "heading"),
        turn(X, "tilt"),
        Move(False, Z, constant=contact.radius),
        turn(Y, "spin"),
    )
    return Form(joint.name, near, moves, far, ((contact, (1, 2)),))


def _none(_joint: Any, _: float) -> None:
    return None


_IN_SPACE: dict[type, Callable[[Any, float], Form | None]] = {
    Revolute: _with_frames(turn(Z)),
    Prismatic: _with_frames(slide(Z, "displacement")),
    Fixed: _with_frames(),
    Cylindrical: _with_frames(slide(Z, "displacement"), turn(Z)),
    Planar: _with_frames(slide(X, "shift 1"), slide(Y, "shift 2"), turn(Z)),
    ParallelAxes: _with_frames(*SLIDES, turn(Z)),
    Screw: _screw,
    Ball: _ball,
    ConstantVelocity: _constant_velocity,
    Universal: _crossed(),
    PerpendicularAxes: _crossed(*SLIDES),
    PointOnLine: _on_axis(slide(Z, "displacement")),
    PointInPlaneJoint: _on_axis(slide(X, "shift 1"), slide(Y, "shift 2")),
    RodJoint: _rod,
    RollingDisc: _rolling_disc,
    PointOnCurve: _none,
    KnifeEdge: _none,
    VelocityJoint: _none,
}
assert _IN_SPACE.keys() == set(JOINTS)


def _in_plane(joint: Joint, normal: Normal) -> Form | None:
    out_a, out_b = normal(joint.body_a), normal(joint.body_b)
    match joint:
        case Revolute() | Planar() if _along(joint.axis_a, out_a):
            return form(joint, None, 0.0)
        case Prismatic() | Fixed():
            return form(joint, None, 0.0)
        case Cylindrical() if _along(joint.axis_a, out_a):
            near, far = _frames(joint)
            return Form(joint.name, near, (turn(Z),), far)
        case Cylindrical():
            near, far = _frames(joint)
            return Form(joint.name, near, (slide(Z, "displacement"),), far)
        case Ball():
            near = Frame(joint.body_a, joint.point_a, upright(out_a))
            return Form(
                joint.name, near, (turn(Z),), Frame(joint.body_b, joint.point_b, upright(out_b))
            )
        case PointOnLine() if not _along(joint.axis_a, out_a):
            x = unit(joint.axis_a)
            near = Frame(joint.body_a, joint.point_a, (x, unit(cross(out_a, x)), out_a))
            far = Frame(joint.body_b, joint.point_b, upright(out_b))
            return Form(joint.name, near, (slide(X, "displacement"), turn(Z)), far)
        case PointInPlaneJoint() if not _along(joint.axis_a, out_a):
            y = unit(joint.axis_a)
            near = Frame(joint.body_a, joint.point_a, (unit(cross(y, out_a)), y, out_a))
            far = Frame(joint.body_b, joint.point_b, upright(out_b))
            return Form(joint.name, near, (slide(X, "shift"), turn(Z)), far)
        case RodJoint():
            near = Frame(joint.body_a, joint.point_a, upright(out_a))
            far = Frame(joint.body_b, joint.point_b, upright(out_b))
            moves = (turn(Z, "turn 1"), Move(False, X, constant=joint.length), turn(Z, "turn 2"))
            return Form(joint.name, near, moves, far)
        case RollingDisc() if not _along(joint.axis_a, out_a):
            return _rolling_in_plane(joint, normal)
    return None


def _rolling_in_plane(joint: RollingDisc, normal: Normal) -> Form:
    out_a, out_b = normal(joint.body_a), normal(joint.body_b)
    (contact,) = joint._contact().in_plane(normal, 0)
    up = contact.directions[0]
    near = Frame(joint.body_a, joint.point_a, (unit(cross(up, out_a)), up, out_a))
    far = Frame(joint.body_b, joint.point_b, upright(out_b))
    moves = (slide(X, "shift"), Move(False, Y, constant=contact.radius), turn(Z))
    return Form(joint.name, near, moves, far, ((contact, (1,)),))


def _along(axis: Vector, normal: Vector) -> bool:
    return abs(dot(unit(axis), normal)) > 1 - TILTED


def lowest(own: Form, contact: RollingContact) -> tuple[int, bool] | None:
    """Return the frame after how many moves has the way to the lowest point, and along which axis.

    The way is opposite to that axis; None where the form is not that of this disc.
    """
    if not any(each is contact for each, _ in own.left):
        return None
    place = next(i for i, move in enumerate(own.moves) if not move.turns and not move.what)
    return place, own.moves[place].axis == Y


def coordinates(own: Form) -> Iterator[str]:
    """Yield the coordinates of a form in words, each once."""
    yield from dict.fromkeys(move.what for move in own.moves if move.what)


def amount(move: Move, coordinate: sympy.Expr) -> sympy.Expr:
    """Return how far a move goes."""
    constant = expression(move.constant)
    if not move.what:
        return constant
    return constant + expression(move.pitch) * coordinate
