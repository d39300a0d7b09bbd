"""What elements that exert forces do in a mode, and how a mode looks."""

import threading
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from kane.analyses.care import unless_stopped
from kane.analyses.linearisation import Linearisation, state_of
from kane.analyses.modes import Mode, inertias
from kane.analyses.tangents import force_slopes
from kane.arguments import checked
from kane.compiled.loads import tables_with
from kane.kernels.equations.project import close_positions, move
from kane.kernels.tables import make_work
from kane.model.poses import Poses, rotation_matrices

Array = npt.NDArray[np.float64]
Complex = npt.NDArray[np.complex128]

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
    (found,) = _shares(linear, [linear.modes[number]], None)
    return found


@checked
def shares_of_all(linear: Linearisation, stop: threading.Event | None = None) -> tuple[Shares, ...]:
    """Return what elements that exert forces do in each mode.

    Args:
        linear: the equations.
        stop: set it from another thread to give up, which raises StoppedError.

    """
    return tuple(_shares(linear, linear.modes, stop))


def _shares(
    linear: Linearisation, modes: Sequence[Mode], stop: threading.Event | None
) -> list[Shares]:
    """Return what elements do in some modes; each is looked at once, along all modes."""
    if not modes:
        return []
    state, system = state_of(linear.instant), linear.instant.system
    speeds: list[Complex] = [linear.speed_shapes @ mode.vector for mode in modes]
    shift = _columns(system.bodies, [mode.displacements for mode in modes])
    speed = _columns(system.bodies, speeds)
    along_shifts = np.hstack([shift, np.zeros_like(shift)])
    along_speeds = np.hstack([np.zeros_like(speed), speed])
    base = force_slopes(state, along_shifts, along_speeds, tables_with(system.tables, {}))
    found, both = [Shares({}, {}) for _ in modes], shift.shape[1]
    wholes = [float((inertias(system) * np.abs(each) ** 2).sum()) for each in speeds]
    for name, entries in system.load_entries.items():
        unless_stopped(stop)
        own = tables_with(system.tables, entries)
        change = force_slopes(state, along_shifts, along_speeds, own) - base
        stored = -(shift * change[:, :both]).sum(axis=0)
        lost = -(speed * change[:, both:]).sum(axis=0)
        for k, (mode, whole) in enumerate(zip(modes, wholes, strict=True)):
            # the real and the imaginary part
            parts, rate = slice(2 * k, 2 * k + 2), abs(mode.eigenvalue)
            acts = change[:, parts].any() or change[:, both:][:, parts].any()
            if whole > 0.0 and rate > 0.0 and acts:
                found[k].stored[name] = float(stored[parts].sum()) / whole
                found[k].lost[name] = float(lost[parts].sum()) / whole / rate
    return found


def _columns(bodies: int, shapes: Sequence[Complex]) -> Array:
    """Return real and imaginary parts of shapes beside each other, (6 n, 2 shapes)."""
    parts = [part for each in shapes for part in (each.real, each.imag)]
    return np.array(parts, dtype=float).reshape(len(parts), 6 * bodies).T


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
