"""Large groups in a time step: where bodies are told to touch, against how they are drawn.

Of a large group a run tells at each frame where bodies touch, which way, and what they do to each
other there. The shapes are measured anew by how far they reach along what is told to be the normal;
what is told pushes, rubs no harder than its law lets it, and stands against the slip; and no body
closes in on what it touches, nor parts from it faster than it bounces.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from kane.elements.touching import Core
from kane.fields import GROUND
from kane.model import Model
from kane.model.poses import Poses
from kane.proof.balance import masses
from kane.proof.motion import Array, Motion
from kane.reading.convex import Convex, separation, way_out


class Plane(NamedTuple):
    """The plane of a group, in the axes of the body that carries it."""

    body: str
    point: Array
    axis: Array


class Group(NamedTuple):
    """A large group, and its law.

    Attributes:
        name: of the element.
        members: names of its bodies.
        plane: that they touch; None where they touch none.
        is_mutual: whether they touch each other.
        static, sliding: coefficients of friction; infinite where nothing slips.
        lever: of the moments against rolling and spinning together [m].
        restitution: of strikes.

    """

    name: str
    members: Sequence[str]
    plane: Plane | None
    is_mutual: bool
    static: float
    sliding: float
    lever: float
    restitution: float

    def plane_of(self, body: str) -> Plane | None:
        """Return the plane that a body carries; None where it carries none."""
        return self.plane if self.plane is not None and self.plane.body == body else None


class Place(NamedTuple):
    """A place at which two bodies of a large group are told to touch.

    Attributes:
        group: whose.
        one, other: names of the bodies, in any order.
        at: where, (3,), in ground axes [m].
        normal: (3,) from the first to the second, see ``Crowd.first``.
        push: force along it on the second [N].
        friction: (3,) across it on the second [N].
        moment: size of the moments against rolling and spinning [N m].
        rubs: whether there is friction.
        slips: whether it slips.
        goes_on: whether it touched at the start of the step, too.

    """

    group: Group
    one: str
    other: str
    at: Array
    normal: Array
    push: float
    friction: Array
    moment: float
    rubs: bool
    slips: bool
    goes_on: bool

    @property
    def force(self) -> Array:
        """On the second body, (3,) [N]."""
        return np.asarray(self.push * self.normal + self.friction)

    @property
    def words(self) -> str:
        """The group, and the bodies."""
        return f"{self.group.name}: {self.one}, {self.other}"


class Strike(NamedTuple):
    """What a run tells of a strike in a step, of bodies that may have left each other in it.

    Attributes:
        group: whose.
        first, second: names of the bodies; the first is that whose plane it is on.
        before: speed of the gap before it [m/s].
        after: the same after it [m/s].
        impulse: along the normal [N s].
        bounces: whether it opens again by its restitution; else it stays.
        left: whether it touches no more at the end of the step.

    """

    group: Group
    first: str
    second: str
    before: float
    after: float
    impulse: float
    bounces: bool
    left: bool

    @property
    def words(self) -> str:
        """The group, and the bodies."""
        return f"{self.group.name}: {self.first}, {self.second}"


class Pair(NamedTuple):
    """Two bodies of a group; the first is that whose plane it is, where it is on that."""

    group: Group
    first: str
    second: str


@dataclass(frozen=True)
class Crowd:
    """Large groups in a step.

    Attributes:
        places: at which bodies are told to touch at its end.
        strikes: what is told of them within it.
        loads: what is told that places do to each body, strikes and all: force in ground axes, and
            moment about its mass centre along its principal axes, (6,) [N, N m].
        left: bodies that have left a place in the step, of which is not told what it did in it.
        cores: convex parts of which the shapes of each body consist.
        groups: they.
        apart: pairs of bodies that no group lets touch.
        is_measured: whether all pairs are looked at, touching or not.

    """

    places: Sequence[Place]
    strikes: Sequence[Strike]
    loads: Mapping[str, Array]
    left: Collection[str]
    cores: Mapping[str, Sequence[Core]]
    groups: Sequence[Group]
    apart: Collection[frozenset[str]]
    is_measured: bool


NO_CROWD = Crowd((), (), {}, (), {}, (), (), False)


class Side(NamedTuple):
    """A place with the bodies in the order of its normal.

    Attributes:
        place: it.
        first: the body from which the normal points.
        second: that to which it does.
        part_a, part_b: numbers of their parts that touch.
        is_on_plane: whether it is the plane of the first that is touched.
        off: how far the place is from the surfaces of both [m].

    """

    place: Place
    first: str
    second: str
    part_a: int
    part_b: int
    is_on_plane: bool
    off: float

    @property
    def group(self) -> Group:
        """Whose place it is."""
        return self.place.group


class Done(NamedTuple):
    """What places do to a body.

    Attributes:
        wrench: force, and moment about its mass centre, (6,) [N, N m].
        size: sum of the sizes of both.
        doubt: by how much the moment may be another one, as places are those of the end [N m].

    """

    wrench: Array
    size: Array
    doubt: float


def as_loads(crowd: Crowd, motion: Motion, principal: Mapping[str, Array]) -> dict[str, Array]:
    """Return what places are told to do to each body, moments along ground axes, (6,)."""
    turn = motion.places.turn
    return {
        name: np.concatenate([own[:3], turn[name][0] @ principal[name] @ own[3:]])
        for name, own in crowd.loads.items()
    }


def done_to(sides: Sequence[Side], model: Model, ends: Motion) -> dict[str, Done]:
    """Return what places do to each body in a step between two frames."""
    own, end = masses(model), ends.part(slice(1, 2))
    h = float(ends.time[1] - ends.time[0])
    found = {name: Done(np.zeros(6), np.zeros(6), 0.0) for name in own}
    for side in sides:
        place = side.place
        gone = h * max(float(np.linalg.norm(speed_at(ends, side, place.at, k))) for k in range(2))
        for body, force in ((side.first, -place.force), (side.second, place.force)):
            if body == GROUND:
                continue
            arm = place.at - end.places.point(body, own[body].center)[0]
            wrench, size, doubt = found[body]
            of_force = float(np.linalg.norm(force))
            sizes = np.repeat([of_force, float(np.linalg.norm(arm)) * of_force], 3)
            found[body] = Done(
                wrench + np.concatenate([force, np.cross(arm, force)]),
                size + sizes,
                doubt + (gone + side.off) * of_force + place.moment,
            )
    return found


def speed_at(ends: Motion, both: Side | Strike | Pair, at: Array, frame: int) -> Array:
    """Return how fast the second body moves against the first at a place of the end, (3,)."""
    found, end = np.zeros(3), ends.places
    for body, sign in ((both.first, -1.0), (both.second, 1.0)):
        if body != GROUND:
            arm = at - end.origin[body][1]
            found += sign * (ends.velocity[body][frame] + np.cross(ends.spin[body][frame], arm))
    return found


class Drawn:
    """How shapes are drawn in a frame.

    Args:
        crowd: whose.
        motion: one frame.

    """

    def __init__(self, crowd: Crowd, motion: Motion) -> None:
        self._crowd, self._at = crowd, motion.places
        names = tuple(name for name in motion.velocity if name != GROUND)
        self._poses = Poses(
            names,
            np.stack([self._at.origin[name][0] for name in names]),
            np.stack([self._at.turn[name][0] for name in names]),
        )
        self._known: dict[str, list[Convex]] = {}

    def parts(self, body: str) -> list[Convex]:
        """Return the convex parts of a body."""
        if body not in self._known:
            self._known[body] = [
                Convex.of(core.features, core.grown, body, self._poses)
                for core in self._crowd.cores[body]
            ]
        return self._known[body]

    def side(self, place: Place) -> Side:
        """Return a place with its bodies in the order of its normal.

        Of two bodies it is not told which is the first: the normal points from one to the other.
        """
        plane = place.group.plane_of(place.one)
        if plane is not None:
            return self._on_plane(place, plane)
        both = [self._between(place, *pair) for pair in (
            (place.one, place.other), (place.other, place.one)
        )]  # fmt: skip
        return min(both, key=lambda side: side.off)

    def _on_plane(self, place: Place, plane: Plane) -> Side:
        part, off = self._beside(place, place.other, -1.0)
        lean = float(np.linalg.norm(place.normal - self._up(plane)))
        off = max(off, abs(float(place.normal @ (place.at - self._point_of(plane)))), lean)
        return Side(place, place.one, place.other, 0, part, True, off)

    def _between(self, place: Place, first: str, second: str) -> Side:
        a, off_a = self._beside(place, first, 1.0)
        b, off_b = self._beside(place, second, -1.0)
        return Side(place, first, second, a, b, False, max(off_a, off_b))

    def _beside(self, place: Place, body: str, sign: float) -> tuple[int, float]:
        """Return which part of a body a place is on, and how far from where that ends [m]."""
        n = sign * place.normal
        off = [abs(float(part.reaches(n[None])[0] - n @ place.at)) for part in self.parts(body)]
        nearest = int(np.argmin(off))
        return nearest, off[nearest]

    def gap(self, side: Side, ended: Motion) -> float:
        """Return how far what touches at a place later on is from doing so, along its normal [m].

        That is a point of either body, and it is not told of which.

        Args:
            side: the place.
            ended: one frame, in which it is touched.

        """
        n = side.place.normal
        found = [self._beyond(side.second, side.part_b, -n, self._carried(side, side.first, ended))]
        of_second = self._carried(side, side.second, ended)
        if side.is_on_plane:
            plane = side.place.group.plane
            assert plane is not None
            found.append(float(n @ (of_second - self._point_of(plane))))
        else:
            found.append(self._beyond(side.first, side.part_a, n, of_second))
        return max(found)

    def _carried(self, side: Side, body: str, ended: Motion) -> Array:
        """Return where the point of a body is that is at a place in another frame, (3,)."""
        there = side.place.at - ended.places.origin[body][0]
        own = ended.places.turn[body][0].T @ there
        return np.asarray(self._at.point(body, own)[0])

    def _beyond(self, body: str, part: int, n: Array, point: Array) -> float:
        """Return how far a point is beyond where a part of a body ends along a direction [m]."""
        return float(n @ point - self.parts(body)[part].reaches(n[None])[0])

    def apart(self, of: Pair, n: Array) -> float:
        """Return how far two balls, or a ball and a plane, are apart along a normal [m]."""
        (second,), plane = self.parts(of.second), of.group.plane_of(of.first)
        if plane is not None:
            return float(-second.reaches(-n[None])[0]) - float(n @ self._point_of(plane))
        (first,) = self.parts(of.first)
        return float(separation(first, second, n[None])[0])

    def normal(self, of: Strike | Pair) -> Array:
        """Return which way the second body of two is from the first, (3,)."""
        plane = of.group.plane_of(of.first)
        if plane is not None:
            return self._up(plane)
        nearest = max(
            (way_out(a, b) for a in self.parts(of.first) for b in self.parts(of.second)),
            key=lambda way: way.far,
        )
        return nearest.along

    def tip(self, of: Side | Strike | Pair, n: Array) -> Array | None:
        """Return where a ball touches another one or a plane along a normal, (3,); None elsewhere.

        Args:
            of: the two.
            n: the normal.

        """
        balls = [
            part
            for body in (of.first, of.second)
            if body in self._crowd.cores
            for part in self.parts(body)
        ]
        is_on_plane = of.group.plane_of(of.first) is not None
        own = balls[-1:] if is_on_plane else balls
        if len(own) != 2 - is_on_plane or any(
            len(part.points) != 1 or len(part.centers) for part in own
        ):
            return None
        return np.asarray(own[-1].points[0] - own[-1].grown * n)

    def depth(self, first: str, second: str) -> float:
        """Return how deep two bodies are in each other; 0 where they are apart [m]."""
        return max(
            max(way_out(a, b).far, 0.0) for a in self.parts(first) for b in self.parts(second)
        )

    def depth_in_plane(self, plane: Plane, body: str) -> float:
        """Return how deep a body is in a plane; 0 where it is above it [m]."""
        n = self._up(plane)
        lowest = max(float(part.reaches(-n[None])[0]) for part in self.parts(body))
        return max(lowest + float(n @ self._point_of(plane)), 0.0)

    def _up(self, plane: Plane) -> Array:
        """Return the unit vector that a plane looks along, (3,)."""
        axis = self._at.direction(plane.body, plane.axis)[0]
        return np.asarray(axis / np.linalg.norm(axis))

    def _point_of(self, plane: Plane) -> Array:
        return np.asarray(self._at.point(plane.body, plane.point)[0])


def reach_of(crowd: Crowd, body: str) -> float:
    """Return how far a body reaches from its origin at most [m]."""
    still = Poses((body,), np.zeros((1, 3)), np.eye(3)[None])
    axes = np.vstack([np.eye(3), -np.eye(3)])
    parts = [Convex.of(core.features, core.grown, body, still) for core in crowd.cores[body]]
    reach = np.abs(np.max([part.reaches(axes) for part in parts], axis=0))
    return float(np.linalg.norm(np.maximum(reach[:3], reach[3:])))


def sides_of(crowd: Crowd, ends: Motion) -> list[Side]:
    """Return the places of large groups in a step between two frames."""
    if not crowd.places:
        return []
    drawn = Drawn(crowd, ends.part(slice(1, 2)))
    return [drawn.side(place) for place in crowd.places]
