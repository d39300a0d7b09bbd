"""How heavy a mechanism feels to a hand that holds a point of it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import ArgumentError
from kane.fields import Vector
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.respond import respond
from kane.kernels.tables import Work, make_work
from kane.sentences import say
from kane.suggestion import suggestion

Array = npt.NDArray[np.float64]

ORIGIN: Vector = (0.0, 0.0, 0.0)
# Of the mobility of the body by itself: what the joints leave of it by round-off alone.
IMMOBILE = 1e-11


@dataclass(frozen=True)
class EffectiveMass:
    """The mass that a force at a point of a mechanism meets, with its constraints as they are.

    W = J M^-1 J^T with the speeds that the constraints leave: a force F at the point gives it the
    acceleration W F more. Along a direction n the mass is 1 / (n . W n). (Khatib, IEEE Journal of
    Robotics and Automation 3, 1987, pp. 43-53.) Of a torque the same holds of inertia and angular
    acceleration [kg m^2].

    What holds counts: joints, closed stops, and what sticks. Friction that slides does not, as it
    is no constraint but a force. It changes with the load that a pull puts on its rows, by
    mu dN / dF, so what a force F gives would be (W - mu G) F: no symmetric matrix, with no ellipse,
    and against a jam it has negative values, along which the point comes towards the hand. The mass
    is that of the kinetic energy, v . W^-1 v / 2, which no friction changes; a hand whose stiffness
    and damping go by it is damped by the friction besides.

    Attributes:
        mobility: (3, 3) W in ground axes [1/kg].
        free: the largest mobility of the body by itself [1/kg].

    """

    mobility: Array
    free: float

    @property
    def masses(self) -> Array:
        """The masses along the axes, (3,), ascending; infinite where it cannot move [kg]."""
        return self._principal[0]

    @property
    def axes(self) -> Array:
        """The axes of the ellipse, unit vectors in ground axes as rows, (3, 3)."""
        return self._principal[1]

    def along(self, direction: Vector) -> float:
        """Return the mass along a direction of any length but zero; infinite where it is held."""
        n = np.array(direction) / np.linalg.norm(direction)
        given = float(n @ self.mobility @ n)
        return 1.0 / given if given > IMMOBILE * self.free else np.inf

    @property
    def _principal(self) -> tuple[Array, Array]:
        given, axes = np.linalg.eigh(self.mobility)
        moves = given > IMMOBILE * self.free
        masses = np.full(3, np.inf)
        masses[moves] = 1.0 / given[moves]
        return masses[::-1], axes.T[::-1]


def mass_at(
    system: System,
    time: float,
    state: Array,
    body: str,
    point: Vector,
    *,
    turning: bool,
    work: Work | None = None,
) -> EffectiveMass:
    """Return how heavy a body feels at a state of a system, (state,); ``work`` is scratch."""
    index = number_of(system, body)
    work = work or make_work(system.tables)
    work.clock[BETWEEN_JUMPS] = time
    evaluate(system.tables, work, time, state, np.zeros(state.size), False)
    J = np.zeros((3, 6 * system.bodies))
    R = work.R[index]
    own = slice(6 * index - 6, 6 * index)
    if turning:
        J[:, own][:, 3:] = R
    else:
        arm = R @ np.array(system.frames.point(body, point))
        J[:, own] = np.hstack([np.eye(3), np.cross(arm, np.eye(3)) @ R])
    own_mobility = J[:, own] * system.tables.bodies["inverse"][index] @ J[:, own].T
    rates, pulls = np.zeros_like(J), np.zeros((3, system.rows))
    respond(system.tables, work, J, rates, pulls)
    found = J @ rates.T
    free = float(np.linalg.eigvalsh(own_mobility)[-1])
    return EffectiveMass(0.5 * (found + found.T), free)


def number_of(system: System, body: str) -> int:
    """Return the number of a body that can move.

    Raises:
        ArgumentError: there is none of that name.

    """
    number = system.frames.index.get(body, 0)
    if not number:
        known = list(system.frames.index)[1:]
        raise ArgumentError(
            say(
                "There is no body '{body}' that can move{suggestion}.",
                body=body,
                suggestion=suggestion(body, known),
            )
        )
    return number
