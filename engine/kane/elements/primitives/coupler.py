"""Coupler: a spring and a damper from a body to a hand that moves as functions of time."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

import numpy as np

from kane.elements.primitives.load import Load
from kane.elements.primitives.motion import Motion
from kane.elements.primitives.surroundings import Array, LoadTables, Own
from kane.elements.primitives.turns import rotation_vectors
from kane.fields import Quadruple, Varying, VaryingVector, Vector


@dataclass(frozen=True)
class Coupler(Load):
    """A spring and a damper from a body to a hand.

    Formulas are those of ``kernels.primitives.coupler``.

    ``place`` is where the hand is in ground axes; of one that turns, the rotation vector from
    ``orientation``, the unit Euler parameters of the body. All numbers may be functions of time.
    """

    table: ClassVar[str] = "couplers"

    name: str
    body: str
    point: Vector
    turns: bool
    orientation: Quadruple
    place: VaryingVector
    stiffness: Varying
    damping: Varying

    @staticmethod
    def dtype() -> "np.dtype[np.void]":
        """Return the type of its entry."""
        from kane.kernels.primitives.coupler import COUPLER

        return COUPLER

    def enter(self, name: str, loads: LoadTables, own: Own) -> None:
        """Add its entry."""
        number = loads.frames.index[self.body]
        places = [loads.rates(name, each, 1) for each in self.place]
        stiffness, stiffening = loads.rates(name, self.stiffness, 1)
        loads.enter(
            self.table,
            {
                "body": number,
                "point": loads.frames.point(self.body, self.point),
                "turns": self.turns,
                "orientation": matrix(self.orientation) @ loads.frames.axes[number],
                "place": [place for place, _ in places],
                "rate": [rate for _, rate in places],
                "stiffness": stiffness,
                "stiffening": stiffening,
                "damping": loads.program(name, self.damping, own),
            },
        )

    def stored(self, run: Motion) -> Array:
        """Return k d^2 / 2, (frames,) [J]."""
        state = self._state(run)
        return np.asarray(state.stiffness * (state.way**2).sum(axis=1) / 2)

    def effort(self, run: Motion) -> Array:
        """Return the force, or of a hand that turns the torque, in ground axes, (frames, 3)."""
        state = self._state(run)
        return np.asarray(
            state.stiffness[:, None] * state.way + state.damping[:, None] * state.rate
        )

    def _state(self, run: Motion) -> "_State":
        hand = run.hand(self.name)
        if not self.turns:
            way = hand.place - run.point(self.body, self.point)
            rate = hand.rate - run.velocity(self.body, self.point)
            return _State(way, rate, hand.stiffness, hand.damping)
        from scipy.spatial.transform import Rotation  # after a run it is there already

        turned = Rotation.from_rotvec(hand.place) * Rotation.from_quat(self.orientation)
        back = np.swapaxes(run.rotation(self.body), 1, 2)
        way = rotation_vectors(turned.as_matrix() @ back)
        rate = spin(hand.place, hand.rate) - run.angular_velocity(self.body)
        return _State(way, rate, hand.stiffness, hand.damping)


class _State(NamedTuple):
    """The way to the hand and its rate in ground axes, (frames, 3), and the grip, (frames,)."""

    way: Array
    rate: Array
    stiffness: Array
    damping: Array


def matrix(e: Quadruple) -> Array:
    """Return the matrix from body to ground axes of unit Euler parameters, (3, 3)."""
    x, y, z, s = e
    return np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * s), 2 * (x * z + y * s)],
            [2 * (x * y + z * s), 1 - 2 * (x * x + z * z), 2 * (y * z - x * s)],
            [2 * (x * z - y * s), 2 * (y * z + x * s), 1 - 2 * (x * x + y * y)],
        ]
    )


def spin(turn: Array, rate: Array) -> Array:
    """Return J phi' for the left Jacobian J of the turns, (frames, 3) [rad/s]."""
    angle = np.linalg.norm(turn, axis=1, keepdims=True)
    small = angle < 1e-2  # as in the kernel
    safe = np.where(small, 1.0, angle)
    cosines = np.where(small, 0.5 - angle**2 / 24, (1 - np.cos(safe)) / safe**2)
    sines = np.where(small, 1 / 6 - angle**2 / 120, (safe - np.sin(safe)) / safe**3)
    across = np.cross(turn, rate)
    return np.asarray(rate + cosines * across + sines * np.cross(turn, across))
