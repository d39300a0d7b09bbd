"""Where bodies are and how they move, over frames, and how that changes when they are shifted.

A derivative is taken by a complex step: f(x + i h) = f(x) + i h f'(x), exact to round-off for any
tiny h (Squire, Trapp, Using complex variables to estimate derivatives, SIAM Review 40, 1998).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from kane.fields import GROUND, Vector

Array = npt.NDArray[Any]
"""Numbers over frames: real ones, or complex ones while a derivative is taken."""

TINY = 1e-30  # its square is nothing beside 1, so the step has no error


@dataclass(frozen=True)
class Places:
    """Where the bodies are.

    Attributes:
        origin: (..., frames, 3) origin of each body in ground axes [m], by name.
        turn: (..., frames, 3, 3) matrix from the axes of each body to those of the ground.

    """

    origin: Mapping[str, Array]
    turn: Mapping[str, Array]

    def point(self, body: str, point: Vector | Array) -> Array:
        """Return a point of a body in ground axes, (..., frames, 3) [m]."""
        return self.origin[body] + self.direction(body, point)

    def direction(self, body: str, direction: Vector | Array) -> Array:
        """Return a vector in the axes of a body in ground axes, (..., frames, 3)."""
        return np.asarray(self.turn[body] @ np.asarray(direction, dtype=float))

    def axes(self, body: str, axes: Sequence[Vector]) -> Array:
        """Return a frame of a body, its axes as columns, (..., frames, 3, 3)."""
        return np.asarray(self.turn[body] @ np.transpose(np.asarray(axes, dtype=float)))


@dataclass(frozen=True)
class Motion:
    """Where the bodies are and how they move.

    Attributes:
        time: (frames,) [s].
        places: where they are.
        velocity: (frames, 3) velocity of the origin of each body in ground axes [m/s], by name.
        spin: (frames, 3) angular velocity of each body in ground axes [rad/s].

    """

    time: Array
    places: Places
    velocity: Mapping[str, Array]
    spin: Mapping[str, Array]

    def point_velocity(self, body: str, at: Array) -> Array:
        """Return the velocity of the point of a body that is at a place, (frames, 3) [m/s]."""
        arm = at - self.places.origin[body]
        return np.asarray(self.velocity[body] + np.cross(self.spin[body], arm))

    def part(self, frames: Array | slice) -> Motion:
        """Return some of the frames."""
        places = Places(_picked(self.places.origin, frames), _picked(self.places.turn, frames))
        return Motion(
            self.time[frames], places, _picked(self.velocity, frames), _picked(self.spin, frames)
        )


Gradient = dict[str, Array]
"""How a scalar changes when a body moves: (frames, 6) per length and per turn of each body, along
and about ground axes through its origin; and so, times a force along the scalar, the force on each
body and its moment about the origin."""


def motion(names: Sequence[str], time: Array, q: Array, u: Array) -> Motion:
    """Return the motion of recorded coordinates and speeds.

    Args:
        names: of the bodies.
        time: (frames,) [s].
        q: (frames, n, 7) origins [m] and Euler parameters e1 to e4, e4 the scalar.
        u: (frames, n, 6) velocities of the origins in ground axes [m/s], angular velocities in
            body axes [rad/s].

    """
    frames = len(time)
    origin = {GROUND: np.zeros((frames, 3))}
    turn = {GROUND: np.tile(np.eye(3), (frames, 1, 1))}
    velocity, spin = {GROUND: np.zeros((frames, 3))}, {GROUND: np.zeros((frames, 3))}
    for i, name in enumerate(names):
        origin[name], turn[name] = q[:, i, :3], _matrices(q[:, i, 3:])
        velocity[name] = u[:, i, :3]
        spin[name] = np.einsum("tij,tj->ti", turn[name], u[:, i, 3:])
    return Motion(np.asarray(time), Places(origin, turn), velocity, spin)


def _matrices(e: Array) -> Array:
    """Return R = (s^2 - v.v) 1 + 2 v v^T + 2 s [v x], of Euler parameters of any length."""
    e = e / np.linalg.norm(e, axis=1, keepdims=True)
    v, s = e[:, :3], e[:, 3]
    square = s * s - (v * v).sum(axis=1)
    R = 2 * v[:, :, None] * v[:, None, :] + 2 * s[:, None, None] * skew(v)
    return np.asarray(R + square[:, None, None] * np.eye(3))


def skew(v: Array) -> Array:
    """Return the matrices [v x] with [v x] a = v x a, (..., 3, 3)."""
    x, y, z = v[..., 0], v[..., 1], v[..., 2]
    none = np.zeros_like(x)
    rows = [[none, -z, y], [z, none, -x], [-y, x, none]]
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


def gradient(
    places: Places, bodies: Sequence[str], value: Callable[[Places], Array]
) -> tuple[Array, Gradient]:
    """Return a scalar, (frames,), and how it changes when bodies move.

    Args:
        places: where the bodies are.
        bodies: on which the scalar hangs.
        value: gives it, (..., frames), for any places.

    """
    moving = [body for body in dict.fromkeys(bodies) if body != GROUND]
    if not moving:
        return np.real(value(places)), {}
    found = value(_shifted(places, moving))
    slopes = np.moveaxis(found.imag / TINY, 0, -1)
    return found[0].real, {body: slopes[:, 6 * i : 6 * i + 6] for i, body in enumerate(moving)}


def _shifted(places: Places, moving: Sequence[str]) -> Places:
    """Return places with each of the bodies shifted along, and turned about, each ground axis."""
    origin = {name: each[None] for name, each in places.origin.items()}
    turn = {name: each[None] for name, each in places.turn.items()}
    for i, body in enumerate(moving):
        shifts, turns = np.zeros((2, 6 * len(moving), 1, 3), dtype=complex)
        for k in range(3):
            shifts[6 * i + k, 0, k] = 1j * TINY
            turns[6 * i + 3 + k, 0, k] = 1j * TINY
        origin[body] = origin[body] + shifts
        turn[body] = (np.eye(3) + skew(turns)) @ turn[body]
    return Places(origin, turn)


def rate(of: Gradient, how: Motion) -> Array:
    """Return how fast a scalar changes, (frames,)."""
    total = np.zeros(len(how.time))
    for body, slope in of.items():
        twist = np.hstack([how.velocity[body], how.spin[body]])
        total = total + (slope * twist).sum(axis=1)
    return total


def dot(a: Array, b: Array) -> Array:
    """Return a . b without conjugation, (...)."""
    return np.asarray((a * b).sum(axis=-1))


def arc(y: Array, x: Array) -> Array:
    """Return the angle whose sine goes as y and whose cosine as x, for complex steps, too."""
    real = np.arctan2(np.real(y), np.real(x))
    if not np.iscomplexobj(x) and not np.iscomplexobj(y):
        return np.asarray(real)
    square = np.real(x) ** 2 + np.real(y) ** 2
    slope = (np.real(x) * np.imag(y) - np.real(y) * np.imag(x)) / square
    return np.asarray(real + 1j * slope)


def rotation_vector(R: Array) -> Array:
    """Return the rotation vectors of matrices, (..., 3), for complex steps, too.

    The skew part of R is sin(a) n, so a n is that times a / sin(a).
    """
    sine = (
        np.stack(
            [R[..., 2, 1] - R[..., 1, 2], R[..., 0, 2] - R[..., 2, 0], R[..., 1, 0] - R[..., 0, 1]],
            axis=-1,
        )
        / 2
    )
    cosine = (R[..., 0, 0] + R[..., 1, 1] + R[..., 2, 2] - 1) / 2
    square = dot(sine, sine)
    small = (np.real(square) < 1e-6) & (np.real(cosine) > 0)  # the next term is below 1e-19
    safe = np.where(small, 1.0, square)
    size = np.sqrt(safe)
    series = 1 + square / 6 + 3 * square**2 / 40 + 5 * square**3 / 112
    return np.asarray(np.where(small, series, arc(size, cosine) / size)[..., None] * sine)


def _picked(of: Mapping[str, Array], frames: Array | slice) -> dict[str, Array]:
    return {name: each[frames] for name, each in of.items()}
