"""Edges that went through each other between two samples of a step: an event that was missed."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from kane.elements.primitives import ShapeContact
from kane.kernels.equations import assemble
from kane.kernels.tables import make_work
from kane.model.solver import TIME_STEPPING
from kane.results.recording import Recording
from kane.sentences import Sentence, say

DEEP = 1e-6  # of the size of the mechanism: no run that sees a contact lets it come so deep
MOST_LOOKS = 2000  # at frames, of which each takes some microseconds


def missed_edges(result: Recording) -> Iterator[Sentence]:
    """Yield which bodies were deepest in each other where their edges cross, at frames of a run."""
    model, count = result.model, len(result.time)
    if count == 0 or model.planar or not model.contacts:
        return
    if result.settings.method == TIME_STEPPING:
        return  # time steps tell of depths by themselves
    whole = result.modes_at(0).whole
    edges = [
        (owned.name, rows.start)
        for owned, rows in zip(whole.contacts, whole.contact_rows, strict=True)
        if isinstance(owned.contact.gap, ShapeContact)
        and owned.contact.gap.features_b
        and owned.contact.gap.rank == 0
    ]
    if not edges:
        return
    deepest, found = DEEP * whole.tables.extent, None
    work = make_work(whole.tables)
    for frame in np.unique(np.linspace(0, count - 1, min(count, MOST_LOOKS)).astype(int)).tolist():
        system = result.modes_at(frame).whole
        assemble.place(
            system.tables, work, np.array(result.frames.values[frame, : system.state_size])
        )
        assemble.residuals(system.tables, work)
        for name, row in edges:
            if -work.phi[row] > deepest:
                deepest, found = float(-work.phi[row]), (name, float(result.time[frame]))
    if found is not None:
        name, time = found
        yield say(
            "Edges in '{contact}' went through each other: at t = {time:.4g} s they were "
            "{depth:.3g} m deep. A step was too long to see them meet: give a longest step.",
            contact=name,
            time=time,
            depth=deepest,
        )
