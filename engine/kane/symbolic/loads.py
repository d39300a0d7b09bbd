"""Loads in symbols: the generalized active forces F_r of each primitive."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import sympy
from sympy import Expr

from kane.elements.primitives import (
    Attraction,
    Coupler,
    Cushion,
    DisplacementPath,
    Load,
    PathLoad,
    Resistance,
    Wrench,
)
from kane.elements.primitives.coupler import matrix as turn_matrix
from kane.expressions.nodes import Node
from kane.symbolic.kinematics import Kinematics
from kane.symbolic.known import expression
from kane.symbolic.paths import Paths
from kane.symbolic.rotation_vectors import pulled_back, rotation_vector, spin_of, turn_of
from kane.symbolic.tape import ZERO
from kane.symbolic.vectors import (
    NONE,
    Mat,
    Vec,
    dot,
    is_zero,
    matrix,
    minus,
    plus,
    product,
    times,
    transposed,
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

    def of(self, load: Load, own: Mapping[str, Mapping[str, Node]]) -> Forces:
        """Return what a load adds to F_r.

        Args:
            load: which one.
            own: the element's own names for each of its expressions.

        """
        total: Forces = {}
        for part in self._parts(load, own):
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

    def _parts(self, load: Load, own: Mapping[str, Mapping[str, Node]]) -> Iterator[Forces]:
        motion = self._motion
        match load:
            case PathLoad():
                yield self._along_path(load, own)
            case Wrench(body, point, force, torque, in_body_axes):
                components = []
                for each in (*force, *torque):
                    names = own.get(each, {}) if isinstance(each, str) else {}
                    components.append(self._paths.law(each, names))
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
                yield from self._cushion(load)
            case Coupler():
                yield from self._coupler(load)
            case _:
                raise ValueError(load)

    def _along_path(self, load: PathLoad, own: Mapping[str, Mapping[str, Node]]) -> Forces:
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
            force += expression(load.sign) * self._paths.law(load.law, names)
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

    def _cushion(self, load: Cushion) -> Iterator[Forces]:
        """Yield the forces of a bushing by the virtual powers along and about its axes.

        Along each axis n of frame A the shift d = n . D changes by n . (v_B - v_A - w_A x D), so
        F_r is the sum of -(K d + C d') times the coefficients of d'. The torque is that of
        ``kernels.primitives.cushion``, and its power that on w_B - w_A.
        """
        paths, tape = self._paths, self._motion.tape
        torque = self._torque(load) if any(load.rotary_stiffness) else NONE
        for k, axis in enumerate(load.axes_a):
            if load.stiffness[k] or load.damping[k]:
                path = DisplacementPath(load.body_a, load.point_a, axis, load.body_b, load.point_b)
                parts, _ = paths.rate(path)
                force = -expression(load.stiffness[k]) * paths.value(path)
                if load.damping[k]:
                    force -= expression(load.damping[k]) * paths.rate_value(path)
                force = tape.named(force)
                yield {r: force * c for r, c in parts.items()}
            parts, rest = paths.turning(load.body_a, load.body_b, vector(axis))
            symbols = self._motion.speeds.symbols
            rate = rest + sum((c * symbols[r] for r, c in parts.items()), ZERO)
            moment = tape.named(torque[k] - expression(load.rotary_damping[k]) * tape.named(rate))
            if moment != 0:
                yield {r: moment * c for r, c in parts.items()}

    def _torque(self, load: Cushion) -> Vec:
        """Return the torque of a bushing's stiffness on body B, in its frame on body A."""
        tape, paths = self._motion.tape, self._paths
        in_a = [paths.into(load.body_b, load.body_a, vector(axis)) for axis in load.axes_b]
        rows = []
        for axis in load.axes_a:
            x, y, z = (tape.named(dot(vector(axis), each)) for each in in_a)
            rows.append((x, y, z))
        a, b, c = rows
        turn = self._named(rotation_vector((a, b, c), tape))
        stiffness = [expression(each) for each in load.rotary_stiffness]
        moment: Vec = (stiffness[0] * turn[0], stiffness[1] * turn[1], stiffness[2] * turn[2])
        return self._named(times(sympy.Integer(-1), pulled_back(turn, self._named(moment), tape)))

    def _coupler(self, load: Coupler) -> Iterator[Forces]:
        """Yield what a hand does: k (h - p) + c (h' - v) at its point, or the like about it."""
        motion, body, tape = self._motion, load.body, self._motion.tape
        own = motion.bodies[body]
        hand = tuple(self._paths.law(each) for each in load.place)
        place: Vec = (hand[0], hand[1], hand[2])
        x, y, z = (self._paths.rate_of_law(each) for each in hand)
        moved: Vec = (x, y, z)
        k, c = self._paths.law(load.stiffness), self._paths.law(load.damping)
        if load.turns:
            turn = product(turn_of(place, tape), matrix(turn_matrix(load.orientation).tolist()))
            way = rotation_vector(self._named_matrix(product(turn, transposed(own.rotation))), tape)
            w = own.spin.value(motion.speeds.symbols)
            rate = minus(turned_back(own.rotation, spin_of(place, moved, tape)), w)
            torque = plus(times(k, turned_back(own.rotation, self._named(way))), times(c, rate))
            yield self.torque_on(body, self._named(torque))
            return
        point = vector(load.point)
        here = plus(own.place, self._paths.in_ground(body, point))
        shift = turned_back(own.rotation, minus(place, here))
        v = motion.point_velocity(body, point).value(motion.speeds.symbols)
        rate = minus(turned_back(own.rotation, moved), v)
        yield self.force_at(body, point, self._named(plus(times(k, shift), times(c, rate))))

    def _named_matrix(self, m: Mat) -> Mat:
        return (self._named(m[0]), self._named(m[1]), self._named(m[2]))
