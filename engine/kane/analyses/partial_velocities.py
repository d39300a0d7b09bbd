"""Partial velocities of bodies and points, and partial angular velocities of bodies.

The velocity of a point is linear in the generalized speeds: v = sum of v_r u_r + v_t. The
coefficients v_r are its partial velocities; v_t is there where drivers prescribe motion (Kane,
Levinson, Dynamics: Theory and Applications, 1985, section 2.14).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.generalized_speeds import GeneralizedSpeeds
from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.elements.measure_point import MeasurePoint

Array = npt.NDArray[np.float64]
Kind = Literal["velocity", "angular_velocity"]


class Mover(NamedTuple):
    """A point of a body, or the turn of a body.

    Attributes:
        name: of the body, for its mass centre and its turn, or of the measure point.
        kind: whether its velocity or its angular velocity is meant.
        body: place of the body among the bodies.
        arm: (3,) the point from the mass centre, in ground axes [m].
        at: (3,) where it is, in ground axes [m].

    """

    name: str
    kind: Kind
    body: int
    arm: Array
    at: Array


@dataclass(frozen=True)
class PartialVelocities:
    """Partial velocities at an instant, in ground axes and SI units.

    Attributes:
        time: [s].
        speeds: the generalized speeds.
        movers: body by body its mass centre, its turn unless it is a particle, and its points.

    """

    time: float
    speeds: GeneralizedSpeeds
    movers: tuple[Mover, ...]
    _u: Array
    _R: Array

    def of(self, mover: int) -> Array:
        """Return the partial velocities of a mover, (3, speeds), one a column."""
        chosen = self.movers[mover]
        return self._moved(chosen, self.speeds.of_body(chosen.body))

    def rest(self, mover: int) -> Array:
        """Return v_t of a mover, (3,) [m/s] or [rad/s]."""
        return self._of_speeds(mover, self.speeds.rest)

    def velocity(self, mover: int) -> Array:
        """Return the velocity of a mover, (3,) [m/s] or [rad/s]: what the sum is to give."""
        return self._of_speeds(mover, self._u)

    def sum(self, mover: int) -> Array:
        """Return the sum of v_r u_r, and v_t, (3,)."""
        return np.asarray(self.of(mover) @ self.speeds.values + self.rest(mover))

    def _of_speeds(self, mover: int, u: Array) -> Array:
        chosen = self.movers[mover]
        own = u[6 * chosen.body : 6 * chosen.body + 6, None]
        return self._moved(chosen, own)[:, 0]

    def _moved(self, mover: Mover, own: Array) -> Array:
        """Return the velocities of a mover for speeds of its body (6, k): v + w x arm, or w."""
        w = self._R[mover.body] @ own[3:]
        if mover.kind == "angular_velocity":
            return np.asarray(w)
        return np.asarray(own[:3] - np.cross(mover.arm, w, axisb=0).T)


@checked
def partial_velocities(
    instant: Instant, speeds: GeneralizedSpeeds, points: Sequence[MeasurePoint] | None = None
) -> PartialVelocities:
    """Return the partial velocities at an instant with respect to generalized speeds.

    Args:
        instant: a state.
        speeds: independent ones, or those of all bodies, at this instant.
        points: points of bodies; those of the model by default.

    """
    return PartialVelocities(
        time=instant.time,
        speeds=speeds,
        movers=tuple(_movers(instant, instant.system.model.points if points is None else points)),
        _u=instant.speeds,
        _R=instant.work.R[1:],
    )


def _movers(instant: Instant, points: Sequence[MeasurePoint]) -> Iterator[Mover]:
    system, p, R = instant.system, instant.work.p[1:], instant.work.R[1:]
    of_body: dict[str, list[MeasurePoint]] = {}
    for point in points:
        of_body.setdefault(point.body, []).append(point)
    for i, body in enumerate(system.model.bodies):
        yield Mover(body.name, "velocity", i, np.zeros(3), p[i])
        if not body.particle:
            yield Mover(body.name, "angular_velocity", i, np.zeros(3), p[i])
        for point in of_body.get(body.name, ()):
            arm = R[i] @ np.array(system.frames.point(point.body, point.point))
            yield Mover(point.name, "velocity", i, arm, p[i] + arm)
