"""Bodies on one another: joints as turns and slides away from where the bodies are recorded.

A body stands on the one before it by a product of exponentials (Brockett, Robotic manipulators and
the product of exponentials formula, 1984): coordinates are zero at the recorded place, so that no
frame of a joint is needed and no coordinate is singular there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from kane.elements.ball import Ball
from kane.elements.cylindrical import Cylindrical
from kane.elements.directions import triad
from kane.elements.fixed import Fixed
from kane.elements.joints import Joint
from kane.elements.parallel_axes import ParallelAxes
from kane.elements.perpendicular_axes import PerpendicularAxes
from kane.elements.planar import Planar
from kane.elements.point_in_plane import PointInPlaneJoint
from kane.elements.point_on_line import PointOnLine
from kane.elements.prismatic import Prismatic
from kane.elements.revolute import Revolute
from kane.elements.universal import Universal
from kane.fields import GROUND
from kane.model import Model
from kane.model.planes import normal_of_plane
from kane.proof.motion import Array, Places, skew

ALONG = 0.9  # cosine: in a plane an axis is along the normal or across it, and nothing between


@dataclass(frozen=True)
class Move:
    """A turn about an axis through a point, or a slide along it, in ground axes.

    Attributes:
        turns: whether it is a turn.
        axis: (3,) unit vector.
        point: (3,) through which it goes [m].

    """

    turns: bool
    axis: Array
    point: Array


@dataclass(frozen=True)
class Link:
    """How a body stands on another one.

    Attributes:
        body: its name.
        on: name of the other.
        moves: in their order from the other body on.
        joint: name of the joint; empty where there is none.

    """

    body: str
    on: str
    moves: tuple[Move, ...]
    joint: str = ""


@dataclass(frozen=True)
class Frame:
    """Place and motion of a body: (..., 3, 3), and (..., 3) each; at its origin, in ground axes."""

    turn: Array
    origin: Array
    velocity: Array
    spin: Array


def links(model: Model, at: Places) -> list[Link]:
    """Return a tree of links, each after the one that it stands on.

    Joints that close loops, or of which no moves are known, are left over; a body that stands on
    nothing moves freely.

    Args:
        model: the model.
        at: where its bodies are, in one frame.

    """
    released = {release.joint for release in model.releases}
    edges = [
        (joint, moves)
        for joint in model.joints
        if joint.name not in released and (moves := moves_of(joint, at)) is not None
    ]
    found: list[Link] = []
    placed, waiting = [GROUND], [body.name for body in model.bodies]
    while waiting:
        for joint, moves in edges:
            for on, body in ((joint.body_a, joint.body_b), (joint.body_b, joint.body_a)):
                if on in placed and body in waiting:
                    ordered = moves if on == joint.body_a else moves[::-1]
                    found.append(Link(body, on, _in_plane(model, ordered), joint.name))
                    placed.append(body)
                    waiting.remove(body)
                    break
            else:
                continue
            break
        else:
            body = waiting.pop(0)
            own = (*_slides(np.eye(3)), *_turns(at.origin[body][0]))
            found.append(Link(body, GROUND, _in_plane(model, own)))
            placed.append(body)
    return found


def moves_of(joint: Joint, at: Places) -> tuple[Move, ...] | None:
    """Return the moves that a joint leaves, from body A on; None where it is left to its rows."""
    along = _MOVES.get(type(joint))
    return along(joint, at) if along is not None else None


def _in_plane(model: Model, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """Return the moves that stay in the plane of a planar model."""
    if not model.planar:
        return moves
    normal = np.array(normal_of_plane(model.work_plane))
    return tuple(move for move in moves if (abs(move.axis @ normal) > ALONG) == move.turns)


def _point(joint: Any, at: Places, side: str) -> Array:
    found = at.point(getattr(joint, f"body_{side}"), getattr(joint, f"point_{side}"))
    return np.asarray(found[0])


def _axis(joint: Any, at: Places, side: str) -> Array:
    axis = at.direction(getattr(joint, f"body_{side}"), getattr(joint, f"axis_{side}"))[0]
    return np.asarray(axis / np.linalg.norm(axis))


def _slides(axes: Array) -> tuple[Move, ...]:
    return tuple(Move(False, axis, np.zeros(3)) for axis in axes)


def _turns(point: Array) -> tuple[Move, ...]:
    return tuple(Move(True, axis, point) for axis in np.eye(3))


def _revolute(joint: Any, at: Places) -> tuple[Move, ...]:
    return (Move(True, _axis(joint, at, "a"), _point(joint, at, "b")),)


def _prismatic(joint: Any, at: Places) -> tuple[Move, ...]:
    return _slides(_axis(joint, at, "a")[None])


def _across(joint: Any, at: Places) -> tuple[Move, ...]:
    x, y, z = _axis(joint, at, "a").tolist()
    return _slides(np.array(triad((x, y, z)))[:2])


def _ball(joint: Any, at: Places) -> tuple[Move, ...]:
    return _turns(_point(joint, at, "b"))


def _crossed(joint: Any, at: Places) -> tuple[Move, ...]:
    point = _point(joint, at, "b")
    return tuple(Move(True, _axis(joint, at, side), point) for side in "ab")


def _free_slides(_joint: Any, _at: Places) -> tuple[Move, ...]:
    return _slides(np.eye(3))


def _fixed(_joint: Any, _at: Places) -> tuple[Move, ...]:
    return ()


Moves = Callable[[Any, Places], tuple[Move, ...]]


def _after(*parts: Callable[[Any, Places], tuple[Move, ...]]) -> Moves:
    return lambda joint, at: tuple(move for part in parts for move in part(joint, at))


_MOVES: dict[type, Moves] = {
    Revolute: _revolute,
    Prismatic: _prismatic,
    Fixed: _fixed,
    Cylindrical: _after(_prismatic, _revolute),
    Planar: _after(_across, _revolute),
    ParallelAxes: _after(_free_slides, _revolute),
    Ball: _ball,
    Universal: _crossed,
    PerpendicularAxes: _after(_free_slides, _crossed),
    PointOnLine: _after(_prismatic, _ball),
    PointInPlaneJoint: _after(_across, _ball),
}
"""Of joints along which coordinates go. Any other is cut, and its rows are held as a loop's are."""


class Chain:
    """Bodies as functions of coordinates that are zero where they are recorded.

    Args:
        own: the links.
        at: where the bodies are, in one frame.

    """

    def __init__(self, own: list[Link], at: Places) -> None:
        self._links, self._at = own, at
        self.freedoms = sum(len(link.moves) for link in own)

    def frames(self, z: Array, rates: Array) -> dict[str, Frame]:
        """Return place and motion of each body.

        Args:
            z: (..., freedoms) coordinates [m, rad].
            rates: (..., freedoms) their rates.

        """
        shape = np.broadcast_shapes(z.shape, rates.shape)[:-1]
        none = np.zeros((*shape, 3))
        still = Frame(np.broadcast_to(np.eye(3), (*shape, 3, 3)), none, none, none)
        found, first = {GROUND: still}, 0
        for link in self._links:
            own = slice(first, first + len(link.moves))
            found[link.body] = self._stood(link, found[link.on], z[..., own], rates[..., own])
            first = own.stop
        return found

    def _stood(self, link: Link, on: Frame, z: Array, rates: Array) -> Frame:
        R0, r0 = self._at.turn[link.on][0], self._at.origin[link.on][0]
        R, r, v, w = on.turn, on.origin, on.velocity, on.spin
        for k, move in enumerate(link.moves):
            axis, amount, rate = R0.T @ move.axis, z[..., k, None], rates[..., k, None]
            along = R @ axis
            if move.turns:
                arm = R0.T @ (move.point - r0)
                point = r + R @ arm
                v = v + np.cross(w, point - r)
                R = R @ _turned(axis, amount[..., None])
                r = point - R @ arm
                w = w + along * rate
                v = v + np.cross(w, r - point)
            else:
                v = v + np.cross(w, along * amount) + along * rate
                r = r + along * amount
        relative = R0.T @ self._at.turn[link.body][0]
        arm = R @ (R0.T @ (self._at.origin[link.body][0] - r0))
        return Frame(R @ relative, r + arm, v + np.cross(w, arm), w)


def _turned(axis: Array, angle: Array) -> Array:
    """Return the turn about an axis, by Rodrigues' formula, (..., 3, 3)."""
    N = skew(axis)
    return np.asarray(np.eye(3) + np.sin(angle) * N + (1 - np.cos(angle)) * (N @ N))


def joints_of(own: list[Link]) -> Iterator[str]:
    """Yield the joints that the links stand for."""
    yield from (link.joint for link in own if link.joint)
