"""Generalized speeds with which a model begins, for the exports."""

from __future__ import annotations

import numpy as np

from kane.symbolic.agreement import Array, Numeric, State, bodies_of
from kane.symbolic.derivation import Derivation


def start_speeds(found: Derivation) -> list[float]:
    """Return the speeds for which the bodies move as the model begins.

    An auxiliary speed is zero, as it always is.
    """
    count, bodies = len(found.speeds), bodies_of(found)
    result = found.drawn.start.result
    u_of = dict(zip((body.name for body in result.model.bodies), result.u[0], strict=True))
    particles = {body.name for body in result.model.bodies if body.particle}
    told = []
    for body in found.bodies:
        told.append(u_of[body.name][:3])
        told.append(np.zeros(3) if body.name in particles else u_of[body.name][3:])

    def twists(u: Array) -> Array:
        return bodies.twists(State(0.0, np.array(found.start), u)).ravel()

    rest = twists(np.zeros(count))
    columns = np.array([twists(each) - rest for each in np.eye(count)]).reshape(count, rest.size)
    u, *_ = np.linalg.lstsq(columns.T, np.concatenate([np.zeros(0), *told]) - rest, rcond=None)
    closed = Numeric(found).on_constraints(0.0, np.array(found.start), u)
    return [float(x) for x in (u if closed is None else closed.u)]
