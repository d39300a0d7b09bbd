"""The solids of a joint: its sign, the support below it, the bolts to plates beside it."""

import functools
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
from PySide6.QtGui import QColor

from kane.elements.axes import AxisJoint, FrameJoint
from kane.elements.curve import line
from kane.elements.directions import triad
from kane.elements.joints import JOINTS, holds_points_together
from kane.elements.knife_edge import KnifeEdge
from kane.elements.point_on_curve import PointOnCurve
from kane.elements.rod_joint import RodJoint
from kane.elements.velocity_joint import VelocityJoint
from kane.fields import GROUND, Vector
from kane.model import Joint
from kanevas.view3d import meshes, signs
from kanevas.view3d.joint_signs import Piece, pieces
from kanevas.view3d.mesh_in_axes import ORIGIN, MeshInAxes
from kanevas.view3d.meshes import Array
from kanevas.view3d.moving import Carrier, Change, Solid, StretchedSolid, link_solid
from kanevas.view3d.parts.site import Site

# Half the length of a guide, in radii of the sign.
SHORT_GUIDE, LONG_GUIDE = 4.0, 14.0
BARS = 100  # that make up a curve, about
SLENDER = 0.002  # of its length: so thick it is at least
THIN = 0.3  # half the thickness of a curve, in radii of the sign


class Ends:
    """The two ends of a joint, the ground first where the joint does not mind.

    Attributes:
        bodies: names of the bodies.
        points: points in the axes of their bodies; the second one alone counts where the joint
            has but one.
        turns: rotations that take z to the axis of the joint, in the axes of the bodies.
        sense: -1 where the joint's coordinate goes against the second body, else 1.

    """

    def __init__(self, joint: Joint) -> None:
        exchanged = joint.body_b == GROUND and joint.exchangeable
        order = -1 if exchanged else 1
        self.sense = float(order)
        self.bodies = (joint.body_a, joint.body_b)[::order]
        self.points = tuple(np.array(point) for _, point in (joint.ends()[0], joint.ends()[-1]))
        self.points = self.points[::order]
        self.turns = (_turn(joint, "a"), _turn(joint, "b"))[::order]


@functools.lru_cache(maxsize=meshes.MOST)
def ends_of(joint: Joint) -> Ends:
    """Return the two ends of a joint; they are kept for the next time."""
    return Ends(joint)


class JointParts:
    """Makes the solids of the joints of a site."""

    def __init__(self, site: Site) -> None:
        self._site = site
        self._poses, self._axes, self._theme = site.poses, site.axes, site.theme
        self._bodies = [np.concatenate([part.corners() for part in body]) for body in site.forms]

    def solids(self, joint: Joint, radius: float) -> Iterator[Solid | StretchedSolid]:
        """Yield the solids of a joint, its sign of a given radius."""
        ends = ends_of(joint)
        if isinstance(joint, RodJoint):
            link = link_solid(joint.name, joint.ends(), radius, self._theme.joint)
            yield link._replace(change=self._change(joint))
            for body, point in zip(ends.bodies, ends.points, strict=True):
                if body == GROUND:
                    support = signs.support(radius, self._site.up)
                    carrier = Carrier(body, point, body)
                    yield Solid(joint.name, support, self._theme.ground, carrier)
            return
        first, *others = pieces(joint, radius, self._guide_half(ends, radius))
        sign = self._solid(joint, ends, first)
        yield sign
        for holder in self._holders(joint, ends, radius):
            yield sign._replace(form=holder, change=None)
        for piece in others:
            yield self._solid(joint, ends, piece)

    def _solid(self, joint: Joint, ends: Ends, piece: Piece) -> Solid:
        body = ends.bodies[piece.end]
        carrier = Carrier(ends.bodies[piece.place], ends.points[piece.place], body, joint.rim())
        turned = piece.form.moved(ends.turns[piece.end], ORIGIN)
        own = body == GROUND or piece.of_body
        change = piece.change or (None if own else self._change(joint))
        return Solid(joint.name, turned, self._color(body, piece), carrier, change)

    def _change(self, joint: Joint) -> Change | None:
        """Return how the sign of a joint changes that may be let go."""
        is_let_go = joint.name in self._site.let_go
        return Change(open_color=self._theme.muted) if is_let_go else None

    def _color(self, body: str, piece: Piece) -> QColor:
        own = body == GROUND or piece.of_body
        return self._site.color_of(body) if own else self._theme.joint

    def _holders(self, joint: Joint, ends: Ends, radius: float) -> list[MeshInAxes]:
        """Return what holds the first piece, in axes of its body: bolts, and a support."""
        holders: list[MeshInAxes] = []
        if holds_points_together(joint):
            holders += self._shafts(ends, radius)
            if ends.bodies[0] == GROUND:
                holders.append(signs.support(radius, self._site.up))
        elif not joint.exchangeable and ends.bodies[1] == GROUND:
            holders.append(signs.support(radius, self._site.up))
        return holders

    def _shafts(self, ends: Ends, radius: float) -> Iterator[MeshInAxes]:
        """Yield the bolts from a pin to those of its bodies that lie in front of it or behind."""
        name = ends.bodies[0]
        here = self._axes[2] @ self._poses.point(name, ends.points[0])
        turn = np.eye(3) if name == GROUND else self._poses.rotation[self._index(name)]
        for body in set(ends.bodies) - {GROUND}:
            i = self._index(body)
            seen = self._bodies[i] @ self._poses.rotation[i].T + self._poses.position[i]
            depths = seen @ self._axes[2] - here
            if depths.min() > 0 or depths.max() < 0:
                reach = depths.max() if depths.min() > 0 else depths.min()
                yield signs.line(ORIGIN, turn.T @ self._axes[2] * reach, 0.6 * radius)

    def _guide_half(self, ends: Ends, radius: float) -> float:
        """Return half the length of a guide that comes out of the body that goes along it."""
        body, point = ends.bodies[1], ends.points[1]
        if body == GROUND:
            return SHORT_GUIDE * radius
        along = (self._bodies[self._index(body)] - point) @ ends.turns[1][:, 2]
        inside = max(min(-along.min(), along.max()), 0.0)
        return float(min(max(inside + 3 * radius, SHORT_GUIDE * radius), LONG_GUIDE * radius))

    def _index(self, body: str) -> int:
        return self._poses.names.index(body)


def _turn(joint: Joint, end: str) -> Array:
    if isinstance(joint, KnifeEdge):
        return meshes.frame(np.array(joint.across))
    if isinstance(joint, VelocityJoint):
        return meshes.frame(np.array(joint.linear if any(joint.linear) else joint.angular))
    if not isinstance(joint, AxisJoint):
        return np.eye(3)
    axis: Vector = getattr(joint, f"axis_{end}")
    side = getattr(joint, f"side_{end}") if isinstance(joint, FrameJoint) else None
    if side is None or any(joint.faults("")):
        return meshes.frame(np.array(axis))
    return np.column_stack(triad(axis, side))


def _joint(joint: Joint, site: Site) -> Iterator[Solid | StretchedSolid]:
    return site.once(JointParts).solids(joint, site.joint_radius(joint))


def _on_curve(joint: PointOnCurve, site: Site) -> Iterator[Solid | StretchedSolid]:
    """Yield the sign of a joint and its curve, as thin bars from point to point."""
    yield from _joint(joint, site)
    if any(joint.faults("")):
        return
    places = line(joint.pieces()) + joint.point_a
    places = places[:: max(len(places) // BARS, 1)].tolist() + places[-1:].tolist()
    radius = max(THIN * site.joint_radius(joint), SLENDER * joint.length())
    color = site.theme.ground if joint.body_a == GROUND else site.theme.joint
    for a, b in pairwise((x, y, z) for x, y, z in places):
        if a != b:
            ends = (joint.body_a, a), (joint.body_a, b)
            yield link_solid(joint.name, ends, radius, color)


SOLIDS = {**dict.fromkeys(JOINTS, _joint), PointOnCurve: _on_curve}
