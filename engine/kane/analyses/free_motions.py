"""Free motions as the eye sees them: the mechanism goes to and fro while its joints stay closed."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.analyses.generalized_speeds import GeneralizedSpeeds, independent_speeds
from kane.analyses.instant import Instant
from kane.arguments import checked
from kane.compiled import System
from kane.errors import ArgumentError
from kane.kernels.equations import assemble
from kane.kernels.equations.project import OPEN, close_positions, move, size
from kane.kernels.tables import make_work
from kane.model.poses import Poses, rotation_matrices
from kane.sentences import say

Array = npt.NDArray[np.float64]

TURN = 0.4  # rad that a body turns to either side at most, or as much of the mechanism's size
STEPS = 16  # to either side
CORRECTIONS = 20


@checked
def free_motion(instant: Instant, speed: str, joints_first: bool = True) -> tuple[Poses, ...]:
    """Return a loop of poses in which one independent speed is not zero and all others are.

    From the placement of the instant to one side, back, to the other side, and back. Time stands
    still: drivers hold. Where the joints let the mechanism go no farther, the way is shorter.

    Args:
        instant: a state on the constraints.
        speed: name of an independent generalized speed, see ``independent_speeds``.
        joints_first: as there.

    Raises:
        ArgumentError: there is no such independent speed.

    """
    speeds = independent_speeds(instant, joints_first=joints_first)
    if speed not in speeds.names:
        raise ArgumentError(
            say(
                "'{speed}' is none of the independent speeds {names}.",
                speed=speed,
                names=", ".join(speeds.names),
            )
        )
    there, back = (list(_way(instant, speeds, speed, sign, joints_first)) for sign in (1.0, -1.0))
    start = _poses(instant.system, instant.state[: 7 * instant.system.bodies])
    return (start, *there, *there[-2::-1], start, *back, *back[-2::-1])


def _way(
    instant: Instant, speeds: GeneralizedSpeeds, speed: str, sign: float, joints_first: bool
) -> Iterator[Poses]:
    """Yield the poses on the way to one side, each half way along the speeds in the middle."""
    n = instant.system.bodies
    here, r = instant, speeds.names.index(speed)
    gamma = np.asarray(speeds.gamma)[:, r]
    reach = sign * TURN / STEPS / _size(instant.system, gamma)
    for k in range(2 * STEPS):
        whole = k % 2 == 1
        onward = _moved(here, gamma * reach * (1.0 if whole else 0.5))
        if onward is None:
            return
        found = independent_speeds(onward, speeds.choice, joints_first)
        if found.names != speeds.names:
            return
        gamma = np.asarray(found.gamma)[:, r]
        if whole:
            here = onward
            yield _poses(here.system, here.state[: 7 * n])


def _moved(instant: Instant, step: Array) -> Instant | None:
    """Return the instant with all bodies moved and the joints closed; None if they do not."""
    system, before = instant.system, instant.work
    tables, work = system.tables, make_work(system.tables)
    work.clock[:] = before.clock
    y = instant.state.copy()
    move(y[: 7 * system.bodies], np.ascontiguousarray(step), np.inf, np.inf)
    left = close_positions(tables, work, y, np.zeros_like(step), CORRECTIONS, np.inf)
    if not left <= OPEN * size(tables, work):
        return None
    assemble.jacobians(tables, work)
    return replace(instant, state=y, work=work)


def _size(system: System, gamma: Array) -> float:
    """Return the largest speed of a motion, of shifts as parts of the mechanism's size."""
    blocks = np.abs(gamma.reshape(-1, 6))
    return float(max(blocks[:, :3].max() / system.tables.extent, blocks[:, 3:].max()))


def _poses(system: System, q: Array) -> Poses:
    n = system.bodies
    q, _ = system.frames.to_user(q.reshape(n, 7), np.zeros((n, 6)))
    names = tuple(body.name for body in system.model.bodies)
    return Poses(names, q[:, :3].copy(), rotation_matrices(q[:, 3:]))
