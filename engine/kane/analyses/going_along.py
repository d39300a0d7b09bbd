"""Whether the equations of small deviations stay the same, seen from axes that go along.

Forces that are the same now and later say little: a spring that goes round with a shaft and is not
strained, or a slot that is stiffer across than along, pulls at neither time. So all slopes of the
accelerations are compared.
"""

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kane.analyses.admissible import free_motions
from kane.analyses.answering import Answers, solved
from kane.analyses.modes import inertias
from kane.analyses.tangents import State, friction_by_multipliers, slopes
from kane.compiled.constraint_matrix import constraint_matrix, movable, placed
from kane.kernels.codes import POSITION, SPEED
from kane.kernels.equations.signals import CONTINUOUS

Array = npt.NDArray[np.float64]

ALIKE = 1e-6  # of the largest slope: speeds that were found, not typed, have some 1e-8


def equations_go_along(now: State, later: State, carried: Callable[[Array], Array]) -> bool:
    """Return whether slopes of the accelerations at a later state are those of now, carried there.

    Args:
        now: a state of a motion that may be steady; what the joints leave free goes along.
        later: another one of it, with accelerations and multipliers.
        carried: takes displacements (6 n, d), or changes of speeds, to the later time.

    Raises:
        NoSlopeError: the equations have no derivative there.

    """
    shifts, speeds, signals = _all_directions(now)
    before = _answers(now, shifts, speeds, signals)
    after = _answers(later, carried(shifts), carried(speeds), signals)
    carried_there = np.vstack([carried(before[0]), before[1]])
    apart = np.abs(np.vstack(after) - carried_there)
    sizes = np.abs(carried_there).max(axis=0, initial=0.0)
    of_signals = signals.any(axis=0)  # which have units of their own
    largest = np.where(of_signals, sizes, sizes[~of_signals].max(initial=0.0))
    return bool((apart.max(axis=0, initial=0.0) <= ALIKE * np.maximum(largest, 1e-300)).all())


def _all_directions(state: State) -> tuple[Array, Array, Array]:
    """Return displacements, changes of speeds and of signals along which all may deviate."""
    system = state.system
    B, level = constraint_matrix(system, placed(system, state.y)), system.tables.row_level
    T, N = free_motions(system, B[level == POSITION]), free_motions(system, B[level <= SPEED])
    owed = slopes(state, T, np.zeros_like(T)).speeds[level <= SPEED]
    E = solved(B[level <= SPEED], -owed, movable(system))
    integrated = np.flatnonzero(system.tables.signals["sampling"] == CONTINUOUS)
    changed = np.eye(system.signals)[:, integrated]
    still = np.zeros((len(T), changed.shape[1]))
    shifts = np.hstack([T, np.zeros_like(N), still])
    speeds = np.hstack([E, N, still])
    unchanged = np.zeros((system.signals, shifts.shape[1] - changed.shape[1]))
    return shifts, speeds, np.hstack([unchanged, changed])


def _answers(state: State, shifts: Array, speeds: Array, signals: Array) -> tuple[Array, Array]:
    """Return how accelerations (6 n, d) and rates of signals (s, d) change along directions."""
    system = state.system
    found = slopes(state, shifts, speeds, signals=signals)
    B = constraint_matrix(system, placed(system, state.y))
    free = free_motions(system, B)
    friction = friction_by_multipliers(state)
    answers = Answers(B, friction, free, inertias(system), movable(system))
    return answers.to(found.residuals, found.rows), found.signals
