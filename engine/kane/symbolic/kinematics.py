"""Kinematics along the tree, body by body: places, partial velocities, and what u' leaves out.

All that belongs to a body is in its own axes: its angular velocity, the velocity of its origin and
their partial velocities (Kane, Levinson, Dynamics: Theory and Applications, 1985, chapter 2). A
move about or along an axis adds one term. Where accelerations are asked for, velocities are derived
along the tape with u' left out, and w x v added.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import sympy
from sympy import Expr, Symbol

from kane.fields import GROUND
from kane.symbolic.laws import t
from kane.symbolic.links import AUXILIARY, Form, amount
from kane.symbolic.tape import ONE, ZERO, Tape
from kane.symbolic.tree import Link
from kane.symbolic.vectors import (
    AXES,
    NONE,
    Mat,
    Vec,
    cross,
    dot,
    matrix,
    minus,
    plus,
    product,
    times,
    transposed,
    turned,
    turned_back,
    vector,
)


@dataclass(frozen=True)
class Linear:
    """A vector that is linear in the generalized speeds: the sum of parts[r] u_r, and the rest."""

    parts: Mapping[int, Vec]
    rest: Vec = NONE

    def plus(self, other: Linear) -> Linear:
        """Return the sum."""
        parts = dict(self.parts)
        for r, part in other.parts.items():
            parts[r] = plus(parts[r], part) if r in parts else part
        return Linear(parts, plus(self.rest, other.rest))

    def cross(self, arm: Vec) -> Linear:
        """Return this x arm."""
        return Linear(
            {r: cross(part, arm) for r, part in self.parts.items()}, cross(self.rest, arm)
        )

    def turned(self, m: Mat) -> Linear:
        """Return m times this."""
        return Linear({r: turned(m, part) for r, part in self.parts.items()}, turned(m, self.rest))

    def dot(self, direction: Vec) -> tuple[dict[int, Expr], Expr]:
        """Return its component along a direction: the coefficient of each speed, and the rest."""
        parts = {r: dot(part, direction) for r, part in self.parts.items()}
        return {r: part for r, part in parts.items() if part != 0}, dot(self.rest, direction)

    def value(self, speeds: list[Symbol]) -> Vec:
        """Return the vector."""
        total = self.rest
        for r, part in self.parts.items():
            total = plus(total, times(speeds[r], part))
        return total

    def named(self, tape: Tape) -> Linear:
        """Return it with names for what is long, and without zeros."""
        parts = {r: _named(tape, part) for r, part in self.parts.items()}
        return Linear(
            {r: part for r, part in parts.items() if any(x != 0 for x in part)},
            _named(tape, self.rest),
        )


@dataclass(frozen=True)
class BodyMotion:
    """A body in symbols.

    Attributes:
        before: the body that it stands on.
        turn: matrix from its axes to those of the body before.
        way: its origin in the axes of the body before.
        rotation: matrix from its axes to ground axes.
        place: its origin in ground axes.
        spin: its angular velocity, in its axes.
        velocity: that of its origin, in its axes.
        turning: its angular acceleration but for u', in its axes.
        acceleration: that of its origin but for u', in its axes.

    """

    before: str
    turn: Mat
    way: Vec
    rotation: Mat
    place: Vec
    spin: Linear
    velocity: Linear
    turning: Vec
    acceleration: Vec


AT_REST = BodyMotion(GROUND, AXES, NONE, AXES, NONE, Linear({}), Linear({}), NONE, NONE)


@dataclass(frozen=True)
class Speeds:
    """Coordinates and generalized speeds.

    Attributes:
        coordinates: q.
        symbols: u.
        rates: for each coordinate the coefficients of the speeds in its rate, and the rest.

    """

    coordinates: list[Symbol]
    symbols: list[Symbol]
    rates: list[tuple[dict[int, Expr], Expr]]

    def rate(self, k: int) -> Expr:
        """Return q'_k."""
        parts, rest = self.rates[k]
        return rest + sum((c * self.symbols[r] for r, c in parts.items()), ZERO)


class Kinematics:
    """Places and motions of all bodies.

    Args:
        tape: takes intermediate symbols.
        links: the tree.
        bodies: the bodies by name.
        constant: rotations of particles, which never turn.
        coordinates: the symbols of the coordinates of each link, by their words.
        speeds: coordinates and speeds.
        spins: for the links whose last three turns have components of the angular velocity as
            speeds, what these are: three (coefficients, rest).
        planar: whether turns add up, so that products of their sines and cosines are contracted.

    """

    def __init__(
        self,
        tape: Tape,
        links: Iterable[Link],
        constant: Mapping[str, Mat],
        coordinates: Mapping[str, Mapping[str, Symbol]],
        speeds: Speeds,
        spins: Mapping[str, list[tuple[dict[int, Expr], Expr]]],
        planar: bool,
    ) -> None:
        self.tape, self.speeds, self.is_planar = tape, speeds, planar
        self._constant, self._coordinates, self._spins = constant, coordinates, spins
        self._place = {symbol: k for k, symbol in enumerate(speeds.coordinates)}
        self._rates: dict[Symbol, Expr] = {
            symbol: speeds.rate(k) for k, symbol in enumerate(speeds.coordinates)
        } | {t: ONE}
        self.bodies: dict[str, BodyMotion] = {GROUND: AT_REST}
        self.forms: dict[str, Form] = {}
        for link in links:
            self.forms[link.body] = link.form
            self.bodies[link.body] = self._body(link)

    def rate(self, expr: Expr) -> Expr:
        """Return the derivative with respect to time, but for what u' gives."""
        return self.tape.derivative(expr, self._rates, "rate")

    def along(self, expr: Expr) -> tuple[dict[int, Expr], Expr]:
        """Return the rate of a function of q and t: the coefficient of each u, and the rest."""
        own: dict[int, dict[Symbol, Expr]] = {}
        rest: dict[Symbol, Expr] = {t: ONE}
        for k in self._asked(expr):
            parts, more = self.speeds.rates[k]
            for r, c in parts.items():
                own.setdefault(r, {})[self.speeds.coordinates[k]] = c
            if more != 0:
                rest[self.speeds.coordinates[k]] = more
        whole = {r: self._direction(r) for r in own}
        found = {r: self.tape.derivative(expr, whole[r], r) for r in sorted(own)}
        rest_rates = {symbol: self.speeds.rates[k][1] for symbol, k in self._place.items()} | {
            t: ONE
        }
        rest_value = self.tape.derivative(expr, rest_rates, "rest")
        return {r: c for r, c in found.items() if c != 0}, rest_value

    def _direction(self, r: int) -> dict[Symbol, Expr]:
        rates = self.speeds.rates
        return {symbol: rates[k][0][r] for symbol, k in self._place.items() if r in rates[k][0]}

    def _asked(self, expr: Expr) -> list[int]:
        """Return the coordinates that an expression hangs on."""
        free = set(expr.free_symbols)
        for symbol in self.tape.needed([expr]):
            free |= self.tape.steps[symbol].free_symbols
        return sorted(self._place[symbol] for symbol in free if symbol in self._place)

    def path_from(self, ancestor: str, body: str, point: Vec) -> Vec:
        """Return a point of a body (its axes, from its origin) in the axes of a body before it."""
        while body != ancestor:
            own = self.bodies[body]
            point = self.shortened(plus(own.way, turned(own.turn, point)))
            body = own.before
        return point

    def direction_from(self, ancestor: str, body: str, direction: Vec) -> Vec:
        """Return a direction of a body in the axes of a body before it."""
        while body != ancestor:
            own = self.bodies[body]
            direction = self.shortened(turned(own.turn, direction))
            body = own.before
        return direction

    def shortened(self, a: Vec) -> Vec:
        """Return a vector with sums of turns where they add up, and names for what is long."""
        if self.is_planar:
            a = (contracted(a[0]), contracted(a[1]), contracted(a[2]))
        return _named(self.tape, a)

    def common(self, a: str, b: str) -> str:
        """Return the last body that both stand on; one of them may be that."""
        before_a = self._before(a)
        return next(each for each in self._before(b) if each in before_a)

    def _before(self, body: str) -> list[str]:
        found = [body]
        while found[-1] != GROUND:
            found.append(self.bodies[found[-1]].before)
        return found

    def point_velocity(self, body: str, point: Vec) -> Linear:
        """Return the velocity of a point of a body, in the axes of the body."""
        own = self.bodies[body]
        return own.velocity.plus(own.spin.cross(point)).named(self.tape)

    def _body(self, link: Link) -> BodyMotion:
        tape, own, before = self.tape, link.form, self.bodies[link.before]
        turn = transposed(matrix(own.near.axes))
        start = vector(own.near.point)
        spin = before.spin.turned(transposed(turn))
        velocity = before.velocity.plus(before.spin.cross(start)).turned(transposed(turn))
        way = start
        symbols = self._coordinates[link.body]
        spins = self._spins.get(link.body)
        first_spin = len(own.moves) if spins is None else _first_spin(own)
        for i, move in enumerate(own.moves):
            q = symbols.get(move.what, ZERO)
            how_far = amount(move, q)
            rate = self._amount_rate(how_far)
            axis = AXES[move.axis]
            if move.turns:
                m = rotation(move.axis, how_far)
                turn = self._contracted(product(turn, m))
                velocity = velocity.turned(transposed(m))
                spin = spin.turned(transposed(m))
                if not first_spin <= i < first_spin + 3:
                    spin = spin.plus(_along(axis, rate))
                if spins is not None and i == first_spin + 2:
                    for k in range(3):
                        spin = spin.plus(_along(AXES[k], spins[k]))
            else:
                shift = times(how_far, axis)
                way = plus(way, turned(turn, shift))
                velocity = velocity.plus(spin.cross(shift)).plus(_along(axis, rate))
            spin, velocity = spin.named(tape), velocity.named(tape)
        axes = matrix(own.far.axes)
        turn, spin, velocity = (
            product(turn, axes), spin.turned(transposed(axes)), velocity.turned(transposed(axes))
        )  # fmt: skip
        if link.body in self._constant:
            return self._particle(link, turn, way, velocity)
        back = vector(own.far.point)
        way = _named(tape, minus(way, turned(turn, back)))
        velocity = velocity.plus(spin.cross(times(-ONE, back)))
        turn = self._named_matrix(turn)
        return self._moving(link.before, turn, way, spin, velocity)

    def _particle(self, link: Link, turn: Mat, way: Vec, velocity: Linear) -> BodyMotion:
        """Return the motion of a particle, whose axes never turn."""
        before, fixed = self.bodies[link.before], self._constant[link.body]
        to_own = product(transposed(fixed), self._contracted(product(before.rotation, turn)))
        back = vector(link.form.far.point)
        turn = product(transposed(before.rotation), fixed)
        way = _named(self.tape, minus(way, turned(turn, back)))
        return self._moving(
            link.before, self._named_matrix(turn), way, Linear({}), velocity.turned(to_own), fixed
        )

    def _moving(
        self,
        before: str,
        turn: Mat,
        way: Vec,
        spin: Linear,
        velocity: Linear,
        rotation: Mat | None = None,
    ) -> BodyMotion:
        spin, velocity = spin.named(self.tape), velocity.named(self.tape)
        base = self.bodies[before]
        if rotation is None:
            rotation = self._named_matrix(self._contracted(product(base.rotation, turn)))
        place = _named(self.tape, plus(base.place, turned(base.rotation, way)))
        w = _named(self.tape, spin.value(self.speeds.symbols))
        v = _named(self.tape, velocity.value(self.speeds.symbols))
        turning = _named(self.tape, self.rates(w))
        acceleration = _named(self.tape, plus(self.rates(v), cross(w, v)))
        return BodyMotion(before, turn, way, rotation, place, spin, velocity, turning, acceleration)

    def rates(self, a: Vec) -> Vec:
        """Return the derivatives of the components of a vector, but for what u' gives."""
        return (self.rate(a[0]), self.rate(a[1]), self.rate(a[2]))

    def _amount_rate(self, how_far: Expr) -> tuple[dict[int, Expr], Expr]:
        return self.along(how_far)

    def _named_matrix(self, m: Mat) -> Mat:
        a, b, c = (_named(self.tape, row) for row in m)
        return (a, b, c)

    def _contracted(self, m: Mat) -> Mat:
        """Return a matrix with sines and cosines of sums, where turns add up."""
        if not self.is_planar:
            return m
        a, b, c = (tuple(contracted(x) for x in row) for row in m)
        return (a, b, c)


def contracted(expr: Expr) -> Expr:
    """Return cos a cos b - sin a sin b as cos(a + b), and its like; sin^2 a + cos^2 a is 1."""
    if not expr.is_Add or not expr.has(sympy.sin, sympy.cos):
        return expr
    from sympy.simplify.fu import TR10i

    expanded = sympy.expand(expr)
    squares = {
        power: 1 - sympy.cos(power.base.args[0]) ** 2
        for power in expanded.atoms(sympy.Pow)
        if power.exp == 2 and isinstance(power.base, sympy.sin)
    }
    if squares:
        expanded = sympy.expand(expanded.xreplace(squares))
    return TR10i(expanded)


def _named(tape: Tape, a: Vec) -> Vec:
    return (tape.named(a[0]), tape.named(a[1]), tape.named(a[2]))


def _along(axis: Vec, rate: tuple[dict[int, Expr], Expr]) -> Linear:
    parts, rest = rate
    return Linear({r: times(c, axis) for r, c in parts.items()}, times(rest, axis))


def _first_spin(own: Form) -> int:
    """Return where the three turns begin that have components of the angular velocity."""
    return _turns(own)[-3]


def rotation(axis: int, angle: Expr) -> Mat:
    """Return the matrix of a turn about an axis, from the turned frame to the one before."""
    c, s = sympy.cos(angle), sympy.sin(angle)
    i, j = (axis + 1) % 3, (axis + 2) % 3
    rows = [[ZERO] * 3 for _ in range(3)]
    rows[axis][axis] = ONE
    rows[i][i], rows[j][j], rows[i][j], rows[j][i] = c, c, -s, s
    a, b, d = (tuple(row) for row in rows)
    return (a, b, d)


def spin_matrix(own: Form, symbols: Mapping[str, Symbol]) -> sympy.Matrix:
    """Return the axes of the three last turns as columns, in the frame behind them."""
    first = _first_spin(own)
    columns = []
    for i in range(first, first + 3):
        move = own.moves[i]
        axis = times(amount(move, symbols[move.what]).diff(symbols[move.what]), AXES[move.axis])
        for later in own.moves[i + 1 : first + 3]:
            axis = turned_back(rotation(later.axis, amount(later, symbols[later.what])), axis)
        columns.append(axis)
    return sympy.Matrix(columns).T


def has_spin(own: Form) -> bool:
    """Whether the last three turns follow each other, so that they make any turn."""
    turns = _turns(own)
    return len(turns) >= 3 and turns[-1] - turns[-3] == 2


def _turns(own: Form) -> list[int]:
    """Return which moves are turns, but for one that a joint does not have by itself."""
    return [i for i, move in enumerate(own.moves) if move.turns and move.what != AUXILIARY]
