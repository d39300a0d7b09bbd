"""How contacts share what they bear in a time step: where all hold, by the shortest impulses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np

from kane.model.planes import axis_across
from kane.proof.balance import Window
from kane.proof.friction import law_of, size_of
from kane.proof.motion import Array
from kane.proof.paths import Paths
from kane.proof.rows import Held, Rows
from kane.proof.shares import idle_part
from kane.proof.touches import Touch

ROOM = 1e-3  # of the largest push, or of the friction that is let be: what holds has some left


def idle_shares(
    window: Window, touches: Sequence[Touch], paths: Paths, rows: Rows
) -> Iterator[tuple[str, float, float]]:
    """Yield whose impulses push nothing, how much of them does so, and the largest of all.

    Impulses that differ by that make the same motion, and the shortest have none of it. Nothing is
    said where one of all slips or is about to, in what is told or in the shortest: there others are
    as good.
    """
    own = [held for touch in touches for held in touch.held]
    places = [each.first + k for each in own for k in range(len(each.constraint.holds()))]
    if not places or not _all_hold(window, touches, paths, rows):
        return
    touching = {id(each) for each in own}
    others = [each for each in window.held if id(each) not in touching]
    told = window.multipliers[0, places]
    idle = idle_part(_slopes(window, rows, own), _slopes(window, rows, others), told)
    if idle is None:
        return
    shortest = window.multipliers.copy()
    shortest[:, places] -= idle
    if not _all_hold(replace(window, multipliers=shortest), touches, paths, rows):
        return
    worst = int(np.abs(idle).argmax())
    owner = next(each.owner for each in reversed(own) if each.first <= places[worst])
    yield owner, float(np.abs(idle[worst])), float(np.abs(told).max())


def _all_hold(window: Window, touches: Sequence[Touch], paths: Paths, rows: Rows) -> bool:
    """Return whether all that touches pushes, and needs less friction than there is."""
    forces = window.multipliers[0]
    largest = max(float(forces[each.held[0].first]) for each in touches)
    for touch in touches:
        if touch.pushes and forces[touch.held[0].first] <= ROOM * largest:
            return False
        if touch.friction is None:
            continue
        across = [
            size_of(np.stack([slope[0] for slope in row.of.values()])) * forces[held.first + k]
            for held in touch.held
            for k, row in enumerate(rows.of(held))
        ][touch.has_gap :]
        most = min(law_of(touch.friction, touch.gaps, window, paths, 0))
        if np.linalg.norm(across) >= (1.0 - ROOM) * most:
            return False
    return True


def _slopes(window: Window, rows: Rows, held: Sequence[Held]) -> Array:
    """Return which way rows push the bodies, (rows, parts), moments by the size of the whole."""
    free = np.ones(6, bool)
    if window.model.planar:  # what holds bodies in their plane is no element
        across = axis_across(window.model.work_plane)
        free = np.array([k != across for k in range(3)] + [k == across for k in range(3)])
    arm = np.repeat((1.0, 1.0 / window.extent), 3)
    found = [
        [(row.of[body.name][0] * arm)[free] if body.name in row.of else np.zeros(int(free.sum()))
         for body in window.model.bodies]
        for each in held
        for row in rows.of(each)
    ]  # fmt: skip
    return np.array(found).reshape(len(found), int(free.sum()) * len(window.model.bodies))
