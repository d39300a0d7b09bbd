"""How long the steps of a run may be: by its settings, and by what its laws of time do."""

import math

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import SettingsError
from kane.model import SolverSettings
from kane.sentences import Template, say

Array = npt.NDArray[np.float64]

MOST_STEPS = 1e12  # years of computation
SEEN = 2.0  # times the quickest way of a condition: a step in which it is looked at often enough
NEAR = 10.0  # of the longer of their steps; stretches that are no farther apart are joined
WORDS = {
    "step": Template("A step of {step:.3g} s"),
    "max_step": Template("A longest step of {step:.3g} s"),
}


def longest_fixed_step(settings: SolverSettings) -> float:
    """Return the step of a method of fixed step [s].

    Raises:
        SettingsError: no run can take so many steps.

    """
    return min(_checked(settings, "step", settings.step), _longest(settings))


def step_limits(system: System, settings: SolverSettings, jumps: Array) -> Array:
    """Return the pieces of a run that have a longest step, (k, 3).

    See ``kernels.methods.step_limits``.

    Args:
        system: the compiled model.
        settings: of the run.
        jumps: times at which loads or drivers jump, ascending within the run [s].

    Raises:
        SettingsError: no run can take so many steps.

    """
    pieces = _short_pieces(system, settings, jumps)
    longest = min(_longest(settings), _seen(system, settings, jumps))
    return pieces if longest == math.inf else _everywhere(pieces, settings.duration, longest)


def stretches(system: System, settings: SolverSettings, jumps: Array) -> Array:
    """Return the whole run in few stretches of one longest step each, (k, 3).

    For methods that must begin anew to have another one. Each has its start, its end and that
    step, which may be infinite [s]. Arguments and errors as of ``step_limits``.
    """
    joined: list[list[float]] = []
    for start, end, longest in _short_pieces(system, settings, jumps).tolist():
        if joined and start - joined[-1][1] <= NEAR * max(longest, joined[-1][2]):
            joined[-1][1:] = end, min(longest, joined[-1][2])
        else:
            joined.append([start, end, longest])
    pieces = np.array(joined).reshape(-1, 3)
    longest = min(_longest(settings), _seen(system, settings, jumps))
    return _everywhere(pieces, settings.duration, longest)


def _short_pieces(system: System, settings: SolverSettings, jumps: Array) -> Array:
    return system.laws.short_pieces([0.0, *jumps.tolist(), settings.duration])


def _seen(system: System, settings: SolverSettings, jumps: Array) -> float:
    """Return the step in which no condition of time holds and ends unseen [s].

    The motion does not follow it, so the error of a step says nothing of it.
    """
    return SEEN * system.laws.quickest_condition([0.0, *jumps.tolist(), settings.duration])


def _everywhere(pieces: Array, end: float, longest: float) -> Array:
    """Return pieces, and what lies between them, with no step longer than ``longest``."""
    edges = np.unique([0.0, *pieces[:, :2].ravel().tolist(), end])
    limits = np.column_stack([edges[:-1], edges[1:], np.full(edges.size - 1, longest)])
    own = np.searchsorted(edges, pieces[:, 0])
    limits[own, 2] = np.minimum(pieces[:, 2], longest)
    return np.ascontiguousarray(limits)


def _longest(settings: SolverSettings) -> float:
    if settings.max_step is None:
        return math.inf
    return _checked(settings, "max_step", settings.max_step)


def _checked(settings: SolverSettings, field: str, step: float) -> float:
    if settings.duration > MOST_STEPS * step:
        raise SettingsError(
            say(
                "{step} makes {count:.3g} steps, more than any run can "
                "take. Lengthen it (solver.{field} in the model, --{option} on the command "
                "line).",
                step=WORDS[field].say(step=step),
                count=settings.duration / step,
                field=field,
                option=field.replace("_", "-"),
            )
        )
    return step
