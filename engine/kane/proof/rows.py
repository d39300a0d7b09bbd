"""Constraints: what each row holds, how far it is from it, and which way its force acts.

A row of places is written down as the scalar that it holds; its direction is the gradient. A row of
speeds is a relative velocity, and its direction that velocity of a unit motion.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    CurveRow,
    Distance,
    LawRow,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RimContact,
    RollingContact,
    ShapeContact,
    ShapeTurning,
    VelocityRow,
)
from kane.elements.primitives.rim_contact import WAYS
from kane.fields import GROUND, Vector
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.proof.curves import Pieces
from kane.proof.features import height, touching_point
from kane.proof.motion import Array, Gradient, Places, dot, gradient, rate
from kane.proof.paths import NotCoveredError, Paths


@dataclass(frozen=True)
class Row:
    """One row over frames.

    Attributes:
        owner: name of the element.
        level: POSITION, SPEED or ACCELERATION of ``kernels.codes``.
        of: which way its multiplier pushes the bodies.
        gap: (frames,) how far the places are from what it holds [m]; None where it holds none.
        slip: (frames,) how far the speeds are from what it holds [m/s]; None where a law of time
            alone says how fast it is.
        law: (frames,) the acceleration that it prescribes, where it prescribes one.

    """

    owner: str
    level: int
    of: Gradient
    gap: Array | None
    slip: Array | None
    law: Array | None = None

    @property
    def holds_places(self) -> bool:
        """Whether bodies are placed by it."""
        return self.level == POSITION and self.gap is not None

    @property
    def holds_speeds(self) -> bool:
        """Whether it says how fast bodies are: as what holds places does, too."""
        return self.level in (POSITION, SPEED)


NEARLY = 0.8  # cosine of an axis and a normal that is nearly along it
FLAT = 2e-7  # sine with which a rim lies


@dataclass(frozen=True)
class Held:
    """A constraint and where its rows stand.

    Attributes:
        owner: name of the element.
        constraint: its primitive.
        first: number of its first multiplier.
        feature: of a shape that touches, which feature of the other it touches.

    """

    owner: str
    constraint: Constraint
    first: int
    feature: int | None = None


class Rows:
    """Rows of constraints in a motion.

    Args:
        paths: of the motion.
        extent: length by which an angle counts as a length [m].
        principal: axes of each body along which a touching shape slips, as columns.

    """

    def __init__(self, paths: Paths, extent: float, principal: Mapping[str, Array]) -> None:
        self._paths, self.extent, self._principal = paths, extent, principal
        self._places = paths.motion.places

    def of(self, held: Held) -> Iterator[Row]:
        """Yield the rows of a constraint.

        Raises:
            NotCoveredError: it is of a type that this derivation does not know.

        """
        constraint, owner = held.constraint, held.owner
        match constraint:
            case PointCoincidence(a, point_a, b, point_b, left_out):
                for axis in (axis for k, axis in enumerate(np.eye(3)) if k != left_out):

                    def apart(at: Places, axis: Array = axis) -> Array:
                        return np.asarray((at.point(b, point_b) - at.point(a, point_a)) @ axis)

                    yield self._place(owner, (a, b), apart)
            case PointInPlane(a, point_a, normal, b, point_b):
                yield self._place(
                    owner,
                    (a, b),
                    lambda at: dot(
                        at.direction(a, normal), at.point(b, point_b) - at.point(a, point_a)
                    ),
                )
            case AxesAngle():
                yield self._place(owner, constraint.ends, lambda at: self._cosines(constraint, at))
            case Distance(a, point_a, b, point_b, distance):

                def longer(at: Places) -> Array:
                    way = at.point(b, point_b) - at.point(a, point_a)
                    return np.asarray(np.sqrt(dot(way, way)) - distance)

                yield self._place(owner, (a, b), longer)
            case PathRow():
                yield self._sum(owner, constraint)
            case VelocityRow(a, b, point_b, axes_of, linear, angular, speed):
                at = self._places.point(b, point_b)
                along = self._places.direction(axes_of, linear)
                about = self._places.direction(axes_of, angular)
                yield self._speed(owner, a, b, at, along, about, self._paths.law(speed))
            case RollingContact():
                yield from self._rolling(owner, constraint)
            case RimContact(body_a=a):
                yield from self._rolling(
                    owner, on_face(constraint, held.feature, self._principal[a])
                )
            case ShapeContact():
                yield from self._touching(owner, constraint, held.feature)
            case ShapeTurning():
                yield from self._turning(owner, constraint)
            case CurveRow():
                yield self._on_curve(owner, constraint)
            case LawRow(law, keeps, level):
                value, of, has_time = self._paths.along_law(law, level == SPEED)
                if level == SPEED:
                    yield Row(owner, SPEED, of, None, value)
                else:
                    fast = None if has_time else rate(of, self._paths.motion)
                    yield Row(owner, POSITION, of, value - value[0] if keeps else value, fast)
            case _:
                raise NotCoveredError(type(constraint).__name__)

    def _place(self, owner: str, bodies: tuple[str, str], value: Callable[[Places], Array]) -> Row:
        gap, slopes = gradient(self._places, bodies, value)
        return Row(owner, POSITION, slopes, gap, rate(slopes, self._paths.motion))

    def _cosines(self, row: AxesAngle, at: Places) -> Array:
        total = sum(
            dot(at.direction(row.body_a, a), at.direction(row.body_b, b)) for a, b in row.products
        )
        return np.asarray(self.extent * (total - row.cosine))

    def _sum(self, owner: str, row: PathRow) -> Row:
        scale = self.extent if row.angular else 1.0
        value, total = np.zeros(len(self._paths.motion.time)), Gradient()
        for factor, path in row.terms:
            own, slopes = self._paths.along(path)
            value = value + factor * scale * own
            for body, slope in slopes.items():
                total[body] = total.get(body, 0.0) + factor * scale * slope
        fast = rate(total, self._paths.motion)
        if row.drive is None:
            held = value[0] if row.offset is None else scale * row.offset
            return Row(owner, POSITION, total, value - held, fast)
        law = scale * self._paths.law(row.drive)
        if row.level == POSITION:
            return Row(owner, POSITION, total, value - law, None)
        if row.level == SPEED:
            return Row(owner, SPEED, total, None, fast - law)
        return Row(owner, ACCELERATION, total, None, None, law)

    def _speed(
        self, owner: str, a: str, b: str, at: Array, along: Array, about: Array, law: Array
    ) -> Row:
        """Return along . (v_B - v_A) + about . (w_B - w_A) at a place, which is to be ``law``."""
        of: Gradient = {}
        for body, sign in ((a, -1.0), (b, 1.0)):
            if body != GROUND:
                arm = at - self._places.origin[body]
                own = sign * np.hstack([along, np.cross(arm, along) + about])
                of[body] = of.get(body, 0.0) + own
        return Row(owner, SPEED, of, None, rate(of, self._paths.motion) - law)

    def _rolling(self, owner: str, row: RollingContact) -> Iterator[Row]:
        a, b, normal = row.body_a, row.body_b, row.directions[0]

        def lowest(at: Places) -> tuple[Array, Array]:
            """Return the place that is pressed, and how high it is over the lowest one."""
            n, axis = at.direction(a, normal), at.direction(b, row.axis)
            out = dot(n, axis)[..., None] * axis - n  # the rim is lowest where the disc falls most
            size = np.sqrt(dot(out, out))[..., None]
            lies = row.lifts & (np.real(size) < FLAT)  # and is pressed about its middle then
            arm = np.where(lies, 0.0, out / np.where(lies, 1.0, size))
            over = np.where(lies, row.radius * np.real(size), 0.0)
            return np.asarray(at.point(b, row.point_b) + row.radius * arm), over[..., 0]

        def height(at: Places) -> Array:
            place, over = lowest(at)
            return dot(at.direction(a, normal), place - at.point(a, row.point_a)) - over

        yield self._place(owner, (a, b), height)
        (at, _), none = lowest(self._places), np.zeros((len(self._paths.motion.time), 3))
        for direction in row.directions[1 : row.held]:
            along = self._places.direction(a, direction)
            yield self._speed(owner, a, b, at, along, none, none[:, 0])

    def _on_curve(self, owner: str, row: CurveRow) -> Row:
        """Return the way from the foot on the curve to the point, along one direction across."""
        pieces, axes = Pieces(row.pieces, row.closed), np.eye(3)

        def off(at: Places) -> Array:
            way = at.point(row.body_b, row.point_b) - at.origin[row.body_a]
            place = (np.swapaxes(at.turn[row.body_a], -1, -2) @ way[..., None])[..., 0]
            foot, tangent = pieces.foot(place)
            about = np.asarray(row.across)
            if not about.any():  # the axis that the tangent is farthest from
                about = axes[np.abs(np.real(tangent)).argmin(axis=-1)]
            normal = np.cross(np.broadcast_to(about, tangent.shape), tangent)
            normal = normal / np.sqrt(dot(normal, normal))[..., None]
            return dot(np.cross(tangent, normal) if row.which else normal, place - foot)

        return self._place(owner, (row.body_a, row.body_b), off)

    def _touching(self, owner: str, row: ShapeContact, feature: int | None) -> Iterator[Row]:
        """Yield the gap, and the speeds of slip along t1 across n and t2 = n x t1."""
        a, b = row.body_a, row.body_b
        gap = self._place(owner, (a, b), lambda at: height(row, feature, at))
        yield gap
        if row.held == 1:
            return
        # the gap grows along the normal with the place of B
        normal = gap.of[b][:, :3] if b != GROUND else -gap.of[a][:, :3]
        at = touching_point(row, feature, self._places) - row.ball * normal
        first = self._across(a, row.out, normal)
        none = np.zeros_like(first)
        yield self._speed(owner, a, b, at, first, none, none[:, 0])
        if row.held > 2:
            yield self._speed(owner, a, b, at, np.cross(normal, first), none, none[:, 0])

    def _turning(self, owner: str, row: ShapeTurning) -> Iterator[Row]:
        """Yield how bodies turn against each other across the normal of a contact, or about it."""
        a, b, place = row.body_a, row.body_b, row.place
        gap = self._place(owner, (a, b), lambda at: height(place, None, at))
        normal = gap.of[b][:, :3] if b != GROUND else -gap.of[a][:, :3]
        none = np.zeros_like(normal)
        first = self._across(a, place.out, normal)
        axes = (first, np.cross(normal, first)) if row.tells == "rolls" else (normal,)
        for axis in axes:
            yield self._speed(owner, a, b, none, none, axis, none[:, 0])

    def _across(self, a: str, out: Vector, normal: Array) -> Array:
        """Return t1: across the normal of a planar model; or the first axis of A, or the second."""
        if any(out):
            about = self._places.direction(a, out)
        else:
            axes = self._places.turn[a] @ self._principal[a]
            along = np.abs(dot(axes[:, :, 0], normal))
            about = np.where(along[:, None] > NEARLY, axes[:, :, 1], axes[:, :, 0])
        first = np.cross(about, normal)
        return np.asarray(first / np.linalg.norm(first, axis=1)[:, None])


def on_face(rim: RimContact, feature: int | None, principal: Array) -> RollingContact:
    """Return what a rim does on a face of a core: it rolls on a plane.

    Args:
        rim: that touches.
        feature: the face, with how it is touched, see ``primitives.rim_contact``.
        principal: axes of the body of the core along which it slips, as columns.

    Raises:
        NotCoveredError: no face is told.

    """
    if feature is None:
        raise NotCoveredError(type(rim).__name__)
    face = rim.features[feature // WAYS]
    normal = np.array(face.along)
    first = np.cross(principal[:, np.abs(principal.T @ normal).argmin()], normal)
    first /= np.linalg.norm(first)
    x, y, z = (tuple(each.tolist()) for each in (normal, first, np.cross(normal, first)))
    return RollingContact(
        rim.body_a, face.point, (x, y, z), rim.body_b, rim.point_b, rim.axis, rim.radius,
        held=rim.held, lifts=True,
    )  # fmt: skip
