"""Strikes: the jump of momentum of the bodies lies along the rows that may push at that instant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from kane.elements.changing import Blow
from kane.model import Model
from kane.proof.balance import masses
from kane.proof.judging import Left
from kane.proof.motion import Array, Motion
from kane.proof.paths import Paths
from kane.proof.recorded import Recorded
from kane.proof.rows import Held, Rows

NOTHING = 1e-12  # part of a momentum that is round-off: nothing struck


@dataclass(frozen=True)
class Strike:
    """The frames just before and just after an event.

    Attributes:
        model: what moves.
        motion: both frames.
        held: all that may push at that instant; the number of the multiplier means nothing.
        blows: impulses from outside.
        recorded: what else is recorded.
        extent: length by which an angle counts as a length [m].
        principal: axes of each body along which a touching shape slips.

    """

    model: Model
    motion: Motion
    held: Sequence[Held]
    blows: Sequence[Blow]
    recorded: Recorded
    extent: float
    principal: Mapping[str, Array]


def strike_error(strike: Strike) -> Left | None:
    """Return the largest jump of momentum that no row explains; None where nothing struck.

    Angular momenta count as momenta, divided by the size of the mechanism.

    Raises:
        NotCoveredError: the model has what this derivation does not know.

    """
    jump, size = _jumps(strike)
    largest = max((float(np.abs(each).max()) for each in jump.values()), default=0.0)
    if largest <= NOTHING * size:
        return None
    names = list(jump)
    first = slice(0, 1)
    paths = Paths(strike.model, strike.motion.part(first), strike.recorded.part(first))
    rows = Rows(paths, strike.extent, strike.principal)
    columns = [_column(strike, row.of, names) for held in strike.held for row in rows.of(held)]
    told = np.concatenate([jump[name] for name in names])
    left = told
    if columns:
        matrix = np.stack(columns, axis=1)
        found, *_ = np.linalg.lstsq(matrix, told, rcond=1e-12)
        left = told - matrix @ found
    k = int(np.abs(left).argmax())
    component = ("px", "py", "pz", "hx", "hy", "hz")[k % 6]
    time = float(strike.motion.time[0])
    return Left(
        "strike", names[k // 6], component, "N s", time,
        float(left[k]), largest, 0.0,
    )  # fmt: skip


def _jumps(strike: Strike) -> tuple[dict[str, Array], float]:
    """Return by how much the momenta of each body jump, (6,), and the largest momentum [N s]."""
    motion, found, size = strike.motion, {}, 0.0
    particles = {body.name for body in strike.model.bodies if body.particle}
    for name, (mass, center, inertia) in masses(strike.model).items():
        R, w = motion.places.turn[name], motion.spin[name]
        p = mass * (motion.velocity[name] + np.cross(w, np.einsum("tij,j->ti", R, center)))
        H = np.einsum("tij,jk,tlk,tl->ti", R, inertia, R, w) / strike.extent
        if name in particles:
            H = np.zeros_like(p)
        both = np.hstack([p, H])
        size = max(size, float(np.abs(both).max()))
        found[name] = both[1] - both[0]
    for blow in strike.blows:
        R = motion.places.turn[blow.body][0]
        own = R if blow.in_body else np.eye(3)
        impulse, moment = own @ np.array(blow.impulse), own @ np.array(blow.moment)
        arm = R @ (np.array(blow.point) - masses(strike.model)[blow.body].center)
        found[blow.body] = found[blow.body] - np.concatenate(
            [impulse, (moment + np.cross(arm, impulse)) / strike.extent]
        )
    return found, size


def _column(strike: Strike, of: Mapping[str, Array], names: Sequence[str]) -> Array:
    column = np.zeros(6 * len(names))
    for i, name in enumerate(names):
        if name in of:
            own = of[name][0].copy()
            center = masses(strike.model)[name].center
            own[3:] -= np.cross(strike.motion.places.direction(name, center)[0], own[:3])
            own[3:] /= strike.extent
            column[6 * i : 6 * i + 6] = own
    return column
