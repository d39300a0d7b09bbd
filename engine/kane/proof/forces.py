"""Forces on the bodies: of weights, loads and constraints.

A load along a path is a number along a gradient, and one that follows from an energy pulls down its
slope: so no direction of a force is written down here, where it can be helped.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

import numpy as np
from scipy.spatial.transform import Rotation

from kane.elements.mass_properties import MassProperties
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
from kane.elements.primitives.coupler import spin
from kane.expressions.nodes import Node
from kane.proof.motion import (
    Array,
    Gradient,
    Places,
    dot,
    gradient,
    rotation_vector,
)
from kane.proof.paths import NotCoveredError, Paths

Own = Mapping[str, Mapping[str, Node]]
RATE_STEP = 1e-6  # s; a law of a hand is a line of time between its knots, so any step will do


class Forces:
    """Forces over frames: of each body the force [N] and its moment about the origin [N m].

    Args:
        paths: of the motion.
        masses: the mass of each body.

    """

    def __init__(self, paths: Paths, masses: Mapping[str, MassProperties]) -> None:
        self._paths, self._masses = paths, masses
        self._motion = paths.motion
        self._places = paths.motion.places

    def of(self, load: Load, own: Own) -> Iterator[tuple[str, Array]]:
        """Yield a body and what a load does to it, (frames, 6).

        Args:
            load: which one.
            own: the element's own names for each of its expressions.

        Raises:
            NotCoveredError: it is of a type that this derivation does not know.

        """
        match load:
            case PathLoad():
                yield from self._along(load, own)
            case Wrench(body, point, force, torque, in_body_axes):
                parts = [
                    self._paths.law(each, own.get(each) if isinstance(each, str) else None)
                    for each in (*force, *torque)
                ]
                F, T = np.stack(parts[:3], axis=1), np.stack(parts[3:], axis=1)
                if in_body_axes:
                    R = self._places.turn[body]
                    F, T = (np.einsum("tij,tj->ti", R, each) for each in (F, T))
                yield body, self._at(body, self._places.point(body, point), F, T)
            case Attraction(bodies, constant):
                for a, b in combinations(bodies or tuple(self._masses), 2):
                    yield from self._attraction(a, b, constant)
            case Resistance():
                yield self._resistance(load)
            case Cushion():
                yield from self._cushion(load)
            case Coupler():
                yield self._coupler(load)
            case _:
                raise NotCoveredError(type(load).__name__)

    def _at(self, body: str, at: Array, force: Array, torque: Array) -> Array:
        arm = at - self._places.origin[body]
        return np.hstack([force, torque + np.cross(arm, force)])

    def _along(self, load: PathLoad, own: Own) -> Iterator[tuple[str, Array]]:
        if load.is_spent:
            return
        s, slopes = self._paths.along(load.path)
        fast = self._paths.rate(load.path)
        force = -load.stiffness * (s - load.free) - load.damping * fast
        if load.friction:
            force = force - load.friction * np.tanh(fast / load.friction_rate)
        if load.attraction:
            force = force - load.attraction / s**2
        if load.law is not None:
            named = own.get(load.law) if isinstance(load.law, str) else None
            force = force + load.sign * self._paths.law(load.law, named)
        yield from _pushed(slopes, force)

    def _attraction(self, a: str, b: str, constant: float) -> Iterator[tuple[str, Array]]:
        """Yield the slopes of the energy -G m_a m_b / r."""
        product = constant * self._masses[a].mass * self._masses[b].mass

        def energy(at: Places) -> Array:
            way = at.point(b, self._masses[b].center) - at.point(a, self._masses[a].center)
            return np.asarray(-product / np.sqrt(dot(way, way)))

        _, slopes = gradient(self._places, (a, b), energy)
        yield from _pushed(slopes, -np.ones(len(self._motion.time)))

    def _resistance(self, load: Resistance) -> tuple[str, Array]:
        at = self._places.point(load.body, load.point)
        v = self._motion.point_velocity(load.body, at) - np.asarray(load.flow)
        w = self._motion.spin[load.body]
        fast, turning = (np.linalg.norm(each, axis=1, keepdims=True) for each in (v, w))
        force = -(load.linear + load.quadratic * fast) * v
        torque = -(load.rotary_linear + load.rotary_quadratic * turning) * w
        return load.body, self._at(load.body, at, force, torque)

    def _cushion(self, load: Cushion) -> Iterator[tuple[str, Array]]:
        """Yield the slopes of the energy of a bushing, and what its dampers do."""
        a, b = load.body_a, load.body_b

        def energy(at: Places) -> Array:
            axes = at.axes(a, load.axes_a)
            into = np.swapaxes(axes, -1, -2)
            way = at.point(b, load.point_b) - at.point(a, load.point_a)
            shift = (into @ way[..., None])[..., 0]
            turn = rotation_vector(into @ at.axes(b, load.axes_b))
            stretched = (shift**2 * np.asarray(load.stiffness)).sum(axis=-1)
            twisted = (turn**2 * np.asarray(load.rotary_stiffness)).sum(axis=-1)
            return np.asarray((stretched + twisted) / 2)

        _, slopes = gradient(self._places, (a, b), energy)
        yield from _pushed(slopes, -np.ones(len(self._motion.time)))
        for axis, damping, rotary in zip(
            load.axes_a, load.damping, load.rotary_damping, strict=True
        ):
            if damping:
                path = DisplacementPath(a, load.point_a, axis, b, load.point_b)
                yield from _pushed(self._paths.along(path)[1], -damping * self._paths.rate(path))
            if rotary:
                about = self._places.direction(a, axis)
                faster = dot(self._motion.spin[b] - self._motion.spin[a], about)
                torque = -rotary * faster[:, None] * about
                for body, sign in ((a, -1.0), (b, 1.0)):
                    yield body, np.hstack([np.zeros_like(torque), sign * torque])

    def _coupler(self, load: Coupler) -> tuple[str, Array]:
        k, c = self._paths.law(load.stiffness), self._paths.law(load.damping)
        hand, moved = self._hand(load)
        if not load.turns:
            at = self._places.point(load.body, load.point)
            v = self._motion.point_velocity(load.body, at)
            force = k[:, None] * (hand - at) + c[:, None] * (moved - v)
            return load.body, self._at(load.body, at, force, np.zeros_like(force))
        turned = Rotation.from_rotvec(hand) * Rotation.from_quat(load.orientation)
        here = Rotation.from_matrix(self._places.turn[load.body])
        way = (turned * here.inv()).as_rotvec()
        faster = spin(hand, moved) - self._motion.spin[load.body]
        torque = k[:, None] * way + c[:, None] * faster
        return load.body, np.hstack([np.zeros_like(torque), torque])

    def _hand(self, load: Coupler) -> tuple[Array, Array]:
        """Return where the hand is and how fast it moves, by differences of its law."""
        times = self._motion.time
        ahead, behind = (self._paths.at(times + sign * RATE_STEP) for sign in (1.0, -1.0))
        place = np.stack([self._paths.law(each) for each in load.place], axis=1)
        after = np.stack([ahead.law(each) for each in load.place], axis=1)
        before = np.stack([behind.law(each) for each in load.place], axis=1)
        return place, (after - before) / (2 * RATE_STEP)


def _pushed(slopes: Gradient, force: Array) -> Iterator[tuple[str, Array]]:
    for body, slope in slopes.items():
        yield body, force[:, None] * slope
