"""Statics of mechanisms with controllers: places at rest with states of signals that rest, too.

Beside the forces, rates of the states of signals have to be zero: what an integral follows is. Both
are brought to zero together, by steps of Newton with the exact slopes of ``tangents``,

    [K  S; R_z  R_c] (dz, dc) = (g, -c'),

so what is found is an equilibrium of the regulated mechanism, stable or not. A state that has
limits goes no farther than these, and rests there as long as its rate leads beyond.
"""

import threading
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from kane.analyses.instant import AT_ONCE
from kane.analyses.rest_place import LEFT, NoRestError, Place
from kane.analyses.tangents import State, slopes
from kane.compiled import System
from kane.elements.signals import Continuous
from kane.errors import StoppedError
from kane.expressions.nodes import Call, Number
from kane.kernels.codes import BETWEEN_JUMPS
from kane.kernels.equations import assemble as primitives
from kane.kernels.equations.signals import CONTINUOUS, LEAST, signal_rates
from kane.kernels.tables import make_work
from kane.model.model import signals
from kane.sentences import say

Array = npt.NDArray[np.float64]

MOST = 400  # steps
SECOND = 1.0  # s, in which a state that leads to a limit counts as one that comes there
SINGULAR = 1e-13  # of the equations, each made of one size: what says nothing


def is_regulated(system: System) -> bool:
    """Return whether signals have states that are integrated."""
    return bool((system.tables.signals["sampling"] == CONTINUOUS).any())


def regulated_rest(
    system: System,
    state: Array,
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> tuple[Place, int]:
    """Return where a system and its signals rest near a state, (state,), and the steps there.

    Raises:
        NoRestError: none was found.
        StoppedError: it was stopped.

    """
    place, limits = Place(system, state), _limits(system)
    for step in range(MOST):
        if stop is not None and stop.is_set():
            raise StoppedError(say("The search for an equilibrium was stopped."))
        if progress:
            progress(min(1.0, step / MOST))
        way, change, is_still = _newton(place, limits)
        if is_still and place.rests:
            return place, step
        part = min(1.0, _part(place, way))
        y = place.state.copy()
        own = system.signal_places
        y[own] = np.clip(y[own] + part * change, *limits)
        place = Place(system, y, place.acting).moved(part * way)
    raise NoRestError(
        say(
            "No equilibrium was found in which the signals rest, too: an integral rests where what "
            "it follows is zero. Something may be driven, or out of the reach of its controller."
        )
    )


def _part(place: Place, way: Array) -> float:
    """Return how much of a displacement a step may go."""
    shorter = place.no_longer(way)
    longest = float(np.abs(way).max(initial=0.0))
    return float(np.abs(shorter).max(initial=0.0)) / longest if longest > 0.0 else 1.0


def _limits(system: System) -> tuple[Array, Array]:
    """Return the least and the largest values of all states of signals, (s,) each."""
    least, most = np.full(system.signals, -np.inf), np.full(system.signals, np.inf)
    known = signals(system.model).states()
    continuous = (each for each in known if isinstance(each, Continuous))
    for k, each in enumerate(continuous):  # which stand first, in the same order
        match each.rate:
            case Call("rail", (_, _, Number(low), Number(high), _)):
                least[k], most[k] = low, high
    return least, most


def _newton(place: Place, limits: tuple[Array, Array]) -> tuple[Array, Array, bool]:
    """Return a displacement, (6 n,), a change of the states, (s,), and whether these rest."""
    system, free = place.system, place.free
    tables, s = system.tables, system.signals
    own = np.flatnonzero(tables.signals["sampling"] == CONTINUOUS)
    p, r = free.shape[1], own.size
    shifts = np.hstack([free, np.zeros((len(free), r))])
    changed = np.zeros((s, p + r))
    changed[own, range(p, p + r)] = 1.0
    at = State(system, 0.0, AT_ONCE / 2, place.state, np.zeros(len(free)), place.multipliers)
    found = slopes(at, shifts, np.zeros_like(shifts), signals=changed)
    rates, values = _rates(system, place.state)[own], place.state[system.signal_places][own]
    matrix = np.vstack([free.T @ found.residuals, found.signals[own]])
    right = np.concatenate([place.force, -rates])
    # what a second would lead beyond a limit goes to it, and stays
    goals = np.clip(values + SECOND * rates, limits[0][own], limits[1][own])
    at_limits = (values <= limits[0][own]) | (values >= limits[1][own])
    ends = (goals != values + SECOND * rates) | (at_limits & (rates == 0.0))
    matrix[p:][ends] = np.eye(r, p + r, p)[ends]
    right[p:][ends] = (goals - values)[ends]
    # states count by their size, rows by that of what they add up
    sizes = np.maximum(np.abs(values), tables.signals["worth"][own])
    columns = np.concatenate([np.ones(p), np.where(sizes > 0.0, sizes, 1.0)])
    scaled = matrix * columns
    rows = np.maximum(np.abs(scaled).max(axis=1, initial=0.0), LEAST)
    solution = np.linalg.lstsq(scaled / rows[:, None], right / rows, rcond=SINGULAR)[0] * columns
    change = np.zeros(s)
    change[own] = solution[p:]
    still = np.where(ends, goals == values, np.abs(rates) <= LEFT * rows[p:])
    is_still = bool(still.all())
    return free @ solution[:p], change, is_still


def _rates(system: System, y: Array) -> Array:
    """Return the rates of the states of signals at rest, (s,)."""
    tables, found = system.tables, np.zeros(y.size)
    work = make_work(tables)
    work.clock[BETWEEN_JUMPS] = AT_ONCE / 2
    primitives.place(tables, work, y)
    primitives.move(tables, work, y[7 * system.bodies : 13 * system.bodies])
    signal_rates(tables, work, found)
    return found[system.signal_places]
