"""Drivers, locks and joints that contradict each other.

Elements of a circuit, see ``solve.circuits``, that ask for different things at some time, so that
no motion does what they ask for: w^T g != 0 for speeds and w^T gamma != 0 for accelerations.
"""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import sparse_constraint_matrix
from kane.elements.velocity_joint import VelocityJoint
from kane.errors import MotionError
from kane.kernels.codes import ACCELERATION, NOW, POSITION, SPEED
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.evaluate import evaluate
from kane.kernels.equations.project import OPEN, close_positions, close_speeds, size, speed_residual
from kane.kernels.tables import Work, make_work
from kane.sentences import NOTHING, Sentence, Template, both, listed, say
from kane.solve.circuits import Contradiction, at_odds
from kane.solve.play import DIGITS

Array = npt.NDArray[np.float64]

# Of the largest speed or acceleration; what rows that agree leave is round-off.
CLOSURE = 1e-9
ASKED = {POSITION: say("the place"), SPEED: say("the speed"), ACCELERATION: say("the acceleration")}
# One of them, and several.
DRIVERS = (Template("the driver {names}"), Template("the drivers {names}"))
VELOCITY_JOINTS = (Template("the velocity joint {names}"), Template("the velocity joints {names}"))
LOCKS = (Template("the lock {names}"), Template("the locks {names}"))
MOST_LOOKS = 200  # frames
MOST_CORRECTIONS = 500
LONGEST_TURN = 0.1  # rad a correction


def refuse_contradictions(system: System, work: Work, state: Array, left: float) -> None:
    """Raise MotionError where speeds or accelerations at the start cannot be what rows ask for.

    Args:
        system: the compiled model.
        work: holds the placement, and the factor of the rows that hold speeds.
        state: (state,) a state whose joints and speeds are closed as far as may be.
        left: the largest residual of its speeds [m/s]; all are in ``work.lam``.

    """
    n, tables = system.bodies, system.tables
    u = state[7 * n : 13 * n]
    if not (left <= _allowed(system) or left <= _allowed(system) * float(np.abs(u).max(initial=0))):
        found = _contradiction(system, work, work.lam.copy(), SPEED)
        raise _refusal(found) if found else MotionError(_speeds_lost(system))
    if tables.drives.size and (work.redundant[0] or tables.highest_level > SPEED):
        found = _of_accelerations(system, work, state)
        if found:
            raise _refusal(found)


def contradiction_at(system: System, work: Work, time: float, state: Array) -> Contradiction | None:
    """Return what contradicts a driver at a time of a run, in places, speeds or accelerations.

    Args:
        system: the compiled model.
        work: work arrays, with a time of the run's segment in ``clock[BETWEEN_JUMPS]``.
        time: at which the contradiction shows [s].
        state: (state,) the state before.

    """
    n, tables = system.bodies, system.tables
    if not (tables.drives.size and np.isfinite(state).all()):
        return None
    state = state.copy()
    work.clock[NOW] = time
    u, step = state[7 * n : 13 * n], np.zeros(6 * n)
    left = close_positions(tables, work, state, step, MOST_CORRECTIONS, LONGEST_TURN)
    if not left <= OPEN / 2 * size(tables, work):
        primitives.jacobians(tables, work)
        return _contradiction(system, work, work.phi.copy(), POSITION)
    close_speeds(tables, work, u)
    left = float(speed_residual(tables, work, u))
    if not left <= _allowed(system) * max(float(np.abs(u).max(initial=0.0)), 1.0):
        return _contradiction(system, work, work.lam.copy(), SPEED)
    return _of_accelerations(system, work, state)


def first_contradiction(
    system: System, times: Array, frames: Array
) -> tuple[int, Contradiction] | None:
    """Return what contradicts drivers of accelerations within a run, and at which frame.

    Nothing keeps a mechanism from the motion that is left to it where they are at odds, so their
    equations are looked at in frames that lie evenly in the run.

    Args:
        system: the system as it was run.
        times: (frames,) [s].
        frames: (frames, state + m + k) what was recorded.

    """
    if system.tables.highest_level < ACCELERATION or not system.tables.drives.size:
        return None
    work = make_work(system.tables)

    def at(frame: int) -> Contradiction | None:
        work.clock[:] = times[frame]
        return _of_accelerations(system, work, np.array(frames[frame, : system.state_size]))

    at(0)
    if not work.redundant[0]:  # nor anywhere else, but for a singular position
        return None
    stride = max(1, len(times) // MOST_LOOKS)
    seen = next((frame for frame in range(0, len(times), stride) if at(frame)), 0)
    for frame in range(max(0, seen - stride), seen + 1):
        if found := at(frame):
            return frame, found
    return None


def _of_accelerations(system: System, work: Work, state: Array) -> Contradiction | None:
    """Return what contradicts itself in the accelerations of a state whose speeds are closed."""
    n, y_dot = system.bodies, np.zeros(system.state_size)
    with np.errstate(all="ignore"):
        evaluate(system.tables, work, float(work.clock[NOW]), state, y_dot, False)
        B = sparse_constraint_matrix(system, work.J)
        left = B @ y_dot[7 * n : 13 * n] - work.gamma
        scale = max(np.abs(work.gamma).max(), (abs(B) @ np.abs(y_dot[7 * n : 13 * n])).max())
    if not np.abs(left).max() > _allowed(system) * scale:  # nor what is not a number
        return None
    return _contradiction(system, work, left, ACCELERATION)


def _allowed(system: System) -> float:
    """Return what rows that agree may leave of the largest speed or acceleration."""
    return 10 * DIGITS if system.tables.play.size else CLOSURE


def _contradiction(system: System, work: Work, left: Array, level: int) -> Contradiction | None:
    names = at_odds(system, work, left, level, led=True)
    return _told(system, names, level) if names else None


def _told(system: System, names: tuple[str, ...], level: int) -> Contradiction:
    """Say that elements contradict each other, of which one at least is a function of time."""
    model = system.model
    prescribed = [j.name for j in model.joints if isinstance(j, VelocityJoint) and j.speed]
    kinds = {
        DRIVERS: [driver.name for driver in model.drivers if driver.name in names],
        VELOCITY_JOINTS: [name for name in prescribed if name in names],
        LOCKS: [lock.name for lock in model.locks if lock.name in names],
    }
    leading = [name for own in kinds.values() for name in own]
    others = [name for name in names if name not in leading]
    who = both(
        [
            (one if len(own) == 1 else many).say(names=listed(own))
            for (one, many), own in kinds.items()
            if own
        ]
    )
    if len(leading) > 1:
        between = (
            say("; {others} connect what they hold", others=listed(others)) if others else NOTHING
        )
        clause = say(
            "{who} contradict each other in {asked} that they ask for{between}",
            who=who,
            asked=ASKED[level],
            between=between,
        )
        advice = say("Leave one of them out, or change a function of time until they agree.")
    elif others:
        clause = say(
            "{who} asks for {asked} that {others} do not allow",
            who=who,
            asked=ASKED[level],
            others=listed(others),
        )
        advice = say("Leave it out, change its function of time, or free one of these joints.")
        rolling = [name for name in others if _holds_speeds(system, name)]
        if rolling and level == ACCELERATION:
            advice = say(
                "{names} lets a body go only where it heads, so its point there cannot be led both "
                "ways: lead another point of it, or its heading and one way.",
                names=listed(rolling),
            )
    else:
        clause = say(
            "{who} asks for {asked} that nothing there can have", who=who, asked=ASKED[level]
        )
        advice = say("Leave it out, or let it hold another coordinate.")
    return Contradiction((*leading, *others), clause, advice)


def _holds_speeds(system: System, name: str) -> bool:
    """Return whether an element holds speeds and no place, as an edge and what rolls do."""
    levels = system.tables.row_level[system.joint_rows[name]]
    return bool((levels == SPEED).any())


def _speeds_lost(system: System) -> Sentence:
    """Say that speeds which nothing contradicts were lost in round-off."""
    heaviest = max(system.model.bodies, key=lambda body: body.mass_properties().mass)
    lightest = min(system.model.bodies, key=lambda body: body.mass_properties().mass)
    return say(
        "The speeds of the bodies cannot be made to fit the joints within the digits "
        "of the computer: numbers of the model differ too much in size. Its lightest "
        "body is '{lightest}' of {least:.3g} kg, its heaviest '{heaviest}' of {most:.3g} kg.",
        lightest=lightest.name,
        least=lightest.mass_properties().mass,
        heaviest=heaviest.name,
        most=heaviest.mass_properties().mass,
    )


def _refusal(found: Contradiction) -> MotionError:
    return MotionError(found.sentence, found.elements)
