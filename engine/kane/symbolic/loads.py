"""Loads in symbols: the generalized active forces F_r of each primitive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import sympy
from sympy import Expr

from kane.elements.primitives import (
    AnglePath,
    Attraction,
    Coupler,
    Cushion,
    DisplacementPath,
    Load,
    PathLoad,
    Resistance,
    Wrench,
)
from kane.expressions.nodes import Node
from kane.sentences import say
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.laws import CannotBeSymbolicError, t
from kane.symbolic.paths import Paths
from kane.symbolic.tape import ZERO
from kane.symbolic.vectors import (
    Vec,
    dot,
    is_zero,
    minus,
    plus,
    times,
    turned_back,
    vector,
)

Forces = dict[int, Expr]


class Loads:
    """Makes generalized active forces of loads.

    Args:
        motion: the kinematics.
        paths: values and rates of paths.
        masses: the mass of each body.
        centers: the mass centre of each body, in its axes.

    """

    def __init__(
        self,
        motion: Kinematics,
        paths: Paths,
        masses: Mapping[str, Expr],
        centers: Mapping[str, Vec],
    ) -> None:
        self._motion, self._paths, self._masses, self._centers = motion, paths, masses, centers

    def of(self, owner: str, load: Load, own: Mapping[str, Mapping[str, Node]]) -> Forces:
        """Return what a load adds to F_r.

        Args:
            owner: the name of its element.
            load: which one.
            own: the element's own names for each of its expressions.

        Raises:
            CannotBeSymbolicError: it cannot be put into symbols.

        """
        total: Forces = {}
        for part in self._parts(owner, load, own):
            for r, force in part.items():
                total[r] = total.get(r, ZERO) + force
        return {r: self._motion.tape.named(force) for r, force in total.items() if force != 0}

    def force_at(self, body: str, point: Vec, force: Vec) -> Forces:
        """Return the F_r of a force at a point, both in the axes of the body."""
        if is_zero(force):
            return {}
        parts, _ = self._motion.point_velocity(body, point).dot(force)
        return parts

    def torque_on(self, body: str, torque: Vec) -> Forces:
        """Return the F_r of a torque on a body, in its axes."""
        parts, _ = self._motion.bodies[body].spin.dot(torque)
        return parts

    def _named(self, a: Vec) -> Vec:
        tape = self._motion.tape
        return (tape.named(a[0]), tape.named(a[1]), tape.named(a[2]))

    def _parts(
        self, owner: str, load: Load, own: Mapping[str, Mapping[str, Node]]
    ) -> Iterator[Forces]:
        motion = self._motion
        match load:
            case PathLoad():
                yield self._along_path(owner, load, own)
            case Wrench(body, point, force, torque, in_body_axes):
                components = []
                for each in (*force, *torque):
                    names = own.get(each, {}) if isinstance(each, str) else {}
                    components.append(self._paths.law(each, owner, names))
                F: Vec = (components[0], components[1], components[2])
                T: Vec = (components[3], components[4], components[5])
                if not in_body_axes:
                    rotation = motion.bodies[body].rotation
                    F, T = turned_back(rotation, F), turned_back(rotation, T)
                yield self.force_at(body, vector(point), self._named(F))
                yield self.torque_on(body, self._named(T))
            case Attraction(bodies, constant):
                for a, b in combinations(bodies or tuple(self._masses), 2):
                    yield from self._attraction(a, b, expression(constant))
            case Resistance():
                yield from self._resistance(load)
            case Cushion():
                yield from self._cushion(owner, load)
            case Coupler():
                yield from self._coupler(owner, load)
            case _:
                raise ValueError(load)

    def _along_path(
        self, owner: str, load: PathLoad, own: Mapping[str, Mapping[str, Node]]
    ) -> Forces:
        if load.is_spent:
            return {}
        s = self._paths.value(load.path)
        force = -expression(load.stiffness) * (s - expression(load.free))
        if load.damping:
            force -= expression(load.damping) * self._paths.rate_value(load.path)
        if load.friction:
            rate = self._paths.rate_value(load.path)
            force -= expression(load.friction) * sympy.tanh(rate / expression(load.friction_rate))
        if load.attraction:
            force -= expression(load.attraction) / s**2
        if load.law:
            names = own.get(load.law, {}) if isinstance(load.law, str) else {}
            force += expression(load.sign) * self._paths.law(load.law, owner, names)
        force = self._motion.tape.named(force)
        parts, _ = self._paths.rate(load.path)
        return {r: force * c for r, c in parts.items()} if force != 0 else {}

    def _attraction(self, a: str, b: str, constant: Expr) -> Iterator[Forces]:
        way = self._paths.way(a, self._centers[a], b, self._centers[b])
        common = self._motion.common(a, b)
        way = self._named(way)
        distance = self._motion.tape.named(sympy.sqrt(dot(way, way)))
        pull = constant * self._masses[a] * self._masses[b] / distance**3
        force = self._named(times(pull, way))
        for body, sign in ((a, 1), (b, -1)):
            own = self._named(self._paths.into(common, body, times(sympy.Integer(sign), force)))
            yield self.force_at(body, self._centers[body], own)

    def _resistance(self, load: Resistance) -> Iterator[Forces]:
        motion, body, point = self._motion, load.body, vector(load.point)
        speeds = motion.speeds.symbols
        flow = turned_back(motion.bodies[body].rotation, vector(load.flow))
        v = self._named(minus(motion.point_velocity(body, point).value(speeds), flow))
        factor = expression(load.linear)
        if load.quadratic:
            factor += expression(load.quadratic) * sympy.sqrt(dot(v, v))
        yield self.force_at(body, point, self._named(times(-motion.tape.named(factor), v)))
        w = self._named(motion.bodies[body].spin.value(speeds))
        factor = expression(load.rotary_linear)
        if load.rotary_quadratic:
            factor += expression(load.rotary_quadratic) * sympy.sqrt(dot(w, w))
        yield self.torque_on(body, self._named(times(-motion.tape.named(factor), w)))

    def _cushion(self, owner: str, load: Cushion) -> Iterator[Forces]:
        """Yield the forces of a bushing by the virtual powers along its axes.

        The shift is d = n . D and the way it changes n . (v_B - v_A - w_A x D) along each axis n,
        so F_r is the sum of -(K d + C d') times the coefficients of d'. Turns are damped in the
        same way; their stiffness asks for a rotation vector, which has no short formula.
        """
        if any(load.rotary_stiffness) and not self._turns_in_plane(load):
            raise CannotBeSymbolicError(
                say(
                    "'{owner}' is stiff against turns in space: its rotation vector cannot be "
                    "put into symbols. Take springs about the axes of joints in its place.",
                    owner=owner,
                )
            )
        paths, tape = self._paths, self._motion.tape
        for k, axis in enumerate(load.axes_a):
            if load.stiffness[k] or load.damping[k]:
                path = DisplacementPath(load.body_a, load.point_a, axis, load.body_b, load.point_b)
                parts, _ = paths.rate(path)
                force = -expression(load.stiffness[k]) * paths.value(path)
                if load.damping[k]:
                    force -= expression(load.damping[k]) * paths.rate_value(path)
                force = tape.named(force)
                yield {r: force * c for r, c in parts.items()}
            if load.rotary_stiffness[k] or load.rotary_damping[k]:
                x, y = load.axes_a[(k + 1) % 3], load.axes_a[(k + 2) % 3]
                turn = AnglePath(load.body_a, (x, y, axis), load.body_b, load.axes_b[(k + 1) % 3])
                parts, _ = paths.rate(turn)
                force = ZERO
                if parts and load.rotary_stiffness[k]:
                    force -= expression(load.rotary_stiffness[k]) * paths.value(turn)
                if load.rotary_damping[k]:
                    force -= expression(load.rotary_damping[k]) * paths.rate_value(turn)
                force = tape.named(force)
                yield {r: force * c for r, c in parts.items()}

    def _turns_in_plane(self, load: Cushion) -> bool:
        """Whether the bodies turn against each other about one axis of the frame alone."""
        about = []
        for k, axis in enumerate(load.axes_a):
            parts, rest = self._paths.turning(load.body_a, load.body_b, vector(axis))
            if parts or rest != 0:
                about.append(k)
        return len(about) <= 1

    def _coupler(self, owner: str, load: Coupler) -> Iterator[Forces]:
        """Yield the force of a hand: k (h - p) + c (h' - v) at its point."""
        if load.turns:
            raise CannotBeSymbolicError(
                say(
                    "The hand '{owner}' turns a body: its rotation vector cannot be put into "
                    "symbols. Take a torque in its place.",
                    owner=owner,
                )
            )
        motion, body, point = self._motion, load.body, vector(load.point)
        own = motion.bodies[body]
        hand = tuple(self._paths.law(each, owner) for each in load.place)
        place: Vec = (hand[0], hand[1], hand[2])
        moved: Vec = (sympy.diff(hand[0], t), sympy.diff(hand[1], t), sympy.diff(hand[2], t))
        here = plus(own.place, self._paths.in_ground(body, point))
        way = turned_back(own.rotation, minus(place, here))
        v = motion.point_velocity(body, point).value(motion.speeds.symbols)
        rate = minus(turned_back(own.rotation, moved), v)
        k, c = self._paths.law(load.stiffness, owner), self._paths.law(load.damping, owner)
        yield self.force_at(body, point, self._named(plus(times(k, way), times(c, rate))))

