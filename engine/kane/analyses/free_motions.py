"""Free motions as the eye sees them: the mechanism goes to and fro while its joints stay closed."""

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt

from kane.analyses.generalized_speeds import GeneralizedSpeeds, independent_speeds
from kane.analyses.instant import Instant
from kane.compiled import System
from kane.kernels import assemble
from kane.kernels.project import OPEN, close_positions, move, size
from kane.kernels.tables import make_work
from kane.model.poses import Poses, rotation_matrices

Array = npt.NDArray[np.float64]

TURN = 0.4  # rad that a body turns to either side at most, or as much of the mechanism's size
STEPS = 16  # to either side
CORRECTIONS = 20


def free_motion(instant: Instant, speed: str, joints_first: bool = True) -> tuple[Poses, ...]:
    """Return a loop of poses in which one independent speed is not zero and all others are.

    From the placement of the instant to one side, back, to the other side, and back. Time stands
    still: drivers hold. Where the joints let the mechanism go no farther, the way is shorter.

    Args:
        instant: a state on the constraints.
        speed: name of an independent generalized speed, see ``independent_speeds``.
        joints_first: as there.

    Raises:
        ValueError: there is no such independent speed.

    """
    speeds = independent_speeds(instant, joints_first=joints_first)
    if speed not in speeds.names:
        raise ValueError(f"'{speed}' is none of the independent speeds {', '.join(speeds.names)}")
    there, back = (list(_way(instant, speeds, speed, sign, joints_first)) for sign in (1.0, -1.0))
    start = _poses(instant.system, instant.state)
    return (start, *there, *there[-2::-1], start, *back, *back[-2::-1])


def _way(
    instant: Instant, speeds: GeneralizedSpeeds, speed: str, sign: float, joints_first: bool
) -> Iterator[Poses]:
    """Yield the poses on the way to one side."""
    system = instant.system
    n, choice = system.bodies, speeds.choice
    work, step = make_work(system.tables), np.zeros(6 * n)
    work.clock[:] = instant.work.clock
    work.path_turned[:] = instant.work.path_turned
    y = instant.state.copy()
    q = y[: 7 * n]
    gamma = np.asarray(speeds.gamma)[:, speeds.names.index(speed)]
    reach = sign * TURN / STEPS / _size(system, gamma)
    for _ in range(STEPS):
        move(q, np.ascontiguousarray(gamma * reach), np.inf, np.inf)
        left = close_positions(system.tables, work, q, step, CORRECTIONS, np.inf)
        if not left <= OPEN * size(system.tables, work):
            return
        yield _poses(system, y)
        assemble.jacobians(system.tables, work)
        here = Instant(system, instant.time, y, instant.rates, instant.multipliers, work)
        onward = independent_speeds(here, choice, joints_first)
        if onward.choice is None or onward.choice.speeds != speeds.names:
            return
        gamma = onward.gamma[:, speeds.names.index(speed)]


def _size(system: System, gamma: Array) -> float:
    """Return the largest speed of a motion, of shifts as parts of the mechanism's size."""
    blocks = np.abs(gamma.reshape(-1, 6))
    return float(max(blocks[:, :3].max() / system.tables.extent, blocks[:, 3:].max()))


def _poses(system: System, y: Array) -> Poses:
    n = system.bodies
    q, _ = system.frames.to_user(y[: 7 * n].reshape(n, 7), np.zeros((n, 6)))
    names = tuple(body.name for body in system.model.bodies)
    return Poses(names, q[:, :3].copy(), rotation_matrices(q[:, 3:]))
