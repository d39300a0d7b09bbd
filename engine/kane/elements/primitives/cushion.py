"""Cushion: springs and dampers along and about the axes of a frame."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own
from kane.elements.primitives.turns import rotation_vectors
from kane.fields import Vector

Triad = tuple[Vector, Vector, Vector]


@dataclass(frozen=True)
class Cushion(Load):
    """Springs and dampers along and about the axes of a frame of ``body_a``.

    Formulas are those of ``kernels.primitives.cushion``.

    ``axes_a`` and ``axes_b`` are the unit vectors x, y, z of the two frames in body axes.
    """

    table: ClassVar[str] = "cushions"

    body_a: str
    point_a: Vector
    axes_a: Triad
    body_b: str
    point_b: Vector
    axes_b: Triad
    stiffness: Vector
    damping: Vector
    rotary_stiffness: Vector
    rotary_damping: Vector

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.cushion import CUSHION

        return CUSHION

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry."""
        frames = loads.frames
        loads.enter(
            self.table,
            {
                "body_a": frames.index[self.body_a],
                "body_b": frames.index[self.body_b],
                "point_a": frames.point(self.body_a, self.point_a),
                "point_b": frames.point(self.body_b, self.point_b),
                "axes_a": [frames.axis(self.body_a, axis) for axis in self.axes_a],
                "axes_b": [frames.axis(self.body_b, axis) for axis in self.axes_b],
                "stiffness": self.stiffness,
                "damping": self.damping,
                "rotary_stiffness": self.rotary_stiffness,
                "rotary_damping": self.rotary_damping,
            },
        )

    def stored(self, run: Motion) -> Array:
        """Return d . K d / 2 + theta . K_r theta / 2, (frames,) [J]."""
        state = self._state(run)
        of_shift = state.shift**2 @ np.array(self.stiffness)
        of_turn = state.turn**2 @ np.array(self.rotary_stiffness)
        return np.asarray((of_shift + of_turn) / 2)

    def force(self, run: Motion) -> Array:
        """Return the force on body B in ground axes, (frames, 3) [N]."""
        state = self._state(run)
        force = -(state.shift * self.stiffness + state.shift_rate * self.damping)
        return _turned(state.axes, force)

    def torque(self, run: Motion) -> Array:
        """Return the torque on body B in ground axes, (frames, 3) [N m]."""
        state = self._state(run)
        torque = -_pulled_back(state.turn, state.turn * self.rotary_stiffness)
        torque -= state.spin * self.rotary_damping
        return _turned(state.axes, torque)

    def _state(self, run: Motion) -> "_State":
        a, b = self.body_a, self.body_b
        axes = run.rotation(a) @ np.transpose(self.axes_a)
        axes_b = run.rotation(b) @ np.transpose(self.axes_b)
        into = np.swapaxes(axes, 1, 2)
        way = run.point(b, self.point_b) - run.point(a, self.point_a)
        rate = run.velocity(b, self.point_b) - run.velocity(a, self.point_a)
        rate = rate - np.cross(run.angular_velocity(a), way)
        spin = run.angular_velocity(b) - run.angular_velocity(a)
        turn = rotation_vectors(into @ axes_b)
        return _State(axes, _turned(into, way), _turned(into, rate), turn, _turned(into, spin))


class _State(NamedTuple):
    """Frame A in ground axes, and in its axes what has happened to frame B, (frames, 3) each."""

    axes: Array
    shift: Array
    shift_rate: Array
    turn: Array
    spin: Array


def _turned(turn: Array, vectors: Array) -> Array:
    """Return vectors (frames, 3) turned by matrices (frames, 3, 3)."""
    return np.asarray(np.einsum("tij,tj->ti", turn, vectors))


def _pulled_back(turn: Array, moment: Array) -> Array:
    """Return J^-T m for the left Jacobian J of the turns, (frames, 3)."""
    angle = np.linalg.norm(turn, axis=1, keepdims=True)
    half = angle / 2
    # 1 - x cot x over the square; 1/12 where the turn is so small that the square underflows
    shares = np.full_like(angle, 1 / 12)
    large = angle > 1e-3  # below it theta^2/720 is less than round-off of the term beside it
    shares[large] = (1 - half[large] / np.tan(half[large])) / angle[large] ** 2
    across = np.cross(turn, moment)
    return np.asarray(moment + across / 2 + shares * np.cross(turn, across))
