"""Constraints that the tree does not see to, in symbols: rows B u + rest = 0, and B u' + bias = 0.

They close loops, drive, couple, and roll. The multiplier of a row is that of the program's own row:
the force along it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import sympy
from sympy import Expr

from kane.elements.primitives import (
    AxesAngle,
    Constraint,
    CurveRow,
    Distance,
    LawRow,
    PathRow,
    PointCoincidence,
    PointInPlane,
    RollingContact,
    ShapeContact,
    ShapeTurning,
    VelocityRow,
)
from kane.kernels.codes import ACCELERATION, POSITION, SPEED
from kane.sentences import Sentence
from kane.symbolic.curves import Along, Foot
from kane.symbolic.drawn import Brake, Rub, Slip
from kane.symbolic.kinematics import Kinematics, contracted
from kane.symbolic.known import expression
from kane.symbolic.paths import Paths, Rate
from kane.symbolic.symbols import Symbols
from kane.symbolic.tape import ZERO
from kane.symbolic.touching import AtStart, touch
from kane.symbolic.vectors import (
    AXES,
    NONE,
    Vec,
    cross,
    dot,
    is_zero,
    minus,
    plus,
    times,
    turned,
    vector,
)


@dataclass(frozen=True)
class Row:
    """One row of the constraints.

    Attributes:
        owner: name of the element.
        holds: what it holds, in a few words.
        level: POSITION, SPEED or ACCELERATION of ``kernels.codes``.
        gap: what is zero where the row is closed; zero where it holds no place.
        parts: its coefficients of the generalized speeds.
        rest: what stands beside them, so that the sum is zero.
        bias: the same for accelerations.
        push: what its multiplier adds to the equations: ``parts``, but where it rubs.
        made_of: the constraint whose row it is.
        number: which of its rows, from 0.

    """

    owner: str
    holds: Sentence
    level: int
    gap: Expr
    parts: dict[int, Expr]
    rest: Expr
    bias: Expr
    push: dict[int, Expr]
    made_of: Constraint
    number: int


@dataclass(frozen=True)
class Lowest:
    """The way from the centre of a rolling disc to its lowest point, in axes of a body.

    Attributes:
        body: in whose axes.
        way: unit vector.

    """

    body: str
    way: Vec


class Rows:
    """Makes rows of constraints.

    Args:
        motion: the kinematics.
        paths: values and rates of paths.
        at_start: gives numbers where the coordinates begin.
        symbols: take up the curves.

    """

    def __init__(
        self, motion: Kinematics, paths: Paths, at_start: AtStart, symbols: Symbols
    ) -> None:
        self._motion, self._paths, self._at_start = motion, paths, at_start
        self._symbols = symbols

    def of(
        self,
        owner: str,
        constraint: Constraint,
        offset: float | None = None,
        only: Sequence[int] | None = None,
        lowest: Lowest | None = None,
        rubs: Sequence[Rub] = (),
    ) -> Iterator[Row]:
        """Yield the rows of a constraint.

        Args:
            owner: the name of its element.
            constraint: which one.
            offset: of a path row without one of its own, or of an expression that keeps its value,
                what that is as placed.
            only: which of its rows; all by default.
            lowest: of a rolling disc, its lowest point where the tree has it.
            rubs: the friction that the first row causes.

        """
        words = constraint.holds()
        for i, (gap, rate) in enumerate(self._rates(owner, constraint, offset, lowest)):
            if only is not None and i not in only:
                continue
            level = words[i].level
            if self._motion.is_planar:
                rate = {r: contracted(c) for r, c in rate[0].items()}, rate[1]
                gap = contracted(gap)
            parts = {r: self._motion.tape.named(c) for r, c in rate[0].items() if c != 0}
            rest = self._motion.tape.named(rate[1])
            if isinstance(constraint, PathRow) and level == ACCELERATION:
                law = self._paths.law(constraint.drive or 0.0)
                bias = self._bias(parts, rest) - law
                yield Row(
                    owner, words[i].word, level, ZERO, parts, ZERO, bias, parts, constraint, i
                )
                continue
            push = self._rubbing(rubs, parts) if rubs and i == 0 else parts
            bias = self._bias(parts, rest)
            yield Row(owner, words[i].word, level, gap, parts, rest, bias, push, constraint, i)

    def braking(self, brake: Brake) -> dict[int, Expr]:
        """Return what friction adds to the generalized active forces that nothing presses."""
        named = self._motion.tape.named
        limit = named(self._paths.law(brake.limit))
        forces = {r: named(limit * c) for r, c in self.against(brake.slip).items()}
        return {r: force for r, force in forces.items() if force != 0}

    def against(self, slip: Slip) -> dict[int, Expr]:
        """Return the generalized active forces of a force of 1 N against the slip."""
        forces: dict[int, Expr] = {}
        for direction, own in self._slipping(slip):
            for r, c in own.items():
                forces[r] = forces.get(r, ZERO) - direction * c
        return {r: self._motion.tape.named(force) for r, force in forces.items()}

    def _rubbing(self, rubs: Sequence[Rub], parts: dict[int, Expr]) -> dict[int, Expr]:
        """Return what a multiplier adds to the equations with the friction that it causes."""
        motion = self._motion
        push = dict(parts)
        for rub in rubs:
            for direction, own in self._slipping(rub.slip):
                factor = motion.tape.named(expression(rub.coefficient) * direction)
                for r, c in own.items():
                    push[r] = push.get(r, ZERO) - factor * c
        return {r: motion.tape.named(c) for r, c in push.items()}

    def _slipping(self, slip: Slip) -> Iterator[tuple[Expr, dict[int, Expr]]]:
        """Yield for each row along which it slips how much of a unit it does, and its parts."""
        motion = self._motion
        rates = [each for own in slip.constraints for each in self._rates("", own, None, None)]
        slips = rates[slip.after :]
        if len(slips) == 1:  # the mode ends where the slip turns round
            directions = [expression(slip.direction)]
        else:
            values = []
            for _, (own, rest) in slips:
                total = rest + sum((c * motion.speeds.symbols[r] for r, c in own.items()), ZERO)
                values.append(motion.tape.named(total))
            size = motion.tape.named(sympy.sqrt(sum(value**2 for value in values)))
            directions = [value / size for value in values]
        for direction, (_, (own, _)) in zip(directions, slips, strict=True):
            yield direction, own

    def _bias(self, parts: dict[int, Expr], rest: Expr) -> Expr:
        """Return the rate of B u + rest, but for what u' gives."""
        symbols, motion = self._motion.speeds.symbols, self._motion
        total = motion.rate(rest)
        for r, c in parts.items():
            total += motion.rate(c) * symbols[r]
        return motion.tape.named(total)

    def _rates(
        self, owner: str, constraint: Constraint, offset: float | None, lowest: Lowest | None
    ) -> Iterator[tuple[Expr, Rate]]:
        """Yield the gap of each row, and its rate."""
        motion = self._motion
        match constraint:
            case PointCoincidence(a, point_a, b, point_b, left_out):
                here, there = (
                    plus(
                        motion.bodies[body].place,
                        turned(motion.bodies[body].rotation, vector(point)),
                    )
                    for body, point in ((a, point_a), (b, point_b))
                )
                gaps = minus(there, here)
                for k in range(3):
                    if k != left_out:
                        yield self._position(gaps[k])
            case PointInPlane(a, point_a, normal, b, point_b):
                way = self._paths.way(a, vector(point_a), b, vector(point_b))
                common = motion.common(a, b)
                yield self._position(dot(way, motion.direction_from(common, a, vector(normal))))
            case AxesAngle(a, _, b):
                common = motion.common(a, b)
                total = -expression(constraint.cosine)
                for of_a, of_b in constraint.products:
                    total += dot(
                        motion.direction_from(common, a, vector(of_a)),
                        motion.direction_from(common, b, vector(of_b)),
                    )
                yield self._position(total)
            case Distance(a, point_a, b, point_b, distance):
                way = self._paths.way(a, vector(point_a), b, vector(point_b))
                length = sympy.sqrt(sum(x * x for x in way if x != 0))
                yield self._position(length - expression(distance))
            case PathRow():
                yield self._path_row(constraint, offset)
            case LawRow(law, _, level):
                if level == SPEED:
                    yield ZERO, self._paths.of_speeds(law)
                else:
                    yield self._position(self._paths.law(law) - expression(offset or 0.0))
            case VelocityRow(a, b, point_b, axes_of, linear, angular, speed):
                point = vector(point_b)
                along, about = vector(linear), vector(angular)
                parts, rest = self._relative(a, b, point, axes_of, along, about)
                law = self._paths.law(speed)
                yield ZERO, (parts, rest - law)
            case RollingContact():
                yield from self._rolling(constraint, lowest)
            case ShapeContact():
                yield from self._touching(constraint)
            case CurveRow():
                yield self._on_curve(owner, constraint)
            case ShapeTurning(a, b, place, tells):
                found = touch(place, self._motion, self._paths, self._at_start)
                axes = found.directions[1:] if tells == "rolls" else found.directions[:1]
                for axis in axes:
                    yield ZERO, self._relative(a, b, found.point, a, NONE, axis)
            case _:
                raise ValueError(constraint)

    def _position(self, gap: Expr) -> tuple[Expr, Rate]:
        gap = self._motion.tape.named(gap)
        return gap, self._motion.along(gap)

    def _path_row(self, row: PathRow, offset: float | None) -> tuple[Expr, Rate]:
        tape = self._motion.tape
        gap, rest = ZERO, ZERO
        parts: dict[int, Expr] = {}
        for factor, path in row.terms:
            weight = expression(factor)
            gap += weight * self._paths.value(path)
            own, more = self._paths.rate(path)
            rest += weight * more
            for r, c in own.items():
                parts[r] = parts.get(r, ZERO) + weight * c
        if row.drive is not None:
            law = self._paths.law(row.drive)
            match row.level:
                case level if level == POSITION:
                    gap, rest = gap - law, rest - self._paths.rate_of_law(law)
                case level if level == SPEED:
                    gap, rest = ZERO, rest - law
                case _:  # what it accelerates by is put in where the row is made
                    gap = ZERO
        else:
            own_offset = row.offset if row.offset is not None else offset
            assert own_offset is not None
            gap -= expression(own_offset)
        return tape.named(gap), (parts, rest)

    def _relative(self, a: str, b: str, point_b: Vec, axes_of: str, along: Vec, about: Vec) -> Rate:
        """Return along . (v_B - v_A) + about . (w_B - w_A) at a point of body B."""
        motion, paths = self._motion, self._paths
        along_b, about_b = paths.into(axes_of, b, along), paths.into(axes_of, b, about)
        along_a, about_a = paths.into(axes_of, a, along), paths.into(axes_of, a, about)
        in_a = paths.point_in(a, b, point_b)
        first = motion.bodies[a].velocity.plus(motion.bodies[a].spin.cross(in_a))
        second = motion.point_velocity(b, point_b)
        return _difference(
            [second.dot(along_b), motion.bodies[b].spin.dot(about_b)],
            [first.dot(along_a), motion.bodies[a].spin.dot(about_a)],
        )

    def _rolling(
        self, contact: RollingContact, lowest: Lowest | None
    ) -> Iterator[tuple[Expr, Rate]]:
        motion, paths = self._motion, self._paths
        a, b, radius = contact.body_a, contact.body_b, expression(contact.radius)
        normal = vector(contact.directions[0])
        normal_in_b, axis = paths.into(a, b, normal), vector(contact.axis)
        centre = vector(contact.point_b)
        if contact.radius == 0.0:  # a rim that lies flat touches with its middle
            down = NONE
        elif lowest is None:
            alpha = motion.tape.named(dot(normal_in_b, axis))
            sine = motion.tape.named(sympy.sqrt(1 - alpha * alpha) if alpha != 0 else sympy.S.One)
            down = times(1 / sine, minus(times(alpha, axis), normal_in_b))
        else:
            down = paths.into(lowest.body, b, lowest.way)
        arm = plus(centre, times(radius, down))
        x, y, z = arm
        arm = (motion.tape.named(x), motion.tape.named(y), motion.tape.named(z))
        for i in range(contact.held):
            direction = vector(contact.directions[i])
            if i == 0:
                there = paths.point_in(a, b, arm)
                gap = dot(normal, minus(there, vector(contact.point_a)))
            else:
                gap = ZERO
            yield motion.tape.named(gap), self._relative(a, b, arm, a, direction, NONE)

    def _touching(self, contact: ShapeContact) -> Iterator[tuple[Expr, Rate]]:
        a, b = contact.body_a, contact.body_b
        found = touch(contact, self._motion, self._paths, self._at_start)
        yield self._position(found.gap)
        for direction in found.directions[1:]:
            yield ZERO, self._relative(a, b, found.point, a, direction, NONE)

    def _on_curve(self, owner: str, row: CurveRow) -> tuple[Expr, Rate]:
        """Return the way from the curve to the point, along a direction across the curve.

        Where the curve is in no plane, that is across the axis that is farthest from it at the
        start. On the curve n . C' is zero, and so n . r' all of the rate.
        """
        motion = self._motion
        place = _called(motion, self._paths.point_in(row.body_a, row.body_b, vector(row.point_b)))
        curve = self._symbols.curve(owner, row.pieces, row.closed)
        s = motion.tape.always_named(Foot(curve, *place))
        here, slope = (_called(motion, _along(curve, s, order)) for order in (0, 1))
        tangent = unit(motion, slope)
        about = vector(row.across)
        if is_zero(about):
            about = AXES[int(np.argmin(np.abs(self._at_start(tangent))))]
        normal = unit(motion, cross(about, tangent))
        if row.which:
            normal = _called(motion, motion.shortened(cross(tangent, normal)))
        parts: dict[int, Expr] = {}
        rest = ZERO
        for component, coordinate in zip(normal, place, strict=True):
            own, more = motion.along(coordinate)
            rest += component * more
            for r, c in own.items():
                parts[r] = parts.get(r, ZERO) + component * c
        return motion.tape.named(dot(normal, minus(place, here))), (parts, rest)


def _along(curve: sympy.Integer, s: Expr, order: int) -> Vec:
    return (Along(curve, s, 0, order), Along(curve, s, 1, order), Along(curve, s, 2, order))


def unit(motion: Kinematics, a: Vec) -> Vec:
    """Return a vector over its length."""
    size = motion.tape.always_named(sympy.sqrt(dot(a, a)))
    return _called(motion, motion.shortened(times(1 / size, a)))


def _called(motion: Kinematics, a: Vec) -> Vec:
    """Return a vector whose components have names, so that what is made of it can be read."""
    name = motion.tape.always_named
    return (name(a[0]), name(a[1]), name(a[2]))


def _difference(plus_terms: list[Rate], minus_terms: list[Rate]) -> Rate:
    parts: dict[int, Expr] = {}
    rest = ZERO
    for sign, terms in ((1, plus_terms), (-1, minus_terms)):
        for own, more in terms:
            rest += sign * more
            for r, c in own.items():
                parts[r] = parts.get(r, ZERO) + sign * c
    return parts, rest
