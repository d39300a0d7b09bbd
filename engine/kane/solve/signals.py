"""States of signals where a run goes on with another model, and runs that sample too often."""

import numpy as np
import numpy.typing as npt

from kane.compiled import System
from kane.errors import SettingsError
from kane.expressions.nodes import StateOf
from kane.kernels.equations.signals import SAME_INSTANT
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST_SAMPLES = 1e7  # of a signal in a run


def refuse_too_many_samples(system: System, duration: float) -> None:
    """Refuse a run with more samples than any can take; raises SettingsError."""
    for each in system.tables.samplings:
        if duration / float(each["period"]) > MOST_SAMPLES:
            owner = system.signal_states[int(each["count"])].owner
            raise SettingsError(
                say(
                    "'{name}' would be sampled {count:.3g} times: at most {most:.0e} samples fit "
                    "into a run. Take a longer period, or a shorter run.",
                    name=owner,
                    count=duration / float(each["period"]),
                    most=MOST_SAMPLES,
                )
            )


def labels(system: System) -> tuple[tuple[str, str], ...]:
    """Return what each state of a signal is called; accumulations count by their order."""
    return tuple((state.owner, state.part) for state in system.signal_states)


def samples_at(system: System, y: Array, time: float) -> bool:
    """Return whether a sample is due at a time, or has just been taken there.

    Args:
        system: the compiled model.
        y: (y,) its state, or a frame that begins with it.
        time: [s].

    """
    states = y[system.signal_places]
    for each in system.tables.samplings:
        for count in (states[each["count"]], states[each["count"]] - 1.0):
            instant = float(each["offset"]) + float(count) * float(each["period"])
            if abs(instant - time) <= SAME_INSTANT * time:
                return True
    return False


def recount(before: System, after: System, y: Array, time: float) -> None:
    """Let samplings of other periods go on with their next instant after a time.

    Args:
        before: the system with the periods so far.
        after: the one with which it goes on, of the same states.
        y: (y,) the state, see ``kernels.state``; counts are written anew.
        time: [s].

    """
    states = y[after.signal_places]
    for k, each in enumerate(after.tables.samplings):
        if each != before.tables.samplings[k]:
            states[each["count"]] = _count(float(each["offset"]), float(each["period"]), time)


def carry(before: System, held: Array, after: System, y: Array, time: float) -> None:
    """Let states that another mechanism has too be as they were.

    Args:
        before: the system of the state so far.
        held: (y,) that state, or a frame that begins with it.
        after: the other system.
        y: (y,) its state; written.
        time: [s].

    """
    known = dict(zip(before.signal_states, held[before.signal_places].tolist(), strict=True))
    states = y[after.signal_places]
    for k, state in enumerate(after.signal_states):
        if state in known:
            states[k] = known[state]
    periods = {_owner(before, each): each for each in before.tables.samplings}
    for each in after.tables.samplings:
        same = periods.get(_owner(after, each))
        if same is None or any(same[field] != each[field] for field in ("period", "offset")):
            states[each["count"]] = _count(float(each["offset"]), float(each["period"]), time)


def _owner(system: System, sampling: np.void) -> StateOf:
    return system.signal_states[int(sampling["count"])]


def _count(offset: float, period: float, time: float) -> float:
    """Return the count of the first instant after a time."""
    latest = time + SAME_INSTANT * time
    return 0.0 if offset > latest else float(np.floor((latest - offset) / period)) + 1.0
