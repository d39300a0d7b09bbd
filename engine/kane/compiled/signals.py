"""The tables of the states of signals."""

import math

import numpy as np

from kane.compiled.laws import Laws
from kane.expressions.evaluate import State, evaluate
from kane.expressions.nodes import Node, StateOf, measures, walk
from kane.kernels.equations.signals import CONTINUOUS, SAMPLING, STATE
from kane.kernels.tables import Array, Table
from kane.model.signals import States

NO_PROGRAM = -1
ELSEWHERE = 1.0  # value of a measure from which a rate is looked at, in SI units
UNREAD = 0.5  # a time at which it is [s]
LOOKS = 33  # times of a run at which the size of a function of time is looked at


def signal_tables(states: States, laws: Laws, duration: float) -> tuple[Table, Table, Array]:
    """Return the tables of states and of samplings, and the states at the start, (s,).

    Args:
        states: of the model.
        laws: its programs.
        duration: of its runs, over which the size of what hangs on the time is looked at [s].

    """
    worths = _worths(states, laws, duration)
    rows = [
        (laws.program_of(each.rate, _owner(each.state)), CONTINUOUS, worths[each.state])
        for each in states.continuous
    ]
    samplings = []
    for k, each in enumerate(states.samplings):
        samplings.append((each.period, each.offset, len(rows)))
        rows.append((NO_PROGRAM, k, 0.0))
        rows += [
            (laws.at_samples(node, f"'{each.owner}'"), k, worths[state])
            for state, node in each.updates
        ]
    start = np.array([state.start for state in states.all], dtype=float)
    return np.array(rows, dtype=STATE), np.array(samplings, dtype=SAMPLING), start


def _owner(state: StateOf) -> str:
    return f"'{state.owner}'" if state.owner else f"{state.part}(...)"


def _worths(states: States, laws: Laws, duration: float) -> dict[StateOf, float]:
    """Return what of each state counts for 1 m, rad or m/s of the motion.

    It is by how much its rate changes when measures do by so much, in the time in which it follows;
    of a sampled one, its value. So it goes with the unit of the signal. What reads states alone has
    theirs, and what hangs on the time alone is as large as that makes it.
    """
    made = [
        (each.state, each.rate if each.drive is None else each.drive, each.span)
        for each in states.continuous
    ]
    made += [(state, node, 1.0) for each in states.samplings for state, node in each.updates]
    found = {}
    for state, node, span in made:
        found[state] = span * sum(_change(node, part, 1.0, laws) for part in measures(node))
    for state, node, span in made:
        if found[state] == 0.0:
            found[state] = max(span * _largest(node, laws, duration), abs(state.start))
    for _ in made:  # what reads others, one after the other
        for state, node, span in made:
            if found[state] == 0.0:
                others = {part for part in walk(node) if isinstance(part, StateOf)} - {state}
                found[state] = span * sum(
                    _change(node, part, found[part], laws) for part in others if part in found
                )
    return found


def _largest(node: Node, laws: Laws, duration: float) -> float:
    """Return how large an expression becomes in a run by the time alone, about."""
    if not node.has_time and measures(node):
        return 0.0
    values = [abs(evaluate(node, t, _elsewhere, laws.curves)) for t in _times(duration)]
    return max((value for value in values if math.isfinite(value)), default=0.0)


def _times(duration: float) -> list[float]:
    return [duration * k / (LOOKS - 1) for k in range(LOOKS)]


def _change(node: Node, changed: State, way: float, laws: Laws) -> float:
    """Return by how much a rate changes with a measure or a state."""

    def value(at: float) -> float:
        def read(part: State) -> float:
            return at if part == changed else _elsewhere(part)

        return evaluate(node, UNREAD, read, laws.curves)

    low, high = value(_elsewhere(changed)), value(_elsewhere(changed) + way)
    change = abs(high - low)
    return change if math.isfinite(change) else 0.0


def _elsewhere(part: State) -> float:
    return 0.0 if isinstance(part, StateOf) else ELSEWHERE
