"""What elements that exert forces do in a mode, and how a mode looks."""

from typing import NamedTuple

import numpy as np

from kane.analyses.linearisation import Linearisation, state_of
from kane.analyses.modes import inertias
from kane.analyses.tangents import force_slopes
from kane.arguments import checked
from kane.compiled.loads import tables_with
from kane.kernels.equations.project import close_positions, move
from kane.kernels.tables import make_work
from kane.model.poses import Poses, rotation_matrices

TURN = 0.3  # rad that a body turns in a picture, or as much of the mechanism's size
STEPS = 48  # pictures of a cycle
CORRECTIONS = 8  # of the joints in each; where they stay open, it is by less than one sees


class Shares(NamedTuple):
    """What elements that exert forces do in a mode, as parts of its kinetic energy.

    Attributes:
        stored: what they store at most, by name; weight and preloaded joints store the rest.
            Less than zero where they push over.
        lost: what they take out in a radian of the oscillation, by name.

    """

    stored: dict[str, float]
    lost: dict[str, float]


@checked
def shares(linear: Linearisation, number: int) -> Shares:
    """Return what elements that exert forces do in a mode.

    Args:
        linear: the equations.
        number: of the mode.

    """
    mode, instant = linear.modes[number], linear.instant
    system = instant.system
    speeds = linear.speed_shapes @ mode.vector
    whole = float((inertias(system) * np.abs(speeds) ** 2).sum())
    shift = np.column_stack([mode.displacements.real, mode.displacements.imag])
    speed = np.column_stack([speeds.real, speeds.imag])
    along_shifts = np.hstack([shift, np.zeros_like(shift)])
    along_speeds = np.hstack([np.zeros_like(speed), speed])
    state = state_of(instant)
    base = force_slopes(state, along_shifts, along_speeds, tables_with(system.tables, {}))
    stored, lost = {}, {}
    rate = abs(mode.eigenvalue)
    for name, entries in system.load_entries.items():
        own = tables_with(system.tables, entries)
        change = force_slopes(state, along_shifts, along_speeds, own) - base
        if whole > 0.0 and rate > 0.0 and change.any():
            stored[name] = -float((shift * change[:, :2]).sum()) / whole
            lost[name] = -float((speed * change[:, 2:]).sum()) / whole / rate
    return Shares(stored, lost)


@checked
def mode_motion(linear: Linearisation, number: int, size: float = 1.0) -> tuple[Poses, ...]:
    """Return a cycle of a mode as poses of the bodies, large enough to be seen.

    A mode that decays or grows goes to one side and back instead.

    Args:
        linear: the equations.
        number: of the mode.
        size: 1 turns the body that turns most by some 20 degrees.

    """
    mode, instant = linear.modes[number], linear.instant
    system, n = instant.system, instant.system.bodies
    sizes = np.abs(mode.displacements.reshape(-1, 2, 3)).max(axis=(0, 2))
    largest = max(sizes[0] / system.tables.extent, sizes[1], 1e-300)
    names = tuple(body.name for body in system.model.bodies)
    found, work = [], make_work(system.tables)
    work.clock[:] = instant.work.clock
    for k in range(STEPS):
        turned = mode.displacements * np.exp(2j * np.pi * k / STEPS)
        step = np.ascontiguousarray(turned.real) * (size * TURN / largest)
        y = instant.state.copy()
        move(y[: 7 * n], step, np.inf, np.inf)
        close_positions(system.tables, work, y, np.zeros(6 * n), CORRECTIONS, np.inf)
        user, _ = system.frames.to_user(y[: 7 * n].reshape(n, 7), np.zeros((n, 6)))
        found.append(Poses(names, user[:, :3].copy(), rotation_matrices(user[:, 3:])))
    return tuple(found)
