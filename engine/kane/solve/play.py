"""Play: joints that hold the same more than once, and agree but for the digits of the model.

Three hinges of a door hold fifteen conditions, of which five would do. Their points are typed with
six to nine digits, and so no placement closes all of them: taken at its word the model could not
move. Rows that the others hold already, but for those digits, are therefore let have a play. They
get no multiplier, as all that is redundant, and a gap within their play counts as closed. What
moves is the mechanism of the rows that are left, to round-off; how far the others gape is told.

A row is given a play where it is redundant at a placement and stays so on the way that the joints
leave free. One that is redundant in a singular position alone, such as a parallelogram laid flat,
holds something of its own as soon as the mechanism moves, and gets none.
"""

import math
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.compiled.constraint_matrix import lengths, placed
from kane.kernels.codes import ACCELERATION, POSITION
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.project import OPEN, close_positions, move, size
from kane.kernels.linear.pivot import REDUNDANT
from kane.kernels.tables import Work, make_work
from kane.sentences import NOTHING, Sentence, listed, say
from kane.solve.circuits import Contradiction, at_odds
from kane.solve.methods.method import Trouble
from kane.solve.null_space import null_space
from kane.solve.rank import by_rows, inverse_pivots, rank

Array = npt.NDArray[np.float64]
Rows = npt.NDArray[np.bool_]

# Of the size of the mechanism: what numbers of five or six digits leave, and a hundredth of what
# the gaps of the drawing show.
DIGITS = 1e-5
# Pivots go with the squares of such parts. The second is for real masses: about its axis a thin
# shaft resists a turn so much less than its length would.
SLACK_OF_LENGTHS, SLACK = 1e2, 1e6
DOUBTFUL = 1e-5  # part of its diagonal entry; a smaller pivot may be that of a row with play
WAYS = (0.1, 0.03, 0.01)  # rad, or of the size, that the mechanism is moved to see what stays
DISTINCT = 10.0  # times the gap, by which rows must differ lest they be told to hold the same
MOST_ALIKE = 1e-2  # rows that differ by more do not hold the same, whatever the gap
NEARLY = 0.99  # where a run breaks off, the last gap before is as wide as the play
MOST_CORRECTIONS = 30
LONGEST_TURN = 0.1  # rad a correction
MOVE_ONE = say(
    "Move the points or axes of one of them until they do, or take joints that hold less."
)
NEVER = ACCELERATION + 1  # the level of rows that hold nothing


def with_play(system: System, state: Array) -> System:
    """Return the system with play in the rows that may have some; itself where none may.

    Args:
        system: the compiled model.
        state: (state,) a state whose joints are closed, but for gaps within the digits.

    """
    if system.tables.play.size:
        return system
    loose = _with_slack_everywhere(system, state)
    idle = _redundant(loose, state)
    moved = moved_on(loose, state) if idle.any() else None
    if moved is None:
        return system
    idle &= _redundant(loose, moved)
    if not idle.any():
        return system
    play, slack = np.where(idle, digits(system, state), 0.0), np.where(idle, SLACK, 1.0)
    return replace(system, tables=replace(system.tables, play=play, slack=slack))


def with_play_of(other: System, system: System) -> System:
    """Return a system with the play of another one that has the same rows."""
    if other.rows != system.rows:  # the free mode of a run whose constraints change has no play
        return system
    tables = replace(system.tables, play=other.tables.play, slack=other.tables.slack)
    return replace(system, tables=tables)


def digits(system: System, state: Array) -> float:
    """Return what the digits of a model's numbers may leave open [m].

    It goes with the room that the bodies and joints take up, wherever in the world that is.
    """
    return DIGITS * float(np.ptp(places(system, state), axis=0).max())


def places(system: System, state: Array) -> Array:
    """Return where the mass centres are and the points of joints, (k, 3) in ground axes [m]."""
    work, frames = placed(system, state), system.frames
    ends = [end for joint in system.model.joints for end in joint.ends()]
    points = [
        work.p[frames.index[body]] + work.R[frames.index[body]] @ frames.point(body, point)
        for body, point in ends
    ]
    return np.array([*work.p[1:], *points])


def without_doubt(system: System, state: Array, work: Work) -> System:
    """Return the system with play where rows are independent in a factor by the digits alone.

    Args:
        system: the compiled model.
        state: (state,) a state whose joints are closed.
        work: holds the factor of its rows.

    """
    pattern = system.tables.pattern
    over_diagonal = by_rows(pattern, inverse_pivots(pattern, work) * work.whole)
    doubted = over_diagonal > 1 / DOUBTFUL
    if not doubted.any():
        return system
    found = with_play(system, state)
    idle = found.tables.slack > 1.0
    return found if idle.size and (idle & doubted).any() else system


def gapes(system: System, trouble: Trouble) -> bool:
    """Whether rows with play stand open where a run without play broke off."""
    if not system.tables.play.size:
        return False
    for state in (trouble.tried, trouble.reached):
        if np.isfinite(state).all():
            gaps = np.abs(_residuals(system, state, trouble.time)[system.tables.play > 0.0])
            if gaps.max(initial=0.0) > OPEN / 2 * _size(system, state):
                return True
    return False


def parted(system: System, trouble: Trouble) -> Contradiction | None:
    """Return what says the same more than once and no longer agrees within the play."""
    play = system.tables.play
    for state in (trouble.tried, trouble.reached):
        if play.size and np.isfinite(state).all():
            left = _residuals(system, state, trouble.time)
            beyond = (play > 0.0) & (np.abs(left) > NEARLY * play)
            names = at_odds(
                system, placed(system, state), np.where(beyond, left, 0.0), POSITION, led=False
            )
            if names:
                clause = say(
                    "{names} hold the same more than once and no longer agree within the digits "
                    "of the model",
                    names=listed(names),
                )
                return Contradiction(names, clause, MOVE_ONE)
    return None


def told(system: System, time: float, state: Array, gap: float) -> Sentence:
    """Return a sentence on joints that hold the same more than once and do not quite agree.

    Args:
        system: the system as it was run.
        time: of the state [s].
        state: (state,) a state of the run.
        gap: the largest residual of the run [m].

    """
    if not system.tables.play.size or not gap > OPEN * _size(system, state):
        return NOTHING
    left = _residuals(system, state, time)
    names = at_odds(system, placed(system, state), left, POSITION, led=False)
    if not names:
        return NOTHING
    return say(
        "{names} hold the same more than once and do not quite agree: gaps of up to "
        "{gap:.3g} m stay open.",
        names=listed(names),
        gap=gap,
    )


def too_far_apart(system: System, gap: float) -> Sentence:
    """Return why joints cannot be closed that hold the same more than once, and what to do.

    Args:
        system: the compiled model.
        gap: what the joints leave open at least [m].

    Returns:
        two sentences; nothing where the joints as drawn say nothing twice.

    """
    state = system.initial_state
    part = min(DISTINCT * gap / (digits(system, state) / DIGITS or 1.0), MOST_ALIKE)
    loose = _with_slack_everywhere(system, state, max(SLACK_OF_LENGTHS, part**2 / REDUNDANT))
    work = placed(system, state)
    primitives.residuals(system.tables, work)
    names = at_odds(loose, work, work.phi.copy(), POSITION, led=False)
    if len(names) < 2:
        return NOTHING
    return say(
        "{names} hold the same more than once and do not agree within the digits of "
        "the model. {way_out}",
        names=listed(names),
        way_out=MOVE_ONE,
    )


def _residuals(system: System, state: Array, time: float) -> Array:
    """Return the residuals, (m,) [m], when a state is put on the constraints of a time."""
    work, closed = make_work(system.tables), state[: system.state_size].copy()
    work.clock[:] = time
    close_positions(system.tables, work, closed, _step(system), MOST_CORRECTIONS, LONGEST_TURN)
    residuals: Array = work.phi.copy()
    return residuals


def _size(system: System, state: Array) -> float:
    return float(size(system.tables, placed(system, state)))


def _with_slack_everywhere(system: System, state: Array, times: float = SLACK_OF_LENGTHS) -> System:
    """Return a system in which what is held but for the digits counts as held, by lengths."""
    slack = np.full(system.rows, times)
    extent = digits(system, state) / DIGITS or system.tables.extent
    return replace(system, tables=replace(system.tables, slack=slack, extent=extent))


def _redundant(system: System, state: Array) -> Rows:
    """Return the rows, (m,), that those before them in the order of elimination make redundant."""
    redundant = np.ones(system.rows, dtype=bool)
    redundant[rank(system, placed(system, state), ACCELERATION).independent] = False
    return redundant


def moved_on(system: System, state: Array) -> Array | None:
    """Return a state some way along the motions that the joints leave free.

    Drivers hold nothing: they could keep a mechanism in a singular position. Where nothing can
    move it is the state itself, and None where the joints do not close on the way.
    """
    level = system.tables.row_level.copy()
    level[system.tables.drives["row"]] = NEVER
    free = replace(system, tables=replace(system.tables, row_level=level))
    motions = null_space(free, placed(free, state), POSITION)
    if not motions.shape[1]:
        return state
    way = motions @ np.random.default_rng(0).normal(size=motions.shape[1])
    way /= np.abs(way / lengths(system)).max()
    idle = _redundant(free, state)
    play = np.where(level == NEVER, np.inf, np.where(idle, digits(system, state), 0.0))
    tables = replace(free.tables, play=play, slack=np.where(idle, SLACK, 1.0))
    for part in WAYS:
        moved, work = state.copy(), make_work(tables)
        q = moved[: 7 * system.bodies]
        move(q, part * tables.extent * way, math.inf, math.inf)
        left = close_positions(tables, work, moved, _step(system), MOST_CORRECTIONS, LONGEST_TURN)
        if left <= OPEN * float(size(tables, work)):
            return moved
    return None


def _step(system: System) -> Array:
    return np.zeros(6 * system.bodies)
