"""How a run was drawn and how it begins, as the second derivation takes it."""

from __future__ import annotations

import numpy as np

from kane.analyses.proof_windows import held_at, principal_axes, recorded
from kane.proof.beginning import Beginning
from kane.results import Result


def beginning_of(result: Result) -> Beginning | None:
    """Return how a run begins; None of one that begins elsewhere than where it is drawn."""
    system = result.system
    if system.is_at_rest or float(result.time[0]) != 0.0:
        return None
    n, drawn = system.bodies, system.initial_state
    q, u = system.frames.to_user(
        drawn[: 7 * n].reshape(1, n, 7), drawn[7 * n : 13 * n].reshape(1, n, 6)
    )
    # strikes at the start, and what leads, change the speeds otherwise than by the least
    is_least = not (system.contacts or system.has_leads)
    return Beginning(
        model=result.model,
        drawn=q[0],
        found=np.asarray(result.q[0]),
        given=u[0] if is_least else None,
        speeds=np.asarray(result.u[0]),
        held=held_at(result, 0),
        time=0.0,
        recorded=recorded(result.part(slice(0, 1))),
        extent=float(system.tables.extent),
        principal=principal_axes(result),
    )
