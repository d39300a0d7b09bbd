"""Load steps from rest to rest: at each value that which is come to from the last one.

They are for mechanisms whose constraints change, and whose signals are to rest, too.
What holds may change on the way, so there is no smooth path: a stop is met, friction gives way, a
place is left for another one far off. Each value of the parameter is one more step of a load that
grows slowly: the mechanism falls from where it rested before.
"""

import threading
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from kane.analyses.rest_place import NoRestError
from kane.analyses.resting_place import Equilibrium, rest_near, way_between
from kane.analyses.resting_with_changes import rest_below
from kane.compiled import System, compile_model
from kane.errors import StoppedError
from kane.model import Parametric
from kane.model.model import may_change
from kane.solve.assembly import close_joints
from kane.solve.changing.layout import resting_state


def rests_over(
    parametric: Parametric,
    parameter: str,
    values: list[float],
    progress: Callable[[float], None] | None = None,
    stop: threading.Event | None = None,
) -> list[Equilibrium]:
    """Return the rests at values of a parameter, each come to from the one before.

    As many as there are: behind a value at which nothing rests there is none, nor where it was
    stopped.

    Raises:
        NoRestError: there is none at the first value.
        StoppedError: it was stopped before the first one was found.

    """
    found: list[Equilibrium] = []
    for k, value in enumerate(values):
        system = compile_model(parametric.at({parameter: value}))
        try:
            rest = _rest(system, found, stop)
        except (NoRestError, StoppedError):
            if not found:
                raise
            break
        if found:
            n = system.bodies
            first = found[0].instant.state[: 7 * n]
            rest = replace(rest, moved=way_between(system, first, rest.instant.state[: 7 * n]))
        found.append(rest)
        _ = rest.is_stable
        if progress:
            progress((k + 1) / len(values))
    return found


def _rest(system: System, found: list[Equilibrium], stop: threading.Event | None) -> Equilibrium:
    """Return where a system comes to rest from the last rest."""
    if may_change(system.model):
        return rest_below(_begun_at(system, found), None, stop)
    if found:  # signals rest there, too
        return rest_near(system, found[-1].instant.state, None, stop)
    closed = close_joints(system)
    return rest_near(closed.system, closed.state, None, stop)


def _begun_at(system: System, found: list[Equilibrium]) -> System:
    """Return a system that begins in the last rest, as it is drawn where there is none."""
    if not found:
        return system
    last = found[-1].instant
    begins = resting_state(system, last.system, last.state)
    return replace(system, initial_state=np.ascontiguousarray(begins), is_at_rest=True)
