"""How quantities change with small deviations, and with what is set, exactly.

A quantity is a function of a frame: of the state, the accelerations u' and the multipliers lambda.
How these change along a deviation say the equations, see ``tangents``; then the functions that show
the quantity, and the kernels that these call, are worked out on dual numbers (``dual_frame``).

Where constraints change in a model, those are kept that hold at the frame, and the branches that
its laws take there.
"""

import threading
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.care import unless_stopped
from kane.analyses.dual_frame import Along, CountedError, DualFrame
from kane.analyses.instant import Instant
from kane.analyses.setting import Setting, chosen_settings, compiled_for, set_on
from kane.analyses.tangents import NoSlopeError, State, friction_of, moved_state
from kane.kernels.compiling.dual import Dual, duals, slopes_of
from kane.kernels.tables import Tables
from kane.results.compute import compute
from kane.sentences import say

Array = npt.NDArray[np.float64]


def units_of(instant: Instant, outputs: Sequence[str]) -> tuple[str, ...]:
    """Return the units of quantities; raises UnknownSignalError."""
    known = {entry.name: entry.unit for entry in instant.result.signals()}
    names = instant.result.full_names(tuple(outputs))
    return tuple(known[name] for name in names)


class Change(NamedTuple):
    """How a frame changes along directions, of which there are d.

    Attributes:
        shifts: (6 n, d) small displacements of the bodies.
        speeds: (6 n, d) changes of their speeds.
        signals: (s, d) changes of the states of signals.
        rates: (6 n, d) changes of u'.
        multipliers: (m, d) changes of lambda.

    """

    shifts: Array
    speeds: Array
    signals: Array
    rates: Array
    multipliers: Array


def output_slopes(
    instant: Instant,
    outputs: Sequence[str],
    state: State,
    change: Change,
    settings: tuple[Setting, ...] = (),
    stop: threading.Event | None = None,
) -> Array:
    """Return how outputs change along directions, (o, d).

    Args:
        instant: the frame.
        outputs: names of quantities.
        state: what the equations make of the frame; of what is set, with a system for it.
        change: how all changes along the directions.
        settings: what is set, one along each direction; none where the directions are deviations.
        stop: an event that any thread may set to give up.

    Raises:
        StoppedError: it was stopped.
        NoSlopeError: a quantity has no derivative there.
        UnknownSignalError: there is no such quantity.

    """
    d = change.shifts.shape[1]
    small = tuple(Dual(0.0, row) for row in np.eye(len(settings)))
    names = instant.result.full_names(tuple(outputs))
    found = np.zeros((len(names), d))
    if not found.size:
        return found
    whole = compiled_for(instant.result.system, settings)
    own = chosen_settings(whole, tuple(each.name for each in settings))
    tables = set_on(state.system, settings, small)
    with np.errstate(all="ignore"):
        along = _along(instant, state, change, tables)
        frame = DualFrame(instant.result, whole, own, small, along)
        for k, name in enumerate(names):
            unless_stopped(stop)
            found[k] = _slopes(frame, name, d)
    return found


def _along(instant: Instant, state: State, change: Change, tables: Tables) -> Along:
    """Return the numbers of the frame in the layout of the result."""
    system = state.system
    y = moved_state(state, change.shifts, change.speeds, change.signals)
    multipliers = duals(state.multipliers, change.multipliers)
    rates = duals(state.rates, change.rates)
    if not system.contacts:
        return Along(y, rates, multipliers)
    d, end = change.shifts.shape[1], system.state_size
    slopes = np.zeros((system.frame_size, d))
    slopes[:end] = slopes_of(y, d)
    slopes[end : end + system.rows] = change.multipliers
    end += system.rows
    if system.slips:
        moved = state._replace(multipliers=multipliers)
        friction = friction_of(moved, change.shifts, change.speeds, tables, change.signals)
        slopes[end : end + system.slips] = slopes_of(friction, d)
    lifted = instant.result.modes_at(0).to_whole(instant.system, slopes.T).T
    numbers = duals(np.array(instant.result.frames.values[0]), lifted)
    whole = instant.result.system
    end = whole.state_size
    return Along(numbers[:end], rates, numbers[end : end + whole.rows])


def _slopes(frame: DualFrame, name: str, d: int) -> Array:
    try:
        values = compute(frame, name)
    except CountedError as error:
        raise NoSlopeError(
            say(
                "'{name}' counts from the start of the run: a state alone does not tell how it "
                "changes. Choose a power in its place, or an energy.",
                name=name,
            )
        ) from error
    except (ZeroDivisionError, ValueError, OverflowError) as error:
        raise _none(name) from error
    found: Array = slopes_of(np.asarray(values, dtype=object), d)[0]
    if not np.isfinite(found).all():
        raise _none(name)
    return found


def _none(name: str) -> NoSlopeError:
    return NoSlopeError(say("'{name}' has no derivative at this state.", name=name))
